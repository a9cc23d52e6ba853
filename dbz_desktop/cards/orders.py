"""What is told of a card in the columns of a table of cards, and the orders these can be put in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any

from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.cards.search import Entry
from dbz_desktop.cards.sets import set_place


class Column(IntEnum):
    """The columns of the table view."""

    TITLE = 0
    TYPE = 1
    STYLE = 2
    COST = 3
    DAMAGE = 4
    ANGER = 5
    ENDURANCE = 6
    NUMBER = 7
    TEXT = 8
    COPIES = 9


def figure(entry: Entry, name: str) -> str:
    """A figure of a card in words, several joined by a stroke."""
    return "/".join(str(number) for number in entry.numbers.get(name, ()))


def damage_words(entry: Entry) -> str:
    """The printed damage in short: "AT+3 · 4 life"."""
    parts = []
    at = entry.numbers.get("at")
    if at:
        parts.append(f"AT+{at[-1]}" if at[-1] > 0 else f"AT{at[-1]}" if at[-1] else "AT")
    for name, short in (("stages", "st."), ("life", "life")):
        numbers = entry.numbers.get(name)
        if numbers:
            parts.append(f"{figure(entry, name)} {short}")
    return " · ".join(parts)


def number_key(card: Card) -> tuple[int, str, str, int]:
    """Cards in the order of their numbers: set by set as they came out, letters, number."""
    letters = card.number.rstrip("0123456789")
    digits = card.number[len(letters) :]
    return set_place(card), card.set_code, letters, int(digits) if digits else 0


def sort_key(column: Column) -> Callable[[Entry], Any]:
    """What a column is sorted by; equal cards stay in the order of their titles."""

    def key(entry: Entry) -> Any:
        card = entry.card
        name = entry.name
        if column is Column.TITLE:
            return name, card.level or 0, number_key(card)
        if column is Column.TYPE:
            return list(CardType).index(card.type), name
        if column is Column.STYLE:
            return card.style.value, name
        if column is Column.NUMBER:
            return number_key(card)
        if column is Column.DAMAGE:
            numbers = entry.numbers
            figures = (max(numbers.get(n, (-1,))) for n in ("life", "stages", "at"))
            return tuple(figures), name
        if column in (Column.TEXT, Column.COPIES):
            return entry.folded_text, name
        names = {Column.COST: "cost", Column.ANGER: "anger", Column.ENDURANCE: "endurance"}
        return max(entry.numbers.get(names[column], (-1,))), name

    return key


Orders = dict[tuple[Column, bool], list[int]]
"""Rows of some entries by column, downwards where the second part is true."""


def order_of(entries: Sequence[Entry], column: Column, down: bool = False) -> list[int]:
    """The rows of some entries in the order of a column; for any thread."""
    keys = list(map(sort_key(column), entries))
    return sorted(range(len(keys)), key=keys.__getitem__, reverse=down)


def spoken(entry: Entry, copies: int) -> str:
    """A card as a screen reader says it."""
    card = entry.card
    style = f"{card.style.value} " if card.is_styled else ""
    parts = [card.name, f"{style}{card.type.value}"]
    if card.level and card.type is CardType.MAIN_PERSONALITY:
        parts.append(f"level {card.level}")
    if copies:
        parts.append(f"{copies} in the deck")
    return ", ".join(parts)
