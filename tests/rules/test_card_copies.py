"""A card that becomes a copy of a Drill, and Powers that are used when they are needed."""

from __future__ import annotations

from typing import Any

import pytest

from dbz_desktop.cards import Card, Style
from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.match import Match
from dbz_desktop.match.scenarios.file import scenario_from_table
from dbz_desktop.match.scenarios.run import scenario_match
from dbz_desktop.rules.insight.whynot import why_not
from dbz_desktop.rules.kernel.decisions import Ask
from tests.rules.happening import (
    DRILL,
    EVENT,
    PHYSICAL,
    PLAIN,
    SETUP,
    Row,
    card,
    play,
)
from tests.rules.staged import SIDE, staged

MIMIC = card("Mimic", SETUP, "[instant] POWER: Use when needed. Banish this card at the end of the "
             "turn. Choose a Styled Drill you control. Treat this card as a copy of that Drill.")  # fmt: skip
FORCE = card("Force", DRILL, "[constant] Your attacks deal +2 stages of damage.", style=Style.RED)
GUARD = card("Guard", DRILL, "[constant] Your opponent's attacks deal -1 stage of damage.",
             style=Style.RED)  # fmt: skip
LESSON = card("Lesson", DRILL, "POWER: Raise your anger 1.", style=Style.RED)
KICK = card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 3 stages.")
BREAK = card("Break", EVENT, "POWER: Destroy a Drill.")
CARDS = (MIMIC, FORCE, GUARD, LESSON, KICK, BREAK)
MINE: dict[str, Any] = {"play": ["Mimic", "Force"], "hand": ["Kick"]}


def test_what_the_drill_says_counts_twice_and_its_use_is_no_action() -> None:
    staged(
        """
        use Mimic
        you: play Kick
        no defense
        expect event DamageCalculated stages=7
        expect log contains Mimic is treated as a copy of Force
        """,
        *CARDS,
        mine=MINE,
    )


def test_as_an_attack_comes_it_can_still_be_needed() -> None:
    staged(
        """
        opponent: play Kick
        you: use Mimic
        you: no defense
        expect event DamageCalculated stages=1
        """,
        *CARDS,
        mine={"play": ["Mimic", "Guard"]},
        theirs={"hand": ["Kick"]},
        turn="opponent",
        action="opponent",
    )


def test_it_is_banished_at_the_end_of_the_turn_whatever_it_was() -> None:
    staged(
        """
        use Mimic
        until turn ends
        expect you banished has Mimic
        expect you play = 1
        """,
        *CARDS,
        mine={"play": ["Mimic", "Force"]},
        auto="pass",
    )


def test_a_copy_is_a_drill_and_another_effect_destroys_it_as_one() -> None:
    staged(
        """
        use Mimic
        pass
        opponent: play Break
        opponent: choose Force (Mimic)
        expect you discard has Mimic
        expect you play has Force
        """,
        *CARDS,
        mine={"play": ["Mimic", "Force"]},
        theirs={"hand": ["Break"]},
    )


def test_out_of_play_it_is_itself_again() -> None:
    staged(
        """
        use Mimic
        you: play Rise
        expect you discard has Mimic
        expect you play = 0
        """,
        *CARDS,
        card("Rise", EVENT, "POWER: Advance your MP 1 level."),
        mine={"play": ["Mimic", "Force"], "hand": ["Rise"]},
        auto="first",
    )


@pytest.mark.parametrize(("edition", "anger"), [("fanz", 1), ("panini-2017", 2)])
def test_the_powers_of_two_drills_of_a_name_are_as_many_as_the_edition_says(
    edition: str, anger: int
) -> None:
    staged(
        f"""
        use Lesson
        opponent: pass
        use Mimic
        {"use Lesson" if anger == 2 else "pass"}
        expect you anger = {anger}
        """,
        *CARDS,
        mine={"play": ["Mimic", "Lesson"]},
        edition=edition,
    )


def test_in_the_planning_step_too() -> None:
    staged(
        """
        use Mimic
        declare combat
        you: play Kick
        no defense
        expect event DamageCalculated stages=7
        """,
        *CARDS,
        mine=MINE,
        phase="planning",
        auto="pass",
    )


def with_cards(row: Row, *cards: Card) -> Match:
    """The position of a row, with these cards among those that there are."""
    table = {"you": {**SIDE, **row.mine}, "opponent": SIDE, "start": {"phase": "combat"}}
    pool = Pack({each.id: each for each in (*PLAIN, *cards)})
    return scenario_match(scenario_from_table(table, pool))


READY = card("Ready", DRILL, "[instant] POWER: Use when needed. Raise your anger 1.")


def test_a_drill_that_is_used_when_needed_is_used_once_a_combat_and_says_so() -> None:
    row = Row("", steps=("use Ready",), mine={"play": ["Ready"]})
    match = with_cards(row, READY)
    play(row, match)
    assert match.decision is not None and match.decision.ask is Ask.ACTION, "it was no action"
    assert match.game.state.players[0].anger == 1
    drill = next(c for c, each in enumerate(match.game.cards) if each.title == "Ready")
    assert all(option.card != drill for option in match.decision.options)
    reason = why_not(match.game, 0, drill)
    assert reason is not None and reason.rule == "COM-4"


def test_an_event_is_used_from_the_hand_when_needed() -> None:
    staged(
        """
        use Rush
        expect you anger = 2
        expect you discard has Rush
        you: pass
        """,
        card("Rush", EVENT, "[instant] POWER: Use at any time. Raise your anger 2."),
        mine={"hand": ["Rush"]},
    )


def test_a_fork_and_a_step_back_know_what_is_a_copy() -> None:
    row = Row("", steps=("use Mimic",), mine={"play": ["Mimic", "Force"]})
    match = with_cards(row, MIMIC, FORCE)
    before = match.game.snapshot()
    play(row, match)
    mimic = next(c for c, each in enumerate(match.game.printed) if each.title == "Mimic")
    assert match.game.cards[mimic].title == "Force"
    twin = match.game.fork()
    assert twin.cards[mimic].title == "Force"
    match.game.restore(before)
    assert match.game.cards[mimic].title == "Mimic"
    assert twin.cards[mimic].title == "Force"
    assert twin.programs[mimic] is not match.game.programs[mimic]
