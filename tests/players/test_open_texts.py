"""What lies open on the table, and what a card that is used brings by it."""

from __future__ import annotations

import random

import pytest

from dbz_desktop.match.match import Match
from dbz_desktop.players.habits import habit
from dbz_desktop.players.making import load_levels, looking
from dbz_desktop.players.position import FEATURES, features
from dbz_desktop.players.steady import Steady
from dbz_desktop.rules.kernel.decisions import Ask
from tests.players.moments import match_of

ACTION = 'phase = "combat"\naction = "you"'
PASSED = f'{ACTION}\npassed = ["opponent"]'


def taken(match: Match) -> set[str]:
    """What a veteran takes where he sits, whatever he imagines of the hidden cards."""
    decision = match.decision
    assert decision is not None
    veteran = next(each for each in load_levels().levels if each.name == "veteran")
    sight = match._sight(decision.player)
    players = (looking(veteran, seed, "V") for seed in range(4))
    return {decision.options[player.choose(decision, sight)].label for player in players}


@pytest.mark.parametrize(
    ("ally", "used"),
    [
        ('"Korin"', False),
        ('{card = "Tenshinhan", stages = 0}', False),
        ('{card = "Tenshinhan", stages = 2}', True),
    ],
)
@pytest.mark.parametrize("stages", [0, 8])
def test_no_ally_is_freed_that_could_do_nothing(ally: str, used: bool, stages: int) -> None:
    # "Choose an Ally you control. That Ally may perform an attack regardless of your MP's power
    # stage in your next action. That attack …": Korin has none, and Tenshinhan's costs two stages.
    match = match_of(
        ACTION, mastery="Blue Tag Team Mastery", play=f'["Blue Kiss", {ally}]', stages=stages
    )
    assert all(label.startswith("Use Blue Kiss") for label in taken(match)) is used


@pytest.mark.parametrize(
    ("hand", "table", "done"),
    [
        # A Setup that stops an attack once: it is drawn out, be it by the only one …
        ('["Crushing Beam"]', "Blue Blockade", "Play Crushing Beam"),
        # … a Drill stops the next combat's first energy attack again.
        ('["Crushing Beam"]', "Orange Steady Drill", "Pass"),
        # Each of two alone would be stopped; of both the second one is not.
        (
            '["Crushing Beam", "Orange Palm Blasts"]',
            "Orange Steady Drill",
            "Play Orange Palm Blasts",
        ),
    ],
)
def test_what_lies_open_stops_one_attack(hand: str, table: str, done: str) -> None:
    match = match_of(
        PASSED, edition="panini-2014", hand=hand, theirs=f'[]\nplay = ["{table}"]', stages=8
    )
    assert taken(match) == {done}


def test_what_lies_open_counts_as_a_defense() -> None:
    at = FEATURES.index("defenses")

    def counted(start: str, play: str, hand: str = "[]") -> float:
        match = match_of(start, edition="panini-2014", play=play, theirs=hand, used='["mp"]')
        return features(match.course.game, 0)[at]

    attack = '["Saiyan Energy Outburst"]'
    # A Setup waits for as long as it takes; a Drill is of use where an attack may come.
    assert counted(ACTION, '["Blue Blockade"]') == 1
    assert counted(ACTION, '["Orange Steady Drill"]', attack) > 0.3
    assert counted('phase = "declare"', '["Blue Blockade"]') == 1
    assert counted('phase = "declare"', '["Orange Steady Drill"]', attack) == 0


def test_what_can_be_played_at_once_is_not_given_up_for_a_third_block() -> None:
    # "Draw 3 cards. Place 2 cards from your hand at the bottom of your Life Deck."
    match = match_of(
        'phase = "planning"',
        mp='"Piccolo"',
        mastery="Namekian Knowledge Mastery",
        hand=(
            '["Namek Dragon Ball 3", "Namekian Crossed Guard", "Namekian Forceful Block"]\n'
            'life_deck = ["Namek Dragon Ball 6", "Namekian Knee Block", "Namekian Knee Block"]'
        ),
    )
    match.course.answer(0)
    assert match.decision is not None and match.decision.ask is Ask.CHOOSE_CARD
    assert "Namek Dragon Ball 6" not in taken(match)


def test_a_choice_is_not_worth_what_only_leaving_it_is_worth() -> None:
    # "You may discard a Physical Combat card from your hand to stop an energy attack or an Energy
    # Combat card to stop a physical attack": a use with nothing discarded uses it up.
    match = match_of(
        f'{ACTION}\nturn = "opponent"'.replace('"you"', '"opponent"'),
        mastery="Blue Protective Mastery",
        hand='["Saiyan Energy Deflection"]',
        theirs='["Saiyan Foot Stomp"]',
        stages=10,
    )
    decision = match.decision
    assert decision is not None
    match.course.answer(next(i for i, o in enumerate(decision.options) if "Stomp" in o.label))
    while match.decision is not None and match.decision.ask is not Ask.DEFEND:
        match.course.answer(0)
    asked = match.decision
    assert asked is not None
    world = match._sight(0).world(random.Random(1))
    assert world is not None
    steady = Steady(1, "S", load_levels().weights)
    use = next(i for i, o in enumerate(asked.options) if not o.leaves)
    (ways,) = steady._ways(world, asked, [use])
    # Two stages are not worth a card that stops an attack.
    assert ways["Yes"] < ways["No"]


def test_no_card_is_given_away_to_be_rid_of_what_waits_for_it() -> None:
    # "The next time a card is discarded from a hand this combat, use a critical damage effect and
    # raise your anger 2", against "Discard a Styled card with Endurance from your hand to …".
    match = match_of(
        f'{ACTION}\nturn = "opponent"'.replace('"you"', '"opponent"'),
        mp='"Raditz"',
        mastery="Saiyan Rampaging Mastery",
        anger=2,
        stages=5,
        hand='["Saiyan Analysis Drill"]',
        opponent='["PRE-S13", "PRE-S14", "PRE-S15", "PRE-S16"]',
    )
    decision = match.decision
    assert decision is not None
    match.course.answer(next(i for i, o in enumerate(decision.options) if "Krillin" in o.label))
    while match.decision is not None and match.decision.ask is not Ask.ACTION:
        match.course.answer(habit(match.decision))
    assert match.decision is not None and match.decision.player == 0
    assert taken(match) == {"Pass"}
