"""Cards take each other's places, and numbers: in hand and in a pile, in play, or of sides."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Any, ClassVar

from dbz_desktop.rules.flow import anger, stages
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.language.deeds.handling import Handling
from dbz_desktop.rules.language.deeds.placing import DeckEnd, IntoPlay, IntoZone, OntoDeck
from dbz_desktop.rules.language.deeds.returning import Decks
from dbz_desktop.rules.language.deeds.taking import Take, TakeVerb
from dbz_desktop.rules.language.effects.control import GainControl
from dbz_desktop.rules.language.nouns.doing import Doer, does
from dbz_desktop.rules.language.nouns.places import (
    Controlled,
    Controller,
    Located,
    Owner,
    Zones,
)
from dbz_desktop.rules.language.nouns.terms import Duration, End, Order, Pile
from dbz_desktop.rules.language.references.cards import Cards, How, OfKind, This
from dbz_desktop.rules.language.references.ends_of_zones import AtEnd
from dbz_desktop.rules.language.references.said_before import PronounWord, Those
from dbz_desktop.rules.language.references.whole_zones import Whole
from dbz_desktop.rules.language.values.howmany import ONE, ONE_OF
from dbz_desktop.rules.language.values.joining import Clause, Cost
from dbz_desktop.rules.language.values.personalities import MpOf, Personality, owned
from dbz_desktop.wording import phrase

_IT = Those(PronounWord.IT)
_SIDES: dict[Controller, Owner] = {
    Controller.YOU: Owner.YOUR,
    Controller.OWN: Owner.YOUR,
    Controller.OPPONENT: Owner.OPPONENT,
    Controller.HIS_OWN: Owner.OPPONENT,
}


@dataclass(frozen=True, slots=True)
class _Place:
    """Whose zone it is in which cards lie, and at which end of it."""

    whose: Owner
    zone: Zone
    end: End = End.TOP


def _at(where: Located | None) -> _Place | None:
    """The one place that is said, where it is one player's."""
    if isinstance(where, Controlled):
        side = _SIDES.get(where.who)
        return None if side is None else _Place(side, Zone.IN_PLAY)
    place = None if where is None else where.place
    if not isinstance(place, Zones) or getattr(where, "held", None) is not None:
        return None
    return _of_piles(place.whose, place.piles, place.end or End.TOP)


def _of_piles(whose: Owner, piles: tuple[Pile | None, ...], end: End = End.TOP) -> _Place | None:
    """The place that one zone is of one player."""
    if whose not in (Owner.YOUR, Owner.OPPONENT) or len(piles) > 1 or piles[0] is None:
        return None
    return _Place(whose, piles[0].zone, end)


def _place_of(cards: Cards) -> _Place | None:
    """Where cards are, as the words say."""
    if isinstance(cards, This):
        return _Place(Owner.YOUR, Zone.IN_PLAY) if cards.where is None else _at(cards.where)
    if isinstance(cards, OfKind):
        return _at(cards.where)
    if isinstance(cards, Whole):
        return None if cards.only is None else _of_piles(cards.whose, (cards.only,))
    if isinstance(cards, AtEnd) and cards.other is None:
        return _of_piles(cards.whose, (cards.pile,), cards.end)
    return None


def _places_of(cards: Cards) -> tuple[_Place, ...]:
    """The places of one player in any of which the cards may lie, as the words say."""
    where = cards.where if isinstance(cards, OfKind) else None
    place = None if where is None else where.place
    if isinstance(cards, OfKind) and isinstance(place, Zones) and len(place.piles) > 1:
        if getattr(where, "held", None) is None and cards.quantity in (ONE, ONE_OF):
            each = (_of_piles(place.whose, (pile,)) for pile in place.piles)
            return tuple(one for one in each if one is not None)
        return ()
    one = _place_of(cards)
    return () if one is None else (one,)


def _lying(game: Game, cards: list[int], places: tuple[_Place, ...]) -> _Place:
    """In which of the places the cards do lie."""
    zones = {game.state.where[card] for card in cards}
    return next((place for place in places if place.zone in zones), places[0])


def _to(place: _Place, who: Doer) -> Handling:
    """What brings cards to a place of the player who does it."""
    if place.zone is Zone.IN_PLAY:
        return IntoPlay(_IT, who=who)
    if place.zone is Zone.BANISHED:
        return Take(TakeVerb.BANISH, _IT, who)
    if place.zone is Zone.LIFE_DECK:
        end = DeckEnd.TOP if place.end is End.TOP else DeckEnd.BOTTOM
        return OntoDeck(_IT, end, Decks.OWNERS, order=Order.ANY, who=who)
    return IntoZone(_IT, Pile.HAND if place.zone is Zone.HAND else Pile.DISCARD, who)


def _turn(part: tuple[Handling, list[int]]) -> int:
    """Which goes first: a Life Deck isn't emptied, and what makes room in play is out before."""
    way, _ = part
    return 0 if isinstance(way, OntoDeck) else 2 if isinstance(way, IntoPlay) else 1


def _exchanges() -> Any:
    """ "Exchange X with Y", and "exchange control of X and Y"."""
    for quiet, verb in ((False, "exchange"), (True, "swap"), (True, "switch")):
        for time, told in (("", {"duration": None}), (" {duration}", {})):
            cards, of = {"control": False, **told}, {"control": True, **told}
            yield from does(verb, f"{{first}} with {{second}}{time}", quiet=quiet, **cards)
            yield from does(verb, f"{{first}} and {{second}}{time}", quiet=True, **cards)
            yield from does(verb, f"control of {{first}} and {{second}}{time}", quiet=quiet, **of)
            yield from does(verb, f"control of {{first}} with {{second}}{time}", quiet=True, **of)


@phrase(*_exchanges())
@dataclass(frozen=True, slots=True)
class Exchange(Cost):
    """Cards of a player change places: each of two lots goes to where the other one was (EFF-6).

    Both must be there, unless the words mean whatever there is: "your hand with the top 3 cards of
    your Life Deck". What comes into play so isn't played. Or cards in play change sides (ZON-2),
    perhaps for a time.
    """

    first: Cards
    second: Cards
    who: Doer = Doer.YOU
    control: bool = False
    duration: Duration | None = None

    def __post_init__(self) -> None:
        places = (_places_of(self.first), _places_of(self.second))
        if not all(places):
            raise ValueError("where each of them is must be said")
        for one, other in product(*places):
            self._check(one, other, several=max(map(len, places)) > 1)

    def _check(self, one: _Place, other: _Place, several: bool) -> None:
        """Refuse what has no place to exchange with what lies there, or may lie there."""
        if one.zone is other.zone is Zone.IN_PLAY:
            # What lies in play on two sides is exchanged as both change them.
            object.__setattr__(self, "control", True)
        if self.control:
            if {one.zone, other.zone} != {Zone.IN_PLAY} or one.whose is other.whose:
                raise ValueError("control is exchanged of cards in play on two sides")
            if several:
                raise ValueError("control is exchanged of what is in play")
            GainControl(_IT, duration=self.duration)
            return
        if self.duration is not None:
            raise ValueError("what lies elsewhere is exchanged for good")
        if one.whose is not other.whose:
            raise ValueError("no card comes into another player's zones (ZON-2)")
        if one.zone is other.zone and not (one.zone is Zone.LIFE_DECK and one.end is not other.end):
            raise ValueError("what lies in one place has none to exchange")

    @property
    def rules(self) -> str:
        """The rule of what changes places, or sides."""
        return "ZON-2" if self.control else "EFF-6 ZON-2"

    @property
    def deeds(self) -> tuple[str, ...]:
        if self.control:
            return ("control",)
        return tuple(dict.fromkeys(deed for to in self._ways for deed in to.deeds))

    @property
    def _ways(self) -> tuple[Handling, Handling]:
        """What is done to the first cards, and to the second ones."""
        return self._ways_between(_places_of(self.first)[0], _places_of(self.second)[0])

    def _ways_between(self, one: _Place, other: _Place) -> tuple[Handling, Handling]:
        if self.control:
            mine = one.whose is Owner.YOUR
            goes, comes = (Doer.OPPONENT, Doer.YOU) if mine else (Doer.YOU, Doer.OPPONENT)
            lasts = self.duration
            return GainControl(_IT, goes, lasts), GainControl(_IT, comes, lasts)
        who = Doer.YOU if one.whose is Owner.YOUR else Doer.OPPONENT
        return _to(other, who), _to(one, who)

    def _hows(self, game: Game, source: Source) -> tuple[How, How]:
        """How the first cards are taken hold of, and the second ones."""
        one, other = (way.how(game, source) for way in self._ways)
        for how in (one, other):
            how.seat, how.prompt = self.who.seat(source), "Exchange which card?"
        return one, other

    @property
    def _whatever(self) -> bool:
        """Whether one lot may be empty: it is what there is, and nobody chooses it."""
        return isinstance(self.first, Whole) or isinstance(self.second, Whole)

    def resolve(self, game: Game, source: Source) -> Steps:
        memory = source.memory
        memory.done = False
        if not self.possible(game, source):
            return
        hows = self._hows(game, source)
        first = yield from self.first.gather(game, source, hows[0])
        second = yield from self.second.gather(game, source, hows[1])
        if not (first and second) and not self._whatever:
            return
        if set(first) & set(second):
            # Of a Life Deck that is so small the top and the bottom are the same.
            return
        moved: tuple[int, ...] = ()
        ways = self._ways_between(
            _lying(game, first, _places_of(self.first)),
            _lying(game, second, _places_of(self.second)),
        )
        for way, cards in sorted(zip(ways, (first, second), strict=True), key=_turn):
            yield from way.do_to(game, cards, source)
            moved += memory.moved
        memory.have_moved(moved)
        memory.speak_of(moved)
        memory.done = bool(memory.moved)

    def possible(self, game: Game, source: Source) -> bool:
        hows = self._hows(game, source)
        able = [
            bool(cards.able(game, source, how))
            for cards, how in zip((self.first, self.second), hows, strict=True)
        ]
        return any(able) if self._whatever else all(able)


_ANGER = {"who": None, "other": None}
_STAGES = "(stage|stages|power stage|power stages)"
_THAT = "(the stage|the stages|the power stage|the power stages|that|those)"


@phrase(
    ("switch anger with your opponent", _ANGER),
    ("~(switch|exchange|swap) anger with (your opponent|him|them)", _ANGER),
    ("~(switch|exchange|swap) your anger with your opponent's [anger]", _ANGER),
    "switch the stages of {who} and {other}",
    f"~(switch|exchange|swap) [the] {_STAGES} (of|between) {{who}} (and|with) {{other}}",
    f"~(switch|exchange|swap) the {_STAGES} of {{who}} with {_THAT} of {{other}}",
    ("~(switch|exchange|swap) [power] stages with {other}", {"who": MpOf(Owner.YOUR)}),
    *owned(f"~(switch|exchange|swap) {{who:@of}} {_STAGES} with {{other:@of}} [{_STAGES[1:-1]}]"),
    *owned(f"~(switch|exchange|swap) {{who:@of}} {_STAGES} with {_THAT} of {{other}}"),
    "~{who} and {other} (switch|exchange|swap) [power] stages",
)
@dataclass(frozen=True, slots=True)
class Switch(Clause):
    """What one has is set to what the other has, so neither raised nor lowered (ANG-3).

    That is each player's anger, or the power stages at which two personalities stand.
    """

    rules: ClassVar[str] = "ANG-2 ANG-3"

    who: Personality | None
    other: Personality | None

    def __post_init__(self) -> None:
        if any(each is not None and each.plural for each in (self.who, self.other)):
            raise ValueError("two switch stages, one and one")

    @property
    def deeds(self) -> tuple[str, ...]:
        """What it does, in the words of "does:"."""
        if self.who is None:
            return ("raise-anger", "lower-anger")
        return ("gain-stages", "lose-stages")

    def resolve(self, game: Game, source: Source) -> Steps:
        if self.who is None or self.other is None:
            yield from self._anger(game, source)
            return
        prompt = "Stages are switched: which personality's?"
        pair = [
            *(yield from self.who.gather(game, source, prompt, "ANG-3"))[:1],
            *(yield from self.other.gather(game, source, prompt, "ANG-3"))[:1],
        ]
        source.memory.done = len(set(pair)) > 1
        if source.memory.done:
            before = [stages.current(game, each) for each in pair]
            for each, stage in zip(pair, reversed(before), strict=True):
                stages.set_to(game, each, stage, source, "ANG-3")

    def _anger(self, game: Game, source: Source) -> Steps:
        before = [side.anger for side in game.state.players]
        seats = (source.player, source.opponent)
        source.memory.done = before[0] != before[1]
        yield from anger.set_anger(game, {seat: before[1 - seat] for seat in seats}, source)
