"""The main window: one page at a time, and the ways between them."""

from __future__ import annotations

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

from dbz_desktop.ui.files.file_kinds import files_of, opens
from dbz_desktop.ui.files.library import Library
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.home.home_page import HomePage
from dbz_desktop.ui.kit.focused_press import press_focused
from dbz_desktop.ui.kit.key_list import HELP_KEY, offer_keys
from dbz_desktop.ui.kit.text_growth import TextFit
from dbz_desktop.ui.kit.theme import apply_theme
from dbz_desktop.ui.window.card_pages import CardPages
from dbz_desktop.ui.window.deck_pages import DeckPages
from dbz_desktop.ui.window.file_opening import Opening
from dbz_desktop.ui.window.game_pages import GamePages
from dbz_desktop.ui.window.learn_pages import LearnPages
from dbz_desktop.ui.window.paged_window import PagedWindow
from dbz_desktop.ui.window.pool_views import PoolViews
from dbz_desktop.ui.window.puzzle_pages import PuzzlePages
from dbz_desktop.ui.window.replay_pages import ReplayPages
from dbz_desktop.ui.window.ruling_pages import RulingPages
from dbz_desktop.ui.window.sandbox_pages import SandboxPages
from dbz_desktop.ui.window.workshop_pages import WorkshopPages

SMALLEST = QSize(1120, 640)
"""Below this the table has no room for its cards beside the column and the timeline."""

TITLE = "DBZ Desktop"


class MainWindow(PagedWindow):
    """The home page, and upon it whatever was opened: a game, a replay, the settings."""

    def __init__(self, settings: Settings, library: Library) -> None:
        super().__init__(settings, library)
        self.pages.arrived.connect(self._arrived)
        self.setMinimumSize(SMALLEST)
        self.setAcceptDrops(True)
        self._make_ways()
        for keys, slot in (
            ("F11", self._toggle_full_screen),
            ("Alt+Left", self.go_back),
            ("Ctrl+,", self.show_settings),
            (HELP_KEY, lambda: self.learn_pages.show_how_to_play()),
            ("Ctrl+O", lambda: self.opening.choose()),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(slot)
        self.text_fit = TextFit(self, settings, self.dress_again)
        self.home = self._make_home()
        self.pages.push(self.home)

    def _make_ways(self) -> None:
        """The groups of pages, and what one of them wants of another."""
        self.pool_views = PoolViews(self)
        self.card_pages = CardPages(self.pool_views, lambda: self.deck_pages.editor)
        self.deck_pages = DeckPages(self.pool_views, self.card_pages)
        self.opening = Opening(self.pool_views, self.card_pages, self.deck_pages)
        self.game_pages = GamePages(self, self.deck_pages)
        self.replay_pages = ReplayPages(self)
        self.ruling_pages = RulingPages(self)
        self.puzzle_pages = PuzzlePages(self)
        self.learn_pages = LearnPages(self, self.ruling_pages, self.puzzle_pages)
        self.workshop_pages = WorkshopPages(self)
        self.sandbox_pages = SandboxPages(self.pool_views)
        # Last: what the pages share goes once they have let go of it.
        self.pages.dropped.connect(self.pool_views.dropped)
        self.card_pages.packsWanted.connect(self.opening.show_packs)
        self.card_pages.copyWanted.connect(self.workshop_pages.show_copy)
        self.opening.editWanted.connect(self.workshop_pages.show_workshop)
        self.workshop_pages.tried.connect(self.sandbox_pages.open_scenario)
        self.workshop_pages.poolChanged.connect(self.opening.pool_changed)
        self.deck_pages.filesWanted.connect(self.opening.choose)
        self.deck_pages.gameWanted.connect(self.game_pages.start_game)
        self.opening.replayWanted.connect(self.replay_pages.open_replay)
        self.game_pages.replayWanted.connect(self.replay_pages.open_replay)
        self.game_pages.settingsWanted.connect(self.show_settings)
        self.learn_pages.settingsWanted.connect(self.show_settings)
        self.learn_pages.firstGameWanted.connect(self.game_pages.show_first)
        self.puzzle_pages.settingsWanted.connect(self.show_settings)
        self.replay_pages.continued.connect(self.game_pages.continue_file)
        self.replay_pages.filesWanted.connect(self.opening.choose)
        self.sandbox_pages.filesWanted.connect(self.opening.choose)
        self.opening.sceneWanted.connect(self.sandbox_pages.open_file)
        self.game_pages.whatIfWanted.connect(self.sandbox_pages.what_if)
        self.replay_pages.whatIfWanted.connect(self.sandbox_pages.what_if_of_replay)
        self.ruling_pages.whatIfWanted.connect(self.sandbox_pages.what_if_of_ruling)

    # --- the way through the pages ---

    def _arrived(self, page: QWidget) -> None:
        """A page is in sight."""
        offer_keys(page)
        self.stop_waiting()
        self.setWindowTitle(f"{page.windowTitle()} — {TITLE}" if page is not self.home else TITLE)
        if page is self.home or page is self.deck_pages.ground:
            self.close_match()
        self.pool_views.freshen(page)
        if page is self.learn_pages.learn:
            self.learn_pages.learn.refresh()
        if page is self.puzzle_pages.puzzles:
            self.puzzle_pages.puzzles.refresh()
        if page is self.home:
            self.home.refresh()
            self.home.welcome(self.learn_pages.newcomer)
            self.home.focus_start()

    def go_back(self) -> None:
        """Leave the page in sight for the one below it; a game can be continued later."""
        if self.top in (self.game_over, self.game):
            self.game_pages.leave_game()
        elif self.deck_pages.may_leave(self.top) and self.workshop_pages.may_leave(self.top):
            self.pages.pop()

    def _make_home(self) -> HomePage:
        home = HomePage(self.library, self.faces)
        home.continued.connect(self.game_pages.resume_game)
        home.newGameWanted.connect(self.game_pages.show_start)
        home.decksWanted.connect(self.deck_pages.show_decks)
        home.cardsWanted.connect(self.card_pages.show_cards)
        home.workshopWanted.connect(self.workshop_pages.show_workshop)
        home.replaysWanted.connect(self.replay_pages.show_games)
        home.sandboxWanted.connect(self.sandbox_pages.show_sandbox)
        home.unfinishedWanted.connect(lambda: self.replay_pages.show_games("unfinished"))
        home.learnWanted.connect(self.learn_pages.show_learn)
        home.settingsWanted.connect(self.show_settings)
        home.aboutWanted.connect(self.show_about)
        home.fileWanted.connect(lambda: self.opening.choose())
        home.rulebookWanted.connect(self.ruling_pages.show_rulebook)
        return home

    def show_settings(self) -> None:
        """Show the settings over whatever is open; leaving them comes back to it."""
        from dbz_desktop.ui.settings.settings_page import SettingsPage

        if self.preferences is None:
            self.preferences = page = SettingsPage(
                self.settings, pictures=lambda: self.album.pictures
            )
            page.lookChanged.connect(self.dress_again)
            self.open_page(page)

    def dress_again(self) -> None:
        """Put the look of the settings on, at the text size that suits the window.

        Every page stays what it is: its parts are dressed and laid out again where they are.
        """
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        self.faces.clear()
        self.pool_views.forget_faces()
        self.spares.drop()
        apply_theme(app, self.settings.theme, self.settings.shown_scale)

    def show_about(self) -> None:
        """Show version and licences."""
        from dbz_desktop.ui.home.about_page import AboutPage

        self.show_home()
        self.about = self.open_page(AboutPage())

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
        if not (self.deck_pages.may_close() and self.workshop_pages.may_close()):
            event.ignore()
            return
        self.settings.geometry = self.saveGeometry()
        self.settings.sync()
        self.deck_pages.keep()
        self.sandbox_pages.keep()
        self.workshop_pages.close()
        self.pool_views.close()
        self.album.close()
        self.close_match()
        event.accept()
