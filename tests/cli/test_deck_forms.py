"""`deck check`, `deck stats` and `deck export` on every form of deck that the import reads."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from dbz_desktop.cli import FOUND_WRONG, OK, main
from dbz_desktop.cli.exporting import ENDINGS, WRITERS
from dbz_desktop.match.content.library import starter_decks

Capture = pytest.CaptureFixture[str]
RED = next(path for path in starter_decks() if path.stem == "red")
FORMS = sorted(set(ENDINGS) - {".pdf"})


def run(capsys: Capture, *words: object) -> tuple[int, str, str]:
    code = main([str(word) for word in words])
    return (code, *capsys.readouterr())


@pytest.mark.parametrize("ending", FORMS)
def test_every_form_is_written_checked_counted_and_read_again(
    ending: str, capsys: Capture, tmp_path: Path
) -> None:
    path = tmp_path / f"deck{ending}"
    assert run(capsys, "deck", "export", RED, "--out", path)[0] == OK
    code, out, _ = run(capsys, "deck", "check", path, "--edition", "panini-2014")
    assert (code, out.splitlines()[0]) == (OK, f"{path}: legal in panini-2014")
    code, out, _ = run(capsys, "deck", "stats", path, "--json")
    assert code == OK
    assert json.loads(out)["decks"][0]["cards"] == 60
    code, out, _ = run(capsys, "deck", "export", path, "--as", "text")
    assert code == OK
    assert "1 Gohan - Resilient Child (PRE-" in out


@pytest.mark.parametrize("kind", sorted(WRITERS))
def test_every_kind_goes_to_the_screen(kind: str, capsys: Capture) -> None:
    code, out, err = run(capsys, "deck", "export", RED, "--as", kind)
    assert (code, err) == (OK, "")
    assert "Gohan" in out or "PRE-S9" in out


def test_a_form_that_there_is_not_is_told_with_those_there_are(capsys: Capture) -> None:
    code, out, err = run(capsys, "deck", "export", RED, "--as", "papyrus")
    assert (code, out) == (2, "")
    assert "papyrus" in err and all(kind in err for kind in (*WRITERS, "png", "pdf"))


def test_cards_to_print_with_bleed(capsys: Capture, tmp_path: Path) -> None:
    sizes = []
    for bleed in ("0", "3"):
        path = tmp_path / f"{bleed}.pdf"
        assert run(capsys, "deck", "export", RED, "--out", path, "--bleed", bleed)[0] == OK
        sizes.append(path.read_bytes())
    assert all(data.startswith(b"%PDF") for data in sizes)
    assert sizes[0] != sizes[1]
    with pytest.raises(SystemExit):
        main(["deck", "export", str(RED), "--bleed", "7"])


@pytest.mark.parametrize(("ending", "first"), [("png", b"\x89PNG"), ("pdf", b"%PDF")])
def test_what_is_drawn_needs_no_screen_and_no_windows(
    ending: str, first: bytes, tmp_path: Path
) -> None:
    path = tmp_path / f"deck.{ending}"
    command = [sys.executable, "-m", "dbz_desktop", "deck", "export", str(RED), "--out", str(path)]
    bare = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    env = {name: value for name, value in os.environ.items() if name not in bare}
    subprocess.run(command, check=True, env=env)
    assert path.read_bytes().startswith(first)


def test_names_alone_by_types(capsys: Capture) -> None:
    _, out, _ = run(capsys, "deck", "export", RED, "--as", "names")
    assert "PRE-" not in out
    lines = out.splitlines()
    assert lines[0].startswith("Name: ")
    for heading in ("Main Personality", "Mastery", "Drill", "Physical Combat", "Energy Combat"):
        assert any(line.startswith(heading) for line in lines)


LIST = """MP: Krillin S13-S16
Mastery: Orange Adaptive
3 Orange Uppercutt
2 Orange Shopping Drill
Sideboard
1 Confrontation
"""


def test_a_plain_list_is_checked_with_its_doubts(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "list.txt"
    path.write_text(LIST, encoding="utf-8")
    code, out, _ = run(capsys, "deck", "check", path, "--json")
    assert code == FOUND_WRONG
    (report,) = json.loads(out)["decks"]
    assert report["cards"] == 3
    assert "Orange Shopping Drill" in report["problems"][0]["reason"]
    assert "not installed" in report["problems"][0]["reason"]
    remarks = [remark["reason"] for remark in report["remarks"]]
    assert any("taken for Orange Uppercut" in words for words in remarks)
    assert any("Sideboard" in words for words in remarks)
    code, _, err = run(capsys, "deck", "stats", path)
    assert code == FOUND_WRONG and "line 4" in err and "line 3" in err


def test_a_list_without_a_doubt_is_legal_or_not_by_the_rules_alone(
    capsys: Capture, tmp_path: Path
) -> None:
    path = tmp_path / "list.txt"
    run(capsys, "deck", "export", RED, "--as", "text", "--out", path)
    path.write_text(path.read_text(encoding="utf-8") + "\nSideboard\n2 Confrontation\n")
    edition = ("--edition", "panini-2014")
    code, out, _ = run(capsys, "deck", "check", path, *edition)
    assert code == OK
    assert "note: line" in out
    path.write_text(path.read_text(encoding="utf-8") + "\nLife Deck\n1 Zzyzx Qwfp\n")
    code, out, _ = run(capsys, "deck", "check", path, *edition)
    assert code == FOUND_WRONG
    assert "Zzyzx" in out


def test_a_deck_file_means_what_it_says(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text(RED.read_text(encoding="utf-8").replace("PRE-S49", "PRE-S490"))
    code, out, _ = run(capsys, "deck", "check", path)
    assert code == FOUND_WRONG
    assert 'there is no card "PRE-S490"' in out


def test_what_is_no_deck_is_told(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "deck.o8d"
    path.write_text("<!DOCTYPE x []><deck/>", encoding="utf-8")
    for command in ("check", "stats", "export"):
        code, out, err = run(capsys, "deck", command, path)
        assert code == FOUND_WRONG
        assert "document type" in out + err
