"""Plays the app from inside its own process, with real input from the X server.

It looks at the windows to know where things are, and then does what a hand would do: it moves the
pointer, clicks, drags and types through the X server. It never calls a slot of the app. How it
plays is `dbz_desktop.ui.demo.player`'s. What it did it tells in JSON lines on its standard output.

    driver.py new SEED ANSWERS SHOTS     set up a game, give that many answers, then sit still
    driver.py resume SEED 0 SHOTS        continue the offered game and play it to its end
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QPoint, QTimer
from PySide6.QtGui import QWindow
from PySide6.QtWidgets import QApplication
from xclient import XClient

from dbz_desktop.match.course import undo
from dbz_desktop.rules.judge_moves import ANEW
from dbz_desktop.rules.kernel.decisions import Ask
from dbz_desktop.ui.app import make_application, open_window
from dbz_desktop.ui.demo.player import WindowPlayer
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.game.curtain import Curtain

PATIENCE = 30.0
"""Seconds without any change after which the driver gives up."""

LOST = 2.0
"""Seconds after which an input has not come to a window: one took it that is gone already."""

EFFECT = 0.05
"""Seconds that the effect of an input is waited for once it has come to a window: some have none,
and some come with a timer."""


class Landing(QObject):
    """Sees what was sent to the X server come to the windows, however busy the machine is."""

    ENDS = (QEvent.Type.MouseButtonRelease, QEvent.Type.KeyRelease, QEvent.Type.Wheel)
    """An input's last event."""

    def __init__(self, app: QApplication) -> None:
        super().__init__()
        self._app = app
        self._under_way = 0
        self._last = 0.0

    def sent(self) -> None:
        """An input was sent."""
        if not self._under_way:
            self._app.installEventFilter(self)
        self._under_way += 1
        self._last = time.monotonic()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Something has come."""
        if event.type() in self.ENDS and event.spontaneous() and isinstance(watched, QWindow):
            self._under_way -= 1
            self._last = time.monotonic()
            self._look_away()
        return False

    def _look_away(self) -> None:
        # Else all that happens would go through here.
        if not self._under_way:
            self._app.removeEventFilter(self)

    def may_have_effect(self) -> bool:
        """Whether something that was sent may still bring something about."""
        passed = time.monotonic() - self._last
        if self._under_way and passed > LOST:
            self._under_way = 0
            self._look_away()
        return bool(self._under_way) or passed < EFFECT


class XHand:
    """The hand of the driver: what it does goes through the X server, and its landing is seen."""

    def __init__(self, x: XClient, landing: Landing) -> None:
        self._x, self._landing = x, landing

    def click(self, x: int, y: int, button: int = 1) -> None:
        """As `XClient.click`."""
        self._landing.sent()
        self._x.click(x, y, button)

    def double_click(self, x: int, y: int) -> None:
        """As `XClient.double_click`."""
        self._landing.sent()
        self._landing.sent()
        self._x.double_click(x, y)

    def drag(self, start: tuple[int, int], end: tuple[int, int], steps: int = 6) -> None:
        """As `XClient.drag`."""
        self._landing.sent()
        self._x.drag(start, end, steps)

    def move(self, x: int, y: int) -> None:
        """As `XClient.move`."""
        self._x.move(x, y)

    def key(self, name: str) -> None:
        """As `XClient.key`."""
        self._landing.sent()
        self._x.key(name)


class Driver(WindowPlayer):
    """One session at the window."""

    hand: XHand

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
        x = XClient(int(os.environ["DISPLAY"].lstrip(":").split(".")[0]))
        self.landing = Landing(self.app)
        super().__init__(window, XHand(x, self.landing), seed)
        self.began = self.since = time.monotonic()
        self.seen: object = None
        self.acted: object = None
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
        if self.acted == state and self.landing.may_have_effect():
            return
        self.acted = state
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
        if time.monotonic() - self.since > 0.1:
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

    def until(self, condition: Callable[[], object], what: str = "it") -> Iterator[bool]:
        """Wait for something that comes without a further input."""
        end = time.monotonic() + PATIENCE
        while not condition():
            if time.monotonic() > end:
                raise RuntimeError(f"{what} did not come")
            # What is waited for need not be in `state`.
            self.since = time.monotonic()
            yield True

    def opening(self) -> Iterator[bool]:
        """From the home page to the game."""
        window = self.window
        yield from self.until(lambda: window.library.pool is not None, "the cards")
        if self.mode == "resume":
            yield from self.until(lambda: window.home.game is not None, "the game to go on with")
            yield True
            self.shot("continue-offered")
            self.click(window.home.resume)
            yield from self.until(lambda: window.game is not None, "the game")
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
        yield from self.until(lambda: window.start is not None, "the page of a new game")
        yield True
        start = window.start
        self.shot("new-game")
        for place, side in enumerate(start.sides):
            tile = side.tiles[(self.seed + place) % len(side.tiles)]
            yield from self.until(partial(self.in_sight, tile, side.rows), "a deck")
            self.click(tile)
            yield from self.until(tile.isChecked, "the choice of a deck")
        self.click(start.seed)
        yield from self.until(start.seed.hasFocus, "the keyboard in the field of the seed")
        for digit in str(self.seed):
            self.key(digit)
        yield from self.until(lambda: start.seed.text() == str(self.seed), "the seed")
        self.click(start.starters.button(2))
        yield from self.until(start.starters.button(2).isChecked, "the choice of who begins")
        self.shot("new-game-chosen")
        self.click(start.start)
        yield from self.until(lambda: window.game is not None, "the game")
        self.shot("game-begins")

    def tools(self, game) -> Iterator[bool]:
        """The tools beside the table: keys, log, rule, speed, undo."""
        self.click(game.side.keys)
        yield from self.until(game.keys.isVisible, "the list of keys")
        self.shot("keys")
        self.key("Escape")
        yield from self.until(lambda: not game.keys.isVisible(), "the list of keys closed")
        self.key("l")
        yield from self.until(game.log.isHidden, "the log folded")
        self.key("l")
        yield from self.until(lambda: not game.log.isHidden(), "the log unfolded")
        self.tell("log folded by key", ok=True)
        self.click(game.side.speed)
        yield from self.until(QApplication.activePopupWidget, "the menu of the speed")
        menu = QApplication.activePopupWidget()
        off = next(action for action in menu.actions() if action.data() == "off")
        at = menu.mapToGlobal(menu.actionGeometry(off).center())
        self.hand.click(at.x(), at.y())
        yield from self.until(lambda: self.window.settings.speed == "off", "the speed off")
        card = game.session.view().mine.mp_card
        place = game.table.viewport().mapToGlobal(game.table.cardPosition(card))
        self.hand.move(place.x(), place.y())
        yield from self.until(lambda: game.zoom.instance == card, "the card in focus")
        self.shot("card-in-focus")
        self.tell("zoomed", ok=True)
        before = list(game.match.answers)
        # What was one question may be several answers.
        kept = undo.listed(game.match.course)[game.session.steps(1)[0].number]
        self.key("u")
        yield from self.until(
            lambda: game.consent.isVisible() or game.match.answers != before, "undo"
        )
        if game.consent.isVisible():
            self.shot("undo")
            for box in game.consent.agree:
                self.click(box)
                yield from self.until(box.isChecked, "the agreement")
            self.click(game.consent.yes_button)
        yield from self.until(lambda: game.match.answers != before, "the answer taken back")
        # Where something hidden came to light, what nobody knows is shuffled anew.
        left, anew = game.match.answers[:kept], game.match.answers[kept:]
        self.tell("undone", ok=left == before[:kept] and [e.meaning for e in anew] in ([], [ANEW]))

    def closing(self) -> Iterator[bool]:
        """After the end: the replay, then a rematch."""
        window = self.window
        self.click(window.game_over.replay)
        yield from self.until(lambda: window.replay is not None, "the replay")
        replay = window.replay
        self.click(replay.forward)
        yield from self.until(lambda: replay.session.position >= 1, "a step of the replay")
        slider = replay.slider
        at = slider.mapToGlobal(QPoint(slider.width() // 2, slider.height() // 2))
        start = slider.mapToGlobal(QPoint(8, slider.height() // 2))
        self.hand.drag((start.x(), start.y()), (at.x(), at.y()))
        yield from self.until(
            lambda: replay.session.position > replay.last // 3, "the middle of the replay"
        )
        self.shot("replay")
        self.tell("replayed", position=replay.session.position, last=replay.last)
        self.click(replay.leave)
        yield from self.until(
            lambda: window.pages.currentWidget() is window.game_over, "the way back"
        )
        old = window.game
        self.click(window.game_over.rematch)
        yield from self.until(
            lambda: window.game is not None and window.game is not old, "the rematch"
        )
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
