"""Quantities: what is measured of a player rather than done, with all that changes it (EFF-4).

A quantity has a base value, then the changes in force in the order in which they came; what says
"instead of the usual" a number of its own comes first. Each change keeps its source, so that the
same list explains the value.
"""

from __future__ import annotations

from enum import Enum

from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.record import record


class Quantity(Enum):
    """What can be measured of a player."""

    ANGER_NEEDED = "anger to advance a level"
    LIFE_CARDS_NEEDED = "life cards of damage for a critical damage effect"
    HAND_SIZE = "cards kept in the Discard Step"
    PUR = "Power Up Rating"
    PUR_OF_ALLIES = "Power Up Rating of each Ally"
    ANGER_TO_ITS_PLAYER = "anger as its player's card effects see it"
    ANGER_TO_THE_OTHER = "anger as the other player's card effects see it"
    DRAW_STEP = "cards drawn in the Draw Step"
    ENTERING_STAGES = "stages at which Allies enter play"
    DRAW_IN_COMBAT = "cards drawn by the defender as combat begins"
    REJUVENATED = "cards Rejuvenated in the Rejuvenation Step"

    __hash__ = object.__hash__


@record
class Step:
    """One change of a quantity: who says so, and what it is from then on."""

    source: Source
    value: int


@record
class Measured:
    """A quantity as it is now: its base value and every change, in order."""

    base: int
    steps: tuple[Step, ...]

    @property
    def value(self) -> int:
        """The value after all changes."""
        return self.steps[-1].value if self.steps else self.base


def measured(
    game: Game, quantity: Quantity, player: int, base: int, card: int | None = None
) -> Measured:
    """A quantity of a player, or of a `card` of his, with everything in force that changes it."""
    found = game.answering(quantity)
    if not found or (quantity, player) in game.weighing:
        return Measured(base, ())
    value = base
    steps: list[Step] = []
    with Weighing(game, quantity, player):
        for clause, source in sorted(found, key=lambda each: not each[0].sets):
            if card is not None and not clause.is_of(game, card, source):
                continue
            after = clause.measure(game, value, player, source)
            if after != value:
                value = after
                steps.append(Step(source, value))
    return Measured(base, tuple(steps))


class Weighing:
    """Work out what somebody has of something: what changes it may ask for it, and is told what
    that is by itself. To be entered while that is done."""

    __slots__ = ("_among", "_what")

    def __init__(self, game: Game, what: Enum, whose: int) -> None:
        self._among, self._what = game.weighing, (what, whose)

    def __enter__(self) -> None:
        self._among.add(self._what)

    def __exit__(self, *raised: object) -> None:
        self._among.discard(self._what)


def value_of(
    game: Game, quantity: Quantity, player: int, base: int, card: int | None = None
) -> int:
    """The value of a quantity of a player now, or of a card of his."""
    if quantity not in game.spoken:
        return base
    return measured(game, quantity, player, base, card).value
