"""Steps as times: during one, after one, until the next one, until a card leaves play (TRN)."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType
from dbz_desktop.rules.kernel.events import (
    CombatForgone,
    FloatingEnded,
    StepBegan,
    StepEnding,
    StepSkipped,
    TurnBegan,
)
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import (
    DRILL,
    ENERGY,
    EVENT,
    SETUP,
    Row,
    card,
    go_on,
    play,
    position,
)
from tests.rules.staged import canonical, tell


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("During your Draw Step, draw an additional card.",
         "You draw 1 additional card during your Draw Step."),
        ("After combat, Rejuvenate 1.", "At the end of each Combat Step, Rejuvenate 1."),
        ("After your opponent's Combat Step, Rejuvenate 1.",
         "At the end of your opponent's Combat Step, Rejuvenate 1."),
        ("Before your Combat Step, Rejuvenate 1.",
         "At the end of your Planning Step, Rejuvenate 1."),
        ("During your Power Up Step, Rejuvenate 1.",
         "At the end of your Planning Step, Rejuvenate 1."),
        ("If you did not declare combat this turn, draw a card at the end of your Discard Step.",
         "If you have not declared combat this turn, at the end of your Discard Step, draw a card."),
        ("While your MP is at level 2 or higher, your attacks deal +1 stage of damage.",
         "While your MP is level 2 or more, your attacks deal +1 stage of damage."),
    ],
)  # fmt: skip
def test_times_in_other_words(said: str, meant: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == f"[constant] {meant}"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("until your next Planning Step", "until the beginning of your next Planning Step"),
        ("until your next Power Up Step", "until the end of your next Planning Step"),
        ("until the start of your opponent's next Combat Step",
         "until the beginning of your opponent's next Combat Step"),
    ],
)  # fmt: skip
def test_how_long_in_other_words(said: str, meant: str) -> None:
    text = "POWER: Your attacks deal +1 stage of damage {}."
    assert canonical(text.format(said)) == text.format(meant)
    front = f"POWER: {said[0].upper()}{said[1:]}, your attacks deal +1 stage of damage."
    assert canonical(front) == text.format(meant)


def over(text: str) -> tuple[int, str, str]:
    """The turn in which what an Event says in turn 3 is over, and what was told right before."""
    row = Row("", f"POWER: {text}")
    match = position(row, card("Watcher", DRILL, "POWER: Draw a card."), "")
    play(row, match)
    go_on(match, lambda: any(isinstance(e, FloatingEnded) for e in match.game.events))
    seen = match.game.events
    at = next(n for n, event in enumerate(seen) if isinstance(event, FloatingEnded))
    turns = [event.number for event in seen[:at] if isinstance(event, TurnBegan)]
    kinds = (StepBegan, StepEnding, StepSkipped, CombatForgone)
    last = next(event for event in reversed(seen[:at]) if isinstance(event, kinds))
    return turns[-1], type(last).__name__, getattr(last, "step", "")


@pytest.mark.parametrize(
    ("until", "ends"),
    [
        ("the end of your next Combat Step", (5, "StepEnding", "combat")),
        ("the end of your next Discard Step", (3, "StepEnding", "discard")),
        ("the end of your next Planning Step", (5, "StepEnding", "planning")),
        ("the beginning of your next Planning Step", (5, "StepEnding", "draw")),
        ("the beginning of your opponent's next Discard Step", (4, "StepEnding", "combat")),
        ("the beginning of each next Draw Step", (4, "StepEnding", "rejuvenation")),
        ("the beginning of your next Combat Step", (5, "StepEnding", "planning")),
    ],
)
def test_it_holds_until_the_step_comes(until: str, ends: tuple[int, str, str]) -> None:
    assert over(f"Your opponent cannot win by MPPV until {until}.") == ends


def test_it_ends_though_the_step_is_skipped() -> None:
    text = "Your opponent skips his next Planning Step. Your opponent cannot win by MPPV until "
    ended = over(f"{text}the end of your opponent's next Planning Step.")
    assert ended == (4, "StepSkipped", "planning")


def test_it_holds_until_the_card_leaves_play() -> None:
    deed = card("Deed", DRILL, "POWER: Your attacks deal +1 stage of damage until this card leaves "
                "play.")  # fmt: skip
    away = card("Away", EVENT, "POWER: Destroy a Drill.")
    steps = """
        use Deed
        opponent: pass
        play Away
        expect event FloatingEnded once
    """
    tell(deed, away, you={"play": ["Deed"], "hand": ["Away"]}, steps=steps)


@pytest.mark.parametrize("kind", [EVENT, SETUP])
def test_a_card_that_goes_away_holds_nothing_until_then(kind: CardType) -> None:
    text = "POWER: Your attacks deal +1 stage of damage until this card leaves play."
    assert compile_text(card("Deed", kind, ""), text).failures


def test_an_attached_card_holds_until_it_leaves() -> None:
    text = ("[attack] Energy attack. Attach this card to your MP. Your attacks deal +1 stage of "
            "damage until this card leaves play. DAMAGE: 2 stages.")  # fmt: skip
    beam = card("Beam", ENERGY, text)
    steps = """
        play Beam
        until turn ends
        expect no event FloatingEnded
        opponent: yes
        opponent: pass
        expect log contains From now on: Your attacks deal +1
    """
    tell(beam, you={"hand": ["Beam"]}, steps=steps)


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_end_of_the_combat_step_comes_anyway(answer: str) -> None:
    watch = card("Watch", DRILL, "[constant] At the end of your Combat Step, if you did not "
                 "declare combat, raise your anger 1.")  # fmt: skip
    steps = f"{answer}\nuntil combat ends\nexpect your anger = {int(answer == 'no')}"
    steps = steps if answer == "yes" else steps.replace("until combat ends\n", "")
    tell(watch, you={"play": ["Watch"]}, steps=steps, start={"phase": "declare"})
