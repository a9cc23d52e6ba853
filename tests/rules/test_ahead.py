"""What acts before a deed is done: combat about to end, cards about to be destroyed."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import staged

KICK = card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages.")
END = card("End", EVENT, "POWER: End combat.")
INTERRUPT = card(
    "Interrupt", EVENT, "(As an action, you may discard this card from your hand to perform a Styled "
    "physical attack dealing 5 stages of damage.) [instant] POWER: Use when a card effect would end "
    "combat. Combat cannot be ended by card effects this turn. Your opponent skips his next action "
    "this combat."
)  # fmt: skip


@pytest.mark.parametrize(("answer", "combat"), [("yes", True), ("no", False)])
def test_an_effect_that_would_end_combat_is_interrupted(answer: str, combat: bool) -> None:
    more = "expect asked you" if combat else "expect no combat"
    staged(
        f"""
        opponent: play End
        you: {answer}
        expect your hand {"has no" if combat else "has"} Interrupt
        {more}
        """,
        INTERRUPT,
        END,
        mine={"hand": ["Interrupt"]},
        theirs={"hand": ["End"]},
        turn="opponent",
        action="opponent",
    )


def test_the_one_who_would_have_ended_it_skips_an_action() -> None:
    staged(
        """
        opponent: play End
        you: yes
        you: play Kick
        no defense
        you: play Kick
        no defense
        expect log contains skips
        opponent: play End
        expect your hand = 0
        expect log lacks combat ends
        """,
        INTERRUPT,
        END,
        KICK,
        mine={"hand": ["Interrupt", "Kick", "Kick"]},
        theirs={"hand": ["End", "End"], "stages": 9},
        turn="opponent",
        action="opponent",
    )


def test_two_passes_are_no_effect() -> None:
    staged(
        """
        opponent: pass
        you: pass
        expect asked you never: Interrupt
        """,
        INTERRUPT,
        mine={"hand": ["Interrupt"]},
        turn="opponent",
        action="opponent",
    )


WILT = card(
    "Wilt", EVENT, "[instant] POWER: Use when one of your effects destroys cards from the top of your "
    "opponent's Life Deck. Increase that amount by 1. Draw a card."
)  # fmt: skip
RUIN = "POWER: Destroy the top {} cards of your opponent's Life Deck."


@pytest.mark.parametrize(("answer", "left"), [("yes", 27), ("no", 28)])
def test_one_card_more_is_destroyed(answer: str, left: int) -> None:
    staged(
        f"""
        play Ruin
        {answer}
        expect opponent life_deck = {left}
        expect your hand = 1
        """,
        WILT,
        card("Ruin", EVENT, RUIN.format(2)),
        mine={"hand": ["Wilt", "Ruin"]},
    )


def test_what_is_counted_afterwards_is_what_was_destroyed() -> None:
    staged(
        """
        play Ruin
        yes
        expect opponent life_deck = 27
        expect your stages = 8
        """,
        WILT,
        card("Ruin", EVENT, RUIN.format(2) + " Gain X stages. X = the number of cards destroyed."),
        mine={"hand": ["Wilt", "Ruin"]},
    )


@pytest.mark.parametrize(
    ("who", "text"),
    [
        ("you", "POWER: Banish the top 2 cards of your opponent's Life Deck."),
        ("you", "POWER: Destroy the top 2 cards of your Life Deck."),
        ("opponent", "POWER: Destroy the top 2 cards of your opponent's Life Deck."),
    ],
)
def test_other_deeds_are_not_answered(who: str, text: str) -> None:
    sides = {"you": {"hand": ["Wilt"]}, "opponent": {}}
    sides[who] = {"hand": [*sides[who].get("hand", []), "Ruin"]}
    staged(
        f"""
        {who}: play Ruin
        expect asked you never: Wilt
        expect your hand has Wilt
        """,
        WILT,
        card("Ruin", EVENT, text),
        mine=sides["you"],
        theirs=sides["opponent"],
        turn=who,
        action=who,
    )


def test_what_waits_from_before_is_not_pulled_forward() -> None:
    """A timing of the sentence's first part comes after the whole sentence (EFF-2)."""
    staged(
        """
        play Both
        yes
        expect opponent life_deck = 27
        expect log in order: is destroyed; is destroyed; is destroyed; Calm Drill
        """,
        WILT,
        card("Calm Drill", DRILL, "[constant] Whenever you raise your anger, gain 1 stage."),
        card("Both", EVENT, "POWER: Raise your anger 1 and destroy the top 2 cards of your "
             "opponent's Life Deck."),
        mine={"hand": ["Wilt", "Both"], "play": ["Calm Drill"]},
    )  # fmt: skip
