"""The card that one player revealed or discarded, where both did (EFF-1)."""

from __future__ import annotations

import pytest

from tests.rules.happening import EVENT, card
from tests.rules.staged import canonical, tell

BOTH = "POWER: Each player reveals the top card of his Life Deck. "
ASKED = BOTH + "If the card {} revealed is an attack, banish it."


@pytest.mark.parametrize("who", ["you", "your opponent"])
@pytest.mark.parametrize("attack", ["you", "opponent", "both", ""])
def test_only_the_one_that_he_revealed_is_asked_about(who: str, attack: str) -> None:
    mine, his = ("Filler" if attack in (one, "both") else "Ball" for one in ("you", "opponent"))
    asked = mine if who == "you" else his
    gone = asked == "Filler"
    steps = f"""
        play Tried
        expect your banished = {int(gone and who == "you")}
        expect opponent banished = {int(gone and who != "you")}
        """
    tell(card("Tried", EVENT, ASKED.format(who)), steps=steps,
         you={"hand": ["Tried"], "life_deck": [mine]}, opponent={"life_deck": [his]})  # fmt: skip


@pytest.mark.parametrize(("who", "drawn"), [("you", 1), ("your opponent", 0)])
def test_only_the_one_that_he_discarded(who: str, drawn: int) -> None:
    text = "POWER: Each player discards a card from his hand. "
    tried = card(
        "Tried", EVENT, f"{text}If the card {who} discarded this way is a Drill, draw a card."
    )
    tell(tried, steps=f"play Tried\nexpect your hand = {drawn}",
         you={"hand": ["Tried", "Idle Drill"]}, opponent={"hand": ["Filler"]})  # fmt: skip


def test_each_sentence_of_both() -> None:
    text = BOTH + ("If the card you revealed is a Dragon Ball, you may place it into play. If the "
                   "card your opponent revealed is an attack, banish it.")  # fmt: skip
    steps = "play Tried\nyou: yes\nexpect your play has Ball\nexpect opponent banished has Filler"
    tell(card("Tried", EVENT, text), steps=steps,
         you={"hand": ["Tried"], "life_deck": ["Ball"]}, opponent={"life_deck": ["Filler"]})  # fmt: skip


def test_as_it_is_printed() -> None:
    asked = "If the card your opponent revealed is an attack card, banish it."
    assert canonical(ASKED.format("your opponent")) == BOTH + asked


def test_allies_at_no_stage() -> None:
    text = "POWER: Search your Life Deck for an Ally and place it into play at its 0 power stage."
    steps = "play Tried\nchoose Old Friend\nexpect stages of Old Friend = 0"
    you = {"hand": ["Tried"], "life_deck": ["Old Friend"]}
    tell(card("Tried", EVENT, text), steps=steps, you=you)


def test_a_copy_of_the_named_card() -> None:
    text = ("POWER: Name a card. If a copy of that card is in your opponent's discard pile, raise "
            "your anger 1.")  # fmt: skip
    for lies, anger in (("Filler", 1), ("Block", 0)):
        tell(card("Tried", EVENT, text), steps=f"play Tried\nname Filler\nexpect your anger = {anger}",
             you={"hand": ["Tried"]}, opponent={"discard": [lies]})  # fmt: skip
