"""That player, how many are missing, how far apart, half of it; what is taken over from cards."""

from __future__ import annotations

from typing import Any

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, tell

FRIENDS = (
    card("Mate", ALLY, "POWER: Draw a card.", level=1),
    card("Pal", ALLY, "POWER: Raise your anger 1.", level=2),
    card("Beam", ENERGY, "[attack] Energy attack. DAMAGE: 3 stages +3 life cards."),
    card("Hitter", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage. HIT: Raise your anger 1. Draw a card."),
)  # fmt: skip


def said(text: str, steps: str, *cards: Any, kind: Any = EVENT, **sides: Any) -> None:
    """Play a card with that text, with two Allies and two attacks at hand."""
    you = {"hand": ["Tried"], **sides.pop("you", {})}
    tell(card("Tried", kind, text), *FRIENDS, *cards, steps=steps, you=you, **sides)


# ---------------------------------------------------------------------------- that player


def test_what_is_so_of_the_player_who_was_chosen() -> None:
    text = "POWER: Choose a player. If that player controls 2 or more Drills, that player draws a card."
    two = {"play": ["Idle Drill", "Other Drill"]}
    said(text, "play Tried\nchoose Your opponent\nexpect opponent hand = 1", opponent=two)
    said(
        text, "play Tried\nchoose You\nexpect opponent hand = 0\nexpect your hand = 0", opponent=two
    )
    said(text, "play Tried\nchoose You\nexpect your hand = 1", you=two)


def test_what_the_chosen_player_cannot_do() -> None:
    text = "POWER: Choose a player. That player cannot draw cards this combat."
    for who, mine, his in (("You", 0, 1), ("Your opponent", 1, 0)):
        said(text, f"play Tried\nchoose {who}\nopponent: use Calm Mastery\nexpect opponent hand = {his}\n"
             f"use Calm Mastery\nexpect your hand = {mine}")  # fmt: skip


def test_whose_card_it_was() -> None:
    text = "POWER: Destroy a Drill in play. Destroy the top 2 cards of its controller's Life Deck."
    assert canonical(text) == text.replace("controller", "owner")
    said(text, "play Tried\nexpect opponent discard = 3\nexpect your discard = 1",
         opponent={"play": ["Idle Drill"]})  # fmt: skip
    said(text, "play Tried\nexpect opponent discard = 0\nexpect your discard = 4",
         you={"play": ["Idle Drill"]})  # fmt: skip
    text = "POWER: Choose an Ally. Lower its controller's anger 1."
    said(text, "play Tried\nexpect your anger = 1\nexpect opponent anger = 2",
         you={"anger": 2, "play": ["Mate"]}, opponent={"anger": 2})  # fmt: skip
    text = "[constant] Whenever a Drill is destroyed, lower its owner's anger 1."
    sweep = card("Sweep", EVENT, "POWER: Destroy a Drill in play.")
    for owner, mine, his in (("you", 1, 2), ("opponent", 2, 1)):
        sides: dict[str, Any] = {"you": {"anger": 2, "play": ["Tried"]}, "opponent": {"anger": 2}}
        sides[owner]["play"] = [*sides[owner].get("play", []), "Idle Drill"]
        sides["you"]["hand"] = ["Sweep"]
        said(text, f"play Sweep\nchoose Idle Drill\nexpect your anger = {mine}\n"
             f"expect opponent anger = {his}", sweep, kind=DRILL, **sides)  # fmt: skip


def test_what_each_one_of_whom_it_is_so_may_do() -> None:
    text = "POWER: Each player who controls an Ally may draw a card."
    assert canonical(text) == text
    said(text, "play Tried\nopponent: yes\nexpect opponent hand = 1\nexpect your hand = 0",
         opponent={"play": ["Mate"]})  # fmt: skip
    said(text, "play Tried\nyou: no\nopponent: yes\nexpect opponent hand = 1\nexpect your hand = 0",
         you={"play": ["Pal"]}, opponent={"play": ["Mate"]})  # fmt: skip


def test_the_opponent_of_a_player() -> None:
    text = "[constant] Whenever a player plays a Drill, his opponent gains 1 stage."
    start = {"phase": "planning"}
    said(text, "play Idle Drill\nexpect opponent stages = 4\nexpect your stages = 2", kind=DRILL, start=start,
         you={"stages": 1, "play": ["Tried"], "hand": ["Idle Drill"]}, opponent={"stages": 3})  # fmt: skip


# ---------------------------------------------------------------------------- how many are missing


@pytest.mark.parametrize(("held", "hand"), [(0, 3), (2, 3), (4, 4)])
def test_drawing_until_there_are_so_many(held: int, hand: int) -> None:
    said("POWER: Draw until you have 3 cards in hand.", f"play Tried\nexpect your hand = {hand}",
         you={"hand": ["Tried", *["Ball"] * held]})  # fmt: skip
    said("POWER: Each player draws cards until he has 3 cards in his hand.",
         f"play Tried\nexpect your hand = 3\nexpect opponent hand = {hand}",
         opponent={"hand": ["Ball"] * held})  # fmt: skip
    said("POWER: Draw cards until you have as many cards in hand as your opponent.",
         f"play Tried\nexpect your hand = {max(1, held)}",
         you={"hand": ["Tried", "Ball"]}, opponent={"hand": ["Ball"] * held})  # fmt: skip


@pytest.mark.parametrize("held", [0, 2, 4])
def test_discarding_until_there_are_so_few(held: int) -> None:
    text = "POWER: Your opponent discards cards until he has 2 cards in his hand."
    picks = "\nopponent: choose Filler" * max(0, held - 2)
    said(text, f"play Tried{picks}\nexpect opponent hand = {min(2, held)}",
         opponent={"hand": ["Filler"] * held})  # fmt: skip


# ---------------------------------------------------------------------------- how far apart


def test_the_difference_of_what_was_compared() -> None:
    text = "POWER: If your opponent has more cards in hand than you, draw cards equal to the difference."
    assert canonical(text) == (
        "POWER: If your opponent has more cards in his hand than you, draw cards equal to the difference "
        "between the number of cards in your hand and the number of cards in his hand."
    )
    said(text, "play Tried\nexpect your hand = 3", you={"hand": ["Tried", "Ball"]},
         opponent={"hand": ["Filler"] * 3})  # fmt: skip
    said(text, "play Tried\nexpect your hand = 2", you={"hand": ["Tried", "Ball", "Ball"]},
         opponent={"hand": ["Filler"]})  # fmt: skip
    text = (
        "POWER: If you control fewer Drills than your opponent, draw cards equal to the difference."
    )
    said(text, "play Tried\nexpect your hand = 2", opponent={"play": ["Idle Drill", "Other Drill"]})
    text = "POWER: If your anger is lower than your opponent's, your MP gains stages equal to the difference."
    said(
        text,
        "play Tried\nexpect your stages = 5",
        you={"anger": 1, "stages": 2},
        opponent={"anger": 4},
    )


@pytest.mark.parametrize(("level", "drawn"), [(1, 0), (2, 0), (4, 2)])
def test_so_much_for_each_level_that_one_is_higher(level: int, drawn: int) -> None:
    text = "POWER: Draw a card for each level your opponent's MP is higher than yours."
    assert canonical(text).endswith("higher than your MP.")
    said(
        text, f"play Tried\nexpect your hand = {drawn}", you={"level": 2}, opponent={"level": level}
    )


def test_all_but_so_many_of_his() -> None:
    text = "POWER: Each player destroys all but one of his Drills."
    said(text, "play Tried\nyou: choose Idle Drill\nopponent: choose Other Drill\nexpect your play = 1\n"
         "expect opponent play = 1\nexpect opponent discard has Other Drill",
         you={"play": ["Idle Drill", "Falling Drill"]},
         opponent={"play": ["Idle Drill", "Other Drill"]})  # fmt: skip
    said(
        text,
        "play Tried\nexpect your play = 0\nexpect opponent play = 1",
        opponent={"play": ["Idle Drill"]},
    )


def test_anger_is_raised_to_the_others() -> None:
    text = "POWER: If your anger is lower than your opponent's, raise your anger to equal your opponent's."
    said(text, "play Tried\nexpect your anger = 3", you={"anger": 1}, opponent={"anger": 3})
    said(text, "play Tried\nexpect your anger = 3", you={"anger": 3}, opponent={"anger": 1})


# ---------------------------------------------------------------------------- half, and to whom


def test_half_of_the_damage_is_prevented() -> None:
    text = "[defense] Prevent half of the damage from an energy attack."
    assert canonical(text, PHYSICAL) == (
        "[defense] Prevent half of the stages and half of the life cards of damage from an energy attack."
    )
    # Of 3 stages and 3 life cards, 2 of each.
    said(text, "you: pass\nopponent: play Beam\nyou: play Tried\nexpect your stages = 4\nexpect your discard = 2",
         kind=PHYSICAL, you={"stages": 5}, opponent={"hand": ["Beam"]})  # fmt: skip


def test_an_ally_takes_what_is_dealt_to_the_mp_or_none() -> None:
    text = "[constant] Damage that would be dealt to your MP is dealt to this Ally instead."
    tried = {"card": "Tried", "stages": 5}
    said(text, "you: pass\nopponent: play Filler\nexpect your stages = 5\nexpect stages of Tried = 3", kind=ALLY,
         you={"stages": 5, "hand": [], "play": [tried, "Mate"]}, opponent={"hand": ["Filler"]})  # fmt: skip
    text = "[constant] This Ally cannot have damage redirected to it."
    said(text, "you: pass\nopponent: play Filler\nexpect your stages = 3\nexpect stages of Tried = 5", kind=ALLY,
         you={"stages": 5, "hand": [], "play": [tried]}, opponent={"hand": ["Filler"]})  # fmt: skip


# ---------------------------------------------------------------------------- taken over


def test_hit_effects_of_another_attack() -> None:
    text = "[attack] Physical attack. This attack gains all HIT effects of another attack in your discard pile. DAMAGE: 2 stages. HIT: Raise your anger 1."
    said(text, "play Tried\nopponent: no\nexpect your anger = 2\nexpect your hand = 1", kind=PHYSICAL,
         you={"discard": ["Hitter", "Filler"]})  # fmt: skip
    said(text, "play Tried\nopponent: no\nexpect your anger = 1\nexpect your hand = 0", kind=PHYSICAL,
         you={"discard": ["Filler"]})  # fmt: skip
    # Stopped, it has none.
    said(text, "play Tried\nopponent: play Block\nexpect your anger = 0\nexpect your hand = 0", kind=PHYSICAL,
         you={"discard": ["Hitter"]}, opponent={"hand": ["Block"]})  # fmt: skip


def test_hit_effects_of_the_top_card_of_a_pile() -> None:
    text = "[attack] Physical attack. This attack gains the HIT effects of the top card of your discard pile if it is an attack. DAMAGE: 2 stages."
    # The top card stands first.
    piles = (["Hitter", "Filler"], 1), (["Filler", "Hitter"], 0), (["Block", "Hitter"], 0)
    for pile, anger in piles:
        said(text, f"play Tried\nopponent: no\nexpect your anger = {anger}", kind=PHYSICAL,
             you={"discard": pile})  # fmt: skip


def test_a_power_is_copied() -> None:
    text = "POWER: Copy the Power of one of your opponent's Allies."
    assert canonical(text) == "POWER: Use the Power of an opponent's Ally."
    said(text, "play Tried\nchoose Pal\nexpect your anger = 1\nexpect opponent anger = 0",
         opponent={"play": ["Mate", "Pal"]})  # fmt: skip


def test_an_ally_loses_its_power_for_a_time() -> None:
    text = "POWER: One of your opponent's Allies loses its Power this combat."
    assert (
        canonical(text) == "POWER: Choose an opponent's Ally and it loses all effects this combat."
    )
    said(text, "play Tried\nchoose Pal\nexpect no option opponent: use Pal\nexpect option opponent: use Mate",
         opponent={"stages": 0, "play": ["Mate", "Pal"]})  # fmt: skip


def test_that_attack_is_nobody_knows_which() -> None:
    text = (
        "[attack] Physical attack. This attack gains the HIT effects of an attack. DAMAGE: 1 stage."
    )
    assert compile_text(card("Sword", PHYSICAL, ""), text).failures


# ---------------------------------------------------------------------------- which ones


def test_the_others_are_those_that_were_not_chosen() -> None:
    text = "POWER: Your opponent chooses one of his Drills. Destroy all of his other Drills."
    three = {"play": ["Idle Drill", "Other Drill", "Falling Drill"]}
    said(text, "play Tried\nopponent: choose Other Drill\nexpect opponent play = 1\n"
         "expect opponent play has Other Drill", opponent=three)  # fmt: skip
    # Of a card's own text the others are all but itself.
    said("POWER: Destroy all of your other Drills.", "use Tried\nexpect your play has Tried\nexpect your play = 1",
         kind=DRILL, you={"hand": [], "play": ["Tried", "Idle Drill"]})  # fmt: skip


def test_it_is_one_of_those_that_he_controls() -> None:
    text = "POWER: If your opponent controls an Ally with a higher level than your MP, gain control of it this combat."
    assert canonical(text) == text
    said(text, "play Tried\nexpect your play has Pal\nexpect opponent play has Mate",
         opponent={"play": ["Mate", "Pal"]})  # fmt: skip
    said(text, "play Tried\nexpect your play = 0", opponent={"play": ["Mate"]})
    # What was spoken of before is still what "it" is.
    text = "POWER: Reveal the top card of your Life Deck. If your opponent controls an Ally, banish it."
    said(text, "play Tried\nexpect your banished has Beam\nexpect opponent play has Mate",
         you={"life_deck": ["Beam"]}, opponent={"play": ["Mate"]})  # fmt: skip


def test_the_power_of_a_card_that_lies_in_a_pile() -> None:
    plan = card("Plan", SETUP, "POWER: Raise your anger 2.")
    text = "POWER: Choose a Setup in your opponent's discard pile. Use its Power as if it were yours, then banish it."
    said(text, "play Tried\nexpect your anger = 2\nexpect opponent anger = 0\nexpect opponent banished has Plan",
         plan, opponent={"discard": ["Plan"]})  # fmt: skip
