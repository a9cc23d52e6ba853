"""Allies that act or stay whatever the rules say otherwise (COM-6, ATK-13)."""

from __future__ import annotations

from collections.abc import Iterable

from dbz_desktop.cards.model import ALLY
from dbz_desktop.rules.flow import attacks, stages
from dbz_desktop.rules.flow.control import letting, may_act_anyway
from dbz_desktop.rules.kernel import door
from dbz_desktop.rules.kernel.cardtext import Section
from dbz_desktop.rules.kernel.decisions import WhyNot
from dbz_desktop.rules.kernel.game import Attack, Game, Source
from dbz_desktop.rules.kernel.matters import PERFORMERS, Matter

WAIT = "Allies act while your MP is at Stage 1 or 0."


def may_defend_anyway(game: Game, player: int, card: int) -> bool:
    """Whether a text lets an Ally's Power be used at any stage of the MP; it may be a [defense]."""
    note = game.programs[card].acts_anyway
    if note is not None and note.holds(game, Source(player, card)):
        return True
    return any(says.powers_only for says in letting(game, player, card))


def may_use_power_anyway(game: Game, player: int, card: int) -> bool:
    """Whether an Ally may use its Power as an action at any stage of the MP (COM-6, EFF-12).

    Nothing else is said by that: no attack with another card, and no Setup or Drill.
    """
    return may_defend_anyway(game, player, card) and not is_barred(game, card)


def is_barred(game: Game, card: int) -> bool:
    """Whether a personality is an Ally that something keeps from making actions (EFF-4)."""
    return _barring(game, card) is not None


def _barring(game: Game, card: int) -> Source | None:
    if game.cards[card].type is not ALLY:
        return None
    told = game.holding(Matter.ALLIES_BARRED)
    return next((source for clause, source in told if clause.bars(game, card, source)), None)


def why_waits(
    game: Game, player: int, card: int, acts: bool = True, own: bool = False
) -> WhyNot | None:
    """Why a personality can't act now, or, unless it `acts`, use a Power at its moment (COM-6).

    With its `own` Power it may do so where a text frees that alone (EFF-12).

    Actions are what is done in turn during combat (COM-2). Entering combat is not during it
    (COM-1), and what is used at its own moment is used in nobody's turn: an Ally that can't make
    actions may do so, but performs no attack.
    """
    if acts and (source := _barring(game, card)) is not None:
        return WhyNot(f"{door.named(game, source)} keeps Allies from acting.", "EFF-4")
    side = game.state.players[player]
    if card == side.mp_card or side.stages <= 1 or may_act_anyway(game, player, card):
        return None
    if own and may_defend_anyway(game, player, card):
        return None
    return WhyNot(WAIT, "COM-6")


def may_attack_anyway(game: Game, player: int, card: int, attack: int) -> bool:
    """Whether an Ally may perform an attack at any stage of the MP, if it may do nothing else."""
    note = game.programs[attack].performed_by
    if note is not None and note.lets_perform(game, card, Source(player, attack)):
        return True
    if _is_given(game, player, card):
        return True
    return any(says.attacks_only for says in letting(game, player, card))


def _is_given(game: Game, player: int, card: int) -> bool:
    """Whether the action that goes on is an attack that was given to this Ally (HSE-11)."""
    combat = game.state.combat
    that = getattr(combat.attack_only, "that", None) if combat is not None else None
    if combat is None or that is None or combat.actor != player:
        return False
    return bool(that.takes_in(game, player, card, Source(player)))


def may_be_discarded(game: Game, card: int) -> bool:
    """Whether an Ally may be discarded by a critical damage effect (ATK-13, EFF-14)."""
    owner = stages.owner_of(game, card)
    return not any(
        clause.keeps(game, owner, card, source)
        for clause, source in game.holding(Matter.ALLIES_ACT)
    )


def is_told_to(game: Game, player: int, ally: int, card: int, sections: Iterable[Section]) -> bool:
    """Whether what is said of attacks lets this Ally perform one that a card makes."""
    if PERFORMERS not in game.spoken:
        return False
    return any(
        says.lets(game, attack, source)
        for section in sections
        if section.is_attack
        for attack in (attacks.prepare(game, player, card, section, ally),)
        for says, source in attacks.in_force(game, attack, PERFORMERS)
    )


def why_not_performed(game: Game, attack: Attack) -> WhyNot | None:
    """Why it isn't this personality that performs an attack."""
    for says, source in attacks.in_force(game, attack, PERFORMERS):
        if says.keeps_from(game, attack, source):
            return WhyNot(f"{door.named(game, source)} has others perform this attack.", "COM-6")
    return None
