"""Cards that are played out of a pile: at once by an effect, or for a time like those in hand."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

RECALL = (
    "POWER: You may play a card from your discard pile one time this combat as though in your hand."
)


@pytest.mark.parametrize(
    "said",
    [
        "You may perform an attack from your discard pile.",
        "You may use an attack card in your discard pile.",
        "You may perform an attack from your discard pile as though it was in your hand.",
    ],
)
def test_an_attack_out_of_the_discard_pile_is_performed_by_the_text(said: str) -> None:
    assert (
        canonical(f"POWER: {said}") == "POWER: You may play an attack card from your discard pile."
    )
    tell(
        card("Recall", EVENT, f"POWER: {said}"),
        card("Dear Kick", PHYSICAL, "[attack] 3: Physical attack. DAMAGE: 4 stages."),
        you={"hand": ["Recall"], "discard": ["Dear Kick", "Idle Drill", "Block"], "stages": 4},
        opponent={"stages": 9},
        steps="""
        play Recall
        yes
        opponent: pass
        expect you.stages = 1
        expect opponent.stages = 5
        expect your discard has Dear Kick
    """,
    )


def test_what_can_not_be_paid_is_not_performed() -> None:
    tell(
        card("Recall", EVENT, "POWER: You may perform an attack from your discard pile."),
        card("Dear Kick", PHYSICAL, "[attack] 3: Physical attack. DAMAGE: 4 stages."),
        you={"hand": ["Recall"], "discard": ["Dear Kick"], "stages": 2},
        opponent={"stages": 9},
        steps="""
        play Recall
        expect you.stages = 2
        expect opponent.stages = 9
    """,
    )


def test_a_card_of_the_discard_pile_is_played_like_one_in_hand_once() -> None:
    assert (
        canonical(
            RECALL.replace("one time this combat as though in", "this combat as if it were in")
        )
        == RECALL
    )
    tell(
        card("Recall", EVENT, RECALL),
        you={"hand": ["Recall"], "discard": ["Filler", "Block"]},
        opponent={"stages": 9},
        steps="""
        play Recall
        choose Filler
        opponent: pass
        expect option play Filler
        expect no option play Block
        you: play Filler
        opponent: pass
        expect opponent.stages = 7
        expect your discard has Filler
        opponent: pass
        expect no option play Filler
    """,
    )


def test_it_is_over_with_its_time() -> None:
    tell(
        card("Recall", EVENT, RECALL),
        you={"hand": ["Recall"], "discard": ["Filler"]},
        steps="""
        play Recall
        opponent: pass
        expect option play Filler
        until combat ends
        expect event FloatingEnded once
    """,
    )


def test_a_block_comes_out_of_the_pile_too() -> None:
    text = RECALL.replace("POWER:", "[instant] POWER: Use when needed.")
    tell(
        card("Recall", DRILL, text),
        you={"play": ["Recall"], "discard": ["Block"]},
        opponent={"hand": ["Filler"]},
        start={"turn": "opponent", "action": "opponent"},
        steps="""
        opponent: play Filler
        you: use Recall
        you: play Block
        expect event AttackStopped
        expect your discard has Block
    """,
    )


def test_only_what_lies_open_is_played_like_one_in_hand() -> None:
    for where in ("your Life Deck", "your hand"):
        text = (
            f"POWER: You may play a card from {where} one time this combat as though in your hand."
        )
        assert compile_text(card("Recall", EVENT, ""), text).failures
