"""A first time is the first that happens in its turn or combat, whatever was in force by then."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Style
from tests.rules.happening import (
    DRILL,
    ENERGY,
    EVENT,
    LOOK,
    PHYSICAL,
    SETUP,
    Row,
    card,
    play,
    position,
    times_heard,
)
from tests.rules.staged import staged
from tests.rules.test_happenings import ROWS

ENTERS = card("Enters", SETUP, "POWER: Place a Drill from your hand into play.")
FLOOD = card("Flood", EVENT, "POWER: Destroy the top 3 cards of your opponent's Life Deck.")
SHOUT = card("Shout", EVENT, "POWER: Raise your anger 1.")
REST = card("Rest", EVENT, "POWER: Rejuvenate 1.")
DAM = (
    "[constant] The first time each turn one of your opponent's effects would destroy cards from "
    "the top of your Life Deck, reduce that amount to 0."
)


@pytest.mark.parametrize("while_", ["combat", "turn"])
@pytest.mark.parametrize(("late", "drawn"), [(False, 1), (True, 0)])
def test_of_what_came_before_it_entered_play_none_is_left(
    while_: str, late: bool, drawn: int
) -> None:
    early = "play Shout\nopponent: pass\n" if late else ""
    staged(
        f"""
        {early}use Enters
        opponent: pass
        play Shout
        expect your life_deck = {30 - drawn}
        opponent: pass
        play Shout
        expect your life_deck = {30 - drawn}
        """,
        ENTERS,
        SHOUT,
        card("Watch", DRILL, f"[constant] The first time you raise your anger each {while_}, "
             "draw a card."),
        mine={"hand": ["Watch", "Shout", "Shout", "Shout"], "play": ["Enters"]},
        auto="pass",
    )  # fmt: skip


@pytest.mark.parametrize(("late", "drawn"), [(False, 2), (True, 1)])
def test_of_two_times_one_may_be_gone(late: bool, drawn: int) -> None:
    early = "play Shout\nopponent: pass\n" if late else ""
    again = "play Shout\nopponent: pass\n" * 2
    staged(
        f"{early}use Enters\nopponent: pass\n{again}expect your life_deck = {30 - drawn}",
        ENTERS,
        SHOUT,
        card("Watch", DRILL, "[constant] The first 2 times you raise your anger each combat, "
             "draw a card."),
        mine={"hand": ["Watch", "Shout", "Shout", "Shout"], "play": ["Enters"]},
        auto="pass",
    )  # fmt: skip


def test_an_attack_of_another_kind_was_no_first_time() -> None:
    staged(
        """
        play Ray
        opponent: no defense
        opponent: pass
        use Enters
        opponent: pass
        play Blow
        opponent: no defense
        expect your life_deck = 29
        """,
        ENTERS,
        card("Ray", ENERGY, "[attack] Energy attack. DAMAGE: 1 stage."),
        card("Blow", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage.", style=Style.RED),
        card("Watch", DRILL, "[constant] The first time you perform a Styled physical attack each "
             "combat, draw a card."),
        mine={"hand": ["Watch", "Ray", "Blow"], "play": ["Enters"]},
        auto="pass",
    )  # fmt: skip


def test_what_is_done_when_entering_combat_was_not_during_it() -> None:
    staged(
        """
        declare combat
        yes
        play Shout
        expect your life_deck = 29
        """,
        card("Temper", DRILL, "[instant] POWER: Use when entering combat. Raise your anger 1."),
        SHOUT,
        card("Watch", DRILL, "[constant] The first time you raise your anger during combat, draw "
             "a card."),
        mine={"hand": ["Shout"], "play": ["Watch", "Temper"]},
        phase="declare",
        auto="pass",
    )  # fmt: skip


@pytest.mark.parametrize(("angry", "drawn"), [(False, 0), (True, 1)])
def test_nor_is_it_in_what_is_asked_of_the_past(angry: bool, drawn: int) -> None:
    shout = "play Shout\nopponent: pass\n" if angry else ""
    staged(
        f"""
        declare combat
        yes
        {shout}play Grudge
        expect your life_deck = {30 - drawn}
        """,
        card("Temper", DRILL, "[instant] POWER: Use when entering combat. Raise your anger 1."),
        SHOUT,
        card("Grudge", EVENT, "POWER: If you have raised your anger during combat this turn, "
             "draw a card."),
        mine={"hand": ["Shout", "Grudge"], "play": ["Temper"]},
        phase="declare",
        auto="pass",
    )  # fmt: skip


@pytest.mark.parametrize(("late", "lost"), [(False, 0), (True, 6)])
def test_of_an_amount_that_was_done_before(late: bool, lost: int) -> None:
    early = "opponent: play Flood\n" if late else "opponent: pass\n"
    staged(
        f"""
        {early}you: use Enters
        opponent: play Flood
        expect your life_deck = {30 - lost}
        """,
        ENTERS,
        FLOOD,
        card("Dam", DRILL, DAM),
        mine={"hand": ["Dam"], "play": ["Enters"]},
        theirs={"hand": ["Flood", "Flood"]},
        turn="opponent",
        auto="pass",
    )


def test_for_two_cards_the_same_time_is_the_first() -> None:
    """The one brings it to nothing; for the other one it would have been done, too."""
    staged(
        """
        opponent: play Flood
        you: pass
        expect your life_deck = 30
        opponent: play Flood
        expect your life_deck = 27
        """,
        FLOOD,
        card("Dam", DRILL, DAM),
        mine={"play": ["Dam", "Dam"]},
        theirs={"hand": ["Flood", "Flood"]},
        turn="opponent",
        auto="pass",
    )


@pytest.mark.parametrize(("late", "anger"), [(False, 0), (True, 2)])
def test_of_what_would_be_done_instead(late: bool, anger: int) -> None:
    early = "play Shout\nopponent: pass\n" if late else ""
    staged(
        f"""
        {early}use Enters
        opponent: pass
        play Shout
        expect you anger = {anger}
        """,
        ENTERS,
        SHOUT,
        card("Calm", DRILL, "[constant] The first time each combat you would raise your anger, "
             "draw a card instead."),
        mine={"hand": ["Calm", "Shout", "Shout"], "play": ["Enters"]},
        auto="pass",
    )  # fmt: skip


def test_more_is_rejuvenated_the_first_time_alone() -> None:
    staged(
        """
        play Rest
        opponent: pass
        use Enters
        opponent: pass
        play Rest
        expect your life_deck = 32
        """,
        ENTERS,
        REST,
        card("Well", DRILL, "[constant] The first time each combat one of your effects Rejuvenates "
             "cards, double that amount."),
        mine={"hand": ["Well", "Rest", "Rest"], "play": ["Enters"], "discard": ["Filler"] * 6},
        auto="pass",
    )  # fmt: skip


@pytest.mark.parametrize("row", {row.timing: row for row in ROWS}.values(), ids=str)
def test_what_happens_first_is_not_taken_for_what_came_before(row: Row) -> None:
    text = f"[constant] The first time each turn {row.timing}, {LOOK}."
    match = position(row, card("Watcher", DRILL, text), "play")
    play(row, match)
    assert times_heard(match) == 1
