"""The demo's game: one whole match played by hand through the window, and looked at afterwards.

It begins where a player begins, at the home page of a program that was just started, and ends at
the replay of the game. What is seen must fit together: the page at the end and what the engine
says, the journal and what was played, the pictures and the size they were asked for.
"""

from __future__ import annotations

import json
import shutil
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QTimer, qVersion
from PySide6.QtWidgets import QWidget

from dbz_desktop import __version__
from dbz_desktop.match.journal.reading import JournalError
from dbz_desktop.match.replays.replay import verify
from dbz_desktop.paths import reports_folder
from dbz_desktop.rules.kernel.decisions import Ask
from dbz_desktop.ui.app import make_application, open_window
from dbz_desktop.ui.demo.camera import Camera, do_without_display, home_of_its_own
from dbz_desktop.ui.demo.player import WindowPlayer
from dbz_desktop.ui.demo.pointer import EventHand
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.game.curtain import Curtain
from dbz_desktop.ui.game.game_page import GamePage
from dbz_desktop.ui.window.main_window import MainWindow
from dbz_desktop.writing import write_whole

REPORT = "game.json"
JOURNAL = "game.dbzreplay"

PATIENCE = 15.0
"""Seconds after which a page that doesn't come counts as stuck."""

STILL = 15.0
"""Seconds after which a game in which nothing changes counts as stuck."""

LONGEST = 600.0
"""Seconds that the whole game may take; on an idle machine it takes fifteen."""

MOVING_ANSWERS = 20
"""So many answers are given while cards fly; then the speed is turned off, in its menu."""


class WentWrong(Exception):
    """The game could not be played, or what was seen does not fit together."""


def run_game(
    out: Path,
    size: tuple[int, int] = (1280, 720),
    theme: str = "dark",
    scale: float = 1.0,
    seed: int = 7,
) -> dict[str, Any]:
    """Play a match through the window and look at all that comes of it; returns the report.

    `out` gets the pictures, the journal and the report, `size` is the window's in pixels, `scale`
    the text's. The user's own games and settings are left alone. Raises WentWrong.
    """
    do_without_display()
    out.mkdir(parents=True, exist_ok=True)
    (out / REPORT).unlink(missing_ok=True)
    with home_of_its_own() as home:
        camera = Camera(out, home, (size,), theme, scale)
        report = Session(camera, seed).run(out)
    write_whole(out / REPORT, json.dumps(report, indent=2) + "\n")
    return report


class Watcher(WindowPlayer):
    """A player who takes pictures, and who turns the animations off after a while."""

    def __init__(self, window: MainWindow, camera: Camera, seed: int) -> None:
        super().__init__(window, EventHand(window), seed)
        self._camera = camera

    def decide(self, game: GamePage) -> None:
        """As any player, but after some answers the animations are turned off."""
        moving = self.window.settings.speed != "off"
        if moving and len(game.match.answers) >= MOVING_ANSWERS:
            # The button's menu has a loop of its own: the click returns when something is chosen.
            QTimer.singleShot(0, lambda: self._choose_off(game))
            self.click(game.side.speed)
            if self.window.settings.speed != "off":
                raise WentWrong("the speed of the table can't be turned off in its menu")
            return
        super().decide(game)

    def _choose_off(self, game: GamePage) -> None:
        menu = game.side.speed.menu()
        if menu is None or not menu.isVisible():
            return
        action = next((action for action in menu.actions() if action.data() == "off"), None)
        if action is None:
            menu.close()
            return
        at = menu.mapToGlobal(menu.actionGeometry(action).center())
        self.hand.click(at.x(), at.y())

    def pass_on(self, game: GamePage) -> None:
        """Take a picture of the curtain."""
        if len(game.match.answers) > MOVING_ANSWERS:
            self._camera.once(self.window, "curtain")
        super().pass_on(game)

    def look_around(self, game: GamePage) -> None:
        """Take a picture of each kind of moment."""
        decision, answers = game.asked, len(game.match.answers)
        if decision is None:
            return
        if answers == 0:
            self._camera.once(self.window, "game-begins")
        elif answers > MOVING_ANSWERS and decision.ask is Ask.ACTION:
            self._camera.once(self.window, "combat")
        elif answers > MOVING_ANSWERS and decision.ask is Ask.DEFEND:
            self._camera.once(self.window, "defense")


class Session:
    """One start of the program, from the home page through a game to its replay."""

    def __init__(self, camera: Camera, seed: int) -> None:
        self._camera = camera
        self._seed = seed
        self._began = time.monotonic()
        settings = Settings()
        settings.theme = camera.theme
        settings.text_scale = camera.scale
        settings.speed = "fast"
        # Nobody clicks twice by mistake here, so the curtain need not wait for that.
        self._guard, Curtain.GUARD_MS = Curtain.GUARD_MS, 0
        self._hooks = sys.excepthook, threading.excepthook
        self._window = open_window(make_application(), settings)
        self._window.resize(*camera.sizes[0])
        self._window.activateWindow()
        self._player = Watcher(self._window, camera, seed)

    def run(self, out: Path) -> dict[str, Any]:
        """Play, look and tell. Raises WentWrong."""
        window = self._window
        try:
            try:
                self._begin()
                self._play()
                report = self._look_at_end(out)
                self._look_at_replay(report["answers"])
            finally:
                # What went wrong first is often why what came later did.
                self._no_crash()
        except WentWrong:
            self._camera.take(window, "went-wrong")
            raise
        finally:
            Curtain.GUARD_MS = self._guard
            window.close()
            window.deleteLater()
            self._camera.settle()
            sys.excepthook, threading.excepthook = self._hooks
        report["pictures"] = [path.name for path in self._camera.files]
        report["seconds"] = round(time.monotonic() - self._began, 1)
        return report

    # --- the way through the pages ---

    def _until(self, condition: Callable[[], bool], what: str) -> None:
        self._camera.wait(lambda: condition() or bool(_crashes()), PATIENCE)
        self._no_crash()
        if not condition():
            raise WentWrong(f"{what} did not come within {PATIENCE:.0f} s{self._said()}")

    def _click(self, widget: QWidget, condition: Callable[[], bool], what: str) -> None:
        self._camera.settle()
        self._player.click(widget)
        self._until(condition, what)

    def _said(self) -> str:
        """What the page in sight tells the player, if it tells that something is wrong."""
        message = getattr(self._window.pages.currentWidget(), "message", None)
        if message is None or not message.isVisible():
            return ""
        return f"; the window says: {message.text.text()}"

    def _begin(self) -> None:
        window, camera = self._window, self._camera
        self._until(lambda: window.library.pool is not None, "the cards")
        camera.take(window, "home")
        self._click(window.home.new_game, lambda: window.start is not None, "the new game's page")
        camera.settle()
        start = window.start
        assert start is not None
        for place, side in enumerate(start.sides):
            tile = side.tiles[(self._seed + place) % len(side.tiles)]
            self._until(partial(self._player.in_sight, side.rows, start.scroller), "the decks")
            self._until(partial(self._player.in_sight, tile, side.rows), "a deck in sight")
            self._click(tile, tile.isChecked, "the choice of a deck")
        self._click(start.seed, start.seed.hasFocus, "the keyboard in the field of the seed")
        self._player.type_words(str(self._seed))
        camera.settle()
        if start.seed.text() != str(self._seed):
            raise WentWrong(f"the seed was typed as {self._seed} and reads {start.seed.text()!r}")
        camera.take(window, "new-game")
        self._click(start.start, lambda: window.game is not None, "the table")

    def _play(self) -> None:
        window, camera, player = self._window, self._camera, self._player
        until = time.monotonic() + LONGEST
        seen, since = player.state(), time.monotonic()
        while window.game_over is None:
            camera.settle()
            self._no_crash()
            state = player.state()
            now = time.monotonic()
            if state != seen:
                seen, since = state, now
            if now - since > STILL or now > until:
                asked = window.game.asked.prompt if window.game and window.game.asked else "nothing"
                raise WentWrong(
                    f"the game stands still, or never ends: {asked!r} is asked{self._said()}"
                )
            player.play_on()

    # --- what came of it ---

    def _look_at_end(self, out: Path) -> dict[str, Any]:
        window, page = self._window, self._window.game_over
        assert page is not None
        camera, match, journal = self._camera, self._window.match, self._window.journal
        won = match.outcome if match is not None else None
        if match is None or won is None or journal is None:
            raise WentWrong("the game is over and there is no match, outcome or journal")
        self._until(lambda: window.pages.currentWidget() is page, "the page at the end")
        camera.take(window, "game-over")
        names = match.setup.names
        winner = names[won.player]
        if page.title.text() != f"{winner} wins" or page.chip.rule != won.rule:
            raise WentWrong(
                f"the page says {page.title.text()!r} ({page.chip.rule}), the engine that"
                f" {winner} won by {won.kind} ({won.rule})"
            )
        pool = window.library.pool
        assert pool is not None
        shutil.copyfile(journal, out / JOURNAL)
        try:
            found = verify(out / JOURNAL, pool)
        except JournalError as error:
            raise WentWrong(f"the journal does not repeat: {error}") from error
        answers = len(match.answers) + (won.kind == "concession")
        told = (found.finished, found.winner, found.kind, found.answers)
        played = (True, winner, won.kind, answers)
        if told != played:
            raise WentWrong(f"the journal repeats as {told}, the game was {played}")
        by_hand = self._player.counts
        if by_hand["clicks"] + by_hand["card clicks"] + by_hand["drags"] == 0:
            raise WentWrong("the game ended without a click")
        return {
            "version": __version__,
            "qt": qVersion(),
            "platform": self._camera.app.platformName(),
            "seed": self._seed,
            "decks": [deck.name for deck in match.setup.decks],
            "turns": match.seat(0).view().turn,
            "answers": answers,
            "winner": winner,
            "kind": won.kind,
            "rule": won.rule,
            "digest": found.digest,
            "by_hand": dict(by_hand),
        }

    def _look_at_replay(self, answers: int) -> None:
        window, over = self._window, self._window.game_over
        assert over is not None
        self._click(over.replay, lambda: window.replay is not None, "the replay")
        page = window.replay
        assert page is not None
        if page.last != answers:
            raise WentWrong(f"the replay has {page.last} answers, the game had {answers}")
        self._click(page.forward, lambda: page.session.position > 0, "a step of the replay")
        if page.session.position < page.last:
            self._click(page.play, lambda: page.session.position > 1, "the next step by itself")
            self._click(page.play, lambda: not page.playing, "the pause")
        self._camera.take(window, "replay")
        self._click(page.leave, lambda: window.pages.currentWidget() is over, "the way back")
        home = window.home
        self._click(over.home, lambda: window.pages.currentWidget() is home, "the home page")
        if not home.resume.isHidden():
            raise WentWrong("the home page offers to continue a game that was played to its end")

    def _no_crash(self) -> None:
        """A slot that failed lets the program go on; its report says so."""
        for report in _crashes()[:1]:
            text = report.read_text(encoding="utf-8", errors="replace")
            raise WentWrong(f"something failed on the way; {report.name}:\n{text}")


def _crashes() -> list[Path]:
    """The reports of what failed, the oldest first."""
    return sorted(reports_folder().glob("*.txt"))
