"""The odds of drawing cards by each turn, in numbers and in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from dbz_desktop.cards.model import Card
from dbz_desktop.cards.search import Entry, QueryError, Vocabulary, read_query
from dbz_desktop.decks.figures import cards_words
from dbz_desktop.decks.model import Deck
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


def asked_for(
    deck: Deck,
    chosen: Sequence[Card],
    text: str,
    vocabulary: Vocabulary,
    entries: Mapping[str, Entry],
) -> tuple[str, int | None, bool]:
    """What is asked in words, the copies of it in the deck, and whether that is an error: the
    cards that a query finds, without one the chosen ones."""
    if not deck.size:
        return "The Life Deck is empty.", None, False
    if text:
        try:
            query = read_query(text, vocabulary)
        except QueryError as error:
            about = text[error.start : error.end].strip()
            place = f"“{about[:40]}”: " if about else ""
            return f"{place}{error.message}", None, True
        copies = sum(
            count
            for card, count in deck.counts
            if card.id in entries and query.matches(entries[card.id])
        )
        return f"{copies} of {cards_words(deck.size)} where {query.meaning}", copies, False
    counts = {card.id: count for card, count in deck.counts}
    held = [card for card in chosen if card.id in counts]
    if not held:
        if any(not card.type.in_life_deck for card in chosen):
            return "MP and Mastery begin in play and are not drawn (SET-2).", None, False
        return "Select cards in the deck, or write a query.", None, False
    copies = sum(counts[card.id] for card in held)
    what = held[0].name if len(held) == 1 else f"any of {len(held)} selected cards"
    return f"{copies} of {deck.size}: {what}", copies, False
