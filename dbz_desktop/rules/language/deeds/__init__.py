"""Verbs as deeds: what is done to cards and numbers, by whom, and as somebody chooses."""
