"""What an answer does, in a few words, and the few answers that lose something.

Everything here is said from what the deciding seat may know, and only what follows from the rules
whatever hidden cards there are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from dbz_desktop.cards.model import CardType
from dbz_desktop.match.aids.marking import Marking
from dbz_desktop.match.seats.seat import Seat
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision, Option
from dbz_desktop.rules.kernel.events import ActionBegan, ActionSkipped, CombatBegan, Event, Passed

COMBAT, LAST_STAGE, LAST_CARD = "combat", "last stage", "last card"
IDLE_CRITICAL, IDLE_USE, CONCEDE = "idle critical", "idle use", "concede"

NAMED = 4
"""So many cards are named of those that an answer takes."""

ASKED_BEFORE = {
    COMBAT: "Ending combat while you could still act",
    LAST_STAGE: "A cost that leaves your MP no stage",
    LAST_CARD: "Discarding a card that you may keep",
    IDLE_CRITICAL: "A critical damage effect that would do nothing",
    IDLE_USE: "A Power that would do nothing",
    CONCEDE: "Conceding the game",
}
"""What the players are asked about once more, by the key that settings keep."""


@dataclass(frozen=True, slots=True)
class Loss:
    """An answer that loses something: what is asked once more, and the two answers to that."""

    kind: str
    title: str
    text: str
    yes: str
    no: str


def counted(number: int, what: str) -> str:
    """A number with its noun: "1 card", "2 cards"."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def opponent_passed(events: Sequence[Event], player: int) -> bool:
    """Whether the opponent has passed since somebody last acted: then a pass ends combat (COM-2).

    It is `player`'s action now. Skipped actions count for nothing (HSE-4).
    """
    idle = False
    present = True
    for event in reversed(events):
        if isinstance(event, CombatBegan):
            return False
        if isinstance(event, Passed):
            if event.player != player:
                return True
            idle = True
        elif isinstance(event, ActionSkipped):
            idle = True
        elif isinstance(event, ActionBegan):
            if not idle and not present:
                return False
            idle = present = False
    return False


def playable(decision: Decision) -> int:
    """How many cards the question offers to play or use."""
    acts = (Act.PLAY, Act.ATTACK, Act.USE, Act.DEFEND)
    return len({option.card for option in decision.options if option.act in acts})


def effect_of(seat: Seat, decision: Decision, option: Option) -> str:
    """What an answer does that its label doesn't say; "" where that is all."""
    other = seat.names[1 - decision.player]
    if decision.ask is Ask.PLANNING and option.act is Act.DONE:
        return f"ends planning; {_could(playable(decision), 'play')}"
    if decision.ask is Ask.DECLARE:
        if option.act is Act.YES:
            if seat.view().sides[1 - decision.player].runs_out:
                return f"{other} draws 3 cards, the last of the Life Deck, and loses (HSE-2)"
            return f"you act first; {other} draws 3 cards"
        return "you may Rejuvenate 1 this turn"
    if decision.ask is Ask.ACTION and option.act is Act.PASS:
        if opponent_passed(seat.history(), decision.player):
            return "ends combat: both have passed"
        return f"{other} acts next"
    if decision.ask is Ask.ACTION and option.act is Act.USE and seat.does_nothing(option):
        return "does nothing now"
    if decision.ask is Ask.YES_NO and option.act is Act.YES:
        return _with(seat, seat.takes(option))
    if decision.ask is Ask.DEFEND and option.act is Act.PASS:
        return "the attack goes on unanswered"
    if decision.ask is Ask.PERSONALITY and option.value:
        return _falls(seat, option.card, option.value)
    if decision.ask is Ask.CRITICAL and option.act is Act.PICK:
        # The answer names what there is none of.
        _no, _, which = option.idle.partition(" that ")
        none = f"none that {which}" if which else "none"
        return f"nothing: {other} has {none}" if option.idle else ""
    return ""


def _falls(seat: Seat, personality: int, amount: int) -> str:
    """What so many stages of damage do to a personality in play (ATK-6, ATK-7)."""
    for side in seat.view().sides:
        allies = {each.card: each.stages for each in side.play}
        if personality == side.mp_card or personality in allies:
            now = side.stages if personality == side.mp_card else allies[personality]
            after = [f"stage {now} → {max(0, now - amount)}"] if now else []
            after += [counted(amount - now, "life card")] if amount > now else []
            return ", then ".join(after)
    return ""


def _with(seat: Seat, cards: Sequence[int]) -> str:
    """The cards that an answer takes by their names, the first of many."""
    names = [seat.card(card).name for card in cards if seat.knows(card)]
    if len(names) > NAMED:
        names[NAMED - 1 :] = [f"{len(names) - NAMED + 1} more"]
    return f"with {' and '.join(filter(None, (', '.join(names[:-1]), names[-1])))}" if names else ""


def _could(number: int, verb: str) -> str:
    return f"you could still {verb} {counted(number, 'card')}"


def _worth_using(seat: Seat, decision: Decision) -> int:
    """How many cards the question offers to play or use that would do anything now."""
    idle = [o for o in decision.options if o.act is Act.USE and seat.does_nothing(o)]
    left = tuple(option for option in decision.options if option not in idle)
    return playable(replace(decision, options=left))


def loss(seat: Seat, decision: Decision, index: int) -> Loss | None:
    """What the players are asked about before this answer is given, or None."""
    option = decision.options[index]
    if decision.ask is Ask.ACTION and option.act is Act.PASS:
        left = _worth_using(seat, decision)
        if left and opponent_passed(seat.history(), decision.player):
            other = seat.names[1 - decision.player]
            return Loss(
                COMBAT,
                "End combat?",
                f"{other} has passed, so your pass ends combat (COM-2). "
                f"{_could(left, 'use').capitalize()}.",
                "Pass, end combat",
                "Go on fighting",
            )
    if decision.ask is Ask.ACTION and option.act is Act.ATTACK:
        return _last_stage(seat, decision, option)
    if decision.ask is Ask.ACTION and option.act is Act.USE and seat.does_nothing(option):
        return Loss(
            IDLE_USE,
            "Use it for nothing?",
            f"As things stand {seat.card(option.card).name} would do nothing (EFF-1), and it would "
            "be used.",
            "Use it anyway",
            "Don't use it",
        )
    if decision.ask is Ask.DISCARD and option.act is Act.PICK:
        if any(other.act is Act.DONE for other in decision.options):
            return Loss(
                LAST_CARD,
                "Discard a card that you may keep?",
                f"{seat.card(option.card).name} may stay in your hand (TRN-4).",
                "Discard it",
                "Don't discard it",
            )
    if decision.ask is Ask.CRITICAL and option.act is Act.PICK:
        others = [o for o in decision.options if o.act is Act.PICK and o is not option]
        if option.idle and any(not o.idle for o in others):
            return Loss(
                IDLE_CRITICAL,
                "Choose an effect that does nothing?",
                f"{option.label}: {seat.names[1 - decision.player]} has {option.idle} (ATK-13). "
                "Another effect would do something.",
                "Choose it anyway",
                "Choose another",
            )
    return None


def loss_of_marks(seat: Seat, marking: Marking) -> Loss | None:
    """What the players are asked before they keep fewer cards than they may, or None (TRN-4)."""
    marked = len(marking.marked)
    if not marking.keep or marked >= min(marking.most, len(marking.offered)):
        return None
    if marking.most == 1:
        held = [seat.card(card).name for card in marking.offered]
        what = f"{held[0]} may" if len(held) == 1 else "One of your cards may"
    else:
        what = f"{counted(marking.most, 'card')} may"
    return Loss(
        LAST_CARD,
        "Discard a card that you may keep?",
        f"{what} stay in your hand (TRN-4).",
        "Discard it",
        "Don't discard it",
    )


def _last_stage(seat: Seat, decision: Decision, option: Option) -> Loss | None:
    """A cost that takes the MP to zero. Not with Allies: they may act and lose stages then; and not
    for an attack with which the game would be won."""
    side = seat.view().sides[decision.player]
    allies = any(seat.card(entry.card).type is CardType.ALLY for entry in side.play)
    if option.performer != side.mp_card or allies or side.stages == 0:
        return None
    seen = seat.forecast(option)
    if seen is None or not seen.cost or seen.stages_after > 0 or seen.wins:
        return None
    return Loss(
        LAST_STAGE,
        "Pay your last stages?",
        f"It costs {counted(seen.cost, 'stage')} and leaves {seat.card(side.mp_card).name} none "
        "(ATK-2). From then on every stage of damage is a life card (ATK-7).",
        "Attack",
        "Don't attack",
    )


def concession(seat: Seat) -> Loss:
    """What a player is asked who wants to give the game up (HSE-3)."""
    names = seat.names
    return Loss(
        CONCEDE,
        f"{names[seat.viewer]}, do you concede?",
        f"{names[1 - seat.viewer]} wins the game at once (HSE-3).",
        "Concede",
        "Play on",
    )
