"""Tallies out of the games that are kept: by deck, opponent and victory."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.match.journal.summary import Summary, summaries, summarise
from dbz_desktop.match.journal.tallies import Tally, persons_of, tallies_of
from dbz_desktop.match.match import Match


@pytest.fixture(scope="module")
def finished(tmp_path_factory, decks) -> Summary:
    """A game that Bob won, as Ann gave it up."""
    path: Path = tmp_path_factory.mktemp("games") / "game.dbzreplay"
    match = Match.new(MatchSetup(("Ann", "Bob"), decks, seed=1), None, path, durable=False)
    match.course.concede(0)
    match.close()
    found = summarise(path)
    assert found.finished and (found.ended, found.winner) == ("concession", 1)
    return found


def game(finished: Summary, names=("Ann", "Bob"), winner=0, ended="survival", **more) -> Summary:
    assert finished.header is not None
    header = replace(finished.header, names=names, **more)
    return replace(finished, header=header, winner=winner, ended=ended)


def test_games_and_wins_are_counted_from_a_players_side(finished) -> None:
    first, second = (deck.name for deck in finished.header.decks)
    games = [
        game(finished),
        game(finished, winner=1, ended="mppv"),
        game(finished, ("Bob", "Ann"), winner=1),
        game(finished, ("Ann", "Cid")),
        finished,
    ]
    found = tallies_of("Ann", games)
    assert found.all == Tally("Ann", 5, 3) and found.all.lost == 2
    assert found.by_deck == (Tally(first, 4, 2), Tally(second, 1, 1))
    assert found.by_opponent == (Tally("Bob", 4, 2), Tally("Cid", 1, 1))
    assert found.by_victory == (
        Tally("survival", 3, 3),
        Tally("concession", 1, 0),
        Tally("mppv", 1, 0),
    )
    assert tallies_of("Bob", games).all == Tally("Bob", 4, 2)
    assert persons_of(games) == ["Ann", "Bob", "Cid"]


def test_a_computer_is_an_opponent_by_its_level_and_no_person(finished) -> None:
    games = [
        game(finished, ("Ann", "Goku"), players=("", "veteran")),
        game(finished, ("Ann", "Computer"), winner=1, players=("", "veteran")),
        game(finished, ("One", "Two"), players=("novice", "veteran")),
    ]
    assert persons_of(games) == ["Ann"]
    assert tallies_of("Ann", games).by_opponent == (Tally("Computer, veteran", 2, 1),)
    assert tallies_of("One", games).all == Tally("One", 0, 0)


def test_names_that_differ_in_case_alone_are_one_as_they_were_spelt_last(finished) -> None:
    games = [game(finished, ("ann", "Bob")), game(finished, ("ANN ", "Bob"))]
    assert persons_of(games) == ["ann", "Bob"]
    assert tallies_of("Ann", games).all == Tally("Ann", 2, 2)
    assert tallies_of("bob", games).by_opponent == (Tally("ann", 2, 0),)


def test_what_is_not_over_or_can_not_be_read_does_not_count(finished, tmp_path) -> None:
    (tmp_path / "broken.dbzreplay").write_bytes(b"\x00")
    games = [*summaries(tmp_path), replace(finished, ended="", winner=-1)]
    assert len(games) == 2 and persons_of(games) == []
    assert tallies_of("Ann", games).all.games == 0
