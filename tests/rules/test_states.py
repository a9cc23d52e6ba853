"""What is so: every comparison, predicate and count is played on both sides of its bound.

The watcher is an Event, "If …, gain 2 stages"; the position makes what it asks true or false.
"""

from __future__ import annotations

from typing import Any

import pytest

from dbz_desktop.match.scenarios.checks import log_lines
from dbz_desktop.rules.kernel.base import Line
from dbz_desktop.rules.language.compiler import grammar
from tests.rules.happening import DRILL, EVENT, KICK, PHYSICAL, Row, card, play, position

DRILLS = {"play": ["Idle Drill"]}
TWO_DRILLS = {"play": ["Idle Drill", "Other Drill"]}
BALL = {"play": ["Ball"]}
Side = dict[str, Any]


def asks(condition: str, mine: Side, theirs: Side, form: str = "If {}, gain 2 stages.") -> bool:
    """Whether the watcher gains its stages in this position."""
    watcher = card("Watcher", EVENT, "POWER: " + form.format(condition))
    row = Row("", steps=("play Watcher",), mine={"stages": 5, **mine}, theirs=theirs)
    match = position(row, watcher, "hand")
    before = match.game.state.players[0].stages
    play(row, match)
    gained = match.game.state.players[0].stages - before
    assert gained in (0, 2), log_lines(match)
    return gained == 2


ANGER = [
    ("you have 3 or more anger", 2, 3),
    ("you have more than 2 anger", 2, 3),
    ("your anger is over 2", 2, 3),
    ("your anger is at least 3", 2, 3),
    ("your anger is higher than your opponent's", 1, 2),
    ("your anger is higher than your opponent's MP's level", 1, 2),
    ("your anger is 2 or less", 3, 2),
    ("your anger is less than 3", 3, 2),
    ("your anger is not 0", 0, 1),
    ("you have no anger", 1, 0),
    ("your anger is the same as your opponent's", 2, 1),
    ("your anger is less than or equal to your opponent's", 2, 1),
]


@pytest.mark.parametrize(("condition", "no", "yes"), ANGER)
def test_anger_is_compared(condition: str, no: int, yes: int) -> None:
    theirs = {"anger": 1}
    assert not asks(condition, {"anger": no}, theirs)
    assert asks(condition, {"anger": yes}, theirs)


LEVELS = [
    ("your MP is level 3 or higher", (2, 1), (3, 1)),
    ("your MP is not level 3", (3, 1), (2, 1)),
    ("your MP's level is lower than your opponent's", (2, 2), (1, 2)),
    ("your MP is a higher level than your opponent's MP", (2, 2), (3, 2)),
    ("your MP is 2 or more levels higher than your opponent's MP", (2, 1), (3, 1)),
    ("your MP is less than 2 levels lower than your opponent's MP", (1, 3), (1, 2)),
    ("your MP is exactly 1 level lower than your opponent's MP", (1, 3), (1, 2)),
]


@pytest.mark.parametrize(("condition", "no", "yes"), LEVELS)
def test_levels_are_compared(condition: str, no: tuple[int, int], yes: tuple[int, int]) -> None:
    for (mine, theirs), so in ((no, False), (yes, True)):
        assert asks(condition, {"level": mine}, {"level": theirs}) is so


POWER = [
    ("your power level is higher than your opponent's", (5, 5), (6, 5)),
    ("your MP's power level is over 2,000", (4, 4), (5, 4)),
    ("the power level of your opponent's MP is higher than your MP's power level", (5, 5), (4, 5)),
    ("your opponent's MP's power level is 0", (5, 1), (5, 0)),
    ("your opponent's MP is 3 or more stages above 0", (5, 2), (5, 3)),
    ("your MP has a lower power level than your opponent's MP", (5, 5), (4, 5)),
    ("your MP does not have a lower power level than your opponent's MP", (4, 5), (5, 5)),
]


@pytest.mark.parametrize(("condition", "no", "yes"), POWER)
def test_power_levels_are_compared(
    condition: str, no: tuple[int, int], yes: tuple[int, int]
) -> None:
    for (mine, theirs), so in ((no, False), (yes, True)):
        assert asks(condition, {"stages": mine}, {"stages": theirs}) is so


HANDS = [
    ("your opponent has 2 or more cards in his hand", {}, {"hand": ["Filler"] * 2}, True),
    ("your opponent has 2 or more cards in his hand", {}, {"hand": ["Filler"]}, False),
    ("your opponent has no cards in his hand", {}, {}, True),
    ("your opponent has no cards in his hand", {}, {"hand": ["Filler"]}, False),
    ("you have more than 1 card in your hand", {"hand": ["Filler"] * 2}, {}, True),
    ("you have more than 1 card in your hand", {"hand": ["Filler"]}, {}, False),
    ("you have a Drill in your discard pile", {"discard": ["Idle Drill"]}, {}, True),
    ("you have a Drill in your discard pile", {"discard": ["Filler"]}, {}, False),
    ("your opponent has more cards in his hand than you", {}, {"hand": ["Filler"]}, True),
    ("your opponent has more cards in his hand than you", {"hand": ["Filler"]}, {}, False),
    ("a player has no cards in his hand", {"hand": ["Filler"]}, {}, True),
    ("each player has 1 or more cards in his hand", {"hand": ["Filler"]}, {}, False),
]
IN_PLAY = [
    ("you control a Drill", DRILLS, {}, True),
    ("you control a Drill", {}, DRILLS, False),
    ("you control 2 or more Drills", TWO_DRILLS, {}, True),
    ("you control 2 or more Drills", DRILLS, {}, False),
    ("you control exactly 1 Drill", TWO_DRILLS, {}, False),
    ("you control less than 2 Drills", DRILLS, {}, True),
    ("your opponent controls no Drills", DRILLS, {}, True),
    ("your opponent controls no Drills", {}, DRILLS, False),
    ("you do not control a Drill", {}, DRILLS, True),
    ("you do not control a Drill", DRILLS, {}, False),
    ("you have at least 2 Drills in play", TWO_DRILLS, {}, True),
    ("you control 2 or more Drills or a Dragon Ball", BALL, {}, True),
    ("you control 2 or more Drills or a Dragon Ball", DRILLS, {}, False),
    ("you control a Drill and a Dragon Ball", {"play": ["Idle Drill", "Ball"]}, {}, True),
    ("you control a Drill and a Dragon Ball", BALL, {}, False),
    ("your opponent controls more Drills than you", {}, DRILLS, True),
    ("your opponent controls more Drills than you", DRILLS, DRILLS, False),
    (
        "your opponent controls a total of 3 or more of the following card types: "
        "personalities, Drills, Setups, and Dragon Balls",
        {},
        TWO_DRILLS,
        True,
    ),
    (
        "your opponent controls a total of 3 or more of the following card types: "
        "personalities, Drills, Setups, and Dragon Balls",
        TWO_DRILLS,
        DRILLS,
        False,
    ),
    ("there are no Drills in play", BALL, {}, True),
    ("there are no Drills in play", BALL, DRILLS, False),
    ("there is a Drill in play", {}, DRILLS, True),
    ("there are 2 or more Drills in play", DRILLS, {"play": ["Other Drill"]}, True),
    ('"Idle Drill" is in play', {}, DRILLS, True),
    ('"Idle Drill" is in play', {}, {}, False),
    ('"Idle Drill" is not in play', {}, {}, True),
    ("you have Spare Kick or Ball in play", BALL, {}, True),
    ("you have Spare Kick or Ball in play", {}, BALL, False),
]
WHO = [
    ("your MP is Ball or Freak", {}, {}, False),
    ("your MP is not Freak", {}, {}, True),
    ("Freak is your MP", {}, {}, False),
    ("your MP is a Hero", {}, {}, True),
    ("your MP is a Villain", {}, {}, False),
    ("your opponent's MP is a Hero", {}, {}, True),
    ("your MP has 2 or less Traits", {}, {}, True),
    ("your MP has a Trait", {}, {}, False),
    ("the top card of your discard pile is a Drill", {"discard": ["Idle Drill"]}, {}, True),
    ("the top card of your discard pile is a Drill", {"discard": ["Ball"]}, {}, False),
    ("the top card of your discard pile is not a Drill", {}, {}, False),
    ("this card is in your discard pile", {}, {}, False),
    ("you have 1 or more anger and you control a Drill", {"anger": 1, **DRILLS}, {}, True),
    ("you have 1 or more anger and you control a Drill", {"anger": 1}, {}, False),
    ("you have 1 or more anger or you control a Drill", {"anger": 1}, {}, True),
    ("you have 1 or more anger or you control a Drill", {}, {}, False),
]


@pytest.mark.parametrize(("condition", "mine", "theirs", "so"), HANDS + IN_PLAY + WHO)
def test_a_state_of_the_table(condition: str, mine: Side, theirs: Side, so: bool) -> None:
    assert asks(condition, mine, theirs) is so


CHOSEN = [
    ("that card is Styled or a Dragon Ball", "Ball", True),
    ("that card is Styled or a Dragon Ball", "Idle Drill", False),
    ("that card was a Setup, Drill, or Ally", "Idle Drill", True),
    ("that card was a Setup, Drill, or Ally", "Ball", False),
    ("that card was not a Drill", "Ball", True),
    ("that card was not a Drill", "Idle Drill", False),
    ("that card is non-Styled", "Ball", True),
    ("that card had Endurance", "Lasting Block", True),
    ("that card had Endurance", "Block", False),
    ("that card had Endurance 3 or more", "Lasting Block", False),
    ("that card does not have Endurance", "Block", True),
    ('that card was "Ball"', "Ball", True),
    ("that card has a [constant] Power", "Other Drill", True),
    ("that card has a [constant] Power", "Idle Drill", False),
    ("you do", "Ball", True),
    ("you do not", "Ball", False),
    ("less than 2 cards are banished", "Ball", True),
]


@pytest.mark.parametrize(("condition", "title", "so"), CHOSEN)
def test_what_is_said_of_a_card_that_came_before(condition: str, title: str, so: bool) -> None:
    form = "You may banish the top card of your discard pile. If {}, gain 2 stages."
    assert asks(condition, {"discard": [title]}, {}, form) is so


@pytest.mark.parametrize(
    "form",
    [
        "Unless {}, gain 2 stages.",
        "Gain 2 stages unless {}.",
    ],
)
def test_unless_denies(form: str) -> None:
    assert asks("you control a Drill", {}, {}, form)
    assert not asks("you control a Drill", DRILLS, {}, form)
    assert asks("you control a Drill", DRILLS, {}, "Gain 2 stages if {}.")
    assert not asks("you control a Drill", {}, {}, "Gain 2 stages if {}.")


NAMED = [
    ("the card you named was revealed", ["Filler"], True),
    ("the revealed card matches the card you named", ["Filler"], True),
    ("the revealed card matches the card you named", ["Ball"], False),
]


@pytest.mark.parametrize(("condition", "top", "so"), NAMED)
def test_the_card_that_was_named(condition: str, top: list[str], so: bool) -> None:
    form = "Name a card. Reveal the top card of your Life Deck. If {}, gain 2 stages."
    watcher = card("Watcher", EVENT, "POWER: " + form.format(condition))
    mine = {"stages": 5, "life_deck": [*top, *["Block"] * 9], "fill": 0}
    match = position(Row("", steps=("play Watcher",), mine=mine), watcher, "hand")
    play(Row("", steps=("play Watcher", "Filler")), match)
    assert match.game.state.players[0].stages == (7 if so else 5), log_lines(match)


@pytest.mark.parametrize(("title", "so"), [("Spare Kick", True), ("Filler", False)])
def test_a_card_of_a_title_was_played(title: str, so: bool) -> None:
    watcher = card("Watcher", EVENT, "POWER: If you played Spare Kick this turn, gain 2 stages.")
    row = Row("", steps=(f"play {title}", "play Watcher"), mine={"stages": 5, "hand": [title]})
    match = position(row, watcher, "hand")
    play(row, match)
    assert match.game.state.players[0].stages == (7 if so else 5), log_lines(match)


@pytest.mark.parametrize(("may", "condition"), [("You may b", "you do not"), ("B", "you cannot")])
def test_what_could_not_be_done_was_not_done(may: str, condition: str) -> None:
    form = f"{may}anish the top card of your discard pile. If {{}}, gain 2 stages."
    assert asks(condition, {}, {}, form)


FIGHTS = [
    ("the personality performing this attack has a higher power level than the defending "
     "personality", 4, True),
    ("the personality performing this attack has a higher power level than the defending "
     "personality", 5, False),
    ("the defending personality has a higher power level than the attacking personality", 6, True),
    ("the defending personality has a lower power level than the attacking personality", 5, False),
    ("the attacking personality's power level is lower than the defending personality's power "
     "level", 6, True),
    ("this attack is performed by a Hero", 5, True),
    ("this attack was performed by an Ally", 5, False),
    ("an Ally performs this attack", 5, False),
]  # fmt: skip


@pytest.mark.parametrize(("condition", "stages", "so"), FIGHTS)
def test_the_two_who_fight(condition: str, stages: int, so: bool) -> None:
    text = KICK.replace("attack.", f"attack. If {condition}, raise your anger 1.", 1)
    row = Row("", steps=("play Watcher",), mine={"stages": 5}, theirs={"stages": stages})
    match = position(row, card("Watcher", PHYSICAL, text), "hand")
    play(row, match)
    assert match.game.state.players[0].anger == int(so), log_lines(match)


def test_a_personality_considered_stronger_is_stronger_to_its_own_player_only() -> None:
    considered = (
        "[constant] Your MP is considered to have a higher power level than the defending "
        "personality for your card effects."
    )
    text = KICK.replace(
        "attack.",
        "attack. If the defending personality has a higher power level than the attacking "
        "personality, raise your anger 1. If the attacking personality has a higher power level "
        "than the defending personality, raise your anger 2.",
        1,
    )
    for holder, anger in (("mine", 2), ("theirs", 1)):
        sides: dict[str, Side] = {"mine": {"stages": 4}, "theirs": {"stages": 6}}
        sides[holder]["play"] = ["Deed"]
        row = Row("", considered, "you", DRILL, steps=("play Watcher",), **sides)
        match = position(row, card("Watcher", PHYSICAL, text), "hand")
        play(row, match)
        assert match.game.state.players[0].anger == anger, (holder, log_lines(match))


SAME = [
    ("If your anger is more than 3, draw a card.", "If your anger is over 3, draw a card."),
    ("If your opponent has at least 5 cards in his hand, draw a card.",
     "If your opponent has 5 or more cards in his hand, draw a card."),
    ("If you do not control a Drill, draw a card.", "If you control no Drills, draw a card."),
    ("If your opponent does not control a Drill, draw a card.",
     "If your opponent controls no Drills, draw a card."),
    ("If you have Ball in play, draw a card.", "If you control Ball, draw a card."),
    ("If you cannot, draw a card.", "If you do not, draw a card."),
    ("If it was Styled, draw a card.", "If that card is Styled, draw a card."),
]  # fmt: skip


@pytest.mark.parametrize(("said", "meant"), SAME)
def test_several_ways_to_say_one_thing(said: str, meant: str) -> None:
    (line,) = grammar().readings(Line, said)
    assert grammar().sentence(line) + "." == meant


WATCHES = "[constant] Whenever {}, raise your anger 1."


@pytest.mark.parametrize(
    ("state", "mine", "steps", "times"),
    [
        ("there are no Dragon Balls in play", BALL, ("play Deed",), 1),
        ("there are no Dragon Balls in play", {}, ("play Deed",), 1),
        ("there are no Setups in play", BALL, ("play Deed", "play Spare Kick"), 1),
        ("you control 2 or more Dragon Balls", BALL, ("play Deed",), 0),
        ("your MP's power level is 0", {"stages": 1}, ("play Deed",), 0),
        ("your MP's power level is over 3,000", {"stages": 5}, ("play Deed",), 1),
        ("your power level is over 3,000", {"stages": 6}, ("play Deed", "play Spare Kick"), 1),
    ],
)
def test_what_comes_to_be_so_is_heard_once(
    state: str, mine: Side, steps: tuple[str, ...], times: int
) -> None:
    deed = "POWER: Gain 1 stage. Banish a Dragon Ball in play. Draw a card."
    row = Row("", deed, steps=steps, mine={"hand": ["Spare Kick"], **mine})
    match = position(row, card("Watcher", DRILL, WATCHES.format(state)), "play")
    play(row, match)
    assert match.game.state.players[0].anger == times, log_lines(match)


def test_a_card_goes_when_a_state_comes_about() -> None:
    text = "[constant] Your attacks deal +1 stage of damage. Banish this card when {}."
    watcher = card("Watcher", DRILL, text.format("you control a Dragon Ball"))
    row = Row("", steps=("play Ball",), phase="planning", mine={"hand": ["Ball"]})
    match = position(row, watcher, "play")
    assert len(match.game.state.players[0].play) == 1
    play(row, match)
    assert [match.game.cards[c].title for c in match.game.state.players[0].banished] == ["Watcher"]


@pytest.mark.parametrize("said", ["that card is Styled", "this attack is performed by an Ally"])
def test_what_is_said_of_one_moment_does_not_come_about(said: str) -> None:
    assert grammar().readings(Line, f"Whenever {said}, draw a card.") == []


@pytest.mark.parametrize(
    ("by", "so"), [("a Physical Combat card", True), ("an Event", False), ("a Styled card", False)]
)
def test_what_stops_an_attack(by: str, so: bool) -> None:
    text = KICK.replace("attack.", f"attack. If this attack is stopped by {by}, draw a card.", 1)
    row = Row("", steps=("play Watcher", "play Block"), theirs={"hand": ["Block"]})
    match = position(row, card("Watcher", PHYSICAL, text), "hand")
    play(row, match)
    assert len(match.game.state.players[0].hand) == int(so), log_lines(match)


def test_a_block_that_stopped_an_attack() -> None:
    block = "[defense] Stops a physical attack. If this card stopped an attack, raise your anger 1."
    row = Row("", KICK, "opponent", PHYSICAL, steps=("play Deed", "play Watcher"))
    match = position(row, card("Watcher", PHYSICAL, block), "hand")
    play(row, match)
    assert match.game.state.players[0].anger == 1, log_lines(match)
