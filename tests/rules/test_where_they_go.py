"""Cards placed at an end that is said in short, exchanged for a time, discarded where they lie."""

from __future__ import annotations

import pytest

from tests.rules.happening import ALLY, DRILL, EVENT, SETUP, card
from tests.rules.staged import canonical, tell

NEW = card("New Friend", ALLY, "POWER: Draw a card.")
TOP = "Look at the top 3 cards of your Life Deck."


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        (
            f"{TOP} Place 1 on top and the rest at the bottom.",
            f"{TOP} Place 1 on top of your Life Deck and place the remaining cards at the bottom of "
            "your Life Deck.",
        ),
        (
            "Look at the top card of your opponent's Life Deck. You may place it at the bottom.",
            "Look at the top card of your opponent's Life Deck. You may place it at the bottom of "
            "your opponent's Life Deck.",
        ),
        (
            "Your opponent places one card from his hand on top of his Life Deck and one at the "
            "bottom of his Life Deck.",
            "Your opponent places a card from his hand on top of his Life Deck and places a card "
            "from his hand at the bottom of his Life Deck.",
        ),
        (
            "Your opponent discards a card. Place the discarded card into your opponent's "
            "Banished Zone.",
            "Your opponent discards a card. Banish the discarded card.",
        ),
        (
            "Exchange control of an Ally you control with an Ally your opponent controls until the "
            "end of combat.",
            "Exchange control of an Ally you control and an opponent's Ally this combat.",
        ),
        (
            "Choose one of your other Allies and raise it to its highest power stage.",
            "Raise one of your other Allies to its highest power stage.",
        ),
        (
            "Choose an Ally. That Ally cannot be chosen for card effects this combat.",
            "Choose an Ally. That Ally cannot be chosen by card effects this combat.",
        ),
        (
            "Your opponent looks at your hand and chooses a card. Discard that card.",
            "Your opponent looks at your hand and chooses a card. Discard that card.",
        ),
        (
            "If you have 3 or fewer cards in your hand, draw until you have 4.",
            "If you have 3 or less cards in your hand, draw cards until you have 4 cards in your "
            "hand.",
        ),
    ],
)
def test_it_is_said_in_full(said: str, printed: str) -> None:
    assert canonical(f"POWER: {said}", SETUP) == f"POWER: {printed}"


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        (
            "Whenever a card is placed into your Banished Zone from your Life Deck, draw a card.",
            "Whenever a card is banished into your Banished Zone from your Life Deck, draw a card.",
        ),
        (
            "Whenever one of your Drills is discarded due to changing levels, draw a card.",
            "Whenever one of your Drills is discarded as you change levels, draw a card.",
        ),
        (
            "Whenever one of your opponent's effects makes you discard a card, draw a card.",
            "Whenever one of your opponent's effects causes you to discard a card, draw a card.",
        ),
        (
            "Allies cannot be placed into play from any Life Deck or discard pile.",
            "Allies cannot be placed into play from a Life Deck or discard pile.",
        ),
        (
            "Your opponent cannot have more than 4 cards in his hand at the end of each turn.",
            "Your opponent's maximum hand size is 4 during the Discard Step.",
        ),
        (
            "Whenever your opponent captures a Dragon Ball from you, draw a card.",
            "Whenever your opponent captures one of your Dragon Balls, draw a card.",
        ),
        (
            "Whenever a player banishes a card from his discard pile, draw a card.",
            "Whenever a player banishes a card from his own discard pile, draw a card.",
        ),
        (
            "Allies your opponent controls that would be destroyed are banished instead.",
            "Whenever one of your opponent's Allies would be destroyed, banish it instead.",
        ),
        (
            "You may play Styled Drills from your discard pile.",
            "You may play a Styled Drill from your discard pile during the Planning Step.",
        ),
        (
            "During your Planning Step, you may discard a card from your hand to draw a card.",
            "You may discard a card from your hand during the Planning Step. If you do, draw a card.",
        ),
        (
            "Your opponent must keep his hand revealed during combat.",
            "While combat goes on, your opponent plays with his hand revealed.",
        ),
        (
            "You can have one more card in your hand at the end of the turn.",
            "Your maximum hand size is +1 during the Discard Step.",
        ),
        (
            "Your opponent cannot draw cards except during his Draw Step.",
            "Your opponent cannot draw cards outside of the Draw Step.",
        ),
    ],
)
def test_it_holds_in_other_words(said: str, printed: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {printed}"


def test_one_on_top_and_the_other_at_the_bottom() -> None:
    tell(
        card(
            "Sort",
            EVENT,
            "POWER: Look at the top 2 cards of your opponent's Life Deck. "
            "Place one on top and one on the bottom.",
        ),
        you={"hand": ["Sort"]},
        opponent={"life_deck": ["Spare Kick", "Block"]},
        steps="""
        play Sort
        choose Block
        expect opponent life_deck top = Block
        expect opponent life_deck bottom = Spare Kick
        """,
    )


def test_two_cards_of_a_hand_go_to_two_ends() -> None:
    tell(
        card(
            "Part",
            EVENT,
            "POWER: Your opponent places one card from his hand on top of his Life Deck and one at "
            "the bottom of his Life Deck.",
        ),
        you={"hand": ["Part"]},
        opponent={"hand": ["Spare Kick", "Block", "Filler"]},
        steps="""
        play Part
        opponent: choose Block
        opponent: choose Spare Kick
        expect opponent life_deck top = Block
        expect opponent life_deck bottom = Spare Kick
        expect opponent.hand = 1
        """,
    )


def test_sides_are_changed_for_a_combat() -> None:
    tell(
        NEW,
        card(
            "Swap",
            EVENT,
            "POWER: Exchange control of an Ally you control with an Ally your opponent controls "
            "until the end of combat.",
        ),
        you={"hand": ["Swap"], "play": ["Old Friend"]},
        opponent={"play": ["New Friend"]},
        steps="""
        play Swap
        expect your play has 1 New Friend
        expect opponent play has 1 Old Friend
        until combat ends
        expect your play has 1 Old Friend
        expect opponent play has 1 New Friend
        """,
    )


@pytest.mark.parametrize(
    "said",
    [
        "If your opponent controls more Allies than you, discard one of them.",
        "If your opponent controls 2 or more Allies, discard one of them.",
    ],
)
def test_one_of_those_that_are_more(said: str) -> None:
    tell(
        NEW,
        card("Level", EVENT, f"POWER: {said}"),
        you={"hand": ["Level"]},
        opponent={"play": ["Old Friend", "New Friend"]},
        steps="""
        play Level
        choose New Friend
        expect opponent play has no New Friend
        expect opponent play has 1 Old Friend
        """,
    )


@pytest.mark.parametrize("said", ["Discard all other Allies.", "All other Allies are discarded."])
def test_all_others_are_those_in_play(said: str) -> None:
    tell(
        NEW,
        card("Duel", EVENT, f"POWER: Each player chooses an Ally he controls. {said}"),
        you={"hand": ["Duel"], "play": ["Old Friend", "New Friend"]},
        opponent={"play": ["Old Friend", "New Friend"]},
        steps="""
        play Duel
        choose New Friend
        opponent: choose Old Friend
        expect your play has 1 New Friend
        expect your play = 1
        expect opponent play has 1 Old Friend
        expect opponent.play = 1
        """,
    )


def test_it_comes_back_from_the_pile_that_it_lies_in() -> None:
    tell(
        card(
            "Mend",
            EVENT,
            "[instant] POWER: Use when one of your Drills is destroyed. Place that Drill into play "
            "from your discard pile.",
        ),
        card("Crush", EVENT, "POWER: Destroy a Drill."),
        you={"hand": ["Mend", "Crush"], "play": ["Idle Drill"]},
        steps="""
        play Crush
        yes
        expect your play has 1 Idle Drill
        """,
    )


def test_a_hand_is_limited() -> None:
    tell(
        card(
            "Limit Drill",
            DRILL,
            "[constant] Your opponent cannot have more than 4 cards in his hand at the end of each "
            "turn.",
        ),
        you={"play": ["Limit Drill"]},
        opponent={"hand": ["Filler"] * 5},
        steps="""
        until combat ends
        opponent: discard Filler
        expect opponent.hand = 4
        """,
    )


def test_only_his_own_pile_is_meant() -> None:
    tell(
        card(
            "Watch Drill",
            DRILL,
            "[constant] Whenever a player banishes a card from his discard pile, draw a card.",
        ),
        card("Mine", EVENT, "POWER: Banish a card from your discard pile."),
        card("Theirs", EVENT, "POWER: Banish a card from your opponent's discard pile."),
        you={"hand": ["Mine", "Theirs"], "play": ["Watch Drill"], "discard": ["Block"]},
        opponent={"discard": ["Filler"]},
        steps="""
        play Theirs
        expect your hand has 1 Mine
        expect your hand = 1
        play Mine
        choose Block
        expect your hand = 1
        """,
    )


def test_drills_are_played_from_the_pile() -> None:
    tell(
        card("Past Friend", ALLY, "[constant] You may play Drills from your discard pile."),
        you={"play": ["Past Friend"], "discard": ["Idle Drill", "Other Drill"]},
        start={"phase": "planning"},
        steps="""
        use Past Friend
        choose Idle Drill
        use Past Friend
        expect your play = 3
        """,
    )


def test_one_of_each_of_three_kinds_is_found() -> None:
    tell(
        NEW,
        card("Trap", SETUP, "POWER: Draw a card."),
        card(
            "Gather",
            EVENT,
            "POWER: Search your Life Deck for an Ally, Drill, and Setup and place them into your hand.",
        ),
        you={"hand": ["Gather"], "life_deck": ["New Friend", "Idle Drill", "Trap", "Other Drill"]},
        steps="""
        play Gather
        choose New Friend
        choose Other Drill
        choose Trap
        expect your hand has 1 New Friend
        expect your hand has 1 Other Drill
        expect your hand has 1 Trap
        expect your hand = 3
        """,
    )


def test_it_is_discarded_or_his_anger_falls() -> None:
    tell(
        card(
            "Press",
            EVENT,
            "POWER: If your opponent controls an Ally, he must discard it or lower his anger 2 levels.",
        ),
        you={"hand": ["Press"]},
        opponent={"play": ["Old Friend"], "anger": 3},
        steps="""
        play Press
        opponent: discard it
        expect opponent.play = 0
        expect opponent.anger = 3
        """,
    )


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        (
            "Search your Life Deck for a Drill and either place it into play or into your hand.",
            "Search your Life Deck for a Drill. Place it into play or place it into your hand.",
        ),
        (
            "You may search your Life Deck for a Drill and place it into your hand or into play.",
            "You may search your Life Deck for a Drill. If you do, place it into your hand or place "
            "it into play.",
        ),
        (
            "If your anger is 3, choose a Drill in your discard pile and place it into your hand or "
            "into play.",
            "If your anger is 3, choose a Drill in your discard pile. If you do, place it into your "
            "hand or place it into play.",
        ),
    ],
)
def test_what_is_found_goes_to_one_of_two_places(said: str, printed: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {printed}"


def test_it_is_found_before_its_place_is_chosen() -> None:
    tell(
        card(
            "Seek",
            SETUP,
            "POWER: Search your Life Deck for a Drill and place it into your hand or into play.",
        ),
        you={"play": ["Seek"], "life_deck": ["Idle Drill", "Block"]},
        steps="""
        use Seek
        choose Idle Drill
        place it into play
        expect your play has 1 Idle Drill
        expect your play has no Seek
        """,
    )
