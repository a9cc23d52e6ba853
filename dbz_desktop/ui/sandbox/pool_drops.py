"""Cards of the pool that are dragged onto a table: the places light up as for the judge's moves."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRectF
from PySide6.QtGui import QDragMoveEvent, QDropEvent

from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.rules.judge_moves import JudgeMove
from dbz_desktop.rules.kernel.decisions import WhyNot
from dbz_desktop.ui.cards.pool_model import ids_of
from dbz_desktop.ui.table.drops import Drop, DropWords, DropZones
from dbz_desktop.ui.table.handmoves import HandMoves, pool_drops
from dbz_desktop.ui.table.widget import TableWidget


class PoolDrops(QObject):
    """Takes cards that are dropped on a table, while `takes` says that it is set up."""

    def __init__(
        self,
        table: TableWidget,
        card_of: Callable[[str], Card | None],
        why_not: Callable[[Card, JudgeMove], WhyNot | None],
        put: Callable[[Card, JudgeMove], None],
        refused: Callable[[WhyNot], None],
    ) -> None:
        super().__init__(table)
        self._table, self._card_of = table, card_of
        self._why_not, self._put, self._refused = why_not, put, refused
        self.takes = False
        self.zones: DropZones | None = None
        self._words: DropWords | None = None
        table.viewport().setAcceptDrops(True)
        table.viewport().installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """What is dragged over the table; all else is the table's own."""
        kind = event.type()
        if kind in (QEvent.Type.DragEnter, QEvent.Type.DragMove):
            assert isinstance(event, QDragMoveEvent)
            return self._over(event)
        if kind == QEvent.Type.DragLeave and self.zones is not None:
            self._clear()
            return True
        if kind == QEvent.Type.Drop and self.zones is not None:
            assert isinstance(event, QDropEvent)
            self._drop(event)
            return True
        return False

    def _card(self, event: QDropEvent) -> Card | None:
        ids = ids_of(event.mimeData())
        return self._card_of(ids[0]) if ids and self.takes else None

    def _over(self, event: QDragMoveEvent) -> bool:
        card = self._card(event)
        if card is None:
            return False
        if self.zones is None:
            scene = self._table.table
            self.zones = DropZones(self._drops(card), scene.sceneRect())
            self._words = DropWords(self.zones, scene.frame.text)
            scene.addItem(self.zones)
            scene.addItem(self._words)
        before = self.zones.over
        over = self.zones.light(self._table.mapToScene(event.position().toPoint()))
        if over is not before and self._words is not None:
            self._words.update()
        event.acceptProposedAction()
        return True

    def _drops(self, card: Card) -> list[Drop]:
        scene = self._table.table
        hands = HandMoves(
            lambda move: self._why_not(card, move),
            lambda move: self._put(card, move),
            self._refused,
        )
        if card.type.in_life_deck:
            return pool_drops(scene, card, hands)
        # It has one place on a side, wherever it is let go there.
        what = "Mastery" if card.type is CardType.MASTERY else "Main Personality"
        whole, middle = scene.sceneRect(), scene.frame.middle.center().y()
        found = []
        for seat in (0, 1):
            mine = QRectF(whole)
            if seat == self._table.session.viewer:
                mine.setTop(middle)
            else:
                mine.setBottom(middle)
            move = JudgeMove("move", seat, player=seat)
            words = f"{scene.model.view.names[seat]}'s {what}"
            drop = Drop(mine, words, "personality")
            drop.act = lambda move=move: hands.do(move)
            found.append(drop)
        return found

    def _drop(self, event: QDropEvent) -> None:
        assert self.zones is not None
        drop = self.zones.light(self._table.mapToScene(event.position().toPoint()))
        self._clear()
        event.acceptProposedAction()
        if drop is not None and drop.act is not None:
            drop.act()

    def _clear(self) -> None:
        for drawn in (self.zones, self._words):
            if drawn is not None:
                self._table.table.removeItem(drawn)
        self.zones = self._words = None
