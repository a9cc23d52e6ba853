"""Whose cards are meant: those that lie on a pile, its owner's, and what is his who captured."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType, Style
from tests.rules.happening import ALLY, BALL, DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

_HIS_ACTION = {"action": "opponent", "turn": "opponent"}
_RED = card("Red Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage.", style=Style.RED)
_BLAST = card("Blast", ENERGY, "[attack] Energy attack. DAMAGE: 6 life cards.")

_SAFE = [
    "Your Styled cards in your discard pile cannot be banished by your opponent's effects.",
    "Your Styled cards cannot be banished from your discard pile by your opponent's effects.",
    "Your opponent cannot banish your Styled cards from your discard pile.",
    "Your Physical Combat cards cannot be banished from your discard pile.",
]
_BANISH = [
    "Banish the top 2 cards of your opponent's discard pile.",
    "Banish the bottom card of your opponent's discard pile.",
    "Banish all cards in your opponent's discard pile.",
    "Search your opponent's discard pile for a card and banish it.",
    "Banish a card from your opponent's discard pile.",
]


@pytest.mark.parametrize("banish", _BANISH)
@pytest.mark.parametrize("safe", _SAFE)
def test_your_cards_on_your_pile_are_not_those_in_play(safe: str, banish: str) -> None:
    """What is said with a pile is said of what lies there, however it would be taken off it."""
    tell(
        card("Safe", DRILL, f"[constant] {safe}"), card("Deed", EVENT, f"POWER: {banish}"), _RED,
        you={"play": ["Safe"], "discard": ["Red Kick", "Red Kick"]},
        opponent={"hand": ["Deed"]}, start=_HIS_ACTION,
        steps="""opponent: play Deed
            expect you.banished = 0""",
    )  # fmt: skip


@pytest.mark.parametrize("kept", ["Idle Drill", "Red Kick"])
def test_others_there_and_those_in_play_are_taken(kept: str) -> None:
    deed = "Banish a Drill your opponent controls. Banish the top card of his discard pile."
    safe = "[constant] Your Styled cards cannot be banished from your discard pile."
    tell(
        card("Safe", DRILL, safe), _RED, card("Deed", EVENT, f"POWER: {deed}"),
        card("Red Work Drill", DRILL, "POWER: Draw a card.", style=Style.RED),
        you={"play": ["Safe", "Red Work Drill"], "discard": [kept]},
        opponent={"hand": ["Deed"]}, start=_HIS_ACTION,
        steps=f"""opponent: play Deed
            opponent: choose Red Work Drill
            expect you banished has Red Work Drill
            expect you.banished = {2 if kept == "Idle Drill" else 1}""",
    )  # fmt: skip


def test_it_is_heard_too_and_said_in_one_way() -> None:
    heard = (
        "[constant] Whenever your Styled cards are banished from your discard pile, draw a card."
    )
    tell(
        card("Hears", DRILL, heard), _RED, card("Deed", EVENT, f"POWER: {_BANISH[0]}"),
        you={"play": ["Hears"], "discard": ["Red Kick", "Red Kick"]},
        opponent={"hand": ["Deed"]}, start=_HIS_ACTION,
        steps="""opponent: play Deed
            expect you.banished = 2
            expect you.hand = 1""",
    )  # fmt: skip
    assert canonical(heard, DRILL) == heard.replace("your Styled cards", "Styled cards")
    plain = "[constant] Your Drills cannot be destroyed or banished."
    assert canonical(plain, DRILL) == plain


@pytest.mark.parametrize("said", [
    "Whenever this Dragon Ball is captured, the player who captured it discards a card from his "
    "hand.",
    "When this Dragon Ball is captured, its new controller discards a card from his hand.",
    "Whenever a player captures this card, he discards a card from his hand.",
])  # fmt: skip
def test_who_captured_it_does_it_with_what_is_his(said: str) -> None:
    """ATK-14: he controls it then, and is no opponent of himself."""
    assert canonical(f"[constant] {said}", BALL) == (
        "[constant] Whenever a player captures this card, that player discards a card from that "
        "player's hand."
    )
    tell(
        card("Snare", BALL, f"[constant] {said}"), _BLAST,
        you={"play": ["Snare"], "hand": ["Filler"]},
        opponent={"hand": ["Blast", "Filler"]}, start=_HIS_ACTION,
        steps="""opponent: attack Blast
            no defense
            opponent: capture
            expect you.hand = 1
            expect opponent.hand = 0
            expect opponent play has Snare""",
    )  # fmt: skip


_OF = {
    "captured": (BALL, "opponent: capture"),
    "discarded": (ALLY, "opponent: discard"),
}


@pytest.mark.parametrize("what", list(_OF))
def test_its_owner_is_the_cards_that_it_happens_to(what: str) -> None:
    """And not his whose attack goes on meanwhile (EFF-2)."""
    kind, answer = _OF[what]
    power = " POWER: Draw a card." if kind is CardType.ALLY else ""
    tell(
        card("Mine", kind, f"[constant] When this card is {what}, its owner draws a card.{power}"),
        _BLAST, you={"play": ["Mine"]}, opponent={"hand": ["Blast"]}, start=_HIS_ACTION,
        steps=f"""opponent: attack Blast
            no defense
            {answer}
            expect you.hand = 1
            expect opponent.hand = 0""",
    )  # fmt: skip
