"""A page of tiles under headings, in as many columns as find room."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from dbz_desktop.ui.kit.flow_layout import FitScroll
from dbz_desktop.ui.kit.layouts import fill, vbox
from dbz_desktop.ui.kit.measure import em, in_ems, lay_out_again
from dbz_desktop.ui.kit.page import Page
from dbz_desktop.ui.kit.tile import ARROWS, Tile, neighbour
from dbz_desktop.ui.kit.widgets import label

WIDEST = 22
"""A tile is about so many line heights wide; the page has as many columns as find room."""
MOST_COLUMNS = 5


class TilesPage(Page):
    """The arrows go from tile to tile; where the focus is nowhere, to the `first` one."""

    def __init__(self, title: str, about: str) -> None:
        super().__init__(title, about=about)
        self._sections: list[tuple[QLabel, list[Tile]]] = []
        self.scroller = FitScroll()
        body = QWidget()
        body.setProperty("role", "page")
        column = fill(vbox(body, gap=0.6, around=(1.6, 0.8, 1.6, 1.0)), self.message)
        self._grid = QGridLayout()
        in_ems(self._grid.setSpacing, 0.6)
        column.addLayout(self._grid)
        column.addStretch(1)
        self.scroller.setWidget(body)
        self.column.addWidget(self.scroller, 1)
        lay_out_again(self)

    def add_section(self, title: str, tiles: list[Tile]) -> None:
        """Put tiles under a heading, below those that are there."""
        self._sections.append((label(title, "section"), tiles))
        for tile in tiles:
            tile.setParent(self)
            tile.moved.connect(lambda key, t=tile: self._move(t, key))

    def all_tiles(self) -> list[Tile]:
        """The tiles in their order."""
        return [tile for _title, tiles in self._sections for tile in tiles]

    @property
    def first(self) -> Tile | None:
        """The tile that the keyboard begins at; None where there is none."""
        return next(iter(self.all_tiles()), None)

    def focus_start(self) -> None:
        """The keyboard goes to the first tile."""
        first = self.first
        if first is not None:
            self._go_to(first)

    def _go_to(self, tile: QWidget) -> None:
        tile.setFocus(Qt.FocusReason.TabFocusReason)
        self.scroller.ensureWidgetVisible(tile)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many columns as find room."""
        super().resizeEvent(event)
        room = self.width() - em(self, 3.2)
        columns = max(1, min(MOST_COLUMNS, room // em(self, WIDEST)))
        row = 0
        for title, tiles in self._sections:
            self._grid.addWidget(title, row, 0, 1, columns)
            for place, tile in enumerate(tiles):
                self._grid.addWidget(tile, row + 1 + place // columns, place % columns)
            row += 2 + (len(tiles) - 1) // columns
        for column in range(MOST_COLUMNS):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def _move(self, tile: Tile, key: int) -> None:
        found = neighbour(self.all_tiles(), tile, key)
        if found is not None:
            self._go_to(found)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """An arrow with the focus nowhere goes to the first tile."""
        if event.key() in ARROWS:
            self.focus_start()
        else:
            super().keyPressEvent(event)
