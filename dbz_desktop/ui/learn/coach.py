"""The coach: a bubble that says what there is to see and to do, beside what it speaks of."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Signal
from PySide6.QtWidgets import QFrame, QWidget

from dbz_desktop.ui.kit.layouts import fill, hbox, vbox
from dbz_desktop.ui.kit.measure import em
from dbz_desktop.ui.kit.widgets import button, label, set_role

WIDTH = 21
"""How wide the bubble is, in line heights, where there is room."""
ACROSS, DOWN = 13, 31
"""So many places are tried for it."""
STAYING = 0.5
"""What it is worth that the bubble stays where it is, as much as half of a card that is covered."""


class Coach(QFrame):
    """Says one thing at a time. `on` and `back` ask for the next step and the one before."""

    on = Signal()
    back = Signal()
    left = Signal()
    again = Signal()
    spoke = Signal()
    """It has something new to say."""

    def __init__(self, parent: QWidget, kind: str) -> None:
        """`kind` is what is coached, in a word."""
        super().__init__(parent)
        self.setProperty("role", "coach")
        self.setAccessibleName(kind.capitalize())
        column = vbox(self, 0.35, (0.8, 0.6, 0.8, 0.6))
        self.kicker = label("", "section", wrap=True)
        self.words = label("", "body", wrap=True)
        self.told = label("", "coach-told", wrap=True)
        self.told.hide()
        fill(column, self.kicker, self.words, self.told)
        row = hbox(gap=0.4)
        self.leave_button = button("Leave", "quiet", tip=f"Leave the {kind}, and go on another day")
        self.again_button = button("Again", "quiet", tip=f"Begin the {kind} anew")
        self.back_button = button("Back", "secondary", tip="One step back (Backspace)")
        self.on_button = button("Go on", "primary", tip="Go on (G)")
        # Nothing else comes to lie where somebody presses this again and again.
        policy = self.on_button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.on_button.setSizePolicy(policy)
        fill(row, self.leave_button, self.again_button, 1, self.back_button, self.on_button)
        column.addLayout(row)
        self.on_button.clicked.connect(self.on)
        self.back_button.clicked.connect(self.back)
        self.leave_button.clicked.connect(self.left)
        self.again_button.clicked.connect(self.again)
        self._placed = False
        self.folded = False
        """Whether its buttons alone are there, for as long as its words would hide what somebody
        wants to see."""
        self.whole = QRect()
        """Where it lies, or last lay, with all its words."""
        self.hide()

    def tell(
        self, kicker: str, words: str, on: str, first: bool = False, over: bool = False
    ) -> None:
        """Say something; `on` is the button that goes on, "" where something is to be done.
        The `first` thing has none before it; when it is `over`, the lesson is done."""
        self.kicker.setText(kicker)
        self.words.setText(words)
        self.told.setText("")
        self.fold(False)
        if on:
            self.on_button.setText(on)
            self.on_button.setAccessibleName(on)
        self.on_button.setVisible(bool(on))
        self.back_button.setEnabled(not first)
        self.back_button.setVisible(not over)
        self.again_button.setVisible(not first)
        self.setAccessibleDescription(words)
        set_role(self, "coach" if on else "coach-do")
        self.spoke.emit()

    def object(self, words: str) -> None:
        """Say why an answer wasn't the right one, below what is to be done."""
        self.told.setText(words)
        self.fold(False)
        self.spoke.emit()

    def fold(self, folded: bool) -> None:
        """Say nothing, or all of it again."""
        self.folded = folded
        self.kicker.setVisible(not self.folded)
        self.words.setVisible(not self.folded)
        self.told.setVisible(not self.folded and bool(self.told.text()))

    def fit(self, room: QRect, taken: Sequence[tuple[QRect, float]], target: QRect | None) -> None:
        """Lie in the room where least that matters is covered, near the target, with the buttons
        where they were as long as no more is covered there.

        `taken` are places with how much it matters that they stay in sight.
        """
        buttons = self.geometry().bottomRight()
        layout = self.layout()
        assert layout is not None
        layout.activate()
        width = min(em(self, WIDTH), round(room.width() * 0.8))
        width = max(width, layout.minimumSize().width())
        self.setFixedWidth(width)
        high = layout.totalHeightForWidth(width) if not self.folded else layout.sizeHint().height()
        height = min(high, room.height())
        self.resize(QSize(width, height))
        kept = QRect(QPoint(0, 0), self.size())
        kept.moveBottomRight(buttons)
        known = self._placed and room.contains(kept)
        self._placed = True
        self.move(best_place(self.size(), room, taken, target, kept.topLeft() if known else None))
        if not self.folded:
            self.whole = self.geometry()


def best_place(
    size: QSize,
    room: QRect,
    taken: Sequence[tuple[QRect, float]],
    target: QRect | None,
    before: QPoint | None = None,
) -> QPoint:
    """Where something of a size covers least that matters, the nearest to a target first; where
    it was `before`, unless much less is covered elsewhere."""
    wide, high = size.width(), size.height()
    across, down = max(0, room.width() - wide), max(0, room.height() - high)
    columns = [room.x() + across * n // (ACROSS - 1) for n in range(ACROSS)]
    rows = [room.y() + down * m // (DOWN - 1) for m in range(DOWN)]
    aim = target.center() if target is not None else None
    reach = room.width() + room.height()
    tried = [(columns, rows, 0.0)]
    if before is not None:
        tried.insert(0, ([before.x()], [before.y()], STAYING))
    best, found = float("inf"), (room.x(), room.y())
    for xs, ys, worth in tried:
        covered = _covered(size, xs, ys, taken)
        for y, line in zip(ys, covered, strict=True):
            for x, cost in zip(xs, line, strict=True):
                cost -= worth
                if aim is not None:
                    cost += (abs(x + wide / 2 - aim.x()) + abs(y + high / 2 - aim.y())) / reach
                if cost < best:
                    best, found = cost, (x, y)
    return QPoint(*found)


def _covered(
    size: QSize, xs: list[int], ys: list[int], taken: Sequence[tuple[QRect, float]]
) -> list[list[float]]:
    """How much that matters is covered by something of a size at each of these places, by rows.

    How wide a part is covered depends on the column alone, how high on the row.
    """
    wide, high = size.width(), size.height()
    whole = max(1, wide * high)
    costs = [[0.0] * len(xs) for _ in ys]
    for place, weight in taken:
        left, top, right, bottom = place.left(), place.top(), place.right(), place.bottom()
        # What is small and covered whole is as bad as what is large and half covered.
        dear = weight * (1 / whole + 1 / max(1, (right - left) * (bottom - top)))
        wides = [min(x + wide, right) - max(x, left) for x in xs]
        parts = [(n, dear * part) for n, part in enumerate(wides) if part > 0]
        for y, line in zip(ys, costs, strict=True):
            part_high = min(y + high, bottom) - max(y, top)
            if part_high > 0:
                for n, part in parts:
                    line[n] += part * part_high
    return costs
