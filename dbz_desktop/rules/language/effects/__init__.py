"""Deeds of several steps, and what one sentence does to another's."""
