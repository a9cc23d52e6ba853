"""Critical damage and its effects: capture, discard an Ally, lower anger (ATK-13)."""

from __future__ import annotations

from typing import Any

from dbz_desktop.cards.model import ALLY, DRAGON_BALL
from dbz_desktop.rules.flow import anger, moving, prices
from dbz_desktop.rules.flow.allies import may_be_discarded
from dbz_desktop.rules.flow.attacks import forbidden, in_force
from dbz_desktop.rules.kernel import door
from dbz_desktop.rules.kernel.attack_events import CriticalEffect
from dbz_desktop.rules.kernel.controls import Counted
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision, Option
from dbz_desktop.rules.kernel.deed import AngerVerb, CardVerb, DamageVerb, Deed
from dbz_desktop.rules.kernel.events import DISCARD, Why
from dbz_desktop.rules.kernel.game import Attack, Game, Source, Steps
from dbz_desktop.rules.kernel.matters import CRITICAL, TOLL, Touch
from dbz_desktop.rules.kernel.quantities import Quantity, value_of

LIFE_CARDS_NEEDED = 5
CHOICES = (
    ("capture", "Capture a Dragon Ball"),
    ("ally", "Discard an Ally of your opponent"),
    ("anger", "Lower your opponent's anger 1"),
)


_TOUCHES = {"capture": Touch.CAPTURING, "ally": Touch.DISCARDING, "anger": Touch.CALMING}
"""What it is called where something keeps an attack's critical damage from it."""


def is_critical(game: Game, attack: Attack, life_cards: int | None = None) -> bool:
    """Whether the life cards discarded make the attack deal critical damage (ATK-13).

    Or so many, were they discarded.
    """
    if not in_force(game, attack, CRITICAL):
        needed = value_of(game, Quantity.LIFE_CARDS_NEEDED, attack.player, LIFE_CARDS_NEEDED)
        if (attack.dealt_life if life_cards is None else life_cards) < needed:
            return False
    if forbidden(game, attack, Touch.CRITICAL, None):
        return False
    doers = ((DamageVerb.DEAL, attack.player), (DamageVerb.TAKE, attack.defender))
    return all(
        not door.answered(game, verb)
        or door.may(game, Deed(verb, doer, whose=attack.defender, attack=attack, critical=True))
        for verb, doer in doers
    )


def offer(
    game: Game,
    player: int,
    source: Source,
    besides: tuple[str, ...] = (),
    optional: bool = True,
) -> Steps:
    """Let a player choose a critical damage effect; each may be chosen (ATK-13).

    `besides` are choices that are no longer open; an `optional` offer may be declined. What would
    do nothing is told. Returns the choice, "" for none or where no effect may be used.
    """
    deed = Deed(CardVerb.USE, player, cause=source.card, critical=True)
    if not door.may(game, deed):
        return ""
    if TOLL in game.spoken and prices.why_unpaid(game, deed) is not None:
        # Who can't pay for it uses none (EFF-5).
        return ""
    options = []
    barred = []
    attack = source.attack
    for i, (name, label) in enumerate(CHOICES):
        if attack is not None and forbidden(game, attack, _TOUCHES[name], source):
            continue
        if name not in besides:
            idle = why_idle(game, 1 - player, name, source)
            if not idle or _always_choosable(game, name):
                options.append(Option(Act.PICK, label, value=i, idle=idle))
            else:
                barred.append(idle)
    if optional or not options:
        options.append(Option(Act.NO, "None", value=-1))
    prompt = "Critical damage: choose an effect."
    if barred:
        prompt += f" Your opponent has {' and '.join(barred)}."
    index = yield Decision(
        player,
        Ask.CRITICAL,
        prompt,
        "ATK-13",
        tuple(options),
        source.credit,
        open=True,
    )
    value = options[index].value
    if value < 0:
        return ""
    if CardVerb.USE in game.spoken and (yield from door.instead(game, deed)):
        return ""
    if TOLL in game.spoken:
        yield from prices.pay(game, deed, source)
    choice = CHOICES[value][0]
    yield from use(game, player, choice, source)
    return choice


def _always_choosable(game: Game, choice: str) -> bool:
    """Whether an effect may be chosen though it will do nothing; not in all editions (ATK-13)."""
    return choice == "anger" or game.edition.rules.critical_always_choosable == "any"


def why_idle(game: Game, opponent: int, choice: str, source: Source) -> str:
    """What the opponent hasn't got, so that an effect would do nothing; "" where it may."""
    side = game.state.players[opponent]
    types = {game.cards[card].type for card in side.play}
    if choice == "capture":
        if DRAGON_BALL not in types:
            return "no Dragon Ball"
        takes = capturable(game, opponent, source, by_critical=True)
        return "" if takes else "no Dragon Ball that may be captured"
    if choice == "ally":
        if ALLY not in types:
            return "no Ally"
        able = _discardable_allies(game, opponent, source)
        return "" if able else "no Ally that may be discarded"
    if not side.anger:
        return "no anger"
    lowers = anger.can_lower(game, opponent, source, critical=True)
    return "" if lowers else "no anger that may be lowered"


def _discardable_allies(game: Game, player: int, source: Source) -> list[int]:
    able = [
        c
        for c in game.state.players[player].play
        if game.cards[c].type is ALLY
        and may_be_discarded(game, c)
        and door.may(game, door.of_cards(game, CardVerb.DISCARD, (c,), source, critical=True))
        and moving.may_leave(game, c, source, DISCARD, critical=True)
    ]
    return door.to_choose(game, able, 1 - player, source, critical=True)


def use(game: Game, player: int, choice: str, source: Source) -> Steps:
    """Carry out one critical damage effect, if nothing cancels it: "capture", "ally" or "anger"."""
    used = CriticalEffect(player, choice, source.card)
    # What cancels one may have another used, which is not the one that is cancelled.
    outer = game.take(cancelling(used))
    game.emit(used)
    yield from game.settle_first("of_used")
    cancelled = game.take(cancelling(used)) is not None
    if outer is not None:
        game.keep(Counted(cancelling(used), outer))
    if not cancelled:
        yield from _carry_out(game, player, choice, source)
    yield from game.settle()


def cancelling(used: CriticalEffect) -> tuple[Any, ...]:
    """Under which key it is kept that a critical damage effect is cancelled."""
    return ("cancelled", used.cause, used.player, used.choice)


def _carry_out(game: Game, player: int, choice: str, source: Source) -> Steps:
    opponent = 1 - player
    if choice == "anger":
        deed = door.of_seat(AngerVerb.LOWER, opponent, 1, source, critical=True)
        if not (yield from door.instead(game, deed)):
            amount = yield from game.herald(deed)
            anger.lower_anger(game, opponent, amount, source, "ATK-13")
    elif choice == "capture":
        balls = capturable(game, opponent, source, by_critical=True)
        if balls:
            card = yield from _choose(game, player, balls, "Capture which Dragon Ball?", source)
            yield from moving.capture(game, card, player, source, critical=True)
    else:
        allies = _discardable_allies(game, opponent, source)
        if allies:
            card = yield from _choose(game, player, allies, "Discard which Ally?", source)
            deed = door.of_cards(game, CardVerb.DISCARD, (card,), source, DISCARD, critical=True)
            if not (yield from door.instead(game, deed)):
                moving.leave_play(game, card, DISCARD, Why.DISCARD, source, "ATK-13")


def capturable(game: Game, player: int, source: Source, by_critical: bool) -> list[int]:
    """The Dragon Balls of a player that an effect of his opponent may capture."""
    held = game.state.players[player].play
    able = [card for card in held if can_be_captured(game, card, source, by_critical)]
    if not by_critical:
        return able
    return door.to_choose(game, able, 1 - player, source, critical=True)


def can_be_captured(game: Game, card: int, source: Source, by_critical: bool) -> bool:
    """Whether a card is a Dragon Ball that an effect may capture (ATK-14)."""
    if game.cards[card].type is not DRAGON_BALL:
        return False
    deed = door.of_cards(game, CardVerb.CAPTURE, (card,), source, critical=by_critical)
    return door.may(game, deed) and (
        TOLL not in game.spoken or prices.why_unpaid(game, deed) is None
    )


def _choose(game: Game, player: int, cards: list[int], prompt: str, source: Source) -> Steps:
    if len(cards) == 1:
        return cards[0]
    options = tuple(Option(Act.PICK, game.cards[c].name, c) for c in cards)
    index = yield Decision(
        player, Ask.CHOOSE_CARD, prompt, "ATK-13", options, source.card, open=True
    )
    return cards[index]
