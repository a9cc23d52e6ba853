"""Scenario files: a position, what is answered, and what must come of it, in TOML.

    rule = "ATK-7"                          # or rules = [...]
    ruling = "CRDZ-PRE-S2"                  # optional, or rulings = [...]: rows of rulings.toml
    title = "Stages past zero turn into life cards"
    source = "RB3, Attack Table example"
    editions = ["fanz", "panini-2017"]      # or edition = "fanz"; the default edition without
    pack = "stand-ins.toml"                 # optional: stand-in cards, relative to this file
    seed = 1

    [you]                                   # seat 0; [opponent] is seat 1
    mp = "Vegeta"                           # a name, or a list of four ids or full names
    mastery = "title"
    level = 1
    stages = 8
    anger = 0
    hand = ["..."]
    life_deck = ["top card", "next card"]
    fill = 20                               # filler cards under those; fill_with = "title"
    discard = ["top card"]                  # top first, banished too
    play = ["...", { card = "...", stages = 5, attached_to = "mp", captured = true }]
    used = ["..."]                          # cards in play, "mp" too, whose Powers were used;
                                            # { card = "...", part = 2 }: the second part alone
    lasting = [{ card = "...", text = "Your attacks deal +1 stage of damage this combat." }]

    [start]
    turn = "you"
    phase = "combat"                        # draw, planning, declare, combat, discard
    action = "you"                          # whose action it is in combat
    passed = ["opponent"]                   # who has passed since somebody last acted in it
    number = 3                              # of the turn
    attacks = [                             # earlier ones of this combat, in their order
        { by = "opponent", card = "...", stopped = true },
        { by = "you", card = "...", stages = 2, life_cards = 5, critical = true },
    ]

    [play]
    auto = "pass"                           # how to answer what isn't scripted; none without
    steps = ["play Sparring Kick", "no defense", "expect opponent.stages = 0"]

`steps` mixes answers and, beginning with "expect", expectations. `answers` and `expect` may be
given apart instead; the expectations then come last. See `steps` and `checks`
for their words.

A card is named by its title, its name or its id. Where a side has several of them, "X #2" is the
second one: in play first, then in hand, then in the piles. What others are attached to is counted
in play alone, yours first.

A card that lies `attached_to` something does what it says while attached. `lasting` are sentences
that were carried out before: `card` is the card in the position whose effect it is, the Mastery
without one, `text` a sentence of the card language that leaves something in force and asks
nothing. The cards of earlier `attacks` lie somewhere in the position, in a discard pile for example
or in play, of what is copied the opponent's; `from_hand = false` and `copy = true` may be said of
them. The MP, or the Ally whose Power it is, performed each in an action of its own, and who has
`passed` did so in his last one. They change nothing else: stages, hands and piles are as they are
written. `used` also uses up what may be done so often, and the timings with a limit, such as "once
per turn".
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from dbz_desktop import intake
from dbz_desktop.cards.editions import UnknownEdition
from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.cards.packs import Pack, read_packs
from dbz_desktop.cards.tables import Tables
from dbz_desktop.match.content.editions import DEFAULT_EDITION, load_edition
from dbz_desktop.match.course.setup import nameable
from dbz_desktop.match.scenarios.scenario import (
    LISTS,
    SIDES,
    UNNAMED,
    EarlierAttack,
    InPlay,
    LastingText,
    Scenario,
    ScenarioError,
    SideSetup,
    UsedPart,
)

MAX_FILE_BYTES = 1_000_000
MAX_ENTRIES = 1_000
"""Of a list: cards of a pile, steps."""
MAX_IDS = 100
MAX_STEP = 500
MAX_PATH = 500
PHASES = ("draw", "planning", "declare", "combat", "discard")
_TOP = {
    "rule",
    "rules",
    "ruling",
    "rulings",
    "title",
    "source",
    "edition",
    "editions",
    "pack",
    "seed",
    "note",
    "you",
    "opponent",
    "start",
    "play",
}
_SIDE = {
    "name",
    "mp",
    "mastery",
    "level",
    "stages",
    "anger",
    "fill",
    "fill_with",
    "play",
    "used",
    "lasting",
    *LISTS,
}
_START = {"turn", "phase", "action", "number", "declared_by", "attacks", "passed"}
_ATTACK = {"by", "card", "stopped", "stages", "life_cards", "critical", "from_hand", "copy"}
_PLAY = {"steps", "answers", "expect", "auto"}
_DEFAULT_FILL = 20
_TABLES = Tables()
"""Of the packs that scenarios name: most name the same one."""


def read_scenario(path: Path, pool: Pack, pack: Path | None = None) -> Scenario:
    """Read a scenario file, in which any title may be named. `pack` is a card pack to add, besides
    the one the file names.

    Raises ScenarioError.
    """
    try:
        text = intake.text_of(
            intake.read_bytes(path, MAX_FILE_BYTES, ", which no scenario is"), "scenario"
        )
        data = intake.toml_table(text, "scenario")
    except intake.Unreadable as error:
        raise ScenarioError(str(error), path) from error
    return scenario_from_table(data, pool, path, pack, any_title=True)


def scenario_from_table(
    data: Mapping[str, Any],
    pool: Pack,
    path: Path | None = None,
    pack: Path | None = None,
    any_title: bool = False,
) -> Scenario:
    """Build a scenario from the keys of its file. With `any_title` each title of the pool and the
    packs may be named (EFF-10), else those of its own cards. Raises ScenarioError."""
    reader = _Reader(data, pool, path, pack)
    scenario = reader.read()
    if any_title:
        scenario.titles = nameable(*reader.pools)
    return scenario


class _Reader:
    """Reads one scenario; keeps the file for its errors."""

    def __init__(
        self, data: Mapping[str, Any], pool: Pack, path: Path | None, pack: Path | None
    ) -> None:
        self.data = data
        self.path = path
        self.pools = [*self._packs(pack), pool]

    def _packs(self, pack: Path | None) -> list[Pack]:
        paths = [pack] if pack is not None else []
        named = self.data.get("pack")
        if named is not None:
            # Not a folder: all below it would be read, and a file from outside may name any.
            if not isinstance(named, str) or not named.endswith(".toml") or len(named) > MAX_PATH:
                raise self.error("must be the path of a .toml file in quotes", "pack")
            paths.append((self.path.parent if self.path else Path()) / named)
        packs = []
        for folder in paths:
            read = read_packs([folder], _TABLES)
            if read.errors:
                raise ScenarioError(str(read.errors[0]), self.path, "pack")
            packs.append(read)
        return packs

    def error(self, message: str, place: str) -> ScenarioError:
        return ScenarioError(message, self.path, place)

    def read(self) -> Scenario:
        data = self.data
        self._only(data, _TOP, "")
        start = self._table("start")
        self._only(start, _START, "start")
        play = self._table("play")
        self._only(play, _PLAY, "play")
        steps = [*self._texts(play, "steps", "play"), *self._texts(play, "answers", "play")]
        steps += [
            step if step.startswith("expect") else f"expect {step}"
            for step in self._texts(play, "expect", "play")
        ]
        turn = self._seat(start, "turn", 0)
        declared_by = self._seat(start, "declared_by", turn)
        phase = start.get("phase", "planning")
        if phase not in PHASES:
            words = f'is "{intake.shown(phase)}"; it must be one of {", ".join(PHASES)}'
            raise self.error(words, "start phase")
        sides = tuple(self._side(name) for name in SIDES)
        return Scenario(
            self.path,
            str(data.get("title") or (self.path.stem if self.path else "scenario")),
            self._names("rules", "rule"),
            str(data.get("source", "")),
            self._editions(),
            self._number(data, "seed", "", 1, -(2**63), 2**63),
            (sides[0], sides[1]),
            turn,
            phase,
            self._seat(start, "action", declared_by),
            declared_by,
            self._number(start, "number", "start", 3, 1, 9999),
            steps,
            str(play.get("auto", "")),
            str(data.get("note", "")),
            self._names("rulings", "ruling"),
            self._attacks(start, phase),
            self._passed(start, phase),
        )

    def _passed(self, start: Mapping[str, Any], phase: str) -> tuple[bool, bool]:
        sides = self._texts(start, "passed", "start")
        if sides and phase != "combat":
            raise self.error('is of a combat; write phase = "combat"', "start passed")
        for side in sides:
            if side not in SIDES:
                words = f'is {intake.shown(side)}; it must be "you" or "opponent"'
                raise self.error(words, "start passed")
        return SIDES[0] in sides, SIDES[1] in sides

    def _attacks(self, start: Mapping[str, Any], phase: str) -> tuple[EarlierAttack, ...]:
        items = self._list(start, "attacks", "start")
        if items and phase != "combat":
            raise self.error('are of a combat; write phase = "combat"', "start attacks")
        found = []
        for number, item in enumerate(items, 1):
            place = f"start attacks {number}"
            table = self._entry(item, _ATTACK, place)
            found.append(
                EarlierAttack(
                    self._seat(table, "by", 0, place),
                    self._text(table, "card", place),
                    self._truth(table, "stopped", place, False),
                    self._number(table, "stages", place, 0, 0, 999),
                    self._number(table, "life_cards", place, 0, 0, 999),
                    self._truth(table, "critical", place, False),
                    self._truth(table, "from_hand", place, True),
                    self._truth(table, "copy", place, False),
                )
            )
        return tuple(found)

    def _side(self, name: str) -> SideSetup:
        table = self._table(name)
        self._only(table, _SIDE, name)
        mp = self._levels(table, name)
        if "mastery" not in table:
            raise self.error(
                "is missing; name a Mastery, or a stand-in of your pack", f"{name} mastery"
            )
        mastery = self.card(table["mastery"], f"{name} mastery", (CardType.MASTERY,))
        side = SideSetup(
            intake.shown(table.get("name", UNNAMED[SIDES.index(name)])),
            mp,
            mastery,
            self._number(table, "level", name, 1, 1, 4),
            self._number(table, "stages", name, 5, 0, 10),
            self._number(table, "anger", name, 0, 0, 20),
        )
        for key in LISTS:
            cards: list[Card] = getattr(side, key)
            for number, item in enumerate(self._list(table, key, name), 1):
                cards.append(self.card(item, f"{name} {key} {number}"))
        fill = self._number(table, "fill", name, _DEFAULT_FILL, 0, 200)
        side.life_deck += self._fillers(table, name, mastery, fill)
        if not side.life_deck:
            raise self.error("has no card, so the game would be over", f"{name} life_deck")
        for number, item in enumerate(self._list(table, "play", name), 1):
            side.play.append(self._in_play(item, f"{name} play {number}"))
        for number, item in enumerate(self._list(table, "used", name), 1):
            side.used.append(self._used(item, f"{name} used {number}"))
        for number, item in enumerate(self._list(table, "lasting", name), 1):
            place = f"{name} lasting {number}"
            entry = self._entry(item, {"card", "text"}, place)
            of = self._text(entry, "card", place) if "card" in entry else ""
            side.lasting.append(LastingText(of, self._text(entry, "text", place)))
        return side

    def _levels(self, table: Mapping[str, Any], name: str) -> tuple[Card, ...]:
        mp = table.get("mp")
        place = f"{name} mp"
        kinds = (CardType.MAIN_PERSONALITY,)
        if isinstance(mp, list):
            levels = [self.card(item, place, kinds) for item in mp]
        elif isinstance(mp, str):
            levels = []
            found = [card for card in self._titled(mp) if card.type is kinds[0]]
            for level in range(1, 5):
                levels += [card for card in found if card.level == level][:1]
        else:
            raise self.error("is missing; give a name or four ids", place)
        if [card.level for card in levels] != [1, 2, 3, 4]:
            have = ", ".join(f"{card.name} (level {card.level})" for card in levels) or "none"
            raise self.error(f"must be levels 1, 2, 3 and 4; found: {have}", place)
        return tuple(levels)

    def _fillers(
        self, table: Mapping[str, Any], name: str, mastery: Card, count: int
    ) -> list[Card]:
        if not count:
            return []
        if "fill_with" in table:
            return [self.card(table["fill_with"], f"{name} fill_with")] * count
        # Fillers must not speak when they are discarded: no Endurance, nothing in parentheses.
        plain = [
            card
            for pool in self.pools
            for card in pool.cards.values()
            if card.type in (CardType.PHYSICAL_COMBAT, CardType.ENERGY_COMBAT)
            and card.endurance is None
            and "(" not in card.text
            and not card.wordings
        ]
        same = sorted((c for c in plain if c.style is mastery.style), key=lambda c: c.id)
        chosen = same or sorted(plain, key=lambda c: c.id)
        if not chosen:
            raise self.error("finds no plain combat card; name one with fill_with", f"{name} fill")
        return [chosen[index % len(chosen)] for index in range(count)]

    def _in_play(self, item: object, place: str) -> InPlay:
        if not isinstance(item, dict):
            return InPlay(self.card(item, place))
        self._only(item, {"card", "stages", "attached_to", "captured"}, place)
        return InPlay(
            self.card(item.get("card"), place),
            self._number(item, "stages", place, 3, 0, 10),
            str(item.get("attached_to", "")),
            bool(item.get("captured", False)),
        )

    def _used(self, item: object, place: str) -> UsedPart:
        if isinstance(item, str) and item.strip():
            return UsedPart(item.strip())
        entry = self._entry(item, {"card", "part"}, place)
        part = self._number(entry, "part", place, 0, 0, 99)
        return UsedPart(self._text(entry, "card", place), part)

    def card(self, item: object, place: str, kinds: tuple[CardType, ...] = ()) -> Card:
        """The card that the file means by an id, a title, or a title with subtitle."""
        if not isinstance(item, str):
            raise self.error("must be a title or an id in quotes", place)
        found = self._titled(item)
        wanted = [c for c in found if (c.type in kinds if kinds else c.type.in_life_deck)]
        if len(wanted) == 1:
            return wanted[0]
        if not wanted:
            if found:
                kind = kinds[0].value if kinds else "Life Deck card"
                raise self.error(f'"{item}" is no {kind}', place)
            raise self.error(f'there is no card "{item}"; check the title, or add a pack', place)
        ids = ", ".join(f"{card.id} ({card.name})" for card in wanted[:6])
        raise self.error(f'"{item}" means more than one card; give the id: {ids}', place)

    def _titled(self, title: str) -> list[Card]:
        for pool in self.pools:
            if title in pool.cards:
                return [pool.cards[title]]
            found = pool.titled(title)
            if found:
                return found
        return []

    # ------------------------------------------------------------ small readers

    def _only(self, table: Mapping[str, Any], known: set[str], place: str) -> None:
        unknown = sorted(set(table) - known)
        if unknown:
            raise self.error(
                f'the key "{unknown[0]}" is not known; known are {", ".join(sorted(known))}', place
            )

    def _table(self, name: str) -> Mapping[str, Any]:
        table = self.data.get(name, {})
        if not isinstance(table, dict):
            raise self.error(f"must be a table, written [{name}]", name)
        return table

    def _names(self, many: str, one: str) -> tuple[str, ...]:
        """The ids under a key, written as a list or, where it is only one, without."""
        key = many if many in self.data else one
        value = self.data.get(key, [])
        names = [value] if isinstance(value, str) else value
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise self.error("must be an id in quotes, or a list of them", key)
        if len(names) > MAX_IDS or any(len(name) > MAX_IDS for name in names):
            raise self.error(f"has more than {MAX_IDS} ids, or one of more characters", key)
        return tuple(names)

    def _editions(self) -> tuple[str, ...]:
        """The editions that it is played by, each of which there is."""
        found = self._names("editions", "edition") or (DEFAULT_EDITION,)
        for edition in found:
            try:
                load_edition(edition)
            except UnknownEdition as error:
                raise self.error(str(error), "editions") from error
        return found

    def _list(self, table: Mapping[str, Any], key: str, place: str) -> list[object]:
        value = table.get(key, [])
        if not isinstance(value, list):
            raise self.error("must be a list in brackets", f"{place} {key}")
        if len(value) > MAX_ENTRIES:
            raise self.error(f"has more than {MAX_ENTRIES} entries", f"{place} {key}")
        return value

    def _entry(self, item: object, known: set[str], place: str) -> Mapping[str, Any]:
        if not isinstance(item, dict):
            raise self.error("must be a table in braces", place)
        self._only(item, known, place)
        return item

    def _text(self, table: Mapping[str, Any], key: str, place: str) -> str:
        value = table.get(key)
        if not isinstance(value, str) or not value.strip():
            raise self.error(f"must have a {key}, a text in quotes", place)
        return value.strip()

    def _truth(self, table: Mapping[str, Any], key: str, place: str, default: bool) -> bool:
        value = table.get(key, default)
        if not isinstance(value, bool):
            raise self.error("must be true or false", f"{place} {key}")
        return value

    def _texts(self, table: Mapping[str, Any], key: str, place: str) -> list[str]:
        values = self._list(table, key, place)
        for value in values:
            if not isinstance(value, str):
                wrong = f"{intake.shown(value)} must be a text in quotes"
                raise self.error(wrong, f"{place} {key}")
            if len(value) > MAX_STEP:
                raise self.error(f"a step is longer than {MAX_STEP} characters", f"{place} {key}")
        return [str(value).strip() for value in values]

    def _number(
        self, table: Mapping[str, Any], key: str, place: str, default: int, low: int, high: int
    ) -> int:
        value = table.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.error(
                f"must be a whole number from {low} to {high}", f"{place} {key}".strip()
            )
        return value

    def _seat(self, table: Mapping[str, Any], key: str, default: int, place: str = "start") -> int:
        value = table.get(key, SIDES[default])
        if value not in SIDES:
            words = f'is {intake.shown(value)}; it must be "you" or "opponent"'
            raise self.error(words, f"{place} {key}")
        return SIDES.index(value)
