"""The list of a deck before a game: every card as a face with its copies, one large to read."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.decks import Deck
from dbz_desktop.match.content.editions import load_edition
from dbz_desktop.rules.kernel.decisions import WhyNot
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.ui.faces.face_button import FaceButton
from dbz_desktop.ui.faces.face_size import FACE_RATIO, LARGE_FROM
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.faces.zoom_panel import ZoomPanel
from dbz_desktop.ui.kit.flow_layout import FitScroll, FlowLayout
from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.measure import em
from dbz_desktop.ui.kit.overlay import Overlay
from dbz_desktop.ui.kit.painting import draw_box, smooth, write_with
from dbz_desktop.ui.kit.theme import theme
from dbz_desktop.ui.kit.widgets import button, label

FACE_EMS = 5.0
"""The width of a small face, in line heights."""


class ListedFace(FaceButton):
    """A card of the list with the number of its copies."""

    def __init__(self, text: str, place: int, copies: int) -> None:
        super().__init__(text, place)
        self.copies = copies

    def paintEvent(self, event: QPaintEvent) -> None:
        """The face, and how many of it there are."""
        super().paintEvent(event)
        if self.copies < 2:
            return
        look = theme()
        painter = smooth(self)
        font = look.font(look.px("body"), bold=True, display=True)
        words = f"{self.copies}×"
        metrics = QFontMetricsF(font)
        plate = QRectF(0, 0, metrics.horizontalAdvance(words) + look.unit * 3, metrics.height() + 2)
        # On the picture: above and below stand the title and what the card does.
        plate.moveCenter(QPointF(self.width() / 2, self.height() * 0.56))
        draw_box(painter, plate, plate.height() / 2, "accent", "accent-ink")
        write_with(painter, font, look.colour("accent-ink"))
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, words)


class DeckFacts:
    """What is to be known of the cards of a list, by their places in it; see `card_facts.Facts`."""

    def __init__(self, faces: FaceCache, edition: str) -> None:
        self._faces = faces
        self.news = faces.news
        self._chain = load_edition(edition).chain
        faces.set_edition(self._chain)
        self.cards: list[Card] = []

    def name_of(self, seat: int) -> str:
        """Nobody plays yet."""
        return ""

    def card(self, instance: int) -> Card | None:
        """The card at a place."""
        return self.cards[instance] if 0 <= instance < len(self.cards) else None

    def zone(self, instance: int) -> Zone | None:
        """It lies nowhere yet."""
        return None

    def owner(self, instance: int) -> int:
        """It is nobody's yet."""
        return 0

    def why_not(self, instance: int) -> WhyNot | None:
        """Nothing is asked yet."""
        return None

    def facts_of(self, instance: int) -> list[str]:
        """Nothing is particular to it."""
        return []

    def wording(self, card: Card) -> str:
        """Its text in the edition that is chosen (DCK-12)."""
        return card.wording(self._chain)

    def unread(self, card: Card) -> str:
        """The text that counts, where the face is a picture that may show another."""
        if not self._faces.is_picture(card, QSize(LARGE_FROM, LARGE_FROM)):
            return ""
        text = self.wording(card)
        return text if text != card.text else ""

    def pixmap(self, card: Card, width: int, dpr: float) -> QPixmap:
        """Its small face."""
        return self._faces.pixmap(card, QSize(width, round(width * FACE_RATIO)), dpr)

    def large(self, card: Card, room: QSize, dpr: float) -> QPixmap:
        """Its face to read."""
        return self._faces.large(card, room, dpr)


class DeckList(Overlay):
    """All cards of a deck, type by type. What is pointed at is shown large beside them."""

    def __init__(self, parent: QWidget, faces: FaceCache) -> None:
        super().__init__(parent)
        self._faces = faces
        self._facts: DeckFacts | None = None
        self.buttons: list[ListedFace] = []
        column = vbox(self.panel, 0.5, (1, 0.8, 1, 0.8))
        self.title = add(column, label("", "overlay-title", wrap=True))
        row = add(column, hbox(gap=0.8), 1)
        self.scroller = FitScroll()
        self.scroller.fill = False
        self.scroller.setAccessibleName("Cards of the deck")
        row.addWidget(self.scroller, 1)
        self.zoom = add(row, ZoomPanel())
        foot = add(column, fill(QHBoxLayout(), 1))
        self.close_button = add(foot, button("Close", "secondary", "Close the list (Esc)"))
        self.close_button.clicked.connect(self.close_overlay)

    def show_deck(self, deck: Deck, edition: str, at: Card | None = None) -> None:
        """Open the list of a deck in an edition's wordings, at a card of it."""
        facts = self._facts = DeckFacts(self._faces, edition)
        self.title.setText(f"{deck.name} · {deck.size} cards")
        self.setAccessibleName(f"The cards of {deck.name}")
        body = QWidget()
        column = vbox(body, 0.3, 0)
        self.buttons = []
        mastery = ((deck.mastery, 1),) if deck.mastery else ()
        groups = [("Main Personality and Mastery", [*((card, 1) for card in deck.mp), *mastery])]
        for kind in CardType:
            rows = [(card, count) for card, count in deck.counts if card.type is kind]
            total = sum(count for _, count in rows)
            groups.append((f"{kind.value} · {total}", rows))
        for title, cards in groups:
            if cards:
                fill(column, label(title, "section", wrap=True), self._group(facts, cards))
        old = self.scroller.takeWidget()
        if old is not None:
            old.deleteLater()
        self.scroller.setWidget(body)
        first = next((n for n, card in enumerate(facts.cards) if card is at), 0)
        self.open(self.buttons[first] if self.buttons else self.close_button)
        self._show(first)
        if self.buttons:
            self.scroller.ensureWidgetVisible(self.buttons[first])

    def _group(self, facts: DeckFacts, cards: list[tuple[Card, int]]) -> QWidget:
        host = QWidget()
        flow = FlowLayout(host, 0.2)
        for card, count in cards:
            place = len(facts.cards)
            facts.cards.append(card)
            face = ListedFace(f"{count}× {card.name}" if count > 1 else card.name, place, count)
            face.pointedAt.connect(lambda place=place: self._show(place))
            face.walked.connect(lambda key, face=face: self._walk(face, key))
            flow.addWidget(face)
            self.buttons.append(face)
        return host

    def fit(self) -> None:
        """Nearly the whole page; the large card keeps a third of it."""
        host = self.host.size()
        wide, high = host.width() - em(self, 2.5), host.height() - em(self, 2)
        self.panel.setFixedSize(min(wide, em(self, 90)), high)
        self.zoom.setFixedWidth(max(em(self, 12), min(em(self, 24), round(wide * 0.36))))
        facts = self._facts
        if facts is not None:
            width = em(self, FACE_EMS)
            for face, card in zip(self.buttons, facts.cards, strict=True):
                face.show_face(facts.pixmap(card, width, self.devicePixelRatioF()), width)
        self.scroller.fit()
        focus = QApplication.focusWidget()
        if focus is not None and self.scroller.isAncestorOf(focus):
            self.scroller.ensureWidgetVisible(focus)

    def _show(self, place: int) -> None:
        if self._facts is not None:
            self.zoom.show_card(place, self._facts)
            self.zoom.wordings.hide()

    def _walk(self, face: ListedFace, key: Qt.Key) -> None:
        """Left and right to the next card, up and down to the nearest of the next row."""
        at = self.buttons.index(face)
        found: ListedFace | None = None
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            place = at + (1 if key == Qt.Key.Key_Right else -1)
            found = self.buttons[place] if 0 <= place < len(self.buttons) else None
        else:
            way = 1 if key == Qt.Key.Key_Down else -1
            here = self._middle(face)
            rows = [
                ((there.y() - here.y()) * way, abs(there.x() - here.x()), place)
                for place, other in enumerate(self.buttons)
                if ((there := self._middle(other)).y() - here.y()) * way > 0
            ]
            found = self.buttons[min(rows)[2]] if rows else None
        if found is not None:
            found.setFocus(Qt.FocusReason.TabFocusReason)
            self.scroller.ensureWidgetVisible(found)

    def _middle(self, face: ListedFace) -> QPoint:
        return face.mapTo(self.scroller, face.rect().center())
