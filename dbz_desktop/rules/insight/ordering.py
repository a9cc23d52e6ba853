"""Whether the order of several effects makes a difference: only then is it asked for (EFF-3).

Every order is tried out on a copy of the game (see `dryrun`), as the player who would choose sees
it. Where he would have to choose more, or something unknown comes up, the order may matter.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import fields
from itertools import permutations
from typing import Any

from dbz_desktop.rules.insight.dryrun import DryRun, Unknown
from dbz_desktop.rules.kernel.events import Shuffled, Zone
from dbz_desktop.rules.kernel.game import Game, Steps
from dbz_desktop.rules.kernel.state import State
from dbz_desktop.rules.kernel.telling import GameOver

MOST = 3
"""The orders of so many effects are tried out; those of more count as different."""

_OTHERWISE = ("floating", "attack", "history", "ident", "rng")
"""What two standings may differ in, or are compared by other means in."""

_COMPARED = tuple(each.name for each in fields(State) if each.name not in _OTHERWISE)


class _Trial(DryRun):
    """A dry run in which a Life Deck can be shuffled: nobody knows a card of it then."""

    def shuffle(self, player: int, besides: Sequence[int] = ()) -> None:
        """Shuffle a Life Deck. Raises Unknown where cards of it are held apart."""
        if besides:
            raise Unknown("chance")
        self._veil_zone(player, Zone.LIFE_DECK)
        deck = self.state.players[player].life_deck
        self.emit(Shuffled(player, tuple(deck), len(deck)))


def order_matters(
    game: Game, player: int, count: int, resolve: Callable[[Game, int], Steps]
) -> bool:
    """Whether the game could stand differently after `count` effects in different orders.

    `resolve` carries out one of them, by its number from 0, on a copy of the game.
    """
    if count > MOST:
        return True
    found = None
    for order in permutations(range(count)):
        standing = _standing_after(game, player, order, resolve)
        if standing is None or (found is not None and standing != found):
            return True
        found = standing
    return False


def _standing_after(
    game: Game, player: int, order: tuple[int, ...], resolve: Callable[[Game, int], Steps]
) -> tuple[Any, ...] | None:
    run = _Trial(game, player)
    try:
        for number in order:
            run.carry_out(resolve(run, number))
    except (Unknown, GameOver):
        return None
    if run.unsaid or not run.in_order:
        return None
    floating = Counter(
        (each.effect, each.source.player, each.source.card, each.until, each.once, each.about)
        for each in run.state.floating
    )
    # Outside of an attack there is nothing of one to compare.
    told = () if run.attack is None else fields(run.attack)
    values = (getattr(run.attack, each.name) for each in told)
    attack = [value for value in values if isinstance(value, int | str)]
    return (*(getattr(run.state, name) for name in _COMPARED), floating, attack)
