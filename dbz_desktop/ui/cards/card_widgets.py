"""What pages show of single cards: a large face, a small one that can be pressed, the copies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QFrame, QGridLayout, QSizePolicy, QWidget

from dbz_desktop.cards.model import Card
from dbz_desktop.decks import Deck, DeckProblem
from dbz_desktop.ui.faces.face_shelf import FaceShelf
from dbz_desktop.ui.faces.face_size import RATIO, fitted
from dbz_desktop.ui.kit.measure import em, in_ems
from dbz_desktop.ui.kit.painting import draw_box, paint_with, smooth, write_with
from dbz_desktop.ui.kit.reasons import set_reason
from dbz_desktop.ui.kit.theme import theme
from dbz_desktop.ui.kit.widgets import label, tool_button


def paint_blank(painter: QPainter, rect: QRectF, card: Card | None) -> None:
    """What stands in a card's place until its face is drawn: its frame, its Style and title."""
    look = theme()
    edge = look.style(card.style.value) if card is not None else look.colour("line")
    paint_with(painter, QPen(edge, 3 if card is not None else 1), look.colour("panel-raised", 0.6))
    painter.drawRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), 9, 9)
    if card is None:
        return
    write_with(painter, look.font(rect.width() * 0.1, bold=True, display=True), look.colour("text"))
    pad = rect.width() * 0.07
    flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
    painter.drawText(
        rect.adjusted(pad, pad, -pad, -rect.height() / 2),
        int(flags | Qt.TextFlag.TextWordWrap),
        card.title,
    )


LEAST = QSize(80, 112)
"""The least room for a face, in pixels."""


class FaceView(QWidget):
    """A card as large as there is room for; its face comes when it is drawn."""

    def __init__(self, shelf: FaceShelf, least: QSize = LEAST) -> None:
        """`least` is the size below which it takes no less room."""
        super().__init__()
        self.shelf = shelf
        self.card: Card | None = None
        self._least = least
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        shelf.ready.connect(self._came)

    def show_card(self, card: Card | None) -> None:
        """Show another card; None shows an empty frame."""
        if card is not self.card:
            self.card = card
            self.setAccessibleName(f"Face of {card.name}" if card is not None else "No card")
            self.update()

    def _came(self, ident: str) -> None:
        if self.card is not None and ident in ("", self.card.id):
            self.update()

    def face_rect(self) -> QRect:
        """Where the face lies: in the middle, at the top."""
        size = fitted(self.size(), self.card is not None and self.shelf.lies(self.card))
        return QRect(QPoint((self.width() - size.width()) // 2, 0), size)

    def sizeHint(self) -> QSize:
        """A face that can be read."""
        return QSize(em(self, 15), round(em(self, 15) / RATIO))

    def minimumSizeHint(self) -> QSize:
        """A face that can be told from others."""
        return self._least

    def paintEvent(self, event: QPaintEvent) -> None:
        """The face, or its frame until it is there."""
        with smooth(self) as painter:
            rect = self.face_rect()
            face = None
            if self.card is not None:
                face = self.shelf.face(self.card, rect.size(), self.devicePixelRatioF())
            if face is not None:
                painter.drawPixmap(rect.topLeft(), face)
            else:
                paint_blank(painter, QRectF(rect), self.card)


class CardTile(QAbstractButton):
    """A small face with its name and a few words below it; pressed, it asks for its card."""

    def __init__(self, card: Card, why: str, shelf: FaceShelf) -> None:
        super().__init__()
        self.card = card
        self.why = why
        self.shelf = shelf
        self.setAccessibleName(card.name)
        self.setAccessibleDescription(why)
        self.setToolTip(f"{card.name}\n{why}" if why else card.name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        # As high as its row, so that the faces of a row stand in line.
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        shelf.ready.connect(self._came)

    _PAD = 6

    @property
    def _face(self) -> QSize:
        """The size of the face."""
        width = max(104, em(self, 7.5))
        return QSize(width, round(width / RATIO))

    def _came(self, ident: str) -> None:
        if ident in ("", self.card.id):
            self.update()

    def _fonts(self) -> tuple[QFont, QFont]:
        look = theme()
        return look.font(look.px("body"), bold=True), look.font(look.px("caption"))

    def sizeHint(self) -> QSize:
        """The face, and as many lines of its name and its words as they need."""
        room = QRect(0, 0, self._face.width(), 10_000)
        heights = [
            QFontMetrics(font).boundingRect(room, self._flags, text).height() if text else 0
            for font, text in zip(self._fonts(), (self.card.name, self.why), strict=True)
        ]
        pad = self._PAD
        return QSize(
            self._face.width() + 2 * pad,
            self._face.height() + min(heights[0], self._most()) + heights[1] + 3 * pad,
        )

    def _most(self) -> int:
        """The height of three lines of a name."""
        return 3 * QFontMetrics(self._fonts()[0]).lineSpacing()

    def minimumSizeHint(self) -> QSize:
        """All of it."""
        return self.sizeHint()

    _flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The face, the name, the words, and the rings of pointer and focus."""
        look = theme()
        with smooth(self) as painter:
            pad = self._PAD
            box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
            if self.underMouse() or self.isDown():
                draw_box(painter, box, look.radius, "panel-hover", "line-strong")
            rect = QRect(pad, pad, self._face.width(), self._face.height())
            face = self.shelf.face(self.card, self._face, self.devicePixelRatioF())
            if face is not None:
                painter.drawPixmap(rect.topLeft(), face)
            else:
                paint_blank(painter, QRectF(rect), self.card)
            name_font, words_font = self._fonts()
            room = QRect(pad, rect.bottom() + pad, self._face.width(), self._most())
            write_with(painter, name_font, look.colour("text"))
            used = painter.boundingRect(room, self._flags, self.card.name)
            painter.drawText(room, self._flags, self.card.name)
            write_with(painter, words_font, look.colour("text-muted"))
            below = min(used.bottom() + 1, room.bottom() + 1)
            words = QRect(pad, below, self._face.width(), max(0, self.height() - below - 3))
            painter.drawText(words, self._flags, self.why)
            if self.hasFocus():
                draw_box(painter, box, look.radius, None, "focus", look.ring)


class OpenDeck(Protocol):
    """The deck that is open beside the pool, as far as the page of a card needs it."""

    changed: SignalInstance

    @property
    def deck(self) -> Deck: ...

    def copies(self, card: Card) -> int: ...

    def change(self, cards: Sequence[Card], by: int) -> None: ...

    def set_copies(self, cards: Sequence[Card], count: int) -> None: ...

    def problems_of(self, card: Card) -> list[DeckProblem]: ...


class CopiesBox(QFrame):
    """How many copies of a card the open deck holds, with one less and one more."""

    moved = Signal(int)
    """How many copies more or less are wanted."""

    def __init__(self, deck: OpenDeck) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self.setAccessibleName("Copies in the deck")
        self._deck = deck
        self._card: Card | None = None
        grid = QGridLayout(self)
        in_ems(grid.setContentsMargins, 0.8, 0.4, 0.4, 0.4)
        in_ems(grid.setHorizontalSpacing, 0.4)
        grid.setVerticalSpacing(0)
        self.count = label("", "figure")
        self.where = label("", "muted", wrap=True)
        self.less = tool_button("−", "One copy less", "One copy less (−)")
        self.more = tool_button("+", "One copy more", "One copy more (+)")
        for tool in (self.less, self.more):
            tool.setProperty("role", "filter")
            in_ems(tool.setMinimumWidth, 2)
        self.wrong = label("", "note", wrap=True)
        grid.addWidget(self.count, 0, 0)
        grid.addWidget(self.where, 1, 0, 1, 4)
        grid.addWidget(self.less, 0, 2)
        grid.addWidget(self.more, 0, 3)
        grid.addWidget(self.wrong, 2, 0, 1, 4)
        grid.setColumnStretch(1, 1)
        self.less.clicked.connect(lambda: self.moved.emit(-1))
        self.more.clicked.connect(lambda: self.moved.emit(1))

    def show_card(self, card: Card) -> None:
        """Tell of a card, also after the deck was edited."""
        self._card = card
        count = self._deck.copies(card)
        self.count.setText(f"{count}")
        copies = "copy" if count == 1 else "copies"
        self.where.setText(f"{copies} in “{self._deck.deck.name}”")
        self.setAccessibleDescription(f"{count} {self.where.text()}")
        set_reason(self.less, "" if count else "The deck holds no copy of this card.")
        problems = self._deck.problems_of(card) if count else []
        self.wrong.setText("\n".join(f"⚠ {p.reason} ({p.rule})" for p in problems))
        self.wrong.setVisible(bool(problems))
