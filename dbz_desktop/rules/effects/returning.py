"""Where cards go next: back to hands and decks, onto piles, attached; and either of two ends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dbz_desktop.rules import moving
from dbz_desktop.rules.decisions import Act, Ask, Option
from dbz_desktop.rules.effects.base import CardFilter, Selection, Source, Steps
from dbz_desktop.rules.effects.choosing import Place, Target, choose_target, in_play
from dbz_desktop.rules.effects.in_play import AttachToMp
from dbz_desktop.rules.effects.piles import ends, rejuvenate_these, shuffle_in
from dbz_desktop.rules.effects.search import ChooseAnd, Destination
from dbz_desktop.rules.effects.structure import Clause, Cost
from dbz_desktop.rules.effects.terms import End, Pile, Pronoun, Whose
from dbz_desktop.rules.effects.timing import WhileAttached
from dbz_desktop.rules.effects.triggered import AtMoment, Triggered, TriggeredAfter
from dbz_desktop.rules.events import Why, Zone
from dbz_desktop.wording import phrase

if TYPE_CHECKING:
    from dbz_desktop.rules.game import Game


def _leave(game: Game, card: int, zone: Zone, why: Why, source: Source, bottom: bool) -> None:
    """Move a card from wherever it is, out of play with what is attached to it."""
    if game.state.where[card] is Zone.IN_PLAY and not bottom:
        moving.leave_play(game, card, zone, why, source, "EFF-1")
    else:
        game.state.remaining.pop(card, None)
        moving.move(game, card, zone, why, source, "EFF-1", bottom=bottom)


# ---------------------------------------------------------------------------- this card


@phrase("Rejuvenate this card")
@dataclass(frozen=True, slots=True)
class RejuvenateThis(Clause):
    """This card goes under its owner's Life Deck (EFF-8); an invisible copy can't (ATK-16)."""

    def do(self, game: Game, source: Source) -> None:
        if source.attack is not None and source.attack.copy and source.attack.card == source.card:
            return
        if game.state.where[source.card] not in (Zone.LIFE_DECK, Zone.BANISHED):
            rejuvenate_these(game, [source.card], source)


@phrase("return this card to your hand")
@dataclass(frozen=True, slots=True)
class ReturnThis(Clause):
    """This card in play goes back to its owner's hand (ZON-2)."""

    def do(self, game: Game, source: Source) -> None:
        if game.state.where[source.card] is Zone.IN_PLAY:
            moving.leave_play(game, source.card, Zone.HAND, Why.RETURN, source, "EFF-1")


@phrase("destroy this card")
@dataclass(frozen=True, slots=True)
class DestroyThis(Cost):
    """This card in play is destroyed (EFF-14)."""

    def do(self, game: Game, source: Source) -> None:
        source.memory.done = game.state.where[source.card] is Zone.IN_PLAY
        if source.memory.done:
            moving.leave_play(game, source.card, Zone.DISCARD, Why.DESTROY, source, "EFF-14")

    def possible(self, game: Game, source: Source) -> bool:
        return game.state.where[source.card] is Zone.IN_PLAY


@phrase("place this card on the top or bottom of your Life Deck after use")
@dataclass(frozen=True, slots=True)
class EitherEndAfterUse(Clause):
    """The card goes to an end of the Life Deck after its use, as its player chooses."""

    def resolve(self, game: Game, source: Source) -> Steps:
        end = yield from which_end(game, source)
        game.state.used["after use", source.card] = 1 if end is End.TOP else 2


# ---------------------------------------------------------------------------- those cards


@phrase("Rejuvenate {what}")
@dataclass(frozen=True, slots=True)
class RejuvenateIt(Clause):
    """The cards that were spoken of go under their owner's Life Deck (EFF-8)."""

    what: Pronoun

    def do(self, game: Game, source: Source) -> None:
        there = (Zone.LIFE_DECK, Zone.IN_PLAY)
        cards = [c for c in source.memory.chosen if game.state.where[c] not in there]
        rejuvenate_these(game, cards, source)

    def possible(self, game: Game, source: Source) -> bool:
        return any(game.state.where[c] is not Zone.LIFE_DECK for c in source.memory.chosen)


@phrase(
    "return {what} to its owner's hand",
)
@dataclass(frozen=True, slots=True)
class ReturnIt(Clause):
    """The cards in play that were spoken of go back to their owners' hands (ZON-2)."""

    what: Pronoun

    def do(self, game: Game, source: Source) -> None:
        for card in source.memory.chosen:
            if card in game.state.permanents:
                moving.leave_play(game, card, Zone.HAND, Why.RETURN, source, "EFF-1")


@phrase("return that {card} to your hand")
@dataclass(frozen=True, slots=True)
class ReturnThat(Clause):
    """The card of a kind that a sentence before moved goes to its owner's hand."""

    card: CardFilter

    def do(self, game: Game, source: Source) -> None:
        for card in source.memory.chosen:
            mine = game.owners[card] == source.player and self.card.fits(game, card, source)
            if mine and not game.state.where[card].is_hidden:
                _leave(game, card, Zone.HAND, Why.RETURN, source, bottom=False)


@phrase("place {what} into your hand")
@dataclass(frozen=True, slots=True)
class PlaceInHand(Clause):
    """The cards that were shown or found go into the hand of their owner (ZON-2)."""

    what: Pronoun

    def do(self, game: Game, source: Source) -> None:
        for card in source.memory.chosen:
            if game.owners[card] == source.player and game.state.where[card] is not Zone.HAND:
                moving.move(game, card, Zone.HAND, Why.RETURN, source, "EFF-1", public=True)

    def possible(self, game: Game, source: Source) -> bool:
        return any(game.owners[c] == source.player for c in source.memory.chosen)


@phrase(
    ("place {target} on top of its owner's Life Deck", {"end": End.TOP}),
    ("place {target} at the bottom of its owner's Life Deck", {"end": End.BOTTOM}),
    ("~choose {target} and place it on top of its owner's Life Deck", {"end": End.TOP}),
    ("~choose {target} and place it at the bottom of its owner's Life Deck", {"end": End.BOTTOM}),
)
@dataclass(frozen=True, slots=True)
class PlaceTargetOnto(Cost):
    """A card in play goes on or under its owner's Life Deck (ZON-2)."""

    target: Target
    end: End

    def resolve(self, game: Game, source: Source) -> Steps:
        card = yield from choose_target(game, self.target, "Place", source)
        source.memory.done = card >= 0
        if card >= 0:
            attached = [c for c, p in game.state.permanents.items() if p.attached_to == card]
            moving.move(
                game,
                card,
                Zone.LIFE_DECK,
                Why.RETURN,
                source,
                "EFF-1",
                bottom=self.end is End.BOTTOM,
                public=True,
            )
            for other in attached:
                moving.to_discard_pile(game, other, Why.RULE, source, "TYP-7")

    def possible(self, game: Game, source: Source) -> bool:
        return bool(self.target.candidates(game, source))


@phrase("shuffle all {cards:pl} in play into their owners' Life Decks",
        "~shuffle all {cards} in play into their owner's Life Decks")  # fmt: skip
@dataclass(frozen=True, slots=True)
class ShuffleAllInPlay(Cost):
    """Every card of a kind in play goes back into its owner's Life Deck (ZON-2)."""

    cards: CardFilter

    def do(self, game: Game, source: Source) -> None:
        shuffle_in(game, in_play(game, (0, 1), self.cards, source), source)

    def possible(self, game: Game, source: Source) -> bool:
        return bool(in_play(game, (0, 1), self.cards, source))


@phrase(
    (
        "place the {end} card of {whose} {pile} at the bottom of {deck} Life Deck",
        {"to": End.BOTTOM},
    ),
    ("place the {end} card of {whose} {pile} on top of {deck} Life Deck", {"to": End.TOP}),
)
@dataclass(frozen=True, slots=True)
class EndOntoDeck(Cost):
    """The card at an end of a zone goes on or under the Life Deck of its owner."""

    end: End
    whose: Whose
    pile: Pile
    deck: Whose
    to: End

    def do(self, game: Game, source: Source) -> None:
        seat = self.whose.seat(source)
        cards = ends(game, seat, self.pile.zone, self.end, 1)
        source.memory.done = bool(cards)
        for card in cards:
            moving.move(
                game,
                card,
                Zone.LIFE_DECK,
                Why.RETURN,
                source,
                "EFF-1",
                bottom=self.to is End.BOTTOM,
            )

    def possible(self, game: Game, source: Source) -> bool:
        return bool(game.state.players[self.whose.seat(source)].zone(self.pile.zone))


# ---------------------------------------------------------------------------- destinations


def which_end(game: Game, source: Source) -> Steps:
    """Ask for the top or the bottom; returns the end."""
    options = (Option(Act.PICK, "On top", value=1), Option(Act.PICK, "At the bottom", value=0))
    index = yield from game.ask(
        source.player, Ask.CHOOSE_OPTION, "On the top or the bottom?", "EFF-1", options, source
    )
    return End.TOP if options[index].value else End.BOTTOM


@phrase("place {what} on the top or bottom of your Life Deck")
@dataclass(frozen=True, slots=True)
class OntoEitherEnd(Destination):
    """On top of or under the Life Deck, as the effect's player chooses."""

    what: Pronoun
    ordered = True
    hides = True

    def carry_out(self, game: Game, cards: tuple[int, ...], source: Source) -> Steps:
        for card in cards:
            end = yield from which_end(game, source)
            under = end is End.BOTTOM
            moving.move(game, card, Zone.LIFE_DECK, Why.RETURN, source, "EFF-1", bottom=under)


@phrase("place {what} from {place} on the top or bottom of your Life Deck")
@dataclass(frozen=True, slots=True)
class PlaceOntoEitherEnd(Cost):
    """Cards of one's choice go to an end of the Life Deck that one chooses."""

    what: Selection
    place: Place

    def _chosen(self) -> ChooseAnd:
        return ChooseAnd(self.what, self.place, OntoEitherEnd(Pronoun.IT))

    def resolve(self, game: Game, source: Source) -> Steps:
        yield from self._chosen().resolve(game, source)

    def possible(self, game: Game, source: Source) -> bool:
        return self._chosen().possible(game, source)


@phrase("place {what} on top of your discard pile")
@dataclass(frozen=True, slots=True)
class OntoPile(Destination):
    """Onto the discard pile, which is no discarding."""

    what: Pronoun
    ordered = True

    def do(self, game: Game, cards: tuple[int, ...], source: Source) -> None:
        for card in cards:
            if game.owners[card] == source.player:
                moving.move(game, card, Zone.DISCARD, Why.RETURN, source, "EFF-1")


@phrase("place {what} on top of your Life Deck or discard pile")
@dataclass(frozen=True, slots=True)
class OntoDeckOrPile(Destination):
    """Onto the Life Deck or the discard pile, as the effect's player chooses."""

    what: Pronoun
    ordered = True
    hides = True

    def carry_out(self, game: Game, cards: tuple[int, ...], source: Source) -> Steps:
        for card in cards:
            options = (
                Option(Act.PICK, "Your Life Deck", value=0),
                Option(Act.PICK, "Your discard pile", value=1),
            )
            index = yield from game.ask(
                source.player, Ask.CHOOSE_OPTION, "On top of which?", "EFF-1", options, source
            )
            zone = Zone.DISCARD if options[index].value else Zone.LIFE_DECK
            moving.move(game, card, zone, Why.RETURN, source, "EFF-1")


def hold_while_attached(game: Game, card: int, player: int) -> None:
    """Begin what an attached card of a player says for as long as it is attached (TYP-7)."""
    for section in game.programs[card].sections:
        lines = [s.line for s in (*section.sentences, *section.hits)]
        place = next((i for i, x in enumerate(lines) if isinstance(x, AttachToMp)), len(lines))
        own = Source(player, card, section.index, definitions=section.definitions)
        own.memory.attached = True
        for line in lines[place + 1 :]:
            if isinstance(line, WhileAttached | Triggered | AtMoment | TriggeredAfter):
                line.do(game, own)


@phrase("place {what} into play attached")
@dataclass(frozen=True, slots=True)
class IntoPlayAttached(Destination):
    """Into play, attached as its own text says; what it does while attached begins (TYP-7)."""

    what: Pronoun

    def do(self, game: Game, cards: tuple[int, ...], source: Source) -> None:
        for card in cards:
            for section in game.programs[card].sections:
                for sentence in (*section.sentences, *section.hits):
                    if isinstance(sentence.line, AttachToMp):
                        self._attach(game, card, sentence.line, source)
            hold_while_attached(game, card, source.player)

    def _attach(self, game: Game, card: int, how: AttachToMp, source: Source) -> None:
        mp = game.state.players[how.whose.seat(source)].mp[0]
        moving.move(
            game,
            card,
            Zone.IN_PLAY,
            Why.ATTACH,
            source,
            "TYP-7",
            to_player=source.player,
            attached_to=mp,
        )


@phrase("place {what} into play at its highest power stage",
        "~place {what} into play at their highest power stage")  # fmt: skip
@dataclass(frozen=True, slots=True)
class IntoPlayAtTop(Destination):
    """Allies are placed into play at their top stage (TYP-1)."""

    what: Pronoun
    enters_play = True

    def do(self, game: Game, cards: tuple[int, ...], source: Source) -> None:
        from dbz_desktop.rules.stages import TOP

        source.memory.moved = tuple(
            card
            for card in cards
            if moving.enter_play(game, card, source.player, Why.PLACE, source, "TYP-1", stages=TOP)
        )
