"""Somebody looks at a hand or at cards of a Life Deck: heard, forbidden, and done otherwise."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, EVENT, card
from tests.rules.staged import canonical, tell

SPY = card("Spy", EVENT, "POWER: Look at your opponent's hand. Raise your anger 1.")
TAKE = card("Take", EVENT, "POWER: Look at your opponent's hand and choose a card. He discards that "
            "card.")  # fmt: skip
PEEK = card("Peek", EVENT, "POWER: Look at the top 2 cards of your opponent's Life Deck.")
MINE = {"play": ["Deed"], "hand": ["Filler", "Block"], "stages": 5}


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Whenever your opponent looks at a card in your hand, draw a card.",
         "Whenever your opponent looks at your hand, draw a card."),
        ("If your opponent would look at your hand, he must discard a card instead.",
         "Whenever your opponent would look at your hand, your opponent discards a card instead."),
        ("If a card would be shuffled into a Life Deck, banish it instead.",
         "Whenever a card would be shuffled into its owner's Life Deck, banish it instead."),
    ],
)  # fmt: skip
def test_in_other_words(said: str, meant: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {meant}"


def test_what_lies_open_is_not_looked_at() -> None:
    text = "[constant] Whenever your opponent looks at your discard pile, draw a card."
    assert compile_text(card("Deed", DRILL, text), text).failures


@pytest.mark.parametrize(("spy", "hand"), [("Spy", 1), ("Take", 1), ("Peek", 0)])
def test_it_is_heard(spy: str, hand: int) -> None:
    deed = card(
        "Deed", DRILL, "[constant] Whenever your opponent looks at your hand, gain 1 stage."
    )
    chosen = "opponent: choose Filler\n" if spy == "Take" else ""
    tell(deed, SPY, TAKE, PEEK, you=MINE, opponent={"hand": [spy]}, start={"action": "opponent"},
         steps=f"opponent: play {spy}\n{chosen}expect you.stages = {5 + hand}")  # fmt: skip


def test_of_a_life_deck() -> None:
    deed = card("Deed", DRILL, "[constant] Whenever your opponent looks at cards in your Life Deck, "
                "gain 1 stage.")  # fmt: skip
    for spy, more in (("Peek", 1), ("Spy", 0)):
        tell(deed, SPY, PEEK, you=MINE, opponent={"hand": [spy]}, start={"action": "opponent"},
             steps=f"opponent: play {spy}\nexpect you.stages = {5 + more}")  # fmt: skip


def test_it_is_forbidden_and_the_rest_is_done() -> None:
    deed = card("Deed", DRILL, "[constant] Your opponent cannot look at your hand.")
    tell(deed, SPY, you=MINE, opponent={"hand": ["Spy"]}, start={"action": "opponent"},
         steps="opponent: play Spy\nexpect no event CardsRevealed\nexpect opponent.anger = 1")  # fmt: skip
    tell(deed, TAKE, you=MINE, opponent={"hand": ["Take"]}, start={"action": "opponent"},
         steps="opponent: play Take\nexpect no event CardsRevealed\nexpect you.hand = 2")  # fmt: skip


def test_something_else_is_done() -> None:
    deed = card("Deed", DRILL, "[constant] If your opponent would look at your hand, he must destroy "
                "the top card of his Life Deck instead.")  # fmt: skip
    tell(deed, SPY, you=MINE, opponent={"hand": ["Spy"]}, start={"action": "opponent"},
         steps="opponent: play Spy\nexpect no event CardsRevealed\nexpect opponent.discard = 2\n"
         "expect opponent.anger = 1")  # fmt: skip


def test_it_is_asked_afterwards() -> None:
    ask = card(
        "Ask", EVENT, "POWER: If you looked at your opponent's hand this turn, gain 1 stage."
    )
    for first, stages in (("Spy", 6), ("Peek", 5)):
        tell(ask, SPY, PEEK, you={"hand": [first, "Ask"], "stages": 5},
             opponent={"hand": ["Filler"]},
             steps=f"play {first}\nopponent: pass\nplay Ask\nexpect you.stages = {stages}")  # fmt: skip


def test_that_player_is_who_looks() -> None:
    deed = card("Deed", DRILL, "[constant] Whenever a player looks at your hand, that player loses 2 "
                "stages.")  # fmt: skip
    tell(deed, SPY, you=MINE, opponent={"hand": ["Spy"], "stages": 6}, start={"action": "opponent"},
         steps="opponent: play Spy\nexpect opponent.stages = 4\nexpect you.stages = 5")  # fmt: skip
