"""One player's half of the start page: the name, the decks to choose from, and the chosen one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from dbz_desktop.cards.model import Card
from dbz_desktop.decks import DeckProblem
from dbz_desktop.ui.pages.decktile import DeckTile
from dbz_desktop.ui.pages.flow import FlowLayout
from dbz_desktop.ui.pages.library import DeckEntry, playstyle
from dbz_desktop.ui.pages.widgets import RuleChip, em, label, panel
from dbz_desktop.ui.settings import DEFAULT_NAMES, MAX_NAME

SHOWN_PROBLEMS = 3


class FaceRow(QWidget):
    """A row of small faces: the four levels and the Mastery of a deck."""

    def __init__(self) -> None:
        super().__init__()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(em(self, 0.4))
        self._row.addStretch(1)

    def card_width(self) -> int:
        """The width of one face."""
        return em(self, 5.6)

    def show_cards(self, cards: Sequence[tuple[Card, QPixmap]]) -> None:
        """Show these faces."""
        while self._row.count() > 1:
            item = self._row.takeAt(0)
            old = item.widget() if item else None
            if old is not None:
                old.hide()
                old.deleteLater()
        for place, (card, pixmap) in enumerate(cards):
            face = QLabel()
            face.setPixmap(pixmap)
            face.setAccessibleName(card.name)
            face.setToolTip(f"{card.name}\n{card.type.value}\n\n{card.text}")
            self._row.insertWidget(place, face)


class DeckPanel(QWidget):
    """Name and deck of one player."""

    changed = Signal()

    def __init__(self, seat: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seat = seat
        self.setAccessibleName(f"Player {seat + 1}")
        self._face: Callable[[Card, int], QPixmap] | None = None
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self._group.buttonClicked.connect(lambda _button: self._chosen())
        self._group.buttonToggled.connect(lambda _button, on: self._chosen() if on else None)
        self.tiles: list[DeckTile] = []
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        frame = panel("panel")
        outer.addWidget(frame)
        column = QVBoxLayout(frame)
        pad = em(self, 0.8)
        column.setContentsMargins(pad, pad, pad, pad)
        column.setSpacing(em(self, 0.6))
        row = QHBoxLayout()
        row.setSpacing(em(self, 0.6))
        row.addWidget(label(f"Player {seat + 1}", "section"))
        self.name = QLineEdit()
        self.name.setMaxLength(MAX_NAME)
        self.name.setPlaceholderText(DEFAULT_NAMES[seat])
        self.name.setAccessibleName(f"Name of player {seat + 1}")
        self.name.textChanged.connect(self.changed)
        row.addWidget(self.name, 1)
        column.addLayout(row)
        self.decks = QWidget()
        self.decks.setAccessibleName(f"Deck of player {seat + 1}")
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.decks.setSizePolicy(policy)
        self.flow = FlowLayout(self.decks, em(self, 0.5), fill=True)
        column.addWidget(self.decks)
        self.about = label("", "body", wrap=True)
        self.makeup = label("", "muted", wrap=True)
        column.addWidget(self.about)
        self.row = FaceRow()
        column.addWidget(self.row)
        column.addWidget(self.makeup)
        self.verdict = label("", "warning", wrap=True)
        column.addWidget(self.verdict)
        self._problems = [self._problem_row() for _ in range(SHOWN_PROBLEMS)]
        for line, _, _ in self._problems:
            column.addWidget(line)
        self.more = label("", "muted", wrap=True)
        column.addWidget(self.more)
        column.addStretch(1)
        self.show_problems([], "")

    def _problem_row(self) -> tuple[QWidget, QLabel, RuleChip]:
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(em(self, 0.5))
        chip = RuleChip()
        chip.setCheckable(False)
        words = label("", "body", wrap=True)
        row.addWidget(chip, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(words, 1)
        return line, words, chip

    def set_decks(
        self, entries: Sequence[DeckEntry], chosen: str, face: Callable[[Card, int], QPixmap]
    ) -> None:
        """Show the decks, one of them chosen."""
        for tile in self.tiles:
            self._group.removeButton(tile)
        self.flow.clear()
        self.tiles = []
        self._face = face
        for entry in entries:
            tile = DeckTile(entry)
            if entry.deck is not None and entry.deck.mp:
                tile.set_face(face(entry.deck.mp[0], tile.face_size()))
            self._group.addButton(tile)
            self.flow.addWidget(tile)
            self.tiles.append(tile)
            tile.show()
            if entry.id == chosen:
                tile.setChecked(True)
        self.flow.invalidate()
        self.decks.updateGeometry()
        self._chosen()

    def entry(self) -> DeckEntry | None:
        """The chosen deck."""
        tile = self._group.checkedButton()
        return tile.entry if isinstance(tile, DeckTile) else None

    def player_name(self) -> str:
        """The typed name, or the default one."""
        return self.name.text().strip() or DEFAULT_NAMES[self.seat]

    def _chosen(self) -> None:
        entry = self.entry()
        self.about.setText(playstyle(entry.style) if entry else "")
        self.makeup.setText(entry.makeup() if entry else "")
        deck = entry.deck if entry else None
        if deck is not None and self._face is not None:
            mastery = (deck.mastery,) if deck.mastery else ()
            width = self.row.card_width()
            self.row.show_cards([(c, self._face(c, width)) for c in (*deck.mp, *mastery)])
        self.changed.emit()

    def show_problems(self, problems: Sequence[DeckProblem], edition: str) -> None:
        """What the edition has against the deck."""
        self.verdict.setText(f"Not tournament-legal in {edition}:" if problems else "")
        self.verdict.setVisible(bool(problems))
        for number, (line, words, chip) in enumerate(self._problems):
            shown = number < len(problems)
            line.setVisible(shown)
            if shown:
                problem = problems[number]
                about = f"{problem.card.name} " if problem.card else ""
                words.setText(about + problem.reason)
                chip.set_rule(problem.rule)
        rest = len(problems) - SHOWN_PROBLEMS
        self.more.setText(f"… and {rest} more" if rest > 0 else "")
        self.more.setVisible(rest > 0)
