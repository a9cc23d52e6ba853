"""Playing stand-in cards from a position, step by step: the words of scenarios, in Python."""

from __future__ import annotations

from typing import Any

from dbz_desktop.cards import Card, CardType
from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.scenarios.file import scenario_from_table
from dbz_desktop.match.scenarios.run import play_scenario
from dbz_desktop.rules.language.compiler import canonical_text, compile_text
from tests.rules.happening import EVENT, PLAIN, card

SIDE = {"mp": "Hero", "mastery": "Calm Mastery", "fill_with": "Filler", "fill": 30}


def staged(
    steps: str,
    *cards: Card,
    mine: dict[str, Any] | None = None,
    theirs: dict[str, Any] | None = None,
    auto: str = "",
    edition: str = "",
    **start: Any,
) -> None:
    """Play the steps, one a line; every card compiles, and every step and expectation is met.

    `auto` is how to answer what isn't scripted, as in a scenario; nothing is without it. Without
    an `edition` it is the default one.
    """
    for each in cards:
        assert compile_text(each, each.text).failures == (), each.title
    table: dict[str, Any] = {
        "you": {**SIDE, **(mine or {})},
        "opponent": {**SIDE, **(theirs or {})},
        "start": {"phase": "combat", **start},
        "play": {"steps": [step.strip() for step in steps.splitlines() if step.strip()]},
    }
    if auto:
        table["play"]["auto"] = auto
    if edition:
        table["edition"] = edition
    pool = Pack({each.id: each for each in (*PLAIN, *cards)})
    result = play_scenario(scenario_from_table(table, pool))
    assert result.failures == [], "\n".join([*map(str, result.failures), *result.log])
    assert result.expectations, "it expects nothing"


def tell(*cards: Card, steps: str, **sides: dict[str, Any]) -> None:
    """The same; what isn't scripted is passed or left.

    `you`, `opponent` and `start` are the keys of a scenario; without them you act in combat.
    """
    you, opponent, start = (sides.get(key, {}) for key in ("you", "opponent", "start"))
    staged(steps, *cards, mine=you, theirs=opponent, auto="pass", **start)


def canonical(text: str, kind: CardType = EVENT) -> str:
    """A text as the text of a card of that type, in the canonical wording."""
    program = compile_text(card("Sword", kind, ""), text)
    assert program.failures == ()
    return canonical_text(program)
