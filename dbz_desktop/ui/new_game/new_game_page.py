"""The page of a new game: names, decks, rules, who begins."""

from __future__ import annotations

import random
from dataclasses import dataclass

from PySide6.QtCore import QRegularExpression, QSize, Qt, Signal
from PySide6.QtGui import QPixmap, QRegularExpressionValidator, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QWidget,
)

from dbz_desktop.cards.model import Card
from dbz_desktop.decks import Deck
from dbz_desktop.match.content.deck_entries import DeckEntry
from dbz_desktop.match.content.editions import DEFAULT_EDITION, load_edition
from dbz_desktop.match.content.library import starter_decks
from dbz_desktop.match.content.rule_texts import edition_name, editions
from dbz_desktop.match.journal.reading import PERSONS
from dbz_desktop.ui.faces.face_size import FACE_RATIO
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.library import Library
from dbz_desktop.ui.files.settings import DEFAULT_NAMES, Settings
from dbz_desktop.ui.kit.flow_layout import FitScroll, FlowLayout
from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.measure import em, in_ems, lay_out_again
from dbz_desktop.ui.kit.page import Page
from dbz_desktop.ui.kit.reasons import set_reason
from dbz_desktop.ui.kit.widgets import button, label, named, panel, tell_choice
from dbz_desktop.ui.new_game.deck_list import DeckList
from dbz_desktop.ui.new_game.deck_panel import DeckPanel
from dbz_desktop.ui.new_game.deck_tile import SURPRISE


@dataclass(frozen=True, slots=True)
class NewGame:
    """What the page asks for: everything that a match is set up from.

    `first` None is the dice, `seed` None one that nobody knows; `players` are the levels of
    computer players, "" for persons. `drawn` tells whose decks were drawn by chance;
    `best_of_three` that it is the first game of as many as one of them needs to win two.
    """

    names: tuple[str, str]
    decks: tuple[Deck, Deck]
    edition: str
    seed: int | None
    first: int | None
    casual: bool
    players: tuple[str, str] = PERSONS
    drawn: tuple[bool, bool] = (False, False)
    best_of_three: bool = False


class StartPage(Page):
    """Names, decks, edition, who starts. `started` carries a `NewGame`."""

    started = Signal(object)

    def __init__(self, library: Library, settings: Settings, faces: FaceCache) -> None:
        super().__init__("New game")
        lay_out_again(self)
        self._library = library
        self._settings = settings
        self._faces = faces
        self.list: DeckList | None = None
        self._build()
        library.ready.connect(self._show_decks)
        self._edition_changed()

    # --- building ---

    def _build(self) -> None:
        self.scroller = add(self.column, FitScroll(), 1)
        middle = QWidget()
        column = fill(vbox(middle, 0.8, 1), self.message)
        # Side by side where there is room, one below the other where there is not.
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        in_ems(self._halves.setSpacing, 0.8)
        self.sides = tuple(DeckPanel(seat) for seat in (0, 1))
        for side, name in zip(self.sides, self._settings.names, strict=True):
            # A name that nobody typed is only suggested, and makes room for one's own.
            side.name.setText("" if name == DEFAULT_NAMES[side.seat] else name)
            played = self._settings.levels[side.seat]
            side.level.setCurrentIndex(max(0, side.level.findData(played)))
            side.changed.connect(self._refresh)
            side.listWanted.connect(lambda card, side=side: self._show_list(side, card))
            self._halves.addWidget(side, 1)
        column.addLayout(self._halves, 1)
        self.scroller.setWidget(middle)
        self.column.addWidget(self._footer())

    def _footer(self) -> QWidget:
        bar = panel("prompt", "Game")
        column = vbox(bar, 0.4, (1.2, 0.6, 1.2, 0.6))
        row = hbox(gap=1.2)
        choices = QWidget()
        choices.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        flow = FlowLayout(choices, 0.6)
        self.edition = self._edition_box()
        flow.addWidget(_group("Rules", self.edition))
        flow.addWidget(_group("Who begins", self._starter_buttons()))
        self.seed = named(QLineEdit(), "Seed of chance, optional")
        self.seed.setPlaceholderText("by chance")
        self.seed.setToolTip("The same seed, decks and answers give the same game. May be empty.")
        in_ems(self.seed.setFixedWidth, 8)
        self.seed.setValidator(
            QRegularExpressionValidator(QRegularExpression(r"\d{0,12}"), self.seed)
        )
        flow.addWidget(_group("Seed", self.seed))
        row.addWidget(choices, 1)
        tip = "One game after another with these decks, until one player has won two"
        self.best_of_three = named(QCheckBox("Best of three"), "Best of three", tip)
        self.start = button("Start the game", "primary", clicked=self._start)
        in_ems(self.start.setMinimumWidth, 10)
        self._ends = QWidget()
        fill(hbox(self._ends, 0.8, 0), self.best_of_three, self.start)
        self._choices, self._told = row, QHBoxLayout()
        column.addLayout(row)
        self.note = add(self._told, label("", "muted", wrap=True), 1)
        column.addLayout(self._told)
        self._place_start(False)
        return bar

    def _place_start(self, low: bool) -> None:
        """The button, and how many games are played, stand beside the choices; where the page is
        low they leave these the whole width, so that they need one row."""
        goal = self._told if low else self._choices
        if goal.indexOf(self._ends) < 0:
            goal.addWidget(self._ends, 0, Qt.AlignmentFlag.AlignBottom)
            # Tab goes through the choices first, wherever the button stands.
            QWidget.setTabOrder(self.seed, self.best_of_three)
            QWidget.setTabOrder(self.best_of_three, self.start)

    def _edition_box(self) -> QComboBox:
        box = named(QComboBox(), "Edition of the rules")
        for entry in editions():
            box.addItem(entry.name, entry.id)
            box.setItemData(box.count() - 1, entry.meaning, Qt.ItemDataRole.ToolTipRole)
        box.setCurrentIndex(max(0, box.findData(self._settings.edition)))
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(17)
        box.currentIndexChanged.connect(self._edition_changed)
        return box

    def _starter_buttons(self) -> QWidget:
        group = QWidget()
        row = hbox(group, 0.3, 0)
        self.starters = QButtonGroup(self, exclusive=True)
        for ident, text in ((-1, "Dice"), (0, ""), (1, "")):
            choice = add(row, button(text, "secondary", checkable=True))
            self.starters.addButton(choice, ident + 2)
        self.starters.button(1).setChecked(True)
        self.starters.button(1).setToolTip("Chance decides who takes the first turn (SET-2).")
        return group

    def suggest_first_game(self) -> None:
        """Seat the weakest computer player on the other side, against a person."""
        for side, level in zip(self.sides, (0, 1), strict=True):
            side.level.setCurrentIndex(level)

    # --- what is shown ---

    def _show_decks(self) -> None:
        last = self._settings.decks
        entries = self._library.decks(self._edition)
        usable = [entry.id for entry in entries if entry.deck is not None]
        # Where none was played yet, two decks begin as they were sold, of different Styles.
        sold = starter_decks()
        suggested = [entry.id for entry in entries if entry.deck is not None and entry.path in sold]
        suggested = suggested if len(suggested) > 1 else usable
        for seat, side in enumerate(self.sides):
            now = side.entry()
            wished = now.id if now is not None else SURPRISE if side.surprise else last[seat]
            drawn = wished == SURPRISE and bool(side.opponent)
            chosen = wished if wished in usable or drawn else ""
            if not chosen and suggested:
                # The lessons are played with cards of the last one.
                chosen = suggested[seat - 1]
            side.set_decks(entries, chosen, self._face)
        errors = self._library.errors
        if not usable:
            self.message.tell(
                "No deck could be read.",
                "\n".join(errors[:4]) or "The program's own files are missing; install it again.",
            )
        elif errors:
            more = f"\n… and {len(errors) - 3} more" if len(errors) > 3 else ""
            self.message.tell("Some files could not be read.", "\n".join(errors[:3]) + more)
        self._refresh()

    @property
    def _edition(self) -> str:
        return self.edition.currentData() or DEFAULT_EDITION

    def _edition_changed(self) -> None:
        """Show the decks of the edition; the same ones stay chosen, in its own versions."""
        self._faces.set_edition(load_edition(self._edition).chain)
        if self._library.pool is not None:
            self._show_decks()
        self._refresh()

    def _show_list(self, side: DeckPanel, at: Card | None) -> None:
        """Show every card of a player's deck, one of them large."""
        entry = side.entry()
        if entry is None or entry.deck is None:
            return
        if self.list is None:
            self.list = DeckList(self, self._faces)
        self.list.show_deck(entry.deck, self._edition, at)

    def _face(self, card: Card, width: int) -> QPixmap:
        size = QSize(width, round(width * FACE_RATIO))
        return self._faces.pixmap(card, size, self.devicePixelRatioF())

    def _entries(self) -> tuple[DeckEntry | None, DeckEntry | None]:
        return self.sides[0].entry(), self.sides[1].entry()

    @property
    def _watched(self) -> bool:
        """Whether no person plays."""
        return all(side.opponent for side in self.sides)

    def _names(self) -> tuple[str, str]:
        """What the players are called, each otherwise than the other."""
        for side in self.sides:
            computer = f"The {side.opponent}" if self._watched else "The computer"
            side.suggest(computer if side.opponent else DEFAULT_NAMES[side.seat])
        one, other = (side.player_name() for side in self.sides)
        if one.casefold() == other.casefold():
            # The log and the curtain tell the players apart by their names.
            return f"{one} 1", f"{other} 2"
        return one, other

    def _refresh(self) -> None:
        edition = self._edition
        for seat, name in enumerate(self._names()):
            most = 8 if self._low else 14
            short = name if len(name) <= most else name[: most - 2] + "…"
            choice = self.starters.button(seat + 2)
            choice.setText(short)
            choice.setAccessibleName(f"{name} begins")
        broken = 0
        whole = True
        for side, entry in zip(self.sides, self._entries(), strict=True):
            problems = self._library.problems(entry, edition) if entry else []
            side.show_problems(problems, edition_name(edition))
            broken += bool(problems)
            deck = entry.deck if entry is not None else None
            whole = whole and (side.surprise or (deck is not None and deck.is_whole))
        if self._library.pool is None:
            note = "Reading the cards …"
        elif not whole:
            note = "Choose two whole decks: four levels, a Mastery, a Life Deck."
        elif broken:
            decks = "One deck breaks" if broken == 1 else "Both decks break"
            note = f"{decks} a rule of this edition; among friends it can be played."
        else:
            note = "Both decks are legal."
        if self._watched:
            note = f"You watch, and see both hands. {note}"
        meaning = next((e.meaning for e in editions() if e.id == edition), "")
        tell_choice(self.edition, meaning)
        # Where the page is low, the decks need the room more than the meaning does.
        self.note.setText(note if self._low else f"{meaning}  {note}".strip())
        text = "Play casually" if broken else "Start the game"
        self.start.setText(text)
        self.start.setAccessibleName(text)
        set_reason(self.start, "" if whole and self._library.pool is not None else note)
        self.start.setAccessibleDescription(note)

    @property
    def _low(self) -> bool:
        return self.height() < em(self, 36)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the players below each other where the page is narrow."""
        wide = self.width() >= em(self, 52)
        direction = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        if self._halves.direction() != direction:
            self._halves.setDirection(direction)
        self._place_start(self._low)
        self._refresh()
        super().resizeEvent(event)

    def focus_start(self) -> None:
        """Put the keyboard where most will go on."""
        self.start.setFocus() if self.start.isEnabled() else self.sides[0].name.setFocus()

    # --- leaving ---

    def new_game(self) -> NewGame | None:
        """What is set up now, or None while it can't be played."""
        seed = int(self.seed.text()) if self.seed.text() else None
        decks: list[Deck] = []
        for side in self.sides:
            entry = self._drawn(side, seed) if side.surprise else side.entry()
            if entry is None or entry.deck is None:
                return None
            decks.append(entry.deck)
        edition = self._edition
        chosen_decks = [entry for entry in self._entries() if entry is not None]
        casual = any(self._library.problems(entry, edition) for entry in chosen_decks)
        chosen = self.starters.checkedId() - 2
        return NewGame(
            self._names(),
            (decks[0], decks[1]),
            edition,
            seed,
            chosen if chosen >= 0 else None,
            casual,
            (self.sides[0].opponent, self.sides[1].opponent),
            (self.sides[0].surprise, self.sides[1].surprise),
            self.best_of_three.isChecked(),
        )

    def _drawn(self, side: DeckPanel, seed: int | None) -> DeckEntry | None:
        """A deck by chance, of the shipped ones that are legal, but not the other side's."""
        other = self.sides[1 - side.seat].entry()
        legal = [
            entry
            for entry in self._library.decks(self._edition)
            if entry.deck is not None
            and entry.deck.is_whole
            and not entry.own
            and not self._library.problems(entry, self._edition)
            and (other is None or entry.id != other.id)
        ]
        chance = random.SystemRandom() if seed is None else random.Random(2 * seed + side.seat)
        return chance.choice(legal) if legal else None

    def _start(self) -> None:
        game = self.new_game()
        if game is None:
            return
        # The names of persons are remembered, not those of computer players.
        old = self._settings.names
        names = [
            old[i] if side.opponent else side.player_name() for i, side in enumerate(self.sides)
        ]
        self._settings.names = (names[0], names[1])
        self._settings.levels = game.players
        self._settings.edition = game.edition
        ids = [
            SURPRISE if drawn else entry.id if entry else ""
            for drawn, entry in zip(game.drawn, self._entries(), strict=True)
        ]
        self._settings.decks = (ids[0], ids[1])
        self.started.emit(game)


def _group(title: str, content: QWidget) -> QWidget:
    """A small heading with what it is about below it."""
    group = QWidget()
    column = vbox(group, around=0)
    column.setSpacing(2)
    caption = label(title, "caption")
    if isinstance(content, QComboBox):
        # On Linux a screen reader takes the entry for the name of a box, and its caption from here.
        caption.setBuddy(content)
    fill(column, caption, content)
    return group
