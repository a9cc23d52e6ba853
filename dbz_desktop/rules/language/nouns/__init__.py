"""People, places and kinds of cards, with the words before and after them."""
