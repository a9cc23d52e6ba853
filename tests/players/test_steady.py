"""Steady's look ahead: what it compares alike, and what it leaves to chance."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from dbz_desktop import paths
from dbz_desktop.match.content.library import load_pool
from dbz_desktop.match.scenarios.position import scenario_match
from dbz_desktop.match.scenarios.scenes import scene_of_text
from dbz_desktop.players.habits import habit
from dbz_desktop.players.making import load_levels
from dbz_desktop.players.position import FEATURES, Hands, features
from dbz_desktop.players.settling import settled
from dbz_desktop.players.steady import Steady
from dbz_desktop.players.weights import Weights
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision, Option
from tests.players.seen import Seen

HELD = [FEATURES.index(name) for name in ("attacks", "dear_attacks", "defenses", "others")]


def test_what_is_drawn_in_one_world_recommends_no_answer() -> None:
    weights = load_levels().weights
    lucky = level = 0
    for seed in (3, 8):
        seen = Seen(seed, 1, 4)
        for decision in seen.decisions():
            if decision.ask is not Ask.DECLARE:
                continue
            no = next(i for i, option in enumerate(decision.options) if option.act is Act.NO)
            with_luck, without = set(), set()
            hands = Hands.seen(seen.game, decision)
            for number in range(4):
                world = seen.sight(decision.player).world(random.Random(number))
                assert world is not None
                world.answer(no)
                after = settled(world, decision.player)
                if after.outcome is None:
                    with_luck.add(round(weights.chance(after, decision.player), 9))
                    found = features(after, decision.player, hands)
                    without.add(tuple(round(found[i], 9) for i in HELD))
            lucky += len(with_luck) > 1
            level += len(without) == 1
    assert lucky > 10
    # What the other player does as his turn begins may still depend on what he has drawn.
    assert level > lucky * 0.8


def test_cards_that_a_question_shows_are_told_apart() -> None:
    # Searching a Life Deck for a card: each is what it is, though it isn't in the hand yet.
    told = 0
    for seed in range(3, 9):
        seen = Seen(seed, 1, 4)
        for decision in seen.decisions():
            deck = set(seen.game.state.players[decision.player].life_deck)
            shown = [option.card for option in decision.options if option.card in deck]
            if len(shown) > 1:
                assert set(shown) <= Hands.seen(seen.game, decision).known
                told += 1
    assert told > 2


def test_everything_in_a_planning_step_is_weighed_after_it() -> None:
    compared = 0
    for seed in (3, 5, 8):
        seen = Seen(seed, 1, 4)
        for decision in seen.decisions():
            if decision.ask is not Ask.PLANNING:
                continue
            stages: Counter[int] = Counter()
            for index in range(len(decision.options)):
                world = seen.game.fork()
                world.answer(index)
                after = settled(world, decision.player)
                assert after.decision is None or after.decision.ask is not Ask.PLANNING
                stages[after.state.players[decision.player].stages] += 1
            compared += len(decision.options)
            # Powering up isn't what tells them apart; few cards give stages themselves.
            assert stages.most_common(1)[0][1] >= len(decision.options) / 2
    assert compared > 20


FEW_CARDS_LEFT = """
rule = "ATK-1"
title = "An attack that offers a sacrifice as it hits"
source = "PRE-S136"
edition = "panini-2014"

[you]
mp = "Vegeta"
mastery = "Saiyan Rampaging Mastery"
stages = 10
hand = ["Namekian Pound"]
fill = 8

[opponent]
mp = "Goku"
mastery = "Orange Adaptive Mastery"
stages = 2
fill = 8

[start]
phase = "combat"
action = "you"
passed = ["opponent"]
"""


def test_nothing_is_left_alone_for_what_may_be_left_out_of_it() -> None:
    # "HIT: You may destroy up to 4 cards from the top of your Life Deck": eight are left in it, and
    # what is asked first is the order of several HIT effects.
    pool = load_pool()
    game = scenario_match(scene_of_text(FEW_CARDS_LEFT, pool), pool=pool).game.fork()
    steady = Steady(1, "S", load_levels().weights)

    def answered() -> str:
        decision = game.decision
        assert decision is not None
        chosen = steady.best_in(game.fork(), decision)
        game.answer(chosen)
        return decision.options[chosen].label

    assert answered() == "Play Namekian Pound"
    game.answer(0)
    offered = False
    while game.decision is not None and game.decision.ask is not Ask.ACTION:
        offered |= "Destroy up to 4" in game.decision.prompt
        answered()
    assert offered and len(game.state.players[0].life_deck) == 8


FAR_BEHIND = """
rule = "TRN-3"
title = "Three attacks in hand, and few cards left"
source = "-"
edition = "panini-2014"

[you]
mp = "Goku"
mastery = "Orange Adaptive Mastery"
stages = 6
hand = ["Crushing Beam", "Crushing Beam", "Crushing Beam"]
fill = 9

[opponent]
mp = "Vegeta"
mastery = "Saiyan Rampaging Mastery"
stages = 1
hand = ["Orange Energy Catch"]
fill = 38

[start]
phase = "declare"
"""


def test_combat_is_declared_for_what_is_done_first_in_it() -> None:
    pool = load_pool()
    for level in load_levels().levels[:3]:
        match = scenario_match(scene_of_text(FAR_BEHIND, pool), pool=pool)
        game = match.game.fork()
        decision = game.decision
        assert decision is not None and decision.ask is Ask.DECLARE
        chosen = Steady(1, "S", level.weights).best_in(game.fork(), decision)
        assert decision.options[chosen].act is Act.YES, level.name


SETUP_THAT_ATTACKS = """
rule = "TYP-6"
title = "A Setup that attacks once it is in play"
source = "-"

[you]
mp = "Goku"
mastery = "Blue Protective Mastery"
stages = 6
hand = ["Blue Minions", "Crushing Beam"]
fill = 30

[opponent]
mp = "Vegeta"
mastery = "Saiyan Rampaging Mastery"
stages = 5
fill = 30

[start]
phase = "planning"
"""


def test_a_setup_is_played_though_it_is_an_attack() -> None:
    pool = load_pool()
    for level in load_levels().levels[:3]:
        game = scenario_match(scene_of_text(SETUP_THAT_ATTACKS, pool), pool=pool).game.fork()
        decision = game.decision
        assert decision is not None and decision.ask is Ask.PLANNING
        assert game.programs[decision.options[0].card].attack is not None
        assert Steady(1, "S", level.weights).best_in(game.fork(), decision) == 0, level.name


def test_of_what_is_worth_the_same_cards_are_kept() -> None:
    # Who sees life cards and stages alone finds a card in hand worth no more than none.
    sees = Weights(tuple(float(name in ("life", "stages")) for name in FEATURES))
    kept = 0
    for seed in (3, 8):
        seen = Seen(seed, 1, 4)
        for decision in seen.decisions():
            if decision.ask is Ask.DISCARD and decision.options[-1].leaves:
                steady = Steady(1, "S", sees)
                assert steady.choose(decision, seen.sight(decision.player)) == habit(decision)
                kept += 1
    assert kept > 3


A_SMALL_BLOW = """
rule = "ATK-3"
title = "A small blow, and a Power that stops it for a card"
source = "ATK-3"
edition = "panini-2014"

[you]
mp = "Krillin"
mastery = "Blue Protective Mastery"
stages = 5
hand = ["Namekian Knee Block"]
fill = 40

[opponent]
mp = "Goku"
mastery = "Orange Adaptive Mastery"
stages = 5
hand = ["Namekian Quick Shot"]
fill = 40

[start]
phase = "combat"
turn = "opponent"
action = "opponent"
"""


def test_no_power_is_used_up_to_leave_what_it_may_do() -> None:
    # "You may discard a Physical Combat card from your hand to stop an energy attack."
    pool, steady = load_pool(), Steady(1, "S", load_levels().weights)
    answers = []
    for fill in (40, 4):
        scene = A_SMALL_BLOW.replace("fill = 40", f"fill = {fill}", 1)
        game = scenario_match(scene_of_text(scene, pool), pool=pool).game.fork()
        attack = next(o for o in game.decision.options if "Quick Shot" in o.label)
        game.answer(game.decision.options.index(attack))
        while game.decision.ask is not Ask.DEFEND:
            game.answer(habit(game.decision))
        chosen = steady.best_in(game.fork(), game.decision)
        answers.append(game.decision.options[chosen].leaves)
        if not answers[-1]:
            game.answer(chosen)
            chosen = steady.best_in(game.fork(), game.decision)
            assert not game.decision.options[chosen].leaves
    # Of forty life cards two are worth less than the card in hand, of four they are worth more.
    assert answers == [True, False]


def test_a_level_says_whether_it_looks_at_the_choices_that_come_with_an_answer(tmp_path) -> None:
    """Without them it weighs what it does by habit; a key that no level has is told."""
    levels = {level.name: level for level in load_levels().levels}
    assert [levels[name].choices for name in ("novice", "fighter", "veteran")] == [
        False,
        False,
        True,
    ]
    shipped = paths.resources_folder() / "players" / "players.toml"
    wrong = tmp_path / "players.toml"
    wrong.write_text(shipped.read_text("utf-8").replace("choices =", "choises ="), "utf-8")
    with pytest.raises(ValueError, match="choises"):
        load_levels(wrong)


def test_what_belongs_to_one_deed_is_decided_in_the_same_worlds() -> None:
    drawn: list[float] = []

    class Drawing:
        def world(self, chance: random.Random) -> None:
            drawn.append(chance.random())

    steady = Steady(1, "S", load_levels().weights)
    yes_or_no = (Option(Act.YES, "Yes"), Option(Act.NO, "No"))
    for ask in (Ask.DEFEND, Ask.YES_NO, Ask.ACTION, Ask.CHOOSE_CARD, Ask.DEFEND):
        steady.choose(Decision(0, ask, "?", "ATK-3", yes_or_no), Drawing())
    assert drawn[0] == drawn[1] and drawn[2] == drawn[3]
    assert len(set(drawn)) == 3
