"""The page of a new game and the decks to choose from for it."""
