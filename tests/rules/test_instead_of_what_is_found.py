""" "You may … instead" of what was found: offered where it could be done, else the first is done."""

from __future__ import annotations

from typing import Any

import pytest

from dbz_desktop.cards import Style
from tests.rules.happening import DRILL, ENERGY, PHYSICAL, card
from tests.rules.staged import staged

STRIKE = card("Strike", ENERGY, "[attack] Energy attack. DAMAGE: 1 life card.")
RED = card("Red Hall", DRILL, "POWER: Draw a card.", style=Style.RED)
BLUE = card("Blue Hall", DRILL, "POWER: Draw a card.", style=Style.BLUE)
DRILLS = ["Idle Drill", "Other Drill"]


def answered(text: str, steps: str, pile: list[str], play: list[str], **mine: Any) -> None:
    """Your opponent's energy attack is answered with a card of that text."""
    staged(
        f"opponent: play Strike\nplay Guard\n{steps}",
        card("Guard", PHYSICAL, f"[defense] Stops an energy attack. {text}"),
        STRIKE,
        RED,
        BLUE,
        mine={"hand": ["Guard"], "discard": pile, "play": play, **mine},
        theirs={"hand": ["Strike"]},
        turn="opponent",
        action="opponent",
    )


SEARCH = "Search your discard pile for a Styled Drill and"
INTO_PLAY = "If you control 3 or more Drills, you may place it into play instead."


@pytest.mark.parametrize(
    ("first", "zone"),
    [
        ("Rejuvenate it", "life deck"),
        ("place it into your hand", "hand"),
        ("banish it", "banished"),
    ],
)
def test_none_of_those_found_could_be_placed(first: str, zone: str) -> None:
    """The only one there is a copy of one that you control (TYP-4): the first is done at once."""
    answered(
        f"{SEARCH} {first}. {INTO_PLAY}",
        f"expect asked you\nexpect your {zone} has Red Hall\nexpect your play = 3",
        ["Red Hall"],
        [*DRILLS, "Red Hall"],
    )


def test_it_could_be_placed() -> None:
    answered(
        f"{SEARCH} Rejuvenate it. {INTO_PLAY}",
        "yes\nexpect your play has Blue Hall\nexpect your discard has Red Hall",
        ["Red Hall", "Blue Hall"],
        [*DRILLS, "Red Hall"],
    )


def test_it_could_be_placed_and_is_not() -> None:
    answered(
        f"{SEARCH} Rejuvenate it. {INTO_PLAY}",
        "no\nchoose Blue Hall\nexpect your life deck has Blue Hall\nexpect your play = 3",
        ["Red Hall", "Blue Hall"],
        [*DRILLS, "Red Hall"],
    )


@pytest.mark.parametrize("pile", [[], ["Filler"], ["Idle Drill"]])
def test_none_is_found(pile: list[str]) -> None:
    answered(
        f"{SEARCH} Rejuvenate it. {INTO_PLAY}",
        f"expect asked you\nexpect your discard = {len(pile) + 1}\nexpect your play = 3",
        pile,
        [*DRILLS, "Red Hall"],
    )


def test_of_what_is_chosen() -> None:
    """So it is where a card is chosen, and not searched for."""
    answered(
        f"Choose a Styled Drill in your discard pile and Rejuvenate it. {INTO_PLAY}",
        "expect asked you\nexpect your life deck has Red Hall\nexpect your play = 3",
        ["Red Hall"],
        [*DRILLS, "Red Hall"],
    )


def test_what_lies_hidden_is_known_once_it_is_searched() -> None:
    """Nobody knows before: it is offered, and where nothing fits the first is done (EFF-9)."""
    answered(
        "Search your Life Deck for a Styled Drill and place it into your hand. " + INTO_PLAY,
        "yes\nexpect your hand has Red Hall\nexpect your play = 3",
        [],
        [*DRILLS, "Red Hall"],
        life_deck=["Red Hall"],
    )


def test_may_search_where_there_is_nothing() -> None:
    """Everybody sees that a pile has no such card: that search isn't offered (EFF-5)."""
    answered(
        "You may search your discard pile for a Styled Drill and Rejuvenate it. If you do, draw a "
        "card.",
        "expect your hand = 0\nexpect your discard = 2",
        ["Idle Drill"],
        [],
    )
