"""Rulings to watch: the list of them, and the page on which one plays on the table."""
