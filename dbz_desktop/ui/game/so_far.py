"""What the computer did, in one glance: its turn so far, or since a person last decided."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QSizePolicy, QWidget

from dbz_desktop.cards.icon_words import in_words
from dbz_desktop.match.aids.recap import Line, deeds, weightiest
from dbz_desktop.rules.kernel.decisions import Decision
from dbz_desktop.rules.kernel.events import TurnBegan
from dbz_desktop.ui.faces.card_facts import Facts
from dbz_desktop.ui.faces.face_size import FACE_RATIO
from dbz_desktop.ui.game.game_parts import GameParts
from dbz_desktop.ui.game.question_cards import AskedFace
from dbz_desktop.ui.kit.fitting import LineLabel
from dbz_desktop.ui.kit.layouts import add, hbox, vbox
from dbz_desktop.ui.kit.measure import em, in_ems, lay_out_again

SHARE, LESS, NARROW = 0.42, 0.3, 50
"""The most of the question's width that the glance takes; and of one that is narrower than so many
line heights of the text."""

WIDE, HIGH = 19.0, 2.2
"""A line with its card, in line heights of the text."""


class Glance(QFrame):
    """The weightiest things that it did, each with its card; the others are in the log."""

    pointedAt = Signal(int)

    def __init__(self, prompt: QWidget) -> None:
        super().__init__()
        self.setProperty("role", "plain")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._prompt = prompt
        column = vbox(self, 0.2, (0, 0.5, 0.8, 0.4))
        self.title = LineLabel("caption")
        self.title.set_lines(1)
        column.addWidget(self.title)
        self._rows = add(column, QGridLayout())
        in_ems(self._rows.setHorizontalSpacing, 0.8)
        in_ems(self._rows.setVerticalSpacing, 0.25)
        column.addStretch(1)
        self.faces: list[AskedFace] = []
        self.words: list[LineLabel] = []
        self._what = ""
        self._lines: list[Line] = []
        self._facts: Facts | None = None
        lay_out_again(self)
        prompt.installEventFilter(self)
        self.hide()

    def show_lines(self, what: str, lines: Sequence[Line], facts: Facts) -> None:
        """Show what happened; `what` says of when. Nothing is shown where nothing did."""
        self._what, self._lines, self._facts = what, list(lines), facts
        self.setAccessibleName(what)
        self.setAccessibleDescription(" ".join(in_words(line.text) for line in lines))
        self._fill()

    def clear(self) -> None:
        """Show nothing."""
        self._lines = []
        self._fill()

    @property
    def wanted(self) -> bool:
        """Whether anything has happened."""
        return bool(self._lines)

    def give_way(self, away: bool) -> None:
        """Go where the question needs the room, or come back."""
        self.setVisible(self.wanted and not away)

    def _fill(self) -> None:
        """As many of the lines as have room, those that weigh most, the latest last. The question
        shows it, or not."""
        while (item := self._rows.takeAt(0)) is not None:
            part = item.widget()
            if part is not None:
                part.hide()
                part.deleteLater()
        self.faces, self.words = [], []
        facts = self._facts
        if not self._lines or facts is None:
            self.hide()
            return
        high = em(self, HIGH)
        room = self._prompt.height() - self.title.sizeHint().height() - em(self, 1.1)
        rows = max(1, room // (high + em(self, 0.25)))
        wide = self._prompt.width()
        most = round(wide * (SHARE if wide >= em(self, NARROW) else LESS))
        columns = max(1, most // em(self, WIDE))
        shown = weightiest(self._lines, rows * columns)
        columns = -(-len(shown) // rows)
        for place, line in enumerate(shown):
            self._rows.addWidget(self._line(line, high, facts), place % rows, place // rows)
        more = len(self._lines) - len(shown)
        self.title.setText(f"{self._what} ({more} more in the log)" if more else self._what)
        self.setToolTip("\n".join(in_words(line.text) for line in self._lines))
        # It gives way before the page becomes wider.
        self.setMaximumWidth(min(most, columns * em(self, WIDE + 0.8)))

    def _line(self, line: Line, high: int, facts: Facts) -> QWidget:
        part = QWidget()
        part.setFixedHeight(high)
        row = hbox(part, 0.5, 0)
        card = facts.card(line.card)
        if card is not None:
            face = AskedFace(line.card, card, facts, line.text)
            face.setFixedSize(round(high / FACE_RATIO), high)
            face.pointedAt.connect(self.pointedAt)
            row.addWidget(face)
            self.faces.append(face)
        words = LineLabel("option-detail")
        words.setText(in_words(line.text))
        words.set_lines(2)
        row.addWidget(words, 1)
        self.words.append(words)
        return part

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Another size of the question holds more of it or less."""
        if event.type() == QEvent.Type.Resize and self._lines:
            self._fill()
        return False


class SoFar(QObject):
    """Tells a person at each question what the computer did: in its turn the whole of it so far,
    else what has happened since he was last asked."""

    def __init__(self, page: GameParts) -> None:
        super().__init__(page)
        self.page = page
        self.glance = Glance(page.prompt)
        self.glance.pointedAt.connect(page.point_at)
        layout = page.prompt.layout()
        assert layout is not None
        layout.addWidget(self.glance)
        page.prompt.room.beside.insert(0, self.glance)
        self.offered = True
        """Whether it is for this page at all."""
        self._known = 0
        """How many events were told; what had no room beside its question is told at the next."""
        self._told = 0

    def asked(self, decision: Decision) -> None:
        """A question is shown: tell what came before it."""
        session = self.page.session
        if not session.computers or not self.offered:
            return
        seat = session.seat_of(decision.player)
        events = seat.history()
        since, what = min(self._known, len(events)), "Since you last decided"
        self._told = len(events)
        turns = [place for place, event in enumerate(events) if isinstance(event, TurnBegan)]
        if turns:
            began = events[turns[-1]]
            if isinstance(began, TurnBegan) and began.player in session.computers:
                since, what = turns[-1] + 1, f"{session.names[began.player]}'s turn so far"
        its = deeds(seat, since, session.computers)
        self.glance.show_lines(what, its, self.page.facts)
        self.page.prompt.room.fit()

    def left(self) -> None:
        """The question goes."""
        if not self.glance.isHidden():
            self._known = self._told
        self.glance.clear()
