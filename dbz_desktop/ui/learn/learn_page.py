"""The Learn page: the lessons with how far each was taken, and what else can be looked up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Signal

from dbz_desktop.match.lessons.library import LessonEntry
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.kit.page import add_key
from dbz_desktop.ui.kit.tile import Tile
from dbz_desktop.ui.learn.tiles_page import TilesPage


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing besides the lessons: its sign, words and key, and what opens it."""

    sign: str
    title: str
    about: str
    key: str
    open: Callable[[], object]


class LearnPage(TilesPage):
    """`lessonWanted` carries a `LessonEntry`, and whether it is to begin anew."""

    lessonWanted = Signal(object)

    def __init__(
        self, lessons: Sequence[LessonEntry], entries: Sequence[Entry], settings: Settings
    ) -> None:
        super().__init__("Learn", "The game in small lessons, on the real table")
        self._settings = settings
        self.lessons = list(lessons)
        shipped = [entry for entry in self.lessons if not entry.own]
        own = [entry for entry in self.lessons if entry.own]
        self.tiles: dict[str, Tile] = {}
        self.add_section("First game", [self._lesson(n, e) for n, e in enumerate(shipped, 1)])
        if own:
            self.add_section("Your own lessons", [self._lesson(0, entry) for entry in own])
        self.entries = [self._entry(entry) for entry in entries]
        self.add_section("Look it up", self.entries)
        for number in range(1, 10):
            add_key(self, str(number), partial(self._press, number), "Open the lesson so numbered")
        self.refresh()

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
            state = f"{entry.minutes} minute{'s' if entry.minutes != 1 else ''}"
            if place < 0:
                state = "Done"
            elif place > 0:
                state = "Begun"
            elif entry is following:
                state = f"Next, {state}"
            tile.sign = "check" if place < 0 else "warning" if entry.problem else "play"
            tile.tell(tile.text(), f"{state}. {entry.about}", warning=entry.problem)

    @property
    def first(self) -> Tile | None:
        """The lesson to go on with."""
        following = self.next
        return super().first if following is None else self.tiles[following.key]

    # --- keys ---

    def _press(self, number: int) -> None:
        if number <= len(self.lessons):
            self.tiles[self.lessons[number - 1].key].click()
