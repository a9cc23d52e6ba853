"""A best of three: who has won how many of a row of games, told by the games themselves."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dbz_desktop.kept import write_kept
from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.match.journal import row
from dbz_desktop.match.journal.row import FILE, Score, begin_game, score_of
from dbz_desktop.match.match import Match


@pytest.fixture
def played(tmp_path: Path, decks):
    """Plays a game of a row: the seat gives it up, or nobody does."""

    def play(name: str, loser: int | None, after: Path | None = None, agreed: bool = False) -> Path:
        path = tmp_path / f"{name}.dbzreplay"
        match = Match.new(MatchSetup(("Ann", "Bob"), decks, seed=1), None, path, durable=False)
        begin_game(path, after, agreed)
        if loser is not None:
            match.course.concede(loser)
        match.close()
        return path

    return play


def test_who_wins_two_wins_the_row(played) -> None:
    one = played("one", loser=1)
    assert score_of(one) == Score(("Ann", "Bob"), (1, 0))
    assert score_of(one).words == "" and score_of(one).winner == -1
    two = played("two", loser=0, after=one)
    assert score_of(two).words == "Best of three: Ann 1, Bob 1. The next game decides."
    three = played("three", loser=0, after=two)
    assert score_of(three).words == "Bob wins the best of three, 2 to 1."
    assert score_of(three).winner == 1
    # How it stood after an earlier game stays.
    assert score_of(two).won == (1, 1) and score_of(one).won == (1, 0)


def test_a_best_of_three_that_was_agreed_on_is_told_of_from_its_first_game(played) -> None:
    one = played("one", loser=1, agreed=True)
    assert score_of(one).words == "Best of three: Ann 1, Bob 0." and score_of(one).goes_on
    two = played("two", loser=None, after=one)
    assert score_of(two).goes_on, "the first game's word counts for the next ones"
    three = played("three", loser=1, after=two)
    assert score_of(three).winner == 0 and not score_of(three).goes_on
    other = played("other", loser=1)
    assert not score_of(other).goes_on and score_of(other).words == ""


def test_after_a_row_that_is_won_another_one_begins(played) -> None:
    one = played("one", loser=1)
    two = played("two", loser=1, after=one)
    assert score_of(two).words == "Ann wins the best of three, 2 to 0."
    three = played("three", loser=0, after=two)
    assert score_of(three).won == (0, 1) and score_of(two) is None


def test_a_new_game_begins_a_row_and_one_that_was_left_is_won_by_nobody(played) -> None:
    one = played("one", loser=1)
    left = played("left", loser=None, after=one)
    assert score_of(left).won == (1, 0)
    two = played("two", loser=1, after=left)
    assert score_of(two).winner == 0
    other = played("other", loser=1)
    assert score_of(other).won == (1, 0) and score_of(one) is None


def test_a_game_whose_file_is_gone_counts_no_more(played) -> None:
    one = played("one", loser=1)
    two = played("two", loser=0, after=one)
    one.unlink()
    assert score_of(two) == Score(("Ann", "Bob"), (0, 1))


def test_a_file_cut_or_foreign_is_no_row(played, tmp_path) -> None:
    one = played("one", loser=1)
    file = tmp_path / FILE
    good = file.read_bytes()
    state = json.loads(good.split(b"\n", 1)[0])["state"]
    for data in (b"", b"\xff", good[:-3], good + b" ", b"[" * 20_000):
        file.write_bytes(data)
        assert score_of(one) is None, data[:20]
    for rows in (7, {}, [1], [one.name, "../x.dbzreplay"], ["x.txt"], [one.name] * (row.MOST + 1)):
        for kept in (rows, {"games": rows}, {"games": rows, "agreed": "yes"}):
            write_kept(file, state, kept)
            assert score_of(one) is None, kept
    begin_game(one)
    assert score_of(one).won == (1, 0)
