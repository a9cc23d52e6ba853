"""The rooms of the rules: what imports what, without a way round (see the contracts of imports)."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import dbz_desktop.rules
from dbz_desktop.rules.kernel.matters import Matter

ROOT = Path(dbz_desktop.rules.__file__).parent
MODULES = {
    ".".join(("dbz_desktop.rules", *path.relative_to(ROOT).with_suffix("").parts)): path
    for path in sorted(ROOT.rglob("*.py"))
    if path.name != "__init__.py"
}


def imports(tree: ast.AST) -> Iterator[ast.Import | ast.ImportFrom]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node


def known(node: ast.Import | ast.ImportFrom) -> set[str]:
    """The modules of the rules that an import names."""
    if isinstance(node, ast.Import):
        named = {alias.name for alias in node.names}
    else:
        assert node.module is not None and not node.level
        named = {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return named & MODULES.keys()


def test_every_import_of_the_rules_stands_at_the_top() -> None:
    elsewhere = [
        f"{name}:{node.lineno}"
        for name, path in MODULES.items()
        for tree in (ast.parse(path.read_text(encoding="utf-8")),)
        for node in imports(tree)
        if node not in tree.body
    ]
    assert elsewhere == []


def test_no_module_of_the_rules_imports_itself_by_way_of_others() -> None:
    graph = {
        name: set().union(*map(known, imports(ast.parse(path.read_text(encoding="utf-8")))))
        - {name}
        for name, path in MODULES.items()
    }
    # Take away what imports nothing that is left, until nothing changes: only circles remain.
    while free := {name for name, wants in graph.items() if not wants & graph.keys()}:
        for name in free:
            del graph[name]
    assert sorted(graph) == []


def test_the_rules_ask_about_every_matter() -> None:
    # Those that are asked for most often have a name in their module, too.
    asked = {
        argument.attr if isinstance(argument, ast.Attribute) else argument.id
        for path in MODULES.values()
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call | ast.Compare | ast.comprehension)
        for argument in ast.walk(call)
        if isinstance(argument, ast.Name)
        or (
            isinstance(argument, ast.Attribute)
            and isinstance(argument.value, ast.Name)
            and argument.value.id == "Matter"
        )
    }
    assert {matter.name for matter in Matter} - asked == set()
