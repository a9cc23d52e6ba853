"""Insight: what can be told of a game without playing it: forecasts, reasons, dry runs."""
