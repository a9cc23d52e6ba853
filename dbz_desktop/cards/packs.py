"""Reading card packs: folders of TOML files whose tables are cards.

A pack is data and nothing else. What is wrong in it is reported with file, card and remedy
(`PackError`), and never stops the other cards of the pack from being read.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from dbz_desktop import intake
from dbz_desktop.cards.model import Alignment, Card, CardType, Style
from dbz_desktop.cards.sets import set_place
from dbz_desktop.cards.tables import Tables

MAX_FILE_BYTES = 4_000_000
MAX_TEXT = 2_000
MAX_CARDS = 2_000
"""Of one file: more than five times the largest set of the game."""
MAX_NAME = 200
"""Characters of an id, a title, and all else that isn't a card's text."""
MAX_PRINTINGS = 50
_KNOWN_KEYS = {
    "id",
    "title",
    "subtitle",
    "type",
    "style",
    "level",
    "alignment",
    "pur",
    "stages",
    "endurance",
    "dragon_ball_set",
    "gold_title",
    "printings",
    "text",
    "wordings",
}


class PackError(ValueError):
    """A pack, or one card of it, can't be read. The message names file, place and remedy."""

    def __init__(self, message: str, path: Path | None = None, card: str | None = None) -> None:
        self.path = path
        self.card = card
        self.message = message
        where = f"{path}: " if path else ""
        who = f"card {card}: " if card else ""
        super().__init__(f"{where}{who}{message}")


@dataclass(slots=True)
class Pack:
    """The cards of one or more packs by id, with what could not be read beside them."""

    cards: dict[str, Card] = field(default_factory=dict)
    errors: list[PackError] = field(default_factory=list)
    origin: dict[str, Path] = field(default_factory=dict)
    _index: _Index | None = field(default=None, init=False, repr=False, compare=False)

    def add(self, card: Card, path: Path) -> None:
        """Take a card in; a second card of the same id is an error, the first one stays."""
        if card.id in self.cards:
            self.errors.append(
                PackError(
                    f"the id is used twice, first in {self.origin[card.id]}; "
                    "give one of the two another id",
                    path,
                    card.id,
                )
            )
            return
        self.cards[card.id] = card
        self.origin[card.id] = path

    def titled(self, title: str) -> list[Card]:
        """Every card with that title, case and typographic quotes aside."""
        return [self.cards[id] for id in self._indexed().titles.get(_plain(title), ())]

    def printed(self, printing: str) -> list[Card]:
        """Every card with a printing of that id, case aside."""
        return [self.cards[id] for id in self._indexed().printings.get(printing.casefold(), ())]

    def _indexed(self) -> _Index:
        """The index of all cards. Several threads may ask at once: it is seen when it is whole."""
        index = self._index
        if index is None or index.count != len(self.cards):
            index = self._index = _Index(dict(self.cards))
        return index


class _Index:
    """The ids of cards by their titles and names, and by their printings."""

    def __init__(self, cards: dict[str, Card]) -> None:
        self.count = len(cards)
        self.titles: dict[str, list[str]] = {}
        self.printings: dict[str, list[str]] = {}
        for id, card in cards.items():
            for name in {_plain(card.title), _plain(card.name)}:
                self.titles.setdefault(name, []).append(id)
            for printing in card.printings:
                self.printings.setdefault(printing.casefold(), []).append(id)


def _plain(text: str) -> str:
    return text.replace("’", "'").casefold().strip()


def read_packs(paths: Iterable[Path], tables: Tables | None = None) -> Pack:
    """Read several pack folders or files into one `Pack`, the printed sets in their order.

    `tables` are what is known of the files already.
    """
    pack = Pack()
    for path in paths:
        _read_into(pack, path, tables or Tables())
    pack.cards = {card.id: card for card in sorted(pack.cards.values(), key=set_place)}
    return pack


def read_pack(path: Path) -> Pack:
    """Read a pack: a TOML file, or a folder with TOML files in it and below it.

    Never raises for what is wrong inside: see `Pack.errors`.
    """
    return read_packs([path])


def _read_into(pack: Pack, path: Path, tables: Tables) -> None:
    try:
        files = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
    except OSError as error:
        pack.errors.append(PackError(f"can't be opened: {error.strerror or error}", path))
        return
    if not files:
        pack.errors.append(PackError("no .toml file in this folder", path))
    for file in files:
        _read_file(pack, file, tables)


def _read_file(pack: Pack, file: Path, tables: Tables) -> None:
    def parse(data: bytes) -> dict[str, Any]:
        return parse_pack(data, file)

    try:
        take_tables(pack, tables.of(pack_bytes(file), parse), file)
    except PackError as error:
        pack.errors.append(error)


def pack_data(file: Path) -> dict[str, Any]:
    """What a pack's file says, as tables. Raises PackError for all that is no TOML of a pack.

    A link is followed; what it leads to must be a file, not a device that never ends.
    """
    return parse_pack(pack_bytes(file), file)


def pack_bytes(file: Path) -> bytes:
    """The bytes of a pack's file. Raises PackError where it can't be read, or is too large."""
    try:
        return intake.read_bytes(file, MAX_FILE_BYTES, "; split it")
    except intake.Unreadable as error:
        raise PackError(str(error), file) from error


def parse_pack(data: bytes, file: Path | None = None) -> dict[str, Any]:
    """The tables of a pack out of the bytes of its file. Raises PackError as `pack_data` does."""
    try:
        text = intake.text_of(data, "card pack")
        return intake.toml_table(text, "card pack", "; is the file cut off or a quote missing?")
    except intake.Unreadable as error:
        raise PackError(str(error), file) from error


def take_tables(pack: Pack, data: dict[str, Any], file: Path) -> None:
    """Take the cards out of a pack's tables into `pack`, and what is wrong with some.

    Raises PackError where there is no list of cards at all.
    """
    tables = data.get("card", [])
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        raise PackError('cards are written as "[[card]]" tables', file)
    if len(tables) > MAX_CARDS:
        raise PackError(
            f"holds {len(tables):,} cards; a pack has {MAX_CARDS:,} at most, so split it", file
        )
    for number, table in enumerate(tables, 1):
        try:
            pack.add(card_from_table(table, file, number), file)
        except PackError as error:
            pack.errors.append(error)


def card_from_table(table: dict[str, Any], file: Path | None = None, number: int = 1) -> Card:
    """Build a card from one `[[card]]` table.

    Raises PackError, naming the key that is wrong and what it should be.
    """
    who = intake.shown(table.get("id") or table.get("title") or f"number {number}")

    def fail(message: str) -> PackError:
        return PackError(message, file, who)

    unknown = sorted(set(table) - _KNOWN_KEYS)
    if unknown:
        raise fail(
            f'the key "{intake.shown(unknown[0])}" is not known; '
            f"known are: {', '.join(sorted(_KNOWN_KEYS))}"
        )

    def text_of(key: str, required: bool = True) -> str | None:
        value = table.get(key)
        if value is None and not required:
            return None
        if not isinstance(value, str) or not value.strip():
            raise fail(f'"{key}" must be a text, and not empty')
        most = MAX_TEXT if key == "text" else MAX_NAME
        if len(value) > most:
            raise fail(f'"{key}" is longer than {most:,} characters')
        return value.strip()

    def number_of(key: str, low: int, high: int) -> int | None:
        value = table.get(key)
        if value is None:
            return None
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise fail(f'"{key}" must be a whole number from {low} to {high}')
        return value

    def one_of(key: str, kinds: type[Any]) -> Any:
        value = table.get(key)
        try:
            return kinds(value)
        except ValueError:
            known = ", ".join(kind.value for kind in kinds)
            message = f'"{key}" is {intake.shown(value)}; it must be one of {known}'
        raise fail(message)

    card_type: CardType = one_of("type", CardType)
    stages = table.get("stages", [])
    if card_type.is_personality:
        if (
            not isinstance(stages, list)
            or len(stages) != 11
            or not all(isinstance(s, int) and 0 <= s < 10**12 for s in stages)
        ):
            raise fail('"stages" must list the 11 power levels, from stage 10 down to stage 0')
        if "pur" not in table:
            raise fail('a personality needs its "pur"')
    elif stages:
        raise fail('only personalities have "stages"')
    if card_type is CardType.MAIN_PERSONALITY and "level" not in table:
        raise fail('a Main Personality needs its "level", 1 to 4')
    wordings = table.get("wordings", {})
    if not isinstance(wordings, dict) or not all(
        isinstance(v, str) and 0 < len(v) <= MAX_TEXT for v in wordings.values()
    ):
        raise fail('"wordings" must map an edition to a text, for example fanz = "..."')
    printings = table.get("printings", [])
    if not isinstance(printings, list) or not all(
        isinstance(p, str) and len(p) <= MAX_NAME for p in printings[: MAX_PRINTINGS + 1]
    ):
        raise fail('"printings" must be a list of ids like "EVO-S63"')
    if len(printings) > MAX_PRINTINGS:
        raise fail(f'"printings" names more than {MAX_PRINTINGS} printings')
    card_id = text_of("id")
    assert card_id is not None
    title = text_of("title")
    text = text_of("text")
    assert title is not None and text is not None
    return Card(
        id=card_id,
        title=title,
        type=card_type,
        text=text,
        subtitle=text_of("subtitle", required=False),
        style=one_of("style", Style) if "style" in table else Style.FREESTYLE,
        level=number_of("level", 1, 4),
        alignment=one_of("alignment", Alignment) if "alignment" in table else None,
        pur=number_of("pur", 0, 20),
        stages=tuple(reversed(stages)),
        endurance=number_of("endurance", 0, 60),
        dragon_ball_set=text_of("dragon_ball_set", required=False),
        gold_title=bool(table.get("gold_title", False)),
        printings=tuple(printings),
        wordings=tuple(sorted(wordings.items())),
    )
