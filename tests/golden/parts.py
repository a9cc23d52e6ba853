"""What is played in the golden logs of single cards; see `standard.py`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any


@dataclass(slots=True)
class Part:
    """One situation: what differs from the standard position, and what is done in it.

    `you` and `opponent` replace fields of the sides; a field with "+" before it is added to what
    stands there. `steps` are answers as in scenario files, "until combat ends" or "until turn
    ends"; "$" is the card. What isn't scripted: `yes` says whether offers are accepted. `edition` is
    an earlier one, in which the card has another wording.
    """

    title: str
    steps: tuple[str, ...] = ()
    you: Mapping[str, Any] = field(default_factory=dict)
    opponent: Mapping[str, Any] = field(default_factory=dict)
    start: Mapping[str, Any] = field(default_factory=dict)
    yes: bool = True
    edition: str = ""


def part(
    title: str,
    *steps: str,
    you: Mapping[str, Any] | None = None,
    opp: Mapping[str, Any] | None = None,
    yes: bool = True,
    edition: str = "",
    **start: Any,
) -> Part:
    """A `Part`, written shortly."""
    return Part(title, steps, you or {}, opp or {}, start, yes, edition)


def earlier(edition: str, parts: Iterable[Part]) -> list[Part]:
    """The same parts, played in an earlier edition."""
    return [replace(each, edition=edition) for each in parts]


PARTS: dict[str, list[Part | str]] = {}
"""Card id to its parts; "default" stands for what cards without a script get."""

CUT = "until combat ends"
BOB = {"turn": "opponent"}
ANN = {"turn": "you"}
BLAST = ("opponent: play Sparring Beam", "you: no defense")
KICK = ("opponent: play Sparring Kick", "you: no defense")


def hand(*cards: str) -> dict[str, Any]:
    """A side with these cards in hand."""
    return {"hand": list(cards)}
