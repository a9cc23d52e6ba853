"""All decks as an item model, the filter of the search, and how a deck is drawn as a tile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from dbz_desktop.cards.search import fold
from dbz_desktop.decks import DeckProblem
from dbz_desktop.ui.cards.faces import FaceShelf
from dbz_desktop.ui.faces.render import RATIO
from dbz_desktop.ui.pages.library import DeckEntry
from dbz_desktop.ui.pages.tile import draw_wrapped
from dbz_desktop.ui.theme import draw_icon, ink_on, theme

if TYPE_CHECKING:
    from dbz_desktop.ui.decks.shelf import DecksView

Index = QModelIndex | QPersistentModelIndex


class ShelfRole(IntEnum):
    """What a deck of the list can be asked."""

    ENTRY = Qt.ItemDataRole.UserRole + 1
    PROBLEMS = Qt.ItemDataRole.UserRole + 2
    WORDS = Qt.ItemDataRole.UserRole + 3


class DecksModel(QAbstractListModel):
    """Every deck, one's own first. `judge` tells what an edition has against one."""

    def __init__(self, judge: Callable[[DeckEntry], list[DeckProblem]]) -> None:
        super().__init__()
        self._judge = judge
        self.entries: list[DeckEntry] = []
        self._problems: dict[str, list[DeckProblem]] = {}

    def set_entries(self, entries: Sequence[DeckEntry]) -> None:
        """Show other decks."""
        self.beginResetModel()
        self.entries = sorted(entries, key=_order)
        self._problems.clear()
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """One row a deck."""
        return 0 if parent.isValid() else len(self.entries)

    def problems(self, entry: DeckEntry) -> list[DeckProblem]:
        """What the edition has against a deck; asked once for each."""
        found = self._problems.get(entry.id)
        if found is None:
            found = self._problems[entry.id] = self._judge(entry)
        return found

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A deck's facts, see `ShelfRole`."""
        if not index.isValid():
            return None
        entry = self.entries[index.row()]
        if role == ShelfRole.ENTRY:
            return entry
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return entry_name(entry)
        if role == ShelfRole.PROBLEMS:
            return self.problems(entry)
        if role == ShelfRole.WORDS:
            return words_of(entry)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
            return self._tip(entry)
        return None

    def _tip(self, entry: DeckEntry) -> str:
        if entry.deck is None:
            return f"This deck can't be read: {entry.error}"
        about = f"{entry.deck.personality or 'No Main Personality yet'}, {entry.style}"
        kind = "Your deck" if entry.own else "Shipped with the program; opened as a copy"
        lines = [entry.deck.name, f"{about}, {entry.deck.size} cards", entry.makeup(), kind]
        wrong = self.problems(entry)
        lines += [f"⚠ {reason(problem)}" for problem in wrong[:4]]
        if len(wrong) > 4:
            lines.append(f"… and {len(wrong) - 4} more")
        return "\n".join(line for line in lines if line)


def _order(entry: DeckEntry) -> tuple[bool, str]:
    return not entry.own, entry_name(entry).casefold()


def entry_name(entry: DeckEntry) -> str:
    """The name of a deck; a file that can't be read goes by its own."""
    return entry.deck.name if entry.deck is not None else entry.path.name


def reason(problem: DeckProblem) -> str:
    """A problem in a line, with its card and its rule."""
    about = f"{problem.card.name}: " if problem.card is not None else ""
    return f"{about}{problem.reason} ({problem.rule})"


def words_of(entry: DeckEntry) -> str:
    """What a search looks at: name, personality, Style, and the titles of the cards."""
    deck = entry.deck
    if deck is None:
        return fold(entry.path.name)
    titles = " ".join(card.name for card in deck.cards())
    return fold(f"{deck.name} {deck.personality} {entry.style} {titles}")


class DecksFilter(QSortFilterProxyModel):
    """The decks that have every word of a search."""

    def __init__(self) -> None:
        super().__init__()
        self._words: list[str] = []

    def ask(self, text: str) -> None:
        """Show the decks that fit."""
        self._words = fold(text).split()
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        """True where every word is found."""
        if not self._words:
            return True
        model = self.sourceModel()
        words = model.data(model.index(row, 0, parent), ShelfRole.WORDS)
        return all(word in words for word in self._words)


class TileDelegate(QStyledItemDelegate):
    """Draws a deck: its Main Personality's face, its name, Style, size, and whether it is legal."""

    def __init__(self, view: DecksView, shelf: FaceShelf) -> None:
        super().__init__(view)
        self._view = view
        self._shelf = shelf

    @staticmethod
    def face_size() -> QSize:
        """The size of the face."""
        width = round(theme().px("body") * 6)
        return QSize(width, round(width / RATIO))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """The view says how wide; the face says how high."""
        return self._view.tile_size()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """One tile."""
        look = theme()
        entry = index.data(ShelfRole.ENTRY)
        gap = self._view.gap
        rect = QRectF(option.rect).adjusted(gap / 2, gap / 2, -gap / 2, -gap / 2)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        pointed = bool(option.state & QStyle.StateFlag.State_MouseOver)
        focus = bool(option.state & QStyle.StateFlag.State_HasFocus)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setBrush(look.colour("panel-hover" if pointed or chosen else "panel-raised"))
        edge = "focus" if focus else "accent" if chosen else "line-strong"
        painter.setPen(QPen(look.colour(edge), look.ring + 0.5 if focus or chosen else look.border))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), look.radius, look.radius)
        pad = look.unit * 2
        size = self.face_size()
        face = QRectF(rect.left() + pad, rect.top() + pad, size.width(), size.height())
        self._face(painter, face, entry)
        left = face.right() + pad * 1.5
        words = QRectF(left, rect.top() + pad, rect.right() - left - pad, size.height())
        self._words(painter, words, entry, index.data(ShelfRole.PROBLEMS))
        painter.restore()

    def _face(self, painter: QPainter, place: QRectF, entry: DeckEntry) -> None:
        look = theme()
        deck = entry.deck
        card = deck.mp[0] if deck is not None and deck.mp else None
        if card is not None:
            face = self._shelf.face(card, self.face_size(), self._view.devicePixelRatioF())
            if face is not None:
                painter.drawPixmap(place.topLeft(), face)
                return
        painter.setPen(QPen(look.colour("line-strong"), 1.5, Qt.PenStyle.DashLine))
        painter.setBrush(look.colour("panel"))
        painter.drawRoundedRect(place, 6, 6)
        side = place.width() * 0.4
        sign = QRectF(place.center().x() - side / 2, place.center().y() - side / 2, side, side)
        broken = deck is None
        name, colour = ("warning", "danger") if broken else ("personality", "text-muted")
        draw_icon(painter, name, sign, look.colour(colour))

    def _words(
        self, painter: QPainter, area: QRectF, entry: DeckEntry, problems: list[DeckProblem]
    ) -> None:
        look = theme()
        title = look.font(look.px("lead"), bold=True, display=True)
        body = look.font(look.px("body"))
        small = look.font(look.px("caption"))
        # Rounded down a line would have no room for itself.
        line = QFontMetricsF(body).lineSpacing()
        foot = QFontMetricsF(small).height() + look.unit
        top = area.top()
        rest = 2 * line + foot + look.unit
        room = QRectF(area.left(), top, area.width(), area.height() - rest)
        top += draw_wrapped(painter, room, entry_name(entry), title, look.colour("text"), 2)
        deck = entry.deck
        if deck is None:
            room = QRectF(area.left(), top, area.width(), area.bottom() - top)
            draw_wrapped(painter, room, "Can't be read", body, look.colour("danger"), 1)
            room.setTop(top + line)
            draw_wrapped(painter, room, entry.error, small, look.colour("text-muted"), 4)
            return
        room = QRectF(area.left(), top, area.width(), line)
        who = deck.personality or "No Main Personality yet"
        draw_wrapped(painter, room, who, body, look.colour("text-muted"), 1)
        if problems:
            count = len(problems)
            verdict, colour = f"{count} problem{'s' if count > 1 else ''}", "amber"
        else:
            verdict, colour = "Legal", "text"
        side = look.px("body")
        top = area.bottom() - foot - look.unit - line
        sign = QRectF(area.left(), top + (line - side) / 2, side, side)
        draw_icon(painter, "warning" if problems else "check", sign, look.colour(colour))
        room = QRectF(area.left() + side * 1.4, top, area.width() - side * 1.4, line)
        verdict = f"{verdict} · {deck.size} cards" if deck.size != 60 or not problems else verdict
        draw_wrapped(painter, room, verdict, body, look.colour(colour), 1)
        self._chip(painter, QRectF(area.left(), area.bottom() - foot, area.width(), foot), entry)

    @staticmethod
    def _chip(painter: QPainter, area: QRectF, entry: DeckEntry) -> None:
        look = theme()
        colour = look.style(entry.style)
        font = look.font(look.px("caption"), bold=True, display=True)
        metrics = QFontMetrics(font)
        width = min(area.width(), metrics.horizontalAdvance(entry.style) + look.unit * 3)
        box = QRectF(area.left(), area.top(), width, area.height())
        painter.setPen(QPen(look.colour("line-strong"), 1))
        painter.setBrush(colour)
        painter.drawRoundedRect(box, 4, 4)
        painter.setFont(font)
        painter.setPen(ink_on(colour))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, entry.style)
        if not entry.own:
            painter.setFont(look.font(look.px("caption")))
            painter.setPen(look.colour("text-muted"))
            place = QRect(
                round(box.right()) + look.unit * 2,
                round(area.top()),
                round(area.right() - box.right()) - look.unit * 2,
                round(area.height()),
            )
            align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
            painter.drawText(place, int(align), "Shipped")
