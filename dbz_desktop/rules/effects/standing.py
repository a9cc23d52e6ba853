"""Further continuous effects: protection, silence, lent Endurance, what counts as critical."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dbz_desktop.rules.kernel.base import Amount, CardFilter, Continuous, Game, Source
from dbz_desktop.rules.kernel.matters import Matter
from dbz_desktop.rules.language.terms import Whose
from dbz_desktop.wording import phrase


@phrase(
    '{cards:pl} in your Life Deck without Endurance gain "Endurance {n}"',
    '~{cards:pl} in your Life Deck without Endurance gain "Endurance {n}."',
)
@dataclass(frozen=True, slots=True)
class LifeDeckEndurance(Continuous):
    """Cards of a kind in the Life Deck have at least some Endurance (ATK-12)."""

    rules: ClassVar[str] = "ATK-12"
    matter: ClassVar[Matter | None] = Matter.ENDURANCE_LENT

    cards: CardFilter
    n: int


@phrase("{whose} {cards:pl} have their Endurance increased by {amount}")
@dataclass(frozen=True, slots=True)
class EnduranceRaised(Continuous):
    """A player's cards of a kind prevent more by their Endurance (ATK-12)."""

    rules: ClassVar[str] = "ATK-12"
    matter: ClassVar[Matter | None] = Matter.ENDURANCE_RAISED

    whose: Whose
    cards: CardFilter
    amount: Amount

    def more(self, game: Game, card: int, source: Source) -> int:
        """By how much the Endurance of a card is more."""
        mine = game.owners[card] == self.whose.seat(source)
        fits = mine and self.cards.fits(game, card, source)
        return self.amount.value(game, source) if fits else 0
