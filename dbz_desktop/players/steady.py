"""Steady: looks one answer ahead, and takes the one after which the game stands best for it."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial

from dbz_desktop.players.base import Sight
from dbz_desktop.players.habits import habit, left, weighed
from dbz_desktop.players.naming import likely_title
from dbz_desktop.players.position import FEATURES, Hands, features
from dbz_desktop.players.sense import drawn_out, for_nothing, frees_nobody, in_turn, in_vain, sooner
from dbz_desktop.players.settling import (
    RESTS,
    SETTLES,
    after,
    may_answer,
    settle,
    settled,
    usual,
    usual_for,
)
from dbz_desktop.players.weights import Weights
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.insight.idle import does_nothing
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision
from dbz_desktop.rules.kernel.events import CameToNothing

MOST_CHOSEN = 6
"""A choice that comes with an answer is thought about where it has no more options than so many."""

IDLE = 0.0005
"""So much less is an answer worth that would do nothing (see `Weights.worth`)."""

IN_VAIN = 1.0
"""So much less is a Power worth of which nothing would come: it isn't used at all."""

ALIKE = 1e-9
"""What is worth no more than so much more is worth the same."""

WINS = 0.99
"""What is worth more has won. Where several answers win in one world …"""

MORE_WORLDS = 6
"""… the surest of them is looked for in so many others: what is prevented differs there."""

NEAR = 0.01
"""What is worth no more than so much less than the best may be better in another world: it is
looked at in one more …"""

NEAR_A_BLOCK = 0.03
"""The same of an answer to an attack: what Endurance prevents of it is the luck of one world."""

MOST_NEAR = 2
"""… but no more than so many options are."""

FOLLOWED = 3
"""In so many worlds it is followed what comes of a combat that is begun without an attack …"""

LONGEST = 80
"""… and so many answers at most are given in each, until combat may be declared again."""

BEGINS = (*RESTS, Ask.DEFEND)
"""Questions of which the answer begins a deed; others may belong to it."""

SURE = (Ask.PLANNING, Ask.DISCARD)
"""Where hardly anything depends on what isn't known."""

KEEPS = 0.02
"""So much more it is worth to keep what may be kept (TRN-4): what that brings in the turn after the
next isn't seen, and what is given up for less is gone."""

USED_UP = frozenset(map(FEATURES.index, ("power_attacks", "powers")))
"""Where nothing but these differs, something was used and nothing came of it."""


class Steady:
    """A player who looks one answer ahead, with the weights of what counts.

    Who doesn't think of the `choices` that come with an answer looks less far: he weighs what it
    does in one world alone, where the first of them is made by habit, and not what one answer does
    for another. Who doesn't think of the `table` fights with his
    hand and his Main Personality: what his other cards in play could do in combat he overlooks.
    """

    def __init__(
        self, seed: int, name: str, weights: Weights, *, choices: bool = True, table: bool = True
    ) -> None:
        self.name = name
        self._random = self._worlds = random.Random(seed)
        self._luck = 0.0
        self._weights = weights
        self._choices, self._table = choices, table

    def choose(self, decision: Decision, sight: Sight | None = None) -> int:
        """The option after which the player stands best, in a world that may be the real one."""
        if len(decision.options) == 1:
            return 0
        if decision.ask in BEGINS:
            self._luck = self._random.random()
        # What belongs to one deed is decided in the same worlds: nobody begins it for what he
        # leaves undone as he comes to it, because another world was dealt.
        self._worlds = random.Random(self._luck)
        world = sight.world(self._worlds) if sight is not None else None
        if world is None or sight is None:
            return habit(decision)
        if (title := likely_title(world, decision)) is not None:
            return title
        if decision.ask is Ask.DECLARE and not attacks_first(world, decision):
            return self._followed(decision, sight)
        order = fruitful(world, decision, self._thought_of(world, decision))
        ways = dict(zip(order, self._ways(world, decision, order), strict=True))
        worths = {index: max(found.values()) for index, found in ways.items()}
        winning = [index for index in order if worths[index] > WINS]
        if len(winning) > 1:
            return self._surest(world, decision, sight, winning)
        near = _near_the_best(world, decision, worths) if self._choices else []
        if len(near) > 1:
            close = {each: ways[each] for each in near}
            chosen = self._looked_at_again(world, decision, sight, close)
        else:
            chosen = _best_of(world, decision, worths)
        first = sooner(world, decision, worths, chosen)
        if first != chosen or not self._choices:
            return first
        return self.in_turn(world, decision, worths, chosen)

    def in_turn(
        self, world: Game, decision: Decision, worths: Mapping[int, float], chosen: int
    ) -> int:
        """What is done first: the option that is chosen, or one that is better done before it (see
        `sense.in_turn`), of those of which it is known what they are worth."""
        hands = Hands.seen(world, decision)
        stands = partial(self._weights.worth, viewer=decision.player, hands=hands)
        if decision.options[chosen].leaves and ends_combat(world, decision):
            return drawn_out(
                world,
                decision,
                worths,
                chosen,
                lambda game: stands(settled(game, decision.player, over=True)),
            )
        return in_turn(world, decision, worths, chosen, stands)

    def _looked_at_again(
        self,
        game: Game,
        decision: Decision,
        sight: Sight,
        ways: Mapping[int, Mapping[str, float]],
    ) -> int:
        """Of options that are worth about the same in one world the one that is best in two, where
        the same is chosen with it in both: what prevents damage, and what is drawn, differs from
        world to world."""
        world = sight.world(self._worlds)
        sums = {index: max(found.values()) for index, found in ways.items()}
        if world is None:
            return _best_of(game, decision, sums)
        again = self._ways(world, decision, ways)
        for (index, found), other in zip(ways.items(), again, strict=True):
            both = [found[name] + other[name] for name in found if name in other]
            sums[index] = max(both) if both else sums[index] + max(other.values())
        return _best_of(game, decision, sums)

    def _followed(self, decision: Decision, sight: Sight) -> int:
        """Whether combat is declared without an attack to begin it with: it is what the other
        player makes of it, so both answers are followed until he is asked the same."""
        sums = dict.fromkeys(range(len(decision.options)), 0.0)
        for _ in range(FOLLOWED):
            world = sight.world(self._worlds)
            if world is None:
                continue
            hands = Hands.seen(world, decision)
            for index in sums:
                line = self._line(world.fork(), index)
                sums[index] += self._weights.worth(line, decision.player, hands)
        return max(sums, key=lambda index: (sums[index], decision.options[index].leaves))

    def _line(self, game: Game, index: int) -> Game:
        """The game after an answer, played on for both sides until combat may be declared."""
        game.answer(index)
        for _ in range(LONGEST):
            asked = game.decision
            if asked is None or asked.ask is Ask.DECLARE:
                break
            thinks = asked.ask in (Ask.ACTION, Ask.DEFEND)
            game.answer(self.best_in(game, asked) if thinks else usual_for(game, asked, None))
        return game

    def _surest(self, game: Game, decision: Decision, sight: Sight, winning: Sequence[int]) -> int:
        """Of options that win in one world the one that is best in more of them, whether the other
        player answers what he can answer or not. He may hold more than those worlds know of: so
        of what wins in all of them it is rather no attack."""
        acts = (decision.options[index].act for index in winning)
        sums = {i: -IDLE if a is Act.ATTACK else 0.0 for i, a in zip(winning, acts, strict=True)}
        for _ in range(MORE_WORLDS):
            world = sight.world(self._worlds)
            if world is None:
                continue
            for index, worth in zip(winning, self.worths(world, decision, winning), strict=True):
                answered = settled(after(world, (index,)))
                sums[index] += worth + self._weights.worth(answered, decision.player)
        return _best_of(game, decision, sums)

    def best_in(self, world: Game, decision: Decision) -> int:
        """The option after which who is asked stands best in this world."""
        order = self._thought_of(world, decision)
        worths = zip(order, self.worths(world, decision, order), strict=True)
        return _best_of(world, decision, dict(worths))

    def _thought_of(self, world: Game, decision: Decision) -> list[int]:
        """The options that are thought about: of them all those worth a thought, or in combat
        those of a hand and of the Main Personality alone."""
        order = weighed(decision, self._random)
        if self._table or decision.ask not in (Ask.ACTION, Ask.DEFEND):
            return order
        side, options = world.state.players[decision.player], decision.options
        overlooked = {side.mastery, *side.play}
        return [each for each in order if options[each].card not in overlooked] or order

    def worths(self, world: Game, decision: Decision, options: Iterable[int]) -> Iterator[float]:
        """What each of some options is worth to who is asked in this world, as they are given."""
        for found in self._ways(world, decision, options):
            yield max(found.values())

    def _ways(
        self, world: Game, decision: Decision, options: Iterable[int]
    ) -> Iterator[dict[str, float]]:
        """The same, by what is chosen first of what comes with an option; by "" without that."""
        hands, over = Hands.seen(world, decision), ends_combat(world, decision)
        for index in options:
            # What does nothing is done only where it is no worse than anything else.
            idle = decision.options[index].idle or for_nothing(world, decision, index)
            keeps = decision.ask is Ask.DISCARD and decision.options[index].leaves
            more = KEEPS * keeps - IDLE * bool(idle)
            found = self._ways_of(world, decision, index, hands, over)
            most = self._answered(world, decision, index, hands, over)
            yield {name: min(worth, most) + more for name, worth in found.items()}

    def _answered(
        self, world: Game, decision: Decision, index: int, hands: Hands, over: bool
    ) -> float:
        """What an attack is worth at most, for the other player may answer it with what lies open
        on his side; nothing is worth more than 1."""
        player, attacks = decision.player, decision.options[index].act is Act.ATTACK
        if not (attacks and self._choices and may_answer(world, 1 - player)):
            return 1.0
        twin = after(world, (index,))
        if not settle(twin, player, over, answers=True).answered:
            return 1.0
        return self._weights.worth(twin, player, hands)

    def _ways_of(
        self, world: Game, decision: Decision, index: int, hands: Hands, over: bool
    ) -> dict[str, float]:
        """What it is worth once an answer has had its effect, by the first choice that comes with
        it: so nothing is left alone for what may be left out. Combat is `over` then, or goes on as
        it does."""
        player = decision.player
        # Combat is declared, or goes on, for the sake of what is done first in it. Other such
        # questions come later, not with the answer.
        first = decision.ask is Ask.DECLARE or (over and decision.ask is Ask.YES_NO)
        ends = (Ask.PLANNING, Ask.DECLARE) if first else RESTS
        twin, given = after(world, (index,)), [index]
        choice = _to_choice(twin, given, player, ends) if self._choices else None
        # By habit it is settled, but where it rests at this very choice.
        usual = -1 if choice is None or choice.ask in RESTS else habit(choice)
        taken = given
        if usual >= 0:
            # Else what is worth something only where this very choice is left would be its worth.
            taken = [*given, usual]
            twin.answer(usual)
        worth = self._settled_worth(world, taken, twin, player, hands, over)
        if choice is None:
            fails = any(isinstance(e, CameToNothing) for e in twin.events[len(world.events) :])
            if fails and decision.ask is Ask.ACTION and in_vain(world, decision, index):
                worth -= IN_VAIN
            return {"": worth}
        found = {"": worth} if usual < 0 else {}
        undone: Game | None = None
        for each, option in enumerate(choice.options):
            made, other = twin, worth
            if each != usual:
                made = after(world, (*given, each))
                other = self._settled_worth(world, (*given, each), made, player, hands, over)
            if option.leaves:
                undone = made
            found[option.label] = max(other, found.get(option.label, other))
        answers = decision.ask is Ask.DEFEND and not decision.options[index].leaves
        if undone is not None and answers:
            wasted = self._wasted(world, decision, undone, hands)
            return {name: each - wasted for name, each in found.items()}
        return found

    def _settled_worth(
        self,
        world: Game,
        given: Sequence[int],
        game: Game,
        player: int,
        hands: Hands,
        over: bool,
    ) -> float:
        """What a game is worth once it is settled, which is the world after the answers given. What
        is offered to the player on the way he takes, or leaves, as it is better for him."""
        # What a card asks in a Planning Step is asked for the sake of what is played after it.
        asked = world.decision.ask if world.decision is not None else None
        plays = asked is not Ask.PLANNING and world.state.phase == "planning"
        offered = settle(game, player, over, plays=plays).offered
        worth = self._weights.worth(game, player, hands)
        if offered:
            spared = after(world, given)
            settle(spared, player, over, spares=True, plays=plays)
            worth = max(worth, self._weights.worth(spared, player, hands))
        if frees_nobody(world, game, player):
            worth -= IN_VAIN
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


def attacks_first(world: Game, decision: Decision) -> bool:
    """Whether who is asked to declare combat may begin it with an attack."""
    declares = (index for index, option in enumerate(decision.options) if not option.leaves)
    twin = settled(after(world, declares), decision.player)
    first = twin.decision
    if first is None or first.ask is not Ask.ACTION or first.player != decision.player:
        return True
    return any(option.act is Act.ATTACK for option in first.options)


def fruitful(world: Game, decision: Decision, options: Iterable[int]) -> list[int]:
    """Those of some options that aren't a Power which would surely do nothing; combat goes on by
    other means."""
    if decision.ask is not Ask.ACTION:
        return list(options)
    player, every = decision.player, decision.options
    return [index for index in options if not does_nothing(world, player, every[index])]


def _best_of(game: Game, decision: Decision, worths: Mapping[int, float]) -> int:
    """The option that is worth most. Of what is worth the same it is what would be taken without
    thinking: it keeps cards, and fights."""
    thoughtless = usual(game, decision)
    best, chosen = -2.0, thoughtless
    for index in sorted(worths, key=lambda index: index != thoughtless):
        if worths[index] > best + ALIKE:
            best, chosen = worths[index], index
    return chosen


def _near_the_best(game: Game, decision: Decision, worths: Mapping[int, float]) -> list[int]:
    """The options that may turn out to be the best in another world, the best one first; of those
    that are worth the same only the one that would be taken."""
    if decision.ask in SURE:
        return []
    best = _best_of(game, decision, worths)
    near = NEAR_A_BLOCK if decision.ask is Ask.DEFEND else NEAR
    found = [best]
    for index in sorted(worths, key=lambda index: -worths[index]):
        if worths[best] - worths[index] > near or len(found) == MOST_NEAR:
            break
        if worths[found[-1]] - worths[index] > ALIKE:
            found.append(index)
    return found


def ends_combat(world: Game, decision: Decision) -> bool:
    """Whether combat ends with one of the answers, and goes on with others: where who is asked
    passes, for the other player has passed (COM-2), or where a card lets him end it."""
    combat, player = world.state.combat, decision.player
    if combat is None or combat.ending:
        return False
    if decision.ask is not Ask.YES_NO:
        return decision.ask is Ask.ACTION and combat.passed[1 - player]
    over = {_is_over(after(world, (index,)), player) for index in range(len(decision.options))}
    return len(over) > 1


def _is_over(game: Game, player: int) -> bool:
    """Whether combat is over once that has happened which was begun."""
    combat = settled(game, player).state.combat
    return combat is None or combat.ending


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
        given.append(usual_for(twin, decision, player))
        twin.answer(given[-1])
    return None
