"""What is said of cards behind the place where they are, and further places and controllers."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.text.spelling import correct
from tests.rules.happening import ALLY, DRILL, EVENT, SETUP, card
from tests.rules.staged import canonical, tell

SAME = [
    (
        "Destroy a Drill in play that is not Styled.",
        "Destroy a non-Styled Drill in play.",
    ),
    (
        "Destroy all cards in play other than this card.",
        "Destroy all cards other than this card in play.",
    ),
    (
        'Choose a card in your discard pile with "Punch" in its title and banish it.',
        'Choose a card with "Punch" in the title in your discard pile and banish it.',
    ),
    (
        "For each Drill you control with a different name, draw a card.",
        "For each differently named Drill you control, draw a card.",
    ),
    ("Destroy a Drill in play with Endurance.", "Destroy a Drill with Endurance in play."),
    (
        "Banish an attack from your hand of the same Style as this card.",
        "Banish an attack card of the same Style as this card from your hand.",
    ),
    (
        'Banish a card from your hand or discard pile with "Arc" or "Orb" in the title.',
        'Banish a card with "Arc" or "Orb" in the title from your hand or discard pile.',
    ),
    (
        "Destroy a Drill in play without a [constant] Power.",
        "Destroy a Drill without a [constant] Power in play.",
    ),
    (
        'Choose a card in your discard pile other than "Sword" and banish it.',
        'Choose a card in your discard pile except "Sword" and banish it.',
    ),
    (
        "Destroy all Drills your opponent controls with Endurance.",
        "Destroy all of your opponent's Drills with Endurance.",
    ),
    (
        "Banish all Drills and Styled cards in your hand with Endurance.",
        "Banish all Drills with Endurance or Styled cards with Endurance in your hand.",
    ),
    (
        "Gain 1 stage for each Ally in play with a power level of 0.",
        "Gain 1 stage for each Ally with a power level of 0 in play.",
    ),
    ("Destroy a Drill controlled by your opponent.", "Destroy an opponent's Drill."),
    ("Destroy all Drills under your control.", "Destroy all of your Drills."),
    (
        "Gain 1 stage for each Drill controlled by either player.",
        "Gain 1 stage for each Drill in play.",
    ),
    (
        "Destroy all cards attached to a Drill your opponent controls.",
        "Destroy all cards attached to one of your opponent's Drills.",
    ),
]


@pytest.mark.parametrize(("said", "printed"), SAME)
def test_what_is_said_behind_a_place_is_said_of_the_cards(said: str, printed: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {printed}"
    assert canonical(f"POWER: {printed}") == f"POWER: {printed}"


OTHERWISE = [
    ("Discard 2 cards at random.", "Discard 2 random cards."),
    (
        "Your opponent discards a Styled card at random from his hand.",
        "Your opponent discards a random Styled card from his hand.",
    ),
    (
        "Banish a card in your opponent's hand at random.",
        "Banish a random card in your opponent's hand.",
    ),
    ("Destroy a Drill at random.", "Destroy a random Drill."),
    ("You may discard a Drill from play.", "You may discard a Drill in play."),
    (
        "Take a Setup or Drill from your discard pile and place it into your hand.",
        "Choose a Setup or Drill from your discard pile and place it into your hand.",
    ),
    (
        "If there are 5 or more cards in your opponent's hand, draw a card.",
        "If your opponent has 5 or more cards in his hand, draw a card.",
    ),
    (
        "If there are more than 3 cards in your Banished Zone, draw a card.",
        "If you have more than 3 cards in your Banished Zone, draw a card.",
    ),
    (
        "If your hand has less cards than your opponent's, draw a card.",
        "If you have fewer cards in your hand than your opponent, draw a card.",
    ),
    ("If your hand is empty, draw a card.", "If you have no cards in your hand, draw a card."),
    (
        "If your discard pile is not empty, draw a card.",
        "If you have a card in your discard pile, draw a card.",
    ),
    (
        "If his hand contains no Drills, draw a card.",
        "If your opponent has no Drills in his hand, draw a card.",
    ),
    (
        "If there are 2 or more Drills in play under your control, draw a card.",
        "If you control 2 or more Drills, draw a card.",
    ),
    (
        "If there are no Allies under his control, draw a card.",
        "If your opponent controls no Allies, draw a card.",
    ),
    (
        "Draw 2 cards from the bottom of your Life Deck.",
        "Draw the bottom 2 cards of your Life Deck.",
    ),
]


@pytest.mark.parametrize(("said", "printed"), OTHERWISE)
def test_the_grammar_itself_reads_other_orders_of_words(said: str, printed: str) -> None:
    assert correct(said).text == said
    assert canonical(f"POWER: {said}") == f"POWER: {printed}"


def test_yours_is_the_same_zone_of_yours() -> None:
    said = "POWER: If your opponent's discard pile has more cards than yours, draw a card."
    meant = "POWER: If your opponent has more cards in his discard pile than you, draw a card."
    assert canonical(said) == meant


def test_chance_takes_what_is_taken_at_random() -> None:
    thief = card("Thief", EVENT, "POWER: Your opponent discards a Drill at random from his hand.")
    tell(
        thief,
        you={"hand": ["Thief"]},
        opponent={"hand": ["Idle Drill", "Block", "Other Drill"]},
        steps="""
        play Thief
        expect opponent hand = 2
        expect opponent hand has Block
    """,
    )


def test_an_empty_zone() -> None:
    last = card("Last", EVENT, "POWER: If your hand is empty, raise your anger 2.")
    tell(
        last,
        you={"hand": ["Last"]},
        steps="play Last\nexpect your anger = 2",
    )
    tell(
        last,
        you={"hand": ["Last", "Block"]},
        steps="play Last\nexpect your anger = 0",
    )


def test_what_is_taken_is_chosen_there() -> None:
    taker = card(
        "Taker",
        EVENT,
        "POWER: Take a Setup or Drill from your discard pile and place it into play.",
    )
    tell(
        taker,
        you={"hand": ["Taker"], "discard": ["Block", "Idle Drill"]},
        steps="""
        play Taker
        expect your play has Idle Drill
        expect your discard = 2
    """,
    )


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        (
            "Whenever a Drill in play with Endurance is destroyed, draw a card.",
            "Whenever a Drill with Endurance in play is destroyed, draw a card.",
        ),
        (
            "Whenever a Drill under your control is destroyed, draw a card.",
            "Whenever one of your Drills is destroyed, draw a card.",
        ),
        (
            "Cards with that title cannot be played.",
            "Cards with the same title as a card attached to this card cannot be played.",
        ),
    ],
)
def test_so_it_is_in_standing_texts(said: str, printed: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {printed}"


def test_only_such_cards_of_the_place_are_meant() -> None:
    finder = card(
        "Finder", EVENT, "POWER: Choose a card in your discard pile with Endurance. Rejuvenate it."
    )
    tell(
        finder,
        you={"hand": ["Finder"], "discard": ["Block", "Lasting Block", "Filler"]},
        steps="""
        play Finder
        expect your discard = 3
        expect your life_deck has Lasting Block
    """,
    )


def test_other_than_a_title_behind_the_place() -> None:
    finder = card(
        "Finder", EVENT, "POWER: Rejuvenate a card in your discard pile other than Filler."
    )
    tell(
        finder,
        you={"hand": ["Finder"], "discard": ["Block", "Filler", "Filler"]},
        steps="""
        play Finder
        expect your life_deck has Block
        expect your discard has Filler
    """,
    )


def test_cards_that_one_controls_without_owning_them() -> None:
    thief = card("Thief", EVENT, "POWER: Gain control of an opponent's Drill.")
    honest = card(
        "Honest",
        EVENT,
        "POWER: Return all Drills you control but do not own to their owners' hands.",
    )
    tell(
        thief,
        honest,
        you={"hand": ["Thief", "Honest"], "play": ["Idle Drill"]},
        opponent={"play": ["Other Drill"]},
        steps="""
        play Thief
        opponent: pass
        play Honest
        expect opponent hand has Other Drill
        expect your play has Idle Drill
    """,
    )


def test_what_is_attached_to_a_card_of_a_kind() -> None:
    weight = card("Weight", SETUP, "POWER: Attach this card to an Ally in play.")
    lift = card("Lift", EVENT, "POWER: Destroy all cards attached to one of your Allies.")
    friend = card("Helper", ALLY, "POWER: Draw a card.")
    tell(
        weight,
        lift,
        friend,
        you={"hand": ["Lift"], "play": ["Weight", "Helper"]},
        steps="""
        use Weight
        opponent: pass
        expect your discard = 0
        play Lift
        expect your discard has Weight
        expect your play has Helper
    """,
    )


def test_copies_of_this_card() -> None:
    again = card(
        "Again", EVENT, "POWER: Banish a copy of this card from your discard pile to draw 2 cards."
    )
    tell(
        again,
        you={"hand": ["Again"], "discard": ["Again", "Block"]},
        steps="""
        play Again
        expect your banished = 1
        expect your banished has Again
        expect your hand = 2
    """,
    )
