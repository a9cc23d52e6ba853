"""Which deeds an event tells of."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from dbz_desktop.rules.kernel.attack_events import (
    AttackBegan,
    AttackEnded,
    AttackStopped,
    AttackUnstopped,
    CountedCritical,
    CriticalEffect,
    DamageCalculated,
    DamageDealt,
    DamagePrevented,
    HitUsed,
)
from dbz_desktop.rules.kernel.deed import (
    NO_SEAT,
    AngerVerb,
    AttackVerb,
    CardVerb,
    CombatVerb,
    DamageVerb,
    Deed,
    GameVerb,
    LevelVerb,
    PlayVerb,
    StageVerb,
    Verb,
)
from dbz_desktop.rules.kernel.events import (
    ASIDE,
    AT_BOTTOM,
    AT_TOP,
    BANISHED,
    BOTH,
    DISCARD,
    HAND,
    IN_PLAY,
    LIFE_DECK,
    ActionBegan,
    ActionSkipped,
    AngerChanged,
    CardMoved,
    CardsReturned,
    CardsRevealed,
    CardUsed,
    CombatBegan,
    CombatEnded,
    CombatForgone,
    ControlChanged,
    Event,
    LevelChanged,
    Passed,
    Searched,
    Shuffled,
    StagesChanged,
    Why,
    Zone,
)

_CARD_VERBS = {
    Why.DRAW: CardVerb.DRAW,
    Why.DISCARD: CardVerb.DISCARD,
    Why.HAND_SIZE: CardVerb.DISCARD,
    Why.DAMAGE: CardVerb.DISCARD,
    Why.STAGE_LOSS: CardVerb.DISCARD,
    Why.LEVEL: CardVerb.DISCARD,
    Why.DESTROY: CardVerb.DESTROY,
    Why.REJUVENATE: CardVerb.REJUVENATE,
    Why.SHUFFLE: CardVerb.SHUFFLE,
    Why.RETURN: CardVerb.RETURN,
    Why.PLACE: CardVerb.PLACE,
    Why.PLAY: CardVerb.PLAY,
    Why.ATTACH: CardVerb.ATTACH,
}


_BY_OWNER = (Why.DRAW, Why.DISCARD, Why.HAND_SIZE, Why.DAMAGE, Why.STAGE_LOSS, Why.LEVEL)


_ON: dict[Why, Verb] = {Why.LEVEL: LevelVerb.CHANGE, Why.DAMAGE: DamageVerb.TAKE}
"""What is done while cards move by rule for one of these reasons."""


@lru_cache
def verbs_of_move(why: Why, source: Zone, target: Zone) -> tuple[Verb, ...]:
    """The verbs of the deeds that the move of a card tells of."""
    verbs: list[Verb] = []
    if why in _CARD_VERBS:
        verbs.append(_CARD_VERBS[why])
    if why is Why.SEARCH and target is not ASIDE:
        verbs.append(CardVerb.PLACE)
    if target is BANISHED:
        verbs.append(CardVerb.BANISH)
    if why is Why.DAMAGE and target is not DISCARD:
        # A Dragon Ball is turned over, and doesn't stay on the pile (TYP-3).
        verbs.append(CardVerb.REVEAL)
    if (source is IN_PLAY) is not (target is IN_PLAY):
        verbs.append(PlayVerb.LEAVE if source is IN_PLAY else PlayVerb.ENTER)
    if source is not target:
        if target in _ZONES:
            verbs.append(PlayVerb.ENTER_ZONE)
        if source in _ZONES and target is not ASIDE:
            # What is looked for is set aside for a moment only (EFF-9).
            verbs.append(PlayVerb.LEAVE_ZONE)
    return tuple(verbs)


_ZONES = (LIFE_DECK, HAND, DISCARD, BANISHED)
"""The zones of a player that cards enter and leave (ZON-1)."""


def whose_text(event: Event, owner: int) -> int:
    """Whose card one is that something happens to: in play its controller's, else its owner's."""
    if isinstance(event, CardMoved):
        if event.target is Zone.IN_PLAY:
            return event.to_player
        if event.source is Zone.IN_PLAY:
            return event.player
    return owner


def _moved(event: CardMoved) -> list[Deed]:
    own = event.why in _BY_OWNER or event.by < 0
    doer = event.player if own else event.doer if event.doer >= 0 else event.by
    return [
        Deed(
            verb,
            doer,
            (event.card,),
            event.player,
            event.source,
            event.target,
            event.to_player,
            1,
            event.cause,
            event.by,
            event.rule == "ATK-13",
            event,
            event.why is Why.ENDURANCE,
            on=_ON.get(event.why),
            ends=event.ends,
        )
        for verb in verbs_of_move(event.why, event.source, event.target)
    ]


def _returned(event: CardsReturned) -> list[Deed]:
    verb = CardVerb.REJUVENATE if event.how == "rejuvenate" else CardVerb.SHUFFLE
    return [
        Deed(
            verb,
            event.doer if event.doer >= 0 else event.by,
            event.cards,
            event.player,
            event.source,
            LIFE_DECK,
            event.player,
            len(event.cards),
            event.cause,
            event.by,
            event=event,
            ends=AT_TOP | AT_BOTTOM,
        )
    ]


def _anger(event: AngerChanged) -> list[Deed]:
    return told_as(event, event.why)


def told_as(event: AngerChanged, why: Why) -> list[Deed]:
    """What a change of anger tells as one of that sort: raised, lowered, or set by an effect."""
    verb = {Why.RAISE: AngerVerb.RAISE, Why.LOWER: AngerVerb.LOWER}.get(why)
    if why is Why.SET and event.rule != "ANG-1":
        verb = AngerVerb.SET
    if verb is None:
        return []
    amount = abs(event.after - event.before)
    critical = event.rule == "ATK-13"
    return [
        Deed(
            verb,
            event.by,
            whose=event.player,
            amount=amount,
            cause=event.cause,
            by=event.by,
            critical=critical,
            event=event,
        )
    ]


_STAGE_VERBS = {
    Why.GAIN: StageVerb.GAIN,
    # Whoever powers up gains its PUR in stages (TRN-2).
    Why.PUR: StageVerb.GAIN,
    # Who is raised to a stage gains what is between, as who may not gain any isn't raised (ANG-4).
    Why.RAISE: StageVerb.GAIN,
    Why.LOSE: StageVerb.LOSE,
    Why.LOWER: StageVerb.LOSE,
    Why.COST: StageVerb.PAY,
}


def stages_told_as(event: StagesChanged, verb: StageVerb) -> list[Deed]:
    """What it tells that a personality is set to a stage, as so many gained or lost."""
    return [_of_personality(verb, event)]


def _stages(event: StagesChanged) -> list[Deed]:
    # Stages that are lost as damage are the damage that this personality takes (ATK-6, COM-7).
    verb = DamageVerb.TAKE if event.why is Why.DAMAGE else _STAGE_VERBS.get(event.why)
    if verb is None:
        return []
    return [_of_personality(verb, event)]


def _of_personality(verb: Verb, event: StagesChanged | LevelChanged, by: int = NO_SEAT) -> Deed:
    """A deed of a personality that its player does, by how much it goes up or down."""
    return Deed(
        verb,
        event.player,
        (event.card,),
        event.player,
        amount=abs(event.after - event.before),
        cause=event.cause,
        by=by,
        event=event,
    )


def _level(event: LevelChanged) -> list[Deed]:
    turn = LevelVerb.ADVANCE if event.after > event.before else LevelVerb.LOWER
    return [_of_personality(verb, event, event.by) for verb in (turn, LevelVerb.CHANGE)]


def _dealt(event: DamageDealt | CountedCritical) -> list[Deed]:
    amount = event.stages + event.life_cards if isinstance(event, DamageDealt) else 0
    return [
        Deed(verb, doer, whose=event.player, amount=amount, event=event)
        for verb, doer in ((DamageVerb.DEAL, event.attacker), (DamageVerb.TAKE, event.player))
    ]


def _calculated(event: DamageCalculated) -> list[Deed]:
    """Each modifier is one (ATK-8), and each prevention of stages (ATK-7).

    The attack's own base damage and AT are none, and what leaves the damage as it would be
    without it modifies nothing: +0, or a minus where there is no such damage.
    """
    own = [term for term in event.terms if term.label in ("AT", "base", "modifier")]
    sums = {
        unit: sum(term.amount for term in own if term.unit == unit)
        for unit in {term.unit for term in event.terms}
    }
    return [
        Deed(
            DamageVerb.MODIFY if term.label == "modifier" else DamageVerb.PREVENT,
            term.by if term.label == "modifier" else event.player,
            whose=event.player,
            amount=abs(term.amount),
            cause=term.card,
            by=term.by,
            event=event,
        )
        for term in event.terms
        if term.label == "prevented"
        or (term.label == "modifier" and _counts(sums[term.unit], term.amount))
    ]


def _counts(whole: int, part: int) -> bool:
    """Whether damage, which is never below zero, would be another without a part of its sum."""
    return max(0, whole) != max(0, whole - part)


def _searched(event: Searched) -> list[Deed]:
    return [
        Deed(
            GameVerb.SEARCH,
            event.player,
            whose=event.whose,
            source=zone,
            amount=event.amount,
            cause=event.cause,
            by=event.by,
            event=event,
        )
        for zone in event.zones
    ]


def _revealed(event: CardsRevealed) -> list[Deed]:
    if event.in_passing:
        return []
    if event.seen != BOTH:
        # Somebody looks at them: one seat alone, by an effect.
        seat = event.seen - 1
        cards, zone, by = event.cards, event.source, event.cause
        ends = event.ends
        told = Deed(
            GameVerb.LOOK, seat, cards, event.player, zone, cause=by, event=event, ends=ends
        )
        return [told] if by >= 0 and event.seen else []
    return [
        Deed(
            CardVerb.REVEAL,
            event.player,
            event.cards,
            event.player,
            event.source,
            cause=event.cause,
            event=event,
            ends=event.ends,
        )
    ]


_DEEDS: dict[type[Event], Callable[[Any], list[Deed]]] = {
    CardMoved: _moved,
    CardsReturned: _returned,
    AngerChanged: _anger,
    StagesChanged: _stages,
    LevelChanged: _level,
    DamageDealt: _dealt,
    CountedCritical: _dealt,
    DamageCalculated: _calculated,
    Searched: _searched,
    CardsRevealed: _revealed,
    CardUsed: lambda e: [Deed(CardVerb.USE, e.player, (e.card,), e.player, event=e)],
    HitUsed: lambda e: [Deed(CardVerb.USE, e.player, (e.card,), e.player, hit=True, event=e)],
    ControlChanged: lambda e: (
        [
            Deed(
                CardVerb.CAPTURE if e.why is Why.CAPTURE else CardVerb.CONTROL,
                e.after,
                (e.card,),
                e.before,
                cause=e.cause,
                by=e.after,
                critical=e.critical,
                event=e,
            )
        ]
        if e.why in (Why.CAPTURE, Why.GAIN)
        else []
    ),
    AttackBegan: lambda e: [
        Deed(AttackVerb.PERFORM, e.player, (e.card,), e.player, e.origin, event=e),
    ],
    AttackUnstopped: lambda e: [Deed(AttackVerb.PERFORM, e.player, whose=e.player, event=e)],
    AttackEnded: lambda e: [Deed(AttackVerb.PERFORM, e.player, whose=e.player, event=e)],
    AttackStopped: lambda e: [
        Deed(AttackVerb.STOP, e.player, whose=1 - e.player, cause=e.by, by=e.player, event=e)
    ],
    DamagePrevented: lambda e: [
        Deed(
            DamageVerb.PREVENT,
            e.player,
            whose=e.player,
            amount=e.amount,
            cause=e.card,
            event=e,
            endurance=e.rule == "ATK-12",
        )
    ],
    CriticalEffect: lambda e: [Deed(CardVerb.USE, e.player, cause=e.cause, critical=True, event=e)],
    CombatBegan: lambda e: [Deed(CombatVerb.DECLARE, e.player, event=e)],
    CombatForgone: lambda e: [Deed(CombatVerb.SKIP, e.player, event=e)],
    CombatEnded: lambda e: [
        Deed(
            CombatVerb.END,
            e.by if e.by >= 0 else e.player,
            cause=e.by_effect,
            by=e.by,
            event=e,
        )
    ],
    # Who leaves out an attack that he had besides has lost nothing (HSE-11).
    ActionSkipped: lambda e: (
        [Deed(CombatVerb.MISS, e.player, event=e)] if e.rule == "HSE-4" else []
    ),
    Passed: lambda e: [Deed(CombatVerb.PASS, e.player, event=e)],
    Shuffled: lambda e: [Deed(CardVerb.SHUFFLE, e.player, whose=e.player, amount=e.count, event=e)],
}


HEARD = frozenset((*_DEEDS, ActionBegan))
"""The events that the history of a turn keeps."""


def deeds_of(event: Event) -> list[Deed]:
    """The deeds that an event tells of; most tell of one, some of two, a few of none."""
    made = _DEEDS.get(type(event))
    return made(event) if made is not None else []
