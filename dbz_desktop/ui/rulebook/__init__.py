"""The rules and the rulings to read: rows, the panel beside a game, the sheet over a page."""
