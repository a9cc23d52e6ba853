"""The ways to the list of games and to a replay."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal

from dbz_desktop.ui.files.file_kinds import Kind
from dbz_desktop.ui.system.work import Work
from dbz_desktop.ui.window.page_group import PageGroup

if TYPE_CHECKING:
    # The first window must not wait for what is only needed once games are shown.
    from dbz_desktop.match.replays.recording import Recording


class ReplayPages(PageGroup):
    """Opens the list of games and shows one on the table."""

    continued = Signal(object)
    """The file of a game to go on with."""
    filesWanted = Signal(object)
    """Files of a kind are to be opened."""
    whatIfWanted = Signal(object, int)
    """A game's file and a place in it, from which it is to go on otherwise."""

    def show_games(self, kind: str = "all") -> None:
        """Show the list of games: all, the unfinished or the finished ones."""
        from dbz_desktop.ui.replay.games_page import ReplaysPage

        window = self._window
        window.show_home()
        window.replays = page = ReplaysPage(kind, window.library.wait_for_pool)
        page.watched.connect(self.open_replay)
        page.continued.connect(self.continued)
        page.fileWanted.connect(self.choose)
        page.statisticsWanted.connect(self.show_statistics)
        window.open_page(page)

    def show_statistics(self) -> None:
        """Show games and wins by deck, opponent and victory, upon the list of games."""
        from dbz_desktop.ui.replay.statistics_page import StatisticsPage

        self._window.open_page(StatisticsPage())

    def choose(self) -> None:
        """Ask for a replay file and open it."""
        self.filesWanted.emit(Kind.GAME)

    def open_replay(self, path: Path, chances: bool = False) -> None:
        """Show a journal on the table, with each side's chance to win where that is wanted; it is
        played through off this thread first."""
        window = self._window

        def work(work: Work) -> Any:
            from dbz_desktop.match.replays.recording import record

            pool = window.library.wait_for_pool()
            return record(path, pool, cancelled=lambda: work.cancelled)

        def show(recording: Recording) -> None:
            self.show_replay(recording, chances)

        window.work(work, show, "The replay could not be opened.")

    def show_replay(self, recording: Recording, chances: bool = False) -> None:
        """Show a recorded game in place of the one that is shown; see `open_replay`."""
        from dbz_desktop.ui.replay.replay_page import ReplayPage

        window = self._window
        if window.replay is not None:
            window.pages.pop_to(window.replay)
            window.pages.pop()
        window.replay = page = ReplayPage(recording, window.faces, window.settings, window.pages)
        page.whatIfWanted.connect(self.whatIfWanted)
        page.fileWanted.connect(self.choose)
        window.open_page(page)
        if chances:
            page.curve.open()
