"""Where a card lies that says so of itself: "if this card is in your discard pile" (ZON-1)."""

from __future__ import annotations

from typing import Any

from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.rules.language.attacks.states import Is, Joined
from dbz_desktop.rules.language.nouns.places import Zones
from dbz_desktop.rules.language.values.predicates_of_cards import Lies
from dbz_desktop.rules.language.values.subjects import THIS_CARD


def lies_in(part: Any) -> frozenset[Zone]:
    """The zones of one of which it is asked whether this card lies there, out of play.

    None where that is but one of several things of which any may be so.
    """
    loose = {
        id(each)
        for joined in every(part, Joined)
        if not joined.joint
        for each in every(joined.parts, Is)
    }
    asked = [
        predicate
        for each in every(part, Is)
        if each.so and each.subject == THIS_CARD and id(each) not in loose
        for predicate in each.predicates
    ]
    lies = [each for each in asked if isinstance(each, Lies)]
    if len(lies) < len(asked):
        return frozenset()
    places = every([each.where for each in lies], Zones)
    piles = [pile for place in places for pile in place.piles]
    return frozenset(pile.zone for pile in (*piles, *(each.pile for each in lies if each.pile)))
