"""Positions for tests, written as scenarios are: two decks of fillers, a fight to come."""

from __future__ import annotations

from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.match import Match
from dbz_desktop.match.scenarios.position import scenario_match
from dbz_desktop.match.scenarios.scenes import scene_of_text
from dbz_desktop.match.scenarios.steps import find_option

HEAD = 'rule = "ATK-1"\ntitle = "t"\nsource = "-"\nedition = "fanz"\n'

DEFAULTS = {"mp": "Goku", "mastery": "Orange Adaptive Mastery", "fill": 30, "hand": []}


def posed(
    pool: Pack,
    you: dict[str, object],
    opponent: dict[str, object],
    *steps: str,
    turn: str = "you",
    phase: str = "combat",
) -> Match:
    """A match at a position, after some steps of a script; yours is the first seat.

    In combat who has the turn has declared it and acts.
    """
    lines = [HEAD]
    for name, side in (("you", you), ("opponent", opponent)):
        lines.append(f"[{name}]")
        lines += [f"{key} = {_value(value)}" for key, value in {**DEFAULTS, **side}.items()]
    lines += ["[start]", f'turn = "{turn}"', f'phase = "{phase}"']
    if phase == "combat":
        lines.append(f'action = "{turn}"')
    match = scenario_match(scene_of_text("\n".join(lines), pool), pool=pool)
    for step in steps:
        index = find_option(match, step)
        assert index is not None, (step, [o.label for o in match.decision.options])
        match.course.answer(index)
    return match


def _value(value: object) -> str:
    if isinstance(value, list):
        return f"[{', '.join(_value(each) for each in value)}]"
    return f'"{value}"' if isinstance(value, str) else str(value)
