"""The home page and the page about the program."""
