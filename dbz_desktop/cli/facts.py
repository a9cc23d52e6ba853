"""Facts files: one JSON object a line, the facts of a card with its text as printed.

They are what the wording is measured with, and one way to bring in cards of one's own.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from dbz_desktop.cards.model import Card
from dbz_desktop.cards.packs import MAX_FILE_BYTES, Pack, PackError, card_from_table

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
        if path.stat().st_size > MAX_FILE_BYTES:
            raise PackError("the file is too large; split it", path)
        lines = path.read_bytes().decode("utf-8").splitlines()
    except OSError as error:
        pool.errors.append(PackError(f"can't be opened: {error.strerror}", path))
        return
    except UnicodeDecodeError:
        pool.errors.append(PackError("is not UTF-8 text; save it as UTF-8", path))
        return
    except PackError as error:
        pool.errors.append(error)
        return
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            pool.add(card_of_facts(line, path, number), path)
        except PackError as error:
            pool.errors.append(error)


def card_of_facts(line: str, path: Path, number: int) -> Card:
    """The card of one line. Raises PackError."""
    try:
        facts: Any = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise PackError(f"line {number} is not JSON: {error}", path) from error
    if not isinstance(facts, dict):
        raise PackError(f"line {number} must be one JSON object", path)
    table = {key: facts[key] for key in _KEPT if facts.get(key) is not None}
    table["title"] = facts.get("name", facts.get("title"))
    return card_from_table(table, path, number)
