"""Cards that go together, waited for by how many they are, and changed as a whole (EFF-4, EFF-5)."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, EVENT, card
from tests.rules.staged import canonical, tell

LUCK = card("Luck", EVENT, "POWER: Draw 3 cards.")
HINT = card("Hint", EVENT, "POWER: Draw a card.")
LOSS = card("Loss", EVENT, "POWER: Your opponent discards 2 cards from his hand.")


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        ("If your opponent would draw 2 or more cards, he draws 1 card instead.",
         "Whenever your opponent would draw 2 or more cards, your opponent draws 1 card instead."),
        ("Whenever your opponent would draw cards, he draws 1 fewer card.",
         "Whenever your opponent draws cards, reduce that amount by 1."),
        ("Whenever you would discard cards from your hand, discard 1 less.",
         "Whenever you discard cards from your hand, reduce that amount by 1."),
        ("Whenever 2 or more Drills are destroyed, gain 1 stage.",
         "Whenever 2 or more Drills are destroyed, gain 1 stage."),
    ],
)  # fmt: skip
def test_it_is_read(said: str, printed: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {printed}"


def test_so_many_drawn_at_once_set_it_off_and_fewer_do_not() -> None:
    tell(
        card("Envy", DRILL, "[constant] Whenever your opponent draws 2 or more cards, gain 1 stage."),
        LUCK, HINT,
        you={"play": ["Envy"], "stages": 3},
        opponent={"hand": ["Hint", "Hint", "Luck"]},
        steps="""
        pass
        opponent: play Hint
        you: pass
        opponent: play Hint
        expect you.stages = 3
        you: pass
        opponent: play Luck
        expect you.stages = 4
    """,
    )  # fmt: skip


def test_once_a_turn_it_waits_for_enough() -> None:
    tell(
        card("Envy", DRILL, "[constant] Once per turn, whenever your opponent draws 2 or more "
             "cards, gain 1 stage."),
        LUCK, HINT,
        you={"play": ["Envy"], "stages": 3},
        opponent={"hand": ["Hint", "Luck", "Luck"]},
        steps="""
        pass
        opponent: play Hint
        expect you.stages = 3
        you: pass
        opponent: play Luck
        expect you.stages = 4
        you: pass
        opponent: play Luck
        expect you.stages = 4
    """,
    )  # fmt: skip


def test_what_would_be_drawn_is_less_or_something_else() -> None:
    tell(
        card("Thief", DRILL, "[constant] If your opponent would draw 2 or more cards, he draws 1 "
             "card instead."),
        LUCK, HINT,
        you={"play": ["Thief"]},
        opponent={"hand": ["Luck", "Hint"]},
        steps="""
        pass
        opponent: play Luck
        expect opponent hand = 2
        you: pass
        opponent: play Hint
        expect opponent hand = 2
    """,
    )  # fmt: skip


def test_fewer_are_drawn_by_effects_and_in_the_draw_step() -> None:
    thief = card(
        "Thief",
        DRILL,
        "[constant] Whenever your opponent would draw cards, he draws 1 fewer card.",
    )
    tell(
        thief,
        LUCK,
        you={"play": ["Thief"]},
        opponent={"hand": ["Luck"]},
        steps="""
        pass
        opponent: play Luck
        expect opponent hand = 2
    """,
    )
    tell(
        thief,
        opponent={"play": ["Thief"]},
        start={"phase": "draw"},
        steps="""
        expect you hand = 2
    """,
    )


def test_fewer_are_discarded_and_one_that_is_asked_for_is_not() -> None:
    tell(
        card("Grip", DRILL, "[constant] Whenever you would discard cards from your hand, discard 1 "
             "less."),
        LOSS,
        you={"play": ["Grip"], "hand": ["Filler", "Block"]},
        opponent={"hand": ["Loss"]},
        steps="""
        pass
        opponent: play Loss
        you: pick Block
        expect you hand = 1
        expect you hand has Filler
    """,
    )  # fmt: skip


def test_more_are_discarded() -> None:
    tell(
        card("Rage", DRILL, "[constant] Whenever your opponent discards cards from his hand by "
             "your effects, he discards 1 additional card."),
        LOSS,
        you={"play": ["Rage"], "hand": ["Loss"]},
        opponent={"hand": ["Filler", "Block", "Lasting Block", "Filler"]},
        steps="""
        play Loss
        opponent: pick Filler
        opponent: pick Block
        opponent: pick Lasting Block
        expect opponent hand = 1
    """,
    )  # fmt: skip


def test_an_instant_power_is_offered_for_so_many() -> None:
    tell(
        card("Tax", EVENT, "[instant] Use when your opponent draws 2 or more cards. He discards 1 "
             "of those cards."),
        LUCK, HINT,
        you={"hand": ["Tax"]},
        opponent={"hand": ["Hint", "Luck"]},
        steps="""
        pass
        opponent: play Hint
        you: pass
        opponent: play Luck
        you: yes
        opponent: choose Filler
        expect you discard has Tax
        expect opponent hand = 3
    """,
    )  # fmt: skip


def test_all_that_were_drawn_are_those_cards() -> None:
    tell(
        card("Curse", DRILL, "[constant] Whenever your opponent draws cards by a card effect, he "
             "banishes those cards."),
        LUCK,
        you={"play": ["Curse"]},
        opponent={"hand": ["Luck", "Block"]},
        steps="""
        pass
        opponent: play Luck
        expect opponent hand = 1
        expect opponent banished = 3
    """,
    )  # fmt: skip


def test_from_one_zone_or_another() -> None:
    tell(
        card("Toll", DRILL, "[constant] Whenever you banish a card from your hand or your discard "
             "pile, gain 1 stage."),
        card("Burn", EVENT, "POWER: Banish a card from your discard pile."),
        card("Cast", EVENT, "POWER: Banish a card from your hand."),
        card("Mill", EVENT, "POWER: Banish the top card of your Life Deck."),
        you={"play": ["Toll"], "hand": ["Burn", "Cast", "Mill", "Block"], "discard": ["Filler"],
             "stages": 3},
        steps="""
        play Burn
        expect you.stages = 4
        opponent: pass
        you: play Mill
        expect you.stages = 4
        opponent: pass
        you: play Cast
        expect you.stages = 5
    """,
    )  # fmt: skip
