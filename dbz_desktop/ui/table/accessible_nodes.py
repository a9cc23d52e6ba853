"""What a screen reader finds on the table: a node for every card, pile and gauge.

Qt gives graphics items no place in the accessibility tree. So every card, pile and gauge has a
plain widget of its own on the viewport: never painted (updates are off), never hit by the mouse,
never in the Tab order, but with a name, a role, a rectangle and a press action. They follow the
items when the table has come to rest, so they cost no frame of an animation, and are kept in a
pool. The one that stands for what has the keyboard's focus has the table as its focus proxy, so
that it reports to be focused whenever the table is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QFocusEvent
from PySide6.QtWidgets import QGroupBox, QLabel, QPushButton, QWidget

from dbz_desktop.match.telling.table_rows import Part, Row
from dbz_desktop.ui.system.timers import single_shot
from dbz_desktop.ui.table.focus import Target
from dbz_desktop.ui.table.view import TableView
from dbz_desktop.ui.table.walking import Walker

REST = 60
"""Milliseconds that the table lies still before its nodes follow."""


class _Stand:
    """What stands for a target. When a screen reader gives it the focus, the table takes it."""

    arrived: Callable[[QWidget], None]

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the keyboard on to the table."""
        self.arrived(cast(QWidget, self))


class _Button(_Stand, QPushButton):
    """A card or a pile: it can be pressed."""


class _Label(_Stand, QLabel):
    """A gauge: it only tells."""


def _unseen(widget: QWidget) -> None:
    widget.setUpdatesEnabled(False)
    widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


class AccessibleNodes:
    """The accessible nodes of one table."""

    def __init__(self, view: TableView, walker: Walker, activate: Callable[[Target], None]) -> None:
        """`activate` does what a click on a card or a gauge does."""
        self._view, self._walker, self._activate = view, walker, activate
        self._groups: dict[str, QGroupBox] = {}
        self._nodes: dict[Row, QWidget] = {}
        self._free: dict[type, list[QWidget]] = {_Button: [], _Label: []}
        self._focused: QWidget | None = None
        self.concealed = False
        self._timer = single_shot(view, REST, self.sync)

    # --- keeping up --------------------------------------------------------------------------

    def later(self) -> None:
        """Something has changed: follow once the table lies still."""
        self._timer.start()

    def conceal(self, hidden: bool) -> None:
        """While the computer changes hands, nothing on the table has a name."""
        self.concealed = hidden
        if hidden:
            self.clear()
        else:
            self.later()

    def clear(self) -> None:
        """Forget every node at once, and what was said last: another player looks now."""
        self._view.setAccessibleDescription("")
        for row in list(self._nodes):
            self._release(row)
        for group in self._groups.values():
            group.hide()

    def sync(self) -> None:
        """Give every card, pile and gauge its node, in reading order."""
        view = self._view
        if view.busy or view.table.layout is None or self.concealed:
            return
        wanted = {target.row: (group, target) for group, target in view.lying()}
        for row in [row for row in self._nodes if row not in wanted]:
            self._release(row)
        rects: dict[str, QRect] = {}
        for group, target in wanted.values():
            rect = self._rect(target)
            rects[group] = rects[group].united(rect) if group in rects else rect
        for name, rect in rects.items():
            self._group(name).setGeometry(rect)
        for group, target in wanted.values():
            self._fit(self._group(group), target, rects[group])
        for name, box in self._groups.items():
            box.setVisible(name in rects)
        self.focus(self._walker.target, tell=False)

    def _rect(self, target: Target) -> QRect:
        return self._view.mapFromScene(target.area()).boundingRect()

    def _group(self, name: str) -> QGroupBox:
        group = self._groups.get(name)
        if group is None:
            group = self._groups[name] = QGroupBox(self._view.viewport())
            _unseen(group)
            group.setAccessibleName(name)
        return group

    def _fit(self, group: QGroupBox, target: Target, around: QRect) -> None:
        row = target.row
        node = self._nodes.get(row)
        if node is None:
            kind = _Button if row.part in (Part.CARD, Part.PILE) else _Label
            free = self._free[kind]
            node = free.pop() if free else self._make(kind)
            self._nodes[row] = node
        if node.parentWidget() is not group:
            node.setParent(group)
        geometry = self._rect(target).translated(-around.topLeft())
        if node.geometry() != geometry:
            node.setGeometry(geometry)
        self._say(node, row)
        node.setEnabled(row.reachable)
        if node.isHidden():
            node.show()

    def _make(self, kind: type) -> QWidget:
        node = kind(self._view.viewport())
        _unseen(node)
        # Focusable for the tree's sake, but not by Tab: the table itself is the stop.
        node.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        node.arrived = self._taken
        if isinstance(node, QPushButton):
            node.clicked.connect(lambda _=False, n=node: self._press(n))
        return node

    def _release(self, row: Row) -> None:
        node = self._nodes.pop(row)
        if node is self._focused:
            self._focused = None
            node.setFocusProxy(None)  # type: ignore[arg-type]
        node.hide()
        node.setAccessibleName("")
        node.setAccessibleDescription("")
        self._free[type(node)].append(node)

    def _say(self, node: QWidget, row: Row) -> None:
        """Let a node say what the row says."""
        model = self._view.table.model
        name, text = model.name(row), model.description(row)
        if node.accessibleName() != name:
            node.setAccessibleName(name)
        if node.accessibleDescription() != text:
            node.setAccessibleDescription(text)

    # --- focus and press ---------------------------------------------------------------------

    def focus(self, target: Target | None, tell: bool = True) -> None:
        """The keyboard is there now."""
        if target is not None and target.row not in self._nodes and tell and not self._view.busy:
            self._hasten(target)
        node = self._nodes.get(target.row) if target is not None else None
        if node is not self._focused:
            if self._focused is not None:
                self._focused.setFocusProxy(None)  # type: ignore[arg-type]
            self._focused = node
            if node is not None:
                node.setFocusProxy(self._view)
        if node is not None and target is not None:
            self._say(node, target.row)
            if tell and self._view.hasFocus():
                QAccessible.updateAccessibility(QAccessibleEvent(node, QAccessible.Event.Focus))

    def _hasten(self, target: Target) -> None:
        """Give the one target that is in focus its node now; the others follow later.

        All of them at once would hold up the picture of a pile that opens.
        """
        self.later()
        if self.concealed or self._view.table.layout is None:
            return
        name = next((group for group, other in self._view.lying() if other is target), None)
        if name is None:
            return
        group = self._group(name)
        if group.isHidden():
            group.setGeometry(self._rect(target))
            group.show()
        self._fit(group, target, group.geometry())

    def node_of(self, target: Target) -> QWidget | None:
        """The node that stands for a card, a pile or a gauge; None until the table rests."""
        return self._nodes.get(target.row)

    def _target(self, node: QWidget) -> Target | None:
        row = next((row for row, found in self._nodes.items() if found is node), None)
        return self._view.shown(row) if row is not None else None

    def _press(self, node: QWidget) -> None:
        target = self._target(node)
        if target is not None:
            self._walker.set(target)
            self._activate(target)

    def _taken(self, node: QWidget) -> None:
        target = self._target(node)
        self._view.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if target is not None:
            self._walker.set(target)
