"""One player's half of the start page: the name, the decks to choose from, and the chosen one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QButtonGroup, QComboBox, QLabel, QLineEdit, QSizePolicy, QWidget

from dbz_desktop.cards.model import Card
from dbz_desktop.decks import DeckProblem
from dbz_desktop.match.content.deck_entries import DeckEntry
from dbz_desktop.players.making import load_levels
from dbz_desktop.ui.faces.face_row import FaceRow
from dbz_desktop.ui.files.settings import DEFAULT_NAMES, MAX_NAME
from dbz_desktop.ui.kit.flow_layout import FitScroll, FlowLayout
from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.measure import at_new_look
from dbz_desktop.ui.kit.widgets import RuleChip, button, label, named, panel, tell_choice
from dbz_desktop.ui.new_game.deck_tile import DRAWN, SURPRISE, DeckTile, SurpriseTile

SHOWN_PROBLEMS = 3


class DeckRows(FitScroll):
    """The decks to choose from, in rows: as high as they need, and less where others need room."""

    least = 1.4
    """Rows that are always in sight; that one is cut off tells that there are more."""

    def __init__(self) -> None:
        super().__init__()
        self.fill = False
        self._wanted: QWidget | None = None
        self._least_size = QSize()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """As small as it may be: what is left over is given to it."""
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        """A tile wide, and the least rows high."""
        return self._least_size

    def fit(self) -> None:
        """Never higher than all rows are."""
        super().fit()
        widget = self.widget()
        layout = widget.layout() if widget is not None else None
        tile = layout.minimumSize() if layout is not None else QSize()
        whole = self.content_height(self.maximumViewportSize().width())
        bar = self.verticalScrollBar().sizeHint().width()
        self._least_size = QSize(tile.width() + bar, min(round(tile.height() * self.least), whole))
        self.setMaximumHeight(max(1, whole))
        self.updateGeometry()
        self._show_wanted()

    def keep_in_sight(self, tile: QWidget | None) -> None:
        """Scroll to the row of a tile, and back to it whenever there is more room or less."""
        self._wanted = tile
        self._show_wanted()

    def _show_wanted(self) -> None:
        tile, bar = self._wanted, self.verticalScrollBar()
        if tile is None:
            return
        if not bar.value() <= tile.y() <= bar.value() + self.viewport().height() - tile.height():
            # The whole row at the top, not the end of the row above it.
            bar.setValue(tile.y())


class DeckPanel(QWidget):
    """Name and deck of one player."""

    changed = Signal()
    listWanted = Signal(object)
    """The card of the chosen deck at which its list is to be opened, or None."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.setAccessibleName(f"Player {seat + 1}")
        self._face: Callable[[Card, int], QPixmap] | None = None
        self._group = QButtonGroup(self, exclusive=True)
        self._group.buttonClicked.connect(lambda _button: self._chosen())
        self._group.buttonToggled.connect(lambda _button, on: self._chosen() if on else None)
        self.tiles: list[DeckTile] = []
        self._surprise: SurpriseTile | None = None
        at_new_look(self._show_faces)
        outer = vbox(self, around=0)
        frame = add(outer, panel("panel"))
        column = vbox(frame, 0.6, 0.8)
        row = add(column, fill(hbox(gap=0.6), label(f"Player {seat + 1}", "section")))
        self.name = add(row, QLineEdit(maxLength=MAX_NAME, placeholderText=DEFAULT_NAMES[seat]), 1)
        self.name.setAccessibleName(f"Name of player {seat + 1}")
        self.name.textChanged.connect(self.changed)
        self.level = add(row, self._level_box())
        self.decks = QWidget(accessibleName=f"Deck of player {seat + 1}")
        self.decks.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.flow = FlowLayout(self.decks, 0.5, fill=True)
        self.rows = DeckRows()
        self.rows.setWidget(self.decks)
        column.addWidget(self.rows, 10_000)
        self.deck_name = add(column, label("", "section", wrap=True))
        self.about = label("", "body", wrap=True)
        self.makeup = label("", "muted", wrap=True)
        column.addWidget(self.about)
        self.row = add(column, FaceRow(), 100)
        self.row.pressed.connect(self.listWanted)
        told = add(column, fill(hbox(gap=0.6), (self.makeup, 1)))
        tip = "Every card of the deck, to be read before the game"
        self.all = button("Show all cards", "secondary", tip=tip)
        self.all.setAccessibleName(f"Show all cards of player {seat + 1}'s deck")
        self.all.clicked.connect(lambda: self.listWanted.emit(None))
        told.addWidget(self.all, 0, Qt.AlignmentFlag.AlignVCenter)
        self.verdict = add(column, label("", "warning", wrap=True))
        self._problems = [self._problem_row() for _ in range(SHOWN_PROBLEMS)]
        for line, _, _ in self._problems:
            column.addWidget(line)
        self.more = add(column, label("", "muted", wrap=True))
        column.addStretch(1)
        self.show_problems([], "")

    def _level_box(self) -> QComboBox:
        """Who plays here: a person, or the computer at one of its levels."""
        box = named(QComboBox(), f"Who plays as player {self.seat + 1}")
        box.addItem("A person", "")
        for level in load_levels().levels:
            box.addItem(f"Computer, {level.name}", level.name)
            about = f"It {level.about}."
            box.setItemData(box.count() - 1, about, Qt.ItemDataRole.ToolTipRole)
        box.currentIndexChanged.connect(lambda _index: self._level_chosen(box))
        return box

    def _level_chosen(self, box: QComboBox) -> None:
        tell_choice(box, box.currentData(Qt.ItemDataRole.ToolTipRole) or "")
        if self._surprise is not None:
            self._surprise.setVisible(bool(self.opponent))
            if self.surprise and not self.opponent and self.tiles:
                # A person knows what he plays.
                self.tiles[0].setChecked(True)
        self.changed.emit()

    @property
    def opponent(self) -> str:
        """The level of the computer player who sits here, "" for a person."""
        return str(self.level.currentData())

    def suggest(self, name: str) -> None:
        """What who sits here is called as long as no name is typed."""
        self.name.setPlaceholderText(name)

    def choose_surprise(self) -> None:
        """Let chance draw the deck of a computer player."""
        if self._surprise is not None and self.opponent:
            self._surprise.setChecked(True)

    @property
    def surprise(self) -> bool:
        """Whether the deck is to be drawn by chance."""
        return self._surprise is not None and self._surprise.isChecked()

    def _problem_row(self) -> tuple[QWidget, QLabel, RuleChip]:
        line = QWidget()
        row = hbox(line, 0.5, 0)
        chip = RuleChip()
        chip.setCheckable(False)
        words = label("", "body", wrap=True)
        fill(row, (chip, 0, Qt.AlignmentFlag.AlignTop), (words, 1))
        return line, words, chip

    def set_decks(
        self, entries: Sequence[DeckEntry], chosen: str, face: Callable[[Card, int], QPixmap]
    ) -> None:
        """Show the decks, one of them chosen."""
        for old in self._group.buttons():
            self._group.removeButton(old)
        self.flow.clear()
        self._face = face
        self._surprise = SurpriseTile()
        self.tiles = [DeckTile(entry) for entry in sorted(entries, key=lambda each: each.turn)]
        before: QWidget = self.level
        for tile in (self._surprise, *self.tiles):
            self.flow.addWidget(tile)
            self._group.addButton(tile)
            # Made after all else, they would come after all else.
            QWidget.setTabOrder(before, tile)
            before = tile
            tile.setVisible(tile is not self._surprise or bool(self.opponent))
        self._surprise.setChecked(chosen == SURPRISE)
        for deck in self.tiles:
            deck.setChecked(chosen == deck.entry.id)
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
        """The chosen deck; None where it is to be drawn by chance."""
        tile = self._group.checkedButton()
        return tile.entry if isinstance(tile, DeckTile) else None

    def player_name(self) -> str:
        """The typed name, or the suggested one."""
        return self.name.text().strip() or self.name.placeholderText()

    def _chosen(self) -> None:
        chosen = self._group.checkedButton()
        self.rows.keep_in_sight(chosen)
        for tile in self._group.buttons():
            # Tab comes to the chosen deck, the arrows go to the others.
            tabbed = chosen in (tile, None)
            policy = Qt.FocusPolicy.StrongFocus if tabbed else Qt.FocusPolicy.ClickFocus
            tile.setFocusPolicy(policy)
        entry = self.entry()
        drawn = (SURPRISE, DRAWN) if self.surprise else ("", "")
        self.deck_name.setText(entry.deck.name if entry and entry.deck else drawn[0])
        self.about.setText(entry.about() if entry else drawn[1])
        self.makeup.setText(entry.makeup() if entry else "")
        deck = entry.deck if entry else None
        self.all.setEnabled(deck is not None)
        if deck is not None and self._face is not None:
            mastery = (deck.mastery,) if deck.mastery else ()
            self.row.show_cards((*deck.mp, *mastery), self._face)
        elif self._face is not None:
            self.row.show_cards((), self._face)
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
