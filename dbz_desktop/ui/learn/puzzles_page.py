"""The puzzles, easiest first, with which of them were solved."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal

from dbz_desktop.match.puzzles.file import WORDS
from dbz_desktop.match.puzzles.library import PuzzleEntry
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.kit.tile import Tile
from dbz_desktop.ui.learn.tiles_page import TilesPage

_HARD = ("Easy", "Not so easy", "Tricky", "Hard", "Very hard")


class PuzzlesPage(TilesPage):
    """`puzzleWanted` carries a `PuzzleEntry`."""

    puzzleWanted = Signal(object)

    def __init__(self, puzzles: Sequence[PuzzleEntry], settings: Settings) -> None:
        super().__init__("Puzzles", "One answer alone reaches the goal, whatever comes against it")
        self._settings = settings
        self.puzzles = list(puzzles)
        self.tiles = {entry.key: self._tile(n, entry) for n, entry in enumerate(self.puzzles, 1)}
        for difficulty, words in enumerate(_HARD, 1):
            tiles = [
                self.tiles[entry.key]
                for entry in self.puzzles
                if entry.head is not None and entry.head.difficulty == difficulty
            ]
            if tiles:
                self.add_section(f"{words} {'★' * difficulty}", tiles)
        bad = [self.tiles[entry.key] for entry in self.puzzles if entry.head is None]
        if bad:
            self.add_section("Can't be read", bad)
        if not self.puzzles:
            self.message.tell("There is no puzzle.", "Its files are missing; install it again.")
        self.refresh()

    def _tile(self, number: int, entry: PuzzleEntry) -> Tile:
        words = entry.path.stem if entry.head is None else WORDS[entry.head.goal][0]
        title = f"{number}  {words}"
        tile = Tile("star", title, "")
        tile.clicked.connect(lambda: self.puzzleWanted.emit(entry))
        return tile

    @property
    def next(self) -> PuzzleEntry | None:
        """The easiest puzzle that isn't solved."""
        left = (entry for entry in self.puzzles if self._settings.lesson(entry.key) >= 0)
        return next((entry for entry in left if entry.head is not None), None)

    @property
    def first(self) -> Tile | None:
        """The puzzle to go on with."""
        following = self.next
        return super().first if following is None else self.tiles[following.key]

    def refresh(self) -> None:
        """Tell of each puzzle whether it was solved."""
        for entry in self.puzzles:
            tile = self.tiles[entry.key]
            solved = self._settings.lesson(entry.key) < 0
            tile.sign = "check" if solved else "warning" if entry.problem else "star"
            about = "" if entry.head is None else entry.head.title
            tile.tell(tile.text(), f"Solved. {about}" if solved else about, warning=entry.problem)
