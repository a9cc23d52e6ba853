"""Scenarios: rulings as tests, and as something to watch. A position, answers, expectations.

`run_scenario` plays a file and tells what was not as expected; `showing` has it to watch.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.match import Match
from dbz_desktop.match.proving import invariants
from dbz_desktop.match.scenarios import checks, steps
from dbz_desktop.match.scenarios.file import read_scenario
from dbz_desktop.match.scenarios.position import scenario_match
from dbz_desktop.match.scenarios.scenario import Scenario, ScenarioError
from dbz_desktop.match.scenarios.steps import StepError
from dbz_desktop.rules.kernel.decisions import Ask, Decision

TURNS = (Ask.PLANNING, Ask.DECLARE, Ask.ACTION)
"""What a player is asked when it is for him to do something of his own."""

MAX_AUTO = 2_000
"""Answers that `auto` may give in a row before a scenario counts as stuck."""


@dataclass(slots=True)
class ScenarioResult:
    """What came of a scenario. `failures` name the edition, the step and what was there instead.

    `log` is the log of the last edition that was played.
    """

    path: Path | None
    title: str
    rules: tuple[str, ...] = ()
    editions: tuple[str, ...] = ()
    failures: list[str] = field(default_factory=list)
    log: list[str] = field(default_factory=list)
    expectations: int = 0

    @property
    def passed(self) -> bool:
        """True when every expectation was met in every edition."""
        return not self.failures


def run_scenario(path: Path, pool: Pack, pack: Path | None = None) -> ScenarioResult:
    """Play a scenario file in each of its editions. What goes wrong is in the result's failures;
    nothing is raised for a bad file."""
    try:
        scenario = read_scenario(path, pool, pack)
    except ScenarioError as error:
        return ScenarioResult(path, path.stem, failures=[str(error)])
    return play_scenario(scenario)


def play_scenario(scenario: Scenario) -> ScenarioResult:
    """Play a scenario that was read, in each of its editions."""
    result = ScenarioResult(scenario.path, scenario.title, scenario.rules, scenario.editions)
    for edition in scenario.editions:
        try:
            match = scenario_match(scenario, edition)
        except (ValueError, RuntimeError) as error:
            result.failures.append(f"{edition}: {error}")
            continue
        run = ScenarioRun(scenario, match)
        try:
            run.play()
        except StepError as error:
            result.failures.append(f"{edition}, {run.place}: {error}")
        result.failures += [f"{edition}, {failure}" for failure in run.failures]
        result.expectations += run.expectations
        result.log = checks.log_lines(match)
    return result


class Watcher(Protocol):
    """Who is told how a scenario is played."""

    def answered(self, decision: Decision, index: int) -> None:
        """A question was answered with an option, by the scenario or by itself."""

    def conceded(self, player: int) -> None:
        """A player gave up."""

    def met(self, expectation: str) -> None:
        """Things are as they are expected to be now; without "expect"."""


class ScenarioRun:
    """One run of a scenario, step by step. `watcher` is told of each answer and expectation."""

    def __init__(self, scenario: Scenario, match: Match, watcher: Watcher | None = None) -> None:
        self.scenario = scenario
        self._watcher = watcher
        self.match = match
        self.position = 0
        self.failures: list[str] = []
        self.expectations = 0
        self.asked: list[Decision] = []
        self._swallowed: list[Decision] = []
        self._watch = invariants.Watch.of(match.game)

    @property
    def place(self) -> str:
        """Which step is next, for messages."""
        if self.position < len(self.scenario.steps):
            text = self.scenario.steps[self.position]
            return f'step {self.position + 1} "{text}"'
        return "after the last step"

    def play(self) -> None:
        """Carry out every step. Raises StepError for an answer that can't be given."""
        while self.position < len(self.scenario.steps):
            self.step()
        self._forced()

    def step(self) -> None:
        """Carry out the next step."""
        text = self.scenario.steps[self.position]
        if _is_expectation(text):
            self._expect(text[len("expect") :])
        elif text.casefold().startswith("until "):
            self._until(text[len("until ") :])
        elif text.casefold().startswith("concede"):
            decision = self.match.decision
            player = decision.player if decision else 0
            self.match.course.concede(player)
            if self._watcher is not None:
                self._watcher.conceded(player)
        else:
            self._answer(text)
        self.position += 1

    def _answer(self, text: str) -> None:
        """Give an answer, where need be after what `auto` answers before it.

        It is an error where the answer fits nothing before its player is to act again.
        """
        if self._was_given(text):
            return
        first = steps.offered(self.match)
        passed: set[tuple[int, Ask]] = set()
        for _ in range(MAX_AUTO):
            decision = self.match.decision
            if decision is None:
                break
            index = steps.find_option(self.match, text)
            if index is not None and (decision.player, Ask.ACTION) not in passed:
                self._give(index)
                return
            turn = (decision.player, decision.ask)
            if turn in passed or index is not None:
                break
            if decision.ask in TURNS:
                passed.add(turn)
            if not self._unscripted():
                break
        raise StepError(f"no such option; {first}")

    def _was_given(self, text: str) -> bool:
        """Whether an answer means a forced one that an expectation before it has given.

        It does so only if it fits nothing that is asked now.
        """
        swallowed, self._swallowed = self._swallowed, []
        if steps.find_option(self.match, text) is not None:
            return False
        return any(steps.find_option(self.match, text, each) is not None for each in swallowed)

    def _expect(self, text: str) -> None:
        self.expectations += 1
        follows = self._next_answer()
        if not checks.waits_for_decision(text):
            self._forced(follows)
        while True:
            wrong = checks.check(self.match, text, self.asked)
            if wrong is None:
                if self._watcher is not None:
                    self._watcher.met(text)
                return
            if not self._may_go_on(follows):
                break
            # The decision that is meant may be the next one that leaves a choice.
            self._go_on()
        self.failures.append(f"{self.place}: {wrong}")

    def _next_answer(self) -> str:
        """The answer after this step and its expectations, "" where none follows."""
        for step in self.scenario.steps[self.position + 1 :]:
            if not _is_expectation(step):
                return "" if step.casefold().startswith(("until ", "concede")) else step
        return ""

    def _until(self, what: str) -> None:
        goal = steps.plain(what)
        state = self.match.game.state
        turn = state.turn
        for _ in range(MAX_AUTO):
            state = self.match.game.state
            over = self.match.decision is None
            if over or (goal == "combat ends" and state.combat is None):
                return
            if goal == "turn ends" and state.turn != turn:
                return
            if goal not in ("combat ends", "turn ends", "game over"):
                raise StepError('"until" knows "combat ends", "turn ends" and "game over"')
            if not self._unscripted(default="pass"):
                break
        raise StepError(f"it doesn't come to that; {steps.offered(self.match)}")

    def _forced(self, follows: str = "") -> None:
        """Answer decisions that leave no choice, but none that the answer after this names."""
        while self._may_go_on(follows):
            self._go_on()

    def _may_go_on(self, follows: str) -> bool:
        decision = self.match.decision
        if decision is None or len(decision.options) > 1:
            return False
        return not follows or not steps.names_option(self.match, follows)

    def _go_on(self) -> None:
        assert self.match.decision is not None
        self._swallowed.append(self.match.decision)
        self._give(0)

    def _unscripted(self, default: str = "") -> bool:
        """Answer a decision that no step speaks of; False where nothing says how."""
        decision = self.match.decision
        if decision is None:
            return False
        index = steps.auto_answer(decision, self.scenario.auto or default)
        if index is None:
            return False
        self._give(index)
        return True

    def _give(self, index: int) -> None:
        decision = self.match.decision
        assert decision is not None
        self.asked.append(decision)
        try:
            self.match.course.answer(index)
        except RuntimeError as error:
            cause = error.__cause__
            raise StepError(f"the engine failed: {cause!r}") from error
        if self._watcher is not None:
            self._watcher.answered(decision, index)
        found = invariants.check(self.match.game, self._watch)
        self.failures += [f"{self.place}: {violation}" for violation in found]


def _is_expectation(step: str) -> bool:
    return step.casefold().startswith("expect")


__all__ = [
    "Scenario",
    "ScenarioError",
    "ScenarioResult",
    "ScenarioRun",
    "play_scenario",
    "read_scenario",
    "run_scenario",
    "scenario_match",
]
