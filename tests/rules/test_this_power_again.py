"""A Power that may be used another time, by its own words (COM-3)."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Alignment, CardType
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, EVENT, LADDER, SETUP, card
from tests.rules.staged import staged

MP = CardType.MAIN_PERSONALITY


@pytest.mark.parametrize(("stopped", "again"), [(True, 1), (False, 0)])
@pytest.mark.parametrize("often", ["a second time", "again", "an additional time"])
def test_it_is_used_again_where_its_attack_was_stopped(
    stopped: bool, again: int, often: str
) -> None:
    keen = [
        card(
            "Keen",
            MP,
            "POWER: [attack] Energy attack. If this attack is stopped, you may use this Power "
            f"{often} this combat. DAMAGE: 1 life card.",
            level=n, pur=1, stages=LADDER, alignment=Alignment.HERO, subtitle=f"Level {n}",
        )
        for n in range(1, 5)
    ]  # fmt: skip
    staged(
        f"""
        use Keen
        opponent: {"play Block" if stopped else "no defense"}
        opponent: pass
        expect {"" if again else "no "}option use Keen
        """
        + (
            """
        use Keen
        opponent: no defense
        opponent: pass
        expect no option use Keen
        """
            if again
            else ""
        ),
        *keen,
        mine={"mp": "Keen"},
        theirs={"hand": ["Block"]},
    )


@pytest.mark.parametrize("kind", [EVENT, SETUP])
def test_what_is_gone_is_not_used_again(kind: CardType) -> None:
    text = "POWER: Draw a card. You may use this Power a second time this combat."
    assert compile_text(card("Sword", kind, ""), text).failures


def test_a_drill_may_use_its_own_again() -> None:
    staged(
        """
        use Wheel
        opponent: pass
        use Wheel
        opponent: pass
        expect no option use Wheel
        expect you anger = 2
        """,
        card(
            "Wheel", DRILL, "POWER: Raise your anger 1. You may use this Power twice this combat."
        ),
        mine={"play": ["Wheel"]},
    )
