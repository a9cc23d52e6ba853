"""A deck as a table for spreadsheets (CSV), with commas and one card a row.

Reading is that of any list: `notation.columns` knows the heads of tables.
"""

from __future__ import annotations

import csv
import io

from dbz_desktop.cards.model import Card
from dbz_desktop.decks.model import Deck

HEAD = ("Copies", "Title", "Subtitle", "Type", "Style", "Level", "Number", "Set")
_FORMULA = ("=", "+", "-", "@")


def sheet_text(deck: Deck) -> str:
    """A deck as CSV; levels and Mastery first. `lists.read_list` reads it back."""
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\r\n")
    writer.writerow(HEAD)
    front = (*deck.mp, *((deck.mastery,) if deck.mastery is not None else ()))
    for card, count in (*((card, 1) for card in front), *deck.counts):
        writer.writerow([str(count), *map(_cell, _row(card))])
    return file.getvalue()


def _row(card: Card) -> tuple[str, ...]:
    style = card.style.value if card.is_styled else ""
    level = str(card.level) if card.level else ""
    kind = card.type.value
    return card.title, card.subtitle or "", kind, style, level, card.number, card.set_code


def _cell(text: str) -> str:
    """A spreadsheet takes a cell that begins like a formula for one; cards come from anybody."""
    return f"'{text}" if text.startswith(_FORMULA) else text
