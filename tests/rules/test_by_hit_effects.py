"""What HIT effects do, as what is waited for and forbidden; and who is ahead of the other."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import BALL, DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

CALMS = card(
    "Calming Kick", PHYSICAL, "[attack] Physical attack. Lower your opponent's anger 1. DAMAGE: 1 "
    "stage. HIT: Lower your opponent's anger 1."
)  # fmt: skip


@pytest.mark.parametrize(
    "when",
    [
        "one of your HIT effects lowers your opponent's anger",
        "you lower your opponent's anger with a HIT effect",
        "your opponent's anger is lowered by one of your HIT effects",
    ],
)
def test_only_hit_effects_are_heard(when: str) -> None:
    # ATK-1: the attack lowers it once at once and once as it was successful.
    tell(
        card("Ear", DRILL, f"[constant] Whenever {when}, draw a card."),
        CALMS,
        steps="""
            play Calming Kick
            opponent: no defense
            expect opponent anger = 1
            expect you hand = 1
        """,
        you={"hand": ["Calming Kick"], "play": ["Ear"]},
        opponent={"anger": 3},
    )


def test_hit_effects_are_kept_from_something() -> None:
    tell(
        card("Ward", DRILL, "[constant] Your opponent's HIT effects cannot lower your anger."),
        CALMS,
        steps="""
            opponent: play Calming Kick
            no defense
            expect you anger = 2
        """,
        you={"play": ["Ward"], "anger": 3},
        opponent={"hand": ["Calming Kick"]},
        start={"turn": "opponent", "action": "opponent"},
    )


@pytest.mark.parametrize(
    "said",
    [
        "POWER: If you advanced a level by a HIT effect this turn, draw a card.",
        "POWER: Draw a card for each time you lowered your opponent's anger by a HIT effect this "
        "turn.",
    ],
)
def test_no_record_tells_what_a_hit_effect_was(said: str) -> None:
    assert compile_text(card("Ask", EVENT, said), said).failures


@pytest.mark.parametrize(
    ("mine", "his", "asked", "drawn"),
    [
        (1, 2, "your opponent's MP is at a higher level", 1),
        (1, 2, "your MP is at a lower level", 1),
        (2, 2, "your opponent's MP is at a higher level", 0),
        (2, 1, "your opponent's MP is at a lower level", 1),
        (2, 1, "your MP is at a lower level", 0),
    ],
)
def test_who_is_ahead_where_nobody_else_is_named(
    mine: int, his: int, asked: str, drawn: int
) -> None:
    tell(
        card("Ask", EVENT, f"POWER: If {asked}, draw a card."),
        steps=f"""
            play Ask
            expect you hand = {drawn}
        """,
        you={"hand": ["Ask"], "level": mine},
        opponent={"level": his},
    )


def test_all_stages_are_gained() -> None:
    tell(
        card("Rest", EVENT, "POWER: Gain all of your stages."),
        steps="""
            play Rest
            expect you stages = 10
        """,
        you={"hand": ["Rest"], "stages": 3},
    )


def test_a_ball_that_one_does_not_control_is_searched_for() -> None:
    tell(
        card("Seek", EVENT, "POWER: Search your Life Deck for a Dragon Ball that you do not control "
             "and place it into your hand."),
        card("Other Ball", BALL, "Draw a card."),
        steps="""
            play Seek
            expect no option Ball
            expect you hand = 0
        """,
        you={"hand": ["Seek"], "play": ["Ball"], "life_deck": ["Ball"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("[constant] Your opponent's attacks that deal stages of damage cost +1 stage to perform.",
         "[constant] Your opponent's attacks that deal 1 or more stages of damage cost +1 stage to "
         "perform."),
        ("POWER: Capture a Dragon Ball without using its effect.",
         "POWER: Capture a Dragon Ball without using its immediate effects."),
    ],
)  # fmt: skip
def test_plain_words_of_damage_and_of_what_is_left_unused(said: str, meant: str) -> None:
    assert canonical(said, DRILL if "constant" in said else EVENT) == meant
