"""A sample hand of the deck: dealt, drawn on, discarded from, with the faces of the cards."""

from __future__ import annotations

import random
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QIntValidator, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QScrollArea, QWidget

from dbz_desktop.cards.model import Card
from dbz_desktop.decks import Deck
from dbz_desktop.decks.sample import MOST_SEED, Held, SampleHand
from dbz_desktop.decks.statistics import DRAW
from dbz_desktop.ui.decks.deck_tab import DeckTab
from dbz_desktop.ui.faces.face_shelf import FaceShelf
from dbz_desktop.ui.faces.face_size import RATIO
from dbz_desktop.ui.kit.drawn_places import DrawnPlaces
from dbz_desktop.ui.kit.flow_layout import FlowLayout
from dbz_desktop.ui.kit.layouts import add, fill, vbox
from dbz_desktop.ui.kit.measure import at_new_look
from dbz_desktop.ui.kit.painted_text import CENTRE, draw_line
from dbz_desktop.ui.kit.painting import draw_box, smooth
from dbz_desktop.ui.kit.reasons import set_reason
from dbz_desktop.ui.kit.theme import draw_focus, set_icon, theme
from dbz_desktop.ui.kit.widgets import label, tool_button

_EMPTY = "The Life Deck has no card left to draw."


@dataclass(slots=True)
class _Place:
    held: Held
    box: QRectF


class HandView(DrawnPlaces):
    """The hand in the groups in which it was drawn. A click, Enter or Delete discards a card."""

    discarded = Signal(int)
    cardHovered = Signal(object)
    choosing = (*DrawnPlaces.choosing, Qt.Key.Key_Delete)

    def __init__(self, shelf: FaceShelf) -> None:
        super().__init__()
        self.shelf = shelf
        self.hand: SampleHand | None = None
        self.texts: dict[str, str] = {}
        self.places: list[_Place] = []
        self._heads: list[tuple[str, QRectF, bool]] = []
        self._width = 300.0
        self.setAccessibleName("Sample hand")
        shelf.ready.connect(self._came)
        at_new_look(self.arrange)

    def _came(self, ident: str) -> None:
        if any(place.held.card.id == ident for place in self.places):
            self.update()

    def show_hand(self, hand: SampleHand | None) -> None:
        """Show a hand as it is now."""
        self.hand = hand
        self.hovered = -1
        self.arrange()
        self.keep_place()
        self.speak()

    def count(self) -> int:
        """One place a card."""
        return len(self.places)

    def box(self, place: int) -> QRectF:
        """Where a card lies."""
        return self.places[place].box

    def speak(self) -> None:
        """Say the cards, and first the one that has the keyboard."""
        hand = self.hand
        if hand is None or not hand.hand:
            self.setAccessibleDescription("No card in hand.")
            return
        names = ", ".join(held.card.name for held in hand.hand)
        focus = hand.hand[self.place].card.name
        self.setAccessibleDescription(f"{focus} in focus. {len(hand.hand)} cards: {names}.")

    # --- where things are ---

    def arrange(self, width: float = 0) -> None:
        """Give every card its place for a width, else for the last one; the height follows."""
        self._width = width = width or self._width
        self.places, self._heads = [], []
        line = float(QFontMetrics(theme().font(theme().px("body"))).height())
        gap = line * 0.4
        columns = max(1, int(width // (line * 22)))
        wide = (width - line * (columns - 1)) / columns
        face = min((wide - gap * (DRAW - 1)) / DRAW, line * 11)
        high = face / RATIO
        groups: dict[int, list[Held]] = {}
        for held in self.hand.hand if self.hand is not None else []:
            # Every draw but the last of the deck is of three, so that the place tells the draw.
            groups.setdefault(held.place // DRAW, []).append(held)
        newest = (self.hand.drawn - 1) // DRAW if self.hand is not None else -1
        bottom = 0.0
        for number, (draw, cards) in enumerate(groups.items()):
            left = (number % columns) * (wide + line)
            top = (number // columns) * (line * 1.6 + high + gap * 2)
            words = f"Turn {cards[0].turn}"
            words += ", attacked (COM-1)" if cards[0].attacked else ", Draw Step (TRN-1)"
            self._heads.append((words, QRectF(left, top, wide, line * 1.4), draw == newest))
            for place, held in enumerate(cards):
                at = left + place * (face + gap)
                box = QRectF(at + 3, top + line * 1.5, face - 6, high - 6)
                self.places.append(_Place(held, box))
            bottom = top + line * 1.6 + high + gap
        self.resize(round(width), round(bottom))
        self.update()

    @property
    def all_drawn(self) -> bool:
        """True when the faces of the cards in sight are at hand."""
        dpr = self.devicePixelRatioF()
        sight = QRectF(self.visibleRegion().boundingRect())
        return all(
            self.shelf.at_hand(place.held.card, _whole(place.box), dpr) is not None
            for place in self.places
            if place.box.intersects(sight)
        )

    # --- drawing ---

    def paintEvent(self, event: QPaintEvent) -> None:
        """Headings and faces."""
        look = theme()
        with smooth(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            for words, box, newest in self._heads:
                colour = look.colour("accent" if newest else "text-muted")
                draw_line(painter, f"▸ {words}" if newest else words, box, colour, look.px("body"))
            dpr = self.devicePixelRatioF()
            for number, place in enumerate(self.places):
                box = place.box
                if not box.intersects(QRectF(event.rect())):
                    continue
                face = self.shelf.face(place.held.card, _whole(box), dpr)
                if face is not None:
                    painter.drawPixmap(box.topLeft().toPoint(), face)
                else:
                    draw_box(painter, box, 6, "panel-raised")
                if number == self.hovered:
                    self._hint(painter, box)
                if number == self.place and self.hasFocus():
                    draw_focus(painter, box, 8)

    def _hint(self, painter: QPainter, box: QRectF) -> None:
        """What a click does, over the foot of the card that is pointed at."""
        look = theme()
        high = look.px("body") * 1.7
        strip = QRectF(box.left(), box.bottom() - high, box.width(), high)
        draw_box(painter, strip, 4, "panel")
        inner = strip.adjusted(4, 0, -4, 0)
        draw_line(painter, "Discard", inner, "text", look.px("body"), align=CENTRE)

    # --- pointer and keys ---

    def tip(self, place: int) -> str:
        """A tool tip reads the card."""
        card = self.places[place].held.card
        words = f"{card.name}\n{self.texts.get(card.id, card.text)}\n"
        return f"{words}Click: discard it (TRN-4)."

    def pointed(self, place: int) -> None:
        """The card that is pointed at is shown large."""
        if place >= 0:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
            self.cardHovered.emit(self.places[place].held.card)
        else:
            self.unsetCursor()

    def chosen(self, place: int, ctrl: bool = False) -> None:
        """Discard a card."""
        self.discarded.emit(self.places[place].held.place)

    def walked(self) -> None:
        """The card that has the keyboard is shown large, and scrolled into sight."""
        if not self.places:
            return
        place = self.places[self.place]
        self.cardHovered.emit(place.held.card)
        port = self.parentWidget()
        area = port.parentWidget() if port is not None else None
        if isinstance(area, QScrollArea):
            centre = place.box.center().toPoint()
            area.ensureVisible(centre.x(), centre.y(), 0, round(place.box.height() / 2) + 8)


class HandArea(QScrollArea):
    """A hand that scrolls. Room for the bar is always kept, so that it can't come and go."""

    def __init__(self, view: HandView) -> None:
        super().__init__()
        self.view = view
        self.setProperty("role", "plain")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setProperty("role", "plain")
        self.setWidget(view)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width, other places for the cards."""
        super().resizeEvent(event)
        self.view.arrange(self.width() - self.verticalScrollBar().sizeHint().width())


class SeedField(QLineEdit):
    """The number that a shuffle follows from; Enter deals with it."""

    def __init__(self) -> None:
        super().__init__(placeholderText="Seed")
        self.setValidator(QIntValidator(0, MOST_SEED, self))
        self.setAccessibleName("Seed of the shuffle")
        self.setToolTip(
            "Seed of the shuffle: the same deck and seed give the same cards. "
            "Type one and press Enter to repeat it."
        )
        self._fit()
        at_new_look(self._fit)

    def value(self) -> int:
        """The seed that was typed, 0 for none."""
        return int(self.text() or 0)

    def _fit(self) -> None:
        margins = theme().values()["pad2"]
        digits = self.fontMetrics().horizontalAdvance("0" * 7)
        self.setFixedWidth(digits + 2 * int(str(margins)) + 8)


class HandPane(DeckTab):
    """Deals a sample hand of the deck in hand: turns, attacks, discards, and the seed of it."""

    cardHovered = Signal(object)

    def __init__(self, shelf: FaceShelf) -> None:
        super().__init__("Sample hand")
        self.sample: SampleHand | None = None
        self._seeds = random.Random()
        column = vbox(self, 0.4, (0, 0.4, 0, 0))
        tools = QWidget()
        tools.setProperty("role", "plain")
        flow = FlowLayout(tools, 0.3)
        self.next = tool_button("Next turn", "Next turn", "Draw three for your Draw Step (TRN-1)")
        self.next.clicked.connect(self._next)
        tip = "The opponent attacks you: draw three (COM-1)"
        self.fight = tool_button("Attacked", "Attacked", tip, clicked=self._fight)
        self.again = tool_button(
            "", "Deal again", "Deal again: shuffle and draw for the first turn"
        )
        self.again.clicked.connect(lambda: self.deal(self._seeds.randint(0, MOST_SEED)))
        self.seed = SeedField()
        self.seed.returnPressed.connect(lambda: self.deal(self.seed.value()))
        set_icon(self.again, "shuffle")
        for part in (self.next, self.fight, self.again, self.seed):
            flow.addWidget(part)
        column.addWidget(tools)
        self.note = add(column, label("", "muted", wrap=True))
        self.view = HandView(shelf)
        self.view.discarded.connect(self._discard)
        self.view.cardHovered.connect(self.cardHovered)
        self.area = add(column, HandArea(self.view), 1)
        row = add(column, QHBoxLayout())
        self.pile = label("", "muted", wrap=True, accessibleName="Discarded cards")
        self.back = tool_button("Take back", "Take the last discard back", "Undo the last discard")
        self.back.clicked.connect(self._take_back)
        fill(row, (self.pile, 1), (self.back, 0, Qt.AlignmentFlag.AlignTop))
        self._show()

    def other_deck(self) -> None:
        """Its first hand is dealt when it is looked at."""
        self.sample = None

    def refresh(self) -> None:
        """Deal the first hand, or show the one there is."""
        if self.sample is None and self.session is not None and self.session.deck.size:
            self.deal(self._seeds.randint(0, MOST_SEED))
        else:
            self._show()

    def deal(self, seed: int) -> None:
        """Shuffle with a seed and draw for the first turn."""
        session = self.session
        deck = session.deck if session is not None else None
        self.sample = SampleHand(deck, seed) if deck is not None and deck.size else None
        self.seed.setText(str(seed))
        self.area.verticalScrollBar().setValue(0)
        self._show()

    def _next(self) -> None:
        if self.sample is not None:
            self.sample.next_turn()
            self._show(to_end=True)

    def _fight(self) -> None:
        if self.sample is not None:
            self.sample.attacked()
            self._show(to_end=True)

    def _discard(self, place: int) -> None:
        if self.sample is not None:
            self.sample.discard(place)
            self._show()

    def _take_back(self) -> None:
        if self.sample is not None:
            self.sample.take_back()
            self._show()

    def _show(self, to_end: bool = False) -> None:
        sample, session = self.sample, self.session
        if sample is not None and session is not None:
            entries = session.entries
            ids = {held.card.id for held in sample.hand}
            self.view.texts = {ident: entries[ident].text for ident in ids if ident in entries}
        self.view.show_hand(sample)
        self.note.setText(self._words())
        some = session is not None and session.deck.size > 0
        self.area.setVisible(sample is not None)
        nothing = "There is no Life Deck to draw from." if not some else ""
        dry = nothing or ("" if sample is not None and sample.left else _EMPTY)
        set_reason(self.next, dry)
        set_reason(self.fight, dry)
        set_reason(self.again, nothing)
        set_reason(self.seed, nothing)
        gone = [held.card.name for held in sample.discarded] if sample is not None else []
        self.pile.setText(f"Discarded ({len(gone)}): {', '.join(reversed(gone))}" if gone else "")
        self.back.setVisible(bool(gone))
        if to_end:
            bar = self.area.verticalScrollBar()
            bar.setValue(bar.maximum())

    def _words(self) -> str:
        session, sample = self.session, self.sample
        if session is None:
            return "Open a deck to draw a sample hand."
        if sample is None:
            return "The Life Deck is empty."
        hand = len(sample.hand)
        parts = [
            f"Turn {sample.turn}",
            f"{hand} in hand",
            f"{sample.drawn} of {sample.drawn + sample.left} drawn",
        ]
        words = " · ".join(parts)
        if not sample.left:
            words += f". {_EMPTY}"
        if _life(session.deck) != _life(sample.deck):
            words += ". Dealt before your last edits; dealing again takes the deck as it is now."
        return words


def _whole(box: QRectF) -> QSize:
    return QSize(round(box.width()), round(box.height()))


def _life(deck: Deck) -> dict[Card, int]:
    return dict(deck.counts)
