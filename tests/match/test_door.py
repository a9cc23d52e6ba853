"""The only door: windows and players have a seat of a match, and nothing else of it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

TOP = Path(__file__).parents[2] / "dbz_desktop"

OWNERS = {
    "new", "resume", "unfinished", "imagined", "onwards",
    "setup", "path", "notices", "write_on", "settle", "save_to", "close", "unsaved", "failed",
    "outcome", "decision", "answers",
    "seat", "computers", "seat_computers", "advisor",
}  # fmt: skip
"""What who made a match or took it up may do with it beside sitting down: keep its journal, let
computer players sit down, and look how far it is. Nothing of this changes the game."""

RECORDED = {"go", "position", "open_hands", "show_hands", "total", "recording"}
"""What a recording has instead, which windows take for a match."""

INSIDE = ("course", "desk")
"""The rooms of a match that believe whoever comes in."""


def _files() -> Iterator[Path]:
    for room in ("ui", "players", "match/aids"):
        yield from (TOP / room).rglob("*.py")


def test_nobody_beside_the_owner_reaches_behind_a_seat() -> None:
    used: set[str] = set()
    for path in _files():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Attribute):
                continue
            of = node.value
            name = of.id if isinstance(of, ast.Name) else getattr(of, "attr", "")
            if name in ("match", "_match", "Match"):
                used.add(node.attr)
                assert node.attr in OWNERS | RECORDED, f"{path}:{node.lineno}: {node.attr}"
    assert {"seat", "close", "path"} <= used, "this looks where matches are used"


def test_nobody_beside_the_match_knows_its_inside() -> None:
    for path in _files():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(
                "dbz_desktop.match"
            ):
                room = [*(node.module or "").split("."), ""][2]
                rooms = {room} | ({each.name for each in node.names} if not room else set())
                what = {each.name for each in node.names}
                # What a match starts from, and how it fails, is the owner's.
                if room == "course" and what <= {"MatchSetup", "MatchError"}:
                    continue
                assert not rooms & set(INSIDE), f"{path}:{node.lineno}: {node.module}"
