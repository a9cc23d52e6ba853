"""Every deck there is, own, starter or built, and what is told of each."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path

from dbz_desktop.cards.model import CardType
from dbz_desktop.cards.packs import Pack
from dbz_desktop.cards.search import fold
from dbz_desktop.cards.tables import Tables, kept_tables
from dbz_desktop.decks import Deck, DeckError, DeckProblem, check_deck, load_deck_rules, read_deck
from dbz_desktop.decks.legality import Names
from dbz_desktop.decks.rules import edition_ids
from dbz_desktop.match.content.editions import editions_folder
from dbz_desktop.match.content.library import built_decks, built_folder, load_pool, starter_decks
from dbz_desktop.paths import user_data_folder

TIP_SIGNS = 72
"""As long a line of a tool tip may be; Qt breaks none of plain text."""


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
        return str(self.deck.mastery.style.value)

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
        # A number stays with its word where the line is broken.
        return " · ".join(f"{count}\N{NO-BREAK SPACE}{kind.value}" for kind, count in parts)


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
class Found:
    """What a reading found: the cards, and the decks by where they come from."""

    pool: Pack
    decks: list[DeckEntry] = field(default_factory=list)
    starters: dict[Path, DeckEntry] = field(default_factory=dict)
    built: dict[str, list[DeckEntry]] = field(default_factory=dict)
    """The other shipped decks by the editions that allow them."""
    whole: bool = False
    """Everything was read, not only decks against the cards there were."""


def own_decks() -> list[Path]:
    """The files of the user's own decks."""
    folder = user_data_folder() / "decks"
    return sorted(folder.glob("*.toml"), key=lambda path: path.name.casefold())


def stamp_of(path: Path) -> tuple[int, int]:
    """What tells that a file was changed: its time and its size."""
    try:
        stat = path.stat()
    except OSError:
        return 0, 0
    return stat.st_mtime_ns, stat.st_size


def read_entry(path: Path, pool: Pack, own: bool, tables: Tables | None = None) -> DeckEntry:
    """A file of a deck, or why it can't be read."""
    ident = f"own/{path.stem}" if own else path.stem
    stamp = stamp_of(path)
    try:
        return DeckEntry(ident, path, read_deck(path, pool, tables), own=own, stamp=stamp)
    except DeckError as error:
        return DeckEntry(ident, path, None, str(error), own, stamp)


def read_everything() -> Found:
    """Read all cards and all decks; for any thread."""
    return kept_tables().read(_read_by)


def _read_by(tables: Tables) -> Found:
    pool = load_pool(tables=tables)
    paths = {path for edition in edition_ids(editions_folder()) for path in starter_decks(edition)}
    starters = {path: read_entry(path, pool, False, tables) for path in sorted(paths)}
    own = [read_entry(path, pool, True, tables) for path in own_decks()]
    return Found(pool, own, starters, _allowed(pool, tables), whole=True)


def _allowed(pool: Pack, tables: Tables) -> dict[str, list[DeckEntry]]:
    """The shipped decks that are no starters, by the editions that have nothing against them."""
    entries = [read_entry(path, pool, False, tables) for path in built_decks()]
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


def by_name(entry: DeckEntry) -> str:
    """What decks are sorted by."""
    return entry_name(entry).casefold()


def entry_name(entry: DeckEntry) -> str:
    """The name of a deck; a file that can't be read goes by its own."""
    return entry.deck.name if entry.deck is not None else entry.path.name


def problem_line(problem: DeckProblem) -> str:
    """A problem in a line, with its card and its rule."""
    about = f"{problem.card.name}: " if problem.card is not None else ""
    return f"{about}{problem.reason} ({problem.rule})"


def words_of(entry: DeckEntry) -> str:
    """What a search looks at: name, group, personality, Style, and the titles of the cards."""
    deck = entry.deck
    if deck is None:
        return fold(entry.path.name)
    titles = " ".join(card.name for card in deck.cards())
    return fold(f"{deck.name} {entry.group.value} {deck.personality} {entry.style} {titles}")
