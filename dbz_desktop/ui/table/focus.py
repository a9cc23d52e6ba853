"""Where the keyboard goes on the table: from one card or gauge to the next one in a direction.

The table has three regions side by side: the MPs and scouters, the bands of cards, the piles.
Up and down stay in a region and go from row to row, near the column that one came from; left and
right walk along a row, and at its end into the next region. So every way can be gone back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt

from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.ui.table.cards import CardItem
from dbz_desktop.ui.table.gauges import Gauge

ARROWS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}

SAME_ROW = 0.4
"""Two targets are in one row when they share so much of the lower one's height."""

Target = CardItem | Gauge
"""What shows a row of the table."""


def middle_of(target: Target) -> QPointF:
    """The middle of a card or a gauge in the scene."""
    return target.area().center()


def first_of(targets: Sequence[Target]) -> Target | None:
    """Where the keyboard begins: the first card with an option, else the hand's first card."""
    chosen = [target for target in targets if target.row.options]
    hand = [target for target in targets if target.row.zone is Zone.HAND]
    for group in (chosen, hand, targets):
        if group:
            return min(group, key=lambda t: (-middle_of(t).y(), middle_of(t).x()))
    return None


def closest(targets: Sequence[Target], at: QPointF) -> Target | None:
    """The target that lies nearest to a point."""
    return min(targets, key=lambda t: (middle_of(t) - at).manhattanLength(), default=None)


def row_of(targets: Sequence[Target], start: Target) -> list[Target]:
    """The targets that lie in one row with another one, itself among them, from left to right."""
    here = start.area()
    row = [target for target in targets if target is start or _level(target.area(), here)]
    return sorted(row, key=lambda t: middle_of(t).x())


def step(
    targets: Sequence[Target],
    start: Target,
    key: Qt.Key,
    column: float,
    region: Callable[[Target], int] = lambda _target: 0,
) -> Target | None:
    """The next target in an arrow's direction, or None at the edge.

    `column` is the x that going up and down keeps to; `region` tells regions apart, counted from
    the left.
    """
    own = [target for target in targets if region(target) == region(start)]
    if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
        return _vertical(own, start, key is Qt.Key.Key_Up, column)
    way = -1 if key is Qt.Key.Key_Left else 1
    here = middle_of(start)
    beyond = [t for t in row_of(own, start) if (middle_of(t).x() - here.x()) * way > 0.5]
    if beyond:
        return min(beyond, key=lambda t: abs(middle_of(t).x() - here.x()))
    places = [r for r in map(region, targets) if (r - region(start)) * way > 0]
    if not places:
        return None
    place = min(places, key=lambda r: abs(r - region(start)))
    others = [target for target in targets if region(target) == place]
    return min(others, key=lambda t: (_apart(t.area(), here.y()), abs(middle_of(t).x() - here.x())))


def _vertical(own: Sequence[Target], start: Target, up: bool, column: float) -> Target | None:
    here = start.area()
    way = -1 if up else 1
    beyond = [
        target
        for target in own
        if (middle_of(target).y() - here.center().y()) * way > 0.5
        and not _level(target.area(), here)
    ]
    if not beyond:
        return None
    nearest = min(beyond, key=lambda t: (middle_of(t).y() - here.center().y()) * way)
    row = row_of(beyond, nearest)
    return min(row, key=lambda t: abs(middle_of(t).x() - column))


def _level(one: QRectF, other: QRectF) -> bool:
    shared = min(one.bottom(), other.bottom()) - max(one.top(), other.top())
    return shared > SAME_ROW * min(one.height(), other.height())


def _apart(rect: QRectF, y: float) -> float:
    """How far a height lies from a rectangle; 0 within it."""
    return max(rect.top() - y, 0.0, y - rect.bottom())
