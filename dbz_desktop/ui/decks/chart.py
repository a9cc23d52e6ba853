"""One chart of a deck, drawn by the program: bars with their names and numbers.

A chart of a number's values stands in columns, any other lies in rows. Two decks can be shown in
one chart: the second one's bars are hatched and its numbers follow the first one's.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from dbz_desktop.cards.model import Card
from dbz_desktop.decks.figures import Bar, Chart, Pair, cards_words, pair_up
from dbz_desktop.ui.kit.drawn_places import DrawnPlaces
from dbz_desktop.ui.kit.painted_text import CENTRE, RIGHT, draw_line, draw_plain
from dbz_desktop.ui.kit.painting import draw_box, smooth, write_with
from dbz_desktop.ui.kit.theme import draw_focus, draw_icon, theme
from dbz_desktop.ui.kit.widgets import named
from dbz_desktop.ui.system.macos import shown_keys
from dbz_desktop.ui.system.timers import single_shot

MOST_LISTED = 18
"""Cards that a tool tip lists; the rest is counted."""
_HINT = shown_keys("Click: select them in the deck. Ctrl+click: search for such cards.")


class ChartView(DrawnPlaces):
    """A chart. Arrow keys walk from bar to bar, Enter chooses, Ctrl+Enter searches."""

    choosing = (*DrawnPlaces.choosing, Qt.Key.Key_Space)

    cardsChosen = Signal(object)
    """The cards behind a bar, to be selected in the deck."""
    queryWanted = Signal(str)
    """The query that finds more cards of a bar."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chart: Chart | None = None
        self.pairs: list[Pair] = []
        self.active = True
        """False where there is neither a deck to select in nor a search to write into."""
        self._second = False
        self._two: tuple[str, str] = ("", "")
        self._words = ""
        self._measured: tuple[tuple[int, str, int], float] = ((0, "", 0), 0.0)
        # An edit is seen in the deck first; the charts are painted in the turn after that.
        self._soon = single_shot(self, 0, self.update)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    # --- what it shows ---

    def set_chart(
        self, chart: Chart, second: Chart | None = None, names: tuple[str, str] = ("", "")
    ) -> bool:
        """Show a chart, of two decks where there is a second; True if its height may be new."""
        pairs = pair_up(chart, second)
        shape = (len(self.pairs), self._words, self.chart is None)
        self.chart, self.pairs = chart, pairs
        self._second, self._two = second is not None, names
        self._words = chart.words
        if second is not None:
            self._words = f"{names[0]}: {chart.words}\n{names[1]}: {second.words}"
        self.keep_place()
        focus = Qt.FocusPolicy.StrongFocus if pairs else Qt.FocusPolicy.NoFocus
        self.setFocusPolicy(focus)
        self.setAccessibleName(chart.title)
        self.speak()
        self._soon.start()
        if shape != (len(pairs), self._words, False):
            self.updateGeometry()
            return True
        return False

    def count(self) -> int:
        """One place a bar."""
        return len(self.pairs)

    def speak(self) -> None:
        """Say the chart, and first the bar that has the keyboard."""
        if self.chart is None:
            return
        spoken = [self.chart.spoken]
        if self._second:
            parts = [f"{p.name}: {self._numbers(p)}" for p in self.pairs]
            spoken = [f"{self._two[0]}, then {self._two[1]}. {', '.join(parts)}."]
        if self.hasFocus() and self.pairs:
            spoken.insert(0, self.sentence(self.place))
        self.setAccessibleDescription(" ".join(spoken))

    @staticmethod
    def _numbers(pair: Pair) -> str:
        counts = [bar.count if bar else 0 for bar in (pair.first, pair.second)]
        return f"{counts[0]} and {counts[1]}"

    def sentence(self, place: int) -> str:
        """What a bar says, without its cards."""
        pair = self.pairs[place]
        assert pair.bar is not None
        if self._second:
            return f"{pair.name}: {self._numbers(pair)}."
        count = pair.bar.count
        return f"{cards_words(count)}: they {pair.bar.said}." if count else "No card."

    def tip(self, place: int) -> str:
        """The cards behind a bar, and what a click does."""
        pair = self.pairs[place]
        lines = [self.sentence(place)]
        if self._second:
            for name, bar in zip(self._two, (pair.first, pair.second), strict=True):
                lines.append(f"{name}:")
                lines += _listed(bar, MOST_LISTED // 2)
            return "\n".join(lines)
        lines += _listed(pair.bar, MOST_LISTED)
        return "\n".join([*lines, _HINT] if self.active else lines)

    # --- measures ---

    def _row_height(self) -> float:
        return self.line_height() * (2.15 if self._second else 1.75)

    def _words_height(self, width: int) -> float:
        # Asked for every bar of every picture; wrapping words anew each time would be felt.
        key = (width, self._words, theme().px("caption"))
        if key != self._measured[0]:
            self._measured = (key, self._wrapped(width))
        return self._measured[1]

    def _wrapped(self, width: int) -> float:
        metrics = QFontMetrics(theme().font(theme().px("caption")))
        flags = Qt.TextFlag.TextWordWrap
        box = metrics.boundingRect(0, 0, max(60, width - 16), 4000, int(flags), self._words)
        return float(box.height())

    def heightForWidth(self, width: int) -> int:
        """Title, words and bars."""
        if self.chart is None:
            return 0
        em = self.line_height()
        bars = len(self.pairs) * self._row_height()
        if self.chart.columns and self.pairs:
            bars = em * 6.2
        return round(em * 1.5 + self._words_height(width) + bars + em * 0.9)

    def hasHeightForWidth(self) -> bool:
        """Words wrap."""
        return True

    def sizeHint(self) -> QSize:
        """As the words need in a usual width."""
        width = round(self.line_height() * 15)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Narrow is possible."""
        return QSize(round(self.line_height() * 8), 20)

    def box(self, place: int) -> QRectF:
        """Where a bar with its name and number lies."""
        em = self.line_height()
        top = em * 1.7 + self._words_height(self.width())
        if self.chart is not None and self.chart.columns:
            wide = min((self.width() - 12) / max(1, len(self.pairs)), em * 3.2)
            return QRectF(6 + place * wide, top, wide, em * 6.0)
        return QRectF(4, top + place * self._row_height(), self.width() - 8, self._row_height())

    # --- drawing ---

    def paintEvent(self, event: QPaintEvent) -> None:
        """Title, words, bars."""
        chart = self.chart
        if chart is None:
            return
        look = theme()
        em = self.line_height()
        with smooth(self) as painter:
            line = QRectF(8, 0, self.width() - 16, em * 1.5)
            draw_line(painter, chart.title, line, "text", look.px("lead"))
            write_with(painter, look.font(look.px("caption")), look.colour("text-muted"))
            words = QRectF(8, em * 1.4, self.width() - 16, self._words_height(self.width()))
            painter.drawText(words, int(Qt.TextFlag.TextWordWrap), self._words)
            most = max((b.count for p in self.pairs for b in (p.first, p.second) if b), default=0)
            for place, pair in enumerate(self.pairs):
                box = self.box(place)
                if place == self.hovered:
                    draw_box(painter, box, 5, "panel-hover")
                if chart.columns:
                    self._column(painter, box, pair, most)
                else:
                    self._row(painter, box, pair, most)
                if place == self.place and self.hasFocus():
                    ring = look.ring * 2 + 1
                    draw_focus(painter, box.adjusted(ring, ring, -ring, -ring), 5)

    def _row(self, painter: QPainter, box: QRectF, pair: Pair, most: int) -> None:
        look = theme()
        em = self.line_height()
        bar = pair.bar
        assert bar is not None
        line = QRectF(box.left() + 6, box.top() + em * 0.1, box.width() - 12, em * 1.1)
        number = self._count_words(pair)
        size = look.px("body")
        metrics = QFontMetrics(look.font(size, bold=True, display=True))
        wide = metrics.horizontalAdvance(number) + 6
        draw_line(painter, number, line, "text", size, align=RIGHT)
        left = line.left()
        if bar.icon:
            side = em * 0.95
            spot = QRectF(left, line.center().y() - side / 2, side, side)
            draw_icon(painter, bar.icon, spot, "text")
            left += side + 6
        name = QRectF(left, line.top(), line.right() - wide - left, line.height())
        colour = look.colour("text")
        draw_plain(painter, bar.name, name, colour, size)
        thick = em * 0.3
        track = QRectF(line.left(), line.bottom() + em * 0.08, line.width(), thick)
        self._bar(painter, track, pair.first, most)
        if self._second:
            self._bar(painter, track.translated(0, thick + 2), pair.second, most, True)

    def _bar(
        self, painter: QPainter, track: QRectF, bar: Bar | None, most: int, other: bool = False
    ) -> None:
        look = theme()
        draw_box(painter, track, 2, look.colour("line", 0.55))
        if bar is None or not bar.count or not most:
            return
        part = QRectF(track)
        part.setWidth(max(3.0, track.width() * bar.count / most))
        self._fill(painter, part, bar, other)

    def _fill(self, painter: QPainter, part: QRectF, bar: Bar, other: bool) -> None:
        """A bar in its colour; the second deck's is amber and hatched."""
        look = theme()
        colour = look.colour("amber" if other else "accent")
        if bar.style and not other:
            colour = look.style(bar.style)
        painter.setPen(QPen(look.colour("line-strong"), 1) if bar.style else Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawRoundedRect(part, 2, 2)
        if not other:
            return
        painter.save()
        painter.setClipRect(part)
        painter.setPen(QPen(look.colour("panel"), 1.6))
        step, at = 7.0, part.left() - part.height()
        while at < part.right():
            painter.drawLine(QPointF(at, part.bottom()), QPointF(at + part.height(), part.top()))
            at += step
        painter.restore()

    def _count_words(self, pair: Pair) -> str:
        if not self._second:
            return str(pair.first.count if pair.first else 0)
        return (
            f"{pair.first.count if pair.first else 0} | {pair.second.count if pair.second else 0}"
        )

    def _column(self, painter: QPainter, box: QRectF, pair: Pair, most: int) -> None:
        look = theme()
        em = self.line_height()
        size = look.px("body")
        foot = QRectF(box.left(), box.bottom() - em * 1.1, box.width(), em * 1.1)
        draw_line(painter, pair.name, foot, "text-muted", size, align=CENTRE)
        painter.setPen(QPen(look.colour("line-strong"), 1))
        painter.drawLine(
            QPointF(box.left(), foot.top() - 1.5), QPointF(box.right(), foot.top() - 1.5)
        )
        room = box.height() - em * 2.3
        bars = [pair.first, pair.second] if self._second else [pair.first]
        wide = min(box.width() * 0.7, em * 2.0) / len(bars)
        left = box.center().x() - wide * len(bars) / 2
        highest = foot.top() - 2
        for number, bar in enumerate(bars):
            if bar is None or not bar.count:
                continue
            high = room * bar.count / most
            part = QRectF(left + number * wide, foot.top() - 2 - high, wide - 1, high)
            highest = min(highest, part.top())
            self._fill(painter, part, bar, number == 1)
        number_box = QRectF(box.left(), highest - em * 1.1, box.width(), em * 1.1)
        colour = look.colour("text" if any(b and b.count for b in bars) else "text-faint")
        draw_line(painter, self._count_words(pair), number_box, colour, size, align=CENTRE)

    # --- pointer and keys ---

    def pointed(self, place: int) -> None:
        """A hand where a click does something."""
        shape = Qt.CursorShape.PointingHandCursor
        self.setCursor(shape if place >= 0 and self.active else Qt.CursorShape.ArrowCursor)

    def chosen(self, place: int, ctrl: bool = False) -> None:
        """Choose the cards of a bar, or search for such cards with Ctrl."""
        self.go_to(place)
        self.use(place, ctrl)

    def use(self, place: int, search: bool = False) -> None:
        """What a click on a bar does."""
        bar = self.pairs[place].bar
        if bar is None or not self.active:
            return
        if search:
            self.queryWanted.emit(bar.query)
        elif bar.count:
            cards: list[Card] = [card for card, _ in bar.cards]
            self.cardsChosen.emit(cards)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Both things that can be done with a bar."""
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        place = self.place if by_key else self.place_at(QPointF(event.pos()))
        if not self.active or not 0 <= place < len(self.pairs):
            return
        at = self.box(place).center().toPoint() if by_key else event.pos()
        self.menu(place).popup(self.mapToGlobal(QPoint(at)))

    def menu(self, place: int) -> QMenu:
        """The menu of a bar."""
        bar = self.pairs[place].bar
        assert bar is not None
        menu = named(QMenu(self), bar.name)
        select = menu.addAction("Select these cards in the deck\tEnter")
        select.setEnabled(bool(bar.count))
        select.triggered.connect(lambda: self.use(place))
        search = menu.addAction(f"Search for such cards: {bar.query}\t{shown_keys('Ctrl+Enter')}")
        search.triggered.connect(lambda: self.use(place, True))
        menu.aboutToHide.connect(menu.deleteLater)
        return menu


def _listed(bar: Bar | None, most: int) -> list[str]:
    if bar is None or not bar.cards:
        return ["no card"]
    lines = [f"{count} × {card.name}" for card, count in bar.cards[:most]]
    more = len(bar.cards) - most
    return [*lines, f"and {more} more"] if more > 0 else lines
