"""Sentences joined by any frame: otherwise, unless, either, while attached, one thing or another."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

RAGE = card("Rage", EVENT, "POWER: Raise your anger 1.")
TAP = card("Tap", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage.")


# ---------------------------------------------------------------------------- otherwise


@pytest.mark.parametrize(
    "other", [". Otherwise, ", ". If not, ", "; otherwise, ", "; if not, ", ", otherwise "]
)
@pytest.mark.parametrize(("anger", "after", "hand"), [(3, 3, 1), (2, 3, 0)])
def test_what_comes_otherwise_goes_by_the_condition(
    other: str, anger: int, after: int, hand: int
) -> None:
    text = f"POWER: If your anger is 3 or higher, draw a card{other}raise your anger 1."
    tell(
        card("Fork", EVENT, text),
        you={"hand": ["Fork"], "anger": anger},
        steps=f"""
        play Fork
        expect you.anger = {after}
        expect your hand = {hand}
    """,
    )


@pytest.mark.parametrize("other", ["Otherwise, ", "If not, ", "If you do not, "])
@pytest.mark.parametrize(("answer", "anger", "hand"), [("yes", 1, 1), ("no", 3, 0)])
def test_what_comes_otherwise_goes_by_what_was_allowed(
    other: str, answer: str, anger: int, hand: int
) -> None:
    text = "POWER: You may lower your anger 1 to draw a card. {}raise your anger 1."
    tell(
        card("Fork", EVENT, text.format(other)),
        you={"hand": ["Fork"], "anger": 2},
        steps=f"""
        play Fork
        you: {answer}
        expect you.anger = {anger}
        expect your hand = {hand}
    """,
    )
    # It can't be paid: then it wasn't done.
    tell(
        card("Fork", EVENT, text.format(other)),
        you={"hand": ["Fork"], "anger": 0},
        steps="""
        play Fork
        expect you.anger = 1
        expect your hand = 0
    """,
    )


@pytest.mark.parametrize("other", ["Otherwise, ", "If not, "])
@pytest.mark.parametrize(("drills", "anger"), [(["Idle Drill"], 0), ([], 2)])
def test_what_comes_otherwise_goes_by_what_could_be_done(
    other: str, drills: list[str], anger: int
) -> None:
    text = f"POWER: Destroy one of your opponent's Drills. {other}raise your anger 2."
    tell(
        card("Fork", EVENT, text),
        you={"hand": ["Fork"]},
        opponent={"play": drills},
        steps=f"""
        play Fork
        expect you.anger = {anger}
        expect opponent play = 0
    """,
    )


@pytest.mark.parametrize("other", ["Otherwise, ", "If not, "])
@pytest.mark.parametrize(("anger", "hand", "stages"), [(2, 1, 5), (0, 0, 7)])
def test_what_comes_otherwise_waits_with_what_it_goes_by(
    other: str, anger: int, hand: int, stages: int
) -> None:
    drill = card(
        "Watcher",
        DRILL,
        "[constant] Whenever you perform an attack, if your anger is 2 or more, draw a card. "
        f"{other}your MP gains 2 stages.",
    )
    tell(
        drill,
        TAP,
        you={"play": ["Watcher"], "hand": ["Tap"], "anger": anger, "stages": 5},
        steps=f"""
        play Tap
        expect your hand = {hand}
        expect you.stages = {stages}
    """,
    )


@pytest.mark.parametrize(("anger", "hand", "stages"), [(2, 1, 5), (0, 0, 7)])
def test_what_comes_otherwise_waits_for_a_time(anger: int, hand: int, stages: int) -> None:
    text = (
        "POWER: Whenever you perform an attack this combat, if your anger is 2 or more, draw a "
        "card. Otherwise, your MP gains 2 stages."
    )
    tell(
        card("Plan", EVENT, text),
        TAP,
        you={"hand": ["Plan", "Tap"], "anger": anger, "stages": 5},
        steps=f"""
        play Plan
        expect your hand = 1
        expect you.stages = 5
        opponent: pass
        play Tap
        expect your hand = {hand}
        expect you.stages = {stages}
    """,
    )


@pytest.mark.parametrize("other", ["Otherwise, ", "If not, "])
@pytest.mark.parametrize(("anger", "dealt"), [(0, 2), (2, 4)])
def test_what_holds_otherwise(other: str, anger: int, dealt: int) -> None:
    text = (
        "[constant] If your anger is 2 or more, your attacks deal +3 stages of damage. "
        f"{other}your attacks deal +1 stage of damage."
    )
    tell(
        card("Weights", DRILL, text),
        TAP,
        you={"play": ["Weights"], "hand": ["Tap"], "anger": anger},
        opponent={"stages": 9},
        steps=f"""
        play Tap
        opponent: no defense
        expect opponent.stages = {9 - dealt}
    """,
    )


def test_otherwise_of_nothing_is_not_read() -> None:
    program = compile_text(RAGE, "POWER: Otherwise, draw a card. If not, raise your anger 1.")
    assert [each.sentence for each in program.failures][:1] == ["Otherwise, draw a card"]


# ---------------------------------------------------------------------------- unless, while


@pytest.mark.parametrize(("anger", "dealt"), [(0, 3), (2, 1)])
@pytest.mark.parametrize(
    "text",
    [
        "Your attacks deal +2 stages of damage unless your anger is 2 or more.",
        "Unless your anger is 2 or more, your attacks deal +2 stages of damage.",
    ],
)
def test_what_holds_unless_something_is_so(text: str, anger: int, dealt: int) -> None:
    tell(
        card("Weights", DRILL, f"[constant] {text}"),
        TAP,
        you={"play": ["Weights"], "hand": ["Tap"], "anger": anger},
        opponent={"stages": 9},
        steps=f"""
        play Tap
        opponent: no defense
        expect opponent.stages = {9 - dealt}
    """,
    )


@pytest.mark.parametrize(("anger", "dealt"), [(0, 1), (2, 3)])
@pytest.mark.parametrize(
    "said",
    [
        "While attached, if your anger is 2 or more, your attacks deal +2 stages of damage.",
        "While attached, while your anger is 2 or more, your attacks deal +2 stages of damage.",
        "While attached, your attacks deal +2 stages of damage as long as your anger is 2 or more.",
    ],
)
def test_what_holds_while_attached_and_something_is_so(said: str, anger: int, dealt: int) -> None:
    tell(
        card("Weights", EVENT, f"POWER: Attach this card to your MP. {said}"),
        TAP,
        you={"hand": ["Weights", "Tap"], "anger": anger},
        opponent={"stages": 9},
        steps=f"""
        play Weights
        opponent: pass
        play Tap
        opponent: no defense
        expect opponent.stages = {9 - dealt}
    """,
    )


def test_what_is_said_only_if_something_is_so() -> None:
    assert canonical("POWER: Draw a card only if your anger is 2 or more.") == (
        "POWER: Draw a card if your anger is 2 or more."
    )
    # That is the card's own use.
    program = compile_text(RAGE, "POWER: Draw a card. Use only if your anger is 2 or more.")
    assert len(program.notes) == 1


# ---------------------------------------------------------------------------- one or another


CHOOSES = (
    "Choose one: your opponent discards a card from his hand, or your opponent loses 3 stages."
)


@pytest.mark.parametrize(
    ("choice", "hand", "stages"),
    [("Your opponent discards a card from his hand", 0, 9), ("Your opponent loses 3 stages", 1, 6)],
)
def test_of_what_the_opponent_does_you_choose_where_you_are_told_to(
    choice: str, hand: int, stages: int
) -> None:
    tell(
        card("Fork", EVENT, f"POWER: {CHOOSES}"),
        you={"hand": ["Fork"]},
        opponent={"hand": ["Filler"], "stages": 9},
        steps=f"""
        play Fork
        you: choose {choice}.
        expect opponent hand = {hand}
        expect opponent.stages = {stages}
    """,
    )


def test_of_what_he_does_he_chooses_where_nobody_is_told_to() -> None:
    tell(
        card(
            "Fork", EVENT, "POWER: Your opponent discards a card from his hand or loses 3 stages."
        ),
        you={"hand": ["Fork"]},
        opponent={"hand": ["Filler"], "stages": 9},
        steps="""
        play Fork
        opponent: choose Lose 3 stages.
        expect opponent hand = 1
        expect opponent.stages = 6
    """,
    )


def test_a_list_of_what_both_do_is_yours_to_choose_from() -> None:
    text = "POWER: Choose one: your opponent loses 3 stages, destroy a Drill, or draw a card."
    assert canonical(text) == text
    tell(
        card("Fork", EVENT, text),
        you={"hand": ["Fork"]},
        opponent={"stages": 9},
        steps="""
        play Fork
        expect no option Destroy
        you: choose Draw a card.
        expect your hand = 1
        expect opponent.stages = 9
    """,
    )


@pytest.mark.parametrize(
    "text",
    [
        "Either draw a card or raise your anger 1.",
        "Do one of the following: draw a card; or raise your anger 1.",
        "Choose one of the following: draw a card or raise your anger 1.",
    ],
)
def test_either_is_one_of_two(text: str) -> None:
    assert canonical(f"POWER: {text}") == "POWER: Draw a card or raise your anger 1."


PRICE = "POWER: You may discard a card from your hand or lower your anger 1 to gain 2 stages."


@pytest.mark.parametrize(
    ("hand", "anger", "steps"),
    [
        (
            ["Filler"],
            1,
            "you: yes / you: choose Discard a card from your hand. / expect your hand = 0",
        ),
        (["Filler"], 1, "you: yes / you: choose Lower your anger 1. / expect you.anger = 0"),
        ([], 1, "you: yes / expect you.anger = 0"),
        (["Filler"], 1, "you: no / expect you.stages = 4"),
    ],
)
def test_one_of_two_prices(hand: list[str], anger: int, steps: str) -> None:
    paid = "yes" in steps
    tell(
        card("Deal", EVENT, PRICE),
        you={"hand": ["Deal", *hand], "anger": anger, "stages": 4},
        steps="\n".join(["play Deal", *steps.split(" / "), f"expect you.stages = {4 + 2 * paid}"]),
    )


def test_no_price_of_two_can_be_paid() -> None:
    tell(
        card("Deal", EVENT, PRICE),
        you={"hand": ["Deal"], "anger": 0, "stages": 4},
        steps="""
        play Deal
        expect you.stages = 4
        expect asked never: Discard
    """,
    )


# ---------------------------------------------------------------------------- timings


def test_one_happening_or_another() -> None:
    drill = card(
        "Watcher",
        DRILL,
        "[constant] Whenever you raise your anger or your opponent performs an attack, gain 1 "
        "stage.",
    )
    tell(
        drill,
        RAGE,
        TAP,
        you={"play": ["Watcher"], "hand": ["Rage", "Tap"], "stages": 3},
        opponent={"hand": ["Tap", "Rage"]},
        steps="""
        play Rage
        expect you.stages = 4
        opponent: play Tap
        you: no defense
        expect you.stages = 4
        you: play Tap
        opponent: no defense
        opponent: play Rage
        expect you.stages = 4
    """,
    )


def test_an_instant_is_used_on_one_happening_or_another() -> None:
    drill = card(
        "Watcher",
        DRILL,
        "[instant] POWER: Use when you raise your anger or your opponent raises his anger. Gain 1 "
        "stage.",
    )
    tell(
        drill,
        RAGE,
        you={"play": ["Watcher"], "hand": ["Rage"], "stages": 3},
        opponent={"hand": ["Rage"]},
        steps="""
        play Rage
        you: no
        expect you.stages = 3
        opponent: play Rage
        you: yes
        expect you.stages = 4
    """,
    )


@pytest.mark.parametrize("word", ["if", "while"])
@pytest.mark.parametrize(("anger", "stages"), [(0, 3), (2, 4)])
def test_an_instant_is_used_on_a_happening_if_something_is_so(
    word: str, anger: int, stages: int
) -> None:
    drill = card(
        "Watcher",
        DRILL,
        f"[instant] POWER: Use when you perform an attack {word} your anger is 2 or more. Gain 1 "
        "stage.",
    )
    tell(
        drill,
        TAP,
        you={"play": ["Watcher"], "hand": ["Tap"], "stages": 3, "anger": anger},
        steps=f"""
        play Tap
        {"you: yes" if stages == 4 else "expect asked never: Use Watcher"}
        expect you.stages = {stages}
    """,
    )


def test_what_a_constant_does_if_something_happens_it_does_whenever_it_does() -> None:
    text = "[constant] If you stop an attack, draw a card."
    assert canonical(text, DRILL) == "[constant] Whenever you stop an attack, draw a card."
    text = "[constant] If you draw a card, if your anger is 2 or more, gain 1 stage."
    assert canonical(text, DRILL).startswith("[constant] Whenever you draw a card, if")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "When you draw a card for the first time each turn, gain 1 stage.",
            "The first time you draw a card each turn, gain 1 stage.",
        ),
        (
            "While you control a Drill, whenever you draw a card, gain 1 stage.",
            "If you control a Drill, whenever you draw a card, gain 1 stage.",
        ),
        (
            "Whenever you draw a card while you control a Drill, gain 1 stage.",
            "Whenever you draw a card and you control a Drill, gain 1 stage.",
        ),
    ],
)
def test_timings_as_other_designers_join_them(said: str, meant: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {meant}"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Gain X stages, where X is your anger.", "Gain X stages. X = your anger."),
        ("Gain X stages. X is equal to your anger.", "Gain X stages. X = your anger."),
        ("Draw a card. Also, gain 1 stage.", "Draw a card. Gain 1 stage."),
        ("Draw a card, then you may gain 1 stage.", "Draw a card and you may gain 1 stage."),
        (
            "You may draw a card by lowering your anger 1.",
            "You may lower your anger 1 to draw a card.",
        ),
        (
            "If both your anger is 2 and you control a Drill, draw a card.",
            "If your anger is 2 and you control a Drill, draw a card.",
        ),
        (
            "You may discard a card from your hand. When you do, draw a card.",
            "You may discard a card from your hand. If you do, draw a card.",
        ),
    ],
)
def test_effects_as_other_designers_join_them(said: str, meant: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {meant}"


def test_what_happens_to_the_attack_may_be_said_last() -> None:
    kick = card(
        "Sure Kick",
        PHYSICAL,
        "[attack] Physical attack. Raise your anger 2 if this attack is stopped. DAMAGE: 1 stage.",
    )
    tell(
        kick,
        you={"hand": ["Sure Kick"]},
        opponent={"hand": ["Block"]},
        steps="""
        play Sure Kick
        expect you.anger = 0
        opponent: play Block
        expect you.anger = 2
    """,
    )
