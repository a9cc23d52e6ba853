"""A card read over the table: what is pointed at, while the column that shows it is folded."""

from __future__ import annotations

from functools import cached_property

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtWidgets import QFrame, QWidget

from dbz_desktop.ui.faces.card_facts import Facts
from dbz_desktop.ui.faces.face_size import FACE_RATIO
from dbz_desktop.ui.faces.zoom_panel import ZoomPanel
from dbz_desktop.ui.kit.late import made
from dbz_desktop.ui.kit.layouts import add, vbox
from dbz_desktop.ui.kit.measure import em
from dbz_desktop.ui.kit.widgets import named
from dbz_desktop.ui.system.timers import single_shot
from dbz_desktop.ui.table.widget import TableWidget

DELAY = 280
"""Milliseconds that the pointer rests on a card before it is shown, so that nothing flickers."""


class CardPreview(QFrame):
    """Shows the card under the pointer at the other side of the table. Takes no clicks itself."""

    def __init__(self, parent: QWidget, table: TableWidget, facts: Facts, zoom: ZoomPanel) -> None:
        super().__init__(parent)
        self.setProperty("role", "overlay")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._page, self._table, self._facts, self._zoom = parent, table, facts, zoom
        self._column = vbox(self, around=0)
        self._timer = single_shot(self, DELAY, self._show)
        self._instance = -1
        self._by_key = False
        """True while the table handles a key, so that what it points at was asked for."""
        table.installEventFilter(self)
        table.cardHovered.connect(self.point_at)
        self.hide()

    @cached_property
    def panel(self) -> ZoomPanel:
        """The card, in words too."""
        panel = add(self._column, named(ZoomPanel(), "Card under the pointer"))
        panel.title.hide()
        return panel

    def point_at(self, instance: int) -> None:
        """The pointer or the focus came to a card of the table, or left it (-1).

        Not a focus that the program set: nobody asked to read that card.
        """
        self._instance = instance
        unasked = not self._table.underMouse() and not self._by_key
        if instance < 0 or self._facts.card(instance) is None or self._zoom.isVisible() or unasked:
            self.close_preview()
        elif self.isVisible():
            # From card to card there is no delay: one is reading already.
            self._show()
        else:
            self._timer.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys of the table ask to read what they lead to."""
        if watched is self._table and event.type() == QEvent.Type.KeyPress:
            self._by_key = True
            QTimer.singleShot(0, self, self._key_done)
        return False

    def _key_done(self) -> None:
        self._by_key = False

    def close_preview(self) -> None:
        """Put it away; nothing of a card stays for the other player to see."""
        self._timer.stop()
        self.hide()
        panel = made(self, "panel")
        if panel is not None:
            panel.clear()

    def _show(self) -> None:
        if self._zoom.isVisible() or not self._table.isVisible():
            return
        self.panel.show_card(self._instance, self._facts)
        self.panel.wordings.hide()
        self.setGeometry(self._place(False))
        self._column.activate()
        if self.panel.in_words:
            # A face with letters so small isn't drawn: words need no room of its shape.
            self.setGeometry(self._place(True))
        self.show()
        self.raise_()

    def _place(self, in_words: bool) -> QRect:
        """As large as the table allows, at the side where the card is not."""
        table = self._table
        at = table.mapTo(self._page, QPoint(0, 0))
        room = QRect(at, table.size()).adjusted(6, 6, -6, -6)
        # An open pile stays to be searched, and closed.
        room.setTop(room.top() + table.fans.height)
        pad = em(self, 0.6)
        # The hand below stays free: one reads a card to compare it with the others.
        most = round(room.height() * 0.8)
        width = min(round(room.width() * 0.4), em(self, 22))
        words = [
            p for p in (self.panel.unread, self.panel.facts, self.panel.why) if not p.isHidden()
        ]
        told = sum(part.heightForWidth(width - 2 * pad) + pad for part in words)
        if in_words:
            height = room.height() if table.fans.height else most
        else:
            width = max(120, min(width, round((most - told - 2 * pad) / FACE_RATIO) + 2 * pad))
            height = min(room.height(), round((width - 2 * pad) * FACE_RATIO) + told + 2 * pad)
        card = table.cardPosition(self._instance)
        on_left = card is None or card.x() < table.width() / 2
        left = room.right() - width if on_left else room.left()
        return QRect(left, room.top(), width, height)
