"""Cards as the text of a pack: what `packs` reads back."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterable
from typing import Any

from dbz_desktop.cards.model import Card


def pack_text(cards: Iterable[Card]) -> str:
    """A new pack file with these cards, texts as they are."""
    return "\n".join(card_table(card) for card in cards)


def seen_signs(text: str) -> str:
    """A text without signs that can't be seen, such as those that hyphenate it or turn it round;
    lines stay lines, tabs and the like become blanks."""
    blanks = (
        " " if sign != "\n" and unicodedata.category(sign) in _BLANKS else sign for sign in text
    )
    return "".join(s for s in blanks if unicodedata.category(s) != "Cf" or s in _JOINERS)


_BLANKS = ("Cc", "Zl", "Zp")
_JOINERS = "\u200c\u200d"
"""They can't be seen either, but what stands beside them is written otherwise by them."""


def quoted(value: Any) -> str:
    """A text, number, truth or flat list as TOML."""
    # JSON's are TOML's too.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def facts_of(card: Card) -> dict[str, Any]:
    """What a card's table says of it, by key; the power levels from stage 10 down."""
    facts: dict[str, Any] = {
        "id": card.id,
        "title": card.title,
        "subtitle": card.subtitle,
        "type": card.type.value,
        "style": card.style.value if card.is_styled else None,
        "level": card.level,
        "alignment": card.alignment.value if card.alignment else None,
        "pur": card.pur,
        "stages": list(reversed(card.stages)) or None,
        "endurance": card.endurance,
        "dragon_ball_set": card.dragon_ball_set,
        "gold_title": True if card.gold_title else None,
        "printings": list(card.printings) or None,
        "text": card.text,
        "wordings": dict(card.wordings) or None,
    }
    return {key: value for key, value in facts.items() if value is not None}


def card_table(card: Card) -> str:
    """A card as a `[[card]]` table."""
    return table_text("card", facts_of(card))


def table_text(name: str, facts: dict[str, Any]) -> str:
    """One table of a list of them, as TOML; the wordings by edition are a table of their own."""
    lines = [f"[[{name}]]"]
    lines += [f"{key} = {quoted(value)}" for key, value in facts.items() if key != "wordings"]
    if "wordings" in facts:
        lines.append(f"[{name}.wordings]")
        lines += [f"{quoted(key)} = {quoted(value)}" for key, value in facts["wordings"].items()]
    return "\n".join(lines) + "\n"
