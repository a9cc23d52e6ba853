"""The curve of a game: a chance for every place, answers that cost much, and the file it is kept in."""

from __future__ import annotations

import json
import random
from itertools import pairwise
from pathlib import Path

import pytest

from dbz_desktop.cards.packs import Pack
from dbz_desktop.kept import write_kept
from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.match.match import Match
from dbz_desktop.match.replays import curve as curves
from dbz_desktop.match.replays import kept_curve
from dbz_desktop.match.replays.curve import Care, Curve, TurningPoint, work_out
from dbz_desktop.match.replays.curve_words import in_short, place_words, turning_words
from dbz_desktop.match.replays.kept_curve import CurveFailed, keep_curve, read_curve
from dbz_desktop.match.replays.recording import Recording, record
from dbz_desktop.players.habits import habit
from dbz_desktop.rules.kernel.decisions import Act, Ask


def passive(match: Match, answers: int) -> None:
    """Ann declares combat and then never does anything in it; Bob does what is usual."""
    for _ in range(answers):
        asked = match.decision
        assert asked is not None
        index = habit(asked)
        if asked.player == 0 and asked.ask in (Ask.ACTION, Ask.DEFEND):
            index = next(n for n, o in enumerate(asked.options) if o.act is Act.PASS)
        match.course.answer(index)


def given_up(path: Path, pool: Pack, decks, answers: int) -> Path:
    match = Match.new(MatchSetup(("Ann", "Bob"), decks, seed=11), pool, path, durable=False)
    passive(match, answers)
    match.course.concede(0)
    match.close()
    return path


@pytest.fixture(scope="module")
def journal(tmp_path_factory, pool: Pack, decks) -> Path:
    return given_up(tmp_path_factory.mktemp("curve") / "game.dbzreplay", pool, decks, 45)


@pytest.fixture(scope="module")
def recording(journal: Path, pool: Pack) -> Recording:
    return record(journal, pool)


@pytest.fixture(scope="module")
def curve(journal: Path, pool: Pack) -> Curve:
    parts: list[float] = []
    found = work_out(journal, pool, parts.append, care=Care(8, 3, 3, 5, 8))
    assert parts == sorted(parts) and parts[0] == 0 and parts[-1] < 1
    # Each world that an answer is played out in is told of: none of the steps stands still long.
    later = [part for part in parts if part >= curves.FIRST_PART]
    assert max(after - before for before, after in pairwise([*later, 1])) < 0.05
    return found


def test_there_is_a_chance_for_every_place_and_the_loser_has_none_left(curve, recording) -> None:
    assert len(curve.chances) == recording.total + 1
    assert all(0 < each < 1 for each in curve.chances[:-1])
    assert (curve.chance(recording.total, 0), curve.chance(recording.total, 1)) == (0, 1)
    assert curve.chance(3, 0) + curve.chance(3, 1) == 1
    # Who never defends nor attacks falls behind.
    assert curve.chances[-2] < curve.chances[0] - 0.1


def test_what_cost_much_is_found_with_the_better_answer(curve, recording) -> None:
    assert curve.turning
    assert list(curve.turning) == sorted(curve.turning, key=lambda point: point.position)
    for point in curve.turning:
        asked = recording.decisions[point.position]
        given, better = asked.options[point.given], asked.options[point.better]
        assert asked.player == point.seat and point.lost >= curves.COUNTS
        assert given.label != better.label
        told = turning_words(point, recording)
        assert given.label in told and better.label in told and asked.prompt in told
        assert recording.names[point.seat] in told and len(in_short(point, recording)) < len(told)
        assert told in place_words(curve, recording, point.position)
    passes = [p for p in curve.turning if p.seat == 0]
    assert passes, "who never acts makes mistakes"
    asked = recording.decisions[passes[0].position]
    assert asked.options[passes[0].given].act is Act.PASS


def test_an_answer_that_says_nothing_alone_is_told_with_its_question(recording) -> None:
    told = {}
    for position, asked in enumerate(recording.decisions):
        if asked is not None and len(asked.options) > 1:
            told[asked.ask] = asked, in_short(TurningPoint(position, 0, 0, 1, 0.1), recording)
    for ask, (asked, words) in told.items():
        assert (asked.prompt in words) is (ask not in (Ask.PLANNING, Ask.ACTION, Ask.DEFEND))
    assert {Ask.ACTION, Ask.DECLARE} <= set(told)


def test_the_words_name_who_looks_first_and_nothing_is_certain_before_the_end(recording) -> None:
    curve = Curve((0.999,) * recording.total + (0.0,))
    assert "Ann 99 %, Bob 1 %" in place_words(curve, recording, 5)
    assert "Bob 1 %, Ann 99 %" in place_words(curve, recording, 5, 1)
    assert "Ann 0 %, Bob 100 %" in place_words(curve, recording, recording.total)


def test_a_process_of_its_own_finds_the_same_and_can_be_left(tmp_path, pool, decks) -> None:
    short = given_up(tmp_path / "short.dbzreplay", pool, decks, 8)
    parts: list[float] = []
    care = Care(2, 1, 1, 1, 2)
    found = kept_curve.work_out_beside(short, pool, parts.append, lambda: False, care)
    assert found == work_out(short, pool, care=care) and parts
    assert kept_curve.work_out_beside(short, pool, parts.append, lambda: True) is None


def test_what_can_not_be_followed_is_told(tmp_path, pool) -> None:
    bad = tmp_path / "bad.dbzreplay"
    bad.write_text("no journal\n", "utf-8")
    with pytest.raises(CurveFailed, match=r"bad\.dbzreplay"):
        kept_curve.work_out_beside(bad, pool, lambda part: None, lambda: False)


def test_a_kept_curve_comes_back(curve, recording, tmp_path) -> None:
    file = tmp_path / "some" / "0123.chances"
    assert read_curve(recording, file) is None
    keep_curve(curve, file)
    back = read_curve(recording, file)
    assert back is not None and back.turning == curve.turning
    assert back.chances == pytest.approx(curve.chances, abs=1e-4)
    assert [each.name for each in file.parent.iterdir()] == [file.name]


def test_a_file_cut_foreign_or_changed_counts_as_not_there(curve, recording, tmp_path) -> None:
    file = tmp_path / "0123.chances"
    keep_curve(curve, file)
    good = file.read_bytes()
    chance = random.Random(1)
    spoilt = [good[: chance.randrange(len(good))] for _ in range(20)]
    spoilt += [b"", b"\xff\xfe\x00", b"[" * 100_000, good.replace(b"0.", b"1.", 1), good + b"x"]
    for data in spoilt:
        file.write_bytes(data)
        assert read_curve(recording, file) is None, data[:40]
    # Of another game: what a name says and what is inside must agree.
    file.write_bytes(good)
    assert read_curve(recording, file) is not None
    other = tmp_path / "4567.chances"
    other.write_bytes(good)
    assert read_curve(recording, other) is None


def test_numbers_that_fit_no_such_game_are_not_believed(curve, recording, tmp_path) -> None:
    file = tmp_path / "0123.chances"
    keep_curve(curve, file)
    head, said = file.read_bytes().split(b"\n", 1)
    state, rows = json.loads(head)["state"], json.loads(said)
    point = rows["turning"][0]
    wrong = [
        {"chances": rows["chances"]},
        {**rows, "chances": rows["chances"][1:]},
        {**rows, "chances": [2.0, *rows["chances"][1:]]},
        {**rows, "chances": [float("nan"), *rows["chances"][1:]]},
        {**rows, "chances": ["x", *rows["chances"][1:]]},
        {**rows, "chances": 5},
        {**rows, "turning": [[*point, 1]]},
        {**rows, "turning": [[10**6, *point[1:]]]},
        {**rows, "turning": [[-1, *point[1:]]]},
        {**rows, "turning": [[*point[:2], 999, *point[3:]]]},
        {**rows, "turning": [[*point[:3], "x", point[4]]]},
        {**rows, "turning": [[point[0], 1 - point[1], *point[2:]]]},
        {**rows, "turning": 7},
        [],
        None,
    ]
    for each in wrong:
        write_kept(file, state, each)
        assert read_curve(recording, file) is None, each
    write_kept(file, state, rows)
    assert read_curve(recording, file) is not None


def test_other_weights_make_it_anew(curve, recording, tmp_path, monkeypatch) -> None:
    file = tmp_path / "0123.chances"
    keep_curve(curve, file)
    other = curves.Outlook(tuple(0.5 for _ in curves.load_outlook().weights))
    monkeypatch.setattr(kept_curve, "load_outlook", lambda: other)
    assert read_curve(recording, file) is None
