"""The cards that an effect takes hold of: "a Drill", "up to 3 cards from your hand", "it"."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import ClassVar

from dbz_desktop.cards import CardType
from dbz_desktop.rules.flow.choosing import pick
from dbz_desktop.rules.kernel.base import Amount, CardFilter, Game, Source, Steps
from dbz_desktop.rules.kernel.decisions import Act, Ask, Option
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.rules.language import values
from dbz_desktop.rules.language.kinds import COPY_OF_THAT, AnyCard, Title, TitleOf
from dbz_desktop.rules.language.places import (
    MINE,
    THEIRS,
    Controlled,
    In,
    Located,
    Owner,
    choose_seat,
    ends,
)
from dbz_desktop.rules.language.sentences import shown
from dbz_desktop.rules.language.terms import End, Pile
from dbz_desktop.wording import Phrase, phrase, words

NO_LIMIT = 1000


# ---------------------------------------------------------------------------- how many


class Quantity(Phrase):
    """How many cards are meant."""

    counts: ClassVar[bool] = True
    at_random: ClassVar[bool] = False
    every: ClassVar[bool] = False
    """Whether all there are is meant, so that nobody chooses."""
    distinct: ClassVar[bool] = False
    """Whether no two of them may have the same title."""

    def bounds(self, game: Game, source: Source) -> tuple[int, int]:
        """At least and at most how many."""
        raise TypeError(type(self).__name__)


class Definite(Quantity):
    """A quantity that can stand before "of your Drills"."""


@words
class QuantityWord(Enum):
    """How many, in one word."""

    ONE = "a"
    ANOTHER = "another"
    ANY_NUMBER = "any number of|any amount of"
    ANY = "any"
    ALL = "all"
    EVERY = "every|each"


@phrase("{word}")
@dataclass(frozen=True, slots=True)
class Plain(Quantity):
    """Just one; one that isn't the text's own card; as many as one likes; all there are."""

    word: QuantityWord

    @property
    def every(self) -> bool:  # type: ignore[override]
        """Whether all there are is meant, so that nobody chooses."""
        return self.word in (QuantityWord.ANY, QuantityWord.ALL, QuantityWord.EVERY)

    def bounds(self, game: Game, source: Source) -> tuple[int, int]:
        if self.every:
            return NO_LIMIT, NO_LIMIT
        return (0, NO_LIMIT) if self.word is QuantityWord.ANY_NUMBER else (1, 1)


ONE, ANOTHER = Plain(QuantityWord.ONE), Plain(QuantityWord.ANOTHER)
ALL, EVERY = Plain(QuantityWord.ALL), Plain(QuantityWord.EVERY)
ANY_NUMBER, ANY_THERE = Plain(QuantityWord.ANY_NUMBER), Plain(QuantityWord.ANY)


@phrase(
    ("{amount}", {"up_to": False}),
    ("~a total of {amount}", {"up_to": False}),
    ("up to {amount}", {"up_to": True}),
    ("~a total of up to {amount}", {"up_to": True}),
)
@dataclass(frozen=True, slots=True)
class Number(Definite):
    """So many, or as many as there are; or at most so many."""

    amount: Amount
    up_to: bool = False

    def bounds(self, game: Game, source: Source) -> tuple[int, int]:
        n = self.amount.value(game, source)
        return 0 if self.up_to else n, n


@words
class Manner(Enum):
    """Which ones of several."""

    RANDOM = "random"
    DIFFERENT = "different"


@phrase(("a random", {"n": 1, "manner": Manner.RANDOM}), "{n} {manner}")
@dataclass(frozen=True, slots=True)
class Numbered(Quantity):
    """So many by chance, or each with another title."""

    n: int
    manner: Manner

    @property
    def at_random(self) -> bool:  # type: ignore[override]
        """Whether chance takes them."""
        return self.manner is Manner.RANDOM

    @property
    def distinct(self) -> bool:  # type: ignore[override]
        """Whether no two are of one title."""
        return self.manner is Manner.DIFFERENT

    def bounds(self, game: Game, source: Source) -> tuple[int, int]:
        return self.n, self.n


# ---------------------------------------------------------------------------- taking hold


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


class OfKind(Cards):
    """So many cards of a kind, from somewhere."""

    quantity: Quantity
    cards: CardFilter
    where: Located | None

    def able(self, game: Game, source: Source, how: How, seat: int | None = None) -> list[int]:
        where = self.where or how.default
        cards = where.cards(game, source, seat)
        if how.mps and isinstance(where, Controlled) and not self.cards.allows(CardType.DRILL):
            cards = [*(game.state.players[s].mp_card for s in where.who.seats(source)), *cards]
        return [c for c in cards if self._fits(game, c, source) and how.usable(c)]

    def _fits(self, game: Game, card: int, source: Source) -> bool:
        if self.quantity == ANOTHER and card == source.card:
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
        seat = None
        if place is not None and place.chooses is not None:
            (seat,) = yield from choose_seat(game, place.chooses, place.question, source)
        able = self.able(game, source, how, seat)
        low, high = self.quantity.bounds(game, source)
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
    ("~one of his {cards:pl}", {"quantity": ONE, "where": THEIRS}),
    ("any of your {cards:pl}", {"quantity": ANY_NUMBER, "where": MINE}),
    ("any of your opponent's {cards:pl}", {"quantity": ANY_NUMBER, "where": THEIRS}),
    ("all of your {cards:pl}", {"quantity": ALL, "where": MINE}),
    ("~all your {cards:pl}", {"quantity": ALL, "where": MINE}),
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
        mine = self.where in (MINE, THEIRS)
        counted = isinstance(self.quantity, Number)
        if mine and not counted and self.quantity not in (ANY_NUMBER, ANOTHER):
            raise ValueError("said with the possessor before it")
        if self.where is None and self.cards == COPY_OF_THAT:
            raise ValueError("copies that are searched for are a noun of their own")


@phrase(
    ("the {end} card of {whose} {pile}", {"amount": None}),
    "the {end} {amount} card(s) of {whose} {pile}",
    "~{end} {amount} card(s) of {whose} {pile}",
    ("~the {end} card from {whose} {pile}", {"amount": None}),
    "~the {end} {amount} card(s) (from|in) {whose} {pile}",
    "the {end} {amount} card(s) of {whose} {pile} or {other}",
)
@dataclass(frozen=True, slots=True)
class AtEnd(Cards):
    """The cards at an end of an ordered zone, or of an`other` one, as one chooses."""

    end: End
    whose: Owner
    pile: Pile
    amount: Amount | None = None
    other: Pile | None = None

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
        piles = (self.pile, self.other)
        options = tuple(
            Option(Act.PICK, f"The {pile.zone.label}", value=i) for i, pile in enumerate(piles)
        )
        index = yield from game.ask(
            source.actor, Ask.CHOOSE_OPTION, "Of which zone?", "EFF-1", options, source
        )
        return replace(self, pile=piles[options[index].value], other=None)

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
        "up to {amount} card(s) from the {end} of {whose} {pile}",
        {"extent": Extent.UP_TO, "cards": None},
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
class NearEnds(Cards):
    """Cards near an end of an ordered zone: "the top or bottom 3 cards", "the top Drill"."""

    whose: Owner
    pile: Pile
    extent: Extent
    amount: Amount | None = None
    end: End | None = None
    cards: CardFilter | None = None

    def __post_init__(self) -> None:
        if isinstance(self.cards, AnyCard):
            raise ValueError("the end of the zone itself")

    def _number(self, game: Game, source: Source) -> int:
        return 1 if self.amount is None else self.amount.value(game, source)

    def able(self, game: Game, source: Source, how: How) -> list[int]:
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
        if self.extent in (Extent.BOTH_ENDS, Extent.OF_KIND):
            return self.able(game, source, how)
        n = self._number(game, source)
        seat = self.whose.seats(source)[0]
        zone = self.pile.zone
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


# ---------------------------------------------------------------------------- what came before


@words
class PronounWord(Enum):
    """How a sentence speaks of cards that came before."""

    IT = "it"
    THEM = "them|they"
    THAT_CARD = "that card|the card|the chosen card|the revealed card|the discarded card"
    THOSE_CARDS = "those cards|the chosen cards|the revealed cards"
    REMAINING = "the remaining cards|the remaining|the rest"
    OTHER = "the other"
    OTHERS = "the others|the other cards"

    @property
    def left(self) -> bool:
        """Whether what is left of the cards is meant."""
        return self in (PronounWord.REMAINING, PronounWord.OTHER, PronounWord.OTHERS)


@phrase("{word}")
@dataclass(frozen=True, slots=True)
class Those(Cards):
    """The cards that were spoken of, or what is left of them; without any, the text's own card."""

    word: PronounWord
    refers_back: ClassVar[bool] = True

    def able(self, game: Game, source: Source, how: How) -> list[int]:
        memory = source.memory
        cards = memory.chosen if memory.chosen or memory.lost else (source.card,)
        if self.word.left:
            where = game.state.where
            cards = memory.rest or tuple(c for c in memory.seen if where[c] is Zone.LIFE_DECK)
        return [c for c in cards if how.usable(c)]


@phrase(
    ("that {cards}", {"several": False}),
    ("~the {cards}", {"several": False}),
    ("those {cards:pl}", {"several": True}),
)
@dataclass(frozen=True, slots=True)
class ThatOne(Cards):
    """The card of a kind that was spoken of, or that set this off; `several` only words it."""

    cards: CardFilter
    several: bool = False
    refers_back: ClassVar[bool] = True

    def __post_init__(self) -> None:
        if isinstance(self.cards, AnyCard):
            raise ValueError("that card, whatever it is")

    def able(self, game: Game, source: Source, how: How) -> list[int]:
        told = getattr(source.event, "card", -1)
        found = [c for c in source.memory.chosen if self.cards.fits(game, c, source)]
        if not found and told >= 0 and self.cards.fits(game, told, source):
            found = [told]
        return [c for c in found if how.usable(c)]


@words
class Group(Enum):
    """How a sentence speaks of the cards of which some are meant."""

    THOSE = "those cards|them|these cards|the revealed cards|the chosen cards"


@phrase(
    ("any of {group}", {"quantity": ANY_NUMBER, "bare": False}),
    ("{quantity} of {group}", {"bare": False}),
    ("~any number of {group}", {"quantity": ANY_NUMBER, "bare": False}),
    ("{quantity}", {"bare": True, "group": Group.THOSE}),
)
@dataclass(frozen=True, slots=True)
class SomeOfThose(Cards):
    """Some of the cards that were spoken of; the others are "the remaining" then.

    `bare` only words it: "place 1 into your hand and banish the other".
    """

    quantity: Quantity
    group: Group = Group.THOSE
    bare: bool = False
    refers_back: ClassVar[bool] = True

    def __post_init__(self) -> None:
        if self.quantity.every or self.quantity == ANOTHER:
            raise ValueError("all of them is said with a pronoun")
        plain = (
            isinstance(self.quantity, Number)
            and not self.quantity.up_to
            and isinstance(self.quantity.amount, values.Number)
        )
        if self.bare and not plain:
            raise ValueError("only a plain number stands alone")

    def able(self, game: Game, source: Source, how: How) -> list[int]:
        return [c for c in source.memory.chosen if how.usable(c)]

    def least(self, game: Game, source: Source) -> int:
        return self.quantity.bounds(game, source)[0]

    def gather(self, game: Game, source: Source, how: How) -> Steps:
        able = self.able(game, source, how)
        low, high = self.quantity.bounds(game, source)
        if self.quantity.at_random or how.at_random:
            chosen = tuple(game.chance.shuffled(able)[:high])
        else:
            hidden = tuple(c for c in able if game.state.where[c].is_hidden)
            high = min(high, len(able))
            chosen = yield from pick(
                game, how.seat, able, low, high, how.prompt, source, how.rule, looked_at=hidden
            )
        source.memory.rest = tuple(c for c in source.memory.chosen if c not in chosen)
        return list(chosen)


@phrase(("{parts:and:2}", {"either": False}), ("{parts:or:2}", {"either": True}))
@dataclass(frozen=True, slots=True)
class Together(Cards):
    """Several such nouns at once: "this card and the bottom card of your discard pile".

    Or one of several, as one chooses: "all of your Drills or all of your Setups".

    Cards that are chosen are there where the last says: "1 Drill and 2 Setups from your hand".
    """

    parts: tuple[Cards, ...]
    either: bool = False

    def __post_init__(self) -> None:
        if self.either:
            if not all(isinstance(each, Held) and each.quantity == ALL for each in self.parts):
                raise ValueError("one of several is all cards of a kind")
            return
        *before, last = self.parts
        if any(isinstance(each, ByTitle | SomeOfThose | Together) for each in self.parts):
            raise ValueError("what these words speak of is one thing")
        placed = isinstance(last, Some) and last.where is not None
        for each in before:
            chosen = isinstance(each, Some) and each.where is None and placed
            if isinstance(each, OfKind) and not chosen:
                raise ValueError("what is chosen first is said in a sentence of its own")

    def _placed(self) -> list[Cards]:
        where = getattr(self.parts[-1], "where", None)
        return [
            replace(each, where=where) if isinstance(each, Some) else each for each in self.parts
        ]

    def able(self, game: Game, source: Source, how: How) -> list[int]:
        found = (card for each in self._placed() for card in each.able(game, source, how))
        return list(dict.fromkeys(found))

    def least(self, game: Game, source: Source) -> int:
        return sum(each.least(game, source) for each in self.parts)

    def gather(self, game: Game, source: Source, how: How) -> Steps:
        if self.either:
            part = yield from self._choose(game, source, how)
            return (yield from part.gather(game, source, how))
        found: list[int] = []
        left = replace(how, usable=lambda card: card not in found and how.usable(card))
        for each in self._placed():
            found += yield from each.gather(game, source, left)
        return found

    def _choose(self, game: Game, source: Source, how: How) -> Steps:
        kinds = (getattr(part, "cards", part) for part in self.parts)
        options = tuple(
            Option(Act.PICK, f"All {shown(kind, plural=True)}", value=i)
            for i, kind in enumerate(kinds)
        )
        prompt = how.prompt.replace("which card", "which")
        index = yield from game.ask(how.seat, Ask.CHOOSE_OPTION, prompt, how.rule, options, source)
        return self.parts[options[index].value]


# ---------------------------------------------------------------------------- copies


@phrase(
    ("all copies of that card", {"n": 0, "each": False}),
    ("{n} copy(ies) of that card", {"each": False}),
    ("{n} copy(ies) of each card", {"each": True}),
    ("~a copy of that card", {"n": 1, "each": False}),
    ("~{n} copy(ies) of each", {"each": True}),
    ("~a copy of the named card", {"n": 1, "each": False}),
)
@dataclass(frozen=True, slots=True)
class CopiesOfNamed(Phrase):
    """Copies of the cards that were named or spoken of; n of 0 stands for all."""

    n: int = 1
    each: bool = False

    def titles(self, game: Game, source: Source) -> tuple[str, ...]:
        """The titles that are meant."""
        memory = source.memory
        names = memory.names or tuple(game.cards[c].title for c in memory.chosen)
        return names if self.each else names[:1]
