"""What was performed in a last action, what must be in a next one, and whose a card is."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType
from tests.rules.happening import DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell


@pytest.mark.parametrize(
    ("last", "drawn"),
    [("an attack", 1), ("a physical attack", 1), ("an energy attack", 0), ("a Styled attack", 0)],
)
def test_what_the_last_action_was(last: str, drawn: int) -> None:
    tell(
        card("Tried", EVENT, f"POWER: If your last action was {last}, draw a card."),
        steps=f"""
            play Filler
            opponent: no defense
            opponent: pass
            play Tried
            expect you hand = {drawn}
        """,
        you={"hand": ["Tried", "Filler"]},
        opponent={"stages": 9},
    )


@pytest.mark.parametrize("how", ["with", "as", "in", "during"])
def test_what_was_done_with_it(how: str) -> None:
    text = f"POWER: If you performed a physical attack {how} your last action, draw a card."
    meant = "POWER: If you have performed a physical attack in your last action, draw a card."
    assert canonical(text) == meant


def test_what_it_was_not() -> None:
    tell(
        card("Tried", EVENT, "POWER: If your last action was not an attack, draw a card."),
        steps="play Tried\nexpect you hand = 1",
        you={"hand": ["Tried"]},
    )


def test_a_floor_under_the_damage_of_an_attack() -> None:
    tell(
        card("Blow", PHYSICAL, "[attack] Physical attack. The damage of this attack cannot be "
             "reduced below 3 stages. DAMAGE: 4 stages."),
        card("Soft", DRILL, "[constant] Your opponent's attacks deal -3 stages of damage."),
        steps="play Blow\nopponent: no defense\nexpect opponent stages = 6",
        you={"hand": ["Blow"]},
        opponent={"stages": 9, "play": ["Soft"]},
    )  # fmt: skip


@pytest.mark.parametrize(("own", "drawn"), [("own", 0), ("do not own", 1)])
def test_whose_a_card_is(own: str, drawn: int) -> None:
    tell(
        card("Tried", EVENT, f"POWER: Destroy an opponent's Drill. If you {own} it, draw a card."),
        steps=f"play Tried\nexpect you hand = {drawn}",
        you={"hand": ["Tried"]},
        opponent={"play": ["Idle Drill"]},
    )


@pytest.mark.parametrize(("own", "drawn"), [("own", 0), ("do not own", 1)])
def test_whose_a_stopped_attack_is(own: str, drawn: int) -> None:
    text = f"[defense] Stops a physical attack. If you {own} it, your opponent draws a card."
    tell(
        card("Guard", CardType.PHYSICAL_COMBAT, text),
        steps=f"play Filler\nopponent: play Guard\nexpect you hand = {drawn}",
        you={"hand": ["Filler"]},
        opponent={"hand": ["Guard"]},
    )
