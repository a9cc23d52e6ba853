"""What a screen reader finds on the table: a node for every card, pile and gauge.

Qt gives graphics items no place in the accessibility tree. So every card, pile and gauge has a
plain widget of its own on the viewport: never painted (updates are off), never hit by the mouse,
never in the Tab order, but with a name, a role, a rectangle and a press action. They follow the
items when the table has come to rest, so they cost no frame of an animation, and are kept in a
pool. The one that stands for what has the keyboard's focus has the table as its focus proxy, so
that it reports to be focused whenever the table is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QFocusEvent
from PySide6.QtWidgets import QGroupBox, QLabel, QPushButton, QWidget

from dbz_desktop.rules.kernel.events import HIDDEN
from dbz_desktop.ui.table.cards import CardItem
from dbz_desktop.ui.table.focus import Target, rect_of
from dbz_desktop.ui.table.gauges import PileItem
from dbz_desktop.ui.table.model_row import Part

if TYPE_CHECKING:
    from dbz_desktop.ui.table.widget import TableWidget

REST = 60
"""Milliseconds that the table lies still before its nodes follow."""

Key = tuple


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

    def __init__(self, view: TableWidget) -> None:
        self._view = view
        self._groups: dict[str, QGroupBox] = {}
        self._nodes: dict[Key, QWidget] = {}
        self._free: dict[type, list[QWidget]] = {_Button: [], _Label: []}
        self._focused: QWidget | None = None
        self.concealed = False
        self._timer = QTimer(view)
        self._timer.setSingleShot(True)
        self._timer.setInterval(REST)
        self._timer.timeout.connect(self.sync)

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
        for key in list(self._nodes):
            self._release(key)
        for group in self._groups.values():
            group.hide()

    def sync(self) -> None:
        """Give every card, pile and gauge its node, in reading order."""
        view = self._view
        if view.busy or view.table.layout is None or self.concealed:
            return
        wanted: dict[Key, tuple[str, Target]] = {}
        for group, target in self._targets():
            wanted[key_of(target)] = (group, target)
        for key in [key for key in self._nodes if key not in wanted]:
            self._release(key)
        rects: dict[str, QRect] = {}
        for group, target in wanted.values():
            rect = self._rect(target)
            rects[group] = rects[group].united(rect) if group in rects else rect
        for name, rect in rects.items():
            self._group(name).setGeometry(rect)
        for key, (group, target) in wanted.items():
            self._fit(key, self._group(group), target, rects[group])
        for name, box in self._groups.items():
            box.setVisible(name in rects)
        self.focus(view.walker.target, tell=False)

    def _targets(self) -> Iterable[tuple[str, Target]]:
        """What lies open, in reading order, with the group that it is in."""
        view, table = self._view, self._view.table
        if view.fan is not None:
            for card in view.fan.shown():
                yield view.fan.title, card
            return
        for group, row in table.model.reading():
            target = table.target_of(row)
            if target is not None and (row.reachable or row.card == HIDDEN):
                yield table.model.name(group), target

    def _rect(self, target: Target) -> QRect:
        return self._view.mapFromScene(rect_of(target)).boundingRect()

    def _group(self, name: str) -> QGroupBox:
        group = self._groups.get(name)
        if group is None:
            group = self._groups[name] = QGroupBox(self._view.viewport())
            _unseen(group)
            group.setAccessibleName(name)
        return group

    def _fit(self, key: Key, group: QGroupBox, target: Target, around: QRect) -> None:
        node = self._nodes.get(key)
        if node is None:
            kind = _Button if isinstance(target, (CardItem, PileItem)) else _Label
            free = self._free[kind]
            node = free.pop() if free else self._make(kind)
            self._nodes[key] = node
        if node.parentWidget() is not group:
            node.setParent(group)
        geometry = self._rect(target).translated(-around.topLeft())
        if node.geometry() != geometry:
            node.setGeometry(geometry)
        name, text = self._words(target)
        if node.accessibleName() != name:
            node.setAccessibleName(name)
        if node.accessibleDescription() != text:
            node.setAccessibleDescription(text)
        node.setEnabled(not isinstance(target, CardItem) or target.instance >= 0)
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

    def _release(self, key: Key) -> None:
        node = self._nodes.pop(key)
        if node is self._focused:
            self._focused = None
            node.setFocusProxy(None)  # type: ignore[arg-type]
        node.hide()
        node.setAccessibleName("")
        node.setAccessibleDescription("")
        self._free[type(node)].append(node)

    # --- words -------------------------------------------------------------------------------

    def _words(self, target: Target) -> tuple[str, str]:
        """Name and description of a target."""
        model = self._view.table.model
        return model.name(target.row), model.description(target.row)

    # --- focus and press ---------------------------------------------------------------------

    def focus(self, target: Target | None, tell: bool = True) -> None:
        """The keyboard is there now."""
        key = key_of(target) if target is not None else None
        if target is not None and key not in self._nodes and tell and not self._view.busy:
            self._hasten(target)
        node = self._nodes.get(key) if key is not None else None
        if node is not self._focused:
            if self._focused is not None:
                self._focused.setFocusProxy(None)  # type: ignore[arg-type]
            self._focused = node
            if node is not None:
                node.setFocusProxy(self._view)
        if node is not None and target is not None:
            name, text = self._words(target)
            node.setAccessibleName(name)
            node.setAccessibleDescription(text)
            if tell and self._view.hasFocus():
                QAccessible.updateAccessibility(QAccessibleEvent(node, QAccessible.Event.Focus))

    def _hasten(self, target: Target) -> None:
        """Give the one target that is in focus its node now; the others follow later.

        All of them at once would hold up the picture of a pile that opens.
        """
        self.later()
        if self.concealed or self._view.table.layout is None:
            return
        key = key_of(target)
        name = next((group for group, other in self._targets() if key_of(other) == key), None)
        if name is None:
            return
        group = self._group(name)
        if group.isHidden():
            group.setGeometry(self._rect(target))
            group.show()
        self._fit(key, group, target, group.geometry())

    def node_of(self, target: Target) -> QWidget | None:
        """The node that stands for a card, a pile or a gauge; None until the table rests."""
        return self._nodes.get(key_of(target))

    def _target(self, node: QWidget) -> Target | None:
        key = next((key for key, found in self._nodes.items() if found is node), None)
        return next((t for _group, t in self._targets() if key_of(t) == key), None)

    def _press(self, node: QWidget) -> None:
        target = self._target(node)
        if target is not None:
            self._view.walker.set(target)
            self._view.activate(target)

    def _taken(self, node: QWidget) -> None:
        target = self._target(node)
        self._view.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if target is not None:
            self._view.walker.set(target)


def key_of(target: Target) -> Key:
    """What tells targets apart, also when the table is drawn afresh."""
    row = target.row
    return (row.part, row.seat, row.zone, row.token) if row.part is not Part.CARD else (row.token,)
