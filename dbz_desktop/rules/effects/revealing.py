"""Effects that show cards, and put back or share out what was shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dbz_desktop.rules import moving
from dbz_desktop.rules.effects.anger import seats
from dbz_desktop.rules.effects.base import Source, Steps
from dbz_desktop.rules.effects.choosing import pick
from dbz_desktop.rules.effects.piles import ends
from dbz_desktop.rules.effects.structure import Clause, Cost
from dbz_desktop.rules.effects.terms import AnyWhose, End, Pile, Pronoun, Who, Whose
from dbz_desktop.rules.events import Why, Zone
from dbz_desktop.wording import phrase

if TYPE_CHECKING:
    from dbz_desktop.rules.game import Game


@phrase("look at the top card of {whose} Life Deck", "~look at top card of {whose} Life Deck")
@dataclass(frozen=True, slots=True)
class LookAtTop(Clause):
    """See the top card of a Life Deck; it is "that card" for what follows."""

    whose: Whose

    def do(self, game: Game, source: Source) -> None:
        player = self.whose.seat(source)
        cards = tuple(ends(game, player, Zone.LIFE_DECK, End.TOP, 1))
        source.memory.chosen = cards
        game.reveal(player, cards, 1 << source.player, source.card)


@phrase("reveal it to your opponent")
@dataclass(frozen=True, slots=True)
class RevealIt(Clause):
    """Show the card of before to both."""

    def do(self, game: Game, source: Source) -> None:
        game.reveal(source.player, source.memory.chosen, cause=source.card)


@phrase("look at your opponent's hand")
@dataclass(frozen=True, slots=True)
class LookAtHand(Clause):
    """See the opponent's hand."""

    def do(self, game: Game, source: Source) -> None:
        hand = tuple(game.state.players[source.opponent].hand)
        source.memory.seen = hand
        game.reveal(source.opponent, hand, 1 << source.player, source.card)


@phrase(
    ("<reveal> the {end} card of <your> {pile}", {"n": 1}),
    "<reveal> the {end} {n} card(s) of <your> {pile}",
    "~<reveal> the {end} {n} card(s) of <your> {pile} to all players",
)
@dataclass(frozen=True, slots=True)
class RevealEnd(Clause):
    """Show the cards at an end of a zone to both; they are "those cards" for what follows."""

    end: End
    pile: Pile
    n: int = 1
    who: Who = Who.YOU

    def do(self, game: Game, source: Source) -> None:
        player = self.who.seat(source)
        cards = tuple(ends(game, player, self.pile.zone, self.end, self.n))
        source.memory.chosen = source.memory.seen = cards
        game.reveal(player, cards, cause=source.card)


@phrase("place {n} into your hand and banish the other(s)",
        "~place {n} of them into your hand and banish the other(s)")  # fmt: skip
@dataclass(frozen=True, slots=True)
class ShareOut(Clause):
    """Some of the cards that were shown go into the hand, the rest is banished."""

    n: int

    def resolve(self, game: Game, source: Source) -> Steps:
        cards = source.memory.chosen
        kept = yield from pick(
            game,
            source.player,
            cards,
            self.n,
            self.n,
            "Place which card into your hand?",
            source,
            looked_at=cards,
        )
        for card in kept:
            moving.move(game, card, Zone.HAND, Why.RETURN, source, "EFF-1", public=True)
        for card in cards:
            if card not in kept:
                moving.move(game, card, Zone.BANISHED, Why.BANISH, source, "EFF-1")


@phrase("Rejuvenate {n} of them and place the other into play")
@dataclass(frozen=True, slots=True)
class RejuvenateAndPlace(Clause):
    """Of the cards that were found, some are Rejuvenated and the rest enters play."""

    n: int

    def resolve(self, game: Game, source: Source) -> Steps:
        from dbz_desktop.rules.effects.piles import rejuvenate_these

        cards = source.memory.chosen
        under = yield from pick(
            game, source.player, cards, self.n, self.n, "Rejuvenate which card?", source
        )
        rejuvenate_these(game, list(under), source)
        for card in cards:
            if card not in under:
                moving.enter_play(game, card, source.player, Why.PLACE, source, "EFF-6")


@phrase(
    "look at the top card of a player's Life Deck",
)
@dataclass(frozen=True, slots=True)
class LookAtTopOfAny(Clause):
    """See the top card of a Life Deck of one's choice; it is "that card" then."""

    def resolve(self, game: Game, source: Source) -> Steps:
        (seat,) = yield from seats(game, AnyWhose.PLAYER, "Whose Life Deck?", source)
        cards = tuple(ends(game, seat, Zone.LIFE_DECK, End.TOP, 1))
        source.memory.chosen = cards
        game.reveal(seat, cards, 1 << source.player, source.card)


@phrase("place {what} at the bottom of that player's Life Deck")
@dataclass(frozen=True, slots=True)
class UnderItsDeck(Clause):
    """The cards that were looked at go under the Life Deck that they came from."""

    what: Pronoun

    def do(self, game: Game, source: Source) -> None:
        for card in source.memory.chosen:
            moving.move(game, card, Zone.LIFE_DECK, Why.RETURN, source, "EFF-1", bottom=True)

    def possible(self, game: Game, source: Source) -> bool:
        return bool(source.memory.chosen)


@phrase(
    "your opponent reveals a random card from his hand and places that card on top of his Life Deck"
)
@dataclass(frozen=True, slots=True)
class TheirRandomOnTop(Clause):
    """A card of the opponent's hand, by chance, goes openly on top of his Life Deck."""

    def do(self, game: Game, source: Source) -> None:
        for card in game.chance.shuffled(list(game.state.players[source.opponent].hand))[:1]:
            game.reveal(source.opponent, (card,), cause=source.card)
            moving.move(game, card, Zone.LIFE_DECK, Why.RETURN, source, "EFF-1")


@phrase("your opponent reveals a random card from his hand")
@dataclass(frozen=True, slots=True)
class TheyRevealRandom(Clause):
    """A card of the opponent's hand, by chance, is shown to both; it is "that card" then."""

    def do(self, game: Game, source: Source) -> None:
        hand = list(game.state.players[source.opponent].hand)
        cards = tuple(game.chance.shuffled(hand)[:1])
        source.memory.chosen = source.memory.seen = cards
        game.reveal(source.opponent, cards, cause=source.card)


@phrase("your opponent places {what} on top of his Life Deck")
@dataclass(frozen=True, slots=True)
class TheyPlaceOnTop(Clause):
    """The cards of the sentence before go on top of the opponent's Life Deck."""

    what: Pronoun

    def do(self, game: Game, source: Source) -> None:
        for card in source.memory.chosen:
            if game.owners[card] == source.opponent:
                moving.move(game, card, Zone.LIFE_DECK, Why.RETURN, source, "EFF-1")


@phrase(
    "shuffle your Life Deck",
)
@dataclass(frozen=True, slots=True)
class ShuffleDeck(Cost):
    """Shuffle one's Life Deck."""

    def do(self, game: Game, source: Source) -> None:
        game.shuffle(source.player)
        source.memory.done = True


@phrase(
    ("shuffle your hand into your Life Deck to draw the same number of cards", {"under": False}),
    (
        "place your hand at the bottom of your Life Deck to draw the same number of cards",
        {"under": True},
    ),
    (
        "~place your hand on the bottom of your Life Deck to draw the same number of cards",
        {"under": True},
    ),
)
@dataclass(frozen=True, slots=True)
class NewHand(Clause):
    """The whole hand goes into or under the Life Deck, and as many cards are drawn."""

    under: bool

    def do(self, game: Game, source: Source) -> None:
        from dbz_desktop.rules.effects.piles import shuffle_in

        hand = list(game.state.players[source.player].hand)
        if self.under:
            for card in hand:
                moving.move(game, card, Zone.LIFE_DECK, Why.RETURN, source, "EFF-1", bottom=True)
        else:
            shuffle_in(game, hand, source)
        moving.draw(game, source.player, len(hand), source, "EFF-1")

    def possible(self, game: Game, source: Source) -> bool:
        return bool(game.state.players[source.player].hand)


@phrase("draw the bottom card of {whose} Life Deck and reveal it")
@dataclass(frozen=True, slots=True)
class DrawUnderOpenly(Clause):
    """The bottom card of the Life Deck goes openly into the hand."""

    whose: Whose

    def do(self, game: Game, source: Source) -> None:
        seat = self.whose.seat(source)
        cards = tuple(ends(game, seat, Zone.LIFE_DECK, End.BOTTOM, 1))
        for card in cards:
            moving.move(game, card, Zone.HAND, Why.DRAW, source, "EFF-1", public=True)
        source.memory.chosen = source.memory.seen = cards
