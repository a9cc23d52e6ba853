"""Stages, copies, Rejuvenation and costs in further plain words of the printed cards."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType
from tests.rules.happening import ALLY, DRILL, EVENT, card
from tests.rules.staged import canonical, tell


@pytest.mark.parametrize(
    ("kind", "said", "printed"),
    [
        (ALLY, "POWER: Lower this Ally's power level to 0 to draw a card.",
         "POWER: Lower this Ally to stage 0 to draw a card."),
        (ALLY, "[constant] Whenever your MP advances a level, place this Ally at full power.",
         "[constant] Whenever your MP advances a level, set this Ally to its highest power stage."),
        (EVENT, "POWER: Gain 2 stages. If you control a Drill, gain 3 more stages.",
         "POWER: Gain 2 stages. If you control a Drill, gain 3 stages."),
        (EVENT, "POWER: Search your Life Deck for an Ally and place it into play at its lowest "
         "power stage.",
         "POWER: Search your Life Deck for an Ally and place it into play at 0 stages above 0."),
        (EVENT, "POWER: Place an Ally from your hand into play at power stage 3.",
         "POWER: Place an Ally from your hand into play at 3 stages above 0."),
        (EVENT, "POWER: Shuffle all of your Named cards in your discard pile into your Life Deck.",
         "POWER: Shuffle all Named cards in your discard pile into your Life Deck."),
        (EVENT, "POWER: Your opponent pays 2 stages. If he cannot pay, he discards a card.",
         "POWER: Your opponent pays 2 stages. If he does not, your opponent discards a card."),
        (DRILL, "[constant] Your energy attacks may be performed as if they cost 0 stages.",
         "[constant] Your energy attacks cost no stages to perform."),
        (DRILL, "[constant] Your energy attacks may be played without paying their cost.",
         "[constant] Your energy attacks cost no stages to perform."),
        (DRILL, "[constant] Rejuvenate 3 cards instead of 1 during your Rejuvenation Step.",
         "[constant] You may Rejuvenate 3 instead of 1 during the Rejuvenation Step."),
        (DRILL, "[constant] Whenever one of your Drills is destroyed, search your Life Deck for "
         "another copy of that Drill and place it into play.",
         "[constant] Whenever one of your Drills is destroyed, search your Life Deck for 1 copy of "
         "that card and place it into play."),
    ],
)  # fmt: skip
def test_it_is_read(kind: CardType, said: str, printed: str) -> None:
    assert canonical(said, kind) == printed


def test_a_copy_of_what_was_destroyed_comes_into_play() -> None:
    tell(
        card("Nest", DRILL, "[constant] Whenever one of your other Drills is destroyed, search "
             "your Life Deck for a copy of it and place it into play."),
        card("Break", EVENT, "POWER: Destroy a Drill your opponent controls."),
        you={"play": ["Nest", "Idle Drill"], "life_deck": ["Filler", "Idle Drill", "Other Drill"]},
        opponent={"hand": ["Break"]},
        steps="""
        pass
        opponent: play Break
        pick Idle Drill
        expect you play has Idle Drill
        expect you discard has Idle Drill
    """,
    )  # fmt: skip
