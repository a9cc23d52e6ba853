"""The cards at the ends of zones: "the top 3 cards", "cards until you reveal a Drill"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import product

from dbz_desktop.rules.kernel.base import Amount, CardFilter
from dbz_desktop.rules.kernel.decisions import Act, Ask, Option
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.language.nouns.kinds import AnyCard
from dbz_desktop.rules.language.nouns.places import (
    Owner,
    choose_seat,
    ends,
)
from dbz_desktop.rules.language.nouns.terms import End, Pile
from dbz_desktop.rules.language.references.cards import Cards, How
from dbz_desktop.wording import Spec, phrase


class FromEnds(Cards):
    """Cards at the ends of an ordered zone."""

    pile: Pile

    def further(self, game: Game, taken: Sequence[int], number: int, source: Source) -> list[int]:
        """So many cards there as it becomes of those that were taken: those and the next ones."""
        return list(taken)


def _there(game: Game, taken: Sequence[int], end: End, number: int) -> list[int]:
    """The cards at an end of the zone in which those lie that were taken."""
    return ends(game, game.owners[taken[0]], game.state.where[taken[0]], end, number)


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
    "{amount:@many} cards from the {end} of {whose} {pile}",
    "the {end} {amount:@brief} card(s) of {whose} {pile}",
    ("cards from the {end} of {whose} {pile} equal to {amount}", {"other": None}),
    "~the {end} {amount} card(s) of {whose} {pile}",
    "~{end} {amount} card(s) of {whose} {pile}",
    "~{whose} {pile:@of} {end} {amount} card(s)",
    ("~{whose} {pile:@of} {end} card", {"amount": None}),
    ("~the {end} card from {whose} {pile}", {"amount": None}),
    ("~the {end} of {whose} {pile}", {"amount": None, "other": None}, "from"),
    ("~a card from the {end} of {whose} {pile}", {"amount": None}),
    "~{amount} card(s) from the {end} of {whose} {pile}",
    "~a number of cards from the {end} of {whose} {pile} equal to {amount}",
    "~the {end} cards of {whose} {pile} equal to {amount}",
    *(
        f"~{so_many} from the {{end}} of {{whose}} {{pile}}"
        for so_many in ("cards equal to {amount}", "a number of cards equal to {amount}")
    ),
    "~as many cards from the {end} of {whose} {pile} as {amount:@as}",
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
        if self.amount is not None and self.other is None:
            object.__setattr__(self, "amount", self.amount.of_cards)
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

    def further(self, game: Game, taken: Sequence[int], number: int, source: Source) -> list[int]:
        return _there(game, taken, self.end, number)


@phrase("the {end} {amount}", "~the {end} {amount} card(s)")
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
        if self.other is self.pile:
            raise ValueError("one zone or the same")

    def _number(self, game: Game, source: Source) -> int:
        return 1 if self.amount is None else self.amount.value(game, source)

    def able(self, game: Game, source: Source, how: How) -> list[int]:
        if self.other is not None:
            each = (replace(self, pile=p, other=None) for p in (self.pile, self.other))
            return [card for one in each for card in one.able(game, source, how)]
        seats = self.whose.seats(source)
        return [card for seat in seats for card in self._near(game, seat, source)]

    def _near(self, game: Game, seat: int, source: Source, n: int | None = None) -> list[int]:
        """Those of one player's zone, so many or `n`; at the top where an end is to be chosen."""
        zone = game.state.players[seat].zone(self.pile.zone)
        if self.extent is Extent.BOTH_ENDS:
            return [zone[-1], zone[0]] if len(zone) > 1 else list(zone)
        n = self._number(game, source) if n is None else n
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
        prompt = f"Whose {self.pile.zone.label}?"
        seats = yield from choose_seat(game, self.whose, prompt, source)
        found: list[int] = []
        for seat in seats:
            found += yield from self._gathered(game, seat, source, how)
        return found

    def further(self, game: Game, taken: Sequence[int], number: int, source: Source) -> list[int]:
        if self.extent is Extent.OF_KIND:
            return self._near(game, game.owners[taken[0]], source, number)
        if self.extent is Extent.BOTH_ENDS:
            below = number // 2
            top = _there(game, taken, End.TOP, number - below)
            return top + _there(game, taken, End.BOTTOM, below)
        at_top = taken[0] == _there(game, taken, End.TOP, 1)[0]
        return _there(game, taken, End.TOP if at_top else End.BOTTOM, number)

    def _gathered(self, game: Game, seat: int, source: Source, how: How) -> Steps:
        """Those of one player's zone, asking which end or how many."""
        if self.extent in (Extent.BOTH_ENDS, Extent.OF_KIND):
            return self._near(game, seat, source)
        zone = self.pile.zone
        n = self._number(game, source)
        if self.extent is Extent.UP_TO:
            there = len(game.state.players[seat].zone(zone))
            n = there if self.amount is None else min(n, there)
        named = f"{'your' if seat == how.seat else 'the'} {zone.label}"
        if self.extent is Extent.CHOSEN_END:
            picks = (
                Option(Act.PICK, "The top", value=1),
                Option(Act.PICK, "The bottom", value=0),
            )
            prompt = f"Which end of {named}?"
            index = yield from game.ask(
                how.seat, Ask.CHOOSE_OPTION, prompt, how.rule, picks, source
            )
            return ends(game, seat, zone, End.TOP if picks[index].value else End.BOTTOM, n)
        options = tuple(Option(Act.NUMBER, str(i), value=i) for i in range(n + 1))
        prompt = how.prompt.replace("which card", f"how many cards of {named}")
        index = yield from game.ask(how.seat, Ask.NUMBER, prompt, how.rule, options, source)
        return ends(game, seat, zone, self.end or End.TOP, options[index].value)


def in_sight(what: Cards) -> bool:
    """Whether these lie near the ends of zones into which everybody sees (ZON-3)."""
    if not isinstance(what, AtEnd | NearEnds):
        return False
    return not any(pile.zone.is_hidden for pile in (what.pile, what.other) if pile is not None)


def _until() -> Iterator[Spec]:
    """How it is said how far they are taken: until one of a kind comes, or so many of them."""
    found = (
        "(reveal|reveals|discard|discards|destroy|destroys|banish|banishes|draw|draws|find|finds)"
    )
    seen = "(revealed|discarded|drawn|found|destroyed|banished)"
    for count, so_many in (("a {cards}", {"amount": None}), ("{amount} {cards:s}", {})):
        for most, pinned in (
            ("", {**so_many, "most": None}),
            (", to a maximum of {most} cards", so_many),
        ):
            until = f"until you reveal {count}{most}"
            yield f"cards from the {{end}} of {{whose}} {{pile}} {until}", pinned
            bounds: tuple[str, ...] = ("",)
            if most:
                bounds = (
                    "[,] (to a maximum of|up to|maximum) {most} [cards]",
                    f" or [until] [you|he] [(have|has) [{seen}]] {{most}} cards",
                )
            for cards, bound in product(_TAKEN_FROM, bounds):
                whence = pinned if "{end}" in cards else {**pinned, "end": End.TOP}
                yield f"~{cards} until (you|he) ({found}) {count}{bound}", whence
                yield f"~{cards} until {count} is(are) {seen}{bound}", whence


_TAKEN_FROM = (
    "cards from the {end} of {whose} {pile}",
    "cards off the {end} of {whose} {pile}",
    "the {end} (cards|card) of {whose} {pile}",
    "cards (from|of) {whose} {pile}",
)


@phrase(*_until())
@dataclass(frozen=True, slots=True)
class UntilOne(FromEnds):
    """The cards at an end of an ordered zone as far as the first of a kind, or so many of them.

    Without any, all of the zone; or the `most` cards that are taken so.
    """

    end: End
    whose: Owner
    pile: Pile
    cards: CardFilter
    amount: Amount | None = None
    most: Amount | None = None

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
        there = len(game.state.players[seat].zone(zone))
        most = there if self.most is None else min(there, self.most.value(game, source))
        cards = ends(game, seat, zone, self.end, most)
        found = self.goal(game, cards, source)
        wanted = 1 if self.amount is None else self.amount.value(game, source)
        return cards[: cards.index(found[-1]) + 1] if found and len(found) == wanted else cards

    def gather(self, game: Game, source: Source, how: How) -> Steps:
        prompt = f"Whose {self.pile.zone.label}?"
        seats = yield from choose_seat(game, self.whose, prompt, source)
        return [card for seat in seats for card in self._of(game, seat, source)]
