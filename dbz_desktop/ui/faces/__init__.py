"""Card faces, drawn by the program from the facts of a card: sharp at every size, nobody's art."""
