"""The demo: a computer match played through the real windows, with a picture of every page."""
