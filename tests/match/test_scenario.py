"""Scenario files: read, played, and told apart when they are wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.invariants import check
from dbz_desktop.match.scenario import (
    ScenarioError,
    ScenarioRun,
    play_scenario,
    read_scenario,
    run_scenario,
    scenario_match,
)
from dbz_desktop.match.scenario_file import scenario_from_table
from dbz_desktop.match.scenario_steps import StepError

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(path for path in FOLDER.glob("*.toml") if path.stem != "stand-ins")


@pytest.fixture(scope="module")
def pool() -> Pack:
    """No other cards than the stand-ins that the files name."""
    return Pack()


def table(**changes: Any) -> dict[str, Any]:
    side = {"mp": "Tester", "mastery": "Blank Mastery", "fill_with": "Filler"}
    whole: dict[str, Any] = {
        "pack": "stand-ins.toml",
        "you": {**side, "hand": ["Stage Kick", "Stage Kick", "Card Blast"]},
        "opponent": {**side, "hand": ["Physical Block"]},
        "start": {"phase": "combat"},
        "play": {},
    }
    for key, value in changes.items():
        whole[key] = {**whole.get(key, {}), **value} if isinstance(value, dict) else value
    return whole


def read(**changes: Any) -> Any:
    return scenario_from_table(table(**changes), Pack(), FOLDER / "made-up.toml")


def failures(*steps: str, **changes: Any) -> list[str]:
    return play_scenario(read(play={"steps": list(steps)}, **changes)).failures


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_files(path: Path, pool: Pack) -> None:
    result = run_scenario(path, pool)
    assert result.failures == []
    assert result.expectations > 5 and result.log


@pytest.mark.parametrize("phase", ["draw", "planning", "declare", "combat", "discard"])
@pytest.mark.parametrize("turn", ["you", "opponent"])
def test_every_phase_can_be_started_in(phase: str, turn: str) -> None:
    scenario = read(start={"phase": phase, "turn": turn, "number": 4})
    match = scenario_match(scenario)
    assert match.decision is not None and match.decision.player == ["you", "opponent"].index(turn)
    assert match.game.state.turn == 4 and match.game.state.active == scenario.turn
    assert check(match.game) == []
    for seat in (0, 1):
        opening = match.seat(seat).opening()
        for event in match.seat(seat).history()[match.seat(seat).opening_cursor :]:
            opening.apply(event)
        assert opening == match.seat(seat).view()


def test_it_ends_with_what_was_offered() -> None:
    (failure,) = failures("play Physical Block")
    assert 'step 1 "play Physical Block"' in failure and "no such option" in failure
    assert "you is asked" in failure and "Play Stage Kick" in failure and "Pass" in failure


@pytest.mark.parametrize(
    ("expectation", "instead"),
    [
        ("you.stages = 9", "it is 5"),
        ("opponent.hand > 1", "it is 1"),
        ("your hand has no Stage Kick", "it holds Stage Kick, Stage Kick, Card Blast"),
        ("your hand has 3 Stage Kick", "it holds"),
        ("option play Physical Block", "Play Stage Kick"),
        ("no option play Stage Kick", "Play Stage Kick"),
        ("options = 1", "there are"),
        ("asked opponent", "you is asked"),
        ("why not Stage Kick: COM-5", "it can be used"),
        ("why not Filler: COM-5", "neither in you's hand nor in play"),
        ("log contains Kamehameha", "doesn't say so"),
        ("log lacks declares combat", "the log says so"),
        ("event AttackBegan", "none"),
        ("no event CombatBegan", "CombatBegan"),
        ("winner = you", "nobody has won"),
        ("turn = opponent", "it is you's turn"),
        ("phase = draw", "it is combat"),
        ("no combat", "combat goes on"),
        ("stages of Helper = 3", "not in play"),
    ],
)
def test_expectations_that_are_not_met_say_what_is(expectation: str, instead: str) -> None:
    (failure,) = failures(f"expect {expectation}")
    assert instead in failure


def test_expectations_that_can_not_be_read() -> None:
    (failure,) = failures("expect the best")
    assert "can't be read" in failure


def test_answers_to_choose_among_copies_and_ordinals() -> None:
    assert failures("play Stage Kick #2", "opponent: play Physical Block") == []
    (failure,) = failures("play Stage Kick #3")
    assert "only 2 options fit" in failure
    (failure,) = failures("play")
    assert "more than one option" in failure
    assert failures("play card blast", "expect your.stages = 3") == []


def test_auto_answers_what_is_not_scripted() -> None:
    steps = ["play Stage Kick", "you: play Stage Kick", "until combat ends", "expect no combat"]
    (failure,) = failures(*steps)
    assert 'step 2 "you: play Stage Kick": no such option' in failure
    scenario = read(play={"steps": steps, "auto": "pass"})
    assert play_scenario(scenario).failures == []
    (failure,) = failures("until hell freezes")
    assert '"until" knows' in failure


def test_every_edition_is_played() -> None:
    result = play_scenario(
        read(editions=["fanz", "panini-2014"], play={"expect": ["you.anger = 1"]})
    )
    assert [failure.partition(",")[0] for failure in result.failures] == ["fanz", "panini-2014"]
    result = play_scenario(read(edition="score-2001"))
    assert "there is no edition" in result.failures[0]


def test_stepping_through_like_the_rulings_page() -> None:
    scenario = read(play={"steps": ["play Stage Kick", "no defense", "expect opponent.stages = 1"]})
    run = ScenarioRun(scenario, scenario_match(scenario))
    run.step()
    decision = run.match.decision
    assert decision is not None and decision.player == 1
    run.step()
    run.step()
    assert run.failures == [] and run.expectations == 1
    with pytest.raises(StepError):
        scenario.steps.append("play Kamehameha")
        run.step()


@pytest.mark.parametrize(
    ("changes", "place", "words"),
    [
        ({"colour": 1}, "", 'key "colour" is not known'),
        ({"you": {"hand": ["Nothing"]}}, "you hand 1", "no card"),
        ({"you": {"hand": ["Tester"]}}, "you hand 1", "no Life Deck card"),
        ({"you": {"hand": "Filler"}}, "you hand", "list in brackets"),
        ({"you": {"mp": "Nobody"}}, "you mp", "levels 1, 2, 3 and 4; found: none"),
        ({"you": {"mastery": "Filler"}}, "you mastery", "no Mastery"),
        ({"you": {"stages": 11}}, "you stages", "from 0 to 10"),
        ({"you": {"anger": True}}, "you anger", "whole number"),
        ({"you": {"fill": 0}}, "you life_deck", "no card"),
        ({"you": {"play": [{"card": "Filler", "x": 1}]}}, "you play 1", '"x" is not known'),
        ({"start": {"phase": "supper"}}, "start phase", "must be one of"),
        ({"start": {"turn": "him"}}, "start turn", '"you" or "opponent"'),
        ({"play": {"steps": [1]}}, "play steps", "text in quotes"),
        ({"pack": "none.toml"}, "pack", "is not there any more"),
        ({"you": 5}, "you", "must be a table"),
    ],
)
def test_what_is_wrong_in_a_file_is_named(changes: dict[str, Any], place: str, words: str) -> None:
    whole = table()
    for key, value in changes.items():
        whole[key] = {**whole[key], **value} if isinstance(value, dict) else value
    with pytest.raises(ScenarioError) as caught:
        scenario_from_table(whole, Pack(), FOLDER / "made-up.toml")
    assert caught.value.place == place and words in caught.value.message
    assert "made-up.toml" in str(caught.value)


def test_files_that_are_no_scenario(tmp_path: Path, pool: Pack) -> None:
    path = tmp_path / "x.toml"
    with pytest.raises(ScenarioError, match="can't be opened"):
        read_scenario(path, pool)
    path.write_text("a = ")
    with pytest.raises(ScenarioError, match="valid TOML"):
        read_scenario(path, pool)
    path.write_bytes(b"\xff")
    result = run_scenario(path, pool)
    assert not result.passed and "UTF-8" in result.failures[0]
