"""Deeds: what is done in a game, in the words of the language.

An event says how the state changed; a deed says what somebody did: "Ann discards a card from her
hand", "a card effect lowers Bob's anger". Triggers, conditions on the past, bans and replacements
all are patterns over deeds, so that each verb of the game is known in one place.
"""

from __future__ import annotations

from enum import Enum
from typing import Any

from dbz_desktop.rules.kernel.events import (
    IN_PLAY,
    NOBODY,
    Event,
    Why,
    Zone,
)
from dbz_desktop.rules.kernel.record import record
from dbz_desktop.wording import synonyms, verbs

NO_SEAT = -1


@synonyms(CHOOSE="target|select", CONTROL="take control of")
@verbs
class CardVerb(Enum):
    """What is done to cards."""

    DRAW = "draw"
    DISCARD = "discard"
    DESTROY = "destroy"
    BANISH = "banish"
    REJUVENATE = "Rejuvenate"
    SHUFFLE = "shuffle"
    RETURN = "return"
    PLACE = "place"
    PLAY = "play"
    USE = "use"
    ATTACH = "attach"
    REVEAL = "reveal"
    CAPTURE = "capture"
    CONTROL = "gain control of"
    CHOOSE = "choose"
    CANCEL = "cancel"
    AFFECT = "affect"


@verbs
class PlayVerb(Enum):
    """What cards do of themselves: with play, or with a player's zone (ZON-1)."""

    ENTER = "enter play"
    LEAVE = "leave play"
    ENTER_ZONE = "enter"
    LEAVE_ZONE = "leave"


@synonyms(RAISE="increase", LOWER="reduce|decrease")
@verbs
class AngerVerb(Enum):
    """What is done to anger (ANG)."""

    RAISE = "raise"
    LOWER = "lower"
    SET = "set"


@verbs
class StageVerb(Enum):
    """What is done to stages (EFF-7, ATK-2)."""

    GAIN = "gain"
    LOSE = "lose"
    PAY = "pay"


@verbs
class LevelVerb(Enum):
    """What a player or an MP does on the way from level to level (ANG-1, ANG-3)."""

    ADVANCE = "advance"
    LOWER = "lower"
    CHANGE = "change"


@synonyms(PERFORM="declare", STOP="block")
@verbs
class AttackVerb(Enum):
    """What is done with attacks (ATK)."""

    PERFORM = "perform"
    STOP = "stop"


@synonyms(TAKE="be dealt")
@verbs
class DamageVerb(Enum):
    """What attacks do to players, and players about it (ATK-5 to ATK-13)."""

    DEAL = "deal"
    TAKE = "take"
    PREVENT = "prevent"
    MODIFY = "modify"


@verbs
class GameVerb(Enum):
    """What players do beside what is done to cards: nothing of the table tells of it."""

    WIN = "win"
    SEARCH = "search"
    LOOK = "look at"
    HAVE = "have"


@verbs
class CombatVerb(Enum):
    """What is done with combat itself (COM-1, COM-2); an action that is skipped one misses."""

    DECLARE = "declare"
    END = "end"
    PASS = "pass"
    SKIP = "skip"
    MISS = "miss"


Verb = (
    CardVerb
    | PlayVerb
    | AngerVerb
    | StageVerb
    | LevelVerb
    | AttackVerb
    | DamageVerb
    | CombatVerb
    | GameVerb
)


UNTOLD: frozenset[Verb] = frozenset((CardVerb.CHOOSE, CardVerb.CANCEL, CardVerb.AFFECT))
"""The verbs of the deeds that no event tells of, so that nobody knows of them afterwards."""


PLAY, USE, PERFORM, PAY = CardVerb.PLAY, CardVerb.USE, AttackVerb.PERFORM, StageVerb.PAY
"""The verbs once more that are asked for at every option (see `matters.COST`)."""


@record
class Deed:
    """One thing done.

    `doer` is the seat that does it, NO_SEAT when nobody in particular does; `cards` what it is
    done to; `whose` the seat whose cards, anger, level or stages they are. `by` and `cause` are
    the seat and the card whose effect does it. `critical` tells a critical damage effect,
    `endurance` that a card is banished for its Endurance, `immediate` that what a card does at once
    is used, `hit` that its HIT effects are. `attack` is the attack that it is about, where no event
    tells; `event` is None of a deed that is yet to be done (see `door`); `required` tells that
    an effect asks for it as its price, which is before it is tried; `on` the deed in whose course
    it is done by rule; `way` the kind of victory (see `GameWon`), or the step that one has;
    `bearer` what a card is attached to; `whole` that it is all that one effect does to several
    cards; `floating` that an effect does it whose card was used before (EFF-4);
    `at_bottom` that the cards go to the bottom of where they go to; `ends` tells at which ends of
    an ordered zone they lie (see `CardMoved`).
    """

    verb: Verb
    doer: int = NO_SEAT
    cards: tuple[int, ...] = ()
    whose: int = NO_SEAT
    source: Zone | None = None
    target: Zone | None = None
    to: int = NO_SEAT
    amount: int = 0
    cause: int = NOBODY
    by: int = NO_SEAT
    critical: bool = False
    event: Event | None = None
    endurance: bool = False
    immediate: bool = False
    hit: bool = False
    attack: Any = None
    required: bool = False
    on: Verb | None = None
    bearer: int = NOBODY
    whole: bool = False
    floating: bool = False
    way: str = ""
    at_bottom: bool = False
    ends: int = 0

    @property
    def plays(self) -> bool:
        """Whether a card is played: from hand, or by an effect as though from there (EFF-6)."""
        why = getattr(self.event, "why", None)
        return self.verb is PLAY or (self.verb is PlayVerb.ENTER and why is Why.PLAY)

    @property
    def by_effect(self) -> bool:
        """Whether a card's effect does it.

        A critical damage effect is the game's (ATK-13), and so is Endurance (ATK-12). What is taken
        as damage is no effect of the attack that deals it (ATK-1).
        """
        played = self.critical or self.endurance or self.verb is DamageVerb.TAKE
        return self.cause >= 0 and not played


_BY_BOTH, _DISCARD = (CardVerb.DESTROY, CardVerb.BANISH), CardVerb.DISCARD


def doers(deed: Deed) -> tuple[int, ...]:
    """The seats that can be said to do it.

    A player destroys or banishes with his own hand, at the bidding of the one whose effect it is:
    "your opponent destroys the top card of his Life Deck" may be said of both. So he discards what
    is in play, too.
    """
    of_both = deed.verb in _BY_BOTH
    if deed.verb is _DISCARD and deed.source is IN_PLAY:
        of_both = True
    if deed.verb is AngerVerb.RAISE and deed.event is None:
        # Before it is done: he would raise his own, at the bidding of the other.
        of_both = True
    if of_both and deed.by >= 0:
        return (deed.doer, deed.by)
    return (deed.doer,)


@record
class Ahead(Event):
    """A deed is about to be done, and what waits for that may still change how much of it is.

    It is heard like any event, but happens to nobody: it is no part of the stream of events.
    """

    deed: Deed
    amounts: list[int]
