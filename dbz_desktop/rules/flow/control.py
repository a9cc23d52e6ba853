"""Who is in control of combat: the personality that acts for its player (COM-6).

An Ally takes control as it acts in the MP's place, by an attack or its own Power, and keeps it
until another personality of its player acts or it may not act any more. Until an attack is over
control stays with who performs it. Otherwise a player's MP is in control of combat for him.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from dbz_desktop.cards.model import ALLY
from dbz_desktop.rules.flow import stages
from dbz_desktop.rules.kernel.attack_events import AttackBegan
from dbz_desktop.rules.kernel.events import NOBODY, CardUsed
from dbz_desktop.rules.kernel.game import Attack, Game
from dbz_desktop.rules.kernel.history import OPEN
from dbz_desktop.rules.kernel.matters import Matter


def letting(game: Game, player: int, card: int) -> Iterator[Any]:
    """What lets this Ally of a player do something at any stage of the MP."""
    for clause, source in game.holding(Matter.ALLIES_ACT):
        if clause.lets_act(game, player, card, source):
            yield clause


def may_act_anyway(game: Game, player: int, card: int) -> bool:
    """Whether an Ally may act although the MP stands higher than one stage above zero."""
    found = letting(game, player, card)
    return any(not says.attacks_only and not says.powers_only for says in found)


def may_take(game: Game, player: int, ally: int) -> bool:
    """Whether an Ally may act in the MP's place, and nothing keeps it from that."""
    if game.state.players[player].stages > 1 and not may_act_anyway(game, player, ally):
        return False
    told = game.holding(Matter.ALLIES_BARRED)
    return not any(clause.bars(game, ally, source) for clause, source in told)


def in_control(game: Game, player: int) -> int:
    """The personality that is in control of combat for a player, NOBODY outside of it."""
    combat, mp = game.state.combat, game.state.players[player].mp_card
    if combat is None:
        return NOBODY
    allies = [card for card in stages.personalities(game, player) if card != mp]
    attack = _attack_of(game, player)
    if attack is not None:
        controls = attack.controlled and attack.performer in allies
        return attack.performer if controls else mp
    if not allies:
        return mp
    told = (a for a in allies if any(says.controls for says in letting(game, player, a)))
    last = next(told, None)
    if last is None:
        last = _acted_last(game, player)
    return last if last in allies and may_take(game, player, last) else mp


def _attack_of(game: Game, player: int) -> Attack | None:
    """The attack of a player that is performed, or of which it is asked how he would perform it."""
    attack = game.planned or game.attack
    while attack is not None and attack.player != player:
        attack = attack.outer
    return attack


def _acted_last(game: Game, player: int) -> int:
    """The personality that has attacked or used its own Power as the last one in this combat."""
    history, mps = game.state.history, game.state.players[player].mp
    since = (history.combat, OPEN)
    last, number = NOBODY, -1
    for began in history.of((AttackBegan,), since):
        if began.player == player:
            last, number = began.performer, history.number_of(began)
            break
    for used in history.of((CardUsed,), since):
        if used.player != player or used.how != "power":
            continue
        if used.card in mps or game.cards[used.card].type is ALLY:
            return used.card if history.number_of(used) > number else last
    return last
