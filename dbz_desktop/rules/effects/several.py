"""Effects on several cards or both players: each player, a choice of the opponent, a number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dbz_desktop.rules import moving, stages
from dbz_desktop.rules.effects.base import Amount, CardFilter, Selection, Source, Steps
from dbz_desktop.rules.effects.choosing import in_play, pick
from dbz_desktop.rules.effects.piles import ends, rejuvenate_these, returned
from dbz_desktop.rules.effects.structure import Clause, Cost
from dbz_desktop.rules.effects.terms import End, Pile, Pronoun
from dbz_desktop.rules.events import Why, Zone
from dbz_desktop.wording import phrase

if TYPE_CHECKING:
    from dbz_desktop.rules.game import Game


def take_from_play(game: Game, cards: list[int], banish: bool, source: Source) -> None:
    """Destroy or banish cards in play, as far as nothing protects them (EFF-14)."""
    moved = []
    for card in cards:
        if card in game.state.permanents and not moving.is_protected(game, card, source):
            if banish:
                moving.leave_play(game, card, Zone.BANISHED, Why.BANISH, source, "EFF-1")
            else:
                moving.leave_play(game, card, Zone.DISCARD, Why.DESTROY, source, "EFF-14")
            moved.append(card)
    source.memory.moved = source.memory.chosen = tuple(moved)
    source.memory.done = bool(moved)


@phrase(
    ("destroy {amount} {cards:s} in play", {"banish": False}),
    ("banish {amount} {cards:s} in play", {"banish": True}),
    ("~destroy {amount} {cards}", {"banish": False}),
    ("~banish {amount} {cards}", {"banish": True}),
)
@dataclass(frozen=True, slots=True)
class TakeSeveral(Cost):
    """A number of cards in play are destroyed or banished, as many as there are."""

    amount: Amount
    cards: CardFilter
    banish: bool

    def _able(self, game: Game, source: Source) -> list[int]:
        able = in_play(game, (source.opponent, source.player), self.cards, source)
        return [c for c in able if not moving.is_protected(game, c, source)]

    def resolve(self, game: Game, source: Source) -> Steps:
        n = self.amount.value(game, source)
        verb = "Banish" if self.banish else "Destroy"
        chosen = yield from pick(
            game, source.player, self._able(game, source), n, n, f"{verb} which card?", source
        )
        take_from_play(game, list(chosen), self.banish, source)

    def possible(self, game: Game, source: Source) -> bool:
        return bool(self._able(game, source))


@phrase(
    ("destroy any amount of {cards:pl} you control", {"banish": False}),
    ("banish any amount of {cards:pl} you control", {"banish": True}),
    ("~banish any of your {cards:pl}", {"banish": True}),
)
@dataclass(frozen=True, slots=True)
class TakeAnyOfYours(Cost):
    """As many of one's own cards as one likes are destroyed or banished."""

    cards: CardFilter
    banish: bool

    def resolve(self, game: Game, source: Source) -> Steps:
        able = in_play(game, (source.player,), self.cards, source)
        verb = "Banish" if self.banish else "Destroy"
        chosen = yield from pick(
            game, source.player, able, 0, len(able), f"{verb} which card?", source
        )
        take_from_play(game, list(chosen), self.banish, source)

    def possible(self, game: Game, source: Source) -> bool:
        return bool(in_play(game, (source.player,), self.cards, source))


@phrase("banish all {cards:pl} in play")
@dataclass(frozen=True, slots=True)
class BanishAll(Clause):
    """Every card of a kind in play is banished, on both sides."""

    cards: CardFilter

    def do(self, game: Game, source: Source) -> None:
        able = in_play(game, (source.opponent, source.player), self.cards, source)
        take_from_play(game, able, True, source)


@phrase("banish up to {n} {cards:s} in play")
@dataclass(frozen=True, slots=True)
class BanishUpTo(Clause):
    """Some cards in play are banished, as many as one likes up to a number."""

    n: int
    cards: CardFilter

    def resolve(self, game: Game, source: Source) -> Steps:
        able = in_play(game, (source.opponent, source.player), self.cards, source)
        able = [c for c in able if not moving.is_protected(game, c, source)]
        chosen = yield from pick(game, source.player, able, 0, self.n, "Banish which card?", source)
        take_from_play(game, list(chosen), True, source)


@phrase(
    "return all {cards:pl} in play to their owners' hands",
    "~return all {cards:pl} in play (to|into) their (owner's|owners'|owners) (hand|hands)",
)
@dataclass(frozen=True, slots=True)
class ReturnAll(Cost):
    """Every card of a kind in play goes back to its owner's hand (ZON-2)."""

    cards: CardFilter

    def do(self, game: Game, source: Source) -> None:
        able = in_play(game, (source.opponent, source.player), self.cards, source)
        for card in able:
            if card in game.state.permanents:
                moving.leave_play(game, card, Zone.HAND, Why.RETURN, source, "EFF-1")
        source.memory.moved = tuple(able)
        source.memory.done = bool(able)

    def possible(self, game: Game, source: Source) -> bool:
        return bool(in_play(game, (0, 1), self.cards, source))


# ---------------------------------------------------------------------------- each player


@phrase("each player draws {n} card(s)", ("~(each player|both players) draws a card", {"n": 1}),
        ("~both players draw a card", {"n": 1}))  # fmt: skip
@dataclass(frozen=True, slots=True)
class EachDraws(Clause):
    """Both players draw; whose effect it is first."""

    n: int

    def do(self, game: Game, source: Source) -> None:
        for seat in (source.player, source.opponent):
            moving.draw(game, seat, self.n, source, "EFF-1")


@phrase("destroy the top {n} card(s) of each player's Life Deck")
@dataclass(frozen=True, slots=True)
class DestroyEachTop(Clause):
    """Both players lose cards from the top of their Life Decks; that is no damage (EFF-7)."""

    n: int

    def do(self, game: Game, source: Source) -> None:
        moved = []
        for seat in (source.opponent, source.player):
            for _ in range(self.n):
                card = moving.discard_from_life_deck(game, seat, Why.DESTROY, source, "EFF-14")
                if card >= 0:
                    moved.append(card)
        source.memory.moved = tuple(moved)


@phrase("banish the {end} card of each player's {pile}")
@dataclass(frozen=True, slots=True)
class BanishEachEnd(Clause):
    """The card at an end of both players' zones is banished."""

    end: End
    pile: Pile

    def do(self, game: Game, source: Source) -> None:
        moved = []
        for seat in (source.opponent, source.player):
            for card in ends(game, seat, self.pile.zone, self.end, 1):
                moving.move(game, card, Zone.BANISHED, Why.BANISH, source, "EFF-1")
                moved.append(card)
        source.memory.moved = tuple(moved)


@phrase("place a card from each player's discard pile on top of its owner's Life Deck")
@dataclass(frozen=True, slots=True)
class EachPileOnTop(Clause):
    """A card of either discard pile, as the effect's player chooses, goes on its Life Deck."""

    def resolve(self, game: Game, source: Source) -> Steps:
        for seat in (source.player, source.opponent):
            pile = list(reversed(game.state.players[seat].discard))
            chosen = yield from pick(
                game, source.player, pile, 1, 1, "Place which card on its Life Deck?", source
            )
            for card in chosen:
                moving.move(game, card, Zone.LIFE_DECK, Why.RETURN, source, "EFF-1")

    def possible(self, game: Game, source: Source) -> bool:
        return any(side.discard for side in game.state.players)


# ---------------------------------------------------------------------------- the opponent


@phrase(
    "your opponent chooses {what} in his discard pile and Rejuvenates {then}",
)
@dataclass(frozen=True, slots=True)
class TheyRejuvenateChosen(Clause):
    """The opponent Rejuvenates cards of his choice (EFF-8)."""

    what: Selection
    then: Pronoun

    def resolve(self, game: Game, source: Source) -> Steps:
        seat = source.opponent
        own = Source(seat, source.card)
        low, high = self.what.bounds(game, source)
        pile = [
            c for c in reversed(game.state.players[seat].discard) if self.what.fits(game, c, own)
        ]
        chosen = yield from pick(game, seat, pile, low, high, "Rejuvenate which card?", own)
        rejuvenate_these(game, list(chosen), own)


@phrase("your opponent Rejuvenates {what}")
@dataclass(frozen=True, slots=True)
class TheyRejuvenate(Clause):
    """The cards of the sentence before, Rejuvenated by the opponent (EFF-8)."""

    what: Pronoun

    def do(self, game: Game, source: Source) -> None:
        cards = [c for c in source.memory.chosen if game.owners[c] == source.opponent]
        for card in cards:
            moving.move(game, card, Zone.LIFE_DECK, Why.REJUVENATE, source, "EFF-8", bottom=True)
        own = Source(source.opponent, source.card)
        returned(game, source.opponent, cards, "rejuvenate", own)


@phrase(
    "your opponent destroys a {cards} he controls",
    "~your opponent destroys a {cards}",
    "~your opponent chooses one of his {cards} and destroys it",
)
@dataclass(frozen=True, slots=True)
class TheyDestroyTheirs(Clause):
    """The opponent destroys a card in play of his own choice and control."""

    cards: CardFilter

    def resolve(self, game: Game, source: Source) -> Steps:
        seat = source.opponent
        able = in_play(game, (seat,), self.cards, source)
        own = Source(seat, source.card)
        chosen = yield from pick(game, seat, able, 1, 1, "Destroy which card?", own, "EFF-14")
        for card in chosen:
            moving.leave_play(game, card, Zone.DISCARD, Why.DESTROY, own, "EFF-14")
        source.memory.moved = tuple(chosen)


@phrase(
    ("your opponent's personalities lose {n} stage(s)", {"theirs": True, "allies": False}),
    ("~all of your opponent's personalities lose {n} stage(s)", {"theirs": True, "allies": False}),
    ("all Allies in play lose {n} stage(s)", {"theirs": False, "allies": True}),
)
@dataclass(frozen=True, slots=True)
class AllLoseStages(Clause):
    """Several personalities lose stages each; past zero Life Deck cards go (EFF-7, TYP-8)."""

    n: int
    theirs: bool
    allies: bool

    def do(self, game: Game, source: Source) -> None:
        seats = (source.opponent,) if self.theirs else (source.opponent, source.player)
        for seat in seats:
            for who in stages.personalities(game, seat):
                if who in game.state.permanents or not self.allies:
                    stages.lose_with(game, who, self.n, source)
