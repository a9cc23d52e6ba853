"""The library: cards and decks, read off the window's thread, so that the window opens at once."""

from __future__ import annotations

import threading
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from dbz_desktop.cards.editions import EditionError
from dbz_desktop.cards.packs import Pack
from dbz_desktop.decks import Deck, DeckProblem, check_deck, load_deck_rules
from dbz_desktop.decks.legality import Names
from dbz_desktop.match.content.deck_entries import (
    DeckEntry,
    Found,
    own_decks,
    read_entry,
    read_everything,
    stamp_of,
)
from dbz_desktop.match.content.editions import editions_folder
from dbz_desktop.match.content.library import starter_decks
from dbz_desktop.ui.system.threads import start_beside

AT_ONCE = 12
"""So many changed decks are read without a thread: each takes about a millisecond."""


class Library(QObject):
    """Cards and decks. `ready` is emitted on the window's thread once both have been read."""

    ready = Signal()
    unfinishedFound = Signal(list)
    _read = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pool: Pack | None = None
        self._found: Pack | None = None
        self.own_decks: list[DeckEntry] = []
        self._starters: dict[Path, DeckEntry] = {}
        """The starters in all their versions, by their files."""
        self._built: dict[str, list[DeckEntry]] = {}
        self._judged: dict[tuple[Path, str], tuple[Deck, list[DeckProblem]]] = {}
        """What editions have against decks, by their files: pages ask for it again and again."""
        self._names: Names | None = None
        self._thread: threading.Thread | None = None
        self._folder: Path | None = None
        self._read.connect(self._take)

    def load(self) -> None:
        """Begin to read, on a thread of its own."""
        if self._thread is None:
            self._thread = start_beside(self._work, "library")

    def load_now(self) -> None:
        """Read at once, for the demo and the tests."""
        if self.pool is None:
            self._take(read_everything())

    def reload(self) -> None:
        """Read everything again, for packs were added or removed; `ready` tells when it is done.

        Until then the cards are those there were, and whoever holds cards keeps them.
        """
        before = self._thread

        def work() -> None:
            if before is not None:
                before.join()
            self._work()

        self._thread = start_beside(work, "library")

    def wait_for_pool(self) -> Pack:
        """The cards, for work on another thread: it waits until they have been read."""
        thread = self._thread
        if thread is not None:
            thread.join()
        return self._found or self.pool or read_everything().pool

    def _work(self) -> None:
        found = read_everything()
        self._found = found.pool
        # The window may have been closed before the cards were read.
        with suppress(RuntimeError):
            self._read.emit(found)

    def _take(self, found: Found) -> None:
        if not found.whole and found.pool is not self.pool:
            # Other packs were read meanwhile.
            self.refresh_decks()
            return
        self.pool, self.own_decks = found.pool, found.decks
        if found.whole:
            self._judged, self._names = {}, None
            self._starters = found.starters
            self._built = found.built
        self.ready.emit()
        folder, self._folder = self._folder, None
        if folder is not None:
            self.look_for_unfinished(folder)

    def look_for_unfinished(self, folder: Path) -> None:
        """Look for unfinished games; `unfinishedFound` tells of them once the cards are read."""
        pool = self.pool
        if pool is None:
            self._folder = folder
            return

        def work() -> None:
            # Rebuilding games needs the engine, which the first window must not wait for.
            from dbz_desktop.match.replays.unfinished import find_unfinished

            games = find_unfinished(folder, pool)
            with suppress(RuntimeError):
                self.unfinishedFound.emit(games)

        start_beside(work, "unfinished")

    def refresh_decks(self) -> None:
        """Read the user's decks that were changed; `ready` tells if there are any.

        Few are read at once, many on a thread of their own.
        """
        if self.pool is None:
            return
        pool = self.pool
        known = {entry.path: entry for entry in self.own_decks}
        stamps = {path: stamp_of(path) for path in own_decks()}
        new = [p for p, stamp in stamps.items() if p not in known or known[p].stamp != stamp]
        if not new and len(known) == len(stamps):
            return

        def read() -> Found:
            fresh = {path: read_entry(path, pool, own=True) for path in new}
            return Found(pool, [fresh.get(path) or known[path] for path in stamps])

        if len(new) <= AT_ONCE:
            self._take(read())
            return

        def work() -> None:
            found = read()
            with suppress(RuntimeError):
                self._read.emit(found)

        start_beside(work, "decks")

    @property
    def errors(self) -> list[str]:
        """What could not be read of the packs and decks, each with file, place and remedy."""
        errors = [str(error) for error in self.pool.errors] if self.pool else []
        entries = (*self._shipped, *self.own_decks)
        return errors + [entry.error for entry in entries if entry.error]

    def decks(self, edition: str) -> list[DeckEntry]:
        """The decks there are in an edition: its own versions of the starters, the other shipped
        ones that it allows, then the user's."""
        starters = [self._starters[path] for path in starter_decks(edition)] if self.pool else []
        return starters + self._built.get(edition, []) + self.own_decks

    @property
    def _shipped(self) -> list[DeckEntry]:
        built = {entry.path: entry for entries in self._built.values() for entry in entries}
        return [*self._starters.values(), *built.values()]

    @property
    def deck_names(self) -> set[str]:
        """The names that decks have already, in any edition."""
        entries = (*self._shipped, *self.own_decks)
        return {entry.deck.name for entry in entries if entry.deck is not None}

    def problems(self, entry: DeckEntry, edition: str) -> list[DeckProblem]:
        """What an edition has against a deck; remarks are left out."""
        if entry.deck is None or self.pool is None:
            return []
        deck, found = self._judged.get((entry.path, edition), (None, []))
        if deck is entry.deck:
            return found
        try:
            rules = load_deck_rules(edition, editions_folder())
        except EditionError as error:
            return [DeckProblem(None, str(error), "DCK-12")]
        if self._names is None:
            self._names = Names(self.pool)
        told = check_deck(entry.deck, rules, self.pool, names=self._names)
        found = [problem for problem in told if not problem.remark]
        self._judged[entry.path, edition] = entry.deck, found
        return found
