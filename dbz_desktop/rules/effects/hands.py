"""Effects on hands: looking, choosing from them, putting cards under the Life Deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dbz_desktop.rules import moving
from dbz_desktop.rules import stages as rules
from dbz_desktop.rules.decisions import Act, Ask, Option
from dbz_desktop.rules.effects.base import CardFilter, Selection, Source, Steps
from dbz_desktop.rules.effects.choosing import pick
from dbz_desktop.rules.effects.piles import at_random
from dbz_desktop.rules.effects.structure import Clause, Cost
from dbz_desktop.rules.effects.terms import Pronoun, Who
from dbz_desktop.rules.events import Why, Zone
from dbz_desktop.wording import phrase

if TYPE_CHECKING:
    from dbz_desktop.rules.game import Game


@phrase("look at your opponent's hand and choose a card")
@dataclass(frozen=True, slots=True)
class ChooseFromTheirHand(Clause):
    """See the opponent's hand and choose a card of it; it is "that card" for what follows."""

    def resolve(self, game: Game, source: Source) -> Steps:
        hand = tuple(game.state.players[source.opponent].hand)
        game.reveal(source.opponent, hand, 1 << source.player, source.card)
        source.memory.chosen = yield from pick(
            game, source.player, hand, 1, 1, "Choose a card of that hand.", source, looked_at=hand
        )


@phrase("<discard> {what}")
@dataclass(frozen=True, slots=True)
class DiscardThem(Clause):
    """The cards of the sentence before are discarded from a hand."""

    what: Pronoun
    who: Who = Who.YOU

    def resolve(self, game: Game, source: Source) -> Steps:
        moved = []
        for card in source.memory.chosen:
            if game.state.where[card] is Zone.HAND and (
                yield from moving.discard_from_hand(game, card, source, Why.DISCARD, "EFF-1")
            ):
                moved.append(card)
        source.memory.moved = tuple(moved)


@phrase(
    "have your opponent place a card from his hand at the bottom of his Life Deck",
    "~have your opponent put a card from his hand at the bottom of his Life Deck",
)
@dataclass(frozen=True, slots=True)
class TheirHandCardUnder(Clause):
    """The opponent puts a card of his choice from his hand under his Life Deck."""

    def resolve(self, game: Game, source: Source) -> Steps:
        yield from _under(game, source.opponent, 1, source)


def _under(game: Game, player: int, amount: int, source: Source) -> Steps:
    hand = list(game.state.players[player].hand)
    own = Source(player, source.card)
    cards = yield from pick(
        game, player, hand, amount, amount, "Place which card under your Life Deck?", own
    )
    for card in cards:
        moving.move(game, card, Zone.LIFE_DECK, Why.RETURN, source, "EFF-1", bottom=True)
    return bool(cards)


@phrase("your opponent pays {n} stage(s) or discards a card from his hand")
@dataclass(frozen=True, slots=True)
class PaysOrDiscards(Clause):
    """The opponent pays stages, or discards a card, as he chooses and is able to."""

    n: int

    def resolve(self, game: Game, source: Source) -> Steps:
        player = source.opponent
        mp = game.state.players[player].mp_card
        hand = game.state.players[player].hand
        able = []
        if rules.current(game, mp) >= self.n:
            able.append(Option(Act.PICK, f"Pay {self.n} stages", value=0))
        if hand:
            able.append(Option(Act.PICK, "Discard a card", value=1))
        if not able:
            return
        index = 0
        if len(able) > 1:
            index = yield from game.ask(
                player, Ask.CHOOSE_OPTION, "Pay or discard?", "EFF-1", tuple(able), source
            )
        if able[index].value == 0:
            rules.pay(game, mp, self.n, source)
            return
        if at_random(game, source.player):
            card = game.chance.shuffled(list(hand))[0]
        else:
            own = Source(player, source.card)
            (card,) = yield from pick(game, player, list(hand), 1, 1, "Discard a card.", own)
        yield from moving.discard_from_hand(game, card, source, Why.DISCARD, "EFF-1")


@phrase("banish {what} from your hand")
@dataclass(frozen=True, slots=True)
class BanishHandCard(Cost):
    """Cards of one's choice are banished from the hand."""

    what: Selection

    def resolve(self, game: Game, source: Source) -> Steps:
        hand = self._able(game, source)
        low, high = self.what.bounds(game, source)
        cards = yield from pick(game, source.player, hand, low, high, "Banish which card?", source)
        for card in cards:
            moving.move(game, card, Zone.BANISHED, Why.BANISH, source, "EFF-1")
        source.memory.done = bool(cards)

    def _able(self, game: Game, source: Source) -> list[int]:
        hand = game.state.players[source.player].hand
        return [c for c in hand if self.what.fits(game, c, source)]

    def possible(self, game: Game, source: Source) -> bool:
        low, _ = self.what.bounds(game, source)
        return len(self._able(game, source)) >= max(1, low)


@phrase("draw the top {n} card(s) of your discard pile")
@dataclass(frozen=True, slots=True)
class DrawFromPile(Clause):
    """The top cards of the discard pile go into the hand."""

    n: int

    def do(self, game: Game, source: Source) -> None:
        for card in list(reversed(game.state.players[source.player].discard[-self.n :])):
            moving.move(game, card, Zone.HAND, Why.DRAW, source, "EFF-1")


@phrase("play a {what} from your hand")
@dataclass(frozen=True, slots=True)
class PlayFromHand(Cost):
    """Play a card from the hand by an effect: as if played in the Planning Step (EFF-6)."""

    what: CardFilter

    def _able(self, game: Game, source: Source) -> list[int]:
        from dbz_desktop.rules.legality import barred

        return [
            c
            for c in game.state.players[source.player].hand
            if self.what.fits(game, c, source)
            and moving.may_enter_play(game, c, source.player) is None
            and barred(game, source.player, c) is None
        ]

    def resolve(self, game: Game, source: Source) -> Steps:
        cards = yield from pick(
            game, source.player, self._able(game, source), 1, 1, "Play which card?", source
        )
        for card in cards:
            yield from moving.play_permanent(game, card, source.player, source)
        source.memory.done = bool(cards)

    def possible(self, game: Game, source: Source) -> bool:
        return bool(self._able(game, source))
