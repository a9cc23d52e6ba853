"""Charts of a deck in words and numbers: what a picture of its figures has to show.

A chart has bars, each with the cards behind it and the query that finds more of them. How it
looks is up to whoever draws it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from dbz_desktop.cards.model import Card, CardType, Style
from dbz_desktop.cards.search import Entry, fold
from dbz_desktop.decks.model import Deck

Counted = tuple[Card, int]
"""A card with its copies."""

MOST_DEEDS = 12
"""Deeds that are shown; a deck has some forty at most, of which the rare ones say little."""

_TYPE_TERMS = {
    CardType.PHYSICAL_COMBAT: ("t:physical", "physical"),
    CardType.ENERGY_COMBAT: ("t:energy", "energy"),
    CardType.EVENT: ("t:event", "event"),
    CardType.SETUP: ("t:setup", "setup"),
    CardType.DRILL: ("t:drill", "drill"),
    CardType.ALLY: ("t:ally", "ally"),
    CardType.DRAGON_BALL: ("t:ball", "dragon-ball"),
}


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar: its name, the cards behind it, the query that finds such cards in the pool.

    `said` is what the cards do or are, so that "9 cards" can be made a sentence of it; `icon` and
    `style` name a drawn sign and a Style's colour where there is one.
    """

    name: str
    said: str
    cards: tuple[Counted, ...]
    query: str
    icon: str = ""
    style: str = ""

    @property
    def count(self) -> int:
        """Cards behind the bar, copies counted."""
        return sum(count for _, count in self.cards)


@dataclass(frozen=True, slots=True)
class Chart:
    """Bars of one subject. `columns` is true where they stand in the order of a number."""

    key: str
    title: str
    bars: tuple[Bar, ...]
    words: str
    columns: bool = False

    @property
    def highest(self) -> int:
        """The longest bar."""
        return max((bar.count for bar in self.bars), default=0)

    @property
    def spoken(self) -> str:
        """The whole chart as a sentence."""
        parts = [f"{bar.name}: {bar.count}" for bar in self.bars]
        return f"{self.words} {', '.join(parts)}." if parts else self.words


@dataclass(frozen=True, slots=True)
class _Figure:
    key: str
    title: str
    term: str
    one: str
    """What a card with the figure is called; "{}" is the figure."""
    whole: str
    """The sentence below: {cards} with it, {sum} of it together, {mean} on average."""
    none: str
    zero: bool = True
    """Whether a card of 0 has the figure."""


_FIGURES = (
    _Figure(
        "cost",
        "Cost of attacks in stages",
        "cost",
        "cost {} for their attack",
        "{cards} with a cost, {mean} on average.",
        "No card has a cost of stages.",
        zero=False,
    ),
    _Figure(
        "stages",
        "Stages of damage",
        "stages",
        "deal {} of damage in stages",
        "{cards} with printed stages of damage, {mean} on average.",
        "No attack has printed stages of damage.",
    ),
    _Figure(
        "life",
        "Life cards of damage",
        "life",
        "deal {} life cards of damage",
        "{cards} with printed life cards of damage, {mean} on average.",
        "No attack has printed life cards of damage.",
    ),
    _Figure(
        "at",
        "AT bonus (ATK-5)",
        "at",
        "have AT +{}",
        "{cards} with a bonus to the Attack Table, +{mean} on average.",
        "No attack has a bonus to the Attack Table.",
    ),
    _Figure(
        "endurance",
        "Endurance",
        "end",
        "have Endurance {}",
        "{cards} with Endurance, {sum} together.",
        "No card has Endurance.",
    ),
    _Figure(
        "anger",
        "Anger raised",
        "anger",
        "raise your anger by {}",
        "{cards} raise your anger, by {sum} together.",
        "No card raises your anger.",
    ),
)


def charts(
    deck: Deck, entries: Mapping[str, Entry], deeds: Iterable[tuple[str, str]] = ()
) -> tuple[Chart, ...]:
    """The charts of a Life Deck, always the same ones in the same order.

    `entries` are the cards of the pool by id; a card without one counts by its type and Style
    alone. `deeds` are the names of "does:" with their words, in the order of the search.
    """
    known = [(card, count, entries[card.id]) for card, count in deck.counts if card.id in entries]
    found = [_types(deck), _roles(deck, entries)]
    found += [_figure(figure, known) for figure in _FIGURES]
    found += [_styles(deck), _deeds(known, dict(deeds))]
    return tuple(found)


def cards_words(count: int) -> str:
    """ "1 card", "12 cards"."""
    return "1 card" if count == 1 else f"{count} cards"


def _types(deck: Deck) -> Chart:
    bars = []
    for kind, (query, icon) in _TYPE_TERMS.items():
        cards = tuple(row for row in deck.counts if row[0].type is kind)
        if cards:
            bars.append(Bar(kind.value, f"are {kind.value}", cards, query, icon))
    bars.sort(key=lambda bar: -bar.count)
    words = f"{cards_words(deck.size)} of {_number(len(bars), 'type')}."
    return Chart("types", "Types", tuple(bars), words if bars else "The Life Deck is empty.")


def _roles(deck: Deck, entries: Mapping[str, Entry]) -> Chart:
    groups: dict[tuple[bool, bool], list[Counted]] = {}
    for card, count in deck.counts:
        entry = entries.get(card.id)
        marks = entry.marks if entry is not None else frozenset[str]()
        groups.setdefault(("attack" in marks, "block" in marks), []).append((card, count))
    rows = (
        ("Attack", "attack", (True, False), "attack"),
        ("Attack and defend", "attack, and stop or prevent too", (True, True), ""),
        ("Defend", "stop attacks or prevent damage", (False, True), "defense"),
        ("Other", "neither attack nor defend", (False, False), ""),
    )
    bars = tuple(
        Bar(
            name,
            said,
            tuple(groups[hits, stops]),
            f"{'' if hits else '-'}is:attack {'' if stops else '-'}is:block",
            icon,
        )
        for name, said, (hits, stops), icon in rows
        if (hits, stops) in groups
    )
    sizes = {key: sum(count for _, count in row) for key, row in groups.items()}
    hits = sum(size for key, size in sizes.items() if key[0])
    stops = sum(size for key, size in sizes.items() if key[1])
    words = f"{hits} of {cards_words(deck.size)} attack, {stops} defend."
    return Chart("roles", "Attack and defense", bars, words if bars else "The Life Deck is empty.")


def _figure(figure: _Figure, known: list[tuple[Card, int, Entry]]) -> Chart:
    name = {"end": "endurance"}.get(figure.term, figure.term)
    groups: dict[int, list[Counted]] = {}
    for card, count, entry in known:
        numbers = entry.numbers.get(name)
        if numbers:
            groups.setdefault(max(numbers), []).append((card, count))
    if not groups:
        return Chart(figure.key, figure.title, (), figure.none, True)
    bars = tuple(
        Bar(
            f"+{number}" if figure.key == "at" else str(number),
            figure.one.format(number),
            tuple(groups.get(number, ())),
            f"{figure.term}={number}",
        )
        for number in range(min(groups), max(groups) + 1)
    )
    # What costs nothing has no cost; an Endurance of 0 is one.
    counted = groups if figure.zero else {number: groups[number] for number in groups if number}
    cards = sum(count for row in counted.values() for _, count in row)
    total = sum(number * count for number, row in counted.items() for _, count in row)
    if not cards:
        return Chart(figure.key, figure.title, bars, figure.none, True)
    mean = f"{total / cards:.1f}".removesuffix(".0")
    free = sum(bar.count for bar in bars) - cards
    words = figure.whole.format(cards=cards_words(cards), sum=total, mean=mean)
    words += f" {_free(free)}" if free else ""
    return Chart(figure.key, figure.title, bars, words, True)


def _free(count: int) -> str:
    return "1 attack is free." if count == 1 else f"{count} attacks are free."


def _styles(deck: Deck) -> Chart:
    bars = []
    for style in Style:
        cards = tuple(row for row in deck.counts if row[0].style is style)
        if cards:
            word = fold(style.value)
            said = f"are {style.value}"
            bars.append(Bar(style.value, said, cards, f"s:{word}", f"style-{word}", style.value))
    bars.sort(key=lambda bar: -bar.count)
    words = f"{cards_words(deck.size)} of {_number(len(bars), 'Style')}, Freestyle counted as one."
    return Chart("styles", "Styles", tuple(bars), words if bars else "The Life Deck is empty.")


def _deeds(known: list[tuple[Card, int, Entry]], deeds: Mapping[str, str]) -> Chart:
    groups: dict[str, list[Counted]] = {}
    for card, count, entry in known:
        for deed in entry.does:
            groups.setdefault(deed, []).append((card, count))
    total: Counter[str] = Counter({deed: sum(n for _, n in row) for deed, row in groups.items()})
    ordered = sorted(total, key=lambda deed: (-total[deed], deed))
    bars = tuple(
        Bar(
            _capital(deeds.get(deed, deed)),
            f"are such: it {deeds.get(deed, deed)}",
            tuple(groups[deed]),
            f"does:{deed}",
        )
        for deed in ordered[:MOST_DEEDS]
    )
    more = len(ordered) - len(bars)
    words = (
        f"What most cards do; {_number(more, 'thing')} more."
        if more > 0
        else "A card can count in several."
    )
    return Chart(
        "deeds", "What the cards do", bars, words if bars else "Nothing was found that cards do."
    )


def _number(count: int, word: str) -> str:
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


class Pair:
    """Where a bar stands: what the first deck has there, and the second one if there is one."""

    def __init__(self, first: Bar | None, second: Bar | None) -> None:
        self.first, self.second = first, second
        self.bar = first or second
        assert self.bar is not None

    @property
    def name(self) -> str:
        """What the bar is called."""
        assert self.bar is not None
        return self.bar.name


def pair_up(first: Chart, second: Chart | None) -> list[Pair]:
    """The bars of one or two charts by name, in their order; columns by their number."""
    if second is None:
        return [Pair(bar, None) for bar in first.bars]
    ones = {bar.name: bar for bar in first.bars}
    others = {bar.name: bar for bar in second.bars}
    names = list(ones | others)
    if first.columns:
        names.sort(key=int)
    else:
        count = {n: max(b.count for b in (ones.get(n), others.get(n)) if b) for n in names}
        names.sort(key=lambda name: -count[name])
    return [Pair(ones.get(name), others.get(name)) for name in names]


def in_short(entry: Entry) -> str:
    """What a card costs and does in figures: "2: AT+3 4 life"."""
    cost = entry.numbers.get("cost")
    parts = [f"{cost[-1]}:"] if cost and cost[-1] else []
    for name, short in (("at", "AT"), ("stages", "st"), ("life", "life")):
        numbers = entry.numbers.get(name)
        if numbers:
            parts.append(f"AT+{numbers[-1]}" if name == "at" else f"{numbers[-1]} {short}")
    endurance = entry.numbers.get("endurance")
    if endurance:
        parts.append(f"E{endurance[-1]}")
    return " ".join(parts)
