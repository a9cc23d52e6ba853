"""The main window: one page at a time, and the ways between them."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QFileDialog, QMainWindow, QStackedWidget, QWidget

from dbz_desktop.match.journal import SUFFIX, JournalError
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.pages.library import Library
from dbz_desktop.ui.pages.resume import Unfinished
from dbz_desktop.ui.pages.start import NewGame, StartPage
from dbz_desktop.ui.pages.style import dress
from dbz_desktop.ui.settings import Settings, matches_folder

if TYPE_CHECKING:
    # The game's pages bring the engine along, and the first window must not wait for it.
    from dbz_desktop.match.match import Match
    from dbz_desktop.ui.pages.game import GamePage
    from dbz_desktop.ui.pages.gameover import GameOverPage
    from dbz_desktop.ui.pages.replay import ReplayPage

SMALLEST = QSize(1120, 640)
"""Below this the table has no room for its cards beside the column and the timeline."""


class MainWindow(QMainWindow):
    """Start page, game, game over, replay, settings."""

    def __init__(self, settings: Settings, library: Library) -> None:
        super().__init__()
        self.settings = settings
        self.library = library
        self.faces = FaceCache()
        self.match: Match | None = None
        self.journal: Path | None = None
        self.last_game: NewGame | None = None
        self.pages = QStackedWidget()
        self.setCentralWidget(self.pages)
        self.setMinimumSize(SMALLEST)
        self.setWindowTitle("DBZ Desktop")
        self.start: StartPage | None = None
        self.game: GamePage | None = None
        self.game_over: GameOverPage | None = None
        self.replay: ReplayPage | None = None
        full = QShortcut(QKeySequence("F11"), self)
        full.activated.connect(self._toggle_full_screen)
        self.show_start()

    # --- pages ---

    def _show(self, page: QWidget) -> None:
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)

    def _drop(self, page: QWidget | None) -> None:
        if page is not None:
            self.pages.removeWidget(page)
            page.hide()
            page.deleteLater()

    def show_start(self) -> None:
        """Leave whatever is open and show the start page, freshly made."""
        self._end_match()
        self._drop(self.start)
        self.start = StartPage(self.library, self.settings, self.faces)
        self.start.started.connect(self.start_game)
        self.start.resumed.connect(self.resume_game)
        self.start.replayWanted.connect(self.choose_replay)
        self.start.settingsWanted.connect(self.show_settings)
        self._show(self.start)
        self.setWindowTitle("DBZ Desktop")
        self.start.focus_start()
        self.library.look_for_unfinished(matches_folder())

    def show_settings(self) -> None:
        """Show the settings; leaving them makes the start page anew, in the new look."""
        from dbz_desktop.ui.pages.preferences import SettingsPage

        page = SettingsPage(self.settings)

        def leave() -> None:
            self.settings.sync()
            self.show_start()
            self._drop(page)

        def dress_again() -> None:
            app = QApplication.instance()
            assert isinstance(app, QApplication)
            dress(app, self.settings.theme, self.settings.text_scale)
            self.faces.clear()
            self.show_settings()
            self._drop(page)

        page.left.connect(leave)
        page.lookChanged.connect(dress_again)
        self._show(page)
        page.back.setFocus()

    # --- games ---

    def start_game(self, game: NewGame) -> None:
        """Begin a new match with a journal of its own."""
        from dbz_desktop.match.match import Match
        from dbz_desktop.match.setup import MatchError, MatchSetup

        setup = MatchSetup(game.names, game.decks, game.edition, game.seed, game.first, game.casual)
        path = journal_path(game.names)
        try:
            match = Match.new(setup, self.library.pool, path)
        except (MatchError, JournalError) as error:
            self._tell("The game could not be started.", str(error))
            return
        self.last_game = game
        self._play(match, path)

    def resume_game(self, game: Unfinished) -> None:
        """Go on with an unfinished match."""
        from dbz_desktop.match.match import Match

        pool = self.library.pool
        if pool is None:
            return
        try:
            match = Match.resume(game.path, pool, answers=game.answers)
        except JournalError as error:
            self._tell("The game could not be continued.", str(error))
            return
        setup = match.setup
        self.last_game = NewGame(
            setup.names, setup.decks, setup.edition, setup.seed, setup.first, setup.casual
        )
        self._play(match, game.path)
        if match.notices and self.game is not None:
            self.game.message.tell("The game was repaired.", " ".join(match.notices))

    def _play(self, match: Match, path: Path) -> None:
        from dbz_desktop.ui.pages.game import GamePage

        self._end_match()
        self.match, self.journal = match, path
        self.game = GamePage(match, self.faces, self.settings)
        self.game.ended.connect(lambda _won: self.show_game_over())
        self.game.left.connect(self.show_start)
        self._show(self.game)
        names = match.setup.names
        self.setWindowTitle(f"{names[0]} against {names[1]} — DBZ Desktop")
        self._drop(self.start)
        self.start = None
        self.game.begin()

    def _end_match(self) -> None:
        if self.match is not None:
            self.match.close()
            self.match = self.journal = None
        self._drop(self.game)
        self._drop(self.game_over)
        self._drop(self.replay)
        self.game = self.game_over = self.replay = None

    def show_game_over(self) -> None:
        """Show how the match ended."""
        from dbz_desktop.ui.pages.gameover import GameOverPage

        if self.match is None:
            return
        self._drop(self.game_over)
        page = GameOverPage(self.faces)
        page.rematchWanted.connect(self.rematch)
        page.newGameWanted.connect(self.show_start)
        page.replayWanted.connect(self._replay_match)
        page.undoWanted.connect(self._undo_end)
        self.game_over = page
        self._show(page)
        page.show_match(self.match)

    def _undo_end(self) -> None:
        if self.game is not None:
            self._show(self.game)
            self._drop(self.game_over)
            self.game_over = None
            self.game.reopen()

    def rematch(self) -> None:
        """The same decks once more; who was chosen to begin last time now goes second."""
        if self.last_game is None:
            return
        first = self.last_game.first
        self.start_game(
            replace(
                self.last_game,
                seed=random.SystemRandom().getrandbits(32),
                first=None if first is None else 1 - first,
            )
        )

    # --- replays ---

    def choose_replay(self) -> None:
        """Ask for a replay file and open it."""
        folder = matches_folder()
        name, _ = QFileDialog.getOpenFileName(
            self, "Open a replay", str(folder), f"Games of DBZ Desktop (*{SUFFIX})"
        )
        if name:
            self.open_replay(Path(name))

    def _replay_match(self) -> None:
        if self.journal is not None:
            self.open_replay(self.journal)

    def open_replay(self, path: Path) -> None:
        """Show a journal on the table."""
        from dbz_desktop.match.replay import Replay
        from dbz_desktop.ui.pages.replay import ReplayPage

        if self.library.pool is None:
            self.library.load_now()
        assert self.library.pool is not None
        try:
            replay = Replay(path, self.library.pool)
        except JournalError as error:
            self._tell("The replay could not be opened.", str(error))
            return
        self._drop(self.replay)
        self.replay = ReplayPage(replay, self.faces, self.settings)
        self.replay.left.connect(self._leave_replay)
        self._show(self.replay)
        self.replay.play.setFocus()

    def _leave_replay(self) -> None:
        page, self.replay = self.replay, None
        if self.game_over is not None:
            self._show(self.game_over)
        else:
            self.show_start()
        self._drop(page)

    # --- the window ---

    def _tell(self, title: str, text: str) -> None:
        """Show a message on the page that is open, or on a fresh start page."""
        page = self.pages.currentWidget()
        message = getattr(page, "message", None)
        if message is None:
            self.show_start()
            assert self.start is not None
            message = self.start.message
        message.tell(title, text)

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Nothing to save but the window's place: the journal is written at every answer."""
        self.settings.geometry = self.saveGeometry()
        self.settings.sync()
        if self.match is not None:
            self.match.close()
        event.accept()


def journal_path(names: tuple[str, str]) -> Path:
    """A new name in the folder of matches: the time and who plays."""
    players = "-".join(re.sub(r"[^\w]+", "", name, flags=re.UNICODE)[:16] for name in names)
    stem = f"{datetime.now():%Y%m%d-%H%M%S}-{players}"
    path = matches_folder() / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = matches_folder() / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path
