"""Where the keyboard goes on the table: from one card or gauge to the next one in a direction."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt

from dbz_desktop.rules.events import Zone
from dbz_desktop.ui.table.cards import CardItem
from dbz_desktop.ui.table.gauges import Gauge

ARROWS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}

Target = CardItem | Gauge


def middle_of(target: Target) -> QPointF:
    """The middle of a card or a gauge in the scene."""
    if isinstance(target, CardItem):
        return target.scenePos()
    return target.rect.center()


def first_of(targets: Sequence[Target]) -> Target | None:
    """Where the keyboard begins: the first card with an option, else the hand's first card."""
    cards = [target for target in targets if isinstance(target, CardItem)]
    chosen = [card for card in cards if card.options]
    hand = [card for card in cards if card.spot.zone is Zone.HAND]
    for group in (chosen, hand, targets):
        if group:
            return min(group, key=lambda t: (-middle_of(t).y(), middle_of(t).x()))
    return None


def nearest(targets: Sequence[Target], start: Target, way: QPointF) -> Target | None:
    """The target that lies next in a direction; what lies aside counts as farther away."""
    here = middle_of(start)
    best, least = None, float("inf")
    for target in targets:
        if target is start:
            continue
        gap = middle_of(target) - here
        along = gap.x() * way.x() + gap.y() * way.y()
        across = abs(gap.x() * way.y()) + abs(gap.y() * way.x())
        if along > 1 and along + across * 2.5 < least:
            best, least = target, along + across * 2.5
    return best
