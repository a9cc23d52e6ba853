"""Values: numbers, X, and everything that can be counted or measured.

A `Value` stands wherever a number can: in an effect ("gain X stages"), in a definition ("X = 1 +
the number of Drills you control"), in a comparison. What can be counted is a `Counted`, said after
"the number of" and after "for each". What is measured of a personality is in `personalities`,
sums and multiples in `sums`.
"""

from __future__ import annotations

from dataclasses import InitVar, dataclass, replace
from enum import Enum
from typing import Any, ClassVar

from dbz_desktop.cards import CardType
from dbz_desktop.rules.flow import damage, stages
from dbz_desktop.rules.kernel import considered
from dbz_desktop.rules.kernel.base import Amount, CardFilter, Line
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.deed import UNTOLD, CardVerb
from dbz_desktop.rules.kernel.deeds_told import deeds_of
from dbz_desktop.rules.kernel.events import AngerChanged, CardsRevealed, Event, Zone
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.quantities import Quantity, value_of
from dbz_desktop.rules.language.nouns.in_common import done_to, of_kind
from dbz_desktop.rules.language.nouns.kinds import AnyCard, Suffix, foremost, means_personalities
from dbz_desktop.rules.language.nouns.places import IN_PLAY, MINE, THEIRS, Controlled, In, Located
from dbz_desktop.rules.language.nouns.starts import AT_START, NO_RECORD, QUIET_START, Start
from dbz_desktop.rules.language.nouns.suffixes import CardFact, Such, That, of_such
from dbz_desktop.rules.language.nouns.terms import Whose
from dbz_desktop.wording import Phrase, phrase, words


class Value(Amount):
    """An amount that can stand in a sum and in a comparison.

    Some are `brief`: they are printed before what they are of, "X stages". Others are printed after
    it, "stages equal to your anger".
    """

    @property
    def has_before(self) -> bool:
        """Whether it is told what it was before it was changed."""
        return False

    @property
    def is_spoken_of(self) -> bool:
        """Whether it is "that amount" once a condition has asked about it."""
        return False

    @property
    def is_added_up(self) -> bool:
        """Whether it is said with its parts one behind the other: "your anger + 2"."""
        return False

    def before(self, game: Game, source: Source) -> int:
        """What it was before this text, or what set it off, last changed it."""
        return self.value(game, source)

    def is_there(self, game: Game, source: Source) -> bool:
        """Whether it can be compared: not the Endurance of a card that has none (ATK-12)."""
        return True


@phrase("{n}", ("{n}", {}, "brief"))
@dataclass(frozen=True, slots=True)
class Number(Value):
    """A plain number."""

    n: int

    def value(self, game: Game, source: Source) -> int:
        return self.n


@words
class Symbol(Enum):
    """What stands for a number."""

    X = "X"
    AT = "AT|the AT"


@phrase(
    "{symbol}",
    ("X", {"symbol": Symbol.X}, "brief"),
    ("AT", {"symbol": Symbol.AT}, "brief"),
    ("~(the|its|your MP's) AT", {"symbol": Symbol.AT}, "brief"),
    ("~(its|your MP's) AT", {"symbol": Symbol.AT}),
)
@dataclass(frozen=True, slots=True)
class Symbolic(Value):
    """X, as the card defines it, the Attack Table's value for this attack (ATK-5)."""

    symbol: Symbol

    @property
    def rules(self) -> str:
        """The rule of the Attack Table."""
        return "ATK-5" if self.symbol is Symbol.AT else ""

    def value(self, game: Game, source: Source) -> int:
        if self.symbol is Symbol.AT:
            return damage.table_value(game, source.attack) if source.attack is not None else 0
        # Where the sentence that defines it wasn't read, the players have carried that out by hand.
        meant = source.definitions.get("X")
        return meant.value(game, source) if meant is not None else 0


def amount_told(event: Event | None, verb: str | None = None) -> int:
    """By how much an event tells that something was done, or that one verb was; 0 for nothing."""
    deeds = () if event is None else deeds_of(event)
    told = (each.amount for each in deeds if verb is None or each.verb.value == verb)
    return next((amount for amount in told if amount), 0)


THE_X, TABLE = Symbolic(Symbol.X), Symbolic(Symbol.AT)


@dataclass(frozen=True, slots=True)
class WhenPerformed(Amount):
    """A number as it was when the attack began, before its own effects: never read alone."""

    amount: Amount

    @property
    def when_performed(self) -> Amount | None:
        return self.amount

    def value(self, game: Game, source: Source) -> int:
        attack = source.attack
        if attack is not None and (source.card, self) in attack.counted:
            return attack.counted[source.card, self]
        return self.amount.value(game, source)


AT_MOST = (
    "[,] (to a maximum of|up to a maximum of|up to|maximum|at most|but no more than) [+]{most} "
    "[level|levels|stage|stages|card|cards|life card|life cards] [of damage]"
)
"""The ways to say what so much for each comes to at most, beside the one that is printed."""


class Counted(Phrase):
    """What can be counted: "Drills you control", "cards destroyed", "stages paid"."""

    def count(self, game: Game, source: Source) -> int:
        """How many there are, now."""
        raise TypeError(type(self).__name__)

    def found(self, game: Game, source: Source) -> tuple[int, ...]:
        """The cards that are counted, where it is those that lie at a place now."""
        return ()


@phrase(
    "the {things:@whole}",
    "the number of {things:pl}",
    "~the {things:pl:@done}",
    "~number of {things}",
    "~the [total] amount of {things}",
    ("the number of {things:pl}", {}, "as"),
    ("~the amount of {things:pl}", {}, "as"),
    ("the {things:pl}", {}, "of_those"),
    ("~[there (are|were)] {things:pl}", {}, "as"),
)
@dataclass(frozen=True, slots=True)
class NumberOf(Value):
    """How many there are of something."""

    things: Counted

    def value(self, game: Game, source: Source) -> int:
        return self.things.count(game, source)


def is_the_same(one: Value, other: Value) -> bool:
    """Whether two values are one, however they are worded: such a comparison asks nothing."""
    return _plainly(one) == _plainly(other)


def _plainly(value: Value) -> Value:
    things = value.things if isinstance(value, NumberOf) else None
    if not isinstance(things, CardsHandled):
        return value
    return NumberOf(replace(things, after=None, yours=False))


def lying(game: Game, cards: CardFilter, where: Located, source: Source) -> list[int]:
    """The cards of a kind at a place; MPs are in play where personalities are meant (TYP-8).

    A card whose attack is asked about is no card of the hand that it is to be played from.
    """
    found = where.cards(game, source)
    attack = source.attack
    if attack is not None and attack.card == source.card and not attack.copy:
        found = [c for c in found if c != source.card or game.state.where[c] is not Zone.HAND]
    if means_personalities(cards) and isinstance(where, Controlled):
        seats = sorted(where.who.seats(source))
        found = [*(game.state.players[seat].mp_card for seat in seats), *found]
    return foremost(game, cards, of_kind(game, cards, found, source), source)


def _no_choice(where: Located) -> None:
    taken = isinstance(where, In) and where.taken
    if taken or (where.place is not None and where.place.chooses is not None):
        raise ValueError("cards are counted where they lie, and nobody chooses where that is")


_LEAVES = frozenset(
    (
        *(CardVerb.DESTROY, CardVerb.DISCARD, CardVerb.BANISH),
        *(CardVerb.RETURN, CardVerb.SHUFFLE, CardVerb.REJUVENATE),
    )
)
"""What takes cards out of play."""


def still_there(cards: CardFilter) -> None:
    """Refuse to look in play for what has left it: it lies where that was put (ZON-3)."""
    done = (getattr(each, "deed", None) for each in every(cards, Suffix))
    if any(not _LEAVES.isdisjoint(each.verbs_meant) for each in done if each is not None):
        raise ValueError("what has left play is controlled by nobody")


_ELSEWHERE = tuple(kind for kind in CardType if kind.plays_from_hand)
"""What never stays in play, so that nobody would count it there without saying so."""


@phrase(
    "{cards:s} {where}",
    "~{cards:s} {where} {after:s}",
    ("{cards:s} {where} beyond the first", {"but": 1}),
    ("~{cards:s} {where} (after|past|other than) the first", {"but": 1}),
    ("~{cards:s} (beyond|after) the first", {"where": IN_PLAY, "alone": True, "but": 1}),
    "~{cards:s} {where}[,] including (this one|this card|itself)",
    ("~{cards:s}", {"where": IN_PLAY, "alone": True}),
    ("~your {cards:s} in play", {"where": MINE}),
    ("~your {cards:s}", {"where": MINE}),
    ("~of your {cards:pl}", {"where": MINE}),
    ("~of your {cards:pl} in play", {"where": MINE}),
    ("~[of] (your opponent's|his) {cards:pl}", {"where": THEIRS}),
    ("~[of] (your opponent's|his) {cards:pl} in play", {"where": THEIRS}),
    ("different card type(s) {where}", {"cards": None}),
    ("different Style(s) {where}", {"cards": None, "distinct": True}),
    ("~different Style(s) (among|on) (the cards|cards) {where}", {"cards": None, "distinct": True}),
    ("~different card type(s) among (the cards|cards) {where}", {"cards": None}),
    ("differently named {cards:s} {where}", {"distinct": True}),
    ("~(differently titled|different) {cards:s} {where}", {"distinct": True}),
    ("~{cards:s} with different (titles|names) {where}", {"distinct": True}),
)
@dataclass(frozen=True, slots=True)
class CardsAt(Counted):
    """Cards of a kind at a place, or the card types, or Styles, among all that are there.

    With `distinct` of each title one counts; Freestyle is no Style (DCK-5). `but` so many
    of them, which are the first.
    """

    rules: ClassVar[str] = "TYP-8"

    cards: CardFilter | None
    where: Located
    distinct: bool = False
    but: int = 0
    after: InitVar[Suffix | None] = None
    alone: InitVar[bool] = False

    def __post_init__(self, after: Suffix | None, alone: bool) -> None:
        plain = not isinstance(self.cards, Such) or self.cards.suffix.only_in_play
        if alone and not (plain and self.cards and not any(map(self.cards.allows, _ELSEWHERE))):
            raise ValueError("of what also lies elsewhere it is said where")
        if after == That(CardFact.OTHER_TITLE):  # Than another one of them.
            object.__setattr__(self, "distinct", True)
        elif self.cards is not None:
            object.__setattr__(self, "cards", of_such(self.cards, after))
        if isinstance(self.where, Controlled) and self.cards is not None:
            still_there(self.cards)
        _no_choice(self.where)
        if self.but and (self.but > 1 or self.cards is None or self.distinct):
            raise ValueError("the first one of a kind, of whatever title, is not counted")

    def count(self, game: Game, source: Source) -> int:
        if self.cards is None:
            there = self.where.cards(game, source)
            if not self.distinct:
                return len({game.cards[card].type for card in there})
            styles = {considered.style(game, card, source.player) for card in there}
            return sum(style.is_styled for style in styles)
        found = self.found(game, source)
        many = len({game.cards[card].title for card in found} if self.distinct else found)
        return max(0, many - self.but)

    def found(self, game: Game, source: Source) -> tuple[int, ...]:
        if self.cards is None:
            return ()
        return tuple(lying(game, self.cards, self.where, source))


_AMONG: dict[str, Any] = {"yours": False, "verb": None, "whose": None}
_ANYBODYS: dict[str, Any] = {"yours": False, "whose": None}
_SOMEBODYS: dict[str, Any] = {"yours": False}
_OF_THEM: dict[str, Any] = {**_AMONG, "cards": AnyCard()}


@phrase(
    ("{cards:s} {verb:@participle}", _ANYBODYS),
    ("~{cards:s} {verb:@participle} this way", _ANYBODYS),
    ("~{cards:s} {verb:@participle} this way {after:s}", _ANYBODYS),
    ("of {whose} {cards:pl} {verb:@participle}", _SOMEBODYS),
    ("~[of] {whose} {cards:pl} {verb:@participle} this way", _SOMEBODYS),
    ("{cards:s} you {verb:@past}", {"yours": True, "whose": None}),
    ("~{cards:s} (he|your opponent) {verb:@past}", _ANYBODYS),
    ("{cards:s} among those cards", _AMONG),
    ("~{cards:s} [from] among (them|the revealed cards|the chosen cards)", _AMONG),
    ("~{cards:s} chosen [this way]", _AMONG),
    ("~[of] (them|those cards|the revealed cards|the chosen cards) {after:s}", _OF_THEM),
)
@dataclass(frozen=True, slots=True)
class CardsHandled(Counted):
    """The cards of a kind that the sentence before really moved, or that set a text off by that.

    Without a `verb` those that were spoken of, or seen. `yours` only words it; `whose` they are is
    who controlled them last, or owns what wasn't in play (ZON-2).

    What is revealed stays where it is: those are the cards that the text has shown so far.
    """

    cards: CardFilter
    verb: CardVerb | None
    yours: bool = False
    whose: Whose | None = None
    after: InitVar[Suffix | None] = None

    def __post_init__(self, after: Suffix | None) -> None:
        object.__setattr__(self, "cards", of_such(self.cards, after))
        if self.verb in UNTOLD:
            raise ValueError("nothing tells of it afterwards")

    def count(self, game: Game, source: Source) -> int:
        if self.verb is None:
            spoken = source.memory.chosen or source.memory.seen
            return sum(self.cards.fits(game, card, source) for card in spoken)
        moved = source.memory.moved
        if self.verb is CardVerb.REVEAL:
            history = game.state.history
            shown = history.of((CardsRevealed,), history.since(source.memory.began))
            mine = (
                event.cards
                for event in shown
                if event.cause == source.card and not event.in_passing
            )
            moved = tuple(dict.fromkeys(card for cards in mine for card in cards))
        elif moved:
            moved = done_to(game, self.verb, moved, source)
        if not moved and source.event is not None:
            # Those to which that was done what set this text off.
            if any(deed.verb is self.verb for deed in deeds_of(source.event)):
                moved = source.memory.chosen
        if self.whose is not None:
            seat = self.whose.seat(source)
            moved = tuple(card for card in moved if _last_had(game, card) == seat)
        return sum(self.cards.fits(game, card, source) for card in moved)


def _last_had(game: Game, card: int) -> int:
    """Who controlled a card as it was last in play, or owns it (ZON-2)."""
    permanent = game.state.permanents.get(card) or game.state.left.get(card)
    return game.owners[card] if permanent is None else permanent.controller


@words
class PlayerMeasure(Enum):
    """What can be measured of a player."""

    ANGER = "anger"
    PUR = "PUR"


_ANGER = {"what": PlayerMeasure.ANGER}


def anger_seen(game: Game, seat: int, source: Source) -> int:
    """A player's anger as a text sees it, for which it may be considered to be another (ANG-1)."""
    mine = seat == source.player
    seen = Quantity.ANGER_TO_ITS_PLAYER if mine else Quantity.ANGER_TO_THE_OTHER
    return value_of(game, seen, seat, game.state.players[seat].anger)


@phrase(
    "{whose} {what}",
    f"{{whose}} {{what}} {AT_START}",
    f"~{{whose}} {{what}} {QUIET_START}",
    ("~{whose} MP's (PUR|power up rating)", {"what": PlayerMeasure.PUR}),
    ("~{whose} MP's [current] anger", {"what": PlayerMeasure.ANGER}),
    ("~{whose} MP (has|had) a PUR of", {"what": PlayerMeasure.PUR}, "having"),
    ("~you have a PUR of", {"what": PlayerMeasure.PUR, "whose": Whose.YOUR}, "having"),
    ("whose {what}", {"whose": Whose.OPPONENT}, "whose"),
    ("~{whose} anger (began|started)", _ANGER, "anger_began"),
    ("~you had", {**_ANGER, "whose": Whose.YOUR}, "had"),
    ("~(your opponent|he) had", {**_ANGER, "whose": Whose.OPPONENT}, "had"),
    ("level(s) of {whose} anger", _ANGER, "units"),
    ("{whose} {what}", {}, "as"),
    *(
        (f"~{anger} {words}", {**_ANGER, "whose": whose}, "units")
        for whose, words in (
            (Whose.YOUR, "you (have|are at)"),
            (Whose.OPPONENT, "(your opponent|he) (has|is at)"),
        )
        for anger in ("[(level(s)|point(s)) of] anger", "anger level(s)")
    ),
    ("~of {whose} anger", _ANGER, "units"),
    *(
        (f"{words} {degree} {{what}}", {"whose": whose}, form)
        for whose, words in (
            (Whose.YOUR, "you (have|had)"),
            (Whose.OPPONENT, "(your opponent|he) (has|had)"),
        )
        for form, degree in (
            ("higher", "[a] (higher|greater)"),
            ("lower", "[a] (lower|smaller)"),
            ("same", "the same"),
        )
    ),
    ("you have the (higher|highest) {what}", {"whose": Whose.YOUR}, "first"),
    ("you have the (lower|lowest) {what}", {"whose": Whose.YOUR}, "last"),
)
@dataclass(frozen=True, slots=True)
class OfPlayer(Value):
    """A player's anger, or his MP's Power Up Rating with what changes it (ANG-1, TRN-2).

    Or his anger as it was at the start of a time that goes on, `since` then.
    """

    whose: Whose
    what: PlayerMeasure
    since: Start | None = None

    def __post_init__(self) -> None:
        if self.since is not None and self.what is not PlayerMeasure.ANGER:
            raise ValueError(NO_RECORD)

    @property
    def rules(self) -> str:
        """The rule of a Power Up Rating."""
        return "TRN-2" if self.what is PlayerMeasure.PUR else ""

    @property
    def has_before(self) -> bool:
        return self.what is PlayerMeasure.ANGER and self.since is None

    def before(self, game: Game, source: Source) -> int:
        seat, history = self.whose.seat(source), game.state.history
        told = source.event
        if isinstance(told, AngerChanged) and told.player == seat:
            return told.before
        for event in history.of((AngerChanged,), history.since(source.memory.began)):
            # What goes back to 0 for a new level was at the goal only just before.
            if event.player == seat and event.rule != "ANG-1":
                return event.before
        return self.value(game, source)

    def value(self, game: Game, source: Source) -> int:
        seat = self.whose.seat(source)
        if self.what is PlayerMeasure.PUR:
            return stages.pur_of_mp(game, seat)
        if self.since is not None:
            changed = self.since.first(game, AngerChanged, lambda event: event.player == seat)
            if changed is not None:
                return changed.before
        return anger_seen(game, seat, source)


@phrase("{value:@units:s}", ("~{value:@done:s}", {}, "done"))
@dataclass(frozen=True, slots=True)
class Measured(Counted):
    """What is measured, one by one: "levels of your anger", "stages your MP is above 0"."""

    value: Value

    def count(self, game: Game, source: Source) -> int:
        return self.value.value(game, source)


@dataclass(frozen=True, slots=True)
class InGroups(Counted):
    """So many of something count as one. Made of what is said for every few, never printed."""

    things: Counted
    n: int

    def count(self, game: Game, source: Source) -> int:
        return self.things.count(game, source) // self.n


@phrase(
    ("X = {amount}", {"when_performed": False}),
    ("~[where] X (is|equals|is equal to) {amount}", {"when_performed": False}),
    ("X = {amount} when you perform that attack", {"when_performed": True}),
)
@dataclass(frozen=True, slots=True)
class Definition(Line):
    """What X means on this card: now, or when the attack in question began."""

    amount: Amount
    when_performed: bool = False

    def __post_init__(self) -> None:
        if any(each is Symbol.X for each in every(self.amount, Symbol)):
            raise ValueError("X can't be told by itself")

    @property
    def meaning(self) -> Amount:
        """What stands for X."""
        return WhenPerformed(self.amount) if self.when_performed else self.amount
