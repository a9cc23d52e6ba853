"""DeckSession: one deck that is being edited, with undo, its legality, and its file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from dbz_desktop.cards.model import Card
from dbz_desktop.cards.packs import Pack
from dbz_desktop.cards.search import Entry
from dbz_desktop.decks import (
    Deck,
    DeckError,
    DeckProblem,
    DeckRules,
    check_deck,
    is_legal,
    write_deck,
)
from dbz_desktop.decks.changes import kept_at_close
from dbz_desktop.decks.editing import copies, in_pool, rename, set_copies
from dbz_desktop.decks.guard import Guard
from dbz_desktop.decks.legality import COPIES, Names
from dbz_desktop.decks.statistics import Statistics, statistics
from dbz_desktop.decks.storage import move_deck
from dbz_desktop.decks.versions import keep_version, read_versions
from dbz_desktop.ui.system.timers import single_shot

SAVE_AFTER_MS = 300
"""A deck is written this long after the last edit; a row of edits is written once."""

RETRY_AFTER_MS = 3000
"""What could not be written is tried again after this."""


class _Edit(QUndoCommand):
    """One edit: the deck before and the deck after it."""

    def __init__(self, session: DeckSession, before: Deck, after: Deck, text: str) -> None:
        super().__init__(text)
        self._session = session
        self._before, self._after = before, after

    def redo(self) -> None:
        """Do it, also the first time."""
        self._session._show(self._after)

    def undo(self) -> None:
        """Take it back."""
        self._session._show(self._before)


class _Notes(_Edit):
    """Notes that were written; those that are written on are one edit with them."""

    def id(self) -> int:
        """What tells that two edits may be one."""
        return 1

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Take in what was written after."""
        assert isinstance(other, _Notes)
        self._after = other._after
        return True


class DeckSession(QObject):
    """A deck in the editor. `changed` tells of every edit, its undoing, and another edition.

    The deck has a file from its first edit on and is written soon after each, so nothing is lost
    when the program is killed. `failed` carries what is wrong when it can't be written, `noticed`
    what became of a file that somebody else wrote meanwhile.
    """

    changed = Signal()
    saved = Signal()
    failed = Signal(str)
    noticed = Signal(str)

    def __init__(
        self,
        deck: Deck,
        path: Path,
        pool: Pack,
        rules: DeckRules,
        entries: Mapping[str, Entry],
        names: Names | None = None,
    ) -> None:
        """`path` is where the deck is written with its first edit; it need not exist yet.

        `names` are the pool's, where somebody has worked them out before.
        """
        super().__init__()
        self.path = path
        self.pool = pool
        self.undo_stack = QUndoStack(self)
        self._deck = deck
        self._opened = deck
        self._written = deck
        self._guard = Guard(deck)
        self._rules = rules
        self._entries = entries
        self.official = True
        """True where the deck must be legal for a tournament: the Frozen List counts (DCK-10)."""
        self._problems: list[DeckProblem] | None = None
        self._wrong: dict[str, list[DeckProblem]] | None = None
        self._names = names
        self._statistics: Statistics | None = None
        self._timer = single_shot(self, SAVE_AFTER_MS, self.save)
        self._complaint = ""
        """Why the deck could not be written when that was tried last."""
        self._retry = single_shot(self, RETRY_AFTER_MS, self._try_again)

    # --- what it is now ---

    @property
    def deck(self) -> Deck:
        """The deck as it is now."""
        return self._deck

    @property
    def rules(self) -> DeckRules:
        """The edition that the deck is checked against."""
        return self._rules

    @property
    def problems(self) -> list[DeckProblem]:
        """What the edition has against the deck, remarks among it."""
        if self._problems is None:
            if self._names is None:
                self._names = Names(self.pool)
            self._problems = check_deck(
                self._deck,
                self._rules,
                self.pool,
                official=self.official,
                names=self._names,
            )
        return self._problems

    @property
    def legal(self) -> bool:
        """True when nothing but remarks was found."""
        return is_legal(self.problems)

    @property
    def statistics(self) -> Statistics:
        """The deck's figures."""
        if self._statistics is None:
            self._statistics = statistics(self._deck, self._entries)
        return self._statistics

    def problems_of(self, card: Card) -> list[DeckProblem]:
        """What is wrong with one card of the deck."""
        if self._wrong is None:
            # By card: every row that is painted asks for its own.
            self._wrong = {}
            for problem in self.problems:
                if problem.card is not None:
                    self._wrong.setdefault(problem.card.id, []).append(problem)
        return self._wrong.get(card.id, [])

    def copies(self, card: Card) -> int:
        """How many copies of a card the deck holds."""
        return copies(self._deck, card)

    def entry(self, card: Card) -> Entry | None:
        """A card as the search sees it."""
        return self._entries.get(card.id)

    @property
    def entries(self) -> Mapping[str, Entry]:
        """The pool's cards as the search sees them, by id."""
        return self._entries

    # --- edits ---

    def apply(self, deck: Deck, text: str) -> None:
        """Make an edit; `text` says what it was, for the undo buttons."""
        if deck != self._deck:
            self.undo_stack.push(_Edit(self, self._deck, deck, text))

    def change(self, cards: Sequence[Card], by: int) -> None:
        """So many copies more or less of each card, as one edit."""
        deck = self._deck
        for card in cards:
            deck = set_copies(deck, card, copies(deck, card) + by)
        verb = "Add" if by > 0 else "Take out"
        self.apply(deck, f"{verb} {_named(cards, abs(by))}")

    def set_copies(self, cards: Sequence[Card], count: int) -> None:
        """Exactly so many copies of each card, as one edit."""
        deck = self._deck
        for card in cards:
            deck = set_copies(deck, card, count)
        self.apply(deck, f"{count} copies of {_named(cards)}")

    def allowed(self, card: Card) -> int:
        """How many copies of a card the edition allows (DCK-4, DCK-12)."""
        entry = self.entry(card)
        return max(entry.numbers.get("limit", (1,))) if entry is not None else COPIES

    def fill(self, cards: Sequence[Card]) -> None:
        """As many copies of each card as are allowed, as one edit; none is taken out."""
        deck = self._deck
        for card in cards:
            deck = set_copies(deck, card, max(copies(deck, card), self.allowed(card)))
        self.apply(deck, f"Add all copies of {_named(cards)}")

    def rename(self, name: str) -> None:
        """Another name."""
        deck = rename(self._deck, name)
        if deck.name:
            self.apply(deck, f"Rename to {deck.name}")

    def write_notes(self, notes: str) -> None:
        """Other notes; writing on is one edit."""
        deck = replace(self._deck, notes=notes)
        if deck != self._deck:
            self.undo_stack.push(_Notes(self, self._deck, deck, "Write notes"))

    def set_rules(
        self, rules: DeckRules, entries: Mapping[str, Entry], remember: bool = True
    ) -> None:
        """Check against another edition; the deck may remember it, which is no edit of cards."""
        self._rules, self._entries = rules, entries
        self._show(replace(self._deck, edition=rules.edition) if remember else self._deck)

    def set_pool(self, pool: Pack) -> None:
        """Other packs were read: cards of the deck are what they are there."""
        if pool is not self.pool:
            self.pool, self._names = pool, None
            self._show(self._deck)

    def set_official(self, official: bool) -> None:
        """Tournament or casual play."""
        if official != self.official:
            self.official = official
            self._show(self._deck)

    def _show(self, deck: Deck) -> None:
        deck = in_pool(deck, self.pool)
        self._deck = deck
        self._problems = self._wrong = self._statistics = None
        self.changed.emit()
        if deck != self._written or self._complaint:
            self._retry.stop()
            self._timer.start()

    # --- the file ---

    @property
    def is_saved(self) -> bool:
        """True when the file holds what is shown."""
        return self._written == self._deck

    def _try_again(self) -> None:
        self.save(again=True)

    def save(self, always: bool = False, again: bool = False) -> bool:
        """Write the deck now; False where that failed, which `failed` explains.

        A deck without edits is written only with `always`. Tried `again` by itself, the same
        failure is not told twice. `saved` tells, too, when there is nothing to be written any
        more because the edits were taken back.
        """
        self._timer.stop()
        self._retry.stop()
        deck = self._deck
        if deck == self._written and not always:
            if self._complaint:
                self._complaint = ""
                self.saved.emit()
            return True
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            noticed = self._guard.save_other(self.path, self.pool, deck)
            write_deck(deck, self.path)
        except OSError as error:
            complaint = (
                f"The deck could not be written to {self.path}: {error.strerror or error}. "
                "It stays open here; free some room or allow writing there. It is tried again "
                "by itself."
            )
            told, self._complaint = self._complaint, complaint
            # Whoever put the message away need not read it again every few seconds.
            if complaint != told or not again:
                self.failed.emit(complaint)
            self._retry.start()
            return False
        self._written, self._complaint = deck, ""
        self._guard.written(self.path, deck)
        self.saved.emit()
        if noticed:
            self.noticed.emit(noticed)
        return True

    def close(self) -> bool:
        """Write the deck and let its file follow its name; False where it can't be written."""
        if not self.save():
            return False
        self.keep_at_close()
        # The deck is safe under its old name too.
        with suppress(OSError):
            self.path = move_deck(self.path, self._deck.name)
        return True

    def keep_at_close(self) -> None:
        """Keep a version by itself if the deck was changed much, see `changes.kept_at_close`."""
        # The deck itself is safe; a history that can't be read or written must not hold it up.
        with suppress(DeckError, OSError):
            if self._opened != self._deck:
                versions = read_versions(self.path, self.pool)
                for deck, note in kept_at_close(self._opened, self._deck, versions):
                    keep_version(self.path, deck, note, datetime.now())
                self._opened = self._deck

    def keep_version(self, note: str) -> bool:
        """Keep the deck as it is now among its versions; False where that failed.

        The deck is written too: versions belong to a file.
        """
        if not self.save(always=not self.path.exists()):
            return False
        try:
            keep_version(self.path, self._deck, note, datetime.now())
        except OSError as error:
            self.failed.emit(f"The version could not be kept: {error.strerror or error}.")
            return False
        return True


def _named(cards: Sequence[Card], count: int = 1) -> str:
    if len(cards) != 1:
        return f"{len(cards)} cards"
    return f"{count} {cards[0].name}" if count > 1 else cards[0].name
