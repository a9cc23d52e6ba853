"""A short story about a card's text: a position, answers and expectations, as in a scenario."""

from __future__ import annotations

from typing import Any

from dbz_desktop.cards import Card
from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.scenario import play_scenario
from dbz_desktop.match.scenario_file import scenario_from_table
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import PLAIN

HERO = {"mp": "Hero", "mastery": "Calm Mastery", "fill_with": "Filler", "fill": 30}


def tell(*cards: Card, steps: str, **sides: dict[str, Any]) -> None:
    """Play the steps, one a line, with these cards beside the plain ones.

    `you`, `opponent` and `start` are keys of a scenario; without them you act in combat. What
    isn't scripted is passed or left.
    """
    for each in cards:
        assert compile_text(each, each.text).failures == ()
    pool = Pack({each.id: each for each in (*PLAIN, *cards)})
    table: dict[str, Any] = {
        "you": {**HERO, **sides.get("you", {})},
        "opponent": {**HERO, **sides.get("opponent", {})},
        "start": {"phase": "combat", **sides.get("start", {})},
        "play": {
            "auto": "pass",
            "steps": [line.strip() for line in steps.splitlines() if line.strip()],
        },
    }
    result = play_scenario(scenario_from_table(table, pool))
    assert result.failures == [], "\n".join([*result.failures, *result.log])
    assert result.expectations, "it expects nothing"
