"""`deck check` on decks that break one rule each: it names exactly what is wrong with them."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from dbz_desktop.cli import FOUND_WRONG, OK, main
from dbz_desktop.paths import resources_folder

FOLDER = Path(__file__).parent
STAND_INS = FOLDER / "stand-ins.toml"
PREMIERE = FOLDER.parents[1] / "cards" / "premiere"
WRONG = tomllib.loads((FOLDER / "wrong.toml").read_text(encoding="utf-8"))
EDITIONS = ["panini-2014", "panini-2015", "panini-2017", "fanz"]
CASES = [(name, edition) for name, case in WRONG.items() for edition in case["wrong"]]
REMARKED = [
    (name, edition) for name, case in WRONG.items() if "remarks" in case for edition in EDITIONS
]
LEGAL = [(name, edition) for name, case in WRONG.items() for edition in case.get("legal", ())]

Found = list[dict[str, Any]]
Capture = pytest.CaptureFixture[str]


def checked(name: str, edition: str, capsys: Capture, *options: str) -> tuple[int, Found, Found]:
    """Exit code, problems and remarks of `deck check --json`."""
    case = WRONG[name]
    command = ["deck", "check", str(FOLDER / "wrong" / f"{name}.toml"), "--edition", edition]
    command += [*case.get("options", ()), *options, "--json"]
    if case.get("stand_ins"):
        command += ["--cards", str(PREMIERE), "--cards", str(STAND_INS)]
    code = main(command)
    (report,) = json.loads(capsys.readouterr().out)["decks"]
    return code, report["problems"], report["remarks"]


def expect(found: Found, expected: list[list[str]]) -> None:
    """These and no others, each about its card, by its rule and with its words."""
    in_order = sorted(found, key=lambda each: (each["rule"], each["card"] or ""))
    wanted = sorted(expected, key=lambda each: (each[1], each[0]))
    assert [(f["card"] or "", f["rule"]) for f in in_order] == [(c, r) for c, r, _ in wanted]
    for each, (_, _, words) in zip(in_order, wanted, strict=True):
        assert words in each["reason"]


def test_every_file_has_a_case() -> None:
    assert {path.stem for path in (FOLDER / "wrong").glob("*.toml")} == set(WRONG)
    assert len(WRONG) >= 50


@pytest.mark.parametrize("name", WRONG)
def test_every_case_speaks_of_every_edition(name: str) -> None:
    case = WRONG[name]
    assert sorted([*case["wrong"], *case.get("legal", ())]) == sorted(EDITIONS)


@pytest.mark.parametrize(("name", "edition"), CASES)
def test_exactly_the_wrong_is_named(name: str, edition: str, capsys: Capture) -> None:
    case = WRONG[name]
    code, problems, _ = checked(name, edition, capsys)
    expect(problems, [*case["problems"], *case.get("besides", {}).get(edition, ())])
    assert code == FOUND_WRONG


@pytest.mark.parametrize(("name", "edition"), REMARKED)
def test_exactly_the_remarkable_is_remarked_on(name: str, edition: str, capsys: Capture) -> None:
    _, _, remarks = checked(name, edition, capsys)
    expect(remarks, WRONG[name]["remarks"].get(edition, []))


@pytest.mark.parametrize(("name", "edition"), LEGAL)
def test_other_editions_allow_it(name: str, edition: str, capsys: Capture) -> None:
    code, problems, _ = checked(name, edition, capsys)
    assert (code, problems) == (OK, [])


def test_every_deck_rule_has_a_wrong_deck() -> None:
    found = {
        rule
        for case in WRONG.values()
        for problems in (case["problems"], *case.get("besides", {}).values())
        for _, rule, _ in problems
    }
    rules = tomllib.loads((resources_folder() / "rules.toml").read_text(encoding="utf-8"))
    # DCK-11 allows something, it forbids nothing.
    assert {rule for rule in rules if rule.startswith("DCK")} - found == {"DCK-11"}


def test_plain_output_names_card_reason_and_rule(capsys: Capture) -> None:
    path = FOLDER / "wrong" / "DCK-4-four-copies.toml"
    assert main(["deck", "check", str(path), "--edition", "fanz"]) == FOUND_WRONG
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith("not legal in fanz")
    assert lines[1:] == ["  Blue Fist Catch: 4 copies; a deck may hold up to 3 (DCK-4)"]


def test_a_casual_game_knows_no_frozen_list(capsys: Capture) -> None:
    """DCK-10: what is frozen is only remarked on."""
    for edition in ("panini-2017", "fanz"):
        code, problems, remarks = checked("DCK-10-a-frozen-mastery", edition, capsys, "--casual")
        assert (code, problems) == (OK, [])
        assert [(r["card"], r["rule"]) for r in remarks] == [("PRE-S28", "DCK-10")]


def test_the_legacy_thawing_bonus(capsys: Capture, tmp_path: Path) -> None:
    """DCK-10: an option of Panini-only play, for the MPs of its list; FanZ has none."""
    code, problems, _ = checked("DCK-10-a-frozen-mastery", "panini-2017", capsys, "--thawing")
    assert (code, problems) == (OK, [])
    code, problems, _ = checked("DCK-10-a-frozen-mastery", "fanz", capsys, "--thawing")
    assert code == FOUND_WRONG
    text = (FOLDER / "wrong" / "DCK-10-a-frozen-mastery.toml").read_text(encoding="utf-8")
    for frieza, goku in zip(("S17", "S18", "S19", "S20"), ("S5", "S6", "S7", "S8"), strict=True):
        text = text.replace(f'"PRE-{frieza}"', f'"PRE-{goku}"')
    goku_deck = tmp_path / "goku.toml"
    goku_deck.write_text(text, encoding="utf-8")
    command = ["deck", "check", str(goku_deck), "--edition", "panini-2017", "--thawing", "--json"]
    assert main(command) == FOUND_WRONG
    (report,) = json.loads(capsys.readouterr().out)["decks"]
    assert [p["rule"] for p in report["problems"]] == ["DCK-10"]


def test_what_may_be_frozen_is_only_remarked_on(capsys: Capture) -> None:
    """DCK-10: the sources don't tell which of eight cards Panini had frozen."""
    _, problems, remarks = checked("DCK-10-a-frozen-drill", "panini-2017", capsys)
    assert problems == []
    assert ("PRE-R137", "DCK-10") in [(r["card"], r["rule"]) for r in remarks]


@pytest.mark.parametrize("edition", EDITIONS)
def test_gold_titles_are_remarked_on_in_their_editions(edition: str, capsys: Capture) -> None:
    """DCK-11: CRD14 and CRD15 let the older game's card stand in, CRDZ has struck that out."""
    path = resources_folder() / "decks" / "blue.toml"
    main(["deck", "check", str(path), "--edition", edition, "--json"])
    (report,) = json.loads(capsys.readouterr().out)["decks"]
    gold = {r["title"] for r in report["remarks"] if r["rule"] == "DCK-11"}
    old = edition in ("panini-2014", "panini-2015")
    assert gold == ({"Blue Arm Blast", "Blue Round Throw"} if old else set())
