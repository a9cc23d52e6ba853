"""The curve of a game: each side's chance to win, answer by answer, and where it was thrown away.

The chances are those of who looks on with both hands open and knows no Life Deck's order. An answer
is judged more fairly: by what its player could know. It and the others are played out in worlds
that may have been the real one, to the beginning of the next turn, and weighed there.
"""

from __future__ import annotations

import random
from bisect import insort
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from operator import attrgetter
from pathlib import Path

from dbz_desktop.cards.model import Card
from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.content.editions import load_edition
from dbz_desktop.match.journal.reading import JournalError
from dbz_desktop.match.match import Match
from dbz_desktop.match.replays.replay import Replay
from dbz_desktop.match.seats.sight import Sight
from dbz_desktop.players.chance import Outlook, at_rest, load_outlook
from dbz_desktop.players.habits import weighed
from dbz_desktop.players.making import load_levels
from dbz_desktop.players.steady import Steady, settled
from dbz_desktop.players.stock import stock_against
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.decisions import Decision
from dbz_desktop.rules.kernel.events import Event

WORLDS = 3
"""In so many worlds every answer is looked at once."""
WORLDS_PLAYED = 8
"""In so many the answers of a likely turning point are played out, half of them to find the best
one and half to see what it is worth: what is best by chance alone loses that in the other half."""
LIKELY = 12
"""So many of the answers that look worst are played out."""
CONSIDERED = 4
"""So many other answers are played out at each."""
COUNTS = 0.05
"""An answer that threw away so much of the chance to win is a turning point."""
MOST = 6
"""So many turning points are told at most, those that cost most."""
ANSWERS = 80
"""So many answers at most are given until the next turn begins."""
FIRST_PART = 0.5
"""The part of the whole time in which every answer is looked at once."""


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


@dataclass(slots=True)
class _Likely:
    """An answer that may have been a turning point, with the worlds that it was looked at in."""

    lost: float
    position: int
    decision: Decision
    given: int
    others: list[int]
    worlds: list[Game] = field(default_factory=list)


def work_out(
    path: Path,
    pool: Pack,
    progress: Callable[[float], None] = lambda part: None,
    seed: int = 1,
) -> Curve:
    """The curve of a journal, as far as it can be followed; the same journal has the same curve.

    `progress` is told the part that is done, 0 to 1. Raises JournalError where nothing of the
    journal can be followed.
    """
    replay = Replay.of_good_part(path, pool)
    judge = _Judge(replay.match, pool, seed)
    chances: list[float] = []
    likely: list[_Likely] = []
    for position, entry in enumerate((*replay.entries, None)):
        progress(FIRST_PART * position / (replay.total + 1))
        chances.append(judge.chance(replay.match.game))
        decision = replay.match.decision
        if entry is None:
            break
        if entry.kind == "answer" and not entry.auto and decision is not None:
            found = judge.look(position, decision, entry.value)
            if found is not None:
                insort(likely, found, key=attrgetter("lost"))
                del likely[:-LIKELY]
        try:
            replay.step()
        except JournalError:
            break
    turning = []
    for number, each in enumerate(likely):
        progress(FIRST_PART + (1 - FIRST_PART) * number / len(likely))
        point = judge.play_out(each)
        if point is not None:
            turning.append(point)
    worst = sorted(turning, key=attrgetter("lost"))[-MOST:]
    return Curve(tuple(chances), tuple(sorted(worst, key=attrgetter("position"))))


class _Judge:
    """Tells what answers of a match were worth."""

    def __init__(self, match: Match, pool: Pack, seed: int) -> None:
        self._outlook: Outlook = load_outlook()
        self._weights = load_levels().weights
        self._chance = random.Random(seed)
        chain = load_edition(match.setup.edition).chain
        self._sights: list[Sight] = []
        for seat in (0, 1):
            mastery = match.setup.decks[1 - seat].mastery
            assert mastery is not None
            stock = stock_against(mastery, pool.cards.values(), chain, seed)
            self._sights.append(Sight(match.feed(seat), lambda: match.course.game, stock))

    def chance(self, game: Game) -> float:
        """The chance that seat 0 wins."""
        try:
            return self._outlook.chance(game, WORLDS, self._chance)
        except Exception:
            # What goes wrong in a world that was only imagined leaves the position as it lies.
            return self._outlook.at_rest(game)

    def look(self, position: int, decision: Decision, given: int) -> _Likely | None:
        """Look at every answer to a question once; None where the one that was given is good."""
        # Another copy of the same card is no other answer: it is called the same.
        taken = decision.options[given].label
        options = weighed(decision, self._chance)
        options = [given, *(n for n in options if decision.options[n].label != taken)]
        if len(options) < 2:
            return None
        worlds = self._worlds(decision.player, WORLDS)
        if not worlds:
            return None
        worth = self._worth(worlds, options, decision.player, settled)
        others = sorted(options[1:], key=lambda index: -worth[index])[:CONSIDERED]
        lost = worth[others[0]] - worth[given]
        if lost <= 0:
            return None
        worlds += self._worlds(decision.player, WORLDS_PLAYED - len(worlds))
        return _Likely(lost, position, decision, given, others, worlds)

    def play_out(self, likely: _Likely) -> TurningPoint | None:
        """Play the answers out; None where the one that was given is about as good as any."""
        seat, half = likely.decision.player, len(likely.worlds) // 2
        options = [likely.given, *likely.others]
        first = self._worth(likely.worlds[:half], options, seat, self._next_turn)
        best = max(options, key=lambda index: first[index])
        if best == likely.given:
            return None
        then = self._worth(likely.worlds[half:], [likely.given, best], seat, self._next_turn)
        lost = then[best] - then[likely.given]
        if lost < COUNTS:
            return None
        return TurningPoint(likely.position, seat, likely.given, best, lost)

    def _worlds(self, seat: int, count: int) -> list[Game]:
        dealt = (self._sights[seat].world(self._chance) for _ in range(count))
        return [world for world in dealt if world is not None]

    def _worth(
        self,
        worlds: Sequence[Game],
        options: Sequence[int],
        seat: int,
        play: Callable[[Game], Game],
    ) -> dict[int, float]:
        """The mean chance of a seat after each answer, played on by `play`."""
        worth = dict.fromkeys(options, 0.0)
        played = 0
        for world in worlds:
            try:
                found = [self._worth_in(world, index, play) for index in options]
            except Exception:
                # In a world that was only imagined something may go wrong; it tells nothing then.
                continue
            played += 1
            for index, first in zip(options, found, strict=True):
                worth[index] += 1 - first if seat else first
        return {index: total / max(1, played) for index, total in worth.items()}

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
