"""Any verb in any frame: how often it was done, in the last turn, in a step, by an attack, never."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, staged, tell

RAGE = card("Rage", EVENT, "POWER: Raise your anger 1.")
FURY = card("Fury", EVENT, "POWER: Raise your anger 5.")
TAP = card("Tap", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage.")
SMASH = card("Smash", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage. HIT: Destroy a Drill.")
BREAK = card("Break", EVENT, "POWER: Destroy a Drill.")


# ---------------------------------------------------------------------------- how often


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("you have raised your anger twice this combat",
         "you have raised your anger 2 or more times this combat"),
        ("your opponent discarded a card exactly twice this turn",
         "your opponent has discarded a card exactly 2 times this turn"),
        ("this is the first time a Drill was destroyed this combat",
         "a Drill has been destroyed exactly 1 time this combat"),
        ("it is not the first time you have performed an attack this combat",
         "you have performed an attack 2 or more times this combat"),
        ("this is the third time your opponent passed this combat",
         "your opponent has passed exactly 3 times this combat"),
        ("you have not drawn a card 2 or more times this turn",
         "you have not drawn a card 2 or more times this turn"),
    ],
)  # fmt: skip
def test_how_often_is_said_of_any_verb(said: str, meant: str) -> None:
    assert canonical(f"POWER: If {said}, draw a card.") == f"POWER: If {meant}, draw a card."


def test_so_often_and_no_less() -> None:
    often = card(
        "Often", EVENT, "POWER: If you have raised your anger 2 or more times this combat, draw a "
        "card. If you have raised your anger exactly twice this combat, gain 1 stage.",
    )  # fmt: skip
    tell(
        RAGE,
        often,
        you={"hand": ["Rage", "Rage", "Rage", "Often", "Often", "Often"], "stages": 1},
        steps="""
        play Rage
        opponent: pass
        you: play Often
        expect you hand = 4
        opponent: pass
        you: play Rage
        opponent: pass
        you: play Often
        expect you hand = 3
        expect you.stages = 2
        opponent: pass
        you: play Rage
        opponent: pass
        you: play Often
        expect you hand = 2
        expect you.stages = 2
    """,
    )


def test_the_attack_that_asks_is_one_of_those() -> None:
    kick = card("Kick", PHYSICAL, "[attack] Physical attack. If this is the second time you have "
                "performed an attack this combat, raise your anger 1. DAMAGE: 1 stage.")  # fmt: skip
    tell(
        kick,
        you={"hand": ["Kick", "Kick"]},
        steps="""
        play Kick
        opponent: no defense
        expect you.anger = 0
        opponent: pass
        you: play Kick
        opponent: no defense
        expect you.anger = 1
    """,
    )


# ---------------------------------------------------------------------------- the last turn


@pytest.mark.parametrize(("declares", "draws"), [(True, 0), (False, 1)])
def test_what_was_done_in_the_last_turn(declares: bool, draws: int) -> None:
    watch = card("Watch", DRILL, "[constant] At the end of your Planning Step, if your opponent "
                 "did not declare combat during his last turn, raise your anger 1.")  # fmt: skip
    combat = "opponent: pass\nyou: pass" if declares else ""
    staged(
        f"""
        {"opponent: declare combat" if declares else "opponent: no combat"}
        {combat}
        expect you.anger = {draws}
    """,
        watch,
        mine={"play": ["Watch"]},
        theirs={},
        auto="pass",
        phase="declare",
        turn="opponent",
    )


# ---------------------------------------------------------------------------- by an attack


@pytest.mark.parametrize("by", ["attacks", "an attack", "physical attacks"])
def test_what_no_attack_does(by: str) -> None:
    tell(
        card("Shell", DRILL, f"[constant] Your Drills cannot be destroyed by {by}."),
        SMASH,
        BREAK,
        you={"play": ["Shell"]},
        opponent={"hand": ["Smash", "Break"]},
        start={"action": "opponent"},
        steps="""
        opponent: play Smash
        you: no defense
        expect you play has Shell
        you: pass
        opponent: play Break
        expect you discard has Shell
    """,
    )


def test_what_an_attack_does() -> None:
    tell(
        card("Watcher", DRILL, "[constant] Whenever an attack destroys a Drill, draw a card."),
        SMASH,
        BREAK,
        you={"play": ["Watcher"], "hand": ["Smash", "Break"]},
        opponent={"play": ["Idle Drill", "Idle Drill"]},
        steps="""
        play Break
        choose Idle Drill
        expect you hand = 1
        opponent: pass
        you: play Smash
        opponent: no defense
        you: choose Idle Drill
        expect you hand = 1
    """,
    )


# ---------------------------------------------------------------------------- levels


def test_an_attack_that_advances_one_a_level() -> None:
    lift = card("Lift", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage. HIT: Raise your "
                "anger 3. If this attack advanced you a level, draw a card.")  # fmt: skip
    for anger, drawn in ((1, 0), (2, 1)):
        tell(
            lift,
            you={"hand": ["Lift"], "anger": anger},
            steps=f"""
            play Lift
            opponent: no defense
            expect you hand = {drawn}
        """,
        )


@pytest.mark.parametrize(
    "said",
    [
        "your MP is lowered a level",
        "your MP's level is lowered",
        "one of your opponent's effects lowers your MP a level",
    ],
)
def test_whose_level_is_lowered(said: str) -> None:
    sink = card("Sink", EVENT, "POWER: Lower your opponent's MP 1 level.")
    tell(
        card("Watcher", DRILL, f"[constant] Whenever {said}, draw a card. Your Drills are not "
             "discarded when your MP is lowered a level."),
        sink,
        FURY,
        you={"play": ["Watcher"], "level": 2, "hand": ["Fury"]},
        opponent={"level": 2, "hand": ["Sink"]},
        start={"action": "opponent"},
        steps="""
        opponent: play Sink
        expect you hand = 2
        expect you play has Watcher
        you: play Fury
        expect you discard has Watcher
    """,
    )  # fmt: skip


# ---------------------------------------------------------------------------- what is never done


@pytest.mark.parametrize(
    "text",
    [
        "Your anger is not lowered by your opponent's card effects.",
        "Your opponent does not gain stages during his Planning Step.",
        "Your Drills are not discarded as your MP advances a level.",
        "You do not draw cards during your Draw Step.",
    ],
)
def test_what_is_never_done(text: str) -> None:
    assert canonical(f"[constant] {text}", DRILL) == f"[constant] {text}"


def test_anger_that_is_not_lowered() -> None:
    tell(
        card("Calm", DRILL, "[constant] Your anger is not lowered by your opponent's card "
             "effects."),
        card("Soothe", EVENT, "POWER: Lower your opponent's anger 1."),
        card("Rest", EVENT, "POWER: Lower your anger 1."),
        you={"play": ["Calm"], "anger": 3, "hand": ["Rest"]},
        opponent={"hand": ["Soothe"]},
        start={"action": "opponent"},
        steps="""
        opponent: play Soothe
        expect you.anger = 3
        you: play Rest
        expect you.anger = 2
    """,
    )  # fmt: skip


def test_drills_that_stay_as_their_mp_advances() -> None:
    tell(
        card("Shelf", DRILL, "[constant] Your Drills are not discarded when your MP advances a "
             "level."),
        FURY,
        you={"play": ["Shelf", "Idle Drill"], "hand": ["Fury"]},
        steps="""
        play Fury
        expect you.level = 2
        expect you play has Shelf
        expect you play has Idle Drill
    """,
    )  # fmt: skip


# ---------------------------------------------------------------------------- steps of a turn


def test_what_is_drawn_in_the_draw_step_only() -> None:
    tell(
        card("Leech", DRILL, "[constant] Whenever your opponent would draw a card during his Draw "
             "Step, he destroys the top card of his Life Deck instead."),
        card("Study", EVENT, "POWER: Draw a card."),
        you={"play": ["Leech"]},
        opponent={"hand": ["Study"]},
        steps="""
        pass
        opponent: play Study
        expect opponent hand = 1
    """,
    )  # fmt: skip


# ---------------------------------------------------------------------------- actions


def test_which_action_it_is() -> None:
    tell(
        card("Start", EVENT, "(Use only if this is your first action this combat.) POWER: Raise "
             "your anger 1."),
        card("Later", EVENT, "POWER: If this is your second action this combat, raise your anger "
             "1. If this is not your second action this combat, gain 1 stage."),
        you={"hand": ["Start", "Start", "Later", "Later"], "stages": 3},
        steps="""
        expect option play Start
        play Start
        expect you.anger = 1
        opponent: pass
        expect no option play Start
        you: play Later
        expect you.anger = 2
        expect you.stages = 3
        opponent: pass
        you: play Later
        expect you.anger = 2
        expect you.stages = 4
    """,
    )  # fmt: skip


def test_what_answers_an_attack_is_no_action() -> None:
    tell(
        card("Guard", EVENT, "[defense] Stops a physical attack. If this is your opponent's first "
             "action this combat, raise your anger 1. If this is your first action this combat, "
             "raise your anger 2."),
        TAP,
        you={"hand": ["Tap"]},
        opponent={"hand": ["Guard"]},
        steps="""
        play Tap
        opponent: play Guard
        expect opponent.anger = 1
    """,
    )  # fmt: skip


# ---------------------------------------------------------------------------- more of it


def test_more_of_what_is_done_is_no_deed_of_its_own() -> None:
    tell(
        card("Temper", DRILL, "[constant] Whenever you raise your anger, raise your anger 1 "
             "additional level."),
        card("Spark", EVENT, "POWER: Raise your anger 1 level. If you control a Drill, raise your "
             "anger an additional level."),
        RAGE,
        you={"play": ["Temper"], "hand": ["Rage"]},
        opponent={"play": ["Idle Drill"], "hand": ["Spark"]},
        steps="""
        play Rage
        expect you.anger = 2
        opponent: play Spark
        expect opponent.anger = 2
    """,
    )  # fmt: skip


@pytest.mark.parametrize(
    "bound", ["to a maximum of 2", ", maximum 2", ", up to 2 cards", " up to a maximum of 2"]
)
def test_so_many_for_each_and_no_more(bound: str) -> None:
    said = f"Your opponent discards a card from his hand for each Drill you control{bound}."
    if bound.startswith("to"):
        said = said.replace("control", "control ")
    tell(
        card("Demand", EVENT, f"POWER: {said}"),
        you={"play": ["Idle Drill", "Other Drill", "Falling Drill"], "hand": ["Demand"]},
        opponent={"hand": ["Filler", "Filler", "Filler"]},
        steps="""
        play Demand
        choose Filler
        choose Filler
        expect opponent hand = 1
    """,
    )
    meant = (
        "Your opponent discards a card from his hand for each Drill you control, to a maximum of 2."
    )
    assert canonical(f"POWER: {said}") == f"POWER: {meant}"


@pytest.mark.parametrize("bound", [" to a maximum of +2", ", up to +2", ", maximum 2"])
def test_damage_for_each_and_no_more(bound: str) -> None:
    said = "attacks deal +1 stage of damage for each Drill you control"
    meant = f"[constant] Your {said}, to a maximum of +2."
    assert canonical(f"[constant] Your {said}{bound}.", DRILL) == meant
    said = "This attack deals +1 stage of damage for each Drill you control"
    tell(
        card("Volley", PHYSICAL, f"[attack] Physical attack. {said}{bound}. DAMAGE: 1 stage."),
        you={"play": ["Idle Drill", "Other Drill", "Falling Drill"], "hand": ["Volley"]},
        opponent={"stages": 9},
        steps="""
        play Volley
        opponent: no defense
        expect opponent.stages = 6
    """,
    )


def test_what_one_of_the_players_discarded() -> None:
    tell(
        card("Purge", EVENT, "POWER: Each player discards a card from his hand. Raise your anger 1 "
             "for each card discarded by your opponent this way."),
        you={"hand": ["Purge", "Filler"]},
        opponent={"hand": ["Filler", "Filler"]},
        steps="""
        play Purge
        opponent: choose Filler
        expect you hand = 0
        expect you.anger = 1
    """,
    )  # fmt: skip


@pytest.mark.parametrize("by", ["", " by your opponent's card effects"])
def test_what_one_controls_is_not_captured(by: str) -> None:
    tell(
        card("Vault", DRILL, f"[constant] Dragon Balls you control cannot be captured{by}."),
        card("Grab", EVENT, "POWER: Capture a Dragon Ball."),
        you={"play": ["Vault", "Ball"]},
        opponent={"hand": ["Grab"]},
        start={"action": "opponent"},
        steps="""
        opponent: play Grab
        expect you play has Ball
    """,
    )


def test_damage_that_is_prevented() -> None:
    tell(
        card("Watcher", DRILL, "[constant] Whenever damage from one of your attacks is prevented, "
             "raise your anger 1."),
        card("Wall", EVENT, "[defense] Prevent all damage from a physical attack."),
        TAP,
        you={"play": ["Watcher"], "hand": ["Tap"]},
        opponent={"hand": ["Wall"]},
        steps="""
        play Tap
        opponent: play Wall
        expect you.anger = 1
    """,
    )  # fmt: skip


# ---------------------------------------------------------------------------- in parentheses


def test_a_card_that_remains_by_its_note() -> None:
    text = "(Limit 1 per deck. Remain 1.) POWER: Raise your anger 1."
    assert canonical(text) == "(Limit 1 per deck.) POWER: Raise your anger 1. Remain 1."
    tell(
        card("Glow", EVENT, "(Remain 1.) POWER: Raise your anger 1."),
        you={"hand": ["Glow"]},
        steps="""
        play Glow
        opponent: pass
        you: use Glow
        expect you.anger = 2
        expect you discard has Glow
    """,
    )


def test_nothing_is_done_instead_of_using_endurance() -> None:
    ward = card("Ward", EVENT, "")
    text = "[instant] POWER: Use when your opponent would use Endurance. Draw a card instead."
    assert compile_text(ward, text).failures
