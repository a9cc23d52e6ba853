"""Recorded games: the list of them, and one shown on the table."""
