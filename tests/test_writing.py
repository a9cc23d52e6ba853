"""Files are written whole or not at all, wherever the program writes any."""

from __future__ import annotations

import ast
import os
from pathlib import Path

import pytest

import dbz_desktop
from dbz_desktop.writing import write_whole

PROGRAM = Path(dbz_desktop.__file__).parent


def test_a_file_takes_the_place_of_the_one_that_was_there(tmp_path):
    file = tmp_path / "notes.txt"
    file.write_text("before")
    write_whole(file, "after — ¿qué?")
    assert file.read_bytes() == "after — ¿qué?".encode()
    write_whole(file, b"\x00\xff")
    assert file.read_bytes() == b"\x00\xff"
    assert list(tmp_path.iterdir()) == [file]


def test_half_a_sign_costs_no_file(tmp_path):
    write_whole(tmp_path / "deck.toml", "name = '\ud83d'")
    assert (tmp_path / "deck.toml").read_text() == "name = '?'"


@pytest.mark.parametrize("fails", ["fsync", "replace"])
def test_what_was_there_stays_where_it_cant_be_written(tmp_path, monkeypatch, fails):
    file = tmp_path / "game.dbzreplay"
    file.write_text("before")

    def full(*_args):
        raise OSError(28, "No space left on device")

    if fails == "fsync":
        monkeypatch.setattr(os, "fsync", full)
    else:
        monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(OSError, match="No space left"):
        write_whole(file, "after")
    assert file.read_text() == "before"
    assert list(tmp_path.iterdir()) == [file]


def test_only_what_lasts_is_waited_for(tmp_path, monkeypatch):
    waited = []
    monkeypatch.setattr(os, "fsync", waited.append)
    write_whole(tmp_path / "thumbnail.jpg", b"small", lasting=False)
    assert not waited and (tmp_path / "thumbnail.jpg").read_bytes() == b"small"
    write_whole(tmp_path / "deck.toml", b"large")
    assert len(waited) == 1


def _moves_a_draft(tree: ast.AST) -> list[int]:
    """Lines that move a file into place, or write one under its own name bit by bit."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            said = ast.unparse(node.func)
            if said in ("tempfile.mkstemp", "tempfile.NamedTemporaryFile"):
                found.append(node.lineno)
            if any(isinstance(arg, ast.Constant) and arg.value == ".part" for arg in node.args):
                found.append(node.lineno)
    return found


def test_moving_a_draft_into_place_is_written_once():
    seen = {
        f"{file.relative_to(PROGRAM)}:{line}"
        for file in PROGRAM.rglob("*.py")
        for line in _moves_a_draft(ast.parse(file.read_text(encoding="utf-8")))
    }
    assert not seen
    drafts = "tempfile.mkstemp()\npath.with_suffix('.part')\nb = 2"
    assert _moves_a_draft(ast.parse(drafts)) == [1, 2]
