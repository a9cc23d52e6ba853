"""The rooms of the windows: no file imports itself by way of others, not even for its types."""

from __future__ import annotations

import ast
from pathlib import Path

import dbz_desktop.ui

ROOT = Path(dbz_desktop.ui.__file__).parent
MODULES = {
    ".".join(("dbz_desktop.ui", *path.relative_to(ROOT).with_suffix("").parts)): path
    for path in sorted(ROOT.rglob("*.py"))
    if path.name != "__init__.py"
}


def known(tree: ast.AST) -> set[str]:
    """The modules of the windows that a file names anywhere, if only for its types."""
    named = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            named |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.module is not None and not node.level
            named |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return named & MODULES.keys()


def test_no_module_of_the_windows_imports_itself_by_way_of_others() -> None:
    graph = {
        name: known(ast.parse(path.read_text(encoding="utf-8"))) - {name}
        for name, path in MODULES.items()
    }
    # Take away what imports nothing that is left, until nothing changes: only circles remain.
    while free := {name for name, wants in graph.items() if not wants & graph.keys()}:
        for name in free:
            del graph[name]
    assert sorted(graph) == []
