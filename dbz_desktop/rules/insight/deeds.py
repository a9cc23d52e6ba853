"""What a card does, in single words and numbers, read off its compiled effects.

The card search asks with these words ("does:rejuvenate", "cost<=2"). They come from the program
and not from the letters of the text, so that "cannot be stopped" isn't found as a stop.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from dbz_desktop.cards.model import Alignment, CardType
from dbz_desktop.rules.insight.touches import phrases
from dbz_desktop.rules.kernel.cardtext import CardProgram, Section
from dbz_desktop.rules.language.deeds.numbers import AngerTurn, ChangeAnger
from dbz_desktop.rules.language.effects import ending
from dbz_desktop.rules.language.frames import this_attack
from dbz_desktop.rules.language.happenings.predicates_of_use import AfterUse
from dbz_desktop.rules.language.nouns.gained import Gained
from dbz_desktop.rules.language.nouns.terms import Unit
from dbz_desktop.rules.language.text import sidenotes
from dbz_desktop.rules.language.values import damages
from dbz_desktop.rules.language.values.values import TABLE, Number


@dataclass(frozen=True, slots=True)
class Deeds:
    """What a card does: names of `DEEDS`, marks such as "attack", and figures by name."""

    does: frozenset[str]
    marks: frozenset[str]
    numbers: dict[str, tuple[int, ...]]


DEEDS: dict[str, str] = {
    "draw": "draws cards",
    "discard": "takes cards from the opponent's hand",
    "destroy-life": "destroys cards of the opponent's Life Deck",
    "rejuvenate": "rejuvenates cards",
    "recycle": "shuffles cards back into the Life Deck",
    "search": "searches a zone for cards",
    "place": "places cards into play",
    "stop-physical": "stops physical attacks",
    "stop-energy": "stops energy attacks",
    "prevent": "prevents damage",
    "raise-anger": "raises your anger",
    "lower-anger": "lowers the opponent's anger",
    "advance": "advances your level",
    "lower-level": "lowers the opponent's level",
    "gain-stages": "gains stages",
    "lose-stages": "makes the opponent lose stages",
    "power-up": "powers up by more",
    "critical": "uses or helps critical damage",
    "control": "gains control of cards",
    "capture": "captures Dragon Balls",
    "dragon-ball": "uses or keeps Dragon Balls",
    "destroy": "destroys cards in play",
    "banish": "banishes cards in play",
    "banish-pile": "banishes cards from a discard pile",
    "banish-life": "banishes cards of a Life Deck",
    "return": "returns cards from play",
    "regrow": "takes cards into the hand",
    "attach": "attaches cards",
    "reveal": "shows hidden cards",
    "name": "names cards",
    "end-combat": "ends combat",
    "skip": "takes actions, steps or turns away",
    "more-actions": "gives another action, attack, turn or combat",
    "win": "wins or loses the game",
    "copy": "copies attacks",
    "perform": "makes attacks that are on no card",
    "convert": "turns life cards of damage into stages, or stages into life cards",
    "replace": "has another thing done instead",
    "boost": "makes other attacks deal more",
    "weaken": "makes attacks deal less",
    "cheapen": "makes attacks cheaper",
    "tax": "makes attacks dearer",
    "sure": "makes attacks hard to stop or prevent",
    "forbid": "forbids cards, attacks or actions",
    "protect": "keeps your cards, anger or level safe",
    "anger-lock": "keeps the opponent's anger from rising",
    "ally": "lets Allies act",
    "endurance": "is about Endurance",
    "hand-size": "keeps more cards in hand",
    "reorder": "puts cards in another order",
    "choose-in-play": "chooses cards in play",
    "pay-life": "destroys cards of your own Life Deck",
}
"""The words of "does:", and how each reads; every phrase names those that it does."""


def deed_words() -> tuple[tuple[str, str], ...]:
    """Every name that "does:" knows, with how it reads."""
    return tuple(DEEDS.items())


def deeds(program: CardProgram) -> Deeds:
    """Read off a compiled card what it does."""
    found = [part for part in phrases((program.notes, program.sections))]
    does = {name for part in found for name in getattr(part, "deeds", ())}
    sections = [*program.sections, *(p.section for p in found if isinstance(p, Gained))]
    return Deeds(
        frozenset(does),
        frozenset(_marks(program, found)),
        _numbers(program, [s for s in sections if isinstance(s, Section)], found),
    )


def _marks(program: CardProgram, found: list[Any]) -> Iterator[str]:
    card = program.card
    for section in program.sections:
        if section.is_attack:
            header = section.header
            yield from ("attack", f"{header.kind.value}-attack")
            for word in ("focused", "unstoppable", "unpreventable"):
                if getattr(header, word):
                    yield word
        if section.is_defense:
            yield "block"
        if section.is_constant:
            yield "constant"
        if section.is_instant:
            yield "instant"
        if section.power:
            yield "power"
    kinds = {type(part) for part in found}
    stays = any(getattr(part, "stays", None) for part in found if type(part) is AfterUse)
    if stays or this_attack.Remain in kinds:
        yield "remain"
    if any(getattr(note, "banishes", False) for note in program.notes) or _banishes_itself(found):
        yield "banished"
    sides = {part.alignment for part in found if isinstance(part, sidenotes.SideNote)}
    for alignment in Alignment:
        if alignment in sides or card.alignment is alignment:
            yield alignment.name.lower()
    if program.failures:
        yield "by-hand"
    personality = card.type in (CardType.MAIN_PERSONALITY, CardType.ALLY, CardType.DRAGON_BALL)
    if card.is_styled:
        yield "styled"
    elif not personality:
        yield "freestyle"
    if card.gold_title:
        yield "gold"
    if len(card.printings) > 1:
        yield "reprint"


def _banishes_itself(found: list[Any]) -> bool:
    banished = ending.Afterwards.BANISHED
    return any(isinstance(p, ending.GoAfterUse) and p.where is banished for p in found)


def _numbers(
    program: CardProgram, sections: list[Section], found: list[Any]
) -> dict[str, tuple[int, ...]]:
    card = program.card
    numbers: dict[str, list[int]] = {}
    for section in sections:
        if section.is_attack:
            numbers.setdefault("cost", []).append(section.header.cost)
            for name, amount in _damage(section.damage):
                numbers.setdefault(name, []).append(amount)
    for part in found:
        if isinstance(part, ChangeAnger) and part.deeds[:1] == ("raise-anger",):
            step = part.step
            if part.turns == (AngerTurn.RAISE,) and not step.to:
                if isinstance(step.amount, Number):
                    numbers.setdefault("anger", []).append(step.amount.n)
    for name, value in (
        ("endurance", card.endurance),
        ("level", card.level),
        ("pur", card.pur),
        ("power", max(card.stages, default=None)),
    ):
        if value is not None:
            numbers[name] = [value]
    # A phrase may stand in several places of a program; the figure counts once.
    return {name: tuple(sorted(set(values))) for name, values in numbers.items()}


def _parts(damage: Any) -> Iterator[Any]:
    """The parts of an attack's damage, what is more by itself."""
    for part in getattr(damage, "parts", ()):
        if isinstance(part, damages.ExtraPart) and part.first is not None:
            yield part.first
            part = replace(part, first=None)
        if getattr(part, "things", None) is None:
            yield part


def _damage(damage: Any) -> Iterator[tuple[str, int]]:
    """The printed figures of an attack's damage: stages, life cards, bonus on the Attack Table."""
    totals: dict[str, int] = {}
    for part in _parts(damage):
        unit = getattr(part, "unit", None)
        if not isinstance(unit, Unit):
            continue
        name = "stages" if unit is Unit.STAGE else "life"
        amounts = [each for each in phrases(part)]
        if any(each == TABLE for each in amounts):
            name = "at"
        value = 0
        for each in amounts:
            if isinstance(each, damages.Base | damages.Modified | damages.ExtraPart):
                amount = getattr(each, "amount", None) or getattr(each, "more", None)
                n = amount.n if isinstance(amount, Number) else 0
                value += -n if getattr(each, "less", False) else n
        totals[name] = totals.get(name, 0) + value
    yield from totals.items()
