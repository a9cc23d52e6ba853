"""Steady: looks one answer ahead, and takes the one after which the game stands best for it."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence

from dbz_desktop.players.base import Sight
from dbz_desktop.players.habits import habit, left, weighed
from dbz_desktop.players.position import FEATURES, Hands, features, kind
from dbz_desktop.players.weights import Weights
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.insight.idle import does_nothing
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision

SETTLES = 14
"""So many answers at most are given by habit until an imagined answer has had its effect …"""

ENDS = 40
"""… and so many until the next turn has begun."""

MOST_CHOSEN = 6
"""A choice that comes with an answer is thought about where it has no more options than so many."""

IDLE = 0.0005
"""So much less is an answer worth that would do nothing (see `Weights.worth`)."""

ALIKE = 1e-9
"""What is worth no more than so much more is worth the same."""

WINS = 0.99
"""What is worth more has won. Where several answers win in one world …"""

MORE_WORLDS = 6
"""… the surest of them is looked for in so many others: what is prevented differs there."""

FOLLOWED = 3
"""In so many worlds it is followed what comes of a combat that is begun without an attack …"""

LONGEST = 80
"""… and so many answers at most are given in each, until combat may be declared again."""

RESTS = (Ask.PLANNING, Ask.DECLARE, Ask.ACTION)
"""Questions at which what came before has happened whole: there a position is weighed."""

KEPT = ("others", "dear_attacks", "attacks", "defenses")
"""Which cards of a hand are kept in the end, the last of these first."""

USED_UP = frozenset(map(FEATURES.index, ("power_attacks", "powers")))
"""Where nothing but these differs, something was used and nothing came of it."""

PLANNED = (Ask.DECLARE, Ask.ACTION)
"""Where it is weighed by who imagines it: once the Main Personality has gained its stages (TRN-2)
all that can be done in a Planning Step is compared alike."""


class Steady:
    """A player who looks one answer ahead, with the weights of what counts.

    Who doesn't think of the `choices` that come with an answer looks less far: he weighs what it
    does where the first of them is made by habit. Who doesn't think of the `table` fights with his
    hand alone: what his cards in play could do in combat he overlooks.
    """

    def __init__(
        self, seed: int, name: str, weights: Weights, *, choices: bool = True, table: bool = True
    ) -> None:
        self.name = name
        self._random = random.Random(seed)
        self._weights = weights
        self._choices, self._table = choices, table

    def choose(self, decision: Decision, sight: Sight | None = None) -> int:
        """The option after which the player stands best, in a world that may be the real one."""
        if len(decision.options) == 1:
            return 0
        world = sight.world(self._random) if sight is not None else None
        if world is None or sight is None:
            return habit(decision)
        if decision.ask is Ask.DECLARE and not attacks_first(world, decision):
            return self._followed(decision, sight)
        order = fruitful(world, decision, self._thought_of(world, decision))
        worths = dict(zip(order, self.worths(world, decision, order), strict=True))
        winning = [index for index in order if worths[index] > WINS]
        if len(winning) > 1:
            return self._surest(decision, sight, winning)
        return _best_of(decision, worths)

    def _followed(self, decision: Decision, sight: Sight) -> int:
        """Whether combat is declared without an attack to begin it with: it is what the other
        player makes of it, so both answers are followed until he is asked the same."""
        sums = dict.fromkeys(range(len(decision.options)), 0.0)
        for _ in range(FOLLOWED):
            world = sight.world(self._random)
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
            game.answer(self.best_in(game, asked) if thinks else _usual(game, asked, None))
        return game

    def _surest(self, decision: Decision, sight: Sight, winning: Sequence[int]) -> int:
        """Of options that win in one world the one that is best in more of them."""
        sums = dict.fromkeys(winning, 0.0)
        for _ in range(MORE_WORLDS):
            world = sight.world(self._random)
            if world is None:
                continue
            for index, worth in zip(winning, self.worths(world, decision, winning), strict=True):
                sums[index] += worth
        return _best_of(decision, sums)

    def best_in(self, world: Game, decision: Decision) -> int:
        """The option after which who is asked stands best in this world."""
        order = self._thought_of(world, decision)
        worths = zip(order, self.worths(world, decision, order), strict=True)
        return _best_of(decision, dict(worths))

    def _thought_of(self, world: Game, decision: Decision) -> list[int]:
        """The options that are thought about: of them all those worth a thought, or in combat
        those of a hand alone."""
        order = weighed(decision, self._random)
        if self._table or decision.ask not in (Ask.ACTION, Ask.DEFEND):
            return order
        side, options = world.state.players[decision.player], decision.options
        overlooked = {side.mp_card, side.mastery, *side.play}
        return [each for each in order if options[each].card not in overlooked] or order

    def worths(self, world: Game, decision: Decision, options: Iterable[int]) -> Iterator[float]:
        """What each of some options is worth to who is asked in this world, as they are given."""
        hands, over = Hands.seen(world, decision), ends_combat(world, decision)
        for index in options:
            # What does nothing is done only where it is no worse than anything else.
            idle = IDLE if decision.options[index].idle else 0.0
            yield self._worth(world, decision, index, hands, over) - idle

    def _worth(
        self, world: Game, decision: Decision, index: int, hands: Hands, over: bool
    ) -> float:
        """What it is worth once an answer has had its effect, where the player makes the best of
        the first choice that comes with it: so nothing is left alone for what may be left out.
        Combat is `over` then, or goes on as it does."""
        player = decision.player
        # Combat is declared, or goes on, for the sake of what is done first in it. Other such
        # questions come later, not with the answer.
        first = decision.ask is Ask.DECLARE or (over and decision.ask is Ask.YES_NO)
        ends = (Ask.PLANNING, Ask.DECLARE) if first else RESTS
        twin, given = after(world, (index,)), [index]
        choice = _to_choice(twin, given, player, ends) if self._choices else None
        settled(twin, player, over)
        worth = self._weights.worth(twin, player, hands)
        if choice is None:
            return worth
        # By habit it is settled, but where it rests at this very choice.
        usual = -1 if choice.ask in RESTS else habit(choice)
        undone: Game | None = None
        for each, option in enumerate(choice.options):
            made = twin
            if each != usual:
                made = settled(after(world, (*given, each)), player, over)
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


def _best_of(decision: Decision, worths: Mapping[int, float]) -> int:
    """The option that is worth most. Of what is worth the same it is what habit would take: it
    keeps cards, and fights."""
    usual = habit(decision)
    best, chosen = -2.0, usual
    for index in sorted(worths, key=lambda index: index != usual):
        if worths[index] > best + ALIKE:
            best, chosen = worths[index], index
    return chosen


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


def settled(game: Game, viewer: int | None = None, over: bool = False) -> Game:
    """The same game, moved on by habit until what was begun has happened.

    With a `viewer` it is as he imagines it: that the other player has an answer to an attack isn't
    held against it. He can't know, and who holds his attacks back for fear of one never hits. And
    the Planning Step is over: nobody plays more cards in it. Where combat may be `over` with an
    answer it ends with each of them, and the next turn begins: a hand that is full in the middle
    of a combat, and one to which a turn has added its cards, don't compare.
    """
    rests: tuple[Ask, ...] = RESTS if viewer is None else PLANNED
    if over:
        rests = (Ask.DECLARE,)
    for _ in range(ENDS if over else SETTLES):
        decision = game.decision
        if decision is None or decision.ask in rests:
            break
        game.answer(_usual(game, decision, viewer))
    return game


def _usual(game: Game, decision: Decision, viewer: int | None) -> int:
    """The option that is taken without thinking; with a `viewer` as he imagines it."""
    ends = decision.ask in (Ask.PLANNING, Ask.ACTION)
    hopes = viewer is not None and decision.ask is Ask.DEFEND and decision.player != viewer
    return left(decision) if ends or hopes else usual(game, decision)


def usual(game: Game, decision: Decision) -> int:
    """The option that is taken without thinking: that of habit, and of a full hand the card that
    is worth least is given up."""
    if decision.ask is not Ask.DISCARD or decision.options[-1].leaves:
        return habit(decision)
    side = game.state.players[decision.player]
    order = [KEPT.index(kind(game, side, option.card)) for option in decision.options]
    return order.index(min(order))


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
        usual = _usual(twin, decision, player)
        twin.answer(usual)
        given.append(usual)
    return None
