"""Effects on power stages (EFF-7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from dbz_desktop.rules import stages as rules
from dbz_desktop.rules.effects.base import Amount, Source, Steps
from dbz_desktop.rules.effects.terms import Who, Whose
from dbz_desktop.rules.events import Why
from dbz_desktop.rules.language.joining import Clause, Cost
from dbz_desktop.wording import phrase

if TYPE_CHECKING:
    from dbz_desktop.rules.game import Game


class _Stages(Clause):
    """Stages that add up: one personality gains or loses the whole amount (EFF-7)."""

    def resolve(self, game: Game, source: Source) -> Steps:
        yield from self.resolve_often(game, source, 1)


@phrase("<gain> {amount} stage(s)")
@dataclass(frozen=True, slots=True)
class GainStages(_Stages):
    """Gain stages, all with one personality of the player's choice (EFF-7)."""

    rules: ClassVar[str] = "EFF-7"

    amount: Amount
    who: Who = Who.YOU

    def resolve_often(self, game: Game, source: Source, times: int) -> Steps:
        amount = self.amount.value(game, source) * times
        yield from rules.gain(game, self.who.seat(source), amount, source)


@phrase(
    ("<lose> {amount} stage(s)", {"floor": False}),
    ("<lose> {amount} stage(s), to a minimum of 0", {"floor": True}),
)
@dataclass(frozen=True, slots=True)
class LoseStages(_Stages):
    """Lose stages; past zero cards of the Life Deck go, unless there is a minimum (EFF-7)."""

    rules: ClassVar[str] = "EFF-7"

    amount: Amount
    who: Who = Who.YOU
    floor: bool = False

    def resolve_often(self, game: Game, source: Source, times: int) -> Steps:
        amount = self.amount.value(game, source) * times
        yield from rules.lose(game, self.who.seat(source), amount, source, floor=self.floor)


@phrase("{whose} MP gains {amount} stage(s)")
@dataclass(frozen=True, slots=True)
class MpGains(_Stages):
    """An MP gains stages."""

    rules: ClassVar[str] = "EFF-7"

    whose: Whose
    amount: Amount

    def resolve_often(self, game: Game, source: Source, times: int) -> Steps:
        amount = self.amount.value(game, source) * times
        yield from rules.gain(game, self.whose.seat(source), amount, source, mp_only=True)


@phrase(
    ("{whose} MP loses {amount} stage(s)", {"floor": False}),
    ("{whose} MP loses {amount} stage(s), to a minimum of 0", {"floor": True}),
)
@dataclass(frozen=True, slots=True)
class MpLoses(_Stages):
    """An MP loses stages."""

    rules: ClassVar[str] = "EFF-7"

    whose: Whose
    amount: Amount
    floor: bool = False

    def resolve_often(self, game: Game, source: Source, times: int) -> Steps:
        amount = self.amount.value(game, source) * times
        seat = self.whose.seat(source)
        yield from rules.lose(game, seat, amount, source, mp_only=True, floor=self.floor)


@phrase(
    "raise a personality to its highest power stage",
    "~raise a personality to their highest power stage",
)
@dataclass(frozen=True, slots=True)
class RaiseToHighest(Clause):
    """Raise any personality to its top stage."""

    rules: ClassVar[str] = "TYP-8 ANG-3"

    def resolve(self, game: Game, source: Source) -> Steps:
        among = rules.personalities(game, source.player) + rules.personalities(
            game, source.opponent
        )
        who = yield from rules.choose_personality(
            game, source.player, among, "Raise which personality?", source, "EFF-1"
        )
        rules.change(game, who, rules.TOP, Why.RAISE, source, "EFF-1")


@phrase("raise {whose} MP to its highest power stage")
@dataclass(frozen=True, slots=True)
class RaiseMpToHighest(Clause):
    """Raise an MP to its top stage."""

    rules: ClassVar[str] = "ANG-3"

    whose: Whose

    def do(self, game: Game, source: Source) -> None:
        who = game.state.players[self.whose.seat(source)].mp_card
        rules.change(game, who, rules.TOP, Why.RAISE, source, "EFF-1")


@phrase("pay {amount} stage(s)")
@dataclass(frozen=True, slots=True)
class PayStages(Cost):
    """Pay stages with the personality that acts (ATK-2)."""

    rules: ClassVar[str] = "EFF-7"

    amount: Amount

    def do(self, game: Game, source: Source) -> None:
        who = source.performer if source.performer >= 0 else self._mp(game, source)
        source.memory.done = rules.pay(game, who, self.amount.value(game, source), source)

    def possible(self, game: Game, source: Source) -> bool:
        who = source.performer if source.performer >= 0 else self._mp(game, source)
        return rules.current(game, who) >= self.amount.value(game, source)

    def _mp(self, game: Game, source: Source) -> int:
        return game.state.players[source.player].mp_card
