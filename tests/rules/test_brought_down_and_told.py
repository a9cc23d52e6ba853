"""What is brought to 0 by a text, who pays and is then spoken of, and what somebody has and discards."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Style
from tests.rules.happening import DRILL, EVENT, card
from tests.rules.staged import staged

BROUGHT = (
    "Your opponent's MP loses 3 stages. If this reduces your opponent's MP to 0 stages, "
    "draw a card.",
    "Your opponent's MP loses 3 stages. If your opponent's MP is reduced to 0 stages this way, "
    "draw a card.",
)


@pytest.mark.parametrize("said", BROUGHT)
@pytest.mark.parametrize(("stages", "drawn"), [(2, 1), (0, 0), (5, 0)])
def test_only_who_stood_above_is_brought_down(said: str, stages: int, drawn: int) -> None:
    staged(
        f"""
            play Deed
            expect your hand = {drawn}
        """,
        card("Deed", EVENT, f"POWER: {said}"),
        mine={"hand": ["Deed"]},
        theirs={"stages": stages},
    )


@pytest.mark.parametrize(
    "said",
    [
        "Have one of your Allies lose 2 stages to draw a card. Banish that Ally.",
        "You may have one of your Allies lose 2 stages to draw a card. Banish that Ally.",
        "Have one of your Allies lose 2 stages. Draw a card. Banish that Ally.",
    ],
)
def test_who_paid_is_spoken_of(said: str) -> None:
    staged(
        f"""
            play Deed
            {"yes" if "may" in said else ""}
            expect your play has no Old Friend
        """,
        card("Deed", EVENT, f"POWER: {said}"),
        mine={"hand": ["Deed"], "play": ["Old Friend"]},
    )


REVEALED = (
    "Reveal a card from your hand. If your opponent has a card of the same type in his hand, "
)


@pytest.mark.parametrize(
    "said",
    [
        f"{REVEALED}he discards it.",
        f"{REVEALED}your opponent discards it.",
        f"{REVEALED}he may discard it.",
        f"{REVEALED}he banishes it.",
        "If your opponent has a Drill in his hand, he discards it.",
    ],
)
def test_he_discards_what_he_has(said: str) -> None:
    staged(
        f"""
            play Deed
            {"choose Other Drill" if "Reveal" in said else ""}
            opponent: choose Idle Drill
            {"opponent: yes" if "may" in said else ""}
            expect your hand = 2
            expect opponent hand has no Idle Drill
            expect opponent hand has Falling Drill
        """,
        card("Deed", EVENT, f"POWER: {said}"),
        mine={"hand": ["Deed", "Other Drill", "Filler"]},
        theirs={"hand": ["Idle Drill", "Falling Drill", "Filler"]},
    )


def test_nobody_discards_what_nobody_has() -> None:
    staged(
        """
            play Deed
            choose Other Drill
            expect your hand = 2
            expect opponent hand = 1
        """,
        card("Deed", EVENT, f"POWER: {REVEALED}he discards it."),
        mine={"hand": ["Deed", "Other Drill", "Filler"]},
        theirs={"hand": ["Filler"]},
    )


STYLES = [
    card("Red Drill", DRILL, "[constant] Your attacks deal +1 stage.", style=Style.RED),
    card("Hot Drill", DRILL, "[constant] Your attacks deal +1 stage.", style=Style.RED),
    card("Blue Drill", DRILL, "[constant] Your attacks deal +1 stage.", style=Style.BLUE),
]


def test_one_of_each_style_is_as_many_as_there_are() -> None:
    staged(
        """
            play Deed
            choose Red Drill
            expect opponent play has Hot Drill
            expect opponent play has no Blue Drill
        """,
        card("Deed", EVENT, "POWER: Destroy a Drill of each Style."),
        *STYLES,
        mine={"hand": ["Deed"]},
        theirs={"play": ["Red Drill", "Hot Drill", "Blue Drill"]},
    )
