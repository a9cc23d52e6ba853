"""Positions with what is answered and expected in them: the rulings tests and the sandbox."""
