"""A list that was read, looked through line by line: what a player takes its lines for."""

from __future__ import annotations

from dbz_desktop.cards.model import Card
from dbz_desktop.decks.editing import MOST_COPIES
from dbz_desktop.decks.reading import Reading


def card_words(card: Card) -> str:
    """A card so that it can't be taken for another: name, what it is, id."""
    what = f"level {card.level}" if card.level else card.type.value
    return f"{card.name}  ·  {what}  ·  {card.id}"


def counted(count: int, what: str) -> str:
    """ "1 line", "12 lines"."""
    return f"{count:,} {what}" if count == 1 else f"{count:,} {what}s"


class Review:
    """A reading's lines by their places, the doubtful ones first, and what was chosen for them."""

    def __init__(self, reading: Reading) -> None:
        self._first = reading
        self.choices: dict[int, Card | None] = {}
        self.counts: dict[int, int] = {}
        doubts = {guess.place for guess in reading.guesses}
        doubts |= {line.place for line in reading.unread}
        self.doubtful = len(doubts)
        """Lines that want a look; they stand before the others."""
        rest = [place for place in range(len(reading.lines)) if place not in doubts]
        self.places = [*sorted(doubts), *rest]
        self._settle()

    def _settle(self) -> None:
        self.reading = self._first.choose(self.choices, self.counts)
        self._doubts = {guess.place for guess in self.reading.guesses}
        self._reasons = {line.place: line.reason for line in self.reading.unread}

    def choose(self, place: int, card: Card | None) -> None:
        """Take a line for a card, or with None leave it out."""
        self.choices[place] = card
        self._settle()

    def count(self, place: int, copies: int) -> None:
        """Take so many copies of a line's card."""
        self.counts[place] = max(0, min(MOST_COPIES, copies))
        self._settle()

    def left_out(self, place: int) -> bool:
        """Whether a line is taken for no card."""
        return place in self._reasons

    def card(self, place: int) -> Card | None:
        """What a line is taken for; None where it is left out."""
        if place in self._reasons:
            return None
        return self.choices.get(place, self.reading.lines[place].card)

    def copies(self, place: int) -> int:
        """The copies of a line; 1 for a level and a Mastery."""
        card = self.card(place)
        if card is not None and not card.type.in_life_deck:
            return 1
        return self.counts.get(place, self.reading.lines[place].count)

    def taken(self, place: int) -> str:
        """What a line is taken for in words, or why it is left out."""
        card = self.card(place)
        if card is not None:
            return card_words(card)
        reason = self._reasons.get(place, "")
        return reason[:1].upper() + reason[1:]

    def signed(self, place: int) -> str:
        """The same behind a sign: left out, chosen, guessed."""
        # Two blanks are as wide as a sign: what is taken for granted stands below the rest.
        sign = "✓" if place in self.choices else "≈" if place in self._doubts else "   "
        return f"{'✕' if place in self._reasons else sign} {self.taken(place)}"

    def aloud(self, place: int) -> str:
        """The same for a screen reader."""
        left = "Left out: " if place in self._reasons else ""
        return left + ("Guessed: " if place in self._doubts else "") + self.taken(place)

    @property
    def understood(self) -> str:
        """What the whole list is understood as."""
        deck = self.reading.deck
        levels = ", ".join(str(card.level) for card in deck.mp)
        parts = [
            counted(deck.size, "card") + " in the Life Deck",
            f"{deck.personality}, level {levels}" if deck.mp else "no Main Personality",
            deck.mastery.name if deck.mastery else "no Mastery",
        ]
        return "Understood: " + "  ·  ".join(parts)

    @property
    def doubts(self) -> str:
        """How many lines were guessed, left out, decided."""
        reading = self.reading
        left = len(reading.lost)
        told = (
            (len(reading.guesses), "≈ {} guessed"),
            (left, "✕ {} left out"),
            (len(reading.unread) - left, "{} left out by the list itself"),
            (len(self.choices.keys() | self.counts.keys()), "✓ {} decided by you"),
        )
        parts = [words.format(counted(count, "line")) for count, words in told if count]
        return "  ·  ".join(parts) + "." if parts else "Every line was understood."
