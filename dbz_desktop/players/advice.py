"""Advice: the best answers to a question, and what each is expected to bring.

Which answers are best is searched for as the strongest players do it. What they bring is looked up
in worlds dealt anew (see `worlds`): there each is given, what it begins is followed to its end, and
the position is compared with the one before. What comes with it is chosen as whoever asks would
choose it, and all else by habit.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from dbz_desktop.cards.model import CardType
from dbz_desktop.players.base import Sight
from dbz_desktop.players.habits import MOST_WEIGHED
from dbz_desktop.players.keys import key_of
from dbz_desktop.players.searching import Searching
from dbz_desktop.players.settling import OFFERS, RESTS, SETTLES, usual
from dbz_desktop.players.steady import Steady
from dbz_desktop.players.weights import Weights
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.insight.joining import Joined
from dbz_desktop.rules.kernel.decisions import Decision, IllegalAnswer
from dbz_desktop.rules.kernel.events import CardMoved, TurnBegan, Why
from dbz_desktop.rules.kernel.state import PlayerState

MOST = 3
"""So many answers are advised at most."""

FAR = 0.12
"""An answer whose chance to win is so much less than the best one's is no advice, but for one."""

WORLDS = 12
"""In so many worlds it is looked up what an answer brings."""

COUNTED = (
    "life",
    "stages",
    "anger",
    "level",
    "hand",
    "drills",
    "setups",
    "allies",
    "balls",
    "ending",
    "drawn",
)
"""What is counted of a side: the cards of its Life Deck, but those that are drawn; the stages,
anger and level of its Main Personality; its hand; its cards in play by their kinds, `balls` the
Dragon Balls; `ending` 1 where its next Draw Step loses it the game (HSE-2); and the cards that are
drawn. What the next turn begins with is left out."""


@dataclass(frozen=True, slots=True)
class Amount:
    """How much something changes: the mean over the worlds, `sure` where all of them agree."""

    mean: float = 0.0
    sure: bool = True


@dataclass(frozen=True, slots=True)
class Advice:
    """An answer: `index` among the options as they are asked, with the chance to win after it.

    `mine` and `theirs` are how the `COUNTED` things of both sides change, in that order, `won` and
    `lost` in what part of the worlds it ends the game, and `spent` the cards that leave the hand
    in all of them.
    """

    index: int
    chance: float
    mine: tuple[Amount, ...]
    theirs: tuple[Amount, ...]
    won: float = 0.0
    lost: float = 0.0
    spent: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Advised:
    """The best answers to a question, the very best first; and what comes of leaving the thing
    undone, where it can be left."""

    best: tuple[Advice, ...] = ()
    left: Advice | None = None


class Adviser:
    """Advises on questions, by the weights of what counts; `more` says how long to search, as for
    `Searching`."""

    def __init__(self, seed: int, weights: Weights, more: Callable[[int], bool]) -> None:
        self._random = random.Random(seed)
        self._weights = weights
        self._search = Searching(seed, "Adviser", weights, more)
        self._steady = Steady(seed, "Adviser", weights)

    def advise(self, decision: Decision, sight: Sight, joined: Joined | None = None) -> Advised:
        """Advice on a question, on one that is asked `joined` with others as such; nothing where
        no world can be dealt, or where there is but one answer."""
        asked = decision if joined is None else joined.decision
        ways = [(i,) for i in range(len(asked.options))] if joined is None else joined.ways
        if len(ways) < 2:
            return Advised()
        worlds = [world for _ in range(WORLDS) if (world := sight.world(self._random)) is not None]
        found = self._search.search(decision, sight)
        if not worlds or not found:
            return Advised()
        brought: dict[int, Advice | None] = {}

        def bring(index: int) -> Advice | None:
            if index not in brought:
                brought[index] = self._bring(index, ways[index], worlds, decision.player)
            return brought[index]

        followed = [i for i, way in enumerate(ways) if found[way[0]].followed]
        order = followed if joined is None else followed[:MOST_WEIGHED]
        chances = {index: found[ways[index][0]].chance for index in order}
        if joined is not None:
            # Their first answers may be the same: then they differ by how it stands afterwards.
            stands = {i: after.chance for i in order if (after := bring(i)) is not None}
            tops: dict[int, float] = {}
            for index, chance in stands.items():
                first = ways[index][0]
                tops[first] = max(chance, tops.get(first, 0.0))
            chances = {i: chances[i] - tops[ways[i][0]] + stands[i] for i in stands}

        def stands_first(index: int) -> tuple[int, float, float]:
            first = found[ways[index][0]]
            return first.followed, chances[index], -first.short

        order = sorted(chances, key=stands_first, reverse=True)
        best: list[Advice] = []
        for index in _different(worlds[0], asked, order):
            after = bring(index)
            far = bool(best) and best[0].chance - chances[index] > FAR
            if after is not None and (len(best) < 2 or not far):
                best.append(replace(after, chance=chances[index]))
            if len(best) == MOST:
                break
        left = next((i for i, option in enumerate(asked.options) if option.leaves), None)
        return Advised(tuple(best), None if left is None else bring(left))

    def _bring(
        self, index: int, way: Sequence[int], worlds: Sequence[Game], viewer: int
    ) -> Advice | None:
        """What an answer brings; None where it can be given in none of the worlds."""
        chances: list[float] = []
        changes: list[tuple[list[int], list[int]]] = []
        spent: set[int] | None = None
        ends = [0, 0]
        for world in worlds:
            twin = world.fork()
            try:
                for each in way:
                    twin.answer(each)
                self._follow(twin, viewer)
            except IllegalAnswer:
                # What is asked after the first answer may be another thing in another world.
                continue
            chances.append(self._weights.chance(twin, viewer))
            changes.append(_changes(world, twin, viewer))
            if twin.outcome is not None:
                ends[twin.outcome.player == viewer] += 1
            gone = set(world.state.players[viewer].hand) - set(twin.state.players[viewer].hand)
            spent = gone if spent is None else spent & gone
        if not chances:
            return None
        count = len(chances)
        mine, theirs = (_amounts([change[side] for change in changes]) for side in (0, 1))
        return Advice(
            index,
            sum(chances) / count,
            mine,
            theirs,
            ends[True] / count,
            ends[False] / count,
            tuple(sorted(spent or ())),
        )

    def _follow(self, game: Game, viewer: int) -> None:
        """Move a game on until what was begun has happened."""
        for _ in range(SETTLES):
            decision = game.decision
            if decision is None or decision.ask in RESTS:
                return
            chooses = decision.player == viewer and decision.ask in OFFERS
            chooses = chooses and len(decision.options) > 1
            best_in = self._steady.best_in if chooses else usual
            game.answer(best_in(game, decision))


def _different(world: Game, asked: Decision, order: Sequence[int]) -> list[int]:
    """The options in their order, of those that are the same to a player only the first."""
    kinds = [key_of(world, asked, index) for index in range(len(asked.options))]
    first = {kinds[index]: index for index in reversed(order)}
    return [index for index in order if first[kinds[index]] == index]


def _changes(before: Game, after: Game, viewer: int) -> tuple[list[int], list[int]]:
    """How the counted things of the viewer's side and of the other one's have changed."""
    drawn = [0, 0]
    turns = 0
    for event in after.events[len(before.events) :]:
        turns += isinstance(event, TurnBegan)
        if isinstance(event, CardMoved) and event.why is Why.DRAW:
            drawn[event.player] += 1
    sides = []
    for player in (viewer, 1 - viewer):
        was, now = (_counted(game, game.state.players[player]) for game in (before, after))
        changed = dict(zip(COUNTED, (b - a for a, b in zip(was, now, strict=True)), strict=False))
        changed["life"] += drawn[player]
        changed["drawn"] = drawn[player]
        if turns and after.state.active == player:
            # It has drawn and powered up since.
            changed |= {"stages": 0, "hand": 0, "drawn": 0}
        sides.append([changed[name] for name in COUNTED])
    return sides[0], sides[1]


def _counted(game: Game, side: PlayerState) -> list[int]:
    """The counted things of a side as it stands, without `drawn`."""
    kinds = [game.cards[card].type for card in side.play]
    return [
        len(side.life_deck),
        side.stages,
        side.anger,
        side.level,
        len(side.hand),
        kinds.count(CardType.DRILL),
        kinds.count(CardType.SETUP),
        kinds.count(CardType.ALLY),
        kinds.count(CardType.DRAGON_BALL),
        int(side.runs_out > 0),
    ]


def _amounts(changes: Sequence[Sequence[int]]) -> tuple[Amount, ...]:
    return tuple(
        Amount(sum(values) / len(values), len(set(values)) == 1)
        for values in zip(*changes, strict=True)
    )
