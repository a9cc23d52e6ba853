"""Events: every change of a game, and every thing worth telling about it, as frozen records.

State changes only through events (`changes.apply`). Triggers, the log, the animation, replays and
the network all read the same stream. `redact` gives the stream that one seat may see.

Cards are named by their instance number in the match (`card`), players by their seat, 0 or 1.
`HIDDEN` stands where a seat may not know which card it is; `NOBODY` where there is none.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import IntEnum, StrEnum
from typing import Any

from dbz_desktop.rules.kernel.record import record

HIDDEN = -1
NOBODY = -2
BOTH = 3
"""Seat mask: 1 is seat 0, 2 is seat 1, 3 is both."""


_ZONE_NAMES = ("Life Deck", "hand", "play", "discard pile", "Banished Zone", "aside", "table")


class Zone(IntEnum):
    """Where a card can be (ZON-1, ZON-4)."""

    LIFE_DECK = 0
    HAND = 1
    IN_PLAY = 2
    DISCARD = 3
    BANISHED = 4
    ASIDE = 5
    IN_USE = 6
    """On the table while it resolves, and between the uses of a card that remains (ATK-15)."""

    is_hidden: bool
    """Hand and Life Deck are the hidden zones (ZON-3)."""
    label: str
    """The zone's name in the game's terms."""

    def __init__(self, number: int) -> None:
        self.is_hidden = number < 2
        self.label = _ZONE_NAMES[number]


LIFE_DECK, HAND, IN_PLAY, DISCARD, BANISHED, ASIDE, IN_USE = Zone
"""The zones once more, for what is asked of every card that moves.

To find a member in its Enum takes Python longer than to compare it (until 3.12).
"""


class Why(StrEnum):
    """The reason of a change, in the game's own verbs."""

    DRAW = "draw"
    PLAY = "play"
    PLACE = "place"
    USE = "use"
    AFTER_USE = "after use"
    DISCARD = "discard"
    HAND_SIZE = "hand size"
    DESTROY = "destroy"
    BANISH = "banish"
    BANISH_SELF = "banish after use"
    ENDURANCE = "endurance"
    DAMAGE = "damage"
    REJUVENATE = "rejuvenate"
    SHUFFLE = "shuffle"
    RETURN = "return"
    ORDER = "order"
    STAGE_LOSS = "stage loss"
    ATTACH = "attach"
    CAPTURE = "capture"
    LEVEL = "level"
    COST = "cost"
    PUR = "power up"
    GAIN = "gain"
    LOSE = "lose"
    SET = "set"
    RAISE = "raise"
    LOWER = "lower"
    RULE = "rule"
    SEARCH = "search"
    JUDGE = "judge"


class AttackKind(StrEnum):
    """Physical or energy."""

    PHYSICAL = "physical"
    ENERGY = "energy"


@record
class Event:
    """Something that happened. `rule` is the rule id that it follows, where one is at work."""


@record
class GameStarted(Event):
    """The match begins; `first` takes the first turn (SET-2)."""

    first: int
    seed: int
    edition: str


@record
class TurnBegan(Event):
    """A turn begins (TRN)."""

    player: int
    number: int


@record
class TurnEnding(Event):
    """A turn is about to end: "at the end of the turn" effects happen now (TRN-6)."""

    player: int
    rule: str = "TRN-6"


@record
class StepBegan(Event):
    """A step of the turn begins: "draw", "planning", "combat", "discard" or "rejuvenation"."""

    player: int
    step: str
    rule: str


@record
class StepEnding(Event):
    """A step of the turn is about to end: what is done at the end of it is done now (EFF-2)."""

    player: int
    step: str
    rule: str = "EFF-2"


@record
class CardMoved(Event):
    """A card changes zone, or its place within one.

    `player` is whose zone it leaves, `to_player` whose zone it enters (in play: the controller).
    `at_bottom` says at which end of an ordered zone it arrives, `place` how many cards lie
    between it and that end. `seen` is the seat mask of who
    may know which card it is. `cause` is the card whose effect did it, or NOBODY. `attached_to`
    is the card it is attached to on arrival, or NOBODY. `by` is the player whose effect it was,
    `doer` the one whom that effect has do it, where that is another.
    """

    card: int
    source: Zone
    target: Zone
    player: int
    to_player: int
    why: Why
    cause: int = NOBODY
    by: int = NOBODY
    at_bottom: bool = False
    seen: int = BOTH
    attached_to: int = NOBODY
    stages: int = 0
    rule: str = ""
    place: int = 0
    giver: int = NOBODY
    doer: int = NOBODY


@record
class Shuffled(Event):
    """A Life Deck is shuffled; only the engine knows the order."""

    player: int
    order: tuple[int, ...]
    count: int


@record
class ShuffledAnew(Event):
    """An answer was taken back, and `count` cards of a Life Deck that no player knows the place
    of change places by chance; `order` is that of the whole Life Deck, for the engine alone."""

    player: int
    order: tuple[int, ...]
    count: int


@record
class CardsRevealed(Event):
    """Cards are shown to a seat or both, without moving; `source` is the zone that they lie in."""

    player: int
    cards: tuple[int, ...]
    seen: int
    cause: int = NOBODY
    giver: int = NOBODY
    source: Zone | None = None


@record
class Searched(Event):
    """`player` looks through whole zones of the player `whose`, by an effect of `cause` (EFF-9).

    `amount` is how many cards are looked for.
    """

    player: int
    whose: int
    zones: tuple[Zone, ...]
    cause: int
    by: int
    amount: int = 1
    rule: str = "EFF-9"


@record
class StagesChanged(Event):
    """The power stage of a personality moves (0 to 10). `card` is the MP's level or the Ally."""

    player: int
    card: int
    before: int
    after: int
    why: Why
    cause: int = NOBODY
    rule: str = ""
    giver: int = NOBODY


@record
class AngerChanged(Event):
    """Anger moves (0 to 5). `by` is the player whose effect it was, `cause` the card."""

    player: int
    before: int
    after: int
    why: Why
    cause: int = NOBODY
    by: int = NOBODY
    rule: str = ""
    giver: int = NOBODY


@record
class LevelChanged(Event):
    """The MP advances or is lowered a level; `card` is the new level's card (ANG-1, ANG-3)."""

    player: int
    before: int
    after: int
    card: int
    why: Why
    cause: int = NOBODY
    rule: str = ""
    giver: int = NOBODY


@record
class LevelKept(Event):
    """An effect of `by` would have lowered the level of `player`'s MP, but may not (ANG-3)."""

    player: int
    by: int
    cause: int = NOBODY
    rule: str = "ANG-3"


@record
class ControlChanged(Event):
    """A card in play changes its controller, for example a captured Dragon Ball (ATK-14).

    `critical` tells that a critical damage effect captures it (ATK-13).
    """

    card: int
    before: int
    after: int
    why: Why
    cause: int = NOBODY
    rule: str = "ATK-14"
    giver: int = NOBODY
    critical: bool = False


@record
class CardCopied(Event):
    """A card in play is treated as a copy of another, `of`, as long as it stays there (EFF-1)."""

    player: int
    card: int
    of: int
    cause: int = NOBODY
    rule: str = "EFF-1"


@record
class CombatBegan(Event):
    """`player` declares combat (COM-1)."""

    player: int
    rule: str = "COM-1"


@record
class CombatForgone(Event):
    """`player` doesn't declare combat in his turn, as he likes or because he may not (TRN-3)."""

    player: int
    rule: str = "TRN-3"


@record
class CombatEnding(Event):
    """Combat is about to end: "at the end of combat" effects happen now (COM-8)."""

    player: int
    rule: str = "COM-8"


@record
class CombatEnded(Event):
    """Combat is over: two passes, or an effect of a card that `by` used (COM-2)."""

    player: int
    by_effect: int = NOBODY
    rule: str = "COM-2"
    by: int = NOBODY


@record
class ActionBegan(Event):
    """It is `player`'s action; `number` counts the actions of this combat from 1 (COM-2)."""

    player: int
    number: int
    rule: str = "COM-2"


@record
class Passed(Event):
    """A player passes; `forced` when an effect makes him."""

    player: int
    forced: bool = False
    rule: str = "COM-2"


@record
class ActionSkipped(Event):
    """An effect takes a player's action away, which is no pass of his (HSE-4)."""

    player: int
    rule: str = "HSE-4"


@record
class CardUsed(Event):
    """A card is played or used: its section (0 for the first) begins to resolve.

    `how` is "attack", "defense", "power", "instant", "play", "enter" (entering combat).
    """

    player: int
    card: int
    section: int
    how: str
    from_hand: bool
    rule: str = ""


@record
class AttackBegan(Event):
    """An attack starts (ATK-1). `number` counts the attacks of the match from 1.

    `performer` is the personality that performs it, `copy` tells an invisible copy (ATK-16),
    `origin` is the zone that its card came from.
    """

    number: int
    player: int
    card: int
    kind: AttackKind
    performer: int
    cost: int
    copy: bool = False
    rule: str = "ATK-1"
    origin: Zone | None = None


@record
class AttackStep(Event):
    """The attack sequence enters a step, 1 to 8 in `fanz`, 1 to 7 elsewhere (ATK-1)."""

    number: int
    step: int
    name: str
    rule: str = "ATK-1"


@record
class AttackStopped(Event):
    """An attack is stopped, by card or effect `by` (ATK-4)."""

    number: int
    by: int
    player: int
    rule: str = "ATK-4"
    floating: bool = False


@record
class StopFailed(Event):
    """Something would stop the attack, but it can't be stopped (ATK-15)."""

    number: int
    by: int
    rule: str = "ATK-15"


@record
class Term:
    """One addend of the damage: `amount` of `unit` ("stages" or "life cards") and its origin.

    `label` is "AT", "base", "modifier" or "prevented"; `card` is where it comes from, `by` whose
    effect a modifier is.
    """

    label: str
    amount: int
    unit: str
    card: int = NOBODY
    by: int = NOBODY


@record
class DamageCalculated(Event):
    """Step 4: the damage after modifiers and prevention, with every term (ATK-5 to ATK-8).

    `attacker_power` and `defender_power` are the power levels that the Attack Table was asked
    about; `table_by` is the card whose effect gave the value instead of the table, or NOBODY.
    """

    number: int
    player: int
    attack_table: int
    attacker_bracket: str
    defender_bracket: str
    stages: int
    life_cards: int
    terms: tuple[Term, ...]
    rule: str = "ATK-5"
    attacker_power: int = 0
    defender_power: int = 0
    table_by: int = NOBODY


@record
class StagesTurned(Event):
    """Stages of damage past zero turn into life cards (ATK-7)."""

    number: int
    player: int
    amount: int
    rule: str = "ATK-7"


@record
class DamagePrevented(Event):
    """Life cards or stages of damage don't happen: Endurance or a prevention (ATK-12)."""

    number: int
    player: int
    amount: int
    unit: str
    card: int
    rule: str


@record
class DamageDealt(Event):
    """The damage of an attack is done: stages lost and life cards discarded (ATK-6, ATK-13)."""

    number: int
    player: int
    attacker: int
    stages: int
    life_cards: int
    critical: bool
    rule: str = "ATK-6"


@record
class CriticalEffect(Event):
    """A critical damage effect is chosen: "capture", "ally" or "anger" (ATK-13)."""

    player: int
    choice: str
    cause: int
    rule: str = "ATK-13"


@record
class HitUsed(Event):
    """A player used the HIT effects that are printed, or gained, in one place (ATK-1)."""

    number: int
    player: int
    card: int
    rule: str = "ATK-1"


@record
class AttackUnstopped(Event):
    """Nothing has stopped the attack; its damage comes next."""

    number: int
    player: int
    rule: str = "ATK-1"


@record
class AttackEnded(Event):
    """The attack sequence is over. `successful` when it was not stopped."""

    number: int
    player: int
    successful: bool
    stages: int
    life_cards: int
    rule: str = "ATK-1"


@record
class SentenceResolved(Event):
    """A sentence of a card begins to resolve; `text` is its canonical wording (EFF-1, EFF-2)."""

    player: int
    card: int
    text: str
    triggered: bool = False
    rule: str = "EFF-1"
    giver: int = NOBODY


@record
class LoopEnded(Event):
    """What would go on without end is over: contextual effects, or the actions of a `combat`."""

    combat: bool = False
    rule: str = "HSE-10"


@record
class FloatingBegan(Event):
    """A floating effect starts (EFF-4); `until` says in words how long it holds."""

    ident: int
    player: int
    card: int
    text: str
    until: str
    rule: str = "EFF-4"


@record
class FloatingEnded(Event):
    """A floating effect is over (EFF-4)."""

    ident: int
    player: int
    card: int
    rule: str = "EFF-4"


@record
class CardNamed(Event):
    """A player names a card (EFF-10)."""

    player: int
    title: str
    rule: str = "EFF-10"


@record
class CardsReturned(Event):
    """One effect Rejuvenated cards or shuffled them into a Life Deck; told once for all of them.

    `how` is "rejuvenate" or "shuffle"; `player` whose Life Deck it is; `by` whose effect it was.
    With `hidden` not both saw which cards they are: they were in a hand, or nobody knows where.
    `source` is the zone that all of them came from, None where they came from several.
    """

    player: int
    cards: tuple[int, ...]
    how: str
    by: int
    cause: int = NOBODY
    rule: str = "EFF-8"
    hidden: bool = False
    source: Zone | None = None


@record
class Judged(Event):
    """Something is done by hand, or `agreed` on; {0} and {1} in `text` are the players' names."""

    player: int
    text: str
    agreed: bool = False


@record
class GameWon(Event):
    """The game is over: "survival", "mppv", "dragon balls" or "concession" (WIN, HSE)."""

    player: int
    kind: str
    rule: str


def redact(event: Event, viewer: int) -> Event:
    """The event as a seat (0 or 1) may see it: cards that are hidden from it become HIDDEN."""
    if type(event) is CardMoved and event.seen >> viewer & 1:
        # Most of what hides anything is a card that goes where all see it.
        return event
    hide = _HIDES.get(type(event))
    return event if hide is None else hide(event, viewer)


def _hide_card(event: CardMoved, viewer: int) -> Event:
    # Field by field: this is done for every card that is drawn, and `replace` takes its time.
    return CardMoved(
        HIDDEN,
        event.source,
        event.target,
        event.player,
        event.to_player,
        event.why,
        event.cause,
        event.by,
        event.at_bottom,
        event.seen,
        event.attached_to,
        event.stages,
        event.rule,
        event.place,
        event.giver,
    )


def _hide_cards(event: CardsRevealed, viewer: int) -> Event:
    if event.seen >> viewer & 1:
        return event
    unseen = (HIDDEN,) * len(event.cards)
    return CardsRevealed(event.player, unseen, event.seen, event.cause, event.giver, event.source)


def _hide_returned(event: CardsReturned, viewer: int) -> Event:
    return replace(event, cards=()) if event.hidden else event


_HIDES: dict[type[Event], Callable[[Any, int], Event]] = {
    CardMoved: _hide_card,
    CardsRevealed: _hide_cards,
    CardsReturned: _hide_returned,
    Shuffled: lambda event, viewer: Shuffled(event.player, (), event.count),
    ShuffledAnew: lambda event, viewer: ShuffledAnew(event.player, (), event.count),
    GameStarted: lambda event, viewer: replace(event, seed=0),
}

HIDING = frozenset(_HIDES)
"""The events of which a seat may be told less than happened; every other goes to both alike."""
