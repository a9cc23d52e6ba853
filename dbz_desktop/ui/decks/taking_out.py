"""Cards that are dragged out of a deck: let go over the pool, they leave it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QWidget

from dbz_desktop.ui.cards.pool_model import MIME, ids_of
from dbz_desktop.ui.decks.deck_pane import DeckPane
from dbz_desktop.ui.decks.deck_view import copies_by
from dbz_desktop.ui.kit.measure import em
from dbz_desktop.ui.kit.widgets import label


class TakingOut(QObject):
    """Watches what is dragged over a page with open decks and the pool they were built from."""

    def __init__(
        self, page: QWidget, panes: Callable[[], list[DeckPane]], pool: Callable[[], QWidget]
    ) -> None:
        """`panes` and `pool` give the open decks and the pool's part of the page, as they are."""
        super().__init__(page)
        self._page, self._panes, self._pool = page, panes, pool
        self.note = label("Let go to take it out of the deck · Shift: all copies", "toast")
        self.note.setParent(page)
        self.note.hide()
        page.setAcceptDrops(True)
        page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the cards of open decks, over the pool alone."""
        kind = event.type()
        if kind == QEvent.Type.DragEnter and isinstance(event, QDropEvent):
            # Over the decks first: `DragMove` says when it comes to the pool.
            event.setAccepted(any(pane.view is event.source() for pane in self._panes()))
        elif kind == QEvent.Type.DragMove and isinstance(event, QDragMoveEvent):
            self._over(event)
        elif kind == QEvent.Type.DragLeave:
            self.note.hide()
        elif kind == QEvent.Type.Drop and isinstance(event, QDropEvent):
            self._drop(event)
        else:
            return False
        return True

    def _deck_of(self, event: QDropEvent) -> DeckPane | None:
        """The open deck that cards are dragged from, if they are held over the pool."""
        pool = self._pool()
        over = pool.rect().contains(pool.mapFrom(self._page, event.position().toPoint()))
        panes = [pane for pane in self._panes() if pane.view is event.source()]
        return panes[0] if panes and over and event.mimeData().hasFormat(MIME) else None

    def _over(self, event: QDragMoveEvent) -> None:
        over = self._deck_of(event) is not None
        self.note.setVisible(over)
        if not over:
            event.ignore()
            return
        pool = self._pool()
        at = pool.mapTo(self._page, pool.rect().bottomLeft())
        self.note.adjustSize()
        room = (pool.width() - self.note.width()) // 2
        self.note.move(at.x() + room, at.y() - self.note.height() - em(self._page, 1))
        self.note.raise_()
        event.setDropAction(Qt.DropAction.MoveAction)
        event.accept()

    def _drop(self, event: QDropEvent) -> None:
        """Take the cards out: one copy of each, with Ctrl two, with Shift all."""
        self.note.hide()
        pane = self._deck_of(event)
        if pane is None:
            event.ignore()
            return
        event.setDropAction(Qt.DropAction.MoveAction)
        event.accept()
        cards = [pane.session.pool.cards[ident] for ident in ids_of(event.mimeData())]
        pane.take_out(cards, copies_by(event.modifiers()))
