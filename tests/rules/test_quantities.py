"""Quantities: base value, then what is in force in order, each change with its source (EFF-4)."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.flow import anger
from dbz_desktop.rules.flow.stages import pur_of_mp
from dbz_desktop.rules.flow.turn import hand_limit
from dbz_desktop.rules.kernel.base import Line
from dbz_desktop.rules.kernel.quantities import Quantity, measured
from dbz_desktop.rules.kernel.state import ANGER_GOAL
from dbz_desktop.rules.language.compiler import grammar, sentence_text
from tests.rules.happening import DRILL, Row, card, play, position

LESS = "You need 2 less anger to advance a level"
LEAST = "You need 2 less anger to advance a level, to a minimum of 4"
SIX = "You need 6 anger to advance a level"


def needed(*sentences: str, seat: int = 0) -> int:
    text = "[constant] " + " ".join(f"{each}." for each in sentences)
    match = position(Row(""), card("Watcher", DRILL, text), "play")
    return anger.needed(match.game, seat)


@pytest.mark.parametrize(
    ("sentences", "seat", "value"),
    [
        ((LESS,), 0, 3),
        ((LESS,), 1, 5),
        ((LEAST,), 0, 4),
        ((SIX,), 0, 6),
        # What says how much it is comes first, whichever was there before.
        ((LESS, SIX), 0, 4),
        ((SIX, LESS), 0, 4),
        ((LESS, LESS, LESS), 0, 1),
        (("Your opponent needs 1 more anger to advance a level",), 1, 6),
        (("Players need 1 more anger to advance a level",), 0, 6),
        (("Players need 1 more anger to advance a level",), 1, 6),
    ],
)
def test_anger_that_an_advance_takes(sentences: tuple[str, ...], seat: int, value: int) -> None:
    assert needed(*sentences, seat=seat) == value


def test_an_advance_takes_the_anger_that_is_needed() -> None:
    row = Row("", "POWER: Raise your anger 2.", mine={"anger": 1})
    for text, level in (("Your attacks deal +1 stage of damage", 1), (LESS, 2)):
        match = position(row, card("Watcher", DRILL, f"[constant] {text}."), "play")
        play(row, match)
        assert match.game.state.players[0].level == level


def test_each_change_tells_its_source() -> None:
    text = f"[constant] {LESS}. {SIX}."
    game = position(Row(""), card("Watcher", DRILL, text), "play").game
    found = measured(game, Quantity.ANGER_NEEDED, 0, ANGER_GOAL)
    assert (found.base, [step.value for step in found.steps], found.value) == (5, [6, 4], 4)
    assert {game.cards[step.source.card].title for step in found.steps} == {"Watcher"}


def test_hand_size_and_power_up_rating() -> None:
    text = "[constant] Your maximum hand size is +2 during the Discard Step. Your MP's PUR is +3."
    game = position(Row(""), card("Watcher", DRILL, text), "play").game
    assert (hand_limit(game, 0), hand_limit(game, 1)) == (3, 1)
    assert (pur_of_mp(game, 0), pur_of_mp(game, 1)) == (4, 1)


@pytest.mark.parametrize("sentence", [LESS, LEAST, SIX])
def test_it_prints_as_it_reads(sentence: str) -> None:
    assert sentence_text(grammar().parse(Line, sentence)) == f"{sentence}."
