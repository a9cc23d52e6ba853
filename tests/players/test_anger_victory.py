"""The victory by anger (WIN-2) is seen to come, by who may win by it and by who would lose."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

from dbz_desktop.match.content.library import load_pool
from dbz_desktop.match.scenarios.position import scenario_match
from dbz_desktop.match.scenarios.scenes import scene_of_text
from dbz_desktop.players.anger_victory import with_anger
from dbz_desktop.players.chance import load_outlook
from dbz_desktop.players.making import load_levels
from dbz_desktop.players.steady import Steady
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.decisions import Ask

ANGRY = """
rule = "WIN-2"
title = "Anger on the highest level, far behind"
source = "-"
edition = "panini-2014"

[you]
mp = "Goku"
mastery = "Orange Adaptive Mastery"
level = {level}
stages = 5
fill = {mine}

[opponent]
mp = "Vegeta"
mastery = "Saiyan Rampaging Mastery"
stages = 5
hand = []
fill = {theirs}

[start]
phase = "combat"
action = "you"
"""


@cache
def _stands(level: int, lives: tuple[int, int]) -> Game:
    pool = load_pool()
    text = ANGRY.format(level=level, mine=lives[0], theirs=lives[1])
    return scenario_match(scene_of_text(text, pool), pool=pool).course.game


def angry(anger: int, level: int = 4, lives: tuple[int, int] = (6, 40)) -> Game:
    game = _stands(level, lives).fork()
    game.state.players[0].anger = anger
    return game


def test_the_chance_rises_steeply_as_the_last_anger_nears() -> None:
    weights, outlook = load_levels().weights, load_outlook()
    for chances in (
        [weights.chance(angry(anger), 0) for anger in range(5)],
        [outlook.at_rest(angry(anger)) for anger in range(5)],
    ):
        steps = [b - a for a, b in pairwise(chances)]
        # Far behind it is hardly worth anything first, and nearly all of the chance in the end.
        assert chances[0] < 0.11 < 0.4 < chances[4]
        assert steps[0] < 0.02 and all(step > 0.07 for step in steps[1:])
    # Below the highest level as much anger wins nothing.
    assert weights.chance(angry(4, level=3), 0) < 0.12
    assert outlook.at_rest(angry(4, level=3)) < 0.12


def test_both_chances_make_one_and_none_is_sure() -> None:
    weights = load_levels().weights
    for lives in ((6, 40), (40, 6), (1, 58), (58, 1)):
        for anger in range(5):
            game = angry(anger, lives=lives)
            assert weights.chance(game, 0) + weights.chance(game, 1) == pytest.approx(1)
            assert 0 < weights.chance(game, 0) < 1
    assert with_anger(0.5, 0.4, 0.4) == pytest.approx(0.5)


CRITICAL = """
rule = "WIN-2"
title = "A critical damage effect against the last anger"
source = "-"
edition = "panini-2014"

[you]
mp = "Goku"
mastery = "Orange Adaptive Mastery"
stages = 10
hand = ["Crushing Beam"]
fill = 30

[opponent]
mp = "Vegeta"
mastery = "Saiyan Rampaging Mastery"
level = 4
anger = {anger}
stages = 5
fill = 30
play = [{{ card = "Tenshinhan", stages = 0 }}]

[start]
phase = "combat"
action = "you"
"""


def effect(anger: int) -> str:
    """The critical damage effect that Steady takes, of an Ally discarded and anger lowered."""
    pool = load_pool()
    game = scenario_match(scene_of_text(CRITICAL.format(anger=anger), pool), pool=pool).course.game
    steady = Steady(1, "S", load_levels().weights)
    while game.decision is not None and game.decision.ask is not Ask.CRITICAL:
        game.answer(0)
    assert game.decision is not None
    return game.decision.options[steady.best_in(game, game.decision)].label


def test_the_last_anger_is_lowered_before_anything_else() -> None:
    assert effect(1).startswith("Discard an Ally")
    assert effect(4).startswith("Lower your opponent's anger")
