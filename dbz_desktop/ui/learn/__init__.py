"""Learning the game: lessons on the table, how to play, and the ways to what can be looked up."""
