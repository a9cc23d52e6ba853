"""Matches that were played: stepping through them, recordings, their log as text."""
