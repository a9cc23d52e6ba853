"""Effects on power levels, PUR and who may act: personalities compared and let loose (COM-6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from dbz_desktop.cards import CardType
from dbz_desktop.rules import anger as levels
from dbz_desktop.rules import floating, stages
from dbz_desktop.rules.decisions import Act, Ask, Option
from dbz_desktop.rules.effects.anger import seats
from dbz_desktop.rules.effects.base import (
    CardFilter,
    Continuous,
    Source,
    Steps,
)
from dbz_desktop.rules.effects.choosing import pick
from dbz_desktop.rules.effects.terms import AnyWhose, Whose
from dbz_desktop.rules.events import Why
from dbz_desktop.rules.language.joining import Clause, Cost
from dbz_desktop.rules.language.values import Value
from dbz_desktop.rules.quantities import Quantity, value_of
from dbz_desktop.wording import phrase

if TYPE_CHECKING:
    from dbz_desktop.rules.game import Game


# ---------------------------------------------------------------------------- comparing


@phrase(
    "your MP is considered to have a higher power level than the defending personality",
    "~your MP is considered to have a higher power level than the defending personality for your "
    "card effects",
)
@dataclass(frozen=True, slots=True)
class ConsideredHigher(Continuous):
    """For your card effects your MP is the stronger one."""

    rules: ClassVar[str] = "ATK-5"


# ---------------------------------------------------------------------------- PUR


@phrase("{whose} PUR")
@dataclass(frozen=True, slots=True)
class PurOf(Value):
    """The MP's Power Up Rating, with what changes it."""

    rules: ClassVar[str] = "TRN-2"

    whose: Whose

    def value(self, game: Game, source: Source) -> int:
        seat = self.whose.seat(source)
        return pur_of_mp(game, seat)


def pur_of_mp(game: Game, player: int) -> int:
    """The Power Up Rating of a player's MP now."""
    printed = game.cards[game.state.players[player].mp_card].pur or 0
    return value_of(game, Quantity.PUR, player, printed)


# ---------------------------------------------------------------------------- who may act


@phrase(
    "your {allies:pl} may make actions regardless of your MP's power stage",
)
@dataclass(frozen=True, slots=True)
class AlliesActAnyway(Continuous):
    """Allies act whatever stage the MP stands at (COM-6)."""

    rules: ClassVar[str] = "COM-6"

    allies: CardFilter


@phrase(
    "your {allies:pl} may make actions regardless of your MP's power stage and they cannot be "
    "discarded"
)
@dataclass(frozen=True, slots=True)
class AlliesActAndStay(Continuous):
    """The same, and they can't be discarded; destroying them is not barred (EFF-14)."""

    rules: ClassVar[str] = "COM-6"

    allies: CardFilter


@phrase(
    "choose an Ally you control and that Ally may make actions regardless of your MP's power "
    "stage this combat",
    "~choose one of your Allies in play, that Ally can make actions regardless of your MP's power "
    "stage this combat",
)
@dataclass(frozen=True, slots=True)
class LetOneAct(Clause):
    """One Ally may act for the rest of this combat (COM-6)."""

    rules: ClassVar[str] = "COM-6"

    def resolve(self, game: Game, source: Source) -> Steps:
        allies = [
            c for c in game.state.players[source.player].play if game.cards[c].type is CardType.ALLY
        ]
        chosen = yield from pick(
            game, source.player, allies, 1, 1, "Which Ally may act this combat?", source, "COM-6"
        )
        for card in chosen:
            floating.begin(
                game,
                OneActsAnyway(card),
                source,
                floating.Until("combat"),
                f"{game.cards[card].name} may act.",
                about=(card,),
            )


@dataclass(frozen=True, slots=True)
class OneActsAnyway(Continuous):
    """This one Ally may act. Made by a phrase, never printed."""

    card: int


def may_be_used_anyway(game: Game, player: int, card: int) -> bool:
    """Whether an Ally's own text lets its Power be used at any stage of the MP."""
    from dbz_desktop.rules.language.notes import ActsAnyway

    note = game.programs[card].note(ActsAnyway)
    return note is not None and note.holds(game, Source(player, card))


def may_act_anyway(game: Game, player: int, card: int) -> bool:
    """Whether an Ally may act although the MP stands higher than one stage above zero."""
    if may_be_used_anyway(game, player, card):
        return True
    for kind in (AlliesActAnyway, AlliesActAndStay):
        if any(
            s.player == player and clause.allies.fits(game, card, s)
            for clause, s in game.holding(kind)
        ):
            return True
    return any(clause.card == card for clause, _ in game.holding(OneActsAnyway))


def may_be_discarded(game: Game, card: int) -> bool:
    """Whether an Ally may be discarded by a critical damage effect (ATK-13, EFF-14)."""
    owner = stages.owner_of(game, card)
    return not any(
        s.player == owner and clause.allies.fits(game, card, s)
        for clause, s in game.holding(AlliesActAndStay)
    )


# ---------------------------------------------------------------------------- stages and levels


@phrase("have your MP pay {n} stage(s)")
@dataclass(frozen=True, slots=True)
class MpPays(Cost):
    """The MP pays stages, whoever acts."""

    rules: ClassVar[str] = "EFF-7"

    n: int

    def do(self, game: Game, source: Source) -> None:
        mp = game.state.players[source.player].mp_card
        source.memory.done = stages.pay(game, mp, self.n, source)

    def possible(self, game: Game, source: Source) -> bool:
        mp = game.state.players[source.player].mp_card
        return stages.current(game, mp) >= self.n


@phrase("your MP pays {n} stage(s)")
@dataclass(frozen=True, slots=True)
class YourMpPays(Cost):
    """The same as a statement of its own."""

    rules: ClassVar[str] = "EFF-7"

    n: int

    def do(self, game: Game, source: Source) -> None:
        MpPays(self.n).do(game, source)

    def possible(self, game: Game, source: Source) -> bool:
        return MpPays(self.n).possible(game, source)


@phrase(
    ("you may pay any amount of stages", {"with_mp": False}),
    ("~the personality performing this attack may pay any amount of stages", {"with_mp": False}),
    ("your MP may pay any amount of stages", {"with_mp": True}),
    ("~your MP may pay any number of stages", {"with_mp": True}),
)
@dataclass(frozen=True, slots=True)
class PayAnyStages(Clause):
    """Pay as many stages as one likes; the amount is remembered."""

    rules: ClassVar[str] = "EFF-7"

    with_mp: bool

    def resolve(self, game: Game, source: Source) -> Steps:
        who = game.state.players[source.player].mp_card
        if not self.with_mp and source.performer >= 0:
            who = source.performer
        options = tuple(
            Option(Act.NUMBER, str(n), value=n) for n in range(stages.current(game, who) + 1)
        )
        index = yield from game.ask(
            source.player, Ask.NUMBER, "Pay how many stages?", "ATK-2", options, source
        )
        paid = options[index].value
        stages.pay(game, who, paid, source)
        source.memory.amount = paid


@phrase("lower your MP to stage 0", "~lower your MP to (his|its) 0 stage")
@dataclass(frozen=True, slots=True)
class LowerToZero(Clause):
    """The MP falls to stage 0."""

    rules: ClassVar[str] = "ANG-3"

    def do(self, game: Game, source: Source) -> None:
        mp = game.state.players[source.player].mp_card
        stages.change(game, mp, -stages.TOP, Why.LOWER, source, "EFF-1")


@phrase(
    "set {whose} MP's power level to 0", ("~set his power level to 0", {"whose": Whose.OPPONENT})
)
@dataclass(frozen=True, slots=True)
class SetToZero(Clause):
    """An MP is set to stage 0, which is no losing (ANG-3)."""

    rules: ClassVar[str] = "ANG-3"

    whose: Whose

    def do(self, game: Game, source: Source) -> None:
        mp = game.state.players[self.whose.seat(source)].mp_card
        stages.set_to(game, mp, 0, source, "ANG-3")


@phrase("advance or lower your MP to level {n}")
@dataclass(frozen=True, slots=True)
class ToLevel(Clause):
    """The MP advances or is lowered as far as a level (ANG-3)."""

    rules: ClassVar[str] = "ANG-3"

    n: int

    def do(self, game: Game, source: Source) -> None:
        level = game.state.players[source.player].level
        if level < self.n:
            levels.advance(game, source.player, self.n - level, source)
        elif level > self.n:
            levels.lower_level(game, source.player, level - self.n, source)


@phrase("lower a personality {n} level(s)")
@dataclass(frozen=True, slots=True)
class LowerAPersonality(Clause):
    """An MP of the player's choice is lowered; Allies have no levels to lose (ANG-3)."""

    rules: ClassVar[str] = "TYP-8 ANG-3"

    n: int

    def resolve(self, game: Game, source: Source) -> Steps:
        targets = yield from seats(game, AnyWhose.PLAYER, "Whose MP is lowered?", source)
        for seat in targets:
            levels.lower_level(game, seat, self.n, source)


@phrase(
    "set {whose} anger to {n}",
    ("~both players set their anger to {n}", {"whose": AnyWhose.BOTH}),
)
@dataclass(frozen=True, slots=True)
class SetAnger(Clause):
    """Anger is set, which neither raises nor lowers it (ANG-3)."""

    rules: ClassVar[str] = "ANG-1 ANG-2"

    whose: AnyWhose
    n: int

    def resolve(self, game: Game, source: Source) -> Steps:
        for seat in (yield from seats(game, self.whose, "Whose anger is set?", source)):
            levels.set_anger(game, seat, self.n, source)


@phrase("lower {whose} anger to 0")
@dataclass(frozen=True, slots=True)
class LowerAngerToZero(Clause):
    """Anger is lowered as far as it goes (ANG-2)."""

    rules: ClassVar[str] = "ANG-2"

    whose: Whose

    def do(self, game: Game, source: Source) -> None:
        seat = self.whose.seat(source)
        # It is tried also where there is no anger: effects may ask for that.
        levels.lower_anger(game, seat, max(1, game.state.players[seat].anger), source)
