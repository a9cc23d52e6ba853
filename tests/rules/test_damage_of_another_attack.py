"""Attacks that deal what another one would have dealt, or dealt last (ATK-8)."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

BOTH = card("Both", PHYSICAL, "[attack] Physical attack. DAMAGE: 3 stages and 2 life cards.")
HURT = card("Hurt", DRILL, "[constant] Your attacks deal +1 stage of damage.")
THROW = "[defense] Stops a physical attack. Your next attack this combat deals the same damage as "


@pytest.mark.parametrize(
    "said",
    [
        "deals damage equal to the stopped attack's damage.",
        "deals damage equal to that attack's damage.",
        "deals the same damage as the attack it stopped.",
        "deals the same damage as the attack this card stopped.",
        "deals the same amount of damage as the stopped attack.",
        "deals damage equal to the damage that attack would have dealt.",
        "has the same damage as the stopped attack would have dealt.",
        "has a base damage equal to the stopped attack's damage.",
    ],
)
def test_in_other_words(said: str) -> None:
    text = f"[defense] Stops a physical attack. Your next attack this combat {said}"
    assert canonical(text, PHYSICAL) == f"{THROW}that attack."


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        # No other attack goes on: whose damage would that be?
        ("[attack] Physical attack. This attack deals the same damage as that attack.", PHYSICAL),
        ("[attack] Physical attack. This attack deals the same damage as this attack.", PHYSICAL),
        ("[attack] Physical attack. DAMAGE: Equal to the stopped attack's damage.", PHYSICAL),
        ("[attack] Physical attack. DAMAGE: X stages. X = the damage of that attack.", PHYSICAL),
        ("POWER: Your next attack deals the same damage as that attack.", EVENT),
        ("POWER: Gain X stages. X = the damage of that attack.", EVENT),
    ],
)
def test_without_another_attack_it_is_not_read(text: str, kind: object) -> None:
    assert compile_text(card("Deed", kind, text), text).failures  # type: ignore[arg-type]


def test_it_deals_both_units_as_the_stopped_attack_would_have() -> None:
    # With the modifier that it had as it was stopped, though the Drill that gave it is gone.
    tell(
        card("Throw", PHYSICAL, THROW + "that attack."),
        card("Break", EVENT, "POWER: Destroy one of your opponent's Drills."),
        BOTH,
        HURT,
        you={"hand": ["Throw", "Spare Kick", "Spare Kick", "Break"]},
        opponent={"hand": ["Both"], "play": ["Hurt"]},
        start={"action": "opponent"},
        steps="""
            opponent: play Both
            you: use Throw
            expect you stages = 5
            you: play Break
            opponent: pass
            you: play Spare Kick
            expect opponent stages = 1
            expect opponent life deck = 28
            opponent: pass
            you: play Spare Kick
            expect opponent life deck = 27
        """,
    )


def test_each_attack_of_the_combat_deals_it() -> None:
    text = "[defense] Stops a physical attack. Your attacks this combat deal the same damage as that attack."
    tell(
        card("Throw", PHYSICAL, text),
        BOTH,
        you={"hand": ["Throw", "Spare Kick", "Spare Kick"]},
        opponent={"hand": ["Both"], "stages": 10},
        start={"action": "opponent"},
        steps="""
            opponent: play Both
            you: use Throw
            you: play Spare Kick
            opponent: pass
            you: play Spare Kick
            expect opponent stages = 4
            expect opponent life deck = 26
        """,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("damage", "stages", "deck"),
    [
        ("DAMAGE: The same damage as your opponent's last attack.", 2, 28),
        ("DAMAGE: Equal to the last attack your opponent performed this combat.", 2, 28),
        ("DAMAGE: Equal to the damage of the last attack performed this combat.", 2, 28),
        ("DAMAGE: The same damage as your opponent's last attack +1 stage.", 1, 28),
        ("DAMAGE: The same damage as your last attack.", 5, 30),
        ("DAMAGE: The same damage as your opponent's last energy attack.", 5, 30),
        ("DAMAGE: X stages/life cards +1 life card. X = the damage of your opponent's last attack.",
         2, 27),
        ("DAMAGE: X stages. X = the damage of the last attack performed this combat.", 0, 30),
        ("This attack deals damage equal to your opponent's last attack.", 2, 28),
        ("This attack deals the same damage as your opponent's last attack. DAMAGE: 5 stages.",
         2, 28),
    ],
)  # fmt: skip
def test_as_much_as_the_last_attack(damage: str, stages: int, deck: int) -> None:
    tell(
        card("Reply", ENERGY, f"[attack] Energy attack. {damage}"),
        BOTH,
        you={"hand": ["Reply"]},
        opponent={"hand": ["Both"]},
        start={"action": "opponent"},
        steps=f"""
            opponent: play Both
            you: play Reply
            expect opponent stages = {stages}
            expect opponent life deck = {deck}
        """,
    )


def test_an_attack_that_a_text_makes_deals_it() -> None:
    made = (
        "POWER: Perform a physical attack dealing the same damage as your opponent's last attack."
    )
    tell(
        card("Reply", EVENT, made),
        BOTH,
        you={"hand": ["Reply"]},
        opponent={"hand": ["Both"]},
        start={"action": "opponent"},
        steps="""
            opponent: play Both
            you: play Reply
            expect opponent stages = 2
            expect opponent life deck = 28
        """,
    )
