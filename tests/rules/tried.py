"""Trying a deed while something is in force that forbids or changes it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from dbz_desktop.match.match import Match
from tests.rules.happening import DRILL, EVENT, Row, card, play, position

NOTHING = "[constant] Your attacks deal +1 stage of damage."


def anger(seat: int) -> Callable[[Match], Any]:
    return lambda match: match.game.state.players[seat].anger


def stages(seat: int) -> Callable[[Match], Any]:
    return lambda match: match.game.state.players[seat].stages


def hand(seat: int) -> Callable[[Match], Any]:
    return lambda match: len(match.game.state.players[seat].hand)


def life(seat: int) -> Callable[[Match], Any]:
    return lambda match: len(match.game.state.players[seat].life_deck)


def level(seat: int) -> Callable[[Match], Any]:
    return lambda match: match.game.state.players[seat].level


def in_play(seat: int) -> Callable[[Match], Any]:
    return lambda match: len(match.game.state.players[seat].play)


def combat(match: Match) -> Any:
    return match.game.state.combat is None


@dataclass(frozen=True)
class Tried:
    """What is in force, what is tried and by whom, and what that changes."""

    text: str
    deed: str
    by: str
    measure: Callable[[Match], Any]
    mine: dict[str, Any] | None = None
    theirs: dict[str, Any] | None = None
    kind: Any = EVENT

    def __str__(self) -> str:
        return f"{self.text} {self.deed} ({self.by})"

    def change(self, text: str) -> tuple[Any, Any, Match]:
        row = Row("", self.deed, self.by, self.kind, mine=self.mine or {}, theirs=self.theirs or {})
        match = position(row, card("Watcher", DRILL, text), "play")
        before = self.measure(match)
        play(row, match)
        return before, self.measure(match), match
