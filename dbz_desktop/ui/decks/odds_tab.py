"""The odds of drawing cards of a deck by each turn: a line chart, a table, and a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QButtonGroup, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from dbz_desktop.cards.model import Card
from dbz_desktop.cards.search import Vocabulary
from dbz_desktop.decks.odds import TURNS, Odds, asked_for, percent
from dbz_desktop.ui.decks.deck_tab import DeckTab
from dbz_desktop.ui.kit.drawn_places import DrawnPlaces
from dbz_desktop.ui.kit.flow_layout import FitScroll, FlowLayout
from dbz_desktop.ui.kit.layouts import add, vbox
from dbz_desktop.ui.kit.measure import in_ems
from dbz_desktop.ui.kit.painted_text import CENTRE, RIGHT, draw_line
from dbz_desktop.ui.kit.painting import draw_box, paint_with, smooth
from dbz_desktop.ui.kit.theme import add_clear_button, draw_focus, theme
from dbz_desktop.ui.kit.widgets import label, named, set_role, tool_button

LEAST = (1, 2, 3)
FIRST, SECOND = 1, 2
_MOST_QUERY = 2000


class OddsChart(DrawnPlaces):
    """Two lines over ten turns, and their numbers below. Arrow keys walk through the turns."""

    turnChanged = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.odds: Odds | None = None
        self.setAccessibleName("Draw odds by turn")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def turn(self) -> int:
        """The turn that is told, the first one being 1."""
        return self.place + 1

    def count(self) -> int:
        """One place a turn."""
        return TURNS

    def box(self, place: int) -> QRectF:
        """The numbers of a turn."""
        return self.row(place + 1)

    def show_odds(self, odds: Odds | None) -> None:
        """Show the chances, or an empty chart."""
        if odds == self.odds:
            return
        self.odds = odds
        self.speak()
        self.update()

    def speak(self) -> None:
        """Say every turn, and first the one that is pointed at."""
        odds = self.odds
        words = ""
        if odds is not None:
            lines = [odds.sentence(turn) for turn in range(1, TURNS + 1)]
            words = " ".join([lines[self.turn - 1], *lines])
        self.setAccessibleDescription(words)

    def sizeHint(self) -> QSize:
        """The chart and its eleven rows."""
        em = self.line_height()
        return QSize(round(em * 15), round(em * (8.8 + 1.25 * (TURNS + 1))))

    def minimumSizeHint(self) -> QSize:
        """It may be narrow, not low."""
        return QSize(round(self.line_height() * 10), self.sizeHint().height())

    def plot(self) -> QRectF:
        """Where the lines are drawn."""
        em = self.line_height()
        return QRectF(em * 2.6, em * 0.7, self.width() - em * 3.4, em * 6.6)

    def point(self, turn: int, chance: float) -> QPointF:
        """Where a chance lies."""
        plot = self.plot()
        x = plot.left() + plot.width() * (turn - 1) / (TURNS - 1)
        return QPointF(x, plot.bottom() - plot.height() * chance)

    def row(self, turn: int) -> QRectF:
        """Where the numbers of a turn stand; 0 is the heading."""
        em = self.line_height()
        return QRectF(2, em * 8.5 + em * 1.25 * turn, self.width() - 4, em * 1.25)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Grid, lines, legend, table."""
        look = theme()
        em = self.line_height()
        with smooth(self) as painter:
            plot = self.plot()
            small = look.px("caption")
            muted = look.colour("text-muted")
            for part in (0, 25, 50, 75, 100):
                y = plot.bottom() - plot.height() * part / 100
                painter.setPen(QPen(look.colour("line"), 1))
                painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
                if part % 50 == 0:
                    box = QRectF(0, y - em * 0.6, plot.left() - em * 0.3, em * 1.2)
                    draw_line(painter, f"{part} %", box, muted, small, align=RIGHT)
            painter.setPen(QPen(look.colour("line-strong"), 1, Qt.PenStyle.DotLine))
            x = self.point(self.turn, 0).x()
            painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))
            for turn in range(1, TURNS + 1):
                at = self.point(turn, 0)
                box = QRectF(at.x() - em, plot.bottom() + em * 0.1, em * 2, em)
                here = look.colour("text") if turn == self.turn else muted
                draw_line(painter, str(turn), box, here, small, align=CENTRE)
            if self.odds is not None:
                self._line(painter, self.odds.attacked, True)
                self._line(painter, self.odds.alone, False)
            self._table(painter)
            if self.hasFocus():
                draw_focus(painter, QRectF(self.rect()).adjusted(5, 5, -5, -5), 6)

    def _pen(self, attacked: bool) -> QPen:
        look = theme()
        pen = QPen(look.colour("amber" if attacked else "accent"), 2.2)
        if attacked:
            pen.setStyle(Qt.PenStyle.DashLine)
        return pen

    def _line(self, painter: QPainter, chances: Sequence[float], attacked: bool) -> None:
        points = [self.point(turn, chance) for turn, chance in enumerate(chances, 1)]
        paint_with(painter, self._pen(attacked), None)
        painter.drawPolyline(QPolygonF(points))
        for turn, at in enumerate(points, 1):
            self._mark(painter, at, attacked, turn == self.turn)

    def _mark(self, painter: QPainter, at: QPointF, attacked: bool, large: bool) -> None:
        """A dot on the line alone, a square on the line with attacks."""
        look = theme()
        side = self.line_height() * (0.36 if large else 0.2)
        paint_with(painter, QPen(look.colour("panel"), 1), self._pen(attacked).color())
        box = QRectF(at.x() - side, at.y() - side, side * 2, side * 2)
        if attacked:
            painter.drawRect(box)
        else:
            painter.drawEllipse(box)

    def _table(self, painter: QPainter) -> None:
        look = theme()
        muted, text = look.colour("text-muted"), look.colour("text")
        size = look.px("body")
        for turn in range(TURNS + 1):
            row = self.row(turn)
            if turn and turn == self.turn:
                draw_box(painter, row, 4, "panel-hover")
            third = row.width() / 3
            cells = (str(turn), "", "") if turn else ("Turn", "Not attacked", "Attacked")
            if turn and self.odds is not None:
                cells = (
                    str(turn),
                    f"{percent(self.odds.alone[turn - 1])} of {self.odds.seen(turn, False)}",
                    f"{percent(self.odds.attacked[turn - 1])} of {self.odds.seen(turn, True)}",
                )
            for number, words in enumerate(cells):
                wide = third * (0.7 if number == 0 else 1.15)
                left = row.left() + (
                    0 if number == 0 else row.width() - (3 - number) * third * 1.15
                )
                box = QRectF(left + 6, row.top(), wide - 12, row.height())
                if not turn and number:
                    metrics = QFontMetrics(look.font(size, bold=True, display=True))
                    room = metrics.horizontalAdvance(words) + self.line_height() * 2.4
                    box.setLeft(max(box.left(), box.right() - room))
                    self._sample(painter, box, number == 2)
                    box.setLeft(box.left() + self.line_height() * 2.1)
                align = Qt.AlignmentFlag.AlignRight if number else Qt.AlignmentFlag.AlignLeft
                colour = text if turn and number else muted
                draw_line(painter, words, box, colour, size, bold=not turn, align=align)

    def _sample(self, painter: QPainter, box: QRectF, attacked: bool) -> None:
        """How a line is drawn, at the left of its column's heading."""
        em, y = self.line_height(), box.center().y()
        painter.setPen(self._pen(attacked))
        painter.drawLine(QPointF(box.left(), y), QPointF(box.left() + em * 1.9, y))
        self._mark(painter, QPointF(box.left() + em * 0.95, y), attacked, False)

    def place_at(self, at: QPointF) -> int:
        """The turn under a point, in the drawing or in the table."""
        plot = self.plot().adjusted(-8, -8, 8, self.line_height() * 1.2)
        if plot.contains(at):
            return min(range(TURNS), key=lambda n: abs(self.point(n + 1, 0).x() - at.x()))
        return super().place_at(at)

    def pointed(self, place: int) -> None:
        """The turn that is pointed at is told below."""
        if place >= 0:
            self.go_to(place)

    def walked(self) -> None:
        """Another turn is told."""
        self.turnChanged.emit(self.turn)


class OddsPane(DeckTab):
    """Draw odds of the selected cards of the deck, or of those that a query finds in it."""

    def __init__(self) -> None:
        super().__init__("Draw odds")
        self.vocabulary = Vocabulary()
        self._cards: list[Card] = []
        outer = vbox(self, around=(0, 0.4, 0, 0))
        scroll = add(outer, FitScroll())
        body = QWidget()
        column = vbox(body, 0.4, (0, 0, 0.3, 0))
        self.field = add(column, named(QLineEdit(), "Query for the draw odds"))
        self.field.setPlaceholderText("A query, or select cards: is:block")
        self.field.setToolTip(
            "The odds of any card of the deck that the query finds, written as in the search: "
            "is:block, does:draw, t:drill. Without a query they are those of the selected cards."
        )
        self.field.setMaxLength(_MOST_QUERY)
        add_clear_button(self.field)
        self.field.textChanged.connect(self.changed)
        self.subject = add(column, label("", "body", wrap=True))
        row = self._chips(column)
        row.addWidget(label("At least", "muted"))
        self.least = QButtonGroup(self)
        for number in LEAST:
            tip = f"The chance of having drawn {number} or more of them"
            chip = add(row, tool_button(str(number), f"At least {number}", tip, checkable=True))
            self.least.addButton(chip, number)
        self.least.button(1).setChecked(True)
        self.least.idClicked.connect(lambda _number: self.changed())
        row = self._chips(column)
        row.addWidget(label("You go", "muted"))
        self.order = QButtonGroup(self)
        for number, word, tip in (
            (FIRST, "first", "The opponent has had one turn less before each of yours"),
            (SECOND, "second", "The opponent may have attacked once before your first turn"),
        ):
            chip = add(row, tool_button(word, f"You go {word}", tip, checkable=True))
            self.order.addButton(chip, number)
        self.order.button(FIRST).setChecked(True)
        self.order.idClicked.connect(lambda _number: self.changed())
        self.sentence = add(column, label("", "body", wrap=True, accessibleName="Odds in words"))
        self.chart = add(column, OddsChart())
        self.chart.turnChanged.connect(lambda _turn: self._say())
        # Lines that run across a whole screen, and a table with its columns apart, read badly.
        in_ems(self.chart.setMaximumWidth, 34)
        column.addStretch(1)
        scroll.setWidget(body)

    @staticmethod
    def _chips(column: QVBoxLayout) -> FlowLayout:
        """A row of a word and chips, which goes on below where it is narrow."""
        row = add(column, QWidget())
        return FlowLayout(row, 0.3)

    def other_deck(self) -> None:
        """No card of another deck is selected yet."""
        self._cards = []

    def set_vocabulary(self, vocabulary: Vocabulary) -> None:
        """Take the words that a query may say after "does:"."""
        self.vocabulary = vocabulary
        self.changed()

    def set_cards(self, cards: Sequence[Card]) -> None:
        """The selected cards of the deck; none keeps those of before."""
        if cards and list(cards) != self._cards:
            self._cards = list(cards)
            self.changed()

    def refresh(self) -> None:
        """Work the chances out anew."""
        session = self.session
        words, copies, wrong = "Open a deck to see its draw odds.", None, False
        if session is not None:
            asked = self.field.text().strip(), self.vocabulary, session.entries
            words, copies, wrong = asked_for(session.deck, self._cards, *asked)
        self.subject.setText(words)
        set_role(self.subject, "note" if wrong else "body")
        self.field.setAccessibleDescription(words)
        size = session.deck.size if session is not None else 0
        least = self.least.checkedId()
        self.chart.show_odds(
            None if copies is None else Odds(copies, size, least, self.order.checkedId() == SECOND)
        )
        self.chart.setVisible(copies is not None)
        self._say()

    def _say(self) -> None:
        odds = self.chart.odds
        self.sentence.setText(odds.sentence(self.chart.turn) if odds is not None else "")
        self.sentence.setVisible(odds is not None)
