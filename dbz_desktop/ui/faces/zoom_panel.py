"""The zoom panel: the card that is pointed at, large, with what is particular to it now.

Where its face would have smaller letters than the text around it, because the text is large for
the room, the card stands there in words instead, larger than any other text of the page.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QWidget

from dbz_desktop.cards.icon_words import in_words
from dbz_desktop.cards.model import Card
from dbz_desktop.match.content.rule_texts import rule_note
from dbz_desktop.ui.faces.card_facts import Facts
from dbz_desktop.ui.faces.face_size import FACE_RATIO, LARGE_FROM, RULES_SHARE, fitted
from dbz_desktop.ui.kit.fitting import LineLabel
from dbz_desktop.ui.kit.flow_layout import FitScroll
from dbz_desktop.ui.kit.layouts import add, fill, vbox
from dbz_desktop.ui.kit.measure import at_new_look, em
from dbz_desktop.ui.kit.painting import paint_with, smooth
from dbz_desktop.ui.kit.rules_label import RulesText
from dbz_desktop.ui.kit.theme import theme
from dbz_desktop.ui.kit.widgets import label, tool_button

READABLE = (0.85, 1.27)
"""How large the letters on a face are at least, as a share of the text around it: at the usual size
of text, and where text is half as large again or more, which is asked for to read by."""

_LINES_ABOUT = 6.5
"""Room for what is told of a card below its face, in ems."""


class _Face(QWidget):
    """Draws a card as large as its width allows, or an empty frame.

    The face is asked for when it is painted: then its width is known, and of cards that follow
    one another in a moment only the last is drawn.
    """

    def __init__(self) -> None:
        super().__init__()
        self._card: tuple[Card, Facts] | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_card(self, card: Card, facts: Facts) -> None:
        self._card = card, facts
        self.update()

    def clear(self) -> None:
        self._card = None
        self.update()

    def _pixmap(self) -> QPixmap | None:
        if self._card is None:
            return None
        card, facts = self._card
        # A narrow column must not get the simplified face: here one reads the card's text.
        width = max(em(self, 15), self.width(), LARGE_FROM)
        room = QSize(width, round(width * FACE_RATIO))
        return facts.large(card, room, self.devicePixelRatioF())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(width * FACE_RATIO)

    def sizeHint(self) -> QSize:
        return QSize(em(self, 15), round(em(self, 15) * FACE_RATIO))

    def minimumSizeHint(self) -> QSize:
        # Where there is no room at all the words give way last.
        return QSize(60, 42)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        pixmap = self._pixmap()
        lies = pixmap is not None and pixmap.width() > pixmap.height()
        size = fitted(self.size(), lies)
        area = QRectF((self.width() - size.width()) / 2, 0, size.width(), size.height())
        if pixmap is not None:
            painter.drawPixmap(area, pixmap, QRectF(pixmap.rect()))
            return
        paint_with(painter, theme().colour("line"), theme().colour("panel-raised", 0.4))
        painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 10, 10)
        painter.setPen(theme().colour("text-faint"))
        painter.drawText(
            area.adjusted(16, 16, -16, -16),
            Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap,
            "Point at a card to read it",
        )


class ZoomPanel(QFrame):
    """A big face, the facts of the card in play, and why it can't be used if it can't."""

    wordingsWanted = Signal(object)
    """The card whose wordings are to be shown."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName("Card in focus")
        self._card: Card | None = None
        self._again: tuple[Facts, bool, str] | None = None
        at_new_look(self._draw_again)
        self.instance = -1
        column = vbox(self, 0.4, 0.6)
        self.face = add(column, _Face(), 1)
        self.name = label("", "section", wrap=True)
        self.rules = RulesText("", "rules")
        """The card in words, where its face would be too small to be read."""
        self.unread = label("", "body", wrap=True)
        """The text that counts, beside a picture that shows another."""
        self.facts = label("", "body", wrap=True)
        self.why = label("", "why", wrap=True)
        self.title = LineLabel("muted")
        self.title.set_lines(2)
        self.scroller = FitScroll()
        self.scroller.fill = False
        self.scroller.setAccessibleName("Text of the card")
        told = QWidget()
        words = vbox(told, 0.4, 0)
        for part in (self.name, self.rules, self.unread, self.facts, self.why):
            part.hide()
            words.addWidget(part)
        self.scroller.setWidget(told)
        column.addWidget(self.scroller)
        self.wordings = tool_button(
            "Wordings", "Wordings", "The wordings that this card has had, and its rulings (W)"
        )
        self.wordings.hide()
        self.wordings.clicked.connect(self.want_wordings)
        column.addLayout(fill(QHBoxLayout(), (self.title, 1), self.wordings))

    def show_card(
        self, instance: int, facts: Facts, reason: bool = True, caption: str = ""
    ) -> None:
        """Show a card of the match; a hidden one leaves the last card standing.

        `reason` tells why it can't be used now; `caption` says why this card is shown, where
        nobody has pointed at it.
        """
        card = facts.card(instance) if instance >= 0 else None
        if card is None:
            return
        self.instance = instance
        self._card = card
        if self._again is None or self._again[0] is not facts:
            facts.news.changed.connect(self._face_changed, Qt.ConnectionType.UniqueConnection)
        self._again = (facts, reason, caption)
        self.title.setText(caption)
        self.face.show_card(card, facts)
        self.setAccessibleDescription(f"{card.name}. {card.type.value}. {facts.wording(card)}")
        self.name.setText(f"{card.name} · {card.type.value}")
        self.rules.show_rules(facts.wording(card))
        self.wordings.show()
        self.wordings.setAccessibleName(f"Wordings of {card.name}")
        unread = facts.unread(card)
        self._tell(self.unread, f"Reworded since: {in_words(unread)}" if unread else "")
        self._tell(self.facts, " · ".join(facts.facts_of(instance)))
        why = facts.why_not(instance) if reason else None
        self._tell(self.why, f"Not now: {in_words(why.reason)} ({why.rule})" if why else "")
        self.why.setToolTip(rule_note(why.rule) if why else "")
        self._arrange()

    @property
    def in_words(self) -> bool:
        """True while the card stands there in words, since its face would be too small."""
        return not self.rules.isHidden()

    def _arrange(self) -> None:
        """The face where its text can be read as well as the text around it, else its words."""
        inner = QSize(self.width(), self.height()) - QSize(em(self, 1.2), em(self, 1.2))
        foot = 0 if self.title.isHidden() and self.wordings.isHidden() else em(self, 2)
        told = self._told_height(inner.width())
        letters = RULES_SHARE * fitted(inner - QSize(0, foot + told)).width()
        usual, asked = READABLE
        least = usual + (asked - usual) * min(1.0, max(0.0, theme().scale - 1) * 2)
        words = self._card is not None and letters < theme().px("body") * least
        self.name.setVisible(words)
        self.rules.setVisible(words)
        if words:
            room = inner.height() - foot
            most = min(room, self.scroller.content_height(inner.width()))
            # What the words leave over shows the face all the same.
            self.face.setVisible(room - most >= em(self, 9))
        else:
            # What is particular to a card leaves most of the room to its face.
            most = min(told, round(inner.height() * 0.4))
            self.face.show()
        self.scroller.setFixedHeight(max(0, most))
        self.scroller.setVisible(words or bool(told))
        self.scroller.setFocusPolicy(
            Qt.FocusPolicy.StrongFocus if words else Qt.FocusPolicy.NoFocus
        )
        self.scroller.fit()

    def wanted_height(self, width: int) -> int:
        """What a whole face needs at a width, both in pixels, with some lines about the card."""
        pad = em(self, 1.2)
        return self.face.heightForWidth(width - pad) + pad + em(self, _LINES_ABOUT)

    def _told_height(self, width: int) -> int:
        """What the words beside a face need at a width."""
        shown = [part for part in (self.unread, self.facts, self.why) if not part.isHidden()]
        gap = em(self, 0.4)
        return sum(part.heightForWidth(width) + gap for part in shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another room may be too small for the face, or large enough."""
        super().resizeEvent(event)
        self._arrange()

    def asked_anew(self) -> None:
        """Another question is asked: say again why the card can't be used, and not that the last
        question was about it."""
        if self.instance >= 0 and self._again:
            self.show_card(self.instance, self._again[0])

    def _draw_again(self) -> None:
        """Another look draws the face in other colours, and larger."""
        if self.instance >= 0 and self._again:
            self.show_card(self.instance, *self._again)

    def _face_changed(self, card_id: str) -> None:
        """A picture has come, or the pictures have changed."""
        if self._card is not None and self._again and card_id in ("", self._card.id):
            self.show_card(self.instance, *self._again)

    def want_wordings(self) -> None:
        """Ask for the wordings of the card in focus to be shown."""
        if self._card is not None:
            self.wordingsWanted.emit(self._card)

    def clear(self) -> None:
        """Show no card, so that nothing of one player's hand is left for the other."""
        self._card = None
        self.instance = -1
        self.face.clear()
        self.rules.show_rules("")
        self.name.setText("")
        self.wordings.hide()
        self.setAccessibleDescription("")
        self.title.setText("")
        for part in (self.unread, self.facts, self.why):
            self._tell(part, "")
        self._arrange()

    @staticmethod
    def _tell(part: QWidget, text: str) -> None:
        part.setText(text)  # type: ignore[attr-defined]
        part.setVisible(bool(text))
