"""What is never so isn't read: a doer, a place, a cause that the game never tells of with a verb."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.kernel.base import Condition, Trigger
from dbz_desktop.rules.language.compiler import grammar
from dbz_desktop.rules.language.happenings.counting import Counted
from tests.rules.happening import DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import staged

NEVER = [
    "a card effect passes",
    "one of your Drills declares combat",
    "a floating effect draws a card",
    "a critical damage effect banishes a card",
    "a card effect uses a card",
    "your MP draws a card",
    "a Drill advances a level",
    "a card effect performs an attack",
    "one of your attacks performs a successful attack",
    "a card effect takes damage from an attack",
    "this attack uses Endurance",
    "you draw one of your opponent's cards",
    "you play your opponent's Drills",
    "your Drills in play are Rejuvenated",
    "your hand enters play",
    "you capture a Drill",
    "a card is drawn from your discard pile",
    "a card is destroyed from a hand",
    "a card is revealed from your discard pile",
    "a card is discarded from the top of your hand",
    "you place a card into your Banished Zone",
    "you pass by a card effect",
    "you raise your anger from your hand",
    "you change levels to 1",
    "you draw a card as you take damage",
    "you use an effect that would have lowered your MP a level during combat",
]
"""Each of these could be read once, and was never heard."""
SO = [
    "a floating effect stops an attack",
    "a critical damage effect lowers your anger",
    "your MP loses stages",
    "a card effect ends combat",
    "you draw a card from the bottom of your Life Deck",
    "a Drill is discarded as you change levels",
    "your anger is raised to 3 by a card effect",
    "you place a card into your hand",
    "your opponent captures a Dragon Ball",
]


@pytest.mark.parametrize("timing", NEVER)
def test_what_is_never_so_is_not_read(timing: str) -> None:
    assert grammar().readings(Trigger, timing) == []


@pytest.mark.parametrize("timing", SO)
def test_what_may_be_so_is_read_in_one_way(timing: str) -> None:
    assert len(grammar().readings(Trigger, timing)) == 1


@pytest.mark.parametrize("than", ["that personality's", "the attacking personality's"])
def test_where_a_personality_stands_is_asked_of_it_alone(than: str) -> None:
    """These could be read, and failed as soon as stages changed."""
    assert grammar().readings(Trigger, f"the power level of an Ally is higher than {than}") == []


def test_so_many_at_once_are_no_times() -> None:
    """This could be read, and failed as it was counted."""
    assert grammar().readings(Counted, "time you discarded 3 or more cards this turn") == []
    assert len(grammar().readings(Counted, "time you discarded a card this turn")) == 1


def test_who_never_does_one_is_not_said_to_do_many() -> None:
    assert len(grammar().readings(Condition, "you used 2 or more cards")) == 1
    assert grammar().readings(Condition, "your MP used 2 or more cards") == []


def test_an_attack_hears_what_its_own_effects_do() -> None:
    staged(
        """
        play Rage
        expect you anger = 3
        """,
        card("Rage", PHYSICAL, "[attack] Physical attack. If this attack raises your anger, gain 2 "
             "stages. DAMAGE: 1 stage. HIT: Raise your anger 1."),
        mine={"hand": ["Rage"], "anger": 2, "stages": 3},
        auto="pass",
    )  # fmt: skip


def test_who_has_a_drill_discarded_discards_it() -> None:
    staged(
        """
        play Sweep
        expect you anger = 1
        """,
        card("Sweep", EVENT, "POWER: Discard one of your opponent's Drills."),
        card("Watcher", DRILL, "[constant] Whenever you discard one of your opponent's Drills, "
             "raise your anger 1."),
        mine={"hand": ["Sweep"], "play": ["Watcher"]},
        theirs={"play": ["Idle Drill"]},
    )  # fmt: skip


def test_a_card_from_a_hand_is_placed_on_the_discard_pile() -> None:
    staged(
        """
        play Lay Down
        Filler
        expect your discard has Filler
        expect your discard has Lay Down
        expect you anger = 2
        """,
        card("Lay Down", EVENT, "POWER: Place a card from your hand on top of your discard pile."),
        card("Watcher", DRILL, "[constant] Whenever a card is placed into your discard pile, raise "
             "your anger 1."),
        mine={"hand": ["Lay Down", "Filler", "Spare Kick"], "play": ["Watcher"]},
    )  # fmt: skip


@pytest.mark.parametrize(("zone", "heard"), [("your discard pile", 2), ("your hand", 1)])
def test_of_cards_that_go_back_together_it_is_heard_from_where(zone: str, heard: int) -> None:
    staged(
        f"""
        play Recall
        expect you anger = {heard}
        """,
        card("Recall", EVENT, "POWER: Shuffle all cards from your discard pile into your Life "
             "Deck."),
        card("Watcher", DRILL, f"[constant] Whenever you shuffle cards from {zone}, raise your "
             "anger 1."),
        mine={"hand": ["Recall"], "play": ["Watcher"], "discard": ["Filler", "Filler"], "anger": 1},
    )  # fmt: skip


def test_an_effect_that_prevents_damage_is_heard() -> None:
    staged(
        """
        opponent: play Filler
        play Guard
        expect you anger = 1
        """,
        card("Guard", PHYSICAL, "[defense] Prevent all damage from that attack."),
        card("Watcher", DRILL, "[constant] Whenever a card effect prevents any damage from an "
             "attack, raise your anger 1."),
        mine={"hand": ["Guard"], "play": ["Watcher"]},
        theirs={"hand": ["Filler"]},
        turn="opponent",
        action="opponent",
    )  # fmt: skip
