"""The order in which Drills that a change of level discards lie on a discard pile (HSE-8).

They are discarded as they lie in play; as soon as the sentence is over, before anything that this
sets off, their owner may put them in another order.
"""

from __future__ import annotations

from collections.abc import Sequence

from dbz_desktop.rules.flow import moving
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision, Option, Row
from dbz_desktop.rules.kernel.events import (
    DISCARD,
    Why,
)
from dbz_desktop.rules.kernel.game import Game, Source, Steps


def order(game: Game, cards: Sequence[int]) -> Steps:
    """Ask the owners of cards that were discarded together how they lie on their piles."""
    for owner in (game.state.active, 1 - game.state.active):
        pile = game.state.players[owner].discard
        mine = [card for card in pile if card in cards]
        if len({game.cards[card].id for card in mine}) < 2:
            continue
        ordered: list[int] = []
        whole = "These Drills are discarded together. In which order do they go on your pile?"
        left = mine[:]
        while len({game.cards[card].id for card in left}) > 1:
            options = tuple(Option(Act.PICK, game.cards[card].name, card) for card in left)
            index = yield Decision(
                owner,
                Ask.ORDER,
                "These Drills are discarded together. Which one goes on your pile first, "
                f"lowest? ({len(ordered) + 1} of {len(mine)})",
                "HSE-8",
                options,
                open=True,
                row=Row(whole, len(left), len(left), last="on top"),
            )
            ordered.append(left.pop(index))
        ordered += left
        if ordered != mine:
            for card in ordered:
                moving.move(game, card, DISCARD, Why.ORDER, Source(owner), "HSE-8")
