"""What is done to cards that an effect takes hold of: who does it, to which, and is it done."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import ClassVar

from dbz_desktop.rules.flow import moving
from dbz_desktop.rules.flow.choosing import Beside, pick
from dbz_desktop.rules.kernel import door
from dbz_desktop.rules.kernel.deed import CardVerb, PlayVerb
from dbz_desktop.rules.kernel.events import (
    CardMoved,
    Zone,
)
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.kernel.matters import Matter
from dbz_desktop.rules.language.nouns.doing import Doer
from dbz_desktop.rules.language.nouns.places import (
    IN_PLAY,
    In,
    Located,
    Owner,
    Zones,
)
from dbz_desktop.rules.language.nouns.terms import Pile
from dbz_desktop.rules.language.references.cards import Cards, How, OfKind, Some
from dbz_desktop.rules.language.references.ends_of_zones import AtEnd, FromEnds, NearEnds
from dbz_desktop.rules.language.references.said_before import PronounWord, Those
from dbz_desktop.rules.language.references.whole_zones import Whole
from dbz_desktop.rules.language.values.joining import Cost
from dbz_desktop.wording import Spec

YOUR_HAND = In(Zones(Owner.YOUR, (Pile.HAND,)), taken=True)

THEIR_HAND = In(Zones(Owner.OPPONENT, (Pile.HAND,)), taken=True)

YOUR_PILE = In(Zones(Owner.YOUR, (Pile.DISCARD,)))

THEIR_PILE = In(Zones(Owner.OPPONENT, (Pile.DISCARD,)))

_UNDERGONE = "~{what} is(are) "


def befalling(*specs: Spec) -> tuple[Spec, ...]:
    """The templates of what is done to cards, and how a sentence says it of cards before it.

    "Cards discarded from your hand are banished instead."
    """
    passives = ((spec[0], spec[1]) for spec in specs if len(spec) == 2 and spec[0][0] == "~")
    undergone = tuple(
        (f"~{said.removeprefix(_UNDERGONE)}", {**pinned, "what": IT}, "undergone")
        for said, pinned in passives
        if isinstance(pinned, dict) and said.startswith(_UNDERGONE)
    )
    return (*specs, *undergone)


IT = Those(PronounWord.IT)


def as_many(
    game: Game,
    verb: CardVerb,
    cards: list[int],
    able: list[int],
    how: How,
    source: Source,
    what: Cards,
) -> Steps:
    """Cards of a discard pile, as many as go back into the Life Deck with all that changes it.

    More are chosen among the `able` ones, or are the next ones at an end. Returns a list.
    """
    seats = {game.owners[card] for card in cards if game.state.where[card] is Zone.DISCARD}
    for seat in seats:
        pile = game.state.players[seat].discard
        own = tuple(card for card in cards if card in pile)
        deed = door.of_cards(game, verb, own, source, Zone.LIFE_DECK)
        number = door.amount(game, deed)
        if number < len(own):
            cards = [card for card in cards if card not in own[number:]]
        elif number > len(own):
            if isinstance(what, FromEnds):
                able = what.further(game, own, number, source)
            more = [card for card in able if card in pile and card not in cards]
            wanted = number - len(own)
            cards = [
                *cards,
                *(yield from pick(game, how.seat, more, wanted, wanted, how.prompt, source)),
            ]
    return cards


def own_choice(what: Cards, who: Doer) -> Cards:
    """What is done to cards of one's own choice: who does it chooses, unless somebody else does."""
    if isinstance(what, Some) and what.chosen is not None and what.chosen.name == who.name:
        return replace(what, chosen=None)
    return what


def at_random(game: Game, player: int) -> bool:
    """Whether a player's effects make the opponent discard at random."""
    return any(source.player == player for _, source in game.holding(Matter.RANDOM_DISCARDS))


def from_hand(what: Cards) -> Owner | None:
    """Whose hand the cards are in, where it is a hand."""
    place = what.where.place if isinstance(what, OfKind) and what.where is not None else None
    if isinstance(place, Zones) and place.piles == (Pile.HAND,):
        return place.whose
    return what.whose if isinstance(what, Whole) and what.only is Pile.HAND else None


def is_outside(what: Cards) -> bool:
    """Whether the cards are in a zone, and not in play."""
    if isinstance(what, OfKind):
        return what.where is not None and what.where.place is not None
    return isinstance(what, AtEnd | NearEnds | Whole)


_PLACE, _LEAVE = CardVerb.PLACE, PlayVerb.LEAVE

_TARGETS = {
    CardVerb.DESTROY: Zone.DISCARD,
    CardVerb.BANISH: Zone.BANISHED,
    CardVerb.SHUFFLE: Zone.LIFE_DECK,
    CardVerb.RETURN: Zone.HAND,
}
"""The zones that cards go to by what is done to them."""


class Handling(Cost):
    """Something done to cards that an effect takes hold of.

    `enters_play` and `plays` tell what becomes of the cards, `ordered` that their order counts,
    `hides` that they may come to lie where nobody sees which they are, `takes_away` that cards in
    play leave it, `moves` that they are moved at all: an MP and a Mastery stay (SET-1).
    """

    what: Cards
    who: Doer
    prompt: ClassVar[str] = "Choose a card."
    rule: ClassVar[str] = "EFF-1"
    enters_play: ClassVar[bool] = False
    plays: ClassVar[bool] = False
    ordered: ClassVar[bool] = False
    hides: ClassVar[bool] = False
    takes_away: ClassVar[bool] = True
    moves: ClassVar[bool] = True

    def __post_init__(self) -> None:
        object.__setattr__(self, "what", own_choice(self.what, self.who))

    @property
    def lies_last(self) -> str:
        """Where of several cards the one lies that is chosen last: "on top"; else ""."""
        return ""

    def default(self) -> Located:
        """Where the cards are, if the text doesn't say so."""
        return IN_PLAY

    def usable(self, game: Game, card: int, source: Source) -> bool:
        """Whether it can be done to this card at all."""
        return True

    def seat(self, game: Game, card: int, source: Source) -> int:
        """Who does it to a card, under whose control it comes to be."""
        return self.who.seat(source)

    def beside(self, game: Game, source: Source) -> Beside | None:
        """What of those that enter play rules out others (TYP-2, TYP-4); None where nothing can."""
        if not (self.enters_play or self.plays):
            return None
        under = partial(self.seat, game, source=source)
        return lambda card, others: moving.may_enter_beside(game, card, others, under)

    def how(self, game: Game, source: Source) -> How:
        """How the cards are taken hold of."""
        return How(
            self.who.seat(source),
            self.prompt,
            self.default(),
            self.rule,
            lambda card: self.takes(game, card, source),
            ordered=self.ordered,
            last=self.lies_last,
            beside=self.beside(game, source),
        )

    def takes(self, game: Game, card: int, source: Source) -> bool:
        """Whether the card can be taken hold of for it now."""
        if card == source.memory.played:
            return False
        return self.usable(game, card, source) and self._may_go(game, card, source)

    def ever_takes(self, game: Game, card: int) -> bool:
        """Whether it could be done to the card at some time: an MP and a Mastery stay (SET-1).

        A card that was shuffled away is nobody's to take hold of.
        """
        if card in game.state.gone:
            return False
        return not self.moves or game.cards[card].type.in_life_deck

    def _may_go(self, game: Game, card: int, source: Source) -> bool:
        if not self.ever_takes(game, card):
            return False
        # Asked of every card that could be meant, and hardly ever is there an answer in force.
        if _PLACE in game.spoken and self.card_verb is _PLACE:
            by = self._named_by(source)
            deed = door.of_cards(game, _PLACE, (card,), by, self.target, at_bottom=self.at_bottom)
            if (barred := door.refusal(game, deed)) is not None:
                if not game.state.where[card].is_hidden:
                    source.memory.barred = barred.credit
                return False
        if not self.takes_away or _LEAVE not in game.spoken:
            return True
        return moving.may_leave(game, card, source, self._goes_to)

    def carry_out(self, game: Game, cards: list[int], source: Source) -> Steps:
        """Do it to these cards; returns those that it really was done to."""
        raise TypeError(type(self).__name__)

    def as_many(self, game: Game, cards: list[int], able: list[int], source: Source) -> Steps:
        """As many of the cards as it is done to, more of the `able` ones or fewer; a list."""
        yield from ()
        return cards

    def off_the_end(self, game: Game, cards: list[int], source: Source) -> Steps:
        """As many of the cards at an end of a zone as it is done to; a list.

        That is asked before what is done with each of them instead.
        """
        yield from ()
        return cards

    def resolve(self, game: Game, source: Source) -> Steps:
        cards = yield from self.what.gather(game, source, self.how(game, source))
        yield from self.do_to(game, cards, source)

    def do_to(self, game: Game, cards: list[int], source: Source) -> Steps:
        """Do it to these cards, and remember that for what follows."""
        began = game.state.history.length
        source.memory.together = tuple(cards)
        kept = self._kept(game, source)
        cards = [card for card in cards if self._may_go(game, card, source)]
        cards = yield from self.off_the_end(game, cards, source)
        cards = yield from self._left(game, cards, source)
        whose = game.owners[cards[0]] if cards else source.memory.whose
        if (yield from self._met(game, cards, source)):
            moved = cards
        else:
            moved = yield from self.carry_out(game, cards, source)
        source.memory.together = ()
        source.memory.have_moved(tuple(moved))
        if source.memory.shown:
            # What was found was put where it lies: it isn't shuffled in at the end (EFF-9).
            gone = moved_since(game, began)
            source.memory.shown = tuple(c for c in source.memory.shown if c not in gone)
        source.memory.whose = whose
        if (moved or not self.what.refers_back) and not self._beside(moved, source):
            source.memory.speak_of(moved)
        source.memory.done = len(moved) >= max(1, self._least(game, source)) and not kept

    def _beside(self, moved: list[int], source: Source) -> bool:
        """Whether its own card goes away beside what the text speaks of: "that Drill" after it is
        never that card, which would be "this card"."""
        spoken = source.memory.chosen
        own = [source.card]
        return self.takes_away and moved == own and bool(spoken) and spoken != tuple(own)

    @property
    def target(self) -> Zone | None:
        """The zone that the cards go to, where the verb doesn't say it."""
        return None

    @property
    def _goes_to(self) -> Zone | None:
        """The zone that the cards go to, as the words or the verb say it."""
        # The first of the zones is 0.
        if self.target is not None or self.card_verb is None:
            return self.target
        return _TARGETS.get(self.card_verb)

    @property
    def at_bottom(self) -> bool:
        """Whether they go to the bottom of it."""
        return False

    @property
    def card_verb(self) -> CardVerb | None:
        """The verb of the deed, where something else may be done in its place (EFF-5)."""
        return None

    def _left(self, game: Game, cards: list[int], source: Source) -> Steps:
        """The cards with which nothing else is done instead; a list."""
        verb = self.card_verb
        noted = not game.with_notes.isdisjoint(cards)
        if verb is None or not (noted or door.answered(game, verb)):
            return cards
        by = self._named_by(source)
        left = []
        for card in cards:
            if self.usable(game, card, source):
                low = self.at_bottom
                deed = door.of_cards(game, verb, (card,), by, self._goes_to, at_bottom=low)
                if (yield from door.instead(game, deed)):
                    continue
            left.append(card)
        return left

    def _met(self, game: Game, cards: list[int], source: Source) -> Steps:
        """Whether something else is done where this is required of its doer."""
        verb = self.card_verb
        if verb not in door.MET_OTHERWISE or not all(self.usable(game, c, source) for c in cards):
            return False
        target = _TARGETS[verb]
        return (yield from door.met_otherwise(game, verb, cards, self._named_by(source), target))

    def _named_by(self, source: Source) -> Source:
        """Under whose name it is done: by whom the words say."""
        return source if self.who is Doer.YOU else source.but(doer=self.who.seat(source))

    def _least(self, game: Game, source: Source) -> int:
        return self.what.least(game, source)

    def _kept(self, game: Game, source: Source) -> bool:
        """Whether of all cards one may not be taken, so that it isn't done to all (EFF-5)."""
        verb = self.card_verb
        if not (isinstance(self.what, OfKind) and self.what.is_all):
            return False
        banned = verb is not None and verb in game.spoken
        if not (banned or (self.takes_away and _LEAVE in game.spoken)):
            return False
        by = self._named_by(source)

        def is_kept(card: int) -> bool:
            if card == source.memory.played or not self.ever_takes(game, card):
                return False
            if not self._may_go(game, card, source):
                return True
            return verb is not None and not moving.may_take(game, card, verb, by)

        meant = replace(self.how(game, source), usable=is_kept)
        return bool(self.what.able(game, source, meant))

    def possible(self, game: Game, source: Source) -> bool:
        whole = self._able(game, source) >= max(1, self.what.least(game, source))
        return whole and not self._kept(game, source)

    def possible_in_part(self, game: Game, source: Source) -> bool:
        return self.possible(game, source) or self._able(game, source) > 0

    def _able(self, game: Game, source: Source) -> int:
        """To how many cards it can be done now."""
        able = self.what.able(game, source, self.how(game, source))
        if isinstance(self.what, AtEnd) and self.what.pile is not Pile.LIFE_DECK:
            # Both see what lies there: whether it may be done tells nothing of hidden cards.
            able = [card for card in able if self.takes(game, card, source)]
        return self._many(game, able, source)

    def _many(self, game: Game, able: list[int], source: Source) -> int:
        """To how many of some cards it can be done together."""
        beside = self.beside(game, source)
        if beside is None or len(able) < 2:
            return len(able)
        taken: list[int] = []
        for card in able:
            if beside(card, taken):
                taken.append(card)
        return len(taken)

    def payable(self, game: Game, source: Source) -> bool:
        able = self.what.able(game, source, self.how(game, source))
        if isinstance(self.what, AtEnd):
            # What lies at an end is meant whatever is forbidden to be done with it.
            able = [card for card in able if self.takes(game, card, source)]
        if isinstance(self.what, OfKind) and game.state.where[source.card] is Zone.HAND:
            # A card is none of the cards that are its price: it leaves the hand as it is played.
            able = [card for card in able if card != source.card]
        whole = self._many(game, able, source) >= max(1, self.what.least(game, source))
        return whole and not self._kept(game, source)


def moved_since(game: Game, began: int) -> set[int]:
    """The cards that have moved since the turn's history was so long."""
    history = game.state.history
    return {event.card for event in history.of((CardMoved,), history.since(began))}
