"""The chips of the filters: buttons that show a Style in its colour, or open a menu of terms."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QPaintEvent, QPen
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from dbz_desktop.cards.model import Style
from dbz_desktop.cards.search import fold
from dbz_desktop.ui.kit.measure import em
from dbz_desktop.ui.kit.painting import paint_with, smooth
from dbz_desktop.ui.kit.theme import draw_icon, ink_on, theme
from dbz_desktop.ui.kit.widgets import plain_tip


def filter_chip(text: str, name: str, parent: QWidget | None = None) -> QToolButton:
    """A button of the filters; `name` is what a screen reader says."""
    return dress_chip(QToolButton(parent), text, name)


def dress_chip(chip: QToolButton, text: str, name: str) -> QToolButton:
    """Make a tool button one of the filters."""
    chip.setText(text)
    chip.setProperty("role", "filter")
    chip.setAccessibleName(name)
    chip.setToolTip(plain_tip(name))
    chip.setCursor(Qt.CursorShape.PointingHandCursor)
    chip.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return chip


class TermMenu(QMenu):
    """Terms of the search to choose from; `chosen` carries the one that was clicked.

    Its rows are made when they are first wanted: the filters have over a hundred, and a page that
    opens needs none of them.
    """

    chosen = Signal(str)

    def __init__(
        self, choices: Sequence[tuple[str, str]], title: str, parent: QWidget | None = None
    ) -> None:
        """`choices` are terms and what they are called."""
        super().__init__(parent)
        self.setAccessibleName(title)
        self.terms = [term for term, _ in choices]
        self._choices = choices
        self._asked: Collection[str] = ()
        self._rows: list[QAction] = []
        self.aboutToShow.connect(self._fill)

    def actions(self) -> list[QAction]:
        """The rows, in the order of the choices."""
        self._fill()
        return super().actions()

    def show_asked(self, asked: Collection[str]) -> int:
        """Check the terms that are asked for; returns how many of the menu's they are."""
        self._asked = asked
        for action, term in zip(self._rows, self.terms, strict=False):
            on = term in asked
            if action.isChecked() != on:
                action.setChecked(on)
        return sum(term in asked for term in self.terms)

    def _fill(self) -> None:
        if self._rows:
            return
        for term, text in self._choices:
            action = self.addAction(f"{text}\t{term}")
            action.setCheckable(True)
            action.setChecked(term in self._asked)
            action.triggered.connect(lambda _checked=False, term=term: self.chosen.emit(term))
            self._rows.append(action)


class StyleChip(QToolButton):
    """A Style as a disc in its colour with its sign; asked for, it has a check as well."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self.card_style = style
        dress_chip(self, "", f"Only {style.value} cards")
        self.setCheckable(True)

    def sizeHint(self) -> QSize:
        """As high as the chips with words."""
        side = em(self, 1.0) + 2 * theme().unit + 2
        return QSize(round(side * 1.25), side)

    def minimumSizeHint(self) -> QSize:
        """All of it."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The frame of a filter, the disc in it, and the check on its corner."""
        super().paintEvent(event)
        look = theme()
        with smooth(self) as painter:
            colour = look.style(self.card_style.value)
            radius = min(self.width(), self.height()) / 2 - 3.5
            centre = QPointF(self.width() / 2, self.height() / 2)
            paint_with(painter, QPen(look.colour("line-strong"), 1), colour)
            painter.drawEllipse(centre, radius, radius)
            side = radius * 1.36
            sign = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
            draw_icon(painter, f"style-{fold(self.card_style.value)}", sign, ink_on(colour))
            if self.isChecked():
                side = max(10.0, self.height() * 0.44)
                badge = QRectF(self.width() - side - 1, self.height() - side - 1, side, side)
                paint_with(painter, QPen(look.colour("panel"), 1), look.colour("accent"))
                painter.drawEllipse(badge)
                draw_icon(
                    painter,
                    "check",
                    badge.adjusted(side * 0.16, side * 0.16, -side * 0.16, -side * 0.16),
                    "accent-ink",
                )
