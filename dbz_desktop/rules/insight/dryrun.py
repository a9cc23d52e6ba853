"""A dry run: the engine itself at work on a copy of the game, with the eyes of one seat.

What a seat may not know stays unknown: reading the face of a hidden card, asking chance, or a
choice that somebody must make gives up the part of the text that needs it. That part is rolled
back and noted in `unsaid`; so is what somebody may do, which is left. Everything else happens as
it would. The game that the copy was taken from doesn't change, and neither does its chance.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any, NoReturn

from dbz_desktop.cards import Card
from dbz_desktop.rules.kernel.cardtext import CardProgram
from dbz_desktop.rules.kernel.chance import Chance
from dbz_desktop.rules.kernel.decisions import Ask, Decision, Option
from dbz_desktop.rules.kernel.events import NOBODY, CardMoved, Event, Zone
from dbz_desktop.rules.kernel.game import Attack, Game, Source, Steps
from dbz_desktop.rules.kernel.memory import Memory
from dbz_desktop.rules.kernel.running import Running


class Unknown(Exception):
    """Something can't be told from where the seat sits."""


@dataclass(frozen=True, slots=True)
class Unsaid:
    """A part of a card's text that a dry run doesn't guess: `text` of `card`, its `player`'s.

    `decides` is who would have to choose, NOBODY where it is hidden or up to chance. It is
    `optional` when he may leave it, and the dry run left it.
    """

    card: int
    player: int
    text: str
    decides: int = NOBODY
    optional: bool = False


class _Hidden:
    """The face or the program of a card that the seat can't see: nothing of it may be read.

    That it does nothing of itself when it moves between hidden zones is all that is assumed.
    """

    reveals = False

    def __getattr__(self, name: str) -> NoReturn:
        raise Unknown(name)


class _Veiled:
    """Cards or programs by instance number; beyond the real ones everything is hidden."""

    def __init__(self, real: tuple[Any, ...]) -> None:
        self._real = real

    def __getitem__(self, card: int) -> Any:
        return self._real[card] if card < len(self._real) else _HIDDEN

    def __len__(self) -> int:
        return len(self._real)

    def __iter__(self) -> Iterator[Any]:
        # Only for the names of all personalities in the match, by which cards are "Named".
        return iter(self._real)


_HIDDEN = _Hidden()


class _NoChance(Chance):
    """Chance that nobody may ask."""

    __slots__ = ()

    def _next(self) -> NoReturn:
        raise Unknown("chance")

    def shuffled(self, items: list[int]) -> tuple[int, ...]:
        """The items, where there is nothing to shuffle."""
        return tuple(items) if len(items) < 2 else self._next()


_KNOWN = frozenset({"previous", "declined", "bound", "began"})
_MEMORIES = frozenset(each.name for each in fields(Memory)) - _KNOWN


class _Doubtful(Memory):
    """The memory of a text of which a part was given up: what that would have left is unknown."""

    __slots__ = ("_stale",)

    def __init__(self, memory: Memory) -> None:
        for each in fields(Memory):
            object.__setattr__(self, each.name, object.__getattribute__(memory, each.name))
        object.__setattr__(self, "_stale", set(_MEMORIES))
        object.__setattr__(self, "declined", True)

    def twin(self) -> Memory:
        """The same; what is unknown can't be copied."""
        for name in _MEMORIES:
            getattr(self, name)
        return super().twin()

    def lose(self, card: int, what: Any) -> None:
        """What is unknown stays unknown."""
        if "chosen" not in object.__getattribute__(self, "_stale"):
            super().lose(card, what)

    def __getattribute__(self, name: str) -> Any:
        if name in _MEMORIES and name in object.__getattribute__(self, "_stale"):
            raise Unknown(name)
        return object.__getattribute__(self, name)

    def __setattr__(self, name: str, value: Any) -> None:
        object.__getattribute__(self, "_stale").discard(name)
        object.__setattr__(self, name, value)


class DryRun(Running):
    """A copy of a game to try something on, as the seat `viewer` knows it.

    `unsaid` are the parts of texts that were given up; `may_redirect` whether the defender would
    choose who loses the stages (COM-7), `in_order` False when somebody would choose an order
    (EFF-3). The copy can't be answered, and it keeps no snapshots.

    What is offered is left, but for what the player `taker` is offered by the card `offerer`, or by
    any: that is taken, as it is asked for first. `taken` says that there was something.
    """

    def __init__(self, game: Game, viewer: int) -> None:
        self.be_as(game)
        self.be_made_of(game.cards, game.programs)
        self._speeches = self._speeches.apart()
        self.chance = _NoChance(0)
        # What is shuffled here has no numbers that anybody could know.
        self.renumbers = False
        self.events = game.events[:]
        self.unsaid: list[Unsaid] = []
        self.may_redirect = False
        self.in_order = True
        self.taker = self.offerer = NOBODY
        self.taken = False
        self.state = game.state.copy()
        self._veil(viewer)
        self.abilities_changed()
        self._begin_anew()

    def be_made_of(self, cards: tuple[Card, ...], programs: tuple[CardProgram, ...]) -> None:
        self.cards = _Veiled(cards)  # type: ignore[assignment]
        self.programs = _Veiled(programs)  # type: ignore[assignment]

    def _veil(self, viewer: int) -> None:
        """Put nameless cards in the place of those that the seat can't see (ZON-1)."""
        for seat in (0, 1):
            self._veil_zone(seat, Zone.LIFE_DECK)
            if seat != viewer:
                self._veil_zone(seat, Zone.HAND)

    def _veil_zone(self, seat: int, zone: Zone) -> None:
        cards = self.state.players[seat].zone(zone)
        beginning = len(self.state.where)
        cards[:] = range(beginning, beginning + len(cards))
        self.state.where += [zone] * len(cards)
        self.owners = (*self.owners, *[seat] * len(cards))

    def emit(self, event: Event) -> None:
        """Carry out an event. Raises Unknown when it moves a card that can't be found."""
        if isinstance(event, CardMoved):
            if event.card not in self.state.players[event.player].zone(event.source):
                raise Unknown(event.source)
        super().emit(event)

    def carry_out(self, steps: Steps) -> Any:
        """Run something to its end, and return what it returns.

        Raises Unknown where a question is asked outside of any text, but for the order of several
        effects; GameOver when it wins.
        """
        try:
            decision = next(steps)
            while decision.ask is Ask.ORDER:
                self.in_order = False
                decision = steps.send(0)
        except StopIteration as end:
            return end.value
        steps.close()
        raise Unknown(decision.prompt)

    def attempt(self, steps: Steps, source: Source, text: str) -> Steps:
        """Carry out a part of a text; give it up where it can't be told what it would do.

        What may be left is left, and noted.
        """
        yield from ()
        kept = _Kept(self, source)
        left: list[Decision] = []
        decision: Decision | None = None
        try:
            decision = next(steps)
            for _ in range(_PATIENCE):
                index = self._taking(decision, source)
                if index is None:
                    index = _declining(decision)
                    left += [] if index is None else [decision]
                if index is None:
                    break
                decision = steps.send(index)
        except StopIteration as end:
            for each in left:
                self.unsaid.append(Unsaid(source.credit, source.player, text, each.player, True))
            return end.value
        except Unknown:
            decision = None
        steps.close()
        kept.restore(self, source)
        source.memory = _Doubtful(source.memory)
        # Nothing was done by it, so nothing waits to be shuffled in, and why not isn't told.
        source.memory.shown, source.memory.asked = (), True
        decides = decision.player if decision is not None else NOBODY
        self.unsaid.append(Unsaid(source.credit, source.player, text, decides))
        return None

    def _taking(self, decision: Decision, source: Source) -> int | None:
        """The option that takes what is offered, where it is to be taken."""
        if decision.player != self.taker or self.offerer not in (NOBODY, source.credit):
            return None
        options = enumerate(decision.options)
        found = next((n for n, each in options if not each.leaves and not each.idle), None)
        self.taken |= found is not None
        return found

    def measure(self, delta: Any, source: Source) -> int:
        """By how much a modifier changes the damage; by nothing where that can't be told."""
        try:
            return super().measure(delta, source)
        except Unknown:
            self.unsaid.append(Unsaid(source.credit, source.player, ""))
            return 0

    def ask(
        self,
        player: int,
        ask: Ask,
        prompt: str,
        rule: str,
        options: tuple[Option, ...],
        source: Source | None = None,
        looked_at: tuple[int, ...] = (),
        open: bool = False,
    ) -> Steps:
        """Who loses the stages of damage is the MP, the first to choose; else as in the game."""
        if ask is Ask.PERSONALITY and rule == "COM-7":
            self.may_redirect = True
            return 0
        return (yield from super().ask(player, ask, prompt, rule, options, source, looked_at, open))

    def _order_on_pile(self, cards: tuple[int, ...]) -> Steps:
        """Leave them as they lie."""
        yield from ()

    def _which_first(self, player: int, waiting: list[Any]) -> Steps:
        yield from ()
        if len({(each.source.card, each.text) for each in waiting}) > 1:
            self.in_order = False
        return 0


_PATIENCE = 20
"""How many choices of one text are made before it is given up."""


def _declining(decision: Decision) -> int | None:
    """The option that leaves a thing undone, if there is one."""
    options = enumerate(decision.options)
    return next((index for index, option in options if option.leaves), None)


class _Kept:
    """How a dry run stood before a part of a text."""

    def __init__(self, run: DryRun, source: Source) -> None:
        # Frames hold the attack itself, so it stays, and isn't copied with what its texts remember,
        # some of which may be unknown; what it was is kept below.
        attack, run.state.attack = run.state.attack, None
        self._state = run.state.copy()
        self._state.attack = run.state.attack = attack
        self._events = len(run.events)
        self._queue = run._queue[:]
        self._settling = run._settling[:]
        self._resolving = run._resolving[:]
        self._together = run._together[:]
        self._depth = run._depth
        self._chain = run._chain
        self._unsaid = len(run.unsaid)
        self._attack = _values(run.attack) if run.attack is not None else {}
        doubtful = isinstance(source.memory, _Doubtful)
        self._memory = source.memory if doubtful else source.memory.twin()

    def restore(self, run: DryRun, source: Source) -> None:
        """Go back. The state stays the same object, for others hold it."""
        for each in fields(run.state):
            setattr(run.state, each.name, getattr(self._state, each.name))
        del run.events[self._events :]
        del run.unsaid[self._unsaid :]
        run._queue[:] = self._queue
        run._settling[:] = self._settling
        run._resolving[:] = self._resolving
        run._together[:] = self._together
        run._depth = self._depth
        run._chain = self._chain
        for name, value in self._attack.items():
            setattr(run.attack, name, value)
        source.memory = self._memory
        run.abilities_changed()


def _values(attack: Attack) -> dict[str, Any]:
    """The fields of an attack, its lists copied."""
    found = {}
    for each in fields(attack):
        value = getattr(attack, each.name)
        if isinstance(value, list | dict):
            value = value.copy()
        found[each.name] = value
    return found
