"""Attacks that count as Named by what is said of them (EFF-11)."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

LORE = card("Lore", DRILL, "[constant] Your Named attacks deal +2 stages of damage.")
ASK = card("Ask", EVENT, "POWER: If you have performed a Named attack this combat, draw a card.")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("This attack is considered Named.", "This attack is considered Named."),
        ("This attack is considered to be a Named attack.", "This attack is considered Named."),
        ("This attack is considered a Styled attack.", "This attack is considered Styled."),
        ("This attack is treated as Named.", "This attack is considered Named."),
        ("Your next attack this combat is considered a Named attack.",
         "Your next attack this combat is considered Named."),
        ("All of your attacks this combat are considered Named attacks.",
         "Your attacks this combat are considered Named."),
    ],
)  # fmt: skip
def test_in_other_words(said: str, meant: str) -> None:
    text = canonical(f"[attack] Physical attack. {said} DAMAGE: 1 stage.", PHYSICAL)
    assert text == f"[attack] Physical attack. {meant} DAMAGE: 1 stage."


@pytest.mark.parametrize(
    "said",
    [
        "Physical attack. This attack is considered Named for your card effects.",
        "(This attack is considered Named for your card effects.) Physical attack.",
    ],
)
def test_said_for_card_effects_it_is_a_note(said: str) -> None:
    assert canonical(said, PHYSICAL) == "(This card is considered Named.) [attack] Physical attack."


@pytest.mark.parametrize(
    "said", ["This attack is not considered Named.", "This attack is considered non-Named."]
)
def test_what_no_card_says_is_not_read(said: str) -> None:
    assert compile_text(card("Deed", PHYSICAL, ""), f"[attack] Physical attack. {said}").failures


@pytest.mark.parametrize(
    ("said", "kind", "stages"),
    [
        ("[constant] Your attacks are considered Named.", DRILL, (1, 0)),
        ("[constant] Your first attack each combat is considered Named.", DRILL, (1, 0)),
        ("[constant] Your Styled attacks are considered Named.", DRILL, (3, 1)),
        ("[constant] Your opponent's attacks are considered Named.", DRILL, (3, 1)),
    ],
)
def test_what_waits_for_named_attacks_knows_them(
    said: str, kind: object, stages: tuple[int, int]
) -> None:
    first, second = stages
    tell(
        LORE,
        card("Deed", kind, said),  # type: ignore[arg-type]
        you={"hand": ["Spare Kick", "Spare Kick"], "play": ["Deed", "Lore"]},
        steps=f"""
            play Spare Kick
            expect opponent stages = {first}
            opponent: pass
            play Spare Kick
            expect opponent stages = {second}
        """,
    )


@pytest.mark.parametrize("named", [True, False])
def test_the_next_attack_is_so_and_the_past_knows_it(named: bool) -> None:
    next_one = "is considered Named and deals" if named else "deals"
    tell(
        ASK,
        LORE,
        card("Plan", EVENT, f"POWER: Your next attack this combat {next_one} +1 stage of damage."),
        you={"hand": ["Plan", "Spare Kick", "Ask"], "play": ["Lore"]},
        opponent={"stages": 10},
        steps=f"""
            play Plan
            opponent: pass
            play Spare Kick
            expect opponent stages = {5 if named else 7}
            opponent: pass
            play Ask
            expect you hand = {1 if named else 0}
        """,
    )


def test_of_the_attack_itself() -> None:
    tell(
        ASK,
        card("Fist", PHYSICAL, "[attack] Physical attack. This attack is considered Named. DAMAGE: 1 stage."),
        you={"hand": ["Fist", "Ask"]},
        steps="""
            play Fist
            opponent: pass
            play Ask
            expect you hand = 1
        """,
    )  # fmt: skip
