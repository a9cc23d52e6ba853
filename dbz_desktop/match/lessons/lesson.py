"""Lesson: a position, and step by step what is said, pointed at and done in it.

`file` reads one from TOML, `run` plays it, `check` proves that it can be played to its end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from dbz_desktop import intake
from dbz_desktop.match.scenarios.scenario import Scenario

MAX_MESSAGE = 1_000

WORDS_A_MINUTE = 200
SECONDS_A_STEP = 5
"""What is looked at or done at each step, besides reading."""


class LessonError(ValueError):
    """A lesson can't be read or played. The message names the file and the line."""

    def __init__(self, message: str, path: Path | None = None, line: int = 0) -> None:
        self.message = intake.shown(message, MAX_MESSAGE)
        self.path, self.line = path, line
        place = f"{path}:{line}" if line else str(path or "")
        super().__init__(": ".join(part for part in (place, self.message) if part))


class Place(StrEnum):
    """What a lesson can point at, besides a card by its title."""

    SCOUTER = "scouter"
    MP = "mp"
    MASTERY = "mastery"
    NAME = "name"
    HAND = "hand"
    CARDS = "cards"
    LIFE_DECK = "life deck"
    DISCARD = "discard pile"
    BANISHED = "banished zone"
    ATTACK = "attack"
    QUESTION = "question"
    TIMELINE = "timeline"
    LOG = "log"
    LARGE_CARD = "large card"


OF_A_SIDE = frozenset(
    {
        Place.SCOUTER,
        Place.MP,
        Place.MASTERY,
        Place.NAME,
        Place.HAND,
        Place.CARDS,
        Place.LIFE_DECK,
        Place.DISCARD,
        Place.BANISHED,
    }
)
"""What each side has one of."""


@dataclass(frozen=True, slots=True)
class Point:
    """What is pointed at: a place, of a side where both have one, or a card by its title.

    `seat` is None for a card that may lie on either side.
    """

    place: Place | None
    seat: int | None = 0
    title: str = ""


@dataclass(frozen=True, slots=True)
class WrongAnswer:
    """What is said to one answer that isn't the right one; in the words of a scenario's step."""

    answer: str
    say: str


@dataclass(frozen=True, slots=True)
class Step:
    """One step: something said, with what is to be done; or what the opponent answers.

    `do` are the answers any of which is right; without it, the player goes on when he has read.
    `opponent` is what the other side answers by itself; then nothing is said. `expect` must be
    so when the step is reached. `line` is where the step stands in the file.
    """

    line: int
    say: str = ""
    point: tuple[Point, ...] = ()
    do: tuple[str, ...] = ()
    wrong: str = ""
    wrongs: tuple[WrongAnswer, ...] = ()
    opponent: str = ""
    expect: tuple[str, ...] = ()

    @property
    def tells(self) -> bool:
        """Whether it is only read."""
        return not self.do and not self.opponent


def seconds_to_take(said: Sequence[str]) -> float:
    """How long a lesson takes that says these things, one a step."""
    words = sum(len(words.split()) for words in said)
    return 60 * words / WORDS_A_MINUTE + SECONDS_A_STEP * len(said)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson as read. `key` is its name among the user's progress; `own` for a user's file."""

    key: str
    title: str
    about: str
    done: str
    scenario: Scenario
    steps: tuple[Step, ...] = field(default=())
    path: Path | None = None

    @property
    def shown(self) -> tuple[int, ...]:
        """The numbers of the steps that are read or done, without the opponent's."""
        return tuple(n for n, step in enumerate(self.steps) if not step.opponent)

    @property
    def seconds(self) -> float:
        """How long it takes."""
        return seconds_to_take([*(self.steps[n].say for n in self.shown), self.done])
