"""Effects on the fight itself: skipped actions, cancelled cards, altered attacks and damage."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import InitVar, dataclass, replace
from enum import Enum
from typing import Any, ClassVar

from dbz_desktop.rules.flow import critical
from dbz_desktop.rules.kernel import door, floating
from dbz_desktop.rules.kernel.attack_events import CriticalEffect, HitUsed
from dbz_desktop.rules.kernel.base import AttackFilter, CardFilter, Effect
from dbz_desktop.rules.kernel.cardtext import Sentence, every
from dbz_desktop.rules.kernel.controls import (
    EVERYTHING,
    IMMEDIATE_ONLY,
    ActionGained,
    ActionsLost,
    Counted,
)
from dbz_desktop.rules.kernel.deed import CardVerb, CombatVerb, Deed
from dbz_desktop.rules.kernel.events import CardMoved, CardUsed, ControlChanged, Event, Why
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.attacks.attack_words import ANY_ATTACK, AttackWords
from dbz_desktop.rules.language.attacks.attacks import AnAttack, Answered
from dbz_desktop.rules.language.deeds.choices import May
from dbz_desktop.rules.language.frames.when import AtMoment
from dbz_desktop.rules.language.happenings.moments import Edge, NextActionBegins
from dbz_desktop.rules.language.nouns.doing import Doer, does
from dbz_desktop.rules.language.nouns.kinds import NO_PERSONALITIES
from dbz_desktop.rules.language.nouns.places import Owner
from dbz_desktop.rules.language.nouns.terms import StepName, Whose
from dbz_desktop.rules.language.text.sentences import sentence_text
from dbz_desktop.rules.language.values.joining import Clause, Cost
from dbz_desktop.rules.language.values.membership import members
from dbz_desktop.rules.language.values.personalities import Personality
from dbz_desktop.wording import Spec, phrase

_IN_TIME = "[this combat|this turn|that combat]"
_HE = "(your opponent|he)"
_LOSES: tuple[tuple[str, str, str, dict[str, Any]], ...] = (
    ("skip", "(skip|miss|lose)", "(skips|misses|loses)", {"passes": False}),
    ("pass for", "pass [for|in|during|on|as]", "passes [for|in|during|on|as]", {"passes": True}),
)
"""How one skips an action, or passes for it: as it is printed, and as it may be said."""


def _actions() -> Iterator[Spec]:
    """The next actions of a player as those that he skips, or has to pass for."""
    one, many = {"n": 1, "step": None}, {"step": None}
    for verb, base, third, how in _LOSES:
        does = "passes for" if how["passes"] else "skips"
        doing = "passing for" if how["passes"] else "skipping"
        for what, told, pinned in (
            ("next action this combat", f"(next|first) action {_IN_TIME}", {**how, **one}),
            ("next {n} actions", f"next {{n}} actions {_IN_TIME}", {**how, **many}),
        ):
            mine, his = {**pinned, "who": Doer.YOU}, {**pinned, "who": Doer.OPPONENT}
            yield f"{verb} your {what}", mine
            yield f"~[you] [must] {base} your {told}", mine
            yield f"{doing} your {what}", mine, "gerund"
            yield f"your opponent {does} his {what}", his
            yield f"~{_HE} {third} (his|their) {told}", his
            yield f"~{_HE} must {base} (his|their) {told}", his
            yield f"{does} his {what}", his, "third"
            yield f"~{third} (his|their) {told}", his, "third"
            yield f"{verb} his {what}", his, "bare"
            yield f"~{base} (his|their) {told}", his, "bare"
            yield f"{doing} his {what}", his, "his_gerund"
            taken = "must be [to|a] pass" if how["passes"] else "(is|are) (skipped|lost)"
            yield f"~your opponent's {told} {taken}", his
            if how["passes"]:
                yield f"~(in|during|for) his {told}, your opponent (must pass|passes)", his
            else:
                yield f"~skip your opponent's {told}", his


def _steps() -> Iterator[Spec]:
    """The next step of a player, or the one of this turn, as what he skips."""
    once: dict[str, Any] = {"n": 1, "passes": False}
    for what, told, pinned in (
        ("next {step}", "[next] {step}", once),
        ("{step} this turn", "{step} this turn", {**once, "this_turn": True}),
    ):
        mine, his = {**pinned, "who": Doer.YOU}, {**pinned, "who": Doer.OPPONENT}
        yield f"skip your {what}", mine
        yield f"~[you] [must] skip your {told}", mine
        yield f"skipping your {what}", mine, "gerund"
        yield f"your opponent skips his {what}", his
        yield f"~{_HE} (skips|must skip) (his|their) {told}", his
        yield f"skips his {what}", his, "third"
        yield f"~skips (his|their) {told}", his, "third"
        plural = told.replace("{step}", "{step:pl}")
        yield f"skip his {what}", his, "bare"
        yield f"~skip (his|their) {told}", his, "bare"
        yield f"~skip their {plural}", his, "bare"
        yield f"skipping his {what}", his, "his_gerund"
        yield f"~skip your opponent's {told}", his
    his, mine = {**once, "who": Doer.OPPONENT}, {**once, "who": Doer.YOU}
    yield f"~during (your opponent's|his) next turn, {_HE} (skips|must skip) his {{step}}", his
    yield "~during your next turn, [you] (skip|must skip) your {step}", mine


@phrase(*_actions(), *_steps())
@dataclass(frozen=True, slots=True)
class LoseActions(Cost):
    """A player's next actions are taken away, or he must pass; lost is not passed (HSE-4).

    Or his next step of a kind is left out: nothing of it happens (TRN). Or the one of `this_turn`,
    where it is still to come.
    """

    deeds: ClassVar[tuple[str, ...]] = ("skip",)

    n: int
    passes: bool
    who: Doer = Doer.OPPONENT
    step: StepName | None = None
    this_turn: bool = False

    def __post_init__(self) -> None:
        if self.this_turn and self.step is StepName.TURN:
            raise ValueError("this turn has begun")

    @property
    def says_combat(self) -> bool:
        """Whether "this combat" stands at its end."""
        return self.step is None and self.n == 1

    @property
    def rules(self) -> str:
        """The rule of what is left out."""
        return "COM-2" if self.step is None else self.step.rule

    def do(self, game: Game, source: Source) -> None:
        if self.step is not None:
            key = ("skip", self.who.seat(source), self.step.name.lower())
            add_one(game, ("turn", *key) if self.this_turn else key)
            source.memory.done = True
            return
        seat = self.who.seat(source)
        skipped = Deed(CombatVerb.MISS, seat, cause=source.card, by=source.player)
        able = self.passes or door.may(game, skipped)
        source.memory.done = able and game.state.combat is not None
        if source.memory.done:
            game.keep(ActionsLost(seat, self.n, self.passes))


class Another(Enum):
    """What a player may have once more than the rules give him."""

    ACTION = "COM-2 HSE-11"
    ATTACK = "COM-2 ATK-1 HSE-11"
    TURN = "TRN-6 HSE-11"
    COMBAT = "TRN-3 HSE-11"


_AFTER = (
    "([immediately|right] after (this one|this attack)|before your opponent's next action"
    "|before your opponent (acts|can act|takes an action|takes his next action))"
)
_MORE = {
    Another.ACTION: (
        "take|another action after this one",
        "take|(another|an additional|an extra|a second) action [this combat|after this action]",
        f"take|(another|an additional|an extra|a second) action {_AFTER}",
        "make|(another|an additional|a second) action",
        "perform|(another|an additional|a second) action",
    ),
    Another.ATTACK: (
        "perform|another {kind} after this action",
        "perform|(another|an additional|an extra|a second) {kind} [immediately|right away] "
        "[this combat]",
        f"perform|(another|an additional|an extra|a second) {{kind}} {_AFTER}",
        f"perform|a {{kind}} {_AFTER}",
        "perform|an attack [immediately|right away] [this combat]",
        f"attack|again [{_AFTER}] [this combat]",
    ),
    Another.TURN: (
        "take|another turn after this one",
        "take|(an additional|an extra|a second) turn [after this (one|turn)]",
        "take|another turn [after this turn]",
        "take|the next turn",
    ),
    Another.COMBAT: (
        "declare|combat a second time this turn",
        "declare|combat (again|an additional time|one more time|twice) [this turn]",
        "declare|(another|an additional|a second) combat [this turn|after this (one|combat)]",
        "enter|combat (again|a second time) [this turn]",
        "have|(another|an additional|a second) combat [this turn|after this (one|combat)]",
        "take|(another|an additional|a second) Combat Step [this turn|after this (one|combat)]",
        "have|(another|an additional|a second) Combat Step [this turn|after this (one|combat)]",
    ),
}
"""How each is said, the first way as it is printed: the verb and the rest."""

_FIGHT = {"what": Another.COMBAT, "who": Doer.YOU, "n": 1, "kind": None}


_BY_ALLY: dict[str, Any] = {"what": Another.ATTACK, "who": Doer.YOU, "n": 1}


def _once(what: Another, rest: str) -> dict[str, Any]:
    """What is said of a way: one of them, of an attack of which kind it is."""
    kind = ANY_ATTACK if what is Another.ATTACK else None
    return {"what": what, "n": 1, **({} if "{kind}" in rest else {"kind": kind})}


@phrase(
    *(
        spec
        for what, ways in _MORE.items()
        for n, way in enumerate(ways)
        for verb, _, rest in (way.partition("|"),)
        for spec in does(verb, rest, quiet=n > 0, **_once(what, rest))
    ),
    *does("take", "{n} more actions after this one", what=Another.ACTION, kind=None),
    ("{by} may perform another {kind} after this action", _BY_ALLY),
    *(
        (f"~{{by}} (may perform|performs) {which} {{kind}} {when}", _BY_ALLY)
        for which in ("(another|an additional|an extra|a second)", "a")
        for when in ("[immediately|right away] [this combat]", _AFTER)
    ),
    (
        "~there is (another|an additional|a second) combat [this turn|after this (one|combat)]",
        _FIGHT,
    ),
    ("~after this combat, there is another combat", _FIGHT),
    *(
        spec
        for said in (
            "{n} actions in a row",
            "{n} actions in a row after this (one|action|attack)",
            "{n} (additional|extra) actions [after this (one|action|attack)]",
        )
        for spec in does("take", said, quiet=True, what=Another.ACTION, kind=None)
    ),
)
@dataclass(frozen=True, slots=True)
class Again(Clause):
    """A player has another action, attack, turn or combat, or several actions (HSE-11).

    Of an attack it may be said of which `kind` it is, and that an Ally performs it, at whatever
    stage the MP is (COM-6).

    Who may leave it is asked when its time has come.
    """

    deeds: ClassVar[tuple[str, ...]] = ("more-actions",)
    optional: ClassVar[bool] = True

    what: Another
    who: Doer
    n: int = 1
    kind: AttackWords | None = None
    by: Personality | None = None

    def __post_init__(self) -> None:
        if self.n < 1 or (self.n > 1 and self.what is not Another.ACTION):
            raise ValueError("that is none, or one is what it is")
        if self.by is not None:
            cards = members(self.by).cards
            if cards is None or self.by.side is Owner.OPPONENT:
                raise ValueError("an Ally of yours performs it, or you do")
            if any(map(cards.allows, NO_PERSONALITIES)):
                raise ValueError("only personalities perform attacks")

    @property
    def rules(self) -> str:
        """The rules of what comes once more."""
        return self.what.value

    def do(self, game: Game, source: Source) -> None:
        seat = self.who.seat(source)
        if self.what is Another.TURN:
            add_one(game, ("again", seat, "turn"))
        elif self.what is Another.COMBAT:
            if seat == game.state.active:
                add_one(game, ("turn", "combat again", seat))
        elif game.state.combat is not None:
            for _ in range(self.n):
                game.keep(ActionGained(seat, self._attacks))
        source.memory.done = True

    @property
    def _attacks(self) -> bool | AttackFilter:
        """Whether it is an attack, or of which kind."""
        if self.kind is not None and self.by is not None:
            return AnAttack(self.kind, those=self.by)
        if self.kind is None or self.kind == ANY_ATTACK:
            return self.kind is not None
        return AnAttack(self.kind)

    def possible(self, game: Game, source: Source) -> bool:
        if self.what is Another.TURN:
            return True
        if self.what is Another.COMBAT:
            return self.who.seat(source) == game.state.active
        return game.state.combat is not None


def add_one(game: Game, key: tuple[Any, ...]) -> None:
    """Count one more under a key, of which the turn takes one at its time."""
    game.keep(Counted(key, game.state.used.get(key, 0) + 1))


_OF_USED: dict[str, Any] = {"attack": None, "critical": False, "immediate": False}
_AT_ONCE: dict[str, Any] = {**_OF_USED, "immediate": True}
_OF_CRITICAL: dict[str, Any] = {**_OF_USED, "critical": True}


@phrase(
    ("cancel the effects of that card", _OF_USED),
    ("cancel the immediate effects of that card", _AT_ONCE),
    ("~cancel its (effects|effect)", _OF_USED),
    ("~cancel its immediate (effects|effect)", _AT_ONCE),
    ("~cancel it", _OF_USED),
    ("~cancel that {cards:@of} immediate (effect|effects)", _AT_ONCE),
    ("~its (effect is|effects are) cancelled", _OF_USED),
    ("~its immediate (effect is|effects are) cancelled", _AT_ONCE),
    ("~it has no (effect|effects)", _OF_USED),
    ("~that {cards} has no (effect|effects)", _OF_USED),
    ("~that {cards:@of} immediate (effect is|effects are) cancelled", _AT_ONCE),
    ("~that {cards:@of} effects are cancelled", _OF_USED),
    ("~that {cards} is cancelled", _OF_USED),
    ("~that (Power|power) is cancelled", _OF_USED),
    ("~cancel (all|all the|all of the|the) effects of it", _OF_USED),
    ("~cancel (all|all the|all of the|the) effects of that {cards}", _OF_USED),
    ("~cancel that {cards:@of} effects", _OF_USED),
    *(
        (f"~cancel (all|all the|all of the|the){when} effects of {card}", pinned)
        for when, pinned in (("", _OF_USED), (" immediate", _AT_ONCE))
        for card in (
            "the (card|Event|Setup) that was [just] (played|used)",
            "the (card|Event|Setup) [that] (your opponent|he) [just] (played|used)",
        )
    ),
    ("~cancel (all|all of the) immediate effects of that (card|Event|Setup)", _AT_ONCE),
    ("~cancel the immediate effects of that (Event|Setup)", _AT_ONCE),
    ("~cancel that {cards}", _OF_USED),
    ("~cancel (that|the) (Power|power)", _OF_USED),
    ("~cancel (all|all the|all of the|the) effects of that (Power|power)", _OF_USED),
    ("cancel the immediate effects of {attack}", {"critical": False, "immediate": False}),
    ("cancel that effect", _OF_CRITICAL),
    ("~cancel that critical damage effect", _OF_CRITICAL),
    ("~that [critical damage] effect is cancelled", _OF_CRITICAL),
)
@dataclass(frozen=True, slots=True)
class Cancel(Clause):
    """What was just played or used does nothing more, or an attack nothing at once (ATK-1).

    Of an attack its `immediate` effects are what it does before its damage, of a [defense] card
    what it does besides meeting the attack; other cards have no others.
    Or the `critical` damage effect that was used does nothing (ATK-13).
    """

    deeds: ClassVar[tuple[str, ...]] = ("forbid",)

    attack: Answered | None = None
    critical: bool = False
    immediate: bool = False
    cards: InitVar[CardFilter | None] = None

    @property
    def rules(self) -> str:
        """The rule of what is cancelled."""
        return "ATK-13" if self.critical else "ATK-1"

    @property
    def of_used(self) -> bool:  # type: ignore[override]
        """Whether it is of another card that is being used, or of an effect."""
        return self.attack is None

    def waits_for(self, events: Collection[type[Event]]) -> bool:
        """Whether what sets it off can be what it cancels: a critical damage effect, or a card.

        That HIT effects are used is told when they are done (ATK-1).
        """
        if self.attack is not None:
            return True
        return (CriticalEffect in events) is self.critical and HitUsed not in events

    def do(self, game: Game, source: Source) -> None:
        if self.critical:
            if isinstance(source.event, CriticalEffect):
                game.keep(Counted(critical.cancelling(source.event), 1))
        elif self.attack is not None:
            if source.attack is not None and self.attack.fits(game, source.attack, source):
                source.attack.muted = self._may(game, source.attack.card, source)
        elif isinstance(source.event, CardUsed) or (
            isinstance(source.event, CardMoved | ControlChanged)
            and source.event.why in (Why.PLAY, Why.CAPTURE)
        ):
            if self._may(game, source.event.card, source):
                key = ("cancelled", source.event.card)
                less = self.immediate and game.state.used.get(key) != EVERYTHING
                game.keep(Counted(key, IMMEDIATE_ONLY if less else EVERYTHING))

    @staticmethod
    def _may(game: Game, card: int, source: Source) -> bool:
        """Whether nothing keeps what that card does from being undone."""
        return door.may(game, door.of_cards(game, CardVerb.CANCEL, (card,), source))


def cancels_other(sentences: Iterable[Sentence], when: Any) -> bool:
    """Whether a card is cancelled where a critical damage effect is used, or the other way round.

    `when` is what the section waits for, until a sentence waits itself.
    """
    waits = when
    for sentence in sentences:
        waits = getattr(sentence.line, "trigger", waits)
        told = getattr(getattr(waits, "moment", waits), "listens", ())
        if any(not each.waits_for(told) for each in every(sentence.line, Cancel)):
            return True
    return False


_ANYBODYS: dict[str, Any] = {"whose": None, "edge": Edge.BEGINNING}
_BEFORE: dict[str, Any] = {"edge": Edge.BEGINNING}
_LATER: dict[str, Any] = {"effect": None}
_MAY_LATER: dict[str, Any] = {**_LATER, "may": True}
_NEXT = "at the {edge} of {whose} next action"


@phrase(
    ("at the beginning of the next action this combat, {effect}", _ANYBODYS),
    ("~(at the (beginning|start) of|before) the next action [this combat], {effect}", _ANYBODYS),
    "at the {edge} of {whose} next action this combat, {effect}",
    f"~{_NEXT}, {{effect}}",
    ("~after {whose} next action [this combat], {effect}", {"edge": Edge.END}),
    ("~before {whose} next action [this combat], {effect}", _BEFORE),
    # What stands ahead of the moment is one thing, and what is asked before is asked at once.
    *(
        (f"~{words}{{said}} {behind}", {**pinned, **told})
        for words, told in (("", _LATER), ("you may ", _MAY_LATER))
        for behind, pinned in (
            (
                "(at the (beginning|start) of|before) the next action [this (combat|turn)]",
                _ANYBODYS,
            ),
            (f"{_NEXT} [this (combat|turn)]", {}),
        )
    ),
)
@dataclass(frozen=True, slots=True)
class AtNextAction(Effect):
    """An effect put off to the next action, `whose` or anybody's: to its beginning, or its end.

    The end of an action is where the next one begins (COM-2).
    """

    rules: ClassVar[str] = "COM-2"

    effect: Effect | None
    whose: Whose | None = None
    edge: Edge = Edge.BEGINNING
    said: InitVar[Clause | None] = None
    may: InitVar[bool] = False

    def __post_init__(self, said: Clause | None, may: bool) -> None:
        if said is not None:
            object.__setattr__(self, "effect", May(said) if may else said)
        if isinstance(self.effect, AtNextAction):
            raise ValueError("one moment is said, not two")
        if self.effect is not None:
            # What can't come at that moment is refused here, not as it comes to it.
            AtMoment(NextActionBegins(self.whose), self.effect)

    def do(self, game: Game, source: Source) -> None:
        then = self.effect
        assert then is not None
        if self.edge is Edge.END:
            then = replace(self, whose=None, edge=Edge.BEGINNING)
        floating.begin(
            game,
            AtMoment(NextActionBegins(self.whose), then),
            source,
            floating.Until("combat"),
            sentence_text(self),
            once=True,
        )
