"""What is chosen that is no card, what cards share with others, and attacks by their card."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Style
from tests.rules.happening import BALL, DRILL, ENERGY, EVENT, KICK, PHYSICAL, SETUP, card
from tests.rules.staged import staged, tell

BLUE = card("Blue Kick", PHYSICAL, KICK, style=Style.BLUE)
RED = card("Red Blast", ENERGY, "[attack] Energy attack. DAMAGE: 2 life cards.", style=Style.RED)
WAVE = card("Great Wave", ENERGY, "[attack] Energy attack. DAMAGE: 1 life card.")


@pytest.mark.parametrize(("said", "may"), [("Physical Combat", "no "), ("Energy Combat", "")])
def test_cards_of_the_chosen_type_cannot_be_played(said: str, may: str) -> None:
    staged(
        f"""
        play Choice
        choose {said}
        expect {may}option play Blue Kick
        """,
        card("Choice", EVENT, "POWER: Choose a card type. Your opponent cannot play cards of that "
             "type this combat."),
        BLUE,
        mine={"hand": ["Choice"]},
        theirs={"hand": ["Blue Kick"]},
    )  # fmt: skip


@pytest.mark.parametrize(("said", "may"), [("Blue", "no "), ("Red", "")])
def test_attacks_of_the_named_style_cannot_be_performed(said: str, may: str) -> None:
    staged(
        f"""
        play Choice
        choose {said}
        expect {may}option play Blue Kick
        """,
        card("Choice", EVENT, "POWER: Name a Style. Your opponent cannot perform attacks of that "
             "Style this combat."),
        BLUE,
        mine={"hand": ["Choice"]},
        theirs={"hand": ["Blue Kick"]},
    )  # fmt: skip


@pytest.mark.parametrize(("said", "stages"), [("Physical", 5), ("Energy", 8)])
def test_attacks_of_the_chosen_kind_are_stronger(said: str, stages: int) -> None:
    staged(
        f"""
        play Choice
        choose {said}
        opponent: pass
        play Blue Kick
        opponent: no defense
        expect opponent.stages = {stages}
        """,
        card("Choice", EVENT, "POWER: Choose physical or energy. Your attacks of that type deal +3 "
             "stages of damage this combat."),
        BLUE,
        mine={"hand": ["Choice", "Blue Kick"]},
        theirs={"stages": 10},
    )  # fmt: skip


@pytest.mark.parametrize(("number", "left"), [(2, 1), (3, 2)])
def test_the_chosen_number_is_meant_afterwards(number: int, left: int) -> None:
    staged(
        f"""
        play Choice
        choose {number}
        expect opponent hand = {left}
        """,
        card("Choice", EVENT, "POWER: Choose a number. Your opponent reveals his hand and discards "
             "all cards with Endurance equal to that number."),
        mine={"hand": ["Choice"]},
        theirs={"hand": ["Lasting Block", "Filler"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("words", "found"),
    [("with the same Style", "Blue Kick"), ("of a different Style", "Red Blast")],
)
def test_what_is_found_is_of_the_style_of_what_was_discarded(words: str, found: str) -> None:
    staged(
        f"""
        play Search
        expect you hand has {found}
        """,
        card("Search", EVENT, "POWER: Discard a Styled card from your hand to search your Life Deck "
             f"for a Styled attack card {words} and place it into your hand."),
        card("Blue Storm", PHYSICAL, KICK, style=Style.BLUE),
        BLUE,
        RED,
        mine={"hand": ["Search", "Blue Storm"], "life_deck": ["Blue Kick", "Red Blast"]},
    )  # fmt: skip


@pytest.mark.parametrize(("title", "stages"), [("Great Wave", 7), ("Filler", 8)])
def test_attacks_are_meant_by_a_word_in_their_title(title: str, stages: int) -> None:
    staged(
        f"""
        play {title}
        opponent: no defense
        expect opponent.stages = {stages}
        """,
        card("Watcher", DRILL, '[constant] Your attacks with "Wave" in the title deal +3 stages of '
             "damage."),
        WAVE,
        mine={"hand": [title], "play": ["Watcher"]},
        theirs={"stages": 10},
    )  # fmt: skip


def test_dragon_balls_of_a_set_that_only_the_card_names_are_meant() -> None:
    staged(
        """
        play Search
        expect you play has Far Ball
        """,
        card("Search", EVENT, "POWER: Search your Life Deck for a Dende Dragon Ball and place it "
             "into play."),
        card("Far Ball", BALL, "Draw a card.", dragon_ball_set="Dende"),
        mine={"hand": ["Search"], "life_deck": ["Ball", "Far Ball"]},
        auto="first",
    )  # fmt: skip


@pytest.mark.parametrize(("cost", "more"), [(3, 3), (2, 0)])
def test_what_an_attack_costs_is_asked_of_it(cost: int, more: int) -> None:
    staged(
        f"""
        opponent: play Costly
        play Answer
        expect you.stages = {5 + more}
        """,
        card("Costly", PHYSICAL, f"[attack] {cost}: Physical attack. DAMAGE: 1 stage."),
        card("Answer", PHYSICAL, "[defense] Stops a physical attack. If that attack cost 3 or more "
             "stages, your MP gains 3 stages."),
        mine={"hand": ["Answer"], "stages": 5},
        theirs={"hand": ["Costly"], "stages": 10},
        action="opponent",
        turn="opponent",
    )  # fmt: skip


@pytest.mark.parametrize(("drills", "stages"), [(2, 8), (0, 10)])
def test_an_attack_costs_what_x_means(drills: int, stages: int) -> None:
    staged(
        f"""
        play Costly
        opponent: no defense
        expect you.stages = {stages}
        """,
        card("Costly", ENERGY, "[attack] Energy attack costing X stages. DAMAGE: 1 life card. "
             "X = the number of Drills you control."),
        mine={"hand": ["Costly"], "stages": 10, "play": ["Idle Drill", "Other Drill"][:drills]},
    )  # fmt: skip


def test_a_cost_that_cannot_be_paid_keeps_the_attack_in_the_hand() -> None:
    staged(
        """
        expect why not Costly: ATK-2
        """,
        card("Costly", ENERGY, "[attack] Energy attack costing X stages. DAMAGE: 1 life card. "
             "X = the number of Drills you control."),
        card("Idle", SETUP, "POWER: Draw a card."),
        mine={"hand": ["Costly"], "stages": 1, "play": ["Idle Drill", "Other Drill"]},
    )  # fmt: skip


_SEES_HAND = [
    ("Look at your opponent's hand. Choose an Event and banish it.", "", 1),
    ("Look at your opponent's hand. You may choose an Event and banish it.", "yes", 1),
    ("Look at your opponent's hand. You may choose an Event and banish it.", "no", 0),
    ("You may look at your opponent's hand. If you do, choose an Event and banish it.", "yes", 1),
    ("You may look at your opponent's hand. If you do, choose an Event and banish it.", "no", 0),
    ("You may look at your opponent's hand. If you do, you may choose an Event and banish it.",
     "yes\nyes", 1),
    ("Your opponent reveals his hand. If your anger is 0, choose an Event and banish it.", "", 1),
    ("Your opponent reveals his hand. If your anger is 1, choose an Event and banish it.", "", 0),
]  # fmt: skip


@pytest.mark.parametrize(("said", "answers", "gone"), _SEES_HAND)
def test_what_is_chosen_after_cards_were_shown_is_one_of_those(
    said: str, answers: str, gone: int
) -> None:
    """EFF-1: an Event lies nowhere else, so it is chosen where it was seen."""
    tell(
        card("Peek", EVENT, f"POWER: {said}"),
        card("Feast", EVENT, "POWER: Draw a card."),
        you={"hand": ["Peek"]},
        opponent={"hand": ["Feast", "Filler"]},
        steps=f"play Peek\n{answers}\nexpect opponent banished = {gone}",
    )


def test_what_may_lie_in_play_is_not_taken_for_a_card_that_was_shown() -> None:
    """EFF-1: a condition of something else speaks of what is in play."""
    tell(
        card("Peek", EVENT, "POWER: Look at your opponent's hand. If your anger is 0, choose a Drill "
             "and banish it."),
        you={"hand": ["Peek"]},
        opponent={"hand": ["Other Drill"], "play": ["Idle Drill"]},
        steps="play Peek\nexpect opponent banished has Idle Drill\nexpect opponent hand = 1",
    )  # fmt: skip
