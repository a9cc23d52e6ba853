"""A card's text before the grammar reads it: its parts and spelling, what its sentences lean on."""
