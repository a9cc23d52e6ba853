"""Happenings: the patterns over deeds that triggers, conditions, bans and counts are made of."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, cast

from dbz_desktop.rules.kernel.base import AttackFilter
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.deed import (
    Deed,
    Verb,
)
from dbz_desktop.rules.kernel.events import (
    Event,
)
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.history import NOT_YET, OPEN, Stretch
from dbz_desktop.rules.language.nouns.people import Agent
from dbz_desktop.rules.language.nouns.roles import Said, said
from dbz_desktop.rules.language.nouns.terms import Period
from dbz_desktop.rules.language.values.ranges import Range
from dbz_desktop.wording import Phrase

Events = tuple[type[Event], ...]


class Happening(Phrase):
    """Something that may happen, as a pattern over deeds."""

    @property
    def listens(self) -> Events:
        """The events that can tell of it."""
        raise TypeError(type(self).__name__)

    @property
    def said_with(self) -> frozenset[Said]:
        """What more can be said of it."""
        return said()

    @property
    def before_damage(self) -> Events:
        """Listened for instead, if what it sets off changes the damage of an attack."""
        return ()

    @property
    def before_put_away(self) -> Events:
        """Listened for instead, if what it sets off says where the attack's card goes."""
        return ()

    @property
    def as_one(self) -> bool:
        """Whether it speaks of cards together, that go one after another."""
        return False

    @property
    def counted(self) -> bool:
        """Whether it asks how many they were: "draws 2 or more cards"."""
        return False

    @property
    def fixed(self) -> bool:
        """Whether how much of it is done is not asked as it is done."""
        return False

    def enough(self, game: Game, source: Source) -> bool:
        """Whether the cards that were spoken of are as many as it asks for."""
        return True

    def spoken(self, game: Game, event: Event, source: Source) -> tuple[int, ...]:
        """The cards that are "it" or "that card" for what follows."""
        return (getattr(event, "card", -1),) if self.tells else ()

    @property
    def of_the_last(self) -> bool:
        """Whether it speaks of a player's last attack, which is over whenever it is asked."""
        return bool(self.last_ones)

    @property
    def last_ones(self) -> list[Any]:
        """The last attacks that it speaks of."""
        return [each for each in every(self, AttackFilter) if getattr(each, "last", False)]

    @property
    def of_combat(self) -> bool:
        """Whether it is asked of this combat, where no time is said."""
        return self.of_the_last or any(
            getattr(each, "nth", None) is not None for each in every(self, AttackFilter)
        )

    @property
    def tells(self) -> bool:
        """Whether its card is "that card" for what follows."""
        return False

    @property
    def verbs_meant(self) -> tuple[Verb, ...]:
        """The verbs of the deeds that it is a pattern of."""
        found: Verb | None = getattr(self, "verb", None)
        return () if found is None else (found,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        """Whether this event tells of such a deed."""
        deeds = game.deeds_of(event)
        if len(deeds) == 1:
            return self.fits(game, deeds[0], source)
        return any(self.fits(game, deed, source) for deed in deeds)

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        """Whether this deed is such a one."""
        raise TypeError(type(self).__name__)

    def among(self, game: Game, stretch: Stretch, source: Source) -> bool:
        """Whether an event of this stretch of the past tells of it."""
        return any(self.matches(game, e, source) for e in self.told(game, stretch, source))

    def among_such(
        self, game: Game, stretch: Stretch, source: Source, such: Callable[[Deed], bool]
    ) -> bool | None:
        """The same, of deeds of which more is said; None where each deed is asked for itself."""
        return None

    def told(self, game: Game, stretch: Stretch, source: Source) -> Iterator[Event]:
        """The events of a stretch of the past that may tell of it."""
        return game.state.history.of(self.listens, stretch)


def this_time(game: Game, period: Period, until: int = OPEN) -> Stretch:
    """The present turn or combat up to an event; nothing where that isn't known or none goes on."""
    history = game.state.history
    if period is Period.COMBAT and game.state.combat is not None:
        return history.combat, until
    return (history.begun, until) if period is Period.TURN else NOT_YET


def times(deed: Happening, game: Game, stretch: Stretch, source: Source) -> int:
    """How many events of a stretch of the past tell of a happening."""
    return sum(deed.matches(game, event, source) for event in deed.told(game, stretch, source))


class ByHowMuch(Happening):
    """A happening that is asked for `within` how much it was in all, where that is said."""

    within: Range | None

    def deeds_of(self, game: Game, event: Event) -> Sequence[Deed]:
        """The deeds that an event tells of, as far as they are meant."""
        return game.deeds_of(event)

    def among(self, game: Game, stretch: Stretch, source: Source) -> bool:
        return self.among_such(game, stretch, source, lambda deed: True)

    def among_such(
        self, game: Game, stretch: Stretch, source: Source, such: Callable[[Deed], bool]
    ) -> bool:
        one: Happening = self
        if self.within is not None:
            one = replace(cast(Any, self), within=None)
        done = (
            deed.amount
            for event in self.told(game, stretch, source)
            for deed in self.deeds_of(game, event)
            if one.fits(game, deed, source) and such(deed)
        )
        if self.within is None:
            return any(True for _ in done)
        return self.within.meets(sum(done), game, source)


def done_by(game: Game, agent: Agent | None, deed: Deed, source: Source) -> bool:
    return agent is None or agent.does(game, deed, source)
