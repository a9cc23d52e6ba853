"""What cards say of the decks that hold them: which cards those may, must or cannot hold (DCK)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar

from dbz_desktop.rules.kernel import considered
from dbz_desktop.rules.kernel.base import CardFilter
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.note import Note
from dbz_desktop.rules.language.nouns.described import AnyOfKinds, Described
from dbz_desktop.rules.language.nouns.kinds import AnyCard, OfCombat, OfType
from dbz_desktop.rules.language.nouns.names import CharacterNames
from dbz_desktop.rules.language.nouns.qualities import Is, IsNoType, Quality, Quoted
from dbz_desktop.rules.language.nouns.titles import OfTitle
from dbz_desktop.rules.language.text.sidenotes import SideNote
from dbz_desktop.wording import Phrase, Spec, phrase


class Holds(Enum):
    """What is said of the cards of a kind that a Life Deck holds."""

    MAY = "may include"
    CANNOT = "cannot include"
    ONLY = "can only include"
    LEAST = "must include at least"
    MOST = "cannot include more than"


_PLAIN: dict[str, Any] = {"traits": (), "names": None}
_FOR: dict[str, Any] = {"cards": None, "way": Holds.MAY, "n": 0}
_HAVE = "(include|contain|have)"
_DECK = "your (Life Deck|deck)"


def _held() -> Iterator[Spec]:
    """What a Life Deck may, must or cannot hold."""
    for way, number, says in (
        (Holds.MAY, False, f"may {_HAVE}"),
        (Holds.CANNOT, False, f"(cannot|may not) {_HAVE} [any]"),
        (Holds.ONLY, False, f"(can|may) only {_HAVE}"),
        (Holds.LEAST, True, f"must {_HAVE} at least"),
        (Holds.MOST, True, f"(cannot|may not) {_HAVE} more than"),
    ):
        fixed: dict[str, Any] = {**_PLAIN, "way": way, **({} if number else {"n": 0})}
        cards = "{n} {cards:pl}" if number else "{cards:pl}"
        yield f"your Life Deck {way.value} {cards}", fixed
        yield f"~{_DECK} {says} {cards}", fixed
        yield f"~you {says} {cards} in {_DECK}", fixed
    least = {**_PLAIN, "way": Holds.LEAST}
    for cards in ("{n} or more {cards:pl}", "at least {n} {cards}"):
        yield f"~{_DECK} must {_HAVE} {cards}", least
        yield f"~you must {_HAVE} {cards} in {_DECK}", least
    cannot = {**_PLAIN, "way": Holds.CANNOT, "n": 0}
    with_them = "(with|that (contains|includes|has)|containing) [any] {cards:pl}"
    be = "(be|be included|be used|be placed|be played)"
    yield f"~this card (cannot|may not) {be} in a (deck|Life Deck) {with_them}", cannot


@phrase(
    *_held(),
    ("{traits:or} only", {**_FOR, "names": None}),
    (
        "~{traits:or} (heritage|Heritage|Trait|personalities|MP|MPs) only",
        {**_FOR, "names": None},
    ),
    ("{names} only", {**_FOR, "traits": ()}),
    ("~{names} (MP|MPs) only", {**_FOR, "traits": ()}),
    ("~only {names} may (use|play) this card", {**_FOR, "traits": ()}),
)
@dataclass(frozen=True, slots=True)
class ForDecks(Note):
    """What a Life Deck may hold beside what its MP's alignment or Mastery's Style allows.

    Or what it cannot, or so many of which it must; see `decks.legality`. Or for whose decks the
    card is: of an MP with one of some Traits, or of one of some names.
    """

    rules: ClassVar[str] = "DCK-6"

    cards: CardFilter | None
    traits: tuple[considered.Trait, ...] = ()
    names: CharacterNames | None = None
    way: Holds = Holds.MAY
    n: int = 0

    def __post_init__(self) -> None:
        said = getattr(self.names, "names", ())
        if any(name.endswith(("Heritage", "heritage", "Trait")) for name in said):
            raise ValueError("that is no name but a Trait")
        if self.cards is not None:
            self._check_cards(self.cards)

    @property
    def forbids(self) -> bool:
        """Whether no such card may be in the deck."""
        return self.way is Holds.CANNOT

    @property
    def alone(self) -> bool:
        """Whether no other card may be in the deck."""
        return self.way is Holds.ONLY

    def is_broken(self, number: int) -> bool:
        """Whether a deck with so many such cards holds too few or too many of them."""
        too_few = self.way is Holds.LEAST and number < self.n
        return too_few or (self.way is Holds.MOST and number > self.n)

    @property
    def lends_style(self) -> bool:
        """Whether it lets in cards of another Style than the Mastery's."""
        words = {each.quality for each in every(self.cards, Is)}
        return self.way is Holds.MAY and bool(words & _STYLES)

    @property
    def lends_side(self) -> bool:
        """Whether it lets in Allies of the other alignment than the MP's."""
        words = {each.quality for each in every(self.cards, Is)}
        return self.way is Holds.MAY and bool(words & _SIDES)

    def _check_cards(self, cards: CardFilter) -> None:
        """Refuse what no deck builder could tell by a card's face."""
        words = {each.quality for each in every(cards, Is)}
        parts = {type(each) for each in every(cards, Phrase)}
        if not parts <= _ON_ITS_FACE or not words <= _TOLD:
            raise ValueError("by its face nobody tells whether a card is such a one")
        if self.way is Holds.MAY and not (words & (_STYLES | _SIDES) or Quoted in parts):
            raise ValueError("such cards may be in any deck")


_STYLES = frozenset(
    (Quality.BLACK, Quality.BLUE, Quality.NAMEKIAN, Quality.ORANGE, Quality.RED, Quality.SAIYAN)
)
_SIDES = frozenset((Quality.HERO, Quality.VILLAIN))
_TOLD = frozenset(
    (*_STYLES, *_SIDES, Quality.STYLED, Quality.FREESTYLE, Quality.EARTH, Quality.NAMEK)
)
_ON_ITS_FACE = frozenset(
    (AnyCard, AnyOfKinds, OfType, OfCombat, Described, Is, IsNoType, Quoted, SideNote, OfTitle)
)
"""Of what a kind of card is made that a deck builder knows."""
