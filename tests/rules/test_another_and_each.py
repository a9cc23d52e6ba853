"""Another card than one's own, each of some kind, and the next action: as the latest sets say it."""

from __future__ import annotations

import pytest

from tests.rules.happening import ALLY, DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import tell
from tests.rules.unseen_forms import TAP


@pytest.mark.parametrize(("mates", "theirs", "dealt"), [([], [], 1), ([], ["Old Friend"], 1),
                                                        (["Old Friend"], [], 2)])  # fmt: skip
def test_another_ally_is_not_the_one_that_says_so(
    mates: list[str], theirs: list[str], dealt: int
) -> None:
    tell(
        card("Twin", ALLY, "[constant] While you control another Ally, your attacks deal +1 stage of "
             "damage."),
        TAP,
        steps=f"""
            play Tap
            opponent: no defense
            {"opponent: choose Hero" if theirs else ""}
            expect opponent stages = {9 - dealt}
        """,
        you={"hand": ["Tap"], "play": ["Twin", *mates]},
        opponent={"stages": 9, "play": theirs},
    )  # fmt: skip


@pytest.mark.parametrize("play", [["Idle Drill"], ["Idle Drill", "Other Drill"]])
def test_a_drill_asks_for_another_beside_it(play: list[str]) -> None:
    tell(
        card("Twin", DRILL, "POWER: If you control another Drill, raise your anger 1 level."),
        steps="""
            use Twin
            expect you anger = 1
        """,
        you={"play": ["Twin", *play]},
    )


def test_alone_there_is_no_other_drill() -> None:
    tell(
        card("Twin", DRILL, "POWER: If you control another Drill, raise your anger 1 level."),
        steps="""
            use Twin
            expect you anger = 0
        """,
        you={"play": ["Twin"]},
        opponent={"play": ["Idle Drill"]},
    )


@pytest.mark.parametrize(("mine", "theirs", "raised"), [(0, 0, 2), (0, 4, 1), (4, 4, 0)])
def test_personalities_at_zero_are_counted_on_both_sides(
    mine: int, theirs: int, raised: int
) -> None:
    tell(
        card("Count", EVENT, "POWER: For each personality at 0 stages, raise your anger 1 level."),
        steps=f"""
            play Count
            expect you anger = {raised}
        """,
        you={"hand": ["Count"], "stages": mine},
        opponent={"stages": theirs},
    )


def test_drills_of_one_name_count_once() -> None:
    tell(
        card("Order", EVENT, "POWER: For each Drill you control with a different name, lower your "
             "opponent's anger 1 level."),
        steps="""
            play Order
            expect opponent anger = 2
        """,
        you={"hand": ["Order"], "play": ["Idle Drill", "Idle Drill", "Other Drill"]},
        opponent={"anger": 4},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("answer", "then", "anger"),
    [("yes\nopponent: choose Tap", "opponent: pass", 0), ("no", "use Idle Drill", 1)],
)
def test_he_skips_two_actions_unless_he_discards(answer: str, then: str, anger: int) -> None:
    tell(
        card("Stun", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage. HIT: Your opponent must skip "
             "his next two actions this combat unless he discards a card from his hand."),
        TAP,
        steps=f"""
            play Stun
            opponent: no defense
            opponent: {answer}
            {then}
            expect you anger = {anger}
        """,
        you={"hand": ["Stun"], "play": ["Idle Drill"]},
        opponent={"hand": ["Tap", "Block"]},
    )  # fmt: skip


@pytest.mark.parametrize(("bottom", "dealt"), [("Ball", 3), ("Filler", 4)])
def test_the_cards_that_the_attack_showed_are_counted(bottom: str, dealt: int) -> None:
    tell(
        card("Peer", PHYSICAL, "[attack] Physical attack. Reveal the bottom 3 cards of your Life Deck. "
             "Your attack deals +1 stage of damage for every non-Dragon Ball card revealed. DAMAGE: 1 "
             "stage."),
        steps=f"""
            play Peer
            opponent: no defense
            expect opponent stages = {9 - dealt}
        """,
        you={"hand": ["Peer"], "life_deck": ["Filler", "Filler", "Filler", bottom], "fill": 0},
        opponent={"stages": 9},
    )  # fmt: skip
