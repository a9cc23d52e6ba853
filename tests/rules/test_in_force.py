"""What a card that is used up puts in force, and what is known of an Ally that has gone."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, tell

# ------------------------------------------------------------------- without a time that is said


def test_what_is_used_up_holds_this_combat() -> None:
    text = "POWER: Your attacks deal +1 stage of damage."
    tell(
        card("Plan", EVENT, text),
        you={"hand": ["Plan", "Filler"]},
        opponent={"stages": 9, "hand": ["Filler"]},
        steps="""
        play Plan
        opponent: pass
        you: play Filler
        opponent: pass
        expect opponent.stages = 6
        expect log contains From now on (until the end of combat): Your attacks deal
        until combat ends
        expect event FloatingEnded once
    """,
    )


def test_a_setup_is_used_up_and_a_drill_stays() -> None:
    text = "POWER: Your attacks deal +1 stage of damage."
    for kind, told in ((SETUP, "until the end of combat"), (DRILL, "while it is in play")):
        tell(
            card("Plan", kind, text),
            you={"play": ["Plan"]},
            steps=f"""
            use Plan
            expect log contains From now on ({told})
        """,
        )


# ------------------------------------------------------------------- by this attack

KICK = "[attack] Physical attack. {} DAMAGE: 3 life cards. HIT: {}"


def test_an_attack_banishes_what_its_own_effects_destroy() -> None:
    text = KICK.format(
        "Whenever a card would be destroyed by this attack, banish it instead.",
        "Destroy the top 2 cards of your opponent's Life Deck.",
    )
    tell(
        card("Kick", PHYSICAL, text),
        card(
            "Other", PHYSICAL, KICK.format("", "Destroy the top card of your opponent's Life Deck.")
        ),
        you={"hand": ["Kick", "Other"]},
        steps="""
        play Kick
        opponent: pass
        expect opponent banished = 2
        expect opponent discard = 3
        opponent: pass
        you: play Other
        opponent: pass
        expect opponent banished = 2
        expect opponent discard = 7
    """,
    )


def test_an_attack_forbids_what_its_own_effects_would_do() -> None:
    text = KICK.format(
        "Cards cannot be banished by this attack.",
        "Banish the top 2 cards of your opponent's Life Deck.",
    )
    tell(
        card("Kick", PHYSICAL, text),
        you={"hand": ["Kick"]},
        steps="""
        play Kick
        opponent: pass
        expect opponent banished = 0
    """,
    )


@pytest.mark.parametrize(
    "said",
    [
        "Whenever a card would be discarded by this attack, banish it instead.",
        "Whenever a life card would be destroyed by this attack, it is banished instead.",
    ],
)
def test_what_damage_takes_is_banished_as_damage(said: str) -> None:
    text = f"[attack] Physical attack. {said} DAMAGE: 3 life cards."
    printed = text.replace(said, "Life card damage from this attack is banished.")
    assert canonical(text, PHYSICAL) == printed
    of_others = "Whenever a card would be discarded by one of your attacks, banish it instead."
    assert compile_text(card("Kick", DRILL, ""), f"[constant] {of_others}").failures


# ------------------------------------------------------------------- as it left play


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("Destroy an Ally. Draw X cards. X = its power stage.", 2),
        ("Destroy an Ally to draw X cards. X = that Ally's power stage.", 2),
        ("Destroy an Ally. If its power stage is 2, draw a card.", 1),
        ("Destroy an Ally. If its power level is 500 or less, draw 4 cards.", 4),
        ("Return an Ally to its owner's hand. Draw X cards. X = its power stage.", 2),
    ],
)
def test_an_ally_that_has_gone_is_measured_as_it_was(text: str, drawn: int) -> None:
    tell(
        card("Plan", EVENT, f"POWER: {text}"),
        you={"hand": ["Plan"], "stages": 7},
        opponent={"play": [{"card": "Old Friend", "stages": 2}], "stages": 9},
        steps=f"""
        play Plan
        expect your hand = {drawn}
    """,
    )


def test_an_ally_is_what_it_was_when_it_left_last() -> None:
    text = "POWER: Your Allies gain 2 stages. Destroy an Ally you control. Draw X cards. X = its power stage."
    tell(
        card("Plan", EVENT, text),
        you={"hand": ["Plan"], "play": [{"card": "Old Friend", "stages": 2}]},
        steps="""
        play Plan
        expect your hand = 4
    """,
    )
    waits = "[constant] Whenever an Ally is destroyed, draw X cards. X = that Ally's power stage."
    tell(
        card("Grave", DRILL, waits),
        card("Plan", EVENT, "POWER: Destroy an Ally."),
        you={"hand": ["Plan"], "play": ["Grave"]},
        opponent={"play": [{"card": "Old Friend", "stages": 3}]},
        steps="""
        play Plan
        expect your hand = 3
    """,
    )
