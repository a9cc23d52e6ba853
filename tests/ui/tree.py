"""The accessibility tree of a window, as a screen reader walks it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

INTERACTIVE = {
    QAccessible.Role.Button,
    QAccessible.Role.CheckBox,
    QAccessible.Role.RadioButton,
    QAccessible.Role.EditableText,
    QAccessible.Role.ComboBox,
    QAccessible.Role.Slider,
    QAccessible.Role.SpinBox,
    QAccessible.Role.List,
    QAccessible.Role.Tree,
    QAccessible.Role.Table,
    QAccessible.Role.ListItem,
    QAccessible.Role.ButtonMenu,
    QAccessible.Role.ButtonDropDown,
    QAccessible.Role.PageTab,
    QAccessible.Role.Link,
}
MOST = 60
"""Of the rows of a list, so many are looked at."""


@dataclass(frozen=True)
class Node:
    """One node: what it says of itself, and the path of names that leads there."""

    role: QAccessible.Role
    name: str
    description: str
    rect: QRect
    focusable: bool
    focused: bool
    disabled: bool
    actions: tuple[str, ...]
    path: tuple[str, ...]
    widget: QWidget | None


def node(found: QAccessibleInterface, path: tuple[str, ...]) -> Node:
    state = found.state()
    actions = found.actionInterface()
    return Node(
        found.role(),
        found.text(QAccessible.Text.Name),
        found.text(QAccessible.Text.Description),
        found.rect(),
        bool(state.focusable),
        bool(state.focused),
        bool(state.disabled),
        tuple(actions.actionNames()) if actions is not None else (),
        path,
        found.object() if isinstance(found.object(), QWidget) else None,
    )


def walk(found: QAccessibleInterface, path: tuple[str, ...] = ()) -> Iterator[Node]:
    """Every node that isn't hidden, parents before their children."""
    if found.state().invisible:
        return
    here = node(found, path)
    yield here
    label = here.name or f"({here.role.name} {type(here.widget).__name__})"
    for index in range(min(found.childCount(), MOST)):
        child = found.child(index)
        if child is not None and child.isValid():
            yield from walk(child, (*path, label))


def tree(widget: QWidget) -> list[Node]:
    """All visible nodes below a widget."""
    return list(walk(QAccessible.queryAccessibleInterface(widget)))


def nameless(nodes: list[Node]) -> list[Node]:
    """What can be used, or has the keyboard, and says no name."""
    return [
        found
        for found in nodes
        if not found.name.strip()
        and (found.role in INTERACTIVE or found.focusable)
        and not _inner(found)
    ]


def _inner(found: Node) -> bool:
    """A part that stands for its parent: a viewport, the field of a spin box or combo box."""
    parent = found.widget.parentWidget() if found.widget is not None else None
    name = found.widget.objectName() if found.widget is not None else ""
    if name.startswith("qt_"):
        return True
    return (
        parent is not None and bool(parent.accessibleName()) and found.widget.focusProxy() is parent
    )
