"""Kinds of cards: words before, the head, words after: "Styled Drills with Endurance".

Words before a kind go in any number and order, each also with "non-". An adjective before a list
of types covers the whole list, unless a later member has an adjective of its own: in "Styled
Drills or Setups" both are Styled, in "Dragon Balls or Styled cards" the cards alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cache, lru_cache
from typing import Any, ClassVar

from dbz_desktop.cards import Alignment, CardType
from dbz_desktop.rules.kernel import considered
from dbz_desktop.rules.kernel.base import CardFilter
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.matters import COUNTS_AS
from dbz_desktop.wording import Phrase, Spec, formed, negatable, phrase, words


class SimpleFilter(CardFilter):
    """A kind of card without an adjective before it."""


class Adjective(Phrase):
    """A word before a kind of card."""

    @property
    def denied(self) -> Adjective | None:
        """The word that says that it is not so, where there is one."""
        return None

    def fits(self, game: Game, card: int, source: Source) -> bool:
        """Whether it is so of the card."""
        raise TypeError(type(self).__name__)

    def allows(self, card_type: CardType) -> bool:
        """Whether a card of that type could be so, for naming (EFF-10)."""
        return True


class Suffix(Phrase):
    """What is said after a kind of card: "with Endurance"."""

    compares: ClassVar[bool] = False
    """Whether it is so of those only that go furthest, so that it is asked of all at once."""

    of_the_past: ClassVar[bool] = False
    """Whether it tells what was done to them, wherever they are since."""

    of_allies: ClassVar[bool] = False
    """Whether it is told of Allies alone."""

    in_common: ClassVar[Any] = None
    """What such cards have in common with each other, where no card was spoken of before."""
    apart: ClassVar[bool] = False
    """Whether no two of them may have it in common."""

    only_in_play: ClassVar[bool] = False
    """Whether only of what is in play it is said."""

    @property
    def word_before(self) -> Adjective | None:
        """The word before a kind that says the same, where there is one: "non-Styled"."""
        return None

    def fits(self, game: Game, card: int, source: Source) -> bool:
        """Whether it is so of the card."""
        raise TypeError(type(self).__name__)

    def foremost(self, game: Game, cards: list[int], source: Source) -> list[int]:
        """Those of the cards that go furthest, all of them where none `compares`."""
        return cards


def having(*specs: tuple[str, dict[str, Any], str], printed: bool = False) -> Iterator[Spec]:
    """What a card has, or lacks, and the same as a relative clause, which is only read.

    Of the form "had" is what stands after "has", and of the form "lacked" what stands after "does
    not have" and is without it: "that has Endurance", "that does not have Endurance". What is
    `printed` on a card it has wherever it is, and so had as well: "that had Endurance".
    """
    for template, pinned, form in specs:
        said = template.lstrip("~")
        yield template, pinned, form
        yield f"~that {_RELATIVE[form]} {said}", pinned
        if printed:
            yield f"~that {_THEN[form]} {said}", pinned


_RELATIVE = {"had": "has(have)", "lacked": "does(do) not have"}
_THEN = {"had": "had", "lacked": "did not have"}


def comparing(part: Any) -> tuple[Suffix, ...]:
    """What is said of kinds of cards that compares: "with the highest power level"."""
    return tuple(each for each in every(part, Suffix) if each.compares)


_comparing = lru_cache(maxsize=1_000)(comparing)


def foremost(game: Game, cards: CardFilter, found: list[int], source: Source) -> list[int]:
    """Of the cards that fit, those that go furthest, where the words ask for these."""
    for each in _comparing(cards):
        found = each.foremost(game, found, source)
    return found


@formed(
    "of",
    EVENT="Event's(Events')",
    SETUP="Setup's(Setups')",
    DRILL="Drill's(Drills')",
    ALLY="Ally's(Allies')",
    DRAGON_BALL="Dragon Ball's(Balls')",
    MASTERY="Mastery's(Masteries')",
    MAIN_PERSONALITY="MP card's(cards')",
    PERSONALITY="personality's(personalities')",
)
@words
@negatable
class TypeName(Enum):
    """A card type, as cards write it; in the form "of" the possessive of one that stands alone."""

    PHYSICAL_COMBAT = "Physical Combat"
    ENERGY_COMBAT = "Energy Combat"
    EVENT = "Event(s)"
    SETUP = "Setup(s)"
    DRILL = "Drill(s)"
    ALLY = "Ally(ies)"
    DRAGON_BALL = "Dragon Ball(s)"
    MASTERY = "Mastery(ies)"
    MAIN_PERSONALITY = "MP card(s)"
    PERSONALITY = "personality(ies)"

    def covers(self, card_type: CardType) -> bool:
        """Whether cards of that type are meant; personalities are MPs and Allies (TYP-8)."""
        return card_type in _CARD_TYPES[self]

    @property
    def alone(self) -> bool:
        """Whether it stands without "card" after it."""
        return self not in _COMBAT


_COMBAT = (TypeName.PHYSICAL_COMBAT, TypeName.ENERGY_COMBAT)

_CARD_TYPES = {
    each: frozenset(kind for kind in CardType if kind.is_personality)
    if each is TypeName.PERSONALITY
    else frozenset((CardType[each.name],))
    for each in TypeName
}


@cache
def _any_of(types: tuple[TypeName, ...]) -> frozenset[CardType]:
    return frozenset().union(*map(_CARD_TYPES.__getitem__, types))


@phrase("card(s)", ("card's(cards')", {}, "of"))
@dataclass(frozen=True, slots=True)
class AnyCard(SimpleFilter):
    """Any card at all."""

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return True


@phrase(
    "{types:or:s}",
    "~{types:and}",
    "~{types:and/or}",
    "~{types:or} card(s)",
    ("{types:or:s:@of}", {}, "of"),
)
@dataclass(frozen=True, slots=True)
class OfType(SimpleFilter):
    """Cards of one of some types: "Setup or Drill"."""

    types: tuple[TypeName, ...]

    def __post_init__(self) -> None:
        if not all(each.alone for each in self.types):
            raise ValueError("combat cards are called cards")

    def allows(self, card_type: CardType) -> bool:
        return card_type in _any_of(self.types)

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return is_of(game, card, self.types, source.player)

    @property
    def all_types(self) -> frozenset[CardType]:
        """Every type that is meant."""
        return _any_of(self.types)


def is_of(game: Game, card: int, names: tuple[TypeName, ...], player: int | None = None) -> bool:
    """Whether a card is of one of some types, or counts as one for a player's effects (EFF-11)."""
    types = _any_of(names)
    if game.cards[card].type in types:
        return True
    # Asked of every card that could be meant, and hardly ever is one of a second type.
    if card not in game.with_notes and COUNTS_AS not in game.spoken:
        return False
    return considered.counts_as_type(game, card, types, player)


ATTACKING = (
    CardType.PHYSICAL_COMBAT,
    CardType.ENERGY_COMBAT,
    CardType.EVENT,
    CardType.SETUP,
)


@words
class Fighting(Enum):
    """Cards by what they do in a fight."""

    ATTACK = "attack card(s)|attack(s)"
    BLOCK = "block(s)|defense card(s)"
    QUIET_EVENT = "non-attack Event(s)"
    NO_ATTACK = "non-attack card(s)"
    NO_COMBAT = "non-combat card(s)"


@formed("of", HERO="Hero's(Heroes')", VILLAIN="Villain's(Villains')")
@words
class Folk(Enum):
    """Personalities by their alignment."""

    HERO = "Hero(es)"
    VILLAIN = "Villain(s)"


_NO_HEAD: dict[str, Any] = {"what": None, "folk": None, "trait": None}


def _heads() -> Iterator[Spec]:
    """Templates of each of the words that a kind can be called by."""
    for name in _NO_HEAD:
        alone = {other: None for other in _NO_HEAD if other != name}
        yield f"{{{name}:s}}", alone
        if name == "folk":
            yield "{folk:s:@of}", alone, "of"


@phrase(*_heads())
@dataclass(frozen=True, slots=True)
class Headed(SimpleFilter):
    """Cards by what they do in a fight, or personalities by what they are (TYP-8, DCK-7).

    Attacks are on combat cards, Setups and Events, not on personalities and Drills; blocks on
    combat cards and Events with a [defense] section; an Event is no attack if it performs none
    and waits for no timing of its own. What is no attack may be any other card.
    """

    what: Fighting | None = None
    folk: Folk | None = None
    trait: considered.Trait | None = None

    @property
    def rules(self) -> str:
        """The rule of such cards."""
        return "ATK-3" if self.what is not None else "TYP-8"

    def allows(self, card_type: CardType) -> bool:
        if self.what is None:
            return card_type.is_personality
        if self.what is Fighting.QUIET_EVENT:
            return card_type is CardType.EVENT
        if self.what is Fighting.NO_ATTACK:
            return True
        if self.what is Fighting.NO_COMBAT:
            return not any(each.covers(card_type) for each in _COMBAT)
        blocks = self.what is Fighting.BLOCK
        return card_type in ATTACKING and not (blocks and card_type is CardType.SETUP)

    def fits(self, game: Game, card: int, source: Source) -> bool:
        facts, program = game.cards[card], game.programs[card]
        if not self.allows(facts.type):
            return False
        if self.folk is not None:
            return considered.is_aligned(game, card, Alignment[self.folk.name])
        if self.trait is not None:
            return considered.has_trait(game, card, self.trait)
        if self.what is Fighting.ATTACK:
            return program.attack is not None
        if self.what is Fighting.BLOCK:
            return program.defense is not None
        if self.what is Fighting.NO_ATTACK:
            return not ATTACK_CARDS.fits(game, card, source)
        if self.what is Fighting.NO_COMBAT:
            return True
        return program.attack is None and not program.instants and program.defense is None


ATTACK_CARDS = Headed(Fighting.ATTACK)


@phrase(
    ("{types:or} card(s)", {"what": None}),
    ("~{types:or}", {"what": None}),
    ("~{types:and} card(s)", {"what": None}),
    ("~Physical (or|and|and/or) Energy Combat card(s)", {"types": _COMBAT, "what": None}),
    "{types:or} {what:s}",
)
@dataclass(frozen=True, slots=True)
class OfCombat(SimpleFilter):
    """Cards, or attack cards, of types that are played in combat: "Physical Combat card"."""

    types: tuple[TypeName, ...]
    what: Headed | None = None

    def __post_init__(self) -> None:
        alone = [each.alone for each in self.types]
        if self.what is None and all(alone):
            raise ValueError("these types need no word after them")
        if self.what is not None and (any(alone) or self.what != ATTACK_CARDS):
            raise ValueError("only combat cards are so spoken of")

    def allows(self, card_type: CardType) -> bool:
        return card_type in _any_of(self.types)

    def fits(self, game: Game, card: int, source: Source) -> bool:
        if game.cards[card].type not in _any_of(self.types):
            return False
        return self.what is None or self.what.fits(game, card, source)


NO_PERSONALITIES = [kind for kind in CardType if not kind.is_personality]


def means_personalities(cards: CardFilter) -> bool:
    """Whether a kind can take in an MP, which is in play without being in a zone (TYP-8)."""
    return cards.allows(CardType.MAIN_PERSONALITY) and not isinstance(cards, AnyCard)


_NOT_LAID = tuple(kind for kind in CardType if kind.plays_from_hand)


def lies_in_play(cards: CardFilter | None) -> bool:
    """Whether one has such cards in play, if nothing else is said: each of them lies there."""
    return cards is not None and not any(map(cards.allows, _NOT_LAID))
