"""The rooms of a match: what imports what, without a way round (see the contracts of imports)."""

from __future__ import annotations

import ast
from pathlib import Path

import dbz_desktop

TOP = Path(dbz_desktop.__file__).parent
MODULES = {
    ".".join(("dbz_desktop", *path.relative_to(TOP).with_suffix("").parts)): path
    for room in ("match", "players")
    for path in sorted((TOP / room).rglob("*.py"))
    if path.name != "__init__.py"
}

LATE = {
    # The system's own: there is one of them on each.
    "match.journal.lock": {"msvcrt", "fcntl"},
    # The engine: lists of games, and with them the first window, do without it.
    "match.journal.reading": {"dbz_desktop.rules.judge_moves"},
    "match.journal.writing": {"dbz_desktop.rules.judge_moves"},
    "match.packs": {"dbz_desktop.rules.language.compiler"},
    "match.replays.unfinished": {"dbz_desktop.match.journal.rescue", "dbz_desktop.match.match"},
}
"""What is imported elsewhere than at the top of a file, and why; never to get round a circle."""


def _imports(tree: ast.AST) -> list[ast.Import | ast.ImportFrom]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]


def _named(node: ast.Import | ast.ImportFrom) -> set[str]:
    if isinstance(node, ast.Import):
        return {alias.name for alias in node.names}
    assert node.module is not None
    if node.level:
        return set()
    return {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}


def test_what_is_imported_late_is_so_for_a_reason() -> None:
    found: dict[str, set[str]] = {}
    for name, path in MODULES.items():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in _imports(tree):
            if node not in tree.body:
                module = node.names[0].name if isinstance(node, ast.Import) else str(node.module)
                found.setdefault(name.removeprefix("dbz_desktop."), set()).add(module)
    assert found == LATE


def test_no_module_of_a_match_imports_itself_by_way_of_others() -> None:
    graph = {}
    for name, path in MODULES.items():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        graph[name] = set().union(*map(_named, _imports(tree))) & MODULES.keys() - {name}
    # Take away what imports nothing that is left, until nothing changes: only circles remain.
    while free := {name for name, wants in graph.items() if not wants & graph.keys()}:
        for name in free:
            del graph[name]
    assert sorted(graph) == []


def test_no_file_is_too_long_to_be_read() -> None:
    lengths = {name: len(path.read_bytes().splitlines()) for name, path in MODULES.items()}
    assert {name for name, length in lengths.items() if length > 500} == set()
