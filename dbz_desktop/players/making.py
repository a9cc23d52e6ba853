"""Making players: by name, by level, or by how long they may search, out of one data file."""

from __future__ import annotations

import time
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from dbz_desktop import paths
from dbz_desktop.players.advice import Advised, Adviser
from dbz_desktop.players.base import Player, Sight
from dbz_desktop.players.position import FEATURES
from dbz_desktop.players.random_player import RandomPlayer
from dbz_desktop.players.searching import Searching
from dbz_desktop.players.steady import Steady
from dbz_desktop.players.weights import Weights
from dbz_desktop.rules.insight.joining import Joined
from dbz_desktop.rules.kernel.decisions import Decision

RANDOM, STEADY, SEARCHING = "random", "steady", "searching"
MOST_SECONDS = 60.0

DIMLY = 0.02
"""So much of its weight has what a level holds on the table and doesn't see: enough to tell one
answer from another where all that it sees is the same, so that nothing is thrown away."""

HELD = frozenset(("level", "drills", "setups", "allies", "ally_stages", "dragon_balls"))
"""What a level holds on the table."""

PATIENCE = 1.75
"""So many times as long as a level thinks its answer may take, where the processor is busy."""


class UnknownPlayer(ValueError):
    """There is no such player; the message names those that there are."""


@dataclass(frozen=True, slots=True)
class Level:
    """How strong a computer player is: what it sees of a position, and how many seconds it
    searches at each question, 0 for a look one answer ahead, which takes a few ms. Without
    `choices` those that come with an answer are left to habit as it looks, and without `table` its
    cards in play, but its Main Personality, are overlooked in combat. `about` tells a player what
    it does."""

    name: str
    weights: Weights
    seconds: float = 0.0
    about: str = ""
    choices: bool = True
    table: bool = True


@dataclass(frozen=True, slots=True)
class Levels:
    """All weights, and the levels from the weakest to the strongest."""

    weights: Weights
    levels: tuple[Level, ...]


@lru_cache(maxsize=4)
def load_levels(path: Path | None = None) -> Levels:
    """The levels of a file, of the shipped one without a path. Raises ValueError with what is
    wrong with it."""
    path = path or paths.resources_folder() / "players" / "players.toml"
    data = tomllib.loads(path.read_text("utf-8"))
    given = data.get("weights", {})
    unknown = [name for name in given if name not in FEATURES]
    missing = [name for name in FEATURES if name not in given]
    if unknown or missing:
        raise ValueError(f"{path.name}: weights not known {unknown}, not given {missing}")
    levels = []
    for entry in data.get("level", ()):
        sees = entry.get("sees", FEATURES)
        strangers = [name for name in sees if name not in FEATURES]
        strange = set(entry) - {"name", "sees", "seconds", "about", "choices", "table"}
        if strangers or strange:
            told = f"can't see {strangers}" if strangers else f"has no {sorted(strange)}"
            raise ValueError(f"{path.name}: level {entry.get('name')!r} {told}")
        dimly = {name: DIMLY for name in HELD} | {name: 1.0 for name in sees}
        seen = tuple(float(given[name]) * dimly.get(name, 0.0) for name in FEATURES)
        levels.append(
            Level(
                entry["name"],
                Weights(seen, sees_victory=len(sees) == len(FEATURES)),
                float(entry.get("seconds", 0.0)),
                entry.get("about", ""),
                bool(entry.get("choices", True)),
                bool(entry.get("table", True)),
            )
        )
    return Levels(Weights(tuple(float(given[name]) for name in FEATURES)), tuple(levels))


def make_player(wanted: str, seed: int, name: str) -> Player:
    """The player that is `wanted`: "random", "steady", "searching:SECONDS", or a level's name.

    Raises UnknownPlayer.
    """
    kind, _, seconds = wanted.partition(":")
    found = load_levels()
    if wanted == RANDOM:
        return RandomPlayer(seed, name)
    if wanted == STEADY:
        return Steady(seed, name, found.weights)
    if kind == SEARCHING:
        return Searching(seed, name, found.weights, for_seconds(_seconds(wanted, seconds)))
    for level in found.levels:
        if level.name == wanted:
            return of_level(level, seed, name)
    raise UnknownPlayer(f"{wanted}: known are {', '.join(names())}")


def choosing(level: str, seed: int) -> Callable[[Decision, Sight, Joined | None], int]:
    """What a player of a level, by name, answers to a question; for `thinking.Thinker`."""
    player = make_player(level, seed, level)
    return lambda decision, sight, _joined: player.choose(decision, sight)


def advising(seconds: float, seed: int) -> Callable[[Decision, Sight, Joined | None], Advised]:
    """What is advised on a question after so many seconds; for `thinking.Thinker`."""
    return Adviser(seed, load_levels().weights, for_seconds(seconds)).advise


def of_level(level: Level, seed: int, name: str) -> Player:
    """A player of a level."""
    if level.seconds:
        return Searching(seed, name, level.weights, for_seconds(level.seconds))
    return looking(level, seed, name)


def looking(level: Level, seed: int, name: str) -> Steady:
    """A player who looks one answer ahead as far as a level does; for one that searches, who
    answers where there is no time for it."""
    return Steady(seed, name, level.weights, choices=level.choices, table=level.table)


def names() -> list[str]:
    """What `make_player` knows, in words."""
    return [RANDOM, STEADY, f"{SEARCHING}:SECONDS", *(each.name for each in load_levels().levels)]


def for_seconds(seconds: float) -> Callable[[int], bool]:
    """Says True until so much has been thought, from the moment it is asked about the first line.

    That is so many seconds of a processor's time: on a computer that is busy otherwise a level
    would play below itself. The clock ends it after `PATIENCE` times as many all the same.
    """
    until = latest = 0.0

    def more(lines: int) -> bool:
        nonlocal until, latest
        if lines == 0:
            until = time.process_time() + seconds
            latest = time.monotonic() + PATIENCE * seconds
        return time.process_time() < until and time.monotonic() < latest

    return more


def _seconds(wanted: str, seconds: str) -> float:
    try:
        found = float(seconds)
    except ValueError:
        found = 0.0
    if not 0 < found <= MOST_SECONDS:
        raise UnknownPlayer(f"{wanted}: say how long, as in searching:1, up to {MOST_SECONDS:g} s")
    return found
