"""Statistics of a deck, and the odds of drawing cards of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import comb

from dbz_desktop.cards.model import Card, CardType, Style
from dbz_desktop.cards.search import Entry
from dbz_desktop.decks.model import LIFE_DECK_SIZE, Deck

DRAW = 3
"""Cards of a Draw Step (TRN-1), and of a player who is attacked when combat begins (COM-1)."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """Figures of a Life Deck; each count is in cards, copies counted.

    `costs`, `stages`, `life`, `at`, `endurance` and `anger` map a figure to the number of cards
    that have it. `stages` and `life` are the printed damage of attacks, `at` their bonus on the
    Attack Table (ATK-5), `anger` what they raise your own anger by, at most.
    """

    size: int
    types: Mapping[CardType, int]
    styles: Mapping[Style, int]
    attacks: int
    blocks: int
    both: int
    costs: Mapping[int, int]
    stages: Mapping[int, int]
    life: Mapping[int, int]
    at: Mapping[int, int]
    endurance: Mapping[int, int]
    anger: Mapping[int, int]
    does: Mapping[str, int] = field(default_factory=dict)

    @property
    def others(self) -> int:
        """Cards that neither attack nor answer an attack."""
        return self.size - self.attacks - self.blocks + self.both


def statistics(deck: Deck, entries: Mapping[str, Entry]) -> Statistics:
    """The figures of a deck. `entries` are the cards of the pool by id; unknown ones count bare."""
    types: Counter[CardType] = Counter()
    styles: Counter[Style] = Counter()
    figures: dict[str, Counter[int]] = {
        name: Counter() for name in ("cost", "stages", "life", "at", "endurance", "anger")
    }
    does: Counter[str] = Counter()
    attacks = blocks = both = 0
    for card, count in deck.counts:
        types[card.type] += count
        styles[card.style] += count
        entry = entries.get(card.id)
        if entry is None:
            continue
        hits, stops = "attack" in entry.marks, "block" in entry.marks
        attacks += count * hits
        blocks += count * stops
        both += count * (hits and stops)
        for name, counter in figures.items():
            numbers = entry.numbers.get(name)
            if numbers:
                counter[max(numbers)] += count
        for name in entry.does:
            does[name] += count
    return Statistics(
        deck.size,
        types,
        styles,
        attacks,
        blocks,
        both,
        figures["cost"],
        figures["stages"],
        figures["life"],
        figures["at"],
        figures["endurance"],
        figures["anger"],
        does,
    )


def odds(copies: int, drawn: int, size: int = LIFE_DECK_SIZE, least: int = 1) -> float:
    """The chance of holding at least `least` of `copies` cards among `drawn` of `size`, 0 to 1.

    Hypergeometric: every order of the Life Deck is as likely as every other (SET-2).
    """
    copies, drawn = min(copies, size), min(drawn, size)
    if least <= 0:
        return 1.0
    if size <= 0 or least > min(copies, drawn):
        return 0.0
    whole = comb(size, drawn)
    missing = sum(comb(copies, k) * comb(size - copies, drawn - k) for k in range(least))
    return 1.0 - missing / whole


def cards_seen(turn: int, fights: bool, second: bool = False) -> int:
    """Cards drawn by the end of one's own Draw Step of a turn (1 is one's first turn).

    There is no opening hand (SET-2). `fights` counts an attack by the opponent in each of his
    turns before, which draws as many again (COM-1); who goes `second` has one more of them before
    him.
    """
    before = turn if second else turn - 1
    return DRAW * turn + (DRAW * before if fights else 0)


def odds_by_turn(
    copies: int,
    size: int,
    turns: int = 8,
    fights: bool = False,
    least: int = 1,
    second: bool = False,
) -> tuple[float, ...]:
    """The chances by the Draw Step of each turn, from the first one."""
    return tuple(
        odds(copies, cards_seen(turn, fights, second), size, least) for turn in range(1, turns + 1)
    )


@dataclass(frozen=True, slots=True)
class Comparison:
    """What tells two decks apart: cards with their copies in the one and in the other."""

    rows: tuple[tuple[Card, int, int], ...]

    @property
    def same(self) -> bool:
        """True when both hold the same cards."""
        return all(before == after for _, before, after in self.rows)

    def changed(self) -> tuple[tuple[Card, int, int], ...]:
        """Only the cards whose number differs."""
        return tuple(row for row in self.rows if row[1] != row[2])


def compare(before: Deck, after: Deck) -> Comparison:
    """Compare two decks card by card, MP and Mastery among them; by type, then by name."""
    first, second = _all(before), _all(after)
    cards = {card.id: card for card in (*before.cards(), *after.cards())}
    ordered = sorted(cards.values(), key=_order)
    return Comparison(tuple((c, first[c.id], second[c.id]) for c in ordered))


def _order(card: Card) -> tuple[int, int, str]:
    return list(CardType).index(card.type), card.level or 0, card.name


def _all(deck: Deck) -> Counter[str]:
    counts: Counter[str] = Counter(card.id for card in _outside(deck))
    for card, count in deck.counts:
        counts[card.id] += count
    return counts


def _outside(deck: Deck) -> Iterable[Card]:
    yield from deck.mp
    if deck.mastery is not None:
        yield deck.mastery
