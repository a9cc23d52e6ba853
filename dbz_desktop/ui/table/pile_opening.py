"""Opening a pile over the table, searching in it, and closing it again."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QWidget

from dbz_desktop.match.telling.table_rows import Row
from dbz_desktop.match.telling.table_states import count_of
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.ui.faces.card_search import HINT
from dbz_desktop.ui.kit.layouts import fill, hbox, vbox
from dbz_desktop.ui.kit.theme import add_clear_button
from dbz_desktop.ui.kit.widgets import button, label
from dbz_desktop.ui.table.accessible_nodes import AccessibleNodes
from dbz_desktop.ui.table.cards import CardItem
from dbz_desktop.ui.table.focus import Target
from dbz_desktop.ui.table.open_pile import FanItem
from dbz_desktop.ui.table.view import TableView
from dbz_desktop.ui.table.walking import Walker

_MODIFIERS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


class FanSearch(QLineEdit):
    """The search field. `left` asks for the cards, `closed` for the end."""

    left = Signal()
    closed = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Down and Enter go to the cards; Esc empties the field, then closes the pile."""
        key = event.key()
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.left.emit()
        elif key == Qt.Key.Key_Escape:
            if self.text():
                self.clear()
            else:
                self.closed.emit()
        elif key == Qt.Key.Key_Up:
            event.accept()
        else:
            super().keyPressEvent(event)


class FanBar(QFrame):
    """The line above an open pile: whose it is, how many cards, the search, and the way out."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "plain")
        self.setAccessibleName("Open pile")
        self.title = label("", "overlay-title")
        self.count = label("", "muted")
        self.search = FanSearch()
        self.search.setPlaceholderText(HINT)
        self.search.setAccessibleName("Find a card in the pile")
        add_clear_button(self.search)
        self.close_button = button("Close", "secondary", "Close the pile (Esc)")
        column = vbox(self, 0.6, (1.2, 0.6, 1.2, 0))
        for parts in ((self.title, self.close_button), (self.search, self.count)):
            column.addLayout(fill(hbox(gap=0.6), (parts[0], 1), parts[1]))
        self.hide()


class PileOpening:
    """The open pile of one table, if there is one."""

    def __init__(
        self,
        view: TableView,
        walker: Walker,
        nodes: AccessibleNodes,
        activate: Callable[[Target], None],
        hover: Callable[[CardItem | None], None],
    ) -> None:
        """`activate` chooses a card; `hover` is told what is pointed at."""
        self._view, self._walker, self._nodes = view, walker, nodes
        self._activate, self._hover = activate, hover
        self.item: FanItem | None = None
        self._before: Row | None = None
        self.bar: FanBar | None = None

    def _fresh_bar(self) -> FanBar:
        if self.bar is None:
            self.bar = FanBar(self._view.viewport())
            self.bar.search.textChanged.connect(self._filter)
            self.bar.search.left.connect(self._to_cards)
            self.bar.search.closed.connect(self.close)
            self.bar.close_button.clicked.connect(self.close)
        return self.bar

    @property
    def height(self) -> int:
        """What the line above the open pile takes of the table; nothing where none is open."""
        return self.bar.height() if self.item is not None and self.bar is not None else 0

    def open(self, seat: int, zone: Zone) -> None:
        """Open a pile over the table, for both players to read."""
        self.close()
        view, table = self._view, self._view.table
        pile = table.model.zone(seat, zone)
        cards = pile.children
        kind = {Zone.DISCARD: "discard pile", Zone.BANISHED: "Banished Zone"}.get(zone, "aside")
        title = f"{table.model.view.names[seat]}: {kind}, {count_of(len(cards))}"
        bar = self._fresh_bar()
        bar.title.setText(title)
        bar.setAccessibleDescription(title)
        bar.search.clear()
        bar.search.setEnabled(bool(cards))
        bar.search.setVisible(bool(cards))
        bar.count.setVisible(bool(cards))
        self._place_bar()
        self.item = table.pile = FanItem(
            title,
            pile,
            table.sceneRect(),
            table.model.search,
            table.faces,
            table.frame.text,
            bar.height(),
        )
        table.addItem(self.item)
        self._count()
        bar.show()
        bar.raise_()
        walker = self._walker
        self._before = walker.row
        items = self.item.items
        able = next((item for item in items if item.options), None)
        walker.set(able or (items[0] if items else None), ring=walker.ring)
        if view.isVisible():
            # An empty pile has no card that could show the focus.
            stop = view if items else bar.close_button
            stop.setFocus(Qt.FocusReason.PopupFocusReason)

    def close(self) -> None:
        """Close the open pile; the focus goes back to where it was."""
        if self.item is None:
            return
        view = self._view
        fan, self.item, view.table.pile = self.item, None, None
        searching = self.bar is not None and self.bar.isAncestorOf(view.focusWidget() or view)
        if self.bar is not None:
            self.bar.hide()
        before, self._before = self._before, None
        view.table.removeItem(fan)
        back = view.shown(before) if before is not None else None
        self._walker.set(back, ring=self._walker.ring)
        self._hover(None)
        if searching:
            view.setFocus(Qt.FocusReason.OtherFocusReason)
        self._walker.mend()
        self._nodes.later()

    def resize(self) -> None:
        """The table has another size: the open pile fills it."""
        if self.item is None or self.bar is None:
            return
        self._place_bar()
        table = self._view.table
        self.item.resize(table.sceneRect(), self.bar.height(), table.frame.text)

    def _place_bar(self) -> None:
        assert self.bar is not None
        self.bar.setFixedWidth(self._view.viewport().width())
        self.bar.adjustSize()
        self.bar.move(0, 0)

    # --- searching ---------------------------------------------------------------------------

    def _count(self) -> None:
        if self.item is None or self.bar is None:
            return
        total, shown = len(self.item.items), len(self.item.shown())
        order = "  ·  top card first" if self.item.numbered and total > 1 else ""
        if self.item.query.strip():
            words = f"{shown} of {total}"
        else:
            words = f"{count_of(total)}{order}"
        self.bar.count.setText(words)

    def _filter(self, query: str) -> None:
        if self.item is None:
            return
        shown = self.item.filter(query)
        self._count()
        walker = self._walker
        if walker.target not in self.item.shown():
            walker.set(self.item.shown()[0] if shown else None, ring=walker.ring)
        self._nodes.later()
        self._view.announce(count_of(shown))

    def _to_cards(self) -> None:
        """From the search to the cards; a single one that can be chosen is chosen."""
        if self.item is None:
            return
        shown = self.item.shown()
        self._view.setFocus(Qt.FocusReason.TabFocusReason)
        if len(shown) == 1 and shown[0].options and self.item.query.strip():
            self._activate(shown[0])

    def takes(self, event: QKeyEvent) -> bool:
        """True for a key that is typed into the search of the open pile."""
        typed = event.text()
        return (
            self.item is not None
            and bool(typed)
            and typed.isprintable()
            and not event.modifiers() & _MODIFIERS
        )

    def type(self, event: QKeyEvent) -> bool:
        """A key that came to the table while a pile is open; True if it was meant for it."""
        if self.item is None or self.bar is None:
            return False
        key = event.key()
        if key == Qt.Key.Key_Escape or (key == Qt.Key.Key_Backspace and not self.item.query):
            if key == Qt.Key.Key_Escape and self.item.query:
                self.bar.search.clear()
            else:
                self.close()
            return True
        if key == Qt.Key.Key_Backspace:
            self.bar.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.bar.search.backspace()
            return True
        if self.takes(event):
            if self.item.items and (event.text().strip() or self.item.query):
                self.bar.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
                self.bar.search.setText(self.bar.search.text() + event.text())
            return True
        return False
