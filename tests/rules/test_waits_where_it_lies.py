"""What a note waits for where its card lies: in a hand or a discard pile (EFF-2, EFF-12)."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, EVENT, KICK, PHYSICAL, card
from tests.rules.staged import tell

TURN = {"turn": "opponent"}
FROM_HAND = "you may discard this card from your hand to gain 2 stages"
TEXTS = {
    PHYSICAL: KICK,
    EVENT: "POWER: Draw a card.",
    DRILL: "[constant] Your attacks deal +1 stage of damage.",
}


@pytest.mark.parametrize("kind", list(TEXTS))
@pytest.mark.parametrize(
    "note",
    [
        f"Whenever your opponent performs an attack, {FROM_HAND}.",
        f"When an attack is performed against you, {FROM_HAND}.",
        "When your opponent performs an attack, you may discard this card from your hand. If you "
        "do, gain 2 stages.",
        "You may discard this card from your hand when your opponent performs an attack to gain 2 "
        "stages.",
    ],
)
def test_a_card_in_hand_waits_for_what_happens(kind: CardType, note: str) -> None:
    tell(
        card("Aid", kind, f"({note}) {TEXTS[kind]}"),
        steps="""
            opponent: play Spare Kick
            yes
            expect your discard top = Aid
            expect your stages = 5
        """,
        you={"hand": ["Aid"], "stages": 5},
        opponent={"hand": ["Spare Kick"]},
        start=TURN,
    )


def test_one_that_is_not_used_stays_hidden() -> None:
    tell(
        card("Aid", PHYSICAL, f"(Whenever your opponent performs an attack, {FROM_HAND}.) {KICK}"),
        steps="""
            opponent: play Spare Kick
            no
            expect your hand has Aid
            expect your stages = 3
            expect log lacks Aid
        """,
        you={"hand": ["Aid"], "stages": 5},
        opponent={"hand": ["Spare Kick"]},
        start=TURN,
    )


def test_it_does_not_wait_elsewhere() -> None:
    tell(
        card(
            "Aid",
            DRILL,
            f"(Whenever your opponent performs an attack, {FROM_HAND}.) {TEXTS[DRILL]}",
        ),
        steps="""
            opponent: play Spare Kick
            expect your play has Aid
            expect your stages = 3
        """,
        you={"play": ["Aid"], "discard": ["Aid"], "stages": 5},
        opponent={"hand": ["Spare Kick"]},
        start=TURN,
    )


def test_a_card_in_the_discard_pile_waits_there() -> None:
    note = "Whenever you take damage from an attack, you may banish this card from your discard pile to raise your anger 1."
    tell(
        card("Aid", PHYSICAL, f"({note}) {KICK}"),
        steps="""
            opponent: play Spare Kick
            yes
            expect your banished has Aid
            expect your anger = 1
        """,
        you={"discard": ["Aid"], "hand": ["Aid"], "stages": 5},
        opponent={"hand": ["Spare Kick"]},
        start=TURN,
    )


def test_it_waits_for_a_moment() -> None:
    note = "At the end of combat, you may discard this card from your hand to raise your anger 1."
    tell(
        card("Aid", PHYSICAL, f"({note}) {KICK}"),
        steps="""
            opponent: pass
            pass
            yes
            expect your anger = 1
            expect your discard top = Aid
        """,
        you={"hand": ["Aid"]},
        start=TURN,
    )


def test_what_lies_in_play_waits_for_nothing_out_of_it() -> None:
    text = f"(At the end of combat, draw a card.) {KICK}"
    (failure,) = compile_text(card("Aid", PHYSICAL, text), text).failures
    assert "never in play" in failure.message


# ---------------------------------------------------------------------------- played from there

FROM_PILE = "you may play this card from your discard pile"


@pytest.mark.parametrize(
    "note",
    [
        f"Y{FROM_PILE[1:]} as an action.",
        f"Y{FROM_PILE[1:]}.",
        f"If your MP is level 1, {FROM_PILE}.",
        "While this card is in your discard pile, you may play it as though it were in your hand.",
    ],
)
def test_an_attack_is_performed_from_the_discard_pile(note: str) -> None:
    tell(
        card("Aid", PHYSICAL, f"({note}) {KICK}"),
        steps="""
            play Aid
            opponent: no defense
            expect your discard top = Aid
            expect opponent stages = 3
        """,
        you={"discard": ["Aid"]},
        opponent={"stages": 5},
    )


@pytest.mark.parametrize(
    ("note", "own"),
    [
        (f"Y{FROM_PILE[1:]} to stop a physical attack.", KICK),
        (f"Y{FROM_PILE[1:]}.", "[defense] Stops a physical attack."),
    ],
)
def test_an_attack_is_stopped_from_the_discard_pile(note: str, own: str) -> None:
    tell(
        card("Aid", PHYSICAL, f"({note}) {own}"),
        steps="""
            opponent: play Spare Kick
            play Aid
            expect your stages = 5
            expect your discard top = Aid
        """,
        you={"discard": ["Aid"], "stages": 5},
        opponent={"hand": ["Spare Kick"]},
        start=TURN,
    )


def test_what_is_not_so_keeps_it_there() -> None:
    tell(
        card("Aid", PHYSICAL, f"(If your MP is level 2, {FROM_PILE}.) {KICK}"),
        steps="""
            expect no option Aid
            expect your stages = 5
        """,
        you={"discard": ["Aid"], "stages": 5},
    )


def test_a_drill_is_played_from_the_discard_pile() -> None:
    tell(
        card("Aid", DRILL, f"(Y{FROM_PILE[1:]}.) {TEXTS[DRILL]}"),
        steps="""
            play Aid
            expect your play has Aid
        """,
        you={"discard": ["Aid"]},
        start={"phase": "planning"},
    )
