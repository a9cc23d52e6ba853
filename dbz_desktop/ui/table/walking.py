"""Walker: the keyboard on the table. What has the focus, where the arrows lead, and jumps.

The focus outlives its card: when the card leaves the table, or everything is drawn afresh, the
focus goes on to what lies nearest to where it was.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent
from shiboken6 import isValid

from dbz_desktop.match.telling.table_rows import Part, Row
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.ui.kit.key_list import JUMPS
from dbz_desktop.ui.table.cards import CardItem
from dbz_desktop.ui.table.focus import ARROWS, Target, closest, first_of, middle_of, row_of, step
from dbz_desktop.ui.table.view import TableView

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Walker:
    """The keyboard's focus on one table."""

    def __init__(self, view: TableView, arrived: Callable[[Target], None]) -> None:
        """`arrived` is told what the focus came to."""
        self._view, self._arrived = view, arrived
        self.row: Row | None = None
        """What has the focus, also while another widget has the keyboard."""
        self._drawn: list[Target] = []
        self.ring = True
        """The focus shows: the last input was a key, not the pointer."""
        self._at: QPointF | None = None
        self._column: float | None = None
        self._last: dict[str, Row] = {}

    @property
    def target(self) -> Target | None:
        """What shows the row that has the focus; None where it isn't to be seen."""
        return self._view.shown(self.row) if self.row is not None else None

    # --- where it can go ---------------------------------------------------------------------

    def _region(self, target: Target) -> int:
        if self._view.fan is not None:
            return 0
        middle = self._view.table.frame.middle
        x = middle_of(target).x()
        return 0 if x < middle.left() else 2 if x > middle.right() else 1

    def place(self, name: str) -> list[Target]:
        """What lies at a place of `JUMPS`, from left to right."""
        own = self._view.table.viewer
        found = [target for target in self._view.targets() if self._lies(target.row, name)]
        if name == "piles":
            kinds = (Zone.DISCARD, Zone.BANISHED, Zone.ASIDE, Zone.LIFE_DECK)
            piles = {(t.row.seat, t.row.zone): t for t in found}
            order = [(seat, kind) for seat in (own, 1 - own) for kind in kinds]
            return [piles[pile] for pile in order if pile in piles]
        return sorted(found, key=lambda t: middle_of(t).x())

    def _lies(self, row: Row, name: str) -> bool:
        """Whether a row lies at a place of `JUMPS`."""
        own = row.seat == self._view.table.viewer
        if name == "attack":
            return row.zone is Zone.IN_USE or row.part is Part.ATTACK
        if name == "piles":
            return row.part is Part.PILE
        if name == "hand":
            return own and row.zone is Zone.HAND
        return own == (name == "own") and row.zone is Zone.IN_PLAY

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
        there = self.place(name)
        if not there:
            return False
        if self.target in there:
            at = there.index(self.target)
            following = there[at + 1 :] + there[: at + 1]
            goal = next((t for t in following if t.row.options), following[0])
        else:
            back = [t for t in there if t.row is self._last.get(name)]
            able = [t for t in there if t.row.options]
            goal = (back or able or there)[0]
        self._view.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.set(goal)
        return True

    def _arrow(self, key: Qt.Key) -> None:
        targets = self._view.targets()
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
        targets = self._view.targets()
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
        self.hide()
        self.row = target.row if target is not None else None
        self._column = None
        self.ring = ring
        if target is None:
            return
        self._note(target)
        self.show()
        self._arrived(target)

    def _note(self, target: Target) -> None:
        self._at = middle_of(target)
        for _key, name, _words in JUMPS:
            if target.row.known and self._lies(target.row, name):
                self._last[name] = target.row

    def forget(self) -> None:
        """Another seat looks: nothing of where the last one was is kept."""
        self.hide()
        self.row = None
        self._at = None
        self._last.clear()

    # --- staying somewhere -------------------------------------------------------------------

    def mend(self) -> None:
        """The table is at rest: stay on the card, or go on to what lies nearest now."""
        targets = self._view.targets()
        target = self.target
        if target is not None and target in targets:
            self._note(target)
            self.show()
            return
        if self._at is None:
            if self._view.hasFocus():
                self.arrive()
            return
        self.hide()
        goal = closest(targets, self._at)
        if self._view.hasFocus():
            self.set(goal, self.ring)
        else:
            self.row = goal.row if goal is not None else None

    def arrive(self) -> None:
        """The table has got the keyboard: show where, or begin with what can be chosen."""
        targets = self._view.targets()
        target = self.target
        if target not in targets:
            target = closest(targets, self._at) if self._at is not None else None
        self.set(target or first_of(targets), self.ring)

    def show(self) -> None:
        """Draw the ring if the table has the keyboard and the last input was a key."""
        self.hide()
        target = self.target
        if target is not None and self.ring and self._view.hasFocus():
            # The card on top of a pile, and its glow, lie over the ring of the pile.
            self._drawn = [target, *self._view.table.on_top_of(target.row)]
            for each in self._drawn:
                self._draw(each, True)

    def hide(self) -> None:
        """The keyboard has gone elsewhere; the place is remembered."""
        drawn, self._drawn = self._drawn, []
        for each in drawn:
            if isValid(each):
                self._draw(each, False)

    @staticmethod
    def _draw(target: Target, on: bool) -> None:
        if isinstance(target, CardItem):
            target.set_mark(focused=on)
            target.setZValue(300 + target.spot.z if on else target.spot.z)
        else:
            target.focused = on
            target.update()
