"""The card browser: the pool as item models, the gallery, the search, the page of one card."""
