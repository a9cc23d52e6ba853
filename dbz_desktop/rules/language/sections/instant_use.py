"""When an [instant] Power may be used: at a moment, on a happening, when it is needed (EFF-2)."""

from __future__ import annotations

from dataclasses import InitVar, dataclass
from typing import Any, ClassVar

from dbz_desktop.rules.kernel.base import Condition, Line
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.deed import (
    AngerVerb,
    CardVerb,
    CombatVerb,
    PlayVerb,
    StageVerb,
    Verb,
)
from dbz_desktop.rules.language.deeds.choices import Allowed
from dbz_desktop.rules.language.deeds.performing import performs
from dbz_desktop.rules.language.effects.attaching import Attachable
from dbz_desktop.rules.language.frames.conditional import asked_within, asks_of_no_time, window_of
from dbz_desktop.rules.language.frames.instead import InstantInstead
from dbz_desktop.rules.language.frames.replaceable import check_replaced
from dbz_desktop.rules.language.happenings.happening import Happening
from dbz_desktop.rules.language.happenings.happenings import about_this
from dbz_desktop.rules.language.happenings.looking_back import Window
from dbz_desktop.rules.language.happenings.moments import AnyTime, ItIs, Moment
from dbz_desktop.rules.language.happenings.occasions import Occasion, Whenever
from dbz_desktop.rules.language.happenings.past import Did
from dbz_desktop.rules.language.nouns.origins import Origin
from dbz_desktop.rules.language.nouns.state import State
from dbz_desktop.rules.language.nouns.terms import Period, Pile, check_times
from dbz_desktop.wording import phrase

_WITHIN: dict[Period | None, Window] = {Period.COMBAT: Window.COMBAT, Period.TURN: Window.TURN}
_AT: dict[str, Any] = {"condition": None, "on": None}
_ON: dict[str, Any] = {"condition": None, "at": None}
_WOULD: dict[str, Any] = {**_AT, "at": None}
_SO_THEN: dict[str, Any] = {"at": None, "on": None}
_THIS = "this (card|power|Event|Setup|Drill|Ally|card's power|Drill's power|Ally's power)"


@phrase(
    ("use {at}", _AT),
    ("use {at} if {condition}", {"on": None}),
    ("use when {on}", _ON),
    ("use when {would:@would}", _WOULD),
    ("use when needed", _WOULD),
    ("~use (when|whenever) you need [to]", _WOULD),
    ("~use when {on} only", _ON),
    ("~use {at} only", _AT),
    ("use when needed if {condition}", _SO_THEN),
    ("~use [when needed] (during|on|in) {condition:@long}", _SO_THEN),
    ("once {limit}, {task}", {**_WOULD, "times": 1}),
    ("{times} times {limit}, {task}", _WOULD),
    ("~[up to] {times} times {limit}[,] {task}", _WOULD),
    ("~once {limit} {task}", {**_WOULD, "times": 1}),
    ("once {limit}, if {condition}, {task}", {**_SO_THEN, "times": 1}),
    ("{times} times {limit}, if {condition}, {task}", _SO_THEN),
    # A Power is used once a turn anyway, a Freestyle Drill's once a combat (COM-3, COM-4).
    *(
        spec
        for use in (
            f"use [{_THIS}] [once per (turn|combat)]",
            f"you (may|can) [only] use {_THIS} [only]",
        )
        for spec in (
            (f"~{use} (when|whenever|after|as) {{on}}", _ON),
            (f"~{use} (when|whenever|after|as) {{on:@given}}", _ON),
            (f"~{use} {{at}}", _AT),
            (f"~{use} {{at}} if {{condition}}", {"on": None}),
            (f"~{use} (when|whenever) {{would:@would}} [instead]", _WOULD),
            (f"~{use} at any time", _WOULD),
            (f"~{use} if {{condition}}", _SO_THEN),
            (f"~{use} (when|while) {{condition}}", {**_SO_THEN, "passing": True}),
        )
    ),
    # Of a happening it would say at which moment; what is so is no moment.
    *(
        spec
        for use in (f"use only [{_THIS}]", f"use {_THIS} only")
        for spec in (
            (f"~{use} (when|while) {{condition}}", _SO_THEN),
            (f"~{use} (when|after|as) {{on:@deed}}", _ON),
            (f"~{use} {{at}}", _AT),
        )
    ),
)
@dataclass(frozen=True, slots=True)
class Use(Line):
    """When an [instant] Power may be used: at a moment, on a happening, or when it is needed.

    Or in the place of something that would be done (EFF-5).

    Or it says itself what its player may do so often: then it is an [instant] Power of its own.

    To be needed is whenever its player plans, acts or answers an attack; it is neither (COM-2,
    COM-5).
    """

    rules: ClassVar[str] = "EFF-2"

    at: Moment | None = None
    on: Occasion | None = None
    condition: Condition | None = None
    would: Happening | None = None
    task: Allowed | None = None
    limit: Period | None = None
    times: int = 0
    passing: InitVar[bool] = False

    def __post_init__(self, passing: bool) -> None:
        if self.condition is not None:
            # "Once per combat, if you took damage, …": in that combat.
            window = window_of(self.at) or _WITHIN.get(self.limit)
            object.__setattr__(self, "condition", asked_within(self.condition, window))
        done = passing and self.condition is not None and self.condition.looks_at_text
        if done or asks_of_no_time(self.condition):
            raise ValueError("as it is used nothing was done by it yet")
        if passing and self.condition is not None and self.condition.counts_one:
            raise ValueError("that one of several comes to be so is waited for")
        if passing and isinstance(self.condition, State) and self.condition.lasts:
            raise ValueError("it is used as that comes to be so")
        if passing and any(every(self.condition, Attachable)):
            raise ValueError("it is used as that is attached")
        if passing and isinstance(self.condition, Did) and not self.condition.happened:
            raise ValueError("it is used as that is done, or left")
        if self.task is not None:
            check_times(self.times)
            if performs(self.task):
                raise ValueError("an attack is an action; it is used as one")
        if self.would is not None:
            check_replaced(self.would)
            if CombatVerb.END in self.would.verbs_meant:
                raise ValueError("that combat would end is a moment of its own")
            InstantInstead(self.would, self)
        if self.whenever and isinstance(self.condition, ItIs) and not self.condition.acts:
            raise ValueError("nobody does anything then; name the moment at which it is used")

    @property
    def whenever(self) -> bool:
        """Whether it waits for nothing."""
        return self.at is None and self.on is None and self.would is None

    @property
    def offer(self) -> InstantInstead | None:
        """What is offered in the place of a deed, where it waits for one that is to be done."""
        return None if self.would is None else InstantInstead(self.would, self)

    @property
    def moment(self) -> Moment | Occasion:
        """The timing that it waits for."""
        return self.on or self.at or AnyTime()


_HERALDED: tuple[set[Verb], ...] = (
    {CardVerb.DESTROY, CardVerb.BANISH},
    {AngerVerb.RAISE, AngerVerb.LOWER},
    {StageVerb.GAIN, StageVerb.LOSE},
)
"""What is asked about before it is done: how many cards are taken off a Life Deck, how much anger
is raised or lowered, how many stages are gained or lost (see `Game.herald`)."""


def waits_for_amount(when: Any) -> bool:
    """Whether a text is used for a deed of which the amount can still be changed then."""
    deed = getattr(getattr(when, "moment", None), "deed", None)
    verbs = set(deed.verbs_meant) if deed is not None else set()
    return bool(verbs) and any(verbs <= such for such in _HERALDED)


def as_amount(when: Use, line: Any) -> Use:
    """When a text is used that changes how much is done: as that is done, however it is said.

    "Use when your opponent would raise his anger. Reduce that amount to 0."
    """
    if when.would is None or not getattr(line, "changes_amount", False):
        return when
    if lets_cards_go(when.would):
        return when
    return Use(on=Whenever(when.would), condition=when.condition)


def lets_cards_go(would: Happening) -> bool:
    """Whether something is done to cards, of which nothing asks how many those are to be."""
    of_cards = all(isinstance(verb, CardVerb) for verb in would.verbs_meant)
    return of_cards and not any(e.piles == (Pile.LIFE_DECK,) for e in every(would, Origin))


_LEAVING = frozenset(
    (*(CardVerb.DESTROY, CardVerb.DISCARD, CardVerb.BANISH, CardVerb.RETURN), PlayVerb.LEAVE)
)


def lies_nowhere(when: Any) -> bool:
    """Whether a text is used as its own card has left play, or another place (COM-3)."""
    deed = getattr(getattr(when, "on", None), "deed", None)
    return deed is not None and about_this(deed) and not _LEAVING.isdisjoint(deed.verbs_meant)
