"""Thinking in a process of its own, so that a window goes on as if nobody thought.

What the process is sent is a world that was dealt already (see `worlds`), never the real game;
there it deals further ones. It ends with whoever started it, or when it is told to stop.
"""

from __future__ import annotations

import multiprocessing
import random
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.queues import Queue
from queue import Empty
from typing import Any, Generic, TypeVar

from dbz_desktop.cards.model import Card
from dbz_desktop.players.base import Sight
from dbz_desktop.players.worlds import deal
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.insight.joining import Joined
from dbz_desktop.rules.kernel.decisions import Decision
from dbz_desktop.rules.kernel.editions import Edition
from dbz_desktop.rules.kernel.events import Event
from dbz_desktop.rules.kernel.rules import Rules

LISTENS = 2.0
"""Every so many seconds without a question the process looks whether its starter still runs."""

Found = TypeVar("Found")

Mind = Callable[[Decision, Sight, Joined | None], Found]
"""What finds something about a question, which is asked as it is or joined with others."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What is thought about: a world at a question to `viewer`, and what it was dealt from; and
    how the question is asked where it is joined with others."""

    number: int
    world: Game
    viewer: int
    known: frozenset[int]
    stock: tuple[Card, ...]
    joined: Joined | None = None


@dataclass(frozen=True, slots=True)
class Reading:
    """Cards that will be thought about, by the rules and the edition of a game."""

    rules: Rules
    edition: Edition
    cards: tuple[Card, ...]


class _WorldSight:
    """The sight of a player who knows the match by one dealt world alone."""

    def __init__(self, thought: Thought) -> None:
        self._thought = thought

    def card(self, instance: int) -> Card:
        if instance not in self._thought.known:
            raise KeyError(instance)
        return self._thought.world.printed[instance]

    def history(self) -> Sequence[Event]:
        return ()

    def world(self, chance: random.Random) -> Game | None:
        thought = self._thought
        return deal(thought.world, thought.viewer, thought.known, thought.stock, chance)


class Thinker(Generic[Found]):
    """Somebody who thinks in a process of its own; `make` makes his mind there, and is sent to
    it: a function of a module, or a `partial` of one."""

    def __init__(self, make: Callable[[], Mind[Found]]) -> None:
        # A fresh process on every system: one that is forked off a window's threads may hang.
        context = multiprocessing.get_context("spawn")
        # A queue of its own thread: a pipe that nobody reads yet would keep the window waiting.
        self._asks: Queue[Thought | Reading] = context.Queue()
        self._pipe, far = context.Pipe(duplex=False)
        arguments = (self._asks, far, make)
        self._process = context.Process(target=_think, args=arguments, daemon=True)
        self._process.start()
        far.close()
        self._asked = 0

    def read(self, reading: Reading) -> None:
        """Let the process read cards while it is asked nothing: the first question is answered
        the sooner."""
        self._asks.put(reading)

    def ask(
        self,
        world: Game,
        viewer: int,
        known: Collection[int],
        stock: Sequence[Card],
        joined: Joined | None = None,
    ) -> bool:
        """Begin to think about the question of a world; False where the process has ended.

        What was asked before is answered to nobody any more.
        """
        if not self._process.is_alive():
            return False
        self._asked += 1
        # A fork rests between two steps, so that it can be sent; a game at work can't.
        sent = frozenset(known), tuple(stock), joined
        self._asks.put(Thought(self._asked, world.fork(), viewer, *sent))
        return True

    def found(self) -> Found | None:
        """What was found about what was asked last, once something is.

        Raises EOFError or OSError where the process has ended.
        """
        while self._pipe.poll():
            number, found = self._pipe.recv()
            if number == self._asked:
                result: Found = found
                return result
        if not self._process.is_alive():
            raise EOFError("the process that thinks has ended")
        return None

    def stop(self) -> None:
        """End the process, at once."""
        self._process.kill()
        self._asks.cancel_join_thread()
        self._asks.close()
        with suppress(OSError):
            self._pipe.close()
        self._process.join(1)


def _think(asks: Queue[Thought | Reading], pipe: Connection, make: Callable[[], Mind[Any]]) -> None:
    """Tell what is found about what is asked, by a pipe, until nobody listens at its end."""
    mind = make()
    starter = multiprocessing.parent_process()
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while starter is None or starter.is_alive():
            try:
                thought = asks.get(timeout=LISTENS)
            except Empty:
                # Who was killed tells nobody to stop.
                continue
            if isinstance(thought, Reading):
                _read(thought, asks)
                continue
            while not asks.empty():
                # Something newer was asked meanwhile.
                newer = asks.get()
                thought = newer if isinstance(newer, Thought) else thought
            decision = thought.world.decision
            if decision is not None:
                found = mind(decision, _WorldSight(thought), thought.joined)
                pipe.send((thought.number, found))


def _read(reading: Reading, asks: Queue[Thought | Reading]) -> None:
    """Read cards until something is asked; the others are read as they are needed."""
    for card in reading.cards:
        if not asks.empty():
            return
        reading.rules.compile(card, reading.edition)
