"""What goes on from the sentence before: its attacks, the other side of what it measured."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("If your anger is higher than your opponent's, draw a card. If it is lower, Rejuvenate 1.",
         "If your anger is higher than your opponent's, draw a card. If your anger is lower than "
         "your opponent's, Rejuvenate 1."),
        ("If your MP's level is higher than your opponent's, draw a card. If they are equal, "
         "Rejuvenate 1.",
         "If your MP's level is higher than your opponent's, draw a card. If your MP's level is "
         "equal to your opponent's, Rejuvenate 1."),
        ("If you control more Allies than your opponent, draw a card. If you control fewer, "
         "Rejuvenate 1.",
         "If you control more Allies than your opponent, draw a card. If you control fewer Allies "
         "than your opponent, Rejuvenate 1."),
        ("If you control more Allies than your opponent, draw a card. If you control less Allies, "
         "Rejuvenate 1.",
         "If you control more Allies than your opponent, draw a card. If you control fewer Allies "
         "than your opponent, Rejuvenate 1."),
        ("If your MP's power stage is 5 or less, draw a card. If it is higher than 5, Rejuvenate 1.",
         "If your MP's power stage is 5 or less, draw a card. If your MP's power stage is over 5, "
         "Rejuvenate 1."),
        ("If you were the defender this turn, draw a card.",
         "If your opponent has declared combat this turn, draw a card."),
        ("For the rest of the turn, each time you raise your anger, raise it 1 more level.",
         "This turn, whenever you raise your anger, increase that amount by 1."),
    ],
)  # fmt: skip
def test_what_was_asked_is_asked_on_its_other_side(said: str, meant: str) -> None:
    assert canonical(f"POWER: {said}", EVENT) == canonical(f"POWER: {meant}", EVENT)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("While you control a Drill, they deal +2 stages of damage instead.",
         "While you control a Drill, your attacks deal +2 stages of damage instead."),
        ("They cannot be stopped while you control a Drill.",
         "While you control a Drill, your attacks cannot be stopped."),
        ("If you control a Drill, those attacks cannot be stopped.",
         "While you control a Drill, your attacks cannot be stopped."),
    ],
)  # fmt: skip
def test_they_are_the_attacks_of_the_sentence_before(said: str, meant: str) -> None:
    first = "[constant] Your attacks deal +1 stage of damage. "
    assert canonical(first + said, DRILL) == canonical(first + meant, DRILL)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("[constant] When you have no cards in hand at the start of your turn, draw a card.",
         "[constant] At the start of your turn, if you have no cards in your hand, draw a card."),
        ("[instant] POWER: Use when your MP is at 0 stages at the beginning of your turn. Draw a "
         "card.",
         "[instant] POWER: Use at the beginning of your turn if your MP's power stage is 0. Draw a "
         "card."),
        ("[instant] POWER: Use when your opponent has performed his third attack in a combat. Draw "
         "a card.",
         "[instant] POWER: Use when your opponent performs his third attack each combat. Draw a "
         "card."),
        ("[constant] After your opponent has just played an Event, draw a card.",
         "[constant] Whenever your opponent plays an Event, draw a card."),
        ("[constant] Whenever your opponent attacks, draw a card.",
         "[constant] Whenever your opponent performs an attack, draw a card."),
    ],
)  # fmt: skip
def test_a_timing_is_the_same_in_other_words(said: str, meant: str) -> None:
    assert canonical(said, DRILL) == canonical(meant, DRILL)


@pytest.mark.parametrize(
    "text",
    [
        "If this is the only attack you have performed this combat, draw a card.",
        "If your opponent has not attacked this combat, draw a card.",
        "If your opponent has not yet performed an attack this combat, draw a card.",
    ],
)
def test_of_this_combat_it_is_so(text: str) -> None:
    sole = card("Sole", PHYSICAL, f"[attack] Physical attack. {text} DAMAGE: 1 stage.")
    tell(sole, you={"hand": ["Sole"]}, steps="play Sole\nno defense\nexpect your hand = 1")
    second = """
        play Sole
        no defense
        expect your hand = 2
        opponent: play Filler
        no defense
        play Sole
        no defense
        expect your hand = 1
    """
    tell(sole, you={"hand": ["Sole", "Sole"]}, opponent={"hand": ["Filler"]}, steps=second)


@pytest.mark.parametrize(("drills", "dealt"), [(["Idle Drill"], 4), ([], 3)])
def test_they_deal_so_much_instead(drills: list[str], dealt: int) -> None:
    zeal = card("Zeal", DRILL, "[constant] Your attacks deal +1 stage of damage. While you control "
                "2 Drills, they deal +2 stages of damage instead.")  # fmt: skip
    tell(zeal, you={"play": ["Zeal", *drills], "hand": ["Filler"]}, opponent={"stages": 8},
         steps=f"play Filler\nno defense\nexpect opponent stages = {8 - dealt}")  # fmt: skip


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("If it is your opponent's turn, draw a card.",
         "If it is your opponent's turn, draw a card."),
        ("If it is a Styled attack, draw a card.",
         "If that attack was a Styled attack, draw a card."),
        ("If this card was played from your discard pile, banish it after use.",
         "If this card was played from your discard pile, banish this card after use."),
    ],
)  # fmt: skip
def test_it_is_what_was_spoken_of(said: str, meant: str) -> None:
    block = "[defense] Stops a physical attack. "
    assert canonical(block + said, PHYSICAL) == block + meant
