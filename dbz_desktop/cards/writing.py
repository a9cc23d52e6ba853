"""Cards as the text of a pack: what `packs` reads back."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from dbz_desktop.cards.model import Card


def pack_text(cards: Iterable[Card]) -> str:
    """A new pack file with these cards, texts as they are."""
    return "\n".join(_card_table(card) for card in cards)


def quoted(value: Any) -> str:
    """A text, number, truth or flat list as TOML."""
    # JSON's are TOML's too.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _card_table(card: Card) -> str:
    facts: list[tuple[str, Any]] = [
        ("id", card.id),
        ("title", card.title),
        ("subtitle", card.subtitle),
        ("type", card.type.value),
        ("style", card.style.value if card.is_styled else None),
        ("level", card.level),
        ("alignment", card.alignment.value if card.alignment else None),
        ("pur", card.pur),
        ("stages", list(reversed(card.stages)) or None),
        ("endurance", card.endurance),
        ("dragon_ball_set", card.dragon_ball_set),
        ("gold_title", True if card.gold_title else None),
        ("printings", list(card.printings) or None),
        ("text", card.text),
    ]
    lines = ["[[card]]"]
    lines += [f"{key} = {quoted(value)}" for key, value in facts if value is not None]
    if card.wordings:
        lines.append("[card.wordings]")
        lines += [f"{quoted(key)} = {quoted(value)}" for key, value in card.wordings]
    return "\n".join(lines) + "\n"
