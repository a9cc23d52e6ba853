"""Walker: the keyboard on the table. What has the focus, where the arrows lead, and jumps.

The focus outlives its card: when the card leaves the table, or everything is drawn afresh, the
focus goes on to what lies nearest to where it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.ui.kit.key_list import JUMPS
from dbz_desktop.ui.table.accessible_nodes import key_of
from dbz_desktop.ui.table.cards import CardItem
from dbz_desktop.ui.table.focus import (
    ARROWS,
    Target,
    closest,
    first_of,
    middle_of,
    rect_of,
    row_of,
    step,
)
from dbz_desktop.ui.table.gauges import PileItem

if TYPE_CHECKING:
    from dbz_desktop.ui.table.widget import TableWidget

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Walker:
    """The keyboard's focus on one table."""

    def __init__(self, view: TableWidget) -> None:
        self._view = view
        self.target: Target | None = None
        """What has the focus, also while another widget has the keyboard."""
        self.ring = True
        """The focus shows: the last input was a key, not the pointer."""
        self._at: QPointF | None = None
        self._instance = -1
        self._column: float | None = None
        self._last: dict[str, int] = {}

    # --- where it can go ---------------------------------------------------------------------

    def targets(self) -> list[Target]:
        """Everything that the keyboard can reach now."""
        view = self._view
        if view.fan is not None:
            return list(view.fan.shown())
        found: list[Target] = [
            item
            for item in view.table.cards.values()
            if item.instance >= 0
            and not item.row.ghost
            and item.row.zone not in (Zone.DISCARD, Zone.BANISHED, Zone.ASIDE)
        ]
        found += [gauge for gauge in view.table.gauges() if gauge.row.reachable]
        return found

    def _region(self, target: Target) -> int:
        if self._view.fan is not None:
            return 0
        middle = self._view.table.frame.middle
        x = middle_of(target).x()
        return 0 if x < middle.left() else 2 if x > middle.right() else 1

    def place(self, name: str) -> list[Target]:
        """What lies at a place of `JUMPS`, from left to right."""
        table = self._view.table
        own = table.viewer
        found: list[Target] = []
        for target in self.targets():
            if isinstance(target, CardItem):
                row = target.row
                fits = {
                    "hand": row.zone is Zone.HAND and row.seat == own,
                    "own": row.zone is Zone.IN_PLAY and row.seat == own,
                    "other": row.zone is Zone.IN_PLAY and row.seat != own,
                    "attack": row.zone is Zone.IN_USE,
                }.get(name, False)
            else:
                fits = (name == "piles" and isinstance(target, PileItem)) or (
                    name == "attack" and target is table.middle
                )
            if fits:
                found.append(target)
        if name == "piles":
            kinds = (Zone.DISCARD, Zone.BANISHED, Zone.ASIDE, Zone.LIFE_DECK)
            order = [table.piles[kind][seat] for seat in (own, 1 - own) for kind in kinds]
            return [pile for pile in order if pile in found]
        return sorted(found, key=lambda t: middle_of(t).x())

    # --- going there -------------------------------------------------------------------------

    def key(self, event: QKeyEvent) -> bool:
        """Move the focus by a key; False if the key is none of them."""
        key = Qt.Key(event.key())
        if key in ARROWS:
            self._arrow(key)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._end_of_row(key is Qt.Key.Key_End)
        else:
            return False
        return True

    def jump(self, name: str) -> bool:
        """Go to a place of `JUMPS`: where one was there last, or to what can be chosen there.

        Once more goes on to the next. False if nothing lies there.
        """
        self._view.closeFan()
        there = self.place(name)
        if not there:
            return False
        if self.target in there:
            at = there.index(self.target)
            following = there[at + 1 :] + there[: at + 1]
            goal = next((t for t in following if getattr(t, "options", ())), following[0])
        else:
            last = self._last.get(name, -1)
            back = [t for t in there if isinstance(t, CardItem) and t.instance == last]
            able = [t for t in there if getattr(t, "options", ())]
            goal = (back or able or there)[0]
        self._view.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.set(goal)
        return True

    def _arrow(self, key: Qt.Key) -> None:
        targets = self.targets()
        if self.target is None or self.target not in targets:
            self.set(closest(targets, self._at) if self._at is not None else first_of(targets))
            return
        vertical = key in (Qt.Key.Key_Up, Qt.Key.Key_Down)
        if self._column is None or not vertical:
            self._column = middle_of(self.target).x()
        goal = step(targets, self.target, key, self._column, self._region)
        column = self._column if vertical else None
        self.set(goal or self.target)
        self._column = column

    def _end_of_row(self, last: bool) -> None:
        targets = self.targets()
        if self.target not in targets:
            self.set(first_of(targets))
            return
        if self._view.fan is not None:
            self.set(targets[-1 if last else 0])
            return
        region = self._region(self.target)
        row = row_of([t for t in targets if self._region(t) == region], self.target)
        self.set(row[-1 if last else 0])

    def set(self, target: Target | None, ring: bool = True) -> None:
        """Give the focus to a card or a gauge. Without `ring` (a click) it doesn't show."""
        self._draw(self.target, False)
        self.target = target
        self._column = None
        self.ring = ring
        if target is None:
            self._instance = -1
            return
        self._note(target)
        self.show()
        self._view.spoken(target)

    def _note(self, target: Target) -> None:
        self._at = rect_of(target).center()
        self._instance = target.instance if isinstance(target, CardItem) else -1
        for _key, name, _words in JUMPS:
            if self._instance >= 0 and target in self.place(name):
                self._last[name] = self._instance

    def forget(self) -> None:
        """Another seat looks: nothing of where the last one was is kept."""
        self._draw(self.target, False)
        self.target = None
        self._at = None
        self._instance = -1
        self._last.clear()

    # --- staying somewhere -------------------------------------------------------------------

    def mend(self) -> None:
        """The table is at rest: stay on the card, or go on to what lies nearest now."""
        targets = self.targets()
        if self.target is not None and self.target in targets:
            self._note(self.target)
            self.show()
            return
        if self._at is None:
            if self._view.hasFocus():
                self.arrive()
            return
        self._draw(self.target, False)
        goal = self._again(targets) or closest(targets, self._at)
        if self._view.hasFocus():
            self.set(goal, self.ring)
        else:
            self.target = goal

    def _again(self, targets: Sequence[Target]) -> Target | None:
        if self._instance >= 0:
            for target in targets:
                if isinstance(target, CardItem) and target.instance == self._instance:
                    return target
            return None
        gone = self.target
        if gone is None:
            return None
        for target in targets:
            if key_of(target) == key_of(gone):
                return target
        return None

    def arrive(self) -> None:
        """The table has got the keyboard: show where, or begin with what can be chosen."""
        targets = self.targets()
        if self.target is None or self.target not in targets:
            self.target = None
            if self._at is not None:
                self.target = self._again_or_near(targets)
        self.set(self.target or first_of(targets), self.ring)

    def _again_or_near(self, targets: Sequence[Target]) -> Target | None:
        at = self._at
        return closest(targets, at) if at is not None else None

    def show(self) -> None:
        """Draw the ring if the table has the keyboard and the last input was a key."""
        self._draw(self.target, self.ring and self._view.hasFocus())

    def hide(self) -> None:
        """The keyboard has gone elsewhere; the place is remembered."""
        self._draw(self.target, False)

    @staticmethod
    def _draw(target: Target | None, on: bool) -> None:
        if isinstance(target, CardItem):
            if target.focused or on:
                target.set_mark(focused=on)
                target.setZValue(300 + target.spot.z if on else target.spot.z)
        elif target is not None and target.focused != on:
            target.focused = on
            target.update()
