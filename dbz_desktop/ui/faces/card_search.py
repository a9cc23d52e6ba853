"""Finding a card by a few words: the same rule wherever cards are searched by eye."""

from __future__ import annotations

from dbz_desktop.cards.model import Card

HINT = "Find by title, type, style or text"
"""What an empty search field says."""


def searchable(card: Card, wording: str) -> str:
    """What a search looks at: title, type, style and the text in the edition that is played."""
    return " ".join((card.name, card.type.value, card.style.value, wording)).casefold()


def fits(query: str, text: str) -> bool:
    """True when every word of the query is in a `searchable` text, in any order."""
    return all(word in text for word in query.casefold().split())
