"""The card sheet: one card to read at leisure, and why it can't be used now if it can't."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from dbz_desktop.cards.icon_words import in_words
from dbz_desktop.cards.model import Card
from dbz_desktop.match.content.rule_texts import rule_text
from dbz_desktop.ui.faces.card_facts import Facts
from dbz_desktop.ui.faces.face_size import FACE_RATIO
from dbz_desktop.ui.kit.flow_layout import FitScroll
from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.measure import em
from dbz_desktop.ui.kit.overlay import Overlay
from dbz_desktop.ui.kit.rules_label import RulesText
from dbz_desktop.ui.kit.widgets import button, label, show_text


class CardSheet(Overlay):
    """A face as large as the page allows, and beside it everything in words."""

    wordingsWanted = Signal(object)
    """The card whose wordings are to be shown."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._card: Card | None = None
        self._large = 0
        self._facts: Facts | None = None
        self._room = QSize()
        row = hbox(self.panel, 1.2, 1.2)
        self.face = add(row, QLabel(), 0, Qt.AlignmentFlag.AlignTop)
        column = vbox(gap=0.6)
        self.title = label("", "overlay-title", wrap=True)
        self.kind = label("", "muted", wrap=True)
        self.text = RulesText()
        self.facts = label("", "muted", wrap=True)
        self.why = label("", "why", wrap=True)
        self.rule = label("", "muted", wrap=True)
        self.scroller = FitScroll()
        self.scroller.fill = False
        self.scroller.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.scroller.setAccessibleName("Text of the card")
        body = QWidget()
        fill(vbox(body, 0.6, (0, 0, 0.4, 0)), self.text, self.facts, self.why, self.rule, 1)
        self.scroller.setWidget(body)
        fill(column, self.title, self.kind, (self.scroller, 1))
        foot = add(column, QHBoxLayout())
        self.wordings = button("Wordings and rulings", "quiet", clicked=self._wordings)
        self.close_button = button("Close", "secondary", "Close the card (Esc)")
        self.close_button.clicked.connect(self.close_overlay)
        fill(foot, self.wordings, 1, self.close_button)
        row.addLayout(column, 1)

    def show_card(self, instance: int, facts: Facts) -> None:
        """Open the sheet for a card of the match; a card the viewer may not know opens nothing."""
        card = facts.card(instance)
        if card is None:
            return
        self._card = card
        if facts is not self._facts:
            self._facts = facts
            facts.news.changed.connect(self._face_changed, Qt.ConnectionType.UniqueConnection)
        self.face.setAccessibleName(f"Face of {card.name}")
        self.title.setText(card.name)
        self.kind.setText(" · ".join(w for w in (card.type.value, card.style.value) if w))
        self.text.show_rules(facts.wording(card))
        particular = " · ".join(facts.facts_of(instance))
        show_text(self.facts, particular)
        why = facts.why_not(instance)
        self.why.setText(f"Not now: {in_words(why.reason)} ({why.rule})" if why else "")
        self.why.setVisible(why is not None)
        rule = rule_text(why.rule) if why is not None else None
        self.rule.setText(f"{rule.label}\n{rule.text}" if rule is not None else "")
        self.rule.setVisible(rule is not None)
        self.setAccessibleName(card.name)
        self.setAccessibleDescription(f"{self.text.accessibleName()} {self.why.text()}".strip())
        self.open(self.close_button)
        self.scroller.fit()
        self.scroller.verticalScrollBar().setValue(0)

    def fit(self) -> None:
        """A face as large as the page allows, and its words beside it."""
        host = self.host.size()
        high = max(240, min(host.height() - em(self, 6), em(self, 34)))
        wide = max(320, min(host.width() - em(self, 4), round(high / FACE_RATIO) + em(self, 22)))
        self._room = QSize(wide // 2 - em(self, 1.2), high - round(em(self, 2.4)))
        if self._large != em(self, 1.05):
            self._large = em(self, 1.05)
            self.text.setStyleSheet(f"font-size: {self._large}px")
        self._show_face()
        self.panel.setFixedSize(wide, high)

    def _show_face(self) -> None:
        if self._card is not None and self._facts is not None:
            pixmap = self._facts.large(self._card, self._room, self.devicePixelRatioF())
            self.face.setPixmap(pixmap)
            self.face.setFixedSize(pixmap.deviceIndependentSize().toSize())

    def _face_changed(self, card_id: str) -> None:
        card = self._card
        if card is not None and self._facts and self.isVisible() and card_id in ("", card.id):
            self._show_face()

    def _wordings(self) -> None:
        card = self._card
        self.close_overlay()
        if card is not None:
            self.wordingsWanted.emit(card)
