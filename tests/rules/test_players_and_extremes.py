"""Players by what they have or do, who goes furthest, and cards that change places."""

from __future__ import annotations

from typing import Any

import pytest

from dbz_desktop.cards import Style
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

FRIENDS = (
    card("Low", ALLY, "POWER: Draw a card.", level=1),
    card("High", ALLY, "POWER: Draw a card.", level=3),
    card("Also High", ALLY, "POWER: Draw a card.", level=3),
    card("Soft Drill", DRILL, "POWER: Draw a card.", endurance=1),
    card("Hard Drill", DRILL, "POWER: Draw a card.", endurance=3),
    card("Firm", PHYSICAL, "[defense] Stops a physical attack.", endurance=2),
    card("Red Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage.", style=Style.RED),
    card("Blue Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage.", style=Style.BLUE),
)


def said(text: str, steps: str, *cards: Any, kind: Any = EVENT, **sides: Any) -> None:
    """Play a card with that text, with Allies, Drills and kicks of two Styles at hand."""
    you = {"hand": ["Tried"], **sides.pop("you", {})}
    tell(card("Tried", kind, text, **sides.pop("facts", {})), *FRIENDS, *cards,
         steps=steps, you=you, **sides)  # fmt: skip


# ---------------------------------------------------------------------------- who goes furthest


def test_the_highest_of_all_that_are_meant() -> None:
    there = {"play": ["Low", "High", "Hard Drill", "Soft Drill"]}
    for text in ("Destroy the Ally with the lowest level.", "Destroy the lowest level Ally."):
        said(f"POWER: {text}", "play Tried\nexpect opponent discard has Low\n"
             "expect opponent play has High", opponent=there)  # fmt: skip
    said("POWER: Destroy the Drill with the highest Endurance.",
         "play Tried\nexpect opponent discard has Hard Drill\nexpect opponent play has Soft Drill",
         opponent=there)  # fmt: skip
    assert canonical("POWER: Destroy the Drill with the highest Endurance.") == (
        "POWER: Destroy a Drill with the highest Endurance."
    )


def test_of_several_that_go_as_far_one_is_chosen_and_all_are_all() -> None:
    there = {"play": ["Low", "High", "Also High"]}
    said("POWER: Destroy the Ally with the highest level.",
         "play Tried\nexpect no option choose Low\nchoose Also High\n"
         "expect opponent play = 2", opponent=there)  # fmt: skip
    said("POWER: Destroy all Allies with the highest level.",
         "play Tried\nexpect opponent play = 1\nexpect opponent play has Low", opponent=there)  # fmt: skip


def test_only_those_are_compared_that_are_spoken_of() -> None:
    # Yours is higher, but it is his that are compared; what can't be taken isn't passed over.
    said("POWER: Destroy one of your opponent's Allies with the highest level.",
         "play Tried\nexpect opponent discard has Low\nexpect your play has High",
         you={"play": ["High"]}, opponent={"play": ["Low"]})  # fmt: skip
    said("POWER: Banish the card in your opponent's discard pile with the highest Endurance.",
         "play Tried\nexpect opponent banished has Firm\nexpect opponent discard = 2",
         opponent={"discard": ["Filler", "Firm", "Soft Drill"]})  # fmt: skip
    said("POWER: Draw a card for each Ally with the highest level in play.",
         "play Tried\nexpect your hand = 2", you={"play": ["Low", "High"]},
         opponent={"play": ["Also High"]})  # fmt: skip
    said("POWER: Destroy the Ally with the highest level.", "play Tried\nexpect your hand = 0")


def test_the_personality_with_the_highest_power_level_loses_stages() -> None:
    text = "POWER: The personality with the highest power level loses 2 stages."
    said(text, "play Tried\nexpect your stages = 5\nexpect opponent stages = 6",
         you={"stages": 5}, opponent={"stages": 8})  # fmt: skip
    said(text, "play Tried\nchoose Hero\nexpect opponent stages = 8",
         you={"stages": 8}, opponent={"stages": 8})  # fmt: skip


def test_a_search_finds_the_highest() -> None:
    text = "POWER: Search your Life Deck for a Drill with the highest Endurance and place it into play."
    said(text, "play Tried\nchoose Hard Drill\nexpect your play has Hard Drill",
         you={"life_deck": ["Soft Drill", "Hard Drill"]})  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "[constant] Whenever your opponent destroys a Drill with the highest Endurance, draw a card.",
        "POWER: If you control an Ally with the highest level, draw a card.",
        "POWER: Banish that Ally with the lowest level.",
    ],
)
def test_what_is_compared_with_nothing_isnt_read(text: str) -> None:
    assert compile_text(card("Sword", DRILL, ""), text).failures


def test_the_higher_of_two_values() -> None:
    text = "POWER: Draw X cards. X = the {} of your anger and your opponent's anger."
    sides: dict[str, Any] = {"you": {"anger": 1}, "opponent": {"anger": 3}}
    said(text.format("higher"), "play Tried\nexpect your hand = 3", **sides)
    said(text.format("lower"), "play Tried\nexpect your hand = 1", **sides)


# ---------------------------------------------------------------------------- players


def test_a_player_who_was_chosen() -> None:
    text = "POWER: Choose a player. That player discards the top 2 cards of his Life Deck. Raise that player's anger 1."
    said(text, "play Tried\nchoose Your opponent\nexpect opponent discard = 2\nexpect your discard = 1\n"
         "expect opponent anger = 1\nexpect your anger = 0")  # fmt: skip
    said(text, "play Tried\nchoose You\nexpect opponent discard = 0\nexpect your discard = 3\n"
         "expect opponent anger = 0\nexpect your anger = 1")  # fmt: skip
    assert canonical(text) == text
    he = "POWER: Choose a player. He shuffles his discard pile into his Life Deck."
    assert canonical(he) == he.replace("He", "That player")
    said(he, "play Tried\nchoose You\nexpect opponent discard = 1\nexpect your discard = 1",
         you={"discard": ["Filler"]}, opponent={"discard": ["Filler"]})  # fmt: skip
    program = compile_text(
        card("Sword", EVENT, ""), "POWER: Choose a player. Destroy one of his Drills."
    )
    assert program.failures


def test_a_chosen_player_is_told_in_the_log() -> None:
    said("POWER: Choose a player. That player draws a card.",
         "play Tried\nchoose Your opponent\nexpect event CardNamed player=0 seat=1\n"
         "expect opponent hand = 1")  # fmt: skip


MORE = "POWER: The player {} discards 2 cards from his hand."


@pytest.mark.parametrize(
    "who",
    ["who has more cards in his hand than his opponent", "with the most cards in hand"],
)
def test_the_player_who_has_more(who: str) -> None:
    text = MORE.format(who)
    said(text, "play Tried\nopponent: choose Filler\nopponent: choose Filler\nexpect opponent hand = 1\n"
         "expect your hand = 1", you={"hand": ["Tried", "Filler"]},
         opponent={"hand": ["Filler", "Filler", "Filler"]})  # fmt: skip
    said(text, "play Tried\nchoose Filler\nchoose Filler\nexpect your hand = 1\nexpect opponent hand = 1",
         you={"hand": ["Tried", "Filler", "Filler", "Filler"]}, opponent={"hand": ["Ball"]})  # fmt: skip
    # As many on both sides: neither has more.
    said(text, "play Tried\nexpect your hand = 2\nexpect opponent hand = 2",
         you={"hand": ["Tried", "Ball", "Ball"]}, opponent={"hand": ["Ball", "Ball"]})  # fmt: skip
    assert canonical(text) == (
        "POWER: Each player who has more cards in his hand than his opponent discards 2 cards from "
        "his hand."
    )


def test_the_player_whose_anger_is_higher_and_who_controls_fewer() -> None:
    text = "POWER: The player with the highest anger lowers his anger 1."
    assert canonical(text) == (
        "POWER: Each player whose anger is higher than his opponent's lowers his anger 1."
    )
    said(text, "play Tried\nexpect your anger = 2\nexpect opponent anger = 1",
         you={"anger": 3}, opponent={"anger": 1})  # fmt: skip
    said(text, "play Tried\nexpect your anger = 1\nexpect opponent anger = 3",
         you={"anger": 1}, opponent={"anger": 4})  # fmt: skip
    said(text, "play Tried\nexpect your anger = 2\nexpect opponent anger = 2",
         you={"anger": 2}, opponent={"anger": 2})  # fmt: skip
    text = "POWER: The player who controls fewer Drills draws 2 cards."
    said(text, "play Tried\nexpect your hand = 2\nexpect opponent hand = 0",
         opponent={"play": ["Soft Drill"]})  # fmt: skip
    said(text, "play Tried\nexpect your hand = 0\nexpect opponent hand = 2",
         you={"play": ["Soft Drill"]})  # fmt: skip


def test_each_players_opponent() -> None:
    said("POWER: Each player lowers his opponent's anger 1.",
         "play Tried\nexpect your anger = 2\nexpect opponent anger = 0",
         you={"anger": 3}, opponent={"anger": 1})  # fmt: skip
    said("POWER: Your opponent destroys the top card of his opponent's Life Deck.",
         "play Tried\nexpect your discard = 2\nexpect opponent discard = 0")  # fmt: skip


def test_the_attacker_and_the_defender() -> None:
    text = "[defense] Stops a physical attack. The attacker discards a card from his hand. The defender gains 2 stages. Lower the attacker's anger 1."
    assert canonical(text, PHYSICAL) == text
    said(text, "you: pass\nopponent: play Filler\nyou: play Tried\nopponent: choose Ball\n"
         "expect opponent hand = 1\nexpect your stages = 6\nexpect opponent anger = 1",
         kind=PHYSICAL, you={"stages": 4}, opponent={"anger": 2, "hand": ["Filler", "Ball", "Block"]})  # fmt: skip
    text = "[attack] Physical attack. DAMAGE: 1 stage. HIT: The defender destroys the top card of his Life Deck. Raise the attacker's anger 1."
    said(text, "play Tried\nopponent: no\nexpect opponent discard = 1\nexpect your anger = 1\n"
         "expect opponent anger = 0", kind=PHYSICAL)  # fmt: skip


# ---------------------------------------------------------------------------- places


def test_in_play_or_in_a_pile() -> None:
    text = "POWER: Banish a Drill in play or in your opponent's discard pile."
    steps = "play Tried\nchoose {}\nexpect opponent banished has {}"
    for one in ("Soft Drill", "Hard Drill"):
        said(
            text,
            steps.format(one, one),
            opponent={"play": ["Soft Drill"], "discard": ["Hard Drill"]},
        )
    said(text, "play Tried\nexpect your discard has Soft Drill\nexpect your discard = 2",
         you={"discard": ["Soft Drill"]})  # fmt: skip


def test_of_the_same_style_or_type_as() -> None:
    text = "[attack] Physical attack. Banish an attack from your discard pile of the same Style as this card. DAMAGE: 1 stage."
    said(text, "play Tried\nopponent: no\nexpect your banished has Red Kick\nexpect your banished = 1",
         kind=PHYSICAL, facts={"style": Style.RED}, you={"discard": ["Blue Kick", "Red Kick"]})  # fmt: skip
    text = "POWER: Reveal the top card of your Life Deck. If it has the same type as a card in your opponent's discard pile, place it into your hand."
    for pile, hand in ((["Soft Drill"], 1), (["Filler"], 0)):
        said(text, f"play Tried\nexpect your hand = {hand}", you={"life_deck": ["Hard Drill"]},
             opponent={"discard": pile})  # fmt: skip


def test_different_styles_are_counted() -> None:
    text = "POWER: Draw a card for each different Style among cards in your discard pile."
    said(text, "play Tried\nexpect your hand = 2",
         you={"discard": ["Blue Kick", "Red Kick", "Red Kick", "Filler"]})  # fmt: skip


# ---------------------------------------------------------------------------- exchanging


def test_cards_in_hand_and_in_a_pile_change_places() -> None:
    text = "POWER: Swap a card in your hand with a card in your discard pile."
    assert (
        canonical(text) == "POWER: Exchange a card in your hand with a card in your discard pile."
    )
    said(text, "play Tried\nchoose Firm\nexpect your hand has Firm\nexpect your hand = 1\n"
         "expect your discard has Ball", you={"hand": ["Tried", "Ball"], "discard": ["Firm", "Filler"]})  # fmt: skip
    # Nothing to exchange it with: it stays.
    said(text, "play Tried\nexpect your hand has Ball", you={"hand": ["Tried", "Ball"]})


def test_a_hand_and_the_top_of_a_life_deck_change_places() -> None:
    text = "POWER: Exchange your hand with the top 2 cards of your Life Deck."
    said(text, "play Tried\nexpect your hand = 2\nexpect your hand has Firm\nexpect your life_deck = 29\n"
         "expect your life_deck top = Ball",
         you={"hand": ["Tried", "Ball"], "life_deck": ["Filler", "Firm"], "fill": 28})  # fmt: skip
    # Without a hand it is a draw of two, and the Life Deck isn't emptied on the way.
    said(text, "play Tried\nexpect your hand = 2", you={"fill": 5})
    turned_round = "POWER: Exchange the top 2 cards of your Life Deck with your hand."
    said(turned_round, "play Tried\nchoose Ball\nexpect your hand has Firm\nexpect your life_deck = 2",
         you={"hand": ["Tried", "Ball", "Block"], "life_deck": ["Filler", "Firm"], "fill": 0})  # fmt: skip


def test_a_card_in_play_and_one_out_of_it_change_places() -> None:
    text = "POWER: You may exchange a Drill you control with a Drill in your discard pile. If you do, draw a card."
    said(text, "play Tried\nyes\nexpect your play has Hard Drill\nexpect your discard has Soft Drill\n"
         "expect your hand = 1", you={"play": ["Soft Drill"], "discard": ["Hard Drill"]})  # fmt: skip
    said(text, "play Tried\nexpect your play has Soft Drill\nexpect your hand = 0",
         you={"play": ["Soft Drill"]})  # fmt: skip


def test_control_is_exchanged() -> None:
    text = "POWER: Exchange control of one of your Allies and one of your opponent's Allies."
    said(text, "play Tried\nexpect your play has High\nexpect opponent play has Low",
         you={"play": ["Low"]}, opponent={"play": ["High"]})  # fmt: skip
    said(text, "play Tried\nexpect your play has Low", you={"play": ["Low"]})


@pytest.mark.parametrize(
    "text",
    [
        "POWER: Exchange your hand with your opponent's hand.",
        "POWER: Exchange a card in your hand with a card in your hand.",
        "POWER: Exchange control of one of your Allies and one of your Drills.",
        "POWER: Exchange a Drill you control with a Drill in your opponent's discard pile.",
    ],
)
def test_no_card_comes_into_anothers_zones(text: str) -> None:
    assert compile_text(card("Sword", EVENT, ""), text).failures


_OF_ALL = "is equal to the highest power level of all personalities"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("your MP has the highest power level in play", f"your MP's power level {_OF_ALL}"),
        ("you have the highest power level in play", f"your MP's power level {_OF_ALL}"),
        ("your MP is the personality with the highest power level in play",
         f"your MP's power level {_OF_ALL}"),
        ("this Ally has the highest power level of all personalities in play",
         f"this Ally's power level {_OF_ALL}"),
        ("one of your Allies has the highest power level in play",
         f"one of your Allies' power level {_OF_ALL}"),
        ("this Ally has the lowest power stage among your Allies",
         "this Ally's power stage is equal to the lowest power stage of your Allies"),
        ("you have the highest power level",
         "your MP's power level is higher than your opponent's"),
    ],
)  # fmt: skip
def test_who_goes_furthest_of_all(said: str, meant: str) -> None:
    assert canonical(f"POWER: If {said}, draw a card.", ALLY) == f"POWER: If {meant}, draw a card."


@pytest.mark.parametrize(
    ("who", "mine", "theirs", "drawn"),
    [
        ("your MP has", 6, 5, 1),
        ("your MP has", 5, 6, 0),
        ("your MP has", 2, 1, 0),
        ("one of your Allies has", 2, 1, 1),
        ("one of your Allies has", 5, 1, 0),
    ],
)
def test_all_personalities_are_compared(who: str, mine: int, theirs: int, drawn: int) -> None:
    tell(
        card("Ask", EVENT, f"POWER: If {who} the highest power level in play, draw a card."),
        steps=f"play Ask\nexpect your hand = {drawn}",
        you={"hand": ["Ask"], "stages": mine, "play": ["Old Friend"]},
        opponent={"stages": theirs},
    )
