"""Cards made up for the tests of the windows: no real card's text, every type and style."""

from __future__ import annotations

from dbz_desktop.cards.model import Card, CardType

LADDER = (0, 250, 500, 1000, 2000, 3000, 4000, 5000, 6000, 8000, 10000)


def made(ident: str, title: str, kind: CardType, text: str = "", **more) -> Card:
    """A card of the tests."""
    return Card(id=ident, title=title, type=kind, text=text, **more)
