"""Which cards are meant, said in more words or with "without", "whose", "that": played."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Style
from tests.rules.happening import ALLY, BALL, DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

SWORD = card("Sword Cut", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages.")
BOLT = card(
    "Bolt",
    ENERGY,
    "[attack] Energy attack costing 2 stages. DAMAGE: 4 life cards. HIT: Draw a card.",
)
HARD = card("Hard Block", PHYSICAL, "[defense] Stops a physical attack.", endurance=4)
SOFT = card("Soft Block", PHYSICAL, "[defense] Stops an energy attack.", endurance=1)
BLUE = card("Blue Hold", EVENT, "POWER: Draw a card.", style=Style.BLUE)
OWN = card("Hero's Call", EVENT, "POWER: Raise your anger 1.")
PILE = ("Sword Cut", "Bolt", "Hard Block", "Soft Block", "Blue Hold", "Hero's Call", "Idle Drill")


@pytest.mark.parametrize(
    ("cards", "found"),
    [
        ("cards that are not Events", "Sword Cut, Bolt, Hard Block, Soft Block, Idle Drill"),
        ("cards other than Events", "Sword Cut, Bolt, Hard Block, Soft Block, Idle Drill"),
        ("cards except Events or Drills", "Sword Cut, Bolt, Hard Block, Soft Block"),
        ("cards that are Styled", "Blue Hold"),
        ("Events that aren't Styled", "Hero's Call"),
        ('cards whose title contains "Sword"', "Sword Cut"),
        (
            'cards without "Block" in their title',
            "Sword Cut, Bolt, Blue Hold, Hero's Call, Idle Drill",
        ),
        (
            'cards that do not have "Block" in the title',
            "Sword Cut, Bolt, Blue Hold, Hero's Call, Idle Drill",
        ),
        ('cards that have "anger" in their text', "Hero's Call, Idle Drill"),
        ("cards that have Endurance", "Hard Block, Soft Block"),
        ("cards that do not have Endurance", "Sword Cut, Bolt, Blue Hold, Hero's Call, Idle Drill"),
        ("cards whose Endurance is 2 or more", "Hard Block"),
        ("cards with an Endurance of less than 2", "Soft Block"),
        ("attacks that cost at least 1 stage", "Bolt"),
        ("attacks costing less than 2 stages", "Sword Cut"),
        ("attacks without a cost", "Sword Cut"),
        ("attacks that have a HIT effect", "Bolt"),
        ("attacks that do not have a HIT effect", "Sword Cut"),
        ("cards called Sword Cut", "Sword Cut"),
        ("cards with your MP's name in the title", "Hero's Call"),
        ("Physical or Energy Combat cards", "Sword Cut, Bolt, Hard Block, Soft Block"),
        ("cards that share a Style with your Mastery", "Blue Hold"),
    ],
)
def test_of_a_pile_those_are_banished(cards: str, found: str) -> None:
    seek = card("Seek", EVENT, f"POWER: Banish all {cards} from your discard pile.")
    calm = card("Deep Mastery", card("", EVENT, "").type.MASTERY, "", style=Style.BLUE)
    titles = found.split(", ")
    expected = [f"expect your banished has {title}" for title in titles]
    tell(
        seek,
        *(SWORD, BOLT, HARD, SOFT, BLUE, OWN, calm),
        you={"hand": ["Seek"], "discard": list(PILE), "mastery": "Deep Mastery"},
        steps="\n".join(["play Seek", f"expect your banished = {len(titles)}", *expected]),
    )


def test_what_is_said_after_it_is_the_word_before_it() -> None:
    for said, printed in (
        ("a card that is not an Event", "a non-Event card"),
        ("a Styled card that isn't a Drill", "a Styled non-Drill card"),
        ("an Ally that is a Hero", "a Hero Ally"),
        ("a card that is not Styled", "a non-Styled card"),
    ):
        text = "POWER: Banish {} from your discard pile."
        assert canonical(text.format(said)) == text.format(printed)


def test_cards_one_owns_and_does_not_control() -> None:
    back = card(
        "Back", EVENT, "POWER: Return all Dragon Balls you own but don't control to your hand."
    )
    tell(
        back,
        card("Mine", BALL, "Draw a card."),
        you={"hand": ["Back"], "play": ["Ball"]},
        opponent={"play": [{"card": "Mine", "captured": True}]},
        steps="""
        play Back
        expect your hand has Mine
        expect your play = 1
    """,
    )


def test_two_of_one_title_are_searched_for() -> None:
    pair = card(
        "Pair",
        EVENT,
        "POWER: Search your Life Deck for 2 Drills that share a title and place them into your hand.",
    )
    tell(
        pair,
        you={
            "hand": ["Pair"],
            "life_deck": ["Idle Drill", "Other Drill", "Idle Drill", "Filler", "Falling Drill"],
            "fill": 0,
        },
        steps="""
        play Pair
        choose Idle Drill
        expect your hand = 2
        expect your hand has Idle Drill
        expect your life deck = 3
    """,
    )


def test_of_two_kinds_who_controls_them_is_said_of_both() -> None:
    both = card("Both", EVENT, "POWER: Destroy an Ally and a Drill you control to draw 2 cards.")
    tell(
        both,
        you={"hand": ["Both"], "play": ["Idle Drill", "Old Friend"]},
        opponent={"play": ["Other Drill", "Old Friend"]},
        steps="""
        play Both
        expect your play = 0
        expect opponent play = 2
        expect your hand = 2
    """,
    )
    tell(
        both,
        you={"hand": ["Both"], "play": ["Idle Drill"]},
        opponent={"play": ["Other Drill", "Old Friend"]},
        steps="""
        expect no option play Both
    """,
    )


def test_an_ally_at_so_many_stages() -> None:
    weak = card("Weak", EVENT, "POWER: Destroy all Allies that are at 0 stages.")
    other = card("Young Friend", ALLY, "POWER: Draw a card.")
    tell(
        weak,
        other,
        you={"hand": ["Weak"]},
        opponent={
            "play": [{"card": "Old Friend", "stages": 0}, {"card": "Young Friend", "stages": 2}]
        },
        steps="""
        play Weak
        expect opponent play = 1
        expect opponent play has Young Friend
    """,
    )


@pytest.mark.parametrize(
    "said",
    [
        "as many Drills as you wish from your discard pile into play",
        "as many Drills from your discard pile as you like into play",
    ],
)
def test_as_many_as_one_likes(said: str) -> None:
    many = card("Many", EVENT, f"POWER: Put {said}.")
    tell(
        many,
        you={"hand": ["Many"], "discard": ["Idle Drill", "Other Drill", "Filler"]},
        steps="""
        play Many
        choose Idle Drill
        done
        expect your play = 1
    """,
    )


def test_cards_come_up_until_one_is_found() -> None:
    deep = card(
        "Deep",
        EVENT,
        "POWER: Reveal cards from the top of your Life Deck until a Drill is revealed. Put it into "
        "your hand. Return the rest to the top of your Life Deck in an order of your choice.",
    )
    tell(
        deep,
        you={"hand": ["Deep"], "life_deck": ["Filler", "Idle Drill", "Block"], "fill": 0},
        steps="""
        play Deep
        expect your hand has Idle Drill
        expect your life deck = 2
    """,
    )


def test_one_among_those_that_are_seen_if_there_is_one() -> None:
    look = card(
        "Look",
        EVENT,
        "POWER: Look at the top 3 cards of your Life Deck. If there is a Drill among them, you may "
        "put it into play. Put the rest into your Banished Zone.",
    )
    tell(
        look,
        DRILL and SWORD,
        you={"hand": ["Look"], "life_deck": ["Filler", "Idle Drill", "Block", "Filler"], "fill": 0},
        steps="""
        play Look
        yes
        expect your play = 1
        expect your banished = 2
    """,
    )
