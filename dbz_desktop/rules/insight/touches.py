"""Which rules a card touches: read off its program and its facts, never off its title.

Every phrase of the language names the rules that it carries out or leans on, where one tells more
than its own words. Rules that nearly every card touches (the order of the sequence, one sentence
after another) would say nothing and are left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from dbz_desktop.cards import Card, CardType
from dbz_desktop.rules.kernel.cardtext import CardProgram, Section
from dbz_desktop.rules.kernel.editions import Edition
from dbz_desktop.rules.language.compiler import compile_card
from dbz_desktop.rules.language.values.damages import Header

_BY_TYPE: dict[CardType, tuple[str, ...]] = {
    CardType.ALLY: ("TYP-1", "COM-6", "COM-7"),
    CardType.DRILL: ("TYP-5",),
    CardType.SETUP: ("TYP-6",),
    CardType.EVENT: ("TYP-6",),
    CardType.DRAGON_BALL: ("TYP-2", "TYP-3", "ATK-10", "ATK-14", "WIN-3"),
    CardType.MAIN_PERSONALITY: ("ANG-1",),
}


def phrases(part: Any) -> Iterator[Any]:
    """Every phrase of a tree, outermost first."""
    if isinstance(part, tuple | list):
        for each in part:
            yield from phrases(each)
    elif is_dataclass(part) and not isinstance(part, type):
        yield part
        for each in fields(part):
            yield from phrases(getattr(part, each.name))


def rules_of_phrase(phrase: Any) -> tuple[str, ...]:
    """The rules that a phrase of the language touches: by its class, or by what it says."""
    named = getattr(phrase, "rules", "")
    return tuple(named.split()) if isinstance(named, str) else ()


def rules_of_program(program: CardProgram) -> frozenset[str]:
    """The ids of the rules that a compiled card touches, by its text and by what it is."""
    card = program.card
    found = set(_BY_TYPE.get(card.type, ()))
    if card.type is CardType.DRILL and card.is_styled:
        found.add("TYP-4")
    if card.type is CardType.MAIN_PERSONALITY and card.level == 4:
        found |= {"WIN-2", "ANG-4"}
    if card.endurance is not None:
        found.add("ATK-12")
    for section in program.sections:
        found |= _of_section(section, card.type)
    for phrase in phrases(program.notes):
        found.update(rules_of_phrase(phrase))
    return frozenset(found)


def _of_section(section: Section, kind: CardType) -> set[str]:
    found: set[str] = set()
    if section.power and kind in (CardType.MAIN_PERSONALITY, CardType.ALLY, CardType.MASTERY):
        found.add("COM-3")
    if kind is CardType.DRILL and (section.power or section.icon not in ("", "constant")):
        found.add("COM-4")
    if section.is_defense:
        found |= {"ATK-3", "COM-5"}
    if section.hits:
        found.add("ATK-4")
    header = section.header
    if isinstance(header, Header):
        if header.cost:
            found.add("ATK-2")
        if header.focused or header.unstoppable or header.unpreventable:
            found.add("ATK-15")
    read = [sentence.line for sentence in (*section.sentences, *section.hits)]
    for tree in (read, section.damage, section.when, tuple(section.definitions.values())):
        for phrase in phrases(tree):
            found.update(rules_of_phrase(phrase))
    return found


def rules_of_card(card: Card, edition: Edition) -> frozenset[str]:
    """The ids of the rules that a card touches in an edition (DCK-12)."""
    text = edition.wording(card)
    found = _KNOWN.get((card, text))
    if found is None:
        found = _KNOWN[card, text] = rules_of_program(compile_card(card, edition))
    return found


_KNOWN: dict[tuple[Card, str], frozenset[str]] = {}
"""What was worked out before; as many entries as there are wordings in the packs at most."""
