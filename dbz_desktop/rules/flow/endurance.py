"""Endurance: a card that is discarded as damage may be banished to prevent some (ATK-12)."""

from __future__ import annotations

from dbz_desktop.cards.model import DRAGON_BALL
from dbz_desktop.rules.flow import moving
from dbz_desktop.rules.flow.amounts import LIFE_CARDS
from dbz_desktop.rules.flow.attacks import forbidden, may_prevent
from dbz_desktop.rules.kernel import considered, door
from dbz_desktop.rules.kernel.attack_events import DamagePrevented
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision, Option
from dbz_desktop.rules.kernel.deed import CardVerb
from dbz_desktop.rules.kernel.events import BANISHED, Why
from dbz_desktop.rules.kernel.game import Attack, Game, Source, Steps
from dbz_desktop.rules.kernel.matters import (
    ENDURANCE_LENT,
    ENDURANCE_RAISED,
    Touch,
)

_BANISH = CardVerb.BANISH

BANISHED_ANYWAY = "banished in any case"
"""Why it would do nothing to leave a card that damage banishes."""


def of_ball(game: Game, attack: Attack, card: int, remaining: int, player: int) -> Steps:
    """Ask about a Dragon Ball's Endurance before it goes under the Life Deck (HSE-6).

    Banished, it is a discarded life card like any other, and isn't replaced (ATK-10).
    """
    value = value_of(game, attack, card, player)
    if moving.dragon_ball_twin_in_play(game, card) or value is None:
        return 0
    game.reveal(player, (card,))
    return (yield from offer(game, attack, card, remaining, player))


def offer(
    game: Game, attack: Attack, card: int, remaining: int, player: int, banished: bool = False
) -> Steps:
    """Ask whether a card's Endurance is used; returns the life cards prevented (ATK-12).

    Of damage that is `banished` the card is so in any case: its Endurance costs nothing then.
    """
    value = value_of(game, attack, card, player)
    if value is None:
        return 0
    saved = min(value, remaining)
    ball = game.cards[card].type is DRAGON_BALL
    leave, idle = "Leave it in the discard pile", ""
    if ball:
        leave = "Put it under your Life Deck"
    elif banished:
        leave, idle = "Prevent nothing, it is banished anyway", BANISHED_ANYWAY
    none = "" if saved else "nothing to prevent"
    options = (
        Option(Act.YES, f"Banish it, prevent {saved}", card, value=saved, idle=none),
        Option(Act.NO, leave, value=0, idle=idle),
    )
    title = game.cards[card].title
    cards = f"{saved} of the {remaining} life cards still to come"
    if remaining == 1:
        cards = "the one life card still to come"
    does = "Use it, as it is banished anyway, to" if idle else "Banish it to"
    index = yield Decision(
        player,
        Ask.ENDURANCE,
        f"{title} has Endurance {value}. {does} prevent {cards}?",
        "HSE-6" if ball else "ATK-12",
        options,
        card,
        open=not ball,
    )
    if options[index].leaves:
        return 0
    attack.endurance = saved
    moving.move(game, card, BANISHED, Why.ENDURANCE, Source(player, card), "ATK-12")
    # What changes that Endurance happens before it prevents anything, all the rest after damage.
    yield from game.settle_first("cuts_endurance")
    saved = min(saved, attack.endurance)
    if saved:
        game.emit(DamagePrevented(attack.number, player, saved, LIFE_CARDS, card, "ATK-12"))
    return saved


def value_of(game: Game, attack: Attack, card: int, player: int) -> int | None:
    """The Endurance of a card of the Life Deck, its own or lent; None where it can't be used."""
    printed = considered.own_endurance(game, card)
    values = [
        clause.n
        for clause, source in game.holding(ENDURANCE_LENT)
        if (printed is None or clause.beside)
        and (clause.everyone or source.player == player)
        and clause.cards.fits(game, card, source)
    ]
    values += [] if printed is None else [printed]
    if not values:
        return None
    value: int = max(values)
    for clause, source in game.holding(ENDURANCE_RAISED):
        value += clause.more(game, card, source)
    if value <= 0 < max(values):
        return None
    if not may_prevent(game, attack, Source(player, card), LIFE_CARDS):
        return None
    if forbidden(game, attack, Touch.ENDURED, Source(player, card)):
        return None
    if _BANISH not in game.spoken:
        return value
    deed = door.of_cards(game, _BANISH, (card,), Source(player, card), BANISHED, endurance=True)
    return value if door.may(game, deed) else None
