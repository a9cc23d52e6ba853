"""Puzzles: positions in which one answer reaches a goal this turn, whatever the other side does."""
