"""The odds of drawing cards by each turn, in numbers and in words."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from dbz_desktop.decks.figures import cards_words
from dbz_desktop.decks.statistics import cards_seen, odds_by_turn

TURNS = 10


def percent(chance: float) -> str:
    """A chance in words: "41 %"; only what is certain is called 0 or 100 %."""
    if chance <= 0 or chance >= 1 - 1e-12:
        return "100 %" if chance > 0 else "0 %"
    whole = round(chance * 100)
    return "< 1 %" if whole == 0 else "> 99 %" if whole == 100 else f"{whole} %"


@lru_cache(maxsize=64)
def _chances(copies: int, size: int, fights: bool, least: int, second: bool) -> tuple[float, ...]:
    return odds_by_turn(copies, size, TURNS, fights, least, second)


@dataclass(frozen=True, slots=True)
class Odds:
    """The chances of a number of cards: by turn, left alone, and attacked in every turn before.

    Who goes `second` can be attacked before his first turn.
    """

    copies: int
    size: int
    least: int
    second: bool = False

    @property
    def alone(self) -> tuple[float, ...]:
        """Chances with the Draw Steps alone (TRN-1)."""
        return _chances(self.copies, self.size, False, self.least, self.second)

    @property
    def attacked(self) -> tuple[float, ...]:
        """Chances with three more cards from each attack of the opponent (COM-1)."""
        return _chances(self.copies, self.size, True, self.least, self.second)

    def seen(self, turn: int, fights: bool) -> int:
        """Cards seen by a turn, no more than there are."""
        return min(self.size, cards_seen(turn, fights, self.second))

    def sentence(self, turn: int) -> str:
        """The chances of one turn in words."""
        alone, attacked = self.alone[turn - 1], self.attacked[turn - 1]
        first = f"Turn {turn}: {percent(alone)} among {cards_words(self.seen(turn, False))}"
        if turn == 1 and not self.second:
            return f"{first}."
        more = f"{percent(attacked)} among {self.seen(turn, True)}"
        when = "in his turn before" if turn == 1 else "in every turn before"
        return f"{first}; {more} if the opponent attacked {when}."
