"""What a happening sets off comes in time: it still changes the damage of the attack."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dbz_desktop.match.scenarios.checks import check, log_lines
from tests.rules.happening import DRILL, EVENT, KICK, PHYSICAL, SETUP, Row, card, play, position


@pytest.mark.parametrize("timing", ["you perform a successful {}", "you perform a {}"])
@pytest.mark.parametrize(
    "effect",
    [
        "that attack deals +3 stages of damage",
        "you may have it deal +3 stages of damage",
        "you may discard a card from your hand to have it deal +3 stages of damage",
    ],
)
@pytest.mark.parametrize("carrier", ["constant", "narrowed", "instant", "lasting"])
def test_what_changes_the_damage_comes_in_time(timing: str, effect: str, carrier: str) -> None:
    happening = timing.format("physical attack")
    row = Row(happening, KICK, kind=PHYSICAL, mine={"anger": 2, "hand": ["Deed", "Filler"]})
    if carrier == "instant":
        text = f"[instant] POWER: Use when {happening}. {effect[0].upper()}{effect[1:]}."
        match = position(row, card("Watcher", SETUP, text), "play")
    elif carrier == "lasting":
        lasting = {"card": "Watcher", "text": f"Whenever {happening}, {effect}."}
        row = replace(row, mine={**row.mine, "lasting": [lasting]})
        match = position(row, card("Watcher", DRILL, "POWER: Draw a card."), "play")
    else:
        more = " and your anger is 2 or more" if carrier == "narrowed" else ""
        text = f"[constant] Whenever {happening}{more}, {effect}."
        match = position(row, card("Watcher", DRILL, text), "play")
    play(row, match)
    assert check(match, "event DamageCalculated stages=5") is None, log_lines(match)


@pytest.mark.parametrize("carrier", ["constant", "played"])
def test_what_is_done_if_another_thing_is_comes_in_time(carrier: str) -> None:
    text = (
        "henever your opponent performs a successful attack, you may gain 1 stage. If you do, that "
        "attack deals -1 stage of damage."
    )
    row = Row("", KICK, "opponent", PHYSICAL, mine={"stages": 5})
    if carrier == "constant":
        match = position(row, card("Watcher", DRILL, f"[constant] W{text}"), "play")
    else:
        row = replace(row, steps=("play Watcher", "play Deed"))
        match = position(row, card("Watcher", EVENT, f"POWER: This combat, w{text}"), "hand")
    play(row, match)
    assert check(match, "event DamageCalculated stages=1") is None, log_lines(match)
