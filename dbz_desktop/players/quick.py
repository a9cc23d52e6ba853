"""Quick: plays imagined games on for both sides, so fast that many of them can be followed.

It looks one answer ahead as Steady does, but only where something is to be done or an attack to be
met; everything else it answers by habit. What an answer brought when it was first looked at is
remembered: in the games that are followed from one position the same cards come up again and
again, and how much each of them brings hardly changes there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from dbz_desktop.players.keys import Key, key_of
from dbz_desktop.players.position import Hands
from dbz_desktop.players.settling import after, settled, usual
from dbz_desktop.players.steady import IDLE, Steady, ends_combat
from dbz_desktop.players.weights import Weights
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.decisions import Ask, Decision

WEIGHTY = (Ask.ACTION, Ask.DEFEND)
"""Questions at which it looks ahead; each can be answered by leaving it."""


class Quick(Steady):
    """A player of imagined games who looks one answer ahead and remembers what he has seen."""

    def __init__(self, seed: int, name: str, weights: Weights) -> None:
        super().__init__(seed, name, weights)
        self._brought: dict[Key, float] = {}

    def forget(self) -> None:
        """Begin anew, with games that are followed from another position."""
        self._brought.clear()

    def best_in(self, world: Game, decision: Decision) -> int:
        """The option that has brought most to who is asked; that of habit where little is at
        stake."""
        if decision.ask not in WEIGHTY:
            return usual(world, decision)
        return super().best_in(world, decision)

    def worths(self, world: Game, decision: Decision, options: Iterable[int]) -> Iterator[float]:
        """How much more each of some options has brought than to leave what is asked."""
        player, hands = decision.player, Hands.seen(world, decision)
        attack = -1 if world.attack is None else world.attack.card
        # An answer to an attack brings what that attack would have done.
        met = world.printed[attack].id if attack >= 0 and decision.ask is Ask.DEFEND else ""
        over = ends_combat(world, decision)
        leaving: float | None = None
        for index in options:
            option = decision.options[index]
            if option.leaves:
                yield 0.0
                continue
            key = (player, met, *key_of(world, decision, index))
            if key not in self._brought:
                if leaving is None:
                    leave = next(i for i, each in enumerate(decision.options) if each.leaves)
                    leaving = self._stands(world, leave, hands, over)
                self._brought[key] = self._stands(world, index, hands, over) - leaving
            yield self._brought[key] - (IDLE if option.idle else 0.0)

    def _stands(self, world: Game, index: int, hands: Hands, over: bool) -> float:
        """What it is worth to who is asked once an answer has had its effect."""
        assert world.decision is not None
        player = world.decision.player
        return self._weights.worth(settled(after(world, (index,)), player, over), player, hands)
