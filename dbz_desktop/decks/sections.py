"""A deck in its sections: the Main Personality, the Mastery, then card type by type."""

from __future__ import annotations

from dataclasses import dataclass, field

from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.decks.legality import DeckProblem
from dbz_desktop.decks.model import LEVELS, Deck


@dataclass(slots=True, eq=False)
class Row:
    """A card of a section; without a card the empty place of a level or of the Mastery."""

    parent: Section
    card: Card | None
    copies: int
    level: int = 0
    wrong: list[DeckProblem] = field(default_factory=list)
    """What is wrong with the card, as it was told last."""
    place: int = 0
    ident: int = 0
    children: tuple[()] = ()

    @property
    def key(self) -> tuple[str, int]:
        """What tells it from the other rows of its section."""
        return self.card.id if self.card is not None else "", self.level

    @property
    def missing(self) -> str:
        """What belongs into an empty place, in words."""
        return f"Level {self.level} is missing" if self.level else "The Mastery is missing"


@dataclass(slots=True, eq=False)
class Section:
    """One heading of a deck. `limit` is how many cards belong there, 0 where none is set."""

    title: str
    kind: CardType
    limit: int = 0
    children: list[Row] = field(default_factory=list)
    parent: Sections | None = None
    place: int = 0
    ident: int = 0

    @property
    def count(self) -> int:
        """Cards in the section, copies counted."""
        return sum(row.copies for row in self.children)

    @property
    def counted(self) -> str:
        """ "3 of 4": how many cards there are, and how many belong there."""
        return f"{self.count} of {self.limit}" if self.limit else str(self.count)

    def number(self) -> None:
        """Let every row know its place."""
        for place, row in enumerate(self.children):
            row.place = place


@dataclass(slots=True, eq=False)
class Sections:
    """The sections of a deck."""

    children: list[Section] = field(default_factory=list)
    parent: None = None


def sections_of(deck: Deck) -> Sections:
    """A deck in its sections; those of its Life Deck where it has cards of the type."""
    personality = Section("Main Personality", CardType.MAIN_PERSONALITY, LEVELS)
    by_level = {card.level: card for card in deck.mp}
    for level in range(1, LEVELS + 1):
        card = by_level.pop(level, None)
        personality.children.append(Row(personality, card, int(card is not None), level))
    for card in by_level.values():
        personality.children.append(Row(personality, card, 1, card.level or 0))
    mastery = Section("Mastery", CardType.MASTERY, 1)
    mastery.children.append(Row(mastery, deck.mastery, int(deck.mastery is not None)))
    whole = Sections([personality, mastery])
    for kind in CardType:
        rows = [(card, count) for card, count in deck.counts if card.type is kind]
        if rows:
            section = Section(kind.value, kind)
            rows.sort(key=lambda row: (row[0].style.value, row[0].name))
            section.children = [Row(section, card, count) for card, count in rows]
            whole.children.append(section)
    for place, section in enumerate(whole.children):
        section.parent, section.place = whole, place
        section.number()
    return whole
