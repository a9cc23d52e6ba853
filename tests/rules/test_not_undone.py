"""What cards do that cannot be cancelled (ATK-1), and what effects do nothing to."""

from __future__ import annotations

from typing import Any

import pytest

from dbz_desktop.cards import CardType
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, ENERGY, EVENT, card
from tests.rules.staged import canonical, tell

SPHERE = card("Sphere", EVENT, "[instant] POWER: Use when your opponent plays an Event. Cancel the "
              "effects of that card.")  # fmt: skip
REST = card("Rest", EVENT, "POWER: Your MP gains 3 stages.")


@pytest.mark.parametrize(
    ("text", "kind", "meant"),
    [
        ("POWER: Draw 2 cards. (The effects of this card cannot be cancelled.)", EVENT,
         "(This card cannot be cancelled.) POWER: Draw 2 cards."),
        ("POWER: Draw 2 cards. The effects of this card cannot be stopped or cancelled.", EVENT,
         "(This card cannot be cancelled.) POWER: Draw 2 cards."),
        ("[attack] Energy attack. This attack's immediate effects cannot be canceled. DAMAGE: 1 "
         "life card.", ENERGY,
         "(This card cannot be cancelled.) [attack] Energy attack. DAMAGE: 1 life card."),
        ("[constant] The effects of your Events cannot be cancelled.", DRILL,
         "[constant] Your Events cannot be cancelled."),
        ("[constant] Your opponent cannot cancel the effects of your Styled cards.", DRILL,
         "[constant] Your opponent cannot cancel your Styled cards."),
        ("POWER: The effects of your cards cannot be cancelled this combat.", EVENT,
         "POWER: Your cards cannot be cancelled this combat."),
    ],
)  # fmt: skip
def test_that_it_cannot_be_cancelled_is_said_of_effects(
    text: str, kind: CardType, meant: str
) -> None:
    assert canonical(text, kind) == meant


@pytest.mark.parametrize(
    ("more", "kept", "stages"),
    [
        ("", {}, 2),
        (" (The effects of this card cannot be cancelled.)", {}, 5),
        (" The effects of this card cannot be cancelled.", {}, 5),
        ("", {"play": ["Shield"]}, 5),
    ],
)
def test_what_cannot_be_cancelled_is_done(more: str, kept: dict[str, Any], stages: int) -> None:
    tell(
        card("Rest", EVENT, f"POWER: Your MP gains 3 stages.{more}"),
        card("Shield", DRILL, "[constant] The effects of your Events cannot be cancelled."),
        SPHERE,
        steps=f"""
            play Rest
            opponent: yes
            expect your stages = {stages}
        """,
        you={"hand": ["Rest"], "stages": 2, **kept},
        opponent={"hand": ["Sphere"]},
    )


def test_nothing_tells_that_a_card_was_cancelled() -> None:
    text = "[constant] Whenever your opponent cancels one of your Events, draw a card."
    assert compile_text(card("Watch", DRILL, text), text).failures
