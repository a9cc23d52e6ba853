"""The cards that an effect takes hold of: "a Drill", "up to 3 cards from your hand", "it"."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import lru_cache
from typing import ClassVar

from dbz_desktop.cards import CardType
from dbz_desktop.rules.flow.choosing import pick
from dbz_desktop.rules.kernel.base import Amount, CardFilter
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.decisions import Act, Ask, Option
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.language import values
from dbz_desktop.rules.language.howmany import (
    ALL,
    ANOTHER,
    ANY_NUMBER,
    ANY_THERE,
    EVERY,
    NO_LIMIT,
    ONE,
    Number,
    Quantity,
)
from dbz_desktop.rules.language.kinds import AnyCard
from dbz_desktop.rules.language.past import DoneTo
from dbz_desktop.rules.language.places import (
    HIS,
    MINE,
    THEIRS,
    Controlled,
    In,
    Located,
    Owner,
    Zones,
    choose_seat,
    ends,
)
from dbz_desktop.rules.language.suffixes import COPY_OF_THAT, Title, TitleOf
from dbz_desktop.rules.language.terms import End, Pile
from dbz_desktop.wording import Phrase, phrase, words


@dataclass(slots=True)
class How:
    """How a verb takes hold of cards: who chooses and from where, what is asked, what may be.

    `usable` tells whether the verb can be done to a card at all; `at_random` that chance chooses
    in the place of a player; `must_ask` that the order counts, so that one choice is asked too;
    `mps` that a Main Personality can be meant where personalities are: it is in play, but no verb
    takes it out of play (TYP-8).
    """

    seat: int
    prompt: str
    default: Located
    rule: str = "EFF-1"
    usable: Callable[[int], bool] = field(default=lambda card: True)
    at_random: bool = False
    ordered: bool = False
    mps: bool = False


class Cards(Phrase):
    """Cards that an effect takes hold of."""

    refers_back: ClassVar[bool] = False
    """Whether it speaks of cards that came before."""

    def able(self, game: Game, source: Source, how: How) -> list[int]:
        """The cards that can be meant now."""
        raise TypeError(type(self).__name__)

    def least(self, game: Game, source: Source) -> int:
        """How many there must be for the whole of it."""
        return 1

    def gather(self, game: Game, source: Source, how: How) -> Steps:
        """Take hold of them, asking where something is to be chosen. Returns a list."""
        yield from ()
        return self.able(game, source, how)


@lru_cache(maxsize=1_000)
def _done_to(cards: CardFilter) -> DoneTo | None:
    """What was done to cards of a kind, if that is said of them."""
    return next(every(cards, DoneTo), None)


def _left_by(done: DoneTo, default: Located, game: Game, source: Source) -> list[int]:
    """The cards among which those are to which something was done, where no place is said."""
    place = default.place
    piles = [pile.zone for pile in place.piles] if isinstance(place, Zones) else [Zone.IN_PLAY]
    zone, seats = done.zone, done.seats(source)
    if zone is None or (len(seats) > 1 and zone in piles):
        return default.cards(game, source)
    return [card for seat in seats for card in game.state.players[seat].zone(zone)]


class OfKind(Cards):
    """So many cards of a kind, from somewhere."""

    quantity: Quantity
    cards: CardFilter
    where: Located | None

    def able(self, game: Game, source: Source, how: How, seat: int | None = None) -> list[int]:
        where = self.where or how.default
        done = _done_to(self.cards) if self.where is None else None
        if done is not None:
            cards = _left_by(done, how.default, game, source)
        else:
            cards = where.cards(game, source, seat)
        if how.mps and isinstance(where, Controlled) and not self.cards.allows(CardType.DRILL):
            cards = [*(game.state.players[s].mp_card for s in where.who.seats(source)), *cards]
        return [c for c in cards if self._fits(game, c, source) and how.usable(c)]

    def _fits(self, game: Game, card: int, source: Source) -> bool:
        if card == source.card and self.quantity == ANOTHER:
            return False
        besides = getattr(self, "besides", None)
        if isinstance(besides, TitleOf) and game.cards[card].title == besides.title:
            return False
        return self.cards.fits(game, card, source)

    def least(self, game: Game, source: Source) -> int:
        if self.quantity.every:
            return 1
        return self.quantity.bounds(game, source)[0]

    def gather(self, game: Game, source: Source, how: How) -> Steps:
        place = (self.where or how.default).place
        seats: tuple[int | None, ...] = (None,)
        if place is not None and place.chooses is not None:
            seats = yield from choose_seat(game, place.chooses, place.question, source)
        elif place is not None and not self.quantity.every:
            seats = place.shares(source)
        found: list[int] = []
        for seat in seats:
            found += yield from self._of_one(game, source, how, seat)
        return found

    def _of_one(self, game: Game, source: Source, how: How, seat: int | None) -> Steps:
        """The cards of one seat's zones, or of all that are meant."""
        able = self.able(game, source, how, seat)
        low, high = self.quantity.bounds(game, source)
        left = self.quantity.leaves(game, source)
        if left is not None:
            low = high = max(0, len(able) - left)
        if self.quantity.every:
            return able
        if self.quantity.at_random or how.at_random:
            return game.chance.shuffled(able)[:high]
        if self.quantity.distinct:
            # Of each title one is offered: which copy of it is the same.
            able = list({game.cards[card].title: card for card in able}.values())
        chosen = yield from pick(
            game,
            how.seat,
            able,
            low,
            len(able) if high == NO_LIMIT else high,
            how.prompt,
            source,
            how.rule,
            must_ask=how.ordered and high > 1 and len(able) > 1,
        )
        return list(chosen)


@phrase(
    ("an opponent's {cards}", {"quantity": ONE, "where": THEIRS}),
    ("~one of your opponent's {cards:pl}", {"quantity": ONE, "where": THEIRS}),
    ("~your opponent's {cards}", {"quantity": ONE, "where": THEIRS}),
    ("~an opponent's {cards} in play", {"quantity": ONE, "where": THEIRS}),
    ("a {cards} you control", {"quantity": ONE, "where": MINE}),
    ("~one of your {cards:pl}", {"quantity": ONE, "where": MINE}),
    ("~a {cards} (your opponent controls|he controls)", {"quantity": ONE, "where": THEIRS}),
    ("~one of your {cards:pl} in play", {"quantity": ONE, "where": MINE}),
    ("one of his {cards:pl}", {"quantity": ONE, "where": HIS}),
    ("any of your {cards:pl}", {"quantity": ANY_NUMBER, "where": MINE}),
    ("any of your opponent's {cards:pl}", {"quantity": ANY_NUMBER, "where": THEIRS}),
    ("all of your {cards:pl}", {"quantity": ALL, "where": MINE}),
    ("~all your {cards:pl}", {"quantity": ALL, "where": MINE}),
    ("~(all|each of the) {cards:pl} you control", {"quantity": ALL, "where": MINE}),
    ("~all {cards:pl} (your opponent controls|he controls)", {"quantity": ALL, "where": THEIRS}),
    ("~your {cards:pl}", {"quantity": ALL, "where": MINE}),
    ("all of your opponent's {cards:pl}", {"quantity": ALL, "where": THEIRS}),
    ("~all of his {cards:pl}", {"quantity": ALL, "where": THEIRS}),
    ("{quantity} of your opponent's {cards:pl}", {"where": THEIRS}),
    ("{quantity} of your {cards:pl}", {"where": MINE}),
)
@dataclass(frozen=True, slots=True)
class Held(OfKind):
    """Cards in play by who controls them: "one of your Drills", "an opponent's Ally"."""

    quantity: Quantity
    cards: CardFilter
    where: Located

    def __post_init__(self) -> None:
        if self.quantity in (ANY_THERE, EVERY, ANOTHER):
            raise ValueError("said without a possessor")
        if self.quantity == Number(values.Number(1)):
            raise ValueError("one of them is said with the article")


@phrase(
    ("{quantity} {cards:s}", {"where": None, "besides": None}),
    ("{quantity} {cards:s} {where}", {"besides": None}),
    "{quantity} {cards:s} {where} except {besides}",
    "~{quantity} {cards:s} {where} not named {besides}",
)
@dataclass(frozen=True, slots=True)
class Some(OfKind):
    """So many cards of a kind, from somewhere."""

    quantity: Quantity
    cards: CardFilter
    where: Located | None = None
    besides: Title | None = None

    def __post_init__(self) -> None:
        if self.where == HIS:
            raise ValueError("said with the pronoun before it")
        mine = self.where in (MINE, THEIRS)
        counted = isinstance(self.quantity, Number)
        if mine and not counted and self.quantity not in (ANY_NUMBER, ANOTHER):
            raise ValueError("said with the possessor before it")
        if self.where is None and self.cards == COPY_OF_THAT:
            raise ValueError("copies that are searched for are a noun of their own")


class FromEnds(Cards):
    """Cards at the ends of an ordered zone."""

    pile: Pile


def _one_of(game: Game, piles: tuple[Pile, Pile], source: Source) -> Steps:
    """Ask of which of two zones the cards are to be."""
    options = tuple(
        Option(Act.PICK, f"The {pile.zone.label}", value=i) for i, pile in enumerate(piles)
    )
    index = yield from game.ask(
        source.actor, Ask.CHOOSE_OPTION, "Of which zone?", "EFF-1", options, source
    )
    return piles[options[index].value]


@phrase(
    ("the {end} card of {whose} {pile}", {"amount": None}),
    "the {end} {amount} card(s) of {whose} {pile}",
    "~{end} {amount} card(s) of {whose} {pile}",
    ("~the {end} card from {whose} {pile}", {"amount": None}),
    "~the {end} {amount} card(s) (from|in) {whose} {pile}",
    "the {end} {amount} card(s) of {whose} {pile} or {other}",
)
@dataclass(frozen=True, slots=True)
class AtEnd(FromEnds):
    """The cards at an end of an ordered zone, or of an`other` one, as one chooses."""

    end: End
    whose: Owner
    pile: Pile
    amount: Amount | None = None
    other: Pile | None = None

    def __post_init__(self) -> None:
        if Pile.HAND in (self.pile, self.other):
            raise ValueError("a hand has no top and no bottom (ZON-1)")

    def number(self, game: Game, source: Source) -> int:
        """How many cards."""
        return 1 if self.amount is None else self.amount.value(game, source)

    def able(self, game: Game, source: Source, how: How) -> list[int]:
        n = self.number(game, source)
        seats = self.whose.seats(source)
        piles = (self.pile,) if self.other is None else (self.pile, self.other)
        return [c for p in piles for seat in seats for c in ends(game, seat, p.zone, self.end, n)]

    def least(self, game: Game, source: Source) -> int:
        return self.number(game, source)

    def settled(self, game: Game, source: Source) -> Steps:
        """The same of one zone, asking which where there are two."""
        if self.other is None:
            return self
        pile = yield from _one_of(game, (self.pile, self.other), source)
        return replace(self, pile=pile, other=None)

    def gather(self, game: Game, source: Source, how: How) -> Steps:
        if self.other is not None:
            only = yield from self.settled(game, source)
            return (yield from only.gather(game, source, how))
        prompt = f"Whose {self.pile.zone.label}?"
        seats = yield from choose_seat(game, self.whose, prompt, source)
        n = self.number(game, source)
        return [c for seat in seats for c in ends(game, seat, self.pile.zone, self.end, n)]


@phrase("the {end} {amount}")
@dataclass(frozen=True, slots=True)
class TheSameEnd(Cards):
    """So many of the cards at an end of the zone that was spoken of: "the top 5 instead".

    The compiler puts the `AtEnd` for it that is meant.
    """

    end: End
    amount: Amount

    def able(self, game: Game, source: Source, how: How) -> list[int]:
        return []


class Extent(Enum):
    """How the cards near the ends of a zone are meant."""

    CHOSEN_END = "of one end, as one chooses"
    UP_TO = "up to a number"
    BOTH_ENDS = "the outermost of both"
    OF_KIND = "the outermost of a kind"


@phrase(
    (
        "the top or bottom {amount} card(s) of {whose} {pile}",
        {"extent": Extent.CHOSEN_END, "end": None, "cards": None},
    ),
    (
        "the top or bottom card of {whose} {pile}",
        {"extent": Extent.CHOSEN_END, "end": None, "cards": None, "amount": None},
    ),
    (
        "the top or bottom card of {whose} {pile} or {other}",
        {"extent": Extent.CHOSEN_END, "end": None, "cards": None, "amount": None},
    ),
    (
        "up to {amount} card(s) from the {end} of {whose} {pile}",
        {"extent": Extent.UP_TO, "cards": None},
    ),
    (
        "any number of cards from the {end} of {whose} {pile}",
        {"extent": Extent.UP_TO, "cards": None, "amount": None},
    ),
    (
        "the top and bottom cards of {whose} {pile}",
        {"extent": Extent.BOTH_ENDS, "amount": None, "end": None, "cards": None},
    ),
    ("the {end} {cards} from {whose} {pile}", {"extent": Extent.OF_KIND, "amount": None}),
    ("the {end} {amount} {cards:s} from {whose} {pile}", {"extent": Extent.OF_KIND}),
    ("~the {end} {cards} (in|of) {whose} {pile}", {"extent": Extent.OF_KIND, "amount": None}),
    ("~the {end} {amount} {cards} (in|of) {whose} {pile}", {"extent": Extent.OF_KIND}),
)
@dataclass(frozen=True, slots=True)
class NearEnds(FromEnds):
    """Cards near an end of an ordered zone: "the top or bottom 3 cards", "the top Drill".

    Or of an`other` zone, as one chooses first.
    """

    whose: Owner
    pile: Pile
    extent: Extent
    amount: Amount | None = None
    end: End | None = None
    cards: CardFilter | None = None
    other: Pile | None = None

    def __post_init__(self) -> None:
        if isinstance(self.cards, AnyCard):
            raise ValueError("the end of the zone itself")

    def _number(self, game: Game, source: Source) -> int:
        return 1 if self.amount is None else self.amount.value(game, source)

    def able(self, game: Game, source: Source, how: How) -> list[int]:
        if self.other is not None:
            each = (replace(self, pile=p, other=None) for p in (self.pile, self.other))
            return [card for one in each for card in one.able(game, source, how)]
        seat = self.whose.seats(source)[0]
        zone = game.state.players[seat].zone(self.pile.zone)
        if self.extent is Extent.BOTH_ENDS:
            return [zone[-1], zone[0]] if len(zone) > 1 else list(zone)
        n = self._number(game, source)
        if self.cards is not None:
            order = reversed(zone) if self.end is End.TOP else iter(zone)
            return [c for c in order if self.cards.fits(game, c, source)][:n]
        return ends(game, seat, self.pile.zone, self.end or End.TOP, n)

    def least(self, game: Game, source: Source) -> int:
        return 0 if self.extent is Extent.UP_TO else 1

    def gather(self, game: Game, source: Source, how: How) -> Steps:
        if self.other is not None:
            pile = yield from _one_of(game, (self.pile, self.other), source)
            return (yield from replace(self, pile=pile, other=None).gather(game, source, how))
        if self.extent in (Extent.BOTH_ENDS, Extent.OF_KIND):
            return self.able(game, source, how)
        seat = self.whose.seats(source)[0]
        zone = self.pile.zone
        n = self._number(game, source)
        if self.extent is Extent.UP_TO:
            there = len(game.state.players[seat].zone(zone))
            n = there if self.amount is None else min(n, there)
        if self.extent is Extent.CHOSEN_END:
            picks = (
                Option(Act.PICK, "The top", value=1),
                Option(Act.PICK, "The bottom", value=0),
            )
            prompt = f"Which end of your {zone.label}?"
            index = yield from game.ask(
                how.seat, Ask.CHOOSE_OPTION, prompt, how.rule, picks, source
            )
            return ends(game, seat, zone, End.TOP if picks[index].value else End.BOTTOM, n)
        options = tuple(Option(Act.NUMBER, str(i), value=i) for i in range(n + 1))
        named = f"{'your' if seat == how.seat else 'the'} {zone.label}"
        prompt = how.prompt.replace("which card", f"how many cards of {named}")
        index = yield from game.ask(how.seat, Ask.NUMBER, prompt, how.rule, options, source)
        return ends(game, seat, zone, self.end or End.TOP, options[index].value)


@phrase(
    ("cards from the {end} of {whose} {pile} until you reveal a {cards}", {"amount": None}),
    "cards from the {end} of {whose} {pile} until you reveal {amount} {cards:s}",
    (
        "~cards from the {end} of {whose} {pile} until (you|he) "
        "(reveals|discard|discards|destroy|banish|draw|find) (a|an) {cards}",
        {"amount": None},
    ),
)
@dataclass(frozen=True, slots=True)
class UntilOne(FromEnds):
    """The cards at an end of an ordered zone as far as the first of a kind, or so many of them.

    Without any, all of the zone.
    """

    end: End
    whose: Owner
    pile: Pile
    cards: CardFilter
    amount: Amount | None = None

    def __post_init__(self) -> None:
        if self.pile is Pile.HAND:
            raise ValueError("a hand has no top and no bottom (ZON-1)")
        if isinstance(self.cards, AnyCard):
            raise ValueError("the end of the zone itself")

    def goal(self, game: Game, cards: Sequence[int], source: Source) -> list[int]:
        """Those of some cards at that end that are looked for."""
        n = 1 if self.amount is None else self.amount.value(game, source)
        return [card for card in cards if self.cards.fits(game, card, source)][:n]

    def able(self, game: Game, source: Source, how: How) -> list[int]:
        return [card for seat in self.whose.seats(source) for card in self._of(game, seat, source)]

    def _of(self, game: Game, seat: int, source: Source) -> list[int]:
        zone = self.pile.zone
        cards = ends(game, seat, zone, self.end, len(game.state.players[seat].zone(zone)))
        found = self.goal(game, cards, source)
        wanted = 1 if self.amount is None else self.amount.value(game, source)
        return cards[: cards.index(found[-1]) + 1] if found and len(found) == wanted else cards

    def gather(self, game: Game, source: Source, how: How) -> Steps:
        prompt = f"Whose {self.pile.zone.label}?"
        seats = yield from choose_seat(game, self.whose, prompt, source)
        return [card for seat in seats for card in self._of(game, seat, source)]


@phrase("{whose} {pile}")
@dataclass(frozen=True, slots=True)
class Whole(Cards):
    """All cards of a zone: "your hand"."""

    whose: Owner
    pile: Pile

    def __post_init__(self) -> None:
        if self.pile is Pile.LIFE_DECK:
            raise ValueError("a Life Deck is no cards to take hold of")

    def able(self, game: Game, source: Source, how: How) -> list[int]:
        players = game.state.players
        return [c for s in self.whose.seats(source) for c in players[s].zone(self.pile.zone)]


@words
class Self(Enum):
    """The card whose text it is."""

    THIS = "this card|this Drill|this Setup|this Ally|this Event|this attack"


@phrase(("{this}", {"where": None}), "{this} {where}")
@dataclass(frozen=True, slots=True)
class This(Cards):
    """The card whose text it is, wherever it is or where it has to be."""

    this: Self = Self.THIS
    where: In | None = None

    def __post_init__(self) -> None:
        if self.where is not None and not self.where.taken:
            raise ValueError("where it has to be is where it is taken from")

    def able(self, game: Game, source: Source, how: How) -> list[int]:
        if source.attack is not None and source.attack.copy and source.attack.card == source.card:
            # An invisible copy is no card (ATK-16).
            return []
        if self.where is not None and source.card not in self.where.cards(game, source):
            return []
        return [source.card] if how.usable(source.card) else []


@phrase("{title}")
@dataclass(frozen=True, slots=True)
class ByTitle(Cards):
    """A card of a title in play; your own where you have one."""

    title: Title

    def __post_init__(self) -> None:
        if isinstance(self.title, TitleOf) and self.title.title in ("AT", "X"):
            raise ValueError("a value and no title")

    def able(self, game: Game, source: Source, how: How) -> list[int]:
        assert isinstance(self.title, TitleOf)
        for seat in (source.player, source.opponent):
            found = [
                c
                for c in game.state.players[seat].play
                if game.cards[c].title == self.title.title and how.usable(c)
            ]
            if found:
                return found[:1]
        return []
