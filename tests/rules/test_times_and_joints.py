"""Times, moments and ways of use in other words, and how sentences are joined (EFF-2, EFF-5)."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import canonical_text, compile_text
from tests.rules.happening import DRILL, ENERGY, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, tell

NOTHING_ADDED = [
    ("Your opponent discards a card, if able.", "Your opponent discards a card."),
    ("If able, your opponent discards a card.", "Your opponent discards a card."),
    ("Immediately end combat.", "End combat."),
    ("Your opponent also discards a card.", "Your opponent discards a card."),
    ("He then draws a card.", "Your opponent draws a card."),
    ("Draw a card afterwards.", "Draw a card."),
    ("If you control a Drill then draw a card.", "If you control a Drill, draw a card."),
    (
        "Your opponent first discards a card, then draws a card.",
        "Your opponent discards a card and draws a card.",
    ),
    ("Draw a card and then discard a card.", "Draw a card and discard a card."),
    ("Draw a card, then you may discard a card.", "Draw a card and you may discard a card."),
]


@pytest.mark.parametrize(("said", "meant"), NOTHING_ADDED)
def test_words_that_add_nothing(said: str, meant: str) -> None:
    assert canonical(said) == f"POWER: {meant}"


MOMENTS = [
    ("At the end of combat draw a card.", "At the end of combat, draw a card."),
    (
        "At the start of your turn you may lower your anger 1 level.",
        "At the beginning of your turn, you may lower your anger 1.",
    ),
    (
        "At the beginning of each of your opponent's turns, he discards a card.",
        "At the beginning of your opponent's turn, your opponent discards a card.",
    ),
    (
        "At the start of each of your Combat Steps, gain 1 stage.",
        "At the beginning of your Combat Step, gain 1 stage.",
    ),
    (
        "Whenever you draw a card while you control an Ally, gain 1 stage.",
        "Whenever you draw a card and you control an Ally, gain 1 stage.",
    ),
]


@pytest.mark.parametrize(("said", "meant"), MOMENTS)
def test_moments_in_other_words(said: str, meant: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {meant}"


USES = [
    ("Use this card when your opponent plays a Setup.", "Use when your opponent plays a Setup."),
    ("Use this Power only after you stop an attack.", "Use when you stop an attack."),
    ("You may use this Power when entering combat.", "Use when entering combat."),
    ("Use as your opponent draws a card.", "Use when your opponent draws a card."),
    (
        "Use this Power when you draw a card if you control an Ally.",
        "Use when you draw a card and you control an Ally.",
    ),
    ("Use this card when you would discard a card.", "Use when you would discard a card."),
]


@pytest.mark.parametrize(("said", "meant"), USES)
def test_when_this_very_card_is_used(said: str, meant: str) -> None:
    assert canonical(f"[instant] POWER: {said} Draw a card.") == (
        f"[instant] POWER: {meant} Draw a card."
    )


@pytest.mark.parametrize(
    "text",
    [
        "(Use this card when your opponent plays an Event.) Draw a card.",
        "[instant] POWER: Use this card after your opponent plays an Event. Draw a card.",
    ],
)
def test_a_note_tells_the_moment_too(text: str) -> None:
    tell(
        card("Deed", EVENT, text),
        card("Theirs", EVENT, "POWER: Raise your anger 1."),
        steps="""
            play Theirs
            yes
            expect your hand = 1
        """,
        you={"hand": ["Deed"]},
        opponent={"hand": ["Theirs"]},
        start={"action": "opponent"},
    )


def test_a_note_tells_no_moment_of_an_attack() -> None:
    text = (
        "(Use this card when your opponent plays a Setup.) [attack] Physical attack. Draw a card."
    )
    assert compile_text(card("Deed", PHYSICAL, text), text).failures


def test_what_must_be_so_is_no_moment() -> None:
    text = "(Use this card only when your opponent has 2 or more anger.) POWER: Draw a card."
    assert canonical_text(compile_text(card("Deed", SETUP, text), text)) == (
        "(Use only if your opponent has 2 or more anger.) POWER: Draw a card."
    )


OCCASIONS = [
    (
        "Whenever you play a Drill or advance a level, draw a card.",
        "Whenever you play a Drill or you advance a level, draw a card.",
    ),
    (
        "Whenever your opponent draws a card or raises his anger, gain 1 stage.",
        "Whenever your opponent draws a card or raises his anger, gain 1 stage.",
    ),
    (
        "Banish this card when you play a Setup or when your MP advances.",
        "Banish this card when you play a Setup or your MP advances a level.",
    ),
    (
        "Whenever you draw a card, but only once per turn, raise your anger 1.",
        "Once per turn when you draw a card, raise your anger 1.",
    ),
    (
        "Whenever you draw a card, you may raise your anger 1, but only twice per combat.",
        "2 times per combat when you draw a card, you may raise your anger 1.",
    ),
    (
        "Once per combat, if your opponent plays an Event, draw a card.",
        "Once per combat when your opponent plays an Event, draw a card.",
    ),
    (
        "Whenever you Rejuvenate or shuffle cards into your Life Deck, draw a card.",
        "Whenever you Rejuvenate or shuffle cards into your Life Deck, draw a card.",
    ),
]


@pytest.mark.parametrize(("said", "meant"), OCCASIONS)
def test_occasions_joined_and_limited(said: str, meant: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {meant}"


@pytest.mark.parametrize(("deed", "stages"), [("Draw a card.", 1), ("Raise your anger 1.", 1)])
def test_who_does_the_first_does_the_second(deed: str, stages: int) -> None:
    watch = "[constant] Whenever you draw a card or raise your anger, gain 1 stage."
    tell(
        card("Watch", DRILL, watch),
        card("Deed", EVENT, f"POWER: {deed}"),
        card("Theirs", EVENT, f"POWER: {deed}"),
        steps=f"""
            play Deed
            expect you stages = {stages}
            play Theirs
            expect you stages = {stages}
        """,
        you={"hand": ["Deed"], "play": ["Watch"], "stages": 0},
        opponent={"hand": ["Theirs"]},
    )


def test_but_only_once() -> None:
    watch = "[constant] Whenever you draw a card, gain 1 stage, but only once per turn."
    tell(
        card("Watch", DRILL, watch),
        card("Deed", EVENT, "POWER: Draw 2 cards."),
        steps="""
            play Deed
            expect you stages = 1
        """,
        you={"hand": ["Deed"], "play": ["Watch"], "stages": 0},
    )


NEITHER = [
    ("If neither player has played a Drill this turn, draw a card.", 1),
    ("If neither player played an Event this turn, draw a card.", 0),
    ("If no player has advanced a level this combat, draw a card.", 1),
    ("If neither player controls an Ally, draw a card.", 1),
    ("If neither player controls a Drill, draw a card.", 0),
]


@pytest.mark.parametrize(("said", "drawn"), NEITHER)
def test_what_neither_has_done(said: str, drawn: int) -> None:
    tell(
        card("Deed", EVENT, f"POWER: {said}"),
        card("First", EVENT, "POWER: Raise your anger 1."),
        steps=f"""
            play First
            pass
            play Deed
            expect your hand = {drawn}
        """,
        you={"hand": ["First", "Deed"]},
        opponent={"play": ["Idle Drill"]},
    )


def test_neither_says_it_of_both() -> None:
    said = "If neither player has performed an attack this combat, draw a card."
    assert canonical(said) == f"POWER: {said}"
    assert canonical("Neither player may draw cards this combat.") == (
        "POWER: Players cannot draw cards this combat."
    )


UNTIL = [
    ("Your attacks deal +3 stages of damage until your opponent plays an Event.", "Theirs", 2),
    ("Until your opponent raises his anger, your attacks deal +3 stages of damage.", "Theirs", 2),
    ("Your attacks deal +3 stages of damage until he draws a card.", "Theirs", 5),
    ("Your attacks deal +3 stages of damage until your opponent's anger is 1.", "Theirs", 2),
    ("Your attacks deal +3 stages of damage until there are no Allies in play.", "Theirs", 2),
]


@pytest.mark.parametrize(("said", "theirs", "lost"), UNTIL)
def test_it_holds_until_something_happens(said: str, theirs: str, lost: int) -> None:
    tell(
        card("Deed", EVENT, f"POWER: {said}"),
        card("Theirs", EVENT, "POWER: Raise your anger 1."),
        steps=f"""
            play Deed
            play {theirs}
            attack with Filler
            expect opponent stages = {10 - lost}
        """,
        you={"hand": ["Deed", "Filler"]},
        opponent={"hand": ["Theirs"], "stages": 10},
    )


def test_until_then_it_holds() -> None:
    tell(
        card("Deed", EVENT, "POWER: Your attacks deal +3 stages of damage until you play a Setup."),
        steps="""
            play Deed
            pass
            attack with Filler
            expect opponent stages = 5
        """,
        you={"hand": ["Deed", "Filler"]},
        opponent={"stages": 10},
    )


TWO = "Choose one: draw a card, or gain 3 stages."
BOTH = [
    (f"{TWO} If your anger is 1 or more, do both instead.", 1, (1, 3), ""),
    (f"{TWO} If your anger is 2 or more, do both instead.", 1, (1, 0), "Draw a card"),
    (f"{TWO} If your anger is 1 or more, you may do both.", 1, (1, 3), "yes"),
]


@pytest.mark.parametrize(("said", "anger", "got", "answer"), BOTH)
def test_both_are_done_instead(said: str, anger: int, got: tuple[int, int], answer: str) -> None:
    drawn, stages = got
    tell(
        card("Deed", EVENT, f"POWER: {said}"),
        steps=f"""
            play Deed
            {answer}
            expect your hand = {drawn}
            expect you stages = {stages}
        """,
        you={"hand": ["Deed"], "anger": anger, "stages": 0},
    )


def test_there_must_be_two_to_do_both() -> None:
    text = "POWER: Draw a card. If your anger is 1 or more, do both instead."
    assert compile_text(card("Deed", EVENT, text), text).failures


@pytest.mark.parametrize(
    ("choice", "mine", "his"), [("Discard a card", 0, 0), ("Your opponent draws a card", 1, 1)]
)
def test_he_chooses_also_what_you_do(choice: str, mine: int, his: int) -> None:
    said = "Your opponent chooses one: he discards a card, or you draw a card."
    assert canonical(said) == "POWER: Your opponent chooses: he discards a card or you draw a card."
    tell(
        card("Deed", EVENT, f"POWER: {said}"),
        steps=f"""
            play Deed
            opponent: {choice}
            expect your hand = {mine}
            expect opponent hand = {his}
        """,
        you={"hand": ["Deed"]},
        opponent={"hand": ["Filler"]},
    )


AT_WILL = [
    (
        "Your attacks deal +1 stage of damage. Once per turn, you may discard a card to draw a "
        "card.",
        "[constant] Your attacks deal +1 stage of damage. [instant] Use when needed. You may "
        "discard a card to draw a card. (This power may be used once per turn.)",
    ),
    (
        "Once per turn, if you control no Allies, you may draw a card.",
        "[instant] Use when needed if you control no Allies. You may draw a card. (This power may "
        "be used once per turn.)",
    ),
    (
        "Twice per combat you may discard a card. If you do, draw a card. Your attacks deal +1 "
        "stage of damage.",
        "[constant] Your attacks deal +1 stage of damage. [instant] Use when needed. You may "
        "discard a card. If you do, draw a card. (This power may be used 2 times per combat.)",
    ),
]


@pytest.mark.parametrize(("said", "meant"), AT_WILL)
def test_what_may_be_done_so_often_is_a_power(said: str, meant: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == meant


def test_it_is_used_so_often() -> None:
    text = (
        "[constant] Your attacks deal +1 stage of damage. Once per turn, you may discard a card to "
        "gain 2 stages."
    )
    tell(
        card("Watch", DRILL, text),
        steps="""
            use Watch
            yes
            choose Filler
            expect you stages = 2
            expect no option use Watch
            attack with Spare Kick
            expect opponent stages = 7
        """,
        you={"play": ["Watch"], "hand": ["Filler", "Spare Kick"], "stages": 0},
        opponent={"stages": 10},
    )


def test_what_is_used_up_lets_one_do_nothing_so_often() -> None:
    text = "POWER: Once per combat, you may discard a card to draw a card."
    assert compile_text(card("Deed", EVENT, text), text).failures


KEPT = [
    ("You may place this card on top of your Life Deck instead of discarding it.", "yes"),
    ("Place this card on top of your Life Deck instead of discarding it.", ""),
]


@pytest.mark.parametrize(("said", "answer"), KEPT)
def test_it_goes_elsewhere_instead_of_being_discarded(said: str, answer: str) -> None:
    tell(
        card("Deed", EVENT, f"POWER: {said} Gain 1 stage."),
        steps=f"""
            play Deed
            {answer}
            expect you stages = 1
            expect your life_deck = 31
        """,
        you={"hand": ["Deed"], "stages": 0},
    )


PRICED = [
    (
        "Discard a card to draw a card or to gain 2 stages.",
        "Discard a card to draw a card or gain 2 stages.",
    ),
    (
        "You may lose 2 stages to have your next attack deal +2 stages of damage or have your "
        "opponent discard a card.",
        "You may lose 2 stages to have your next attack deal +2 stages of damage or have your "
        "opponent discard a card.",
    ),
    (
        "You may discard a card to have your opponent's next attack deal -3 stages of damage or to "
        "draw a card.",
        "You may discard a card to have your opponent's next attack deal -3 stages of damage or "
        "draw a card.",
    ),
]


@pytest.mark.parametrize(("said", "meant"), PRICED)
def test_for_a_price_one_thing_or_another(said: str, meant: str) -> None:
    assert canonical(said) == f"POWER: {meant}"


@pytest.mark.parametrize(
    ("chosen", "drawn", "lost"),
    [("Have your next attack deal +3 stages of damage", 0, 5), ("Draw a card", 1, 2)],
)
def test_the_price_is_paid_for_the_one_that_is_chosen(chosen: str, drawn: int, lost: int) -> None:
    text = (
        "POWER: Lose 2 stages to have your next attack deal +3 stages of damage or to draw a card."
    )
    tell(
        card("Deed", EVENT, text),
        steps=f"""
            play Deed
            {chosen}
            expect your hand = {drawn + 1}
            expect you stages = 3
            pass
            attack with Filler
            expect opponent stages = {10 - lost}
        """,
        you={"hand": ["Deed", "Filler"], "stages": 5},
        opponent={"stages": 10},
    )


REMAINS = [
    "(Remain 1.) [attack] Physical attack. DAMAGE: 2 stages.",
    "[attack] Physical attack. This card stays in play to be used one more time this combat. "
    "DAMAGE: 2 stages.",
    "(This card stays in play to be used again this combat.) [attack] Physical attack. DAMAGE: 2 "
    "stages.",
]


@pytest.mark.parametrize("text", REMAINS)
def test_it_stays_to_be_used_once_more(text: str) -> None:
    tell(
        card("Blow", PHYSICAL, text),
        steps="""
            attack with Blow
            pass
            attack with Blow
            expect opponent stages = 6
            pass
            expect no option attack with Blow
        """,
        you={"hand": ["Blow"]},
        opponent={"stages": 10},
    )


@pytest.mark.parametrize(("first", "left"), [("", 2), ("attack with Filler\npass", 4)])
def test_what_it_costs_instead_if_something_is_so(first: str, left: int) -> None:
    text = (
        "[attack] Energy attack costing 2 stages. If you have performed a physical attack this "
        "combat, this attack costs 0 stages instead. DAMAGE: 1 life card."
    )
    tell(
        card("Wave", ENERGY, text),
        steps=f"""
            {first}
            attack with Wave
            expect you stages = {left}
        """,
        you={"hand": ["Wave", "Filler"], "stages": 4},
    )


@pytest.mark.parametrize(("blow", "drawn"), [("life card", 1), ("stage", 0)])
def test_damage_of_one_kind_sets_it_off(blow: str, drawn: int) -> None:
    tell(
        card("Watch", DRILL, "[constant] Whenever you take life card damage, draw a card."),
        card("Blow", PHYSICAL, f"[attack] Physical attack. DAMAGE: 1 {blow}."),
        steps=f"""
            attack with Blow
            expect your hand = {drawn}
        """,
        you={"play": ["Watch"]},
        opponent={"hand": ["Blow"]},
        start={"action": "opponent"},
    )


def test_he_chooses_what_he_loses() -> None:
    text = "POWER: Your opponent chooses one: he loses 2 stages, or he skips his next action."
    tell(
        card("Deed", EVENT, text),
        steps="""
            play Deed
            opponent: Lose 2 stages
            expect opponent stages = 3
        """,
        you={"hand": ["Deed"]},
        opponent={"stages": 5},
    )
