"""Effects on Life Decks, discard piles and hands: draw, discard, destroy, banish, rejuvenate."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dbz_desktop.rules import moving
from dbz_desktop.rules.decisions import Act, Ask, Option
from dbz_desktop.rules.effects.bans import more_destroyed
from dbz_desktop.rules.effects.base import Amount, CardFilter, Selection, Source, Steps
from dbz_desktop.rules.effects.choosing import AtRandom, Place, pick
from dbz_desktop.rules.effects.lasting import RandomDiscards
from dbz_desktop.rules.effects.structure import Clause, Cost
from dbz_desktop.rules.effects.terms import AnyWhose, End, Pile, Who, Whose
from dbz_desktop.rules.events import CardsReturned, Why, Zone
from dbz_desktop.wording import phrase

if TYPE_CHECKING:
    from dbz_desktop.rules.game import Game


def returned(game: Game, player: int, cards: list[int], how: str, source: Source) -> None:
    """Tell that one effect put cards back into a Life Deck (see `CardsReturned`)."""
    if cards:
        game.emit(CardsReturned(player, tuple(cards), how, source.player, source.card))


def ends(game: Game, player: int, zone: Zone, end: End, amount: int) -> list[int]:
    """The cards at an end of a zone, outermost first."""
    cards = game.state.players[player].zone(zone)
    if end is End.TOP:
        return list(reversed(cards[-amount:])) if amount else []
    return list(cards[:amount])


# ---------------------------------------------------------------------------- drawing


@phrase(
    ("<draw> a card", {"amount": 1}),
    ("~draws a card", {"amount": 1, "who": Who.OPPONENT}),
    "<draw> {amount} card(s)",
)
@dataclass(frozen=True, slots=True)
class Draw(Clause):
    """Draw from the top of the Life Deck."""

    amount: int = 1
    who: Who = Who.YOU

    def do(self, game: Game, source: Source) -> None:
        player = self.who.seat(source)
        before = len(game.state.players[player].hand)
        moving.draw(game, player, self.amount, source, "EFF-1")
        source.memory.chosen = tuple(game.state.players[player].hand[before:])


@phrase(
    "<draw> the same number of cards",
    ("~draws the same number of cards", {"who": Who.OPPONENT}),
)
@dataclass(frozen=True, slots=True)
class DrawSame(Clause):
    """Draw as many cards as the sentence moved before."""

    who: Who = Who.YOU

    def do(self, game: Game, source: Source) -> None:
        player = self.who.seat(source)
        moving.draw(game, player, len(source.memory.moved), source, "EFF-1")


@phrase("draw the {end} card of {whose} {pile}")
@dataclass(frozen=True, slots=True)
class DrawEnd(Clause):
    """Take the top or bottom card of a discard pile or Life Deck of yours into hand."""

    end: End
    whose: Whose
    pile: Pile

    def do(self, game: Game, source: Source) -> None:
        player = self.whose.seat(source)
        for card in ends(game, player, self.pile.zone, self.end, 1):
            moving.move(game, card, Zone.HAND, Why.DRAW, source, "EFF-1")

    def possible(self, game: Game, source: Source) -> bool:
        return bool(game.state.players[self.whose.seat(source)].zone(self.pile.zone))


# ---------------------------------------------------------------------------- discarding


@phrase("<discard> {what} from <your> hand", "~<discard> {what} from hand")
@dataclass(frozen=True, slots=True)
class DiscardFromHand(Cost):
    """Discard from the hand, chosen by the player whose hand it is, or at random."""

    what: Selection
    who: Who = Who.YOU

    def _able(self, game: Game, source: Source) -> list[int]:
        hand = game.state.players[self.who.seat(source)].hand
        return [c for c in hand if self.what.fits(game, c, source)]

    def resolve(self, game: Game, source: Source) -> Steps:
        player = self.who.seat(source)
        able = self._able(game, source)
        low, high = self.what.bounds(game, source)
        if isinstance(self.what, AtRandom) or (
            player != source.player and at_random(game, source.player)
        ):
            chosen = game.chance.shuffled(able)[:high]
        else:
            own = Source(player, source.card)
            chosen = yield from pick(game, player, able, low, high, "Discard a card.", own)
        moved = []
        for card in chosen:
            if (yield from moving.discard_from_hand(game, card, source, Why.DISCARD, "EFF-1")):
                moved.append(card)
        source.memory.moved = source.memory.discarded = tuple(moved)
        # A replaced discard was not done, and what asks for it doesn't happen (EFF-5).
        source.memory.done = bool(moved)

    def possible(self, game: Game, source: Source) -> bool:
        low, _ = self.what.bounds(game, source)
        return len(self._able(game, source)) >= max(1, low)


def at_random(game: Game, player: int) -> bool:
    """Whether a player's effects make the opponent discard at random (S37)."""
    return any(source.player == player for _, source in game.holding(RandomDiscards))


# ---------------------------------------------------------------------------- destroying


@phrase(
    ("<destroy> the top card of {whose} Life Deck", {"amount": None}),
    "<destroy> the top {amount} card(s) of {whose} Life Deck",
    "~<destroy> top {amount} card(s) of {whose} Life Deck",
    "~<destroy> the top {amount} card(s) of {whose} deck",
)
@dataclass(frozen=True, slots=True)
class DestroyTop(Cost):
    """Discard cards from the top of a Life Deck; that is no damage (EFF-7)."""

    whose: Whose
    amount: Amount | None = None
    who: Who = Who.YOU

    def do(self, game: Game, source: Source) -> None:
        player = self.whose.seat(source)
        amount = 1 if self.amount is None else self.amount.value(game, source)
        amount += more_destroyed(game, source, player, banished=False) if amount else 0
        moved = []
        for _ in range(amount):
            card = moving.discard_from_life_deck(game, player, Why.DESTROY, source, "EFF-14")
            if card >= 0:
                moved.append(card)
        source.memory.moved = tuple(moved)
        source.memory.done = len(moved) >= amount


@phrase("destroy up to {n} card(s) from the top of your Life Deck")
@dataclass(frozen=True, slots=True)
class DestroyUpTo(Cost):
    """Destroy as many cards as one likes, up to a number, from one's own Life Deck."""

    n: int

    def resolve(self, game: Game, source: Source) -> Steps:
        options = tuple(Option(Act.NUMBER, str(n), value=n) for n in range(self.n + 1))
        index = yield from game.ask(
            source.player,
            Ask.NUMBER,
            "Destroy how many cards of your Life Deck?",
            "EFF-1",
            options,
            source,
        )
        moved = []
        for _ in range(options[index].value):
            moved.append(
                moving.discard_from_life_deck(game, source.player, Why.DESTROY, source, "EFF-14")
            )
        source.memory.moved = tuple(moved)
        source.memory.done = bool(moved)


# ---------------------------------------------------------------------------- banishing


@phrase(
    ("<banish> the {end} card of {whose} {pile}", {"amount": None}),
    "<banish> the {end} {amount} card(s) of {whose} {pile}",
)
@dataclass(frozen=True, slots=True)
class BanishEnd(Cost):
    """Banish cards from an end of a discard pile or Life Deck."""

    end: End
    whose: Whose
    pile: Pile
    amount: Amount | None = None
    who: Who = Who.YOU

    def do(self, game: Game, source: Source) -> None:
        amount = 1 if self.amount is None else self.amount.value(game, source)
        player = self.whose.seat(source)
        if amount and self.pile is Pile.LIFE_DECK and self.end is End.TOP:
            amount += more_destroyed(game, source, player, banished=True)
        cards = ends(game, player, self.pile.zone, self.end, amount)
        for card in cards:
            moving.move(game, card, Zone.BANISHED, Why.BANISH, source, "EFF-1")
        source.memory.moved = tuple(cards)
        source.memory.done = len(cards) >= amount

    def possible(self, game: Game, source: Source) -> bool:
        amount = 1 if self.amount is None else self.amount.value(game, source)
        zone = game.state.players[self.whose.seat(source)].zone(self.pile.zone)
        return len(zone) >= amount

    def payable(self, game: Game, source: Source) -> bool:
        amount = 1 if self.amount is None else self.amount.value(game, source)
        player = self.whose.seat(source)
        return len(game.state.players[player].zone(self.pile.zone)) >= amount


@phrase(
    "banish {what} from {whose} discard pile",
    ("banish {what} from a discard pile", {"whose": AnyWhose.PLAYER}),
    "~banish {what} in {whose} discard pile",
)
@dataclass(frozen=True, slots=True)
class BanishFromPile(Cost):
    """Banish cards of one's choice from a discard pile."""

    what: Selection
    whose: AnyWhose

    def resolve(self, game: Game, source: Source) -> Steps:
        from dbz_desktop.rules.effects.anger import seats

        targets = yield from seats(game, self.whose, "From whose discard pile?", source)
        moved: list[int] = []
        for seat in targets:
            pile = [
                c
                for c in reversed(game.state.players[seat].discard)
                if self.what.fits(game, c, source)
            ]
            low, high = self.what.bounds(game, source)
            chosen = yield from pick(
                game, source.player, pile, low, high, "Banish which card?", source
            )
            for card in chosen:
                moving.move(game, card, Zone.BANISHED, Why.BANISH, source, "EFF-1")
            moved += chosen
        source.memory.moved = tuple(moved)
        source.memory.done = bool(moved)

    def possible(self, game: Game, source: Source) -> bool:
        if self.whose is not AnyWhose.YOUR:
            return True
        pile = game.state.players[source.player].discard
        low, _ = self.what.bounds(game, source)
        return sum(self.what.fits(game, c, source) for c in pile) >= max(1, low)


@phrase("<reveal> <your> hand")
@dataclass(frozen=True, slots=True)
class RevealHand(Clause):
    """Show the hand to both."""

    who: Who = Who.YOU

    def do(self, game: Game, source: Source) -> None:
        player = self.who.seat(source)
        source.memory.seen = tuple(game.state.players[player].hand)
        game.reveal(player, source.memory.seen, cause=source.card)


@phrase(
    "<banish> any {what:pl} in <your> hand",
    ("~banishes any {what} in his hand", {"who": Who.OPPONENT}),
)
@dataclass(frozen=True, slots=True)
class BanishFromHand(Clause):
    """Banish every card of a kind from a hand."""

    what: CardFilter
    who: Who = Who.YOU

    def do(self, game: Game, source: Source) -> None:
        hand = list(game.state.players[self.who.seat(source)].hand)
        cards = [c for c in hand if self.what.fits(game, c, source)]
        for card in cards:
            moving.move(game, card, Zone.BANISHED, Why.BANISH, source, "EFF-1")
        source.memory.moved = tuple(cards)


# ---------------------------------------------------------------------------- rejuvenating


@phrase("Rejuvenate {amount}")
@dataclass(frozen=True, slots=True)
class Rejuvenate(Clause):
    """The top cards of the discard pile under the Life Deck, one at a time (EFF-8)."""

    amount: Amount

    def do(self, game: Game, source: Source) -> None:
        amount = self.amount.value(game, source)
        cards = moving.rejuvenate(game, source.player, amount, source, "EFF-8")
        source.memory.moved = tuple(cards)
        returned(game, source.player, cards, "rejuvenate", source)

    def possible(self, game: Game, source: Source) -> bool:
        return bool(game.state.players[source.player].discard)


def rejuvenate_these(game: Game, cards: list[int], source: Source) -> None:
    for card in cards:
        moving.move(game, card, Zone.LIFE_DECK, Why.REJUVENATE, source, "EFF-8", bottom=True)
    source.memory.moved = tuple(cards)
    source.memory.done = bool(cards)
    returned(game, source.player, cards, "rejuvenate", source)


@phrase("Rejuvenate the {end} {amount} card(s) of your discard pile")
@dataclass(frozen=True, slots=True)
class RejuvenateEnd(Clause):
    """Rejuvenate from the top or the bottom of the pile."""

    end: End
    amount: Amount

    def do(self, game: Game, source: Source) -> None:
        amount = self.amount.value(game, source)
        rejuvenate_these(game, ends(game, source.player, Zone.DISCARD, self.end, amount), source)


@phrase("Rejuvenate the top or bottom {amount} card(s) of your discard pile")
@dataclass(frozen=True, slots=True)
class RejuvenateEitherEnd(Clause):
    """Rejuvenate from an end of the pile that the player chooses."""

    amount: Amount

    def resolve(self, game: Game, source: Source) -> Steps:
        amount = self.amount.value(game, source)
        options = (Option(Act.PICK, "The top", value=1), Option(Act.PICK, "The bottom", value=0))
        index = yield from game.ask(
            source.player,
            Ask.CHOOSE_OPTION,
            "Which end of your discard pile?",
            "EFF-1",
            options,
            source,
        )
        end = End.TOP if options[index].value else End.BOTTOM
        rejuvenate_these(game, ends(game, source.player, Zone.DISCARD, end, amount), source)


@phrase("Rejuvenate {what} from {place}", "~Rejuvenate {what} in {place}")
@dataclass(frozen=True, slots=True)
class RejuvenateChosen(Cost):
    """Rejuvenate cards of one's choice."""

    what: Selection
    place: Place

    def _able(self, game: Game, source: Source) -> list[int]:
        return [c for c in self.place.cards(game, source) if self.what.fits(game, c, source)]

    def resolve(self, game: Game, source: Source) -> Steps:
        low, high = self.what.bounds(game, source)
        chosen = yield from pick(
            game,
            source.player,
            self._able(game, source),
            low,
            high,
            "Rejuvenate which card?",
            source,
        )
        rejuvenate_these(game, list(chosen), source)

    def possible(self, game: Game, source: Source) -> bool:
        return bool(self._able(game, source))


# ---------------------------------------------------------------------------- shuffling in


def shuffle_in(game: Game, cards: list[int], source: Source) -> None:
    """Put cards into their owners' Life Decks and shuffle those (ZON-2)."""
    for seat in (0, 1):
        own = [c for c in cards if game.owners[c] == seat]
        if not own:
            continue
        for card in own:
            if game.state.where[card] is Zone.IN_PLAY:
                moving.leave_play(game, card, Zone.LIFE_DECK, Why.SHUFFLE, source, "EFF-1")
            else:
                moving.move(game, card, Zone.LIFE_DECK, Why.SHUFFLE, source, "EFF-1")
        game.shuffle(seat)
        returned(game, seat, own, "shuffle", source)
    source.memory.moved = tuple(cards)
    source.memory.done = bool(cards)


@phrase(
    "shuffle this card into your Life Deck",
    "~shuffle this card back into your Life Deck",
)
@dataclass(frozen=True, slots=True)
class ShuffleThis(Clause):
    """This card goes back into the Life Deck."""

    def do(self, game: Game, source: Source) -> None:
        if source.attack is None or not source.attack.copy:
            shuffle_in(game, [source.card], source)


@phrase(
    "shuffle {what} from your discard pile into your Life Deck",
)
@dataclass(frozen=True, slots=True)
class ShuffleFromPile(Clause):
    """Cards of one's choice go from the discard pile back into the Life Deck."""

    what: Selection

    def _able(self, game: Game, source: Source) -> list[int]:
        return [
            c
            for c in reversed(game.state.players[source.player].discard)
            if self.what.fits(game, c, source)
        ]

    def resolve(self, game: Game, source: Source) -> Steps:
        low, high = self.what.bounds(game, source)
        chosen = yield from pick(
            game,
            source.player,
            self._able(game, source),
            low,
            high,
            "Shuffle which card in?",
            source,
        )
        shuffle_in(game, list(chosen), source)

    def possible(self, game: Game, source: Source) -> bool:
        return bool(self._able(game, source))


@phrase(
    "shuffle the top {n} card(s) of your discard pile into your Life Deck",
    "~shuffle the top {n} card(s) from your discard pile into your Life Deck",
)
@dataclass(frozen=True, slots=True)
class ShuffleTop(Clause):
    """The top cards of the discard pile go back into the Life Deck."""

    n: int

    def do(self, game: Game, source: Source) -> None:
        shuffle_in(game, ends(game, source.player, Zone.DISCARD, End.TOP, self.n), source)


@phrase("shuffle the top and bottom cards of your discard pile into your Life Deck")
@dataclass(frozen=True, slots=True)
class ShuffleBothEnds(Clause):
    """The top and the bottom card of the discard pile go back into the Life Deck."""

    def do(self, game: Game, source: Source) -> None:
        pile = game.state.players[source.player].discard
        cards = [pile[-1], pile[0]] if len(pile) > 1 else list(pile)
        shuffle_in(game, cards, source)


@phrase("<shuffle> <your> hand into <your> Life Deck")
@dataclass(frozen=True, slots=True)
class ShuffleHand(Clause):
    """The whole hand goes back into the Life Deck."""

    who: Who = Who.YOU

    def do(self, game: Game, source: Source) -> None:
        shuffle_in(game, list(game.state.players[self.who.seat(source)].hand), source)
