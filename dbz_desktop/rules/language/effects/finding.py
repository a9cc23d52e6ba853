"""Finding cards: choose, name, and what is done with them then (EFF-9, EFF-10)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from dbz_desktop.cards import CardType
from dbz_desktop.rules.flow import moving
from dbz_desktop.rules.flow.choosing import pick
from dbz_desktop.rules.kernel import floating
from dbz_desktop.rules.kernel.decisions import Act, Ask, Option
from dbz_desktop.rules.kernel.events import CardNamed, Why, Zone
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.kernel.memory import Memory
from dbz_desktop.rules.language.deeds.handling import Handling, moved_since, own_choice
from dbz_desktop.rules.language.deeds.looking import LookAt, Reveal
from dbz_desktop.rules.language.deeds.placing import to_do
from dbz_desktop.rules.language.frames.when import AtMoment
from dbz_desktop.rules.language.happenings.moments_of_combat import EndOfCombat
from dbz_desktop.rules.language.nouns.doing import Doer, does
from dbz_desktop.rules.language.nouns.kinds import AnyCard, foremost
from dbz_desktop.rules.language.nouns.places import IN_PLAY, Located, Place
from dbz_desktop.rules.language.nouns.titles import TitleOf
from dbz_desktop.rules.language.references.cards import Cards, How, OfKind, Some
from dbz_desktop.rules.language.references.said_before import Group, PronounWord, SomeOfThose, Those
from dbz_desktop.rules.language.references.together import Together
from dbz_desktop.rules.language.references.whole_zones import Whole
from dbz_desktop.rules.language.text.sentences import sentence_text
from dbz_desktop.rules.language.values.howmany import ANOTHER, ANY_NUMBER
from dbz_desktop.rules.language.values.joining import Clause, Task
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

    def replaced(self, game: Game, source: Source) -> Steps:
        """Whether something else was done in its place (EFF-5)."""
        yield from ()
        return False

    def resolve(self, game: Game, source: Source) -> Steps:
        if (yield from self.replaced(game, source)):
            source.memory.speak_of(())
            source.memory.done = False
            return
        whole, place = self.searches_deck(game, source), self.place()
        found = yield from self.find(game, source, None)
        if place is not None and whole:
            # The words after it say what becomes of what was found.
            game.shuffle(place.owner(source), besides=found)
            if getattr(source.memory.then, "trigger", None) is None:
                source.memory.shown = tuple(found)
        source.memory.speak_of(found)
        source.memory.done = bool(found)

    def able(self, game: Game, source: Source, then: Handling | None) -> list[int]:
        """The open cards that can be chosen now, for what is done then."""
        return []

    def can_find(self, game: Game, source: Source, then: Handling | None) -> bool:
        """Whether there is anything to find, as far as everybody can see."""
        return True

    def possible(self, game: Game, source: Source) -> bool:
        return self.can_find(game, source, None)


LATER = " at the end of combat"
"""How a prompt says that something is done with it then."""


@phrase(
    *does("choose", "{what}"),
    ("~you get to choose {what}", {"who": Doer.YOU}),
    ("take {what}", {"who": Doer.YOU}, "taken"),
)
@dataclass(frozen=True, slots=True)
class Choose(Finder):
    """Choose cards; what follows speaks of them as "those cards"."""

    what: Cards
    who: Doer = Doer.YOU

    def __post_init__(self) -> None:
        object.__setattr__(self, "what", own_choice(self.what, self.who))

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
            how.ordered, how.last = then.ordered, then.lies_last
            how.beside = then.beside(game, source)
        return how

    @property
    def among_those(self) -> Choose:
        """The same right after cards were shown: among those, if no place is said."""
        what = self.what
        if not isinstance(what, Some) or what.where is not None or what.besides is not None:
            return self
        if what.quantity == ANOTHER:
            return self
        kind = None if isinstance(what.cards, AnyCard) else what.cards
        if kind is None and what.quantity.every:
            return replace(self, what=Those(PronounWord.THOSE_CARDS))
        return replace(self, what=SomeOfThose(what.quantity, Group.SHOWN, cards=kind))

    def find(self, game: Game, source: Source, then: Handling | None, later: bool = False) -> Steps:
        how = self._how(game, source, then)
        if later and then is not None:
            how.usable = lambda card: then.ever_takes(game, card)
        cards = yield from self.what.gather(game, source, how)
        source.memory.names = tuple(game.cards[c].title for c in cards)
        source.memory.picked = tuple(cards)
        if isinstance(self.what, OfKind):
            # Of what lies together the rest is left, of what is in play the others of its kind.
            there = self.what.where
            others = self.what.able(game, source, how)
            if there is not None and there.place is not None:
                others = there.cards(game, source)
            source.memory.rest = tuple(card for card in others if card not in cards)
        _tell_whose(game, cards, source)
        return tuple(cards)

    def able(self, game: Game, source: Source, then: Handling | None) -> list[int]:
        return self.what.able(game, source, self._how(game, source, then))

    def can_find(self, game: Game, source: Source, then: Handling | None) -> bool:
        return bool(self.able(game, source, then))

    def choose(self, game: Game, source: Source) -> Steps:
        """Choose them for what is said of them then; they are asked for in the text's words."""
        how = self._how(game, source, None)
        how.prompt = sentence_text(self)
        chosen = yield from self.what.gather(game, source, how)
        source.memory.speak_of(chosen)
        source.memory.picked = tuple(chosen)
        _tell_whose(game, chosen, source)


def _tell_whose(game: Game, cards: list[int], source: Source) -> None:
    """Remember whose the chosen card is, for "its controller's"."""
    if cards:
        source.memory.whose = moving.controller(game, cards[0])


@phrase("{look} and {choose}", "~{look}, {choose}", "~{look} and {choose:@third}")
@dataclass(frozen=True, slots=True)
class LookAndChoose(Clause):
    """See hidden cards and choose some of them; what follows speaks of those."""

    look: LookAt
    choose: Choose

    @property
    def _parts(self) -> tuple[Any, ...]:
        """What is chosen: of one kind, or of several, one after another."""
        what = self.choose.what
        return what.parts if isinstance(what, Together) and not what.either else (what,)

    def __post_init__(self) -> None:
        if not all(isinstance(each, Some) and each.where is None for each in self._parts):
            raise ValueError("what is chosen is among what is seen")
        if self.look.who is not self.choose.who:
            raise ValueError("who sees them chooses; another one does so in a sentence of its own")

    def resolve(self, game: Game, source: Source) -> Steps:
        yield from self.look.resolve(game, source)
        seen = source.memory.seen
        looked = self.look.what
        zone = looked.pile.zone.label if isinstance(looked, Whole) and looked.pile else "them"
        prompt = f"Choose a card of {'that ' if zone != 'them' else ''}{zone}."
        seat, chosen = self.choose.who.seat(source), list[int]()
        for what in self._parts:
            able = [c for c in seen if c not in chosen and what.cards.fits(game, c, source)]
            able = foremost(game, what.cards, able, source)
            low, high = what.quantity.of_all(len(able), game, source)
            asked = prompt
            if self._parts[1:]:
                asked = f"{sentence_text(Choose(what)).removesuffix('.')}."
            chosen += yield from pick(game, seat, able, low, high, asked, source, looked_at=seen)
        source.memory.speak_of(tuple(chosen))


@phrase(
    ("{find} and {then}", {"later": False}),
    ("{find} and {then} at the end of combat", {"later": True}),
    ("~{find} and then {then}", {"later": False}),
    ("~{find}, [and|then] {then}", {"later": False}),
    ("~{find:@taken} and {then}", {"later": False}),
    ("~{find:@taken} and {then} at the end of combat", {"later": True}),
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
    finds: ClassVar[bool] = True

    find: Finder
    then: Handling
    later: bool = False

    @property
    def chooses_anywhere(self) -> bool:
        what = self.find.what if isinstance(self.find, Choose) else None
        return isinstance(what, Some) and what.where is None

    def __post_init__(self) -> None:
        if not self.then.what.refers_back:
            raise ValueError("something is done with what was found")
        if self._of_the_rest and (self.later or not isinstance(self.find, Choose)):
            raise ValueError("what is left is not what was found")

    @property
    def _of_the_rest(self) -> bool:
        """Whether it is done with those that aren't chosen."""
        return isinstance(self.then.what, Those) and self.then.what.word.left

    def resolve(self, game: Game, source: Source) -> Steps:
        if self._of_the_rest:
            yield from self.find.resolve(game, source)
            yield from self.then.resolve(game, source)
            return
        if (yield from self.find.replaced(game, source)):
            source.memory.speak_of(())
            source.memory.done = False
            return
        whole = self.find.searches_deck(game, source)
        found = yield from self.find.find(game, source, self.then, self.later)
        able = self.find.able(game, source, self.then)
        found = tuple((yield from self.then.as_many(game, list(found), able, source)))
        place = self.find.place()
        if place is not None and whole:
            owner = place.owner(source)
            if self.then.hides:
                game.reveal(owner, found, cause=source.card)
            game.shuffle(owner, besides=found)
        source.memory.speak_of(found)
        source.memory.have_moved(found)
        source.memory.done = len(found) >= self.find.least(game, source)
        if not found:
            return
        if self.later:
            self._set_aside(game, found, source)
            return
        began = game.state.history.length
        source.memory.searched = place is not None
        some = isinstance(self.then.what, SomeOfThose)
        if some:
            yield from self.then.resolve(game, source)
        else:
            yield from self.then.do_to(game, list(found), source)
        source.memory.searched = False
        if not some:
            source.memory.speak_of(found)
            source.memory.have_moved(tuple(c for c in found if c in source.memory.moved))
        # What was found and stays where it is, as that is forbidden or replaced, wasn't moved.
        whole_of_it = len(found) >= self.find.least(game, source)
        source.memory.done = source.memory.done and whole_of_it
        moved = moved_since(game, began)
        where = game.state.where
        left = any(card not in moved and where[card] is Zone.LIFE_DECK for card in found)
        if place is not None and whole and left:
            if some or isinstance(self.then, Reveal):
                # The words after it say what becomes of the others, or of what was shown.
                source.memory.shown = found
            else:
                game.shuffle(place.owner(source))

    def _set_aside(self, game: Game, found: tuple[int, ...], source: Source) -> None:
        for card in found:
            # An MP and a Mastery stay where they are (TYP-8).
            if card in game.state.permanents or game.state.where[card] is not Zone.IN_PLAY:
                moving.move(game, card, Zone.ASIDE, Why.SEARCH, source, "ZON-4")
        own = source.but(memory=Memory(chosen=found))
        later = AtMoment(EndOfCombat(), self.then)
        text = sentence_text(self.then).rstrip(".") + LATER + "."
        floating.begin(game, later, own, floating.Until("combat"), text, once=True)

    def possible(self, game: Game, source: Source) -> bool:
        return self.find.can_find(game, source, None if self._of_the_rest else self.then)


@phrase(*does("name", "{what}"))
@dataclass(frozen=True, slots=True)
class NameCards(Clause):
    """Name cards of the game by their exact titles (EFF-10)."""

    rules: ClassVar[str] = "EFF-10"

    what: Some
    who: Doer = Doer.YOU

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
            seat = self.who.seat(source)
            names = (*names, (yield from _name(game, self.what, besides, source, seat)))
        source.memory.names = names


def _name(game: Game, what: Some, besides: tuple[str, ...], source: Source, seat: int) -> Steps:
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
    index = yield from game.ask(seat, Ask.NAME, "Name a card.", "EFF-10", options, source)
    title = titles[options[index].value]
    game.emit(CardNamed(seat, title))
    return title
