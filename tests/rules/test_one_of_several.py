"""What is said of one: of a Power that was used already, and of an attack that is the text's own."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

RAISES = card("Rising Drill", DRILL, "POWER: Raise your anger 1.")
GAINS = card("Gaining Drill", DRILL, "POWER: Your MP gains 1 stage.")
MORE = "Use the Power of a Drill you control again."


@pytest.mark.parametrize(
    "said",
    [
        "Use the Power of one of your Drills a second time this combat.",
        "Use the Power of a Drill you control again this turn.",
        "Use one of your Drill's Powers an additional time.",
        "Use the Power of a Drill you control once more this combat.",
        "Use the Power of a Drill you control one more time.",
    ],
)
def test_a_power_that_is_used_again(said: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {MORE}"


def test_its_power_is_used_again() -> None:
    text = "POWER: Choose a Drill you control. You may use its Power again."
    assert canonical(text.replace("again", "a second time this turn")) == text


def test_only_a_power_that_was_used_is_used_again() -> None:
    # COM-3, COM-4: of two Drills one was used, so that none is to be chosen.
    tell(
        RAISES,
        GAINS,
        card("Twice", EVENT, f"POWER: {MORE}"),
        steps="""
            use Rising Drill
            opponent: pass
            play Twice
            expect you anger = 2
            expect you stages = 5
        """,
        you={"hand": ["Twice"], "play": ["Rising Drill", "Gaining Drill"], "stages": 5},
    )


def test_no_power_that_was_not_used_is_used_again() -> None:
    tell(
        RAISES,
        card("Twice", EVENT, f"POWER: {MORE}"),
        steps="""
            play Twice
            expect you anger = 0
            opponent: pass
            use Rising Drill
            expect you anger = 1
        """,
        you={"hand": ["Twice"], "play": ["Rising Drill"]},
    )


def test_the_power_of_your_mp_is_used_again() -> None:
    tell(
        card("Twice", EVENT, "POWER: You may use your MP's Power again this turn."),
        steps="""
            use Hero
            opponent: pass
            play Twice
            yes
            expect you hand = 2
        """,
        you={"hand": ["Twice"]},
    )


@pytest.mark.parametrize(
    ("said", "read", "kind"),
    [
        ("[attack] Physical attack. Your attack cannot be stopped. DAMAGE: 2 stages.",
         "[attack] Physical attack. This attack cannot be stopped. DAMAGE: 2 stages.", PHYSICAL),
        ("[attack] Physical attack. If you control a Drill, your attack deals no damage. "
         "DAMAGE: 2 stages.",
         "[attack] Physical attack. If you control a Drill, this attack deals no damage. "
         "DAMAGE: 2 stages.", PHYSICAL),
        ("[defense] Your opponent's attack deals -2 stages of damage.",
         "[defense] That attack deals -2 stages of damage.", PHYSICAL),
        ("[constant] Your energy attack deals +1 stage of damage.",
         "[constant] Your energy attacks deal +1 stage of damage.", DRILL),
        ("POWER: Your attack deals +1 stage of damage this combat.",
         "POWER: Your attacks deal +1 stage of damage this combat.", EVENT),
    ],
)  # fmt: skip
def test_which_attack_a_players_attack_is(said: str, read: str, kind: object) -> None:
    assert canonical(said, kind) == read  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "text",
    [
        "POWER: Your attack deals no damage.",
        "POWER: Your opponent's attack deals -2 stages of damage.",
        "POWER: Your Styled attack cannot be stopped.",
        "[defense] Stop a physical attack. Your attack deals +2 stages of damage.",
    ],
)
def test_where_there_is_no_such_attack_it_is_not_guessed(text: str) -> None:
    (failure,) = compile_text(card("Sword", EVENT, ""), text).failures
    assert failure.message.startswith("which attack is it?")


def test_your_attack_is_the_one_that_is_performed() -> None:
    tell(
        card("Mild", PHYSICAL, "[attack] Physical attack. Your attack deals +1 stage of damage. "
             "DAMAGE: 2 stages."),
        steps="""
            play Mild
            opponent: no defense
            expect opponent stages = 7
            opponent: pass
            play Spare Kick
            opponent: no defense
            expect opponent stages = 5
        """,
        you={"hand": ["Mild", "Spare Kick"]},
        opponent={"stages": 10},
    )  # fmt: skip


@pytest.mark.parametrize(
    "said",
    [
        "Search your Life Deck for 2 Drills. Place 1 into your hand and the other into play.",
        "Search your Life Deck for 2 Drills and place one into your hand. Place the other into play.",
        "Search your Life Deck for 2 Drills, place one into your hand, and place the other into play.",
    ],
)
def test_the_other_of_those_that_were_found(said: str) -> None:
    """It isn't lost when the Life Deck is shuffled, which it is once (EFF-9)."""
    tell(
        card("Tried", EVENT, f"POWER: {said}"),
        # The first time is before the game.
        steps="""
            play Tried
            choose Idle Drill
            choose Idle Drill
            choose Idle Drill
            expect you hand = 1
            expect you play = 1
            expect event Shuffled player=0 twice
        """,
        you={"hand": ["Tried"], "life_deck": ["Idle Drill", "Idle Drill"]},
    )
