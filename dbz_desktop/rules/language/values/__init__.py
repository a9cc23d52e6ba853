"""Numbers, how many, personalities and what is measured of them, and comparisons."""
