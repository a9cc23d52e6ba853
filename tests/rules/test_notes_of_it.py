"""Notes of "it": the card that a note stands on, where nothing else was spoken of before."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType, Style
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

RED = card("Red Mastery", CardType.MASTERY, "POWER: Draw a card.", style=Style.RED)
ASK = card("Ask", EVENT, "POWER: Reveal a Styled card from your hand to raise your anger 2.")


@pytest.mark.parametrize(
    "note",
    [
        "This card is considered Styled while it is in your hand.",
        "While it is in your hand, this card is considered Styled.",
    ],
)
def test_it_is_the_card_of_the_note(note: str) -> None:
    text = f"({note}) POWER: Raise your anger 1."
    assert "(If this card is in your hand, this card is considered Styled.)" in canonical(text)
    tell(
        RED,
        ASK,
        card("Blur", EVENT, text),
        you={"hand": ["Ask", "Blur"], "mastery": "Red Mastery"},
        steps="play Ask\nexpect your.anger = 2",
    )


@pytest.mark.parametrize(
    ("pile", "played"), [(["Filler", "Deed"], True), (["Deed", "Filler"], False)]
)
def test_it_is_played_from_the_bottom_alone(pile: list[str], played: bool) -> None:
    note = "You may play this card from your discard pile if it is the bottom card of your discard "
    note += "pile. If you do, banish it after use."
    steps = "play Deed\nexpect your.anger = 1\nexpect your banished has Deed"
    tell(
        card("Deed", EVENT, f"({note}) POWER: Raise your anger 1."),
        you={"discard": pile},
        steps=steps if played else "expect no option play Deed",
    )


def test_a_note_speaks_of_no_card_that_came_before() -> None:
    said = "(This card is considered Styled while that card is in your hand.) POWER: Draw a card."
    assert compile_text(card("Blur", EVENT, ""), said).failures
    turn = "(This card is considered Styled if it is your turn.) POWER: Draw a card."
    assert canonical(turn).startswith("(If it is your turn, ")


@pytest.mark.parametrize("done", ["it does", "that Ally does", "you do"])
@pytest.mark.parametrize(("who", "stages"), [("Old Friend", 5), ("Hero", 7)])
def test_a_note_tells_what_is_so_if_an_ally_performs_it(done: str, who: str, stages: int) -> None:
    note = "An Ally you control may perform this attack regardless of your MP's power stage. "
    note += f"If {done}, this attack deals +2 stages of damage."
    tell(
        card("Jab", PHYSICAL, f"({note}) [attack] Physical attack. DAMAGE: 3 stages."),
        you={"hand": ["Jab"], "play": ["Old Friend"]},
        opponent={"stages": 10},
        steps=f"play Jab with {who}\nno defense\nexpect opponent.stages = {stages}",
    )


def test_in_a_note_nothing_was_done_before() -> None:
    note = "(If you do, this attack deals +2 stages of damage.)"
    text = f"{note} [attack] Physical attack. DAMAGE: 1 stage."
    assert compile_text(card("Jab", PHYSICAL, ""), text).failures
