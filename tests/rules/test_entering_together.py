"""Of what can't enter play together only one is offered for it (TYP-2, TYP-4)."""

from __future__ import annotations

from typing import Any

import pytest

from dbz_desktop.cards import Style
from tests.rules.happening import BALL, DRILL, EVENT, card
from tests.rules.staged import tell

RED: dict[str, Any] = {"style": Style.RED}
PLAN = card("Red Plan", DRILL, "POWER: Draw a card.", **RED)
OTHER = card("Red Other", DRILL, "POWER: Draw a card.", **RED)
FREE = card("Free Plan", DRILL, "POWER: Draw a card.")
LONE = card("Lone Plan", DRILL, "(Limit 1 in play per player.) POWER: Draw a card.")

WAYS = [
    ("Choose up to {n} Drills in your discard pile and place them into play.", "discard"),
    ("Place up to {n} Drills from your discard pile into play.", "discard"),
    ("Search your discard pile for up to {n} Drills and place them into play.", "discard"),
    ("Search your Life Deck for up to {n} Drills and place them into play.", "life_deck"),
    ("Search your Life Deck for up to {n} Drills and play them.", "life_deck"),
    ("Place up to {n} Drills from your hand into play.", "hand"),
    ("Play up to {n} Drills from your hand.", "hand"),
    ("Reveal your hand. Place up to {n} of those cards into play.", "hand"),
]


def _tell(text: str, pile: str, cards: list[str], steps: str) -> None:
    you: dict[str, Any] = {"hand": ["Deed"], "fill": 10}
    you[pile] = [*you.get(pile, []), *cards]
    tell(
        card("Deed", EVENT, f"POWER: {text}"),
        PLAN,
        OTHER,
        FREE,
        LONE,
        steps=f"play Deed\n{steps}",
        you=you,
    )


@pytest.mark.parametrize(("text", "pile"), WAYS)
@pytest.mark.parametrize("title", ["Red Plan", "Lone Plan"])
def test_a_second_copy_is_not_offered(text: str, pile: str, title: str) -> None:
    _tell(
        text.format(n=3),
        pile,
        [title, title, "Red Other"],
        f"""
        choose {title}
        expect no option choose {title}
        expect option choose Red Other
        choose Red Other
        expect your play = 2
        expect you {pile} has {title}
        """,
    )


@pytest.mark.parametrize(("text", "pile"), WAYS)
def test_copies_that_have_no_limit_all_enter(text: str, pile: str) -> None:
    _tell(
        text.format(n=3),
        pile,
        ["Free Plan", "Free Plan", "Red Other"],
        """
        choose Free Plan
        choose Free Plan
        expect option choose Red Other
        done
        expect you play has 2 Free Plan
        """,
    )


def test_as_many_as_may_be_controlled_are_offered() -> None:
    tell(
        card("Deed", EVENT, "POWER: Place up to 4 Drills from your discard pile into play."),
        card("Lore", DRILL, "[constant] You may control up to 2 copies of each Styled Drill."),
        PLAN,
        OTHER,
        steps="""
            play Deed
            choose Red Plan
            choose Red Plan
            expect no option choose Red Plan
            choose Red Other
            choose Red Other
            expect you play has 2 Red Plan
            expect you play has 2 Red Other
        """,
        you={
            "hand": ["Deed"],
            "play": ["Lore"],
            "discard": ["Red Plan", "Red Plan", "Red Plan", "Red Other", "Red Other"],
        },
    )


def test_dragon_balls_of_one_name() -> None:
    tell(
        card("Deed", EVENT, "POWER: Place up to 2 Dragon Balls from your Banished Zone into play."),
        card("Star", BALL, "Draw a card."),
        steps="""
            play Deed
            choose Ball
            expect no option choose Ball
            choose Star
            expect your play = 2
        """,
        you={"hand": ["Deed"], "banished": ["Ball", "Ball", "Star"]},
    )


@pytest.mark.parametrize(("second", "drawn"), [("Red Plan", 0), ("Red Other", 1), ("Free", 0)])
def test_what_cannot_be_done_whole_is_no_price(second: str, drawn: int) -> None:
    pile = ["Red Plan"] if second == "Free" else ["Red Plan", second]
    tell(
        card("Deed", EVENT, "POWER: You may place 2 Drills from your discard pile into play to "
             "draw a card. Raise your anger 1."),
        PLAN,
        OTHER,
        steps=f"""
            play Deed
            {"yes" if drawn else "expect asked never: into play"}
            expect your hand = {drawn}
            expect your anger = 1
        """,
        you={"hand": ["Deed"], "discard": pile},
    )  # fmt: skip
