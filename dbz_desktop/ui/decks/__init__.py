"""The deck editor: the deck as a model, its view, its figures, its versions, import and export."""
