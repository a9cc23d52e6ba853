"""Searching zones for cards (EFF-9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from dbz_desktop.rules.flow.choosing import pick
from dbz_desktop.rules.kernel import door
from dbz_desktop.rules.kernel.deed import Deed, GameVerb
from dbz_desktop.rules.kernel.events import NOBODY, CameToNothing, Searched, Zone
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.language.deeds.handling import Handling
from dbz_desktop.rules.language.deeds.placing import to_do
from dbz_desktop.rules.language.effects.finding import LATER, FindAnd, Finder
from dbz_desktop.rules.language.nouns.doing import Doer, does
from dbz_desktop.rules.language.nouns.in_common import alike, apart, loosely, unlike
from dbz_desktop.rules.language.nouns.kinds import foremost
from dbz_desktop.rules.language.nouns.places import Place, Zones, choose_seat
from dbz_desktop.rules.language.nouns.titles import COPY_OF_NAMED, COPY_OF_THAT, CopyOf, Title
from dbz_desktop.rules.language.references.cards import Some
from dbz_desktop.rules.language.references.said_before import CopiesOfNamed
from dbz_desktop.rules.language.values.howmany import ONE
from dbz_desktop.wording import phrase


def _able(
    game: Game,
    cards: Sequence[int],
    what: Some,
    then: Handling | None,
    source: Source,
    besides: Sequence[int] = (),
) -> list[int]:
    """The cards that can be chosen there, after those that were chosen already."""
    beside = None if then is None else then.beside(game, source)
    notes = game.programs[source.card].notes if source.card in game.with_notes else ()
    kind = what.cards if what.key(source) is None else loosely(what.cards)
    found = [
        card
        for card in cards
        if card not in besides
        and not (notes and any(note.never_finds(game, card) for note in notes))
        and kind.fits(game, card, source)
        and (beside is None or beside(card, besides))
        and (then is None or then.takes(game, card, source))
    ]
    return foremost(game, what.cards, found, source)


def _search(
    game: Game,
    seen: Sequence[int],
    what: Some,
    then: Handling | None,
    prompt: str,
    searcher: int,
    hidden: tuple[int, ...],
    source: Source,
    besides: tuple[int, ...],
) -> Steps:
    """Let a player find cards of a kind one by one, `besides` those that he has found before."""
    low, high = what.quantity.bounds(game, source)
    found: tuple[int, ...] = ()
    for number in range(min(high, len(seen))):
        able = _able(game, seen, what, then, source, (*besides, *found))
        if what.quantity.distinct:
            titles = {game.cards[card].title for card in found}
            able = [card for card in able if game.cards[card].title not in titles]
        if (other := apart(what.cards)) is not None:
            able = unlike(game, able, (*besides, *found), other, source)
        key = what.key(source)
        if key is not None:
            # Of several kinds that are alike, the later ones are like those that were found.
            taken = found or besides[-1:]
            able = alike(game, (*found, *able), taken, low, key, source)
        chosen = yield from pick(
            game,
            searcher,
            able,
            1 if number < low else 0,
            1,
            f"{prompt} ({number + 1} of {high})." if high > 1 else f"{prompt}.",
            source,
            "EFF-9",
            hidden=True,
            looked_at=hidden,
            must_ask=bool(hidden) and bool(able),
        )
        if not chosen:
            break
        found += chosen
    return found


_ALONE: dict[str, Any] = {"also": None, "third": None}
_KIND: dict[str, Any] = {"copies": None, "title": None}
_COPIES: dict[str, Any] = {"what": None, "title": None, **_ALONE}
_TITLED: dict[str, Any] = {"what": None, "copies": None, **_ALONE}


@phrase(
    # All of them are looked for in each of several zones.
    *does("search", "{zones:@all} for {what:@all}", **_KIND, **_ALONE),
    *does("search", "{zones:@all} for {copies:@all}", **_COPIES),
    *does("search", "{zones} for {what}", **_KIND, **_ALONE),
    *does("search", "{zones} for {what} and {also}", **_KIND, third=None),
    *does("search", "{zones} for {what}, {also}, and {third}", **_KIND),
    *does("search", "{zones} for {what}, {also} and {third}", quiet=True, **_KIND),
    *does("search", "{zones} for {copies}", **_COPIES),
    *does("search", "{zones} for {title}", **_TITLED),
    *does("search", "for {what} in {zones}", quiet=True, **_KIND, **_ALONE),
    *does("search", "for {what} and {also} in {zones}", quiet=True, **_KIND, third=None),
    *does("search", "for {copies} in {zones}", quiet=True, **_COPIES),
    *does("search", "for {title} in {zones}", quiet=True, **_TITLED),
)
@dataclass(frozen=True, slots=True)
class Search(Finder):
    """Look for cards in zones; a Life Deck that was searched whole is shuffled (EFF-9).

    Of two kinds, `also` is what is looked for then, and of three the `third`.
    """

    rules: ClassVar[str] = "EFF-9"

    zones: Place
    what: Some | None = None
    copies: CopiesOfNamed | None = None
    title: Title | None = None
    who: Doer = Doer.YOU
    also: Some | None = None
    third: Some | None = None

    def __post_init__(self) -> None:
        for each in (self.what, self.also, self.third):
            if each is None:
                continue
            if each.where is None and each.cards in (COPY_OF_THAT, COPY_OF_NAMED):
                raise ValueError("copies that are searched for are a noun of their own")
            if each.quantity.is_part:
                raise ValueError("nobody knows how many there are before they are found")

    @property
    def deeds(self) -> tuple[str, ...]:
        return ("search",)

    def place(self) -> Place | None:
        return self.zones

    def least(self, game: Game, source: Source) -> int:
        kinds = (self.what, self.also, self.third)
        return max(1, sum(self._least(each, game, source) for each in kinds))

    @staticmethod
    def _least(what: Some | None, game: Game, source: Source) -> int:
        if what is None or what.quantity.every:
            return 0
        return what.quantity.bounds(game, source)[0]

    def resolve(self, game: Game, source: Source) -> Steps:
        before = source.memory.previous
        if isinstance(before, FindAnd):
            # "Search … for 2 Dragon Balls instead": what is done with them was said before.
            yield from replace(before, find=self).resolve(game, source)
        else:
            yield from Finder.resolve(self, game, source)

    def searches_deck(self, game: Game, source: Source) -> bool:
        if not self.zones.whole_deck() or self.zones.chooses is not None:
            return self.zones.whole_deck()
        return any(d.source is Zone.LIFE_DECK for d in self._allowed(game, source, None, 1))

    def able(self, game: Game, source: Source, then: Handling | None) -> list[int]:
        """Those of the one kind that is looked for, of which both players see that they are there;
        none where another one is looked for then."""
        kind = self._kind
        if kind is None or self.also is not None or self.zones.chooses is not None:
            return []
        there = self.zones.cards(game, source)
        seen = [card for card in there if not game.state.where[card].is_hidden]
        return _able(game, seen, kind, then, source)

    def can_find(self, game: Game, source: Source, then: Handling | None) -> bool:
        if self.zones.chooses is None and self._deeds(source, None, 1):
            if not self._allowed(game, source, None, 1):
                return False
        return self._sees_any(game, source, then)

    def _sees_any(self, game: Game, source: Source, then: Handling | None) -> bool:
        """Whether what is looked for lies there, as far as that is known before it is searched."""
        if not isinstance(self.zones, Zones) or any(p.zone.is_hidden for p in self.zones.piles):
            return True
        kinds = (self._kind, self.also, self.third)
        named = [kind for kind in kinds if kind is not None]
        seats = (None,) if self.zones.chooses is None else self.zones.chooses.seats(source)
        there = [card for seat in seats for card in self.zones.cards(game, source, seat)]
        found = (_able(game, there, kind, then, source, ()) for kind in named)
        return not named or any(found)

    @property
    def _kind(self) -> Some | None:
        """The kind of card that is looked for first; None where it is copies of named ones."""
        return self.what if self.title is None else Some(ONE, CopyOf(self.title))

    def _allowed(self, game: Game, source: Source, chosen: int | None, amount: int) -> list[Deed]:
        """The searches that nothing forbids: of what else is searched if not of a Life Deck."""
        deeds = self._deeds(source, chosen, amount)
        decks = [deed for deed in deeds if deed.source is Zone.LIFE_DECK]
        if not all(door.may(game, deed) for deed in decks):
            deeds = [deed for deed in deeds if deed not in decks]
        return [deed for deed in deeds if deed in decks or door.may(game, deed)]

    def _tell(self, game: Game, source: Source, deeds: list[Deed], searcher: int) -> None:
        searched: dict[int, list[Zone]] = {}
        for deed in deeds:
            assert deed.source is not None
            searched.setdefault(deed.whose, []).append(deed.source)
        for whose, zones in searched.items():
            amount = deeds[0].amount
            told = Searched(searcher, whose, tuple(zones), source.card, source.player, amount)
            game.emit(told)

    def find(self, game: Game, source: Source, then: Handling | None, later: bool = False) -> Steps:
        seat = None
        if self.zones.chooses is not None:
            (seat,) = yield from choose_seat(game, self.zones.chooses, "Whose?", source)
        high = self._most(game, source)
        allowed = self._allowed(game, source, seat, high)
        whole, asked = self.zones.whole_deck(), bool(self._deeds(source, seat, high))
        if asked and not allowed:
            return ()
        searcher = yield from self._searcher(game, source, seat, high)
        self._tell(game, source, allowed, searcher)
        seen = list(self.zones.cards(game, source, seat))
        if asked:
            open_to_it = {deed.source for deed in allowed}
            seen = [card for card in seen if game.state.where[card] in open_to_it]
        # Of a whole Life Deck nothing is "the remaining cards" but what is found and shown.
        source.memory.seen = () if whole else tuple(seen)
        what = self._kind
        found: tuple[int, ...] = ()
        if what is None:
            found = yield from self._copies(game, seen, searcher, source)
            if not found:
                self._tell_nothing_found(game, source)
            return found
        hidden = tuple(c for c in seen if game.state.where[c].is_hidden)
        used = None if later else then
        late = LATER if later else ""
        found = ()
        for each in (what, self.also, self.third):
            if each is not None:
                prompt = f"Search: choose a card{to_do(then)}{late}"
                found += yield from _search(
                    game, seen, each, used, prompt, searcher, hidden, source, found
                )
        if found or not self._least(what, game, source):
            return found
        if whole and hidden:
            if used is not None and any(
                used.usable(game, card, source) for card in _able(game, hidden, what, None, source)
            ):
                # It is there, and only forbidden to be taken.
                return found
        self._tell_nothing_found(game, source)
        if whole and hidden:
            # Who fails to find what must be there lets the opponent look.
            game.reveal(self.zones.owner(source), hidden, 1 << (1 - searcher), source.card)
        return found

    def _tell_nothing_found(self, game: Game, source: Source) -> None:
        """Tell that what must be found isn't there, which both players see by what comes of it.

        Where a card forbids to take it, that is told in the place of this (EFF-4).
        """
        if source.memory.barred != NOBODY:
            return
        event = CameToNothing(source.player, source.card, "search", False, "EFF-9", source.giver)
        game.emit(event)

    def replaced(self, game: Game, source: Source) -> Steps:
        if GameVerb.SEARCH not in game.spoken or self.zones.chooses is not None:
            return False
        for deed in self._allowed(game, source, None, self._most(game, source)):
            if (yield from door.instead(game, deed)):
                return True
        return False

    def _most(self, game: Game, source: Source) -> int:
        """How many cards are looked for at most."""
        if self.what is not None:
            named = (self.what, self.also, self.third)
            kinds = (each for each in named if each is not None)
            return sum(each.quantity.bounds(game, source)[1] for each in kinds)
        return 1 if self.copies is None else self.copies.n

    def _deeds(self, source: Source, chosen: int | None, amount: int) -> list[Deed]:
        """The search of each whole zone; a few cards at an end are looked at only."""
        zones = self.zones
        if not isinstance(zones, Zones) or zones.end is not None:
            return []
        seats = (chosen,) if chosen is not None else zones.whose.seats(source)
        return [
            Deed(
                GameVerb.SEARCH,
                self.who.seat(source),
                whose=whose,
                source=pile.zone,
                amount=amount,
                cause=source.card,
                by=source.player,
            )
            for whose in seats
            for pile in zones.piles
        ]

    def _searcher(self, game: Game, source: Source, chosen: int | None, amount: int) -> Steps:
        """Who searches: another player than it says may do it in his place."""
        for deed in self._deeds(source, chosen, amount):
            seat = yield from door.done_by(game, deed)
            if seat != deed.doer:
                return seat
        return self.who.seat(source)

    def _copies(self, game: Game, seen: list[int], searcher: int, source: Source) -> Steps:
        assert self.copies is not None
        found: list[int] = []
        wanted = self.copies.n
        for title in self.copies.titles(game, source):
            copies = [c for c in seen if game.cards[c].title == title]
            zones = {game.state.where[c] for c in copies}
            if wanted and len(copies) > wanted and len(zones) > 1:
                # Copies in one zone are the same; between two zones the player chooses.
                copies = list(
                    (
                        yield from pick(
                            game,
                            searcher,
                            copies,
                            wanted,
                            wanted,
                            "Which copy?",
                            source,
                            "EFF-9",
                            looked_at=tuple(copies),
                        )
                    )
                )
            found += copies[: wanted or None]
        return tuple(found)
