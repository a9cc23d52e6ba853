"""The main window: one page at a time, and the ways between them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
    QShortcut,
)
from PySide6.QtWidgets import QApplication, QWidget

from dbz_desktop.match.journal.reading import JournalError
from dbz_desktop.match.replays.unfinished import Unfinished
from dbz_desktop.ui.files.file_kinds import Kind, files_of, opens
from dbz_desktop.ui.files.library import Library
from dbz_desktop.ui.files.saving import journal_path
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.home.home_page import HomePage
from dbz_desktop.ui.kit.focused_press import press_focused
from dbz_desktop.ui.kit.key_list import offer_keys
from dbz_desktop.ui.kit.page_style import dress
from dbz_desktop.ui.kit.text_growth import TextFit
from dbz_desktop.ui.system.work import Work
from dbz_desktop.ui.window.card_pages import CardPages
from dbz_desktop.ui.window.deck_pages import DeckPages
from dbz_desktop.ui.window.file_opening import Opening
from dbz_desktop.ui.window.paged_window import PagedWindow
from dbz_desktop.ui.window.pool_views import PoolViews

if TYPE_CHECKING:
    # The other pages bring the engine along, and the first window must not wait for it.
    from dbz_desktop.match.match import Match
    from dbz_desktop.match.replays.recording import Recording
    from dbz_desktop.ui.decks.editor import DeckEditor
    from dbz_desktop.ui.game.game_over import GameOverPage
    from dbz_desktop.ui.game.game_page import GamePage
    from dbz_desktop.ui.home.about_page import AboutPage
    from dbz_desktop.ui.new_game.new_game_page import NewGame, StartPage
    from dbz_desktop.ui.replay.games_page import ReplaysPage
    from dbz_desktop.ui.replay.replay_page import ReplayPage
    from dbz_desktop.ui.settings.settings_page import SettingsPage

SMALLEST = QSize(1120, 640)
"""Below this the table has no room for its cards beside the column and the timeline."""

TITLE = "DBZ Desktop"

PAGES = ("home", "start", "game", "game_over", "replay", "replays", "preferences", "about")
"""The window's attributes that hold a page while it is open."""


class MainWindow(PagedWindow):
    """The home page, and upon it whatever was opened: a game, a replay, the settings.

    `start`, `game`, `game_over`, `replay` are those pages while they are open, else None.
    """

    def __init__(self, settings: Settings, library: Library) -> None:
        super().__init__(settings, library)
        self.last_game: NewGame | None = None
        self.start: StartPage | None = None
        self.game: GamePage | None = None
        self.game_over: GameOverPage | None = None
        self.replay: ReplayPage | None = None
        self.replays: ReplaysPage | None = None
        self.preferences: SettingsPage | None = None
        self.about: AboutPage | None = None
        self._opening: Work | None = None
        self.pages.arrived.connect(self._arrived)
        self.pages.dropped.connect(self._dropped)
        self.setMinimumSize(SMALLEST)
        self.setAcceptDrops(True)
        self.pool_views = PoolViews(self)
        self.card_pages = CardPages(self.pool_views, self._open_editor)
        self.deck_pages = DeckPages(self.pool_views, self.card_pages)
        self.opening = Opening(self.pool_views, self.card_pages, self.deck_pages)
        self.card_pages.packsWanted.connect(self.opening.show_packs)
        self.deck_pages.filesWanted.connect(self.opening.choose)
        self.deck_pages.gameWanted.connect(self.start_game)
        self.opening.replayWanted.connect(self.open_replay)
        for keys, slot in (
            ("F11", self._toggle_full_screen),
            ("Alt+Left", self.go_back),
            ("Ctrl+,", self.show_settings),
            ("Ctrl+O", lambda: self.opening.choose()),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(slot)
        self.text_fit = TextFit(self, settings, self.dress_again)
        self.home = self._make_home()
        self.pages.push(self.home)

    def _open_editor(self) -> DeckEditor | None:
        return self.deck_pages.editor

    # --- the way through the pages ---

    def _arrived(self, page: QWidget) -> None:
        """A page is in sight."""
        offer_keys(page)
        self._forget_opening()
        self.setWindowTitle(f"{page.windowTitle()} — {TITLE}" if page is not self.home else TITLE)
        if page is self.home or page is self.deck_pages.ground:
            self._close_match()
        self.pool_views.freshen(page)
        if page is self.home:
            self.home.refresh()
            self.home.focus_start()

    def _dropped(self, page: QWidget) -> None:
        for ways in (self.card_pages, self.deck_pages, self.opening, self.pool_views):
            ways.dropped(page)
        for name in PAGES:
            if getattr(self, name) is page:
                setattr(self, name, None)

    def go_back(self) -> None:
        """Leave the page in sight for the one below it; a game can be continued later."""
        if self.pages.top in (self.game_over, self.game):
            self.leave_game()
        elif self.deck_pages.may_leave(self.pages.top):
            self.pages.pop()

    def leave_game(self) -> None:
        """Leave a game for where it was begun: the home page, or the deck that was tested."""
        self.pages.pop_to(self.deck_pages.ground or self.home)

    def _make_home(self) -> HomePage:
        home = HomePage(self.library, self.faces)
        home.continued.connect(self.resume_game)
        home.newGameWanted.connect(self.show_start)
        home.decksWanted.connect(self.deck_pages.show_decks)
        home.cardsWanted.connect(self.card_pages.show_cards)
        home.replaysWanted.connect(self.show_replays)
        home.unfinishedWanted.connect(lambda: self.show_replays("unfinished"))
        home.settingsWanted.connect(self.show_settings)
        home.aboutWanted.connect(self.show_about)
        home.fileWanted.connect(lambda: self.opening.choose())
        home.rulebookWanted.connect(lambda: home.show_rulebook(self.settings.edition))
        return home

    def show_start(self) -> None:
        """Show the page of a new game, freshly made."""
        self.show_home()
        self.library.refresh_decks()
        self.start = self._make_start()
        self.pages.push(self.start)
        self.start.focus_start()

    def _make_start(self) -> StartPage:
        from dbz_desktop.ui.new_game.new_game_page import StartPage

        page = StartPage(self.library, self.settings, self.faces)
        page.started.connect(self.start_game)
        page.left.connect(self.go_back)
        return page

    def show_settings(self) -> None:
        """Show the settings over whatever is open; leaving them comes back to it."""
        if self.preferences is None:
            self.preferences = self._make_settings()
            self.pages.push(self.preferences)
            self.preferences.focus_start()

    def _make_settings(self, section: str = "") -> SettingsPage:
        from dbz_desktop.ui.settings.settings_page import SettingsPage

        page = SettingsPage(self.settings, section, lambda: self.album.pictures)
        page.left.connect(self.go_back)
        page.lookChanged.connect(self.dress_again)
        return page

    def dress_again(self) -> None:
        """Put the look of the settings on, at the text size that suits the window.

        Every page stays what it is: its parts are dressed and laid out again where they are.
        """
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        self.faces.clear()
        self.pool_views.forget_faces()
        dress(app, self.settings.theme, self.settings.shown_scale)

    def show_about(self) -> None:
        """Show version and licences."""
        self.show_home()
        self.about = self._make_about()
        self.pages.push(self.about)
        self.about.focus_start()

    def _make_about(self) -> AboutPage:
        from dbz_desktop.ui.home.about_page import AboutPage

        page = AboutPage()
        page.left.connect(self.go_back)
        return page

    # --- games ---

    def start_game(self, game: NewGame) -> None:
        """Begin a new match with a journal of its own."""
        from dbz_desktop.match.course.setup import MatchError, MatchSetup
        from dbz_desktop.match.match import Match

        setup = MatchSetup(
            game.names,
            game.decks,
            game.edition,
            first=game.first,
            casual=game.casual,
            players=game.players,
        )
        # At one computer the match gives what either side would.
        setup = setup.by_chance() if game.seed is None else replace(setup, seed=game.seed)
        path = journal_path(game.names)
        try:
            match = Match.new(setup, self.library.pool, path)
        except (MatchError, JournalError) as error:
            self.tell("The game could not be started.", str(error))
            return
        self.last_game = game
        self.play_match(match)

    def resume_game(self, game: Unfinished) -> None:
        """Go on with an unfinished match; it is played up to its last answer off this thread."""

        def work(_work: Work) -> Match | Unfinished:
            from dbz_desktop.match.match import Match
            from dbz_desktop.match.replays.unfinished import look_into

            pool = self.library.wait_for_pool()
            try:
                # Nobody may wait for it any more when it is done; only a game that is shown is
                # written.
                return Match.resume(game.path, pool, answers=game.answers, write=False)
            except JournalError as error:
                if game.answers is not None or error.good is None:
                    raise
                # The first look, at its end alone, told nothing of the damage before it.
                return look_into(game.path, pool)

        self._work(work, self._resumed_or_offered, "The game could not be continued.")

    def _resumed_or_offered(self, found: Match | Unfinished) -> None:
        if not isinstance(found, Unfinished):
            self._resumed(found)
        elif found.can_resume:
            self.home.offer(found)
            self.tell(
                "The game is damaged.",
                f"{found.problem}. Continue it from here; the damaged file is kept.",
            )
        else:
            self.tell("The game could not be continued.", found.problem)

    def continue_file(self, path: Path) -> None:
        """Go on with the game of a file; where it is damaged, ask before going back to before."""

        def work(_work: Work) -> Unfinished:
            from dbz_desktop.match.replays.unfinished import look_into

            return look_into(path, self.library.wait_for_pool())

        self._work(work, self._looked_into, "The game could not be continued.")

    def _looked_into(self, game: Unfinished) -> None:
        if not game.can_resume:
            self.tell("The game could not be continued.", game.problem)
        elif game.answers is None or self.replays is None:
            self.resume_game(game)
        else:
            self.replays.confirm.ask(
                "Continue before the damage?",
                f"{game.problem}. The damaged file is kept beside the new one.",
                "Continue before the damage",
                "Leave it",
                lambda: self.resume_game(game),
            )

    def _resumed(self, match: Match) -> None:
        from dbz_desktop.ui.new_game.new_game_page import NewGame

        try:
            match.write_on()
        except JournalError as error:
            self.tell("The game could not be continued.", str(error))
            return
        setup = match.setup
        self.last_game = NewGame(
            setup.names,
            setup.decks,
            setup.edition,
            None,
            setup.first,
            setup.casual,
            setup.players,
        )
        self.play_match(match)
        if match.notices and self.game is not None:
            self.game.message.tell("The game was repaired.", " ".join(match.notices))

    def _work(self, work: Callable[[Work], Any], then: Callable[[Any], None], wrong: str) -> None:
        """Do something off this thread and go on with what it gives.

        One thing at a time, and none any more once another page was opened meanwhile.
        """
        self._forget_opening()
        opening = Work(work, self, (JournalError,))

        def ended(go_on: Callable[[Any], None], result: Any) -> None:
            self._forget_opening()
            go_on(result)

        opening.done.connect(partial(ended, then))
        opening.failed.connect(partial(ended, lambda error: self.tell(wrong, str(error))))
        self._opening = opening.start()
        self.setCursor(Qt.CursorShape.BusyCursor)

    def _forget_opening(self) -> None:
        opening, self._opening = self._opening, None
        if opening is not None:
            opening.cancel()
            opening.deleteLater()
            self.unsetCursor()

    @property
    def journal(self) -> Path | None:
        """The file in which the match that is open is kept, or None."""
        return None if self.match is None else self.match.path

    def play_match(self, match: Match) -> None:
        """Show a match on the table."""
        self.leave_game()
        self._close_match()
        self.match = match
        self.game = self._make_game()
        self.pages.push(self.game)
        self.game.begin(unclaimed=True)

    def _make_game(self) -> GamePage:
        from dbz_desktop.ui.game.game_page import GamePage

        assert self.match is not None
        game = GamePage(self.match, self.faces, self.settings)
        names = self.match.setup.names
        game.setWindowTitle(f"{names[0]} against {names[1]}")
        game.ended.connect(lambda _won: self.show_game_over())
        game.left.connect(self.leave_game)
        game.settingsWanted.connect(self.show_settings)
        return game

    def _close_match(self) -> None:
        if self.match is not None:
            self.match.close()
            self.match = None

    def show_game_over(self) -> None:
        """Show how the match ended."""
        if self.match is None or self.game is None or self.game_over is not None:
            return
        self.pages.pop_to(self.game)
        self.game_over = self._make_game_over()
        self.pages.push(self.game_over)
        self.game_over.show_match(self.match)

    def _make_game_over(self) -> GameOverPage:
        from dbz_desktop.ui.game.game_over import GameOverPage

        page = GameOverPage(self.faces)
        page.setWindowTitle("Game over")
        page.rematchWanted.connect(self.rematch)
        page.newGameWanted.connect(self.show_start)
        page.homeWanted.connect(self.leave_game)
        page.replayWanted.connect(self._replay_match)
        page.undoWanted.connect(self._undo_end)
        self.deck_pages.name_way_back(page)
        return page

    def _undo_end(self) -> None:
        if self.game is not None:
            self.pages.pop_to(self.game)
            self.game.reopen()

    def rematch(self) -> None:
        """The same decks once more; who was chosen to begin last time now goes second."""
        if self.last_game is None:
            return
        first = self.last_game.first
        self.start_game(
            replace(
                self.last_game,
                seed=None,
                first=None if first is None else 1 - first,
            )
        )

    # --- replays ---

    def show_replays(self, kind: str = "all") -> None:
        """Show the list of games: all, the unfinished or the finished ones."""
        self.show_home()
        self.replays = self._make_replays(kind)
        self.pages.push(self.replays)
        self.replays.focus_start()

    def _make_replays(self, kind: str) -> ReplaysPage:
        from dbz_desktop.ui.replay.games_page import ReplaysPage

        page = ReplaysPage(kind, self.library.wait_for_pool)
        page.left.connect(self.go_back)
        page.watched.connect(self.open_replay)
        page.continued.connect(self.continue_file)
        page.fileWanted.connect(self.choose_replay)
        return page

    def choose_replay(self) -> None:
        """Ask for a replay file and open it."""
        self.opening.choose(Kind.GAME)

    def _replay_match(self) -> None:
        if self.journal is not None:
            self.open_replay(self.journal)

    def open_replay(self, path: Path) -> None:
        """Show a journal on the table; it is played through off this thread first."""

        def work(work: Work) -> Any:
            from dbz_desktop.match.replays.recording import record

            pool = self.library.wait_for_pool()
            return record(path, pool, cancelled=lambda: work.cancelled)

        self._work(work, self._show_replay, "The replay could not be opened.")

    def _show_replay(self, recording: Recording) -> None:
        if self.replay is not None:
            self.pages.pop_to(self.replay)
            self.pages.pop()
        self.replay = self._make_replay(recording)
        self.pages.push(self.replay)
        self.replay.focus_start()

    def _make_replay(self, recording: Recording) -> ReplayPage:
        from dbz_desktop.ui.replay.replay_page import ReplayPage

        page = ReplayPage(recording, self.faces, self.settings)
        page.left.connect(self.go_back)
        page.fileWanted.connect(self.choose_replay)
        return page

    # --- the window ---

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape that no part of a page wanted leaves the page; in a game it opens its menu."""
        if event.key() != Qt.Key.Key_Escape:
            if not press_focused(event, self):
                super().keyPressEvent(event)
        elif self.game is not None and self.pages.top is self.game:
            menu = self.game.side.menu
            menu.menu().popup(menu.mapToGlobal(menu.rect().bottomLeft()))
        else:
            self.go_back()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files of kinds that the app opens."""
        if opens(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the files that were dropped."""
        if opens(event):
            event.acceptProposedAction()
            self.opening.open_files(files_of(event.mimeData()))

    def closeEvent(self, event: QCloseEvent) -> None:
        """The window's place and open decks: the journal is written at every answer."""
        if not self.deck_pages.may_close():
            event.ignore()
            return
        self.settings.geometry = self.saveGeometry()
        self.settings.sync()
        self.deck_pages.keep()
        self.pool_views.close()
        self.album.close()
        if self.match is not None:
            self.match.close()
        event.accept()
