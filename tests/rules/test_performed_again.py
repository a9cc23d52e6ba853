"""Attacks performed a second time, and the last attack that anybody performed (ATK-15, ATK-16)."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

BEAM = card("Beam", ENERGY, "[attack] Energy attack costing 1 stage. DAMAGE: 3 life cards.")
AGAIN = "POWER: Play an attack card from your discard pile. Perform that attack again."


@pytest.mark.parametrize(
    "said",
    [
        "Perform an attack from your discard pile. Perform that attack again.",
        "Perform an attack from your discard pile. Perform that attack a second time.",
        "Perform an attack from your discard pile. Perform it one more time.",
        "Perform an attack from your discard pile. Perform a copy of that attack.",
        "Perform an attack card from your discard pile. Perform the same attack again.",
    ],
)
def test_in_other_words(said: str) -> None:
    assert canonical(f"POWER: {said}") == AGAIN


@pytest.mark.parametrize(
    ("said", "kind"),
    [
        ("POWER: Perform that attack again.", EVENT),
        ("POWER: Draw a card. Perform it again.", EVENT),
        ("POWER: Perform a copy of an attack in your discard pile. Perform it again.", EVENT),
        ("[attack] Physical attack. Perform a copy of the last attack performed.", PHYSICAL),
        ("[constant] Whenever you perform an attack, perform that attack again.", DRILL),
    ],
)
def test_what_was_not_performed_is_not_performed_again(said: str, kind: object) -> None:
    assert compile_text(card("Deed", kind, said), said).failures  # type: ignore[arg-type]


def test_a_copy_comes_right_after_it_and_costs_as_much() -> None:
    tell(
        BEAM,
        card("Deed", EVENT, AGAIN),
        you={"hand": ["Deed"], "discard": ["Beam"]},
        opponent={"hand": ["Block"]},
        steps="""
            play Deed
            opponent: no defense
            expect opponent life deck = 27
            opponent: use Block
            expect opponent life deck = 27
            expect you stages = 3
            expect your discard has 1 Beam
            opponent: pass
        """,
    )


def test_who_cannot_pay_again_performs_it_once() -> None:
    tell(
        BEAM,
        card("Deed", EVENT, AGAIN),
        you={"hand": ["Deed"], "discard": ["Beam"], "stages": 1},
        steps="""
            play Deed
            expect opponent life deck = 27
            expect you stages = 0
        """,
    )


@pytest.mark.parametrize(
    "said",
    [
        "HIT: Perform this attack again.",
        "HIT: Perform this attack a second time.",
        "HIT: Use this attack one more time this combat.",
        "HIT: You may perform this attack twice this combat.",
        "This attack may be performed a second time this combat.",
    ],
)
@pytest.mark.parametrize("stopped", [True, False])
def test_this_attack_is_there_for_one_more_use(said: str, stopped: bool) -> None:
    again = not stopped or not said.startswith("HIT")
    tell(
        card("Jab", PHYSICAL, f"[attack] Physical attack. DAMAGE: 1 stage. {said}"
             if said.startswith("HIT") else f"[attack] Physical attack. {said} DAMAGE: 1 stage."),
        you={"hand": ["Jab"]},
        opponent={"hand": ["Block"]},
        steps=f"""
            play Jab
            opponent: {"use Block" if stopped else "no defense"}
            {"yes" if "may perform" in said and again else ""}
            opponent: pass
            {"play Jab" if again else "expect no option play Jab"}
            {"opponent: pass" if again else ""}
            expect opponent stages = {5 if not again else 4 if stopped else 3}
            expect no option play Jab
        """,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "deck"),
    [
        ("Perform the last attack performed by your opponent.", 27),
        ("Copy the last attack performed.", 27),
        ("Perform the last attack performed this combat again.", 27),
        ("Perform a copy of your opponent's last energy attack.", 27),
        ("Perform a copy of your opponent's last physical attack.", 30),
        ("Perform your last attack a second time.", 30),
    ],
)
def test_a_copy_of_the_last_attack(said: str, deck: int) -> None:
    tell(
        BEAM,
        card("Deed", EVENT, f"POWER: {said}"),
        you={"hand": ["Deed", "Spare Kick"]},
        opponent={"hand": ["Beam"]},
        steps=f"""
            play Spare Kick
            opponent: play Beam
            play Deed
            expect opponent life deck = {deck}
        """,
    )


def test_of_none_before_there_is_no_copy() -> None:
    tell(
        card("Deed", EVENT, "POWER: Copy the last attack performed."),
        you={"hand": ["Deed"]},
        steps="play Deed\nexpect opponent life deck = 30\nexpect no event AttackBegan",
    )


@pytest.mark.parametrize(
    ("said", "drawn"),
    [
        ("the last attack performed was an energy attack", 1),
        ("the last attack performed this combat was a physical attack", 0),
        ("the previous attack was stopped", 1),
        ("the last physical attack performed by either player was stopped", 0),
    ],
)
def test_the_last_attack_is_asked_about(said: str, drawn: int) -> None:
    tell(
        BEAM,
        card("Ask", EVENT, f"POWER: If {said}, draw a card."),
        you={"hand": ["Ask", "Spare Kick", "Block"]},
        opponent={"hand": ["Beam"]},
        steps=f"""
            play Spare Kick
            opponent: play Beam
            use Block
            play Ask
            expect you hand = {drawn}
        """,
    )
