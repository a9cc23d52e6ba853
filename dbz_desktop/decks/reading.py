"""What was read out of a list: its lines, what each was taken for, and the deck they make.

Every guess is told and can be put right: another card for a line, another count, or none.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.decks.editing import MOST_COPIES
from dbz_desktop.decks.model import Deck, make_deck


@dataclass(frozen=True, slots=True)
class Line:
    """A line that should be a card. `number` counts from 1.

    `card` is what was taken for it, None where there is none, and `reason` says why. `options`
    are the cards it may mean, the likeliest first, the one that was taken among them. `sure` is
    False for a guess. `aside` is a line that the list itself leaves out: of a sideboard, say.
    """

    number: int
    written: str
    count: int
    card: Card | None
    options: tuple[Card, ...] = ()
    sure: bool = True
    reason: str = ""
    aside: bool = False


@dataclass(frozen=True, slots=True)
class Guess:
    """A line that was read as a card it doesn't quite name. `line` counts from 1.

    `others` are the cards that it may mean as well; `place` is the line among `Reading.lines`.
    """

    line: int
    written: str
    card: Card
    count: int
    others: tuple[Card, ...] = ()
    place: int = 0


@dataclass(frozen=True, slots=True)
class Unread:
    """A line that is not in the deck, with the reason. `line` counts from 1.

    `aside` is one that is not meant to be in it.
    """

    line: int
    written: str
    reason: str
    place: int = 0
    aside: bool = False


@dataclass(frozen=True, slots=True)
class Reading:
    """A list as it was read: the deck, the guesses it rests on, and what was left out.

    `lines` are all that were taken for cards, understood or not.
    """

    deck: Deck
    guesses: tuple[Guess, ...] = ()
    unread: tuple[Unread, ...] = ()
    lines: tuple[Line, ...] = ()

    @property
    def lost(self) -> tuple[Unread, ...]:
        """The lines that are meant to be in the deck and aren't."""
        return tuple(line for line in self.unread if not line.aside)

    def choose(
        self, chosen: Mapping[int, Card | None], counts: Mapping[int, int] | None = None
    ) -> Reading:
        """The same list with other cards, or other `counts`, for some lines, by their place among
        `lines`.

        None leaves the line out. What was chosen goes before what the list says where both are
        the same level of the Main Personality, or the Mastery (SET-1).
        """
        return settle(self.deck, self.lines, chosen, counts)


def settle(
    about: Deck,
    lines: tuple[Line, ...],
    chosen: Mapping[int, Card | None] | None = None,
    copies_of: Mapping[int, int] | None = None,
) -> Reading:
    """Make a deck of lines that were read; its name, edition and notes are those of `about`.

    `chosen` and `copies_of` are the player's own answers, see `choose`.
    """
    chosen = chosen or {}
    copies_of = copies_of or {}
    mp: dict[int, Card] = {}
    mastery: Card | None = None
    counts: dict[int, int] = {}
    cards: dict[int, Card] = {}
    copies: dict[str, int] = {}
    unread: dict[int, str] = {}
    for place in sorted(range(len(lines)), key=lambda place: place not in chosen):
        line = lines[place]
        card = chosen.get(place, line.card)
        wanted = copies_of.get(place, line.count)
        if card is not None and wanted <= 0:
            # "0 x" is none: nothing of the list is lost.
            continue
        if card is None:
            unread[place] = "you left it out" if place in chosen else line.reason
        elif card.type is CardType.MAIN_PERSONALITY:
            there = mp.setdefault(card.level or 0, card)
            if there is not card:
                unread[place] = f"level {card.level} is {there.name} already"
        elif card.type is CardType.MASTERY:
            mastery = mastery or card
            if mastery is not card:
                unread[place] = f"the Mastery is {mastery.name} already"
        else:
            room = MOST_COPIES - copies.get(card.id, 0)
            if room <= 0:
                unread[place] = f"{MOST_COPIES} copies of {card.name} are read at most"
                continue
            cards[place] = card
            counts[place] = min(wanted, room)
            copies[card.id] = copies.get(card.id, 0) + counts[place]
    life = [cards[place] for place in sorted(cards) for _ in range(counts[place])]
    made = make_deck(about.name, mp.values(), mastery, life, about.edition)
    deck = replace(made, notes=about.notes)
    guesses = tuple(
        Guess(
            line.number,
            line.written,
            line.card,
            line.count,
            tuple(card for card in line.options if card is not line.card),
            place,
        )
        for place, line in enumerate(lines)
        if line.card is not None and not line.sure and place not in chosen
    )
    left_out = tuple(
        Unread(
            lines[place].number,
            lines[place].written,
            unread[place],
            place,
            lines[place].aside and place not in chosen,
        )
        for place in sorted(unread)
    )
    return Reading(deck, guesses, left_out, lines)
