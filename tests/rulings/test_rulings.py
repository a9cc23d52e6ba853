"""Every ruling of the sources as a scenario, played in the editions that it holds for."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import dbz_desktop
from dbz_desktop.cards.packs import Pack, read_pack
from dbz_desktop.decks import read_deck
from dbz_desktop.match.content.editions import load_edition
from dbz_desktop.match.content.library import load_pool, starter_decks
from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.match.match import Match
from dbz_desktop.match.scenarios.run import run_scenario
from dbz_desktop.paths import resources_folder
from dbz_desktop.rules.kernel.events import Shuffled
from dbz_desktop.rules.language.compiler import compile_card

FOLDER = resources_folder() / "rulings"
DECKS = Path(__file__).parent.parent / "decks"
STAND_INS = FOLDER / "stand-ins.toml"
FILES = sorted(path for path in FOLDER.glob("*.toml") if path != STAND_INS)
SILENT = {"SET-1"}
"""Rules about building a deck: the tests of decks check them, for no position shows them."""
RULINGS = tomllib.loads((resources_folder() / "rulings.toml").read_text(encoding="utf-8"))
EDITION_OF = {
    "CRD14": "panini-2014",
    "CRD15": "panini-2015",
    "CRDZ": "fanz",
    "HOUSE": "fanz",
}
RULE_ID = re.compile(r"\b(?:SET|ZON|TRN|TYP|COM|ATK|ANG|WIN|EFF|DCK|HSE)-\d+\b")


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
    rulings = rulings_of(data)
    if rulings:
        # "CRDZ-PRE-S2" is held by PRE-S2-…, or by the id of its card: some numbers are misprints.
        names = {ruling.partition("-")[2] for ruling in rulings}
        names |= {card for ruling in rulings for card in RULINGS[ruling]["cards"]}
        assert path.stem.startswith(tuple(f"{name}-" for name in names))
    elif not path.stem.startswith("RB3-"):
        assert path.stem.startswith(f"{rules[0]}-")
    assert set(rules) <= rule_ids()
    assert data["source"] and data["title"]
    for ruling in rulings:
        assert RULINGS[ruling]["source"] in data["source"]


def rulings_of(data: dict[str, Any]) -> list[str]:
    """The rows of rulings.toml that a scenario or a wrong deck holds."""
    one = data.get("ruling")
    return [one] if one else list(data.get("rulings", []))


def rule_ids() -> set[str]:
    return set(tomllib.loads((resources_folder() / "rules.toml").read_text(encoding="utf-8")))


@pytest.mark.parametrize("kind", ["rules", "rulings"])
def test_every_id_has_a_text_and_a_source(kind: str) -> None:
    tables = tomllib.loads((resources_folder() / f"{kind}.toml").read_text(encoding="utf-8"))
    for id, table in tables.items():
        text = table.get("text") or table.get("change")
        assert text, id
        assert len(text) <= 220, id
        sources = table.get("sources") or [table.get("source")]
        assert set(sources) <= {"RB1", "RB3", "CRD14", "CRD15", "CRDZ", "HOUSE"}, id


def test_rulings_say_which_card_they_mean(pool: Pack) -> None:
    for id, row in RULINGS.items():
        source, set_code, number = id.split("-")
        assert (source, set_code) == (row["source"], row["set"])
        assert number in row["number"].split("/")
        assert row["kind"] in ("ruling", "erratum")
        name = f"{row['card']} - {row['subtitle']}" if "subtitle" in row else row["card"]
        assert {pool.cards[card].name for card in row.get("cards", [])} <= {name}
        shipped = [card for card in pool.titled(row["card"]) if card.name == name]
        assert ("text" in row) is bool(shipped), f"{id}: shipped cards have a text, others a change"
        assert {card.id for card in shipped} == set(row.get("cards", []))


def test_every_ruling_of_a_shipped_card_has_a_scenario() -> None:
    """In the edition of its source, and limits of copies by a wrong deck."""
    held: dict[str, set[str]] = {}
    for path in FILES:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        for ruling in rulings_of(data):
            held.setdefault(ruling, set()).update(data["editions"])
    decks = tomllib.loads((DECKS / "wrong.toml").read_text(encoding="utf-8"))
    for case in decks.values():
        for ruling in rulings_of(case):
            held.setdefault(ruling, set()).update(case["wrong"])
    assert set(held) <= set(RULINGS), "a scenario names a ruling that is not in rulings.toml"
    for id, row in RULINGS.items():
        if row.get("cards"):
            assert EDITION_OF[row["source"]] in held.get(id, ()), f"{id} has no scenario"


def test_every_cited_rule_has_a_text() -> None:
    """Prompts, refusals and log lines show the text of the rule that they cite."""
    cited: dict[str, str] = {}
    for path in sorted(Path(dbz_desktop.__file__).parent.rglob("*.py")):
        for id in RULE_ID.findall(path.read_text(encoding="utf-8")):
            cited.setdefault(id, path.name)
    assert len(cited) > 60
    assert {id: file for id, file in cited.items() if id not in rule_ids()} == {}


def test_every_rule_has_a_ruling() -> None:
    covered: set[str] = set()
    for path in FILES:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        covered |= set(data.get("rules", [data.get("rule")]))
    wanted = {rule for rule in rule_ids() if not rule.startswith("DCK")}
    assert wanted - covered == SILENT
    decks = "".join(path.read_text(encoding="utf-8") for path in DECKS.glob("*.*"))
    for rule in (rule_ids() - wanted) | SILENT:
        assert re.search(rf"\b{rule}\b", decks), f"{rule} has no case in tests/decks"


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
