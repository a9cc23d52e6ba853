"""Questions that need no thought are answered for a player: nothing hangs on them, or one answer
alone does anything. Those that matter are asked."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import pytest

from dbz_desktop.cards import Card, CardType
from dbz_desktop.cards.packs import Pack, read_pack
from dbz_desktop.match.aids.answering import Automatic
from dbz_desktop.match.aids.autopass import Passing, Stop, Stops, words
from dbz_desktop.match.match import Match
from dbz_desktop.match.scenarios.file import scenario_from_table
from dbz_desktop.match.scenarios.run import ScenarioRun, scenario_match
from dbz_desktop.rules.kernel.decisions import Ask, Decision

STAND_INS = Path(__file__).parent / "scenarios" / "stand-ins.toml"
WHEN = "[constant] Whenever you perform an attack,"
INSTANT = "[instant] POWER: Use when entering combat."


def match_of(*cards: Card, steps: tuple[str, ...], phase: str = "combat", **sides: Any) -> Match:
    """A match that has come as far as the steps, with cards of its own."""
    pool = dict(read_pack(STAND_INS).cards) | {each.id: each for each in cards}
    side = {"mp": "Tester", "mastery": "Blank Mastery", "fill_with": "Filler", "fill": 30}
    table = {
        "you": {**side, "hand": ["Stage Kick"], **sides.get("you", {})},
        "opponent": {**side, **sides.get("opponent", {})},
        "start": {"phase": phase},
        "play": {"steps": list(steps)},
    }
    scenario = scenario_from_table(table, Pack(pool))
    run = ScenarioRun(scenario, scenario_match(scenario))
    run.play()
    assert run.failures == []
    return run.match


def passed(match: Match, stops: Stops | None = None) -> tuple[Decision, Passing | None]:
    """What is asked, and what is answered for the player."""
    decision = match.decision
    assert decision is not None
    auto = Automatic()
    auto.stops = [stops or Stops()] * 2
    return decision, auto.passing(decision, match.seat(decision.player))


def drills(*texts: str) -> tuple[Card, ...]:
    return tuple(
        Card(f"T-{n}", f"Reacting Drill {n}", CardType.DRILL, f"{WHEN} {text}")
        for n, text in enumerate(texts)
    )


@pytest.mark.parametrize(
    ("texts", "anger", "same"),
    [
        # The one can find nothing, whatever the other one does.
        (("place an Ally from your discard pile into play.", "raise your anger 1."), 0, True),
        (("your MP gains 1 stage.", "raise your anger 1."), 0, True),
        # What goes below 0 is lost, so it counts which is first (ANG-2).
        (("lower your anger 1.", "raise your anger 1."), 0, False),
        (("lower your anger 1.", "raise your anger 1."), 2, True),
        # An advance discards the Drill that is still to come (TYP-5).
        (("lower your anger 1.", "raise your anger 1."), 4, False),
        # Whoever may choose wants to say when.
        (("you may raise your anger 1.", "your MP gains 1 stage."), 0, False),
    ],
)
def test_the_order_of_effects_is_asked_where_it_counts(
    texts: tuple[str, str], anger: int, same: bool
) -> None:
    cards = drills(*texts)
    you = {"play": [card.title for card in cards], "anger": anger}
    match = match_of(*cards, steps=("play Stage Kick",), you=you)
    decision, given = passed(match)
    assert (decision.ask, decision.rule) == (Ask.ORDER, "EFF-3")
    assert decision.same is same
    assert (given is not None) is same
    # A copy can be sent to whoever thinks about it, in a process of his own.
    pickle.loads(pickle.dumps(match.course.game.fork()))
    # Who wants to be asked is asked, whatever comes of it.
    assert passed(match, Stops(at=frozenset({Stop.FORCED})))[1] is None


def test_it_is_known_outside_of_an_attack_too() -> None:
    begins = "[constant] At the beginning of combat,"
    cards = (
        Card("T-0", "Early Drill", CardType.DRILL, f"{begins} raise your anger 1."),
        Card("T-1", "Late Drill", CardType.DRILL, f"{begins} your MP gains 1 stage."),
    )
    you = {"play": [card.title for card in cards]}
    match = match_of(*cards, steps=("declare combat",), phase="declare", you=you)
    decision, given = passed(match)
    assert decision.ask is Ask.ORDER and decision.same and given is not None


MASTERY = Card("T-M", "Banishing Mastery", CardType.MASTERY,
               f"{INSTANT} Banish the top card of your discard pile. If you banished a Drill, "
               "raise your anger 1.")  # fmt: skip
SETUP = Card("T-S", "Ready Setup", CardType.SETUP, f"{INSTANT} Raise your anger 1.")


@pytest.mark.parametrize(("discard", "asked"), [([], False), (["Calm Drill"], True)])
def test_an_instant_power_that_can_do_nothing_is_not_offered(
    discard: list[str], asked: bool
) -> None:
    you = {"mastery": MASTERY.title, "discard": discard}
    match = match_of(MASTERY, steps=("declare combat",), phase="declare", you=you)
    decision, given = passed(match)
    assert decision.ask is Ask.YES_NO and decision.prompt == "Use Banishing Mastery now?"
    if asked:
        assert given is None
    else:
        assert given is not None and decision.options[given.index].leaves
        told = "with nothing else to choose: “Use Banishing Mastery now?” No."
        assert words(given).endswith(told)


def test_of_powers_of_which_one_alone_does_anything_that_one_is_first() -> None:
    you = {"mastery": MASTERY.title, "play": [SETUP.title]}
    match = match_of(MASTERY, SETUP, steps=("declare combat",), phase="declare", you=you)
    decision, given = passed(match)
    assert decision.ask is Ask.ORDER and not decision.same
    assert given is not None and decision.options[given.index].label.startswith(SETUP.title)
    you["discard"] = ["Calm Drill"]
    match = match_of(MASTERY, SETUP, steps=("declare combat",), phase="declare", you=you)
    assert passed(match)[1] is None


@pytest.mark.parametrize("drills_in_play", [[], ["Calm Drill"]])
def test_effects_of_a_captured_ball_that_find_nothing_are_not_offered(
    drills_in_play: list[str],
) -> None:
    """ATK-14."""
    ball = Card("T-B", "Distant Dragon Ball 1", CardType.DRAGON_BALL,
                "Destroy up to 2 Setups or Drills.", dragon_ball_set="Distant")  # fmt: skip
    event = Card("T-V", "Capturing Event", CardType.EVENT, "POWER: Capture a Dragon Ball.")
    match = match_of(
        ball,
        event,
        steps=(f"play {event.title}",),
        you={"hand": [event.title], "play": drills_in_play},
        opponent={"play": [ball.title]},
    )
    decision, given = passed(match)
    assert decision.ask is Ask.YES_NO and decision.rule == "ATK-14"
    assert (given is None) is bool(drills_in_play)


@pytest.mark.parametrize("endurance", [0, 2])
def test_endurance_that_prevents_nothing_is_left_unused(endurance: int) -> None:
    """ATK-12: it may be banished all the same, which who stops there is asked."""
    tough = Card("T-T", "Tough Setup", CardType.SETUP, "POWER: Draw a card.", endurance=endurance)
    opponent = {"life_deck": [tough.title]}
    steps = ("play Card Blast", "opponent: no defense")
    you = {"hand": ["Card Blast"]}
    match = match_of(tough, steps=steps, you=you, opponent=opponent)
    decision, given = passed(match)
    assert decision.ask is Ask.ENDURANCE
    assert (given is None) is bool(endurance)
    if given is not None:
        assert decision.options[given.index].leaves
    assert passed(match, Stops(at=frozenset({Stop.FORCED})))[1] is None
