"""What a player may leave that would be done: whose choice it is, and how often."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, EVENT, card
from tests.rules.staged import canonical, staged

GUIDE = card("Guide", DRILL, "[constant] Each combat, the first Rejuvenation effect for both players "
             "is optional.")  # fmt: skip
REST = card("Rest", EVENT, "POWER: Rejuvenate 2.")
PICK = card("Pick", EVENT, "POWER: Choose up to 2 cards in your discard pile and Rejuvenate them.")
PILE = ["Spare Kick", "Block", "Spare Kick", "Block"]


@pytest.mark.parametrize(("answer", "left"), [("yes", 5), ("no", 3)])
@pytest.mark.parametrize("side", ["you", "opponent"])
def test_each_player_is_asked_about_his_own_first_effect(side: str, answer: str, left: int) -> None:
    theirs = {"hand": ["Rest"], "discard": PILE}
    staged(
        f"""
        play Rest
        {side}: {answer}
        expect {side} discard = {left}
        """,
        GUIDE,
        REST,
        mine={"play": ["Guide"], **(theirs if side == "you" else {})},
        theirs=theirs if side == "opponent" else {},
        turn=side,
        action=side,
    )


def test_one_effect_is_asked_about_once_and_the_second_not_at_all() -> None:
    staged(
        """
        play Pick
        choose Spare Kick
        choose Block
        yes
        expect you discard = 5
        opponent: pass
        play Rest
        expect you discard = 4
        opponent: pass
        """,
        GUIDE,
        REST,
        PICK,
        mine={"play": ["Guide"], "hand": ["Pick", "Rest"], "discard": PILE},
    )


def test_in_another_combat_it_is_asked_again_and_outside_of_combat_it_is_not() -> None:
    ball = card("Orb", DRILL, "(When this card enters play, Rejuvenate 2.) POWER: Draw a card.")
    staged(
        """
        play Orb
        expect you discard = 2
        """,
        GUIDE,
        ball,
        mine={"play": ["Guide"], "hand": ["Orb"], "discard": PILE},
        phase="planning",
        auto="pass",
    )


def test_any_deed_that_can_be_replaced_can_be_left() -> None:
    staged(
        """
        play Sight
        opponent: no
        opponent: yes
        expect opponent hand = 1
        """,
        card("Sight", EVENT, "POWER: Your opponent draws 2 cards."),
        card(
            "Fear", DRILL, "[constant] Whenever a player would draw a card, he may choose not to."
        ),
        mine={"hand": ["Sight"], "play": ["Fear"]},
    )


def test_it_is_printed_for_any_deed() -> None:
    said = canonical(GUIDE.text, DRILL)
    assert said == (
        "[constant] The first time each combat a player would Rejuvenate cards, that player may "
        "choose not to."
    )
    assert canonical(said, DRILL) == said
