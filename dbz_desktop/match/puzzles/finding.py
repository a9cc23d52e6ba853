"""Finding puzzles: positions of self-played games in which one answer alone reaches a goal.

Few positions of a game are the last turn of a side. So the Life Deck that a goal hangs on is cut,
into the discard pile, as if there had been more damage before: to as many life cards as the solver
can just win against, or to as few as he can just live with. At that edge there mostly is one way.
"""

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
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision

MOST_LIFE_CARDS = 24
"""A turn can hardly be the last one of a side that has more life cards than these."""
EARLIEST = 5
"""A deck is cut from this turn on: before, nobody would believe that so much of it was lost."""
LIFE = {Goal.WIN: 1 - SOLVER, Goal.SURVIVE: SOLVER}
"""On whose Life Deck a goal hangs."""
NEAR = 2
"""How many anger from the next level an advance within the turn is worth a search."""
MAX_DECISIONS = 5_000
MOST_TRIES = 4
"""Searches of a goal in a game: where those fail, the next ones mostly do."""
LEAST_ANSWERS = 3
NAMES = ("Challenger", "Rival")
"""As whom the log and the timeline speak of the solver and the other side."""
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
    match = Match.new(MatchSetup(NAMES, decks, edition, seed, casual=True))
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
    mine = game.state.players[SOLVER]
    found = set()
    if game.state.turn >= EARLIEST:
        found.add(Goal.WIN if game.state.active == SOLVER else Goal.SURVIVE)
    if mine.level < len(mine.mp) and mine.anger >= NEAR:
        found.add(Goal.ADVANCE)
    return found


def _puzzle(match: Match, goal: Goal, limit: int) -> Found | None:
    """The puzzle that the present position is, or None."""
    try:
        taken = position_of(match)
        # What a file can't say would be another position.
        edge = None if taken.left_out else at_the_edge(taken.scenario, goal, limit)
        if edge is None:
            return None
        again = scenario_match(edge)
    except ScenarioError:
        return None
    game, decision = again.game, again.decision
    if decision is None or decision.player != SOLVER:
        return None
    answers = list(distinct(game, decision))
    if len(answers) < LEAST_ANSWERS:
        return None
    search = Search(Task.of(game, goal, SOLVER), limit)
    try:
        good = search.good_answers(game)
        if len(good) != 1 or decision.options[good[0]].act is Act.PASS:
            # Who passes needs no idea, and tries it first.
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
    one, other = (side.mp[0].title for side in edge.sides)
    title = f"{one} against {other}, turn {edge.number}"
    head = Head(title, goal, label, difficulty)
    scenario = replace(edge, title=title)
    if problem_of(Puzzle(Path(), scenario, head), limit):
        return None
    return Found(scenario, head)


def at_the_edge(scenario: Scenario, goal: Goal, limit: int) -> Scenario | None:
    """A position with as many life cards as the goal can just be reached with, found by halves.

    None where it can't be reached with any. `limit` is how many positions each search may meet; a
    number that needs more is left out. Raises ScenarioError.
    """
    if goal not in LIFE:
        return scenario
    deck = scenario.sides[LIFE[goal]].life_deck
    most = min(len(deck), MOST_LIFE_CARDS)
    found, easy, hard = None, 0, most
    # How hard it is grows with what is left to destroy, and with what is missing.
    while easy < hard:
        middle = (easy + hard + 1) // 2
        tried = cut(scenario, LIFE[goal], middle if goal is Goal.WIN else most + 1 - middle)
        if _reaches(tried, goal, limit):
            found, easy = tried, middle
        else:
            hard = middle - 1
    return found


def cut(scenario: Scenario, seat: int, life_cards: int) -> Scenario:
    """The position in which a side has no more than so many life cards left; those above lie in
    its discard pile."""
    side = scenario.sides[seat]
    lost = len(side.life_deck) - life_cards
    if lost <= 0:
        return scenario
    discard = [*reversed(side.life_deck[:lost]), *side.discard]
    changed = replace(side, life_deck=side.life_deck[lost:], discard=discard)
    one, other = scenario.sides
    return replace(scenario, sides=(changed, other) if seat == 0 else (one, changed))


def _reaches(scenario: Scenario, goal: Goal, limit: int) -> bool:
    game = scenario_match(scenario).game
    try:
        return Search(Task.of(game, goal, SOLVER), limit).reaches(game)
    except TooLarge:
        return False


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
