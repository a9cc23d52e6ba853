"""Who declared combat and who did not, as it begins and ends (COM-1, COM-8)."""

from __future__ import annotations

from tests.rules.happening import DRILL, card
from tests.rules.staged import tell


def test_the_attacker_and_the_defender_as_combat_begins() -> None:
    tell(
        card("Gate", DRILL, "[constant] At the start of combat, the attacker destroys the top card "
             "of his Life Deck and the defender gains 1 stage."),
        opponent={"play": ["Gate"], "stages": 3},
        start={"phase": "declare"},
        steps="""
        declare combat
        expect you discard = 1
        expect opponent.stages = 4
        expect opponent discard = 0
    """,
    )  # fmt: skip


def test_they_are_the_same_whoever_has_the_text() -> None:
    tell(
        card("Gate", DRILL, "[constant] At the end of combat, the defender may draw a card."),
        you={"play": ["Gate"]},
        steps="""
        pass
        opponent: pass
        opponent: yes
        expect opponent hand = 1
        expect you hand = 0
    """,
    )  # fmt: skip
