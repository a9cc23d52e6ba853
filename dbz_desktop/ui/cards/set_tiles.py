"""The sets as shelves: a symbol each, how many cards there are, and how many of them are new."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPainterStateGuard, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from dbz_desktop.cards.search import Entry
from dbz_desktop.cards.sets import SETS
from dbz_desktop.ui.cards.filter_chips import dress_chip
from dbz_desktop.ui.kit.flow_layout import FlowLayout
from dbz_desktop.ui.kit.layouts import add
from dbz_desktop.ui.kit.measure import at_new_look, em
from dbz_desktop.ui.kit.painting import paint_with
from dbz_desktop.ui.kit.theme import ink_on, theme
from dbz_desktop.ui.kit.widgets import button

NEW = "is:new"

# Where the dots of a set's symbol stand, as on a die; the seventh set has seven.
_LEFT, _MIDDLE, _RIGHT = -0.42, 0.0, 0.42
_PLACES = (
    (_MIDDLE, _MIDDLE),
    (_LEFT, _LEFT),
    (_RIGHT, _RIGHT),
    (_LEFT, _RIGHT),
    (_RIGHT, _LEFT),
    (_MIDDLE, _LEFT),
    (_MIDDLE, _RIGHT),
)
_DOTS = (
    (0,),
    (1, 2),
    (0, 1, 2),
    (1, 2, 3, 4),
    (0, 1, 2, 3, 4),
    (1, 2, 3, 4, 5, 6),
    tuple(range(7)),
)


def draw_set(painter: QPainter, code: str, place: QRectF) -> None:
    """A set's symbol: an orb with as many dots as sets had come out with it. Others have none."""
    look = theme()
    with QPainterStateGuard(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_with(painter, QPen(look.colour("line-strong"), 1), look.colour("gold"))
        painter.drawEllipse(place)
        codes = list(SETS)
        if code in codes:
            paint_with(painter, None, ink_on(look.colour("gold")))
            half, dot = place.width() / 2, place.width() * 0.085
            for spot in _DOTS[codes.index(code)]:
                x, y = _PLACES[int(spot)]
                centre = place.center() + QPointF(x * half, y * half)
                painter.drawEllipse(centre, dot, dot)


class SetTile(QToolButton):
    """One shelf: its set's symbol, name and size."""

    def __init__(self, code: str) -> None:
        super().__init__(toolButtonStyle=Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.code = code
        self.setCheckable(True)
        dress_chip(self, "", SETS.get(code, code.upper()))

    @property
    def term(self) -> str:
        """What the search asks for these cards."""
        return f"set:{self.code}"

    def dress(self) -> None:
        """Draw the symbol in today's look."""
        side, ratio = em(self, 1.15), self.devicePixelRatioF()
        picture = QPixmap(round(side * ratio), round(side * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as painter:
            draw_set(painter, self.code, QRectF(0.5, 0.5, side - 1, side - 1))
        self.setIcon(QIcon(picture))
        self.setIconSize(QSize(side, side))


class SetShelves(QWidget):
    """The shelves in a row. `toggled` carries a term and those that give way to it."""

    toggled = Signal(str, list)
    allLookedAt = Signal()

    def __init__(self, is_new: Callable[[str], bool]) -> None:
        """`is_new` tells by a card's id whether its user has not looked at it yet."""
        super().__init__()
        self._is_new = is_new
        self._short = False
        self._entries: Sequence[Entry] = ()
        self.tiles: list[SetTile] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._flow = FlowLayout(self, 0.35)
        at_new_look(self._dress)
        self._asked: Collection[str] = ()

    def set_entries(self, entries: Sequence[Entry]) -> None:
        """Make a shelf for each set that there are cards of."""
        self._entries = entries
        codes = {code for entry in entries for code in entry.sets}
        owned = {entry.card.set_code.casefold() for entry in entries}
        wanted = [code for code in SETS if code in codes & owned]
        wanted += sorted(owned - set(SETS))
        if [tile.code for tile in self.tiles] != wanted:
            self._make(wanted)
        self.count()

    def _make(self, codes: Sequence[str]) -> None:
        self._flow.clear()
        self.tiles = [SetTile(code) for code in codes]
        for tile in self.tiles:
            tile.clicked.connect(lambda _=False, t=tile: self._toggle(t))
            self._flow.addWidget(tile)
        self.new = dress_chip(QToolButton(), "", "Only cards that you haven't looked at yet")
        self.new.setCheckable(True)
        self.new.clicked.connect(lambda: self.toggled.emit(NEW, []))
        self._flow.addWidget(self.new)
        tip = "Count every card as looked at; those of sets to come will be new"
        self.seen_all = add(self._flow, button("I know them all", "quiet", tip=tip))
        self.seen_all.clicked.connect(self.allLookedAt)
        self._dress()

    def _dress(self) -> None:
        for tile in self.tiles:
            tile.dress()

    def _toggle(self, tile: SetTile) -> None:
        self.toggled.emit(tile.term, [each.term for each in self.tiles])

    def set_short(self, short: bool) -> None:
        """Leave the sets' names to their symbols, where the page is low for its text."""
        if short is not self._short:
            self._short = short
            self.count()

    def count(self) -> None:
        """Tell again how many cards there are, and how many of them are new."""
        first, again, new = Counter[str](), Counter[str](), Counter[str]()
        for entry in self._entries:
            own = entry.card.set_code.casefold()
            first[own] += 1
            new[own] += self._is_new(entry.card.id)
            again.update(code for code in entry.sets if code != own)
        for tile in self.tiles:
            code, name = tile.code, SETS.get(tile.code, tile.code.upper())
            size = f"{first[code] + again[code]:,}"
            words = f" {size}" if self._short else f" {name}  {size}"
            tile.setText(words.replace("&", "&&"))
            tile.setAccessibleName(f"{name}, {size} cards")
            told = [f"{first[code]:,} cards were printed in it first"]
            if again[code]:
                told.append(f"{again[code]:,} are printed in it again")
            told.append(f"{new[code]:,} are new to you" if new[code] else "none is new to you")
            tile.setToolTip(f"{name}: {', '.join(told)} ({tile.term})")
            tile.setAccessibleDescription(tile.toolTip())
        every = sum(new.values())
        self.new.setText(f"{'New' if self._short else 'New to me'}  {every:,}")
        self.show_asked(self._asked)

    def show_asked(self, asked: Collection[str]) -> None:
        """Mark the shelves whose terms stand in the query."""
        self._asked = asked
        for tool, term in ((self.new, NEW), *((tile, tile.term) for tile in self.tiles)):
            on = term in asked
            tool.setChecked(on)
            if tool.property("on") != on:
                tool.setProperty("on", on)
                tool.style().unpolish(tool)
                tool.style().polish(tool)
        self.seen_all.setVisible(NEW in asked)
