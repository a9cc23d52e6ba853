"""The tour of the demo: through every page, and through a match from moment to moment."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from dbz_desktop.match.journal.saving import chances_folder
from dbz_desktop.match.scenarios.full_table import full_table
from dbz_desktop.players import RandomPlayer
from dbz_desktop.rules.kernel import attack_events as atk
from dbz_desktop.rules.kernel.decisions import Ask, Decision
from dbz_desktop.rules.kernel.events import NOBODY, Zone
from dbz_desktop.ui.demo.camera import Camera
from dbz_desktop.ui.demo.deck_pages import picture_decks
from dbz_desktop.ui.demo.deck_tabs import DeckTabsTour
from dbz_desktop.ui.demo.deck_transfers import picture_transfers
from dbz_desktop.ui.demo.lessons import picture_lessons, picture_puzzles
from dbz_desktop.ui.demo.moments import held, moments
from dbz_desktop.ui.demo.opened_files import picture_opening
from dbz_desktop.ui.demo.sandbox import picture_sandbox
from dbz_desktop.ui.demo.scans import draw_scans
from dbz_desktop.ui.demo.workshop import picture_workshop
from dbz_desktop.ui.files.library import Library
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.game.game_page import GamePage
from dbz_desktop.ui.replay.replay_page import ReplayPage
from dbz_desktop.ui.window.crash import CrashDialog
from dbz_desktop.ui.window.main_window import MainWindow
from dbz_desktop.writing import write_whole

MOST_ANSWERS = 4000
"""Far more than any match takes; a demo must end even if a match did not."""

MANY_CARDS = 12


def _hand_on(known: Path, to: Path) -> None:
    """Copy what is known to another folder; each file comes there whole."""
    to.mkdir(parents=True, exist_ok=True)
    for file in known.iterdir() if known.is_dir() else ():
        write_whole(to / file.name, file.read_bytes())


class Tour:
    """One way through the program, in the theme and the text size of a camera.

    `known` is the folder where looks hand on the chances to win that they have worked out.
    """

    def __init__(self, camera: Camera, seed: int, known: Path) -> None:
        self._camera = camera
        self._known = known
        self._seed = seed
        settings = Settings()
        settings.text_scale = camera.scale
        settings.theme = camera.theme
        settings.speed = "off"
        settings.names = ("Anna", "Bert")
        settings.decks = ("black", "orange")
        library = Library()
        library.load_now()
        self._window = MainWindow(settings, library)
        self._players = (RandomPlayer(seed), RandomPlayer(seed + 1))

    def run(self) -> None:
        """Play and take the pictures."""
        window, camera = self._window, self._camera
        window.resize(*camera.sizes[0])
        window.show()
        camera.settle()
        camera.take(window, "home")
        camera.take(window, "rulebook", window.ruling_pages.show_rulebook)
        self._rulings()
        window.show_about()
        camera.wait(lambda: window.about is not None and bool(window.about.parts))
        camera.take(window, "about")
        if window.about is not None:
            window.about.list.setCurrentRow(2)
            camera.take(window, "licence")
        self._settings()
        picture_lessons(window, camera)
        picture_puzzles(window, camera)
        picture_decks(window, camera)
        window.replay_pages.show_games()
        camera.settle()
        camera.take(window, "replays-empty")
        assert window.replays is not None
        window.replays.statistics.click()
        camera.settle()
        camera.take(window, "statistics-empty")
        picture_transfers(window, camera)
        picture_opening(window, camera)
        picture_workshop(window, camera)
        picture_sandbox(window, camera)
        window.game_pages.show_start()
        camera.settle()
        camera.take(window, "new-game")
        self._watch()
        self._begin()
        self._play()
        if window.game_over is None:
            raise RuntimeError(f"the match did not end. {self._game.message.text.text()}")
        camera.take(window, "game-over")
        window.game_over.replay.click()
        camera.wait(lambda: window.replay is not None)
        if window.replay is not None:
            window.replay.go_to(window.replay.last * 2 // 3)
            camera.settle()
            camera.take(window, "replay")
            self._chances(window.replay)
        self._leave_unfinished()
        self._replays()
        self._full_table()
        DeckTabsTour(window, camera).run()
        window.close()
        window.deleteLater()
        camera.settle()

    def _chances(self, page: ReplayPage) -> None:
        """Who would have won when, and what turned the game."""
        # It takes long to work out, and the match is the same in every look.
        _hand_on(self._known, chances_folder())
        page.curve.open()
        self._camera.wait(lambda: page.curve.curve is not None, 180)
        _hand_on(chances_folder(), self._known)
        page.curve.go(-1)
        self._camera.settle()
        self._camera.take(self._window, "replay-chances")

    def _rulings(self) -> None:
        """A chapter of the rulebook, the list of rulings, and one on the table."""
        window, camera = self._window, self._camera
        ways = window.ruling_pages
        assert ways.book is not None
        ways.book.show_rule("ATK-12")
        camera.take(window, "rulebook-chapter")
        ways.book.close_overlay()
        ways.show_list("endurance")
        camera.settle()
        camera.take(window, "rulings")
        ways.show_rule("ATK-12")
        camera.wait(lambda: ways.show is not None)
        assert ways.show is not None
        camera.take(window, "ruling")
        ways.show.go_to(ways.show.last - 1)
        camera.settle()
        camera.take(window, "ruling-step")
        window.show_home()

    def _settings(self) -> None:
        """Every section of the settings."""
        window = self._window
        window.show_settings()
        assert window.preferences is not None
        for row, title in enumerate(window.preferences.sections()):
            self._camera.take(window, f"settings-{title.lower()}", partial(self._section, row))

    def _section(self, row: int) -> None:
        assert self._window.preferences is not None
        self._window.preferences.list.setCurrentRow(row)

    def _watch(self) -> None:
        """Two computer players, one with a deck by chance, paused after some answers."""
        window, camera = self._window, self._camera
        levels = window.settings.levels
        assert window.start is not None
        for side in window.start.sides:
            side.level.setCurrentIndex(2)
        window.start.sides[1].choose_surprise()
        window.start.seed.setText(str(self._seed))
        camera.take(window, "new-game-watch")
        window.start.start.click()
        game, path = self._game, window.journal
        game.session.think_ms = 0
        camera.wait(lambda: len(game.match.answers) > 20)
        game.watching.space()
        camera.take(window, "watch")
        window.settings.levels = levels
        window.settings.decks = ("black", "orange")
        window.game_pages.show_start()
        if path is not None:
            path.unlink()

    @property
    def _game(self) -> GamePage:
        assert self._window.game is not None
        return self._window.game

    def _begin(self) -> None:
        window = self._window
        assert window.start is not None
        window.start.seed.setText(str(self._seed))
        window.start.starters.button(2).click()
        window.start.start.click()
        self._camera.settle()
        if window.game is None:
            raise RuntimeError(f"the match did not begin. {window.start.message.text.text()}")

    def _play(self, steps: int = MOST_ANSWERS) -> None:
        window, camera = self._window, self._camera
        for _ in range(steps):
            game = window.game
            if game is None or window.game_over is not None:
                return
            camera.settle()
            if game.curtain.isVisible():
                if self._turn() >= 3:
                    camera.once(window, "curtain")
                game.curtain.lift_now()
                camera.settle()
                continue
            decision = game.asked
            if decision is None:
                game.table.skipAnimations()
                continue
            self._look(decision)
            choice = self._players[decision.player].choose(decision)
            game.answer(choice)

    def _turn(self) -> int:
        match = self._window.match
        return match.seat(0).view().turn if match is not None else 0

    # --- moments of a match ---

    def _look(self, decision: Decision) -> None:
        """Take a picture if this moment shows something new."""
        game, camera, window = self._game, self._camera, self._window
        pointing = [option for option in decision.options if option.card >= 0]
        late = self._turn() >= 3
        if decision.ask is Ask.PLANNING and len(pointing) >= 2:
            camera.once(window, "table-early")
        if decision.ask is Ask.DEFEND and len(pointing) >= 1 and late:
            if camera.once(window, "defense", lambda: game.point_at(pointing[0].card)):
                self._stopped(decision)
        if decision.ask is Ask.ACTION and len(pointing) >= 3 and late:
            if camera.once(window, "combat", lambda: game.point_at(pointing[0].card)):
                self._hint()
            if self._turn() >= 7 and camera.once(window, "combat-late", self._point_at_unusable):
                self._sheets()
        if decision.ask is Ask.ACTION and late:
            self._foretell()
        if decision.ask is Ask.NAME:
            camera.once(window, "naming")
        if game.picker.isVisible():
            count = max(len(pointing), len(decision.looked_at))
            camera.once(window, "search" if count >= MANY_CARDS else "choose-cards")

    def _hint(self) -> None:
        """The best answers, as far as they can be told."""
        hints = self._game.hints
        hints.toggle()
        self._camera.wait(lambda: not hints.thinking, 30)
        # Another size of the window asks nothing anew.
        self._camera.take(self._window, "hint")
        hints.put_away()

    def _foretell(self) -> None:
        """Point at an attack that more than one thing has a part in."""
        forecasts = self._game.table.forecasts
        for index in range(len(self._game.asked.options) if self._game.asked else 0):
            told = forecasts.of_option(index)
            if told is not None and told.stages_lost and len(told.terms) > 2:
                point = partial(forecasts.point_at_option, index)
                self._camera.once(self._window, "forecast", point)
                forecasts.point_at_option(-1)
                return

    def _stopped(self, decision: Decision) -> None:
        """What a stopped attack looks like, before it is known whether it will be."""
        table = self._game.table
        attack = table.table.model.view.attack
        if attack is None:
            return
        stopped = atk.AttackStopped(attack.began.number, NOBODY, decision.player)
        with held(table) as show:
            self._camera.take(self._window, "moment-stopped", partial(show, stopped))

    def _point_at_unusable(self) -> None:
        """Point at a card of the hand that can't be played, so that its reason shows."""
        game = self._game
        for card in game.session.view().mine.hand:
            if game.facts.why_not(card) is not None:
                game.point_at(card)
                return

    def _sheets(self) -> None:
        """Everything that can be opened over the table."""
        game, camera, window = self._game, self._camera, self._window
        side = game.side
        if game.asked is not None:
            game.point_at(game.asked.options[0].card)
        for name, ask in (
            ("keys", side.keysWanted.emit),
            ("stops", side.stopsWanted.emit),
            ("undo-list", side.undoListWanted.emit),
            ("judge-consent", side.judgeWanted.emit),
            ("concede", side.concedeWanted.emit),
            ("rule", game.prompt.chip.click),
            ("wordings", game.zoom.want_wordings),
        ):
            camera.take(window, name, ask)
            game._close_overlays()
        seat = game.session.viewer
        for name, zone in (("fan-discard", Zone.DISCARD), ("fan-banished", Zone.BANISHED)):
            camera.take(window, name, partial(self._game.table.openFan, 1 - seat, zone))
        game.table.closeFan()
        camera.take(window, "menu", over=self._menu)
        rules, card = side.sections["rules"], side.sections["card"]
        if not side.is_rail:
            before = rules.is_open
            rules.set_open(True)
            card.set_open(False)
            camera.take(window, "rule-panel")
            rules.set_open(before)
            card.set_open(True)
        camera.take(window, "crash", over=self._crash)

    def _menu(self) -> tuple[QWidget, QPoint]:
        button = self._game.side.menu
        menu = button.menu()
        assert menu is not None
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))
        room = self._window.rect().bottomRight() - menu.rect().bottomRight()
        place = button.mapTo(self._window, button.rect().bottomLeft())
        return menu, QPoint(min(place.x(), room.x()), min(place.y(), room.y()))

    def _crash(self) -> tuple[QWidget, QPoint]:
        """The dialog after something failed that nobody caught."""

        report = self._camera.home / "reports" / "crash.txt"
        report.parent.mkdir(exist_ok=True)
        report.write_text("RuntimeError: the demo shows what a failure looks like\n")
        dialog = CrashDialog(report, True, self._window)
        dialog.open()
        return dialog, self._window.rect().center() - dialog.rect().center()

    # --- other matches ---

    def _leave_unfinished(self) -> None:
        """Begin a game and leave it, so that the home page has one to offer."""
        window, camera = self._window, self._camera
        window.game_pages.show_start()
        camera.settle()
        assert window.start is not None
        window.start.start.click()
        camera.settle()
        self._play(60)
        window.show_home()
        camera.wait(lambda: window.home.game is not None and bool(window.home.game.cards))
        camera.take(window, "continue")

    def _replays(self) -> None:
        """The list of games, now that there are some."""
        window, camera = self._window, self._camera
        window.replay_pages.show_games()
        camera.wait(lambda: self._rows() >= 2, 3)
        camera.take(window, "replays")
        assert window.replays is not None
        window.replays.statistics.click()
        camera.settle()
        camera.take(window, "statistics")

    def _rows(self) -> int:
        page = self._window.replays
        return page.model.rowCount() if page is not None else 0

    def _pictures(self) -> None:
        """Pictures of one's own: in the settings and on the table that is open."""

        window, camera = self._window, self._camera
        assert window.match is not None
        folder = camera.home / "scans"
        decks = window.match.setup.decks
        draw_scans(folder, {card.id: card for deck in decks for card in deck.cards()}.values())
        pictures = window.album.pictures
        pictures.choose(folder)
        camera.wait(lambda: not pictures.reading, 30)
        camera.take(window, "table-pictures")
        window.settings.pictures_on_table = True
        camera.take(window, "table-pictures-all")
        window.settings.pictures_on_table = False
        window.show_settings()
        if window.preferences is not None:
            row = window.preferences.sections().index("Pictures")
            camera.take(window, "settings-pictures-read", partial(self._section, row))
        pictures.choose(None)
        window.go_back()

    def _full_table(self) -> None:
        """A table with all the cards that it must hold."""
        window, camera = self._window, self._camera
        pool = window.library.pool
        assert pool is not None
        window.game_pages.play_match(full_table(pool, window.settings.names))
        camera.settle()
        self._game.curtain.lift_now()
        camera.settle()
        camera.take(window, "table-full")
        table = self._game.table
        with held(table) as show:
            for name, event in moments(table).items():
                camera.take(window, name, partial(show, event))
        self._pictures()
        window.show_home()
        camera.settle()
