"""Making words fit: a label of counted lines, and answers that draw together before they scroll.

What is left out is told by the tool tip; accessible names always hold every word.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from dbz_desktop.ui.kit.flow_layout import FlowLayout
from dbz_desktop.ui.kit.measure import em
from dbz_desktop.ui.kit.painting import write_with
from dbz_desktop.ui.kit.widgets import KeyButton, plain_tip

TIGHTEST = 6
"""The last level of `tighten`."""

_WIDEST = {3: 15.0, 4: 10.0, 5: 7.5, 6: 5.5}
"""The most line heights of a title by level; before that it has all the width it needs."""
_WIDEST_TOLD = {0: 22.0, 1: 15.0}
"""The most line heights of what is told below a title, by level; more of it takes a second line."""


class LineLabel(QLabel):
    """A plain text that wraps, or is cut after some lines, with all of it in a tool tip."""

    def __init__(self, role: str) -> None:
        super().__init__(textFormat=Qt.TextFormat.PlainText)
        self.setProperty("role", role)
        self.lines = 0
        """The most lines, 0 for as many as the words need."""
        self.set_lines(0)

    def set_lines(self, lines: int) -> None:
        """Show so many lines at most, or with 0 as many as the words need."""
        self.lines = lines
        self.setWordWrap(not lines)
        vertical = QSizePolicy.Policy.Fixed if lines else QSizePolicy.Policy.Preferred
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, vertical)
        policy.setHeightForWidth(not lines)
        self.setSizePolicy(policy)
        self.updateGeometry()
        self._tell()

    def setText(self, text: str) -> None:
        """Show another text."""
        super().setText(text)
        self._tell()

    def shown(self) -> str:
        """What of the text is to be seen."""
        words = self.text()
        if not self.lines or self._needed(words) <= self.lines:
            return words
        room = self.contentsRect().width()
        metrics = self.fontMetrics()
        if self.lines == 1:
            return metrics.elidedText(words, Qt.TextElideMode.ElideRight, room)
        # Lines end at words: shorten until they do so in time.
        while words and self._needed(words + "…") > self.lines:
            words = words[:-8].rstrip()
        return words + "…"

    def _needed(self, words: str) -> int:
        """How many lines words take at the label's width."""
        metrics = self.fontMetrics()
        room = max(self.contentsRect().width(), em(self, 4))
        if metrics.horizontalAdvance(words) <= room:
            return 1
        flags = int(Qt.TextFlag.TextWordWrap)
        high = metrics.boundingRect(QRect(0, 0, room, 10_000), flags, words).height()
        return max(2, round(high / metrics.lineSpacing()))

    def _tell(self) -> None:
        self.setToolTip("" if self.shown() == self.text() else plain_tip(self.text()))

    def _height(self) -> int:
        metrics = self.fontMetrics()
        lines = min(self.lines, self._needed(self.text()))
        return metrics.height() + metrics.lineSpacing() * (lines - 1) + 4

    def minimumSizeHint(self) -> QSize:
        """Counted lines can be as narrow as a word."""
        if not self.lines:
            return super().minimumSizeHint()
        return QSize(em(self, 4), self._height())

    def sizeHint(self) -> QSize:
        """Counted lines ask for the width of the whole text."""
        if not self.lines:
            return super().sizeHint()
        return QSize(self.fontMetrics().horizontalAdvance(self.text()) + 4, self._height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What fits depends on the width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width() and self.lines > 1:
            self.updateGeometry()
        self._tell()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The words, cut where there is no more room."""
        if not self.lines:
            super().paintEvent(event)
            return
        with QPainter(self) as painter:
            write_with(painter, self.font(), self.palette().color(self.foregroundRole()))
            flags = int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.AlignmentFlag.AlignLeft)
            if self.lines > 1:
                flags |= int(Qt.TextFlag.TextWordWrap)
            painter.drawText(self.contentsRect(), flags, self.shown())


def in_lines(words: str, metrics: QFontMetrics, width: int, most: int) -> str:
    """Words broken into at most so many lines of a width, the last one cut where they need more."""
    lines: list[str] = []
    left = words.split()
    while left and len(lines) < most - 1:
        line = left.pop(0)
        while left and metrics.horizontalAdvance(f"{line} {left[0]}") <= width:
            line = f"{line} {left.pop(0)}"
        lines.append(line)
    if left:
        lines.append(metrics.elidedText(" ".join(left), Qt.TextElideMode.ElideRight, width))
    return "\n".join(lines)


def tighten(button: KeyButton, level: int) -> None:
    """Show a button at a level: 0 with what is told below its title; 1 where that tells what the
    answer does (the property `telling`); 2 without; then ever shorter titles.

    Shorter titles begin with the property `short` where the button has it.
    """
    for part in (button, button.title, button.detail, button.key):
        # Before they are polished their fonts are not the ones that they will be drawn in.
        part.ensurePolished()
    full = button.property("full") or button.title.text()
    button.setProperty("full", full)
    told = button.property("told")
    if told is None:
        told = button.detail.text()
        button.setProperty("told", told)
    tells = bool(told) and (level == 0 or (level == 1 and bool(button.property("telling"))))
    if tells:
        width = em(button, _WIDEST_TOLD[level])
        button.detail.setText(in_lines(told, button.detail.fontMetrics(), width, 2))
    button.detail.setVisible(tells)
    layout = button.layout()
    assert layout is not None
    side = em(button, 0.6 if level < 3 else 0.4)
    over = em(button, 0.3 if level in (0, 2) else 0.04)
    layout.setContentsMargins(side, over, side, over)
    layout.setSpacing(em(button, 0.6 if level < 3 else 0.3))
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
    cut = told if not tells or button.detail.text().endswith("…") else ""
    left_out = [full if words != full else "", cut, own_tip]
    button.setToolTip(plain_tip("\n".join(dict.fromkeys(part for part in left_out if part))))


def is_cut(button: KeyButton) -> bool:
    """Whether a button was drawn so tight that its words are cut."""
    words = button.title.text()
    return words.endswith("…") and words != button.property("full")


def set_own_tip(button: KeyButton, tip: str) -> None:
    """Give an answer a tool tip that stays, however often its words are fitted again."""
    button.setProperty("own_tip", tip)
    button.setToolTip(tip)


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
