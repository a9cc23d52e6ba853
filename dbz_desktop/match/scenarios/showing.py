"""A scenario to watch: its recording, and for each place of it what was asked, answered and seen.

Nothing of it is written anywhere: the match behind it has no journal.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path

from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.match import Match
from dbz_desktop.match.replays.recording import Recorder, Recording
from dbz_desktop.match.scenarios.file import read_scenario
from dbz_desktop.match.scenarios.position import scenario_match
from dbz_desktop.match.scenarios.run import ScenarioRun
from dbz_desktop.match.scenarios.scenario import UNNAMED, Scenario, ScenarioError, SideSetup
from dbz_desktop.match.scenarios.steps import StepError
from dbz_desktop.match.scenarios.words import told
from dbz_desktop.match.telling.log import GameLog, LogLine
from dbz_desktop.rules.kernel import attack_events as atk
from dbz_desktop.rules.kernel import events as ev
from dbz_desktop.rules.kernel.decisions import Decision

NAMES = ("Anna", "Bert")
"""Who plays where a scenario names nobody."""
CONCEDED = -1
_PHASES = {
    "draw": "Draw Step",
    "planning": "Planning Step",
    "declare": "Combat Step, before combat is declared",
    "combat": "combat",
    "discard": "Discard Step",
}


@dataclass(slots=True)
class Moment:
    """One place of a showing. The first one is the position, in which nothing was answered.

    `prompt` is what `seat` was asked by `rule`, `answer` what was said; `happened` are the lines
    of the log that follow, `sees` sentences about what there is to see then.
    """

    seat: int = -1
    prompt: str = ""
    rule: str = ""
    answer: str = ""
    happened: list[LogLine] = field(default_factory=list)
    sees: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Showing:
    """A scenario as it went in an edition; `moments` has one for each place of the recording."""

    scenario: Scenario
    edition: str
    recording: Recording
    moments: tuple[Moment, ...]
    answers: tuple[int, ...]
    """The options that were taken, `CONCEDED` where somebody gave up."""

    def match_at(self, position: int) -> Match:
        """A match that was played up to a place, to go on with otherwise."""
        match = scenario_match(self.scenario, self.edition)
        for moment, index in zip(self.moments[1:], self.answers[:position], strict=False):
            if index == CONCEDED:
                match.course.concede(moment.seat)
            else:
                match.course.answer(index)
        return match

    @property
    def opening(self) -> str:
        """Where the position stands, in a sentence."""
        scenario, names = self.scenario, self.recording.names
        where = f"{names[scenario.turn]}'s turn, {_PHASES[scenario.phase]}."
        if scenario.phase == "combat" and scenario.action != scenario.turn:
            where += f" {names[scenario.action]} has the next action."
        return where


def show_file(path: Path, pool: Pack, edition: str = "") -> Showing:
    """Play the scenario of a file to watch it. Raises ScenarioError."""
    return show(read_scenario(path, pool), edition)


def show(scenario: Scenario, edition: str = "") -> Showing:
    """Play a scenario in an edition, the first that it names without one. Raises ScenarioError
    where it can't be played there, or what it expects doesn't come."""
    edition = edition or scenario.editions[0]
    named = _named(scenario)
    match = scenario_match(named, edition)
    witness = _Witness(named, match)
    run = ScenarioRun(named, match, witness)
    witness.asked = run.asked
    try:
        run.play()
    except StepError as error:
        raise ScenarioError(str(error), scenario.path, run.place) from error
    if run.failures:
        raise ScenarioError(run.failures[0], scenario.path, edition)
    return witness.showing(edition)


def _named(scenario: Scenario) -> Scenario:
    def called(side: SideSetup, name: str) -> SideSetup:
        return replace(side, name=name) if side.name in UNNAMED else side

    one, other = scenario.sides
    return replace(scenario, sides=(called(one, NAMES[0]), called(other, NAMES[1])))


class _Witness:
    """Takes down a run of a scenario as it goes."""

    def __init__(self, scenario: Scenario, match: Match) -> None:
        self._scenario = scenario
        self._match = match
        self._recorder = Recorder(match, scenario.path or Path(scenario.title))
        self.moments = [Moment()]
        self._answers: list[int] = []
        self.asked: list[Decision] = []

    def answered(self, decision: Decision, index: int) -> None:
        label = decision.options[index].label
        self._went_on(Moment(decision.player, decision.prompt, decision.rule, label), index)

    def conceded(self, player: int) -> None:
        self._went_on(Moment(player, "", "HSE-3", "gives up"), CONCEDED)

    def _went_on(self, moment: Moment, index: int) -> None:
        self._recorder.note()
        self._answers.append(index)
        self.moments.append(moment)

    def met(self, expectation: str) -> None:
        sees = self.moments[-1].sees
        sentence = told(self._match, expectation, self.asked)
        if sentence not in sees:
            sees.append(sentence)

    def showing(self, edition: str) -> Showing:
        recording = self._recorder.recording()
        log = GameLog(recording.names, lambda card: recording.cards[card].name, recording.given)
        before = 0
        for moment, count in zip(self.moments, recording.places, strict=True):
            lines = log.lines(recording.events[before:count])
            # What lay there before the first answer was put there, and did not happen.
            moment.happened = list(_telling(lines)) if before else []
            before = count
        moments, answers = tuple(self.moments), tuple(self._answers)
        return Showing(self._scenario, edition, recording, moments, answers)


def _telling(lines: Iterable[LogLine]) -> Iterable[LogLine]:
    """The lines that tell what happened, without the headings of turns, steps and actions."""
    headings = (ev.StepBegan, ev.ActionBegan, atk.AttackStep)
    return (line for line in lines if not isinstance(line.event, headings))
