"""How many of the cards that were spoken of something is so of, and whose those cards were."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Style
from tests.rules.happening import DRILL, EVENT, KICK, PHYSICAL, card
from tests.rules.staged import canonical, staged

SHOWN = "POWER: Reveal the top 3 cards of your Life Deck."


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        ("2 or more of those cards are Drills", "2 or more of those cards are Drills"),
        ("at least 2 of them are Styled", "2 or more of those cards are Styled"),
        ("more than 1 of them is an Event", "more than 1 of those cards are Events"),
        ("either of those cards is Styled", "any of those cards is Styled"),
        ("1 or more of those cards are Drills", "any of those cards is a Drill"),
        ("one of those cards is a Drill", "any of those cards is a Drill"),
        ("only one of them is a Drill", "exactly 1 of those cards is a Drill"),
        ("neither of them is a Drill", "none of those cards are Drills"),
        ("none of the revealed cards have Endurance", "none of the revealed cards have Endurance"),
        ("each of those cards is Styled", "those cards are Styled"),
        ("both were Styled", "both cards are Styled"),
        ("all revealed cards are Drills", "the revealed cards are Drills"),
        ("all of the revealed cards are Drills", "the revealed cards are Drills"),
        ("all of the revealed Drills are Styled", "the revealed Drill is Styled"),
        ("the revealed Drill was Styled", "the revealed Drill is Styled"),
        ("the card revealed this way was a Setup", "the revealed card is a Setup"),
    ],
)
def test_it_is_read_in_one_way(said: str, printed: str) -> None:
    text = f"{SHOWN} If {said}, draw a card."
    assert canonical(text) == f"{SHOWN} If {printed}, draw a card."


@pytest.mark.parametrize(
    ("of_them", "drills", "so"),
    [
        ("2 or more of those cards are Drills", 1, False),
        ("2 or more of those cards are Drills", 2, True),
        ("exactly 1 of those cards is a Drill", 2, False),
        ("exactly 1 of those cards is a Drill", 1, True),
        ("none of those cards are Drills", 1, False),
        ("none of those cards are Drills", 0, True),
        ("any of those cards is not a Drill", 3, False),
        ("any of those cards is not a Drill", 2, True),
        ("each of them is a Drill", 2, False),
        ("each of them is a Drill", 3, True),
        ("less than 2 of the revealed cards are Drills", 2, False),
        ("less than 2 of the revealed cards are Drills", 1, True),
    ],
)
def test_so_many_of_them_are_counted(of_them: str, drills: int, so: bool) -> None:
    staged(
        f"""
            play Deed
            expect your anger = {2 if so else 0}
        """,
        card("Deed", EVENT, f"{SHOWN} If {of_them}, raise your anger 2."),
        mine={
            "hand": ["Deed"],
            "life_deck": ["Idle Drill"] * drills + ["Filler"] * (3 - drills),
        },
        auto="first",
    )


@pytest.mark.parametrize(
    ("whose", "mine", "theirs"),
    [
        ("your opponent's", False, True),
        ("yours", True, False),
        ("one of your Drills", True, False),
        ("an opponent's Drill", False, True),
        ("one of your Setups", False, False),
        ("controlled by your opponent", False, True),
        ("not yours", False, True),
    ],
)
@pytest.mark.parametrize("by", [0, 1])
def test_whose_card_it_was_is_known_after_it_left_play(
    whose: str, mine: bool, theirs: bool, by: int
) -> None:
    so = (mine, theirs)[by]
    drills: list[dict[str, list[str]]] = [{"play": ["Idle Drill"]}, {}]
    staged(
        f"""
            play Deed
            expect your anger = {2 if so else 0}
        """,
        card("Deed", EVENT, f"POWER: Destroy a Drill. If it was {whose}, raise your anger 2."),
        mine={"hand": ["Deed"], **drills[by]},
        theirs=drills[1 - by],
    )


@pytest.mark.parametrize(
    ("who", "chosen", "so"),
    [
        ("your MP", "Hero", True),
        ("your MP", "Old Friend", False),
        ("an MP", "Old Friend", False),
        ("an MP", "Hero", True),
        ("one of your Allies", "Old Friend", True),
    ],
)
def test_a_chosen_personality_may_be_an_mp(who: str, chosen: str, so: bool) -> None:
    staged(
        f"""
            play Deed
            choose {chosen}
            expect your anger = {2 if so else 0}
        """,
        card(
            "Deed",
            EVENT,
            f"POWER: Choose a personality you control. If it is {who}, raise your anger 2.",
        ),
        mine={"hand": ["Deed"], "play": ["Old Friend"]},
    )


@pytest.mark.parametrize(
    "said",
    [
        "Choose 2 Drills you control. They cannot be destroyed this combat.",
        "Choose 2 Drills you control. Both Drills cannot be destroyed this combat.",
        "Choose 2 Drills you control. Each of them cannot be destroyed this combat.",
    ],
)
def test_they_are_kept_from_it(said: str) -> None:
    staged(
        """
            play Deed
            choose Idle Drill
            choose Other Drill
            opponent: play Ruin
            expect your play has Idle Drill
            expect your play has Other Drill
            expect your discard has Falling Drill
        """,
        card("Deed", EVENT, f"POWER: {said}"),
        card("Ruin", EVENT, "POWER: Destroy all Drills."),
        mine={"hand": ["Deed"], "play": ["Idle Drill", "Other Drill", "Falling Drill"]},
        theirs={"hand": ["Ruin"]},
        auto="pass",
    )


def test_of_what_is_for_good_they_are_no_cards_before() -> None:
    said = "[constant] All Allies you control may make actions regardless of your MP's power stage"
    assert canonical(f"{said} and they cannot be discarded.", DRILL).endswith(
        "they cannot be discarded."
    )


@pytest.mark.parametrize("words", ["the chosen Drill", "the chosen Drills", "both Drills"])
def test_what_was_chosen_is_said_by_its_kind(words: str) -> None:
    staged(
        """
            play Deed
            choose Idle Drill
            choose Other Drill
            expect your discard has Idle Drill
            expect your discard has Other Drill
        """,
        card("Deed", EVENT, f"POWER: Choose 2 Drills in play. Draw a card. Destroy {words}."),
        mine={"hand": ["Deed"], "play": ["Idle Drill", "Other Drill"]},
        theirs={"play": ["Falling Drill"]},
    )


@pytest.mark.parametrize("said", ["both of those cards were", "both Rejuvenated cards are"])
@pytest.mark.parametrize(
    ("pile", "drawn"),
    [(["Red Kick"], 0), (["Red Kick", "Red Kick"], 1), (["Red Kick", "Filler"], 0)],
)
def test_both_are_two(said: str, pile: list[str], drawn: int) -> None:
    """Of both nothing is so where only one card came."""
    staged(
        f"play Look\nexpect your hand = {drawn}",
        card("Look", EVENT, f"POWER: Rejuvenate 2. If {said} Styled, draw a card."),
        card("Red Kick", PHYSICAL, KICK, style=Style.RED),
        mine={"hand": ["Look"], "discard": pile},
    )


@pytest.mark.parametrize("said", ["it is Styled", "that card is Styled"])
@pytest.mark.parametrize(("shown", "hand"), [("Red Kick", 1), ("Filler", 0)])
def test_one_of_those_in_case_it_is_so_is_one_that_is(said: str, shown: str, hand: int) -> None:
    staged(
        f"play Dig\n{'yes' * hand}\nexpect your hand = {hand}",
        card("Dig", EVENT, "POWER: Destroy the top 2 cards of your Life Deck. You may place one of "
             f"those cards into your hand if {said}."),
        card("Red Kick", PHYSICAL, KICK, style=Style.RED),
        mine={"hand": ["Dig"], "life_deck": ["Filler", shown]},
    )  # fmt: skip
