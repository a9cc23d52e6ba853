"""The sandbox: positions to set up by hand, to play on from, and to keep."""
