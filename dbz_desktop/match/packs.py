"""The user's own card packs: looking one through before it is added, adding, replacing, listing.

A pack that is added lies in the user's packs folder as a TOML file like those written by hand.
What must not come in stays out: a card without its facts, and a card whose id is another one's.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from dbz_desktop.cards.editions import read_editions
from dbz_desktop.cards.model import Card
from dbz_desktop.cards.packfile import SUFFIX, PackFile, pack_file_text, read_pack_file
from dbz_desktop.cards.packfile import selected_text as _selected
from dbz_desktop.cards.packs import Pack, PackError
from dbz_desktop.cards.packtext import without_drafts
from dbz_desktop.decks.model import Deck
from dbz_desktop.decks.storage import file_stem
from dbz_desktop.match.content.editions import (
    DEFAULT_EDITION,
    editions_folder,
    load_edition,
)
from dbz_desktop.match.content.library import user_packs_folder
from dbz_desktop.match.journal.summary import summaries
from dbz_desktop.rules.kernel.editions import Edition
from dbz_desktop.writing import write_whole

OLDER = "older"
"""The folder in the packs folder where a pack is kept that another one took the place of."""

Tell = Callable[[int, int], None]
"""Told how many cards of how many were read; it may raise to stop."""


@dataclass(frozen=True, slots=True)
class Misread:
    """A sentence of a card that isn't understood.

    It begins at sign `column` of the card's text, counted from 0, in its line `line`. `words` are
    those that are wrong. `edition` names the wording that it stands in where the card has several.
    `at` is where the words stand in the pack's file, line and column counted from 1, (0, 0) where
    that isn't known.
    """

    card: Card
    sentence: str
    line: int
    column: int
    words: str
    message: str
    edition: str = ""
    at: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True)
class OwnPack:
    """A pack of the user's. `error` says why it can't be read; then `file` is None."""

    path: Path
    file: PackFile | None
    error: str = ""

    @property
    def name(self) -> str:
        """What it calls itself, or its file's name."""
        return self.file.head.name if self.file else self.path.stem

    @property
    def cards(self) -> dict[str, Card]:
        """Its cards by id."""
        return self.file.pack.cards if self.file else {}


@dataclass(slots=True)
class PackReport:
    """What would happen if a pack were added.

    `good` are the cards that can come in. `clashes` are cards whose id is another card's here,
    with that card; they stay out. `titles` are cards that share their title with another one.
    `older` is the user's pack that it takes the place of, with the cards that `changed` by it,
    those that are `new` and those that are `gone`. `games` are unfinished games that can't go on
    without a card that changes or goes.
    """

    file: PackFile
    good: list[Card] = field(default_factory=list)
    misread: list[Misread] = field(default_factory=list)
    clashes: list[tuple[Card, Card]] = field(default_factory=list)
    titles: list[tuple[Card, Card]] = field(default_factory=list)
    older: OwnPack | None = None
    new: list[Card] = field(default_factory=list)
    changed: list[Card] = field(default_factory=list)
    gone: list[Card] = field(default_factory=list)
    games: list[str] = field(default_factory=list)

    @property
    def unread(self) -> list[PackError]:
        """Cards of the file that aren't cards; they stay out."""
        return self.file.pack.errors

    @property
    def compiled(self) -> int:
        """How many cards are understood whole."""
        wrong = {misread.card.id for misread in self.misread}
        return sum(card.id not in wrong for card in self.file.pack.cards.values())

    @property
    def sets(self) -> tuple[str, ...]:
        """The codes of the sets of the cards that can come in."""
        return tuple(sorted({card.set_code for card in self.good}))

    @property
    def same(self) -> bool:
        """True where the very same pack is here already."""
        return self.older is not None and not (self.new or self.changed or self.gone)


def all_editions() -> list[Edition]:
    """Every edition, the default one first."""
    ids = sorted(read_editions(editions_folder()), key=lambda e: (e != DEFAULT_EDITION, e))
    return [load_edition(edition) for edition in ids]


def misread_of(card: Card, editions: Iterable[Edition]) -> Iterator[Misread]:
    """What isn't understood of a card, in any of its wordings."""
    from dbz_desktop.rules.language.compiler import compile_card

    seen = set()
    for edition in editions:
        text = edition.wording(card)
        if text in seen:
            continue
        seen.add(text)
        program = compile_card(card, edition)
        for failure in program.failures:
            yield Misread(
                card,
                failure.sentence,
                program.text.count("\n", 0, failure.column) + 1,
                failure.column,
                program.text[failure.column : failure.end],
                failure.message,
                edition.id if card.wordings else "",
            )


def look_through(
    path: Path, pool: Pack, matches: Path | None = None, tell: Tell = lambda _done, _all: None
) -> PackReport:
    """Read a pack's file and every text in it, and compare it with what is here.

    `pool` are the cards that are here, `matches` the folder of games. Raises PackError for a file
    that is no pack, and whatever `tell` raises.
    """
    report = PackReport(read_pack_file(path))
    cards = list(report.file.pack.cards.values())
    report.older = _older(report.file, pool)
    own = report.older.cards if report.older is not None else {}
    titles = {_title(card): card for card in pool.cards.values() if card.id not in own}
    editions = all_editions()
    for number, card in enumerate(cards):
        tell(number, len(cards))
        for misread in misread_of(card, editions):
            at = _place(report.file.text, card, misread.words)
            report.misread.append(replace(misread, at=at))
        there = pool.cards.get(card.id)
        if there is not None and card.id not in own:
            report.clashes.append((card, there))
            continue
        report.good.append(card)
        if _title(card) in titles:
            report.titles.append((card, titles[_title(card)]))
    good = {card.id: card for card in report.good}
    report.new = [card for card in report.good if card.id not in own]
    report.changed = [card for card in report.good if own.get(card.id, card) != card]
    report.gone = [card for card in own.values() if card.id not in good]
    if matches is not None and (report.changed or report.gone):
        report.games = games_with(matches, [*report.changed, *report.gone])
    tell(len(cards), len(cards))
    return report


def _title(card: Card) -> tuple[str, int | None]:
    return card.name.casefold(), card.level


def _place(text: str, card: Card, words: str) -> tuple[int, int]:
    """Line and column of words of a card in the file that it is from, see `Misread.at`."""
    for form in (f'"{card.id}"', f"'{card.id}'"):
        start = text.find(form)
        if start >= 0:
            end = text.find("[[card]]", start)
            found = text.find(words, start, end if end >= 0 else len(text)) if words else -1
            start = found if found >= 0 else start
            return text.count("\n", 0, start) + 1, start - text.rfind("\n", 0, start)
    return 0, 0


def own_packs(folder: Path | None = None) -> list[OwnPack]:
    """The user's packs, one a file, by name."""
    folder = folder or user_packs_folder()
    found = []
    for path in sorted(folder.rglob("*.toml")) if folder.is_dir() else []:
        try:
            found.append(OwnPack(path, read_pack_file(path)))
        except PackError as error:
            found.append(OwnPack(path, None, error.message))
    return sorted(found, key=lambda pack: pack.name.casefold())


def _older(file: PackFile, pool: Pack) -> OwnPack | None:
    """The user's pack that a file is another version of: of the same name, or, where all cards
    that are here already are of one pack, that one."""
    folder = user_packs_folder()
    packs = own_packs(folder)
    for pack in packs:
        if pack.name.casefold() == file.head.name.casefold():
            return pack
    here = [pool.origin.get(ident) for ident in file.pack.cards if ident in pool.cards]
    sources = {path for path in here if path is not None}
    if len(sources) != 1:
        return None
    (source,) = sources
    return next((pack for pack in packs if pack.path == source), None)


def add_pack(report: PackReport) -> Path:
    """Put a pack among the user's own, in the place of the older one; returns its file.

    The older one is kept in the folder `older`. Raises OSError where it can't be written.
    """
    folder = user_packs_folder()
    good = {card.id for card in report.good}
    whole = not report.clashes and not report.unread
    text = pack_file_text(report.file) if whole else _selected(report.file, good)
    folder.mkdir(parents=True, exist_ok=True)
    if report.older is not None:
        target = report.older.path
        _set_aside(target, folder / OLDER)
    else:
        target = _free(folder, report.file.head.name, ".toml")
    write_whole(target, text)
    return target


def _set_aside(path: Path, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(path, _free(folder, path.stem, SUFFIX))


def _free(folder: Path, name: str, ending: str) -> Path:
    stem = file_stem(name)
    # Case doesn't tell files apart everywhere.
    taken = {path.name.casefold() for path in folder.iterdir()}
    number, found = 1, f"{stem}{ending}"
    while found.casefold() in taken:
        number += 1
        found = f"{stem} {number}{ending}"
    return folder / found


def export_pack(pack: PackFile, target: Path) -> None:
    """Write a `.dbzpack`: the cards alone, no drafts. Raises OSError where it can't be written."""
    write_whole(target, without_drafts(pack_file_text(pack)))


def decks_with(cards: Iterable[str], decks: Iterable[Deck]) -> list[Deck]:
    """The decks that use a card of these ids."""
    wanted = set(cards)
    return [deck for deck in decks if any(card.id in wanted for card in deck.cards())]


def games_with(folder: Path, cards: Iterable[Card]) -> list[str]:
    """Who plays in the unfinished games that use one of these cards."""
    ids = {card.id for card in cards}
    return [
        summary.players
        for summary in summaries(folder)
        if not summary.finished and summary.header and ids & set(summary.header.hashes)
    ]
