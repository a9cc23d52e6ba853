"""Notes in natural words: what may stand in parentheses, in the ways in which it may be said.

A cell is one meaning, with the sentences that all mean it. They are written from the game, not from
the grammar: see `natural`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from dbz_desktop.cards import CardType

DRILL, EVENT, SETUP = CardType.DRILL, CardType.EVENT, CardType.SETUP
PHYSICAL = CardType.PHYSICAL_COMBAT
OWN = {
    PHYSICAL: "[attack] Physical attack. DAMAGE: 3 stages.",
    EVENT: "POWER: Draw a card.",
    SETUP: "POWER: Draw a card.",
    DRILL: "[constant] Your attacks deal +1 stage of damage.",
}
"""What a card of a type says besides."""

EFFECTS = (
    "draw a card",
    "raise your anger 1 level",
    "gain 2 stages",
    "Rejuvenate 1",
    "use a critical damage effect",
    "search your Life Deck for a Drill and place it into play",
    "choose a card in your discard pile and Rejuvenate it",
)
PLACES = {
    "discarded": ("from your hand", "from play", "from your Life Deck", ""),
    "destroyed": ("from your Life Deck", "from play", ""),
    "banished": ("from your discard pile", "from your hand", "from the top of your discard pile"),
    "Rejuvenated": ("", "from your discard pile"),
    "drawn": ("",),
    "revealed": ("from your hand", "from your Life Deck", ""),
    "shuffled": ("into your Life Deck", "from your discard pile into your Life Deck"),
    "returned": ("to your hand", "from play to your hand"),
    "placed": ("into your hand", "into your hand from your discard pile", "into play"),
}
"""What is done to a card, and from where or to where."""

BY = (
    "",
    "by one of your effects",
    "by a card effect",
    "by your opponent's effects",
    "by one of your opponent's card effects",
    "by your opponent",
)
WHEN = ("", "during combat", "during your turn", "during your opponent's turn")
BECOMES = (
    "banish it",
    "place it into your hand",
    "place it on top of your Life Deck",
    "shuffle it into your Life Deck",
    "place it at the bottom of your Life Deck",
)
REPLACED = (
    ("discarded", "from your hand"),
    ("discarded", "from your Life Deck"),
    ("destroyed", "from your Life Deck"),
    ("destroyed", "from play"),
    ("banished", "from your discard pile"),
    ("Rejuvenated", "from your discard pile"),
)
PRICES = (
    "discard this card from your hand",
    "reveal this card from your hand",
    "banish this card from your hand",
    "banish this card from your discard pile",
    "place this card from your hand at the bottom of your Life Deck",
    "shuffle this card from your discard pile into your Life Deck",
)
TIMES = (
    "during combat",
    "during your Planning Step",
    "once per combat",
    "when your opponent performs an attack",
    "when an attack is performed against you",
    "at the end of combat",
    "when entering combat",
    "when you take damage",
)
FORBIDDEN = (
    "Rejuvenated",
    "banished",
    "discarded from your hand",
    "shuffled into your Life Deck",
    "returned to your hand",
    "placed into your hand from your discard pile",
    "banished from your discard pile",
)
BY_WHOM = ("", "by your opponent", "by your opponent's card effects", "by card effects")
AFTER = (
    "place this card into your hand",
    "place this card at the bottom of your Life Deck",
    "place this card on top of your Life Deck",
    "shuffle this card into your Life Deck",
    "you may place this card into your hand",
)


@dataclass(frozen=True)
class Cell:
    """A meaning: the type of a card, and the sentences of a note of it that all mean this."""

    kind: CardType
    said: tuple[str, ...]

    def texts(self) -> Iterator[str]:
        """Whole texts of such a card."""
        for note in self.said:
            yield f"({_capital(note)}.) {OWN[self.kind]}"


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _joined(*words: str) -> str:
    return " ".join(word for word in words if word)


def cells() -> Iterator[Cell]:
    """All of them."""
    yield from _triggers()
    yield from _instead()
    yield from _ways()
    for done, by in product(FORBIDDEN, BY_WHOM):
        yield Cell(EVENT, (_joined("this card cannot be", done, by),))
    for does in AFTER:
        yield Cell(EVENT, (f"{does} after use", f"after use, {does}"))
        so = "you control a Drill"
        yield Cell(EVENT, (f"if {so}, {does} after use",))


def _triggers() -> Iterator[Cell]:
    number = 0
    for done, places in PLACES.items():
        for place, by, when in product(places, BY, WHEN):
            number += 1
            does = EFFECTS[number % len(EFFECTS)]
            so = _joined("this card is", done, place, by, when)
            kind = DRILL if "play" in place else (PHYSICAL, EVENT, SETUP)[number % 3]
            yield Cell(kind, (*(f"{w} {so}, {does}" for w in ("if", "when", "whenever")),))
            if not (place or by or when):
                yield Cell(kind, (f"if {so}, {does}", f"{does} when {so}"))


def _instead() -> Iterator[Cell]:
    for (done, place), by, becomes in product(REPLACED, BY[:4], BECOMES):
        if ("hand" in place and "hand" in becomes) or done[:4] == becomes[:4]:
            continue
        would = _joined("this card would be", done, place, by)
        kind = DRILL if "play" in place else PHYSICAL
        for may in ("", "you may "):
            said = (f"{when} {would}, {may}{becomes} instead" for when in ("if", "when"))
            yield Cell(kind, tuple(said))


def _ways() -> Iterator[Cell]:
    for number, (price, time) in enumerate(product(PRICES, TIMES)):
        does = EFFECTS[number % len(EFFECTS)]
        said = [
            f"you may {price} {time} to {does}",
            f"{time}, you may {price} to {does}",
            f"you may {price} {time}. If you do, {does}",
            f"{time}, you may {price}. If you do, {does}",
        ]
        yield Cell(PHYSICAL, tuple(said))
