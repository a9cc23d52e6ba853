"""The card at an end of a zone, as what happens to it is spoken of (ZON-1, EFF-9)."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, EVENT, card
from tests.rules.staged import canonical, tell

DRAWS = {
    "top": card("Draws", EVENT, "POWER: Draw a card."),
    "bottom": card("Draws", EVENT, "POWER: Draw the bottom card of your Life Deck."),
}
FELLS = card("Fells", EVENT, "POWER: Destroy the top card of your opponent's Life Deck.")


@pytest.mark.parametrize("end", ["top", "bottom"])
@pytest.mark.parametrize("drawn", ["top", "bottom"])
def test_the_card_there_is_drawn(end: str, drawn: str) -> None:
    text = f"[constant] Whenever you draw the {end} card of your Life Deck, raise your anger 1."
    steps = f"play Draws\nexpect your anger = {int(end == drawn)}"
    you = {"hand": ["Draws"], "play": ["Tried"]}
    tell(card("Tried", DRILL, text), DRAWS[drawn], steps=steps, you=you)


@pytest.mark.parametrize(("timing", "anger"), [
    ("the top card of your opponent's Life Deck is destroyed", 1),
    ("the bottom card of your opponent's Life Deck is destroyed", 0),
    ("the top card of your Life Deck is destroyed", 0),
    ("you destroy the top card of your opponent's Life Deck", 1),
    ("a player draws the bottom card of his Life Deck", 0),
])  # fmt: skip
def test_it_is_destroyed(timing: str, anger: int) -> None:
    text = f"[constant] Whenever {timing}, raise your anger 1."
    you = {"hand": ["Fells"], "play": ["Tried"]}
    steps = f"play Fells\nexpect your anger = {anger}"
    tell(card("Tried", DRILL, text), FELLS, steps=steps, you=you)


@pytest.mark.parametrize("end", ["top", "bottom"])
def test_it_is_never_drawn(end: str) -> None:
    text = f"[constant] You cannot draw the {end} card of your Life Deck."
    steps = f"play Draws\nexpect your hand = {int(end == 'bottom')}"
    you = {"hand": ["Draws"], "play": ["Tried"]}
    tell(card("Tried", DRILL, text), DRAWS["top"], steps=steps, you=you)


@pytest.mark.parametrize(("timing", "anger"), [
    ("you look at cards from the top of a Life Deck", 1),
    ("you look at the top cards of your opponent's Life Deck", 1),
    ("you look at the top card of a Life Deck", 1),
    ("you look at cards from the bottom of a Life Deck", 0),
    ("you look at cards from the top of your Life Deck", 0),
    ("your opponent looks at cards from the top of his Life Deck", 0),
    ("a player looks at cards from the top of his Life Deck", 0),
])  # fmt: skip
def test_cards_there_are_looked_at(timing: str, anger: int) -> None:
    looks = card("Looks", EVENT, "POWER: Look at the top 2 cards of your opponent's Life Deck.")
    text = f"[constant] Whenever {timing}, raise your anger 1."
    steps = f"play Looks\nexpect your anger = {anger}"
    tell(card("Tried", DRILL, text), looks, steps=steps,
         you={"hand": ["Looks"], "play": ["Tried"]})  # fmt: skip


def test_as_it_is_printed() -> None:
    said = "[constant] Whenever you draw {}, gain 2 stages."
    there = said.format("a card from the bottom of your Life Deck")
    assert canonical(said.format("the bottom card of your Life Deck"), DRILL) == there
