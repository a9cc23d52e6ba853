"""Plays the app from inside its own process, with real input from the X server.

It looks at the windows to know where things are, and then does what a hand would do: it moves the
pointer, clicks, drags and types through the X server. It never calls a slot of the app. What it
did it tells in JSON lines on its standard output.

    driver.py new SEED ANSWERS SHOTS     set up a game, give that many answers, then sit still
    driver.py resume SEED 0 SHOTS        continue the offered game and play it to its end
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QTimer
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from xclient import XClient

from dbz_desktop.players import RandomPlayer
from dbz_desktop.rules.decisions import Ask
from dbz_desktop.rules.events import Zone
from dbz_desktop.ui.app import make_application, open_window
from dbz_desktop.ui.pages.curtain import Curtain
from dbz_desktop.ui.settings import Settings

PATIENCE = 8.0
"""Seconds without any change after which the driver gives up."""


class Driver:
    """One session at the window."""

    EFFECT = 0.6
    """Seconds that the effect of an input is waited for."""

    def __init__(self, mode: str, seed: int, answers: int, shots: Path) -> None:
        self.mode = mode
        self.seed = seed
        self.wanted = answers
        self.shots = shots
        self.chance = random.Random(seed)
        self.players = (RandomPlayer(seed + 1), RandomPlayer(seed + 2))
        self.app = make_application()
        # The driver never clicks twice by mistake, so the curtain need not wait for that.
        Curtain.GUARD_MS = 0
        settings = Settings()
        if mode == "new":
            settings.speed = "fast"
        self.window = open_window(self.app, settings)
        self.window.setGeometry(0, 0, 1280, 720)
        self.x = XClient(int(os.environ["DISPLAY"].lstrip(":").split(".")[0]))
        self.began = self.since = time.monotonic()
        self.seen: object = None
        self.acted: object = None
        self.acted_at = 0.0
        self.counts = {"clicks": 0, "drags": 0, "keys": 0, "card clicks": 0, "menus": 0, "skips": 0}
        self.done: set[str] = set()
        self.plan: tuple[object, int] | None = None
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

    # --- the hand ---

    def centre(self, widget: QWidget) -> tuple[int, int]:
        at = widget.mapToGlobal(widget.rect().center())
        return at.x(), at.y()

    def click(self, widget: QWidget) -> None:
        self.x.click(*self.centre(widget))
        self.counts["clicks"] += 1

    def key(self, name: str) -> None:
        self.x.key(name)
        self.counts["keys"] += 1

    # --- one step at a time ---

    def state(self) -> object:
        """Whatever shows that the last input had an effect."""
        game = self.window.game
        popup = QApplication.activePopupWidget()
        page = self.window.pages.currentWidget()
        if game is None or page is not game:
            return id(page), id(popup)
        return (
            id(page),
            id(popup),
            len(game.match.answers),
            game.curtain.isVisible(),
            game.picker.isVisible(),
            game.confirm.isVisible(),
            game.consent.isVisible(),
            id(game.asked),
            game.table.busy,
        )

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
        game = window.game
        page = window.pages.currentWidget()
        if window.game_over is not None and page is window.game_over:
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
        if game is None or page is not game:
            return
        popup = QApplication.activePopupWidget()
        if isinstance(popup, QMenu):
            self.use_menu(popup)
        elif game.curtain.isVisible():
            self.pass_on(game)
        elif game.confirm.isVisible():
            self.click(game.confirm.yes_button)
        elif game.picker.isVisible():
            self.use_picker(game)
        elif game.table.busy:
            self.skip(game)
        elif game.asked is not None:
            self.decide(game)

    def skip(self, game) -> None:
        """Watch for a moment, then click to bring the cards to their places."""
        if time.monotonic() - self.since > 0.3:
            view = game.table.viewport()
            at = view.mapToGlobal(QPoint(view.width() // 2, view.height() // 2))
            self.x.click(at.x(), at.y())
            self.counts["skips"] += 1
            self.since = time.monotonic()

    def pass_on(self, game) -> None:
        if len(game.match.answers) > 12 and self.once("curtain"):
            self.shot("curtain")
        if self.chance.random() < 0.7:
            self.click(game.curtain.ready)
        else:
            self.key("Return")

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
        self.look_around(game)
        decision = game.asked
        if self.plan is None or self.plan[0] is not decision:
            self.plan = (decision, self.players[decision.player].choose(decision))
        self.give(game, decision, self.plan[1])

    def look_around(self, game) -> None:
        """Pictures and small things beside the game, each once."""
        decision = game.asked
        count = len(game.match.answers)
        if decision.ask is Ask.DEFEND and count > 20 and self.once("defend"):
            self.shot("defense")
        if decision.ask is Ask.ACTION and count > 30 and self.once("action"):
            self.shot("combat")

    def give(self, game, decision, index: int) -> None:
        """Give an answer: by its card on the table, by its button, or by its key."""
        option = decision.options[index]
        target = option.card if option.card >= 0 else option.performer
        at = game.table.cardPosition(target) if target >= 0 else None
        item = game.table.table.item_of(target) if at is not None else None
        way = self.chance.random()
        if item is not None and index in item.options and way < 0.75:
            place = game.table.viewport().mapToGlobal(at)
            in_hand = item.spot.zone is Zone.HAND
            if in_hand and way < 0.3 and len(item.options) == 1:
                view = game.table.viewport()
                goal = view.mapToGlobal(QPoint(view.width() // 2, view.height() // 2))
                self.x.drag((place.x(), place.y()), (goal.x(), goal.y()))
                self.counts["drags"] += 1
            else:
                self.x.click(place.x(), place.y())
                self.counts["card clicks"] += 1
            return
        self.press_button(game, index)

    def press_button(self, game, index: int) -> None:
        for part in game.prompt.option_buttons():
            if part.property("option") != index:
                continue
            whole = QRect(part.mapTo(game.prompt.scroller.viewport(), QPoint(0, 0)), part.size())
            if game.prompt.scroller.viewport().rect().contains(whole.center()):
                self.click(part)
            else:
                key = part.key.text()
                self.key("space" if key == "Space" else key.lower() or "1")
            return
        edit = game.prompt.findChild(QWidget, "naming")
        if edit is not None:
            self.name_card(edit, game.asked.options[index].label)

    def name_card(self, edit: QWidget, title: str) -> None:
        self.click(edit)
        for letter in title.lower():
            if (letter.isalnum() and letter.isascii()) or letter in " -'.":
                self.key("space" if letter == " " else letter)
        self.key("Return")

    def use_menu(self, menu: QMenu) -> None:
        """Several options on one card: the planned one, or any."""
        labels = {action.text(): action for action in menu.actions()}
        wanted = None
        if self.plan is not None:
            decision, index = self.plan
            wanted = labels.get(decision.options[index].label)
        action = wanted or self.chance.choice(menu.actions())
        at = menu.mapToGlobal(menu.actionGeometry(action).center())
        self.x.click(at.x(), at.y())
        self.counts["menus"] += 1

    def use_picker(self, game) -> None:
        if len(game.picker.faces()) > 8 and self.once("search"):
            self.shot("search")
        view = game.picker.scroller.viewport()
        faces = [
            face
            for face in game.picker.faces()
            if view.rect().contains(face.mapTo(view, face.rect().center()))
        ]
        extras = list(game.picker.extras)
        if extras and (not faces or self.chance.random() < 0.2):
            self.click(self.chance.choice(extras))
        elif faces:
            self.click(self.chance.choice(faces))

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
