"""Lessons: positions in which a newcomer is told what he sees, and what to do next."""
