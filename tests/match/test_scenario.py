"""Scenario files: read, played, and told apart when they are wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.proving.invariants import check
from dbz_desktop.match.scenarios.file import scenario_from_table
from dbz_desktop.match.scenarios.run import (
    ScenarioError,
    ScenarioRun,
    play_scenario,
    read_scenario,
    run_scenario,
    scenario_match,
)
from dbz_desktop.match.scenarios.steps import StepError

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
    with pytest.raises(ScenarioError, match='editions: there is no edition "score-2001"'):
        read(edition="score-2001")


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
        ({"rules": 5}, "rules", "must be an id in quotes"),
        ({"rulings": [1]}, "rulings", "must be an id in quotes"),
        ({"edition": 3}, "edition", "must be an id in quotes"),
        ({"editions": ["fanz"] * 200}, "editions", "more than 100"),
        ({"start": {"phase": [1]}}, "start phase", "must be one of"),
        ({"you": {"hand": ["Filler"] * 2_000}}, "you hand", "more than 1000"),
        ({"play": {"steps": ["x" * 9_000]}}, "play steps", "longer than 500"),
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
    with pytest.raises(ScenarioError, match="not there any more"):
        read_scenario(path, pool)
    path.write_text("a = ")
    with pytest.raises(ScenarioError, match="valid TOML"):
        read_scenario(path, pool)
    path.write_bytes(b"\xff")
    result = run_scenario(path, pool)
    assert not result.passed and "UTF-8" in result.failures[0]


# ---------------------------------------------------------------------- answers that fit nothing


@pytest.mark.parametrize(
    "answer",
    [
        "play Staeg Kick",  # a slip
        "no defense",  # an answer to what isn't asked, though it will be
        "opponent: play Stage Kick",  # nothing that he has
        "yes",
        "2",
    ],
)
def test_auto_finds_no_place_for_an_answer_that_fits_nothing(answer: str) -> None:
    scenario = read(
        opponent={"hand": ["Physical Block", "Stage Kick", "Card Blast"]},
        play={"steps": ["play Stage Kick", "no defense", answer], "auto": "pass"},
    )
    if answer.startswith("opponent"):
        scenario.sides[1].hand.clear()
    else:
        scenario.steps.insert(2, "opponent: pass")
    run = ScenarioRun(scenario, scenario_match(scenario))
    with pytest.raises(StepError, match=r"no such option; .* is asked"):
        run.play()
    # It stopped before either player lost more than this one action.
    assert run.match.game.state.turn == scenario.number


def test_auto_still_answers_what_comes_between() -> None:
    steps = ["play Stage Kick", "you: play Stage Kick", "no defense"]
    steps += ["expect opponent life_deck < 20"]
    assert play_scenario(read(play={"steps": steps, "auto": "pass"})).failures == []


# ---------------------------------------------------------------------- forced answers


@pytest.mark.parametrize("forced", ["no defense", "opponent: no defense", "opponent: pass", None])
def test_an_expectation_leaves_a_forced_answer_to_the_step_after_it(forced: str | None) -> None:
    steps = ["play Stage Kick", "expect event AttackBegan", forced, "expect opponent.stages = 1"]
    steps += ["opponent: pass", "play Stage Kick", "expect event AttackBegan twice"]
    nobody_defends = {"hand": []}
    told = [step for step in steps if step is not None]
    if forced == "opponent: pass":
        # A word that fits what is asked next means that; it isn't the forced answer's label.
        told.remove("opponent: pass")
    assert failures(*told, opponent=nobody_defends) == []


def test_a_word_for_a_forced_answer_that_fits_nothing_else_means_it() -> None:
    steps = ["play Stage Kick", "expect event AttackBegan", "opponent: no def", "opponent: pass"]
    assert failures(*steps, opponent={"hand": []}) == []
    steps[2] = "opponent: yes"
    (failure,) = failures(*steps, opponent={"hand": []})
    assert 'step 3 "opponent: yes": no such option' in failure


# ---------------------------------------------------------------------- order and counts


@pytest.mark.parametrize(
    ("expectation", "met"),
    [
        ("asked opponent once: ATK-3", True),
        ("asked opponent twice: ATK-3", False),
        ("asked you never: ATK-3", True),
        ("asked you 2 times: action", False),
        ("asked you once: action", True),
        ("asked opponent once: Stage Kick", True),
        ("asked once: Play or use a [defense] card?", True),
        ("asked 3 times", True),
        ("asked 4 times", False),
        ("asked about Stage Kick", False),
        ("event AttackBegan once", True),
        ("event AttackBegan twice", False),
        ("event AttackBegan never", False),
        ("event AttackStopped never", True),
        ("event AttackBegan, then event DamageDealt stages=4", True),
        ("event AttackBegan then event AttackEnded, then event ActionBegan player=opponent", True),
        ("event DamageDealt, then event AttackBegan", False),
        ("event AttackBegan, then event AttackBegan", False),
        ("log in order: plays Stage Kick; 4 stages; discarded after use", True),
        ("log in order: 4 stages; plays Stage Kick", False),
        ("no event CriticalDamage", True),
        ("event CriticalDamage", False),
    ],
)
def test_counts_and_order(expectation: str, met: bool) -> None:
    told = failures("play Stage Kick", "no defense", f"expect {expectation}")
    assert (told == []) is met, told


def test_what_waits_is_about_a_card() -> None:
    assert failures("play Stage Kick", "expect asked about Stage Kick") == []
    (failure,) = failures("play Stage Kick", "expect asked about Card Blast")
    assert "it is about Stage Kick" in failure


@pytest.mark.parametrize(
    ("expectation", "words"),
    [
        ("no event AtackBegan", 'no event "AtackBegan"; is it "AttackBegan"?'),
        ("event AttackBegan stage=3", 'AttackBegan has no field "stage"'),
        ("event AttackBegan of mine", '"of mine" of the event can\'t be read'),
        ("event AttackBegan, then event Nothing", 'no event "Nothing"'),
    ],
)
def test_events_that_do_not_exist_are_no_expectation(expectation: str, words: str) -> None:
    (failure,) = failures(f"expect {expectation}")
    assert words in failure


# ---------------------------------------------------------------------- starting positions


def test_a_card_set_up_as_attached_does_what_it_says_while_attached() -> None:
    clinging = {"card": "Clinging Kick", "attached_to": "opponent mp"}
    steps = ["play Stage Kick", "no defense", "expect event DamageCalculated stages=6"]
    steps += ["expect your hand has 2 Filler"]
    told = failures(*steps, you={"hand": ["Stage Kick"], "play": [clinging], "fill": 30})
    assert told == ['fanz, step 4 "expect your hand has 2 Filler": it holds Filler']
    assert failures(*steps[:3], you={"hand": ["Stage Kick"]}) != []


def test_lasting_effects_of_a_starting_position() -> None:
    lasting = [{"text": "Your physical attacks deal +2 stages of damage this combat."}]
    steps = ["play Stage Kick", "no defense", "expect event DamageCalculated stages=6"]
    assert failures(*steps, you={"lasting": lasting}) == []
    assert failures(*steps) != []
    lasting = [{"card": "Helper", "text": "The next physical attack you perform this combat deals "
                "+2 stages of damage."}]  # fmt: skip
    helper = {"play": ["Helper"], "lasting": lasting}
    steps += ["opponent: pass", "play Stage Kick", "no defense"]
    steps += ["expect event DamageCalculated stages=4", "expect log contains Helper"]
    assert failures(*steps, you=helper) == []


def test_earlier_attacks_of_a_starting_position() -> None:
    drill = {"play": ["First Drill"], "discard": ["Stage Kick"]}
    steps = ["play Stage Kick", "no defense"]
    earlier = [{"by": "you", "card": "Stage Kick", "stages": 2}]
    first = "expect event DamageCalculated stages=7"
    assert failures(*steps, first, you=drill) == []
    later = "expect event DamageCalculated number=2 stages=4"
    assert failures(*steps, later, you=drill, start={"attacks": earlier}) == []
    theirs = [{"by": "opponent", "card": "Tough Kick", "stopped": True}]
    given = {"discard": ["Tough Kick"]}
    number = "expect event AttackBegan number=2, then event DamageCalculated number=2 stages=7"
    told = failures(*steps, number, you=drill, opponent=given, start={"attacks": theirs})
    assert told == []


def test_used_powers_of_a_starting_position() -> None:
    assert failures("expect option use Blank Mastery") == []
    used = {"used": ["Blank Mastery", "mp"]}
    expected = ["expect why not Blank Mastery: COM-3", "expect why not Tester: COM-3"]
    assert failures(*expected, you=used) == []
    # So are timings with a limit.
    calm = {"play": ["Calm Drill"], "hand": ["Stage Kick"]}
    steps = ["play Stage Kick", "no defense"]
    assert failures(*steps, "expect your hand = 1", you=calm) == []
    assert failures(*steps, "expect your hand = 0", you={**calm, "used": ["Calm Drill"]}) == []


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"you": {"used": ["Kamehameha"]}}, 'you has no "Kamehameha" in the position'),
        ({"you": {"used": ["Stage Kick"]}}, "no Power whose use is counted"),
        ({"you": {"lasting": [{"text": "Draw."}]}}, "can't be read"),
        ({"you": {"lasting": [{"text": "Draw a card."}]}}, "leaves nothing in force"),
        ({"you": {"lasting": [{"text": "You may draw a card."}]}}, "asks a player"),
        ({"you": {"lasting": [{"text": "Your attacks deal +1 stage."}]}}, "say for how long"),
        ({"you": {"lasting": ["Draw a card."]}}, "must be a table in braces"),
        ({"you": {"lasting": [{"card": "Helper"}]}}, "must have a text"),
        ({"start": {"attacks": [{"by": "you", "card": "Fury"}]}}, 'no "Fury" in the position'),
        ({"start": {"attacks": [{"by": "you"}]}}, "must have a card"),
        ({"start": {"attacks": [{"by": "him", "card": "Fury"}]}}, '"you" or "opponent"'),
        ({"start": {"attacks": [{"card": "Blank Mastery"}]}}, "performs no attack"),
        (
            {"start": {"phase": "planning", "attacks": [{"card": "Stage Kick"}]}},
            'write phase = "combat"',
        ),
    ],
)
def test_what_is_wrong_in_a_starting_position_is_named(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        scenario_match(read(**changes))
    assert words in caught.value.message and caught.value.place
