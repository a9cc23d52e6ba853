"""What a sentence means by what the sentences before it do: asked in the present, "a banished card",
"that title", "of it", "the rest"."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, BALL, DRILL, EVENT, card
from tests.rules.staged import canonical, tell

SLOW = card("Slow Drill", DRILL, "[constant] Your attacks deal +1 stage of damage.")
FAST = card("Fast Drill", DRILL, "[constant] Your attacks deal +1 stage of damage.")
SHOWS = "Your opponent reveals his hand."
TOP = "Reveal the top 3 cards of your Life Deck."


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        (
            f"{SHOWS} If he reveals a Dragon Ball, draw a card.",
            f"{SHOWS} If your opponent revealed a Dragon Ball this way, draw a card.",
        ),
        (
            f"{SHOWS} If no Styled cards are revealed, draw 2 cards.",
            f"{SHOWS} If a Styled card was not revealed this way, draw 2 cards.",
        ),
        (
            f"{TOP} If you reveal 2 or more Styled cards, draw a card.",
            f"{TOP} If you revealed 2 or more Styled cards this way, draw a card.",
        ),
        (
            "Your opponent banishes the top card of his Life Deck. If an Ally is banished, "
            "draw a card.",
            "Your opponent banishes the top card of his Life Deck. If an Ally was banished this "
            "way, draw a card.",
        ),
        (
            "Place up to 3 banished cards at the bottom of your Life Deck.",
            "Place up to 3 cards from your Banished Zone at the bottom of your Life Deck.",
        ),
        (
            "Choose one of your banished cards and place it into your hand.",
            "Choose a card in your Banished Zone and place it into your hand.",
        ),
        (
            "Shuffle all of your banished cards into your Life Deck.",
            "Shuffle all cards in your Banished Zone into your Life Deck.",
        ),
        (
            "Choose a banished Drill and Rejuvenate it.",
            "Choose a Drill in any Banished Zone and Rejuvenate it.",
        ),
        (
            "Banish the top 3 cards of your Life Deck. Choose a banished Drill and Rejuvenate it.",
            "Banish the top 3 cards of your Life Deck. Choose a Drill banished this way and "
            "Rejuvenate it.",
        ),
        (
            "Draw a card for each of your banished cards.",
            "Draw a card for each card in your Banished Zone.",
        ),
        (
            "If you have 10 or more banished cards, draw a card.",
            "If you have 10 or more cards in your Banished Zone, draw a card.",
        ),
        (
            "Draw a card for every 5 banished cards you own.",
            "Draw a card for every 5 cards in your Banished Zone.",
        ),
        (
            f"Name a title. {SHOWS} He discards all cards with that title.",
            f"Name a card. {SHOWS} Your opponent discards all cards with that name "
            "from among those cards.",
        ),
        (
            f"Name 2 cards. {SHOWS} He discards all named cards.",
            f"Name 2 cards. {SHOWS} Your opponent discards all cards with that name "
            "from among those cards.",
        ),
        (
            "Reveal the top card of your Life Deck. Banish all cards with that title from your "
            "opponent's discard pile.",
            "Reveal the top card of your Life Deck. Banish all cards with the same title as that "
            "card from your opponent's discard pile.",
        ),
        (
            "Choose a character. All Allies with that character are banished.",
            "Name a personality. Banish all Allies with that name.",
        ),
        (
            "Shuffle your Life Deck. Then, draw the top 2 cards of it.",
            "Shuffle your Life Deck. Draw the top 2 cards of your Life Deck.",
        ),
        (
            f"{SHOWS} If it contains an Ally, draw a card.",
            f"{SHOWS} If any of those cards is an Ally, draw a card.",
        ),
        (
            "Your opponent keeps 2 cards of his choice from his hand and discards the rest.",
            "Your opponent chooses 2 cards from his hand and discards the remaining cards.",
        ),
    ],
)
def test_it_is_read_by_what_was_said_before(said: str, printed: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {printed}"


@pytest.mark.parametrize(
    "said",
    [
        "Draw a card. If your opponent reveals a Drill, draw a card.",
        "Name a personality. Your opponent cannot play Named cards of that character this turn.",
    ],
)
def test_what_was_not_done_before_is_not_asked(said: str) -> None:
    assert compile_text(card("Tried", EVENT, ""), f"POWER: {said}").failures


@pytest.mark.parametrize(
    "said",
    [
        "If he revealed a Drill, he discards it.",
        "If he reveals a Drill, discard it.",
        "If he revealed a Drill, destroy that Drill.",
    ],
)
def test_the_card_that_was_asked_for_is_it(said: str) -> None:
    tell(
        SLOW,
        card("Look", EVENT, f"POWER: {SHOWS} {said}"),
        you={"hand": ["Look"]},
        opponent={"hand": ["Slow Drill", "Block"]},
        steps="""
        play Look
        expect opponent discard has 1 Slow Drill
        expect opponent hand has 1 Block
        """,
    )


def test_of_two_such_cards_one_is_chosen() -> None:
    tell(
        SLOW,
        FAST,
        card("Look", EVENT, f"POWER: {TOP} If you reveal a Drill, place it into your hand."),
        you={"hand": ["Look"], "life_deck": ["Slow Drill", "Block", "Fast Drill"]},
        steps="""
        play Look
        choose Fast Drill
        expect your hand has 1 Fast Drill
        expect your hand = 1
        """,
    )


@pytest.mark.parametrize(("second", "drawn"), [("Other Drill", 1), ("Filler", 0)])
def test_how_many_were_shown_is_asked(second: str, drawn: int) -> None:
    tell(
        card("Look", EVENT, f"POWER: {TOP} If you reveal 2 or more Drills, draw a card."),
        you={"hand": ["Look"], "life_deck": ["Idle Drill", second, "Block"]},
        steps=f"""
        play Look
        expect your hand = {drawn}
        """,
    )


def test_none_found_is_not_done() -> None:
    tell(
        card(
            "Seek",
            EVENT,
            "POWER: Search your Life Deck for a Drill and place it into play. "
            "If you did not find one, draw 3 cards.",
        ),
        you={"hand": ["Seek"]},
        steps="""
        play Seek
        expect your hand = 3
        """,
    )


def test_banished_cards_go_under_the_deck() -> None:
    tell(
        card(
            "Recall", EVENT, "POWER: Place up to 2 banished cards at the bottom of your Life Deck."
        ),
        you={"hand": ["Recall"], "banished": ["Block", "Filler", "Spare Kick"]},
        steps="""
        play Recall
        choose Block
        choose Filler
        expect your banished = 1
        expect your life_deck bottom = Filler
        """,
    )


def test_the_title_of_the_card_that_was_shown() -> None:
    tell(
        card(
            "Purge",
            EVENT,
            "POWER: Reveal the top card of your Life Deck. Banish all cards with that title from "
            "your opponent's discard pile.",
        ),
        you={"hand": ["Purge"], "life_deck": ["Block"]},
        opponent={"discard": ["Block", "Filler", "Block"]},
        steps="""
        play Purge
        expect opponent banished has 2 Block
        expect opponent discard has 1 Filler
        """,
    )


def test_allies_of_the_name_of_an_mp() -> None:
    tell(
        card("Hero", ALLY, "POWER: Draw a card.", subtitle="Young"),
        card("Alone", EVENT, "POWER: Destroy all Allies that are the same character as your MP."),
        you={"hand": ["Alone"]},
        opponent={"play": ["Hero", "Old Friend"]},
        steps="""
        play Alone
        expect opponent play has no Hero
        expect opponent play has 1 Old Friend
        """,
    )


@pytest.mark.parametrize(
    "said",
    [
        "Your opponent chooses a Drill he controls and shuffles the rest into his Life Deck.",
        "Your opponent chooses a Drill he controls. Destroy the rest.",
        "Each player chooses a Drill he controls and returns the rest to their owners' hands.",
        "Your opponent must choose a Drill he controls and discard all others.",
    ],
)
def test_what_is_not_chosen_is_the_rest(said: str) -> None:
    tell(
        SLOW,
        FAST,
        card("Pick", EVENT, f"POWER: {said}"),
        you={"hand": ["Pick"]},
        opponent={"play": ["Slow Drill", "Fast Drill", "Idle Drill"]},
        steps="""
        play Pick
        opponent: choose Slow Drill
        expect opponent play has 1 Slow Drill
        expect opponent play has no Fast Drill
        expect opponent play has no Idle Drill
        """,
    )


def test_the_rest_of_a_hand_is_all_that_is_not_chosen() -> None:
    tell(
        SLOW,
        card(
            "Pick", EVENT, "POWER: Your opponent chooses a Drill in his hand and discards the rest."
        ),
        you={"hand": ["Pick"]},
        opponent={"hand": ["Slow Drill", "Idle Drill", "Block"]},
        steps="""
        play Pick
        opponent: choose Idle Drill
        expect opponent hand has 1 Idle Drill
        expect opponent.hand = 1
        """,
    )


def test_he_names_a_card() -> None:
    tell(
        card(
            "Guess",
            EVENT,
            "POWER: Your opponent names a card. Reveal the top card of your Life Deck. If it is not "
            "the named card, draw 2 cards.",
        ),
        you={"hand": ["Guess"], "life_deck": ["Block"]},
        steps="""
        play Guess
        opponent: name Filler
        expect your hand = 2
        """,
    )


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        ("Return it to his control.", "Return it to its owner's control."),
        ("Return control of that Ally to its owner.", "Return that Ally to its owner's control."),
        ("That Ally returns to its owner's control.", "Return that Ally to its owner's control."),
        ("Your opponent regains control of it.", "Your opponent gains control of it."),
    ],
)
def test_control_goes_back(said: str, printed: str) -> None:
    take = "Gain control of an Ally."
    assert canonical(f"POWER: {take} {said}") == f"POWER: {take} {printed}"


def test_it_is_given_back_at_the_end_of_combat() -> None:
    tell(
        card(
            "Borrow",
            EVENT,
            "POWER: Take control of an Ally. At the end of combat, return it to its owner's control.",
        ),
        you={"hand": ["Borrow"]},
        opponent={"play": ["Old Friend"]},
        steps="""
        play Borrow
        expect your play has 1 Old Friend
        opponent: pass
        pass
        expect opponent play has 1 Old Friend
        """,
    )


def test_captured_dragon_balls_go_home() -> None:
    other = card("Other Ball", BALL, "Draw a card.")
    tell(
        other,
        card("Take", EVENT, "POWER: Capture a Dragon Ball."),
        card("Home", EVENT, "POWER: Return all captured Dragon Balls to their owners."),
        you={"hand": ["Take", "Home"], "play": ["Other Ball"]},
        opponent={"play": ["Ball"]},
        steps="""
        play Take
        expect your play has 1 Ball
        play Home
        expect opponent play has 1 Ball
        expect your play has 1 Other Ball
        """,
    )


@pytest.mark.parametrize(("spare", "taken"), [(["Block"], 1), ([], 0)])
def test_capturing_has_a_price(spare: list[str], taken: int) -> None:
    tell(
        card(
            "Guard Drill",
            DRILL,
            "[constant] Your opponent must discard a card from his hand to capture a Dragon Ball.",
        ),
        card("Take", EVENT, "POWER: Capture a Dragon Ball."),
        you={"hand": ["Take", *spare]},
        opponent={"play": ["Ball", "Guard Drill"]},
        steps=f"""
        play Take
        expect your play = {taken}
        expect your hand = 0
        """,
    )


def test_all_allies_enter_play_higher() -> None:
    tell(
        card("High Drill", DRILL, "[constant] All Allies enter play at 7 stages."),
        card("Call", EVENT, "POWER: Search your Life Deck for an Ally and place it into play."),
        you={"hand": ["Call"], "life_deck": ["Old Friend"]},
        opponent={"play": ["High Drill"]},
        steps="""
        play Call
        choose Old Friend
        expect stages of Old Friend = 7
        """,
    )


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        (
            "As a cost, banish the top card of your Life Deck. Draw a card.",
            "Banish the top card of your Life Deck to draw a card.",
        ),
        (
            "Draw a card. You must banish a Drill to use this Power.",
            "Banish a Drill to draw a card.",
        ),
        (
            "As a cost, discard X cards. Draw X cards. X = the number of Drills you control.",
            "Discard X cards to draw X cards. X = the number of Drills you control.",
        ),
    ],
)
def test_what_a_power_costs_is_its_price(said: str, printed: str) -> None:
    assert canonical(f"POWER: {said}", DRILL) == f"POWER: {printed}"


def test_the_price_of_several_sentences_is_not_told() -> None:
    text = "POWER: As a cost, discard a card. Draw 2 cards. Raise your anger 1 level."
    assert compile_text(card("Tried", DRILL, ""), text).failures
