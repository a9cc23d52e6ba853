"""Titles of cards to which something was done before: what one can do only once by each title."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Card, CardType
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, EVENT, card
from tests.rules.staged import canonical, staged

READY = card("Ready Drill", DRILL, "POWER: Gain 1 stage.")
TWICE = ["Idle Drill", "Idle Drill", "Ready Drill"]


def strict(note: str) -> Card:
    """A Mastery with a note."""
    return card("Strict Mastery", CardType.MASTERY, f"({note}) POWER: Draw a card.")


@pytest.mark.parametrize(
    "note",
    [
        "You cannot activate the Power of a Drill with the same name as a Drill you have already "
        "activated this turn.",
        "You cannot use Drills with the same title as a Drill you have used this combat.",
        "You cannot activate your Drills with the same title as a Drill you used this turn.",
    ],
)
def test_a_drill_is_used_once_by_its_title(note: str) -> None:
    staged(
        """
        expect option Use Idle Drill
        play Idle Drill
        pass
        expect no option Use Idle Drill
        expect option Use Ready Drill
        play Ready Drill
        pass
        expect no option Use Ready Drill
        """,
        strict(note),
        READY,
        mine={"mastery": "Strict Mastery", "play": TWICE},
    )


def test_what_the_other_player_used_binds_nobody() -> None:
    staged(
        """
        play Idle Drill
        expect option Use Idle Drill
        """,
        strict("You cannot use a Drill with the same title as a Drill you have used this turn."),
        READY,
        mine={"mastery": "Strict Mastery", "play": TWICE},
        theirs={"play": ["Idle Drill"]},
        action="opponent",
    )


def test_cards_of_other_titles_than_those_discarded_cannot_be_played() -> None:
    staged(
        """
        play Grim Mastery
        choose Filler
        pass
        expect option Play Filler
        expect no option Play Spare Kick
        """,
        card("Bind", DRILL, "[constant] Your opponent cannot play a card with a different title "
             "than any card he discarded this turn."),
        mine={"play": ["Bind"]},
        theirs={"mastery": "Grim Mastery", "hand": ["Filler", "Filler", "Spare Kick"]},
        action="opponent",
    )  # fmt: skip


def test_a_card_in_play_has_the_title_of_one_that_was_discarded() -> None:
    staged(
        """
        play Grim Mastery
        choose Idle Drill
        pass
        play Match
        expect opponent play = 1
        expect opponent play has Ready Drill
        """,
        card("Match", EVENT, "POWER: Destroy a Drill with the same title as a Drill you have "
             "discarded this turn."),
        READY,
        mine={"mastery": "Grim Mastery", "hand": ["Match", "Idle Drill"]},
        theirs={"play": ["Ready Drill", "Idle Drill"]},
    )  # fmt: skip


def test_of_such_cards_it_is_told_where_they_are_or_what_was_done() -> None:
    text = "POWER: Destroy a Drill with the same title as a Drill."
    assert compile_text(card("Odd", EVENT, ""), text).failures
    assert canonical(
        "POWER: Destroy a Drill with the name of a Drill you have discarded this turn."
    ) == ("POWER: Destroy a Drill with the same title as a Drill you discarded this turn.")


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        ("you have 2 or more different Drills in your discard pile",
         "you have 2 or more differently named Drills in your discard pile"),
        ("you control 2 or more different Drills",
         "you control 2 or more differently named Drills"),
    ],
)  # fmt: skip
def test_different_cards_are_those_of_different_titles(said: str, printed: str) -> None:
    assert canonical(f"POWER: If {said}, draw a card.") == f"POWER: If {printed}, draw a card."


@pytest.mark.parametrize(
    ("pile", "drawn"), [(["Idle Drill", "Idle Drill"], 0), (["Idle Drill", "Other Drill"], 1)]
)
def test_different_cards_of_a_pile_are_counted(pile: list[str], drawn: int) -> None:
    staged(
        f"play Count\nexpect your hand = {drawn}",
        card("Count", EVENT, "POWER: If you have 2 or more different Drills in your discard pile, "
             "draw a card."),
        mine={"hand": ["Count"], "discard": pile},
    )  # fmt: skip
