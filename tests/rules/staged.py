"""Playing stand-in cards from a position, step by step: the words of scenarios, in Python."""

from __future__ import annotations

from typing import Any

from dbz_desktop.cards import Card
from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.scenario import play_scenario
from dbz_desktop.match.scenario_file import scenario_from_table
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import PLAIN

SIDE = {"mp": "Hero", "mastery": "Calm Mastery", "fill_with": "Filler", "fill": 30}


def staged(
    steps: str,
    *cards: Card,
    mine: dict[str, Any] | None = None,
    theirs: dict[str, Any] | None = None,
    **start: Any,
) -> None:
    """Play the steps, one a line; every card compiles, and every step and expectation is met."""
    for each in cards:
        assert compile_text(each, each.text).failures == (), each.title
    table = {
        "you": {**SIDE, **(mine or {})},
        "opponent": {**SIDE, **(theirs or {})},
        "start": {"phase": "combat", **start},
        "play": {"steps": [step.strip() for step in steps.strip().splitlines()]},
    }
    pool = Pack({each.id: each for each in (*PLAIN, *cards)})
    failures = play_scenario(scenario_from_table(table, pool)).failures
    assert failures == [], "\n".join(map(str, failures))
