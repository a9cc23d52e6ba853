"""Each player who did something, or did not do it, by what was told of each of them."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Style
from tests.rules.happening import BALL, DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

RED = card("Red Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages.", style=Style.RED)


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        (
            "Each player reveals the top card of his Life Deck. "
            "Each player who reveals a Styled card draws it.",
            "Each player reveals the top card of his Life Deck. "
            "Each player who revealed a Styled card draws it.",
        ),
        (
            "Each player that destroyed a Drill this turn draws a card.",
            "Each player who has destroyed a Drill this turn draws a card.",
        ),
        (
            "Any player who has not captured a Dragon Ball this turn may draw a card.",
            "Each player who has not captured a Dragon Ball this turn may draw a card.",
        ),
        (
            "Each player discards a card. Each player who does not discard a Styled card "
            "draws a card.",
            "Each player discards a card. Each player who did not discard a Styled card "
            "draws a card.",
        ),
        (
            "Each player who advanced a level this turn discards a card.",
            "Each player who has advanced a level this turn discards a card.",
        ),
    ],
)
def test_each_who_did_it_is_told(said: str, printed: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {printed}"


@pytest.mark.parametrize(
    ("mine", "his", "drawn"), [("Red Kick", "Filler", (1, 0)), ("Filler", "Red Kick", (0, 1))]
)
def test_who_reveals_such_a_card_draws_it(mine: str, his: str, drawn: tuple[int, int]) -> None:
    tell(
        RED,
        card(
            "Look",
            EVENT,
            "POWER: Each player reveals the top card of his Life Deck. "
            "Each player who reveals a Styled card draws it.",
        ),
        you={"hand": ["Look"], "life_deck": [mine, "Block"]},
        opponent={"life_deck": [his, "Block"]},
        steps=f"""
        play Look
        expect your hand = {drawn[0]}
        expect opponent.hand = {drawn[1]}
        """,
    )


def test_who_revealed_one_discards_that_one_alone() -> None:
    tell(
        card("Ball", BALL, "Draw a card."),
        card(
            "Look",
            EVENT,
            "POWER: Each player reveals his hand. Each player who revealed a Drill discards it.",
        ),
        card("Slow Drill", DRILL, "[constant] Your attacks deal +1 stage of damage."),
        you={"hand": ["Look", "Block"]},
        opponent={"hand": ["Slow Drill", "Block"]},
        steps="""
        play Look
        expect your hand has 1 Block
        expect opponent hand has 1 Block
        expect opponent discard has 1 Slow Drill
        """,
    )


def test_who_has_done_it_this_turn() -> None:
    tell(
        card("Fee", EVENT, "POWER: Each player who has destroyed a Drill this turn draws 2 cards."),
        card("Crush", EVENT, "POWER: Destroy a Drill."),
        you={"hand": ["Crush", "Fee"], "play": ["Idle Drill"]},
        steps="""
        play Crush
        play Fee
        expect your hand = 2
        expect opponent.hand = 0
        """,
    )
