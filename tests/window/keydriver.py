"""Plays the app by the keyboard alone: one key after the other, and where to is read off the focus.

It looks at what a player sees: the question with the keys of its answers, which widget or card
has the focus, what a menu has marked. The pointer is never moved. See `driver.py` for the rest.

    keydriver.py SEED SHOTS     from the home page through a whole game to a rematch
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from driver import Driver
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QMenu, QWidget

from dbz_desktop.match.aids.marking import Marking
from dbz_desktop.rules.kernel.decisions import Decision
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.ui.faces.face_button import FaceButton

SLOW_ANSWERS = 12
"""So many answers are given while cards still move; then the speed is switched off, by keys."""


class Stuck(RuntimeError):
    """The keyboard doesn't lead where it should."""


class KeyDriver(Driver):
    """A player without a mouse."""

    def __init__(self, seed: int, shots: Path) -> None:
        self.course: Iterator[None] | None = None
        self.ways = dict.fromkeys(
            ("card", "key", "button", "picker", "typed", "marked", "confirmed"), 0
        )
        self.speed_off = self.begun = self.at_speed = False
        super().__init__("new", seed, 10**6, shots)
        # There is no window manager that would do it.
        self.window.activateWindow()

    # --- what is seen ------------------------------------------------------------------------

    def click(self, widget: QWidget) -> None:
        """Whatever the hand with the mouse would click: Tab on to it, then Enter."""
        if self.focus is widget:
            self.key("Return")
            self.ways["button"] += 1
        else:
            self.key("Tab")

    @property
    def focus(self) -> QWidget | None:
        return QApplication.focusWidget()

    def said(self, widget: QWidget | None) -> str:
        """What a widget says of itself."""
        if widget is None:
            return ""
        return widget.accessibleName() or str(getattr(widget, "text", str)())

    def state(self) -> object:
        popup = QApplication.activePopupWidget()
        marked = popup.activeAction() if isinstance(popup, QMenu) else None
        game = self.window.game
        target = game.table.focusTarget if game is not None else None
        focus = self.focus
        typed = focus.text() if isinstance(focus, QLineEdit) else ""
        return super().state(), id(focus), id(target), id(marked), typed

    def check_focus(self) -> None:
        """The keyboard always has a place that can be seen."""
        if QApplication.activePopupWidget() is not None or self.busy():
            return
        focus = self.focus
        self.begun = self.begun or focus is not None
        if self.begun and (focus is None or not focus.isVisible()):
            raise Stuck(f"the focus is lost: {focus}")
        game = self.window.game
        if game is not None and focus is game.table:
            target = game.table.focusTarget
            if target is None or not target.focused:
                raise Stuck("the table has the keyboard and shows no focus")

    def busy(self) -> bool:
        game = self.window.game
        return game is not None and (game.table.busy or game.asked is None)

    # --- steps -------------------------------------------------------------------------------

    def act(self) -> None:
        self.check_focus()
        super().act()

    def pass_on(self, game) -> None:
        self.course = None
        self.key("Return")

    def skip(self, game) -> None:
        self.key("space")
        self.counts["skips"] += 1

    def decide(self, game) -> None:
        decision = game.asked
        marking = game.marks.marking
        if marking is not None:
            if self.course is None:
                self.course = self.mark_by_keys(game, marking)
            if next(self.course, self) is self:
                self.course = None
            return
        if self.plan is None or self.plan[0] is not decision:
            self.look_around(game)
            self.plan = (decision, self.players[decision.player].choose(decision))
            self.course = None
        if self.course is None:
            if not self.speed_off and len(game.match.answers) >= SLOW_ANSWERS:
                self.course = self.switch_speed_off()
            else:
                self.course = self.give_by_keys(game, *self.plan)
        if next(self.course, self) is self:
            self.course = None

    def use_picker(self, game) -> None:
        if self.once("picker"):
            self.shot("picker-by-keys")
        marking = game.marks.marking
        if marking is not None:
            if self.course is None:
                self.course = self.mark_in_grid(game, marking)
            if next(self.course, self) is self:
                self.course = None
            return
        if self.plan is None or self.plan[0] is not game.asked:
            decision = game.asked
            self.plan = (decision, self.players[decision.player].choose(decision))
            self.course = None
        if self.course is None:
            self.course = self.pick_by_keys(game, *self.plan)
        if next(self.course, self) is self:
            self.course = None

    def use_menu(self, menu: QMenu) -> None:
        """Down until what is wanted is marked, then Enter."""
        wanted = "Off" if self.at_speed else ""
        if not wanted and self.plan is not None and self.window.game.asked is self.plan[0]:
            wanted = self.plan[0].options[self.plan[1]].label
        marked = menu.activeAction()
        labels = [action.text() for action in menu.actions()]
        if wanted in labels and (marked is None or marked.text() != wanted):
            self.key("Down")
        else:
            self.key("Return")
            self.counts["menus"] += 1

    def tab_to(self, wanted: Callable[[QWidget], bool], what: str, key="Tab") -> Iterator[None]:
        """Tab on until the focus is there."""
        for _ in range(120):
            if self.focus is not None and wanted(self.focus):
                return
            self.key(key)
            yield
        raise Stuck(f"Tab never came to {what}")

    # --- answers -----------------------------------------------------------------------------

    def give_by_keys(self, game, decision: Decision, index: int) -> Iterator[None]:
        option = decision.options[index]
        way = self.chance.random()
        item = game.table.table.item_of(option.card) if option.card >= 0 else None
        if way < 0.5 and item is not None and index in item.options:
            yield from self.walk_to(game, item)
            if game.table.focusTarget is item and self.focus is game.table:
                self.ways["card"] += 1
                self.key("Return")
                yield
                return
        button = game.prompt.button_of(index)
        if button is None:
            yield from self.type_answer(game, option.label)
            return
        name = button.key.text()
        if name and way < 0.85:
            self.ways["key"] += 1
            self.key("space" if name == "Space" else name.lower())
            yield
            return
        yield from self.tab_to(lambda w: w is button, f"“{option.label}”")
        self.ways["button"] += 1
        self.key("Return")
        yield

    def walk_to(self, game, item) -> Iterator[None]:
        """Jump to the place where the card lies, then walk along the row."""
        own = item.row.seat == game.session.viewer
        letter = "h" if item.row.zone is Zone.HAND else "b" if own else "o"
        for key in (letter, *["Home"], *["Right"] * 16):
            if game.table.focusTarget is item and self.focus is game.table:
                return
            self.key(key)
            yield

    def type_answer(self, game, label: str) -> Iterator[None]:
        """Name a card by typing its title."""
        yield from self.tab_to(lambda w: isinstance(w, QLineEdit), "the field for the title")
        self.type_words(label)
        self.ways["typed"] += 1
        yield
        self.key("Return")
        yield

    def mark_by_keys(self, game, marking: Marking) -> Iterator[None]:
        """Mark one of the cards that are asked for together, or confirm those that are marked."""
        parts = [p for p in game.prompt.option_buttons() if p.property("role") != "primary-key"]
        if marking.ready and self.chance.random() < 0.6:
            self.ways["confirmed"] += 1
            self.key("space")
            yield
            return
        part = self.chance.choice(parts)
        card = part.property("card")
        item = game.table.table.item_of(card) if card is not None else None
        way = self.chance.random()
        self.ways["marked"] += 1
        if item is not None and way < 0.3:
            yield from self.walk_to(game, item)
            if game.table.focusTarget is item and self.focus is game.table:
                self.key("Return")
                yield
                return
        if way < 0.6:
            self.key(part.key.text().lower())
            yield
            return
        yield from self.tab_to(lambda w: w is part, f"“{self.said(part)}”")
        self.key("Return")
        yield

    def mark_in_grid(self, game, marking: Marking) -> Iterator[None]:
        """The same among the faces of the grid."""
        if marking.ready and self.chance.random() < 0.6:
            self.ways["confirmed"] += 1
            self.key("space")
            yield
            return
        unmarked = [card for card in marking.offered if card not in marking.marked]
        card = self.chance.choice(unmarked or marking.offered)
        options = marking.decision.options
        index = next(i for i, option in enumerate(options) if option.card == card)
        self.ways["marked"] += 1
        yield from self.pick_by_keys(game, marking.decision, index)

    def pick_by_keys(self, game, decision: Decision, index: int) -> Iterator[None]:
        option = decision.options[index]
        if option.card < 0:
            yield from self.tab_to(
                lambda w: isinstance(w, QAbstractButton) and self.said(w) == option.label,
                f"“{option.label}”",
            )
        else:
            # Down leads from the search to the cards, the arrows from card to card.
            if isinstance(self.focus, QLineEdit):
                self.key("Down")
                yield
            yield from self.tab_to(lambda w: isinstance(w, FaceButton), "the cards")
            for key in ("Home", *["Right"] * 120):
                if isinstance(self.focus, FaceButton) and self.focus.option == index:
                    break
                if key != "Home":
                    self.key(key)
                    yield
        self.ways["picker"] += 1
        self.key("Return")
        yield

    def switch_speed_off(self) -> Iterator[None]:
        """The menu of the speed: Tab there, open it, go down to "Off"."""
        self.speed_off = True
        yield from self.tab_to(lambda w: self.said(w).startswith("Speed of the table"), "the speed")
        self.at_speed = True
        self.key("space")
        yield
        yield from self.through(
            self.until(lambda: self.window.settings.speed == "off", "the speed off")
        )
        self.at_speed = False
        self.tell("speed", ok=self.window.settings.speed == "off")
        self.key("Escape")
        yield
        self.tell("back on the table", ok=self.focus is self.window.game.table)

    # --- before and after the game -----------------------------------------------------------

    def opening(self) -> Iterator[object]:
        window = self.window
        yield from self.until(
            lambda: window.library.pool is not None and self.focus is not None, "the home page"
        )
        self.shot("home-by-keys")
        yield from self.through(
            self.tab_to(lambda w: self.said(w).startswith("New game"), "the tile of a new game")
        )
        self.key("Return")
        yield from self.until(
            lambda: window.start is not None and self.focus is not None, "the page of a new game"
        )
        yield from self.through(
            self.tab_to(lambda w: w is window.start.seed, "the field of the seed")
        )
        for digit in str(self.seed):
            self.key(digit)
        yield True
        yield from self.through(
            self.tab_to(lambda w: self.said(w) in ("Start the game", "Play casually"), "the start")
        )
        self.shot("new-game-by-keys")
        self.key("Return")
        yield from self.until(lambda: window.game is not None, "the game")

    def through(self, course: Iterator[None]) -> Iterator[object]:
        for _ in course:
            yield True

    def closing(self) -> Iterator[object]:
        window = self.window
        old = window.game
        yield from self.through(
            self.tab_to(lambda w: self.said(w).startswith("Rematch"), "the rematch")
        )
        self.key("Return")
        yield from self.until(
            lambda: window.game is not None and window.game is not old, "the rematch"
        )
        self.tell("rematch", answers=len(window.match.answers), ways=self.ways, **self.counts)
        self.app.quit()
        yield True


def main() -> int:
    driver = KeyDriver(int(sys.argv[1]), Path(sys.argv[2]))
    return driver.app.exec()


if __name__ == "__main__":
    sys.exit(main())
