"""The judge's hand: what players carry out themselves, where the app can't or shouldn't.

A sentence that wasn't understood stops the game (see `unread`); until it is said done, both players
may move cards, set stages and so on (`perform`). At any other time they may do the same by
agreement. What it changes are events like all others, told by one `Judged` before them. It sets
no card's text off, and nothing follows from it but what keeps the table whole: what was attached
to a card that left goes with it (TYP-7), effects about a card that was hidden end (ZON-3), and
who has won has won (HSE-1).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from dbz_desktop.cards import CardType
from dbz_desktop.rules.flow import moving, stages, victory
from dbz_desktop.rules.judge_moves import (
    ANEW,
    JudgeMove,
    JudgeRefused,
    picked,
    shown_by,
    why_not,
    words,
)
from dbz_desktop.rules.kernel import floating
from dbz_desktop.rules.kernel.attack_events import AttackStopped
from dbz_desktop.rules.kernel.controls import CombatStopped
from dbz_desktop.rules.kernel.decisions import Ask
from dbz_desktop.rules.kernel.engine import Engine
from dbz_desktop.rules.kernel.events import (
    NOBODY,
    AngerChanged,
    CardsRevealed,
    ControlChanged,
    Judged,
    LevelChanged,
    StagesChanged,
    Why,
    Zone,
)
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.state import ANGER_GOAL
from dbz_desktop.rules.kernel.unknown import shuffle_anew

# ---------------------------------------------------------------------------- carrying out


def perform(game: Engine, move: JudgeMove) -> None:
    """Let the players do something by hand at the present decision.

    Raises JudgeRefused, and then nothing has changed.
    """
    why = why_not(game, move)
    if why is not None:
        raise JudgeRefused(f"{why.reason} ({why.rule})")
    game.carry_out_by_hand(move, partial(_carry_out, game, move))


def _carry_out(game: Game, move: JudgeMove) -> None:
    """Make a move. Raises GameOver when it wins the game."""
    assert game.decision is not None
    agreed = game.decision.ask is not Ask.BY_HAND
    if move.kind == "move" and move.pick == "random":
        hand = game.state.players[move.from_player].zone(move.from_zone)
        card = hand[game.chance.below(len(hand))]
    else:
        card = picked(game, move)
    game.emit(Judged(move.by, words(game, move, card), agreed))
    _DEEDS[move.kind](game, move, card)


def _move(game: Game, move: JudgeMove, card: int) -> None:
    was_in_play = game.state.where[card] is Zone.IN_PLAY
    attached = [c for c, p in game.state.permanents.items() if p.attached_to == card]
    stage = 0
    if move.zone is Zone.IN_PLAY:
        if was_in_play:
            stage = game.state.permanents[card].stages
        elif game.cards[card].type is CardType.ALLY:
            stage = move.amount
    moving.move(
        game,
        card,
        move.zone,
        Why.JUDGE,
        Source(move.by),
        bottom=move.bottom,
        to_player=move.player,
        attached_to=move.host if move.zone is Zone.IN_PLAY else NOBODY,
        stages=stage,
        place=move.place,
    )
    if move.zone is Zone.IN_PLAY:
        if game.programs[card].reveals:
            game.note_revealed_hands()
    elif was_in_play:
        for other in attached:
            if other in game.state.permanents:
                moving.leave_play(game, other, Zone.DISCARD, Why.RULE, Source(move.by), "TYP-7")


def _stages(game: Game, move: JudgeMove, card: int) -> None:
    before = stages.current(game, card)
    owner = stages.owner_of(game, card)
    game.emit(StagesChanged(owner, card, before, move.amount, Why.JUDGE))


def _anger(game: Game, move: JudgeMove, card: int) -> None:
    """Set the anger; at the highest level enough of it wins, as the players mean it (WIN-2)."""
    state = game.state.players[move.player]
    game.emit(AngerChanged(move.player, state.anger, move.amount, Why.JUDGE, by=move.by))
    top = state.level == len(state.mp)
    if top and move.amount >= ANGER_GOAL and victory.can_win_by_mppv(game, move.player):
        game.win(move.player, "mppv", "WIN-2")


def _level(game: Game, move: JudgeMove, card: int) -> None:
    state = game.state.players[move.player]
    level = state.mp[move.amount - 1]
    game.emit(LevelChanged(move.player, state.level, move.amount, level, Why.JUDGE))


def _control(game: Game, move: JudgeMove, card: int) -> None:
    game.emit(ControlChanged(card, 1 - move.player, move.player, Why.JUDGE, rule=""))


def _attach(game: Game, move: JudgeMove, card: int) -> None:
    permanent = game.state.permanents[card]
    side = permanent.controller
    moving.move(
        game,
        card,
        Zone.IN_PLAY,
        Why.JUDGE,
        Source(move.by),
        to_player=side,
        attached_to=move.host,
        stages=permanent.stages,
    )


def _effect(game: Game, move: JudgeMove, card: int) -> None:
    floating.end(game, next(f for f in game.state.floating if f.ident == move.amount))


def _shuffle(game: Game, move: JudgeMove, card: int) -> None:
    game.shuffle(move.player)


def _anew(game: Game, move: JudgeMove, card: int) -> None:
    shuffle_anew(game, move.amount)


def _reveal(game: Game, move: JudgeMove, card: int) -> None:
    game.emit(
        CardsRevealed(move.from_player, shown_by(game, move), move.seen, source=move.from_zone)
    )


def _combat(game: Game, move: JudgeMove, card: int) -> None:
    assert game.state.combat is not None
    game.keep(CombatStopped())


def _stop(game: Game, move: JudgeMove, card: int) -> None:
    attack = game.attack
    assert attack is not None
    attack.stopped = True
    attack.stopped_by = NOBODY
    game.emit(AttackStopped(attack.number, NOBODY, move.by))


def _say(game: Game, move: JudgeMove, card: int) -> None:
    """Words change nothing."""


_DEEDS: dict[str, Callable[[Game, JudgeMove, int], None]] = {
    "move": _move,
    "stages": _stages,
    "anger": _anger,
    "level": _level,
    "control": _control,
    "attach": _attach,
    "effect": _effect,
    "shuffle": _shuffle,
    "reveal": _reveal,
    "combat": _combat,
    "stop": _stop,
    "say": _say,
    ANEW: _anew,
}


__all__ = ["JudgeMove", "JudgeRefused", "perform"]
