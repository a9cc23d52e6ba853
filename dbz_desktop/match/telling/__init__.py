"""What is told of a game: views of the table, the log, what events name."""
