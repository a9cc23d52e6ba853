"""One player's half of the start page: the name, the decks to choose from, and the chosen one."""

from __future__ import annotations

import base64
from collections.abc import Callable, Sequence

from PySide6.QtCore import QBuffer, QEvent, QIODevice, QRect, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from dbz_desktop.cards.model import Card
from dbz_desktop.decks import DeckProblem
from dbz_desktop.ui.measure import at_new_look, em, in_ems, lay_out_again
from dbz_desktop.ui.pages.decktile import DeckTile
from dbz_desktop.ui.pages.flow import FlowLayout
from dbz_desktop.ui.pages.library import DeckEntry
from dbz_desktop.ui.pages.picker import FACE_RATIO
from dbz_desktop.ui.pages.widgets import RuleChip, button, label, panel
from dbz_desktop.ui.settings import DEFAULT_NAMES, MAX_NAME
from dbz_desktop.ui.theme import theme

SHOWN_PROBLEMS = 3

TIP_WIDTH = 24
"""How wide the face of a tool tip is, in sizes of the text."""


def face_tip(face: QPixmap) -> str:
    """A face as the text of a tool tip."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    face.save(buffer, "PNG")
    data = base64.b64encode(buffer.data().data()).decode("ascii")
    size = face.deviceIndependentSize().toSize()
    source = f"data:image/png;base64,{data}"
    return f'<img src="{source}" width="{size.width()}" height="{size.height()}">'


class FaceRow(QWidget):
    """A row of faces as large as there is room for: the four levels and the Mastery of a deck."""

    pressed = Signal(object)
    """The card that was clicked."""

    def __init__(self) -> None:
        super().__init__()
        self._cards: tuple[Card, ...] = ()
        self._face: Callable[[Card, int], QPixmap] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        lay_out_again(self)

    def show_cards(self, cards: Sequence[Card], face: Callable[[Card, int], QPixmap]) -> None:
        """Show these faces."""
        self._cards = tuple(cards)
        self._face = face
        self.setAccessibleName(", ".join(card.name for card in cards))
        self.update()

    def sizeHint(self) -> QSize:
        """A modest row."""
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        """As small as faces can still be told apart."""
        return QSize(em(self, 20), em(self, 7))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take no more height than five faces side by side can use."""
        super().resizeEvent(event)
        self.setMaximumHeight(max(em(self, 7), round(self.width() / 5 * FACE_RATIO)))

    def _places(self) -> list[QRect]:
        gap = em(self, 0.4)
        count = max(1, len(self._cards))
        width = min((self.width() - gap * (count - 1)) // count, int(self.height() / FACE_RATIO))
        height = round(width * FACE_RATIO)
        return [QRect(n * (width + gap), 0, width, height) for n in range(len(self._cards))]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the faces from the left."""
        if self._face is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for card, place in zip(self._cards, self._places(), strict=True):
            painter.drawPixmap(place, self._face(card, place.width()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on a face opens the list of its deck there."""
        at = event.position().toPoint()
        for card, place in zip(self._cards, self._places(), strict=True):
            if place.contains(at) and event.button() == Qt.MouseButton.LeftButton:
                self.pressed.emit(card)

    def event(self, event: QEvent) -> bool:
        """Show the card under the pointer large enough to be read."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and self._face:
            for card, place in zip(self._cards, self._places(), strict=True):
                if place.contains(event.pos()):
                    width = round(theme().px("body") * TIP_WIDTH)
                    QToolTip.showText(event.globalPos(), face_tip(self._face(card, width)), self)
                    return True
        return super().event(event)


class DeckPanel(QWidget):
    """Name and deck of one player."""

    changed = Signal()
    listWanted = Signal(object)
    """The card of the chosen deck at which its list is to be opened, or None."""

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
        at_new_look(self._show_faces)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        frame = panel("panel")
        outer.addWidget(frame)
        column = QVBoxLayout(frame)
        in_ems(column.setContentsMargins, 0.8, 0.8, 0.8, 0.8)
        in_ems(column.setSpacing, 0.6)
        row = QHBoxLayout()
        in_ems(row.setSpacing, 0.6)
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
        self.flow = FlowLayout(self.decks, 0.5, fill=True)
        column.addWidget(self.decks)
        self.about = label("", "body", wrap=True)
        self.makeup = label("", "muted", wrap=True)
        column.addWidget(self.about)
        self.row = FaceRow()
        self.row.pressed.connect(self.listWanted)
        column.addWidget(self.row, 100)
        told = QHBoxLayout()
        in_ems(told.setSpacing, 0.6)
        told.addWidget(self.makeup, 1)
        tip = "Every card of the deck, to be read before the game"
        self.all = button("Show all cards", "secondary", tip=tip)
        self.all.clicked.connect(lambda: self.listWanted.emit(None))
        told.addWidget(self.all, 0, Qt.AlignmentFlag.AlignVCenter)
        column.addLayout(told)
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
        in_ems(row.setSpacing, 0.5)
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
            self._group.addButton(tile)
            self.flow.addWidget(tile)
            self.tiles.append(tile)
            tile.show()
            if entry.id == chosen:
                tile.setChecked(True)
        self._show_faces()
        self.flow.invalidate()
        self.decks.updateGeometry()
        self._chosen()

    def _show_faces(self) -> None:
        """The faces of the tiles in the size and the look that is wanted now."""
        for tile in self.tiles:
            deck = tile.entry.deck
            if self._face is not None and deck is not None and deck.mp:
                tile.set_face(self._face(deck.mp[0], tile.face_size()))

    def entry(self) -> DeckEntry | None:
        """The chosen deck."""
        tile = self._group.checkedButton()
        return tile.entry if isinstance(tile, DeckTile) else None

    def player_name(self) -> str:
        """The typed name, or the default one."""
        return self.name.text().strip() or DEFAULT_NAMES[self.seat]

    def _chosen(self) -> None:
        entry = self.entry()
        self.about.setText(entry.about() if entry else "")
        self.makeup.setText(entry.makeup() if entry else "")
        deck = entry.deck if entry else None
        self.all.setEnabled(deck is not None)
        if deck is not None and self._face is not None:
            mastery = (deck.mastery,) if deck.mastery else ()
            self.row.show_cards((*deck.mp, *mastery), self._face)
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
