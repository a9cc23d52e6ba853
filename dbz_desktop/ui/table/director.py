"""The director: shows redacted events one after the other, each with its motion and its time.

Events wait in a queue. Showing one advances the model, asks the scene for new spots, and
lets what moved travel there. Whatever the speed, the table ends at `seat.view()`: skipping or
switching the animations off only leaves the ways out.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from dbz_desktop.rules.kernel import attack_events as atk
from dbz_desktop.rules.kernel import events as ev
from dbz_desktop.rules.kernel.events import Event, Why, Zone

SPEEDS = {"slow": 1.8, "normal": 1.0, "fast": 0.45, "off": 0.0}
FRAME = 16

# An attack without frills is told in 3 to 4 seconds: what is to be read keeps its time (what it
# does, whether it was stopped), what only has to be noticed is short.
_TIMES: dict[type[Event], int] = {
    ev.TurnBegan: 650,
    ev.CombatBegan: 550,
    ev.CombatEnded: 300,
    ev.Passed: 300,
    ev.ActionSkipped: 300,
    atk.AttackBegan: 300,
    atk.AttackStep: 35,
    atk.AttackUnstopped: 420,
    atk.AttackStopped: 900,
    atk.StopFailed: 500,
    atk.DamageCalculated: 380,
    atk.DamagePrevented: 320,
    atk.DamageDealt: 360,
    atk.CriticalEffect: 400,
    atk.AttackEnded: 140,
    ev.LevelChanged: 1100,
    ev.ControlChanged: 1250,
    ev.CardsRevealed: 1300,
    ev.CardUsed: 160,
    ev.Shuffled: 220,
}
MOVE, DRAW, DAMAGE, CLEAR = 280, 190, 100, 120
CRITICAL = 850
_VICTORIES = {"survival": 2800, "mppv": 3200, "dragon balls": 4200}


def time_of(event: Event) -> tuple[int, int]:
    """How long an event keeps the next one waiting, and how long its motion takes, in ms."""
    if isinstance(event, ev.CardMoved):
        if event.why in (Why.DAMAGE, Why.STAGE_LOSS):
            # Each card starts on its own; its flight may still end while the next begins.
            return DAMAGE, MOVE
        if event.source is Zone.LIFE_DECK and event.target is Zone.HAND:
            return DRAW, MOVE
        if event.why is Why.AFTER_USE:
            # Clearing the middle tells nothing new; it may go on while the game does.
            return CLEAR, MOVE
        return MOVE, MOVE
    if isinstance(event, ev.StagesChanged):
        run = max(220, min(560, 75 * abs(event.after - event.before)))
        return run, run
    if isinstance(event, ev.AngerChanged):
        # Pip by pip.
        run = 260 + 110 * abs(event.after - event.before)
        return run, run
    if isinstance(event, atk.DamageDealt) and event.critical:
        return CRITICAL, CRITICAL
    if isinstance(event, ev.GameWon):
        run = _VICTORIES.get(event.kind, 1100)
        return run, run
    wait = _TIMES.get(type(event), 0)
    return wait, wait


@dataclass(slots=True)
class Motion:
    """Something that changes over time: `step` is called with a share from 0 to 1."""

    start: float
    length: float
    step: Callable[[float], None]
    done: Callable[[], None] | None = None
    owner: object = None


class Stage(Protocol):
    """Where the director lets events be seen."""

    def tell(self, event: Event) -> None:
        """An event's time has come: from now on it has happened."""

    def show_event(self, event: Event, length: int) -> None:
        """Let what an event that was just told has changed move, for `length` ms."""

    def settle(self) -> None:
        """All is shown: lie at rest."""


class Director(QObject):
    """Runs the queue of events and the motions of a stage."""

    busyChanged = Signal(bool)

    def __init__(self, stage: Stage, parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self._queue: deque[Event] = deque()
        self._motions: list[Motion] = []
        self._gate = 0.0
        self._factor = SPEEDS["normal"]
        elapsed = QElapsedTimer()
        elapsed.start()
        self.clock: Callable[[], float] = elapsed.elapsed
        """The time in ms. A test may have its own, and call `tick` itself."""
        self._timer = QTimer(self, timerType=Qt.TimerType.PreciseTimer, interval=FRAME)
        self._timer.timeout.connect(self.tick)
        self._busy = False
        self.reduced = False
        """True when nothing may fly or grow: what changes appears in its place."""

    @property
    def busy(self) -> bool:
        """True while something is still to be shown."""
        return self._busy

    @property
    def instant(self) -> bool:
        """True when nothing is animated."""
        return self._factor == 0

    @property
    def hurried(self) -> bool:
        """True when there is no time for frills: what turns over fast would flicker."""
        return self._factor < 0.7

    def set_speed(self, name: str) -> None:
        """ "slow", "normal", "fast" or "off"."""
        self._factor = SPEEDS[name]
        if self.instant:
            self.skip()

    def push(self, events: Iterable[Event]) -> None:
        """Show these after whatever is still waiting."""
        self._queue.extend(events)
        if not self._queue:
            return
        if self.instant:
            self.skip()
            return
        if not self._busy:
            self._set_busy(True)
            self._gate = 0.0
        if not self._timer.isActive():
            self._timer.start()
            self.tick()

    def skip(self) -> None:
        """Go to the end at once."""
        motions, self._motions = self._motions, []
        for motion in motions:
            if motion.done is not None:
                motion.done()
        waiting = bool(self._queue)
        while self._queue:
            self._stage.tell(self._queue.popleft())
        self._timer.stop()
        self._stage.settle()
        if self._busy or waiting:
            self._busy = True
            self._set_busy(False)

    def clear(self) -> None:
        """Forget everything that waits or moves, without showing it."""
        self._queue.clear()
        motions, self._motions = self._motions, []
        for motion in motions:
            if motion.done is not None:
                motion.done()
        self._timer.stop()
        if self._busy:
            self._set_busy(False)

    def move(
        self,
        step: Callable[[float], None],
        length: float,
        done: Callable[[], None] | None = None,
        owner: object = None,
        delay: float = 0,
    ) -> None:
        """Run a motion of `length` ms at normal speed. A new one of the same owner replaces it."""
        if owner is not None:
            self._motions = [motion for motion in self._motions if motion.owner != owner]
        if self.instant:
            step(1.0)
            if done is not None:
                done()
            return
        now = self.clock()
        start = now + delay * self._factor
        self._motions.append(Motion(start, max(1.0, length * self._factor), step, done, owner))
        if not self._timer.isActive():
            self._timer.start()

    def forget(self, owner: object) -> None:
        """Stop what moves an item, because the item goes or is in someone's hand."""
        self._motions = [motion for motion in self._motions if motion.owner != owner]

    def tick(self) -> None:
        """Move what moves, and show the next event when its time has come."""
        now = self.clock()
        still: list[Motion] = []
        ended: list[Motion] = []
        for motion in self._motions:
            share = (now - motion.start) / motion.length
            if share >= 1.0:
                ended.append(motion)
            else:
                motion.step(max(0.0, share))
                still.append(motion)
        self._motions = still
        for motion in ended:
            motion.step(1.0)
            if motion.done is not None:
                motion.done()
        while self._queue and now >= self._gate:
            event = self._queue.popleft()
            wait, length = time_of(event)
            # A frame that comes late is not added to the time that the event takes.
            due = self._gate if now - self._gate <= 2 * FRAME else now
            self._gate = due + wait * self._factor
            self._stage.tell(event)
            self._stage.show_event(event, length)
            if wait:
                break
        if not self._queue and now >= self._gate and not self._motions:
            self._timer.stop()
            if self._busy:
                self._stage.settle()
                self._set_busy(False)

    def _set_busy(self, busy: bool) -> None:
        if busy != self._busy:
            self._busy = busy
            self.busyChanged.emit(busy)
