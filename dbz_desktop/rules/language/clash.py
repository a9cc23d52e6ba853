"""Effects on the fight itself: skipped actions, cancelled cards, altered attacks and damage."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar

from dbz_desktop.rules.kernel import floating
from dbz_desktop.rules.kernel.base import Effect
from dbz_desktop.rules.kernel.controls import ActionsLost, Counted
from dbz_desktop.rules.kernel.events import CardMoved, Why
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.attacks import Answered
from dbz_desktop.rules.language.choices import May
from dbz_desktop.rules.language.doing import Doer
from dbz_desktop.rules.language.joining import Clause, Cost
from dbz_desktop.rules.language.moments import NextActionBegins
from dbz_desktop.rules.language.sentences import sentence_text
from dbz_desktop.rules.language.terms import Whose
from dbz_desktop.rules.language.when import AtMoment
from dbz_desktop.wording import phrase, words

_MINE: dict[str, Any] = {"who": Doer.YOU, "step": None}
_HIS: dict[str, Any] = {"who": Doer.OPPONENT, "step": None}
_A_STEP: dict[str, Any] = {"n": 1, "passes": False}


@words
class StepName(Enum):
    """A step of the turn, as one skips it (TRN)."""

    DRAW = "Draw Step"
    PLANNING = "Planning Step"
    COMBAT = "Combat Step"
    DISCARD = "Discard Step"
    REJUVENATION = "Rejuvenation Step"

    @property
    def rule(self) -> str:
        """The rule of the step."""
        return f"TRN-{list(StepName).index(self) + 1}"


@phrase(
    ("skip your next action this combat", {"n": 1, "passes": False, **_MINE}),
    ("skip your next {n} actions", {"passes": False, **_MINE}),
    ("~[you] skip your next action", {"n": 1, "passes": False, **_MINE}),
    ("~you skip your next action this combat", {"n": 1, "passes": False, **_MINE}),
    ("~you [must] pass for your next action [this combat]", {"n": 1, "passes": True, **_MINE}),
    ("pass for your next action this combat", {"n": 1, "passes": True, **_MINE}),
    ("pass for your next {n} actions", {"passes": True, **_MINE}),
    ("your opponent skips his next action this combat", {"n": 1, "passes": False, **_HIS}),
    ("your opponent skips his next {n} actions", {"passes": False, **_HIS}),
    ("your opponent passes for his next action this combat", {"n": 1, "passes": True, **_HIS}),
    ("your opponent passes for his next {n} actions", {"passes": True, **_HIS}),
    (
        "~your opponent skips his (first|next) action [that combat]",
        {"n": 1, "passes": False, **_HIS},
    ),
    ("~your opponent skips his first action this combat", {"n": 1, "passes": False, **_HIS}),
    ("~your opponent skips his next {n} actions this combat", {"passes": False, **_HIS}),
    ("~your opponent passes for his next action this turn", {"n": 1, "passes": True, **_HIS}),
    ("~your opponent passes for his next {n} actions this combat", {"passes": True, **_HIS}),
    ("skip his next action this combat", {"n": 1, "passes": False, **_HIS}, "bare"),
    ("skip his next {n} actions", {"passes": False, **_HIS}, "bare"),
    ("pass for his next action this combat", {"n": 1, "passes": True, **_HIS}, "bare"),
    ("pass for his next {n} actions", {"passes": True, **_HIS}, "bare"),
    ("~skip his next action", {"n": 1, "passes": False, **_HIS}, "bare"),
    ("~skip his next {n} actions this combat", {"passes": False, **_HIS}, "bare"),
    ("~pass for his next action", {"n": 1, "passes": True, **_HIS}, "bare"),
    (
        "~your opponent (must pass|passes) [for|in|during] his next action [this combat|this turn]",
        {"n": 1, "passes": True, **_HIS},
    ),
    (
        "~your opponent must (skip|miss) his next action [this combat|this turn]",
        {"n": 1, "passes": False, **_HIS},
    ),
    ("skip your next {step}", {**_A_STEP, "who": Doer.YOU}),
    ("your opponent skips his next {step}", {**_A_STEP, "who": Doer.OPPONENT}),
    ("skip his next {step}", {**_A_STEP, "who": Doer.OPPONENT}, "bare"),
    ("~[you] skip your {step} [this turn]", {**_A_STEP, "who": Doer.YOU}),
    (
        "~(your opponent|he) (skips|must skip) his {step} [this turn]",
        {**_A_STEP, "who": Doer.OPPONENT},
    ),
    ("~he (skips|must skip) his next {step}", {**_A_STEP, "who": Doer.OPPONENT}),
    ("~skip your opponent's next {step}", {**_A_STEP, "who": Doer.OPPONENT}),
)
@dataclass(frozen=True, slots=True)
class LoseActions(Cost):
    """A player's next actions are taken away, or he must pass; lost is not passed (HSE-4).

    Or his next step of a kind is left out: nothing of it happens (TRN).
    """

    deeds: ClassVar[tuple[str, ...]] = ("skip",)

    n: int
    passes: bool
    who: Doer = Doer.OPPONENT
    step: StepName | None = None

    @property
    def rules(self) -> str:
        """The rule of what is left out."""
        return "COM-2" if self.step is None else self.step.rule

    def do(self, game: Game, source: Source) -> None:
        if self.step is not None:
            game.keep(Counted(("skip", self.who.seat(source), self.step.name.lower()), 1))
            source.memory.done = True
            return
        if game.state.combat is not None:
            game.keep(ActionsLost(self.who.seat(source), self.n, self.passes))
        source.memory.done = game.state.combat is not None


@phrase(
    ("cancel the effects of that card", {"attack": None}),
    ("~cancel its effects", {"attack": None}),
    "cancel the immediate effects of {attack}",
)
@dataclass(frozen=True, slots=True)
class Cancel(Clause):
    """The card that was just played does nothing more, or an attack nothing at once (ATK-1)."""

    rules: ClassVar[str] = "ATK-1"
    deeds: ClassVar[tuple[str, ...]] = ("forbid",)

    attack: Answered | None = None

    def do(self, game: Game, source: Source) -> None:
        if self.attack is not None:
            if source.attack is not None and self.attack.fits(game, source.attack, source):
                source.attack.muted = True
        elif isinstance(source.event, CardMoved) and source.event.why is Why.PLAY:
            game.keep(Counted(("cancelled", source.event.card), 1))


_ANYBODYS: dict[str, Any] = {"whose": None, "may": False}


@phrase(
    ("at the beginning of the next action this combat, {effect}", _ANYBODYS),
    ("~{effect} at the beginning of the next action this (combat|turn)", _ANYBODYS),
    ("at the beginning of {whose} next action this combat, {effect}", {"may": False}),
    ("~{effect} at the (beginning|start) of {whose} next action [this combat]", {"may": False}),
    ("at the beginning of {whose} next action this combat, you may {effect}", {"may": True}),
    (
        "~you may {effect} at the (beginning|start) of {whose} next action [this combat]",
        {"may": True},
    ),
)
@dataclass(frozen=True, slots=True)
class AtNextAction(Effect):
    """An effect put off to the beginning of the next action, `whose` or anybody's."""

    rules: ClassVar[str] = "COM-2"

    effect: Clause
    whose: Whose | None = None
    may: bool = False

    def do(self, game: Game, source: Source) -> None:
        floating.begin(
            game,
            AtMoment(NextActionBegins(self.whose), May(self.effect) if self.may else self.effect),
            source,
            floating.Until("combat"),
            sentence_text(self),
            once=True,
        )
