"""Facts files: one JSON object a line, the facts of a card with its text as printed.

They are what the wording is measured with, and one way to bring in cards of one's own.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from dbz_desktop import intake
from dbz_desktop.cards.model import Card
from dbz_desktop.cards.packs import MAX_CARDS, MAX_FILE_BYTES, Pack, PackError, card_from_table

_KEPT = (
    "id",
    "subtitle",
    "type",
    "style",
    "level",
    "alignment",
    "pur",
    "stages",
    "endurance",
    "dragon_ball_set",
    "gold_title",
    "printings",
    "text",
)


def add_facts(pool: Pack, path: Path) -> None:
    """Read a facts file into a pool; what can't be read goes to `Pack.errors`."""
    try:
        data = intake.read_bytes(path, MAX_FILE_BYTES, "; split it")
        lines = [
            (number, line)
            for number, line in enumerate(intake.text_of(data, "list of facts").splitlines(), 1)
            if line.strip()
        ]
    except intake.Unreadable as error:
        pool.errors.append(PackError(str(error), path))
        return
    if len(lines) > MAX_CARDS:
        pool.errors.append(PackError(f"holds more than {MAX_CARDS:,} cards; split it", path))
        return
    for number, line in lines:
        try:
            pool.add(card_of_facts(line, path, number), path)
        except PackError as error:
            pool.errors.append(error)


def card_of_facts(line: str, path: Path, number: int) -> Card:
    """The card of one line. Raises PackError."""
    try:
        facts: Any = intake.json_value(line, "card")
    except intake.Unreadable as error:
        raise PackError(f"line {number} {error}", path) from error
    if not isinstance(facts, dict):
        raise PackError(f"line {number} must be one JSON object", path)
    table = {key: facts[key] for key in _KEPT if facts.get(key) is not None}
    table["title"] = facts.get("name", facts.get("title"))
    return card_from_table(table, path, number)
