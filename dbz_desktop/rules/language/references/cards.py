"""The cards that an effect takes hold of: "a Drill", "up to 3 cards from your hand", "it"."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import InitVar, dataclass, field, replace
from enum import Enum
from functools import lru_cache
from typing import Any, ClassVar

from dbz_desktop.cards import CardType
from dbz_desktop.rules.flow.choosing import Beside, pick
from dbz_desktop.rules.kernel import door
from dbz_desktop.rules.kernel.base import CardFilter
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.kernel.numbering import own_card
from dbz_desktop.rules.language.happenings.past import DoneTo
from dbz_desktop.rules.language.nouns.in_common import (
    Key,
    alike,
    apart,
    common,
    kinds_of,
    loosely,
    pick_alike,
    pick_apart,
    title_of,
)
from dbz_desktop.rules.language.nouns.kinds import AnyCard, Suffix, foremost
from dbz_desktop.rules.language.nouns.places import (
    HIS,
    MINE,
    RIVALS,
    THEIRS,
    Controlled,
    In,
    Located,
    Zones,
    choose_seat,
)
from dbz_desktop.rules.language.nouns.qualities import Quality
from dbz_desktop.rules.language.nouns.suffixes import CardFact, That, of_such
from dbz_desktop.rules.language.nouns.terms import HE_CONTROLS, YOU_CONTROL
from dbz_desktop.rules.language.nouns.titles import OfTitle, Title, TitleOf
from dbz_desktop.rules.language.values import values
from dbz_desktop.rules.language.values.howmany import (
    ALL,
    ANOTHER,
    ANY_NUMBER,
    ANY_THERE,
    EVERY,
    HALF,
    ONE,
    ONE_OF,
    Choice,
    Number,
    Quantity,
    as_one_likes,
    at_random,
    of_one_title,
)
from dbz_desktop.rules.language.values.ranges import Range
from dbz_desktop.rules.language.values.totals import Total, check_total, in_all, within_total
from dbz_desktop.wording import Phrase, Spec, phrase, words


@dataclass(slots=True)
class How:
    """How a verb takes hold of cards: who chooses and from where, what is asked, what may be.

    `usable` tells whether the verb can be done to a card at all; `at_random` that chance chooses
    in the place of a player; `must_ask` that the order counts, so that one choice is asked too;
    `mps` that a Main Personality can be meant where personalities are: it is in play, but no verb
    takes it out of play (TYP-8); `beside` whether it can be done to a card after others; `last`
    where the one lies that is chosen last, "on top".
    """

    seat: int
    prompt: str
    default: Located
    rule: str = "EFF-1"
    usable: Callable[[int], bool] = field(default=lambda card: True)
    at_random: bool = False
    ordered: bool = False
    mps: bool = False
    beside: Beside | None = None
    last: str = ""


class Cards(Phrase):
    """Cards that an effect takes hold of."""

    plural: ClassVar[bool] = False
    """Whether the verb after it has no "s"."""
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
    """What was done to cards of a kind, if it is said of them and not of what has their title."""
    others = [done for title in every(cards, OfTitle) for done in every(title, DoneTo)]
    found = (done for done in every(cards, DoneTo) if not any(done is each for each in others))
    return next(found, None)


def _left_by(done: DoneTo, default: Located, game: Game, source: Source) -> list[int]:
    """The cards among which those are to which something was done, where no place is said."""
    place = default.place
    piles = [pile.zone for pile in place.piles] if isinstance(place, Zones) else [Zone.IN_PLAY]
    lie = done.lying(game, source, piles)
    return default.cards(game, source) if lie is None else lie


class OfKind(Cards):
    """So many cards of a kind, from somewhere."""

    quantity: Quantity
    cards: CardFilter
    where: Located | None
    besides: Title | None
    alike: bool
    """Whether all of them are of one title."""
    chosen: Choice | None
    """Who chooses them, where it isn't who does something to them."""
    total: Total | None
    """What of them is added up, and comes to no more than so much: `within`."""
    within: Range | None

    @property
    def brings_several(self) -> bool:
        """Whether they are personalities, and may be more than one."""
        people = self.cards.allows(CardType.ALLY) and not self.cards.allows(CardType.DRILL)
        return people and self.quantity not in (ONE, ANOTHER)

    def able(self, game: Game, source: Source, how: How, seat: int | None = None) -> list[int]:
        where = self.where or how.default
        done = _done_to(self.cards) if self.where is None else None
        if done is not None:
            cards = _left_by(done, how.default, game, source)
        else:
            cards = where.cards(game, source, seat)
        if how.mps and isinstance(where, Controlled) and not self.cards.allows(CardType.DRILL):
            cards = [*(game.state.players[s].mp_card for s in where.who.seats(source)), *cards]
        if source.card in cards and self.quantity == ANOTHER:
            cards = [c for c in cards if c != source.card]
        if isinstance(self.besides, TitleOf):
            cards = [c for c in cards if game.cards[c].title != self.besides.title]
        beside = self._beside(game, source, how)
        key = self.key(source)
        fits = (self.cards if key is None else loosely(self.cards)).fits
        found = [c for c in cards if fits(game, c, source)]
        able = [c for c in foremost(game, self.cards, found, source) if how.usable(c)]
        if self.total is not None and beside is not None:
            able = [card for card in able if beside(card, ())]
        if not (self.is_all or self.quantity.at_random or how.at_random):
            chooser = how.seat if self.chosen is None else self.chosen.seat(source)
            able = door.to_choose(game, able, chooser, source)
        other = apart(self.cards)
        if other and kinds_of(game, able, other, source) < self.least(game, source):
            return []
        if key is None:
            return able
        return alike(game, able, (), self.least(game, source), key, source)

    def key(self, source: Source) -> Key | None:
        """What all of them have in common with each other, if anything."""
        return title_of if self.alike else common(self.cards, source)

    @property
    def is_all(self) -> bool:
        """Whether nobody chooses: all there are, and not one of each Style that there is."""
        return self.quantity.every and apart(self.cards) is None and not self.alike

    def least(self, game: Game, source: Source) -> int:
        if self.quantity.every:
            return 1
        return self.quantity.bounds(game, source)[0]

    def gather(self, game: Game, source: Source, how: How) -> Steps:
        place = (self.where or how.default).place
        seats: tuple[int | None, ...] = (None,)
        if place is not None and place.chooses is not None:
            # What has to be done isn't evaded where there is nothing to do it to (EFF-1).
            must = not self.is_all and self.least(game, source) > 0
            both = place.chooses.seats(source) if must else ()
            there = tuple(seat for seat in both if self.able(game, source, how, seat))
            seats = yield from choose_seat(game, place.chooses, place.question, source, there)
        elif place is not None and not self.is_all:
            seats = place.shares(source)
        found: list[int] = []
        for seat in seats:
            found += yield from self._of_one(game, source, how, seat)
        return found

    def _of_one(self, game: Game, source: Source, how: How, seat: int | None) -> Steps:
        """The cards of one seat's zones, or of all that are meant."""
        able = self.able(game, source, how, seat)
        if self.is_all:
            return able
        low, high = self.quantity.of_all(len(able), game, source)
        if (other := apart(self.cards)) is not None:
            return (yield from pick_apart(game, source, how, able, (low, high), other))
        key = self.key(source)
        if key is not None and (high > 1 or self.quantity.every):
            every = self.quantity.every
            return (yield from pick_alike(game, source, how, able, (low, high), key, every))
        if self.quantity.at_random or how.at_random:
            return game.chance.shuffled(able)[:high]
        if self.quantity.distinct:
            # Of each title one is offered: which copy of it is the same.
            able = list({game.cards[card].title: card for card in able}.values())
        chosen = yield from pick(
            game,
            how.seat if self.chosen is None else self.chosen.seat(source),
            able,
            low,
            high,
            how.prompt,
            source,
            how.rule,
            must_ask=how.ordered and high > 1 and len(able) > 1,
            beside=self._beside(game, source, how),
            last=how.last,
        )
        return list(chosen)

    def _beside(self, game: Game, source: Source, how: How) -> Beside | None:
        """Whether a card can be chosen after others."""
        if self.total is None or self.within is None:
            return how.beside
        return within_total(game, self.total, self.within, how.beside, source)


_ALL_OF_THE = "(all|all of the|all the|each of the|every one of the)"


def _held_and_such(held: str, where: Located) -> Iterator[Spec]:
    """Of cards in play it may be said behind who controls them which they are."""
    yield f"~a {{cards}} {held} {{after}}", {"quantity": ONE, "where": where}
    yield f"~(each|every) {{cards}} {held} {{after}}", {"quantity": ALL, "where": where}
    yield f"~{_ALL_OF_THE} {{cards:pl}} {held} {{after:pl}}", {"quantity": ALL, "where": where}


@phrase(
    ("an opponent's {cards}", {"quantity": ONE, "where": THEIRS}),
    ("~one of your opponent's {cards:pl} [in play]", {"quantity": ONE, "where": THEIRS}),
    ("~one of (his|their) {cards:pl} in play", {"quantity": ONE, "where": HIS}),
    ("~{quantity} of (his|their) {cards:pl} in play", {"where": HIS}),
    ("~{quantity} of your opponent's {cards:pl} in play", {"where": THEIRS}),
    ("~{quantity} of your {cards:pl} in play", {"where": MINE}),
    ("~your opponent's {cards}", {"quantity": ONE, "where": THEIRS}),
    ("~an opponent's {cards} in play", {"quantity": ONE, "where": THEIRS}),
    (f"a {{cards}} {YOU_CONTROL}", {"quantity": ONE, "where": MINE}),
    ("~one of your {cards:pl} [in play]", {"quantity": ONE, "where": MINE}),
    (f"~a {{cards}} {HE_CONTROLS}", {"quantity": ONE, "where": THEIRS}),
    ("one of (his|their) {cards:pl}", {"quantity": ONE, "where": HIS}),
    ("{quantity} of (his|their) {cards:pl}", {"where": HIS}),
    ("any of your {cards:pl}", {"quantity": ANY_NUMBER, "where": MINE}),
    ("~any [number] of your {cards:pl} in play", {"quantity": ANY_NUMBER, "where": MINE}),
    (
        "~any [number] of your opponent's {cards:pl} in play",
        {"quantity": ANY_NUMBER, "where": THEIRS},
    ),
    ("any of your opponent's {cards:pl}", {"quantity": ANY_NUMBER, "where": THEIRS}),
    ("~any number of your {cards:pl}", {"quantity": ANY_NUMBER, "where": MINE}),
    ("~any number of your opponent's {cards:pl}", {"quantity": ANY_NUMBER, "where": THEIRS}),
    ("all of your {cards:pl}", {"quantity": ALL, "where": MINE}),
    ("~(all|each of) your {cards:pl}", {"quantity": ALL, "where": MINE}),
    ("~(all|all of|each of) your {cards:pl} in play", {"quantity": ALL, "where": MINE}),
    (
        "~(all|all of|each of) (your opponent's|his) {cards:pl} in play",
        {"quantity": ALL, "where": THEIRS},
    ),
    (f"~{_ALL_OF_THE} {{cards:pl}} {YOU_CONTROL}", {"quantity": ALL, "where": MINE}),
    (f"~{_ALL_OF_THE} {{cards:pl}} {HE_CONTROLS}", {"quantity": ALL, "where": THEIRS}),
    ("~your {cards:pl}", {"quantity": ALL, "where": MINE}),
    ("all of your opponent's {cards:pl}", {"quantity": ALL, "where": THEIRS}),
    ("~(all|all of) (his|their) {cards:pl}", {"quantity": ALL, "where": THEIRS}),
    ("half of your {cards:pl}", {"quantity": HALF, "where": MINE}),
    ("half of your opponent's {cards:pl}", {"quantity": HALF, "where": THEIRS}),
    ("~half [of] (his|their) {cards:pl} [in play]", {"quantity": HALF, "where": THEIRS}),
    (f"~(each|every) {{cards}} {YOU_CONTROL}", {"quantity": ALL, "where": MINE}),
    ("~(all|each of) your opponent's {cards:pl}", {"quantity": ALL, "where": THEIRS}),
    ("one of his opponent's {cards:pl}", {"quantity": ONE, "where": RIVALS}),
    ("~a {cards} his opponent controls", {"quantity": ONE, "where": RIVALS}),
    (f"~(each|every) {{cards}} {HE_CONTROLS}", {"quantity": ALL, "where": THEIRS}),
    (f"~half [of] [the] {{cards:pl}} {YOU_CONTROL}", {"quantity": HALF, "where": MINE}),
    (f"~half [of] [the] {{cards:pl}} {HE_CONTROLS}", {"quantity": HALF, "where": THEIRS}),
    ("{quantity} of your opponent's {cards:pl}", {"where": THEIRS}),
    ("{quantity} of your {cards:pl}", {"where": MINE}),
    *_held_and_such(YOU_CONTROL, MINE),
    *_held_and_such(HE_CONTROLS, THEIRS),
)
@dataclass(frozen=True, slots=True)
class Held(OfKind):
    """Cards in play by who controls them: "one of your Drills", "an opponent's Ally"."""

    quantity: Quantity
    cards: CardFilter
    where: Located
    after: InitVar[Suffix | None] = None
    besides = None
    alike = False
    chosen = total = within = None

    def __post_init__(self, after: Suffix | None) -> None:
        if after in _WHO_OWNS:
            raise ValueError("who controls and who owns them is where they are")
        object.__setattr__(self, "cards", of_such(self.cards, after))
        values.still_there(self.cards)
        if self.quantity in (ANY_THERE, EVERY, ANOTHER):
            raise ValueError("said without a possessor")
        if self.where == HIS and not isinstance(self.quantity, Number) and self.quantity != ONE:
            raise ValueError("said as your opponent's")
        if self.quantity == Number(values.Number(1)):
            raise ValueError("one of them is said with the article")
        others = Quality.OTHER in every(self.cards, Quality)
        if others and (self.quantity, self.where) == (ONE, MINE):
            raise ValueError("one of your others is another one you control")


_WHO_OWNS = (That(CardFact.OWN), That(CardFact.OTHERS))
_ANYWHERE: dict[str, Any] = {"where": None, "besides": None}


@phrase(
    ("{cards:pl} equal to {quantity:@as}", {"where": None, "besides": None}),
    ("{cards:pl} {where} equal to {quantity:@as}", {"besides": None}),
    ("up to a number of {cards:pl} equal to {quantity:@most}", {"where": None, "besides": None}),
    ("up to a number of {cards:pl} {where} equal to {quantity:@most}", {"besides": None}),
    ("{quantity} {cards:s}", {"where": None, "besides": None}),
    ("{quantity} {cards:s} {where}", {"besides": None}),
    (
        "~one of your other {cards:pl} [in play]",
        {"quantity": ANOTHER, "where": MINE, "besides": None},
    ),
    ("~a {cards:@apart}", {"quantity": ONE, **_ANYWHERE}),
    ("~a {cards:@apart} {where}", {"quantity": ONE, "besides": None}),
    ("all {cards:pl}", {"quantity": ALL, "where": None, "besides": None}, "all"),
    ("{quantity} {where}", {"cards": AnyCard(), "besides": None}, "numbered"),
    "{quantity} {cards:s} {where} except {besides}",
    "~{quantity} {cards:s} {where} not named {besides}",
    ("~{quantity} {cards:s} {where} {after:s}", {"besides": None}),
    ("~{quantity} of the {cards:pl} {after:pl}", _ANYWHERE),
    (
        "~a {cards} with the same (title|name)",
        {"quantity": ONE, "where": None, "besides": None, "after": That(CardFact.SAME_TITLE)},
    ),
    (
        "~a {cards} with the same (title|name) {where}",
        {"quantity": ONE, "besides": None, "after": That(CardFact.SAME_TITLE)},
    ),
    (
        "~a {cards} {where} with the same (title|name)",
        {"quantity": ONE, "besides": None, "after": That(CardFact.SAME_TITLE)},
    ),
    *of_one_title(),
    *in_all(),
    *as_one_likes(),
    ("{quantity} {cards:s} {chosen}", _ANYWHERE),
    ("{quantity} {cards:s} {chosen} {where}", {"besides": None}),
    ("~{quantity} {cards:s} {where} {chosen}", {"besides": None}),
    ("~{quantity} {cards:s} at random", {"where": None, "besides": None, "by_chance": True}),
    ("~{quantity} {cards:s} at random {where}", {"besides": None, "by_chance": True}),
    ("~{quantity} {cards:s} {where} at random", {"besides": None, "by_chance": True}),
    ("~{cards:pl} equal to {quantity}", {"where": None, "besides": None}),
    ("~a number of {cards:pl} equal to {quantity}", {"where": None, "besides": None}),
    ("~{cards:pl} {where} equal to {quantity}", {"besides": None}),
    ("~a number of {cards:pl} {where} equal to {quantity}", {"besides": None}),
    ("~as many {cards:pl} as {quantity:@as}", {"where": None, "besides": None}),
    ("~as many {cards:pl} {where} as {quantity:@as}", {"besides": None}),
    ("~a number of {cards:pl} up to {quantity:@most}", {"where": None, "besides": None}),
    ("~a number of {cards:pl} {where} up to {quantity:@most}", {"besides": None}),
)
@dataclass(frozen=True, slots=True)
class Some(OfKind):
    """So many cards of a kind, from somewhere."""

    quantity: Quantity
    cards: CardFilter
    where: Located | None = None
    besides: Title | None = None
    alike: bool = False
    chosen: Choice | None = None
    total: Total | None = None
    within: Range | None = None
    after: InitVar[Suffix | None] = None
    by_chance: InitVar[bool] = False

    def __post_init__(self, after: Suffix | None, by_chance: bool) -> None:
        plain = isinstance(self.quantity, Number) and self.quantity.manner is None
        copies = self.alike and self.quantity == EVERY
        if self.alike and (not plain or self.quantity == ONE_OF) and not copies:
            raise ValueError("a number of cards of one title")
        if self.total is not None:
            up_to = isinstance(self.quantity, Number) and self.quantity.up_to
            check_total(self.within, self.where is not None, up_to or self.quantity == ANY_NUMBER)
        if self.chosen is not None and (self.quantity.every or self.quantity.at_random):
            raise ValueError("of all of them nobody chooses")
        if by_chance:
            object.__setattr__(self, "quantity", at_random(self.quantity))
        if isinstance(after, OfTitle) and after.title is not None and not after.named:
            object.__setattr__(self, "besides", after.title)
        else:
            object.__setattr__(self, "cards", of_such(self.cards, after))
        if isinstance(self.where, Controlled):
            values.still_there(self.cards)
        if self.where == HIS:
            raise ValueError("said with the pronoun before it")
        if self.besides is not None and getattr(self.where, "kind", None) is not None:
            raise ValueError("it is said of the kind of card that stands last")
        mine = self.where in (MINE, THEIRS, RIVALS)
        counted = isinstance(self.quantity, Number)
        if mine and not (counted or copies) and self.quantity not in (ANY_NUMBER, ANOTHER):
            raise ValueError("said with the possessor before it")

    def at(self, where: Located) -> OfKind:
        """The same cards, where it is said that they are there."""
        quantity = ALL if self.quantity in (EVERY, ANY_THERE) else self.quantity
        alone = isinstance(quantity, Number) or quantity in (ANY_NUMBER, ANOTHER)
        if where in (MINE, THEIRS) and not alone:
            return Held(quantity, self.cards, where)
        return replace(self, where=where)


@words
class Self(Enum):
    """The card whose text it is."""

    THIS = (
        "this card|this Drill|this Setup|this Ally|this Event|this attack"
        "|the card used to perform this attack"
    )


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
        own = own_card(game, source)
        return [own] if how.usable(own) else []


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
