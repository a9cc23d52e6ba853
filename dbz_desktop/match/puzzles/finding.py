"""Finding puzzles: positions of self-played games in which one answer alone reaches a goal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from dbz_desktop.decks.model import Deck
from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.match.match import Match
from dbz_desktop.match.puzzles.file import HARDEST, SOLVER, Head, Puzzle, problem_of
from dbz_desktop.match.puzzles.search import Goal, Search, Task, TooLarge, distinct
from dbz_desktop.match.scenarios.position import scenario_match
from dbz_desktop.match.scenarios.scenario import Scenario, ScenarioError
from dbz_desktop.match.scenarios.taking import position_of
from dbz_desktop.players import RandomPlayer
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.decisions import Ask, Decision

FEW_LIFE_CARDS = 10
"""A turn can be the last one of a side that has no more life cards than these."""
NEAR = 2
"""How many anger from the next level an advance within the turn is worth a search."""
MAX_DECISIONS = 5_000
MOST_TRIES = 4
"""Searches of a goal in a game: where those fail, the next ones mostly do."""
LEAST_ANSWERS = 3
LEAST_CHOICES = 2


@dataclass(frozen=True, slots=True)
class Found:
    """A position that is a puzzle, with what is told of it."""

    scenario: Scenario
    head: Head


def find_in_game(
    decks: tuple[Deck, Deck], edition: str, seed: int, limit: int, goals: Iterable[Goal] = Goal
) -> Iterator[Found]:
    """Play a game by chance and search its positions; of each of the goals one puzzle at most.

    Who plays by chance comes into more positions, and into odder ones, than who plays well.
    `limit` is how many positions the search of one candidate may meet.
    """
    match = Match.new(MatchSetup(("You", "Opponent"), decks, edition, seed, casual=True))
    players = RandomPlayer(2 * seed), RandomPlayer(2 * seed + 1)
    sought = dict.fromkeys(goals, MOST_TRIES)
    for _ in range(MAX_DECISIONS):
        decision = match.decision
        if decision is None or not sought:
            return
        for goal in sorted(sought.keys() & _goals(match.game, decision)):
            found = _puzzle(match, goal, limit)
            sought[goal] -= 1
            if found is not None or not sought[goal]:
                del sought[goal]
            if found is not None:
                yield found
        match.course.answer(players[decision.player].choose(decision))


def _goals(game: Game, decision: Decision) -> set[Goal]:
    """What may be reached from here, at a glance."""
    if decision.player != SOLVER or decision.ask is not Ask.ACTION:
        return set()
    if len(list(distinct(game, decision))) < LEAST_ANSWERS:
        return set()
    mine, other = game.state.players[SOLVER], game.state.players[1 - SOLVER]
    found = set()
    if game.state.active == SOLVER and (
        len(other.life_deck) <= FEW_LIFE_CARDS or mine.level >= len(mine.mp) - 1
    ):
        found.add(Goal.WIN)
    if game.state.active != SOLVER and len(mine.life_deck) <= FEW_LIFE_CARDS:
        found.add(Goal.SURVIVE)
    if mine.level < len(mine.mp) and mine.anger >= NEAR:
        found.add(Goal.ADVANCE)
    return found


def _puzzle(match: Match, goal: Goal, limit: int) -> Found | None:
    """The puzzle that the present position is, or None."""
    try:
        taken = position_of(match)
        again = scenario_match(taken.scenario)
    except ScenarioError:
        return None
    game, decision = again.game, again.decision
    # What a file can't say would be another position.
    if taken.left_out or decision is None or decision.player != SOLVER:
        return None
    answers = list(distinct(game, decision))
    if len(answers) < LEAST_ANSWERS:
        return None
    search = Search(Task.of(game, goal, SOLVER), limit)
    try:
        good = search.good_answers(game)
        if len(good) != 1:
            return None
        positions = search.seen
        choices = _choices(game, search.line(game))
    except TooLarge:
        return None
    if choices < LEAST_CHOICES:
        return None
    harder = (len(answers) > 4) + (positions > 100) + (positions > 1000)
    difficulty = min(HARDEST, choices - 1 + harder)
    label = decision.options[good[0]].label
    one, other = (side.mp[0].title for side in taken.scenario.sides)
    title = f"{one} against {other}, turn {taken.scenario.number}"
    head = Head(title, goal, label, difficulty)
    scenario = replace(taken.scenario, title=title)
    if problem_of(Puzzle(Path(), scenario, head), limit):
        return None
    return Found(scenario, head)


def _choices(game: Game, line: list[int]) -> int:
    """How often the solver has to choose on a line."""
    game, count = game.fork(), 0
    for index in line:
        decision = game.decision
        assert decision is not None
        if decision.player == SOLVER and len(list(distinct(game, decision))) > 1:
            count += 1
        game.answer(index)
    return count
