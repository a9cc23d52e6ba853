"""Which attacks a text speaks of, and what is so of them."""
