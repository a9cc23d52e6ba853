"""A player's last attack, and cards that are played from the hand against attacks."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import tell

ASKS = "POWER: If {}, draw a card."
ZAP = card("Zap", ENERGY, "[attack] Energy attack. DAMAGE: 1 life card.")


@pytest.mark.parametrize(
    ("asked", "stopped", "drawn"),
    [
        ("the last attack you performed this combat was stopped", True, 1),
        ("your last attack was stopped", True, 1),
        ("your last attack was stopped", False, 0),
        ("your previous attack this combat was successful", False, 1),
        ("your last attack was successful", True, 0),
        ("your last attack was not stopped", False, 1),
        ("your opponent stopped your last attack", True, 1),
        ("your opponent stopped your last attack", False, 0),
        ("your opponent stopped your last attack with a card from his hand", True, 1),
        ("your last energy attack was stopped", True, 0),
        ("your last attack was a physical attack", False, 1),
        ("your last attack was an energy attack", False, 0),
        ("your opponent's last attack was not stopped", False, 0),
    ],
)
def test_the_last_attack_of_a_combat(asked: str, stopped: bool, drawn: int) -> None:
    tell(
        card("Ask", EVENT, ASKS.format(asked)),
        ZAP,
        steps=f"""
            play Zap
            opponent: no defense
            opponent: pass
            play Spare Kick
            opponent: {"use Block" if stopped else "no defense"}
            opponent: pass
            play Ask
            expect you hand = {drawn}
        """,
        you={"hand": ["Zap", "Spare Kick", "Ask"]},
        opponent={"hand": ["Block"]},
    )


@pytest.mark.parametrize("asked", ["stopped", "not stopped", "successful", "not successful"])
def test_of_an_attack_that_there_was_not_nothing_is_so(asked: str) -> None:
    tell(
        card("Ask", EVENT, ASKS.format(f"your last attack was {asked}")),
        steps="""
            play Ask
            expect you hand = 0
        """,
        you={"hand": ["Ask"]},
    )


def test_the_attack_that_asks_is_not_the_last_one() -> None:
    tell(
        card("Jab", PHYSICAL, "[attack] Physical attack. If your last attack was stopped, this attack "
             "cannot be stopped. DAMAGE: 3 stages."),
        steps="""
            play Spare Kick
            opponent: use Block
            opponent: pass
            play Jab
            opponent: use Block
            expect opponent stages = 2
        """,
        you={"hand": ["Jab", "Spare Kick"]},
        opponent={"hand": ["Block", "Block"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "[constant] Whenever your opponent stops your last attack, draw a card.",
        "[constant] Your opponent cannot stop your last attack.",
    ],
)
def test_nothing_happens_to_an_attack_that_is_over(text: str) -> None:
    assert compile_text(card("Ask", DRILL, ""), text).failures


@pytest.mark.parametrize(
    ("text", "by", "lost"),
    [
        ("Whenever your opponent stops one of your attacks with a card from his hand, he destroys the "
         "top card of his Life Deck.", "Block", 2),
        ("Whenever your opponent stops one of your attacks with a card from his hand, he destroys the "
         "top card of his Life Deck.", "Wall", 0),
        ("Whenever one of your attacks is stopped by a card from your opponent's hand, your opponent "
         "destroys the top card of his Life Deck.", "Block", 2),
        ("Whenever one of your attacks is stopped by a card from your opponent's hand, your opponent "
         "destroys the top card of his Life Deck.", "Wall", 0),
    ],
)  # fmt: skip
def test_what_is_done_with_a_card_from_the_hand(text: str, by: str, lost: int) -> None:
    tell(
        card("Law", DRILL, f"[constant] {text}"),
        card("Wall", DRILL, "[defense] POWER: Stops a physical attack."),
        steps=f"""
            play Spare Kick
            opponent: use {by}
            expect opponent discard = {lost}
        """,
        you={"hand": ["Spare Kick"], "play": ["Law"]},
        opponent={"hand": ["Block"], "play": ["Wall"]},
    )


@pytest.mark.parametrize(("by", "stages"), [("Block", 3), ("Wall", 5)])
@pytest.mark.parametrize(
    "said",
    [
        "Your opponent cannot stop this attack with cards from his hand.",
        "This attack cannot be stopped by cards from your opponent's hand.",
    ],
)
def test_an_attack_is_safe_from_the_hand(said: str, by: str, stages: int) -> None:
    tell(
        card("Jab", PHYSICAL, f"[attack] Physical attack. {said} DAMAGE: 2 stages."),
        card("Wall", DRILL, "[defense] POWER: Stops a physical attack."),
        steps=f"""
            play Jab
            opponent: use {by}
            expect opponent stages = {stages}
        """,
        you={"hand": ["Jab"]},
        opponent={"hand": ["Block"], "play": ["Wall"]},
    )


def test_what_is_not_used_from_the_hand_is_not_offered() -> None:
    said = "Your opponent may not use [defense] cards from his hand against this attack."
    tell(
        card("Jab", PHYSICAL, f"[attack] Physical attack. {said} DAMAGE: 2 stages."),
        card("Wall", DRILL, "[defense] POWER: Stops a physical attack."),
        steps="play Jab\nexpect no option play Block\nopponent: use Wall",
        you={"hand": ["Jab"]},
        opponent={"hand": ["Block"], "play": ["Wall"]},
    )


@pytest.mark.parametrize(
    ("text", "stopped", "drawn"),
    [
        ("If the attack is successful, draw a card.", False, 1),
        ("If the attack is successful, draw a card.", True, 0),
        ("If it is successful, draw a card.", False, 1),
        ("If that attack is stopped, draw a card.", True, 1),
        ("If that attack is stopped, draw a card.", False, 0),
        ("If that attack deals 2 or more stages of damage, draw a card.", False, 1),
        ("If that attack deals 3 or more stages of damage, draw a card.", False, 0),
    ],
)
def test_an_instant_waits_for_the_attack_that_it_is_used_for(
    text: str, stopped: bool, drawn: int
) -> None:
    tell(
        card("Urge", EVENT, f"[instant] POWER: Use when you perform a physical attack. {text}"),
        steps=f"""
            play Spare Kick
            yes
            opponent: {"use Block" if stopped else "no defense"}
            expect you hand = {drawn}
        """,
        you={"hand": ["Spare Kick", "Urge"]},
        opponent={"hand": ["Block"]},
    )


@pytest.mark.parametrize(("stopped", "lost"), [(False, 3), (True, 2)])
def test_successful_attacks_are_counted(stopped: bool, lost: int) -> None:
    tell(
        card("Jab", ENERGY, "[attack] Energy attack. This attack deals +1 life card of damage for each "
             "successful attack you performed this combat. DAMAGE: 1 life card."),
        ZAP,
        steps=f"""
            play Zap
            opponent: {"use Block" if stopped else "no defense"}
            opponent: pass
            play Jab
            opponent: no defense
            expect opponent discard = {lost}
        """,
        you={"hand": ["Zap", "Jab"]},
        opponent={"hand": ["Block"]},
    )  # fmt: skip
