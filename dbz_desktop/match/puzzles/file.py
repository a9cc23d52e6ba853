"""Puzzle files: a scenario's position, with what is to be reached in it, in TOML.

    [puzzle]
    goal = "win"                # win, survive or advance, before this turn ends
    answer = "Red Smash"        # the one first answer that reaches it, by its label
    difficulty = 3              # of 1 to 5

and beside that table a scenario (see `match.scenarios.file`). The solver is "you". Its steps are
what was answered before the puzzle begins.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from dbz_desktop import intake, paths
from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.match import Match
from dbz_desktop.match.puzzles.search import Goal, Search, Task, TooLarge, same_answer
from dbz_desktop.match.scenarios import steps
from dbz_desktop.match.scenarios.file import MAX_FILE_BYTES, scenario_from_table
from dbz_desktop.match.scenarios.position import scenario_match
from dbz_desktop.match.scenarios.run import ScenarioRun
from dbz_desktop.match.scenarios.scenario import Scenario, ScenarioError
from dbz_desktop.match.scenarios.writing import quoted, scenario_text

SOLVER = 0
HARDEST = 5
ORDERS = 2
"""In so many other orders of the Life Decks a puzzle is proven as well."""
_KEYS = {"goal", "answer", "difficulty"}


@dataclass(frozen=True, slots=True)
class Head:
    """What a list tells of a puzzle. `answer` is the label of the only first answer that reaches
    the goal."""

    title: str
    goal: Goal
    answer: str
    difficulty: int


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle as read."""

    path: Path
    scenario: Scenario
    head: Head

    @property
    def goal(self) -> Goal:
        """What is to be reached."""
        return self.head.goal

    def begin(self) -> Match:
        """A match that stands at the solver's first question. Raises ScenarioError."""
        match = scenario_match(self.scenario, open_hands=True)
        try:
            ScenarioRun(self.scenario, match).play()
        except steps.StepError as error:
            raise ScenarioError(str(error), self.path, "play steps") from error
        if match.decision is None or match.decision.player != SOLVER:
            hint = "let the steps lead to a question to you"
            raise ScenarioError(f"the solver is asked nothing; {hint}", self.path, "play steps")
        return match


WORDS = {
    Goal.WIN: ("Win this turn", "You can win before this turn ends."),
    Goal.SURVIVE: ("Survive this turn", "You can be alive when this turn ends."),
    Goal.ADVANCE: ("Advance this turn", "You can reach a higher level before this turn ends."),
}
"""What is to be done, in a title and in a sentence."""


def puzzles_folder() -> Path:
    """Where the shipped puzzles lie."""
    return paths.resources_folder() / "puzzles"


def shipped_puzzles() -> list[Path]:
    """The files of the shipped puzzles, easiest first, as their names are."""
    return sorted(puzzles_folder().glob("*.toml"))


def read_puzzle(path: Path, pool: Pack) -> Puzzle:
    """Read a puzzle file. Raises ScenarioError."""
    data = _table(path)
    head = _head(data, path)
    del data["puzzle"]
    # Each answer is tried when a puzzle is proven: of titles, those that can be there are enough.
    return Puzzle(path, scenario_from_table(data, pool, path), head)


def read_head(path: Path) -> Head:
    """Read what a list tells of a puzzle, and no card of it. Raises ScenarioError."""
    return _head(_table(path), path)


def _table(path: Path) -> dict[str, Any]:
    try:
        text = intake.text_of(
            intake.read_bytes(path, MAX_FILE_BYTES, ", which no puzzle is"), "puzzle"
        )
        return dict(intake.toml_table(text, "puzzle"))
    except intake.Unreadable as error:
        raise ScenarioError(str(error), path) from error


def _head(data: dict[str, Any], path: Path) -> Head:
    about, title = data.get("puzzle"), data.get("title")
    if not isinstance(about, dict):
        raise ScenarioError('the table [puzzle] is missing, with "goal" and "answer"', path)
    if unknown := sorted(set(about) - _KEYS):
        known = ", ".join(sorted(_KEYS))
        raise ScenarioError(f'"{unknown[0]}" is unknown; known are {known}', path, "puzzle")
    goals = [goal.value for goal in Goal]
    if about.get("goal") not in goals:
        raise ScenarioError("must be one of " + ", ".join(goals), path, "puzzle goal")
    answer, difficulty = about.get("answer"), about.get("difficulty", 1)
    if not isinstance(answer, str) or not answer.strip():
        raise ScenarioError("must be the label of an answer", path, "puzzle answer")
    if type(difficulty) is not int or not 1 <= difficulty <= HARDEST:
        raise ScenarioError(f"must be a number of 1 to {HARDEST}", path, "puzzle difficulty")
    shown = intake.shown(title, 80) if isinstance(title, str) else path.stem
    return Head(shown, Goal(about["goal"]), answer, difficulty)


def puzzle_text(scenario: Scenario, head: Head) -> str:
    """The text of a puzzle's file, in TOML."""
    about = (
        f'goal = "{head.goal}"\nanswer = {quoted(head.answer)}\ndifficulty = {head.difficulty}\n'
    )
    return f"{scenario_text(scenario)}\n[puzzle]\n{about}"


def problem_of(puzzle: Puzzle, limit: int, orders: int = ORDERS) -> str:
    """Why a puzzle isn't one, "" where the search proves it; `limit` is how many positions it may
    meet. It is proven in so many other `orders` of the Life Decks too, which no solver sees."""
    problem = _problem_of(puzzle, limit)
    for chance in range(orders):
        if problem:
            break
        problem = _problem_of(replace(puzzle, scenario=_shuffled(puzzle.scenario, chance)), limit)
        if problem:
            return f"in another order of the Life Decks, {problem}"
    return problem


def _shuffled(scenario: Scenario, chance: int) -> Scenario:
    dice = random.Random(chance)
    one, other = (
        replace(side, life_deck=dice.sample(side.life_deck, len(side.life_deck)))
        for side in scenario.sides
    )
    return replace(scenario, sides=(one, other))


def _problem_of(puzzle: Puzzle, limit: int) -> str:
    try:
        match = puzzle.begin()
        told = steps.find_option(match, puzzle.head.answer)
        search = Search(Task.of(match.game, puzzle.goal, SOLVER), limit)
        good = search.good_answers(match.game)
    except (ScenarioError, steps.StepError) as error:
        return str(error)
    except TooLarge:
        return f"it has more than {limit:,} positions, too many to be proven"
    decision = match.decision
    assert decision is not None
    labels = [decision.options[index].label for index in good]
    if not good:
        return "no first answer reaches the goal"
    if len(good) > 1:
        return "several first answers reach the goal: " + "; ".join(labels)
    if told is None:
        missing = f'"{puzzle.head.answer}" is no answer to the first question'
        return f"{missing}; {labels[0]} is the solution"
    if not same_answer(match.game, told, good[0]):
        return f"the solution is {labels[0]}, not {puzzle.head.answer}"
    return ""
