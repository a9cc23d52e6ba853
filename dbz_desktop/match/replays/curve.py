"""The curve of a game: each side's chance to win, answer by answer, and where it was thrown away.

The chances are those of who looks on with both hands open and knows no Life Deck's order. An answer
is judged more fairly: by what its player could know. It and the others are played out in worlds
that may have been the real one, to the beginning of the next turn, and weighed there. What the
other player held is dealt anew from the deck that he really played: from any other cards one would
learn what is good against another deck.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from operator import attrgetter, itemgetter
from pathlib import Path

from dbz_desktop.cards.model import Card
from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.journal.reading import JournalError
from dbz_desktop.match.match import Match
from dbz_desktop.match.replays.replay import Replay
from dbz_desktop.players.chance import Outlook, at_rest, load_outlook
from dbz_desktop.players.habits import weighed
from dbz_desktop.players.making import load_levels
from dbz_desktop.players.settling import settled
from dbz_desktop.players.steady import Steady
from dbz_desktop.players.worlds import deal, unknown_cards
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.decisions import Decision
from dbz_desktop.rules.kernel.events import Event

WORLDS = 3
"""In so many worlds every answer is looked at once."""
COUNTS = 0.05
"""An answer that threw away so much of the chance to win is a turning point."""
SURE = 2.0
"""So many times as much as its standard error it must have been, too."""
ANSWERS = 80
"""So many answers at most are given until the next turn begins."""
FIRST_PART = 0.2
"""The part of the whole time in which every answer is looked at once."""


@dataclass(frozen=True, slots=True)
class Care:
    """How carefully answers are judged.

    So many as are `likely` at the first look are judged again: with so many other answers as are
    `considered`, in so many worlds as it is `tried` in to find the best of them. The worst of
    those, as many as are `doubted`, are told by so many fresh worlds as it takes to be `sure`: what
    was best by chance alone loses that there.
    """

    likely: int = 12
    considered: int = 4
    tried: int = 8
    doubted: int = 6
    sure: int = 32


CARE = Care()


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """An answer that cost much: after `position` answers, `seat` gave option `given`, where
    `better` would have been worth `lost` more of the chance to win, from 0 to 1."""

    position: int
    seat: int
    given: int
    better: int
    lost: float


@dataclass(frozen=True, slots=True)
class Curve:
    """`chances` is seat 0's chance to win after each number of answers, from 0 to 1."""

    chances: tuple[float, ...]
    turning: tuple[TurningPoint, ...] = ()

    def chance(self, position: int, seat: int) -> float:
        """A seat's chance to win after so many answers."""
        first = self.chances[position]
        return 1 - first if seat else first


@dataclass(frozen=True, slots=True)
class _Likely:
    """An answer that may have been a turning point: what it lost at a first look, and the others
    that looked best, best first."""

    lost: float
    position: int
    given: int
    others: tuple[int, ...]


def work_out(
    path: Path,
    pool: Pack,
    progress: Callable[[float], None] = lambda part: None,
    seed: int = 1,
    care: Care = CARE,
) -> Curve:
    """The curve of a journal, as far as it can be followed; the same journal has the same curve.

    `progress` is told the part that is done, 0 to 1. Raises JournalError where nothing of the
    journal can be followed.
    """
    replay = Replay.of_good_part(path, pool)
    judge = _Judge(replay.match, seed, care)
    chances, likely = _first_look(replay, judge, lambda part: progress(FIRST_PART * part))
    turning = _second_look(
        replay, judge, likely, lambda part: progress(FIRST_PART + (1 - FIRST_PART) * part)
    )
    return Curve(chances, turning)


def _first_look(
    replay: Replay, judge: _Judge, progress: Callable[[float], None]
) -> tuple[tuple[float, ...], list[_Likely]]:
    """The chances at every place, and the answers that look worst, in their order."""
    chances: list[float] = []
    found: list[_Likely] = []
    for position, entry in enumerate((*replay.entries, None)):
        progress(position / (replay.total + 1))
        chances.append(judge.chance())
        if entry is None:
            break
        if entry.kind == "answer" and not entry.auto:
            likely = judge.look(position, entry.value)
            if likely is not None:
                found.append(likely)
        try:
            replay.step()
        except JournalError:
            break
    worst = sorted(found, key=attrgetter("lost"))[-judge.care.likely :]
    return tuple(chances), sorted(worst, key=attrgetter("position"))


def _second_look(
    replay: Replay,
    judge: _Judge,
    likely: Sequence[_Likely],
    progress: Callable[[float], None],
) -> tuple[TurningPoint, ...]:
    """Those of the likely answers that were turning points, in their order."""
    # An answer is made sure of in so many more worlds than it is tried in.
    steps = len(likely) + judge.care.doubted
    tried: list[tuple[float, _Likely, int]] = []
    for number, each in enumerate(likely):
        replay.seek(each.position)
        lost, best = judge.try_others(each, _part_of(progress, number, steps))
        tried.append((lost, each, best))
    worst = sorted((one for one in tried if one[0] > 0), key=itemgetter(0))[-judge.care.doubted :]
    turning = []
    for number, (_lost, each, best) in enumerate(
        sorted(worst, key=lambda one: one[1].position), len(likely)
    ):
        replay.seek(each.position)
        lost, error = judge.make_sure(each.given, best, _part_of(progress, number, steps))
        if lost >= max(COUNTS, SURE * error):
            seat = judge.asked.player
            turning.append(TurningPoint(each.position, seat, each.given, best, lost))
    return tuple(turning)


def _part_of(progress: Callable[[float], None], step: int, steps: int) -> Callable[[float], None]:
    """Tells `progress` how much of one of several steps is done, as a part of them all."""
    return lambda part: progress((step + part) / steps)


class _Judge:
    """Tells what answers to the question at which a match stands are worth."""

    def __init__(self, match: Match, seed: int, care: Care) -> None:
        self.care = care
        self._match = match
        self._outlook: Outlook = load_outlook()
        self._weights = load_levels().weights
        self._chance = random.Random(seed)

    @property
    def asked(self) -> Decision:
        """What is asked at the place where the match stands."""
        decision = self._match.decision
        assert decision is not None
        return decision

    def chance(self) -> float:
        """The chance that seat 0 wins."""
        game = self._match.course.game
        try:
            return self._outlook.chance(game, WORLDS, self._chance)
        except Exception:
            # What goes wrong in a world that was only imagined leaves the position as it lies.
            return self._outlook.at_rest(game)

    def look(self, position: int, given: int) -> _Likely | None:
        """Look at every answer once; None where the one that was given looks best."""
        # Another copy of the same card is no other answer: it is called the same.
        offered = self.asked.options
        others = [
            index
            for index in weighed(self.asked, self._chance)
            if offered[index].label != offered[given].label
        ]
        if not others:
            return None
        worth = self._worth(WORLDS, [given, *others], settled)
        if not worth:
            return None
        means = {index: sum(found) / len(found) for index, found in worth.items()}
        others.sort(key=lambda index: -means[index])
        lost = means[others[0]] - means[given]
        return (
            _Likely(lost, position, given, tuple(others[: self.care.considered]))
            if lost > 0
            else None
        )

    def try_others(self, likely: _Likely, progress: Callable[[float], None]) -> tuple[float, int]:
        """Play the other answers out, too: how much the best of them was better, and which."""
        options = [likely.given, *likely.others]
        worth = self._worth(self.care.tried, options, self._next_turn, progress)
        if not worth:
            return 0.0, likely.given
        sums = {index: sum(found) for index, found in worth.items()}
        best = max(likely.others, key=lambda index: sums[index])
        return (sums[best] - sums[likely.given]) / len(worth[best]), best

    def make_sure(
        self, given: int, best: int, progress: Callable[[float], None]
    ) -> tuple[float, float]:
        """How much better another answer was, in worlds that nobody chose it by, and the standard
        error of that."""
        worth = self._worth(self.care.sure, [given, best], self._next_turn, progress)
        if not worth:
            return 0.0, 0.0
        gains = [b - a for a, b in zip(worth[given], worth[best], strict=True)]
        mean = sum(gains) / len(gains)
        spread = sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1)
        return mean, sqrt(spread / len(gains))

    def _worth(
        self,
        count: int,
        options: Sequence[int],
        play: Callable[[Game], Game],
        progress: Callable[[float], None] = lambda part: None,
    ) -> dict[int, list[float]]:
        """The chance to win of who is asked after each answer, played on by `play`, in so many
        worlds; fewer where nothing can be told in some, and nothing where in none. `progress` is
        told what part of them is seen: one alone may take a second."""
        worth: dict[int, list[float]] = {}
        game, seat = self._match.course.game, self.asked.player
        known = self._match.feed(seat).known
        theirs = [c for c in unknown_cards(game, seat, known) if game.owners[c] != seat]
        stock = [game.printed[card] for card in theirs]
        for number in range(count):
            progress(number / count)
            world = deal(game, seat, known, stock, self._chance)
            if world is None:
                continue
            try:
                found = [self._worth_in(world, index, play) for index in options]
            except Exception:
                # In a world that was only imagined something may go wrong; it tells nothing then.
                continue
            for index, first in zip(options, found, strict=True):
                worth.setdefault(index, []).append(1 - first if seat else first)
        return worth

    def _worth_in(self, world: Game, index: int, play: Callable[[Game], Game]) -> float:
        twin = world.fork()
        twin.answer(index)
        return self._outlook.at_rest(play(twin))

    def _next_turn(self, game: Game) -> Game:
        """The same game, played on by Steady to the beginning of the next turn."""
        turn, sight = game.state.turn, _Open(game)
        steady = Steady(turn, "", self._weights)
        for _ in range(ANSWERS):
            decision = game.decision
            if decision is None or (game.state.turn > turn and at_rest(game)):
                break
            game.answer(steady.choose(decision, sight))
        return game


class _Open:
    """The sight of who plays in a world that is imagined anyway."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def card(self, instance: int) -> Card:
        return self._game.printed[instance]

    def history(self) -> Sequence[Event]:
        return ()

    def world(self, chance: random.Random) -> Game:
        return self._game.fork()
