"""What a player without a person behind it is: somebody who answers decisions."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from dbz_desktop.cards.model import Card
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.decisions import Decision
from dbz_desktop.rules.kernel.events import Event


@runtime_checkable
class Sight(Protocol):
    """What a player sees of the match: its seat, and nothing that the seat may not know.

    `dbz_desktop.match.seats.sight.Sight` is one; it stands here as a protocol because the players
    know nothing of matches.
    """

    def card(self, instance: int) -> Card:
        """The card with that instance number; raises a KeyError for one not shown to the seat."""
        ...

    def history(self) -> Sequence[Event]:
        """Every event of the game so far, as the seat may see it."""
        ...

    def world(self, chance: random.Random) -> Game | None:
        """A game that may be the real one by all that the seat knows (see `worlds`), or None."""
        ...


class Player(Protocol):
    """Answers the decisions of one seat."""

    name: str

    def choose(self, decision: Decision, sight: Sight | None = None) -> int:
        """The index of the option taken. Must not depend on anything but its arguments, its
        seed and its earlier answers, so that a match can be repeated."""
        ...
