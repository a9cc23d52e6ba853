"""Cards go back: Rejuvenated, shuffled into Life Decks, returned to hands (EFF-8, ZON-2)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import ClassVar

from dbz_desktop.rules.flow import moving
from dbz_desktop.rules.kernel import door
from dbz_desktop.rules.kernel.base import Amount
from dbz_desktop.rules.kernel.deed import CardVerb
from dbz_desktop.rules.kernel.events import (
    BOTH,
    CardMoved,
    CardsReturned,
    Why,
    Zone,
)
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.language.deeds.handling import (
    THEIR_PILE,
    YOUR_PILE,
    Handling,
    as_many,
    befalling,
    from_hand,
    is_outside,
)
from dbz_desktop.rules.language.happenings.sums import Times
from dbz_desktop.rules.language.nouns.doing import Doer, does
from dbz_desktop.rules.language.nouns.kinds import AnyCard
from dbz_desktop.rules.language.nouns.places import In, Located, Owner, Zones
from dbz_desktop.rules.language.nouns.terms import Pile
from dbz_desktop.rules.language.references.cards import Cards, Some, This
from dbz_desktop.rules.language.references.said_before import SomeOfThose, Those
from dbz_desktop.rules.language.references.whole_zones import Whole
from dbz_desktop.rules.language.values.howmany import HALF, ONE
from dbz_desktop.rules.language.values.joining import Cost
from dbz_desktop.rules.language.values.values import CardsAt, Number, NumberOf
from dbz_desktop.wording import phrase, words


def returned(game: Game, player: int, cards: list[int], how: str, source: Source) -> None:
    """Tell that one effect put cards back into a Life Deck (see `CardsReturned`)."""
    if not cards:
        return
    moves = [_last_move(game, card) for card in cards]
    # Shuffled ones may have come from a hand; the owner knows, and who saw them go there.
    told = how == "rejuvenate" and all(move.seen == BOTH for move in moves)
    zones = {move.source for move in moves}
    game.emit(
        CardsReturned(
            player,
            tuple(cards),
            how,
            source.player,
            source.card,
            hidden=not told,
            source=zones.pop() if len(zones) == 1 else None,
            doer=source.doer,
        )
    )


def _last_move(game: Game, card: int) -> CardMoved:
    """The last move that a card made."""
    moves = (e for e in reversed(game.events) if isinstance(e, CardMoved) and e.card == card)
    return next(moves)


def rejuvenate_these(game: Game, cards: list[int], source: Source) -> Steps:
    """Put cards under their owner's Life Deck, one after another; returns them (EFF-8)."""
    able = [c for c in cards if moving.may_take(game, c, CardVerb.REJUVENATE, source)]
    cards = []
    for card in able:
        deed = door.of_cards(game, CardVerb.REJUVENATE, (card,), source, Zone.LIFE_DECK)
        if (yield from door.instead(game, deed)):
            continue
        cards.append(card)
        moving.move(game, card, Zone.LIFE_DECK, Why.REJUVENATE, source, "EFF-8", bottom=True)
    for seat in (0, 1):
        own = [c for c in cards if game.owners[c] == seat]
        returned(game, seat, own, "rejuvenate", source)
    return cards


def shuffle_in(game: Game, cards: list[int], source: Source) -> list[int]:
    """Put cards into their owners' Life Decks and shuffle those; returns them (ZON-2).

    What was only shown in a Life Deck lies there already, and is shuffled with it.
    """
    there = [c for c in cards if game.state.where[c] is Zone.LIFE_DECK]
    taken = [c for c in cards if moving.may_take(game, c, CardVerb.SHUFFLE, source)]
    cards = [c for c in cards if c in there or c in taken]
    for seat in (0, 1):
        own = [c for c in cards if game.owners[c] == seat]
        if not own:
            continue
        with game.at_once():
            for card in own:
                if game.state.where[card] is Zone.IN_PLAY:
                    moving.leave_play(game, card, Zone.LIFE_DECK, Why.SHUFFLE, source, "EFF-1")
                elif card not in there:
                    moving.move(game, card, Zone.LIFE_DECK, Why.SHUFFLE, source, "EFF-1")
        game.shuffle(seat)
        returned(game, seat, [c for c in own if c not in there], "shuffle", source)
    return cards


def _in_pile(where: Located | None) -> bool:
    """Whether cards are spoken of that lie in a discard pile."""
    zones = where.zones if isinstance(where, In) else None
    return isinstance(zones, Zones) and zones.piles == (Pile.DISCARD,)


@phrase(
    *does("Rejuvenate", "{amount:@many}"),
    *does("Rejuvenate", "{amount:@brief}"),
    *does("Rejuvenate", "cards equal to {amount}"),
    *does("Rejuvenate", "{amount}", quiet=True),
    *does("Rejuvenate", "{amount:@many} cards", quiet=True),
    *does("Rejuvenate", "{amount} card(s)", quiet=True),
    *does("Rejuvenate", "a number of cards equal to {amount}", quiet=True),
    *does("Rejuvenate", "as many cards as {amount:@as}", quiet=True),
    *does("Rejuvenate", "a card", quiet=True, amount=Number(1)),
)
@dataclass(frozen=True, slots=True)
class RejuvenateTop(Cost):
    """The top cards of the discard pile under the Life Deck, one at a time (EFF-8)."""

    rules: ClassVar[str] = "EFF-8"

    amount: Amount
    who: Doer = Doer.YOU

    def __post_init__(self) -> None:
        object.__setattr__(self, "amount", self.amount.of_cards)
        part = self.amount.amount if isinstance(self.amount, Times) else None
        counted = part.things if isinstance(part, NumberOf) else None
        if isinstance(counted, CardsAt) and counted.cards != AnyCard() and _in_pile(counted.where):
            raise ValueError("some of them are chosen")

    @property
    def deeds(self) -> tuple[str, ...]:
        return ("rejuvenate",) if self.who is not Doer.OPPONENT else ()

    def resolve(self, game: Game, source: Source) -> Steps:
        amount = self.amount.value(game, source)
        seat = self.who.seat(source)
        top = tuple(game.state.players[seat].discard[-amount:]) if amount > 0 else ()
        moved: list[int] = []
        if top:
            by = self._named_by(source)
            deed = door.of_cards(game, CardVerb.REJUVENATE, top, by, Zone.LIFE_DECK)
            if not (yield from door.instead(game, replace(deed, whole=True))):
                number = door.amount(game, deed)
                moved = yield from moving.rejuvenate(game, seat, number, by, "EFF-8")
                returned(game, seat, moved, "rejuvenate", by)
        source.memory.have_moved(tuple(moved))
        if moved:
            # "If that card is Styled": everybody saw it go (ZON-1).
            source.memory.speak_of(moved)
        source.memory.done = bool(moved)

    def _named_by(self, source: Source) -> Source:
        """Under whose name it is done: by whom the words say."""
        return source if self.who is Doer.YOU else source.but(doer=self.who.seat(source))

    def possible(self, game: Game, source: Source) -> bool:
        pile = game.state.players[self.who.seat(source)].discard
        by = self._named_by(source)
        # The one after it comes to be the top one only once that is gone.
        return bool(pile) and moving.may_take(game, pile[-1], CardVerb.REJUVENATE, by)


@phrase(
    *befalling(*does("Rejuvenate", "{what}")),
    *does("Rejuvenate", "{what:@numbered}", quiet=True),
)
@dataclass(frozen=True, slots=True)
class Rejuvenate(Handling):
    """Cards go under their owner's Life Deck, one after another (EFF-8)."""

    rules: ClassVar[str] = "EFF-8"

    what: Cards
    who: Doer = Doer.YOU
    prompt = "Rejuvenate which card?"
    hides = True

    @property
    def deeds(self) -> tuple[str, ...]:
        return ("rejuvenate",) if self.who is not Doer.OPPONENT else ()

    def __post_init__(self) -> None:
        if isinstance(self.what, SomeOfThose) and self.what.bare:
            raise ValueError("a bare number is of the discard pile")
        if isinstance(self.what, Some) and self.what.chosen and self.what.quantity == ONE:
            # Where somebody chooses it, the top one is not meant.
            where = self.what.where or replace(self.default(), taken=True)
            object.__setattr__(self, "what", replace(self.what, where=where))
        Handling.__post_init__(self)
        if isinstance(self.what, Some) and _in_pile(self.what.where):
            if self.what.quantity == HALF and isinstance(self.what.cards, AnyCard):
                raise ValueError("half of the pile is the top half")
        if isinstance(self.what, Some) and self.what.where is None:
            if self.what.quantity == ONE and isinstance(self.what.cards, AnyCard):
                raise ValueError("a card without a place is the top one")
            number = self.what.quantity
            counted = isinstance(getattr(number, "amount", None), Amount)
            counted = counted and not getattr(number, "up_to", False)
            if counted and isinstance(self.what.cards, AnyCard):
                raise ValueError("so many cards without a place are the top ones")

    def default(self) -> In:
        return YOUR_PILE if self.who is Doer.YOU else THEIR_PILE

    def usable(self, game: Game, card: int, source: Source) -> bool:
        where = game.state.where[card]
        if where is Zone.LIFE_DECK or (where is Zone.IN_PLAY and card != source.card):
            return False
        return moving.may_take(game, card, CardVerb.REJUVENATE, self._named_by(source))

    def as_many(self, game: Game, cards: list[int], able: list[int], source: Source) -> Steps:
        how, by = self.how(game, source), self._named_by(source)
        return (yield from as_many(game, CardVerb.REJUVENATE, cards, able, how, by, self.what))

    def carry_out(self, game: Game, cards: list[int], source: Source) -> Steps:
        by = self._named_by(source)
        if cards:
            deed = door.of_cards(game, CardVerb.REJUVENATE, tuple(cards), by, Zone.LIFE_DECK)
            if (yield from door.instead(game, replace(deed, whole=True))):
                return []
        if not self.what.refers_back:
            able = self.what.able(game, source, self.how(game, source))
            cards = yield from self.as_many(game, cards, able, source)
        return (yield from rejuvenate_these(game, cards, by))


@words
class Decks(Enum):
    """The Life Decks that cards go back into; each goes to its owner's, or not at all (ZON-2)."""

    YOURS = "your Life Deck"
    HIS = "his Life Deck|their Life Deck"
    OPPONENTS = "your opponent's Life Deck"
    OWNERS = "its owner's Life Deck"
    ALL_OWNERS = "their owners' Life Decks|their owner's Life Decks|their owner's Life Deck"
    THAT_PLAYERS = "that player's Life Deck"

    def takes(self, game: Game, card: int, source: Source) -> bool:
        """Whether a card may go there: into the deck of one player only his own.

        A card that was played and sends itself there goes as though its owner had played it.
        """
        whose = {Decks.YOURS: source.actor, Decks.OPPONENTS: source.opponent}.get(self)
        if whose is None or game.owners[card] == whose:
            return True
        return card == source.card and game.state.where[card] is not Zone.IN_PLAY


@phrase(
    *befalling(*does("shuffle", "{what} into {decks}")),
    *does("shuffle", "{what} back into {decks}", quiet=True),
)
@dataclass(frozen=True, slots=True)
class ShuffleIn(Handling):
    """Cards go back into their owners' Life Decks, which are shuffled (ZON-2)."""

    rules: ClassVar[str] = "ZON-2"

    what: Cards
    decks: Decks
    who: Doer = Doer.YOU
    prompt = "Shuffle which card in?"
    hides = True
    card_verb = CardVerb.SHUFFLE

    @property
    def deeds(self) -> tuple[str, ...]:
        if from_hand(self.what) not in (None, Owner.YOUR):
            return ("discard",)
        inside = not is_outside(self.what) and not isinstance(self.what, This | Those)
        return ("return",) if inside else ("recycle",)

    def usable(self, game: Game, card: int, source: Source) -> bool:
        if not self.decks.takes(game, card, source):
            return False
        if game.state.where[card] is Zone.LIFE_DECK:
            # What was only shown there is shuffled in where it lies.
            return self.what.refers_back
        return moving.may_take(game, card, CardVerb.SHUFFLE, self._named_by(source))

    def as_many(self, game: Game, cards: list[int], able: list[int], source: Source) -> Steps:
        how, by = self.how(game, source), self._named_by(source)
        return (yield from as_many(game, CardVerb.SHUFFLE, cards, able, how, by, self.what))

    def carry_out(self, game: Game, cards: list[int], source: Source) -> Steps:
        if not self.what.refers_back:
            able = self.what.able(game, source, self.how(game, source))
            cards = yield from self.as_many(game, cards, able, source)
        cards = [card for card in cards if self.usable(game, card, source)]
        return shuffle_in(game, cards, self._named_by(source))


@words
class Hands(Enum):
    """The hands that cards go back to; each goes to its owner's, whatever is said."""

    OWNERS = "its owner's hand"
    YOURS = "your hand"
    HIS = "his hand|their hand"
    OPPONENTS = "your opponent's hand"
    ALL_OWNERS = "their owners' hands|their owner's hands|their owner's hand|their owners' hand"


@phrase(
    *befalling(*does("return", "{what} to {hands}")),
    *does("return", "{what} into {hands}", quiet=True),
)
@dataclass(frozen=True, slots=True)
class ReturnCards(Handling):
    """Cards go back to their owners' hands (ZON-2)."""

    rules: ClassVar[str] = "ZON-2"

    what: Cards
    hands: Hands
    who: Doer = Doer.YOU
    prompt = "Return which card?"
    card_verb = CardVerb.RETURN

    def __post_init__(self) -> None:
        Handling.__post_init__(self)
        whose = self.what.whose if isinstance(self.what, Whole) else None
        mine = whose is Owner.YOUR and self.hands in (Hands.HIS, Hands.OPPONENTS)
        if mine or (whose is Owner.OPPONENT and self.hands is Hands.YOURS):
            raise ValueError("each card goes to its owner's hand (ZON-2)")

    @property
    def deeds(self) -> tuple[str, ...]:
        return ("return",)

    def usable(self, game: Game, card: int, source: Source) -> bool:
        owner = game.owners[card]
        if self.hands is Hands.YOURS and owner != source.actor:
            return False
        if self.hands in (Hands.HIS, Hands.OPPONENTS) and owner != source.opponent:
            return False
        if not moving.may_take(game, card, CardVerb.RETURN, source):
            return False
        return game.state.where[card] is not Zone.HAND

    def carry_out(self, game: Game, cards: list[int], source: Source) -> Steps:
        yield from ()
        with game.at_once():
            usable = (c for c in cards if self.usable(game, c, source))
            return [card for card in usable if _to_hand(game, card, source)]


def _to_hand(game: Game, card: int, source: Source) -> bool:
    """Whether a card goes to its owner's hand from where it lies."""
    here = game.state.where[card]
    if here is Zone.IN_PLAY:
        if card not in game.state.permanents:
            return False
        moving.leave_play(game, card, Zone.HAND, Why.RETURN, source, "EFF-1")
        return True
    if not here.is_hidden:
        moving.move(game, card, Zone.HAND, Why.RETURN, source, "EFF-1")
    return not here.is_hidden
