"""What was read of a fourth fan set and played otherwise than it says."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, ENERGY, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, tell

JAB = card("Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 4 stages.")
AGAIN = card("Again", EVENT, "POWER: Perform an attack from your discard pile.")
MIRROR = card(
    "Mirror", EVENT, "[defense] POWER: Redirect all damage from an attack to the attacker."
)
SHIFT = card(
    "Shift", EVENT, "[defense] POWER: That attack deals its stages of damage to one of your Allies."
)


# ---------------------------------------------------------------------------- the card at an end


@pytest.mark.parametrize(
    ("text", "pile", "met"),
    [
        ("If the top card of your discard pile has Endurance, Rejuvenate it.",
         ["Lasting Block", "Filler"], "your life_deck bottom = Lasting Block"),
        ("If the top card of your discard pile has Endurance, Rejuvenate it.",
         ["Filler", "Lasting Block"], "your discard has Lasting Block"),
        ("Draw a card. If the top card of your discard pile has Endurance 2 or more, place that "
         "card into your hand.",
         ["Lasting Block", "Filler"], "your hand has Lasting Block"),
        ("Unless the bottom card of your discard pile has Endurance, Rejuvenate it.",
         ["Lasting Block", "Ball"], "your life_deck bottom = Ball"),
        ("If the top card of your opponent's discard pile has Endurance, banish it.",
         ["Lasting Block", "Filler"], "opponent banished has Lasting Block"),
        ("If the top card of your opponent's discard pile has Endurance, banish it.",
         ["Filler", "Lasting Block"], "opponent banished = 0"),
    ],
)  # fmt: skip
def test_the_card_that_is_asked_for_endurance_is_it(text: str, pile: list[str], met: str) -> None:
    """EFF-1: and not the card whose text asks, which has Endurance, too."""
    piles = {"discard": pile}
    tell(
        card("Knee", EVENT, f"POWER: {text}", endurance=3),
        you={"hand": ["Knee"], **piles},
        opponent=piles,
        steps=f"play Knee\nexpect {met}\nexpect your life_deck has no Knee",
    )


# ---------------------------------------------------------------------------- what it costs there


@pytest.mark.parametrize(
    ("note", "play", "paid", "dealt"),
    [
        ("If this attack is performed from your discard pile, it costs 0 stages to perform.",
         "Again", 0, 2),
        ("If this attack is performed from your discard pile, it costs 0 stages to perform.",
         "Spark", 2, 2),
        ("This attack costs -1 stage when performed from your discard pile.", "Again", 1, 2),
        ("If this attack is performed from your hand, it costs +1 stage to perform.", "Again", 2, 2),
        ("If this attack is performed from your hand, it costs +1 stage to perform.", "Spark", 3, 2),
        ("If this attack is performed from your discard pile, it costs 0 stages and deals +2 life "
         "cards of damage.", "Again", 0, 4),
        ("If this attack is performed from your discard pile, it costs 0 stages and deals +2 life "
         "cards of damage.", "Spark", 2, 2),
        ("If this attack is performed from your discard pile, it deals +2 life cards of damage.",
         "Again", 2, 4),
    ],
)  # fmt: skip
def test_what_an_attack_costs_is_told_by_its_own_text_of_where_it_comes_from(
    note: str, play: str, paid: int, dealt: int
) -> None:
    """ATK-2: it is known before it is paid."""
    tell(
        card("Spark", ENERGY, f"({note}) [attack] Energy attack costing 2 stages. DAMAGE: 2 life "
             "cards."),
        AGAIN,
        you={"hand": [play], "discard": ["Spark"] if play == "Again" else []},
        steps=f"""
            play {play}
            opponent: no defense
            expect your stages = {5 - paid}
            expect opponent discard = {dealt}
        """,
    )  # fmt: skip


@pytest.mark.parametrize(("costs", "able"), [("0 stages", True), ("+1 stage", False)])
def test_who_cannot_pay_for_it_there_does_not_perform_it(costs: str, able: bool) -> None:
    """ATK-2"""
    note = f"If this attack is performed from your discard pile, it costs {costs} to perform."
    tell(
        card("Spark", ENERGY, f"({note}) [attack] Energy attack costing 2 stages. DAMAGE: 2 life "
             "cards."),
        AGAIN,
        you={"hand": ["Again"], "discard": ["Spark"], "stages": 2 - able},
        steps=f"play Again\nexpect opponent discard = {2 if able else 0}",
    )  # fmt: skip


@pytest.mark.parametrize(
    "note",
    [
        "If this card is discarded, this attack costs 0 stages to perform.",
        "If this attack is stopped, it costs 0 stages to perform.",
    ],
)
def test_the_cost_is_told_by_nothing_that_comes_later(note: str) -> None:
    text = f"({note}) [attack] Energy attack costing 2 stages. DAMAGE: 2 life cards."
    assert compile_text(card("Spark", ENERGY, ""), text).failures


# ---------------------------------------------------------------------------- beside a price


PRICE = "Destroy a Drill you control to draw a card."


@pytest.mark.parametrize(
    ("more", "able"),
    [
        ("If you control no Allies, raise your anger 1.", True),
        ("If your MP is Hero, raise your anger 1.", True),
        ("Unless you control a Drill, raise your anger 1.", True),
        ("If you control an Ally, raise your anger 1.", False),
        ("If that Drill was Styled, raise your anger 1.", False),
        ("If you destroyed a Drill, raise your anger 1.", False),
        ("If you do, raise your anger 1.", False),
        ("", False),
    ],
)
def test_what_asks_for_something_else_is_done_without_the_price(more: str, able: bool) -> None:
    """EFF-5: the sentence that depends on no price comes about, so that the card may be used."""
    played = "use Plan\nexpect your anger = 1\nexpect your hand = 0"
    tell(
        card("Plan", SETUP, f"POWER: {PRICE} {more}".strip()),
        you={"play": ["Plan"]},
        steps=played if able else "expect no option use Plan",
    )


def test_both_are_done_where_the_price_is_paid() -> None:
    """EFF-5"""
    tell(
        card("Plan", SETUP, "POWER: Return an Ally you control to its owner's hand to raise your "
             "anger 1. If you control no Allies, draw a card."),
        you={"play": ["Plan", "Old Friend"], "life_deck": ["Ball"]},
        steps="""
            use Plan
            expect your anger = 1
            expect your hand has Old Friend
            expect your hand has Ball
        """,
    )  # fmt: skip


# ---------------------------------------------------------------------------- that attack


@pytest.mark.parametrize(
    ("given", "so"),
    [
        ("If your MP is Hero, that attack cannot be stopped.", True),
        ("That attack cannot be stopped if your MP is Hero.", True),
        ("If your MP is Hero, it cannot be stopped.", True),
        ("That attack cannot be stopped.", True),
        ("If you control an Ally, that attack cannot be stopped.", False),
    ],
)
def test_more_is_so_of_that_attack_as_long_as_something_is_so(given: str, so: bool) -> None:
    """EFF-4: of the first attack alone, each time it is asked."""
    tell(
        JAB,
        card("Ruler", DRILL, f"[constant] Your first attack each combat deals +1 stage of damage. "
             f"{given}"),
        you={"hand": ["Jab", "Jab"], "play": ["Ruler"]},
        opponent={"hand": ["Block", "Block"], "stages": 9},
        steps=f"""
            play Jab
            play Block
            expect opponent stages = {4 if so else 9}
            opponent: pass
            play Jab
            play Block
            expect opponent stages = {4 if so else 9}
        """,
    )  # fmt: skip


def test_that_attack_is_one_of_the_opponents() -> None:
    """ATK-8: what can't be modified lose its "+"."""
    tell(
        JAB,
        card("Boost", EVENT, "POWER: Your attacks deal +2 stages of damage this combat."),
        card("Binder", DRILL, "[constant] Your opponent's first attack each combat costs +1 stage "
             "to perform. If your MP is Hero, that attack cannot have its damage modified."),
        you={"play": ["Binder"], "stages": 10},
        opponent={"hand": ["Boost", "Jab", "Jab"], "stages": 5},
        steps="""
            pass
            play Boost
            pass
            play Jab
            no defense
            expect opponent stages = 4
            expect your stages = 6
            pass
            play Jab
            no defense
            expect opponent stages = 4
            expect your stages = 0
        """,
    )  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "If your MP is Hero, that attack cannot be stopped.",
        "Your Setups cannot be destroyed. If your MP is Hero, that attack cannot be stopped.",
        "Your attacks deal +1 stage of damage and your opponent's attacks deal -1 stage of damage. "
        "If your MP is Hero, that attack cannot be stopped.",
    ],
)
def test_where_no_attack_or_several_were_spoken_of_none_is_that_attack(text: str) -> None:
    assert compile_text(card("Ruler", DRILL, ""), f"[constant] {text}").failures


# ---------------------------------------------------------------------------- set, and lost so


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("Set your MP's power level to 0. Draw X cards. X = the number of stages your MP lost this "
         "way.", 5),
        ("Set your MP to 2 stages above 0. Draw a card for each stage lost this way.", 3),
        ("Set your MP to 8 stages above 0. Draw a card for each stage lost this way.", 0),
        ("Set your MP to 8 stages above 0. Draw a card for each stage gained this way.", 3),
        ("Set your MP to 5 stages above 0. Draw a card for each stage lost this way.", 0),
        ("Set your MP to 0 stages. If your MP lost 3 or more stages this way, draw a card.", 1),
        ("Set your MP to 0 stages. If your MP lost 6 or more stages this way, draw a card.", 0),
        # Of what was done whatever way, setting is neither (ANG-3).
        ("Set your MP to 0 stages. If your MP lost 3 or more stages this combat, draw a card.", 0),
    ],
)  # fmt: skip
def test_how_far_a_personality_was_set_is_lost_this_way(text: str, drawn: int) -> None:
    """ANG-3: who waits for stages to be lost hears nothing of it all the same."""
    tell(
        card("Gift", EVENT, f"POWER: {text}"),
        card("Watcher", DRILL, "[constant] Whenever you lose stages, raise your anger 1."),
        you={"hand": ["Gift"], "play": ["Watcher"]},
        steps=f"play Gift\nexpect your hand = {drawn}\nexpect your anger = 0",
    )


# ---------------------------------------------------------------------------- to Allies


ROOTED = "Damage from your attacks cannot be redirected to Allies."


@pytest.mark.parametrize(
    ("text", "defense", "mine", "his"),
    [
        (ROOTED, "no defense", 5, 1),
        (ROOTED, "play Shift", 5, 1),
        # It goes back, and to no Ally (ATK-6).
        (ROOTED, "play Mirror", 1, 5),
        ("Damage from attacks cannot be redirected to Allies.", "play Mirror", 1, 5),
        ("Your attacks cannot have their damage prevented or redirected to Allies.",
         "play Mirror", 1, 5),
        ("Your opponent cannot redirect damage to Allies.", "play Mirror", 1, 5),
        ("Your opponent cannot redirect damage to Allies.", "no defense", 5, 1),
        ("Damage from your attacks cannot be redirected.", "play Mirror", 5, 1),
        ("Damage from your attacks cannot be redirected.", "play Shift", 5, 1),
    ],
)  # fmt: skip
def test_damage_is_kept_from_allies_and_goes_back(
    text: str, defense: str, mine: int, his: int
) -> None:
    """COM-7, ATK-6"""
    tell(
        JAB,
        MIRROR,
        SHIFT,
        card("Rule", DRILL, f"[constant] {text}"),
        you={"hand": ["Jab"], "play": ["Rule"]},
        opponent={"hand": ["Mirror", "Shift"], "play": ["Old Friend"]},
        steps=f"""
            play Jab
            opponent: {defense}
            expect your stages = {mine}
            expect opponent stages = {his}
        """,
    )


@pytest.mark.parametrize(
    ("text", "canon"),
    [
        (ROOTED, ROOTED),
        ("Damage from attacks cannot be redirected to an Ally.",
         "Damage from all attacks cannot be redirected to Allies."),
        ("Your opponent's Allies cannot take damage from your attacks.",
         "Your attacks cannot have their damage redirected to Allies."),
        ("Your opponent cannot redirect damage.",
         "Your attacks cannot have their damage redirected by your opponent's card effects."),
    ],
)  # fmt: skip
def test_where_it_may_not_go_is_printed(text: str, canon: str) -> None:
    assert canonical(f"[constant] {text}", DRILL) == f"[constant] {canon}"


# ---------------------------------------------------------------------------- what comes about


@pytest.mark.parametrize(
    "text",
    [
        "Your Setups cannot be banished. If your anger is 3 or more, destroy that card.",
        "Your first attack each combat deals -1 stage of damage. If your anger is 3 or more, "
        "destroy that card.",
        "Your first Styled attack each combat costs -1 stage to perform. If that attack is an "
        "energy attack, it deals +1 life card of damage.",
    ],
)
def test_what_was_spoken_of_nowhere_is_not_that_card(text: str) -> None:
    """What comes about of itself tells of no card: nothing of what holds is that one (EFF-2)."""
    assert compile_text(card("Ruler", DRILL, ""), f"[constant] {text}").failures


def test_what_comes_about_does_what_it_brings_up_itself() -> None:
    """EFF-2"""
    tell(
        card("Ruler", DRILL, "[constant] Your Setups cannot be banished. If your anger is 3 or more, "
             "draw a card and banish it."),
        card("Fury", EVENT, "POWER: Raise your anger 3."),
        you={"hand": ["Fury"], "play": ["Ruler"], "life_deck": ["Ball"]},
        steps="play Fury\nexpect your banished has Ball",
    )  # fmt: skip
