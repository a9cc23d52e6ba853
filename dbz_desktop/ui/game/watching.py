"""Watching two computer players: their pace, a pause, one answer after the other."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal

from dbz_desktop.cards.icon_words import in_words
from dbz_desktop.rules.kernel.events import Event, TurnBegan
from dbz_desktop.ui.game.game_parts import GameParts
from dbz_desktop.ui.session.conductor import PAUSES


class WatchDesk(QObject):
    """What whoever watches can do, where no person plays; `active` tells whether that is so.

    Computer players answer at the pace of the table, here and against a person.
    """

    pauseWanted = Signal()
    stepWanted = Signal()
    goOnWanted = Signal()

    def __init__(self, page: GameParts, speed: str) -> None:
        super().__init__(page)
        self.page = page
        self.active = len(page.session.computers) == 2
        self._begun = False
        self._set_speed(speed)
        page.side.speedChosen.connect(self._set_speed)
        if not self.active:
            return
        # What belongs to players has no place here.
        side = page.side
        for tool in (side.undo, side.stops):
            tool.hide()
        for action in (side.back, side.by_hand, side.concede):
            action.setVisible(False)
        side.leave.setText("Stop watching, and go on later")
        self.pauseWanted.connect(lambda: self._pause(True))
        self.goOnWanted.connect(lambda: self._pause(False))
        self.stepWanted.connect(page.session.step)
        page.session.eventShown.connect(self._shown)

    def _set_speed(self, speed: str) -> None:
        self.page.session.think_ms = PAUSES[speed]

    def _shown(self, event: Event) -> None:
        if isinstance(event, TurnBegan) and event.number > 1:
            # What was told at the beginning was read by now, and nobody answers it away.
            self.page.message.hide()

    def _pause(self, on: bool) -> None:
        self.page.session.pause(on)
        self.page.reach.say("Paused." if on else "Going on.")
        self.show()

    def show(self) -> None:
        """Tell whose answer comes next, with what can be done meanwhile."""
        session = self.page.session
        decision = session.question
        if decision is None:
            return
        name = session.names[decision.player]
        stop = ("Stop watching", "", self.page.side.leaveWanted)
        if session.paused:
            text = f"Paused: {name} decides next."
            controls = [("One step", "Space", self.stepWanted), ("Go on", "Y", self.goOnWanted)]
        else:
            text = f"{name} is thinking …"
            controls = [("Pause", "Space", self.pauseWanted)]
        asked = in_words(decision.prompt)
        self.page.prompt.show_controls(text, [*controls, stop], asked, "option")
        if not self._begun:
            self._begun = True
            self.page.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def space(self) -> None:
        """Pause; then, one step after the other. Cards that move are brought to their places."""
        if self.page.session.paused and self.page.table.busy:
            self.page.table.skipAnimations()
        else:
            self.page.prompt.press("Space")
