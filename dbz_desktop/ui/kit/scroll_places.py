"""Scroll places that stay: another size of the window or the text shows the same part as before.

Qt keeps the pixels that were scrolled, and after rows have grown or words wrap otherwise these are
another part of what is shown.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QPersistentModelIndex, QPoint, QTimer
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QPlainTextEdit

from dbz_desktop.ui.kit.theme import theme

TURNS, TURN_MS = 5, 40
"""After so many turns of the event loop, at least so long each, in which the range has not changed
a view is taken to be laid out. Turns and no mere time: a busy computer must not tell otherwise."""

_EDGE = (QPoint(12, 3), QPoint(12, 16))
"""Where the first item in sight is looked for: items may have a gap between them."""


def keep_place(area: QAbstractScrollArea) -> None:
    """Let what is at the top of a view stay there through other sizes of window and text.

    Where other things are shown, or more of them, nothing is moved. Item views scroll by pixels.
    """
    _Place(area)


class _Place(QObject):
    """The item at the top of a view, or the share of its content that lies above it."""

    def __init__(self, area: QAbstractScrollArea) -> None:
        self._area = area
        self._bar = area.verticalScrollBar()
        super().__init__(self._bar)
        self._above = 0.0
        self._item: tuple[QPersistentModelIndex, float] | None = None
        self._moving = False
        self._seen = self._look()
        self._turns = 0
        self._settling = QTimer(self, interval=TURN_MS)
        self._settling.timeout.connect(self._settle)
        self._bar.valueChanged.connect(self._moved)
        self._bar.rangeChanged.connect(self._measured)

    def _look(self) -> tuple[int, int, int]:
        """What the layout of the view depends on."""
        return self._area.width(), self._area.height(), theme().px("body")

    def _moved(self, _value: int) -> None:
        # Its own moves tell nothing new, and would round the place away bit by bit.
        if not self._moving:
            self._seen = self._look()
            self._remember(self._bar.maximum())

    def _remember(self, most: int) -> None:
        self._above = self._bar.value() / self._whole(most)
        self._item = None
        view = self._area
        if isinstance(view, QAbstractItemView):
            index = next((i for i in map(view.indexAt, _EDGE) if i.isValid()), None)
            if index is not None:
                rect = view.visualRect(index)
                share = -rect.top() / max(1, rect.height())
                self._item = QPersistentModelIndex(index), share

    def _whole(self, most: int) -> int:
        lines = isinstance(self._area, QPlainTextEdit)
        return max(1, most + (self._bar.pageStep() if lines else self._area.viewport().height()))

    def _measured(self, _least: int, most: int) -> None:
        if self._moving:
            return
        now = self._look()
        if now != self._seen:
            self._seen = now
            self._settling.start()
        if self._settling.isActive():
            # Layouts come one upon another: the last one has the say.
            self._turns = TURNS
            self._moving = True
            self._bar.setValue(self._place(most))
            self._moving = False
        else:
            self._remember(most)

    def _settle(self) -> None:
        self._turns -= 1
        if self._turns <= 0:
            self._settling.stop()

    def _place(self, most: int) -> int:
        view = self._area
        if self._item is not None and self._item[0].isValid():
            assert isinstance(view, QAbstractItemView)
            rect = view.visualRect(self._item[0])
            if rect.isValid():
                return self._bar.value() + rect.top() + round(self._item[1] * rect.height())
        return round(self._above * self._whole(most))
