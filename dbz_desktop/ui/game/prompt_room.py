"""How a question shares its room: its words and the answers first, then what stands beside them."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from dbz_desktop.ui.game.question_cards import AskedCards
from dbz_desktop.ui.kit.fitting import LineLabel, fit_answers, is_cut
from dbz_desktop.ui.kit.flow_layout import FitScroll, FlowLayout
from dbz_desktop.ui.kit.widgets import KeyButton

SHARES = ((1, 2), (1, 1), (3, 2))
"""How the words and the answers beside them share the width, as long as one needs more of it."""


class GivesWay(Protocol):
    """What stands beside a question where there is room for it."""

    @property
    def wanted(self) -> bool:
        """Whether it has anything to show."""

    def give_way(self, away: bool) -> None:
        """Go, for the question and its answers need the room; or come back."""


class Asking(Protocol):
    """The parts of a question that share its room."""

    question: LineLabel
    note: LineLabel
    card_text: LineLabel
    words: QWidget
    column: QVBoxLayout
    outer: QBoxLayout
    flow: FlowLayout
    scroller: FitScroll
    cards: AskedCards
    compact: bool
    wide: bool

    def option_buttons(self) -> list[KeyButton]:
        """The buttons of the present answers."""

    def isVisible(self) -> bool:
        """Whether it has its size already."""

    def size(self) -> QSize:
        """The room to share."""

    def height(self) -> int:
        """How high it is."""


class PromptRoom:
    """Fits one question into its bar. `beside` gives way in its order, the first one first."""

    def __init__(self, bar: Asking) -> None:
        self._bar = bar
        self.beside: list[GivesWay] = []
        self.level = 0
        """How far the answers are drawn together; see `fitting.tighten`."""
        self._fitting = False
        self._told: tuple[object, ...] = ()
        self._gone = 0

    def fit(self) -> None:
        """Draw the answers together until all of them are in sight, before they scroll; where the
        question or an answer would be cut all the same, let what stands beside them give way."""
        bar = self._bar
        if self._fitting or not bar.isVisible():
            return
        self._fitting = True
        bar.cards.fit(bar.height())
        parts = [part for part in self.beside if part.wanted]
        words = [part.text() for part in (bar.question, bar.note, bar.card_text)]
        answers = [part.accessibleName() for part in bar.option_buttons()]
        told = (bar.size(), bar.compact, len(parts), *words, *answers)
        if told != self._told:
            # What has gone for a question doesn't come back and go again with every layout.
            self._told, self._gone = told, 0
        for gone in range(self._gone, len(parts) + 1):
            self._gone = gone
            for place, part in enumerate(parts):
                part.give_way(place < gone)
            if self._fit_words(gone == len(parts)):
                break
        bar.flow.invalidate()
        bar.scroller.fit()
        bar.flow.activate()
        # This may have begun amid a layout, which then goes on with sizes that count no more.
        bar.outer.update()
        self._fitting = False

    def _fit_words(self, last: bool) -> bool:
        """Whether the question and the answers are seen whole; where nothing is left to give way,
        with as much of them as there is room for."""
        bar = self._bar
        # The lines of the question and of what is told below it, and whether it may be cut.
        ways = [(2, 2, False), (2, 1, False)] if bar.compact else [(0, 0, False), (0, 1, False)]
        if last:
            ways += [(3, 1, False), (2, 1, True), (1, 1, True)] if bar.compact else [(2, 1, True)]
        for way in ways:
            for share in SHARES if bar.wide else SHARES[:1]:
                if self._fits(*way, share):
                    return True
        return False

    def _fits(self, asked: int, told: int, cut: bool, share: tuple[int, int]) -> bool:
        """Give the question and what is told below it so many lines; whether that is enough, and
        the answers have room. Beside the answers, the words have that share of the width."""
        bar = self._bar
        bar.question.set_lines(asked)
        bar.note.set_lines(told)
        bar.card_text.set_lines(told)
        if bar.wide:
            for place, stretch in enumerate(share):
                bar.outer.setStretch(place, stretch)
        for _ in range(2):
            # How many lines are needed is known once the first pass has given the width.
            bar.column.invalidate()
            bar.column.activate()
            bar.words.updateGeometry()
            bar.outer.invalidate()
            bar.outer.activate()
        room = bar.scroller.maximumViewportSize()
        least = 2 if bar.compact else 0
        self.level = fit_answers(bar.flow, bar.option_buttons(), room, least)
        asks = cut or bar.question.shown() == bar.question.text()
        answers = not any(map(is_cut, bar.option_buttons()))
        # Beside the answers the words have the bar's whole height, as far as they need it.
        high = bar.outer.contentsRect().height() if bar.wide else bar.words.height()
        return asks and answers and high >= self._needed()

    def _needed(self) -> int:
        """How high the words must be at their width to be seen whole."""
        column = self._bar.column
        if column.hasHeightForWidth():
            return column.minimumHeightForWidth(self._bar.words.width())
        return column.minimumSize().height()
