"""Every ruling of the sources as a scenario, played in the editions that it holds for."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from dbz_desktop.cards.packs import Pack, read_pack
from dbz_desktop.decks import read_deck
from dbz_desktop.match.editions import load_edition
from dbz_desktop.match.library import load_pool, starter_decks
from dbz_desktop.match.match import Match
from dbz_desktop.match.scenario import run_scenario
from dbz_desktop.match.setup import MatchSetup
from dbz_desktop.paths import resources_folder
from dbz_desktop.rules.compiler import compile_card
from dbz_desktop.rules.events import Shuffled

FOLDER = Path(__file__).parent
STAND_INS = FOLDER / "stand-ins.toml"
FILES = sorted(path for path in FOLDER.glob("*.toml") if path != STAND_INS)
SILENT = {"SET-1"}
"""Rules about building a deck: the tests of decks check them, for no position shows them."""


@pytest.fixture(scope="module")
def pool() -> Pack:
    return load_pool()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_ruling(path: Path, pool: Pack) -> None:
    result = run_scenario(path, pool)
    assert result.failures == []
    assert result.expectations >= len(result.editions), "it expects nothing"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_ruling_names_its_rule_and_its_source(path: Path) -> None:
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    rules = data.get("rules", [data.get("rule")])
    if not path.stem.startswith("RB3-"):
        assert path.stem.startswith(f"{rules[0]}-")
    assert set(rules) <= rule_ids()
    assert data["source"] and data["title"]


def rule_ids() -> set[str]:
    return set(tomllib.loads((resources_folder() / "rules.toml").read_text(encoding="utf-8")))


def test_every_rule_has_a_ruling() -> None:
    covered: set[str] = set()
    for path in FILES:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        covered |= set(data.get("rules", [data.get("rule")]))
    wanted = {rule for rule in rule_ids() if not rule.startswith("DCK")}
    assert wanted - covered == SILENT


def test_stand_ins_are_understood() -> None:
    pack = read_pack(STAND_INS)
    assert not pack.errors
    edition = load_edition("fanz")
    assert [c.title for c in pack.cards.values() if compile_card(c, edition).failures] == []


@pytest.mark.parametrize("edition", ["panini-2014", "panini-2015", "panini-2017", "fanz"])
def test_the_start_of_a_game(edition: str, pool: Pack) -> None:
    """SET-2: no position can show it, for positions are put there after the start."""
    paths = {path.stem: path for path in starter_decks()}
    decks = (read_deck(paths["red"], pool), read_deck(paths["blue"], pool))
    beginners = set()
    for seed in range(1, 9):
        match = Match.new(MatchSetup(("Ann", "Bob"), decks, edition, seed))
        state = match.game.state
        beginners.add(state.first)
        # Who begins has drawn his three already, and may have powered up.
        assert len(state.players[state.first].life_deck) == 57
        waiting = state.players[1 - state.first]
        assert (waiting.level, waiting.stages, waiting.anger) == (1, 5, 0)
        assert len(waiting.life_deck) == 60
        assert not (waiting.hand or waiting.play or waiting.discard or waiting.banished)
        shuffled = [event for event in match.game.events if isinstance(event, Shuffled)]
        assert [event.player for event in shuffled] == [0, 1]
    assert beginners == {0, 1}
