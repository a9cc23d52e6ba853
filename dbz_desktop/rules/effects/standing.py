"""Further continuous effects: protection, silence, lent Endurance, what counts as critical."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from dbz_desktop.rules.effects.base import AttackFilter, CardFilter, Continuous
from dbz_desktop.wording import phrase

if TYPE_CHECKING:
    from dbz_desktop.rules.game import Game


@phrase("{attacks} are considered to deal critical damage")
@dataclass(frozen=True, slots=True)
class ConsideredCritical(Continuous):
    """Successful attacks count as dealing critical damage (ATK-13)."""

    rules: ClassVar[str] = "ATK-13"

    attacks: AttackFilter


@phrase(
    '{cards:pl} in your Life Deck without Endurance gain "Endurance {n}"',
    '~{cards:pl} in your Life Deck without Endurance gain "Endurance {n}."',
)
@dataclass(frozen=True, slots=True)
class LifeDeckEndurance(Continuous):
    """Cards of a kind in the Life Deck have at least some Endurance (ATK-12)."""

    rules: ClassVar[str] = "ATK-12"

    cards: CardFilter
    n: int


@phrase(
    "your Physical Combat and Energy Combat attacks that are not banished after use are placed at "
    "the bottom of your Life Deck after use"
)
@dataclass(frozen=True, slots=True)
class AttacksGoUnder(Continuous):
    """Attack cards go under the Life Deck instead of to the discard pile after use."""

    rules: ClassVar[str] = "ZON-3"


@phrase(
    "your opponent's card effects cannot banish or destroy your {cards:pl} in play",
    "~your opponent's card effects cannot banish or destroy your {cards:pl}",
)
@dataclass(frozen=True, slots=True)
class Protected(Continuous):
    """The opponent's effects don't destroy or banish cards of a kind."""

    rules: ClassVar[str] = "EFF-14"

    cards: CardFilter


@phrase(
    "your opponent's card effects cannot banish or destroy your {cards:pl} in play except for "
    '"{besides}"'
)
@dataclass(frozen=True, slots=True)
class ProtectedExcept(Continuous):
    """The same, but for cards of one title."""

    rules: ClassVar[str] = "EFF-14"

    cards: CardFilter
    besides: str


@dataclass(frozen=True, slots=True)
class Silenced(Continuous):
    """The cards that it is about have no effects. Made by a phrase, never printed."""


def silenced_cards(game: Game) -> set[int]:
    """The cards in play that have lost their effects."""
    return {
        card
        for each in game.state.floating
        if isinstance(each.effect, Silenced)
        for card in each.about
    }


@phrase(
    "cards with the title of a card attached to this card cannot be played",
    "~cards with that title cannot be played",
)
@dataclass(frozen=True, slots=True)
class AttachedTitleBarred(Continuous):
    """Nobody plays cards of the title that is attached to this card."""

    rules: ClassVar[str] = "TYP-7"
