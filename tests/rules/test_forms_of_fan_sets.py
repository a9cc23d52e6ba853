"""What fans write on cards: a card's own title, bounds both ways, some of what was destroyed …"""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, BALL, DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

TAP = card("Tap", PHYSICAL, "[attack] Physical attack. DAMAGE: 3 stages.")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ('("Sword" enters play at 5 stages above 0.)', "(This card enters play 5 stages above zero.)"),
        ('[constant] Whenever "Sword" loses stages, draw a card.',
         "[constant] Whenever this card loses stages, draw a card."),
        ("[constant] Whenever Sword performs an attack, draw a card.",
         "[constant] Whenever this Ally performs an attack, draw a card."),
        ("POWER: This card gains 3 stages.", "POWER: This Ally gains 3 stages."),
        ('POWER: Banish "Sword" to draw a card.', 'POWER: Banish "Sword" to draw a card.'),
    ],
)  # fmt: skip
def test_an_ally_calls_itself_by_its_title(said: str, meant: str) -> None:
    assert canonical(said, ALLY) == meant


def test_an_ally_that_is_called_by_its_title_gains_stages_itself() -> None:
    tell(
        card("Pal", ALLY, '("Pal" enters play at 2 stages above 0.) POWER: "Pal" gains 3 stages.'),
        steps="""
            use Pal
            expect stages of Pal = 7
        """,
        you={"play": [{"card": "Pal", "stages": 4}], "stages": 1},
    )


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ('Search your Life Deck for "Blue Block." Draw a card.',
         'Search your Life Deck for "Blue Block". Draw a card.'),
        ('Search your Life Deck for "Vegeta Jr." Draw a card.',
         'Search your Life Deck for "Vegeta Jr." Draw a card.'),
        ('Your attacks gain "HIT: Draw a card." this combat.',
         'Your attacks gain "HIT: Draw a card." this combat.'),
    ],
)  # fmt: skip
def test_a_sentence_keeps_its_signs_where_a_title_stands_in_quotes(said: str, meant: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {meant}"


def test_a_title_in_quotes_with_the_comma_of_its_sentence_is_that_card() -> None:
    tell(
        card("Watch", DRILL, '[constant] Whenever you play "Tap," raise your anger 1.'),
        TAP,
        steps="""
            attack with Tap
            opponent: no defense
            expect your anger = 1
        """,
        you={"hand": ["Tap"], "play": ["Watch"]},
    )


@pytest.mark.parametrize(("hand", "gained"), [(2, 2), (4, 3), (7, 4)])
def test_an_amount_has_a_least_and_a_most(hand: int, gained: int) -> None:
    text = (
        "POWER: Your MP gains X stages. X = the number of cards in your hand, "
        "to a minimum of 2 and a maximum of 4."
    )
    tell(
        card("Fill", EVENT, text),
        steps=f"""
            play Fill
            expect your stages = {1 + gained}
        """,
        you={"hand": ["Fill", *["Filler"] * (hand - 1 if hand > 2 else 1)], "stages": 1},
    )


def test_bounds_that_cross_are_refused_and_both_are_kept_in_parentheses() -> None:
    said = "POWER: Gain X stages. X = the number of cards in your hand"
    assert canonical(f"{said} (minimum of 1, maximum of 4).").endswith(
        "to a minimum of 1 and a maximum of 4."
    )
    crossed = f"{said}, to a minimum of 4 and a maximum of 1."
    assert compile_text(card("Fill", EVENT, crossed), crossed).failures


@pytest.mark.parametrize(("pur", "gained"), [(2, 2), (3, 3)])
def test_an_allys_pur_counts(pur: int, gained: int) -> None:
    tell(
        card("Pal", ALLY, "POWER: Draw a card.", pur=pur),
        card("Fall", EVENT, "POWER: Banish an Ally from your discard pile. Your MP gains X stages. "
             "X = that Ally's PUR."),
        steps=f"""
            play Fall
            expect your stages = {1 + gained}
        """,
        you={"hand": ["Fall"], "discard": ["Pal"], "stages": 1},
    )  # fmt: skip


def test_an_mps_pur_is_its_players() -> None:
    assert canonical("POWER: Gain X stages. X = your MP's PUR.").endswith("X = your PUR.")


def test_some_of_what_was_destroyed_are_no_others() -> None:
    tell(
        card("Dig", EVENT, "POWER: Discard a card from your hand. Destroy the top 2 cards of your "
             "Life Deck. Place one of the destroyed cards into your hand."),
        TAP,
        steps="""
            play Dig
            expect no option choose Cold Block
            choose Tap
            expect your hand has 1 Tap
            expect your discard has 1 Cold Block
        """,
        you={"hand": ["Dig", "Cold Block"], "life_deck": ["Tap", "Block"]},
    )  # fmt: skip


@pytest.mark.parametrize(("deck", "left"), [("Block Styled Block", 1), ("Block Block Block", 0)])
def test_cards_are_destroyed_until_one_comes_but_so_many_at_most(deck: str, left: int) -> None:
    dig = (
        "POWER: Destroy cards from the top of your Life Deck until you destroy a Drill "
        "or have destroyed 3 cards."
    )
    cards = ["Idle Drill" if word == "Styled" else word for word in deck.split()]
    tell(
        card("Dig", EVENT, dig),
        steps=f"""
            play Dig
            expect your discard = {4 - left}
        """,
        you={"hand": ["Dig"], "life_deck": [*cards, "Cold Block"]},
    )


def test_a_copy_is_one_of_an_attack_that_lies_in_a_pile() -> None:
    tell(
        card("Echo", EVENT, "POWER: You may perform a copy of a physical attack in your opponent's "
             "discard pile for your next action this combat."),
        TAP,
        card("Ray", ENERGY, "[attack] Energy attack. DAMAGE: 2 life cards."),
        steps="""
            play Echo
            yes
            opponent: pass
            opponent: no defense
            expect event DamageDealt stages=3
            expect opponent discard has 1 Tap
        """,
        you={"hand": ["Echo"]},
        opponent={"discard": ["Tap", "Ray"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    "said",
    [
        "Perform a copy of an attack in your hand.",
        "Perform a copy of a Drill in your discard pile.",
        "Perform a copy of 2 attacks in your discard pile.",
    ],
)
def test_a_copy_is_of_no_card_that_is_hidden_or_attacks_nobody(said: str) -> None:
    assert compile_text(card("Echo", EVENT, ""), f"POWER: {said}").failures


@pytest.mark.parametrize(
    "text",
    [
        "[attack] Physical attack. {}. DAMAGE: 2 stages.",
        "[attack] Physical attack. DAMAGE: 2 stages. HIT: {}.",
        "[defense] Stops a physical attack. {}.",
    ],
)
@pytest.mark.parametrize(
    "said",
    [
        "Perform a copy of an attack in your discard pile",
        "Perform the last attack your opponent used this combat",
    ],
)
def test_no_attack_is_performed_within_another(text: str, said: str) -> None:
    failures = compile_text(card("Echo", PHYSICAL, ""), text.format(said)).failures
    assert [failure.message for failure in failures] == [
        'one attack goes on at a time (ATK-1); say "for your next action"'
    ]
    later = text.format("Perform a copy of an attack in your discard pile for your next action")
    assert compile_text(card("Echo", PHYSICAL, ""), later).failures == ()


@pytest.mark.parametrize("use", ["", "[instant] "])
def test_a_copy_is_performed_at_once_by_what_is_no_attack(use: str) -> None:
    timing = "Use when your opponent passes. " if use else ""
    tell(
        card("Echo", EVENT, f"{use}POWER: {timing}Perform a copy of an attack in your discard "
             "pile."),
        TAP,
        steps=f"""
            {"opponent: pass" if use else "play Echo"}
            {"yes" if use else "opponent: no defense"}
            expect event DamageDealt stages=3
            expect your discard has 1 Tap
        """,
        you={"hand": ["Echo"], "discard": ["Tap"]},
        start={"action": "opponent" if use else "you"},
    )  # fmt: skip


def test_attacks_from_a_power_are_told_from_those_of_a_card() -> None:
    tell(
        card("Law", DRILL, "[constant] Attacks from your Allies' Powers deal +2 stages of damage."),
        card("Pal", ALLY, "POWER: Physical attack. DAMAGE: 1 stage."),
        TAP,
        steps="""
            play Tap with Pal
            opponent: no defense
            expect event DamageDealt stages=3
            opponent: pass
            use Pal
            opponent: no defense
            expect event DamageDealt stages=2 life_cards=1
        """,
        you={"hand": ["Tap"], "play": ["Law", "Pal"], "stages": 1},
    )


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("attack performed by your opponent's MP's Power", "from the POWER of your opponent's MP"),
        ("attack performed by an Ally's Power", "from the POWER of an Ally"),
        ("attack from a personality's POWER", "from a personality's POWER"),
    ],
)
def test_from_whose_power_an_attack_comes(said: str, meant: str) -> None:
    assert canonical(f"[defense] Stops an {said}.") == f"[defense] Stops an attack {meant}."


def test_a_limit_in_parentheses_before_it_is_that_of_the_text_that_waits() -> None:
    tell(
        card("Law", DRILL, "(You may only use this effect once per combat.) [constant] Whenever you "
             "perform an attack, raise your anger 1."),
        TAP,
        steps="""
            attack with Tap
            opponent: no defense
            opponent: pass
            attack with Tap
            opponent: no defense
            expect your anger = 1
        """,
        you={"hand": ["Tap", "Tap"], "play": ["Law"]},
    )  # fmt: skip


@pytest.mark.parametrize(("change", "stays"), [("Lower", True), ("Advance", False)])
def test_a_drill_may_stay_as_its_mp_is_lowered(change: str, stays: bool) -> None:
    tell(
        card("Law", DRILL, "(This Drill is not discarded when your MP is lowered a level.) POWER: "
             "Draw a card."),
        card("Turn", EVENT, f"POWER: {change} your MP 1 level."),
        steps=f"""
            play Turn
            expect you play has {"1" if stays else "no"} Law
        """,
        you={"hand": ["Turn"], "play": ["Law"], "level": 2},
    )  # fmt: skip


def test_what_is_banished_after_use_may_be_used_later() -> None:
    tell(
        card("Call", EVENT, "POWER: Choose an attack in your discard pile and place it into your "
             "hand. Banish that attack after use."),
        TAP,
        steps="""
            play Call
            opponent: pass
            attack with Tap
            opponent: no defense
            expect your banished has 1 Tap
        """,
        you={"hand": ["Call"], "discard": ["Tap"]},
    )  # fmt: skip


def test_whose_anger_is_raised_where_the_first_deed_alone_says_who_does_it() -> None:
    said = "Whenever you look at your opponent's hand or raise his anger, draw a card."
    assert canonical(f"[constant] {said}", DRILL).endswith("or you raise his anger, draw a card.")


def test_two_things_that_one_cannot_do_are_both_barred() -> None:
    tell(
        card("Law", EVENT, "POWER: Your opponent cannot draw cards or Rejuvenate this combat."),
        card("Take", EVENT, "POWER: Draw a card. Rejuvenate 1."),
        steps="""
            play Law
            opponent: play Take
            expect opponent hand = 0
            expect opponent discard has 1 Block
        """,
        you={"hand": ["Law"]},
        opponent={"hand": ["Take"], "discard": ["Block"]},
    )


@pytest.mark.parametrize(("drills", "gained"), [("Idle Other", 0), ("Idle Idle", 2)])
def test_cards_of_one_title_are_counted(drills: str, gained: int) -> None:
    text = (
        "POWER: If you have 2 or more Drills with the same title in your discard pile, "
        "your MP gains 2 stages."
    )
    tell(
        card("Pair", EVENT, text),
        steps=f"""
            play Pair
            expect your stages = {1 + gained}
        """,
        you={
            "hand": ["Pair"],
            "discard": [f"{each} Drill" for each in drills.split()],
            "stages": 1,
        },
    )


def test_one_of_some_card_types_is_named() -> None:
    tell(
        card("Hush", EVENT, "POWER: Choose Physical Combat, Event, or Drill. Your opponent cannot "
             "play cards of the chosen type this combat."),
        TAP,
        card("Call", EVENT, "POWER: Draw a card."),
        steps="""
            play Hush
            expect options = 3
            name Event
            expect opponent's hand has 1 Call
            expect no option play Call
            opponent: play Tap
            no defense
            expect event DamageDealt stages=3
        """,
        you={"hand": ["Hush"]},
        opponent={"hand": ["Tap", "Call"]},
    )  # fmt: skip


def test_what_a_card_is_banished_for_is_replaced_as_a_whole() -> None:
    said = (
        'POWER: Banish "Sword" to destroy the top 2 cards of your opponent\'s Life Deck. If your '
        "anger is 0, destroy the top 4 cards instead."
    )
    assert canonical(said, ALLY).endswith(
        "destroy the top 4 cards of your opponent's Life Deck instead."
    )


X_IS = "X = the number of Drills you control"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (f"Draw X cards, up to a maximum of 4. {X_IS}.", f"Draw X cards. {X_IS}, to a maximum of 4."),
        (f"Raise your anger X levels (maximum of 4). {X_IS}.",
         f"Raise your anger X. {X_IS}, to a maximum of 4."),
    ],
)  # fmt: skip
def test_how_far_x_goes_is_said_where_x_is(said: str, meant: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {meant}"


def test_a_bound_of_one_use_of_x_is_not_taken_for_that_of_all() -> None:
    said = f"Draw X cards (maximum of 4). {X_IS}. Your opponent discards X cards."
    assert compile_text(card("Sword", EVENT, ""), f"POWER: {said}").failures


def test_a_list_to_choose_from_ends_what_and_joins() -> None:
    said = "POWER: Choose one of the following: Rejuvenate 1, draw 2 cards and discard a card, or raise your anger 1."
    assert canonical(said) == (
        "POWER: Choose one: Rejuvenate 1; draw 2 cards and discard a card; or raise your anger 1."
    )


@pytest.mark.parametrize(("by", "kept"), [("play Grab", 1), ("play Jab\nno defense\ncapture", 0)])
def test_what_can_only_be_captured_by_critical_damage(by: str, kept: int) -> None:
    text = "[constant] This card can only be captured by critical damage effects."
    tell(
        card("Orb", BALL, text),
        card("Grab", EVENT, "POWER: Capture a Dragon Ball."),
        card("Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 6 life cards."),
        steps=f"{by}\nexpect opponent play = {kept}",
        you={"hand": ["Grab", "Jab"]},
        opponent={"play": ["Orb"]},
    )
