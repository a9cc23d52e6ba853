"""Scenario: a position, what is answered in it, and what must come of it.

`file` reads one from TOML, `position` sets it up as a match, `run` plays it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from dbz_desktop import intake
from dbz_desktop.cards.model import Card

SUFFIX = ".dbzscene"
"""The ending of a scenario that travels as a scene."""

SIDES = ("you", "opponent")
UNNAMED = ("Player 1", "Player 2")
"""What the players are called where a file gives them no names."""
LISTS = ("hand", "life_deck", "discard", "banished", "aside")
MAX_MESSAGE = 1_000


class ScenarioError(ValueError):
    """A scenario can't be read or played on. The message names the file, the place, the remedy."""

    def __init__(self, message: str, path: Path | None = None, place: str = "") -> None:
        # What is wrong may be as long as a file.
        message = intake.shown(message, MAX_MESSAGE)
        self.path = path
        self.place = place
        self.message = message
        super().__init__(": ".join(part for part in (str(path or ""), place, message) if part))


@dataclass(frozen=True, slots=True)
class InPlay:
    """A card in play at the start. `attached_to` is a title, "mp" or "opponent mp", or ""."""

    card: Card
    stages: int = 3
    attached_to: str = ""
    captured: bool = False


@dataclass(frozen=True, slots=True)
class UsedPart:
    """A part of a card whose use is counted as used: its `part`s count from 1, in the order of its
    text, 0 stands for all of them. `card` is its title, with its number where several are near."""

    card: str
    part: int = 0


@dataclass(frozen=True, slots=True)
class LastingText:
    """A sentence that was carried out before the start: what it leaves is in force.

    `card` is the title of the card whose effect it is, "" for the Mastery.
    """

    card: str
    text: str


@dataclass(frozen=True, slots=True)
class EarlierAttack:
    """An attack of this combat that was over before the start. `card` is its title."""

    player: int
    card: str
    stopped: bool = False
    stages: int = 0
    life_cards: int = 0
    critical: bool = False
    from_hand: bool = True
    copy: bool = False


@dataclass(slots=True)
class SideSetup:
    """One side of the position. Lists have their top card first, as in the file."""

    name: str
    mp: tuple[Card, ...]
    mastery: Card
    level: int = 1
    stages: int = 5
    anger: int = 0
    hand: list[Card] = field(default_factory=list)
    life_deck: list[Card] = field(default_factory=list)
    discard: list[Card] = field(default_factory=list)
    banished: list[Card] = field(default_factory=list)
    aside: list[Card] = field(default_factory=list)
    play: list[InPlay] = field(default_factory=list)
    used: list[UsedPart] = field(default_factory=list)
    lasting: list[LastingText] = field(default_factory=list)


@dataclass(slots=True)
class Scenario:
    """A scenario as read. `turn`, `action` and `declared_by` are seats, `passed` tells which of
    them have passed since somebody last acted in combat. `titles` may be named, with their types
    (EFF-10); without them, those of its own cards."""

    path: Path | None
    title: str
    rules: tuple[str, ...]
    source: str
    editions: tuple[str, ...]
    seed: int
    sides: tuple[SideSetup, SideSetup]
    turn: int = 0
    phase: str = "planning"
    action: int = 0
    declared_by: int = 0
    number: int = 3
    steps: list[str] = field(default_factory=list)
    auto: str = ""
    note: str = ""
    rulings: tuple[str, ...] = ()
    attacks: tuple[EarlierAttack, ...] = ()
    passed: tuple[bool, bool] = (False, False)
    titles: tuple[tuple[str, str], ...] = ()
