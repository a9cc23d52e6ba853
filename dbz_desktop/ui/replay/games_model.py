"""The list of games as a Qt model, its search, and how one row is drawn."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QRect,
    QRectF,
    QSize,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from dbz_desktop.match.content.rule_texts import edition_name
from dbz_desktop.match.journal.summary import Summary
from dbz_desktop.match.journal.summary_words import _turns, day, outcome
from dbz_desktop.ui.kit.models import Index, resetting
from dbz_desktop.ui.kit.painting import write_with
from dbz_desktop.ui.kit.theme import draw_icon, theme
from dbz_desktop.ui.kit.widgets import plain_tip

SummaryRole = Qt.ItemDataRole.UserRole + 1
WordsRole = Qt.ItemDataRole.UserRole + 2

ALL, UNFINISHED, FINISHED = "all", "unfinished", "finished"


class GamesModel(QAbstractListModel):
    """Summaries of games, newest first."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games: list[Summary] = []
        self._words: list[str] = []
        self._folded: list[str] = []

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """How many games there are."""
        return 0 if parent.isValid() else len(self._games)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole):
        """A game, and its words for search, tool tips and screen readers."""
        if not index.isValid():
            return None
        game = self._games[index.row()]
        if role == SummaryRole:
            return game
        if role == Qt.ItemDataRole.DisplayRole:
            return game.players
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            words = self._words[index.row()]
            tip = role == Qt.ItemDataRole.ToolTipRole
            return plain_tip(words) if tip else words.replace("\n", ", ")
        if role == WordsRole:
            return self._words[index.row()]
        return None

    def folded(self, row: int) -> str:
        """All that is told of a game, for searching."""
        return self._folded[row]

    def game(self, row: int) -> Summary:
        """The game of a row."""
        return self._games[row]

    def append(self, games: Sequence[tuple[Summary, str]]) -> None:
        """Add games at the end, each with what `words_of` tells of it."""
        if games:
            first = len(self._games)
            self.beginInsertRows(QModelIndex(), first, first + len(games) - 1)
            self._games.extend(game for game, _ in games)
            self._words.extend(words for _, words in games)
            self._folded.extend(words.casefold() for _, words in games)
            self.endInsertRows()

    def clear(self) -> None:
        """Forget all."""
        with resetting(self):
            for kept in (self._games, self._words, self._folded):
                kept.clear()

    def remove(self, game: Summary) -> None:
        """Take a game off the list."""
        row = self._games.index(game)
        self.beginRemoveRows(QModelIndex(), row, row)
        for kept in (self._games, self._words, self._folded):
            del kept[row]
        self.endRemoveRows()


class GamesFilter(QSortFilterProxyModel):
    """The games that a search asks for: every word must be found somewhere."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words: list[str] = []
        self.kind = ALL

    def ask(self, words: str, kind: str) -> None:
        """Search anew."""
        self._words, self.kind = words.casefold().split(), kind
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        """Whether a game is shown."""
        source = self.sourceModel()
        assert isinstance(source, GamesModel)
        game = source.game(row)
        if self.kind == UNFINISHED and game.finished:
            return False
        if self.kind == FINISHED and not game.finished:
            return False
        text = source.folded(row) if self._words else ""
        return all(word in text for word in self._words)


class GameDelegate(QStyledItemDelegate):
    """Two lines a game: who and how it ended, the decks and the turns; its time at the right."""

    def _fonts(self) -> tuple[QFont, QFont]:
        look = theme()
        return look.font(look.px("lead"), bold=True), look.font(look.px("body"))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Two lines and some air."""
        lead, body = (QFontMetrics(font).lineSpacing() for font in self._fonts())
        return QSize(200, lead + body + theme().px("body"))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a game."""
        look = theme()
        game: Summary = index.data(SummaryRole)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit = look.px("body")
        box = QRectF(option.rect).adjusted(2, 1, -2, -1)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        pointed = bool(option.state & QStyle.StateFlag.State_MouseOver)
        focus = chosen and bool(option.state & QStyle.StateFlag.State_HasFocus)
        fill = "panel-hover" if chosen or pointed else "panel-raised"
        painter.setBrush(look.colour(fill))
        painter.setPen(QPen(look.colour("focus" if focus else "accent" if chosen else "line"), 2))
        painter.drawRoundedRect(box, look.radius * 0.7, look.radius * 0.7)
        colour = "amber" if game.problem else "accent" if game.finished else "text"
        sign = "warning" if game.problem else "replay" if game.finished else "play"
        size = unit * 1.7
        place = QRectF(box.left() + unit * 0.8, box.center().y() - size / 2, size, size)
        draw_icon(painter, sign, place, colour)
        left = place.right() + unit
        width = box.right() - unit * 0.8 - left
        right = min(unit * 18, width * 0.26)
        middle = 0.0 if game.header is None else min(unit * 28, (width - right) * 0.45)
        first = width - right - middle
        edition = edition_name(game.header.edition) if game.header is not None else ""
        words = str(index.data(WordsRole)).split("\n")
        about = game.problem or (words[1] if game.header is not None else "")
        self._lines(painter, box, left, first - unit, game.players, about, bool(game.problem))
        if middle:
            told = outcome(game)
            self._lines(painter, box, left + first, middle - unit, told, _turns(game), plain=True)
        self._lines(
            painter,
            box,
            left + first + middle,
            right,
            day(game.when),
            edition,
            plain=True,
            end=True,
        )
        painter.restore()

    def _lines(
        self,
        painter: QPainter,
        box: QRectF,
        left: float,
        width: float,
        above: str,
        below: str,
        warning: bool = False,
        plain: bool = False,
        end: bool = False,
    ) -> None:
        look = theme()
        lead, body = self._fonts()
        side = Qt.AlignmentFlag.AlignRight if end else Qt.AlignmentFlag.AlignLeft
        flags = side | Qt.AlignmentFlag.AlignVCenter
        high, low = QFontMetrics(lead).lineSpacing(), QFontMetrics(body).lineSpacing()
        top = box.center().y() - (high + low) / 2
        for text, font, height, colour in (
            (above, body if plain else lead, high, "text"),
            (below, body, low, "amber" if warning else "text-muted"),
        ):
            write_with(painter, font, look.colour(colour))
            area = QRect(round(left), round(top), round(width), height)
            words = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, round(width))
            painter.drawText(area, flags, words)
            top += height
