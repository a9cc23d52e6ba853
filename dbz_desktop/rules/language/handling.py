"""What is done to cards: destroy, banish, discard, Rejuvenate, return, place, play (EFF)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache
from typing import Any, ClassVar

from dbz_desktop.rules.flow import moving
from dbz_desktop.rules.flow.choosing import pick
from dbz_desktop.rules.flow.combat import play_by_effect, why_not_play
from dbz_desktop.rules.flow.stages import TOP
from dbz_desktop.rules.kernel import door
from dbz_desktop.rules.kernel.base import Amount, Game, Source, Steps
from dbz_desktop.rules.kernel.decisions import Act, Ask, Option
from dbz_desktop.rules.kernel.deed import CardVerb
from dbz_desktop.rules.kernel.events import (
    BOTH,
    CardMoved,
    CardsReturned,
    CardsRevealed,
    ControlChanged,
    Shuffled,
    Why,
    Zone,
)
from dbz_desktop.rules.kernel.matters import Matter
from dbz_desktop.rules.language.doing import Doer, does
from dbz_desktop.rules.language.joining import Cost
from dbz_desktop.rules.language.nouns import (
    AtEnd,
    Cards,
    Extent,
    How,
    NearEnds,
    OfKind,
    PronounWord,
    SomeOfThose,
    This,
    Those,
    Whole,
)
from dbz_desktop.rules.language.places import (
    IN_PLAY,
    Controlled,
    Controller,
    In,
    Located,
    Owner,
    Zones,
    ends,
)
from dbz_desktop.rules.language.sentences import grammar
from dbz_desktop.rules.language.terms import End, Pile
from dbz_desktop.wording import phrase, verbs, words

YOUR_HAND = In(Zones(Owner.YOUR, (Pile.HAND,)), taken=True)
THEIR_HAND = In(Zones(Owner.OPPONENT, (Pile.HAND,)), taken=True)
YOUR_PILE = In(Zones(Owner.YOUR, (Pile.DISCARD,)))
THEIR_PILE = In(Zones(Owner.OPPONENT, (Pile.DISCARD,)))


def returned(game: Game, player: int, cards: list[int], how: str, source: Source) -> None:
    """Tell that one effect put cards back into a Life Deck (see `CardsReturned`)."""
    if cards:
        # Shuffled ones may have come from a hand; the owner knows, and who saw them go there.
        told = how == "rejuvenate" and all(_seen_by_both(game, card) for card in cards)
        game.emit(
            CardsReturned(player, tuple(cards), how, source.player, source.card, hidden=not told)
        )


def _seen_by_both(game: Game, card: int) -> bool:
    """Whether both players saw a card make its last move."""
    moves = (e for e in reversed(game.events) if isinstance(e, CardMoved) and e.card == card)
    last = next(moves, None)
    return last is not None and last.seen == BOTH


def rejuvenate_these(game: Game, cards: list[int], source: Source) -> Steps:
    """Put cards under their owner's Life Deck, one after another (EFF-8)."""
    able = [c for c in cards if moving.may_take(game, c, CardVerb.REJUVENATE, source)]
    cards = []
    for card in able:
        deed = door.of_cards(game, CardVerb.REJUVENATE, (card,), source, Zone.LIFE_DECK)
        if (yield from moving.replaced(game, deed)):
            continue
        cards.append(card)
        moving.move(game, card, Zone.LIFE_DECK, Why.REJUVENATE, source, "EFF-8", bottom=True)
    for seat in (0, 1):
        own = [c for c in cards if game.owners[c] == seat]
        returned(game, seat, own, "rejuvenate", source)


def shuffle_in(game: Game, cards: list[int], source: Source) -> None:
    """Put cards into their owners' Life Decks and shuffle those (ZON-2)."""
    cards = [c for c in cards if moving.may_take(game, c, CardVerb.SHUFFLE, source)]
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


def as_many(
    game: Game, verb: CardVerb, cards: list[int], able: list[int], how: How, source: Source
) -> Steps:
    """Cards of a discard pile, as many as go back into the Life Deck with all that changes it.

    More are chosen among the `able` ones. Returns a list.
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
            more = [card for card in able if card in pile and card not in cards]
            wanted = number - len(own)
            cards = [
                *cards,
                *(yield from pick(game, how.seat, more, wanted, wanted, how.prompt, source)),
            ]
    return cards


def at_random(game: Game, player: int) -> bool:
    """Whether a player's effects make the opponent discard at random."""
    return any(source.player == player for _, source in game.holding(Matter.RANDOM_DISCARDS))


def from_hand(what: Cards) -> Owner | None:
    """Whose hand the cards are in, where it is a hand."""
    place = what.where.place if isinstance(what, OfKind) and what.where is not None else None
    if isinstance(place, Zones) and place.piles == (Pile.HAND,):
        return place.whose
    return what.whose if isinstance(what, Whole) and what.pile is Pile.HAND else None


def is_outside(what: Cards) -> bool:
    """Whether the cards are in a zone, and not in play."""
    if isinstance(what, OfKind):
        return what.where is not None and what.where.place is not None
    return isinstance(what, AtEnd | NearEnds | Whole)


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

    def default(self) -> Located:
        """Where the cards are, if the text doesn't say so."""
        return IN_PLAY

    def usable(self, game: Game, card: int, source: Source) -> bool:
        """Whether it can be done to this card at all."""
        return True

    def how(self, game: Game, source: Source) -> How:
        """How the cards are taken hold of."""
        return How(
            self.who.seat(source),
            self.prompt,
            self.default(),
            self.rule,
            lambda card: self.usable(game, card, source) and self._may_go(game, card, source),
            ordered=self.ordered,
        )

    def _may_go(self, game: Game, card: int, source: Source) -> bool:
        if self.moves and not game.cards[card].type.in_life_deck:
            return False
        return not self.takes_away or moving.may_leave(game, card, source)

    def carry_out(self, game: Game, cards: list[int], source: Source) -> Steps:
        """Do it to these cards; returns those that it really was done to."""
        raise TypeError(type(self).__name__)

    def as_many(self, game: Game, cards: list[int], able: list[int], source: Source) -> Steps:
        """As many of the cards as it is done to, more of the `able` ones or fewer; a list."""
        yield from ()
        return cards

    def resolve(self, game: Game, source: Source) -> Steps:
        cards = yield from self.what.gather(game, source, self.how(game, source))
        yield from self.do_to(game, cards, source)

    def do_to(self, game: Game, cards: list[int], source: Source) -> Steps:
        """Do it to these cards, and remember that for what follows."""
        cards = [card for card in cards if self._may_go(game, card, source)]
        moved = yield from self.carry_out(game, cards, source)
        source.memory.moved = tuple(moved)
        if moved or not self.what.refers_back:
            source.memory.speak_of(moved)
        source.memory.done = len(moved) >= max(1, self._least(game, source))

    def _least(self, game: Game, source: Source) -> int:
        return self.what.least(game, source) if isinstance(self.what, AtEnd) else 1

    def possible(self, game: Game, source: Source) -> bool:
        able = self.what.able(game, source, self.how(game, source))
        return len(able) >= max(1, self.what.least(game, source))


# ---------------------------------------------------------------------------- destroy, banish


@verbs
class TakeVerb(Enum):
    """Taking cards away for good."""

    DESTROY = "destroy"
    BANISH = "banish"


@phrase(
    *does("{verb}", "{what}"),
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

    def default(self) -> Located:
        return IN_PLAY if self.who is Doer.YOU else Controlled(Controller.OPPONENT)

    def how(self, game: Game, source: Source) -> How:
        found = Handling.how(self, game, source)
        destroys = self.verb is TakeVerb.DESTROY
        found.prompt = f"{'Destroy' if destroys else 'Banish'} which card?"
        found.rule = "EFF-14" if destroys else "EFF-1"
        return found

    def usable(self, game: Game, card: int, source: Source) -> bool:
        where = game.state.where[card]
        verb = CardVerb.DESTROY if self.verb is TakeVerb.DESTROY else CardVerb.BANISH
        if not moving.may_take(game, card, verb, self._by(game, card, source)):
            return False
        return where is Zone.IN_PLAY or where is not Zone.BANISHED or self.verb is TakeVerb.DESTROY

    def carry_out(self, game: Game, cards: list[int], source: Source) -> Steps:
        yield from ()
        if isinstance(self.what, AtEnd) and self.what.pile is Pile.LIFE_DECK:
            cards = self._from_life_deck(game, cards, source)
        # What protects the others may be among them: it does so until all are gone.
        exposed = [c for c in cards if self.usable(game, c, source)]
        return [c for c in exposed if self._take(game, c, self._by(game, c, source))]

    def _by(self, game: Game, card: int, source: Source) -> Source:
        """The source with the player who takes this card, where the effect says who does it."""
        if self.who is Doer.YOU:
            return source
        each = self.who is Doer.EACH
        seat = moving.controller(game, card) if each else self.who.seat(source)
        return replace(source, doer=seat)

    def _from_life_deck(self, game: Game, cards: list[int], source: Source) -> list[int]:
        """The cards, as many of them as are taken with all that changes the number."""
        assert isinstance(self.what, AtEnd)
        if self.what.end is not End.TOP or not self.what.number(game, source):
            return cards
        verb = CardVerb.DESTROY if self.verb is TakeVerb.DESTROY else CardVerb.BANISH
        found: list[int] = []
        for seat in self.what.whose.seats(source):
            own = [c for c in cards if game.owners[c] == seat]
            if own:
                amount = door.amount(game, door.of_cards(game, verb, tuple(own), source))
                if amount != len(own):
                    own = ends(game, seat, Zone.LIFE_DECK, End.TOP, amount) if amount else []
            found += own
        return found

    def _take(self, game: Game, card: int, source: Source) -> bool:
        here = game.state.where[card]
        destroys = self.verb is TakeVerb.DESTROY
        if destroys:
            deed = door.of_cards(game, CardVerb.DESTROY, (card,), source)
            destroys = door.replaced_by(game, deed) is not CardVerb.BANISH
        if destroys:
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

    def payable(self, game: Game, source: Source) -> bool:
        return Handling.possible(self, game, source)


# ---------------------------------------------------------------------------- discard


@phrase(
    *does("discard", "{what}"),
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
        return YOUR_HAND if self.who is Doer.YOU else THEIR_HAND

    def how(self, game: Game, source: Source) -> How:
        found = Handling.how(self, game, source)
        found.at_random = found.seat != source.player and at_random(game, source.player)
        return found

    def carry_out(self, game: Game, cards: list[int], source: Source) -> Steps:
        moved = []
        for card in cards:
            here = game.state.where[card]
            if len(cards) == 1 and (yield from _met_otherwise(game, card, source)):
                moved.append(card)
                continue
            if here is Zone.HAND:
                if not (
                    yield from moving.discard_from_hand(game, card, source, Why.DISCARD, "EFF-1")
                ):
                    continue
            elif not moving.may_take(game, card, CardVerb.DISCARD, source):
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


def _met_otherwise(game: Game, card: int, source: Source) -> Steps:
    """Whether a discard from a hand that an effect requires is met by something else (EFF-5)."""
    if game.state.where[card] is not Zone.HAND or not door.answered(game, CardVerb.DISCARD):
        return False
    deed = door.of_cards(game, CardVerb.DISCARD, (card,), source, Zone.DISCARD, required=True)
    return (yield from door.instead(game, deed))


# ---------------------------------------------------------------------------- Rejuvenate, shuffle


@phrase(*does("Rejuvenate", "{amount}"))
@dataclass(frozen=True, slots=True)
class RejuvenateTop(Cost):
    """The top cards of the discard pile under the Life Deck, one at a time (EFF-8)."""

    rules: ClassVar[str] = "EFF-8"

    amount: Amount
    who: Doer = Doer.YOU

    @property
    def deeds(self) -> tuple[str, ...]:
        return ("rejuvenate",) if self.who is not Doer.OPPONENT else ()

    def resolve(self, game: Game, source: Source) -> Steps:
        amount = self.amount.value(game, source)
        moved: list[int] = []
        for seat in self.who.seats(source):
            top = tuple(game.state.players[seat].discard[-amount:]) if amount > 0 else ()
            if not top:
                continue
            deed = door.of_cards(game, CardVerb.REJUVENATE, top, source, Zone.LIFE_DECK)
            number = door.amount(game, deed)
            cards = yield from moving.rejuvenate(game, seat, number, source, "EFF-8")
            returned(game, seat, cards, "rejuvenate", source)
            moved += cards
        source.memory.moved = tuple(moved)
        source.memory.done = bool(moved)

    def possible(self, game: Game, source: Source) -> bool:
        return any(game.state.players[seat].discard for seat in self.who.seats(source))


@phrase(
    *does("Rejuvenate", "{what}"),
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

    def default(self) -> Located:
        return YOUR_PILE if self.who is Doer.YOU else THEIR_PILE

    def usable(self, game: Game, card: int, source: Source) -> bool:
        where = game.state.where[card]
        return where is not Zone.LIFE_DECK and (where is not Zone.IN_PLAY or card == source.card)

    def as_many(self, game: Game, cards: list[int], able: list[int], source: Source) -> Steps:
        how = self.how(game, source)
        return (yield from as_many(game, CardVerb.REJUVENATE, cards, able, how, source))

    def carry_out(self, game: Game, cards: list[int], source: Source) -> Steps:
        if not self.what.refers_back:
            able = self.what.able(game, source, self.how(game, source))
            cards = yield from self.as_many(game, cards, able, source)
        yield from rejuvenate_these(game, cards, source)
        return cards


@words
class Decks(Enum):
    """The Life Decks that cards go back into; each goes to its owner's, whatever is said."""

    YOURS = "your Life Deck"
    HIS = "his Life Deck|their Life Deck"
    OPPONENTS = "your opponent's Life Deck"
    OWNERS = "its owner's Life Deck"
    ALL_OWNERS = "their owners' Life Decks|their owner's Life Decks|their owner's Life Deck"
    THAT_PLAYERS = "that player's Life Deck"


@phrase(
    *does("shuffle", "{what} into {decks}"),
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

    @property
    def deeds(self) -> tuple[str, ...]:
        if from_hand(self.what) not in (None, Owner.YOUR):
            return ("discard",)
        inside = not is_outside(self.what) and not isinstance(self.what, This | Those)
        return ("return",) if inside else ("recycle",)

    def usable(self, game: Game, card: int, source: Source) -> bool:
        return game.state.where[card] is not Zone.LIFE_DECK

    def as_many(self, game: Game, cards: list[int], able: list[int], source: Source) -> Steps:
        how = self.how(game, source)
        return (yield from as_many(game, CardVerb.SHUFFLE, cards, able, how, source))

    def carry_out(self, game: Game, cards: list[int], source: Source) -> Steps:
        if not self.what.refers_back:
            able = self.what.able(game, source, self.how(game, source))
            cards = yield from self.as_many(game, cards, able, source)
        shuffle_in(game, cards, source)
        return cards


# ---------------------------------------------------------------------------- return, place


@words
class Hands(Enum):
    """The hands that cards go back to; each goes to its owner's, whatever is said."""

    OWNERS = "its owner's hand"
    YOURS = "your hand"
    HIS = "his hand"
    OPPONENTS = "your opponent's hand"
    ALL_OWNERS = "their owners' hands|their owner's hands|their owner's hand|their owners' hand"


@phrase(*does("return", "{what} to {hands}"), *does("return", "{what} into {hands}", quiet=True))
@dataclass(frozen=True, slots=True)
class ReturnCards(Handling):
    """Cards go back to their owners' hands (ZON-2)."""

    rules: ClassVar[str] = "ZON-2"

    what: Cards
    hands: Hands
    who: Doer = Doer.YOU
    prompt = "Return which card?"

    @property
    def deeds(self) -> tuple[str, ...]:
        return ("return",)

    def usable(self, game: Game, card: int, source: Source) -> bool:
        owner = game.owners[card]
        if self.hands is Hands.YOURS and owner != source.actor:
            return False
        if self.hands in (Hands.HIS, Hands.OPPONENTS) and owner != source.opponent:
            return False
        return game.state.where[card] is not Zone.HAND

    def carry_out(self, game: Game, cards: list[int], source: Source) -> Steps:
        yield from ()
        moved = []
        for card in (c for c in cards if self.usable(game, c, source)):
            here = game.state.where[card]
            if here is Zone.IN_PLAY:
                if card not in game.state.permanents:
                    continue
                moving.leave_play(game, card, Zone.HAND, Why.RETURN, source, "EFF-1")
            elif here.is_hidden:
                continue
            else:
                moving.move(game, card, Zone.HAND, Why.RETURN, source, "EFF-1")
            moved.append(card)
        return moved


class Spot(Handling):
    """Placing cards somewhere."""

    def how(self, game: Game, source: Source) -> How:
        found = Handling.how(self, game, source)
        found.prompt = f"Choose a card{to_do(self)}."
        return found


@lru_cache(maxsize=5_000)
def to_do(then: Handling | None) -> str:
    """How a prompt says of one card what is done with it."""
    if then is None:
        return ""
    if isinstance(then, OntoDeck | ShuffleIn) and then.decks is Decks.HIS:
        decks = Decks.OPPONENTS if then.who is Doer.YOU else Decks.YOURS
        then = replace(then, decks=decks)
    said: Any = then
    return " to " + grammar().show(replace(said, what=_IT, who=Doer.YOU))


_IT = Those(PronounWord.IT)


@words
class StageWord(Enum):
    """Where the stages of an Ally begin that is placed into play (TYP-1)."""

    HIGHEST = "at its highest power stage|at their highest power stage"


@words
class SideWord(Enum):
    """On whose side cards come into play, where it isn't that of the one who places them."""

    OWNER = (
        "under the owner's control|under (its|their) owner's control|under their owners' control"
    )


_ANYHOW: dict[str, Any] = {"at": None, "top": None, "side": None, "pile": None}


@phrase(
    *does("place", "{what} into play", **_ANYHOW),
    *does("place", "{what} back into play", quiet=True, **_ANYHOW),
    *does("place", "into play {what}", quiet=True, **_ANYHOW),
    *does("return", "{what} to play", quiet=True, **_ANYHOW),
    *does("put", "{what} into play", quiet=True, **_ANYHOW),
    *does("place", "{what} into play at {at} stage(s) above 0", top=None, side=None, pile=None),
    *does("place", "{what} into play {top}", at=None, side=None, pile=None),
    *does("place", "{what} into play {side}", at=None, top=None, pile=None),
    *does("place", "{what} into play {side} from the {pile}", at=None, top=None),
)
@dataclass(frozen=True, slots=True)
class IntoPlay(Spot):
    """Placing into play is not playing: no cost, no Dragon Ball effects (EFF-6, TYP-1).

    Cards that were spoken of may have to lie in a `pile` still.
    """

    rules: ClassVar[str] = "EFF-6"

    what: Cards
    at: int | None = None
    top: StageWord | None = None
    side: SideWord | None = None
    pile: Pile | None = None
    who: Doer = Doer.YOU
    enters_play = True

    @property
    def deeds(self) -> tuple[str, ...]:
        return ("place",)

    def default(self) -> Located:
        return YOUR_HAND if self.who is Doer.YOU else THEIR_HAND

    def usable(self, game: Game, card: int, source: Source) -> bool:
        where = game.state.where[card]
        if where is Zone.IN_PLAY or (self.pile is not None and where is not self.pile.zone):
            return False
        return moving.may_enter_play(game, card, self._seat(game, card, source)) is None

    def _seat(self, game: Game, card: int, source: Source) -> int:
        return self.who.seat(source) if self.side is None else game.owners[card]

    def carry_out(self, game: Game, cards: list[int], source: Source) -> Steps:
        yield from ()
        stages = TOP if self.top is not None else self.at
        rule = "EFF-6" if stages is None else "TYP-1"
        return [
            card
            for card in cards
            if self.usable(game, card, source)
            and moving.enter_play(
                game, card, self._seat(game, card, source), Why.PLACE, source, rule, stages=stages
            )
        ]


@phrase(
    ("place {what} into his hand", {"pile": Pile.HAND, "who": Doer.OPPONENT}, "bare"),
    ("your opponent places {what} into his hand", {"pile": Pile.HAND, "who": Doer.OPPONENT}),
    *does("place", "{what} into your hand", pile=Pile.HAND),
    *does("place", "{what} in your hand", quiet=True, pile=Pile.HAND),
    *does("place", "{what} into his hand", quiet=True, pile=Pile.HAND),
    *does("place", "{what} on top of your discard pile", pile=Pile.DISCARD),
)
@dataclass(frozen=True, slots=True)
class IntoZone(Spot):
    """Into the hand, or onto the discard pile, which is no discarding; only one's own (ZON-2)."""

    what: Cards
    pile: Pile
    who: Doer = Doer.YOU

    @property
    def deeds(self) -> tuple[str, ...]:
        return ("regrow",) if self.pile is Pile.HAND else ()

    def usable(self, game: Game, card: int, source: Source) -> bool:
        mine = game.owners[card] == self.who.seat(source)
        return mine and game.state.where[card] is not Zone.HAND

    def carry_out(self, game: Game, cards: list[int], source: Source) -> Steps:
        yield from ()
        cards = [c for c in cards if self.usable(game, c, source)]
        # What a search finds is shown as it goes into the hand (EFF-9).
        why, rule = (Why.SEARCH, "EFF-9") if source.memory.searched else (Why.RETURN, "EFF-1")
        for card in cards:
            if game.state.where[card] is Zone.IN_PLAY:
                moving.leave_play(game, card, self.pile.zone, Why.RETURN, source, "EFF-1")
                continue
            public = source.memory.searched or _was_shown(game, card)
            moving.move(game, card, self.pile.zone, why, source, rule, public=public)
        return cards


def _was_shown(game: Game, card: int) -> bool:
    """Whether both players know which card it is: it was revealed where it lies."""
    for event in reversed(game.events):
        if isinstance(event, CardsRevealed) and card in event.cards and event.seen == BOTH:
            return True
        if isinstance(event, Shuffled | CardMoved) and event.player == game.owners[card]:
            if isinstance(event, Shuffled) or event.card == card:
                return False
    return False


@words
class DeckEnd(Enum):
    """An end of a Life Deck that cards are placed at."""

    TOP = "on top of|on the top of"
    BOTTOM = "at the bottom of|on the bottom of"
    EITHER = "on the top or bottom of|at the top or bottom of"


@phrase(
    *does("place", "{what} {end} {decks}", any_order=False, or_pile=False),
    *does("put", "{what} {end} {decks}", quiet=True, any_order=False, or_pile=False),
    *does("place", "{what} {end} {decks} in any order", any_order=True, or_pile=False),
    *does("put", "{what} {end} {decks} in any order", quiet=True, any_order=True, or_pile=False),
    *does("place", "{what} {end} {decks} or discard pile", any_order=False, or_pile=True),
)
@dataclass(frozen=True, slots=True)
class OntoDeck(Spot):
    """On top of, or under, their owner's Life Deck; the first ends up deepest (ZON-2)."""

    rules: ClassVar[str] = "ZON-2"

    what: Cards
    end: DeckEnd
    decks: Decks
    any_order: bool = False
    or_pile: bool = False
    who: Doer = Doer.YOU
    ordered = True
    hides = True

    @property
    def deeds(self) -> tuple[str, ...]:
        if self.decks in (Decks.OWNERS, Decks.ALL_OWNERS):
            return ("return",)
        if self.who is Doer.OPPONENT or self.decks in (Decks.HIS, Decks.OPPONENTS):
            return ("discard",) if self.who is Doer.OPPONENT else ()
        return ("recycle",)

    def default(self) -> Located:
        if self.decks in (Decks.OWNERS, Decks.ALL_OWNERS):
            return IN_PLAY
        return YOUR_HAND if self.who is Doer.YOU else THEIR_HAND

    def carry_out(self, game: Game, cards: list[int], source: Source) -> Steps:
        seat = self.who.seat(source)
        if self.any_order and len(cards) > 1:
            cards = list(
                (
                    yield from pick(
                        game,
                        seat,
                        cards,
                        len(cards),
                        len(cards),
                        "Which card goes under next?",
                        source,
                        looked_at=tuple(cards),
                        must_ask=True,
                    )
                )
            )
        for card in cards:
            if self.or_pile and (yield from _is_for_pile(game, seat, source)):
                moving.move(game, card, Zone.DISCARD, Why.RETURN, source, "EFF-1")
                continue
            end = self.end
            if end is DeckEnd.EITHER:
                end = yield from which_end(game, seat, source)
            self._place(game, card, end is DeckEnd.BOTTOM, source)
        return cards

    def _place(self, game: Game, card: int, bottom: bool, source: Source) -> None:
        here = game.state.where[card]
        attached = [c for c, p in game.state.permanents.items() if p.attached_to == card]
        moving.move(
            game,
            card,
            Zone.LIFE_DECK,
            Why.RETURN,
            source,
            "EFF-1",
            bottom=bottom,
            public=here is Zone.IN_PLAY,
        )
        for other in attached:
            moving.to_discard_pile(game, other, Why.RULE, source, "TYP-7")


def _is_for_pile(game: Game, seat: int, source: Source) -> Steps:
    """Ask whether a card goes on top of the Life Deck or of the discard pile."""
    options = (
        Option(Act.PICK, "Your Life Deck", value=0),
        Option(Act.PICK, "Your discard pile", value=1),
    )
    index = yield from game.ask(
        seat, Ask.CHOOSE_OPTION, "On top of which?", "EFF-1", options, source
    )
    return options[index].value


def which_end(game: Game, seat: int, source: Source) -> Steps:
    """Ask for the top or the bottom of a Life Deck."""
    options = (Option(Act.PICK, "On top", value=1), Option(Act.PICK, "At the bottom", value=0))
    index = yield from game.ask(
        seat, Ask.CHOOSE_OPTION, "On the top or the bottom?", "EFF-1", options, source
    )
    return DeckEnd.TOP if options[index].value else DeckEnd.BOTTOM


# ---------------------------------------------------------------------------- play


@phrase(*does("gain", "control of {what}"))
@dataclass(frozen=True, slots=True)
class GainControl(Handling):
    """Cards in play change sides; whoever owned them owns them still (ZON-2)."""

    rules: ClassVar[str] = "ZON-2"

    what: Cards
    who: Doer = Doer.YOU
    prompt = "Gain control of which card?"
    takes_away = False

    @property
    def deeds(self) -> tuple[str, ...]:
        return ("control",)

    def usable(self, game: Game, card: int, source: Source) -> bool:
        there = card in game.state.permanents
        return there and moving.controller(game, card) != self.who.seat(source)

    def carry_out(self, game: Game, cards: list[int], source: Source) -> Steps:
        seat = self.who.seat(source)
        gained = []
        for card in cards:
            if not self.usable(game, card, source):
                continue
            before = moving.controller(game, card)
            changed = ControlChanged(card, before, seat, Why.GAIN, source.card, "ZON-2")
            game.emit(changed)
            gained.append(card)
            yield from game.settle()
        return gained


@phrase(*does("play", "{what}"))
@dataclass(frozen=True, slots=True)
class PlayCards(Handling):
    """Playing by an effect is playing from hand: costs, Dragon Ball effects (EFF-6).

    What can't be played any more, for what was played before it, stays where it is.
    """

    rules: ClassVar[str] = "EFF-6"

    what: Cards
    who: Doer = Doer.YOU
    prompt = "Play which card?"
    plays = True

    @property
    def deeds(self) -> tuple[str, ...]:
        return ("place",)

    def default(self) -> Located:
        return YOUR_HAND if self.who is Doer.YOU else THEIR_HAND

    def usable(self, game: Game, card: int, source: Source) -> bool:
        # What is being used is played already: played within its own text, it would never end.
        in_use = game.state.where[card] is Zone.IN_USE
        return not in_use and why_not_play(game, self.who.seat(source), card) is None

    def carry_out(self, game: Game, cards: list[int], source: Source) -> Steps:
        found = {card: game.state.where[card] for card in cards}
        moved = []
        for card, zone in found.items():
            if game.state.where[card] is zone and self.usable(game, card, source):
                yield from play_by_effect(game, self.who.seat(source), card, source)
                moved.append(card)
        return moved


def moved_since(game: Game, began: int) -> set[int]:
    """The cards that have moved since the turn's history was so long."""
    history = game.state.history
    return {event.card for event in history.of((CardMoved,), history.since(began))}
