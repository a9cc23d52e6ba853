"""A match: its journal, going back, resuming, and what is refused."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest

from dbz_desktop.cards.packs import Pack
from dbz_desktop.match.course.setup import MatchError, MatchSetup
from dbz_desktop.match.journal.reading import JournalError, read_journal
from dbz_desktop.match.match import Match
from dbz_desktop.match.replays.replay import Replay, digest, verify
from dbz_desktop.rules.kernel.decisions import IllegalAnswer

from .asleft import as_left
from .conftest import Play


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.dbzreplay"


def same(one: Match, other: Match) -> None:
    """Two matches stand at the same place, to the byte."""
    assert one.game.decision == other.game.decision
    assert one.game.outcome == other.game.outcome
    assert digest(one.game.events) == digest(other.game.events)
    assert [a.value for a in one.answers] == [a.value for a in other.answers]
    for seat in (0, 1):
        assert one.seat(seat).view() == other.seat(seat).view()
        assert one.seat(seat).decision == other.seat(seat).decision


def test_a_finished_match_is_resumed_replayed_and_verified(
    setup: MatchSetup, pool: Pack, path: Path
) -> None:
    match = Match.new(setup, pool, path, durable=False)
    Play().on(match)
    assert match.outcome is not None
    assert match.winner_name in ("Ann", "Bob")
    assert read_journal(path).finished
    assert Match.unfinished(path.parent) == []
    same(as_left(path, pool), match)
    found = verify(path, pool)
    assert found.finished and found.digest == digest(match.game.events)
    assert found.answers == len(match.answers)


def test_looking_at_an_earlier_place_is_as_if_nothing_had_been_answered_since(
    setup: MatchSetup, pool: Pack, path: Path
) -> None:
    match = Match.new(setup, pool)
    Play().on(match, 120)
    values = [answer.value for answer in match.answers]
    chance = random.Random(4)
    for _ in range(12):
        kept = chance.randrange(len(match.answers))
        match.course.rewind(kept)
        fresh = Match.new(setup)
        for value in values[:kept]:
            fresh.course.answer(value)
        same(match, fresh)
        for value in values[kept:]:
            match.course.answer(value)
    for place in (-1, 120):
        with pytest.raises(MatchError, match="go back"):
            match.course.rewind(place)
    written = Match.new(setup, pool, path, durable=False)
    Play().on(written, 3)
    with pytest.raises(MatchError, match="undo"):
        written.course.rewind(1)
    assert len(written.answers) == 3 and len(read_journal(path).entries) == 3


def test_going_back_after_the_end(setup: MatchSetup, pool: Pack, path: Path) -> None:
    match = Match.new(setup, pool, path, durable=False)
    Play().on(match)
    match.course.undo()
    assert match.outcome is None and match.decision is not None
    assert not read_journal(path).finished
    same(as_left(path, pool), match)


def test_conceding_and_taking_it_back(setup: MatchSetup, pool: Pack, path: Path) -> None:
    match = Match.new(setup, pool, path, durable=False)
    Play().on(match, 10)
    before = digest(match.game.events)
    match.course.concede(1)
    assert match.outcome is not None and match.outcome.kind == "concession"
    assert match.winner_name == "Ann"
    assert match.seat(0).view().winner == match.outcome
    same(Match.resume(path, pool, write=False), match)
    match.course.undo()
    assert match.outcome is None and len(match.answers) == 10
    assert digest(match.game.events) == before
    same(as_left(path, pool), match)


def test_what_can_not_be_answered(setup: MatchSetup, pool: Pack, path: Path) -> None:
    match = Match.new(setup, pool, path, durable=False)
    with pytest.raises(IllegalAnswer):
        match.course.answer(999)
    with pytest.raises(IllegalAnswer):
        match.course.answer(-1)
    assert read_journal(path).entries == []
    with pytest.raises(MatchError):
        match.course.undo()
    with pytest.raises(MatchError):
        match.course.undo(5)
    Play().on(match)
    with pytest.raises(IllegalAnswer):
        match.course.answer(0)


def test_decks_that_can_not_be_played(setup: MatchSetup) -> None:
    short = replace(setup.decks[0], mp=setup.decks[0].mp[:3])
    with pytest.raises(MatchError, match="levels 1 to 4"):
        Match.new(replace(setup, decks=(short, setup.decks[1])))
    with pytest.raises(ValueError, match="panini-2014"):
        Match.new(replace(setup, edition="score-2001"))


def journal_lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


def test_an_impossible_answer_tells_where_it_is_and_the_rest_is_saved(
    setup: MatchSetup, pool: Pack, path: Path
) -> None:
    match = Match.new(setup, pool, path, durable=False)
    Play().on(match, 30)
    match.close()
    lines = journal_lines(path)
    broken = json.loads(lines[21])
    broken["a"] = 77
    lines[21] = json.dumps(broken)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    with pytest.raises(JournalError) as caught:
        Match.resume(path, pool)
    error = caught.value
    assert error.line == 22 and error.good == 20
    assert "answer 77 is impossible" in str(error)
    assert f"had {broken['n']} answers" in str(error)
    saved = Match.resume(path, pool, answers=error.good)
    assert len(saved.answers) == 20
    assert any("damaged-1" in notice for notice in saved.notices)
    assert path.with_name(path.name + ".damaged-1").exists()
    Play(3).on(saved, 5)
    same(as_left(path, pool), saved)


def test_a_line_that_can_not_be_read_is_saved_from_too(
    setup: MatchSetup, pool: Pack, path: Path
) -> None:
    match = Match.new(setup, pool, path, durable=False)
    Play().on(match, 10)
    match.close()
    lines = journal_lines(path)
    lines[5] = lines[5][:9]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    with pytest.raises(JournalError) as caught:
        Match.resume(path, pool)
    assert caught.value.line == 6 and caught.value.good == 4
    assert len(Match.resume(path, pool, answers=4).answers) == 4
    assert len(as_left(path, pool).answers) == 4


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("p", "other", "was asked"),
        ("e", 1, "events"),
        ("n", 99, "options"),
        ("do", "play X", "the journal says"),
    ],
)
def test_damage_that_is_no_impossible_answer_is_noticed(
    setup: MatchSetup, pool: Pack, path: Path, key: str, value: object, words: str
) -> None:
    match = Match.new(setup, pool, path, durable=False)
    Play().on(match, 6)
    match.close()
    lines = journal_lines(path)
    table = json.loads(lines[4])
    table[key] = 1 - table["p"] if value == "other" else value
    lines[4] = json.dumps(table)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    with pytest.raises(JournalError, match=words) as caught:
        Match.resume(path, pool)
    assert caught.value.line == 5 and caught.value.good == 3


def test_a_cut_last_line_is_told_and_costs_nothing_else(
    setup: MatchSetup, pool: Pack, path: Path
) -> None:
    match = Match.new(setup, pool, path, durable=False)
    Play().on(match, 8)
    match.close()
    data = path.read_bytes()
    path.write_bytes(data[:-9])
    again = Match.resume(path, pool)
    assert len(again.answers) == 7
    assert any("cut off" in notice for notice in again.notices)
    Play(2).on(again, 4)
    same(as_left(path, pool), again)


@pytest.mark.parametrize("place", ["levels", "swapped", "mastery", "life", "empty"])
def test_a_deck_that_is_none_is_told(setup: MatchSetup, pool: Pack, path: Path, place: str) -> None:
    Match.new(setup, pool, path, durable=False).close()
    head = json.loads(path.read_text(encoding="utf-8"))
    deck = head["decks"][0]
    if place == "levels":
        deck["mp"][1] = deck["cards"][0]
    elif place == "swapped":
        deck["mp"].reverse()
    elif place == "mastery":
        deck["mastery"] = deck["cards"][0]
    elif place == "life":
        deck["cards"][3] = deck["mp"][0]
    else:
        deck["cards"] = []
    path.write_text(json.dumps(head) + "\n", encoding="utf-8")
    for read in (Match.resume, Replay):
        with pytest.raises(JournalError, match="is no deck of an MP") as refused:
            read(path, pool)
        assert refused.value.line == 1 and refused.value.good is None


def test_a_game_that_the_engine_can_not_begin_is_told(
    setup: MatchSetup, pool: Pack, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Match.new(setup, pool, path, durable=False).close()

    def fail(*_args: object, **_named: object) -> None:
        raise RuntimeError("on purpose")

    monkeypatch.setattr("dbz_desktop.match.course.course.Game", fail)
    for answers in (None, 0):
        with pytest.raises(JournalError, match="RuntimeError: on purpose"):
            Match.resume(path, pool, answers=answers)


def test_changed_cards_are_named(setup: MatchSetup, pool: Pack, path: Path) -> None:
    Match.new(setup, pool, path, durable=False).close()
    card = setup.decks[0].life[0]
    other = Pack(dict(pool.cards), [], dict(pool.origin))
    other.cards[card.id] = replace(card, text="Draw two cards.", _hash="")
    with pytest.raises(JournalError, match=card.id) as caught:
        Match.resume(path, other)
    assert card.name in str(caught.value) and "changed" in str(caught.value)
    del other.cards[card.id]
    with pytest.raises(JournalError, match=f"{card.id}, which is in no card pack"):
        Match.resume(path, other)


def test_replays_go_both_ways(setup: MatchSetup, pool: Pack, path: Path) -> None:
    match = Match.new(setup, pool, path, durable=False)
    Play().on(match, 60)
    match.course.undo(40)
    Play(7).on(match)
    match.close()
    replay = Replay(path, pool)
    assert replay.total == len(match.answers) and replay.position == 0
    marks: dict[int, str] = {}
    while replay.position < replay.total:
        marks[replay.position] = digest(replay.match.game.events)
        assert replay.step() or replay.position
    assert replay.step() == ()
    same(replay.match, match)
    for position in (replay.total - 1, 3, 50, 0, 17):
        replay.seek(position)
        assert digest(replay.match.game.events) == marks[position]
    replay.seek(10**6)
    assert replay.position == replay.total


def test_an_engine_failure_leaves_the_match_where_it_was(
    setup: MatchSetup, pool: Pack, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match.new(setup, pool, path, durable=False)
    Play().on(match, 15)
    before = digest(match.game.events)
    good = match.game.answer
    failing = [True]

    def answer(index: int) -> None:
        good(index)
        if failing.pop() if failing else False:
            raise ZeroDivisionError("a rule went wrong")

    monkeypatch.setattr(match.game, "answer", answer)
    with pytest.raises(MatchError, match="a rule went wrong"):
        match.course.answer(0)
    assert len(match.answers) == 15 and digest(match.game.events) == before
    same(Match.resume(path, pool, write=False), match)
    match.course.answer(0)
    assert len(as_left(path, pool).answers) == 16
