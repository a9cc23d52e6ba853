"""Sentences that wait, in every form, on every kind of card, for as long as they are to (EFF-4)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from dbz_desktop.match.scenarios.checks import check, log_lines
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import (
    DRILL,
    EVENT,
    KICK,
    LOOK,
    PHYSICAL,
    SETUP,
    Row,
    card,
    go_on,
    play,
    position,
    times_heard,
)

LOOKS = LOOK[0].upper() + LOOK[1:]
STOPS = Row("you stop an attack", KICK, "opponent", PHYSICAL, steps=("play Deed", "play Block"),
            mine={"hand": ["Block"]})  # fmt: skip
RAISES = Row("you raise your anger", "POWER: Raise your anger 1.")
BOTH = pytest.mark.parametrize("row", [STOPS, RAISES], ids=str)


@BOTH
@pytest.mark.parametrize(
    "form",
    [
        "Whenever {}, {look}.",
        "Once per turn when {}, {look}.",
        "Once per combat when {}, {look}.",
        "{Look} when {}.",
    ],
)
def test_forms_of_a_constant_power(row: Row, form: str) -> None:
    text = "[constant] " + form.format(row.timing, look=LOOK, Look=LOOKS)
    match = position(row, card("Watcher", DRILL, text), "play")
    play(row, match)
    assert times_heard(match) == 1, log_lines(match)


@BOTH
@pytest.mark.parametrize(
    "form",
    [
        "Whenever {}, {look}.",
        "{Look} when {}.",
        "This combat, whenever {}, {look}.",
        "The next time {} this combat, {look}.",
        "Until the start of your next turn, whenever {}, {look}.",
    ],
)
def test_forms_of_what_lasts(row: Row, form: str) -> None:
    lasting = {"card": "Watcher", "text": form.format(row.timing, look=LOOK, Look=LOOKS)}
    row = replace(row, mine={**row.mine, "lasting": [lasting]})
    match = position(row, card("Watcher", DRILL, "POWER: Draw a card."), "play")
    play(row, match)
    assert times_heard(match) == 1, log_lines(match)


@BOTH
def test_what_waits_while_a_card_is_attached(row: Row) -> None:
    text = f"POWER: Attach this card to your MP. While attached, whenever {row.timing}, {LOOK}."
    attached: list[Any] = [{"card": "Watcher", "attached_to": "mp"}]
    row = replace(row, mine={**row.mine, "play": attached})
    match = position(row, card("Watcher", EVENT, text), "")
    play(row, match)
    assert times_heard(match) == 1, log_lines(match)


def test_limited_timings_of_one_card_are_counted_apart() -> None:
    text = (
        f"[constant] Once per turn when you play a Setup, {LOOK}. "
        f"Once per turn when you play a Drill, {LOOK}."
    )
    row = Row("", "POWER: Draw a card.", kind=SETUP, phase="planning",
              steps=("play Deed", "play Idle Drill"), mine={"hand": ["Idle Drill"]})  # fmt: skip
    match = position(row, card("Watcher", DRILL, text), "play")
    play(row, match)
    assert times_heard(match) == 2, log_lines(match)


@pytest.mark.parametrize(
    "moment",
    [
        "At the beginning of each turn",
        "At the beginning of your turn",
        "At the start of your opponent's turn",
        "At the start of your Planning Step",
        "At the end of combat",
    ],
)
@pytest.mark.parametrize("attached", [False, True])
def test_a_moment_after_the_combat_still_comes(moment: str, attached: bool) -> None:
    """Said once, it comes once; while its card is attached, each time."""
    if attached:
        text = f"POWER: Attach this card to your MP. {moment}, {LOOK}."
    else:
        text = f"POWER: {moment}, {LOOK}."
    row = Row("", steps=("play Watcher",))
    match = position(row, card("Watcher", EVENT, text), "hand")
    play(row, match)
    turn = match.game.state.turn
    go_on(match, lambda: match.game.state.turn == turn + 5)
    # In the five turns that began since: three of the opponent's, two of yours.
    times = {"each turn": 5, "opponent's turn": 3, "end of combat": 1}
    often = next((n for words, n in times.items() if words in moment), 2)
    # `heard` also counts the sentence itself, when it was read.
    assert times_heard(match) - 1 == (often if attached else 1), log_lines(match)


def test_outside_of_combat_a_sentence_waits_for_the_rest_of_the_turn() -> None:
    text = f"[instant] POWER: Use at the start of your Planning Step. Whenever you play a Drill, {LOOK}."
    row = Row("", "POWER: Draw a card.", kind=DRILL, phase="draw")
    match = position(row, card("Watcher", SETUP, text), "play")
    play(row, match)
    assert times_heard(match) == 2, log_lines(match)
    assert check(match, "log contains From now on (this turn): Whenever you play a Drill") is None


@pytest.mark.parametrize(
    ("text", "gained"),
    [
        ("This combat, whenever you raise your anger, you may gain 1 stage. If you do, draw a "
         "card.", 1),
        ("You may gain 1 stage. This combat, whenever you raise your anger, you may gain 1 stage. "
         "If you do, draw a card.", 1),
    ],
)  # fmt: skip
def test_what_is_said_of_a_waiting_effect_waits_with_it(text: str, gained: int) -> None:
    """ "If you do" speaks of the sentence before, and is asked when that has happened (EFF-5)."""
    row = Row("", "POWER: Raise your anger 1.", steps=("play Watcher", "play Deed"),
              mine={"stages": 5})  # fmt: skip
    match = position(row, card("Watcher", EVENT, f"POWER: {text}"), "hand")
    play(row, match)
    lines = log_lines(match)
    said = [line for line in lines if "If you do, draw a card." in line]
    assert len(said) == 1, lines
    assert lines.index(said[0]) > next(n for n, line in enumerate(lines) if "plays Deed" in line)
    assert len(match.game.state.players[0].hand) == gained, lines


def test_what_was_spoken_of_is_nothing_when_nothing_was_chosen() -> None:
    """ "It" is never the card itself where the text has looked for others and found none."""
    text = "POWER: Banish a Setup and place it into play at the end of combat."
    row = Row("", steps=("play Watcher", "until combat ends"))
    match = position(row, card("Watcher", EVENT, text), "hand")
    play(row, match)
    assert match.game.state.players[0].play == [], log_lines(match)


def test_a_setup_that_is_used_may_attach_itself() -> None:
    text = (
        "POWER: Attach this card to your MP. While attached, your attacks deal +2 stages of damage."
    )
    row = Row("", KICK, kind=PHYSICAL, steps=("use Watcher", "play Deed"))
    match = position(row, card("Watcher", SETUP, text), "play")
    play(row, match)
    state = match.game.state
    (watcher,) = state.players[0].play
    assert state.permanents[watcher].attached_to in state.players[0].mp
    assert check(match, "event DamageCalculated stages=4") is None, log_lines(match)


def test_no_timing_stands_in_another() -> None:
    text = "[constant] Whenever you raise your anger, whenever you take damage, draw a card."
    assert compile_text(card("Watcher", DRILL, text), text).failures
