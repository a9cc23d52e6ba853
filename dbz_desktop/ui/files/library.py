"""The library: cards and decks, read off the window's thread, so that the window opens at once."""

from __future__ import annotations

import textwrap
import threading
from contextlib import suppress
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from dbz_desktop.cards.editions import EditionError
from dbz_desktop.cards.model import CardType
from dbz_desktop.cards.packs import Pack
from dbz_desktop.cards.tables import Tables, kept_tables
from dbz_desktop.decks import Deck, DeckError, DeckProblem, check_deck, load_deck_rules, read_deck
from dbz_desktop.decks.legality import Names
from dbz_desktop.decks.rules import edition_ids
from dbz_desktop.match.content.editions import editions_folder
from dbz_desktop.match.content.library import built_decks, built_folder, load_pool, starter_decks
from dbz_desktop.paths import user_data_folder
from dbz_desktop.ui.system.threads import start_beside

TIP_SIGNS = 72
"""As long a line of a tool tip may be; Qt breaks none of plain text."""
AT_ONCE = 12
"""So many changed decks are read without a thread: each takes about a millisecond."""


class DeckGroup(Enum):
    """Whose decks some are, in the order in which they are shown; the value is their heading."""

    OWN = "Your decks"
    STARTERS = "Starter decks"
    BUILT = "Built decks"

    about: str
    """What they are, in a sentence."""

    def __init__(self, heading: str) -> None:
        self.about = {
            "Your decks": "Your deck",
            "Starter decks": "As it was sold, or as its edition allows it; opened as a copy",
            "Built decks": "Built for the program; opened as a copy",
        }[heading]


@dataclass(frozen=True, slots=True)
class DeckEntry:
    """A deck file: the deck, or why it can't be read. `own` for the user's own decks."""

    id: str
    path: Path
    deck: Deck | None
    error: str = ""
    own: bool = False
    stamp: tuple[int, int] = (0, 0)

    @property
    def style(self) -> str:
        """The Style of its Mastery."""
        if self.deck is None or self.deck.mastery is None:
            return "Freestyle"
        return self.deck.mastery.style.value

    @property
    def group(self) -> DeckGroup:
        """Whose it is."""
        if self.own:
            return DeckGroup.OWN
        return DeckGroup.BUILT if self.path.parent == built_folder() else DeckGroup.STARTERS

    def about(self) -> str:
        """How it plays: what its notes say of a shipped deck, else what its Style does."""
        if not self.own and self.deck is not None and self.deck.notes:
            return self.deck.notes
        return playstyle(self.style)

    def who(self) -> str:
        """Its Main Personality, its Style and its size in a line."""
        if self.deck is None:
            return "This deck can't be read"
        personality = self.deck.personality or "No Main Personality yet"
        return f"{personality}, {self.style}, {self.deck.size} cards"

    def tip(self) -> list[str]:
        """What is to be known before it is chosen, in lines for a tool tip."""
        if self.deck is None:
            return [f"{self.who()}: {self.error}"]
        about = textwrap.wrap(self.about(), TIP_SIGNS)
        return [self.deck.name, self.who(), *about, self.makeup()]

    @property
    def turn(self) -> tuple[bool, bool]:
        """Its place where a deck to play is chosen: one's own first, for whoever built some will
        play them; what can't be read last."""
        return self.deck is None, not self.own

    def makeup(self) -> str:
        """How many cards of each type the Life Deck has, the largest groups first."""
        if self.deck is None:
            return ""
        counts: dict[CardType, int] = {}
        for card, count in self.deck.counts:
            counts[card.type] = counts.get(card.type, 0) + count
        parts = sorted(counts.items(), key=lambda item: -item[1])
        return " · ".join(f"{count} {kind.value}" for kind, count in parts)


_PLAYSTYLES = {
    "Black": "Takes cards from the other hand, discard pile and Life Deck, one attack at a time.",
    "Blue": "Stops what comes, keeps tempers low and wears the other deck down.",
    "Namekian": "Brings cards back into the Life Deck and collects the Dragon Balls.",
    "Orange": "Builds a wall of Drills and pays for hard energy attacks with it.",
    "Red": "Raises anger fast: through the levels to a Most Powerful Personality victory.",
    "Saiyan": "Hits hard in close combat and grows angrier with every blow.",
    "Freestyle": "Belongs to no Style.",
}


def playstyle(style: str) -> str:
    """One sentence on how decks of a Style play."""
    return _PLAYSTYLES.get(style, "")


@dataclass(slots=True)
class _Found:
    pool: Pack
    decks: list[DeckEntry] = field(default_factory=list)
    starters: dict[Path, DeckEntry] = field(default_factory=dict)
    built: dict[str, list[DeckEntry]] = field(default_factory=dict)
    """The other shipped decks by the editions that allow them."""
    whole: bool = False
    """Everything was read, not only decks against the cards there were."""


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
            self._take(_read_everything())

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
        return self._found or self.pool or _read_everything().pool

    def _work(self) -> None:
        found = _read_everything()
        self._found = found.pool
        # The window may have been closed before the cards were read.
        with suppress(RuntimeError):
            self._read.emit(found)

    def _take(self, found: _Found) -> None:
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
        stamps = {path: _stamp(path) for path in _own_decks()}
        new = [p for p, stamp in stamps.items() if p not in known or known[p].stamp != stamp]
        if not new and len(known) == len(stamps):
            return

        def read() -> _Found:
            fresh = {path: _read_entry(path, pool, own=True) for path in new}
            return _Found(pool, [fresh.get(path) or known[path] for path in stamps])

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


def _own_decks() -> list[Path]:
    folder = user_data_folder() / "decks"
    return sorted(folder.glob("*.toml"), key=lambda path: path.name.casefold())


def _stamp(path: Path) -> tuple[int, int]:
    """What tells that a file was changed: its time and its size."""
    try:
        stat = path.stat()
    except OSError:
        return 0, 0
    return stat.st_mtime_ns, stat.st_size


def _read_entry(path: Path, pool: Pack, own: bool, tables: Tables | None = None) -> DeckEntry:
    ident = f"own/{path.stem}" if own else path.stem
    stamp = _stamp(path)
    try:
        return DeckEntry(ident, path, read_deck(path, pool, tables), own=own, stamp=stamp)
    except DeckError as error:
        return DeckEntry(ident, path, None, str(error), own, stamp)


def _read_everything() -> _Found:
    return kept_tables().read(_read_by)


def _read_by(tables: Tables) -> _Found:
    pool = load_pool(tables=tables)
    paths = {path for edition in edition_ids(editions_folder()) for path in starter_decks(edition)}
    starters = {path: _read_entry(path, pool, False, tables) for path in sorted(paths)}
    own = [_read_entry(path, pool, True, tables) for path in _own_decks()]
    return _Found(pool, own, starters, _allowed(pool, tables), whole=True)


def _allowed(pool: Pack, tables: Tables) -> dict[str, list[DeckEntry]]:
    """The shipped decks that are no starters, by the editions that have nothing against them."""
    entries = [_read_entry(path, pool, False, tables) for path in built_decks()]
    names = Names(pool)
    found: dict[str, list[DeckEntry]] = {}
    for edition in edition_ids(editions_folder()):
        rules = load_deck_rules(edition, editions_folder())
        found[edition] = [
            entry
            for entry in entries
            if entry.deck is not None
            # Its cards were printed by then.
            and entry.deck.edition in rules.chain
            and all(each.remark for each in check_deck(entry.deck, rules, pool, names=names))
        ]
    return found
