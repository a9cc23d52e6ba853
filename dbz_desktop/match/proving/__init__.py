"""Whether the engine plays right: what must always hold, and whole games that are checked."""
