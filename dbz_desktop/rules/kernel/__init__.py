"""The kernel: state, events, deeds and their door, quantities, decisions, chance, editions."""
