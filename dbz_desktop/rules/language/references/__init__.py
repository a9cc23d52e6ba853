"""The cards that an effect takes hold of: by kind, from the ends of zones, or spoken of before."""
