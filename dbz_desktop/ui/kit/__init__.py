"""What any page is built from: the theme, lengths, controls, sheets, lists of keys."""
