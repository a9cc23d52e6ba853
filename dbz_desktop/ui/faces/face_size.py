"""How large faces are: the shape of a card, and from which width it has a whole face."""

from __future__ import annotations

from PySide6.QtCore import QSize

RATIO = 5 / 7
"""Width to height of every card."""

FACE_RATIO = 1 / RATIO
"""Height to width of every card."""

RULES_SHARE = 18.5 / 360
"""The letters of a rules text that has room on the whole face, by the width of the face."""

LARGE_FROM = 256
"""The width in pixels from which the whole face is drawn."""


def card_size(height: float) -> QSize:
    """The size of a card of a height."""
    return QSize(max(1, round(height * RATIO)), max(1, round(height)))


def fitted(room: QSize, lies: bool = False) -> QSize:
    """The largest face in a room: 5 : 7, or 7 : 5 if it lies on its side."""
    ratio = 1 / RATIO if lies else RATIO
    width = min(room.width(), round(room.height() * ratio))
    return QSize(max(1, width), max(1, round(width / ratio)))
