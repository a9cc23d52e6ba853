"""Effects on the fight itself: skipped actions, cancelled cards, altered attacks and damage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from dbz_desktop.rules.kernel import floating
from dbz_desktop.rules.kernel.base import Effect
from dbz_desktop.rules.kernel.controls import ActionsLost, Counted
from dbz_desktop.rules.kernel.events import CardMoved, Why
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.attacks import Answered
from dbz_desktop.rules.language.choices import May
from dbz_desktop.rules.language.joining import Clause, Cost
from dbz_desktop.rules.language.moments import NextActionBegins
from dbz_desktop.rules.language.sentences import sentence_text
from dbz_desktop.rules.language.terms import Whose
from dbz_desktop.rules.language.when import AtMoment
from dbz_desktop.wording import phrase


@phrase(
    ("your opponent skips his next action this combat", {"n": 1, "passes": False}),
    ("your opponent skips his next {n} actions", {"passes": False}),
    ("your opponent passes for his next action this combat", {"n": 1, "passes": True}),
    ("your opponent passes for his next {n} actions", {"passes": True}),
    ("~your opponent skips his (first|next) action [that combat]", {"n": 1, "passes": False}),
    ("~your opponent skips his first action this combat", {"n": 1, "passes": False}),
    ("~your opponent skips his next {n} actions this combat", {"passes": False}),
    ("~your opponent passes for his next action this turn", {"n": 1, "passes": True}),
    ("~your opponent passes for his next {n} actions this combat", {"passes": True}),
    ("skip his next action this combat", {"n": 1, "passes": False}, "bare"),
    ("skip his next {n} actions", {"passes": False}, "bare"),
    ("pass for his next action this combat", {"n": 1, "passes": True}, "bare"),
    ("pass for his next {n} actions", {"passes": True}, "bare"),
    ("~skip his next action", {"n": 1, "passes": False}, "bare"),
    ("~skip his next {n} actions this combat", {"passes": False}, "bare"),
    ("~pass for his next action", {"n": 1, "passes": True}, "bare"),
    (
        "~your opponent (must pass|passes) [for|in|during] his next action [this combat|this turn]",
        {"n": 1, "passes": True},
    ),
    (
        "~your opponent must (skip|miss) his next action [this combat|this turn]",
        {"n": 1, "passes": False},
    ),
)
@dataclass(frozen=True, slots=True)
class LoseActions(Cost):
    """The opponent's next actions are taken away, or he must pass; lost is not passed (HSE-4)."""

    rules: ClassVar[str] = "COM-2"
    deeds: ClassVar[tuple[str, ...]] = ("skip",)

    n: int
    passes: bool

    def do(self, game: Game, source: Source) -> None:
        if game.state.combat is not None:
            game.keep(ActionsLost(source.opponent, self.n, self.passes))
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
