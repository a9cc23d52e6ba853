"""The Learn page: the lessons with how far each was taken, and what else can be looked up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from dbz_desktop.match.lessons.library import LessonEntry
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.kit.flow_layout import FitScroll
from dbz_desktop.ui.kit.layouts import fill, vbox
from dbz_desktop.ui.kit.measure import em, in_ems, lay_out_again
from dbz_desktop.ui.kit.page import Page, add_key
from dbz_desktop.ui.kit.tile import ARROWS, Tile, neighbour
from dbz_desktop.ui.kit.widgets import label

WIDEST = 22
"""A tile is about so many line heights wide; the page has as many columns as find room."""
MOST_COLUMNS = 5


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing besides the lessons: its sign, words and key, and what opens it."""

    sign: str
    title: str
    about: str
    key: str
    open: Callable[[], object]


class LearnPage(Page):
    """`lessonWanted` carries a `LessonEntry`, and whether it is to begin anew."""

    lessonWanted = Signal(object)

    def __init__(
        self, lessons: Sequence[LessonEntry], entries: Sequence[Entry], settings: Settings
    ) -> None:
        super().__init__("Learn", about="The game in small lessons, on the real table")
        self._settings = settings
        self.lessons = list(lessons)
        self._sections: list[tuple[QLabel, list[Tile]]] = []
        self.scroller = FitScroll()
        body = QWidget()
        body.setProperty("role", "page")
        column = fill(vbox(body, gap=0.6, around=(1.6, 0.8, 1.6, 1.0)), self.message)
        self._grid = QGridLayout()
        in_ems(self._grid.setSpacing, 0.6)
        column.addLayout(self._grid)
        shipped = [entry for entry in self.lessons if not entry.own]
        own = [entry for entry in self.lessons if entry.own]
        self.tiles: dict[str, Tile] = {}
        self._add("First game", [self._lesson(n, e) for n, e in enumerate(shipped, 1)])
        if own:
            self._add("Your own lessons", [self._lesson(0, entry) for entry in own])
        self.entries = [self._entry(entry) for entry in entries]
        self._add("Look it up", self.entries)
        column.addStretch(1)
        self.scroller.setWidget(body)
        self.column.addWidget(self.scroller, 1)
        for number in range(1, 10):
            add_key(self, str(number), partial(self._press, number), "Open the lesson so numbered")
        lay_out_again(self)
        self.refresh()

    def _add(self, title: str, tiles: list[Tile]) -> None:
        self._sections.append((label(title, "section"), tiles))
        for tile in tiles:
            tile.setParent(self)
            tile.moved.connect(lambda key, t=tile: self._move(t, key))

    def _lesson(self, number: int, entry: LessonEntry) -> Tile:
        key = str(number) if 0 < number < 10 else ""
        tile = Tile("play", f"{number}  {entry.title}" if number else entry.title, "", key)
        tile.clicked.connect(lambda: self.lessonWanted.emit(entry))
        self.tiles[entry.key] = tile
        return tile

    def _entry(self, entry: Entry) -> Tile:
        tile = Tile(entry.sign, entry.title, entry.about, entry.key)
        tile.clicked.connect(lambda: entry.open())
        add_key(self, entry.key, tile.click, entry.title)
        return tile

    def _all_tiles(self) -> list[Tile]:
        return [tile for _title, tiles in self._sections for tile in tiles]

    # --- what is shown ---

    @property
    def next(self) -> LessonEntry | None:
        """The lesson to go on with: one that was begun, else the first that isn't done."""
        shipped = [entry for entry in self.lessons if not entry.own]
        begun = [entry for entry in shipped if self._settings.lesson(entry.key) > 0]
        left = [entry for entry in shipped if self._settings.lesson(entry.key) == 0]
        return next(iter([*begun, *left]), None)

    def refresh(self) -> None:
        """Tell of each lesson how far it was taken."""
        following = self.next
        for entry in self.lessons:
            tile = self.tiles[entry.key]
            place = self._settings.lesson(entry.key)
            state = f"{entry.minutes} minutes"
            if place < 0:
                state = "Done"
            elif place > 0:
                state = "Begun"
            elif entry is following:
                state = f"Next, {state}"
            tile.sign = "check" if place < 0 else "warning" if entry.problem else "play"
            tile.tell(tile.text(), f"{state}. {entry.about}", warning=entry.problem)

    def focus_start(self) -> None:
        """The keyboard goes to the lesson to go on with."""
        following = self.next
        tile = self.tiles[following.key] if following is not None else self._all_tiles()[0]
        tile.setFocus()
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

    # --- keys ---

    def _press(self, number: int) -> None:
        if number <= len(self.lessons):
            self.tiles[self.lessons[number - 1].key].click()

    def _move(self, tile: Tile, key: int) -> None:
        found = neighbour(self._all_tiles(), tile, key)
        if found is not None:
            found.setFocus(Qt.FocusReason.TabFocusReason)
            self.scroller.ensureWidgetVisible(found)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """An arrow with the focus nowhere goes to the lesson to go on with."""
        if event.key() in ARROWS:
            self.focus_start()
        else:
            super().keyPressEvent(event)
