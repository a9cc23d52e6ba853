"""Searching: plays every answer on to the end of the next turn, in many worlds, and compares.

Each world is one that may be the real one, and all answers are tried in the same worlds, so that
the luck of a world recommends none of them. Their lines are played by Quick, for both sides. An
answer is followed no further once it can hardly be the best any more, and where only one is left
there is nothing more to think about.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from math import sqrt

from dbz_desktop.players.base import Sight
from dbz_desktop.players.habits import habit, weighed
from dbz_desktop.players.keys import Key, key_of
from dbz_desktop.players.position import Hands
from dbz_desktop.players.quick import Quick
from dbz_desktop.players.sense import for_nothing
from dbz_desktop.players.settling import settled
from dbz_desktop.players.steady import IDLE, Steady, fruitful
from dbz_desktop.players.weights import Weights, chance_of
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.decisions import Ask, Decision

TURNS = 2
"""A line goes on to the end of the turn after this one, for what a turn leaves on the table and in
the hands shows its worth when the other player has had his. It counts half, and how it stands when
this turn ends the other half: that depends less on luck."""

KEPT_TURNS = 3
"""What a player keeps in his hand shows its worth in his own next turn (TRN-4)."""

LONGEST = 200
"""So many answers at most are given in a line."""

MOST_FOLLOWED = 8
"""Of more answers than so many those are followed that Steady finds the best."""

LEAST = 4
"""In so many worlds an answer is tried before it is given up, while there is time."""

DOUBT = 2.0
"""An answer is given up once so many standard errors don't make it better than the best one …"""

MATTERS = 0.002
"""… by so much of what a position is worth (see `Weights.worth`)."""

SPREAD = 0.025
"""How much more one of two answers is worth than the other differs so from world to world, as far
as nothing is known."""

BEFOREHAND = 2
"""What Steady expects of an answer counts as much as so many worlds in which it was followed."""


@dataclass(slots=True)
class Followed:
    """What is known of an answer: what it was worth (see `Weights.worth`), world by world as they
    were dealt, none where it was never followed; what Steady expects of it `beforehand`; how much
    it is `short` of the best answer; and the `chance` to win, from 0 to 1, that is to be expected
    of it in the worlds of all answers."""

    worths: list[float] = field(default_factory=list)
    beforehand: float = 0.0
    short: float = 0.0
    chance: float = 0.0

    @property
    def followed(self) -> int:
        """In how many worlds it was followed."""
        return len(self.worths)

    def behind(self, best: Followed) -> float:
        """By how much it is worse than the best one in the worlds that it was followed in, and as
        Steady expects. That alone tells apart what luck has made alike in few worlds."""
        behind = BEFOREHAND * (best.beforehand - self.beforehand)
        pairs = zip(best.worths, self.worths, strict=False)
        behind += sum(one - other for one, other in pairs)
        return behind / (BEFOREHAND + len(self.worths))

    def may_be_better(self, best: Followed) -> bool:
        """Whether it may still turn out to be better than the best one, by what it's worth."""
        pairs = zip(best.worths, self.worths, strict=False)
        apart = [one - other for one, other in pairs]
        count, mean = len(apart), sum(apart) / len(apart)
        spread = SPREAD**2 + sum((each - mean) ** 2 for each in apart)
        return DOUBT * sqrt(spread) / count - self.behind(best) > MATTERS


class Searching:
    """A player who searches for as long as `more` says, or until one answer is clearly the best;
    `more` is told how many lines were followed.

    A number of lines makes its answers repeatable; a time limit doesn't.
    """

    def __init__(self, seed: int, name: str, weights: Weights, more: Callable[[int], bool]) -> None:
        self.name = name
        self._random = random.Random(seed)
        self._weights = weights
        self._more = more
        self._steady = Steady(seed, name, weights)
        self._quick = Quick(seed, name, weights)

    def choose(self, decision: Decision, sight: Sight | None = None) -> int:
        """The option that is best in the worlds that it was followed in."""
        if len(decision.options) == 1:
            return 0
        if decision.ask is Ask.NAME:
            return self._steady.choose(decision, sight)
        found, options = self.search(decision, sight), decision.options
        if not found:
            return habit(decision)
        # Where every line wins, or loses, the chances are the same, but not how the answers stand.
        # What makes no difference is left: it may show something to the other player.
        return max(
            range(len(found)),
            key=lambda i: (found[i].followed, -found[i].short, options[i].leaves),
        )

    def search(self, decision: Decision, sight: Sight | None) -> list[Followed]:
        """What was found of each option, in their order; nothing where no world can be dealt."""
        # The time counts from here.
        self._more(0)
        world = sight.world(self._random) if sight is not None else None
        if world is None or sight is None:
            return []
        found = [Followed() for _ in decision.options]
        self._quick.forget()
        left = self._sensible(world, decision)
        for index, worth in zip(left, self._steady.worths(world, decision, left), strict=True):
            found[index].beforehand = worth
        # Nothing would come of what is worth less than to have lost.
        left = [index for index in left if found[index].beforehand >= -IDLE] or left
        # What Steady finds best is followed first: once the time is up in the first world, only
        # what was followed there is compared.
        left.sort(key=lambda index: -found[index].beforehand)
        lines = worlds = 0
        while worlds < LEAST or len(left) > 1:
            worths: list[float] = []
            for index in left:
                if not lines or self._more(lines):
                    worths.append(self._follow(world.fork(), index, decision))
                    lines += 1
            if not worlds:
                left = left[: len(worths)]
            elif len(worths) < len(left):
                # A world in which some were not tried tells nothing.
                break
            for index, worth in zip(left, worths, strict=True):
                found[index].worths.append(worth)
            worlds += 1
            if worlds >= LEAST:
                left = _hopeful(found, left)
            world = sight.world(self._random) or world
        best = found[_best(found, left)]
        mean = sum(best.worths) / len(best.worths)
        for each in found:
            if each.worths:
                each.short = each.behind(best)
                each.chance = chance_of(mean - each.short)
        if decision.ask is Ask.ACTION:
            self._put_in_turn(world, decision, found)
        return found

    def _put_in_turn(self, world: Game, decision: Decision, found: list[Followed]) -> None:
        """Of what is done one after the other in any case few lines tell what comes first: what is
        about as good as the best, and better done before it, changes places with it."""
        near = {
            index: each.beforehand
            for index, each in enumerate(found)
            if each.followed and each.short < SPREAD
        }
        best = max(near, key=lambda index: (found[index].followed, -found[index].short))
        first = self._steady.in_turn(world, decision, near, best)
        one, other = found[best], found[first]
        found[first] = replace(one, beforehand=other.beforehand)
        found[best] = replace(other, beforehand=one.beforehand) if first != best else one

    def _sensible(self, world: Game, decision: Decision) -> list[int]:
        """The options that are followed: of copies of a card in one hand only the first, nothing
        that is used for nothing, and of many no more than so many, those after which who is asked
        stands best."""
        hand, seen = world.state.players[decision.player].hand, set[Key]()
        left = []
        for index in fruitful(world, decision, weighed(decision, self._random)):
            if for_nothing(world, decision, index):
                continue
            key = key_of(world, decision, index)
            if key not in seen or decision.options[index].card not in hand:
                left.append(index)
            seen.add(key)
        if len(left) <= MOST_FOLLOWED:
            return left

        def stands(index: int) -> float:
            twin = world.imagined()
            twin.answer(index)
            return self._weights.worth(settled(twin, decision.player), decision.player)

        return sorted(sorted(left, key=stands, reverse=True)[:MOST_FOLLOWED])

    def _follow(self, game: Game, index: int, decision: Decision) -> float:
        """What it is worth at the ends of some turns after an answer, in the mean, or once that
        takes too long. What is drawn meanwhile counts as the mean of what may be."""
        player, hands = decision.player, Hands.seen(game, decision)
        turns = KEPT_TURNS if decision.ask is Ask.DISCARD else TURNS
        turn, worths = game.state.turn, []
        game.answer(index)
        for _ in range(LONGEST):
            asked = game.decision
            if asked is None:
                break
            if game.state.turn > turn:
                turn = game.state.turn
                worths.append(self._weights.worth(game, player, hands))
                if len(worths) == turns:
                    break
            game.answer(self._quick.best_in(game, asked) if len(asked.options) > 1 else 0)
        if len(worths) < turns:
            worths.append(self._weights.worth(settled(game), player, hands))
        worth = sum(worths) / len(worths)
        return worth - IDLE if decision.options[index].idle else worth


def _best(found: list[Followed], left: list[int]) -> int:
    """Of the options that are still followed, all in the same worlds, the best."""
    return min(left, key=lambda index: found[index].behind(found[left[0]]))


def _hopeful(found: list[Followed], left: list[int]) -> list[int]:
    """Of the options that are still followed the best, then those that may be better."""
    best = _best(found, left)
    others = [i for i in left if i != best and found[i].may_be_better(found[best])]
    return [best, *others]
