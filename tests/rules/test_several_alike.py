"""Cards of one title, copies of a card, bottoms of piles, and what bears attached cards."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Style
from dbz_desktop.decks.legality import copies_allowed
from tests.rules.happening import ALLY, DRILL, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, tell


@pytest.mark.parametrize(
    "said",
    [
        "Banish 2 cards with the same title from your discard pile to raise your anger 2.",
        "Banish 2 cards of the same name from your discard pile to raise your anger 2.",
        "Banish 2 cards from your discard pile with the same title to raise your anger 2.",
    ],
)
def test_cards_of_one_title(said: str) -> None:
    pair = card("Pair", EVENT, f"POWER: {said}")
    printed = "Banish 2 cards with the same title from your discard pile to raise your anger 2."
    assert canonical(f"POWER: {said}") == f"POWER: {printed}"
    tell(
        pair,
        you={"hand": ["Pair"], "discard": ["Block", "Filler", "Idle Drill", "Filler"]},
        steps="""
        play Pair
        expect your banished = 2
        expect your banished has Filler
        expect your anger = 2
    """,
    )
    tell(
        pair,
        you={"hand": ["Pair"], "discard": ["Block", "Filler", "Idle Drill"]},
        steps="""
        expect no option play Pair
    """,
    )


def test_which_title_is_chosen() -> None:
    pair = card("Pair", EVENT, "POWER: Destroy up to 2 Drills with the same title in play.")
    tell(
        pair,
        you={"hand": ["Pair"], "play": ["Idle Drill", "Other Drill"]},
        opponent={"play": ["Idle Drill"]},
        steps="""
        play Pair
        choose Idle Drill
        choose Idle Drill
        expect your play = 1
        expect opponent play = 0
    """,
    )


def test_the_bottom_of_a_discard_pile() -> None:
    under = card(
        "Under",
        EVENT,
        "POWER: Place a Drill from your hand at the bottom of your discard pile. Draw the bottom "
        "2 cards of your discard pile.",
    )
    tell(
        under,
        you={"hand": ["Under", "Idle Drill"], "discard": ["Block", "Filler"]},
        steps="""
        play Under
        expect your hand = 2
        expect your hand has Idle Drill
        expect your hand has Filler
    """,
    )


def test_a_card_in_play_goes_to_the_bottom_of_its_pile() -> None:
    under = card(
        "Under", EVENT, "POWER: Place a Drill you control at the bottom of your discard pile."
    )
    tell(
        under,
        you={"hand": ["Under"], "play": ["Idle Drill"], "discard": ["Block", "Filler"]},
        steps="""
        play Under
        expect log contains Idle Drill is put at the bottom of Player 1's discard pile
    """,
    )


@pytest.mark.parametrize("note", ["control any number of", "control up to 2"])
def test_more_than_one_styled_drill_of_a_title(note: str) -> None:
    drill = card(
        "Blue Wall",
        DRILL,
        f"(You may {note} copies of this card.) [constant] Your attacks deal +1 stage of damage.",
        style=Style.BLUE,
    )
    tell(
        drill,
        you={"hand": ["Blue Wall"] * 3, "mastery": "Calm Mastery"},
        start={"phase": "planning"},
        steps=f"""
        play Blue Wall
        play Blue Wall
        expect your play = 2
        {"play Blue Wall" if "any" in note else "expect no option play Blue Wall"}
    """,
    )


def test_a_deck_may_hold_other_numbers_of_copies() -> None:
    for said, n in (
        ("Your deck may contain any number of copies of this card.", 60),
        ("Your deck may contain up to 5 copies of this card.", 5),
        ("Limit 2 per deck.", 2),
    ):
        text = canonical(f"({said}) POWER: Draw a card.")
        assert copies_allowed(card("Many", EVENT, text), ()) == n


def test_a_hand_of_another_size_for_each_ally() -> None:
    wide = card(
        "Wide",
        DRILL,
        "[constant] Your maximum hand size is increased by 1 for each Ally you control.",
    )
    tell(
        wide,
        you={"play": ["Wide", "Old Friend"], "hand": ["Block", "Block", "Block"]},
        steps="""
        pass
        opponent: pass
        discard Block
        expect your hand = 2
    """,
    )


def test_a_hand_of_no_size() -> None:
    none = card("None", DRILL, "[constant] Your maximum hand size is 0.")
    tell(
        none,
        you={"play": ["None"], "hand": ["Block", "Block"]},
        steps="""
        pass
        opponent: pass
        discard Block
        discard Block
        expect your hand = 0
    """,
    )


def test_who_attacks_bears_the_block() -> None:
    block = card(
        "Clinch",
        PHYSICAL,
        "[defense] Stops a physical attack. Attach this card to the attacking personality.",
    )
    tell(
        block,
        you={"hand": ["Spare Kick"]},
        opponent={"hand": ["Clinch"]},
        steps="""
        play Spare Kick
        opponent: play Clinch
        expect opponent play has Clinch
        expect opponent discard = 0
    """,
    )


def test_returning_is_one_of_several_things_that_cannot_be_done() -> None:
    guard = card(
        "Guard",
        DRILL,
        "[constant] Your Drills cannot be destroyed or returned to their owner's hand.",
    )
    fetch = card("Fetch", EVENT, "POWER: Return an opponent's Drill to its owner's hand.")
    smash = card("Smash", EVENT, "POWER: Destroy an opponent's Drill.")
    clear = card("Clear", EVENT, "POWER: Banish an opponent's Drill.")
    for deed, left in ((fetch, 1), (smash, 1), (clear, 0)):
        tell(
            guard,
            deed,
            you={"hand": [deed.title]},
            opponent={"play": ["Guard"]},
            steps=f"play {deed.title}\nexpect opponent play = {left}",
        )


def test_what_is_attached_to_an_ally_sets_off() -> None:
    watch = card(
        "Watch",
        DRILL,
        "[constant] Whenever a card is attached to one of your Allies, raise your anger 1.",
    )
    load = card("Load", SETUP, "POWER: Attach this card to one of your Allies.")
    tell(
        watch,
        load,
        you={"play": ["Watch", "Load", "Old Friend"]},
        steps="use Load\nexpect your anger = 1",
    )
    other = card("Load", SETUP, "POWER: Attach this card to your MP.")
    tell(watch, other, you={"play": ["Watch", "Load"]}, steps="use Load\nexpect your anger = 0")


def test_the_ally_with_the_highest_power_level() -> None:
    lift = card(
        "Lift", EVENT, "POWER: The Ally with the highest power level in play loses 2 stages."
    )
    strong = card("Strong", ALLY, "POWER: Draw a card.", stages=tuple(range(0, 110000, 10000)))
    tell(
        lift,
        strong,
        you={"hand": ["Lift"], "play": ["Old Friend"]},
        opponent={"play": ["Strong"]},
        steps="""
        play Lift
        expect stages of Strong = 1
        expect stages of Old Friend = 3
    """,
    )


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        (
            "If you control at least 2 Drills with different titles, draw a card.",
            "If you control 2 or more differently named Drills, draw a card.",
        ),
        (
            "If your MP has a power level lower than your opponent's MP, draw a card.",
            "If your MP has a lower power level than your opponent's MP, draw a card.",
        ),
        (
            "Destroy an Ally with a power level higher than your MP's.",
            "Destroy an Ally with a higher power level than your MP.",
        ),
        (
            "Your opponent cannot use Drill or Ally Powers this combat.",
            "Your opponent cannot use Drills or Allies this combat.",
        ),
        (
            "Exchange a Drill you control with a Drill your opponent controls.",
            "Exchange control of a Drill you control and an opponent's Drill.",
        ),
        (
            "Discard a card. Search your Life Deck for a card with the same title and reveal it.",
            "Discard a card. Search your Life Deck for a card with the same title as that card and "
            "reveal it.",
        ),
        (
            "Discard any number of cards. If you discarded at least one Drill, draw a card.",
            "Discard any number of cards. If you discarded a Drill, draw a card.",
        ),
        (
            "Players cannot use personality Powers this combat.",
            "Players cannot use personalities this combat.",
        ),
        (
            "Your Allies may perform actions regardless of your MP's power stage this combat.",
            "Your Allies may make actions regardless of your MP's power stage this combat.",
        ),
    ],
)
def test_the_same_in_other_words(said: str, printed: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {printed}"


def test_drills_of_different_titles_are_counted_once_each() -> None:
    many = card(
        "Many",
        EVENT,
        "POWER: If you control 2 or more Drills with different titles, gain 2 stages.",
    )
    for drills, stages in (
        (["Idle Drill", "Idle Drill"], 5),
        (["Idle Drill", "Other Drill"], 7),
    ):
        tell(
            many,
            you={"hand": ["Many"], "play": drills},
            steps=f"play Many\nexpect your stages = {stages}",
        )


def test_a_card_with_the_same_title_as_the_one_before() -> None:
    echo = card(
        "Echo",
        EVENT,
        "POWER: Destroy an opponent's Drill and place a Drill with the same title from your "
        "discard pile into your hand.",
    )
    tell(
        echo,
        you={"hand": ["Echo"], "discard": ["Idle Drill", "Other Drill"]},
        opponent={"play": ["Other Drill"]},
        steps="""
        play Echo
        expect your hand = 1
        expect your hand has Other Drill
    """,
    )


def test_drills_in_play_are_exchanged() -> None:
    swap = card(
        "Swap", EVENT, "POWER: Exchange a Drill you control with a Drill your opponent controls."
    )
    tell(
        swap,
        you={"hand": ["Swap"], "play": ["Idle Drill"]},
        opponent={"play": ["Other Drill"]},
        steps="""
        play Swap
        expect your play has Other Drill
        expect opponent play has Idle Drill
    """,
    )


def test_a_card_shown_this_way_that_has_endurance() -> None:
    pry = card(
        "Pry",
        EVENT,
        "POWER: Your opponent reveals his hand. Choose a card revealed this way with Endurance 2 or "
        "more and discard it.",
    )
    tell(
        pry,
        you={"hand": ["Pry"]},
        opponent={"hand": ["Block", "Lasting Block", "Filler"]},
        steps="""
        play Pry
        expect opponent hand = 2
        expect opponent discard has Lasting Block
    """,
    )


def test_what_a_card_costs_to_use() -> None:
    dear = card("Dear", EVENT, "(This card costs 2 stages to use.) POWER: Raise your anger 2.")
    tell(
        dear,
        you={"hand": ["Dear"]},
        steps="play Dear\nexpect your stages = 3\nexpect your anger = 2",
    )


def test_of_the_cards_that_a_condition_has_counted() -> None:
    cull = card("Cull", EVENT, "POWER: If you control 3 or more Drills, destroy 2 of them.")
    tell(
        cull,
        you={"hand": ["Cull"], "play": ["Idle Drill", "Other Drill", "Falling Drill"]},
        steps="""
        play Cull
        choose Idle Drill
        choose Other Drill
        expect your play = 1
        expect your play has Falling Drill
    """,
    )
    back = card(
        "Back",
        EVENT,
        "POWER: If there are 2 or more Drills in your discard pile, shuffle 2 of them into your Life "
        "Deck.",
    )
    tell(
        back,
        you={"hand": ["Back"], "discard": ["Idle Drill", "Block", "Other Drill"]},
        steps="""
        play Back
        expect your discard = 2
        expect your life_deck has Idle Drill
    """,
    )


def test_it_is_the_card_that_a_condition_asks_for() -> None:
    sink = card(
        "Sink",
        SETUP,
        "POWER: If there is a Dragon Ball in play, place it at the bottom of its owner's Life Deck.",
    )
    tell(
        sink,
        you={"play": ["Sink"]},
        opponent={"play": ["Ball"]},
        steps="""
        use Sink
        expect opponent play = 0
        expect your discard has Sink
    """,
    )
    drop = card("Drop", EVENT, "POWER: If you control a Drill, destroy it.")
    tell(
        drop,
        you={"hand": ["Drop"], "play": ["Idle Drill", "Other Drill"]},
        steps="""
        play Drop
        choose Other Drill
        expect your play = 1
        expect your play has Idle Drill
    """,
    )
