"""Cards made up for the tests of the windows: no real card's text, every type and style."""

from __future__ import annotations

import json
from pathlib import Path

from dbz_desktop.cards.model import Alignment, Card, CardType, Style

LADDER = (0, 250, 500, 1000, 2000, 3000, 4000, 5000, 6000, 8000, 10000)


def made(ident: str, title: str, kind: CardType, text: str = "", **more) -> Card:
    """A card of the tests."""
    return Card(id=ident, title=title, type=kind, text=text, **more)


def from_facts(line: str) -> Card:
    """A card from a line of a facts file, for looking at faces while developing."""
    fact = json.loads(line)
    return Card(
        id=fact["id"],
        title=fact["name"],
        subtitle=fact.get("subtitle"),
        type=CardType(fact["type"]),
        text=fact["text"],
        style=Style(fact.get("style") or "Freestyle"),
        level=fact.get("level"),
        alignment=Alignment(fact["alignment"]) if fact.get("alignment") else None,
        pur=fact.get("pur"),
        stages=tuple(reversed(fact.get("stages") or ())),
        endurance=fact.get("endurance"),
        dragon_ball_set=fact.get("dragon_ball_set"),
        gold_title=bool(fact.get("gold_title")),
    )


def read_facts(path: Path) -> list[Card]:
    """The cards of a facts file."""
    return [from_facts(line) for line in path.read_text(encoding="utf-8").splitlines() if line]
