"""The chip beside a card that can't be played now: why not, and the rule that says so."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from dbz_desktop.cards.icon_words import in_words
from dbz_desktop.match.content.rule_texts import rule_text
from dbz_desktop.rules.kernel.decisions import WhyNot
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.measure import em
from dbz_desktop.ui.kit.theme import icon_pixmap, theme
from dbz_desktop.ui.kit.widgets import label
from dbz_desktop.ui.table.cards import CardItem
from dbz_desktop.ui.table.loupe import Loupe
from dbz_desktop.ui.table.view import TableView

GAP = 6
"""Pixels between the card and its chip, and between the chip and the edge of the table."""


class WhyChip(QFrame):
    """Lies over the table and lets every click through. `instance` is the card it speaks of."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "why-chip")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName("Why not now")
        self.instance = -1
        row = hbox(self, 0.8, (0.8, 0.4, 0.8, 0.4))
        self._sign = add(row, QLabel(), 0, Qt.AlignmentFlag.AlignTop)
        column = add(row, vbox(gap=0), 1)
        self.reason = label("", "why-reason", wrap=True)
        self.rule = label("", "why-rule", wrap=True)
        fill(column, self.reason, self.rule)
        self.hide()

    def show_reason(self, instance: int, why: WhyNot, card: QRect, room: QRect) -> None:
        """Say why beside a card; `card` and `room` in the parent's coordinates."""
        self.instance = instance
        size = em(self, 1.1)
        self._sign.setPixmap(
            icon_pixmap("why", size, theme().colour("amber"), self.devicePixelRatioF())
        )
        self.reason.setText(in_words(why.reason))
        self.rule.setText(rule_text(why.rule).label)
        self.setAccessibleDescription(f"{why.reason} {self.rule.text()}")
        width = min(em(self, 17), room.width() - 2 * GAP)
        self.setFixedWidth(width)
        layout = self.layout()
        assert layout is not None
        layout.activate()
        self.setFixedHeight(layout.totalHeightForWidth(width))
        self.move(self._place(card, room))
        self.show()
        self.raise_()

    def _place(self, card: QRect, room: QRect) -> QPoint:
        """Above the card if there is room, else below it, never beyond the edges."""
        left = card.center().x() - self.width() // 2
        left = max(room.left() + GAP, min(left, room.right() - GAP - self.width()))
        top = card.top() - GAP - self.height()
        if top < room.top() + GAP:
            top = min(card.bottom() + GAP, room.bottom() - GAP - self.height())
        return QPoint(left, top)

    def forget(self) -> None:
        """Hide it."""
        self.instance = -1
        self.hide()


class Explainer:
    """When the chip of a table is shown: for a card asked about, or pointed at for a while."""

    def __init__(self, view: TableView, loupe: Loupe) -> None:
        self._view, self._loupe = view, loupe
        self.chip = WhyChip(view.viewport())

    def explain(self, item: CardItem | None) -> str:
        """Say at once why a card can't be played; what is said, "" where nothing stands in the way.

        For the card that was clicked, or that has the focus and was asked about.
        """
        why = self._why(item)
        if item is None or why is None:
            self.chip.forget()
            return ""
        view = self._view
        card = view.mapFromScene(self._loupe.around(item)).boundingRect()
        self.chip.show_reason(item.instance, why, card, view.viewport().rect())
        return f"{self.chip.reason.text()} ({why.rule})"

    def point(self, item: CardItem | None) -> str:
        """The same for a card that is only pointed at: the viewer's own, at his question."""
        if item is None or not self._own(item) or self._view.session.decision is None:
            self.chip.forget()
            return ""
        return self.explain(item)

    def left(self, item: CardItem | None) -> None:
        """Another card, or none, is pointed at."""
        if item is None or item.instance != self.chip.instance:
            self.chip.forget()

    def _why(self, item: CardItem | None) -> WhyNot | None:
        if item is None or item.options or item.instance < 0 or self._view.busy:
            return None
        return self._view.session.why_not(item.instance)

    def _own(self, item: CardItem) -> bool:
        row = item.row
        return row.seat == self._view.table.viewer and row.zone in (Zone.HAND, Zone.IN_PLAY)
