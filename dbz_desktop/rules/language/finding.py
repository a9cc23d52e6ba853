"""Finding cards: search, choose, name (EFF-9, EFF-10)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from dbz_desktop.cards import CardType
from dbz_desktop.rules.flow import moving
from dbz_desktop.rules.flow.choosing import pick
from dbz_desktop.rules.kernel import door, floating
from dbz_desktop.rules.kernel.decisions import Act, Ask, Option
from dbz_desktop.rules.kernel.deed import Deed, GameVerb
from dbz_desktop.rules.kernel.events import CardNamed, Searched, Why, Zone
from dbz_desktop.rules.kernel.game import Game, Memory, Source, Steps
from dbz_desktop.rules.language.doing import Doer, does
from dbz_desktop.rules.language.handling import Handling
from dbz_desktop.rules.language.howmany import ANOTHER, ANY_NUMBER, ONE
from dbz_desktop.rules.language.joining import Clause, Task
from dbz_desktop.rules.language.looking import LookAt, Reveal
from dbz_desktop.rules.language.moments import EndOfCombat
from dbz_desktop.rules.language.nouns import Cards, How, Some, Whole
from dbz_desktop.rules.language.places import IN_PLAY, Located, Place, Zones, choose_seat
from dbz_desktop.rules.language.placing import moved_since, to_do
from dbz_desktop.rules.language.references import CopiesOfNamed, SomeOfThose, Those
from dbz_desktop.rules.language.sentences import sentence_text
from dbz_desktop.rules.language.suffixes import CopyOf, Title, TitleOf
from dbz_desktop.rules.language.when import AtMoment
from dbz_desktop.wording import phrase


class Finder(Task):
    """Finding cards with which something is done then."""

    who: Doer

    def least(self, game: Game, source: Source) -> int:
        """How many must be found for the whole of it (EFF-5)."""
        return 1

    def find(self, game: Game, source: Source, then: Handling | None, later: bool = False) -> Steps:
        """The cards that are found, for what is done with them, now or `later`.

        What can't be done to a card now may be possible later.
        """
        raise TypeError(type(self).__name__)

    def place(self) -> Place | None:
        """The zones that are looked through."""
        return None

    def searches_deck(self, game: Game, source: Source) -> bool:
        """Whether a whole Life Deck is looked through: it is shuffled then (EFF-9)."""
        return False

    def resolve(self, game: Game, source: Source) -> Steps:
        found = yield from self.find(game, source, None)
        source.memory.speak_of(found)
        source.memory.done = bool(found)

    def can_find(self, game: Game, source: Source, then: Handling | None) -> bool:
        """Whether there is anything to find, as far as everybody can see."""
        return True

    def possible(self, game: Game, source: Source) -> bool:
        return self.can_find(game, source, None)


_LATER = " at the end of combat"


def _able(
    game: Game,
    cards: Sequence[int],
    what: Some,
    then: Handling | None,
    source: Source,
    besides: Sequence[int] = (),
) -> list[int]:
    """The cards that can be chosen there, after those that were chosen already."""
    names = {game.cards[card].title for card in besides if moving.only_one_in_play(game, card)}
    enters = then is not None and (then.enters_play or then.plays)
    notes = game.programs[source.card].notes if source.card in game.with_notes else ()
    return [
        card
        for card in cards
        if card not in besides
        and not any(note.never_finds(game, card) for note in notes)
        and what.cards.fits(game, card, source)
        and not (enters and game.cards[card].title in names)
        and (then is None or then.usable(game, card, source))
    ]


@phrase(
    *does("search", "{zones} for {what}", copies=None, title=None),
    *does("search", "{zones} for {copies}", what=None, title=None),
    *does("search", "{zones} for {title}", what=None, copies=None),
)
@dataclass(frozen=True, slots=True)
class Search(Finder):
    """Look for cards in zones; a Life Deck that was searched whole is shuffled (EFF-9)."""

    rules: ClassVar[str] = "EFF-9"

    zones: Place
    what: Some | None = None
    copies: CopiesOfNamed | None = None
    title: Title | None = None
    who: Doer = Doer.YOU

    @property
    def deeds(self) -> tuple[str, ...]:
        return ("search",)

    def place(self) -> Place | None:
        return self.zones

    def least(self, game: Game, source: Source) -> int:
        if self.what is None or self.what.quantity.every:
            return 1
        return max(1, self.what.quantity.bounds(game, source)[0])

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

    def can_find(self, game: Game, source: Source, then: Handling | None) -> bool:
        if self.zones.chooses is not None or not self._deeds(source, None, 1):
            return True
        return bool(self._allowed(game, source, None, 1))

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
        what = self.what
        if self.title is not None:
            what = Some(ONE, CopyOf(self.title))
        if what is None:
            return (yield from self._copies(game, seen, searcher, source))
        hidden = tuple(c for c in seen if game.state.where[c].is_hidden)
        low, high = what.quantity.bounds(game, source)
        found: tuple[int, ...] = ()
        for number in range(min(high, len(seen))):
            able = _able(game, seen, what, None if later else then, source, found)
            if what.quantity.distinct:
                titles = {game.cards[card].title for card in found}
                able = [card for card in able if game.cards[card].title not in titles]
            prompt = f"Search: choose a card{to_do(then)}{_LATER if later else ''}"
            if high > 1:
                prompt += f" ({number + 1} of {high})"
            chosen = yield from pick(
                game,
                searcher,
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
        if self.zones.whole_deck() and not found and low and hidden:
            # Who fails to find what must be there lets the opponent look.
            game.reveal(self.zones.owner(source), hidden, 1 << (1 - searcher), source.card)
        return found

    def _most(self, game: Game, source: Source) -> int:
        """How many cards are looked for at most."""
        if self.what is not None:
            return self.what.quantity.bounds(game, source)[1]
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


@phrase(*does("choose", "{what}"), ("~you get to choose {what}", {"who": Doer.YOU}))
@dataclass(frozen=True, slots=True)
class Choose(Finder):
    """Choose cards; what follows speaks of them as "those cards"."""

    what: Cards
    who: Doer = Doer.YOU

    @property
    def deeds(self) -> tuple[str, ...]:
        where = getattr(self.what, "where", None)
        return ("choose-in-play",) if where == IN_PLAY else ()

    def _how(self, game: Game, source: Source, then: Handling | None) -> How:
        default: Located = IN_PLAY if then is None else then.default()
        prompt = f"Choose a card{to_do(then)}."
        if then is None and getattr(self.what, "where", None) == IN_PLAY:
            prompt = "Choose a card in play."
        how = How(self.who.seat(source), prompt, default, mps=then is None)
        if then is not None:
            how.usable = lambda card: then.takes(game, card, source)
            how.ordered = then.ordered
        return how

    def find(self, game: Game, source: Source, then: Handling | None, later: bool = False) -> Steps:
        how = self._how(game, source, then)
        if later and then is not None:
            how.usable = lambda card: then.ever_takes(game, card)
        cards = yield from self.what.gather(game, source, how)
        source.memory.names = tuple(game.cards[c].title for c in cards)
        return tuple(cards)

    def able(self, game: Game, source: Source, then: Handling | None) -> list[int]:
        """The cards that can be chosen now, for what is done then."""
        return self.what.able(game, source, self._how(game, source, then))

    def can_find(self, game: Game, source: Source, then: Handling | None) -> bool:
        return bool(self.able(game, source, then))

    def choose(self, game: Game, source: Source) -> Steps:
        """Choose them for what is said of them then; they are asked for in the text's words."""
        how = self._how(game, source, None)
        how.prompt = sentence_text(self)
        source.memory.speak_of((yield from self.what.gather(game, source, how)))


@phrase("{look} and {choose}", "~{look}, {choose}")
@dataclass(frozen=True, slots=True)
class LookAndChoose(Clause):
    """See hidden cards and choose some of them; what follows speaks of those."""

    look: LookAt
    choose: Choose

    def __post_init__(self) -> None:
        if not isinstance(self.choose.what, Some) or self.choose.what.where is not None:
            raise ValueError("what is chosen is among what is seen")

    def resolve(self, game: Game, source: Source) -> Steps:
        yield from self.look.resolve(game, source)
        seen = source.memory.seen
        what = self.choose.what
        assert isinstance(what, Some)
        low, high = what.quantity.bounds(game, source)
        able = [c for c in seen if what.cards.fits(game, c, source)]
        zone = self.look.what.pile.value if isinstance(self.look.what, Whole) else "them"
        prompt = f"Choose a card of {'that ' if zone != 'them' else ''}{zone}."
        seat = self.choose.who.seat(source)
        chosen = yield from pick(game, seat, able, low, high, prompt, source, looked_at=seen)
        source.memory.speak_of(chosen)


@phrase(
    ("{find} and {then}", {"later": False}),
    ("{find} and {then} at the end of combat", {"later": True}),
    ("~{find} and then {then}", {"later": False}),
    ("~{find} and {then:@third}", {"later": False}),
    ("~{find} and then {then:@third}", {"later": False}),
    ("{find:@bare} and {then:@bare}", {"later": False}, "bare"),
    ("{find:@third} and {then:@third}", {"later": False}, "third"),
)
@dataclass(frozen=True, slots=True)
class FindAnd(Clause):
    """Find cards, and do something with them (EFF-9).

    A Life Deck that was searched whole is shuffled before that, so that what is done holds; what
    goes back into it unseen is shown first. `later` is at the end of combat: until then the cards
    are set aside, in no zone, and who can't enter play then stays out (ZON-4).
    """

    rules: ClassVar[str] = "EFF-9"

    find: Finder
    then: Handling
    later: bool = False

    def __post_init__(self) -> None:
        if not self.then.what.refers_back:
            raise ValueError("something is done with what was found")
        if isinstance(self.then.what, Those) and self.then.what.word.left:
            raise ValueError("what is left is not what was found")

    def resolve(self, game: Game, source: Source) -> Steps:
        whole = self.find.searches_deck(game, source)
        found = yield from self.find.find(game, source, self.then, self.later)
        if isinstance(self.find, Choose):
            able = self.find.able(game, source, self.then)
            found = tuple((yield from self.then.as_many(game, list(found), able, source)))
        place = self.find.place()
        if place is not None and whole:
            owner = place.owner(source)
            if self.then.hides:
                game.reveal(owner, found, cause=source.card)
            game.shuffle(owner, besides=found)
        source.memory.speak_of(found)
        source.memory.moved = found
        source.memory.done = len(found) >= self.find.least(game, source)
        if not found:
            return
        if self.later:
            self._set_aside(game, found, source)
            return
        began = game.state.history.length
        source.memory.searched = place is not None
        if isinstance(self.then.what, SomeOfThose):
            yield from self.then.resolve(game, source)
        else:
            yield from self.then.do_to(game, list(found), source)
        source.memory.searched = False
        source.memory.speak_of(found)
        source.memory.moved = found
        source.memory.done = len(found) >= self.find.least(game, source)
        moved = moved_since(game, began)
        where = game.state.where
        left = any(card not in moved and where[card] is Zone.LIFE_DECK for card in found)
        if place is not None and whole and left:
            if isinstance(self.then, Reveal):
                # The sentences after it say what becomes of the cards that were shown.
                source.memory.shown = found
            else:
                game.shuffle(place.owner(source))

    def _set_aside(self, game: Game, found: tuple[int, ...], source: Source) -> None:
        for card in found:
            moving.move(game, card, Zone.ASIDE, Why.SEARCH, source, "ZON-4")
        own = source.but(memory=Memory(chosen=found))
        later = AtMoment(EndOfCombat(), self.then)
        text = sentence_text(self.then).rstrip(".") + _LATER + "."
        floating.begin(game, later, own, floating.Until("combat"), text, once=True)

    def possible(self, game: Game, source: Source) -> bool:
        return self.find.can_find(game, source, self.then)


@phrase("name {what}")
@dataclass(frozen=True, slots=True)
class NameCards(Clause):
    """Name cards of the game by their exact titles (EFF-10)."""

    rules: ClassVar[str] = "EFF-10"

    what: Some

    def __post_init__(self) -> None:
        quantity = self.what.quantity
        open_ended = quantity.every or quantity.at_random or getattr(quantity, "up_to", False)
        if open_ended or quantity in (ANY_NUMBER, ANOTHER):
            raise ValueError("so many cards are named, each by its title")

    @property
    def deeds(self) -> tuple[str, ...]:
        return ("name",)

    def resolve(self, game: Game, source: Source) -> Steps:
        quantity = self.what.quantity
        _, high = quantity.bounds(game, source)
        names: tuple[str, ...] = ()
        # To name more cards than there are would tell nothing more.
        for _ in range(min(high, len(game.cards))):
            besides = names if quantity.distinct else ()
            names = (*names, (yield from _name(game, self.what, besides, source)))
        source.memory.names = names


def _name(game: Game, what: Some, besides: tuple[str, ...], source: Source) -> Steps:
    # EFF-10: a Dragon Ball can't be named, except in the oldest editions.
    balls = game.edition.rules.dragon_balls_nameable
    there = None
    if what.where is not None:
        there = {game.cards[c].title for c in what.where.cards(game, source)}
    if isinstance(what.besides, TitleOf):
        besides = (*besides, what.besides.title)
    titles = [
        title
        for title, card_type in game.titles
        if what.cards.allows(card_type)
        and title not in besides
        and (balls or card_type is not CardType.DRAGON_BALL)
        and (there is None or title in there)
    ]
    options = tuple(Option(Act.NAME, title, value=i) for i, title in enumerate(titles))
    if not options:
        return ""
    index = yield from game.ask(source.player, Ask.NAME, "Name a card.", "EFF-10", options, source)
    title = titles[options[index].value]
    game.emit(CardNamed(source.player, title))
    return title
