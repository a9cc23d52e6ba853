"""Card faces, drawn by the program, and the widgets that show one card to its reader."""
