"""What several personalities have together, and what comes of a card or an attack later on."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell


@pytest.mark.parametrize(
    ("kind", "said", "printed"),
    [
        (ENERGY, "[attack] Energy attack. DAMAGE: X life cards. X = the total number of stages your "
         "Allies have.",
         "[attack] Energy attack. DAMAGE: X life cards. X = the total power stage of your Allies."),
        (DRILL, "[constant] Your attacks deal +1 stage of damage for each stage your Allies have.",
         "[constant] Your attacks deal +1 stage of damage for each stage your Allies are above 0."),
        (EVENT, "POWER: Gain X stages. X = the highest power stage among your Allies.",
         "POWER: Gain X stages. X = the highest power stage of your Allies."),
        (EVENT, "POWER: Choose an MP in play. That MP loses 4 stages.",
         "POWER: Choose an MP card. That personality loses 4 stages."),
        (DRILL, "[constant] Your first Styled attack each combat deals +2 stages of damage. If it is "
         "successful, draw a card.",
         "[constant] Your first Styled attack each combat deals +2 stages of damage. Your first "
         'Styled attack each combat gains "HIT: Draw a card."'),
        (DRILL, "[constant] Whenever you play an Event, you may pay 1 stage to shuffle it into your "
         "Life Deck after use.",
         "[constant] Whenever you play an Event, you may pay 1 stage to shuffle that card into your "
         "Life Deck after use."),
        (EVENT, "POWER: If your opponent's anger is 3 or more, lower it 1 level. If it is not, raise "
         "it 2 levels and draw a card.",
         "POWER: If your opponent's anger is 3 or more, lower his anger 1. Otherwise, raise your "
         "opponent's anger 2 and draw a card."),
        (DRILL, "[constant] You may use each of your Drills' Powers one additional time each turn.",
         "[constant] The Powers of your Drills may be used 1 more time."),
        (DRILL, "[constant] Your Drills' Powers may be used twice each combat.",
         "[constant] The Powers of your Drills may be used 1 more time."),
    ],
)  # fmt: skip
def test_it_is_read(kind: CardType, said: str, printed: str) -> None:
    assert canonical(said, kind) == printed


def test_of_nobody_in_particular_nothing_is_measured() -> None:
    text = "POWER: Gain X stages. X = your Allies' power stage."
    assert compile_text(card("Sword", EVENT, ""), text).failures


def test_the_stages_of_all_allies_count() -> None:
    tell(
        card("Sum", EVENT, "POWER: Gain X stages. X = the total number of stages your Allies have."),
        card("Friend", ALLY, "POWER: Draw a card."),
        you={"hand": ["Sum"], "play": [{"card": "Old Friend", "stages": 2},
                                       {"card": "Friend", "stages": 3}], "stages": 1},
        steps="""
        play Sum
        pick Hero
        expect you.stages = 6
    """,
    )  # fmt: skip


def test_an_event_goes_under_the_life_deck_after_its_use() -> None:
    tell(
        card("Shelf", DRILL, "[constant] When you play an Event, you may pay 1 stage. If you do, "
             "place that Event at the bottom of your Life Deck after use."),
        card("Hint", EVENT, "POWER: Raise your anger 1."),
        you={"hand": ["Hint", "Hint"], "play": ["Shelf"], "stages": 3},
        steps="""
        play Hint
        yes
        expect you.stages = 2
        expect you.anger = 1
        expect you discard = 0
        opponent: pass
        you: play Hint
        no
        expect you.stages = 2
        expect you discard has Hint
    """,
    )  # fmt: skip


def test_the_powers_of_drills_are_used_a_second_time() -> None:
    tell(
        card("Gear", DRILL, "[constant] The Powers of your Drills may be used 1 more time."),
        you={"play": ["Gear", "Idle Drill"]},
        steps="""
        use Idle Drill
        opponent: pass
        you: use Idle Drill
        opponent: pass
        expect no option use Idle Drill
        expect you.anger = 2
    """,
    )


def test_an_ally_loses_the_stages_of_the_mp() -> None:
    tell(
        card("Shield", ALLY, "[instant] POWER: Use when your MP would lose 2 or more stages by a "
             "card effect. This Ally loses those stages instead."),
        card("Drain", EVENT, "POWER: Your opponent's MP loses 3 stages."),
        you={"play": [{"card": "Shield", "stages": 5}], "stages": 1},
        opponent={"hand": ["Drain"]},
        steps="""
        pass
        opponent: play Drain
        you: yes
        expect you.stages = 1
        expect stages of Shield = 2
    """,
    )  # fmt: skip


def test_stages_that_a_power_level_is_lowered_are_counted() -> None:
    tell(
        card("Fall", PHYSICAL, "[attack] Physical attack. Lower your MP's power level to 0. This "
             "attack deals +1 stage of damage for each stage lost this way. DAMAGE: 1 stage."),
        you={"hand": ["Fall"], "stages": 4},
        opponent={"stages": 9},
        steps="""
        play Fall
        no defense
        expect you.stages = 0
        expect opponent.stages = 4
    """,
    )  # fmt: skip
