"""Far behind and far ahead: what happens still counts, and nobody gives up."""

from __future__ import annotations

import pytest

from dbz_desktop.match.content.library import load_pool
from dbz_desktop.match.match import Match
from dbz_desktop.match.scenarios.position import scenario_match
from dbz_desktop.match.scenarios.scenes import scene_of_text
from dbz_desktop.players.making import load_levels
from dbz_desktop.players.searching import LEAST, Followed, Searching
from dbz_desktop.players.weights import chance_of

BLOW = """
rule = "COM-4"
title = "A blow that takes five life cards"
source = "-"
edition = "panini-2014"

[you]
mp = "Goku"
mastery = "Orange Adaptive Mastery"
stages = 0
hand = ["Orange Energy Catch"]
fill = {mine}

[opponent]
mp = "Vegeta"
mastery = "Saiyan Rampaging Mastery"
stages = 10
hand = ["Crushing Beam"]
fill = {theirs}

[start]
phase = "combat"
action = "opponent"
"""


def blow(mine: int, theirs: int) -> Match:
    pool = load_pool()
    scene = scene_of_text(BLOW.format(mine=mine, theirs=theirs), pool)
    match = scenario_match(scene, pool=pool, players=("veteran", "veteran"))
    match.course.game.answer(0)
    return match


def test_a_chance_is_told_from_what_a_position_is_worth() -> None:
    weights = load_levels().weights
    for mine, theirs in ((10, 58), (30, 30), (58, 10)):
        game = blow(mine, theirs).course.game
        for viewer in (0, 1):
            worth, chance = (each(game, viewer) for each in (weights.worth, weights.chance))
            assert chance_of(worth) == pytest.approx(chance)
            # It lies nearer to the middle, on the same side of it.
            assert abs(worth - 0.5) <= abs(chance - 0.5) and (worth < 0.5) == (chance < 0.5)
    assert (chance_of(0.0), chance_of(1.0)) == (0.0, 1.0)
    # The mean of several, less than none of them is worth: still a chance.
    assert (chance_of(-0.01), chance_of(1.01)) == (0.0, 1.0)


@pytest.mark.parametrize(("mine", "theirs"), [(10, 58), (12, 58), (30, 30), (58, 12), (58, 10)])
def test_a_blow_is_stopped_as_surely_far_behind_and_far_ahead_as_between(
    mine: int, theirs: int
) -> None:
    weights = load_levels().weights
    for seed in range(2):
        match = blow(mine, theirs)
        asked = match.course.game.decision
        assert asked is not None and asked.options[1].leaves
        found = Searching(seed, "S", weights, lambda lines: lines < 100).search(
            asked, match._sight(asked.player)
        )
        assert [each.followed for each in found] in [[count] * 2 for count in range(LEAST, 51)]
        # Where it is lost or won in every line the chances are alike, and yet it isn't given up.
        assert found[1].short > found[0].short == 0
        assert found[0].chance >= found[1].chance


def test_what_luck_has_made_alike_in_few_worlds_is_told_apart_by_a_look_ahead() -> None:
    best, other = Followed([0.2, 0.6, 0.4], beforehand=0.5), Followed([0.3, 0.5, 0.4])
    other.beforehand = 0.4
    assert other.behind(best) > 0 > best.behind(other)
    # Once many worlds agree, it has hardly a say.
    best.worths, other.worths = [0.4] * 40, [0.42] * 40
    assert other.behind(best) < 0
