"""What is said aloud by a screen reader."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6 import QtGui
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget


def in_sentences(parts: Iterable[str]) -> str:
    """Some words as sentences of one text, each with the one mark at its end."""
    ends = (".", "?", "!", "…")
    told = [part for part in parts if part]
    return " ".join(
        part if n == len(told) or part.endswith(ends) else f"{part}."
        for n, part in enumerate(told, 1)
    )


def say(widget: QWidget, text: str) -> None:
    """Let a screen reader say something at once, where the Qt of the system can (from 6.8 on)."""
    event = getattr(QtGui, "QAccessibleAnnouncementEvent", None)
    if event is not None and text:
        QAccessible.updateAccessibility(event(widget, text))
