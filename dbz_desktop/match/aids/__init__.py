"""What helps a player at his seat: passing by itself, marking, what an answer does."""
