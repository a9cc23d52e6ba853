"""Notes: what is told of a match that no event of the game says.

They stand among the events where a log or a window reads them.
"""

from __future__ import annotations

from dataclasses import replace

from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision
from dbz_desktop.rules.kernel.events import Event
from dbz_desktop.rules.kernel.record import record


@record
class Rewound(Event):
    """The match went back to before an earlier answer.

    `kept` is how many events of the game still hold; readers take a fresh view of the table.
    """

    kept: int


@record
class Given(Event):
    """An answer of which players are told, though no event of the game says it.

    `auto` where it was given for the player. The other one isn't told that: where he does nothing
    else about it, who is passed for has nothing that he could answer with.
    """

    player: int
    ask: Ask
    auto: bool = False
    rule: str = "ATK-3"


def given_of(decision: Decision, index: int, auto: bool) -> Given | None:
    """What is told of an answer beyond its events: that a defense was forgone, or that a pass was
    automatic; None for every other answer."""
    passes = decision.options[index].act is Act.PASS
    if passes and (decision.ask is Ask.DEFEND or (auto and decision.ask is Ask.ACTION)):
        return Given(decision.player, decision.ask, auto)
    return None


def given_to(given: Given, viewer: int | None) -> Given | None:
    """What a seat (None: both players) is told of a given answer, or None for nothing.

    That a defense was forgone, both see; that nobody was asked, its player alone.
    """
    if not given.auto or given.player == viewer:
        return given
    return replace(given, auto=False) if given.ask is Ask.DEFEND else None
