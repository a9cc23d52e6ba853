"""Coins that are flipped, and players of whom none is ahead."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.kernel.events import CoinFlipped
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import EVENT, Row, card, play, position
from tests.rules.staged import canonical, tell

FLIP = "POWER: Flip a coin. If heads, draw 2 cards. If tails, discard a card from your hand."


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (FLIP, FLIP),
        ("POWER: Flip a coin. If it comes up heads, draw a card. Otherwise, raise your anger 1.",
         "POWER: Flip a coin. If heads, draw a card. Otherwise, raise your anger 1."),
        ("POWER: Your opponent tosses a coin. If it is tails, he discards a card.",
         "POWER: Your opponent flips a coin. If tails, your opponent discards a card."),
        ("POWER: The player with the higher anger draws a card. If there is a tie, draw a card.",
         "POWER: Each player whose anger is higher than his opponent's draws a card. If tied, draw a "
         "card."),
    ],
)  # fmt: skip
def test_in_other_words(said: str, meant: str) -> None:
    assert canonical(said) == meant


@pytest.mark.parametrize(
    "text",
    [
        "POWER: If heads, draw a card.",
        "POWER: Draw a card. If tied, draw a card.",
        "POWER: The player with 3 Allies draws a card. If tied, draw a card.",
        "POWER: Each player draws a card. If tied, draw a card.",
    ],
)
def test_what_was_neither_flipped_nor_compared(text: str) -> None:
    assert compile_text(card("Sword", EVENT, text), text).failures


def flipped(seed: int) -> tuple[bool, int]:
    """How the coin fell, and how many cards the player who flipped it has then."""
    deed = Row("", deed=FLIP, mine={"hand": ["Filler", "Block"]}, steps=("play Deed",))
    watcher = card("Watcher", EVENT, "POWER: Draw a card.")
    match = position(deed, watcher, "hand")
    for _ in range(seed):
        match.game.chance.below(2)
    play(deed, match)
    (told,) = [event for event in match.game.events if isinstance(event, CoinFlipped)]
    return told.heads, len(match.game.state.players[0].hand)


def test_chance_says_on_which_side_it_lands() -> None:
    found = {flipped(seed) for seed in range(12)}
    assert {heads for heads, _ in found} == {True, False}
    assert len(found) == 2, "the same side does the same"
    (more,) = [hand for heads, hand in found if heads]
    (less,) = [hand for heads, hand in found if not heads]
    assert more - less == 3


def test_the_log_tells_of_it() -> None:
    deed = card("Deed", EVENT, "POWER: Flip a coin. Raise your anger 1.")
    tell(deed, you={"hand": ["Deed"]}, steps="play Deed\nexpect log contains flips a coin:")


@pytest.mark.parametrize(
    ("mine", "theirs", "left", "cards"), [(3, 1, 1, 0), (1, 3, 1, 0), (2, 2, 2, 1)]
)
def test_of_whom_neither_was_ahead(mine: int, theirs: int, left: int, cards: int) -> None:
    deed = card("Deed", EVENT, "POWER: The player with the higher anger lowers his anger 2. If tied, "
                "draw a card.")  # fmt: skip
    tell(
        deed,
        you={"hand": ["Deed"], "anger": mine},
        opponent={"anger": theirs},
        steps=f"""
            play Deed
            expect you.hand = {cards}
            expect you.anger = {left}
        """,
    )  # fmt: skip
