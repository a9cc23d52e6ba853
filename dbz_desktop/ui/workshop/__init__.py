"""The workshop: cards of one's own, typed, read, drawn and kept."""
