"""Searching: follows many lines of play through many possible worlds, the promising ones further.

It is information-set Monte Carlo tree search: one tree for all worlds, whose branches are answers
as both players could tell them apart; each line is followed in a world of its own, along the
branches that look best to who decides there, one step beyond what is known, and weighed there.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from math import log, sqrt

from dbz_desktop.players.base import Sight
from dbz_desktop.players.habits import MOST_WEIGHED, habit
from dbz_desktop.players.steady import settled
from dbz_desktop.players.weights import Weights
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.decisions import Decision

CURIOSITY = 0.25
"""How much a branch that was seldom followed is worth following for that alone."""

LINES_OF_A_WORLD = 4
"""So many lines are followed in a world before the next one is dealt."""

DEEPEST = 30
"""So many answers at most are looked ahead."""

Key = tuple[object, ...]


@dataclass(slots=True)
class Branch:
    """What is known of an answer: how often it was followed, could have been, and the sum of
    chances to win that came of it for the player who thinks."""

    followed: int = 0
    offered: int = 0
    total: float = 0.0
    further: dict[Key, Branch] = field(default_factory=dict)

    @property
    def chance(self) -> float:
        """The mean chance to win after it, from 0 to 1."""
        return self.total / self.followed if self.followed else 0.0


class Searching:
    """A player who searches for as long as `more` says; it is told how many lines were followed.

    A number of lines makes its answers repeatable; a time limit doesn't.
    """

    def __init__(self, seed: int, name: str, weights: Weights, more: Callable[[int], bool]) -> None:
        self.name = name
        self._random = random.Random(seed)
        self._weights = weights
        self._more = more

    def choose(self, decision: Decision, sight: Sight | None = None) -> int:
        """The option whose branch was followed most often."""
        if len(decision.options) == 1:
            return 0
        found = self.search(decision, sight)
        if not found:
            return habit(decision)
        return max(
            range(len(found)), key=lambda index: (found[index].followed, found[index].chance)
        )

    def search(self, decision: Decision, sight: Sight | None) -> list[Branch]:
        """What was found of each option, in their order; nothing where no world can be dealt."""
        root = Branch()
        world = sight.world(self._random) if sight is not None else None
        if world is None or sight is None:
            return []
        keys = keys_of(world, decision)
        least = 2 * min(len(keys), MOST_WEIGHED)
        lines = 0
        while self._more(lines) or lines < least:
            if lines and lines % LINES_OF_A_WORLD == 0:
                world = sight.world(self._random) or world
            self._follow(root, world.imagined(), decision.player)
            lines += 1
        return [root.further.get(key, Branch()) for key in keys]

    def _follow(self, root: Branch, game: Game, viewer: int) -> None:
        """Follow one line to one step beyond what is known, and note what came of it."""
        branch = root
        path: list[Branch] = []
        found: float | None = None
        while found is None:
            decision = game.decision
            if decision is None or len(path) == DEEPEST:
                found = self._weights.chance(settled(game), viewer)
            elif len(decision.options) == 1:
                game.answer(0)
            else:
                keys = keys_of(game, decision)
                known = [index for index, key in enumerate(keys) if key in branch.further]
                # Of very many options no more than so many are ever followed.
                new = not known or len(known) < min(len(keys), MOST_WEIGHED)
                if new:
                    left = [index for index, key in enumerate(keys) if key not in branch.further]
                    first = habit(decision)
                    index = first if first in left else left[int(self._random.random() * len(left))]
                    branch.further[keys[index]] = Branch()
                else:
                    index = _promising(branch, keys, known, decision.player == viewer)
                branch = branch.further[keys[index]]
                path.append(branch)
                game.answer(index)
                if new:
                    found = self._weights.chance(settled(game), viewer)
        for each in path:
            each.followed += 1
            each.total += found


def _promising(branch: Branch, keys: list[Key], known: list[int], mine: bool) -> int:
    """The known option that is best for who decides, with some curiosity for the others."""
    best, chosen = -1.0, 0
    for index in known:
        further = branch.further[keys[index]]
        further.offered += 1
        chance = further.chance if mine else 1 - further.chance
        chance += CURIOSITY * sqrt(log(further.offered + 1) / further.followed)
        if chance > best:
            best, chosen = chance, index
    return chosen


def keys_of(game: Game, decision: Decision) -> list[Key]:
    """What tells the options apart in every world: what is done, with which card, not its number.

    Of two copies of a card the second is another branch, with a number behind it.
    """
    keys: list[Key] = []
    times: dict[Key, int] = {}
    for option in decision.options:
        card = game.printed[option.card].id if option.card >= 0 else ""
        value = 0 if card else option.value
        key: Key = (option.act, card, option.section, option.performer, value)
        times[key] = times.get(key, 0) + 1
        keys.append((*key, times[key]))
    return keys
