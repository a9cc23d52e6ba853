"""Cards in play of one side: by type, in as few rows as can be read, nothing ever hidden whole.

A row is a line of cards from left to right. Where not all of them have room, however small, each
lies over the one before it, so that the left edge of every card stays in sight and can be clicked.
Cards attached to another lie before it in the line, half tucked under it; captured Dragon Balls lie
sideways (ATK-14).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF

from dbz_desktop.match.telling.table_rows import Row, group_of
from dbz_desktop.ui.faces.face_size import RATIO

SMALLEST = 0.74
"""How far the cards of a row shrink before they overlap, as a share of the row's height."""

TUCKED = 0.38
"""What of an attached card stays in sight, as a share of its width."""

AIR = 0.06
APART = 0.3
"""Between cards, and between cards of different types, as shares of a card's width."""

MOST_ROWS = 3
READABLE = 30.0
"""A strip of a card of so many pixels shows the type and most of the title."""


@dataclass(frozen=True, slots=True)
class _Link:
    """A card of the line: its width and what it leaves to the next, in card widths."""

    row: Row
    group: int
    wide: float
    tucked: bool

    @property
    def step(self) -> float:
        return TUCKED if self.tucked else self.wide


def _tucked(width: float) -> float:
    """What stays in sight of an attached card, in pixels; of a small one nearly all."""
    return max(TUCKED * width, min(15.0, width * 0.92))


def line_up(side: Sequence[Row]) -> list[_Link]:
    """A side's cards, as `TableModel.side` gives them, in a line; guests before their hosts."""
    line: list[_Link] = []

    def add(row: Row, group: int, tucked: bool) -> None:
        for guest in row.children:
            if guest.seat == row.seat:
                add(guest, group, True)
        line.append(_Link(row, group, 1 / RATIO if row.captured else 1.0, tucked))

    for row in side:
        add(row, group_of(row.face, row.attached_to), False)
    return line


def _breaks(line: list[_Link], rows: int) -> list[list[_Link]]:
    """Cut the line into rows of about the same length, where possible between two types."""
    count = len(line)
    length = [0.0]
    for link in line:
        length.append(length[-1] + link.step)
    best: dict[tuple[int, int], tuple[float, int]] = {(0, 0): (0.0, 0)}
    for row in range(1, rows + 1):
        for end in range(count + 1):
            found: tuple[float, int] | None = None
            for start in range(end + 1):
                before = best.get((row - 1, start))
                if before is None or (0 < start < count and line[start - 1].tucked):
                    continue
                split = 0 < start < count and line[start - 1].group == line[start].group
                cost = max(before[0], length[end] - length[start] + (0.9 if split else 0.0))
                if found is None or cost < found[0]:
                    found = (cost, start)
            if found is not None:
                best[row, end] = found
    cut, end = [], count
    for row in range(rows, 0, -1):
        start = best[row, end][1]
        cut.append(line[start:end])
        end = start
    return [part for part in reversed(cut) if part]


def _squeeze(row: list[_Link], width: float, room: float) -> float:
    """How much of its step every card keeps for the row to fit; above 1 there is air."""
    apart = sum(a.group != b.group for a, b in pairwise(row)) * width * APART
    loose = sum(link.wide for link in row[:-1] if not link.tucked) * width
    fixed = sum(_tucked(width) for link in row[:-1] if link.tucked)
    last = row[-1].wide * width
    if not loose:
        return 1 + AIR if last + apart + fixed <= room else 0.0
    return min(1 + AIR, (room - last - apart - fixed) / loose)


def _whole(row: list[_Link], most: float, room: float) -> float:
    """The height at which the cards of a row lie beside each other, at most `most` pixels."""
    height = most
    while height > 1 and _squeeze(row, height * RATIO, room) < 1 + AIR / 2:
        height *= 0.98
    return height


def width_of(side: Sequence[Row]) -> float:
    """How long a line the cards of a side make, in card widths, with the air between them."""
    line = line_up(side)
    apart = sum(a.group != b.group for a, b in pairwise(line)) * APART
    return sum(link.step + AIR for link in line) + apart


def height_for(crowd: float, width: float, height: float, most: float) -> float:
    """About how high cards are that lie in a place, whole, in as many rows as suit; in pixels.

    `crowd` is the length of their line in card widths; no card is higher than `most`.
    """
    found = 0.0
    for rows in range(1, MOST_ROWS + 1):
        high = (height - _gap(height) * (rows - 1)) / rows
        # Rows break where the cards let them, so that one of several is longer than its share.
        longest = crowd / rows + (0.5 if rows > 1 else 0.0)
        found = max(found, min(high, width / (max(1.0, longest) * RATIO)))
    return min(found, most)


def _gap(height: float) -> float:
    return max(3.0, height * 0.04)


def _height(row: list[_Link], most: float, room: float) -> tuple[float, float]:
    """The height of a row's cards and their squeeze: shrunk a little rather than overlapped.

    Where most of every card would be covered they shrink as far as they must.
    """
    height = most
    share = _squeeze(row, height * RATIO, room)
    while (share < 1.0 and height > most * SMALLEST) or (share < 0.3 and height > most * 0.1):
        height -= most * 0.03
        share = _squeeze(row, height * RATIO, room)
    return height, share


def place_rows(side: Sequence[Row], rect: QRectF) -> list[tuple[Row, QRectF]]:
    """Place a side's cards in play within a rectangle, each over the one before it."""
    line = line_up(side)
    if not line:
        return []
    gap = _gap(rect.height())
    best: tuple[float, list[tuple[list[_Link], float, float]], float] | None = None
    for count in range(1, min(MOST_ROWS, len(line)) + 1):
        most = (rect.height() - gap * (count - 1)) / count
        rows = []
        worth = most * 2
        parts = _breaks(line, count)
        whole = min(_whole(part, most, rect.width()) for part in parts)
        if whole * RATIO >= READABLE:
            # Beside each other the largest cards are best, and better than any that overlap.
            worth = whole * 100
            rows = [(part, whole, _squeeze(part, whole * RATIO, rect.width())) for part in parts]
            parts = []
        for part in parts:
            height, share = _height(part, most, rect.width())
            strip = min(1.0, share) * height * RATIO
            rows.append((part, height, share))
            seen = max(0.0, min(1.0, share)) ** 0.75 * min(1.0, max(0.0, strip) / READABLE)
            worth = min(worth, height * seen)
        if best is None or worth > best[0] * 1.02:
            best = (worth, rows, most + gap)
    assert best is not None
    placed: list[tuple[Row, QRectF]] = []
    _, rows, step = best
    for number, (part, height, share) in enumerate(rows):
        top = rect.top() + number * step
        middle = top + (step - gap) / 2
        placed += _row(part, height, share, rect, middle)
    return placed


def _row(
    row: list[_Link], height: float, share: float, rect: QRectF, middle: float
) -> list[tuple[Row, QRectF]]:
    width = height * RATIO
    share = max(0.02, share)
    apart = width * APART
    steps = []
    for i, link in enumerate(row[:-1]):
        step = _tucked(width) if link.tucked else link.wide * width * share
        steps.append(step + (apart if row[i + 1].group != link.group else 0.0))
    used = sum(steps) + row[-1].wide * width
    x = rect.left() + max(0.0, (rect.width() - used) / 2)
    placed = []
    for i, link in enumerate(row):
        # A captured card is turned about its middle: its own rectangle stands upright.
        upright = QRectF(0, 0, width, height)
        upright.moveCenter(QPointF(x + link.wide * width / 2, middle))
        placed.append((link.row, upright))
        x += steps[i] if i < len(steps) else 0.0
    return placed
