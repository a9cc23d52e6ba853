"""A seat at a match: what is told there and said there, here and at the far end of a wire."""
