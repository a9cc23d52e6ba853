"""Whole sections and notes: ways of use, and what would never come to anything."""
