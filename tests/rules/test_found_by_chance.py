"""What cards by chance came upon in games: endless effects, hidden cards named, texts that fail."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, card
from tests.rules.staged import canonical, tell

BEAM = card("Beam", ENERGY, "[attack] Energy attack. DAMAGE: 4 stages.")


@pytest.mark.parametrize(
    "said",
    [
        # Not everybody sees the cards of a hand, so that the log may name none of them (ZON-1).
        "Use the Power of each player's hand and discard pile again.",
        # One repeats the other without end.
        "Draw a card. Repeat this effect to repeat this effect.",
    ],
)
def test_it_is_refused(said: str) -> None:
    text = f"POWER: {said}"
    assert compile_text(card("Deed", EVENT, text), text).failures


def test_what_is_used_from_the_hand_is_played() -> None:
    said = "POWER: Use the Power of an Event in your hand."
    assert canonical(said) == "POWER: Play an Event from your hand."


def test_an_attack_by_a_player_who_is_told_by_his_part_is_printed() -> None:
    said = (
        "[defense] Stop that attack. If that attack is performed by the active player, draw a card."
    )
    assert canonical(said) == said


def test_its_effect_is_used_and_repeated_once_each() -> None:
    tell(
        card("Deed", EVENT, "POWER: Raise your anger 1. Use its effect. Repeat this effect."),
        steps="""
            play Deed
            expect you anger = 4
        """,
        you={"hand": ["Deed"]},
    )


def test_base_damage_said_by_the_damage_itself_comes_to_an_end() -> None:
    tell(
        BEAM,
        card("Mirror", ENERGY, "[defense] That attack has a base damage of stages equal to the damage "
             "of that attack instead."),
        steps="""
            attack with Beam
            opponent: defend with Mirror
            expect opponent stages = 9
        """,
        you={"hand": ["Beam"], "stages": 8},
        opponent={"hand": ["Mirror"], "stages": 9},
    )  # fmt: skip


@pytest.mark.parametrize(("stages", "hand"), [(5, 1), (4, 0)])
def test_that_players_is_compared(stages: int, hand: int) -> None:
    tell(
        card("Deed", EVENT, "POWER: Choose a player. If your MP's power level is equal to that "
             "player's, draw a card."),
        steps=f"""
            play Deed
            choose Your opponent
            expect you hand = {hand}
        """,
        you={"hand": ["Deed"], "stages": 5},
        opponent={"stages": stages},
    )  # fmt: skip


def test_an_ally_does_not_become_a_drill() -> None:
    tell(
        card("Mime", ALLY, "POWER: Treat this card as a copy of a Drill.", level=1),
        card("Idle Drill", DRILL, "[constant] Your maximum hand size is +1."),
        you={"play": ["Mime", "Idle Drill"], "stages": 0},
        steps="use Mime\nexpect you play has Mime",
    )
