"""The page of a deck file that was opened: the deck, whether it is legal, and ways to keep it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGridLayout, QVBoxLayout

from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.decks import Deck, DeckError, write_deck
from dbz_desktop.decks.deckfile import DeckFile, MissingCard, read_deck_file, same_cards
from dbz_desktop.decks.storage import free_name, free_path
from dbz_desktop.decks.versions import keep_version
from dbz_desktop.match.content.deck_entries import DeckEntry
from dbz_desktop.match.content.editions import load_edition
from dbz_desktop.match.content.rule_texts import editions
from dbz_desktop.paths import user_data_folder
from dbz_desktop.ui.faces.face_size import FACE_RATIO
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.library import Library
from dbz_desktop.ui.kit.layouts import add
from dbz_desktop.ui.kit.measure import add_gap, em, in_ems
from dbz_desktop.ui.kit.reasons import set_reason
from dbz_desktop.ui.kit.widgets import label
from dbz_desktop.ui.opening.file_page import (
    Faces,
    FilePage,
    action,
    more_than,
    problem_row,
    section,
)
from dbz_desktop.ui.system.work import Work

MOST_PROBLEMS = 8
FACES = 5


class DeckPage(FilePage):
    """A `.dbzdeck`. `kept` carries the file among the user's decks that was written.

    `editWanted` carries a deck and its file there. Without a button pressed nothing is kept.
    """

    kept = Signal(object)
    editWanted = Signal(object, object)
    ERRORS = (DeckError,)
    WRONG = "This deck can't be opened."

    def __init__(
        self,
        path: Path,
        library: Library,
        faces: FaceCache,
        edition: str,
        take_in: Callable[[Path, Deck, str], bool] = lambda _path, _deck, _note: False,
        busy: str = "",
    ) -> None:
        """`edition` is the one that a deck is checked against which names none.

        `take_in` puts a deck in the place of one that is open in the editor, with a note for its
        history; False where it isn't open. `busy` says why the editor can't be opened now, or "".
        """
        super().__init__("Deck", path)
        self._library = library
        self._faces = faces
        self._edition = edition
        self._take_in = take_in
        self._busy = busy
        self.file: DeckFile | None = None
        self.at: Path | None = None
        """Where it was kept."""
        library.ready.connect(self._library_read)
        self.read()

    def work(self, _work: Work) -> DeckFile:
        """Read the deck."""
        return read_deck_file(self.path, self._library.wait_for_pool())

    def _library_read(self) -> None:
        """Cards or decks of the user's were read: missing cards may be here now."""
        if self.file is not None and self.at is None:
            if self.file.missing:
                self.read()
            else:
                self._show_actions()

    # --- what is shown ---

    def show_found(self, found: DeckFile) -> None:
        """Show the deck."""
        self.file = found
        deck = found.deck
        column = self.begin()
        column.addWidget(label(deck.name, "hero", wrap=True))
        column.addWidget(label(self._facts(found), "muted", wrap=True))
        self.state = add(column, label("", "question", wrap=True))
        mastery = (deck.mastery,) if deck.mastery else ()
        if deck.mp or mastery:
            self.row = Faces(lambda: em(self, 10))
            self._faces.set_edition(load_edition(self.edition).chain)
            self.row.show_cards((*deck.mp, *mastery)[:FACES], self._face)
            column.addWidget(self.row)
        if found.missing:
            self._show_missing(column, found.missing)
        self._show_legality(column, deck)
        self._show_cards(column, deck)
        column.addStretch(1)
        self.show_column(column)
        self._show_actions()

    @property
    def edition(self) -> str:
        """The edition that it is checked against: its own, where that is known."""
        known = {entry.id for entry in editions()}
        own = self.file.deck.edition if self.file is not None else ""
        return own if own in known else self._edition

    def _facts(self, found: DeckFile) -> str:
        deck = found.deck
        entry = DeckEntry("", self.path, deck)
        names = {edition.id: edition.name for edition in editions()}
        built = names.get(deck.edition, deck.edition)
        parts = [
            deck.personality or "no Main Personality",
            entry.style,
            f"{deck.size} card" + ("" if deck.size == 1 else "s"),
            f"built for {built}" if built else "",
            self.path.name,
        ]
        return " · ".join(part for part in parts if part)

    def _show_missing(self, column: QVBoxLayout, missing: tuple[MissingCard, ...]) -> None:
        count = sum(card.count for card in missing)
        head = "1 card is in no pack here" if count == 1 else f"{count} cards are in no pack here"
        section(column, head)
        words = (
            "Ask whoever gave you the deck for the card pack, a file that ends with .dbzpack, and "
            "open it. What is kept until then is the deck without these cards."
        )
        column.addWidget(label(words, "warning", wrap=True))
        rows = [
            f"{card.count}× {card.name} ({card.written})"
            if card.name
            else f"{card.count}× {card.written}"
            for card in missing
        ]
        more_than(column, rows, 12)

    def _show_legality(self, column: QVBoxLayout, deck: Deck) -> None:
        names = {edition.id: edition.name for edition in editions()}
        name = names.get(self.edition, self.edition)
        wrong = self._library.problems(DeckEntry("", self.path, deck), self.edition)
        if not wrong:
            section(column, f"✓ Legal in {name}")
            return
        section(column, f"Not tournament-legal in {name}")
        for problem in wrong[:MOST_PROBLEMS]:
            column.addWidget(problem_row(problem))
        if len(wrong) > MOST_PROBLEMS:
            column.addWidget(label(f"… and {len(wrong) - MOST_PROBLEMS} more", "muted"))

    def _show_cards(self, column: QVBoxLayout, deck: Deck) -> None:
        """Every card, type by type, in two columns."""
        blocks = []
        if deck.mp:
            blocks.append(("Main Personality", [f"Level {c.level}  {c.name}" for c in deck.mp]))
        if deck.mastery:
            blocks.append(("Mastery", [deck.mastery.name]))
        for kind in CardType:
            rows = [(card, count) for card, count in deck.counts if card.type is kind]
            if rows:
                total = sum(count for _, count in rows)
                lines = [f"{count}×  {card.name}" for card, count in rows]
                blocks.append((f"{kind.value} ({total})", lines))
        if not blocks:
            return
        section(column, "The cards")
        grid = add(column, QGridLayout())
        in_ems(grid.setHorizontalSpacing, 1.2)
        in_ems(grid.setVerticalSpacing, 0.6)
        heights = [0, 0]
        halves = [QVBoxLayout(), QVBoxLayout()]
        for title, lines in blocks:
            half = heights.index(min(heights))
            heights[half] += len(lines) + 2
            if halves[half].count():
                add_gap(halves[half], 0.4)
            halves[half].addWidget(label(title, "section", wrap=True))
            halves[half].addWidget(label("\n".join(lines), "body", wrap=True))
        for number, layout in enumerate(halves):
            layout.addStretch(1)
            grid.addLayout(layout, 0, number)
            grid.setColumnStretch(number, 1)

    def _face(self, card: Card, width: int) -> QPixmap:
        size = QSize(width, round(width * FACE_RATIO))
        return self._faces.pixmap(card, size, self.devicePixelRatioF())

    # --- what is done ---

    def _own(self) -> list[DeckEntry]:
        return [entry for entry in self._library.own_decks if entry.deck is not None]

    def twin(self) -> DeckEntry | None:
        """A deck of the user's with the very same cards, one of the same name if there is."""
        assert self.file is not None
        deck = self.file.deck
        same = [e for e in self._own() if e.deck is not None and same_cards(e.deck, deck)]
        named = [e for e in same if e.deck is not None and e.deck.name == deck.name]
        return next(iter([*named, *same]), None)

    def namesake(self) -> DeckEntry | None:
        """Another deck of the user's of the same name."""
        assert self.file is not None
        name = self.file.deck.name.casefold()
        return next((e for e in self._own() if e.deck and e.deck.name.casefold() == name), None)

    def _show_actions(self) -> None:
        assert self.file is not None
        twin, namesake = self.twin(), self.namesake()
        edit = action("Keep and edit", "secondary", "Keep it, and open the editor", self._edit)
        set_reason(edit, self._busy)
        cancel = action("Cancel", "secondary", "Keep nothing of it (Esc)", self.left.emit)
        if not self.file.deck.cards():
            self.state.setText("None of its cards is here.")
            self.set_actions(self.close_button)
        elif twin is not None and twin.deck is not None:
            other = twin.deck.name if twin.deck.name != self.file.deck.name else ""
            called = f" It is called “{other}”." if other else ""
            what = "what is known of this deck" if self.file.missing else "this deck"
            self.state.setText(f"You have {what} already.{called}")
            mine = action("Edit yours", "primary", "Open the editor", lambda: self._edit_own(twin))
            set_reason(mine, self._busy)
            again = action("Keep another copy", "secondary", "Under a name of its own", self.keep)
            self.set_actions(mine, again, self.close_button)
        elif namesake is not None:
            self.state.setText("You have another deck of this name.")
            both = action("Keep both", "primary", "This one under another name", self.keep)
            tip = "Yours stays among the versions of the deck"
            put = action("Replace yours", "secondary", tip, lambda: self._replace(namesake))
            self.set_actions(both, put, edit, cancel)
        else:
            self.state.setText("")
            keep = action("Keep it", "primary", "Put a copy among your decks", self.keep)
            self.set_actions(keep, edit, cancel)
        self.state.setVisible(bool(self.state.text()))

    def keep(self) -> bool:
        """Put a copy among the user's decks; False where that failed, which is told."""
        assert self.file is not None
        folder = user_data_folder() / "decks"
        name = free_name(self._library.deck_names, self.file.deck.name)
        deck = replace(self.file.deck, name=name)
        path = free_path(folder, deck.name)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            write_deck(deck, path)
        except OSError as error:
            self._not_kept(path, error)
            return False
        self._is_kept(deck, path, f"✓ “{deck.name}” is among your decks.")
        return True

    def _replace(self, entry: DeckEntry) -> None:
        """Put it in the place of the user's deck of that name, which stays among the versions."""
        assert self.file is not None and entry.deck is not None
        deck = replace(self.file.deck, name=entry.deck.name)
        note = f"Before {self.path.name} took its place"
        try:
            if not self._take_in(entry.path, deck, note):
                keep_version(entry.path, entry.deck, note, datetime.now())
                write_deck(deck, entry.path)
        except OSError as error:
            self._not_kept(entry.path, error)
            return
        words = f"✓ “{deck.name}” was replaced. What it was is among its versions, in the editor."
        self._is_kept(deck, entry.path, words)

    def _is_kept(self, deck: Deck, path: Path, words: str) -> None:
        self.at = path
        self.kept.emit(path)
        self.state.setText(words)
        self.state.show()
        edit = action(
            "Edit it", "primary", "Open the editor", lambda: self.editWanted.emit(deck, path)
        )
        set_reason(edit, self._busy)
        self.set_actions(edit, self.close_button)
        self.focus_start()

    def _not_kept(self, path: Path, error: OSError) -> None:
        why = error.strerror or str(error)
        self.message.tell(
            "The deck could not be kept.",
            f"{path}: {why}. Free some room or allow writing there; the file itself is untouched.",
        )

    def _edit(self) -> None:
        if self.keep():
            assert self.at is not None
            deck = next((e.deck for e in self._library.own_decks if e.path == self.at), None)
            self.editWanted.emit(deck or (self.file and self.file.deck), self.at)

    def _edit_own(self, entry: DeckEntry) -> None:
        self.editWanted.emit(entry.deck, entry.path)
