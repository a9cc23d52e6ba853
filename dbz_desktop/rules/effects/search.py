"""Searching, choosing and placing cards (EFF-6, EFF-9, EFF-10)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from dbz_desktop.rules import floating, moving
from dbz_desktop.rules.effects.bans import NoSearching
from dbz_desktop.rules.effects.base import CardFilter, Effect, Memory, Selection, Source, Steps
from dbz_desktop.rules.effects.choosing import AtRandom, Place, pick
from dbz_desktop.rules.effects.piles import rejuvenate_these, shuffle_in
from dbz_desktop.rules.effects.structure import Clause, Cost, Joinable, Task
from dbz_desktop.rules.effects.terms import End, Pronoun, Who, Whose
from dbz_desktop.rules.effects.triggered import AtMoment
from dbz_desktop.rules.effects.triggers import EndOfCombat
from dbz_desktop.rules.events import CardMoved, Why, Zone
from dbz_desktop.wording import Phrase, phrase

if TYPE_CHECKING:
    from dbz_desktop.rules.game import Game


class Destination(Phrase):
    """What is done with the cards that were found: "place it into play"."""

    enters_play = False
    plays = False
    ordered = False
    """Whether the order of the cards counts."""
    hides = False
    """Whether the cards may come to lie where nobody sees which they are."""

    def can_take(self, game: Game, card: int, source: Source) -> bool:
        """Whether this can be done with the card at all."""
        return True

    def carry_out(self, game: Game, cards: tuple[int, ...], source: Source) -> Steps:
        """Do it with these cards. Destinations that ask nothing have `do` instead."""
        yield from ()
        self.do(game, cards, source)

    def do(self, game: Game, cards: tuple[int, ...], source: Source) -> None:
        """Do it with these cards, asking nothing."""
        raise TypeError(type(self).__name__)


@phrase("place {what} into play")
@dataclass(frozen=True, slots=True)
class IntoPlay(Destination):
    """Placing into play is not playing: no cost, no Dragon Ball effects (EFF-6)."""

    what: Pronoun
    enters_play = True

    def do(self, game: Game, cards: tuple[int, ...], source: Source) -> None:
        moved = [
            card
            for card in cards
            if moving.enter_play(game, card, source.player, Why.PLACE, source, "EFF-6")
        ]
        source.memory.moved = tuple(moved)


@phrase("place {what} into your hand", "~place {what} in your hand")
@dataclass(frozen=True, slots=True)
class IntoHand(Destination):
    """Into the hand of its owner, who must be the effect's player (ZON-2)."""

    what: Pronoun

    def do(self, game: Game, cards: tuple[int, ...], source: Source) -> None:
        for card in cards:
            if game.owners[card] == source.player:
                moving.move(game, card, Zone.HAND, Why.SEARCH, source, "EFF-9", public=True)


@phrase(("destroy {what}", {"destroyed": True}), ("discard {what}", {"destroyed": False}))
@dataclass(frozen=True, slots=True)
class ToDiscard(Destination):
    """To the owner's discard pile, destroyed or only discarded."""

    what: Pronoun
    destroyed: bool = True

    def do(self, game: Game, cards: tuple[int, ...], source: Source) -> None:
        why = Why.DESTROY if self.destroyed else Why.DISCARD
        for card in cards:
            moving.to_discard_pile(game, card, why, source, "EFF-14")


@phrase("banish {what}")
@dataclass(frozen=True, slots=True)
class ToBanished(Destination):
    """To the owner's Banished Zone."""

    what: Pronoun

    def do(self, game: Game, cards: tuple[int, ...], source: Source) -> None:
        for card in cards:
            moving.move(game, card, Zone.BANISHED, Why.BANISH, source, "EFF-1")


@phrase(
    ("place {what} on top of {whose} Life Deck", {"end": End.TOP}),
    ("place {what} at the bottom of {whose} Life Deck", {"end": End.BOTTOM}),
    ("~put {what} on top of {whose} Life Deck", {"end": End.TOP}),
    ("~put {what} at the bottom of {whose} Life Deck", {"end": End.BOTTOM}),
    ("~place {what} on the top of {whose} Life Deck", {"end": End.TOP}),
)
@dataclass(frozen=True, slots=True)
class OntoLifeDeck(Destination):
    """On top of, or under, the Life Deck; the first chosen ends up deepest."""

    what: Pronoun
    whose: Whose
    end: End
    ordered = True
    hides = True

    def do(self, game: Game, cards: tuple[int, ...], source: Source) -> None:
        for card in cards:
            moving.move(
                game,
                card,
                Zone.LIFE_DECK,
                Why.RETURN,
                source,
                "EFF-1",
                bottom=self.end is End.BOTTOM,
            )


@phrase("Rejuvenate {what}")
@dataclass(frozen=True, slots=True)
class Rejuvenated(Destination):
    """Under the Life Deck, one after another (EFF-8)."""

    what: Pronoun
    hides = True

    def do(self, game: Game, cards: tuple[int, ...], source: Source) -> None:
        rejuvenate_these(game, list(cards), source)


@phrase("play {what}")
@dataclass(frozen=True, slots=True)
class Played(Destination):
    """Playing by an effect is playing from hand: costs, Dragon Ball effects (EFF-6).

    What can't be played any more, for what was played before it, stays where it is.
    """

    what: Pronoun
    plays = True

    def can_take(self, game: Game, card: int, source: Source) -> bool:
        from dbz_desktop.rules.combat import why_not_play

        return why_not_play(game, source.player, card) is None

    def carry_out(self, game: Game, cards: tuple[int, ...], source: Source) -> Steps:
        from dbz_desktop.rules.combat import play_by_effect

        found = {card: game.state.where[card] for card in cards}
        for card, zone in found.items():
            if game.state.where[card] is zone and self.can_take(game, card, source):
                yield from play_by_effect(game, source.player, card)


@phrase("place {what} into play at the end of combat")
@dataclass(frozen=True, slots=True)
class AsideUntilEnd(Destination):
    """Set aside at once, in no zone; who can't enter play then stays out (ZON-4)."""

    what: Pronoun

    def do(self, game: Game, cards: tuple[int, ...], source: Source) -> None:
        from dbz_desktop.rules.compiler import sentence_text

        for card in cards:
            moving.move(game, card, Zone.ASIDE, Why.SEARCH, source, "ZON-4")
        own = replace(source, memory=Memory(chosen=cards))
        later = AtMoment(EndOfCombat(), PlaceIt(self.what))
        text = sentence_text(self)
        floating.begin(game, later, own, floating.Until("combat"), text, once=True)


# ---------------------------------------------------------------------------- search


def _able(
    game: Game,
    place: Place,
    what: Selection,
    destination: Destination,
    source: Source,
    besides: Sequence[int] = (),
) -> list[int]:
    """The cards that can be chosen there, after those that were chosen already."""
    names = {game.cards[card].title for card in besides if moving.only_one_in_play(game, card)}
    found = []
    for card in place.cards(game, source):
        if card in besides or not what.fits(game, card, source):
            continue
        if game.cards[card].title in names and (destination.enters_play or destination.plays):
            continue
        if destination.enters_play and (
            moving.may_enter_play(game, card, source.player) is not None
        ):
            continue
        if destination.can_take(game, card, source):
            found.append(card)
    return found


def carry_out_found(
    game: Game, place: Place, found: tuple[int, ...], then: Destination, source: Source
) -> Steps:
    """Do with the cards of a search what is to be done with them.

    A Life Deck that was searched whole is shuffled before that, so that what they do holds (EFF-9).
    What goes back into it unseen is shown first.
    """
    whole = place.whole_deck()
    owner = place.owner(source)
    if whole:
        if then.hides:
            game.reveal(owner, found, cause=source.card)
        game.shuffle(owner, besides=found)
    if not found:
        return
    began = len(game.events)
    yield from then.carry_out(game, found, source)
    moved = {event.card for event in game.events[began:] if isinstance(event, CardMoved)}
    if whole and any(
        card not in moved and game.state.where[card] is Zone.LIFE_DECK for card in found
    ):
        game.shuffle(owner)


@phrase(
    "search {place} for {what} and {then}",
    "~search {place} for a total of {what} and {then}",
)
@dataclass(frozen=True, slots=True)
class Search(Joinable):
    """Look for cards, do something with them, shuffle what was searched whole (EFF-9)."""

    place: Place
    what: Selection
    then: Destination

    def resolve(self, game: Game, source: Source) -> Steps:
        if self.place.whole_deck() and game.holding(NoSearching):
            source.memory.moved = source.memory.chosen = ()
            source.memory.done = False
            return
        seen = self.place.cards(game, source)
        source.memory.seen = tuple(seen)
        hidden = tuple(c for c in seen if game.state.where[c].is_hidden)
        low, high = self.what.bounds(game, source)
        found: tuple[int, ...] = ()
        for number in range(high):
            able = _able(game, self.place, self.what, self.then, source, found)
            prompt = f"Search: choose a card to {_verb(self.then)}"
            if high > 1:
                prompt += f" ({number + 1} of {high})"
            chosen = yield from pick(
                game,
                source.player,
                able,
                1 if number < low else 0,
                1,
                prompt + ".",
                source,
                "EFF-9",
                hidden=True,
                looked_at=hidden,
                must_ask=bool(hidden) and bool(able),
            )
            if not chosen:
                break
            found += chosen
        if self.place.whole_deck() and not found and low and hidden:
            # Who fails to find what must be there lets the opponent look.
            game.reveal(self.place.owner(source), hidden, 1 << (1 - source.player), source.card)
        yield from carry_out_found(game, self.place, found, self.then, source)
        source.memory.moved = source.memory.chosen = found
        source.memory.done = bool(found)


@phrase("search {place} for {what}")
@dataclass(frozen=True, slots=True)
class SearchInstead(Effect):
    """The search of the sentence before, for something else."""

    place: Place
    what: Selection

    def resolve(self, game: Game, source: Source) -> Steps:
        before = source.memory.previous
        if isinstance(before, Search):
            yield from Search(self.place, self.what, before.then).resolve(game, source)


def _verb(then: Destination) -> str:
    """How a prompt says it of one card."""
    from dbz_desktop.rules.compiler import grammar

    return grammar().show(then).replace(" them", " it", 1)


@phrase("choose {what} in {place} and {then}", "~choose {what} from {place} and {then}")
@dataclass(frozen=True, slots=True)
class ChooseAnd(Joinable):
    """Choose among cards one can see, and do something with them."""

    what: Selection
    place: Place
    then: Destination

    def resolve(self, game: Game, source: Source) -> Steps:
        able = _able(game, self.place, self.what, self.then, source)
        low, high = self.what.bounds(game, source)
        chosen = yield from pick(
            game,
            source.player,
            able,
            low,
            high,
            f"Choose a card to {_verb(self.then)}.",
            source,
            # Where the order counts it is chosen even if the cards aren't.
            must_ask=self.then.ordered and high > 1 and len(able) > 1,
        )
        yield from self.then.carry_out(game, chosen, source)
        source.memory.chosen = chosen
        source.memory.moved = chosen
        source.memory.done = bool(chosen)

    def possible(self, game: Game, source: Source) -> bool:
        return bool(_able(game, self.place, self.what, self.then, source))


@phrase('choose {what} in {place} except "{besides}" and {then}')
@dataclass(frozen=True, slots=True)
class ChooseExcept(Joinable):
    """Choose among cards one can see, but no card of one title."""

    what: Selection
    place: Place
    besides: str
    then: Destination

    def _able(self, game: Game, source: Source) -> list[int]:
        able = _able(game, self.place, self.what, self.then, source)
        return [c for c in able if game.cards[c].title != self.besides]

    def resolve(self, game: Game, source: Source) -> Steps:
        low, high = self.what.bounds(game, source)
        chosen = yield from pick(
            game, source.player, self._able(game, source), low, high, "Choose a card.", source
        )
        yield from self.then.carry_out(game, chosen, source)
        source.memory.done = bool(chosen)

    def possible(self, game: Game, source: Source) -> bool:
        return bool(self._able(game, source))


@phrase("choose {what} in {place}", "~choose {what} from {place}")
@dataclass(frozen=True, slots=True)
class Choose(Task):
    """Choose cards; what follows speaks of them as "those cards"."""

    what: Selection
    place: Place

    def resolve(self, game: Game, source: Source) -> Steps:
        able = [c for c in self.place.cards(game, source) if self.what.fits(game, c, source)]
        low, high = self.what.bounds(game, source)
        if isinstance(self.what, AtRandom):
            chosen = game.chance.shuffled(able)[:high]
        else:
            chosen = yield from pick(game, source.player, able, low, high, "Choose a card.", source)
        source.memory.chosen = tuple(chosen)
        source.memory.done = bool(chosen)


@phrase("place {what} from {place} into play")
@dataclass(frozen=True, slots=True)
class PlaceFrom(Clause):
    """Place cards of one's choice into play (EFF-6)."""

    what: Selection
    place: Place

    def resolve(self, game: Game, source: Source) -> Steps:
        then = IntoPlay(Pronoun.IT)
        yield from ChooseAnd(self.what, self.place, then).resolve(game, source)

    def possible(self, game: Game, source: Source) -> bool:
        return ChooseAnd(self.what, self.place, IntoPlay(Pronoun.IT)).possible(game, source)


@phrase(
    ("place {what} from {place} on top of {whose} Life Deck", {"end": End.TOP}),
    ("place {what} from {place} at the bottom of {whose} Life Deck", {"end": End.BOTTOM}),
    ("~put {what} from {place} at the bottom of {whose} Life Deck", {"end": End.BOTTOM}),
    ("~put {what} from {place} on top of {whose} Life Deck", {"end": End.TOP}),
)
@dataclass(frozen=True, slots=True)
class PlaceOnto(Cost):
    """Place cards of one's choice on or under a Life Deck."""

    what: Selection
    place: Place
    whose: Whose
    end: End

    def _chosen(self) -> ChooseAnd:
        return ChooseAnd(self.what, self.place, OntoLifeDeck(Pronoun.IT, self.whose, self.end))

    def resolve(self, game: Game, source: Source) -> Steps:
        yield from self._chosen().resolve(game, source)

    def possible(self, game: Game, source: Source) -> bool:
        return self._chosen().possible(game, source)


@phrase("place {what} into play", "~place {what} back into play")
@dataclass(frozen=True, slots=True)
class PlaceIt(Clause):
    """The card of before enters play, if the effect may still find it (ZON-3)."""

    what: Pronoun

    def _able(self, game: Game, source: Source) -> list[int]:
        return [c for c in source.memory.chosen if game.state.where[c] is not Zone.IN_PLAY]

    def do(self, game: Game, source: Source) -> None:
        IntoPlay(self.what).do(game, tuple(self._able(game, source)), source)

    def possible(self, game: Game, source: Source) -> bool:
        return any(
            moving.may_enter_play(game, c, source.player) is None for c in self._able(game, source)
        )


@phrase(
    ("place the top {card} from your discard pile at the bottom of your Life Deck", {"n": 1}),
    ("~put the top {card} from your discard pile at the bottom of your Life Deck", {"n": 1}),
    "place the top {n} {card:s} in your discard pile at the bottom of your Life Deck",
)
@dataclass(frozen=True, slots=True)
class TopOfKindUnder(Clause):
    """The uppermost cards of a kind in the discard pile go under the Life Deck."""

    card: CardFilter
    n: int = 1

    def do(self, game: Game, source: Source) -> None:
        pile = reversed(game.state.players[source.player].discard)
        for card in [c for c in pile if self.card.fits(game, c, source)][: self.n]:
            moving.move(game, card, Zone.LIFE_DECK, Why.RETURN, source, "EFF-1", bottom=True)


@phrase(
    ("place {what} at the bottom of {whose} Life Deck", {"end": End.BOTTOM}),
    ("place {what} on top of {whose} Life Deck", {"end": End.TOP}),
)
@dataclass(frozen=True, slots=True)
class PlaceThem(Clause):
    """The cards of the sentence before go on or under a Life Deck."""

    what: Pronoun
    whose: Whose
    end: End

    def resolve(self, game: Game, source: Source) -> Steps:
        then = OntoLifeDeck(self.what, self.whose, self.end)
        yield from then.carry_out(game, source.memory.chosen, source)

    def possible(self, game: Game, source: Source) -> bool:
        return bool(source.memory.chosen)


@phrase("<shuffle> {what} into <your> Life Deck")
@dataclass(frozen=True, slots=True)
class ShuffleThem(Clause):
    """The cards of the sentence before go into their owner's Life Deck."""

    what: Pronoun
    who: Who = Who.YOU

    def do(self, game: Game, source: Source) -> None:
        shuffle_in(game, list(source.memory.chosen), source)


@phrase("banish {n} of those cards and shuffle the remaining into your Life Deck")
@dataclass(frozen=True, slots=True)
class BanishSomeShuffleRest(Task):
    """Part of the chosen cards is banished, the rest goes back into the Life Deck."""

    n: int

    def resolve(self, game: Game, source: Source) -> Steps:
        cards = source.memory.chosen
        banished = yield from pick(
            game, source.player, cards, self.n, self.n, "Banish which card?", source
        )
        for card in banished:
            moving.move(game, card, Zone.BANISHED, Why.BANISH, source, "EFF-1")
        shuffle_in(game, [c for c in cards if c not in banished], source)
