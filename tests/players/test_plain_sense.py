"""What looks stupid to whoever plays against the computer, and isn't done."""

from __future__ import annotations

import pytest

from dbz_desktop.match.match import Match
from dbz_desktop.players.anger_victory import reaches
from dbz_desktop.players.making import load_levels, looking
from dbz_desktop.rules.kernel.decisions import Ask
from tests.players.moments import match_of

ACTION = 'phase = "combat"\naction = "you"'
PASSED = f'{ACTION}\npassed = ["opponent"]'
LEVELS = ("novice", "fighter", "veteran")


def taken(match: Match, level: str) -> set[str]:
    """What a player of a level takes where he sits, whatever he imagines of the hidden cards."""
    decision = match.decision
    assert decision is not None
    known = next(each for each in load_levels().levels if each.name == level)
    sight = match._sight(decision.player)
    players = (looking(known, seed, level) for seed in range(4))
    return {decision.options[player.choose(decision, sight)].label for player in players}


@pytest.mark.parametrize("level", ["fighter", "veteran"])
def test_the_last_card_is_taken_by_what_cannot_be_stopped(level: str) -> None:
    # "Destroy the top card of your Life Deck to destroy the top card of your opponent's Life Deck."
    match = match_of(
        ACTION,
        mastery="Black Perceptive Mastery",
        hand='["Black Double Team"]',
        theirs='["Saiyan Arm Catch", "Saiyan Energy Deflection"]',
        fill=1,
    )
    assert taken(match, level) == {"Use Black Perceptive Mastery"}


@pytest.mark.parametrize("level", LEVELS)
def test_an_attack_is_made_though_it_offers_something_for_a_card(level: str) -> None:
    # "HIT: You may discard a card from your hand to use a critical damage effect": that is left.
    match = match_of(PASSED, hand='["Android Headbutt", "Namekian Knee Block"]')
    assert taken(match, level) == {"Play Android Headbutt"}


@pytest.mark.parametrize("level", LEVELS)
def test_a_card_that_cannot_be_played_any_more_is_given_up_first(level: str) -> None:
    # A Styled Drill of one title is controlled once (TYP-4); the Setup may be played next turn.
    match = match_of(
        'phase = "discard"',
        hand='["Orange Hiding Drill", "Heroic Plan"]',
        play='["Orange Hiding Drill"]',
    )
    assert match.decision is not None and match.decision.ask is Ask.DISCARD
    assert taken(match, level) == {"Discard Orange Hiding Drill"}


@pytest.mark.parametrize(("discarded", "answer"), [("banished", "Yes"), ("discard", "No")])
@pytest.mark.parametrize("level", LEVELS)
def test_nothing_is_used_where_nothing_would_come_of_it(
    level: str, discarded: str, answer: str
) -> None:
    # "Use at the end of combat. Choose an Ally in your Banished Zone and Rejuvenate it."
    start, ally = PASSED, '["Tenshinhan"]'
    match = match_of(
        start,
        mastery="Blue Tag Team Mastery",
        discard="[]" if discarded == "banished" else ally,
        play=f"[]\nbanished = {ally}" if discarded == "banished" else "[]",
    )
    decision = match.decision
    assert decision is not None and [each.leaves for each in decision.options] == [True]
    match.course.answer(0)
    assert match.decision is not None and match.decision.ask is Ask.YES_NO
    assert taken(match, level) == {answer}


def test_an_attack_that_must_be_the_first_is_made_first() -> None:
    # "Use only if you have not performed an attack this combat." The other one places an Ally.
    match = match_of(
        ACTION, hand='["Overpowering Attack", "True Power"]', discard='["Tenshinhan"]', fill=50
    )
    assert taken(match, "veteran") == {"Play True Power"}
    # Where there are stages for one of them alone it is the better one.
    match = match_of(
        ACTION,
        hand='["Overpowering Attack", "True Power"]',
        discard='["Tenshinhan"]',
        fill=50,
        stages=2,
    )
    assert taken(match, "veteran") == {"Play Overpowering Attack"}


@pytest.mark.parametrize(
    ("mastery", "wins"), [("Orange Adaptive Mastery", True), ("Saiyan Empowered Mastery", False)]
)
def test_no_victory_by_anger_is_counted_on_by_who_cannot_win_so(mastery: str, wins: bool) -> None:
    # "You cannot win by MPPV."
    game = match_of(ACTION, mastery=mastery, level=4, anger=4).course.game
    assert (reaches(game, 0) > 0) is wins
