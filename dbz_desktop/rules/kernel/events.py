"""Events: every change of a game, and every thing worth telling about it, as frozen records.

State changes only through events (`changes.apply`). Triggers, the log, the animation, replays and
the network all read the same stream. `redaction` gives the stream that one seat may
see; what happens in an attack is in `attack_events`.

Cards are named by their instance number in the match (`card`), players by their seat, 0 or 1.
`HIDDEN` stands where a seat may not know which card it is; `NOBODY` where there is none.
"""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import ClassVar

from dbz_desktop.rules.kernel.record import record

HIDDEN = -1
NOBODY = -2
BOTH = 3
"""Seat mask: 1 is seat 0, 2 is seat 1, 3 is both."""

AT_TOP, AT_BOTTOM = 1, 2
"""The ends of an ordered zone that a card came from, as a mask: an only card lies at both."""


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

ORDERED = frozenset((LIFE_DECK, DISCARD, BANISHED))
"""The zones that have a top and a bottom (ZON-1)."""


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


@record
class Event:
    """Something that happened. `rule` is the rule id that it follows, where one is at work.

    One that is `only_told` changes nothing of the game: a journal counts the events without it, so
    that what more a later version of the app tells of a game leaves those of earlier ones as they
    are.
    """

    only_told: ClassVar[bool] = False


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
    `doer` the one whom that effect has do it, where that is another. `ends` tells at which end of
    an ordered zone it lay, `AT_TOP` or `AT_BOTTOM` or both: in a Life Deck no player is told.
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
    ends: int = 0


@record
class Shuffled(Event):
    """A Life Deck is shuffled; only the engine knows the order."""

    player: int
    order: tuple[int, ...]
    count: int


@record
class ShuffledAnew(Event):
    """`count` cards of a Life Deck change places by chance, and the others stay where they are.

    They are those that no player knows the place of, after an answer was taken back; or a text has
    put them there in a random order. `order` is that of the whole Life Deck, for the engine alone.
    """

    player: int
    order: tuple[int, ...]
    count: int


@record
class CardsRevealed(Event):
    """Cards are shown to a seat or both, without moving; `source` is the zone that they lie in.

    `ends` tells at which end of it, as of a card that moves. `in_passing` they are seen because
    they are played or act from where they lie hidden: nobody reveals them then (HSE-9).
    """

    player: int
    cards: tuple[int, ...]
    seen: int
    cause: int = NOBODY
    giver: int = NOBODY
    source: Zone | None = None
    ends: int = 0
    in_passing: bool = False


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
class AngerGoalChanged(Event):
    """The anger with which something happens to a player is another than before: he advances, or
    on the last level wins (ANG-1, WIN-2). Told before anybody is asked; it follows from the effects
    in force (ANG-5)."""

    only_told: ClassVar[bool] = True

    player: int
    before: int
    after: int
    rule: str = "ANG-5"


@record
class RunsOut(Event):
    """So many cards, `after`, a player would draw in his next Draw Step, and lose the game, as no
    more than `left` are in his Life Deck (TRN-1); 0 where he would go on. `before` is what was
    told last. Told between two actions or steps, before anybody is asked."""

    only_told: ClassVar[bool] = True

    player: int
    before: int
    after: int
    left: int
    rule: str = "HSE-2"


@record
class LevelChanged(Event):
    """The MP advances or is lowered a level; `card` is the new level's card (ANG-1, ANG-3).

    By a player's effect, `by` him; by anger its own player advances.
    """

    player: int
    before: int
    after: int
    card: int
    why: Why
    cause: int = NOBODY
    rule: str = ""
    giver: int = NOBODY
    by: int = NOBODY


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
class CombatOffered(Event):
    """The Combat Step of `player` begins: it is decided then whether he declares combat (TRN-3)."""

    player: int
    step: str = "combat"
    rule: str = "TRN-3"


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
class StepSkipped(Event):
    """An effect has a player leave out a step of his turn ("draw", "combat"), or a "turn"."""

    player: int
    step: str
    rule: str


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
class SentenceResolved(Event):
    """A sentence of a card begins to resolve; `text` is its canonical wording (EFF-1, EFF-2)."""

    player: int
    card: int
    text: str
    triggered: bool = False
    rule: str = "EFF-1"
    giver: int = NOBODY


@record
class CameToNothing(Event):
    """Nothing came of the sentence that was resolved last: its condition is `unmet`, or there was
    nothing to do it to (EFF-1). `deed` is what it would have done, as "does:" names it, where that
    is one thing. `barred` is the card whose text forbids it (EFF-4)."""

    only_told: ClassVar[bool] = True

    player: int
    card: int
    deed: str = ""
    unmet: bool = False
    rule: str = "EFF-1"
    giver: int = NOBODY
    barred: int = NOBODY


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
    """A player names a card (EFF-10), or chooses a player: the one at `seat`."""

    player: int
    title: str
    rule: str = "EFF-10"
    seat: int = NOBODY


@record
class CoinFlipped(Event):
    """A player flips a coin for a card's effect; chance decides."""

    player: int
    heads: bool


@record
class CardsReturned(Event):
    """One effect Rejuvenated cards or shuffled them into a Life Deck; told once for all of them.

    `how` is "rejuvenate" or "shuffle", `player` whose Life Deck it is, `by` whose effect it was.
    With `hidden` not both saw which cards they are: they were in a hand, or nobody knows where.
    `source` is the zone that all of them came from, None where they came from several; `doer` is
    as in `CardMoved`.
    """

    player: int
    cards: tuple[int, ...]
    how: str
    by: int
    cause: int = NOBODY
    rule: str = "EFF-8"
    hidden: bool = False
    source: Zone | None = None
    doer: int = NOBODY


@record
class Judged(Event):
    """Something is done by hand, or `agreed` on; {0} and {1} in `text` are the players' names."""

    player: int
    text: str
    agreed: bool = False


@record
class GameWon(Event):
    """The game is over: "survival", "mppv", "dragon balls", "effect" or "concession" (WIN, HSE)."""

    player: int
    kind: str
    rule: str
