"""The games between players are kept, so that a measurement may be broken off and gone on with."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.benchmarks import opponents
from tests.benchmarks.opponents import Kept, Table, found_of, play

PAIR = "random,random"


def test_a_measurement_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    table, path = Table(), tmp_path / "games"
    begun = play(table, PAIR, 6, 1, Kept(path))
    first = [next(begun) for _ in range(3)]
    kept = Kept(path)
    assert [game.which for game in kept.games] == [game.which for game in first]
    rest = list(play(table, PAIR, 6, 1, kept))
    assert [(game.number, game.swapped) for game in rest] == [(2, True), (3, False), (3, True)]
    # It is as if nobody had broken it off, whatever the answers took.
    whole = Kept()
    assert len(list(play(table, PAIR, 6, 1, whole))) == 6
    for one, other in zip(Kept(path).games, whole.games, strict=True):
        assert (one.which, one.won, one.turns) == (other.which, other.won, other.turns)
    assert not list(play(table, PAIR, 6, 1, kept))


def test_all_games_of_a_pair_with_the_same_decks_count() -> None:
    kept = Kept()
    built, drawn = Table(), Table(random_decks=True)
    for table, games in ((built, 2), (drawn, 3)):
        list(play(table, PAIR, games, 7, kept))
    list(play(built, PAIR, 2, 50, kept))
    found = found_of(PAIR, "built", kept.games)
    mine = [game for game in kept.games if game.decks == "built"]
    assert found["games"] == len(mine) == 4
    assert found["won_by_first"] == sum(game.won is True for game in mine)
    assert found_of(PAIR, "random", kept.games)["games"] == 3
    assert found_of("steady,random", "built", kept.games)["interval_95"] == [0.0, 1.0]


def test_games_of_other_players_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games"
    Kept(path)
    assert Kept(path).games == []
    monkeypatch.setattr(opponents, "players_of_today", lambda: "others")
    with pytest.raises(ValueError, match="players have changed"):
        Kept(path)
