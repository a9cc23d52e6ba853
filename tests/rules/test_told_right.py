"""What is told of cards is said of the right thing, and in the words that mean it."""

from __future__ import annotations

from typing import Any

import pytest

from dbz_desktop.cards import Card
from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.scenarios.file import scenario_from_table
from dbz_desktop.match.scenarios.run import play_scenario
from tests.rules.happening import DRILL, ENERGY, EVENT, PHYSICAL, PLAIN, SETUP, card
from tests.rules.staged import SIDE, canonical, tell


@pytest.mark.parametrize(
    "text",
    [
        "[constant] Drills and Allies lose all effects.",
        "[constant] Styled Drills and Setups lose all effects.",
        "[constant] Drills, Setups, and Allies lose all immediate effects.",
        "[constant] At the end of combat, draw a card.",
    ],
)
def test_what_lasts_is_printed_as_it_is_meant(text: str) -> None:
    assert canonical(text, DRILL) == text


def test_one_combat_is_not_printed_as_each() -> None:
    for text in ("At the end of combat, draw a card.", "Draw a card at the end of combat."):
        assert canonical(f"POWER: {text}") == f"POWER: {text}"


GRIP = card("Grip", EVENT, "POWER: Attach this card to your MP. While attached, your attacks deal +1 "
            "stage of damage.")  # fmt: skip


def _log(steps: str, *cards: Card, **mine: Any) -> str:
    table = {
        "you": {**SIDE, **mine},
        "opponent": SIDE,
        "start": {"phase": "combat"},
        "play": {"steps": [step.strip() for step in steps.strip().splitlines()], "auto": "pass"},
    }
    pool = Pack({each.id: each for each in (*PLAIN, *cards)})
    result = play_scenario(scenario_from_table(table, pool))
    assert result.failures == [], "\n".join([*map(str, result.failures), *result.log])
    return "\n".join(result.log)


def test_an_attached_card_lies_at_the_level_that_its_mp_is_on() -> None:
    log = _log("play Grip\nopponent: pass\nexpect why not Grip: to Hero - Level 2 and", GRIP,
               hand=["Grip"], level=2)  # fmt: skip
    assert "attached to Hero - Level 2" in log


def test_an_attached_card_goes_along_with_its_mp() -> None:
    _log(
        """
        play Grip
        play Climb
        expect you level = 2
        expect Grip is attached to mp
        opponent: pass
        expect why not Grip: to Hero - Level 2 and
        """,
        GRIP,
        card("Climb", EVENT, "POWER: Advance your MP 1 level."),
        hand=["Grip", "Climb"],
    )


@pytest.mark.parametrize(
    ("said", "drawn"),
    [
        ("that attack was Styled", 1),
        ("that attack was not Styled", 0),
        ("that attack was Freestyle", 0),
        ("that attack was Styled or Named", 1),
        ("that attack was physical", 0),
    ],
)
def test_an_attack_that_is_considered_styled_was_styled(said: str, drawn: int) -> None:
    tell(
        card("Zap", ENERGY, "[attack] Energy attack. DAMAGE: 1 life card."),
        card("School", DRILL, "[constant] Your attacks are considered Styled."),
        card("Wall", PHYSICAL, f"[defense] Stops an energy attack. If {said}, draw a card."),
        you={"hand": ["Zap"], "play": ["School"]},
        opponent={"hand": ["Wall"]},
        steps=f"""
        play Zap
        play Wall
        expect opponent hand = {drawn}
        """,
    )


@pytest.mark.parametrize(
    ("text", "won"),
    [
        ("DAMAGE: 1 stage. HIT: Raise your anger 5.", True),
        ("Raise your anger 5. DAMAGE: 1 stage.", False),
    ],
)
def test_only_what_is_done_at_once_forfeits_what_its_note_says(text: str, won: bool) -> None:
    note = "(You cannot win by MPPV if you raise your anger with this card's immediate effect.)"
    tell(
        card("Drain", PHYSICAL, f"{note} [attack] Physical attack. {text}"),
        you={"hand": ["Drain"], "level": 4, "anger": 0},
        steps=f"""
        play Drain
        expect {"winner = you by mppv" if won else "no winner"}
        """,
    )


def test_what_is_attached_to_a_card_that_is_put_away_after_use_falls() -> None:
    tell(
        card("Bundle", SETUP, "POWER: Attach each player's hand to this card."),
        you={"hand": ["Filler"], "play": ["Bundle"]},
        opponent={"hand": ["Spare Kick"]},
        steps="""
        use Bundle
        expect you play = 0
        expect you discard has Filler
        expect opponent discard has Spare Kick
        """,
    )
