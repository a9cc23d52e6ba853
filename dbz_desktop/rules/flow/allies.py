"""Allies that act or stay whatever the rules say otherwise (COM-6, ATK-13)."""

from __future__ import annotations

from dbz_desktop.rules.flow import stages
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.matters import Matter


def may_be_used_anyway(game: Game, player: int, card: int) -> bool:
    """Whether an Ally's own text lets its Power be used at any stage of the MP."""
    note = game.programs[card].acts_anyway
    return note is not None and note.holds(game, Source(player, card))


def may_act_anyway(game: Game, player: int, card: int) -> bool:
    """Whether an Ally may act although the MP stands higher than one stage above zero."""
    return may_be_used_anyway(game, player, card) or _is_let(game, player, card, False)


def may_attack_anyway(game: Game, player: int, card: int, attack: int) -> bool:
    """Whether an Ally may perform an attack at any stage of the MP, if it may do nothing else."""
    note = game.programs[attack].performed_by
    if note is not None and note.lets_perform(game, card, Source(player, attack)):
        return True
    return _is_given(game, player, card) or _is_let(game, player, card, True)


def _is_given(game: Game, player: int, card: int) -> bool:
    """Whether the action that goes on is an attack that was given to this Ally (HSE-11)."""
    combat = game.state.combat
    that = getattr(combat.attack_only, "that", None) if combat is not None else None
    if combat is None or that is None or combat.actor != player:
        return False
    return bool(that.takes_in(game, player, card, Source(player)))


def _is_let(game: Game, player: int, card: int, attacks_only: bool) -> bool:
    return any(
        clause.attacks_only is attacks_only and clause.lets_act(game, player, card, source)
        for clause, source in game.holding(Matter.ALLIES_ACT)
    )


def may_be_discarded(game: Game, card: int) -> bool:
    """Whether an Ally may be discarded by a critical damage effect (ATK-13, EFF-14)."""
    owner = stages.owner_of(game, card)
    return not any(
        clause.keeps(game, owner, card, source)
        for clause, source in game.holding(Matter.ALLIES_ACT)
    )
