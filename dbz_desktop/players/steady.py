"""Steady: looks one answer ahead, and takes the one after which the game stands best for it."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

from dbz_desktop.players.base import Sight
from dbz_desktop.players.habits import habit, left, weighed
from dbz_desktop.players.position import FEATURES, Hands, features
from dbz_desktop.players.weights import Weights
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.decisions import Ask, Decision

SETTLES = 14
"""So many answers at most are given by habit until an imagined answer has had its effect."""

MOST_CHOSEN = 6
"""A choice that comes with an answer is thought about where it has no more options than so many."""

IDLE = 0.0005
"""So much less is an answer worth that would do nothing (see `Weights.worth`)."""

ALIKE = 1e-9
"""What is worth no more than so much more is worth the same."""

RESTS = (Ask.PLANNING, Ask.DECLARE, Ask.ACTION)
"""Questions at which what came before has happened whole: there a position is weighed."""

USED_UP = frozenset(map(FEATURES.index, ("power_attacks", "powers")))
"""Where nothing but these differs, something was used and nothing came of it."""

PLANNED = (Ask.DECLARE, Ask.ACTION)
"""Where it is weighed by who imagines it: once the Main Personality has gained its stages (TRN-2)
all that can be done in a Planning Step is compared alike."""


class Steady:
    """A player who looks one answer ahead, with the weights of what counts."""

    def __init__(self, seed: int, name: str, weights: Weights) -> None:
        self.name = name
        self._random = random.Random(seed)
        self._weights = weights

    def choose(self, decision: Decision, sight: Sight | None = None) -> int:
        """The option after which the player stands best, in a world that may be the real one."""
        if len(decision.options) == 1:
            return 0
        world = sight.world(self._random) if sight is not None else None
        if world is None:
            return habit(decision)
        return self.best_in(world, decision)

    def best_in(self, world: Game, decision: Decision) -> int:
        """The option after which who is asked stands best in this world."""
        # Of what is worth the same it does what habit would: it keeps cards, and fights.
        usual = habit(decision)
        order = sorted(weighed(decision, self._random), key=lambda index: index != usual)
        best, chosen = -2.0, usual
        for index, worth in zip(order, self.worths(world, decision, order), strict=True):
            if worth > best + ALIKE:
                best, chosen = worth, index
        return chosen

    def worths(self, world: Game, decision: Decision, options: Iterable[int]) -> Iterator[float]:
        """What each of some options is worth to who is asked in this world, as they are given."""
        hands = Hands.seen(world, decision)
        # Combat is declared for the sake of what is done first in it.
        ends = (Ask.PLANNING, Ask.DECLARE) if decision.ask is Ask.DECLARE else RESTS
        for index in options:
            # What does nothing is done only where it is no worse than anything else.
            idle = IDLE if decision.options[index].idle else 0.0
            yield self._worth(world, decision, index, hands, ends) - idle

    def _worth(
        self, world: Game, decision: Decision, index: int, hands: Hands, ends: tuple[Ask, ...]
    ) -> float:
        """What it is worth once an answer has had its effect, where the player makes the best of
        the first choice that comes with it: so nothing is left alone for what may be left out.
        Questions that are among the `ends` come later, not with it."""
        player = decision.player
        twin, given = after(world, (index,)), [index]
        choice = _to_choice(twin, given, player, ends)
        settled(twin, player)
        worth = self._weights.worth(twin, player, hands)
        if choice is None:
            return worth
        # By habit it is settled, but where it rests at this very choice.
        usual = -1 if choice.ask in RESTS else habit(choice)
        undone: Game | None = None
        for each, option in enumerate(choice.options):
            made = twin
            if each != usual:
                made = settled(after(world, (*given, each)), player)
                worth = max(worth, self._weights.worth(made, player, hands))
            if option.leaves:
                undone = made
        answers = decision.ask is Ask.DEFEND and not decision.options[index].leaves
        if undone is not None and answers:
            worth -= self._wasted(world, decision, undone, hands)
        return worth

    def _wasted(self, world: Game, decision: Decision, undone: Game, hands: Hands) -> float:
        """How much too well an answer to an attack stands that does nothing once the choice that
        comes with it is left `undone`, but for a Power that is used up: no use is made for that."""
        player = decision.player
        left_alone = settled(after(world, (left(decision),)), player)
        here = features(left_alone, player, hands)
        for at, feature in enumerate(features(undone, player, hands)):
            if feature != here[at] and at not in USED_UP:
                return 0.0
        one, other = (self._weights.worth(each, player, hands) for each in (undone, left_alone))
        return one - other + IDLE


def settled(game: Game, viewer: int | None = None) -> Game:
    """The same game, moved on by habit until what was begun has happened.

    With a `viewer` it is as he imagines it: that the other player has an answer to an attack isn't
    held against it. He can't know, and who holds his attacks back for fear of one never hits. And
    the Planning Step is over: nobody plays more cards in it.
    """
    rests = RESTS if viewer is None else PLANNED
    for _ in range(SETTLES):
        decision = game.decision
        if decision is None or decision.ask in rests:
            break
        game.answer(_usual(decision, viewer))
    return game


def _usual(decision: Decision, viewer: int | None) -> int:
    """The option that is taken without thinking; with a `viewer` as he imagines it."""
    ends = decision.ask is Ask.PLANNING
    hopes = viewer is not None and decision.ask is Ask.DEFEND and decision.player != viewer
    return left(decision) if ends or hopes else habit(decision)


def after(world: Game, answers: Iterable[int]) -> Game:
    """The world after some answers, imagined."""
    twin = world.imagined()
    for answer in answers:
        twin.answer(answer)
    return twin


def _to_choice(twin: Game, given: list[int], player: int, ends: tuple[Ask, ...]) -> Decision | None:
    """Move on to the first choice that comes to a player, and add to the answers given those that
    habit gives before it. None where there is none that is thought about."""
    for _ in range(SETTLES):
        decision = twin.decision
        if decision is None or decision.ask in ends:
            return None
        count, acts = len(decision.options), decision.ask is Ask.ACTION
        # In which order things happen is no choice yet of what is done.
        if decision.player == player and decision.ask is not Ask.ORDER and count > 1:
            return decision if count <= MOST_CHOSEN or acts else None
        if acts:
            return None
        usual = _usual(decision, player)
        twin.answer(usual)
        given.append(usual)
    return None
