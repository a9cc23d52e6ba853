"""The chart of a game's chances, over the scrubber: who was ahead when, and what turned it."""

from __future__ import annotations

from itertools import pairwise, product
from operator import itemgetter

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPainterStateGuard,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy

from dbz_desktop.match.replays.curve import Curve, TurningPoint
from dbz_desktop.match.replays.curve_words import percent, place_words
from dbz_desktop.match.replays.recording import Recording
from dbz_desktop.ui.kit.drawn_places import DrawnPlaces
from dbz_desktop.ui.kit.measure import em
from dbz_desktop.ui.kit.painted_text import LEFT, draw_line
from dbz_desktop.ui.kit.theme import draw_focus, theme
from dbz_desktop.ui.replay.scrubber import nearest_place, place_x


class WinChart(DrawnPlaces):
    """One place an answer: above the middle the side below at the table is ahead. Turning points
    are numbered dots; what is close to one means it. Its places lie where the scrubber's do."""

    placeWanted = Signal(int)
    """A place was clicked."""

    def __init__(self, recording: Recording) -> None:
        super().__init__()
        self.curve = Curve(())
        self.viewer = 0
        self._low = False
        self._recording = recording
        self.setAccessibleName("Chances to win")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_curve(self, curve: Curve) -> None:
        """Show the chances of the game."""
        self.curve = curve
        self.keep_place()
        self.speak()
        self.update()

    def show_place(self, position: int, viewer: int) -> None:
        """The replay stands after so many answers, seen from a seat."""
        self.viewer = viewer
        if self.count():
            self.go_to(position)

    def sizeHint(self) -> QSize:
        """High enough to tell a tenth, or where there is little room, who is ahead."""
        return QSize(em(self, 20), em(self, 2.6 if self._low else 4.4))

    def minimumSizeHint(self) -> QSize:
        """As high as it wants to be."""
        return QSize(em(self, 8), self.sizeHint().height())

    def set_low(self, low: bool) -> None:
        """Be low, where there is little room."""
        if low is not self._low:
            self._low = low
            self.updateGeometry()

    # --- places ---

    def count(self) -> int:
        """One place for each number of answers."""
        return len(self.curve.chances)

    def x_of(self, place: int) -> float:
        """Where a place lies."""
        return place_x(self, place, self.count() - 1)

    def box(self, place: int) -> QRectF:
        """A column around the place."""
        x = self.x_of(place)
        wide = max(2.0, self.x_of(1) - self.x_of(0))
        return QRectF(x - wide / 2, 0, wide, self.height())

    def place_at(self, at: QPointF) -> int:
        """The place under a point, or that of a turning point close by."""
        if not self.count():
            return -1
        near = em(self, 0.6)
        turning = [
            (abs(self.x_of(point.position) - at.x()), point.position)
            for point in self.curve.turning
        ]
        close, place = min(turning, default=(near + 1, -1))
        return place if close <= near else nearest_place(self, at.x(), self.count() - 1)

    def tip(self, place: int) -> str:
        """The chances there, and what turned the game."""
        return place_words(self.curve, self._recording, place, self.viewer)

    def speak(self) -> None:
        """Say where the replay stands, and how many turning points there are."""
        if self.count():
            found = len(self.curve.turning)
            count = f"{found} turning point{'' if found == 1 else 's'}."
            self.setAccessibleDescription(f"{self.tip(self.place)} {count}")

    def chosen(self, place: int, ctrl: bool = False) -> None:
        """Take the replay there."""
        self.placeWanted.emit(place)

    # --- drawing ---

    def _inner(self) -> QRectF:
        left, right = self.x_of(0), self.x_of(max(1, self.count() - 1))
        gap = em(self, 0.3)
        return QRectF(left, gap, right - left, self.height() - 2 * gap)

    def _at(self, place: int) -> QPointF:
        inner = self._inner()
        share = self.curve.chance(place, self.viewer)
        return QPointF(self.x_of(place), inner.bottom() - share * inner.height())

    def _colour(self, seat: int, alpha: float = 1.0) -> QColor:
        return theme().colour("accent" if seat == self.viewer else "amber", alpha)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the curve."""
        if not self.count():
            return
        look, inner = theme(), self._inner()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(inner, look.colour("panel-raised"))
        points = [self._at(place) for place in range(self.count())]
        middle = inner.center().y()
        self._fill(painter, points, inner, middle)
        painter.setPen(QPen(look.colour("text-muted"), 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(inner.left(), middle), QPointF(inner.right(), middle))
        painter.setPen(QPen(look.colour("text"), 2))
        painter.drawPolyline(QPolygonF(points))
        self._names(painter, inner)
        for place in {self.place, self.hovered} - {-1}:
            here = place == self.place
            painter.setPen(QPen(look.colour("accent" if here else "text-muted"), 2 if here else 1))
            x = points[place].x()
            painter.drawLine(QPointF(x, inner.top()), QPointF(x, inner.bottom()))
        for number, point in enumerate(self.curve.turning, 1):
            self._mark(painter, point, number)
        if self.hasFocus():
            draw_focus(painter, QRectF(self.rect()).adjusted(2, 2, -2, -2), 5)

    def _fill(self, painter: QPainter, points: list[QPointF], inner: QRectF, middle: float) -> None:
        """Fill what lies between the curve and the middle, in the colour of who is ahead."""
        path = QPainterPath(QPointF(points[0].x(), middle))
        for point in points:
            path.lineTo(point)
        path.lineTo(QPointF(points[-1].x(), middle))
        halves = (
            (self.viewer, QRectF(inner.left(), inner.top(), inner.width(), middle - inner.top())),
            (1 - self.viewer, QRectF(inner.left(), middle, inner.width(), inner.bottom() - middle)),
        )
        for seat, half in halves:
            with QPainterStateGuard(painter):
                painter.setClipRect(half)
                painter.fillPath(path, self._colour(seat, 0.45))

    def _names(self, painter: QPainter, inner: QRectF) -> None:
        """Each side's name and its chance now, above and below the middle: at the end where no
        number, no line and no curve lies upon them, the chance alone where there is room for no
        more. Where the curve runs everywhere it is covered: what is struck through can't be read.
        Where the chart is low a name would hide too much of it; the line below the chart tells it.
        """
        look, high = theme(), em(self, 1.3)
        size = look.px("caption")
        over = self._recording.outcome(self.place) is not None
        font = QFontMetricsF(look.font(size))
        # On the side where the place isn't: a line through the words can't be read.
        first = self.x_of(self.place) < inner.center().x()
        told: list[tuple[str, QRectF]] = []
        for seat in (0, 1):
            top = inner.top() if seat == self.viewer else inner.bottom() - high
            line = QRectF(inner.left() + 6, top, inner.width() - 12, high)
            chance = percent(self.curve.chance(self.place, seat), over)
            named = f"{self._recording.names[seat]} {chance}"
            places = []
            for words, right in product((chance,) if self._low else (named, chance), (True, False)):
                right = right is first
                box = QRectF(line)
                box.setWidth(font.horizontalAdvance(words))
                if right:
                    box.moveRight(line.right())
                if not self._is_marked(box):
                    # Whole words are worth more than a piece of the curve.
                    places.append(
                        (words != named and not self._low, self._crosses(box), words, box)
                    )
            if places:
                _short, crossed, words, box = min(places, key=itemgetter(0, 1))
                told.append((words, box))
                if crossed:
                    painter.fillRect(box.adjusted(-3, 0, 3, 0), look.colour("panel-raised", 0.9))
        # After both plates: where the chart is low they reach into each other.
        for words, box in told:
            draw_line(painter, words, box.adjusted(0, 0, 2, 0), "text", size, align=LEFT)

    def _crosses(self, box: QRectF) -> bool:
        """Whether the curve, or the line at which it stands, runs through a box."""
        x = self.x_of(self.place) if self.place >= 0 else box.left() - 1
        if box.left() <= x <= box.right():
            return True
        points = [self._at(place) for place in range(self.count())]
        for before, after in pairwise(points):
            if after.x() < box.left() or before.x() > box.right():
                continue
            if (
                min(before.y(), after.y()) <= box.bottom()
                and max(before.y(), after.y()) >= box.top()
            ):
                return True
        return False

    def _is_marked(self, box: QRectF) -> bool:
        """Whether a number lies in a box, or so close that both read as one."""
        near = em(self, 0.3)
        around = box.adjusted(-near, 0, near, 0)
        return any(self._circle(p.position).intersects(around) for p in self.curve.turning)

    def _circle(self, place: int) -> QRectF:
        """Where the number of a turning point lies: upon the curve, wholly inside."""
        at, radius = self._at(place), em(self, 0.55)
        y = max(radius + 1, min(self.height() - radius - 1, at.y()))
        x = max(radius + 2, min(self.width() - radius - 2, at.x()))
        return QRectF(x - radius, y - radius, 2 * radius, 2 * radius)

    def _mark(self, painter: QPainter, point: TurningPoint, number: int) -> None:
        look = theme()
        circle = self._circle(point.position)
        painter.setBrush(look.colour("panel"))
        ring = "accent" if point.seat == self.viewer else "amber"
        painter.setPen(QPen(look.colour(ring), 3 if point.position == self.place else 2))
        painter.drawEllipse(circle)
        middle = Qt.AlignmentFlag.AlignHCenter
        size = look.px("caption")
        draw_line(painter, str(number), circle, "text", size, align=middle)
