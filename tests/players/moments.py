"""A moment of a game between two that look one answer ahead: the table, and who is asked."""

from __future__ import annotations

from dbz_desktop.match.content.library import load_pool
from dbz_desktop.match.match import Match
from dbz_desktop.match.scenarios.position import scenario_match
from dbz_desktop.match.scenarios.scenes import scene_of_text

SCENE = """
rule = "COM-2"
title = "A moment of a game"
source = "-"
edition = "{edition}"

[you]
mp = {mp}
mastery = "{mastery}"
level = {level}
anger = {anger}
stages = {stages}
hand = {hand}
play = {play}
discard = {discard}
used = {used}
fill = 30

[opponent]
mp = {opponent}
mastery = "Saiyan Rampaging Mastery"
stages = 5
hand = {theirs}
fill = {fill}

[start]
{start}
"""


def match_of(start: str, players: str = "veteran", **more: object) -> Match:
    """The moment that `start` tells of; `more` is what lies on the table, by the scene's words.

    `players` is the level of both.
    """
    told: dict[str, object] = {
        "edition": "fanz",
        "mp": '"Goku"',
        "used": '["mp"]',
        "mastery": "Orange Adaptive Mastery",
        "level": 1,
        "anger": 0,
        "stages": 8,
        "hand": "[]",
        "play": "[]",
        "discard": "[]",
        "theirs": "[]",
        "fill": 30,
        "opponent": '"Vegeta"',
    }
    pool = load_pool()
    text = SCENE.format(**(told | more), start=start)
    return scenario_match(scene_of_text(text, pool), pool=pool, players=(players, players))
