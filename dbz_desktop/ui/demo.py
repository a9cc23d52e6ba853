"""The demo: a computer match played through the real windows, with a picture of every page.

Without a display it runs offscreen. What it shows follows from the seed alone.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from dbz_desktop.players import RandomPlayer

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from dbz_desktop.rules.decisions import Decision
    from dbz_desktop.ui.main_window import MainWindow

SIZES = ((1280, 720), (2560, 1440))
MOST_ANSWERS = 4000
"""Far more than any match takes; a demo must end even if a match did not."""

MANY_CARDS = 12


def run_demo(
    out: Path,
    sizes: Sequence[tuple[int, int]] = SIZES,
    text_scale: float = 1.0,
    seed: int = 7,
    size: tuple[int, int] | None = None,
    theme: str = "dark",
) -> list[Path]:
    """Play a match and save a PNG of every page and key moment in every size; returns the files.

    `size` is a shorthand for one size.
    """
    if sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="dbz-demo-") as home:
        # The demo's games and settings must not appear among the user's own.
        from dbz_desktop.paths import HOME_VARIABLE

        before = os.environ.get(HOME_VARIABLE)
        os.environ[HOME_VARIABLE] = home
        try:
            demo = _Demo(out, (size,) if size else tuple(sizes), text_scale, seed, theme)
            return demo.run()
        finally:
            if before is None:
                del os.environ[HOME_VARIABLE]
            else:
                os.environ[HOME_VARIABLE] = before


class _Demo:
    """One run of the demo."""

    def __init__(
        self,
        out: Path,
        sizes: tuple[tuple[int, int], ...],
        text_scale: float,
        seed: int,
        theme: str,
    ) -> None:
        from dbz_desktop.ui.app import make_application
        from dbz_desktop.ui.main_window import MainWindow
        from dbz_desktop.ui.pages.library import Library
        from dbz_desktop.ui.pages.style import dress
        from dbz_desktop.ui.settings import Settings

        self._app: QApplication = make_application()
        self._out = out
        self._sizes = sizes
        self._seed = seed
        self._files: list[Path] = []
        self._taken: set[str] = set()
        scale = "" if text_scale == 1.0 else f"-{round(text_scale * 100)}"
        self._suffix = scale + ("" if theme == "dark" else f"-{theme}")
        settings = Settings()
        settings.text_scale = text_scale
        settings.theme = theme
        settings.speed = "off"
        settings.names = ("Anna", "Bert")
        dress(self._app, theme, text_scale)
        library = Library()
        library.load_now()
        self._window: MainWindow = MainWindow(settings, library)
        self._players = (RandomPlayer(seed), RandomPlayer(seed + 1))

    def run(self) -> list[Path]:
        """Play and take the pictures."""
        window = self._window
        window.resize(*self._sizes[0])
        window.show()
        self._settle()
        self._take("home")
        window.show_settings()
        self._take("settings")
        window.show_start()
        self._settle()
        self._take("new-game")
        assert window.start is not None
        window.start.seed.setText(str(self._seed))
        window.start.starters.button(2).click()
        window.start.start.click()
        self._settle()
        if window.game is None:
            raise RuntimeError(f"the match did not begin. {window.start.message.text.text()}")
        self._play()
        if window.game_over is None:
            raise RuntimeError(f"the match did not end. {window.game.message.text.text()}")
        self._take("game-over")
        window.game_over.replay.click()
        self._wait(lambda: window.replay is not None)
        if window.replay is not None:
            window.replay.go_to(window.replay.last * 2 // 3)
            self._settle()
            self._take("replay")
        self._leave_unfinished()
        window.close()
        window.deleteLater()
        self._settle()
        return self._files

    def _play(self, steps: int = MOST_ANSWERS) -> None:
        window = self._window
        for _ in range(steps):
            game = window.game
            if game is None or window.game_over is not None:
                return
            self._settle()
            if game.curtain.isVisible():
                if self._late():
                    self._once("curtain")
                game.curtain.lift_now()
                self._settle()
                continue
            decision = game.asked
            if decision is None:
                game.table.skipAnimations()
                continue
            self._look(decision)
            choice = self._players[decision.player].choose(decision)
            game.answer(choice)

    def _leave_unfinished(self) -> None:
        """Begin a game and leave it, so that the home page has one to offer."""
        window = self._window
        window.show_start()
        self._settle()
        assert window.start is not None
        window.start.start.click()
        self._settle()
        self._play(60)
        window.show_home()
        self._wait(lambda: window.home.game is not None and bool(window.home.game.cards))
        self._take("continue")

    def _late(self) -> bool:
        """True once the table has filled a little."""
        return self._turn() >= 3

    def _turn(self) -> int:
        match = self._window.match
        return match.seat(0).view().turn if match is not None else 0

    def _look(self, decision: Decision) -> None:
        """Take a picture if this moment shows something new."""
        from dbz_desktop.rules.decisions import Ask

        game = self._window.game
        assert game is not None
        pointing = [option for option in decision.options if option.card >= 0]
        if decision.ask is Ask.PLANNING and len(pointing) >= 2:
            self._once("table-early")
        if decision.ask is Ask.DEFEND and len(pointing) >= 1 and self._late():
            self._once("defense")
        if decision.ask is Ask.ACTION and len(pointing) >= 3 and self._late():
            self._once("combat", lambda: game.point_at(pointing[0].card))
            if self._turn() >= 7:
                self._once("combat-late", self._point_at_unusable)
                self._once("keys", game.keys.open)
                game.keys.close_overlay()
        if decision.ask is Ask.NAME:
            self._once("naming")
        if game.picker.isVisible():
            count = max(len(pointing), len(decision.looked_at))
            self._once("search" if count >= MANY_CARDS else "choose-cards")

    def _point_at_unusable(self) -> None:
        """Point at a card of the hand that can't be played, so that its reason shows."""
        game = self._window.game
        assert game is not None
        for card in game.bridge.view().mine.hand:
            if game.facts.why_not(card) is not None:
                game.point_at(card)
                return

    def _once(self, name: str, before: Callable[[], None] | None = None) -> None:
        if name in self._taken:
            return
        self._taken.add(name)
        self._take(name, before)

    def _take(self, name: str, before: Callable[[], None] | None = None) -> None:
        for width, height in self._sizes:
            self._window.resize(width, height)
            self._settle()
            self._window.text_fit.fit()
            self._settle()
            if before is not None:
                before()
            self._settle()
            path = self._out / f"{name}-{width}x{height}{self._suffix}.png"
            self._window.grab().save(str(path))
            self._files.append(path)
        self._window.resize(*self._sizes[0])
        self._window.text_fit.fit()
        self._settle()

    def _wait(self, condition: Callable[[], bool], seconds: float = 10) -> None:
        """Wait for what is worked out off the GUI thread."""
        until = time.monotonic() + seconds
        while not condition() and time.monotonic() < until:
            self._settle()

    def _settle(self) -> None:
        """Let everything that waits happen, deferred deletions too."""
        from PySide6.QtCore import QCoreApplication, QEvent

        for _ in range(8):
            self._app.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self._app.processEvents()
