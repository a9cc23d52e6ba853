"""Cards are taken away: destroyed, banished, discarded (EFF-14)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import ClassVar

from dbz_desktop.rules.flow import moving
from dbz_desktop.rules.flow.choosing import pick
from dbz_desktop.rules.kernel import door
from dbz_desktop.rules.kernel.deed import CardVerb
from dbz_desktop.rules.kernel.events import (
    Why,
    Zone,
)
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.language.deeds.handling import (
    THEIR_HAND,
    YOUR_HAND,
    Handling,
    at_random,
    befalling,
    from_hand,
    is_outside,
)
from dbz_desktop.rules.language.nouns.doing import Doer, does
from dbz_desktop.rules.language.nouns.kinds import lies_in_play
from dbz_desktop.rules.language.nouns.places import (
    IN_PLAY,
    Controlled,
    Controller,
    Located,
    Owner,
    ends,
)
from dbz_desktop.rules.language.nouns.terms import End, Pile
from dbz_desktop.rules.language.references.cards import Cards, How, OfKind
from dbz_desktop.rules.language.references.ends_of_zones import AtEnd, Extent, NearEnds
from dbz_desktop.wording import phrase, verbs


@verbs
class TakeVerb(Enum):
    """Taking cards away for good."""

    DESTROY = "destroy"
    BANISH = "banish"


_YOU, _BANISHED, _DESTROYS = Doer.YOU, Zone.BANISHED, TakeVerb.DESTROY
_DISCARD, _DESTROY, _BANISH = CardVerb.DISCARD, CardVerb.DESTROY, CardVerb.BANISH


_OUT_OF_IT = (
    "(into|in) (your|his|your opponent's|that player's|its owner's|their owner's|their owners'|the)"
    " Banished (Zone|Zones)"
)


@phrase(
    *befalling(*does("{verb}", "{what}")),
    *does("place", f"{{what}} {_OUT_OF_IT}", quiet=True, verb=TakeVerb.BANISH),
)
@dataclass(frozen=True, slots=True)
class Take(Handling):
    """Destroy or banish cards: from play, off a Life Deck, out of a hand or pile (EFF-14)."""

    rules: ClassVar[str] = "EFF-14"

    verb: TakeVerb
    what: Cards
    who: Doer = Doer.YOU

    @property
    def deeds(self) -> tuple[str, ...]:
        destroys = self.verb is TakeVerb.DESTROY
        what = self.what
        at_end = isinstance(what, AtEnd)
        at_end = at_end or (isinstance(what, NearEnds) and what.extent is Extent.UP_TO)
        if isinstance(what, AtEnd | NearEnds) and at_end and what.pile is Pile.LIFE_DECK:
            if not destroys:
                return ("banish-life",)
            mine = what.whose is Owner.YOUR
            return ("pay-life",) if mine else ("destroy-life",)
        if from_hand(self.what) is not None:
            return ("discard",) if from_hand(self.what) is not Owner.YOUR else ()
        if not destroys and is_outside(self.what):
            return ("banish-pile",)
        return ("destroy",) if destroys else ("banish",)

    @property
    def card_verb(self) -> CardVerb | None:
        return _DESTROY if self.verb is _DESTROYS else _BANISH

    def default(self) -> Located:
        # Who destroys "a Drill" takes one of his own; who chooses one may choose any.
        anybody = self.who is _YOU or self.what.refers_back
        return IN_PLAY if anybody else Controlled(Controller.OPPONENT)

    def how(self, game: Game, source: Source) -> How:
        found = Handling.how(self, game, source)
        destroys = self.verb is TakeVerb.DESTROY
        found.prompt = f"{'Destroy' if destroys else 'Banish'} which card?"
        found.rule = "EFF-14" if destroys else "EFF-1"
        return found

    def usable(self, game: Game, card: int, source: Source) -> bool:
        destroys = self.verb is _DESTROYS
        verb = _DESTROY if destroys else _BANISH
        if verb in game.spoken:
            if not moving.may_take(game, card, verb, self._by(game, card, source)):
                return False
        return destroys or game.state.where[card] is not _BANISHED

    def carry_out(self, game: Game, cards: list[int], source: Source) -> Steps:
        yield from ()
        # What protects the others may be among them: it does so until all are gone.
        exposed = [c for c in cards if self.usable(game, c, source)]
        with game.at_once():
            return [c for c in exposed if self._take(game, c, self._by(game, c, source))]

    def _by(self, game: Game, card: int, source: Source) -> Source:
        """The source with the player who takes this card, where the effect says who does it."""
        return source if self.who is _YOU else source.but(doer=self.who.seat(source))

    def off_the_end(self, game: Game, cards: list[int], source: Source) -> Steps:
        yield from ()
        what = self.what
        if not isinstance(what, AtEnd) or what.pile is not Pile.LIFE_DECK:
            return cards
        if what.end is not End.TOP or not what.number(game, source):
            return cards
        verb = CardVerb.DESTROY if self.verb is TakeVerb.DESTROY else CardVerb.BANISH
        found: list[int] = []
        for seat in what.whose.seats(source):
            own = [c for c in cards if game.owners[c] == seat]
            if own:
                goes = Zone.DISCARD if verb is CardVerb.DESTROY else Zone.BANISHED
                deed = door.of_cards(game, verb, tuple(own), source, goes)
                deed = replace(deed, amount=door.amount(game, deed))
                amount = yield from game.herald(deed)
                if amount != len(own):
                    own = ends(game, seat, Zone.LIFE_DECK, End.TOP, amount) if amount else []
            found += own
        return found

    def _take(self, game: Game, card: int, source: Source) -> bool:
        here = game.state.where[card]
        if self.verb is TakeVerb.DESTROY:
            if here is Zone.IN_PLAY:
                if card not in game.state.permanents:
                    return False
                moving.leave_play(game, card, Zone.DISCARD, Why.DESTROY, source, "EFF-14")
            else:
                moving.to_discard_pile(game, card, Why.DESTROY, source, "EFF-14")
            return True
        if here is Zone.IN_PLAY:
            moving.leave_play(game, card, Zone.BANISHED, Why.BANISH, source, "EFF-1")
        else:
            moving.move(game, card, Zone.BANISHED, Why.BANISH, source, "EFF-1")
        return True

    def possible(self, game: Game, source: Source) -> bool:
        if self.verb is TakeVerb.DESTROY and isinstance(self.what, AtEnd):
            # It may be tried also with fewer cards than that; then it is not done in full.
            return True
        return Handling.possible(self, game, source)


@phrase(
    *befalling(*does("discard", "{what}")),
    *does("discard", "{what} from hand", quiet=True),
    ("{what}", {"who": Doer.YOU}, "elided"),
)
@dataclass(frozen=True, slots=True)
class Discard(Handling):
    """Discard cards, from the hand unless it is said from where.

    Who discards chooses, unless chance does. A discard that is replaced was not done (EFF-5).
    """

    rules: ClassVar[str] = "EFF-5"

    what: Cards
    who: Doer = Doer.YOU
    prompt = "Discard a card."

    @property
    def deeds(self) -> tuple[str, ...]:
        return ("discard",) if self.who is not Doer.YOU else ()

    def default(self) -> Located:
        what = self.what
        if isinstance(what, OfKind) and what.quantity.every and lies_in_play(what.cards):
            # All there are of what lies in play are those in play.
            return IN_PLAY if self.who is _YOU else Controlled(Controller.OPPONENT)
        return YOUR_HAND if self.who is _YOU else THEIR_HAND

    def how(self, game: Game, source: Source) -> How:
        found = Handling.how(self, game, source)
        found.at_random = found.seat != source.player and at_random(game, source.player)
        return found

    def usable(self, game: Game, card: int, source: Source) -> bool:
        return moving.may_take(game, card, _DISCARD, source)

    def carry_out(self, game: Game, cards: list[int], source: Source) -> Steps:
        moved = []
        if cards and not self.what.refers_back and door.answered(game, _DISCARD):
            cards = yield from self._whole(game, cards, source)
        for card in cards:
            here = game.state.where[card]
            if here is Zone.HAND and (
                yield from door.met_otherwise(game, _DISCARD, cards, source, Zone.DISCARD)
            ):
                moved.append(card)
                continue
            if here is Zone.HAND:
                if not (
                    yield from moving.discard_from_hand(game, card, source, Why.DISCARD, "EFF-1")
                ):
                    continue
            elif not moving.may_take(game, card, CardVerb.DISCARD, source) or (
                yield from _replaced(game, card, source)
            ):
                continue
            elif here is Zone.IN_PLAY:
                moving.leave_play(game, card, Zone.DISCARD, Why.DISCARD, source, "EFF-14")
            elif here is not Zone.DISCARD:
                moving.to_discard_pile(game, card, Why.DISCARD, source, "EFF-14")
            else:
                continue
            moved.append(card)
        source.memory.discarded = tuple(c for c in moved if game.state.where[c] is not Zone.HAND)
        return moved

    def _whole(self, game: Game, cards: list[int], source: Source) -> Steps:
        """The cards of a hand, as many as are discarded with all that changes it; a list.

        None of them are where something else is done in the place of it all.
        """
        mine = tuple(card for card in cards if game.state.where[card] is Zone.HAND)
        if not mine:
            return cards
        deed = door.of_cards(game, _DISCARD, mine, source, Zone.DISCARD, whole=True)
        if (yield from door.instead(game, deed)):
            return [card for card in cards if card not in mine]
        number, how = door.amount(game, deed), self.how(game, source)
        if number < len(mine):
            kept = list(mine)[:number]
            if not how.at_random:
                kept = yield from pick(
                    game, how.seat, list(mine), number, number, how.prompt, source
                )
            return [card for card in cards if card not in mine or card in kept]
        hand = game.state.players[deed.whose].hand
        able = [card for card in self.what.able(game, source, how) if card in hand]
        more = [card for card in able if card not in mine]
        wanted = min(len(more), number - len(mine))
        more = yield from pick(game, how.seat, more, wanted, wanted, how.prompt, source)
        return [*cards, *more]


def _replaced(game: Game, card: int, source: Source) -> Steps:
    """Whether something else is done in the place of discarding a card (EFF-5)."""
    if not door.answered(game, CardVerb.DISCARD) and card not in game.with_notes:
        return False
    deed = door.of_cards(game, CardVerb.DISCARD, (card,), source, Zone.DISCARD)
    return (yield from door.instead(game, deed))
