"""An advisor at a seat of a match: somebody who looks over a player's shoulder, and only his."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from dbz_desktop.match.seats.beside import ENDED, not_started
from dbz_desktop.match.seats.seat import Seat
from dbz_desktop.match.seats.sight import Sight
from dbz_desktop.players.advice import Advised
from dbz_desktop.players.making import advising
from dbz_desktop.players.thinking import Thinker

SECONDS = 1.5
"""So long is thought about a question; a little more goes by until it is told."""


class Advisor:
    """Thinks about what the seat is asked, in a process of its own; `sight` is what he may look
    at. Advice on a question that is not asked any more is never given. `trouble` says why there
    is none where the process is not there."""

    def __init__(self, seat: Seat, sight: Sight, seconds: float = SECONDS) -> None:
        self._seat, self._sight, self._seconds = seat, sight, seconds
        self._chance = random.Random(seat.viewer)
        self._thinker: Thinker[Advised] | None = None
        self._about = 0
        self.trouble = ""

    def readings(self) -> list[Callable[[], object]]:
        """Short steps to be done before `begin`, so that it keeps nobody waiting."""
        return self._sight.readings()

    def begin(self) -> bool:
        """Begin to think about what the seat is asked; False where nothing can be said about it.
        It never waits."""
        self.cancel()
        self.trouble = ""
        if self._seat.decision is None:
            return False
        world = self._sight.world(self._chance)
        if world is None:
            return False
        if self._thinker is None:
            seed = self._chance.getrandbits(32)
            try:
                self._thinker = Thinker(partial(advising, self._seconds, seed))
            except OSError as error:
                self.trouble = not_started(error)
                return False
        if not self._thinker.ask(world, *self._sight.told, self._seat.joined()):
            self._ended()
            return False
        self._about = self._seat.question
        return True

    def found(self) -> Advised | None:
        """What is advised, once it is found; None while it is thought about. Nothing is advised
        where something else is asked by now, or where the process has ended."""
        if not self._about or self._about != self._seat.question or self._thinker is None:
            self.cancel()
            return Advised()
        try:
            found = self._thinker.found()
        except (EOFError, OSError):
            self._ended()
            return Advised()
        if found is not None:
            self._about = 0
        return found

    def _ended(self) -> None:
        """The process is gone; whoever asks again starts another one."""
        self.trouble = ENDED
        self.stop()

    def cancel(self) -> None:
        """Think no further about what was asked: the process ends if it is at work."""
        if self._about:
            self.stop()

    def stop(self) -> None:
        """Think no more."""
        if self._thinker is not None:
            self._thinker.stop()
        self._thinker, self._about = None, 0
