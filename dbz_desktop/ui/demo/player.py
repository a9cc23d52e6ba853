"""Somebody who plays at the window as a person does: by looking where things are, and by hand.

What to answer, the players of `dbz_desktop.players` decide; how, is decided here: by the card on
the table, by dragging it, by its button, in a menu, in the grid of cards. Nothing is answered but
through the window's own controls. The hand is an object that moves a pointer and presses keys:
`pointer.EventHand` of the demo, or the one that the tests have on a real X server.
"""

from __future__ import annotations

import random
from typing import Any, Protocol

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QLineEdit, QMenu, QWidget

from dbz_desktop.match.aids.marking import Marking
from dbz_desktop.players import RandomPlayer
from dbz_desktop.rules.kernel.decisions import Decision
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.ui.game.game_page import GamePage
from dbz_desktop.ui.window.main_window import MainWindow

WHEEL_DOWN = 5
"""The number of the mouse's button that the wheel is when it is turned down, as X counts."""


class Hand(Protocol):
    """A hand at mouse and keyboard. Places are on the screen, keys are named as X names them."""

    def click(self, x: int, y: int, button: int = 1) -> None:
        """Move there and click: 1 is the left button, 5 the wheel, turned down."""

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Press at one place, move to another, let go."""

    def key(self, name: str) -> None:
        """Press and release a key."""


class WindowPlayer:
    """Plays both seats of the game that a window shows, one step a call of `act`."""

    def __init__(self, window: MainWindow, hand: Hand, seed: int) -> None:
        self.window = window
        self.hand = hand
        self.chance = random.Random(seed)
        self.players = (RandomPlayer(seed + 1), RandomPlayer(seed + 2))
        self.counts = {"clicks": 0, "drags": 0, "keys": 0, "card clicks": 0, "menus": 0, "skips": 0}
        self.plan: tuple[Decision, int] | None = None
        """The question that is being answered, and the answer."""

    # --- the hand ---

    def centre(self, widget: QWidget) -> tuple[int, int]:
        """Where a widget lies on the screen."""
        at = widget.mapToGlobal(widget.rect().center())
        return at.x(), at.y()

    def click(self, widget: QWidget) -> None:
        """Click a widget in its middle."""
        self.hand.click(*self.centre(widget))
        self.counts["clicks"] += 1

    def key(self, name: str) -> None:
        """Press a key."""
        self.hand.key(name)
        self.counts["keys"] += 1

    def type_words(self, words: str) -> None:
        """Type what has keys of its own on every keyboard; the rest is left out."""
        for letter in words.lower():
            if (letter.isalnum() and letter.isascii()) or letter in " -'.":
                self.key("space" if letter == " " else letter)

    # --- one step at a time ---

    def state(self) -> object:
        """Whatever shows that the last step had an effect."""
        window = self.window
        game = window.game
        popup = QApplication.activePopupWidget()
        page = window.pages.currentWidget()
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
            tuple(game.marks.marking.marked) if game.marks.marking is not None else (),
            game.table.busy,
        )

    def play_on(self) -> bool:
        """Do what the game page asks for next; False where no game is in sight."""
        game = self.window.game
        if game is None or self.window.pages.currentWidget() is not game:
            return False
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
        return True

    def skip(self, game: GamePage) -> None:
        """Click the table to bring the cards that move to their places."""
        view = game.table.viewport()
        at = view.mapToGlobal(QPoint(view.width() // 2, view.height() // 2))
        self.hand.click(at.x(), at.y())
        self.counts["skips"] += 1

    def pass_on(self, game: GamePage) -> None:
        """Say that the computer has changed hands."""
        if self.chance.random() < 0.7:
            self.click(game.curtain.ready)
        else:
            self.key("Return")

    def decide(self, game: GamePage) -> None:
        """Think once, then give the answer; again, if the hand missed."""
        decision = game.asked
        assert decision is not None
        if game.marks.marking is not None:
            self.mark(game, game.marks.marking)
            return
        if self.plan is None or self.plan[0] is not decision:
            self.look_around(game)
            self.plan = (decision, self.players[decision.player].choose(decision))
        self.give(game, decision, self.plan[1])

    def mark(self, game: GamePage, marking: Marking) -> None:
        """Mark one of the cards that are asked for together, or confirm those that are marked."""
        buttons = game.prompt.option_buttons()
        ready = [part for part in buttons if part.property("role") == "primary-key"]
        others = [part for part in buttons if part not in ready]
        confirms = marking.ready and (not others or self.chance.random() < 0.6)
        part = self.chance.choice(ready if confirms else others or ready)
        card = part.property("card")
        at = game.table.cardPosition(card) if card is not None else None
        if at is not None and self.chance.random() < 0.6:
            place = game.table.viewport().mapToGlobal(at)
            self.hand.click(place.x(), place.y())
            self.counts["card clicks"] += 1
        elif self.in_sight(part, game.prompt.scroller):
            self.click(part)

    def look_around(self, game: GamePage) -> None:
        """What is done once before a question is answered, such as taking a picture."""

    def give(self, game: GamePage, decision: Decision, index: int) -> None:
        """Give an answer: by its card on the table, or by its button."""
        option = decision.options[index]
        target = option.card if option.card >= 0 else option.performer
        at = game.table.cardPosition(target) if target >= 0 else None
        item = game.table.table.item_of(target) if at is not None else None
        way = self.chance.random()
        if item is None or at is None or index not in item.options or way >= 0.75:
            self.press_button(game, index)
            return
        view = game.table.viewport()
        place = view.mapToGlobal(at)
        if item.row.zone is Zone.HAND and way < 0.3 and len(item.options) == 1:
            goal = view.mapToGlobal(QPoint(view.width() // 2, view.height() // 2))
            self.hand.drag((place.x(), place.y()), (goal.x(), goal.y()))
            self.counts["drags"] += 1
        else:
            self.hand.click(place.x(), place.y())
            self.counts["card clicks"] += 1

    def press_button(self, game: GamePage, index: int) -> None:
        """Click the button of an answer, or type the card that is to be named."""
        assert game.asked is not None
        part = game.prompt.button_of(index)
        if part is not None:
            if self.in_sight(part, game.prompt.scroller):
                self.click(part)
            return
        edit = game.prompt.findChild(QLineEdit, "naming")
        if edit is not None:
            self.name_card(edit, game.asked.options[index].label)

    def in_sight(self, widget: QWidget, scroller: QAbstractScrollArea) -> bool:
        """Whether a widget's middle is in sight; where it is not, turn the wheel towards it."""
        view = scroller.viewport()
        place = QRect(widget.mapTo(view, QPoint(0, 0)), widget.size()).center()
        if view.rect().contains(place):
            return True
        down = place.y() > view.rect().center().y()
        self.hand.click(*self.centre(view), WHEEL_DOWN if down else WHEEL_DOWN - 1)
        return False

    def name_card(self, edit: QLineEdit, title: str) -> None:
        """Name a card by typing its title."""
        self.click(edit)
        self.type_words(title)
        self.key("Return")

    def use_menu(self, menu: QMenu) -> None:
        """Several answers on one card: the planned one, or any."""
        labels = {action.text(): action for action in menu.actions()}
        wanted = None
        if self.plan is not None:
            decision, index = self.plan
            wanted = labels.get(decision.options[index].label)
        action = wanted or self.chance.choice(menu.actions())
        at = menu.mapToGlobal(menu.actionGeometry(action).center())
        self.hand.click(at.x(), at.y())
        self.counts["menus"] += 1

    def use_picker(self, game: GamePage) -> None:
        """Take a card of those in sight, or one of the other answers below them."""
        view = game.picker.scroller.viewport()
        faces: list[Any] = [
            face
            for face in game.picker.faces()
            if view.rect().contains(face.mapTo(view, face.rect().center()))
        ]
        extras = list(game.picker.extras)
        if extras and (not faces or self.chance.random() < 0.2):
            self.click(self.chance.choice(extras))
        elif faces:
            self.click(self.chance.choice(faces))
