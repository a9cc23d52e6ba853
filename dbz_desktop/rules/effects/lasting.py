"""Continuous effects: what [constant] powers say, and what floating effects hold (EFF-4).

These phrases do nothing by themselves. The engine asks for the ones in force where they matter.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dbz_desktop.rules.kernel.base import Continuous
from dbz_desktop.rules.kernel.matters import Matter
from dbz_desktop.rules.language.terms import Who, Whose
from dbz_desktop.wording import phrase

# ---------------------------------------------------------------------------- anger and levels


@phrase(
    "{whose} Drills are not discarded when you advance or lower a level",
    "~{whose} Drills are not discarded when changing levels",
)
@dataclass(frozen=True, slots=True)
class DrillsStay(Continuous):
    """Drills survive level changes (TYP-5)."""

    rules: ClassVar[str] = "TYP-5"
    matter: ClassVar[Matter | None] = Matter.DRILLS_STAY

    whose: Whose


@phrase(
    ("you may also use your Level {level} powers", {"constant_too": True, "powers_too": True}),
    (
        "you may also use your Level {level} \\[constant\\] powers",
        {"constant_too": True, "powers_too": False},
    ),
)
@dataclass(frozen=True, slots=True)
class AlsoUsesLevel(Continuous):
    """The MP has the Powers of another of its levels as well."""

    rules: ClassVar[str] = "COM-3"
    matter: ClassVar[Matter | None] = Matter.LEVELS_LENT

    level: int
    constant_too: bool = True
    powers_too: bool = True


# ---------------------------------------------------------------------------- the rest


@phrase(
    ("you play with your hand revealed", {"who": Who.YOU}),
    ("your opponent plays with his hand revealed", {"who": Who.OPPONENT}),
    ("~your opponent plays with (his|their) hand revealed", {"who": Who.OPPONENT}),
    ("~play with your hand revealed", {"who": Who.YOU}),
)
@dataclass(frozen=True, slots=True)
class PlaysRevealed(Continuous):
    """A player's hand is open to both."""

    matter: ClassVar[Matter | None] = Matter.HAND_REVEALED

    who: Who


@phrase(
    "whenever your opponent discards a card from his hand from one of your effects, the cards "
    "are chosen at random",
)
@dataclass(frozen=True, slots=True)
class RandomDiscards(Continuous):
    """Your effects make your opponent discard at random, unless they target a card."""

    matter: ClassVar[Matter | None] = Matter.RANDOM_DISCARDS
