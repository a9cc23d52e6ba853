"""What cannot be chosen, what counts as of another type, and bare numbers of what one has."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, EVENT, SETUP, card
from tests.rules.staged import canonical, tell

SHIELD = "[constant] Your Drills cannot be chosen by your opponent's card effects."


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (SHIELD, SHIELD),
        ("[constant] Your Drills cannot be targeted by your opponent's card effects.", SHIELD),
        ("[constant] Your MP cannot be targeted by your opponent's effects.",
         "[constant] Your MP cannot be chosen by your opponent's effects."),
        ("[constant] Your opponent cannot choose Allies you control.",
         "[constant] Your opponent cannot choose your Allies in play."),
        ("[constant] Cards in your discard pile cannot be chosen by card effects.",
         "[constant] Cards cannot be chosen by card effects from your discard pile."),
        ("[constant] Your Setups are considered Drills in any zone.",
         "[constant] Your Setups are considered to be Drills."),
        ("[constant] Freestyle cards are considered Styled for you.",
         "[constant] Freestyle cards are considered Styled."),
        ("[constant] Your Named cards are considered Saiyan-Styled in all zones.",
         "[constant] Your Named cards are considered Saiyan."),
        ("[constant] If you control 5 Dragon Balls, your attacks deal +1 life card of damage.",
         "[constant] While you control 5 or more Dragon Balls, your attacks deal +1 life card of "
         "damage."),
        ("[constant] While you control exactly 5 Drills, your attacks deal +1 stage of damage.",) * 2,
    ],
)  # fmt: skip
def test_in_other_words(said: str, meant: str) -> None:
    assert canonical(said, DRILL) == meant


@pytest.mark.parametrize(
    "text",
    [
        "[constant] Whenever your opponent chooses one of your Drills, draw a card.",
        "[constant] Your Allies are considered Red.",
        "[constant] Your Setups are considered Drills and Events.",
    ],
)
def test_what_nothing_tells_of_or_is_never_so(text: str) -> None:
    assert compile_text(card("Sword", DRILL, text), text).failures


BANISH = card("Banish", EVENT, "POWER: Banish a Drill.")
WARD = card("Ward", DRILL, SHIELD)
PLAIN_DRILL = "[constant] Your attacks deal +1 stage of damage."
MINE, THEIRS = card("Mine", DRILL, PLAIN_DRILL), card("Theirs", DRILL, PLAIN_DRILL)


def test_another_one_is_chosen() -> None:
    tell(
        BANISH, WARD, MINE, THEIRS,
        you={"hand": ["Banish"], "play": ["Mine"]},
        opponent={"play": ["Theirs", "Ward"]},
        steps="play Banish\nexpect you banished has Mine",
    )  # fmt: skip


def test_without_that_it_is_chosen() -> None:
    tell(
        BANISH, MINE, THEIRS,
        you={"hand": ["Banish"], "play": ["Mine"]},
        opponent={"play": ["Theirs"]},
        steps="play Banish\nchoose Theirs\nexpect opponent banished has Theirs",
    )  # fmt: skip


def test_who_has_it_may_choose_it() -> None:
    tell(
        BANISH, WARD,
        you={"hand": ["Banish"], "play": ["Ward"]},
        steps="play Banish\nexpect you banished has Ward",
    )  # fmt: skip


def test_what_is_done_to_all_chooses_none() -> None:
    every = card("Every", EVENT, "POWER: Destroy all Drills.")
    tell(
        every, WARD,
        you={"hand": ["Every"]},
        opponent={"play": ["Ward"]},
        steps="play Every\nexpect opponent discard has Ward",
    )  # fmt: skip


def test_nor_an_mp() -> None:
    ward = card("Ward", DRILL, "[constant] Your MP cannot be chosen by your opponent's effects.")
    tire = card("Tire", EVENT, "POWER: Choose a personality. That personality loses 2 stages.")
    tell(
        ward, tire,
        you={"hand": ["Tire"], "stages": 5},
        opponent={"play": ["Ward"], "stages": 5},
        steps="play Tire\nexpect you.stages = 3\nexpect opponent.stages = 5",
    )  # fmt: skip


@pytest.mark.parametrize("so", [True, False])
def test_its_controller_cannot(so: bool) -> None:
    kind = "Drill" if so else "Setup"
    deed = card("Deed", EVENT, f"POWER: Choose a {kind}. Its controller cannot play Events this "
                "turn. Raise your anger 1.")  # fmt: skip
    reply = card("Reply", EVENT, "POWER: Draw a card.")
    steps = "play Deed\n" + ("expect no option Reply\n" if so else "opponent: play Reply\n")
    tell(
        deed, reply, THEIRS,
        you={"hand": ["Deed"]},
        opponent={"play": ["Theirs"], "hand": ["Reply"]},
        steps=steps + "expect you.anger = 1",
    )  # fmt: skip


PLAN = card("Plan", SETUP, "POWER: Draw a card.")


@pytest.mark.parametrize("whose", ["", "Your ", "Your opponent's "])
def test_cards_in_play_are_of_a_second_type(whose: str) -> None:
    lore = card("Lore", DRILL, f"[constant] {whose or 'All '}Setups are considered Drills.")
    mine = {"hand": ["Banish"], "play": ["Plan"]}
    theirs = {"play": ["Lore"]}
    found = "Plan" if whose != "Your " else "Lore"
    side = "you" if found == "Plan" else "opponent"
    steps = f"play Banish\n{'choose Plan' if found == 'Plan' else ''}\n"
    tell(
        BANISH, lore, PLAN,
        you=mine, opponent=theirs,
        steps=f"{steps}expect {side} banished has {found}",
    )  # fmt: skip


@pytest.mark.parametrize(("text", "found"), [("an Event", 1), ("a Drill", 0)])
def test_a_card_is_of_a_second_type_wherever_it_is(text: str, found: int) -> None:
    plan = card(
        "Plan", SETUP, "(This card is considered an Event in any zone.) POWER: Draw a card."
    )
    search = card(
        "Search", EVENT, f"POWER: Search your Life Deck for {text} and place it into your hand."
    )
    tell(
        plan, search,
        you={"hand": ["Search"], "life_deck": ["Plan"]},
        steps=f"play Search\nexpect you.hand = {found}",
    )  # fmt: skip


def test_and_is_no_other_than_that() -> None:
    lore = card("Lore", DRILL, "[constant] Your Setups are considered Drills.")
    deed = card("Deed", EVENT, "POWER: Destroy all non-Drill cards in play.")
    tell(
        lore, deed, PLAN,
        you={"hand": ["Deed"], "play": ["Lore", "Plan"]},
        opponent={"play": ["Plan"]},
        steps="play Deed\nexpect opponent discard has Plan\nexpect you.play = 2",
    )  # fmt: skip


@pytest.mark.parametrize(("number", "drills", "anger"), [
    ("3", 2, 0), ("3", 3, 1), ("3", 4, 1), ("exactly 3", 4, 0), ("exactly 3", 3, 1),
    ("1", 2, 0), ("1", 1, 1),
])  # fmt: skip
def test_who_has_more_has_so_many(number: str, drills: int, anger: int) -> None:
    deed = card("Deed", EVENT, f"POWER: If you control {number} Drill{'s' * (number != '1')}, raise "
                "your anger 1.")  # fmt: skip
    play = ["Mine", "Theirs", "Idle Drill", "Other Drill"][:drills]
    tell(
        deed, MINE, THEIRS,
        you={"hand": ["Deed"], "play": play},
        steps=f"play Deed\nexpect you.anger = {anger}",
    )  # fmt: skip
