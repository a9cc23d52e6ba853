"""Forms of sets nobody has read yet that say a known thing in other words: text in, behaviour out."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell
from tests.rules.unseen_forms import PAL, TAP


@pytest.mark.parametrize(
    ("printed", "meant"),
    [
        ("Draw a card, then discard a card.", "Draw a card and discard a card."),
        (
            "Return a card in your discard pile to the bottom of your Life Deck.",
            "Place a card in your discard pile at the bottom of your Life Deck.",
        ),
        ("Choose an Ally in play. Place that Ally under your control.",
         "Choose an Ally in play. Gain control of that Ally."),
        (
            "Shuffle up to 2 cards from your hand into your Life Deck and draw that many cards.",
            "Shuffle up to 2 cards from your hand into your Life Deck and draw the same number of cards.",
        ),
        ("If his hand is empty, draw a card.", "If he has no cards in his hand, draw a card."),
        ("If your discard pile is empty, draw a card.", "If you have no cards in your discard pile, draw a card."),
        ("Choose one: gain 5 stages; or draw a card.", "Gain 5 stages or draw a card."),
        ("Then, draw a card.", "Draw a card."),
        ("If your MP's anger is 3 or higher, draw a card.", "If your anger is 3 or higher, draw a card."),
        ("At the end of combat, draw a card.", "When combat ends, draw a card."),
    ],
)  # fmt: skip
def test_it_means_the_same_in_other_words(printed: str, meant: str) -> None:
    assert canonical(f"POWER: {printed}") == canonical(f"POWER: {meant}")


@pytest.mark.parametrize(
    ("printed", "meant"),
    [
        ("Your MP needs 1 more anger to advance a level.", "You need 1 more anger to advance a level."),
        ("The first time each turn you draw a card, raise your anger 1 level.",
         "The first time you draw a card each turn, raise your anger 1 level."),
        ("Whenever your opponent would gain stages during combat, he gains 1 less stage.",
         "Whenever your opponent gains stages during combat, reduce that amount by 1."),
        ("Your MP's attacks deal +1 stage of damage.", "Your attacks performed by your MP deal +1 stage of damage."),
    ],
)  # fmt: skip
def test_a_constant_text_means_the_same_in_other_words(printed: str, meant: str) -> None:
    assert canonical(f"[constant] {printed}", DRILL) == canonical(f"[constant] {meant}", DRILL)


@pytest.mark.parametrize(("anger", "dealt"), [(0, 2), (3, 4)])
def test_what_holds_in_the_place_of_the_sentence_before(anger: int, dealt: int) -> None:
    tell(
        card("Watch", DRILL, "[constant] Your attacks deal +1 stage of damage. If your anger is 3 "
             "or higher, they deal +3 stages of damage instead."),
        TAP,
        steps=f"""
            play Tap
            opponent: no defense
            expect opponent stages = {9 - dealt}
        """,
        you={"hand": ["Tap"], "play": ["Watch"], "anger": anger},
        opponent={"stages": 9},
    )  # fmt: skip


@pytest.mark.parametrize(("drills", "dealt"), [(1, 3), (3, 5)])
def test_so_much_for_each_comes_to_a_maximum(drills: int, dealt: int) -> None:
    tell(
        card("Watch", DRILL, "[constant] Your attacks deal +2 stages of damage for each Drill you "
             "control, to a maximum of +4."),
        TAP,
        steps=f"""
            play Tap
            opponent: no defense
            expect opponent stages = {9 - dealt}
        """,
        you={"hand": ["Tap"], "play": ["Watch", "Idle Drill", "Falling Drill"][:drills]},
        opponent={"stages": 9},
    )  # fmt: skip


@pytest.mark.parametrize(("where", "raised"), [("in play", 0), ("", 1)])
def test_a_card_in_play_is_told_from_one_in_a_zone(where: str, raised: int) -> None:
    tell(
        card("Watch", DRILL, f"[constant] Whenever you destroy one or more cards {where}, raise "
             "your anger 1 level."),
        card("Break", EVENT, "POWER: Destroy the top card of your opponent's Life Deck."),
        steps=f"""
            play Break
            expect you anger = {raised}
        """,
        you={"hand": ["Break"], "play": ["Watch"]},
    )  # fmt: skip


@pytest.mark.parametrize(("n", "drawn"), [(1, 0), (2, 1)])
def test_attacks_of_the_combat_are_compared_with_a_number(n: int, drawn: int) -> None:
    taps = "\n".join(["play Tap\nopponent: no defense\nopponent: pass"] * n)
    tell(
        card("Count", EVENT, "POWER: Draw a card if you performed more than 1 physical attack this "
             "combat."),
        TAP,
        steps=f"""
            {taps}
            play Count
            expect you hand = {drawn + 2 - n}
        """,
        you={"hand": ["Count", "Tap", "Tap"]},
    )  # fmt: skip


def test_the_second_attack_is_told_from_the_first() -> None:
    tell(
        card("Blow", PHYSICAL, "[attack] Physical attack. If this is the second attack you have performed this "
             "combat, it deals +2 stages of damage. DAMAGE: 1 stage."),
        steps="""
            play Blow
            opponent: no defense
            expect opponent stages = 8
            opponent: pass
            play Blow
            opponent: no defense
            expect opponent stages = 5
        """,
        you={"hand": ["Blow", "Blow"]},
        opponent={"stages": 9},
    )  # fmt: skip


def test_all_stages_of_damage_are_prevented_and_no_life_cards() -> None:
    tell(
        card(
            "Wall", EVENT, "[defense] POWER: Prevent all stages of damage from a physical attack."
        ),
        card("Both", PHYSICAL, "[attack] Physical attack. DAMAGE: 3 stages and 2 life cards."),
        steps="""
            play Both
            opponent: play Wall
            expect opponent stages = 5
            expect opponent life_deck = 28
        """,
        you={"hand": ["Both"]},
        opponent={"hand": ["Wall"], "stages": 5},
    )


def test_an_ally_counts_as_having_no_power() -> None:
    tell(
        card("Watch", DRILL, "[constant] All Allies in play are considered to have a power level of 0."),
        card("Ask", EVENT, "POWER: If your MP has a higher power level than your opponent's MP, "
             "raise your anger 1. Choose an Ally in play. If that Ally has a lower power level than "
             "your MP, draw a card."),
        PAL,
        steps="""
            play Ask
            expect you hand = 1
        """,
        you={"hand": ["Ask"], "play": ["Watch", "Pal"], "stages": 1},
    )  # fmt: skip


def test_a_search_is_for_the_title_of_what_one_has() -> None:
    tell(
        card("Twin", EVENT, "POWER: Search your Life Deck for a Drill with the same title as a "
             "Drill you control and place it into your hand."),
        steps="""
            play Twin
            choose Idle Drill
            expect you hand has Idle Drill
        """,
        you={"hand": ["Twin"], "play": ["Idle Drill"], "life_deck": ["Other Drill", "Idle Drill"]},
    )  # fmt: skip


def test_something_holds_until_the_end_of_his_next_turn() -> None:
    tell(
        card("Hush", EVENT, "POWER: Choose a Drill in play. That Drill cannot be used until the end of your "
             "opponent's next turn."),
        card("Tool", DRILL, "POWER: Raise your anger 1."),
        steps="""
            play Hush
            choose Tool
            expect no option use Tool
        """,
        you={"hand": ["Hush"], "play": ["Idle Drill"]},
        opponent={"play": ["Tool"]},
    )  # fmt: skip


def test_a_card_goes_back_to_the_hand_after_its_use() -> None:
    tell(
        card("Back", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage. HIT: Return this card to "
             "your hand after use."),
        steps="""
            play Back
            opponent: no defense
            expect you hand has Back
        """,
        you={"hand": ["Back"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("printed", "meant"),
    [
        ("Pay 1 stage to draw another card.", "Pay 1 stage to draw a card."),
        (
            "Reveal 2 cards from your hand. If they are both Styled, draw a card.",
            "Reveal 2 cards from your hand. If both cards are Styled, draw a card.",
        ),
        (
            "Search your Life Deck for a Setup with [defense] in its text box and place it into your hand.",
            "Search your Life Deck for a Setup with a [defense] Power and place it into your hand.",
        ),
    ],
)  # fmt: skip
def test_other_words_do_the_same(printed: str, meant: str) -> None:
    assert canonical(f"POWER: {printed}") == canonical(f"POWER: {meant}")


@pytest.mark.parametrize(("drills", "drawn"), [(1, 0), (2, 1)])
def test_what_one_may_do_hangs_on_what_is_said_after_it(drills: int, drawn: int) -> None:
    tell(
        card("Maybe", EVENT, "POWER: You may draw a card if you control 2 Drills."),
        steps=f"""
            play Maybe
            {"yes" if drawn else ""}
            expect you hand = {drawn}
        """,
        you={"hand": ["Maybe"], "play": ["Idle Drill", "Falling Drill"][:drills]},
    )


def test_the_second_attack_each_combat_is_spoken_of() -> None:
    tell(
        card("Watch", DRILL, "[constant] Your second attack each combat deals +2 stages of damage."),
        TAP,
        steps="""
            play Tap
            opponent: no defense
            expect opponent stages = 8
            opponent: pass
            play Tap
            opponent: no defense
            expect opponent stages = 5
            opponent: pass
            play Tap
            opponent: no defense
            expect opponent stages = 4
        """,
        you={"hand": ["Tap", "Tap", "Tap"], "play": ["Watch"]},
        opponent={"stages": 9},
    )  # fmt: skip


def test_his_second_attack_is_heard_and_not_his_first() -> None:
    tell(
        card("Watch", DRILL, "[constant] Whenever your opponent performs his second attack this "
             "combat, raise your anger 1 level."),
        TAP,
        steps="""
            opponent: play Tap
            no defense
            expect you anger = 0
            pass
            opponent: play Tap
            no defense
            expect you anger = 1
            pass
            opponent: play Tap
            no defense
            expect you anger = 1
        """,
        you={"play": ["Watch"]},
        opponent={"hand": ["Tap", "Tap", "Tap"]},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


@pytest.mark.parametrize(("first", "dealt"), [(True, 3), (False, 1)])
def test_only_the_first_attack_of_the_combat_is_meant(first: bool, dealt: int) -> None:
    before = "" if first else "play Tap\nopponent: no defense\nopponent: pass"
    tell(
        card("Plan", EVENT, "POWER: Your first attack this combat deals +2 stages of damage."),
        TAP,
        steps=f"""
            {before}
            play Plan
            opponent: pass
            play Tap
            opponent: no defense
            expect opponent stages = {9 - dealt - (not first)}
        """,
        you={"hand": ["Plan", "Tap", "Tap"]},
        opponent={"stages": 9},
    )  # fmt: skip


@pytest.mark.parametrize(("hit", "drawn"), [("HIT: Gain 1 stage.", 1), ("", 0)])
def test_the_stopped_attack_had_a_hit_effect(hit: str, drawn: int) -> None:
    tell(
        card("Blow", PHYSICAL, f"[attack] Physical attack. DAMAGE: 1 stage. {hit}"),
        card("Guard", PHYSICAL, "[defense] Stops a physical attack. If that attack had a HIT effect, "
             "draw a card."),
        steps=f"""
            opponent: play Blow
            play Guard
            expect you hand = {drawn}
        """,
        you={"hand": ["Guard"]},
        opponent={"hand": ["Blow"]},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


def test_he_is_made_to_skip_an_action() -> None:
    tell(
        card("Pin", EVENT, "POWER: Discard a card from your hand to have your opponent skip his "
             "next action this combat."),
        TAP,
        steps="""
            play Pin
            choose Filler
            play Tap
            opponent: no defense
            expect opponent stages = 8
        """,
        you={"hand": ["Pin", "Filler", "Tap"]},
        opponent={"stages": 9},
    )  # fmt: skip


def test_setups_of_mine_do_not_go_back_to_the_hand() -> None:
    tell(
        card("Watch", DRILL, "[constant] Drills you control cannot be returned to their owner's hand."),
        card("Lift", EVENT, "POWER: Return a Drill in play to its owner's hand."),
        steps="""
            opponent: play Lift
            expect you hand = 0
        """,
        you={"play": ["Watch"]},
        opponent={"hand": ["Lift"]},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


@pytest.mark.parametrize(("before", "drawn"), [(2, 0), (4, 1)])
def test_by_so_much_or_more(before: int, drawn: int) -> None:
    tell(
        card("Calm", EVENT, "POWER: Lower your anger to 0. If your anger was lowered by 3 or more, "
             "draw a card."),
        steps=f"""
            play Calm
            expect you hand = {drawn}
        """,
        you={"hand": ["Calm"], "anger": before},
    )  # fmt: skip


@pytest.mark.parametrize(("level", "raised"), [(1, 1), (2, 1), (3, 0)])
def test_one_of_two_numbers(level: int, raised: int) -> None:
    tell(
        card("Rage", EVENT, "POWER: If your MP is level 1 or 2, raise your anger 1 level."),
        steps=f"""
            play Rage
            expect you anger = {raised}
        """,
        you={"hand": ["Rage"], "level": level},
    )


@pytest.mark.parametrize(("drills", "raised"), [(["Idle Drill"], 1), (["Other Drill"], 0)])
def test_a_kind_without_an_icon(drills: list[str], raised: int) -> None:
    tell(
        card("Rage", EVENT, "POWER: If you control a non-[constant] Drill, raise your anger 1 level."),
        steps=f"""
            play Rage
            expect you anger = {raised}
        """,
        you={"hand": ["Rage"], "play": drills},
    )  # fmt: skip


@pytest.mark.parametrize(("mine", "theirs", "dealt"), [(5, 3, 3), (3, 5, 1)])
def test_a_measure_against_another_personalitys(mine: int, theirs: int, dealt: int) -> None:
    tell(
        card("Blow", PHYSICAL, "[attack] Physical attack. If your MP's power level is higher than "
             "the defending personality's, this attack deals +2 stages of damage. DAMAGE: 1 stage."),
        steps=f"""
            play Blow
            opponent: no defense
            expect opponent stages = {theirs - dealt}
        """,
        you={"hand": ["Blow"], "stages": mine},
        opponent={"stages": theirs},
    )  # fmt: skip


def test_an_attack_counts_the_endurance_of_what_it_answered() -> None:
    tell(
        card("Guard", PHYSICAL, "[defense] Stops a physical attack. Your next physical attack this "
             "combat deals +X stages of damage. X = the printed Endurance of that attack."),
        card("Tough", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage.", endurance=3),
        TAP,
        steps="""
            opponent: play Tough
            play Guard
            play Tap
            opponent: no defense
            expect opponent stages = 5
        """,
        you={"hand": ["Guard", "Tap"]},
        opponent={"hand": ["Tough"], "stages": 9},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


@pytest.mark.parametrize("cost", [0, 3])
@pytest.mark.parametrize(
    "said",
    [
        "Gain X stages. X = the cost of the stopped attack.",
        "Gain stages equal to that attack's stage cost.",
    ],
)
def test_what_an_attack_costs_is_counted_by_its_print(said: str, cost: int) -> None:
    price = f"costing {cost} stages" if cost else ""
    tell(
        card("Guard", PHYSICAL, f"[defense] Stops an energy attack. {said}"),
        card("Ray", ENERGY, f"[attack] Energy attack {price}. DAMAGE: 4 life cards."),
        card("Toll", DRILL, "[constant] Your opponent's energy attacks cost +1 stage to perform."),
        steps=f"""
            opponent: play Ray
            play Guard
            expect you stages = {2 + cost}
            expect opponent stages = {8 - cost}
        """,
        you={"hand": ["Guard"], "play": ["Toll"], "stages": 2},
        opponent={"hand": ["Ray"], "stages": 9},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


@pytest.mark.parametrize(("mine", "raised"), [(True, 1), (False, 0)])
def test_whose_card_it_was_is_asked(mine: bool, raised: int) -> None:
    tell(
        card("Break", EVENT, "POWER: Destroy an Ally. If it was an Ally you own, raise your anger 1."),
        PAL,
        steps=f"""
            play Break
            expect you anger = {raised}
        """,
        you={"hand": ["Break"], "play": ["Pal"] if mine else []},
        opponent={"play": [] if mine else ["Pal"]},
    )  # fmt: skip


def test_the_first_copy_of_the_named_card_does_nothing() -> None:
    tell(
        card("Foresight", EVENT, "POWER: Name a card. The first time your opponent plays a copy of "
             "that card this combat, cancel its effects."),
        card("Rage", EVENT, "POWER: Raise your anger 1."),
        steps="""
            play Foresight
            choose Rage
            opponent: play Rage
            expect opponent anger = 0
            pass
            opponent: play Rage
            expect opponent anger = 1
        """,
        you={"hand": ["Foresight"]},
        opponent={"hand": ["Rage", "Rage"]},
    )  # fmt: skip
