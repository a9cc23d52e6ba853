"""A text that an attack has gained is the attack's for the rules; the credit is the giver's."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from dbz_desktop.cards import Card, CardType
from dbz_desktop.cards.packs import Pack, read_pack
from dbz_desktop.match.match import Match
from dbz_desktop.match.scenarios.checks import log_lines
from dbz_desktop.match.scenarios.file import scenario_from_table
from dbz_desktop.match.scenarios.run import ScenarioRun, scenario_match
from dbz_desktop.rules.insight import forecast
from dbz_desktop.rules.kernel.attack_events import DamageCalculated

STAND_INS = Path(__file__).parent / "scenarios" / "stand-ins.toml"
DRILL, MASTERY, PHYSICAL = CardType.DRILL, CardType.MASTERY, CardType.PHYSICAL_COMBAT


def match_of(gift: str, *cards: Card, steps: tuple[str, ...] = (), **mine: Any) -> Match:
    """A combat in which your Mastery gives your attacks a text; the steps have been played."""
    text = f'[constant] Your attacks gain "{gift}"'
    pool = dict(read_pack(STAND_INS).cards)
    for each in (Card("T-M", "Giving Mastery", MASTERY, text), *cards):
        pool[each.id] = each
    side = {"mp": "Tester", "fill_with": "Filler", "fill": 30}
    table = {
        "you": {**side, "mastery": "Giving Mastery", "hand": ["Stage Kick"], **mine},
        "opponent": {**side, "mastery": "Blank Mastery", "stages": 9},
        "start": {"phase": "combat"},
        "play": {"steps": list(steps)},
    }
    scenario = scenario_from_table(table, Pack(pool))
    run = ScenarioRun(scenario, scenario_match(scenario))
    run.play()
    assert run.failures == []
    return run.match


KICKED = ("play Stage Kick", "no defense")


def test_the_log_credits_who_gave_the_text() -> None:
    gift = "This attack deals +2 stages of damage. HIT: Raise your anger 1. Gain 1 stage."
    log = [line.strip() for line in log_lines(match_of(gift, steps=KICKED))]
    first = log.index("Giving Mastery, for Stage Kick: This attack deals +2 stages of damage.")
    damage = log.index("Damage: 4 + 2 (Giving Mastery) = 6 stages.")
    hit = log.index("Giving Mastery, for Stage Kick: Raise your anger 1.")
    assert first < damage < hit
    assert log[hit + 1] == "Player 1's anger rises from 0 to 1 (Giving Mastery)."
    assert "Tester - Level 1 gains 1 stage, now at Stage 6 (Giving Mastery)." in log
    assert not any("(Stage Kick)" in line for line in log)


def test_what_an_attack_says_itself_is_its_own() -> None:
    kick = Card("T-K", "Angry Kick", PHYSICAL,
                "[attack] Physical attack. DAMAGE: 1 stage. HIT: Raise your anger 1.")  # fmt: skip
    match = match_of("HIT: Raise your anger 2.", kick, hand=["Angry Kick"],
                     steps=("play Angry Kick", "no defense"))  # fmt: skip
    log = [line.strip() for line in log_lines(match)]
    own = log.index("Angry Kick: Raise your anger 1.")
    assert log[own + 1] == "Player 1's anger rises from 0 to 1 (Angry Kick)."
    given = log.index("Giving Mastery, for Angry Kick: Raise your anger 2.")
    assert log[given + 1] == "Player 1's anger rises from 1 to 3 (Giving Mastery)."


def test_an_attack_that_gives_others_a_text_is_credited() -> None:
    giver = Card("T-K", "Leading Kick", PHYSICAL,
                 '[attack] Physical attack. Your other attacks this combat gain "HIT: Raise your '
                 'anger 1." DAMAGE: 1 stage.')  # fmt: skip
    steps = ("play Leading Kick", "no defense", "opponent: pass", *KICKED)
    match = match_of("HIT: Gain 1 stage.", giver, hand=["Leading Kick", "Stage Kick"], steps=steps)
    log = " ".join(log_lines(match))
    assert "Leading Kick, for Stage Kick: Raise your anger 1." in log
    assert "anger rises from 0 to 1 (Leading Kick)" in log


def test_for_the_rules_it_is_an_effect_of_the_attack() -> None:
    watcher = Card("T-W", "Watcher", DRILL,
                   "[constant] Whenever one of your attacks lowers your anger, draw a card.")  # fmt: skip
    match = match_of("HIT: Lower your anger 1.", watcher, play=["Watcher"], anger=3, steps=KICKED)
    log = " ".join(log_lines(match))
    assert "anger falls from 3 to 2 (Giving Mastery)" in log
    assert "Watcher: Whenever one of your attacks lowers your anger, draw a card." in log


def test_a_question_of_the_text_is_about_its_giver() -> None:
    match = match_of("You may draw a card.", steps=("play Stage Kick",))
    assert match.decision is not None
    assert match.game.cards[match.decision.card].title == "Giving Mastery"


@pytest.mark.parametrize("gift", ["HIT: Choose a Drill in your discard pile and place it into play.",
                                  "HIT: Search your Life Deck for a Drill and place it into play."])  # fmt: skip
def test_so_is_a_question_which_card_it_does_something_to(gift: str) -> None:
    titles = ["First Drill", "Calm Drill"]
    match = match_of(gift, discard=titles, life_deck=titles, steps=KICKED)
    assert match.decision is not None and match.decision.text.startswith(gift[5:20])
    assert match.game.cards[match.decision.card].title == "Giving Mastery"


@pytest.mark.parametrize(
    ("gift", "stages"),
    [
        ("This attack deals +2 stages of damage.", 6),
        ("DAMAGE: +2 stages.", 6),
        ("This attack deals +1 stage of damage. DAMAGE: +2 stages.", 7),
        ("You may draw a card. This attack deals +2 stages of damage.", 6),
        ("Raise your anger 1. This attack deals +2 stages of damage. HIT: Draw a card.", 6),
    ],
)
def test_the_forecast_counts_it_and_credits_it(gift: str, stages: int) -> None:
    match = match_of(gift)
    assert match.decision is not None
    (option,) = [o for o in match.decision.options if o.label == "Play Stage Kick"]
    told = forecast.of_option(match.game, 0, option)
    assert told is not None and told.calculated is not None
    assert told.calculated.stages == told.stages_lost == stages

    def credited(event: DamageCalculated) -> list[tuple[str, int]]:
        return [(match.game.cards[term.card].title, term.amount) for term in event.terms]

    assert credited(told.calculated)[0] == ("Stage Kick", 4)
    assert {title for title, _ in credited(told.calculated)[1:]} == {"Giving Mastery"}
    assert {match.game.cards[each.card].title for each in told.unsaid} <= {"Giving Mastery"}
    # What then happens is what was told.
    while match.decision.ask.value != "action" or match.decision.player == 0:
        labels = [each.label for each in match.decision.options]
        match.course.answer(labels.index("Play Stage Kick") if "Play Stage Kick" in labels else
                     len(labels) - 1)  # fmt: skip
    (dealt,) = [e for e in match.game.events if isinstance(e, DamageCalculated)]
    assert (dealt.stages, credited(dealt)) == (stages, credited(told.calculated))
