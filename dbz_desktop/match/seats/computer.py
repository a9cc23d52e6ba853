"""A computer player at a seat of a match: it is asked there, and answers there."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from dbz_desktop.match.seats.beside import ENDED, not_started
from dbz_desktop.match.seats.messages import Refused
from dbz_desktop.match.seats.seat import Seat
from dbz_desktop.match.seats.sight import Sight
from dbz_desktop.players.base import Player
from dbz_desktop.players.habits import habit
from dbz_desktop.players.making import choosing
from dbz_desktop.players.thinking import Thinker
from dbz_desktop.rules.kernel.decisions import Decision


class Computer:
    """Somebody without a person behind him at a seat; `sight` is what he may look at.

    He answers at once by `player`; with a `level` he thinks in a process of its own first, and
    `player` is for when that fails: `trouble` says why it does, until he can think again.
    """

    def __init__(self, seat: Seat, player: Player, sight: Sight, level: str = "") -> None:
        self._seat, self._player, self._sight = seat, player, sight
        self._level = level
        self._chance = random.Random(seat.viewer)
        self._thinker: Thinker[int] | None = None
        self._about: Decision | None = None
        self._found: int | None = None
        self.trouble = ""

    def readings(self) -> list[Callable[[], object]]:
        """Short steps that may be done ahead, so that `think` keeps nobody waiting."""
        return [self._wake, *self._sight.readings()]

    def think(self) -> bool:
        """Begin to think about what the seat is asked, or look how far it is; True once the answer
        is found. It never waits."""
        decision = self._seat.decision
        if decision is None:
            return False
        if decision is not self._about:
            self._about, self._found = decision, self._begin(decision)
        elif self._found is None:
            self._found = self._look(decision)
        return self._found is not None

    def answer(self) -> Refused | None:
        """Answer what the seat is asked; None where it was taken, or where nothing is asked."""
        decision = self._seat.decision
        if decision is None:
            return None
        if decision is not self._about or self._found is None:
            self._found = self._choose(decision)
        index, self._about = self._found, None
        return self._seat.answer(index)

    def stop(self) -> None:
        """Think no more: the match was closed. Whoever still asks is answered at once."""
        self._level = ""
        self._let_go()

    def _let_go(self) -> None:
        if self._thinker is not None:
            self._thinker.stop()
        self._thinker, self._about = None, None

    def _choose(self, decision: Decision) -> int:
        try:
            return self._player.choose(decision, self._sight)
        except Exception:
            # In a world that was only imagined something may go wrong; the game goes on.
            return habit(decision)

    def _wake(self) -> None:
        """Start the process in which is thought, and let it read what may be dealt there."""
        if self._level and self._thinker is None:
            mind = partial(choosing, self._level, self._chance.getrandbits(32))
            try:
                self._thinker = Thinker(mind)
            except OSError as error:
                self.trouble = not_started(error)
                return
            self._thinker.read(self._sight.unread())

    def _begin(self, decision: Decision) -> int | None:
        if self._level and len(decision.options) > 1:
            world = self._sight.world(self._chance)
            if world is not None:
                self._wake()
                if self._thinker is not None:
                    if self._thinker.ask(world, *self._sight.told):
                        return None
                    self._ended()
        return self._choose(decision)

    def _ended(self) -> None:
        """The process is gone; the next question starts another one."""
        self.trouble = ENDED
        self._let_go()

    def _look(self, decision: Decision) -> int | None:
        assert self._thinker is not None
        try:
            found = self._thinker.found()
        except (EOFError, OSError):
            self._ended()
            return self._choose(decision)
        if found is not None:
            self.trouble = ""
        return found if found is None or found < len(decision.options) else 0
