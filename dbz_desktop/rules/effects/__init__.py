"""The vocabulary: every phrase that a card can say, with what it does."""
