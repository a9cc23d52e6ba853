"""What is said aloud by a screen reader."""

from __future__ import annotations

from PySide6 import QtGui
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget


def say(widget: QWidget, text: str) -> None:
    """Let a screen reader say something at once, where the Qt of the system can (from 6.8 on)."""
    event = getattr(QtGui, "QAccessibleAnnouncementEvent", None)
    if event is not None and text:
        QAccessible.updateAccessibility(event(widget, text))
