"""Plays any copy of the app from outside: it knows only what a screen reader is told.

It finds buttons and cards by their names and rectangles in the accessibility tree and clicks them
through the X server. So it plays a program that was installed, as players get it, and shows at
the same time that whoever can't see the screen finds everything on it.
"""

from __future__ import annotations

import os
import random
import subprocess
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path

from screenreader import CHECKED, ENABLED, Node, ScreenReader
from xclient import XClient
from xserver import XServer

PATIENCE = 60.0
"""Seconds without any change after which it is given up."""

LEAVE = ("Rule ", "Look at the table", "Skip to the end", "Close", "Find ", "Stop ")
"""Beginnings of the names of buttons that answer no question."""

BESIDE = ("Timeline", "Game log", "Card in focus")
"""Parts beside the table in which no question is answered."""


class Stuck(Exception):
    """Something did not come, or nothing changed any more; the message says what was looked for."""


class Onlooker:
    """The eyes and the hand before one program."""

    def __init__(
        self,
        command: Sequence[str],
        env: Mapping[str, str],
        shots: Path,
        seed: int = 0,
        size: tuple[int, int] = (1280, 720),
    ) -> None:
        self.server = XServer(*size)
        self.reader = ScreenReader()
        self.hand = XClient(self.server.display)
        self.shots = shots
        self.chance = random.Random(seed)
        self.command = list(command)
        self.env = {
            **env,
            **self.reader.environment(),
            "DISPLAY": f":{self.server.display}",
            "QT_QPA_PLATFORM": "xcb",
        }
        self.counts = {"clicks": 0, "cards": 0, "answers": 0, "menus": 0, "curtains": 0, "keys": 0}
        self.program: subprocess.Popen[bytes] | None = None
        self.tried: tuple[object, str] | None = None

    # --- the program ---

    def start(self) -> float:
        """Start the program; returns the seconds until its home page is shown."""
        began = time.monotonic()
        self.program = subprocess.Popen(self.command, env=self.env)
        self.find(start="New game")
        return time.monotonic() - began

    def close(self) -> int:
        """Ask the program to end, as a session that ends does; returns its exit code."""
        assert self.program is not None
        if self.program.poll() is None:
            self.program.terminate()
        try:
            return self.program.wait(20)
        except subprocess.TimeoutExpired:
            self.program.kill()
            raise Stuck("the program did not end when it was asked to") from None

    def stop(self) -> None:
        """End everything that was started."""
        if self.program is not None and self.program.poll() is None:
            self.program.kill()
            self.program.wait()
        self.hand.close()
        self.reader.stop()
        self.server.stop()

    # --- eyes and hand ---

    def look(self, closed: Collection[str] = ()) -> Node | None:
        """What is in sight, but for parts of these names. Raises Stuck if the program has ended."""
        if self.program is not None and self.program.poll() is not None:
            raise Stuck(f"the program ended with code {self.program.returncode}")
        return self.reader.look(closed)

    def find(self, role: str = "", name: str = "", start: str = "") -> Node:
        """Wait for something to be in sight, and to lie still. Raises Stuck if it doesn't come."""
        before: tuple[int, int, int, int] | None = None

        def there() -> Node | None:
            nonlocal before
            tree = self.look()
            node = tree.first(role, name, start) if tree is not None else None
            still = node is not None and node.rect == before
            before = node.rect if node is not None else None
            return node if still else None

        return self.wait(there, f"{role} {name or start!r}")

    def wait(self, condition: Callable[[], object], what: str):
        """Wait until a condition gives something, and return that. Raises Stuck otherwise."""
        end = time.monotonic() + PATIENCE
        while not (found := condition()):
            if time.monotonic() > end:
                self.shot("stuck")
                tree = self.reader.look()
                raise Stuck(f"{what} did not come:\n{tree.tree() if tree else None}")
            time.sleep(0.04)
        return found

    def shot(self, name: str) -> None:
        """Keep a picture of the screen."""
        self.hand.picture(self.shots / f"{name}.png")

    def click(self, node: Node | str) -> None:
        """Click something, or what has this name once it is in sight."""
        if isinstance(node, str):
            node = self.find(name=node)
        x, y = node.centre
        if "'s hand" in node.name:
            # Each card of a hand may lie on its neighbour to the left.
            x = node.rect[0] + min(node.rect[2] // 2, 12)
        self.hand.click(x, y)
        self.counts["clicks"] += 1

    def type(self, text: str) -> None:
        """Type letters and digits into whatever has the keyboard."""
        for letter in text:
            self.hand.key("space" if letter == " " else letter)
            self.counts["keys"] += 1

    # --- playing ---

    def new_game(self, seed: int | None = None) -> None:
        """From the home page to the table, with a starter deck for each player."""
        self.click(self.find(start="New game"))
        self.find(role="text", start="Name of player 1")
        if seed is not None:
            self.click(self.find(role="text", start="Seed"))
            self.type(str(seed))
        tree = self.wait(self.look, "the window")
        begin = tree.first(name="Start the game") or tree.first(name="Play casually")
        if begin is None:
            raise Stuck("no button starts the game")
        self.shot("new-game")
        self.click(begin)
        self.find(start="I am")

    def lift_curtain(self) -> None:
        """Say whose hands the computer is in; a click right after the last one isn't taken."""

        def lifted() -> bool:
            tree = self.look()
            ready = tree.first(start="I am ") if tree is not None else None
            if ready is not None:
                self.click(ready)
                time.sleep(0.4)
            return tree is not None and ready is None

        self.wait(lifted, "the table")

    def set_speed(self, speed: str) -> None:
        """Choose in the menu beside the table how fast cards move, such as "Off"."""
        self.click(self.find(start="Speed of the table"))
        self.click(self.find(name=speed))
        self.find(name=f"Speed of the table: {speed.lower()}")

    def play(self, answers: int = 10**6, seconds: float = 900.0) -> Node | None:
        """Play on until the game is over, or so many answers were given.

        Returns the page on which a game is told to be over, or None if it isn't yet. Raises Stuck
        if nothing changes any more or the time is up.
        """
        end = time.monotonic() + seconds
        seen: object = None
        since = time.monotonic()
        wanted = self.counts["answers"] + answers
        while self.counts["answers"] < wanted:
            tree = self.look(BESIDE)
            if tree is None:
                continue
            over = tree.first(name="Game over")
            if over is not None:
                return over
            now = time.monotonic()
            face = picture_of(tree)
            if face != seen:
                seen, since = face, now
                # Act only upon what has come to rest.
                time.sleep(0.02)
                continue
            if now - since > PATIENCE or now > end:
                self.shot("stuck")
                raise Stuck(f"the game stands still:\n{tree.tree()}")
            if self.tried is not None and self.tried[0] == face and now - since < 1.0:
                time.sleep(0.02)
                continue
            self.act(tree)
            self.tried = (face, "")
        return None

    def act(self, tree: Node) -> None:
        """Do one thing of those that are offered."""
        ready = tree.first(start="I am ")
        if ready is not None:
            self.counts["curtains"] += 1
            self.click(ready)
            return
        for top in tree.children[1:]:
            items = [n for n in top.all() if n.role.endswith("menu item") and n.has(ENABLED)]
            items = [n for n in items if n.name not in ("Read it large", "Wordings and rulings")]
            if items:
                self.counts["menus"] += 1
                self.counts["answers"] += 1
                self.click(self.chance.choice(items))
                return
        page = tree.first(name="Game")
        if page is None:
            return
        # What lies over the table alone is in its half of the page, beside the question.
        half = page.children[0].children if page.children else []
        over = [part for part in half if part.role == "filler" and part.name != "Table"]
        over += page.children[2:]
        if over:
            self.answer_over(over[-1])
            return
        question = page.first(role="panel", name="Question")
        field = question.first(name="Card title") if question is not None else None
        if field is not None:
            self.name_card(field)
            return
        offered = answers_in(question) if question is not None else []
        if question is not None and question.first(start="Skip to the end"):
            return
        cards = [n for n in page.walk() if n.name.endswith("can be chosen")]
        if cards and (not offered or self.chance.random() < 0.7):
            self.counts["cards"] += 1
            self.counts["answers"] += 1
            self.click(self.chance.choice(cards))
        elif offered:
            self.counts["answers"] += 1
            self.click(self.chance.choice(offered))

    def answer_over(self, overlay: Node) -> None:
        """Answer what lies over the table: cards to choose from, or something asked once more."""
        for box in overlay.all("check box"):
            if not box.has(CHECKED):
                self.click(box)
                return
        buttons = answers_in(overlay)
        if not buttons:
            return
        # Where it is asked once more, the last button does it; going back would be asked again.
        asked_once_more = len(buttons) == 2 and not any(b.rect[3] > 100 for b in buttons)
        self.counts["answers"] += 1
        self.click(buttons[-1] if asked_once_more else self.chance.choice(buttons))

    def name_card(self, field: Node) -> None:
        """Name a card whose title begins with a letter, from those that the field suggests."""
        self.click(field)
        self.type("blue")
        self.hand.key("Down")
        self.hand.key("Return")
        self.hand.key("Return")
        self.counts["keys"] += 3
        self.counts["answers"] += 1


def answers_in(part: Node) -> list[Node]:
    """The buttons of a question that answer it and that a click can reach."""
    left, top, width, height = part.rect
    found = []
    for node in part.walk():
        x, y = node.centre
        inside = left <= x < left + width and top <= y < top + height
        if node.role == "push button" and inside and node.has(ENABLED):
            if node.name and not node.name.startswith(LEAVE):
                found.append(node)
    return found


def picture_of(tree: Node) -> object:
    """What tells one moment from another."""
    return tuple((node.name, node.rect, node.states) for node in tree.walk())


def checkout_command() -> tuple[list[str], dict[str, str]]:
    """How the app of this checkout is started, and in which environment."""
    import sys

    root = str(Path(__file__).resolve().parents[2])
    path = os.pathsep.join(filter(None, (root, os.environ.get("PYTHONPATH"))))
    return [sys.executable, "-X", "faulthandler", "-m", "dbz_desktop"], {
        **os.environ,
        "PYTHONPATH": path,
    }
