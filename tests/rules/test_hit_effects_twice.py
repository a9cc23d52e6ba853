"""HIT effects that are used a second time (ATK-1)."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

JAB = card("Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage. HIT: Raise your anger 1.")
NEXT = "POWER: Your next attack uses its HIT effects twice."


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Your next attack's HIT effects are used twice.", NEXT),
        ("Use the HIT effects of your next attack a second time.", NEXT),
        ("If your next attack is successful, use its HIT effects twice.", NEXT),
        ("Perform an attack from your hand. Use the HIT effects of that attack a second time.",
         "POWER: Play an attack card from your hand. That attack uses its HIT effects twice."),
        ("Perform an attack from your hand. That attack's HIT effects are used twice.",
         "POWER: Play an attack card from your hand. That attack uses its HIT effects twice."),
    ],
)  # fmt: skip
def test_in_other_words(said: str, meant: str) -> None:
    assert canonical(f"POWER: {said}") == meant


@pytest.mark.parametrize(
    "said",
    [
        "HIT: Raise your anger 1. Use this attack's HIT effects a second time.",
        "HIT: Raise your anger 1. Use this attack's HIT effects twice.",
    ],
)
def test_a_hit_effect_does_not_use_itself(said: str) -> None:
    text = f"[attack] Physical attack. DAMAGE: 1 stage. {said}"
    assert compile_text(card("Deed", PHYSICAL, ""), text).failures


@pytest.mark.parametrize(
    ("text", "kind", "stopped", "anger"),
    [
        ("POWER: Your next attack's HIT effects are used twice.", EVENT, False, (2, 3)),
        ("POWER: Your next attack's HIT effects are used twice.", EVENT, True, (0, 1)),
        ("POWER: If your next attack is successful, use its HIT effects twice.", EVENT, False,
         (2, 3)),
        ("[constant] Your attacks' HIT effects are used twice.", DRILL, False, (2, 4)),
        ("[constant] Your opponent's attacks' HIT effects are used twice.", DRILL, False, (1, 2)),
    ],
)  # fmt: skip
def test_they_come_twice(text: str, kind: object, stopped: bool, anger: tuple[int, int]) -> None:
    place = {"play": ["Deed"], "hand": ["Jab", "Jab"]}
    used = {"hand": ["Deed", "Jab", "Jab"]}
    tell(
        card("Deed", kind, text),  # type: ignore[arg-type]
        JAB,
        you=place if kind is DRILL else used,
        opponent={"hand": ["Block"]},
        steps=f"""
            {"" if kind is DRILL else "play Deed"}
            {"" if kind is DRILL else "opponent: pass"}
            play Jab
            opponent: {"use Block" if stopped else "no defense"}
            expect you anger = {anger[0]}
            opponent: pass
            play Jab
            opponent: no defense
            expect you anger = {anger[1]}
        """,
    )  # fmt: skip


def test_of_an_attack_that_a_text_performs() -> None:
    tell(
        card("Deed", EVENT, "POWER: Perform an attack from your hand. Use the HIT effects of that "
             "attack a second time."),
        JAB,
        you={"hand": ["Deed", "Jab"]},
        steps="play Deed\nexpect you anger = 2\nexpect opponent stages = 4",
    )  # fmt: skip


@pytest.mark.parametrize(("anger", "then"), [(1, 3), (0, 1)])
def test_of_the_attack_itself_if_something_is_so(anger: int, then: int) -> None:
    text = (
        "[attack] Physical attack. If your anger is 1 or higher, use this attack's HIT effects "
        "twice. DAMAGE: 1 stage. HIT: Raise your anger 1."
    )
    tell(
        card("Deed", PHYSICAL, text),
        you={"hand": ["Deed"], "anger": anger},
        steps=f"play Deed\nexpect you anger = {then}",
    )
