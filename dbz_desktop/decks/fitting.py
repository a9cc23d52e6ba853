"""Which cards fit a deck's Main Personality and Mastery, whatever else is in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.cards.search.fields import Test
from dbz_desktop.decks.legality import Names, what_speaks_against
from dbz_desktop.decks.model import Deck
from dbz_desktop.decks.rules import DeckRules


class Fitting:
    """Tells of cards whether a deck may hold them: Style, name and alignment (DCK-3 to DCK-8).

    What is asked of the number of cards is left aside: a third copy fits as the first does.
    Where the deck has no MP or no Mastery yet, what would depend on it fits.
    """

    def __init__(self, deck: Deck, rules: DeckRules, names: Names, official: bool = True) -> None:
        """`official` leaves out what is on the Frozen List (DCK-10)."""
        self._front = replace(deck, name="", notes="", counts=())
        self._rules, self._names, self._official = rules, names, official
        self._known: dict[str, bool] = {}

    def is_of(self, deck: Deck, rules: DeckRules, official: bool) -> bool:
        """Whether it still holds for a deck: the same levels, Mastery and edition."""
        return (
            (deck.mp, deck.mastery) == (self._front.mp, self._front.mastery)
            and rules is self._rules
            and official is self._official
        )

    def __call__(self, card: Card) -> bool:
        """True where nothing speaks against the card."""
        known = self._known.get(card.id)
        if known is None:
            known = self._known[card.id] = self._fits(card)
        return known

    def _fits(self, card: Card) -> bool:
        front = self._front
        if card.type is CardType.MASTERY and front.mastery not in (None, card):
            return False
        if card.type is CardType.MAIN_PERSONALITY:
            others = tuple(level for level in front.mp if level.level != card.level)
            tried = replace(front, mp=(*others, card))
        elif card.type is CardType.MASTERY:
            tried = replace(front, mastery=card)
        else:
            tried = replace(front, counts=((card, 1),))
        before = self._against(front)
        return not self._against(tried) - before

    def _against(self, deck: Deck) -> set[tuple[str, str, str]]:
        found = what_speaks_against(deck, self._rules, self._names, self._official)
        return {(each.card.id if each.card else "", each.rule, each.reason) for each in found}


def deck_terms(
    holds: Callable[[Card], bool], fits: Callable[[Card], bool]
) -> Mapping[str, tuple[Test, str]]:
    """What "deck:" can ask of cards beside an open deck, with how it reads in a sentence."""
    return {
        "in": (lambda entry: holds(entry.card), "it is in the deck"),
        "out": (lambda entry: not holds(entry.card), "it is not in the deck"),
        "fits": (lambda entry: fits(entry.card), "it fits the deck's MP and Mastery"),
    }
