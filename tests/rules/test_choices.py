"""What may be chosen, what is offered where nothing can be chosen, and what keeps one from it."""

from __future__ import annotations

import pytest

from dbz_desktop.match.match import Match
from dbz_desktop.match.scenarios.checks import log_lines
from dbz_desktop.match.scenarios.steps import find_option
from dbz_desktop.rules.kernel.decisions import Ask
from tests.rules.happening import ALLY, DRILL, EVENT, Row, card, go_on, play, position
from tests.rules.staged import canonical, tell

FRIEND = card("Watcher", ALLY, "POWER: Draw a card.")


def asked(row: Row, match: Match) -> tuple[int, ...]:
    """The cards that a row's text offers, once it has been played."""
    go_on(match, lambda: find_option(match, row.steps[0]) is not None)
    match.course.answer(find_option(match, row.steps[0]) or 0)
    decision = match.decision
    assert decision is not None
    return tuple(option.card for option in decision.options if decision.ask is not Ask.ACTION)


def test_a_personality_in_play_may_be_a_main_personality() -> None:
    text = "POWER: Choose a personality in play. That personality loses 4 stages."
    row = Row("", text, mine={"stages": 8}, theirs={"stages": 8})
    for seat in (0, 1):
        match = position(row, FRIEND, "play")
        offered = asked(row, match)
        sides = match.game.state.players
        assert set(offered) == {sides[0].mp_card, sides[1].mp_card, sides[0].play[0]}
        match.course.answer(offered.index(sides[seat].mp_card))
        assert [side.stages for side in match.game.state.players] == [
            8 - 4 * (1 - seat),
            8 - 4 * seat,
        ]


def test_a_main_personality_is_not_taken_out_of_play() -> None:
    row = Row("", "POWER: Choose a personality in play and shuffle it into its owner's Life Deck.")
    match = position(row, FRIEND, "play")
    play(row, match)
    assert match.game.state.players[0].play == [], log_lines(match)


def test_what_may_be_captured_is_offered_only_where_there_is_something() -> None:
    text = "POWER: You may capture a Dragon Ball. If you do, raise your anger 1."
    for theirs, anger in (({"play": ["Ball"]}, 1), ({}, 0)):
        row = Row("", text, theirs=theirs)
        match = position(row, FRIEND, "play")
        assert bool(asked(row, match)) is bool(theirs)
        play(Row("", steps=()), match)
        assert match.game.state.players[0].anger == anger, log_lines(match)


def test_no_effects_of_a_captured_dragon_ball_are_offered_that_it_has_lost() -> None:
    row = Row("", "POWER: Capture a Dragon Ball.", theirs={"play": ["Ball"]})
    for text, drawn in (("Dragon Balls lose all effects.", 0), ("Setups cannot be used.", 1)):
        match = position(row, card("Watcher", DRILL, f"[constant] {text}"), "play")
        offered = asked(row, match)
        assert len(offered) == (2 if drawn else 0)
        play(Row("", steps=()), match)
        assert len(match.game.state.players[0].hand) == drawn


def test_an_ally_that_may_not_act_says_which_card_keeps_it() -> None:
    row = Row("", mine={"stages": 0})
    for text, reason in (
        ("Allies cannot make actions.", "Watcher keeps Allies from acting."),
        ("Setups cannot be used.", None),
    ):
        mine = {**row.mine, "play": ["T-Deed-0"]}
        match = position(
            Row("", "POWER: Draw a card.", kind=ALLY, mine=mine),
            card("Watcher", DRILL, f"[constant] {text}"),
            "play",
        )
        ally = match.game.state.players[0].play[0]
        why = match.game.why_not(0, ally)
        assert (why.reason if why else None) == reason


def test_cards_return_from_where_they_were_put_only_if_they_are_there_still() -> None:
    text = (
        "POWER: Banish up to 2 Drills you control. At the end of combat, place those Drills into "
        "play under their owner's control from the Banished Zone."
    )
    row = Row(
        "",
        "POWER: Place a Drill from your Banished Zone on top of your Life Deck.",
        mine={"play": ["Idle Drill", "Other Drill"]},
        steps=("play Watcher", "play Deed", "until combat ends"),
    )
    match = position(row, card("Watcher", EVENT, text), "hand")
    play(row, match)
    side = match.game.state.players[0]
    titles = [[match.game.cards[c].title for c in zone] for zone in (side.play, side.banished)]
    assert titles == [["Idle Drill"], []], log_lines(match)
    assert match.game.cards[side.life_deck[-1]].title == "Other Drill"


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        ("Choose two: Draw a card; raise your anger 1; gain 2 stages; destroy a Setup.",
         "Choose two: draw a card, raise your anger 1, gain 2 stages, or destroy a Setup."),
        ("Choose 2 of the following: draw a card, raise your anger 1, or gain 2 stages.",
         "Choose two: draw a card, raise your anger 1, or gain 2 stages."),
        ("Choose one effect: draw a card; raise your anger 1; gain 2 stages; or destroy a Setup.",
         "Choose one: draw a card, raise your anger 1, gain 2 stages, or destroy a Setup."),
        ("Do one of these: draw a card or raise your anger 1.",
         "Draw a card or raise your anger 1."),
    ],
)  # fmt: skip
def test_a_list_of_things_to_choose_from(said: str, printed: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {printed}"


def test_two_of_a_list_are_done_one_after_the_other() -> None:
    tell(
        card("Plan", EVENT, "POWER: Choose two: draw a card; raise your anger 1; gain 2 stages; or "
             "destroy a Setup."),
        you={"hand": ["Plan"], "stages": 3},
        steps="""
        play Plan
        pick gain 2 stages
        expect you.stages = 5
        pick raise your anger 1
        expect you.anger = 1
        expect you hand = 0
    """,
    )  # fmt: skip
