"""What is so: "your MP is level 3 or more", "you control no Drills", "that card is Styled".

A state says a predicate of a subject ("is …", "has …"), compares a value with a bound, or counts
what somebody has. Each says by `so` whether it is meant or denied.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from dbz_desktop.rules.flow import stages
from dbz_desktop.rules.kernel import considered
from dbz_desktop.rules.kernel.base import CardFilter, Condition, Game, Source
from dbz_desktop.rules.kernel.events import NOBODY
from dbz_desktop.rules.kernel.matters import Matter
from dbz_desktop.rules.language import qualities
from dbz_desktop.rules.language.kinds import Adjective, AnyCard, Suffix
from dbz_desktop.rules.language.names import CharacterNames
from dbz_desktop.rules.language.people import NO_PERSONALITIES, Person
from dbz_desktop.rules.language.personalities import Measure, Personality, single
from dbz_desktop.rules.language.places import IN_PLAY, Located
from dbz_desktop.rules.language.ranges import ANY, NONE, AnyOrNo, Range, has_owner
from dbz_desktop.rules.language.subjects import (
    THAT_ATTACK,
    Subject,
)
from dbz_desktop.rules.language.terms import Pile
from dbz_desktop.rules.language.values import Number, Value
from dbz_desktop.wording import Phrase, Spec, phrase


class State(Condition):
    """Something that is so now."""

    lasts: ClassVar[bool] = True
    """Whether it can come about and end at any time, so that a text can wait for it."""


# ---------------------------------------------------------------------------- predicates


class Predicate(Phrase):
    """What can be said of a card after "is"."""

    def fits(self, game: Game, card: int, source: Source) -> bool:
        """Whether it is so of the card."""
        raise TypeError(type(self).__name__)


@phrase("a {kind}")
@dataclass(frozen=True, slots=True)
class OfKind(Predicate):
    """A card of a kind: "a Setup, Drill, or Ally", "a Hero"."""

    kind: CardFilter

    def __post_init__(self) -> None:
        if isinstance(self.kind, AnyCard):
            raise ValueError("every card is a card")

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return self.kind.fits(game, card, source)


@phrase("{adjective}")
@dataclass(frozen=True, slots=True)
class Of(Predicate):
    """What can stand before a card: "Styled", "Red", "non-Freestyle"."""

    adjective: Adjective

    def __post_init__(self) -> None:
        if not isinstance(self.adjective, qualities.Is | qualities.IsNoType):
            raise ValueError("not said without the card after it")

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return self.adjective.fits(game, card, source)


@phrase("{names}")
@dataclass(frozen=True, slots=True)
class Named(Predicate):
    """One of some characters, by the title."""

    names: CharacterNames

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return self.names.has(game.cards[card].title)


_NO_OTHER = {"other": None, "higher": True}
_STAGES = {**_NO_OTHER, "measure": Measure.STAGE}
_LEVELS = {"measure": Measure.LEVEL}


@phrase(
    ("level {within}", {**_NO_OTHER, **_LEVELS}),
    ("a higher level than {other}", {**_LEVELS, "within": ANY, "higher": True}),
    ("a lower level than {other}", {**_LEVELS, "within": ANY, "higher": False}),
    ("{within:@many} level(s) higher than {other}", {**_LEVELS, "higher": True}),
    ("{within:@many} level(s) lower than {other}", {**_LEVELS, "higher": False}),
    ("{within:@many} stage(s) above 0", _STAGES),
    ("~above 0 stages", {**_STAGES, "within": ANY}),
)
@dataclass(frozen=True, slots=True)
class Stands(Predicate):
    """A personality on such a level, at such a stage, or so many levels from another (ANG-3)."""

    measure: Measure
    within: Range
    other: Personality | None = None
    higher: bool = True

    @property
    def rules(self) -> str:
        """The rule of what is measured."""
        return "ANG-3" if self.measure is Measure.LEVEL else "EFF-7"

    def __post_init__(self) -> None:
        if getattr(self.within, "whose", None):
            raise ValueError("it isn't said whose level that would be")
        if self.other is not None:
            single(self.other)
            if self.within == NONE:
                raise ValueError("no level apart is the same level")

    def fits(self, game: Game, card: int, source: Source) -> bool:
        value = self.measure.of(game, card)
        if self.other is None:
            return self.within.meets(value, game, source)
        other = self.other.one(game, source)
        if other == NOBODY:
            return False
        apart = value - self.measure.of(game, other)
        apart = apart if self.higher else -apart
        return apart > 0 and self.within.meets(apart, game, source)


@phrase("{where}")
@dataclass(frozen=True, slots=True)
class Lies(Predicate):
    """In play, in a zone, attached; an MP is in play without being in a zone (TYP-8)."""

    rules: ClassVar[str] = "ZON-1 TYP-7"

    where: Located

    def fits(self, game: Game, card: int, source: Source) -> bool:
        if self.where == IN_PLAY and card in _mps(game):
            return True
        return card in self.where.cards(game, source)


def _mps(game: Game) -> list[int]:
    return [side.mp_card for side in game.state.players]


@phrase("the only {what} you control")
@dataclass(frozen=True, slots=True)
class TheOnly(Predicate):
    """The one card of a kind that you control."""

    what: CardFilter

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return controlled(game, source.player, self.what, source) == [card]


# ---------------------------------------------------------------------------- having, as a suffix


@phrase(
    ("with a higher power level than {other}", {"higher": True}),
    ("with a lower power level than {other}", {"higher": False}),
    ("a higher power level than {other}", {"higher": True}, "had"),
    ("a lower power level than {other}", {"higher": False}, "had"),
)
@dataclass(frozen=True, slots=True)
class Stronger(Suffix):
    """A personality whose power level is above another's, or below (ATK-5)."""

    rules: ClassVar[str] = "ATK-5"

    higher: bool
    other: Personality

    def __post_init__(self) -> None:
        single(self.other)

    def fits(self, game: Game, card: int, source: Source) -> bool:
        other = self.other.one(game, source)
        pair = (card, other)
        if other == NOBODY or not all(game.cards[each].type.is_personality for each in pair):
            return False
        above, below = (card, other) if self.higher else (other, card)
        return _is_stronger(game, above, below, source)


def _is_stronger(game: Game, one: int, other: int, source: Source) -> bool:
    """Whether a personality's power level is above another's, as this text's player sees it."""
    attack = source.attack
    if attack is not None and attack.player == source.player:
        mp = game.state.players[source.player].mp_card
        fighters = {attack.performer, game.state.players[attack.defender].mp_card}
        considered_so = any(s.player == source.player for _, s in game.holding(Matter.HIGHER_POWER))
        if considered_so and attack.performer == mp and {one, other} == fighters:
            return one == mp
    return stages.power_level(game, one) > stages.power_level(game, other)


@phrase("with {within:@many} Trait(s)", ("{within:@many} Trait(s)", {}, "had"))
@dataclass(frozen=True, slots=True)
class WithTraits(Suffix):
    """A personality with so many Traits on its level (EFF-13)."""

    rules: ClassVar[str] = "EFF-13"

    within: Range

    def fits(self, game: Game, card: int, source: Source) -> bool:
        count = sum(considered.has_trait(game, card, trait) for trait in considered.Trait)
        return self.within.meets(count, game, source)


@phrase(
    ("that (is|are) {predicate}", {"so": True}),
    ("that (is|are) not {predicate}", {"so": False}),
    ("~that (was|were) {predicate}", {"so": True}),
)
@dataclass(frozen=True, slots=True)
class Which(Suffix):
    """A kind of card of which a predicate holds: "a Drill that is not attached"."""

    predicate: Predicate
    so: bool = True

    def __post_init__(self) -> None:
        if isinstance(self.predicate, Lies | OfKind):
            raise ValueError("where a card is, and which, is said without these words")

    def fits(self, game: Game, card: int, source: Source) -> bool:
        return self.predicate.fits(game, card, source) is self.so


# ---------------------------------------------------------------------------- of cards


def _is(rest: str, subject: str = "{subject}", **pinned: Any) -> tuple[Spec, ...]:
    """A state said with "is", in the present and the past, meant and denied."""
    yes, no = {**pinned, "so": True}, {**pinned, "so": False}
    return (
        (f"{subject} (is|are) {rest}", yes),
        (f"{subject} (is|are) not {rest}", no),
        (f"~{subject} (was|were) {rest}", yes),
        (f"~{subject} (was|were) not {rest}", no),
    )


def _has(rest: str, subject: str = "{subject}") -> tuple[Spec, ...]:
    """A state said with "has", in the present and the past, meant and denied."""
    return (
        (f"{subject} has(have) {rest}", {"so": True}),
        (f"{subject} does(do) not have {rest}", {"so": False}),
        (f"~{subject} had {rest}", {"so": True}),
        (f"~{subject} did not have {rest}", {"so": False}),
    )


@phrase(
    ("that attack was {predicates:or}", {"subject": THAT_ATTACK, "so": True}),
    ("that attack was not {predicates:or}", {"subject": THAT_ATTACK, "so": False}),
    *_is("{predicates:or}"),
)
@dataclass(frozen=True, slots=True)
class Is(State):
    """Something is said of a card: "your MP is Gohan", "that card is Styled or a Dragon Ball"."""

    subject: Subject
    predicates: tuple[Predicate, ...]
    so: bool = True

    def __post_init__(self) -> None:
        if len(self.predicates) > 1 and any(isinstance(p, Named) for p in self.predicates):
            raise ValueError("names are a list of their own")

    @property
    def lasts(self) -> bool:  # type: ignore[override]
        """Whether a text can wait for it: not for what is said of a card that came before."""
        return self.subject.lasts

    def holds(self, game: Game, source: Source) -> bool:
        cards = self.subject.cards(game, source)
        self.subject.mention(game, source)
        so = (any(p.fits(game, card, source) for p in self.predicates) for card in cards)
        if not self.subject.every:
            return any(so) is self.so
        return bool(cards) and all(each is self.so for each in so)


@phrase(*_has("{what:@had}"))
@dataclass(frozen=True, slots=True)
class HasIt(State):
    """A card has something: "your MP has 2 or less Traits", "that card has Endurance"."""

    subject: Subject
    what: Suffix
    so: bool = True

    def __post_init__(self) -> None:
        if not self.so and isinstance(getattr(self.what, "within", None), AnyOrNo):
            raise ValueError('said with "no"')

    @property
    def lasts(self) -> bool:  # type: ignore[override]
        """Whether a text can wait for it: not for what is said of a card that came before."""
        return self.subject.lasts

    def holds(self, game: Game, source: Source) -> bool:
        cards = self.subject.cards(game, source)
        return bool(cards) and all(self.what.fits(game, c, source) is self.so for c in cards)


@phrase(
    *_is("performed by a {who}", "this attack"),
    ("~a {who} performs this attack", {"so": True}),
    ("~a {who} performed this attack", {"so": True}),
)
@dataclass(frozen=True, slots=True)
class PerformedBy(State):
    """The attack that the text belongs to is performed by a personality of a kind (ATK-1)."""

    rules: ClassVar[str] = "ATK-1"
    lasts: ClassVar[bool] = False

    who: CardFilter
    so: bool = True

    def __post_init__(self) -> None:
        if any(map(self.who.allows, NO_PERSONALITIES)):
            raise ValueError("no personality, so it is performed with it")

    def holds(self, game: Game, source: Source) -> bool:
        attack = source.attack
        return attack is not None and self.who.fits(game, attack.performer, source) is self.so


# ---------------------------------------------------------------------------- values


@phrase(*_is("{within}", "{value}"))
@dataclass(frozen=True, slots=True)
class Measured(State):
    """A value compared: "your opponent's anger is 0", "your MP's power level is over 9,000"."""

    value: Value
    within: Range
    so: bool = True

    def __post_init__(self) -> None:
        if isinstance(self.value, Number):
            raise ValueError("a number is what it is")
        if getattr(self.within, "whose", None) and not has_owner(self.value):
            raise ValueError("a value that nobody else has")

    def holds(self, game: Game, source: Source) -> bool:
        value = self.value.value(game, source)
        return self.within.meets(value, game, source, self.value) is self.so


# ---------------------------------------------------------------------------- what somebody has


_ANGER = {"cards": None, "pile": None}


@phrase(
    ("anger", _ANGER, "yours"),
    ("anger", _ANGER, "his"),
    ("{cards:s} in your {pile}", {}, "yours"),
    ("{cards:s} in his {pile}", {}, "his"),
    ("~{cards:s} in {pile}", {}, "yours"),
    ("~{cards:s} in their {pile}", {}, "his"),
    ("~{cards:s} in {pile}", {}, "his"),
    ("{cards:s} in play", {"pile": None}, "yours"),
    ("{cards:s} in play", {"pile": None}, "his"),
    ("~{cards:s}", {"pile": None}, "held"),
)
@dataclass(frozen=True, slots=True)
class Asset(Phrase):
    """What a player can have so many of: anger, or cards of a kind in a zone or in play."""

    cards: CardFilter | None
    pile: Pile | None

    @property
    def rules(self) -> str:
        """The rule of anger."""
        return "ANG-1" if self.cards is None else ""

    def amount(self, game: Game, player: int, source: Source) -> int:
        """How much of it he has."""
        if self.cards is None:
            return game.state.players[player].anger
        if self.pile is None:
            return len(controlled(game, player, self.cards, source))
        zone = game.state.players[player].zone(self.pile.zone)
        return sum(self.cards.fits(game, card, source) for card in zone)


def _seats(who: Person, source: Source) -> list[int]:
    return [seat for seat in (source.player, source.opponent) if who.covers(seat, source)]


def _more() -> Iterator[Spec]:
    for quiet, has in (("", ("have", "has")), ("~", ("control", "controls"))):
        for who, subject, asset, other in (
            (Person.YOU, f"you {has[0]}", "yours", "your opponent"),
            (Person.OPPONENT, f"your opponent {has[1]}", "his", "you"),
        ):
            form = "held" if quiet else asset
            for mark, word, more in (
                (quiet, "more", True),
                (quiet, "less", False),
                ("~", "fewer", False),
            ):
                template = f"{mark}{subject} {word} {{asset:pl:@{form}}} than {other}"
                yield template, {"who": who, "within": None, "more": more}


_NOT_MORE = {"more": None}


@phrase(
    ("you have {within:@many} {asset:s:@yours}", {"who": Person.YOU, **_NOT_MORE}),
    ("{who} has(have) {within:@many} {asset:s:@his}", _NOT_MORE),
    ("~you do not have {asset:s:@yours}", {"who": Person.YOU, "within": NONE, **_NOT_MORE}),
    ("~you do not have a {asset:s:@yours}", {"who": Person.YOU, "within": NONE, **_NOT_MORE}),
    ("~{who} does(do) not have a {asset:s:@his}", {"within": NONE, **_NOT_MORE}),
    *_more(),
)
@dataclass(frozen=True, slots=True)
class Has(State):
    """A player has so many of something, or more or less than the other: "you have 3 cards …"."""

    who: Person
    within: Range | None
    asset: Asset
    more: bool | None = None

    def __post_init__(self) -> None:
        if self.within == ANY and self.asset.cards is None:
            raise ValueError("anger is no thing to be counted with an article")
        in_play = self.asset.cards is not None and self.asset.pile is None
        if self.within is not None and in_play:
            raise ValueError("cards in play are controlled")

    def holds(self, game: Game, source: Source) -> bool:
        seats = _seats(self.who, source)
        amounts = [self.asset.amount(game, seat, source) for seat in seats]
        if self.within is None:
            theirs = self.asset.amount(game, 1 - seats[0], source)
            return amounts[0] > theirs if self.more else amounts[0] < theirs
        quantifier = any if self.who is Person.ANY else all
        return quantifier(self.within.meets(amount, game, source) for amount in amounts)


def controlled(game: Game, player: int, cards: CardFilter, source: Source) -> list[int]:
    """The cards of a kind that a player controls; his MP is one where personalities are meant."""
    side = game.state.players[player]
    found = side.play if isinstance(cards, AnyCard) else [side.mp_card, *side.play]
    return [c for c in found if cards.fits(game, c, source)]


_COUNTED = {"names": None}


@phrase(
    ("{within:@many} {cards:s}", _COUNTED),
    ("~a total of {within:@many} of the following card types : {cards:pl}", _COUNTED),
    ("~a total of {within:@many} {cards:pl}", _COUNTED),
    ("a {cards}", {"within": NONE, "names": None}, "denied"),
    ("{names}", {"within": ANY, "cards": None}),
)
@dataclass(frozen=True, slots=True)
class Holding(Phrase):
    """Cards that are in play, counted: "2 or more Allies", "no Drills", or named: "Gohan"."""

    within: Range
    cards: CardFilter | None = None
    names: CharacterNames | None = None

    def cards_of(self, game: Game, seats: list[int], source: Source) -> list[int]:
        """The cards that are counted."""
        if self.cards is None:
            return []
        return [c for seat in seats for c in controlled(game, seat, self.cards, source)]

    def meets(self, game: Game, seats: list[int], source: Source) -> bool:
        """Whether the players control so many between them."""
        if self.cards is not None:
            count = len(self.cards_of(game, seats, source))
            return self.within.meets(count, game, source)
        players = (game.state.players[seat] for seat in seats)
        cards = (card for side in players for card in (side.mp_card, *side.play))
        return any(self.names.has(game.cards[c].title) for c in cards if self.names is not None)


@phrase(
    *(
        (f"{quiet}{subject} {holdings}{after}", {"joint": joint, **pinned})
        for joint, holdings in ((False, "{holdings:or}"), (True, "{holdings:and:2}"))
        for quiet, subject, after, pinned in (
            ("", "{who} controls(control)", "", {}),
            ("", "there (are|is)", " in play", {"who": None}),
            ("~", "{who} has(have)", " in play", {}),
        )
    ),
    ("~{who} does(do) not control {holdings:or:@denied}", {"joint": False}),
)
@dataclass(frozen=True, slots=True)
class Controls(State):
    """A player controls so many cards, or there are so many in play: "you control 5 Drills"."""

    who: Person | None
    holdings: tuple[Holding, ...]
    joint: bool = False

    def __post_init__(self) -> None:
        if self.who is None and any(each.names is not None for each in self.holdings):
            raise ValueError("a title is said to be in play")
        if len(self.holdings) > 1 and any(each.names is not None for each in self.holdings):
            raise ValueError("names are a list of their own")

    def cards(self, game: Game, source: Source) -> list[int]:
        seats = [0, 1] if self.who is None else _seats(self.who, source)
        return [c for each in self.holdings for c in each.cards_of(game, seats, source)]

    def holds(self, game: Game, source: Source) -> bool:
        together = [source.player, source.opponent]
        groups = [together] if self.who is None else [[s] for s in _seats(self.who, source)]
        every = all if self.joint else any
        over = any if self.who is Person.ANY else all
        return over(every(h.meets(game, seats, source) for h in self.holdings) for seats in groups)


# ---------------------------------------------------------------------------- the sentence before


@phrase(
    ("you do", {"so": True}),
    ("you do not", {"so": False}),
    ("~(he does|your opponent does|you did|he did)", {"so": True}),
    ("~(you cannot|he does not|he cannot)", {"so": False}),
    ("~your opponent (does not|cannot)", {"so": False}),
)
@dataclass(frozen=True, slots=True)
class WasDone(Condition):
    """What the sentence before allowed was done, or wasn't (EFF-5)."""

    rules: ClassVar[str] = "EFF-5"

    so: bool = True

    @property
    def asks_if_done(self) -> bool:
        return self.so

    def holds(self, game: Game, source: Source) -> bool:
        return source.memory.done is self.so


@phrase("{within:@many} cards are (banished|destroyed|discarded)")
@dataclass(frozen=True, slots=True)
class Moved(State):
    """The sentence before moved so many cards."""

    lasts: ClassVar[bool] = False

    within: Range

    def holds(self, game: Game, source: Source) -> bool:
        return self.within.meets(len(source.memory.moved), game, source)


@phrase(("{parts:and:2}", {"joint": True}), ("{parts:or:2}", {"joint": False}))
@dataclass(frozen=True, slots=True)
class Joined(Condition):
    """Several conditions, all of them or any."""

    parts: tuple[Condition, ...]
    joint: bool

    def __post_init__(self) -> None:
        if any(isinstance(each, Joined) for each in self.parts):
            raise ValueError("conditions are joined in one list")

    @property
    def asks_if_done(self) -> bool:
        return self.joint and any(each.asks_if_done for each in self.parts)

    def holds(self, game: Game, source: Source) -> bool:
        return (all if self.joint else any)(each.holds(game, source) for each in self.parts)
