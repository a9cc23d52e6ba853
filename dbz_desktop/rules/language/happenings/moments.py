"""Moments: "at the end of combat", "when entering combat" (COM-1, COM-8)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any, ClassVar

from dbz_desktop.rules.kernel import floating
from dbz_desktop.rules.kernel.base import Trigger
from dbz_desktop.rules.kernel.events import (
    ActionBegan,
    CombatOffered,
    Event,
    StepBegan,
    StepEnding,
    TurnBegan,
    TurnEnding,
)
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.attacks.ordinals import Ordinal
from dbz_desktop.rules.language.nouns.state import State
from dbz_desktop.rules.language.nouns.terms import PHASES, Role, Span, SpanOf, Who, Whose
from dbz_desktop.rules.language.values.ranges import NONE, Range
from dbz_desktop.wording import phrase, words

Events = tuple[type[Event], ...]


class Moment(Trigger):
    """A timing that stands by itself: "at the end of combat".

    `in_combat` ones come within a combat.
    """

    in_combat: ClassVar[bool] = False

    def said_in(self, turn: int) -> Moment:
        """The same, said in the turn of that number."""
        return self


@words
class Edge(Enum):
    """The beginning of something, or its end."""

    BEGINNING = "beginning|start"
    END = "end"


_ANY_TIME = {"first": False}
_NEXT_TIME = {"first": False, "next": True}
_GAME_BEGINS: dict[str, Any] = {
    "edge": Edge.BEGINNING,
    "whose": SpanOf.THE,
    "span": Span.TURN,
    "first": True,
}


@phrase(
    ("at the beginning of the game", _GAME_BEGINS),
    ("at the {edge} of {whose} {span}", {"first": False}),
    ("at the {edge} of {whose} first {span}", {"first": True}),
    ("~once per turn at the {edge} of {whose} {span}", {"first": False}),
    # "Each of your opponent's turns" are his.
    ("~at the {edge} of each of {whose} {span}", {"first": False}),
    ("~(at the start of the game|when the game (begins|starts))", _GAME_BEGINS),
    (
        "~at the (beginning|start) of {whose} first action (in each|each|every|of each) combat",
        {"edge": Edge.BEGINNING, "span": Span.ACTION, "first": True},
    ),
    (
        "~before {whose} first action [(in|each|in each|of|of each|this) combat]",
        {"edge": Edge.BEGINNING, "span": Span.ACTION, "first": True},
    ),
    ("~before each of {whose} {span}", {"edge": Edge.BEGINNING, "first": False}),
    ("~after each of {whose} {span}", {"edge": Edge.END, "first": False}),
    *(
        (f"~{said}", {"edge": Edge.BEGINNING, **_ANY_TIME, **fixed})
        for said, fixed in (
            ("(when|after) {whose} {span} (begins|starts)", {}),
            ("(when|upon) entering {whose} {span}", {}),
            ("when (you|he) (enter|enters) {whose} {span}", {}),
            ("when your opponent enters his {span}", {"whose": SpanOf.OPPONENT}),
            ("when a player enters his {span}", {"whose": SpanOf.EACH_PLAYERS}),
        )
    ),
    ("~when {whose} {span} ends", {"edge": Edge.END, **_ANY_TIME}),
    *(
        (f"~before {{whose}}{n} {span.label}", {"edge": Edge.BEGINNING, "span": span, **_ANY_TIME})
        for span in (Span.TURN, Span.DRAW, Span.PLANNING, Span.DISCARD, Span.REJUVENATION)
        for n in ("", " next")
        if (span, n) != (Span.TURN, " next")
    ),
    *(
        (
            f"~during {{whose}} next {span.label}",
            {"edge": Edge.END, "span": span, **_NEXT_TIME},
        )
        for span in (Span.DRAW, Span.DISCARD, Span.REJUVENATION)
    ),
    ("at the end of {whose} next {span}", {"edge": Edge.END, "first": False, "next": True}),
    (
        "at the beginning of {whose} next turn",
        {"edge": Edge.BEGINNING, "span": Span.TURN, "first": False, "next": True},
    ),
    (
        "~at the start of {whose} next turn",
        {"edge": Edge.BEGINNING, "span": Span.TURN, "first": False, "next": True},
    ),
    ("~after {whose} {span}", {"edge": Edge.END, "first": False}),
    *(
        (template, {"edge": Edge.END, "whose": SpanOf.EACH, "span": Span.COMBAT_STEP, **_ANY_TIME})
        for template in ("~after combat", "~after (each|every|a|any) (combat|Combat Step)")
    ),
    # Nothing comes between the Planning Step and the Combat Step.
    ("~before {whose} Combat Step", {"edge": Edge.END, "span": Span.PLANNING, **_ANY_TIME}),
    *(
        (
            f"~before {declares} combat",
            {"edge": Edge.END, "span": Span.PLANNING, "whose": whose, **_ANY_TIME},
        )
        for declares, whose in (
            ("(you declare|declaring)", SpanOf.YOUR),
            ("(your opponent|he) declares", SpanOf.OPPONENT),
        )
    ),
    # Personalities power up as the Planning Step ends (TRN-2).
    *(
        (template, {"edge": Edge.END, "span": Span.PLANNING, **_ANY_TIME})
        for template in (
            "~after {whose} Power Up Step",
            "~at the (beginning|start|end) of {whose} Power Up Step",
        )
    ),
    *(
        (f"{{whose}} {word}", {"edge": Edge.END, "span": span, **_ANY_TIME}, "during")
        for word, span in (
            ("Draw Step", Span.DRAW),
            ("Power Up Step", Span.PLANNING),
            ("Discard Step", Span.DISCARD),
            ("Rejuvenation Step", Span.REJUVENATION),
        )
    ),
    # In the Planning Step the rules bring nothing of themselves.
    ("{whose} Planning Step", {"edge": Edge.BEGINNING, "span": Span.PLANNING, **_ANY_TIME}, "in"),
    ("{whose} next {span}", {"edge": Edge.BEGINNING, **_NEXT_TIME}, "within"),
    (
        "~(his|their) next {span}",
        {"edge": Edge.BEGINNING, **_NEXT_TIME, "whose": SpanOf.OPPONENT},
        "within",
    ),
    ("the {edge} of {whose} next {span}", _NEXT_TIME, "until"),
    ("~{whose} next {span}", {"edge": Edge.BEGINNING, **_NEXT_TIME}, "until"),
    (
        "~[the (beginning|start|end) of] {whose} next Power Up Step",
        {"edge": Edge.END, "span": Span.PLANNING, **_NEXT_TIME},
        "until",
    ),
    # What begins once more begins the next time anyway.
    *(
        (
            f"~at the (beginning|start) of {{whose}} next {span.label}",
            {"edge": Edge.BEGINNING, "span": span, "first": False},
        )
        for span in Span
        if span not in (Span.TURN, Span.ACTION)
    ),
    *(
        (f"during {{whose}} {span.label}", {"edge": None, "span": span, **_ANY_TIME})
        for span in (Span.DRAW, Span.DISCARD, Span.REJUVENATION)
    ),
)
@dataclass(frozen=True, slots=True)
class AtSpan(Moment):
    """The beginning or the end of turns or of their steps, perhaps the first of the game (TRN).

    The end of the `next` turn isn't that of this one: `turn` is the number of the turn in which
    that was said. Without an `edge` both are meant: it is any time within such a step. The first
    turn of all is the beginning of the game. An action only begins: what comes at its end comes
    as the next one does (COM-2).
    """

    edge: Edge | None
    whose: SpanOf
    span: Span
    first: bool = False
    next: bool = False
    # What goes on from it is found by its words, in whatever turn it was said.
    turn: int = field(default=0, compare=False)

    def __post_init__(self) -> None:
        if self.span is Span.ACTION and (self.edge is not Edge.BEGINNING or self.next):
            raise ValueError("of an action it is told when it begins")
        if self.span is Span.ACTION and self.whose in (SpanOf.THE, SpanOf.EACH):
            raise ValueError("it is somebody's action")

    @property
    def in_combat(self) -> bool:  # type: ignore[override]
        return self.span is Span.ACTION

    @property
    def listens(self) -> Events:  # type: ignore[override]
        """What tells that it is there."""
        if self.span is Span.ACTION:
            return (ActionBegan,)
        if self.span is Span.COMBAT_STEP and self.edge is Edge.BEGINNING:
            # Whether combat is declared is decided in that step.
            return (CombatOffered,)
        edges = (self.edge,) if self.edge is not None else tuple(Edge)
        return tuple(_EDGES[edge][self.span is not Span.TURN] for edge in edges)

    def said_in(self, turn: int) -> AtSpan:
        """The same, said in the turn of that number."""
        return replace(self, turn=turn) if self.next else self

    def until(self, game: Game, source: Source) -> floating.Until:
        """A time that is over at the next such moment from now on."""
        state = game.state
        seat = floating.ANYBODY
        if self.whose in (SpanOf.YOUR, SpanOf.OPPONENT):
            seat = source.player if self.whose is SpanOf.YOUR else source.opponent
        if self.edge is Edge.BEGINNING:
            return floating.Until(f"start of {self.span.step}", seat)
        # In the middle of such a step the next one is that of a later turn.
        steps, here = list(PHASES), [step for step, at in PHASES.items() if state.phase in at]
        begun = bool(here) and steps.index(self.span.step) <= steps.index(here[0])
        this_turn = begun and (seat == floating.ANYBODY or seat == state.active)
        return floating.Until(f"end of {self.span.step}", seat, state.turn - (not this_turn))

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        if isinstance(event, ActionBegan):
            combat = game.state.combat
            nth = 0 if combat is None else combat.actions_of[event.player]
            return self.whose.covers(event.player, source) and (nth == 1 or not self.first)
        assert isinstance(event, TurnBegan | CombatOffered | StepBegan | StepEnding | TurnEnding)
        if (
            isinstance(event, CombatOffered | StepBegan | StepEnding)
            and event.step != self.span.step
        ):
            return False
        if self.first and game.state.turn > (1 if self.whose is SpanOf.THE else PLAYERS):
            return False
        if self.next and game.state.turn <= self.turn:
            return False
        return self.whose.covers(event.player, source)


_EDGES = {Edge.BEGINNING: (TurnBegan, StepBegan), Edge.END: (TurnEnding, StepEnding)}
"""What tells of the edges of a turn, and of those of a step."""

PLAYERS = 2
"""How many turns there are until each player has had one."""


_TIME: dict[str, Any] = {"who": None, "role": None}
_COMBAT: dict[str, Any] = {**_TIME, "whose": None, "span": None}
_ROLE: dict[str, Any] = {"whose": None, "span": None}
_ACTION: dict[str, Any] = {**_ROLE, "role": None}
_ACTORS = ((Who.YOU, "you", "have"), (Who.OPPONENT, "(your opponent|he)", "has"))
_IN_COMBAT = "(this combat|of [the|this] combat|in combat)"
_ACTED: dict[str, Any] = {**_ACTION, "so": True}


@phrase(
    ("it is {whose} {span}", {**_TIME, "so": True}),
    ("it is not {whose} {span}", {**_TIME, "so": False}),
    ("combat goes on", {**_COMBAT, "so": True}),
    ("~it is [during] combat", {**_COMBAT, "so": True}),
    ("combat does not go on", {**_COMBAT, "so": False}),
    ("~it is not [during] combat", {**_COMBAT, "so": False}),
    # "Use during your turn", "use only during combat".
    ("{whose} {span}", {**_TIME, "so": True}, "time"),
    ("combat", {**_COMBAT, "so": True}, "time"),
    # Within other steps there is but one moment to use anything at (see `AtSpan`).
    *(
        (f"{{whose}} {span.label}", {**_TIME, "span": span, "so": True}, "long")
        for span in (Span.TURN, Span.PLANNING, Span.COMBAT_STEP)
    ),
    ("combat", {**_COMBAT, "so": True}, "long"),
    *(
        (f"{whose} {so}the {{role}}", {**_ROLE, "who": who, "so": not so})
        for who, whose in ((Who.YOU, "you are"), (Who.OPPONENT, "your opponent is"))
        for so in ("", "not ")
    ),
    *(
        (f"~{said}", {**_ROLE, "who": who, "so": so})
        for who, his, is_so, was in (
            (Who.YOU, "your MP", "you are", "you were"),
            (Who.OPPONENT, "your opponent's MP", "(your opponent|he) is", "(your opponent|he) was"),
        )
        for so, no in ((True, ""), (False, " not"))
        for said in (
            f"{is_so}{no} the {{role}} [for|in|during] this (combat|turn)",
            f"{was}{no} the {{role}} [(this combat|for this combat|in this combat)]",
            f"{is_so}{no} {{role:@doing}}",
            f"{his} is{no} {{role:@doing}}",
        )
    ),
    ("the {role}", {**_ROLE, "who": Who.YOU, "so": True}, "role"),
    (f"your {{nth}} action [(each combat|{_IN_COMBAT})]", {**_ACTED, "who": Who.YOU}, "role"),
    *(
        (said, {**_ACTED, "who": who})
        for who, whose, has in _ACTORS
        for said in (
            f"{whose} {has} taken {{within:@many}} action(s) this combat",
            f"~{whose} took {{within:@many}} action(s) this combat",
        )
    ),
    *(
        (said, {**_ACTED, "who": who, "within": NONE})
        for who, whose, has in _ACTORS
        for said in (
            f"~{whose} {has} not taken (an action|any actions) this combat",
            f"~{whose} did not take (an action|any actions) this combat",
        )
    ),
    *(
        (f"{it} is {so} {whose} {{nth}} action {when}", {**_ACTION, "who": who, "so": not so})
        for it, when in (("this", _IN_COMBAT), ("~it", _IN_COMBAT), ("~this", ""), ("~it", ""))
        for so in ("", "not")
        for whose, who in (("your", Who.YOU), ("your opponent's", Who.OPPONENT), ("the", None))
    ),
)
@dataclass(frozen=True, slots=True)
class ItIs(State):
    """What time it is: somebody's turn or a step of it, or combat; or who has declared combat.

    Or it is the first action in this combat that goes on, of a player or of all, or another by its
    number; or he has taken so many, with the one that goes on.

    A card's text can't wait for that as such: what begins or ends has a moment of its own.
    """

    rules: ClassVar[str] = "COM-1 TRN-1"
    lasts: ClassVar[bool] = False

    whose: SpanOf | None
    span: Span | None
    who: Who | None
    role: Role | None
    so: bool = True
    nth: Ordinal | None = None
    within: Range | None = None

    def __post_init__(self) -> None:
        if self.whose is SpanOf.EACH_PLAYERS:
            raise ValueError("a turn and its steps are one player's")
        if self.whose is SpanOf.THE and self.span is Span.ACTION:
            raise ValueError("some action always goes on in combat")

    @property
    def acts(self) -> bool:
        """Whether anybody plans, acts or answers an attack then."""
        return self.span not in (Span.DRAW, Span.DISCARD, Span.REJUVENATION)

    def holds(self, game: Game, source: Source) -> bool:
        return self._is(game, source) is self.so

    def _is(self, game: Game, source: Source) -> bool:
        state = game.state
        if self.within is not None and self.who is not None:
            combat = state.combat
            taken = 0 if combat is None else combat.actions_of[self.who.seat(source)]
            return self.within.meets(taken, game, source)
        if self.nth is not None:
            now, seats = state.combat, (0, 1) if self.who is None else (self.who.seat(source),)
            if now is None or now.actor not in seats:
                return False
            return sum(now.actions_of[seat] for seat in seats) == self.nth.earlier + 1
        if self.who is not None:
            attacks = state.active == self.who.seat(source)
            return state.combat is not None and attacks is (self.role is Role.ATTACKER)
        if self.whose is None or self.span is None:
            return state.during_combat
        return self.span.goes_on(state, self.whose, source.player)


@dataclass(frozen=True, slots=True)
class AnyTime(Moment):
    """No moment of its own: nothing tells of it. Made by a phrase, never printed."""


@dataclass(frozen=True, slots=True)
class NextActionBegins(Moment):
    """The beginning of the next action, `whose` or anybody's. Made by a phrase, never printed."""

    whose: Whose | None = None
    listens: ClassVar[Events] = (ActionBegan,)
    in_combat: ClassVar[bool] = True

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        assert isinstance(event, ActionBegan)
        return self.whose is None or event.player == self.whose.seat(source)
