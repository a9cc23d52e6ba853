"""How much damage an attack deals by its terms, and what keeps that within bounds (ATK-8)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

from dbz_desktop.rules.flow.attacks import forbidden, in_force
from dbz_desktop.rules.kernel.attack_events import FLOOR, TURNED, Term
from dbz_desktop.rules.kernel.game import Attack, Game, Source
from dbz_desktop.rules.kernel.matters import DOUBLED, LEAST, MOST, Matter, Touch

_MODIFIED = Touch.MODIFIED
STAGES = "stages"
LIFE_CARDS = "life cards"


def keep_within(game: Game, attack: Attack, terms: list[Term], nothing: bool) -> None:
    """Add what brings the damage to the least, or the most, that it may be (ATK-8)."""
    for label in (STAGES, LIFE_CARDS):
        have = whole(terms, label)
        dealt = not nothing and any(term.unit == label for term in terms)
        for least, source in _bounds(game, attack, label, LEAST) if dealt else ():
            if have < least:
                terms.append(Term("modifier", least - have, label, source.credit, source.player))
                have = least
        for most, source in at_most(game, attack, label):
            if have > most:
                terms.append(Term("modifier", most - have, label, source.credit, source.player))
                have = most
        add_up(attack, terms)


def at_most(game: Game, attack: Attack, unit: str) -> list[tuple[int, Source]]:
    """How much of a unit an attack may deal, and which text says so."""
    return _bounds(game, attack, unit, MOST)


def _bounds(game: Game, attack: Attack, unit: str, matter: Matter) -> list[tuple[int, Source]]:
    """How much of a unit an attack deals at most or at least, and which text says so."""
    change = 1 if matter is LEAST else -1
    return [
        (said.most, source)
        for said, source in in_force(game, attack, matter)
        if said.unit.label == unit and not stays(game, attack, change, source)
    ]


def stays(game: Game, attack: Attack, change: int, by: Source) -> bool:
    """Whether something keeps an attack's damage from being changed so, up or down (ATK-8)."""
    one_way = Touch.REDUCED if change < 0 else Touch.INCREASED
    return any(forbidden(game, attack, touch, by) for touch in (_MODIFIED, one_way))


def whole(terms: list[Term], unit: str) -> int:
    """The sum of the terms of a unit, below zero as well."""
    return sum(term.amount for term in terms if term.unit == unit)


def level(terms: list[Term]) -> list[Term]:
    """The terms, and what brings the sum of a unit that is below zero to nothing (ATK-8)."""
    missing = ((unit, -whole(terms, unit)) for unit in (STAGES, LIFE_CARDS))
    return [*terms, *(Term(FLOOR, amount, unit) for unit, amount in missing if amount > 0)]


def turn_into(terms: list[Term], unit: str, card: int) -> list[Term]:
    """The terms of damage that is dealt in one unit instead of the other, as a card says.

    Each unit is added up by itself first, neither below zero: what changes the life cards changes
    no stages, nor the other way (ATK-7). That makes a difference only where one would be below.
    """
    other = LIFE_CARDS if unit == STAGES else STAGES
    if not any(term.label == FLOOR for term in terms):
        return [replace(term, unit=unit) for term in terms]
    much = whole(terms, other)
    if not much:
        return terms
    return [*terms, Term(TURNED, -much, other, card), Term(TURNED, much, unit, card)]


def add_up(attack: Attack, terms: list[Term]) -> None:
    """Set the stages and life cards that an attack deals, neither below zero."""
    attack.stages = max(0, whole(terms, STAGES))
    attack.life_cards = max(0, whole(terms, LIFE_CARDS))


def modifiers(
    game: Game, attack: Attack, told: list[tuple[Any, Source]], own_doubled: Counter[int]
) -> list[Term]:
    """The terms of what is said of its damage (ATK-8).

    What doubles a change doubles what another doubling has made of it.
    """
    terms: list[Term] = []
    doubled = game.holding(DOUBLED)
    for said, source in told:
        for delta in said.deltas:
            own = source if source.attack is not None else with_attack(source, attack)
            amount = game.measure(delta, own)
            if stays(game, attack, amount, source):
                continue
            twice = sum(each.covers(game, source, by) for each, by in doubled)
            amount *= 2 ** (twice + own_doubled[source.player])
            if amount:
                unit = delta.unit.label
                terms.append(Term("modifier", amount, unit, source.credit, source.player))
    return terms


def with_attack(source: Source, attack: Attack) -> Source:
    """A text as one that speaks of this attack."""
    return Source(
        source.player,
        source.card,
        source.section,
        attack,
        source.event,
        source.performer,
        source.memory,
        source.definitions,
        None,
        source.doer,
        source.giver,
    )
