"""Further continuous effects: protection, silence, lent Endurance, what counts as critical."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dbz_desktop.rules.kernel.base import CardFilter, Continuous, Game
from dbz_desktop.wording import phrase


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
