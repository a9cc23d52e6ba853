"""Settling: an imagined game is moved on by habit until what was begun has happened."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from dbz_desktop.players.habits import habit, left
from dbz_desktop.players.position import is_dead, kind
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.decisions import Ask, Decision

SETTLES = 14
"""So many answers at most are given by habit until an imagined answer has had its effect …"""

ENDS = 40
"""… and so many until the next turn has begun."""

RESTS = (Ask.PLANNING, Ask.DECLARE, Ask.ACTION)
"""Questions at which what came before has happened whole: there a position is weighed."""

PLANNED = (Ask.DECLARE, Ask.ACTION)
"""Where it is weighed by who imagines it: once the Main Personality has gained its stages (TRN-2)
all that can be done in a Planning Step is compared alike."""

OFFERS = (Ask.YES_NO, Ask.NUMBER, Ask.CHOOSE_CARD, Ask.CHOOSE_OPTION)
"""Questions at which something may be offered that is better left."""

KEPT = ("others", "dear_attacks", "attacks", "defenses")
"""Which cards of a hand are kept in the end, the last of these first."""


class Met(NamedTuple):
    """What was met with as a game was settled: whether anything was `offered` to the viewer that
    may be left, and whether the other player might have `answered` an attack with what lies open
    on his side."""

    offered: bool
    answered: bool


def settled(game: Game, viewer: int | None = None, over: bool = False) -> Game:
    """The same game, moved on by habit until what was begun has happened; see `settle`."""
    settle(game, viewer, over)
    return game


def settle(
    game: Game,
    viewer: int | None = None,
    over: bool = False,
    *,
    spares: bool = False,
    answers: bool = False,
    endures: bool = True,
    plays: bool = False,
) -> Met:
    """Move a game on by habit until what was begun has happened, and say what was met with; who
    `spares` leaves what is offered to the viewer on the way.

    With a `viewer` it is as he imagines it: that the other player has an answer to an attack isn't
    held against it. He can't know, and who holds his attacks back for fear of one never hits. But
    what lies open he sees: where the other player `answers`, he does it with that. Unless anybody
    `endures`, no luck of the cards that are discarded prevents damage (ATK-12). And the Planning
    Step is over: nobody plays more cards in it, but that the viewer `plays` all he can. Where
    combat may be `over` with an answer it ends with each of them, and the next turn begins: a hand
    that is full in the middle of a combat, and one to which a turn has added its cards, don't
    compare.
    """
    rests: tuple[Ask, ...] = RESTS if viewer is None else PLANNED
    if over:
        rests = (Ask.DECLARE,)
    offered = answered = False
    for _ in range(ENDS if over or plays else SETTLES):
        decision = game.decision
        if decision is None or decision.ask in rests:
            break
        offer = decision.player == viewer and _may_be_spared(decision)
        offered |= offer
        answer = left(decision) if offer and spares else usual_for(game, decision, viewer)
        if plays and decision.ask is Ask.PLANNING and decision.player == viewer:
            answer = habit(decision)
        if viewer not in (None, decision.player) and decision.ask is Ask.DEFEND:
            stop = open_answer(game, decision)
            answered |= stop is not None
            answer = stop if answers and stop is not None else answer
        elif not endures and decision.ask is Ask.ENDURANCE:
            answer = left(decision)
        game.answer(answer)
    return Met(offered, answered)


def open_answer(game: Game, decision: Decision) -> int | None:
    """The first answer to an attack that lies open on the side of who is asked, and isn't idle."""
    hand = game.state.players[decision.player].hand
    for index, option in enumerate(decision.options):
        if not (option.leaves or option.idle or option.card in hand):
            return index
    return None


def may_answer(game: Game, player: int) -> bool:
    """Whether anything lies open on a player's side that answers attacks."""
    side = game.state.players[player]
    return any(game.programs[card].defense for card in (side.mp_card, side.mastery, *side.play))


def _may_be_spared(decision: Decision) -> bool:
    """Whether a question offers something that may be left: what a card does for a price, say."""
    return decision.ask in OFFERS and any(option.leaves for option in decision.options)


def usual_for(game: Game, decision: Decision, viewer: int | None) -> int:
    """The option that is taken without thinking; with a `viewer` as he imagines it."""
    ends = decision.ask in (Ask.PLANNING, Ask.ACTION)
    hopes = viewer is not None and decision.ask is Ask.DEFEND and decision.player != viewer
    return left(decision) if ends or hopes else usual(game, decision)


def usual(game: Game, decision: Decision) -> int:
    """The option that is taken without thinking: that of habit, and of a full hand the card that
    is worth least is given up."""
    if decision.ask is not Ask.DISCARD or decision.options[-1].leaves:
        return habit(decision)
    side = game.state.players[decision.player]
    order = [KEPT.index(kind(game, side, option.card)) for option in decision.options]
    for at, option in enumerate(decision.options):
        if is_dead(game, decision.player, option.card):
            order[at] = -1
    return order.index(min(order))


def after(world: Game, answers: Iterable[int]) -> Game:
    """The world after some answers, imagined."""
    twin = world.imagined()
    for answer in answers:
        twin.answer(answer)
    return twin
