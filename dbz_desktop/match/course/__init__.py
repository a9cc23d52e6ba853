"""The course of a game: what it starts from, its answers, and the way back."""
