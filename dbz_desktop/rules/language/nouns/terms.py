"""The small words of the language: players, zones, units, pronouns, kinds of attack, Styles."""

from __future__ import annotations

from enum import Enum

from dbz_desktop.cards import CardType, Style
from dbz_desktop.rules.kernel.attack_events import AttackKind
from dbz_desktop.rules.kernel.events import CardsRevealed, ControlChanged, Event, Zone
from dbz_desktop.rules.kernel.game import Source
from dbz_desktop.rules.kernel.state import State
from dbz_desktop.wording import formed, words

LAST_LEVEL = 4
"""A set of Main Personalities has levels from 1 to this (SET-1)."""

YOU_CONTROL = "(you control|you controlled|you have in play|controlled by you|under your control)"
HE_CONTROLS = (
    "(your opponent controls|your opponent controlled|he controls|he controlled|they control"
    "|your opponent has in play"
    "|controlled by your opponent|under your opponent's control|under his control)"
)
"""Who controls cards in play, as a template says it after them."""

_STAGES = "[at] [more than|above] (0|zero|1|2) [or more] [power] (stage|stages) [or more]"
_EVEN_IF = "(even if|even when|even while) your MP"
AT_ANY_STAGE = (
    "regardless of (your|his) MP's [power] (stage|stages)",
    "at (any time|any stage of your MP)",
    "whatever your MP's power stage is",
    f"{_EVEN_IF} (is|has) {_STAGES} [above] [0|zero]",
    f"{_EVEN_IF}'s power (stage|level) is (above|higher than|more than|not) (0|zero)",
    f"{_EVEN_IF} is (not at (0|zero) stages|at (its|his) highest power stage"
    "|at (full|maximum) power)",
)
"""That who acts does so whatever stage the MP stands at, as a template says it (COM-6)."""


def that_player(source: Source) -> int:
    """The seat of the player of whom the text spoke.

    Who was chosen; else whose deed or whose turn it is that set this off, or whose card was moved
    before.
    """
    memory = source.memory
    if memory.player >= 0:
        return memory.player
    whose = memory.whose if memory.whose >= 0 else source.opponent
    return doer_told(source.event, whose)


def doer_told(event: Event | None, otherwise: int) -> int:
    """Whose deed or whose turn it is that is told of: a card is captured by whom it comes to.

    Cards that one player alone is shown are looked at by him.
    """
    if isinstance(event, ControlChanged):
        return event.after
    if isinstance(event, CardsRevealed) and event.seen in (1, 2):
        return event.seen - 1
    return int(getattr(event, "player", otherwise))


def looked_at(event: Event | None, card: int) -> bool:
    """Whether one player alone was shown the card: of him it is told, and not of its owner."""
    return isinstance(event, CardsRevealed) and event.seen in (1, 2) and card in event.cards


@words
class Who(Enum):
    """A player as the subject of a sentence."""

    YOU = "you"
    OPPONENT = "your opponent|he"

    def seat(self, source: Source) -> int:
        """Which seat that is for the effect's player."""
        return source.player if self is Who.YOU else 1 - source.player


@formed("doing", ATTACKER="attacking", DEFENDER="defending")
@words
class Role(Enum):
    """Who of the two has declared combat (COM-1)."""

    ATTACKER = "attacker"
    DEFENDER = "defender"


@formed(
    "performs",
    YOUR=(
        "you (perform|performed)|performed by you"
        "|[performed] against (your opponent|him|your opponent's MP)"
    ),
    OPPONENT=(
        "(your opponent|he) (performs|performed) [against (you|your MP)]"
        "|performed by your opponent"
        "|[performed] against (you|your MP)"
    ),
    THAT="that player (performs|performed)|performed by that player",
)
@formed("named", OPPONENT="your opponent's|your opponents")
@words
class Whose(Enum):
    """A player as the owner of something; of an attack in the form "performs", as a clause.

    Of any player "his" is each one's own: there "your opponent's" is read in the form "named".
    """

    YOUR = "your"
    OPPONENT = "your opponent's|your opponents|his|his or her|their"
    THAT = "that player's"

    def seat(self, source: Source) -> int:
        """Which seat that is for the effect's player."""
        if self is _THAT:
            return that_player(source)
        return 1 - source.player if self is _OPPONENT else source.player


# To find a member in its Enum takes Python longer than to compare it (until 3.12).
_OPPONENT, _THAT = Whose.OPPONENT, Whose.THAT


@words
class Unit(Enum):
    """What damage is counted in."""

    STAGE = "stage(s)|power stage(s)"
    LIFE_CARD = "life card(s)"

    @property
    def label(self) -> str:
        """The plural, as terms of damage carry it."""
        return "stages" if self is Unit.STAGE else "life cards"


@words
class Pronoun(Enum):
    """How a sentence speaks of cards that came before."""

    IT = "it"
    THEM = "them"
    THAT_CARD = "that card"
    THOSE_CARDS = "those cards"

    @property
    def refers_back(self) -> bool:
        """It speaks of cards that came before (see `floating`)."""
        return True


@words
class End(Enum):
    """An end of an ordered zone."""

    TOP = "top"
    BOTTOM = "bottom"


@formed(
    "of",
    LIFE_DECK="(Life Deck's|deck's)",
    DISCARD="discard pile's",
    BANISHED="Banished Zone's",
    HAND="hand's",
)
@words
class Pile(Enum):
    """A zone by name."""

    LIFE_DECK = "Life Deck|deck"
    DISCARD = "discard pile"
    BANISHED = "Banished Zone|banished (cards|pile|zone)"
    HAND = "hand"

    @property
    def zone(self) -> Zone:
        """The zone that is meant."""
        return _PILES[self]


_PILES = {
    Pile.LIFE_DECK: Zone.LIFE_DECK,
    Pile.DISCARD: Zone.DISCARD,
    Pile.BANISHED: Zone.BANISHED,
    Pile.HAND: Zone.HAND,
}


@words
class Order(Enum):
    """In which order cards come to lie, where several go somewhere."""

    ANY = (
        "in any order|in any order you choose|in any order he chooses|in an order of your choice"
        "|in an order of his choice|in the order of your choice|in whatever order you choose"
        "|(as|however) you (choose|like|wish)"
    )
    RANDOM = "in a random order|in random order"


@words
class Kind(Enum):
    """A kind of attack."""

    PHYSICAL = "physical"
    ENERGY = "energy"
    EITHER = "physical or energy"

    @property
    def kinds(self) -> frozenset[AttackKind]:
        """The kinds of attack that are meant."""
        if self is Kind.EITHER:
            return frozenset(AttackKind)
        return frozenset({AttackKind(self.value)})


@words
class StyleWord(Enum):
    """A Style by its colour."""

    BLACK = "Black"
    BLUE = "Blue"
    NAMEKIAN = "Namekian"
    ORANGE = "Orange"
    RED = "Red"
    SAIYAN = "Saiyan"

    @property
    def style(self) -> Style:
        """The Style that is meant."""
        return Style(self.value)


@words
class TypeWord(Enum):
    """A card type as cards write it."""

    EVENT = "Event(s)"
    SETUP = "Setup(s)"
    DRILL = "Drill(s)"
    ALLY = "Ally(ies)"
    DRAGON_BALL = "Dragon Ball(s)"

    @property
    def type(self) -> CardType:
        """The card type that is meant."""
        return CardType[self.name]


@words
class CombatWord(Enum):
    """The two types of combat cards, written "Energy Combat card"."""

    PHYSICAL = "Physical Combat"
    ENERGY = "Energy Combat"

    @property
    def type(self) -> CardType:
        """The card type that is meant."""
        return CardType(self.value)


@words
class Period(Enum):
    """In how long a time something may happen so often."""

    TURN = "per turn|(each|every|a|in a|during each) turn"
    COMBAT = "per combat|(each|every|a|in a|during each) combat"
    ATTACK = "per attack|(each|every) attack"
    GAME = "per game|each game"

    @property
    def key(self) -> str:
        """The period's name in the count of uses."""
        return self.name.lower()


def check_times(times: int) -> None:
    """Refuse what never happens."""
    if times < 1:
        raise ValueError("so often it never happens")


@words
class Duration(Enum):
    """How long a floating effect holds (EFF-4)."""

    COMBAT = (
        "this combat|for the remainder of combat|until the end of combat"
        "|(during|in|for) this combat|for the (remainder|rest) of (this|the) combat"
        "|for the rest of combat|until the end of the combat"
        "|until the end of this combat|until combat ends|until end of combat"
    )
    TURN = (
        "this turn|for the remainder of the turn|until the end of the turn|during this turn"
        "|for the (remainder|rest) of this turn|for the rest of (the turn|turn)"
        "|until the end of this turn|until [the] end of turn"
    )
    GAME = (
        "for the rest of the game|for the remainder of the game|this game"
        "|until the end of the game|until the game ends"
    )
    NEXT_TURN = (
        "until the start of your next turn|until the beginning of your next turn"
        "|until your next turn [(begins|starts)]"
    )
    END_OF_NEXT_TURN = "until the end of your next turn"
    THEIR_NEXT_TURN = (
        "until the start of your opponent's next turn"
        "|until the beginning of your opponent's next turn"
        "|until your opponent's next turn [(begins|starts)]"
    )
    END_OF_THEIR_NEXT_TURN = "until the end of your opponent's next turn"
    IN_NEXT_TURN = "during your next turn|(in|on) your next turn"
    IN_THEIR_NEXT_TURN = (
        "during your opponent's next turn|(during|in|on) his next turn"
        "|(in|on) your opponent's next turn"
    )
    IN_NEXT_COMBAT = "during the next combat|(in the|the|during) next combat|next combat"
    IN_YOUR_NEXT_COMBAT = "during your next combat|in your next combat"
    IN_PLAY = (
        "until this card leaves play|until this (Drill|Ally) leaves play"
        "|for as long as this (card|Drill|Ally) (is|stays|remains) in play"
    )
    ACTION = (
        "this action|(during|in) this action|until the end of this action"
        "|for the (remainder|rest) of this action|during this attack"
        "|while this attack is [being] performed|for the duration of this attack"
    )
    NEXT_ACTION = (
        "in his next action|in his next action this combat"
        "|(in|during) your opponent's next action [this combat]|(with|during) his next action"
    )
    YOUR_NEXT_ACTION = "in your next action|in your next action this combat|during your next action"
    END_OF_YOUR_NEXT_ACTION = (
        "until the end of your next action|until your next action ends"
        "|until (the end of|after) your next action [this combat]"
    )
    END_OF_THEIR_NEXT_ACTION = (
        "until the end of your opponent's next action|until your opponent's next action ends"
        "|until (the end of|after) (your opponent's|his) next action [this combat]"
    )
    TO_YOUR_NEXT_ACTION = (
        "until your next action|until the (start|beginning) of your next action [this combat]"
        "|until your next action this combat"
    )
    TO_THEIR_NEXT_ACTION = (
        "until your opponent's next action"
        "|until the (start|beginning) of your opponent's next action [this combat]"
        "|until your opponent's next action this combat"
    )

    @property
    def later(self) -> bool:
        """Whether it begins later than it is said."""
        return self in _LATER


_LATER = (
    Duration.IN_NEXT_TURN,
    Duration.IN_THEIR_NEXT_TURN,
    Duration.IN_NEXT_COMBAT,
    Duration.IN_YOUR_NEXT_COMBAT,
)


@words
class Comparison(Enum):
    """At least, or at most."""

    MORE = "or more|or higher"
    LESS = "or less|or fewer|or lower"

    def test(self, value: int, bound: int) -> bool:
        """Whether a value is on the right side of the bound."""
        return value >= bound if self is Comparison.MORE else value <= bound


@words
class Span(Enum):
    """What of a turn begins and ends (TRN); or an action in combat (COM-2)."""

    TURN = "turn(s)"
    ACTION = "action(s)"
    DRAW = "Draw Step(s)"
    PLANNING = "Planning Step(s)"
    COMBAT_STEP = "Combat Step(s)"
    DISCARD = "Discard Step(s)"
    REJUVENATION = "Rejuvenation Step(s)"

    @property
    def label(self) -> str:
        """One of them, as templates say it."""
        return str(self.value).removesuffix("(s)")

    @property
    def step(self) -> str:
        """The step's name in events; empty for the whole turn."""
        whole = self in (Span.TURN, Span.ACTION)
        return "" if whole else self.name.removesuffix("_STEP").lower()

    def goes_on(self, state: State, whose: SpanOf | None, seat: int) -> bool:
        """Whether it is such a step or action of `whose` as the text of a seat says, or a turn."""
        if self is Span.ACTION:
            now = state.combat
            return now is not None and state.during_combat and _is_of(whose, now.actor, seat)
        if self.step and state.phase not in PHASES[self.step]:
            return False
        return _is_of(whose, state.active, seat)


def _is_of(whose: SpanOf | None, player: int, seat: int) -> bool:
    return whose is None or whose.is_of(player, seat)


@words
class SpanOf(Enum):
    """Whose turns or steps are meant."""

    EACH = "each|every"
    YOUR = "your"
    OPPONENT = "your opponent's"
    EACH_PLAYERS = "each player's|(either|any) player's"
    THE = "the"

    def covers(self, seat: int, source: Source) -> bool:
        """Whether a turn of that seat is meant."""
        return self.is_of(seat, source.player)

    def is_of(self, player: int, seat: int) -> bool:
        """Whether that player's are meant where the player of a seat says so."""
        if self is SpanOf.YOUR:
            return player == seat
        return self is not SpanOf.OPPONENT or player == 1 - seat


@words
class StepName(Enum):
    """A step of the turn, as one skips it (TRN)."""

    DRAW = "Draw Step(s)"
    PLANNING = "Planning Step(s)"
    COMBAT = "Combat Step(s)"
    DISCARD = "Discard Step(s)"
    REJUVENATION = "Rejuvenation Step(s)"
    TURN = "turn(s)"
    POWER_UP = "Power Up Step(s)"

    @property
    def rule(self) -> str:
        """The rule of the step; powering up is a part of the Planning Step (TRN-2)."""
        return "TRN-2" if self is StepName.POWER_UP else f"TRN-{list(StepName).index(self) + 1}"

    @property
    def key(self) -> str:
        """How the rules call it."""
        return self.name.lower()


PHASES = {
    "draw": ("start",),
    "planning": ("planning",),
    "combat": ("declare", "combat", "combat end"),
    "discard": ("discard",),
    "rejuvenation": ("rejuvenation",),
}
"""Where a turn stands in each of its steps (see `flow.turn`)."""
