"""The timeline as a tree: turns, their steps, the actions of combat, attacks step by step.

Fed by the redacted events as they are shown. A turn and an attack have all their steps from the
start, so that one sees what is still to come. Earlier turns are kept as their events and read
when they are opened: a long game costs no more than its present turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QModelIndex, QObject, Qt

from dbz_desktop.match.content.rule_texts import rule_note
from dbz_desktop.match.telling.attack_summary import AttackSummary
from dbz_desktop.match.telling.damage_account import summary_of
from dbz_desktop.match.telling.timeline import Course, Node, Quiet, Standing, node_aloud, turn_node
from dbz_desktop.rules.kernel import attack_events as atk
from dbz_desktop.rules.kernel import events as ev
from dbz_desktop.rules.kernel.editions import EIGHT_STEPS, SEVEN_STEPS
from dbz_desktop.rules.kernel.events import Event
from dbz_desktop.ui.kit.models import NOWHERE, Index, resetting
from dbz_desktop.ui.kit.tree_model import TreeModel
from dbz_desktop.ui.session.session import GameSession


class TimelineRole(IntEnum):
    """What a row can be asked."""

    KIND = Qt.ItemDataRole.UserRole + 1
    RULE = Qt.ItemDataRole.UserRole + 2
    NOW = Qt.ItemDataRole.UserRole + 3
    SEAT = Qt.ItemDataRole.UserRole + 4
    RESULT = Qt.ItemDataRole.UserRole + 5
    CARD = Qt.ItemDataRole.UserRole + 6
    NUMBER = Qt.ItemDataRole.UserRole + 7
    REACHED = Qt.ItemDataRole.UserRole + 8
    ICON = Qt.ItemDataRole.UserRole + 9


class TimelineModel(TreeModel):
    """The game so far, as a tree that grows at its end."""

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(Node("root", ""), parent)
        self._session = session
        self._resetting = False
        self._shown = 0
        self._steps: tuple[str, ...] = EIGHT_STEPS
        self._standing = Standing()
        self._course = self._new_course(self._root, self)
        session.eventShown.connect(self.add)
        session.viewerChanged.connect(self.reload)
        self.reload()

    # --- filling ---------------------------------------------------------------------------

    def reload(self) -> None:
        """Read the game anew from the viewer's history."""
        view = self._session.view()
        history = self._session.history()
        self._shown = len(history)
        self._standing = Standing(view.turn, view.active, view.step)
        self.load(history)

    def load(self, events: Sequence[Event]) -> None:
        """Show these events and nothing else; of earlier turns only the headings."""
        self._steps = EIGHT_STEPS
        for event in events[:4]:
            if isinstance(event, ev.GameStarted):
                self._steps = EIGHT_STEPS if event.edition == "fanz" else SEVEN_STEPS
        turns = [place for place, event in enumerate(events) if isinstance(event, ev.TurnBegan)]
        bounds = [0, *turns] if turns[:1] != [0] else turns
        with resetting(self):
            self._resetting = True
            self._begin(Node("root", ""))
            self._course = self._new_course(self._root, self)
            for start, end in pairwise(bounds):
                self.append(self._root, self._heading(tuple(events[start:end])))
            for event in events[bounds[-1] if bounds else 0 :]:
                self._course.add(event)
            if not self._root.children and self._standing.turn:
                # Nothing has happened yet: the steps of the turn all the same.
                where = self._standing
                self._course.add(ev.TurnBegan(where.active, where.turn))
                if where.step:
                    self._course.add(ev.StepBegan(where.active, where.step, ""))
            self._resetting = False

    def add(self, event: Event) -> None:
        """One more event was shown."""
        self._shown += 1
        self._course.add(event)

    @property
    def unseen(self) -> int:
        """How many events have happened that are still to be shown.

        Counted against the history: the table may show events before this model hears of them.
        """
        return max(0, len(self._session.history()) - self._shown)

    def _new_course(self, root: Node, sink: Any) -> Course:
        session = self._session
        return Course(root, session.names, self.name_of, self._steps, sink, self._standing)

    def _heading(self, events: tuple[Event, ...]) -> Node:
        """A turn that nobody has opened yet."""
        first = events[0]
        if isinstance(first, ev.TurnBegan):
            node = turn_node(first.number, first.player, self._session.names)
        else:
            before = isinstance(first, ev.GameStarted)
            where = self._standing
            node = turn_node(0 if before else where.turn, where.active, self._session.names)
        node.reached = True
        node.pending = events
        node.number = sum(isinstance(event, atk.AttackBegan) for event in events)
        return node

    def name_of(self, card: int) -> str:
        """A card's title, as the viewer may know it."""
        known = self._session.card(card)
        return known.title if known is not None else "a card"

    # What the course tells of the turn that is going on.

    def append(self, parent: Node, node: Node) -> None:
        """Hang a node below another, last; what hangs below it already comes with it."""
        self._enrol(node)
        node.parent, node.place = parent, len(parent.children)
        if self._resetting:
            parent.children.append(node)
            return
        self.beginInsertRows(self.index_of(parent), node.place, node.place)
        parent.children.append(node)
        self.endInsertRows()

    def pop(self, parent: Node) -> None:
        """Take the last child away."""
        last = len(parent.children) - 1
        if not self._resetting:
            self.beginRemoveRows(self.index_of(parent), last, last)
        parent.children.pop()
        if not self._resetting:
            self.endRemoveRows()

    def changed(self, node: Node) -> None:
        """A node has other words or another state now."""
        if not self._resetting and node.ident in self._by_ident:
            index = self.index_of(node)
            self.dataChanged.emit(index, index)

    # --- reading ---------------------------------------------------------------------------

    def hasChildren(self, parent: Index = NOWHERE) -> bool:
        """True also for a turn that hasn't been read yet."""
        node = self.node(parent)
        return bool(node.children or node.pending)

    def canFetchMore(self, parent: Index) -> bool:
        """True for a turn that hasn't been read yet."""
        return bool(self.node(parent).pending)

    def fetchMore(self, parent: Index) -> None:
        """Read the events of an earlier turn."""
        node = self.node(parent)
        if not node.pending:
            return
        events, node.pending = node.pending, ()
        scratch = Node("root", "")
        course = self._new_course(scratch, Quiet())
        for event in events:
            course.add(event)
        course.finish()
        children = scratch.children[0].children if scratch.children else []
        if not children:
            return
        self.beginInsertRows(self.index_of(node), 0, len(children) - 1)
        for child in children:
            child.parent = node
            self._enrol(child)
        node.children = children
        self.endInsertRows()

    @property
    def root(self) -> Node:
        """The invisible root."""
        return self._root

    def attack_numbered(self, number: int) -> AttackSummary | None:
        """What has been shown of the attack with that number, None before it began."""
        waiting = self._session.history()
        shown = waiting[: len(waiting) - self.unseen]
        return summary_of(shown, number)

    def last_attack(self) -> QModelIndex:
        """The attack that is going on, or else the last one of this turn."""
        course = self._course
        if course.attack is not None:
            return self.index_of(course.attack)
        phases = course.turn.children if course.turn is not None else []
        for phase in reversed(phases):
            for node in reversed(phase.children):
                if node.kind == "attack":
                    return self.index_of(node)
        return QModelIndex()

    @property
    def names(self) -> tuple[str, str]:
        """The players' names, seat 0 first."""
        return self._session.names

    @property
    def course(self) -> Course:
        """What is going on now."""
        return self._course

    def current(self) -> QModelIndex:
        """The row that is going on, or the newest one."""
        node = self._course.current
        if node is None and self._root.children:
            node = self._root.children[-1]
        return self.index_of(node) if node is not None else QModelIndex()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The words of a row, and what its delegate draws."""
        if not index.isValid():
            return None
        node = self.node(index)
        if role == Qt.ItemDataRole.DisplayRole:
            return node.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return node_aloud(node, self._session.names)
        if role == Qt.ItemDataRole.ToolTipRole:
            # A number of damage has a popup of its own.
            return None if node.tells_damage or not node.rule else rule_note(node.rule)
        values = {
            TimelineRole.KIND: node.kind,
            TimelineRole.RULE: node.rule,
            TimelineRole.NOW: node.now,
            TimelineRole.SEAT: node.seat,
            TimelineRole.CARD: node.card,
            TimelineRole.NUMBER: node.number,
            TimelineRole.REACHED: node.reached,
            TimelineRole.ICON: node.icon,
            TimelineRole.RESULT: node.attack.result if node.attack is not None else "",
        }
        return values.get(role)  # type: ignore[call-overload]
