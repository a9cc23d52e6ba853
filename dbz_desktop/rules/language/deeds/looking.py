"""Cards are drawn, revealed, looked at and put in another order (HSE-2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from dbz_desktop.rules.flow import moving
from dbz_desktop.rules.flow.choosing import pick
from dbz_desktop.rules.kernel import door
from dbz_desktop.rules.kernel.base import Amount
from dbz_desktop.rules.kernel.deed import CardVerb, Deed, GameVerb
from dbz_desktop.rules.kernel.events import BOTH, Why, Zone
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.kernel.hidden import was_shown, who_knows
from dbz_desktop.rules.language.deeds.handling import THEIR_HAND, YOUR_HAND, Handling
from dbz_desktop.rules.language.deeds.numbers import how_many
from dbz_desktop.rules.language.happenings.amounts_done import THAT_MANY
from dbz_desktop.rules.language.nouns.doing import Doer, does
from dbz_desktop.rules.language.nouns.kinds import AnyCard
from dbz_desktop.rules.language.nouns.places import (
    IN_PLAY,
    In,
    Located,
    Owner,
    Zones,
    choose_seat,
    ends,
)
from dbz_desktop.rules.language.nouns.terms import End, Order, Pile
from dbz_desktop.rules.language.references.cards import Cards, How
from dbz_desktop.rules.language.references.ends_of_zones import AtEnd, FromEnds, UntilOne
from dbz_desktop.rules.language.references.said_before import SomeOfThose, ThatOne, Those
from dbz_desktop.rules.language.references.whole_zones import Whole
from dbz_desktop.rules.language.values.joining import Clause, Cost
from dbz_desktop.rules.language.values.values import CardsAt, NumberOf
from dbz_desktop.wording import Spec, phrase


def _as_many(owner: Owner) -> NumberOf:
    return NumberOf(CardsAt(AnyCard(), In(Zones(owner, (Pile.HAND,)))))


def _until_as_many() -> Iterator[Spec]:
    """Drawing until one has as many as the other."""
    told = {"amount": None, "who": Doer.OPPONENT}
    mine, rivals = ({**told, "until": _as_many(owner)} for owner in (Owner.YOUR, Owner.RIVAL))
    as_many = "(as many|the same number of) cards in {} hand as {}"
    yield (
        f"draw cards until you have {as_many.format('your', 'your opponent')}",
        {**told, "who": Doer.YOU, "until": _as_many(Owner.OPPONENT)},
    )
    yield (
        "~draw cards until you have (as many|the same number) [of cards] [in your hand]",
        {**told, "who": Doer.YOU, "until": _as_many(Owner.OPPONENT)},
    )
    yield f"your opponent draws cards until he has {as_many.format('his', 'you')}", mine
    yield (
        f"~draw [cards] until you have {as_many.format('[your]', 'your opponent')}",
        {
            **told,
            "who": Doer.YOU,
            "until": _as_many(Owner.OPPONENT),
        },
    )
    yield f"~(your opponent|he) draws [cards] until he has {as_many.format('[his]', 'you')}", mine
    for draws, form in (("draws", "third"), ("draw", "bare")):
        yield f"{draws} cards until he has {as_many.format('his', 'you')}", mine, form
        yield f"{draws} cards until he has {as_many.format('his', 'his opponent')}", rivals, form


def _until() -> Iterator[Spec]:
    """Drawing until somebody has so much, which is said of him."""
    pinned = {"amount": None}
    mine, his = {**pinned, "who": Doer.YOU}, {**pinned, "who": Doer.OPPONENT}
    yield "draw cards until you have {until} card(s) in your hand", mine
    much = "[cards] until {} {{until}} [card|cards] [in {}]"
    for you in ("", "you ", "you must "):
        yield f"~{you}draw {much.format('(you have|there are)', '[your] hand')}", mine
    has = "(he has|that player has|they have|there are)"
    for mark, doer, form in (
        ("", "your opponent draws", ""),
        ("~", "he draws", ""),
        ("", "draws", "third"),
        ("", "draw", "bare"),
    ):
        yield f"{mark}{doer} cards until he has {{until}} card(s) in his hand", his, form
        yield f"~{doer} {much.format(has, '[his|their] (hand|hands)')}", his, form


@phrase(
    *does("draw", "a card", amount=None),
    *does("draw", "another card", quiet=True, amount=None),
    *does("draw", "the same number of cards", amount=THAT_MANY),
    *does("draw", "{amount:@many} cards"),
    *does("draw", "{amount:@brief} card(s)"),
    *does("draw", "cards equal to {amount}"),
    *does("draw", "{amount} card(s)", quiet=True),
    *does("draw", "up to {amount:@many} cards", up_to=True),
    *does("draw", "up to {amount} card(s)", up_to=True),
    *does("draw", "a number of cards equal to {amount}", quiet=True),
    *does("draw", "as many cards as {amount:@as}", quiet=True),
    *_until_as_many(),
    *_until(),
)
@dataclass(frozen=True, slots=True)
class Draw(Cost):
    """Draw from the top of the Life Deck; the last card loses the game (HSE-2).

    Or as many as are missing `until` there are so many in the hand; or `up_to` so many.
    """

    rules: ClassVar[str] = "HSE-2"

    amount: Amount | None = None
    who: Doer = Doer.YOU
    until: Amount | None = None
    up_to: bool = False

    def __post_init__(self) -> None:
        if self.amount is not None:
            object.__setattr__(self, "amount", self.amount.of_cards)
        if isinstance(self.until, type(THAT_MANY)):
            raise ValueError("until one has as many as somebody: it is said as whom")

    @property
    def optional(self) -> bool:
        """Whether the player may leave it by choosing nothing of it."""
        return self.up_to

    @property
    def deeds(self) -> tuple[str, ...]:
        return ("draw",) if self.who is not Doer.OPPONENT else ()

    def resolve(self, game: Game, source: Source) -> Steps:
        amount = 1 if self.amount is None else self.amount.value(game, source)
        seat = self.who.seat(source)
        side = game.state.players[seat]
        if self.until is not None:
            amount = max(0, self.until.value(game, source) - len(side.hand))
        if self.up_to:
            most = min(amount, len(side.life_deck))
            amount = yield from how_many(game, seat, most, "Draw how many cards?", "EFF-1", source)
        before = len(side.hand)
        yield from moving.draw_as_many(game, seat, amount, source, "EFF-1")
        drawn = side.hand[before:]
        source.memory.speak_of(drawn)
        source.memory.done = bool(drawn)

    def possible(self, game: Game, source: Source) -> bool:
        deck = game.state.players[self.who.seat(source)].life_deck
        return not deck or moving.may_take(game, deck[-1], CardVerb.DRAW, source)


@phrase(*does("draw", "{what}"), *does("draw", "from {what:@from}", quiet=True))
@dataclass(frozen=True, slots=True)
class DrawThese(Handling):
    """Take cards into the hand from an end of a Life Deck or a discard pile, as a draw.

    Or such that were spoken of, as they lie there: "reveal the top card … you may draw it".
    """

    what: Cards
    who: Doer = Doer.YOU
    prompt = "Draw which card?"
    card_verb = CardVerb.DRAW
    target = Zone.HAND

    def __post_init__(self) -> None:
        Handling.__post_init__(self)
        if not isinstance(self.what, FromEnds | Those | ThatOne | SomeOfThose):
            raise ValueError("cards are drawn from an end of a zone, or were spoken of")

    @property
    def deeds(self) -> tuple[str, ...]:
        at_end = isinstance(self.what, FromEnds) and self.what.pile is Pile.DISCARD
        return ("draw", "regrow") if at_end else ("draw",)

    def usable(self, game: Game, card: int, source: Source) -> bool:
        lies = game.state.where[card] in (Zone.LIFE_DECK, Zone.DISCARD)
        return lies and game.owners[card] == self.who.seat(source)

    def carry_out(self, game: Game, cards: list[int], source: Source) -> Steps:
        yield from ()
        cards = [c for c in cards if moving.may_take(game, c, CardVerb.DRAW, source)]
        for card in cards:
            public = self.what.refers_back and was_shown(game, card)
            moving.move(game, card, Zone.HAND, Why.DRAW, source, "EFF-1", public=public)
        return cards


@phrase(
    *does("reveal", "{what}"),
    *does("reveal", "{what} to your opponent", quiet=True),
    *does("reveal", "{what} to (all players|you|him)", quiet=True),
)
@dataclass(frozen=True, slots=True)
class Reveal(Handling):
    """Show cards to both; they are "those cards" for what follows."""

    what: Cards
    who: Doer = Doer.YOU
    prompt = "Reveal which card?"
    takes_away = False

    @property
    def deeds(self) -> tuple[str, ...]:
        return ("reveal",)

    def default(self) -> Located:
        return YOUR_HAND if self.who is Doer.YOU else THEIR_HAND

    def usable(self, game: Game, card: int, source: Source) -> bool:
        return moving.may_take(game, card, CardVerb.REVEAL, source)

    def do_to(self, game: Game, cards: list[int], source: Source) -> Steps:
        yield from ()
        cards = [card for card in cards if self.usable(game, card, source)]
        for seat in (0, 1):
            own = tuple(c for c in cards if game.owners[c] == seat)
            game.reveal(seat, own, cause=source.card)
        source.memory.seen, source.memory.rest = tuple(cards), None
        if isinstance(self.what, UntilOne):
            self._tell_apart(game, self.what, cards, source)
        elif isinstance(self.what, Whole):
            source.memory.newer = True
        else:
            source.memory.speak_of(cards)
        source.memory.done = bool(cards)

    def _tell_apart(self, game: Game, what: UntilOne, cards: list[int], source: Source) -> None:
        """What was looked for is "that card" then; where there is none, all are shuffled in."""
        found = what.goal(game, cards, source)
        source.memory.speak_of(found)
        source.memory.rest = tuple(card for card in cards if card not in found)
        if not found and what.pile is Pile.LIFE_DECK:
            source.memory.seen = source.memory.rest = ()
            for seat in sorted({game.owners[card] for card in cards}):
                game.shuffle(seat)

    def possible(self, game: Game, source: Source) -> bool:
        if not isinstance(self.what, Whole):
            return Handling.possible(self, game, source)
        # A hand without a card can be shown as well.
        seen = self.what.able(game, source, self.how(game, source))
        return not seen or any(self.usable(game, card, source) for card in seen)


@phrase(*does("look at", "{what}"), *does("look through", "{what}", quiet=True))
@dataclass(frozen=True, slots=True)
class LookAt(Clause):
    """See cards that are hidden; they are "those cards" for what follows."""

    shows: ClassVar[bool] = True

    what: Cards
    who: Doer = Doer.YOU

    @property
    def deeds(self) -> tuple[str, ...]:
        return ("reveal",)

    def resolve(self, game: Game, source: Source) -> Steps:
        seat = self.who.seat(source)
        how = How(seat, "Look at which card?", IN_PLAY)
        cards = tuple((yield from self.what.gather(game, source, how)))
        kept: tuple[int, ...] = ()
        for owner in (0, 1):
            own = tuple(c for c in cards if game.owners[c] == owner)
            if own and (yield from self._kept(game, seat, owner, own, source)):
                kept += own
            else:
                game.reveal(owner, own, 1 << seat, source.card)
        seen = tuple(card for card in cards if card not in kept)
        source.memory.seen, source.memory.rest = seen, None
        source.memory.speak_of(seen)

    def _kept(
        self, game: Game, seat: int, owner: int, cards: tuple[int, ...], source: Source
    ) -> Steps:
        """Whether something keeps a player from looking at cards, or is done instead (EFF-4)."""
        if GameVerb.LOOK not in game.spoken:
            return False
        zone = game.state.where[cards[0]]
        deed = Deed(GameVerb.LOOK, seat, cards, owner, zone, cause=source.card, by=source.player)
        return not door.may(game, deed) or (yield from door.instead(game, deed))


@phrase(
    *does("put", "{what} back {order}"),
    *does("place", "{what} back {order}", quiet=True),
    ("{what} back {order}", {"who": Doer.YOU}, "placed"),
    *does("return", "{what} {order}", quiet=True),
    *does("rearrange", "{what} {order}", quiet=True),
)
@dataclass(frozen=True, slots=True)
class PutBack(Handling):
    """Cards that were seen at an end of a zone go back there, in an order as one likes or none."""

    what: Cards
    order: Order = Order.ANY
    who: Doer = Doer.YOU

    def __post_init__(self) -> None:
        if not self.what.refers_back:
            raise ValueError("what goes back was seen before")

    @property
    def deeds(self) -> tuple[str, ...]:
        return ("reorder",)

    def carry_out(self, game: Game, cards: list[int], source: Source) -> Steps:
        for seat in (0, 1):
            for zone in (Zone.LIFE_DECK, Zone.DISCARD):
                pile = game.state.players[seat].zone(zone)
                own = [card for card in cards if card in pile]
                lowest = own and len(own) < len(pile) and set(own) == set(pile[: len(own)])
                end = End.BOTTOM if lowest else End.TOP
                if own and self.order is not Order.RANDOM:
                    yield from reorder(game, seat, zone, own, end, source)
                elif zone is Zone.LIFE_DECK:
                    game.mix(seat, own)
                else:
                    lay_out(game, zone, game.chance.shuffled(own), end, source)
        return cards


_SHUFFLED: dict[str, Any] = {"what": None, "order": Order.RANDOM}
_YOURS: dict[str, Any] = {**_SHUFFLED, "who": Doer.YOU}
_HIS: dict[str, Any] = {**_SHUFFLED, "who": Doer.OPPONENT}


@phrase(
    *does("rearrange", "{what}", order=Order.ANY),
    *does("rearrange", "{what} in any order", quiet=True, order=Order.ANY),
    *does("rearrange", "{what} in a random order", order=Order.RANDOM),
    *does("shuffle", "{what}", quiet=True, order=Order.RANDOM),
    ("shuffle your Life Deck", _YOURS),
    ("~you must shuffle your Life Deck", _YOURS),
    ("your opponent shuffles his Life Deck", _HIS),
    ("~(he shuffles|your opponent must shuffle|he must shuffle) his Life Deck", _HIS),
    ("~shuffle (your opponent's|his) Life Deck", _HIS),
    ("~(your opponent's|his) Life Deck is shuffled", _HIS),
    ("~your Life Deck is shuffled", _YOURS),
    ("shuffles his Life Deck", _HIS, "third"),
    ("shuffle his Life Deck", _HIS, "bare"),
)
@dataclass(frozen=True, slots=True)
class Rearrange(Cost):
    """The cards at an end of a zone are put in another order, or a Life Deck's in a random one.

    Without `what` somebody's own Life Deck is shuffled, all of it (EFF-9).
    """

    what: AtEnd | None
    who: Doer = Doer.YOU
    order: Order = Order.ANY

    def __post_init__(self) -> None:
        if self.what is None or self.order is not Order.RANDOM:
            return
        if self.what.pile is not Pile.LIFE_DECK:
            raise ValueError("everybody sees in which order a discard pile lies")

    @property
    def deeds(self) -> tuple[str, ...]:
        return () if self.what is None else ("reorder",)

    def resolve(self, game: Game, source: Source) -> Steps:
        if self.what is None:
            # What a search found lies apart until the text says what becomes of it (EFF-9).
            game.shuffle(self.who.seat(source), besides=source.memory.shown)
            source.memory.done = True
            return
        for seat in (yield from choose_seat(game, self.what.whose, "Whose cards?", source)):
            n = self.what.number(game, source)
            zone = self.what.pile.zone
            cards = ends(game, seat, zone, self.what.end, n)
            source.memory.done = bool(cards)
            if self.order is Order.RANDOM:
                game.mix(seat, cards)
                continue
            if zone is Zone.LIFE_DECK:
                game.reveal(seat, tuple(cards), 1 << source.player, source.card)
            yield from reorder(game, seat, zone, cards, self.what.end, source)


def reorder(game: Game, seat: int, zone: Zone, cards: list[int], end: End, source: Source) -> Steps:
    """Let the effect's player put cards of a zone in a new order, the outermost first."""
    ordered = yield from pick(
        game,
        source.player,
        cards,
        len(cards),
        len(cards),
        f"Which card comes next, from the {end.value}?",
        source,
        looked_at=tuple(cards),
        must_ask=len(cards) > 1,
        first="on top" if end is End.TOP else "at the bottom",
    )
    lay_out(game, zone, ordered, end, source)


def lay_out(game: Game, zone: Zone, cards: Sequence[int], end: End, source: Source) -> None:
    """Put cards of a zone in this order at an end of it, the outermost first.

    Who orders cards that he was shown knows where each lies then; of an only one all do.
    """
    low = end is End.BOTTOM
    for card in reversed(cards):
        eyes = who_knows(game, card) if zone is Zone.LIFE_DECK else 0
        eyes &= BOTH if len(cards) == 1 else 1 << source.player
        moving.move(game, card, zone, Why.ORDER, source, "EFF-1", bottom=low, eyes=eyes)
