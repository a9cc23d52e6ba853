"""Plays the app from inside its own process, with real input from the X server.

It looks at the windows to know where things are, and then does what a hand would do: it moves the
pointer, clicks, drags and types through the X server. It never calls a slot of the app. How it
plays is `dbz_desktop.ui.demo_player`'s. What it did it tells in JSON lines on its standard output.

    driver.py new SEED ANSWERS SHOTS     set up a game, give that many answers, then sit still
    driver.py resume SEED 0 SHOTS        continue the offered game and play it to its end
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

from PySide6.QtCore import QPoint, QTimer
from PySide6.QtWidgets import QApplication
from xclient import XClient

from dbz_desktop.rules.kernel.decisions import Ask
from dbz_desktop.ui.app import make_application, open_window
from dbz_desktop.ui.demo_player import WindowPlayer
from dbz_desktop.ui.pages.curtain import Curtain
from dbz_desktop.ui.settings import Settings

PATIENCE = 8.0
"""Seconds without any change after which the driver gives up."""


class Driver(WindowPlayer):
    """One session at the window."""

    EFFECT = 0.6
    """Seconds that the effect of an input is waited for."""

    def __init__(self, mode: str, seed: int, answers: int, shots: Path) -> None:
        self.mode = mode
        self.seed = seed
        self.wanted = answers
        self.shots = shots
        self.app = make_application()
        # The driver never clicks twice by mistake, so the curtain need not wait for that.
        Curtain.GUARD_MS = 0
        settings = Settings()
        if mode == "new":
            settings.speed = "fast"
        window = open_window(self.app, settings)
        window.setGeometry(0, 0, 1280, 720)
        self.x = XClient(int(os.environ["DISPLAY"].lstrip(":").split(".")[0]))
        super().__init__(window, self.x, seed)
        self.began = self.since = time.monotonic()
        self.seen: object = None
        self.acted: object = None
        self.acted_at = 0.0
        self.done: set[str] = set()
        self.first_step = iter(self.opening())
        self.last_step = iter(())
        self.timer = QTimer()
        self.timer.timeout.connect(self.tick)
        self.timer.start(4)

    # --- telling and failing ---

    def tell(self, what: str, **more: object) -> None:
        seconds = round(time.monotonic() - self.began, 1)
        print(json.dumps({"what": what, "seconds": seconds, **more}), flush=True)

    def shot(self, name: str) -> None:
        self.window.grab().save(str(self.shots / f"{name}.png"))

    def once(self, name: str) -> bool:
        if name in self.done:
            return False
        self.done.add(name)
        return True

    def fail(self, why: str) -> None:
        self.shot("stuck")
        self.tell("failed", why=why)
        self.app.exit(3)

    # --- one step at a time ---

    def tick(self) -> None:
        now = time.monotonic()
        state = self.state()
        if state != self.seen:
            self.seen, self.since = state, now
        if now - self.since > PATIENCE:
            self.fail(f"nothing changed for {PATIENCE} s: {state}")
            return
        # After an input, wait for its effect, but not for ever: some clicks do nothing.
        if self.acted == state and now - self.acted_at < self.EFFECT:
            return
        self.acted, self.acted_at = state, now
        try:
            self.act()
        except Exception as error:  # the parent must hear of it
            self.fail(repr(error))

    def act(self) -> None:
        window = self.window
        step = next(self.first_step, None) or next(self.last_step, None)
        if step is not None:
            return
        if window.game_over is not None and window.pages.currentWidget() is window.game_over:
            if self.once("over"):
                self.shot("game-over")
                won = window.match.outcome
                self.tell(
                    "over",
                    kind=won.kind,
                    winner=won.player,
                    answers=len(window.match.answers),
                    turns=window.match.game.state.turn,
                )
                self.last_step = iter(self.closing())
            return
        self.play_on()

    def skip(self, game) -> None:
        """Watch for a moment, then click to bring the cards to their places."""
        if time.monotonic() - self.since > 0.3:
            super().skip(game)
            self.since = time.monotonic()

    def pass_on(self, game) -> None:
        if len(game.match.answers) > 12 and self.once("curtain"):
            self.shot("curtain")
        super().pass_on(game)

    def decide(self, game) -> None:
        if self.mode == "new" and len(game.match.answers) >= self.wanted:
            if self.once("ready"):
                self.shot("before-the-kill")
                decision = game.asked
                self.tell(
                    "ready",
                    answers=len(game.match.answers),
                    player=decision.player,
                    prompt=decision.prompt,
                    options=[option.label for option in decision.options],
                    **self.counts,
                )
            self.since = time.monotonic()
            return
        super().decide(game)

    def look_around(self, game) -> None:
        """Pictures and small things beside the game, each once."""
        decision = game.asked
        count = len(game.match.answers)
        if decision.ask is Ask.DEFEND and count > 20 and self.once("defend"):
            self.shot("defense")
        if decision.ask is Ask.ACTION and count > 30 and self.once("action"):
            self.shot("combat")

    def use_picker(self, game) -> None:
        if len(game.picker.faces()) > 8 and self.once("search"):
            self.shot("search")
        super().use_picker(game)

    # --- before and after the game ---

    def opening(self):
        """From the home page to the game."""
        window = self.window
        while window.library.pool is None:
            yield True
        if self.mode == "resume":
            while window.home.game is None:
                yield True
            yield True
            self.shot("continue-offered")
            self.click(window.home.resume)
            while window.game is None:
                yield True
            self.shot("continued")
            game = window.game
            while game.asked is None:
                if game.curtain.isVisible():
                    self.pass_on(game)
                yield True
            decision = game.asked
            self.tell(
                "resumed",
                answers=len(game.match.answers),
                player=decision.player,
                prompt=decision.prompt,
                options=[option.label for option in decision.options],
            )
            yield from self.tools(game)
            return
        self.shot("home")
        self.click(window.home.new_game)
        while window.start is None:
            yield True
        yield True
        start = window.start
        self.shot("new-game")
        self.click(start.sides[0].tiles[self.seed % len(start.sides[0].tiles)])
        yield True
        self.click(start.sides[1].tiles[(self.seed + 1) % len(start.sides[1].tiles)])
        yield True
        self.click(start.seed)
        for digit in str(self.seed):
            self.key(digit)
        yield True
        self.click(start.starters.button(2))
        yield True
        self.shot("new-game-chosen")
        self.click(start.start)
        while window.game is None:
            yield True
        self.shot("game-begins")

    def tools(self, game):
        """The tools beside the table: keys, log, rule, speed, undo."""
        self.click(game.side.keys)
        yield True
        self.shot("keys")
        self.key("Escape")
        yield True
        self.key("l")
        yield True
        folded = game.log.isHidden()
        self.key("l")
        yield True
        self.tell("log folded by key", ok=folded and not game.log.isHidden())
        self.click(game.side.speed)
        while QApplication.activePopupWidget() is None:
            yield True
        menu = QApplication.activePopupWidget()
        off = next(action for action in menu.actions() if action.data() == "off")
        at = menu.mapToGlobal(menu.actionGeometry(off).center())
        self.x.click(at.x(), at.y())
        while self.window.settings.speed != "off":
            yield True
        card = game.bridge.view().mine.mp_card
        place = game.table.viewport().mapToGlobal(game.table.cardPosition(card))
        self.x.move(place.x(), place.y())
        for _ in range(40):
            if game.zoom.instance == card:
                break
            yield True
        self.shot("card-in-focus")
        self.tell("zoomed", ok=game.zoom.instance == card)
        before = len(game.match.answers)
        self.key("u")
        for _ in range(40):
            if game.consent.isVisible():
                self.shot("undo")
                for box in game.consent.agree:
                    self.click(box)
                    for _ in range(10):
                        if box.isChecked():
                            break
                        yield True
                self.click(game.consent.yes_button)
                yield True
                break
            if len(game.match.answers) < before:
                break
            yield True
        for _ in range(40):
            if len(game.match.answers) < before:
                break
            yield True
        self.tell("undone", ok=len(game.match.answers) == before - 1)

    def closing(self):
        """After the end: the replay, then a rematch."""
        window = self.window
        self.click(window.game_over.replay)
        while window.replay is None:
            yield True
        replay = window.replay
        self.click(replay.forward)
        while replay.replay.position < 1:
            yield True
        slider = replay.slider
        at = slider.mapToGlobal(QPoint(slider.width() // 2, slider.height() // 2))
        start = slider.mapToGlobal(QPoint(8, slider.height() // 2))
        self.x.drag((start.x(), start.y()), (at.x(), at.y()))
        for _ in range(200):
            if replay.replay.position > replay.last // 3:
                break
            yield True
        self.shot("replay")
        self.tell("replayed", position=replay.replay.position, last=replay.last)
        self.click(replay.leave)
        while window.pages.currentWidget() is not window.game_over:
            yield True
        old = window.game
        self.click(window.game_over.rematch)
        while window.game is None or window.game is old:
            yield True
        self.shot("rematch")
        self.tell("rematch", answers=len(window.match.answers), **self.counts)
        self.app.quit()
        yield True


def main() -> int:
    mode, seed, answers, shots = sys.argv[1:5]
    driver = Driver(mode, int(seed), int(answers), Path(shots))
    return driver.app.exec()


if __name__ == "__main__":
    sys.exit(main())
