"""Effects on power levels, PUR and who may act: personalities compared and let loose (COM-6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dbz_desktop.cards import CardType
from dbz_desktop.rules.flow import stages
from dbz_desktop.rules.flow.choosing import pick
from dbz_desktop.rules.kernel import floating
from dbz_desktop.rules.kernel.base import CardFilter, Continuous, Game, Source, Steps
from dbz_desktop.rules.kernel.quantities import Quantity, value_of
from dbz_desktop.rules.language.joining import Clause
from dbz_desktop.rules.language.notes import ActsAnyway
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
