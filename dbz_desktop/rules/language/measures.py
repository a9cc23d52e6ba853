"""What changes a quantity: "you need 1 less anger to advance a level" (EFF-4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dbz_desktop.rules.kernel.base import Amount, Continuous, Game, Source
from dbz_desktop.rules.kernel.quantities import Quantity
from dbz_desktop.rules.language.people import Person
from dbz_desktop.rules.language.terms import Whose
from dbz_desktop.wording import phrase


class Measure(Continuous):
    """Something that changes a quantity of some players.

    What `sets` a quantity says what it is; the others make it more or less than it is.
    """

    of: ClassVar[Quantity]

    @property
    def answers(self) -> tuple[Quantity, ...]:  # type: ignore[override]
        return (self.of,)

    @property
    def sets(self) -> bool:
        """Whether it says what the quantity is, instead of how much more or less."""
        return False

    def covers(self, player: int, source: Source) -> bool:
        """Whether it is about this player."""
        raise TypeError(type(self).__name__)

    def changed(self, game: Game, value: int, source: Source) -> int:
        """The value as it becomes."""
        raise TypeError(type(self).__name__)

    def measure(self, game: Game, value: int, player: int, source: Source) -> int:
        """The value for a player, as it becomes if he is meant."""
        return self.changed(game, value, source) if self.covers(player, source) else value


@phrase(
    ("{who} needs(need) {n} anger to advance a level", {"sign": 0, "least": 1}),
    ("{who} needs(need) {n} less anger to advance a level", {"sign": -1, "least": 1}),
    (
        "{who} needs(need) {n} less anger to advance a level, to a minimum of {least}",
        {"sign": -1},
    ),
    ("{who} needs(need) {n} more anger to advance a level", {"sign": 1, "least": 1}),
)
@dataclass(frozen=True, slots=True)
class AngerNeeded(Measure):
    """Advancing takes more or less anger; an MPPV doesn't (ANG-5)."""

    rules: ClassVar[str] = "ANG-1 ANG-5"
    deeds: ClassVar[tuple[str, ...]] = ("anger-lock",)
    of: ClassVar[Quantity] = Quantity.ANGER_NEEDED

    who: Person
    n: int
    sign: int = 0
    least: int = 1

    @property
    def sets(self) -> bool:
        return not self.sign

    def covers(self, player: int, source: Source) -> bool:
        return self.who.covers(player, source)

    def changed(self, game: Game, value: int, source: Source) -> int:
        after = value + self.sign * self.n if self.sign else self.n
        return max(min(value, self.least), after)


@phrase(
    ("{who} needs(need) to deal {n} or more life cards to use a critical damage effect"),
    "~{who} needs(need) to deal {n} or more life cards to activate critical damage",
)
@dataclass(frozen=True, slots=True)
class CriticalNeeds(Measure):
    """Critical damage takes so many life cards (ATK-13)."""

    rules: ClassVar[str] = "ATK-13"
    of: ClassVar[Quantity] = Quantity.LIFE_CARDS_NEEDED

    who: Person
    n: int

    @property
    def sets(self) -> bool:
        return True

    def covers(self, player: int, source: Source) -> bool:
        return self.who.covers(player, source)

    def changed(self, game: Game, value: int, source: Source) -> int:
        return max(value, self.n)


@phrase("{whose} attacks need to deal +{n} life card(s) to use a critical damage effect")
@dataclass(frozen=True, slots=True)
class CriticalNeedsMore(Measure):
    """Critical damage takes more life cards (ATK-13)."""

    rules: ClassVar[str] = "ATK-13"
    of: ClassVar[Quantity] = Quantity.LIFE_CARDS_NEEDED

    whose: Whose
    n: int

    def covers(self, player: int, source: Source) -> bool:
        return self.whose.seat(source) == player

    def changed(self, game: Game, value: int, source: Source) -> int:
        return value + self.n


@phrase("{whose} maximum hand size is +{plus} during the Discard Step")
@dataclass(frozen=True, slots=True)
class MaxHandSize(Measure):
    """More cards may be kept in the Discard Step (TRN-4)."""

    rules: ClassVar[str] = "TRN-4"
    deeds: ClassVar[tuple[str, ...]] = ("hand-size",)
    of: ClassVar[Quantity] = Quantity.HAND_SIZE

    whose: Whose
    plus: Amount

    def covers(self, player: int, source: Source) -> bool:
        return self.whose.seat(source) == player

    def changed(self, game: Game, value: int, source: Source) -> int:
        return value + self.plus.value(game, source)


@phrase("{whose} MP's PUR is +{plus}")
@dataclass(frozen=True, slots=True)
class PurIs(Measure):
    """An MP powers up by more (TRN-2)."""

    rules: ClassVar[str] = "TRN-2"
    deeds: ClassVar[tuple[str, ...]] = ("power-up",)
    of: ClassVar[Quantity] = Quantity.PUR

    whose: Whose
    plus: int

    def covers(self, player: int, source: Source) -> bool:
        return self.whose.seat(source) == player

    def changed(self, game: Game, value: int, source: Source) -> int:
        return value + self.plus
