"""Making words fit: a label of one elided line, and answers that draw together before they scroll.

What is left out is told by the tool tip; accessible names always hold every word.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from dbz_desktop.ui.pages.flow import FlowLayout
from dbz_desktop.ui.pages.widgets import KeyButton, em

TIGHTEST = 5
"""The last level of `tighten`."""

_WIDEST = {2: 15.0, 3: 10.0, 4: 7.5, 5: 5.5}
"""The most line heights of a title by level; before that it has all the width it needs."""


class LineLabel(QLabel):
    """A plain text that wraps, or, with `one_line`, is cut to a line with its end in a tool tip."""

    def __init__(self, role: str) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("role", role)
        self.one_line = False
        self.set_one_line(False)

    def set_one_line(self, one_line: bool) -> None:
        """Show a single line, or as many as the words need."""
        self.one_line = one_line
        self.setWordWrap(not one_line)
        vertical = QSizePolicy.Policy.Fixed if one_line else QSizePolicy.Policy.Preferred
        self.setSizePolicy(QSizePolicy.Policy.Expanding, vertical)
        self.updateGeometry()
        self._tell()

    def setText(self, text: str) -> None:
        """Show another text."""
        super().setText(text)
        self._tell()

    def shown(self) -> str:
        """What of the text is to be seen."""
        if not self.one_line:
            return self.text()
        room = self.contentsRect().width()
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)

    def _tell(self) -> None:
        self.setToolTip("" if self.shown() == self.text() else self.text())

    def minimumSizeHint(self) -> QSize:
        """A single line can be as narrow as a word."""
        if not self.one_line:
            return super().minimumSizeHint()
        return QSize(em(self, 4), self.fontMetrics().height() + 4)

    def sizeHint(self) -> QSize:
        """A single line asks for its own width."""
        if not self.one_line:
            return super().sizeHint()
        width = self.fontMetrics().horizontalAdvance(self.text()) + 4
        return QSize(width, self.fontMetrics().height() + 4)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The tool tip depends on what fits."""
        super().resizeEvent(event)
        self._tell()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The words, cut where there is no more room."""
        if not self.one_line or self.shown() == self.text():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setFont(self.font())
        painter.setPen(self.palette().color(self.foregroundRole()))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(self.contentsRect(), flags, self.shown())
        painter.end()


def tighten(button: KeyButton, level: int) -> None:
    """Show a button at a level: 0 with its second line, 1 without, then ever shorter titles.

    Shorter titles begin with the property `short` where the button has it.
    """
    for part in (button, button.title, button.detail, button.key):
        # Before they are polished their fonts are not the ones that they will be drawn in.
        part.ensurePolished()
    full = button.property("full") or button.title.text()
    button.setProperty("full", full)
    detail = button.detail.text()
    button.detail.setVisible(bool(detail) and level == 0)
    layout = button.layout()
    assert layout is not None
    side = em(button, 0.6 if level < 2 else 0.4)
    over = em(button, 0.3 if level < 2 else 0.08)
    layout.setContentsMargins(side, over, side, over)
    layout.setSpacing(em(button, 0.6 if level < 2 else 0.3))
    words = full
    if level in _WIDEST:
        metrics = button.title.fontMetrics()
        words = metrics.elidedText(
            button.property("short") or full,
            Qt.TextElideMode.ElideRight,
            em(button, _WIDEST[level]),
        )
    button.title.setText(words)
    # What was measured before counts no longer, and must not until the next event loop either.
    for part in (button.title, button.detail, button.key, button):
        part.updateGeometry()
    for index in range(layout.count()):
        inner = layout.itemAt(index)
        if inner is not None:
            inner.invalidate()
    layout.invalidate()
    own_tip = button.property("own_tip")
    if own_tip is None:
        own_tip = button.toolTip()
        button.setProperty("own_tip", own_tip)
    left_out = [full if words != full else "", detail if level else "", own_tip]
    button.setToolTip("\n".join(dict.fromkeys(part for part in left_out if part)))


def fit_answers(flow: FlowLayout, buttons: Sequence[KeyButton], room: QSize, least: int = 0) -> int:
    """Draw answers together until they fit without scrolling; returns the level that was taken."""
    for level in range(least, TIGHTEST + 1):
        for button in buttons:
            tighten(button, level)
        if flow.heightForWidth(room.width()) <= room.height():
            return level
    return TIGHTEST


def shape(page: QWidget, width: int) -> tuple[bool, bool, int]:
    """For a prompt bar of a width on a page: whether it is compact, whether wide, its height.

    The height is the same for all questions, so that the table never jumps.
    """
    compact = page.height() < em(page, 34)
    wide = width > em(page, 72)
    lines = 7.0 if wide else 8.0
    return compact, wide, min(em(page, lines), round(page.height() * (0.31 if compact else 0.36)))
