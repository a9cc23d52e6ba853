"""Timings that happenings make: "you stop an attack", "there are no Setups in play" (EFF-2)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from dbz_desktop.rules.flow import anger
from dbz_desktop.rules.kernel.base import Condition, Consequence, Effect, Trigger
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.controls import Counted
from dbz_desktop.rules.kernel.deed import Ahead, AttackVerb, CardVerb, CombatVerb, Verb
from dbz_desktop.rules.kernel.events import (
    NOBODY,
    AngerChanged,
    CardMoved,
    ControlChanged,
    Event,
    LevelChanged,
    StagesChanged,
    Zone,
)
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.history import Stretch
from dbz_desktop.rules.language.attacks.attacks import TheAttack
from dbz_desktop.rules.language.attacks.states import Joined
from dbz_desktop.rules.language.happenings.fight_done import AttackDone
from dbz_desktop.rules.language.happenings.happening import Happening, times
from dbz_desktop.rules.language.happenings.happenings import by_doer, doer_of, plain
from dbz_desktop.rules.language.happenings.numbers_done import AngerDone
from dbz_desktop.rules.language.nouns.clauses import SAME_DOER
from dbz_desktop.rules.language.nouns.state import State
from dbz_desktop.rules.language.values.howmany import ONE
from dbz_desktop.rules.language.values.measured import Measure
from dbz_desktop.rules.language.values.personalities import Some
from dbz_desktop.rules.language.values.ranges import Range
from dbz_desktop.wording import phrase

Events = tuple[type[Event], ...]


class Occasion(Trigger):
    """A timing that a happening makes."""

    def came(self, game: Game, stretch: Stretch, source: Source) -> int:
        """How often it came in a stretch of the past, as far as that can be told."""
        return 0


@phrase(
    ("{deed:@present}", {"ahead": False}),
    ("~{deed:@gerund}", {"ahead": False}),
    ("~{deed:@present}", {"ahead": False}, "deed"),
    ("~{deed:@gerund}", {"ahead": False}, "deed"),
    ("{deed:@joined}", {"ahead": False}, "joined"),
    ("{deed:@would}", {"ahead": True}),
)
@dataclass(frozen=True)
class Whenever(Occasion):
    """The timing of a happening, or that it is about to be: "a card effect would end combat"."""

    rules: ClassVar[str] = "EFF-2"

    deed: Happening
    ahead: bool = False

    def __post_init__(self) -> None:
        if self.ahead:
            if set(self.deed.verbs_meant) != {CombatVerb.END}:
                raise ValueError("nothing tells of it before it is done")
            return
        if self.deed.of_the_last:
            raise ValueError("nothing happens any more to an attack that is over")
        if not self.deed.listens:
            raise ValueError("nothing tells of it as it happens")
        if isinstance(self.deed, AttackDone):
            if self.deed.is_too_early:
                raise ValueError("that isn't known yet of the attack as this happens to it")
            if self.deed.verb is AttackVerb.PERFORM and isinstance(self.deed.what, TheAttack):
                raise ValueError("this attack has begun; who performs it is a condition")

    @property
    def listens(self) -> Events:  # type: ignore[override]
        """The events that can tell of it."""
        return (Ahead,) if self.ahead else self.deed.listens

    @property
    def before_damage(self) -> Events:  # type: ignore[override]
        """The same, for what changes the damage of the attack that sets it off."""
        return () if self.ahead else self.deed.before_damage

    @property
    def verbs(self) -> tuple[Verb, ...]:
        return self.deed.verbs_meant

    @property
    def tells_price(self) -> bool:
        """Whether it comes early enough to say what the attack costs that it is about."""
        return set(self.verbs) == {AttackVerb.PERFORM}

    @property
    def as_one(self) -> bool:
        return self.deed.as_one

    @property
    def counted(self) -> bool:
        return self.deed.counted

    def enough(self, game: Game, source: Source) -> bool:
        return self.deed.enough(game, source)

    def spoken(self, game: Game, event: Event, source: Source) -> tuple[int, ...]:
        return self.deed.spoken(game, event, source)

    @property
    def tells(self) -> bool:
        """Whether its card is "that card" for what follows."""
        return self.deed.tells

    def came(self, game: Game, stretch: Stretch, source: Source) -> int:
        if self.ahead or self.counted:
            return 0
        return times(self.deed, game, stretch, source)

    def heard_for(self, effect: Consequence, rest: Iterable[Any] = ()) -> Events:
        if getattr(effect, "changes_amount", False):
            return (Ahead,)
        if self.tells_price and prices_in((effect, *rest)):
            # What an attack costs is known before it is paid (ATK-2).
            return (Ahead,)
        if self.deed.before_put_away and getattr(effect, "keeps_card", False):
            return self.deed.before_put_away
        return Occasion.heard_for(self, effect, rest)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        if isinstance(event, Ahead):
            return self.deed.fits(game, event.deed, source)
        return self.deed.matches(game, event, source)


@phrase(
    "{trigger} and {condition}",
    "~{trigger} while {condition}",
    ("{trigger} if {condition}", {}, "given"),
)
@dataclass(frozen=True)
class Given(Occasion):
    """A happening while something is so."""

    rules: ClassVar[str] = "EFF-2"

    trigger: Whenever
    condition: Condition

    def __post_init__(self) -> None:
        if isinstance(self.condition, Joined) and self.condition.joint:
            raise ValueError("each condition narrows the timing for itself")
        if getattr(self.condition, "already", False) and isinstance(self.trigger.deed, AngerDone):
            raise ValueError("what was tried at that anger is a happening of its own")

    @property
    def listens(self) -> Events:  # type: ignore[override]
        """The events that can tell of it."""
        return self.trigger.listens

    @property
    def before_damage(self) -> Events:  # type: ignore[override]
        """The same, for what changes the damage of the attack that sets it off."""
        return self.trigger.before_damage

    def heard_for(self, effect: Consequence, rest: Iterable[Any] = ()) -> Events:
        return self.trigger.heard_for(effect, rest)

    @property
    def verbs(self) -> tuple[Verb, ...]:
        return self.trigger.verbs

    def spoken(self, game: Game, event: Event, source: Source) -> tuple[int, ...]:
        return self.trigger.spoken(game, event, source)

    @property
    def tells(self) -> bool:
        """Whether its card is "that card" for what follows."""
        return self.trigger.tells

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        if not self.trigger.matches(game, event, source):
            return False
        return self.condition.holds(game, source.but(event=event))


@phrase(
    "{first} or {second}",
    "~{first} or (when|whenever|if|after) {second}",
    # "You play a Drill or advance a level": he who does the first does the second.
    "~{first} or {second:@joined}",
)
@dataclass(frozen=True)
class EitherOccasion(Occasion):
    """One happening or another, each with its own doer: "you stop an attack or a Drill leaves …".

    What has happened both ways at once has happened once. "That card" is spoken of where either
    tells of one.
    """

    rules: ClassVar[str] = "EFF-2"

    first: Whenever
    second: Whenever

    def __post_init__(self) -> None:
        if doer_of(self.second.deed) == SAME_DOER:
            doer, verbs = doer_of(self.first.deed), self.first.verbs
            if doer is None:
                raise ValueError("it isn't said who does the first, nor so the second")
            if not hasattr(plain(self.first.deed), "what") and _of_cards(verbs):
                raise ValueError("two verbs of the same cards are one list")
            second = replace(self.second, deed=by_doer(self.second.deed, doer))
            object.__setattr__(self, "second", second)

    @property
    def _each(self) -> tuple[Whenever, Whenever]:
        return (self.first, self.second)

    @property
    def listens(self) -> Events:  # type: ignore[override]
        """The events that can tell of either."""
        return tuple(dict.fromkeys((*self.first.listens, *self.second.listens)))

    @property
    def verbs(self) -> tuple[Verb, ...]:
        return tuple(dict.fromkeys((*self.first.verbs, *self.second.verbs)))

    @property
    def as_one(self) -> bool:
        return self.first.as_one and self.second.as_one

    @property
    def one_by_one(self) -> bool:
        return any(each.one_by_one for each in self._each)

    @property
    def tells(self) -> bool:
        """Whether the card of either is "that card" for what follows."""
        return self.first.tells and self.second.tells

    def heard_for(self, effect: Consequence, rest: Iterable[Any] = ()) -> Events:
        heard = (event for each in self._each for event in each.heard_for(effect, rest))
        return tuple(dict.fromkeys(heard))

    def spoken(self, game: Game, event: Event, source: Source) -> tuple[int, ...]:
        told = (each for each in self._each if self._is(each, game, event, source))
        return next((each.spoken(game, event, source) for each in told), ())

    def came(self, game: Game, stretch: Stretch, source: Source) -> int:
        return sum(each.came(game, stretch, source) for each in self._each)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        return any(self._is(each, game, event, source) for each in self._each)

    def _is(self, one: Whenever, game: Game, event: Event, source: Source) -> bool:
        heard = (*one.listens, *one.before_damage, Ahead)
        return isinstance(event, heard) and one.matches(game, event, source)


def prices_in(parts: Iterable[Any]) -> list[Any]:
    """What says there what an attack costs (ATK-2)."""
    told = every(tuple(getattr(each, "line", each) for each in parts), Effect)
    return [each for each in told if getattr(each, "changes_price", False)]


def _of_cards(verbs: tuple[Verb, ...]) -> bool:
    return all(isinstance(verb, CardVerb) for verb in verbs)


@phrase(("{state}", {"fighting": False}), ("{state} during combat", {"fighting": True}))
@dataclass(frozen=True)
class ComesAbout(Occasion):
    """The moment at which something comes to be so: "when there are no Setups in play".

    What is so already when the text comes into force counts, but not what is so as its card comes
    to one's hand; what stays so doesn't count again.
    With `fighting` it comes to be so during combat (COM-1).
    """

    rules: ClassVar[str] = "EFF-2"

    state: State
    fighting: bool = False
    listens: ClassVar[Events] = (
        CardMoved,
        ControlChanged,
        StagesChanged,
        LevelChanged,
        AngerChanged,
    )

    def __post_init__(self) -> None:
        if not self.state.lasts:
            raise ValueError("what is so of one card or attack only doesn't come about")

    def so_already(self, game: Game, source: Source) -> bool:
        """Whether it is so as the text comes into force, which counts as coming about."""
        if not self.state.holds(game, source):
            return False
        game.keep(Counted(self._key(source), 1))
        return self._in_time(game)

    def _key(self, source: Source) -> tuple[Any, ...]:
        key = ("so", source.player, source.card, source.section, self.state)
        return (*key, "during combat") if self.fighting else key

    def _in_time(self, game: Game) -> bool:
        """Whether what comes to be so now does so when it is waited for."""
        return game.state.during_combat or not self.fighting

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        if isinstance(event, LevelChanged) and anger.stages_follow(game, event):
            # In between the MP stands nowhere: what is so then is so after it (ANG-1).
            return False
        key = self._key(source)
        moved = isinstance(event, CardMoved) and event.card == source.card
        came = moved and event.target is Zone.IN_PLAY  # type: ignore[attr-defined]
        noted, so = game.state.used.get(key), self.state.holds(game, source)
        if noted is None and isinstance(event, CardMoved) and self._waits_in_hand(game, source):
            # So it is as that card comes to one's hand, and not because something came about.
            game.keep(Counted(key, int(so)))
            return False
        if so is not bool(noted):
            game.keep(Counted(key, int(so)))
        return so and (came or not noted) and self._in_time(game)

    def _waits_in_hand(self, game: Game, source: Source) -> bool:
        return source.card != NOBODY and game.state.where[source.card] is Zone.HAND


@phrase(
    "the {measure} of {who} is {within}",
    "~{who:@of} {measure} is {within}",
    (
        "~{who} (is at|reaches|is (reduced|lowered|raised) to|falls to|drops to) {within:@stages}",
        {"measure": Measure.STAGE},
    ),
)
@dataclass(frozen=True)
class StandsAt(Occasion):
    """A personality of a kind comes to stand there, and is "it": "an Ally's power level is 0"."""

    rules: ClassVar[str] = "EFF-2"

    measure: Measure
    who: Some
    within: Range
    listens: ClassVar[Events] = (StagesChanged, CardMoved)
    tells: ClassVar[bool] = True

    def __post_init__(self) -> None:
        others = (getattr(self.within, name, None) for name in ("whose", "who", "rival", "since"))
        if self.who.quantity != ONE or any(others):
            raise ValueError("said of each one of a kind")

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, StagesChanged | CardMoved)
        if event.card not in self.who.able(game, source):
            return False
        return self.within.meets(self.measure.of(game, event.card, source), game, source)
