"""Further destinations and moves: playing what was found, shuffling in what is in play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dbz_desktop.rules import moving, stages
from dbz_desktop.rules.effects.anger import seats
from dbz_desktop.rules.effects.base import Amount, CardFilter, Selection, Source, Steps
from dbz_desktop.rules.effects.choosing import Target, choose_target, in_play, pick
from dbz_desktop.rules.effects.filters import OfType
from dbz_desktop.rules.effects.piles import ends, shuffle_in
from dbz_desktop.rules.effects.search import Destination
from dbz_desktop.rules.effects.structure import Clause, Cost, Task
from dbz_desktop.rules.effects.terms import AnyWhose, End, Pile, Pronoun, Whose
from dbz_desktop.rules.events import NOBODY, Why, Zone
from dbz_desktop.wording import phrase

if TYPE_CHECKING:
    from dbz_desktop.rules.game import Game


# ---------------------------------------------------------------------------- destinations


@phrase(
    "place {what} into play at {n} stage(s) above 0",
    "~place {what} into play at {n} power stage(s) above 0",
)
@dataclass(frozen=True, slots=True)
class IntoPlayAt(Destination):
    """An Ally is placed into play at a stage of its own (TYP-1)."""

    what: Pronoun
    n: int
    enters_play = True

    def do(self, game: Game, cards: tuple[int, ...], source: Source) -> None:
        source.memory.moved = tuple(
            card
            for card in cards
            if moving.enter_play(
                game, card, source.player, Why.PLACE, source, "TYP-1", stages=self.n
            )
        )


# ---------------------------------------------------------------------------- from play


@phrase(
    "shuffle {target} into its owner's Life Deck",
    "~shuffle {target} back into its owner's Life Deck",
    "~shuffle {target} in play into its owner's Life Deck",
    "~shuffle {target} in play back into its owner's Life Deck",
    "~shuffle {target} in play into your Life Deck",
    "~choose {target} and shuffle (that card|it) into its owner's Life Deck",
)
@dataclass(frozen=True, slots=True)
class ShuffleTarget(Cost):
    """A card in play goes back into its owner's Life Deck (ZON-2)."""

    target: Target

    def resolve(self, game: Game, source: Source) -> Steps:
        card = yield from choose_target(game, self.target, "Shuffle in", source)
        source.memory.done = False
        if card >= 0:
            shuffle_in(game, [card], source)

    def possible(self, game: Game, source: Source) -> bool:
        return bool(self.target.candidates(game, source))


@phrase('shuffle "{title}" into your Life Deck')
@dataclass(frozen=True, slots=True)
class ShuffleTitled(Cost):
    """A card of that title that you control goes back into the Life Deck."""

    title: str

    def _cards(self, game: Game, source: Source) -> list[int]:
        return [
            c
            for c in game.state.players[source.player].play
            if game.cards[c].title == self.title and game.owners[c] == source.player
        ]

    def do(self, game: Game, source: Source) -> None:
        shuffle_in(game, self._cards(game, source), source)

    def possible(self, game: Game, source: Source) -> bool:
        return bool(self._cards(game, source))


@phrase("shuffle all {cards:pl} in your discard pile into your Life Deck")
@dataclass(frozen=True, slots=True)
class ShuffleAll(Clause):
    """Every card of a kind goes from the discard pile back into the Life Deck."""

    cards: CardFilter

    def do(self, game: Game, source: Source) -> None:
        pile = game.state.players[source.player].discard
        shuffle_in(game, [c for c in pile if self.cards.fits(game, c, source)], source)


# ---------------------------------------------------------------------------- several in play


def _destroy_all(game: Game, cards: list[int], source: Source) -> None:
    moved = []
    # What protects the others may be among them: it does so until all are gone.
    exposed = [c for c in cards if not moving.is_protected(game, c, source)]
    for card in exposed:
        if card in game.state.permanents:
            moving.leave_play(game, card, Zone.DISCARD, Why.DESTROY, source, "EFF-14")
            moved.append(card)
    source.memory.moved = tuple(moved)
    source.memory.done = bool(moved)


@phrase("destroy every {cards}", "~destroy all {cards} in play", "~destroy all {cards}")
@dataclass(frozen=True, slots=True)
class DestroyAll(Clause):
    """Every card of a kind in play is destroyed, on both sides (EFF-14)."""

    cards: CardFilter

    def do(self, game: Game, source: Source) -> None:
        players = (source.opponent, source.player)
        _destroy_all(game, in_play(game, players, self.cards, source), source)


@phrase("destroy all of your opponent's {one:pl} or all of his {other:pl}")
@dataclass(frozen=True, slots=True)
class DestroyAllOfEither(Clause):
    """Every card of one of two kinds that the opponent controls is destroyed."""

    one: CardFilter
    other: CardFilter

    def resolve(self, game: Game, source: Source) -> Steps:
        from dbz_desktop.rules.compiler import grammar
        from dbz_desktop.rules.decisions import Act, Ask, Option

        options = tuple(
            Option(Act.PICK, f"All {grammar().show(kind, plural=True)}", value=i)
            for i, kind in enumerate((self.one, self.other))
        )
        index = yield from game.ask(
            source.player, Ask.CHOOSE_OPTION, "Destroy which?", "EFF-14", options, source
        )
        kind = (self.one, self.other)[options[index].value]
        _destroy_all(game, in_play(game, (source.opponent,), kind, source), source)


@phrase(
    ("destroy up to {n} {cards:s}", {"theirs": False}),
    ("destroy up to {n} of your opponent's {cards:pl}", {"theirs": True}),
    ("~destroy up to {n} {cards} in play", {"theirs": False}),
    ("~destroy a total of up to {n} {cards}", {"theirs": False}),
)
@dataclass(frozen=True, slots=True)
class DestroyUpToInPlay(Clause):
    """Some cards in play are destroyed, as many as one likes up to a number."""

    n: Amount
    cards: CardFilter
    theirs: bool

    def resolve(self, game: Game, source: Source) -> Steps:
        players = (source.opponent,) if self.theirs else (source.opponent, source.player)
        most = self.n.value(game, source)
        able = [
            c
            for c in in_play(game, players, self.cards, source)
            if not moving.is_protected(game, c, source)
        ]
        chosen = yield from pick(
            game, source.player, able, 0, most, "Destroy which card?", source, "EFF-14"
        )
        _destroy_all(game, list(chosen), source)


@phrase("destroy any of your {cards:pl}")
@dataclass(frozen=True, slots=True)
class DestroyAnyOfYours(Cost):
    """As many of one's own cards as one likes are destroyed."""

    cards: CardFilter

    def resolve(self, game: Game, source: Source) -> Steps:
        able = in_play(game, (source.player,), self.cards, source)
        chosen = yield from pick(
            game, source.player, able, 0, len(able), "Destroy which card?", source, "EFF-14"
        )
        _destroy_all(game, list(chosen), source)

    def possible(self, game: Game, source: Source) -> bool:
        return bool(in_play(game, (source.player,), self.cards, source))


@phrase("banish that {card}")
@dataclass(frozen=True, slots=True)
class BanishThat(Clause):
    """The card of the happening that set this off is banished."""

    card: OfType

    def do(self, game: Game, source: Source) -> None:
        card = getattr(source.event, "card", NOBODY)
        if (
            card in game.state.permanents
            and self.card.fits(game, card, source)
            and not moving.is_protected(game, card, source)
        ):
            moving.leave_play(game, card, Zone.BANISHED, Why.BANISH, source, "EFF-1")


@phrase("raise {what} to its highest power stage", "~raise that ally to it's highest power stage")
@dataclass(frozen=True, slots=True)
class RaiseThemToHighest(Clause):
    """The Ally of the sentence before goes to its top stage."""

    what: Pronoun = Pronoun.IT

    def do(self, game: Game, source: Source) -> None:
        for card in source.memory.chosen:
            if card in game.state.permanents:
                stages.change(game, card, stages.TOP, Why.RAISE, source, "EFF-1")


# ---------------------------------------------------------------------------- order


@phrase(
    "look at the top {n} card(s) of {whose} Life Deck and put them back in any order",
    "~look at the top {n} card(s) of {whose} Life Deck and place them back in any order",
    "~look at the top {n} card(s) of {whose} Life Deck, place them back in any order",
)
@dataclass(frozen=True, slots=True)
class LookAndReorder(Clause):
    """See the top cards of a Life Deck and put them back as one likes."""

    n: int
    whose: AnyWhose

    def resolve(self, game: Game, source: Source) -> Steps:
        targets = yield from seats(game, self.whose, "Whose Life Deck?", source)
        for seat in targets:
            cards = ends(game, seat, Zone.LIFE_DECK, End.TOP, self.n)
            yield from reorder(game, seat, Zone.LIFE_DECK, cards, source)


@phrase("rearrange the top {amount} card(s) of your discard pile")
@dataclass(frozen=True, slots=True)
class RearrangePile(Clause):
    """The top cards of the discard pile are put in another order."""

    amount: Amount

    def resolve(self, game: Game, source: Source) -> Steps:
        amount = self.amount.value(game, source)
        cards = ends(game, source.player, Zone.DISCARD, End.TOP, amount)
        yield from reorder(game, source.player, Zone.DISCARD, cards, source)


def reorder(game: Game, seat: int, zone: Zone, cards: list[int], source: Source) -> Steps:
    """Let the effect's player put some top cards of a zone in a new order, the topmost first."""
    if zone is Zone.LIFE_DECK:
        game.reveal(seat, tuple(cards), 1 << source.player, source.card)
    ordered = yield from pick(
        game,
        source.player,
        cards,
        len(cards),
        len(cards),
        "Which card comes next, from the top?",
        source,
        looked_at=tuple(cards),
        must_ask=len(cards) > 1,
    )
    for card in reversed(ordered):
        moving.move(game, card, zone, Why.RETURN, source, "EFF-1")


@phrase(
    "place the remaining cards at the bottom of your Life Deck in any order",
    "~put the remaining cards at the bottom of your Life Deck in any order",
)
@dataclass(frozen=True, slots=True)
class RestUnder(Clause):
    """What was looked at and not taken goes under the Life Deck, as one likes."""

    def resolve(self, game: Game, source: Source) -> Steps:
        rest = [c for c in source.memory.seen if game.state.where[c] is Zone.LIFE_DECK]
        ordered = yield from pick(
            game,
            source.player,
            rest,
            len(rest),
            len(rest),
            "Which card goes under next?",
            source,
            looked_at=tuple(rest),
            must_ask=len(rest) > 1,
        )
        for card in ordered:
            moving.move(game, card, Zone.LIFE_DECK, Why.RETURN, source, "EFF-1", bottom=True)


@phrase("place the {end} card of {whose} {pile} into your hand")
@dataclass(frozen=True, slots=True)
class EndIntoHand(Clause):
    """The top or bottom card of a pile of yours goes into the hand; that is no drawing."""

    end: End
    whose: Whose
    pile: Pile

    def do(self, game: Game, source: Source) -> None:
        for card in ends(game, self.whose.seat(source), self.pile.zone, self.end, 1):
            if game.owners[card] == source.player:
                moving.move(game, card, Zone.HAND, Why.RETURN, source, "EFF-1")

    def possible(self, game: Game, source: Source) -> bool:
        return bool(game.state.players[self.whose.seat(source)].zone(self.pile.zone))


@phrase("choose {what} in play", "~chose {what} in play")
@dataclass(frozen=True, slots=True)
class ChooseInPlay(Task):
    """Choose cards in play; what follows speaks of them."""

    what: Selection

    def resolve(self, game: Game, source: Source) -> Steps:
        able = [
            c
            for player in (source.opponent, source.player)
            for c in game.state.players[player].play
            if self.what.fits(game, c, source)
        ]
        low, high = self.what.bounds(game, source)
        source.memory.chosen = yield from pick(
            game, source.player, able, low, high, "Choose a card in play.", source
        )
        source.memory.names = tuple(game.cards[c].title for c in source.memory.chosen)
