"""What has to be done to play a card, one thing or another; what he does at a time of his own; how
much anger a level needs, in other words."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

_PRICED = "(You must discard a Drill or discard 2 cards from your hand to use this card.) "
_KICK = "[attack] Physical attack. DAMAGE: 2 life cards."


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            "[attack] You must discard a Drill or 2 cards from your hand to use this card. "
            + _KICK.removeprefix("[attack] "),
            _PRICED + _KICK,
        ),
        ("(You must discard a Drill or 2 cards from your hand to use this card.) " + _KICK,
         _PRICED + _KICK),
        (
            "[attack] Physical attack. You must discard 2 cards from your hand to perform this "
            "attack. DAMAGE: 2 life cards.",
            "(You must discard 2 cards from your hand to use this card.) " + _KICK,
        ),
        (
            "(You must banish a Drill and lose 1 stage to play this card.) " + _KICK,
            "(You must banish a Drill and lose 1 stage to play this card.) " + _KICK,
        ),
    ],
)  # fmt: skip
def test_what_must_be_done_to_play_a_card_is_a_note(text: str, meant: str) -> None:
    assert canonical(text, PHYSICAL) == meant


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            "Your opponent discards a card at the start of each of his turns.",
            "At the beginning of your opponent's turn, your opponent discards a card.",
        ),
        (
            "Your opponent loses 2 stages at the end of each of his Combat Steps.",
            "At the end of your opponent's Combat Step, your opponent loses 2 stages.",
        ),
        (
            "Your opponent needs 1 additional anger level to advance his MP.",
            "Your opponent needs 1 more anger to advance a level.",
        ),
        ("You need 2 fewer anger to advance your MP.", "You need 2 less anger to advance a level."),
        (
            "If you did not declare combat this turn, Rejuvenate 1 additional card during your "
            "Rejuvenation Step.",
            "At the end of your Rejuvenation Step, if you have not declared combat this turn, "
            "Rejuvenate 1.",
        ),
    ],
)
def test_it_is_said_in_other_words(text: str, meant: str) -> None:
    assert canonical(f"[constant] {text}", DRILL) == f"[constant] {meant}"


@pytest.mark.parametrize(
    ("answer", "hand"), [("a Drill you control", 3), ("2 cards from your hand", 1)]
)
def test_one_of_two_prices_is_paid(answer: str, hand: int) -> None:
    kick = card("Kick", PHYSICAL, "(You must destroy a Drill you control or 2 cards from your hand "
                "to play this card.) [attack] Physical attack. DAMAGE: 2 life cards.")  # fmt: skip
    more, play = ("", 0) if hand == 3 else ("choose Filler\nchoose Filler", 1)
    tell(
        kick,
        card("Law", DRILL, "POWER: Draw a card."),
        steps=f"""
            play Kick
            choose Destroy {answer}.
            {more}
            opponent: no defense
            expect opponent discard = 2
            expect you hand = {hand}
            expect you play = {play}
        """,
        you={"hand": ["Kick", "Filler", "Filler", "Filler"], "play": ["Law"]},
    )


def test_he_does_it_at_the_start_of_his_own_turn_only() -> None:
    law = "[constant] Your opponent discards a card at the start of each of his turns."
    tell(
        card("Law", DRILL, law),
        steps="""
            expect you hand = 1
            pass
            opponent: pass
            opponent: choose Discard Filler
            opponent: declare combat
            expect opponent hand = 3
        """,
        you={"play": ["Law"], "hand": ["Filler"]},
        opponent={"hand": ["Filler", "Filler"]},
    )


@pytest.mark.parametrize(("more", "level"), [("1 additional", 1), ("1 fewer", 2)])
def test_a_level_needs_so_much_more_anger(more: str, level: int) -> None:
    tell(
        card("Law", DRILL, f"[constant] Your opponent needs {more} anger level to advance his MP."),
        card("Rage", EVENT, "POWER: Your opponent raises his anger 5."),
        steps=f"""
            play Rage
            expect opponent level = {level}
        """,
        you={"play": ["Law"], "hand": ["Rage"]},
    )


@pytest.mark.parametrize(
    ("steps", "left"),
    [
        ("no combat\nrejuvenate Filler\nchoose Filler", 2),
        ("declare combat\npass\nopponent: pass\nopponent: choose Discard Filler", 4),
    ],
)
def test_a_card_more_is_rejuvenated_if_something_is_so(steps: str, left: int) -> None:
    tell(
        card("Law", DRILL, "[constant] If you did not declare combat this turn, Rejuvenate 1 "
             "additional card during your Rejuvenation Step."),
        steps=f"{steps}\nexpect you discard = {left}",
        you={"play": ["Law"], "discard": ["Filler"] * 4},
        start={"phase": "planning"},
    )  # fmt: skip
