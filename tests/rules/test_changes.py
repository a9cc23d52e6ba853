"""The state changes by what stands in `changes` and by nothing else, whatever the game does."""

from __future__ import annotations

import ast
import random
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

import dbz_desktop.rules
from dbz_desktop.rules.kernel import changes, engine, telling
from dbz_desktop.rules.kernel.controls import Control
from dbz_desktop.rules.kernel.events import CardMoved, Event
from dbz_desktop.rules.kernel.state import Combat, Permanent, PlayerState, State

from ..long import LONG
from .test_fork import new_game

RULES = Path(dbz_desktop.rules.__file__).parent


def parts(state: State) -> dict[str, object]:
    found = {each.name: getattr(state, each.name) for each in fields(state)}
    found["attack"] = state.attack and state.attack.number
    found["history"] = (state.history.length, state.history.combat, state.history.actions)
    return {name: value for name, value in found.items() if name != "rng"}


class Shadow:
    """A second state, which is told every change and touched by nobody else."""

    def __init__(self) -> None:
        self.state: State | None = None
        self.own: State | None = None
        self.controls: set[type[Event]] = set()

    def follow(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Be told every change from now on, by whichever way the engine asks for it."""
        for kind, change in list(changes.CHANGES.items()):
            monkeypatch.setitem(changes.CHANGES, kind, self._told_of(change))
        monkeypatch.setattr(telling, "_change_by_move", changes.CHANGES[CardMoved])

    def _told_of(self, change: changes.Change) -> changes.Change:
        def tell(state: State, event: Any) -> None:
            if self.state is None:
                self.own, self.state = state, state.copy()
            if state is not self.own:
                # A dry run's, which plays on in a veiled copy.
                change(state, event)
                return
            assert parts(self.state) == parts(state), f"changed by the way, before {event}"
            change(state, event)
            change(self.state, event)
            if isinstance(event, Control):
                self.controls.add(type(event))

        return tell


@pytest.mark.parametrize("edition", ["fanz", "panini-2014"])
@pytest.mark.parametrize("seed", range(3 * LONG))
def test_nothing_changes_by_the_way(
    seed: int, edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shadow = Shadow()
    shadow.follow(monkeypatch)
    game = new_game(seed, edition, snapshots=False)
    chance = random.Random(seed)
    for _ in range(400):
        if game.decision is None:
            break
        game.answer(chance.randrange(len(game.decision.options)))
    assert shadow.state is not None
    assert parts(shadow.state) == parts(game.state)
    assert len(shadow.controls) >= 7


NAMES = {each.name for kind in (State, PlayerState, Combat, Permanent) for each in fields(kind)} - {
    "stages",
    "attack",
    "controller",
}
"""What is read of a state. Attacks have stages too, and sources an attack; those aren't state."""
CHANGING = {
    "append",
    "clear",
    "extend",
    "insert",
    "pop",
    "popitem",
    "remove",
    "setdefault",
    "update",
}
MAY = {
    "kernel/changes.py": "is what changes it",
    "kernel/state.py": "makes it",
    "kernel/engine.py": "lays the cards out, and keeps chance for a snapshot",
    "insight/dryrun.py": "veils and rolls back a copy of its own",
}


def written(tree: ast.AST) -> list[ast.expr]:
    """What is assigned to, deleted or changed in place."""
    found: list[ast.expr] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign | ast.Delete):
            found += node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            found.append(node.target)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in CHANGING:
                found.append(node.func.value)
    return [
        part for each in found for part in (each.elts if isinstance(each, ast.Tuple) else [each])
    ]


def is_of_state(target: ast.expr) -> bool:
    """Whether a target is a field of a state, or lies within one."""
    while isinstance(target, ast.Attribute | ast.Subscript):
        if isinstance(target, ast.Attribute) and target.attr in NAMES:
            owner = target.value
            return not (isinstance(owner, ast.Name) and owner.id in ("self", "attack", "made"))
        target = target.value
    return False


def test_no_module_writes_into_a_state() -> None:
    found = []
    for path in sorted(RULES.rglob("*.py")):
        name = path.relative_to(RULES).as_posix()
        tree = ast.parse(path.read_text("utf-8"))
        writes = [f"{name}:{t.lineno}: {ast.unparse(t)}" for t in written(tree) if is_of_state(t)]
        if name in MAY:
            assert writes or name == "kernel/state.py", f"{name} needs no leave to write any more"
        else:
            found += writes
    assert not found, "change a state by an event or a control: " + "; ".join(found)


def test_what_is_kept_is_not_told() -> None:
    game = new_game(2)
    chance = random.Random(2)
    while game.decision is not None and game.state.turn < 6:
        game.answer(chance.randrange(len(game.decision.options)))
    assert game.events and not any(isinstance(event, Control) for event in game.events)
    assert engine.Engine.keep is telling.Telling.keep
