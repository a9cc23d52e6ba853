"""In which order things are done in a combat, and what lies open on the other's table."""

from __future__ import annotations

import random

import pytest

from dbz_desktop.match.match import Match
from dbz_desktop.players.making import load_levels, looking
from dbz_desktop.players.searching import Searching
from dbz_desktop.players.settling import may_answer, settle
from dbz_desktop.rules.kernel.decisions import Ask
from tests.players.moments import match_of

ACTION = 'phase = "combat"\naction = "you"'


def taken(match: Match) -> set[str]:
    """What a veteran takes where he sits, whatever he imagines of the hidden cards."""
    decision = match.decision
    assert decision is not None and decision.ask is Ask.ACTION
    veteran = next(each for each in load_levels().levels if each.name == "veteran")
    players = (looking(veteran, seed, "V") for seed in range(4))
    sight = match._sight(decision.player)
    return {decision.options[player.choose(decision, sight)].label for player in players}


@pytest.mark.parametrize(
    ("table", "first"),
    [
        ("[]", "Crushing Beam"),
        ('["Blue Blockade"]', "Orange Palm Blasts"),
        ('["Orange Steady Drill"]', "Orange Palm Blasts"),
        ('["Orange Burning Aura Drill"]', "Crushing Beam"),
    ],
)
def test_what_lies_open_is_drawn_out_by_the_lesser_attack(table: str, first: str) -> None:
    # Six life cards and four, by energy attacks: "Stops a physical or energy attack", "Stops an
    # energy attack", and what stops a physical one alone.
    match = match_of(
        ACTION,
        edition="panini-2014",
        hand='["Orange Palm Blasts", "Crushing Beam"]',
        theirs=f"[]\nplay = {table}",
    )
    assert taken(match) == {f"Play {first}"}


def test_the_attack_is_made_that_what_lies_open_cannot_stop() -> None:
    # Nothing is left to draw out for: the other player has passed, and there are stages for one.
    for table, attack in (("[]", "Crushing Beam"), ('["Orange Steady Drill"]', "Namekian Pound")):
        match = match_of(
            f'{ACTION}\npassed = ["opponent"]',
            edition="panini-2014",
            hand='["Crushing Beam", "Namekian Pound"]',
            theirs=f"[]\nplay = {table}",
        )
        assert taken(match) == {f"Play {attack}"}


def test_a_game_is_settled_with_and_without_what_lies_open() -> None:
    match = match_of(
        ACTION,
        edition="panini-2014",
        hand='["Crushing Beam"]',
        theirs='["Saiyan Energy Deflection"]\nplay = ["Blue Blockade"]',
    )
    world = match._sight(0).world(random.Random(1))
    assert world is not None and may_answer(world, 1) and not may_answer(world, 0)
    cards = {}
    for answers in (False, True):
        game = world.fork()
        game.answer(0)
        met = settle(game, 0, answers=answers, endures=False)
        assert met.answered
        cards[answers] = len(game.state.players[1].life_deck)
        assert len(game.state.players[1].hand) == 1
    # Six, and one more by a Mastery.
    assert cards[True] == cards[False] + 7


@pytest.mark.parametrize(
    ("table", "first"),
    [('["Saiyan Enraged", "Blue Minions"]', "Overwhelming Power"), ("[]", "Crushing Beam")],
)
def test_what_asks_for_more_power_is_done_before_stages_are_paid(table: str, first: str) -> None:
    # "If your MP's power level is higher than your opponent's MP's power level": not after an
    # attack that costs three stages. Without a Setup or Drill it does nothing.
    match = match_of(
        ACTION,
        hand='["Overwhelming Power", "Crushing Beam"]',
        theirs=f"[]\nplay = {table}",
        stages=7,
    )
    assert taken(match) == {f"Play {first}"}


def test_who_searches_puts_what_helps_first() -> None:
    # "Your other attacks this combat deal +2 life cards of damage": of two answers that few worlds
    # find about the same.
    weights = load_levels().weights
    match = match_of(
        ACTION,
        edition="panini-2014",
        hand='["Saiyan Energy Outburst", "Saiyan Energy Toss"]',
        fill=50,
    )
    decision, found = match.decision, set()
    assert decision is not None
    for seed in range(4):
        player = Searching(seed, "S", weights, lambda lines: lines < 3)
        found.add(decision.options[player.choose(decision, match._sight(0))].label)
    assert found == {"Play Saiyan Energy Toss"}
