"""Thinking in a process of its own, so that a window goes on as if nobody thought.

What the process is sent is a world that was dealt already (see `worlds`), never the real game;
there it deals further ones. It ends with whoever started it, or when it is told to stop.
"""

from __future__ import annotations

import multiprocessing
import random
from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.queues import Queue
from queue import Empty

from dbz_desktop.cards.model import Card
from dbz_desktop.players.making import make_player
from dbz_desktop.players.worlds import deal
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.events import Event

LISTENS = 2.0
"""Every so many seconds without a question the process looks whether its starter still runs."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What is thought about: a world at a question to `viewer`, and what it was dealt from."""

    number: int
    world: Game
    viewer: int
    known: frozenset[int]
    stock: tuple[Card, ...]


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


class Thinker:
    """A player of a level, by name, who thinks in a process of its own."""

    def __init__(self, level: str, seed: int) -> None:
        # A fresh process on every system: one that is forked off a window's threads may hang.
        context = multiprocessing.get_context("spawn")
        # A queue of its own thread: a pipe that nobody reads yet would keep the window waiting.
        self._asks: Queue[Thought] = context.Queue()
        self._pipe, far = context.Pipe(duplex=False)
        arguments = (self._asks, far, level, seed)
        self._process = context.Process(target=_think, args=arguments, daemon=True)
        self._process.start()
        far.close()
        self._asked = 0

    def ask(self, world: Game, viewer: int, known: Collection[int], stock: Sequence[Card]) -> bool:
        """Begin to think about the question of a world; False where the process has ended.

        What was asked before is answered to nobody any more.
        """
        if not self._process.is_alive():
            return False
        self._asked += 1
        # A fork rests between two steps, so that it can be sent; a game at work can't.
        self._asks.put(Thought(self._asked, world.fork(), viewer, frozenset(known), tuple(stock)))
        return True

    def found(self) -> int | None:
        """The answer to what was asked last, once there is one.

        Raises EOFError or OSError where the process has ended.
        """
        while self._pipe.poll():
            number, index = self._pipe.recv()
            if number == self._asked:
                return int(index)
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


def _think(asks: Queue[Thought], pipe: Connection, level: str, seed: int) -> None:
    """Answer what is asked, by a pipe, until nobody listens at its other end."""
    player = make_player(level, seed, level)
    starter = multiprocessing.parent_process()
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while starter is None or starter.is_alive():
            try:
                thought = asks.get(timeout=LISTENS)
            except Empty:
                # Who was killed tells nobody to stop.
                continue
            while not asks.empty():
                # Something newer was asked meanwhile.
                thought = asks.get()
            decision = thought.world.decision
            index = 0 if decision is None else player.choose(decision, _WorldSight(thought))
            pipe.send((thought.number, index))
