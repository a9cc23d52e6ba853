"""Every happening that a text can wait for, derived from the grammar: verbs, and all that may be
said of each, one thing at a time.

A pattern is a happening of one class with one value in each of its slots: the plainest ones, but
for one slot. A verb is said with every doer, of every thing, and with every adverb.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any
from zlib import crc32

from dbz_desktop.rules.kernel.base import CardFilter, Condition, Trigger
from dbz_desktop.rules.language.attacks.attack_words import AttackWords
from dbz_desktop.rules.language.attacks.attacks import Ordinal
from dbz_desktop.rules.language.compiler import compile_gained, grammar, sentence_text
from dbz_desktop.rules.language.happenings.adverbs import Adverb, By
from dbz_desktop.rules.language.happenings.by_attacks import ByAttack
from dbz_desktop.rules.language.happenings.damage_done import DamageDone
from dbz_desktop.rules.language.happenings.happening import Happening
from dbz_desktop.rules.language.happenings.happenings import Caused, EitherHappens, Qualified
from dbz_desktop.rules.language.happenings.occasions import Whenever
from dbz_desktop.rules.language.happenings.uses_done import EnduranceUsed
from dbz_desktop.rules.language.nouns.gained import GainedText
from dbz_desktop.rules.language.nouns.names import CharacterNames, Names
from dbz_desktop.rules.language.nouns.origins import Origin
from dbz_desktop.rules.language.nouns.people import Person, Player
from dbz_desktop.rules.language.nouns.qualities import Character, CharacterName
from dbz_desktop.rules.language.nouns.titles import Title, TitleOf
from dbz_desktop.wording import Kind, OfClass, OfEnum, OfInt, OfStr, OfTuple, Phrase

DEPTH = 3
"""How deep the value of a slot is varied itself."""


@cache
def _plain() -> dict[type, list[Any]]:
    """What stands for the categories of which one or two values tell enough."""

    def read(category: type, *texts: str) -> list[Any]:
        return [grammar().parse(category, text) for text in texts]

    return {
        CardFilter: read(CardFilter, "card", "Drill"),
        AttackWords: read(AttackWords, "attack", "Styled physical attack"),
        CharacterNames: [Names(("Filler", "Lasting Block", "Ball", "Deed"))],
        CharacterName: [Character("Filler")],
        Title: [TitleOf("Filler")],
        GainedText: [
            compile_gained("HIT: Raise your anger 1."),
            compile_gained("POWER: Draw a card."),
        ],
        Condition: read(Condition, "your anger is 1 or more", "you passed this combat"),
    }


def values(kind: Kind, depth: int = DEPTH) -> list[Any]:
    """Values for a slot, the plainest first."""
    if isinstance(kind, OfEnum):
        # One number tells as much as another.
        return [Ordinal.FIRST, Ordinal.SECOND] if kind.cls is Ordinal else list(kind.cls)
    if isinstance(kind, OfInt):
        return [1]
    if isinstance(kind, OfStr):
        return ["Filler"]
    if isinstance(kind, OfTuple):
        return [(value,) for value in values(kind.item, depth)]
    assert isinstance(kind, OfClass)
    return phrases(kind.cls, kind.form, depth)


def phrases(category: type[Phrase], form: str = "", depth: int = DEPTH) -> list[Any]:
    """Phrases of a category in a form: of each class and template, one slot varied at a time."""
    if category in _plain():
        return _plain()[category]
    if depth < 0:
        return []
    found: list[Any] = []
    for cls in grammar().phrases(category):
        if cls in (Qualified, EitherHappens):
            continue
        for shape in grammar().shapes(cls):
            if shape.form == form:
                found += _varied(cls, shape, depth)
    return list(dict.fromkeys(found))


def _varied(cls: type[Phrase], shape: Any, depth: int) -> Iterator[Any]:
    slots = {name: values(kind, depth - 1) for name, kind in shape.slots.items()}
    if cls in (DamageDone, EnduranceUsed):
        # What attacks can be is said with every verb alike, and varied where they are performed.
        for name in slots.keys() & {"attack", "attacks"}:
            slots[name] = [each for each in slots[name] if _is_plain(each)]
    if cls is ByAttack:
        slots["attack"] = [each for each in slots["attack"] if _is_plain(each)]
    if not all(slots.values()):
        return
    for name, kind in shape.slots.items():
        if isinstance(kind, OfClass) and issubclass(kind.cls, Happening):
            slots[name] = [each for each in _barest(slots[name]) if not isinstance(each, Caused)]
    if cls is By and "other" in slots:
        slots["other"] = slots["other"][1:2]
    # The verbs are all said with all the rest, and so are the ends and owners of zones.
    whole = cls is Origin
    full = {n for n in slots if whole or n in ("verb", "verbs") or len(slots) == 1}
    others = [name for name in slots if name not in full]
    for chosen in product(*(slots[name] for name in sorted(full))):
        given = dict(zip(sorted(full), chosen, strict=True))
        rows = [{n: slots[n][0] for n in others}]
        rows += [{**rows[0], n: value} for n in others for value in slots[n][1:]]
        # Where the plainest values don't go together, others may.
        if len(others) > 1:
            rows += [
                dict(zip(others, r, strict=True)) for r in product(*(slots[n][:3] for n in others))
            ]
        for row in rows:
            try:
                yield cls(**given, **row, **shape.fixed)
            except (ValueError, TypeError):
                continue


def _is_plain(attack: Any) -> bool:
    """Whether nothing is said of an attack that is varied where attacks are performed."""
    nth = getattr(attack, "nth", None)
    return getattr(attack, "that", None) is None and nth in (None, Ordinal.FIRST)


@cache
def happenings(each: int = 1) -> tuple[Happening, ...]:
    """Every pattern that is read as something that happens, or one of so many.

    Which ones is told by their words, so that a new one leaves the others as they are; only these
    are read.
    """
    plain = phrases(Happening, "present", 3)
    found = list(plain)
    adverbs = phrases(Adverb, "", 3)
    for deed in _barest(plain):
        for adverb in adverbs:
            try:
                found.append(Qualified(deed, adverb))
            except ValueError:
                continue
    taken = (deed for deed in dict.fromkeys(found) if crc32(_printed(deed).encode()) % each == 0)
    return tuple(deed for deed in taken if text_of(deed))


def _barest(deeds: list[Happening]) -> list[Happening]:
    """The plainest happening of each class and verb, done by anybody if that can be said."""

    def rank(deed: Happening) -> int:
        agent = getattr(deed, "agent", None)
        return 0 if agent is None else 1 if agent == Player(Person.ANY) else 2

    found: dict[Any, Happening] = {}
    for each in sorted(deeds, key=rank):
        told = [
            getattr(each, n, None) for n in ("verb", "verbs", "act", "unit", "critical", "here")
        ]
        found.setdefault((type(each), *map(repr, told)), each)
    return list(found.values())


@cache
def _printed(deed: Happening) -> str:
    try:
        return sentence_text(Whenever(deed)).rstrip(".")
    except (LookupError, ValueError):
        return ""


@cache
def text_of(deed: Happening) -> str:
    """How a happening is said, "" where it can't be read so."""
    text = _printed(deed)
    return text if text and grammar().readings(Trigger, text) == [Whenever(deed)] else ""
