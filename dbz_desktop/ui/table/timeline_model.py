"""The timeline as a tree: the actions of this combat, their attack's steps, what happened in each.

Fed by the redacted events as they are shown. An attack has all the steps of its sequence from the
start, so that one sees what is still to come; lines hang below the step in which they happened.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from dbz_desktop.match.log import describe
from dbz_desktop.rules import events as ev
from dbz_desktop.rules.editions import EIGHT_STEPS, SEVEN_STEPS
from dbz_desktop.rules.events import NOBODY, Event
from dbz_desktop.ui.bridge import EngineBridge
from dbz_desktop.ui.pages.rulebook import rule_note
from dbz_desktop.ui.table.middle import AttackSummary, amount, note

Index = QModelIndex | QPersistentModelIndex

STEP_RULES = {
    "pay costs": "ATK-2",
    "immediate effects": "EFF-1",
    "defense": "ATK-3",
    "damage": "ATK-5",
    "effects of the damage": "ATK-1",
    "HIT effects": "ATK-4",
    "critical damage": "ATK-13",
    "discard the attack": "ATK-1",
}


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


@dataclass(eq=False)
class Node:
    """A row: "action", "attack", "step", "line" or "damage" (the line that grows)."""

    kind: str
    text: str
    parent: Node | None = None
    rule: str = ""
    seat: int = -1
    card: int = NOBODY
    number: int = 0
    now: bool = False
    reached: bool = False
    tip: str = ""
    icon: str = ""
    attack: AttackSummary | None = None
    children: list[Node] = field(default_factory=list)
    ident: int = 0

    def row(self) -> int:
        """The place among its siblings."""
        return self.parent.children.index(self) if self.parent is not None else 0


class TimelineModel(QAbstractItemModel):
    """The combat going on (or the last one), as a tree that grows at its end."""

    def __init__(self, bridge: EngineBridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._root = Node("root", "")
        self._open: list[Node] = []
        # Indexes carry a number, not the node: Qt may keep one longer than the node lives.
        self._nodes: dict[int, Node] = {}
        self._steps: tuple[str, ...] = EIGHT_STEPS
        self._resetting = False
        bridge.eventShown.connect(self.add)
        bridge.viewerChanged.connect(self.reload)
        self.reload()

    # --- filling ---------------------------------------------------------------------------

    def reload(self) -> None:
        """Read the combat that goes on from the history."""
        history = self._bridge.history()
        start = len(history)
        for place in range(len(history) - 1, -1, -1):
            if isinstance(history[place], ev.CombatBegan):
                start = place
                break
        for event in history:
            if isinstance(event, ev.GameStarted):
                self._steps = EIGHT_STEPS if event.edition == "fanz" else SEVEN_STEPS
                break
        self.load(history[start:])

    def load(self, events: Iterable[Event]) -> None:
        """Show these events and nothing else."""
        self.beginResetModel()
        self._resetting = True
        self._root = Node("root", "")
        self._open = []
        for event in events:
            self.add(event)
        self._resetting = False
        self.endResetModel()

    def add(self, event: Event) -> None:
        """One more event was shown."""
        if isinstance(event, ev.CombatBegan):
            self._clear()
        elif isinstance(event, (ev.TurnBegan, ev.CombatEnded)):
            self._finish_all()
        elif isinstance(event, ev.ActionBegan):
            self._finish_all()
            text = f"{self._bridge.names[event.player]}'s action"
            self._append(
                self._root,
                Node(
                    "action",
                    text,
                    rule=event.rule,
                    seat=event.player,
                    now=True,
                    reached=True,
                    number=event.number,
                ),
            )
        elif isinstance(event, ev.AttackBegan):
            self._attack(event)
        elif isinstance(event, ev.AttackStep):
            self._step(event)
        else:
            self._tell(event)

    def _clear(self) -> None:
        if not self._resetting:
            self.beginResetModel()
        self._root = Node("root", "")
        self._open = []
        if not self._resetting:
            self.endResetModel()

    def _finish_all(self) -> None:
        self._open = []
        for node in self._root.children[-1:]:
            self._settle(node)

    def _settle(self, node: Node) -> None:
        """Nothing of a node is going on any more."""
        if node.now:
            node.now = False
            self._changed(node)
        for child in node.children:
            self._settle(child)

    def _attack(self, event: ev.AttackBegan) -> None:
        card = self._name(event.card)
        attack = AttackSummary()
        note(attack, event)
        node = Node(
            "attack",
            card,
            rule=event.rule,
            seat=event.player,
            card=event.card,
            number=event.number,
            now=True,
            reached=True,
            icon=event.kind.value,
            attack=attack,
        )
        before = self._merge_action()
        self._append(self._root, node)
        self._open.append(node)
        for number, name in enumerate(self._steps, start=1):
            step = Node("step", name, rule=STEP_RULES.get(name, "ATK-1"), number=number)
            self._append(node, step)
        for line in before:
            self._append(node.children[0], line)

    def _merge_action(self) -> list[Node]:
        """An action that turns out to be an attack is one row; gives the lines it had so far."""
        last = self._root.children[-1] if self._root.children else None
        if last is None or last.kind != "action" or not last.now or self._open:
            return []
        row = last.row()
        if not self._resetting:
            self.beginRemoveRows(QModelIndex(), row, row)
        self._root.children.remove(last)
        if not self._resetting:
            self.endRemoveRows()
        return last.children

    def _step(self, event: ev.AttackStep) -> None:
        if not self._open:
            return
        node = self._open[-1]
        if node.attack is not None:
            note(node.attack, event)
        for step in node.children:
            now = step.number == event.step
            if step.kind == "step" and (now != step.now or (now and not step.reached)):
                step.now = now
                step.reached = step.reached or now
                self._changed(step)

    def _tell(self, event: Event) -> None:
        node = self._open[-1] if self._open else None
        if node is not None and node.attack is not None:
            note(node.attack, event)
        if node is None:
            if not self._root.children or self._root.children[-1].kind != "action":
                return
            node = self._root.children[-1]
            if not node.now:
                return
            if isinstance(event, ev.Passed):
                passes = describe(event, self._name, self._bridge.names)
                node.text = (passes or node.text).rstrip(".")
                self._changed(node)
                return
            if isinstance(event, ev.CardUsed):
                node.text = f"{self._bridge.names[event.player]}: {self._name(event.card)}"
                node.card = event.card
                node.icon = "instant"
                self._changed(node)
        words = describe(event, self._name, self._bridge.names)
        if words and not self._joined(self._present(node), event):
            target = self._present(node)
            self._append(target, self._line(event, words))
        if isinstance(event, ev.AttackEnded) and self._open:
            ended = self._open.pop()
            self._settle(ended)
        if node.kind == "attack":
            self._changed(node)

    def _joined(self, step: Node, event: Event) -> bool:
        """Life cards of damage make one line together, which grows card by card."""
        if not isinstance(event, ev.CardMoved) or event.why is not ev.Why.DAMAGE:
            return False
        if event.target is not ev.Zone.DISCARD or not step.children:
            return False
        last = step.children[-1]
        if last.kind != "damage" or last.seat != event.player:
            return False
        last.number += 1
        last.tip += f", {self._name(event.card)}"
        last.text = f"{self._bridge.names[event.player]} discards {last.number}: {last.tip}"
        self._changed(last)
        return True

    def _line(self, event: Event, words: str) -> Node:
        if (
            isinstance(event, ev.CardMoved)
            and event.why is ev.Why.DAMAGE
            and event.target is ev.Zone.DISCARD
        ):
            name = self._name(event.card)
            text = f"{self._bridge.names[event.player]} discards 1: {name}"
            return Node(
                "damage", text, rule="ATK-9", card=event.card, seat=event.player, number=1, tip=name
            )
        return Node(
            "line",
            words,
            rule=getattr(event, "rule", ""),
            card=_card(event),
            seat=getattr(event, "player", -1),
            tip=_tip(event, self._name),
        )

    def _present(self, node: Node) -> Node:
        return next((step for step in node.children if step.kind == "step" and step.now), node)

    def _name(self, card: int) -> str:
        known = self._bridge.card(card)
        return known.title if known is not None else "a card"

    def _append(self, parent: Node, node: Node) -> None:
        node.parent = parent
        node.ident = len(self._nodes) + 1
        self._nodes[node.ident] = node
        row = len(parent.children)
        if self._resetting:
            parent.children.append(node)
            return
        self.beginInsertRows(self.index_of(parent), row, row)
        parent.children.append(node)
        self.endInsertRows()

    def _changed(self, node: Node) -> None:
        if not self._resetting:
            index = self.index_of(node)
            self.dataChanged.emit(index, index)

    # --- reading ---------------------------------------------------------------------------

    def index_of(self, node: Node) -> QModelIndex:
        """The index of a node."""
        if node.parent is None:
            return QModelIndex()
        return self.createIndex(node.row(), 0, node.ident)

    def node(self, index: Index) -> Node:
        """The node of an index, the root for none."""
        return self._nodes.get(index.internalId(), self._root) if index.isValid() else self._root

    @property
    def root(self) -> Node:
        """The invisible root."""
        return self._root

    def current(self) -> QModelIndex:
        """The step that is going on, or the newest row."""
        if self._open:
            return self.index_of(self._present(self._open[-1]))
        if self._root.children:
            return self.index_of(self._root.children[-1])
        return QModelIndex()

    def index(self, row: int, column: int, parent: Index | None = None) -> QModelIndex:
        """The index of a child."""
        children = self.node(parent or QModelIndex()).children
        if column == 0 and 0 <= row < len(children):
            return self.createIndex(row, 0, children[row].ident)
        return QModelIndex()

    def parent(self, index: Index | None = None) -> Any:
        """The index of the parent."""
        if index is None:
            return super().parent()
        node = self.node(index)
        if node.parent is None or node.parent is self._root:
            return QModelIndex()
        return self.index_of(node.parent)

    def rowCount(self, parent: Index | None = None) -> int:
        """How many rows hang below."""
        return len(self.node(parent or QModelIndex()).children)

    def columnCount(self, parent: Index | None = None) -> int:
        """One."""
        return 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The words of a row, and what its delegate draws."""
        if not index.isValid():
            return None
        node = self.node(index)
        if role == Qt.ItemDataRole.DisplayRole:
            return node.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            result = f", {node.attack.result}" if node.attack and node.attack.result else ""
            now = ", now" if node.now else ""
            number = f"step {node.number}: " if node.kind == "step" else ""
            return f"{number}{node.text}{result}{now}"
        if role == Qt.ItemDataRole.ToolTipRole:
            notes = (node.tip, rule_note(node.rule) if node.rule else "")
            return "\n\n".join(note for note in notes if note) or None
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


def _card(event: Event) -> int:
    for name in ("card", "cause"):
        card = getattr(event, name, NOBODY)
        if card >= 0:
            return card
    return NOBODY


def _tip(event: Event, name) -> str:
    """How a damage number came about, term by term."""
    if not isinstance(event, ev.DamageCalculated):
        return ""
    rows = [
        f"Attack Table {event.attacker_bracket} against {event.defender_bracket}: "
        f"AT {event.attack_table} (ATK-5)"
    ]
    for term in event.terms:
        origin = f" ({name(term.card)})" if term.card >= 0 else ""
        rows.append(f"{term.label}: {term.amount:+d} {term.unit}{origin}")
    stages, life = amount(event.stages, "stages"), amount(event.life_cards, "life cards")
    rows.append(f"Damage: {stages}, {life}")
    return "\n".join(rows)
