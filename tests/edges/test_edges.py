"""What single real cards do at their edges, one row a situation (see the files beside this).

A row names the card in `card` and the situation in `what`; the rest is a scenario, with `level` for
a level of the MP: the other levels are a plain one's.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.content.library import load_pool
from dbz_desktop.match.scenarios.file import scenario_from_table
from dbz_desktop.match.scenarios.run import play_scenario
from tests.edges.stand_ins import STAND_INS
from tests.rules.happening import PLAIN

FILES = sorted(Path(__file__).parent.glob("*.toml"))
ROWS = [row for file in FILES for row in tomllib.loads(file.read_text(encoding="utf-8"))["edge"]]
SIDE = {"mp": "Hero", "mastery": "Calm Mastery", "fill_with": "Filler", "fill": 30}


@cache
def pool() -> Pack:
    return Pack({each.id: each for each in (*PLAIN, *STAND_INS, *load_pool().cards.values())})


def side(table: dict[str, Any]) -> dict[str, Any]:
    """A side of a row: an id as `mp` is one level, played at that level among plain ones."""
    whole = {**SIDE, **table}
    card = pool().cards.get(whole["mp"]) if isinstance(whole["mp"], str) else None
    if card is not None and card.level is not None:
        levels = [f"T-Hero-{level}" for level in range(1, 5)]
        levels[card.level - 1] = card.id
        whole |= {"mp": levels, "level": card.level}
    return whole


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['card']}: {row['what']}")
def test_edge(row: dict[str, Any]) -> None:
    start = {"phase": "combat", **row.get("start", {})}
    if row.get("theirs"):
        start |= {"turn": "opponent", "action": "opponent"}
    table = {
        "you": side(row.get("you", {})),
        "opponent": side(row.get("opponent", {})),
        "start": start,
        "play": {"auto": row.get("auto", "pass"), "steps": row["steps"]},
    }
    if "edition" in row:
        table["edition"] = row["edition"]
    result = play_scenario(scenario_from_table(table, pool()))
    assert result.failures == [], "\n".join([*result.failures, *result.log])
    assert result.expectations, "it expects nothing"


def test_each_row_is_another_one_and_shows_its_card() -> None:
    assert len({(row["card"], row["what"]) for row in ROWS}) == len(ROWS)
    for row in ROWS:
        card, sides = pool().cards[row["card"]], (row.get("you"), row.get("opponent"))
        assert card.id in str(sides) or card.title in str(sides)
