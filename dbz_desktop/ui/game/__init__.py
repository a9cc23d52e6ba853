"""The page of a game that is played: the question, its answers, the curtain, the end."""
