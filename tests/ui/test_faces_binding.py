"""The Qt binding itself: PySide6 6.12.0 loses a reference to None with every call on Python 3.11."""

from __future__ import annotations

import sys

import PySide6
from PySide6.QtGui import QImage, QPainter


def test_calls_into_qt_keep_the_references_of_none(qapp):
    """Without this the interpreter aborts ("deallocating None") after some thousand paints.

    If it fails, the installed PySide6 must change: 6.11.3 and older are sound on Python 3.11.
    """
    image = QImage(4, 4, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    before = sys.getrefcount(None)
    for _ in range(300):
        painter.save()
        painter.restore()
    lost = before - sys.getrefcount(None)
    painter.end()
    assert lost < 100, f"PySide6 {PySide6.__version__} lost {lost} references of None"
