"""The ways to the list of puzzles, and to a puzzle on the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from dbz_desktop.ui.system.work import Work
from dbz_desktop.ui.window.drawing_ahead import DrawingAhead
from dbz_desktop.ui.window.page_group import PageGroup
from dbz_desktop.ui.window.reading_ahead import read_along
from dbz_desktop.ui.window.spare_pages import Kind

if TYPE_CHECKING:
    # The first window must not wait for what is only needed once somebody solves a puzzle.
    from dbz_desktop.cards.packs import Pack
    from dbz_desktop.match.puzzles.library import PuzzleEntry
    from dbz_desktop.match.puzzles.run import PuzzleRun
    from dbz_desktop.match.scenarios.scenario import ScenarioError
    from dbz_desktop.ui.learn.puzzle_page import PuzzlePage
    from dbz_desktop.ui.learn.puzzles_page import PuzzlesPage
    from dbz_desktop.ui.window.paged_window import PagedWindow

WRONG = "The puzzle can't be opened."


class PuzzlePages(PageGroup):
    """Opens puzzles. `puzzles` and `puzzle` are those pages while they are open."""

    settingsWanted = Signal()
    """The settings are wanted, upon the puzzle."""

    def __init__(self, window: PagedWindow) -> None:
        super().__init__(window)
        self.puzzles: PuzzlesPage | None = None
        self.puzzle: PuzzlePage | None = None
        window.spares.offer("puzzle", Kind(_example, self._make))

    def show_puzzles(self) -> None:
        """Show all puzzles, upon whatever is open."""
        from dbz_desktop.match.puzzles.library import all_puzzles
        from dbz_desktop.ui.learn.puzzles_page import PuzzlesPage

        self.puzzles = page = PuzzlesPage(all_puzzles(), self._window.settings)
        page.puzzleWanted.connect(self.open_puzzle)
        self._window.open_page(page)
        pool = self._window.library.wait_for_pool
        readings = (partial(_read, e.path, pool) for e in page.puzzles if e.head)
        read_along(readings, page, DrawingAhead(self._window.spares, "puzzle", page))

    def open_puzzle(self, entry: PuzzleEntry) -> None:
        """Show a puzzle on the table, in place of the one that is shown."""
        window = self._window

        def work(_work: Work) -> PuzzleRun | ScenarioError:
            from dbz_desktop.match.scenarios.scenario import ScenarioError

            try:
                return _read(entry.path, window.library.wait_for_pool)
            except ScenarioError as error:
                return error

        def then(found: PuzzleRun | ScenarioError) -> None:
            if isinstance(found, Exception):
                window.tell(WRONG, str(found))
            else:
                self._open(entry, found)

        window.work(work, then, WRONG)

    def _make(self, run: PuzzleRun, following: bool = False) -> PuzzlePage:
        from dbz_desktop.ui.learn.puzzle_page import PuzzlePage

        window = self._window
        return PuzzlePage(run, window.faces, window.settings, following, window.pages)

    def _open(self, entry: PuzzleEntry, run: PuzzleRun) -> None:
        window, following = self._window, self._following(entry)
        page = window.spares.take("puzzle")
        if page is None:
            page = self._make(run, following is not None)
        else:
            page.show_puzzle(run, following is not None)
        page.again.connect(lambda _step: self.open_puzzle(entry))
        page.done.connect(lambda: window.settings.set_lesson(entry.key, -1))
        page.nextWanted.connect(
            lambda: window.go_back() if following is None else self.open_puzzle(following)
        )
        page.settingsWanted.connect(self.settingsWanted)
        if self.puzzle is not None:
            window.pages.pop_to(self.puzzle)
            window.pages.pop()
        self.puzzle = page
        window.open_page(page)

    def _following(self, entry: PuzzleEntry) -> PuzzleEntry | None:
        puzzles = [each for each in self.puzzles.puzzles if each.head] if self.puzzles else []
        place = puzzles.index(entry) + 1 if entry in puzzles else len(puzzles)
        return puzzles[place] if place < len(puzzles) else None


def _read(path: Path, pool: Callable[[], Pack]) -> PuzzleRun:
    from dbz_desktop.match.puzzles.file import read_puzzle
    from dbz_desktop.match.puzzles.run import PuzzleRun

    return PuzzleRun(read_puzzle(path, pool()))


def _example(pool: Pack) -> PuzzleRun | None:
    """The first puzzle."""
    from dbz_desktop.match.puzzles.file import shipped_puzzles
    from dbz_desktop.match.scenarios.scenario import ScenarioError

    try:
        return next((_read(path, lambda: pool) for path in shipped_puzzles()), None)
    except ScenarioError:
        # It is told to whoever wants to solve it.
        return None
