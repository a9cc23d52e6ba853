"""Effects on power levels, PUR and who may act: personalities compared and let loose (COM-6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dbz_desktop.cards import CardType
from dbz_desktop.rules.flow import stages
from dbz_desktop.rules.flow.choosing import pick
from dbz_desktop.rules.kernel import floating
from dbz_desktop.rules.kernel.base import CardFilter, Continuous, Game, Source, Steps
from dbz_desktop.rules.kernel.matters import Matter
from dbz_desktop.rules.language.joining import Clause
from dbz_desktop.rules.language.terms import Whose
from dbz_desktop.rules.language.values import Value
from dbz_desktop.wording import phrase

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
    matter: ClassVar[Matter | None] = Matter.HIGHER_POWER


# ---------------------------------------------------------------------------- PUR


@phrase("{whose} PUR")
@dataclass(frozen=True, slots=True)
class PurOf(Value):
    """The MP's Power Up Rating, with what changes it."""

    rules: ClassVar[str] = "TRN-2"

    whose: Whose

    def value(self, game: Game, source: Source) -> int:
        seat = self.whose.seat(source)
        return stages.pur_of_mp(game, seat)


# ---------------------------------------------------------------------------- who may act


class LetsAct(Continuous):
    """Some Ally may act whatever stage the MP stands at (COM-6)."""

    matter: ClassVar[Matter | None] = Matter.ALLIES_ACT

    def lets_act(self, game: Game, player: int, card: int, source: Source) -> bool:
        """Whether this Ally of a player may act."""
        raise TypeError(type(self).__name__)

    def keeps(self, game: Game, player: int, card: int, source: Source) -> bool:
        """Whether this Ally of a player can't be discarded."""
        return False


@phrase(
    "your {allies:pl} may make actions regardless of your MP's power stage",
)
@dataclass(frozen=True, slots=True)
class AlliesActAnyway(LetsAct):
    """Allies act whatever stage the MP stands at (COM-6)."""

    rules: ClassVar[str] = "COM-6"

    allies: CardFilter

    def lets_act(self, game: Game, player: int, card: int, source: Source) -> bool:
        return source.player == player and self.allies.fits(game, card, source)


@phrase(
    "your {allies:pl} may make actions regardless of your MP's power stage and they cannot be "
    "discarded"
)
@dataclass(frozen=True, slots=True)
class AlliesActAndStay(LetsAct):
    """The same, and they can't be discarded; destroying them is not barred (EFF-14)."""

    rules: ClassVar[str] = "COM-6"

    allies: CardFilter

    def lets_act(self, game: Game, player: int, card: int, source: Source) -> bool:
        return source.player == player and self.allies.fits(game, card, source)

    def keeps(self, game: Game, player: int, card: int, source: Source) -> bool:
        return self.lets_act(game, player, card, source)


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
class OneActsAnyway(LetsAct):
    """This one Ally may act. Made by a phrase, never printed."""

    card: int

    def lets_act(self, game: Game, player: int, card: int, source: Source) -> bool:
        return card == self.card
