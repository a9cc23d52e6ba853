"""What holds, waits or is used within a time: turns, steps, combat, the next turn; limits."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import canonical_text, compile_text
from tests.rules.happening import DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

RAGE = card("Rage", EVENT, "POWER: Raise your anger 1.")
TAP = card("Tap", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage.")
CALM = card("Calm", EVENT, "POWER: Lower your opponent's anger 1.")


# ---------------------------------------------------------------------------- as long as it is so


@pytest.mark.parametrize(
    "text",
    [
        "During your turn, your attacks deal +2 stages of damage.",
        "Your attacks deal +2 stages of damage during your turn.",
        "While it is your turn, your attacks deal +2 stages of damage.",
    ],
)
def test_what_holds_in_your_turn_only(text: str) -> None:
    tell(
        card("Weights", DRILL, f"[constant] {text}"),
        TAP,
        you={"play": ["Weights"], "hand": ["Tap"]},
        opponent={"play": ["Weights"], "hand": ["Tap"], "stages": 9},
        steps="""
        play Tap
        opponent: no defense
        expect opponent.stages = 6
        opponent: play Tap
        you: no defense
        expect event DamageCalculated stages=1
    """,
    )


def test_what_holds_in_the_turn_of_the_other_only() -> None:
    drill = card("Iron", DRILL, "[constant] During your opponent's turn, your anger cannot be "
                 "lowered.")  # fmt: skip
    tell(
        drill,
        CALM,
        you={"play": ["Iron"], "anger": 2, "hand": ["Calm"]},
        opponent={"play": ["Iron"], "anger": 2, "hand": ["Calm"]},
        steps="""
        play Calm
        expect opponent.anger = 2
        opponent: play Calm
        expect you.anger = 1
    """,
    )


def test_who_attacks_and_who_defends() -> None:
    kick = card("Kick", PHYSICAL, "[attack] Physical attack. If you are the defender, raise your "
                "anger 2. If you are the attacker, raise your anger 1. DAMAGE: 1 stage.")  # fmt: skip
    tell(
        kick,
        you={"hand": ["Kick"]},
        opponent={"hand": ["Kick"]},
        steps="""
        play Kick
        expect you.anger = 1
        opponent: play Kick
        expect opponent.anger = 2
    """,
    )


@pytest.mark.parametrize("phase", ["planning", "combat"])
def test_an_instant_is_used_in_combat_only(phase: str) -> None:
    drill = card("Focus", DRILL, "[instant] POWER: Use during combat. Raise your anger 1.")
    may = "expect option use Focus" if phase == "combat" else "expect no option use Focus"
    tell(drill, you={"play": ["Focus"]}, start={"phase": phase}, steps=may)


def test_an_instant_is_used_at_any_time_in_a_step() -> None:
    tell(
        card("Study", DRILL, "[instant] POWER: Use during your Discard Step. Draw a card."),
        steps="""
            pass
            opponent: pass
            you: yes
            expect you hand = 1
        """,
        you={"play": ["Study"]},
    )
    program = compile_text(RAGE, "[instant] POWER: Use if it is the Discard Step. Draw a card.")
    assert program.failures
    program = compile_text(RAGE, "[instant] POWER: Use during your Planning Step. Draw a card.")
    assert not program.failures


@pytest.mark.parametrize(("phase", "may"), [("planning", ""), ("combat", "no ")])
def test_a_card_is_used_in_a_step_only(phase: str, may: str) -> None:
    setup = card("Study", EVENT, "(Use only during your Planning Step.) [instant] POWER: Use when "
                 "needed. Draw a card.")  # fmt: skip
    tell(
        setup,
        you={"hand": ["Study"]},
        start={"phase": phase},
        steps=f"expect {may}option play Study",
    )


def test_what_waits_in_a_turn_only() -> None:
    drill = card("Watcher", DRILL, "[constant] During your opponent's turn, whenever you perform "
                 "an attack, gain 1 stage.")  # fmt: skip
    tell(
        drill,
        TAP,
        you={"play": ["Watcher"], "hand": ["Tap"], "stages": 4},
        opponent={"play": ["Watcher"], "hand": ["Tap"], "stages": 4},
        steps="""
        play Tap
        opponent: no defense
        expect you.stages = 4
        opponent: play Tap
        you: no defense
        expect opponent.stages = 4
    """,
    )


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "During your opponent's turn, your Drills cannot be destroyed.",
            "While it is your opponent's turn, your Drills cannot be destroyed.",
        ),
        # A ban says itself when it holds.
        (
            "Your Drills cannot be destroyed during your opponent's turn.",
            "Your Drills cannot be destroyed during your opponent's turn.",
        ),
        (
            "Whenever you draw a card during your Planning Step, gain 1 stage.",
            "Whenever you draw a card during your Planning Step, gain 1 stage.",
        ),
        (
            "Your attacks cannot be stopped during each combat.",
            "While combat goes on, your attacks cannot be stopped.",
        ),
    ],
)
def test_times_as_other_designers_say_them(said: str, meant: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {meant}"


# ---------------------------------------------------------------------------- the next turn


NEXT = [
    "During your opponent's next turn, your attacks deal +2 stages of damage.",
    "Your attacks deal +2 stages of damage during your opponent's next turn.",
    "Your attacks deal +2 stages of damage during his next turn.",
]


@pytest.mark.parametrize("text", NEXT)
def test_what_holds_in_the_next_turn_holds_neither_before_nor_after(text: str) -> None:
    tell(
        card("Plan", EVENT, f"POWER: {text}"),
        TAP,
        you={"hand": ["Plan", "Tap", "Tap", "Tap"], "life_deck": []},
        opponent={"stages": 9, "hand": ["Tap"]},
        steps="""
        play Plan
        opponent: pass
        play Tap
        opponent: no defense
        expect opponent.stages = 8
        opponent: pass
        you: pass
        you: discard Tap
        opponent: declare combat
        opponent: pass
        you: play Tap
        opponent: no defense
        expect event DamageCalculated stages=3
    """,
    )


# ---------------------------------------------------------------------------- limits


LIMITS = [
    "You may only do so once per combat.",
    "This effect can only be used once per combat.",
    "Do this only once per combat.",
    "(Once per combat.)",
]


@pytest.mark.parametrize("limit", LIMITS)
def test_a_limit_said_afterwards(limit: str) -> None:
    text = f"[constant] Whenever you perform an attack, gain 1 stage. {limit}"
    assert canonical(text, DRILL) == (
        "[constant] Once per combat when you perform an attack, gain 1 stage."
    )
    tell(
        card("Watcher", DRILL, text),
        TAP,
        you={"play": ["Watcher"], "hand": ["Tap", "Tap"], "stages": 3},
        steps="""
        play Tap
        expect you.stages = 4
        opponent: pass
        play Tap
        expect you.stages = 4
    """,
    )


def test_a_limit_of_what_one_may_do_for_something() -> None:
    text = (
        "[constant] Whenever you perform an attack, you may lower your anger 1. If you do, gain 1 "
        "stage. Only once per turn."
    )
    tell(
        card("Watcher", DRILL, text),
        TAP,
        you={"play": ["Watcher"], "hand": ["Tap", "Tap", "Tap"], "stages": 3, "anger": 3},
        steps="""
        play Tap
        you: no
        expect you.stages = 3
        opponent: pass
        you: play Tap
        you: yes
        expect you.stages = 4
        opponent: pass
        you: play Tap
        expect you.stages = 4
        expect you.anger = 2
    """,
    )


def test_a_limit_of_nothing_that_waits_is_not_read() -> None:
    program = compile_text(RAGE, "[constant] Your attacks deal +1 stage. Only once per turn.")
    assert program.failures
    # Every Power is used once a turn (COM-3).
    program = compile_text(RAGE, "POWER: Draw a card. Do this only once per turn.")
    assert canonical_text(program) == "POWER: Draw a card."


# ---------------------------------------------------------------------------- what is planned


@pytest.mark.parametrize(
    "text",
    [
        "You may lower your anger 1 during your Planning Step to gain 2 stages.",
        "During your Planning Step, you may lower your anger 1 to gain 2 stages.",
        "Once per turn, during your Planning Step, you may lower your anger 1 to gain 2 stages.",
    ],
)
def test_what_may_be_done_in_the_planning_step(text: str) -> None:
    drill = card("Rest", DRILL, f"[constant] {text}")
    # Where nothing else can be done, the turn goes on, and the MP powers up 1 stage.
    limit = "Once" in text
    tell(
        drill,
        you={"play": ["Rest"], "anger": 2, "stages": 2},
        start={"phase": "planning"},
        steps=f"""
        use Rest
        expect you.anger = 1
        expect {"no " if limit else ""}option use Rest
        expect you.stages {"= 5" if limit else "= 4"}
    """,
    )
    tell(drill, you={"play": ["Rest"], "anger": 2}, steps="expect no option use Rest")


# ---------------------------------------------------------------------------- notes, and instead


@pytest.mark.parametrize(("anger", "stages"), [(1, 4), (0, 3)])
def test_what_happens_to_a_card_while_something_is_so(anger: int, stages: int) -> None:
    note = card("Ghost", PHYSICAL, "(If this card is discarded from your hand and your anger is 1 "
                "or more, gain 1 stage.) [attack] Physical attack. DAMAGE: 1 stage.")  # fmt: skip
    drop = card("Drop", EVENT, "POWER: Discard a card from your hand.")
    tell(
        note,
        drop,
        you={"hand": ["Drop", "Ghost"], "anger": anger, "stages": 3},
        steps=f"""
        play Drop
        expect you.stages = {stages}
    """,
    )


def test_the_next_one_is_done_otherwise_once() -> None:
    plan = card("Plan", EVENT, "POWER: The next time you would raise your anger, gain 2 stages "
                "instead.")  # fmt: skip
    tell(
        plan,
        RAGE,
        you={"hand": ["Plan", "Rage", "Rage"], "stages": 3},
        steps="""
        play Plan
        you: play Rage
        expect you.anger = 0
        expect you.stages = 5
        you: play Rage
        expect you.anger = 1
        expect you.stages = 5
    """,
    )


@pytest.mark.parametrize(("defense", "anger"), [("no defense", 1), ("play Block", 0)])
def test_an_attack_that_deals_damage(defense: str, anger: int) -> None:
    kick = card("Kick", PHYSICAL, "[attack] Physical attack. If this attack deals damage, raise "
                "your anger 1. DAMAGE: 1 stage.")  # fmt: skip
    tell(
        kick,
        you={"hand": ["Kick"]},
        opponent={"hand": ["Block"]},
        steps=f"""
        play Kick
        opponent: {defense}
        expect you.anger = {anger}
    """,
    )


# ---------------------------------------------------------------------------- what never comes


@pytest.mark.parametrize(
    "text",
    [
        "[constant] Whenever this attack is stopped, draw a card.",
        "[constant] If this attack is stopped, draw a card.",
        "[constant] While this attack is performed by an Ally, your attacks deal +1 stage of damage.",
        "[instant] POWER: Use when this attack is stopped. Draw a card.",
    ],
)
def test_what_no_game_comes_to_is_not_read(text: str) -> None:
    assert compile_text(card("Watcher", DRILL, ""), text).failures


@pytest.mark.parametrize(("thrown", "hand"), [("Rage", 1), ("Tap", 0)])
def test_some_of_the_cards_that_were_spoken_of(thrown: str, hand: int) -> None:
    text = "POWER: Discard 2 cards from your hand. If any of them are Events, draw a card."
    tell(
        card("Purge", EVENT, text),
        RAGE,
        TAP,
        you={"hand": ["Purge", thrown, "Tap"]},
        steps=f"""
        play Purge
        expect your hand = {hand}
    """,
    )


@pytest.mark.parametrize("said", ["during", "in"])
def test_what_holds_in_the_next_action_only(said: str) -> None:
    tell(
        card(
            "Plan", EVENT, f"POWER: Your attacks deal +2 stages of damage {said} your next action."
        ),
        TAP,
        you={"hand": ["Plan", "Tap", "Tap"]},
        opponent={"stages": 9},
        steps="""
        play Plan
        opponent: pass
        play Tap
        opponent: no defense
        expect opponent.stages = 6
        opponent: pass
        play Tap
        opponent: no defense
        expect opponent.stages = 5
    """,
    )


@pytest.mark.parametrize("many", ["1 or more cards", "at least one card", "a card"])
@pytest.mark.parametrize(("thrown", "hand"), [(["Rage"], 1), ([], 0)])
def test_one_or_more_were_discarded(many: str, thrown: list[str], hand: int) -> None:
    drop = card("Drop", EVENT, "POWER: Discard a card from your hand.")
    count = card("Count", EVENT, f"POWER: If you discarded {many} this turn, draw a card.")
    first = "play Drop\nyou: discard Rage" if thrown else "expect your hand = 1"
    tell(
        drop,
        count,
        RAGE,
        you={"hand": ["Count", *(["Drop"] if thrown else []), *thrown]},
        steps=f"""
        {first}
        you: play Count
        expect your hand = {hand}
    """,
    )
