"""Texts that cards have from others are theirs: counted, kept and taken away with them (COM-3)."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, EVENT, card
from tests.rules.staged import canonical, tell

POWER = '"POWER: Raise your anger 1."'
LENDS = card("Lender", DRILL, f"[constant] Your MP gains {POWER}")


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ('Your MP gains the Power "Raise your anger 1."', f"Your MP gains {POWER}"),
        (f"Your MP has {POWER}", f"Your MP gains {POWER}"),
        (f"Each of your Drills gains {POWER}", f"Your Drills gain {POWER}"),
        (f"All Allies you control have the Power {POWER}", f"Your Allies gain {POWER}"),
        (f"Drills your opponent controls gain {POWER}", f"Your opponent's Drills gain {POWER}"),
        (f"If you control an Ally, your MP gains {POWER}",
         f"While you control an Ally, your MP gains {POWER}"),
        (f"Your Mastery gains {POWER}", f"Your Mastery gains {POWER}"),
        # What is said of a card in play is [constant], and rules text may be gained (EFF-12).
        ('Your Allies gain "When this Ally is destroyed, draw a card."',
         'Your Allies gain "[constant] Whenever this card is destroyed, draw a card."'),
        ('Your Drills gain "(This card cannot be destroyed.)"',
         'Your Drills gain "[constant] This card cannot be destroyed."'),
        ('Your Styled attacks gain "(This attack cannot be stopped by Events.)"',
         'Your Styled attacks gain "This attack cannot be stopped by Events."'),
        # Cards that are used do it whenever they are.
        ('Your Events gain "Draw a card"', "Whenever you play an Event, draw a card."),
        ('All Setups you control gain "Draw a card"', "Whenever you use a Setup, draw a card."),
        ('While you control an Ally, your Styled Events gain "Draw a card"',
         "If you control an Ally, whenever you play a Styled Event, draw a card."),
        ('Your [defense] cards gain "When this card stops an attack, gain 1 stage."',
         "Whenever you stop an attack with [defense] cards, gain 1 stage."),
        ('Your opponent\'s Events gain "(Banish after use.)"',
         "Your opponent's Events are banished after use."),
    ],
)  # fmt: skip
def test_how_a_text_is_lent(said: str, read: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {read}"


@pytest.mark.parametrize(
    "text",
    [
        f"[constant] Your Events gain {POWER}",
        f"[constant] Your attacks gain {POWER}",
        '[constant] Your Drills gain "[constant] Your Allies lose all effects."',
        '[constant] Your Drills gain "[constant] Discard a card from your hand."',
        '[constant] Your MP gains "POWER: This attack deals +1 stage of damage."',
    ],
)
def test_what_is_lent_to_no_card(text: str) -> None:
    assert compile_text(card("Sword", DRILL, ""), text).failures


def test_a_lent_power_is_used_beside_the_own_one_once_each() -> None:
    tell(
        LENDS,
        steps="""
            use Hero - Level 1
            expect you hand = 1
            opponent: pass
            use Hero
            expect you anger = 1
            opponent: pass
            expect no option use Hero
        """,
        you={"play": ["Lender"]},
    )


def test_two_lenders_lend_it_twice() -> None:
    tell(
        LENDS,
        steps="""
            use Hero #2
            expect you anger = 1
            opponent: pass
            use Hero #2
            expect you anger = 2
            opponent: pass
            use Hero
            expect you hand = 1
        """,
        you={"play": ["Lender", "Lender"]},
    )


def test_it_is_gone_with_its_lender_and_used_when_that_comes_back() -> None:
    tell(
        LENDS,
        card("Break", EVENT, "POWER: Destroy a Drill."),
        card("Restore", EVENT, "POWER: Place a Drill from your discard pile into play."),
        steps="""
            use Hero #2
            expect you anger = 1
            opponent: pass
            play Break
            expect you discard has Lender
            opponent: pass
            play Restore
            expect you play has Lender
            opponent: pass
            use Hero
            expect you hand = 1
            opponent: pass
            expect no option use Hero
        """,
        you={"play": ["Lender"], "hand": ["Break", "Restore"]},
    )


def test_a_ban_on_the_mps_powers_stops_it() -> None:
    tell(
        LENDS,
        card("Gag", DRILL, "[constant] Your opponent cannot use MP Powers."),
        steps="expect no option use Hero",
        you={"play": ["Lender"]},
        opponent={"play": ["Gag"]},
    )


def test_an_mp_that_lost_its_effects_has_lost_it_too() -> None:
    tell(
        LENDS,
        card("Gag", DRILL, "[constant] Your opponent's MP loses all effects."),
        steps="expect no option use Hero",
        you={"play": ["Lender"]},
        opponent={"play": ["Gag"]},
    )


def test_each_drill_has_a_power_of_its_own() -> None:
    tell(
        card("Teacher", DRILL, f"[constant] Your other Drills gain {POWER}"),
        card("Still", DRILL, "[constant] Your maximum hand size is +1."),
        steps="""
            use Still
            expect you anger = 1
            opponent: pass
            use Still
            expect you anger = 2
            opponent: pass
            expect no option use Still
            expect no option use Teacher
        """,
        you={"play": ["Teacher", "Still", "Still"]},
    )


def test_that_drill_has_it_this_combat() -> None:
    tell(
        card("Still", DRILL, "[constant] Your maximum hand size is +1."),
        card("Teach", EVENT, f"POWER: Choose a Drill. It gains {POWER} "
             "this combat."),
        steps="""
            expect no option use Still
            play Teach
            opponent: pass
            use Still
            expect you anger = 1
        """,
        you={"play": ["Still"], "hand": ["Teach"]},
    )  # fmt: skip


def test_you_in_a_lent_text_is_who_has_it() -> None:
    tell(
        card("Burden", DRILL, '[constant] Your opponent\'s MP gains "[constant] Your attacks deal '
             '-1 stage of damage."'),
        steps="""
            play Spare Kick
            opponent: no defense
            expect opponent stages = 9
            opponent: play Spare Kick
            no defense
            expect you stages = 8
        """,
        you={"hand": ["Spare Kick"], "stages": 10},
        opponent={"play": ["Burden"], "hand": ["Spare Kick"], "stages": 10},
    )  # fmt: skip


def test_what_waits_in_a_lent_text_waits_for_each_that_has_it() -> None:
    tell(
        card("Teacher", DRILL, '[constant] Your other Drills gain "[constant] Whenever you play an Event, '
             'gain 1 stage."'),
        card("Nothing", EVENT, "POWER: Draw a card."),
        steps="""
            play Nothing
            choose Other Drill
            expect you stages = 7
        """,
        you={"play": ["Teacher", "Idle Drill", "Other Drill"], "hand": ["Nothing"], "stages": 5},
    )  # fmt: skip


def test_an_ally_performs_the_attack_that_it_has() -> None:
    tell(
        card("Teacher", DRILL, '[constant] Your Allies gain "POWER: [attack] Physical attack. '
             'DAMAGE: 3 stages."'),
        steps="""
            use Old Friend - Friend: [attack] Physical attack
            opponent: no defense
            expect opponent stages = 2
        """,
        you={"play": ["Teacher", "Old Friend"], "stages": 1},
        opponent={"stages": 5},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("lender", "steps"),
    [
        ('Your Allies gain "When this Ally is destroyed, draw a card."',
         "play Kill\nexpect you hand = 1"),
        ('Your Allies gain "This Ally cannot be destroyed."',
         "play Kill\nexpect you hand = 0\nexpect you discard = 1"),
        ('Your Events gain "Your MP gains 2 stages."', "play Kill\nexpect you stages = 4"),
    ],
)  # fmt: skip
def test_a_text_without_an_icon_is_had_like_any_other(lender: str, steps: str) -> None:
    tell(
        card("Lender", DRILL, f"[constant] {lender}"),
        card("Kill", EVENT, "POWER: Destroy one of your Allies."),
        steps=steps,
        you={"play": ["Lender", "Old Friend"], "hand": ["Kill"], "stages": 2},
    )


@pytest.mark.parametrize(
    "text",
    [
        'Your Styled cards gain "When this card is destroyed, draw a card."',
        'Your Events gain "Shuffle this card into your Life Deck."',
        'All Events gain "Draw a card."',
        'Your Styled Drills gain "(Limit 1 per deck.)"',
    ],
)
def test_what_no_card_in_play_would_have_is_not_read(text: str) -> None:
    text = f"[constant] {text}"
    assert compile_text(card("Lender", DRILL, text), text).failures
