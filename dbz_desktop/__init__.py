"""DBZ Desktop: the Dragon Ball Z trading card game on one desk, played by the text on its cards."""

__version__ = "0.1.0"
