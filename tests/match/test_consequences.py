"""What the players are told of an answer before it is given."""

from __future__ import annotations

import pytest

from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.aids.consequences import (
    COMBAT,
    IDLE_USE,
    LAST_STAGE,
    effect_of,
    loss,
    opponent_passed,
)
from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.match.match import Match
from dbz_desktop.match.scenarios.checks import log_lines
from dbz_desktop.match.scenarios.file import scenario_from_table
from dbz_desktop.match.scenarios.position import scenario_match
from dbz_desktop.match.scenarios.steps import find_option
from dbz_desktop.paths import resources_folder
from dbz_desktop.players import RandomPlayer
from dbz_desktop.rules.kernel.decisions import Act, Ask

from .posed import posed

RULINGS = resources_folder() / "rulings"


def says_end(match: Match) -> bool:
    """Whether the player who decides is told that his pass ends combat."""
    assert match.decision is not None and match.decision.ask is Ask.ACTION
    player = match.decision.player
    return opponent_passed(match.seat(player).history(), player)


def test_a_pass_is_said_to_end_combat_exactly_where_the_other_has_passed(
    setup: MatchSetup,
) -> None:
    match = Match.new(setup)
    players = (RandomPlayer(1), RandomPlayer(2))
    seen = {True: 0, False: 0}
    for _ in range(600):
        decision = match.decision
        if decision is None:
            break
        if decision.ask is Ask.ACTION:
            combat = match.game.state.combat
            assert combat is not None
            said = says_end(match)
            assert said is combat.passed[1 - decision.player]
            seen[said] += 1
        match.course.answer(players[decision.player].choose(decision))
    assert min(seen.values()) > 5


@pytest.fixture
def dazed(pool: Pack) -> Match:
    """Combat in which the opponent has two actions to skip."""
    side = {"mp": "Goku", "mastery": "Orange Adaptive Mastery"}
    table = {
        "pack": "stand-ins.toml",
        "you": {**side, "hand": ["Test Daze"]},
        "opponent": {**side, "hand": ["Test Fury"]},
        "start": {"phase": "combat"},
        "play": {},
    }
    return scenario_match(scenario_from_table(table, pool, RULINGS / "made-up.toml"))


def test_a_skipped_action_is_no_pass(dazed: Match) -> None:
    """HSE-4: after it one's own pass doesn't end combat, and the log doesn't speak of a pass."""

    def give(text: str) -> None:
        index = find_option(dazed, text)
        assert index is not None
        dazed.course.answer(index)

    give("play Test Daze")
    for _ in range(2):
        assert dazed.decision is not None and dazed.decision.player == 0
        assert not says_end(dazed)
        give("pass")
    assert dazed.decision is not None and dazed.decision.player == 1
    assert says_end(dazed)
    lines = log_lines(dazed)
    assert sum("skips this action" in line for line in lines) == 2


def answer(match: Match, *texts: str) -> None:
    """Give the answers that the steps of a scenario would."""
    for text in texts:
        index = find_option(match, text)
        assert index is not None
        match.course.answer(index)


def test_a_critical_damage_effect_in_vain_is_named_with_what_it_lacks(pool: Pack) -> None:
    """ATK-13: also an Ally that may not be discarded counts as none."""
    side = {"mp": "Test Fighter", "mastery": "Test Mastery"}
    table = {
        "pack": "stand-ins.toml",
        "you": {**side, "hand": ["Test Beam"]},
        "opponent": {**side, "anger": 1, "play": ["Test Captain - Frog"]},
        "start": {"phase": "combat"},
        "play": {},
    }
    match = scenario_match(scenario_from_table(table, pool, RULINGS / "made-up.toml"))
    answer(match, "play Test Beam", "no defense")
    decision = match.decision
    assert decision is not None and decision.ask is Ask.CRITICAL
    assert decision.rule == "ATK-13"
    told = {option.label: effect_of(match.seat(0), decision, option) for option in decision.options}
    assert told == {
        "Capture a Dragon Ball": "nothing: Player 2 has none",
        "Discard an Ally of your opponent": "nothing: Player 2 has none that may be discarded",
        "Lower your opponent's anger 1": "",
        "None": "",
    }
    asked = loss(match.seat(0), decision, 1)
    assert asked is not None and "no Ally that may be discarded (ATK-13)" in asked.text
    assert loss(match.seat(0), decision, 2) is None


def test_who_may_take_the_blow_is_named_with_what_it_comes_to(pool: Pack) -> None:
    """COM-7, ATK-7: what goes past zero is life cards."""
    side = {"mp": "Test Fighter", "mastery": "Test Mastery", "stages": 5}
    ally = {"card": "Test Captain - Frog", "stages": 3}
    table = {
        "pack": "stand-ins.toml",
        "you": {**side, "hand": ["Test Kick"]},
        "opponent": {**side, "stages": 0, "play": [ally]},
        "start": {"phase": "combat"},
        "play": {},
    }
    match = scenario_match(scenario_from_table(table, pool, RULINGS / "made-up.toml"))
    answer(match, "play Test Kick", "no defense")
    decision = match.decision
    assert decision is not None and (decision.ask, decision.rule) == (Ask.PERSONALITY, "COM-7")
    said = decision.prompt.split()
    amount = int(said[said.index("the") + 1])
    told = [effect_of(match.seat(1), decision, option) for option in decision.options]
    fighter = f"{amount} life cards"
    ally = f"stage 3 → 0, then {amount - 3} life cards" if amount > 4 else f"stage 3 → {3 - amount}"
    assert told == [fighter, ally]


@pytest.mark.parametrize(
    ("hand", "stages", "told"),
    [(["Test Kick"], 10, False), ([], 5, False), ([], 10, True)],
)
def test_a_power_that_would_do_nothing_is_said_to(
    pool: Pack, hand: list[str], stages: int, told: bool
) -> None:
    """It is legal to use it; but nobody uses it up without having been told (EFF-1, EFF-5)."""
    side = {"mp": "Test Fighter", "mastery": "Test Mastery"}
    table = {
        "pack": "stand-ins.toml",
        "you": {**side, "hand": ["Battle Pausing", *hand], "discard": ["Test Ray"]},
        "opponent": {**side, "stages": stages},
        "start": {"phase": "combat"},
        "play": {},
    }
    match = scenario_match(scenario_from_table(table, pool, RULINGS / "made-up.toml"))
    decision, seat = match.decision, match.seat(0)
    index = find_option(match, "play Battle Pausing")
    assert decision is not None and index is not None
    lost = loss(seat, decision, index)
    assert effect_of(seat, decision, decision.options[index]) == "does nothing now" * told
    assert (lost is not None and lost.kind == IDLE_USE) is told


@pytest.mark.parametrize(("stages", "left"), [(5, 3), (10, 2)])
def test_what_would_do_nothing_is_no_reason_to_go_on_with_combat(
    pool: Pack, stages: int, left: int
) -> None:
    side = {"mp": "Test Fighter", "mastery": "Test Mastery"}
    table = {
        "pack": "stand-ins.toml",
        "you": {**side, "hand": ["Battle Pausing"], "discard": ["Test Ray"]},
        "opponent": {**side, "stages": stages},
        "start": {"phase": "combat", "action": "opponent"},
        "play": {},
    }
    match = scenario_match(scenario_from_table(table, pool, RULINGS / "made-up.toml"))
    if match.decision is not None and match.decision.player == 1:
        passing = find_option(match, "pass")
        assert passing is not None
        match.course.answer(passing)
    decision = match.decision
    assert decision is not None and decision.player == 0 and says_end(match)
    passing = find_option(match, "pass")
    assert passing is not None and find_option(match, "play Battle Pausing") is not None
    lost = loss(match.seat(0), decision, passing)
    assert lost is not None and lost.kind == COMBAT
    # His MP and his Mastery, and the Event where it does anything.
    assert f"could still use {left} cards" in lost.text


def test_the_last_stages_are_asked_about_but_for_an_attack_that_wins(pool: Pack) -> None:
    """ATK-2: two stages for some life cards, of the last four or of twenty."""

    def kind_of_loss(fill: int, card: str = "Krillin's Destructo Disk", **mine: object) -> str:
        you = {"hand": [card], "stages": 2, **mine}
        match = posed(pool, you, {"fill": fill})
        decision, seat = match.decision, match.seat(0)
        assert decision is not None
        attacks = enumerate(decision.options)
        index = next(i for i, o in attacks if o.act is Act.ATTACK and card in o.label)
        lost = loss(seat, decision, index)
        return "" if lost is None else lost.kind

    assert kind_of_loss(20) == LAST_STAGE
    assert kind_of_loss(4) == ""
    # Nor is it asked where what follows the hit wins (WIN-2).
    angry = {"mp": "Raditz", "mastery": "Saiyan Rampaging Mastery", "level": 4, "anger": 4}
    assert kind_of_loss(20, **angry) == LAST_STAGE, "it isn't Styled, so that nothing is raised"
    assert kind_of_loss(20, "Saiyan Multi-Blast", **angry) == ""
    assert kind_of_loss(20, "Saiyan Multi-Blast", **{**angry, "anger": 3}) == LAST_STAGE
