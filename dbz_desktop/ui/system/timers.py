"""Timers that go off once: something is done after a while, unless it is put off again."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def single_shot(parent: QObject, ms: int, slot: Callable[[], object]) -> QTimer:
    """A timer of `parent` that calls `slot` so many milliseconds after each start, once."""
    timer = QTimer(parent, singleShot=True, interval=ms)
    timer.timeout.connect(slot)
    return timer
