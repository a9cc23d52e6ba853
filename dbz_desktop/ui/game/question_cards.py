"""The cards of a question, face up beside it: the one that asks, and one looked at for it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from dbz_desktop.cards.model import Card
from dbz_desktop.rules.kernel.decisions import Ask, Decision
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.ui.faces.card_facts import Facts
from dbz_desktop.ui.faces.face_size import FACE_RATIO
from dbz_desktop.ui.kit.layouts import add, fill, hbox
from dbz_desktop.ui.kit.measure import em
from dbz_desktop.ui.kit.theme import draw_focus
from dbz_desktop.ui.kit.widgets import label

MANY = 9
"""More answers than this that point at cards are shown as a grid of faces."""

_HIDDEN_FROM_TABLE = (Zone.LIFE_DECK, Zone.DISCARD, Zone.BANISHED, Zone.ASIDE)


def needs_picker(decision: Decision, facts: Facts) -> bool:
    """True when the answers are cards that do not lie open on the table."""
    pointed = [o for o in decision.options if o.card >= 0]
    if len(decision.looked_at) > 1:
        return True
    if len(pointed) < 2 or decision.ask in (Ask.PLANNING, Ask.ACTION, Ask.DEFEND):
        return False
    if len(pointed) > MANY:
        return True
    if decision.ask is Ask.ORDER and decision.rule == "EFF-3":
        # What is chosen is an effect, whose words a grid of faces doesn't show.
        return False
    return any(facts.zone(o.card) in _HIDDEN_FROM_TABLE for o in pointed)


def about(decision: Decision) -> int:
    """The card that a question is about: the one whose text asks, else the only one offered;
    -1 where there is none."""
    if decision.card >= 0:
        return decision.card
    offered = {option.card for option in decision.options if option.card >= 0}
    # A hand of one card is a choice, not what the question is about.
    return offered.pop() if len(offered) == 1 and decision.open else -1


class AskedFace(QWidget):
    """One card of a question. It can be pointed at and reached by Tab; it isn't an answer."""

    pointedAt = Signal(int)

    def __init__(self, instance: int, card: Card, facts: Facts, words: str) -> None:
        super().__init__(focusPolicy=Qt.FocusPolicy.TabFocus)
        self.instance = instance
        self._card, self._facts = card, facts
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(f"{words}: {card.name}")
        self.setAccessibleDescription(f"{card.type.value}. {facts.wording(card)}")
        facts.news.changed.connect(self._face_changed)

    def sizeHint(self) -> QSize:
        """As set by the strip."""
        return self.size()

    def _face_changed(self, card_id: str) -> None:
        if card_id in ("", self._card.id):
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The face, as on the table."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        face = self._facts.pixmap(self._card, self.width(), self.devicePixelRatioF())
        painter.drawPixmap(self.rect(), face)
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_focus(painter, QRectF(self.rect()).adjusted(2, 2, -2, -2))

    def enterEvent(self, event: QEnterEvent) -> None:
        """Pointing at it shows it large, and where it lies."""
        self.pointedAt.emit(self.instance)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is pointed at any more."""
        self.pointedAt.emit(-1)
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard points too."""
        self.pointedAt.emit(self.instance)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """It has gone on."""
        self.pointedAt.emit(-1)
        super().focusOutEvent(event)


class AskedCards(QWidget):
    """The strip of a question's cards, each with a word that says why it lies there."""

    pointedAt = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self._row = hbox(self, 0.5)
        self.faces: list[AskedFace] = []
        self._captions: list[QLabel] = []
        self.hide()

    def show_cards(self, decision: Decision, facts: Facts) -> None:
        """Show the cards of a question, as far as the viewer knows them."""
        self.clear()
        shown = {about(decision): "Asks"}
        if len(decision.looked_at) == 1:
            shown.setdefault(decision.looked_at[0], "Looked at")
        for instance, words in shown.items():
            card = facts.card(instance) if instance >= 0 else None
            if card is None:
                continue
            long = "The question is about" if words == "Asks" else words
            face = AskedFace(instance, card, facts, long)
            face.setFixedSize(1, 1)
            face.pointedAt.connect(self.pointedAt)
            caption = label(words, "caption", alignment=Qt.AlignmentFlag.AlignHCenter)
            column = add(self._row, QVBoxLayout())
            column.setSpacing(em(self, 0.1))
            fill(column, (face, 0, Qt.AlignmentFlag.AlignHCenter), caption, 1)
            self.faces.append(face)
            self._captions.append(caption)
        # One card needs no word: the question names it.
        for caption in self._captions:
            caption.setVisible(len(self.faces) > 1)
        # Before they are seen: a widget without a size would widen the page for a moment.
        self.fit(self.height())
        self.give_way(False)

    @property
    def wanted(self) -> bool:
        """Whether the question is about a card that may be seen."""
        return bool(self.faces)

    def give_way(self, away: bool) -> None:
        """Go where the question needs the room, or come back."""
        self.setVisible(self.wanted and not away)

    def fit(self, height: int) -> None:
        """Make the faces as high as the room allows."""
        pad = em(self, 0.5)
        self._row.setContentsMargins(pad * 2, pad, 0, pad)
        words = self._captions[0].sizeHint().height() if len(self.faces) > 1 else 0
        high = max(em(self, 2), min(height - 2 * pad - words, em(self, 9)))
        for face in self.faces:
            face.setFixedSize(round(high / FACE_RATIO), high)

    def clear(self) -> None:
        """Take the cards away."""
        self.faces, self._captions = [], []
        while (item := self._row.takeAt(0)) is not None:
            inner = item.layout()
            while inner is not None and (part := inner.takeAt(0)) is not None:
                widget = part.widget()
                if widget is not None:
                    widget.hide()
                    widget.deleteLater()
        self.hide()
