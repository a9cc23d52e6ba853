"""The journal of a match: one line an answer, appended as it happens."""
