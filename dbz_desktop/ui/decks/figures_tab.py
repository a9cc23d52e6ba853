"""The figures of a deck as charts, side by side as the room allows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from dbz_desktop.decks.figures import Chart, charts
from dbz_desktop.ui.decks.chart import ChartView
from dbz_desktop.ui.decks.deck_tab import DeckTab
from dbz_desktop.ui.decks.deck_view import DeckView
from dbz_desktop.ui.kit.layouts import add, vbox
from dbz_desktop.ui.kit.measure import at_new_look, em
from dbz_desktop.ui.kit.widgets import label, named

COLUMN_EMS = 17
"""The least width of a column of charts, in line heights."""


class ChartBoard(QScrollArea):
    """Charts in as many columns as fit; each goes where there is most room."""

    cardsChosen = Signal(object)
    queryWanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("role", "plain")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.body = QWidget()
        self.body.setProperty("role", "plain")
        self.setWidget(self.body)
        self.views: list[ChartView] = []
        at_new_look(self.arrange)

    def show_charts(
        self,
        first: Sequence[Chart],
        second: Sequence[Chart] | None = None,
        names: tuple[str, str] = ("", ""),
    ) -> None:
        """Show charts, with a second deck's beside each where there is one."""
        moved = False
        while len(self.views) < len(first):
            view = ChartView(self.body)
            view.active = second is None
            view.cardsChosen.connect(self.cardsChosen)
            view.queryWanted.connect(self.queryWanted)
            view.installEventFilter(self)
            view.show()
            self.views.append(view)
            moved = True
        for number, (view, chart) in enumerate(zip(self.views, first, strict=True)):
            other = second[number] if second is not None else None
            if (view.chart, other) != (chart, None):
                moved = view.set_chart(chart, other, names) or moved
        if moved:
            self.arrange()

    def arrange(self) -> None:
        """Give every chart its place."""
        # Room for the bar is always kept: it would change the width, and that the height again.
        width = self.width() - self.verticalScrollBar().sizeHint().width()
        gap = em(self, 0.8)
        columns = max(1, min(len(self.views), width // max(1, em(self, COLUMN_EMS))))
        wide = (width - gap * (columns - 1)) // columns
        tops = [0] * columns
        for view in self.views:
            column = tops.index(min(tops))
            height = view.heightForWidth(wide)
            view.setGeometry(column * (wide + gap), tops[column], wide, height)
            tops[column] += height + gap // 2
        self.body.resize(width, max(tops))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width is another number of columns."""
        super().resizeEvent(event)
        self.arrange()

    def eventFilter(self, watched, event: QEvent) -> bool:
        """A chart that has the focus is scrolled into sight."""
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, ChartView):
            self.ensureWidgetVisible(watched, 0, em(self))
        return super().eventFilter(watched, event)


class FiguresPane(DeckTab):
    """The charts of the deck in hand; they follow it while they are in sight.

    `cardsChosen` carries the cards behind a bar, `queryWanted` the query for more of them.
    """

    cardsChosen = Signal(object)
    queryWanted = Signal(str)

    def __init__(self) -> None:
        super().__init__("Figures of the deck")
        self.deeds: tuple[tuple[str, str], ...] = ()
        """The words for what cards do, as the search knows them."""
        column = vbox(self, around=(0, 0.4, 0, 0))
        self.empty = add(column, label("Open a deck to see its figures.", "muted", wrap=True))
        self.board = add(column, named(ChartBoard(), "Charts"), 1)
        self.board.cardsChosen.connect(self.cardsChosen)
        self.board.queryWanted.connect(self.queryWanted)
        self.board.hide()

    def refresh(self) -> None:
        """Draw what is new."""
        session = self.session
        self.empty.setVisible(session is None)
        self.board.setVisible(session is not None)
        if session is not None:
            self.board.show_charts(charts(session.deck, session.entries, self.deeds))


def select_in_deck(view: DeckView, cards: Sequence[object]) -> None:
    """Select the rows of some cards in a deck and show the first of them."""
    selection = view.selectionModel()
    indexes = [view.deck_model.index_of_card(card) for card in cards]  # type: ignore[arg-type]
    indexes = sorted((i for i in indexes if i.isValid()), key=lambda i: (i.parent().row(), i.row()))
    if not indexes:
        return
    selection.setCurrentIndex(indexes[0], selection.SelectionFlag.ClearAndSelect)
    for index in indexes[1:]:
        selection.select(index, selection.SelectionFlag.Select)
    view.scrollTo(indexes[0])
