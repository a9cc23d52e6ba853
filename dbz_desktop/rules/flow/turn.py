"""The turn: its steps one after another, each from rest to rest (TRN).

`next_step` gives the generator of the next step. Between two of them the state alone is the game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from dbz_desktop.rules.flow import combat, moving, powers, prices, stages, victory, ways
from dbz_desktop.rules.kernel import door, unread
from dbz_desktop.rules.kernel.controls import Counted, phase_began
from dbz_desktop.rules.kernel.decisions import AGAIN, Act, Ask, Decision, Option, Row
from dbz_desktop.rules.kernel.deed import CombatVerb, Deed, GameVerb
from dbz_desktop.rules.kernel.events import (
    NOBODY,
    CombatBegan,
    CombatForgone,
    CombatOffered,
    StepBegan,
    StepEnding,
    StepSkipped,
    TurnBegan,
    TurnEnding,
    Why,
)
from dbz_desktop.rules.kernel.floating import ANYBODY, end_where
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.kernel.quantities import Quantity, value_of

_HAVE = GameVerb.HAVE
CARDS_DRAWN = 3
HAND_SIZE = 1


def next_step(game: Game) -> Steps:
    """The generator that carries out the next step of the game."""
    return _STEPS[game.state.phase](game)


def _begin_turn(game: Game) -> Steps:
    state = game.state
    number = state.turn + 1
    player = state.first if number == 1 else _whose_turn(game)
    game.emit(TurnBegan(player, number))
    end_where(game, "start of turn", player)
    victory.look_again(game)
    yield from game.settle()
    _is_over(game, "start of draw")
    if not _skips(game, player, "draw"):
        game.emit(StepBegan(player, "draw", "TRN-1"))
        yield from game.settle()
        number = value_of(game, Quantity.DRAW_STEP, player, CARDS_DRAWN)
        yield from moving.draw_as_many(game, player, number, None, "TRN-1")
        yield from game.settle()
        yield from _end_step(game, "draw")
    _is_over(game, "end of draw", "start of planning")
    if _skips(game, player, "planning"):
        _is_over(game, "end of planning")
        game.keep(phase_began("declare"))
        return
    game.keep(phase_began("planning"))
    game.emit(StepBegan(player, "planning", "TRN-2"))


def runs_out(game: Game, player: int) -> int:
    """How many cards a player's next Draw Step takes where it loses him the game, as they are all
    that is left of his Life Deck (HSE-2); 0 where it doesn't. What would be done instead of drawing
    is left out of account."""
    left = len(game.state.players[player].life_deck)
    drawn = value_of(game, Quantity.DRAW_STEP, player, CARDS_DRAWN)
    if not 0 < left <= drawn or ("skip", player, "draw") in game.state.used:
        return 0
    if _HAVE in game.spoken and not door.may(game, Deed(_HAVE, player, way="draw")):
        return 0
    return drawn if victory.can_win(game, 1 - player, "survival") else 0


def _whose_turn(game: Game) -> int:
    """Whose turn is next: the other player's, if no text says otherwise (TRN-6, HSE-11)."""
    active = game.state.active
    player = active if _one_of(game, ("again", active, "turn")) else 1 - active
    while _skips(game, player, "turn"):
        player = 1 - player
    return player


def _skips(game: Game, player: int, step: str) -> bool:
    """Whether a player leaves out this step, or his turn, as a text had him do or has him do."""
    # Asked at every step, and hardly ever so. What is said of this turn is over with it.
    skipped = _one_of(game, ("turn", "skip", player, step)) or _one_of(game, ("skip", player, step))
    if not skipped and _HAVE in game.spoken:
        skipped = not door.may(game, Deed(_HAVE, player, way=step))
    if skipped:
        game.emit(StepSkipped(player, step, _RULES[step]))
    return skipped


_RULES = {
    "turn": "TRN-6",
    "draw": "TRN-1",
    "planning": "TRN-2",
    "power_up": "TRN-2",
    "combat": "TRN-3",
    "discard": "TRN-4",
    "rejuvenation": "TRN-5",
}
"""The rule of what is left out."""


def _one_of(game: Game, key: tuple[Any, ...]) -> bool:
    """Take one of what is counted under a key; False for none."""
    if key not in game.state.used:
        return False
    times = game.take(key)
    if times is not None and times > 1:
        game.keep(Counted(key, times - 1))
    return times is not None


def _end_step(game: Game, step: str) -> Steps:
    """What happens at the end of a step of the turn."""
    game.emit(StepEnding(game.state.active, step))
    yield from game.settle()
    _is_over(game, f"end of {step}")


def _is_over(game: Game, *kinds: str) -> None:
    """End what holds until a step begins or ends, which comes even where it is left out."""
    # Asked at every step; most are gone through with nothing in force.
    for kind in kinds if game.state.floating else ():
        for player in (game.state.active, ANYBODY):
            end_where(game, kind, player, game.state.turn - 1)


def _planning(game: Game) -> Steps:
    """One card of the Planning Step is played, or the personalities power up (TRN-2)."""
    state = game.state
    player = state.active
    if game.unread:
        yield from unread.tell_in_play(game)
    options = [*ways.plans(game, player), *powers.free(game, player)]
    if options:
        options.append(Option(Act.DONE, "Power up"))
        index = yield Decision(
            player,
            Ask.PLANNING,
            "Planning Step: play Allies, Setups, Drills and Dragon Balls, then power up.",
            "TRN-2",
            tuple(options),
            again=True,
        )
        if index == AGAIN:
            return
        option = options[index]
        if option.act is Act.PLAY:
            yield from moving.play_permanent(game, option.card, player, Source(player, option.card))
            yield from game.settle()
            return
        if powers.is_free(game, option):
            yield from powers.use_freely(game, player, option)
            return
        if option.act is Act.USE:
            yield from ways.use(game, player, option.card, option.section)
            return
    if not _skips(game, player, "power_up"):
        _power_up(game, player)
    yield from game.settle()
    yield from _end_step(game, "planning")
    game.keep(phase_began("declare"))


def _power_up(game: Game, player: int) -> None:
    source = Source(player)
    for card in stages.personalities(game, player):
        pur = stages.pur(game, player, card)
        stages.change(game, card, pur, Why.PUR, source, "TRN-2")


_DECLARES = (
    Option(Act.YES, "Declare combat", value=1),
    Option(Act.NO, "No combat this turn", value=0),
)


def _declare(game: Game) -> Steps:
    state = game.state
    player = state.active
    _is_over(game, "start of combat")
    deed = Deed(CombatVerb.DECLARE, player)
    skipped = _skips(game, player, "combat")
    if not skipped and game.hears(CombatOffered):
        # It is told only where something waits for it: nothing else comes of it.
        game.emit(CombatOffered(player))
        yield from game.settle()
    declares = not skipped and door.may(game, deed) and prices.why_unpaid(game, deed) is None
    if declares and not door.must(game, deed):
        question = "Declare combat against your opponent?"
        index = yield Decision(player, Ask.DECLARE, question, "TRN-3", _DECLARES)
        declares = bool(_DECLARES[index].value)
    if declares and (yield from door.instead(game, deed)):
        declares = False
    if not declares:
        game.emit(CombatForgone(player))
        yield from game.settle()
        if skipped:
            _is_over(game, "end of combat")
        else:
            # Whether to declare combat was decided: that was the step (TRN-3).
            yield from _end_step(game, "combat")
        end_where(game, "combat")
        game.keep(phase_began("discard"))
        return
    yield from prices.pay(game, deed, Source(player, NOBODY))
    game.emit(StepBegan(player, "combat", "TRN-3"))
    game.emit(CombatBegan(player))
    # COM-1: the declaring player's "when entering combat" effects first, then the opponent's,
    # then the opponent draws. `settle` orders them so, for whoever initiated combat is first.
    yield from game.settle()
    number = value_of(game, Quantity.DRAW_IN_COMBAT, 1 - player, CARDS_DRAWN)
    yield from moving.draw_as_many(game, 1 - player, number, None, "COM-1")
    yield from game.settle()
    if state.combat is not None and state.combat.ending:
        game.keep(phase_began("combat end"))
    else:
        game.keep(phase_began("combat"))


def _combat_end(game: Game) -> Steps:
    yield from combat.end(game)
    victory.look_again(game)
    yield from _end_step(game, "combat")
    again = _one_of(game, ("turn", "combat again", game.state.active))
    game.keep(phase_began("declare" if again else "discard"))


def hand_limit(game: Game, player: int) -> int:
    """How many cards a player may keep in the Discard Step (TRN-4)."""
    return value_of(game, _HAND_LIMIT, player, HAND_SIZE)


def _kept(limit: int) -> tuple[str, str]:
    """What is asked for one card and for all of them at once."""
    return (
        f"Discard Step: you may keep up to {limit} cards.",
        "Discard Step: which cards do you keep?",
    )


_DISCARD, _HAND_SIZE = Ask.DISCARD, Why.HAND_SIZE
_HAND_LIMIT = Quantity.HAND_SIZE
_PICK, _KEEP = Act.PICK, Option(Act.DONE, "Keep the rest")
_KEPT_ONE = ("Discard Step: you may keep a card.", "Discard Step: which card do you keep?")


@lru_cache(maxsize=4096)
def _discarded(card: int, title: str) -> Option:
    """The option to discard a card: hands are asked for card after card, at every turn."""
    return Option(_PICK, f"Discard {title}", card)


def _discard(game: Game) -> Steps:
    """Both players discard down, one card at a time, the active player first (TRN-4)."""
    state = game.state
    _is_over(game, "start of discard")
    game.emit(StepBegan(state.active, "discard", "TRN-4"))
    yield from game.settle()
    for player in (state.active, 1 - state.active):
        if _skips(game, player, "discard"):
            continue
        hand = state.players[player].hand
        while hand:
            limit = hand_limit(game, player)
            must = len(hand) > limit
            to_zero = game.edition.rules.discard_to_zero
            if not must and not to_zero:
                break
            most = len(hand) if to_zero else len(hand) - limit
            options = [_discarded(c, game.cards[c].title) for c in hand]
            if not must:
                options.append(_KEEP)
            prompt, whole = _KEPT_ONE if limit == 1 else _kept(limit)
            index = yield Decision(
                player,
                _DISCARD,
                prompt,
                "TRN-4",
                tuple(options),
                again=True,
                row=Row(whole, max(0, len(hand) - limit), most, keep=True),
            )
            if index == AGAIN:
                continue
            option = options[index]
            if option is _KEEP:
                break
            yield from moving.discard_from_hand(game, option.card, None, _HAND_SIZE, "TRN-4")
            yield from game.settle()
    yield from _end_step(game, "discard")
    game.keep(phase_began("rejuvenation"))


def _rejuvenation(game: Game) -> Steps:
    state = game.state
    player = state.active
    _is_over(game, "start of rejuvenation")
    skipped = _skips(game, player, "rejuvenation")
    game.emit(StepBegan(player, "rejuvenation", "TRN-5"))
    yield from game.settle()
    while not (state.declared or skipped) and state.players[player].discard:
        top = state.players[player].discard[-1]
        number = value_of(game, Quantity.REJUVENATED, player, 1)
        if number < 1:
            break
        what = game.cards[top].title if number == 1 else str(number)
        options = (
            Option(Act.YES, f"Rejuvenate {what}", top, value=1),
            Option(Act.NO, "Don't rejuvenate", value=0),
        )
        index = yield Decision(
            player,
            Ask.REJUVENATE,
            f"No combat was declared: you may Rejuvenate {number}.",
            "TRN-5",
            options,
            again=True,
            open=True,
        )
        if index == AGAIN:
            continue
        if options[index].value:
            own = Source(player, NOBODY)
            yield from moving.rejuvenate(game, player, number, own, "TRN-5")
            yield from game.settle()
        break
    yield from _end_step(game, "rejuvenation")
    game.emit(TurnEnding(player))
    yield from game.settle()
    end_where(game, "turn")
    end_where(game, "end of turn", player, state.turn - 1)
    game.keep(phase_began("start"))


_STEPS: dict[str, Callable[[Game], Steps]] = {
    "start": _begin_turn,
    "planning": _planning,
    "declare": _declare,
    "combat": combat.action,
    "combat end": _combat_end,
    "discard": _discard,
    "rejuvenation": _rejuvenation,
}
