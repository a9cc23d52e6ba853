"""Damage that is dealt, taken, prevented or modified, as a happening (ATK-6 to ATK-13)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import InitVar, dataclass, replace
from typing import Any

from dbz_desktop.cards import CardType
from dbz_desktop.rules.flow.critical import is_critical
from dbz_desktop.rules.flow.damage import would_deal
from dbz_desktop.rules.kernel.attack_events import (
    AttackUnstopped,
    CountedCritical,
    DamageCalculated,
    DamageDealt,
    DamagePrevented,
)
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.deed import DamageVerb, Deed
from dbz_desktop.rules.kernel.events import Event, StagesChanged
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.history import Stretch
from dbz_desktop.rules.language.attacks.attacks import (
    THIS_ATTACK,
    AnAttack,
    OneAttack,
    SomeAttack,
    TheAttack,
)
from dbz_desktop.rules.language.attacks.attacks_told import (
    attack_during,
    attack_of,
    check_side,
)
from dbz_desktop.rules.language.happenings.by_attacks import ByAttack, dealt_by_people
from dbz_desktop.rules.language.happenings.fight_done import OWN, fighter
from dbz_desktop.rules.language.happenings.happening import Events, Happening, done_by
from dbz_desktop.rules.language.happenings.numbers_done import Climber
from dbz_desktop.rules.language.nouns.clauses import (
    FORMS_WITH_DOER,
    clause,
    dealt_to,
    only,
    quietly,
)
from dbz_desktop.rules.language.nouns.kinds import OfType, TypeName
from dbz_desktop.rules.language.nouns.people import OPPONENT, YOU, Agent, Person, Player, Sort
from dbz_desktop.rules.language.nouns.roles import Said, check_doer, said
from dbz_desktop.rules.language.nouns.terms import Comparison, Unit
from dbz_desktop.rules.language.values.membership import MPS, SpokenOf
from dbz_desktop.wording import Spec, phrase


def _of_his(attack: OneAttack, who: Agent | None) -> OneAttack:
    """The attack of a kind as one of his who performs it."""
    whose = OWN.get(who) if isinstance(who, Player) else None
    if isinstance(attack, TheAttack) or getattr(attack, "whose", None) is whose is not None:
        return attack
    if not isinstance(attack, AnAttack) or whose is None or attack.other is not None:
        raise ValueError("an attack deals its damage itself")
    return SomeAttack(attack.what, whose, that=attack.that)


def _is_attack(agent: Agent | None) -> bool:
    """Whether it is an attack that does it."""
    return agent is not None and agent.sort is Sort.ATTACK


def _is_ally(agent: Agent | None) -> bool:
    """Whether it is an Ally, and no MP."""
    if not isinstance(agent, Climber):
        return False
    cards = agent.cards
    alone = cards is not None and not cards.allows(CardType.MAIN_PERSONALITY)
    return alone or agent.one in (SpokenOf.ALLY, SpokenOf.ALLIES)


_PREVENT, _MODIFY = DamageVerb.PREVENT, DamageVerb.MODIFY
_ANY_AMOUNT: dict[str, Any] = {"critical": False, "n": None, "side": None}
_PLAIN: dict[str, Any] = {**_ANY_AMOUNT, "unit": None}
_TAKEN: dict[str, Any] = {"verb": DamageVerb.TAKE, "attack": None}
_BY_ANYBODY: dict[str, Any] = {**_TAKEN, "critical": False, "agent": None}
_NONE: dict[str, Any] = {"critical": False, "unit": None, "n": 0, "side": Comparison.LESS}
_LOST: dict[str, Any] = {**_TAKEN, "critical": False, "unit": Unit.STAGE, "lost": True}
del _LOST["attack"]
_ANSWERED = TheAttack(answered=True)
_AN_ALLY = Climber(None, OfType((TypeName.ALLY,)))
_THIS = "(this|it|this card|this power)"
_FROM_IT = "[from that attack|from it]"
_ALL_OF_IT = "(all|all the|all of the) damage from {attack}"
_CRITICAL_FROM: dict[str, Any] = {**_PLAIN, "critical": True}
_CRITICAL: dict[str, Any] = {**_CRITICAL_FROM, "attack": None}
_NO: dict[str, Any] = {"critical": False, "n": 0, "side": Comparison.LESS}


def _said_of_damage(much: str, of: str = "from {attack}", /, **pinned: Any) -> Iterator[Spec]:
    """So much damage that somebody takes, or deals: from a certain attack, or from any."""
    yield from clause("{verb}", f"{much} {of}", passive=False, **pinned)
    yield from clause("{verb}", much, passive=False, attack=None, **pinned)


def _said_in_other_words() -> Iterator[Spec]:
    """The same in words that are only read."""
    yield from _said_of_damage("{unit:pl} of damage", **_ANY_AMOUNT)
    yield from _said_of_damage("no {unit} damage", **_NO)
    for much, pinned in (
        ("damage in a combat", _PLAIN),
        ("any damage", _PLAIN),
        ("{unit:s} of damage", _ANY_AMOUNT),
        ("any {unit:pl} of damage", _ANY_AMOUNT),
        ("at least {n} {unit:s} of damage", {"critical": False, "side": Comparison.MORE}),
    ):
        yield from clause("{verb}", much, passive=False, attack=None, **pinned)
    stages = {**_ANY_AMOUNT, "unit": Unit.STAGE}
    yield from clause("{verb}", "power stage damage from {attack}", passive=False, **stages)
    for of, which in (("", {"attack": None}), (" from {attack}", {})):
        lost = {**stages, **which, "verb": DamageVerb.TAKE}
        yield from clause("lose", f"stages as damage{of}", passive=False, **lost)


def _redirected() -> Iterator[Spec]:
    """Damage that is redirected to Allies is what they take: it is never dealt to them (COM-7)."""
    for much, pinned in (("[any|some|all] damage", _PLAIN), ("{unit:s} damage", _ANY_AMOUNT)):
        told = {**pinned, **_TAKEN, "redirected": True}
        for done, form in (
            ("is redirected", "present"),
            ("(was|were) redirected", "past"),
            ("has been redirected", "perfect"),
        ):
            yield f"~{much} {done} [from (your|his|your opponent's) MP] to {{agent}}", told, form
            of_it = {each: value for each, value in told.items() if each != "attack"}
            yield f"~{much} from {{attack}} {done} to {{agent}}", of_it, form


@phrase(
    *dealt_by_people(),
    *clause("modify", "the damage of {attack}", verb=DamageVerb.MODIFY, **_PLAIN),
    *_said_of_damage("damage", "(from|by) {attack}", **_PLAIN),
    *_said_of_damage("{unit} damage", "(from|by) {attack}", **_ANY_AMOUNT),
    *_said_of_damage("no {unit:pl} of damage", **_NO),
    *_said_of_damage("{n} {side} {unit:s} of damage", "(from|by) {attack}", critical=False),
    *_said_of_damage("no damage", **_NONE),
    *quietly(_said_in_other_words()),
    *(
        (
            f"~{much} is dealt to {{agent}}",
            {"verb": DamageVerb.TAKE, "attack": None, **pinned},
            "present",
        )
        for much, pinned in (
            ("[any] damage", _PLAIN),
            ("{unit:s} damage", _ANY_AMOUNT),
            ("{n} {side} {unit:s} of damage", {"critical": False}),
        )
    ),
    *_redirected(),
    # Stages that are lost from an attack are damage.
    *quietly(clause("lose", "{n} {side} stage(s)", "from {attack}", passive=False, **_LOST)),
    *quietly(clause("lose", "stages", "from {attack}", passive=False, n=None, side=None, **_LOST)),
    *(
        (f"~{said}", {**how, "verb": DamageVerb.TAKE, "attack": _ANSWERED, "agent": YOU}, "present")
        for said, how in (
            (f"all [of] [that|the] damage {_FROM_IT} (is|was) prevented", _NONE),
            (f"{_THIS} (prevents|prevented|prevent) all [of] [that|the] damage {_FROM_IT}", _NONE),
            (f"(any|some) [of (the|that)] damage {_FROM_IT} (is|was) not prevented", _PLAIN),
        )
    ),
    # Whoever prevents it, somebody does.
    (
        "~[any] damage is prevented",
        {**_PLAIN, "verb": DamageVerb.PREVENT, "attack": None, "agent": Player(Person.ANY)},
        "present",
    ),
    # Who prevents all of it takes none.
    *(
        spec
        for spec in quietly(clause("prevent", _ALL_OF_IT, verb=DamageVerb.TAKE, **_NONE))
        if spec[-1] in ("present", "past") and "{agent} " in spec[0]
    ),
    # "An Ally that took damage this combat": of Allies it is told which took it (COM-7).
    ("that took damage", {**_PLAIN, **_TAKEN, "agent": _AN_ALLY}, "relative"),
    *(
        (f"~that {took} [any] damage", {**_PLAIN, **_TAKEN, "agent": _AN_ALLY}, "relative")
        for took in ("took", "(has|have) taken", "(was|were) dealt")
    ),
    # So much of it, whoever takes it.
    *(
        (f"{quiet}a total of {{n}} {{side}} {{unit:s}} of damage {said}", _BY_ANYBODY, form)
        for form, told in (
            ("past", ("was(were) taken", "~(was|were|have been) (taken|dealt)")),
            ("perfect", ("has(have) been taken", "~(was|were|have been) (taken|dealt)")),
        )
        for quiet, said in ((each[: each.startswith("~")], each.lstrip("~")) for each in told)
    ),
    *clause("prevent", "any damage from {attack}", verb=DamageVerb.PREVENT, **_PLAIN),
    *(
        spec
        for verb, which, damage in (
            ("prevent", _PREVENT, "damage from {attack}"),
            ("prevent", _PREVENT, "{attack:@of} damage"),
            ("modify", _MODIFY, "{attack:@of} damage"),
        )
        for spec in quietly(only(clause(verb, damage, verb=which, **_PLAIN), *FORMS_WITH_DOER))
        if "{agent}" not in spec[0]
    ),
    *clause("{verb}", "critical damage", **_CRITICAL),
    *clause("{verb}", "critical damage from {attack}", passive=False, **_CRITICAL_FROM),
    *dealt_to(_PLAIN, "damage", verb=DamageVerb.TAKE),
    *dealt_to(_ANY_AMOUNT, "{unit:s} damage", verb=DamageVerb.TAKE),
    *dealt_to({"critical": False}, "{n} {side} {unit:s} of damage", verb=DamageVerb.TAKE),
)
@dataclass(frozen=True, slots=True)
class DamageDone(Happening):
    """Damage is taken from an attack or prevented, so much or critical dealt (ATK-6, ATK-13)."""

    verb: DamageVerb
    unit: Unit | None = None
    attack: OneAttack | None = None
    critical: bool = False
    agent: Agent | None = None
    n: int | None = None
    side: Comparison | None = None
    lost: InitVar[bool] = False
    redirected: InitVar[bool] = False

    def __post_init__(self, lost: bool, redirected: bool) -> None:
        if redirected and not _is_ally(self.agent):
            raise ValueError("it is told of Allies to whom damage is redirected (COM-7)")
        if self.verb is DamageVerb.DEAL and self.attack is not None:
            # What a player deals with an attack, that does.
            object.__setattr__(self, "agent", ByAttack(_of_his(self.attack, self.agent)))
            object.__setattr__(self, "attack", None)
        if lost and not (self.attack is not None and ByAttack(self.attack).of_any):
            raise ValueError("from one of a kind they are lost by its effects")
        if self.critical and self.verb in (DamageVerb.PREVENT, DamageVerb.MODIFY):
            raise ValueError("critical damage is dealt or taken")
        plain = not self.critical and self.n is None
        if plain and self.verb is DamageVerb.DEAL and not _is_attack(self.agent):
            raise ValueError("only taking damage is from an attack")
        if self.verb is DamageVerb.MODIFY and (self.attack is None or self.unit is not None):
            raise ValueError("what is modified is the damage of an attack")
        if self.n == 0 and self.side is Comparison.MORE:
            raise ValueError("of none at all one says no damage")
        if self.verb is DamageVerb.PREVENT and (self.unit is not None or self.n is not None):
            raise ValueError("what is prevented is any damage")
        check_doer(self.agent, (self.verb,))
        if self._of_one and (self.critical or self.unit is Unit.LIFE_CARD):
            raise ValueError("life cards are a player's, and critical damage is his (ATK-13)")
        if self._of_one and self.n == 0:
            raise ValueError("that no damage was taken is told of a player (ATK-6)")
        if getattr(self.agent, "one", None) is not None and self.verb is not DamageVerb.TAKE:
            raise ValueError("of damage it is told which player deals it (COM-7)")
        if self.verb in (DamageVerb.TAKE, DamageVerb.PREVENT):
            check_side(self.agent, self.attack)

    @property
    def _of_one(self) -> bool:
        """Whether it is damage that personalities of a kind take, or one that is spoken of."""
        who = self.agent if self.verb is DamageVerb.TAKE else None
        return isinstance(who, Climber) and (who.one is not None or who.cards not in (None, MPS))

    def spoken(self, game: Game, event: Event, source: Source) -> tuple[int, ...]:
        if isinstance(event, StagesChanged):
            return (event.card,)
        return fighter(game, self.agent, self.attack)

    @property
    def said_with(self) -> frozenset[Said]:
        caused = (DamageVerb.MODIFY, DamageVerb.PREVENT)
        return said(Said.BY) if self.verb in caused else said()

    @property
    def rules(self) -> str:
        """The rule of such damage."""
        return "ATK-13" if self.critical else _OF_DAMAGE[self.verb][0]

    @property
    def listens(self) -> Events:
        told = _OF_DAMAGE[self.verb][1]
        if self.critical:
            told = (*told, CountedCritical)
        return (StagesChanged, *told) if self._of_one else told

    @property
    def before_damage(self) -> Events:
        deals = self.verb is DamageVerb.DEAL and self.critical
        known = (self.verb is DamageVerb.TAKE or deals) and self.n != 0
        # Before it is done nobody knows which personality takes it (COM-7).
        return (AttackUnstopped,) if known and not self._of_one else ()

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        attack = game.attack
        if not isinstance(event, AttackUnstopped) or attack is None:
            return Happening.matches(self, game, event, source)
        if (self.n is not None or self.unit is not None) and not self._counts(
            *would_deal(game, attack)
        ):
            return False
        if self.critical and not is_critical(game, attack, would_deal(game, attack)[1]):
            return False
        doer = attack.player if self.verb is DamageVerb.DEAL else attack.defender
        deed = Deed(self.verb, doer, attack=attack, critical=self.critical)
        return self.fits(game, deed, source)

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        if deed.verb is not self.verb:
            return False
        if self._of_one and isinstance(deed.event, DamageDealt):
            # What stages there were, was told of who lost them; life cards are taken by an MP.
            if deed.event.stages:
                return False
            deed = replace(deed, cards=(game.state.players[deed.event.player].mp_card,))
        if not done_by(game, self.agent, deed, source):
            return False
        if isinstance(deed.event, StagesChanged) and not self._counts(deed.amount, 0):
            return False
        if isinstance(deed.event, DamageDealt) and not self._deals(deed, deed.event):
            return False
        if isinstance(deed.event, CountedCritical) and not self.critical:
            return False
        if self.critical and deed.event is None and not deed.critical:
            return False
        if self.attack is None:
            return True
        lost = isinstance(deed.event, StagesChanged)
        attack = attack_during(game, deed.event) if lost else attack_of(game, deed)
        return attack is not None and self.attack.fits(game, attack, source)

    def told(self, game: Game, stretch: Stretch, source: Source) -> Iterator[Event]:
        mine = THIS_ATTACK in (self.attack, getattr(self.agent, "attack", None))
        if mine and source.attack is not None:
            # What became of its damage was before the HIT of this attack began to resolve.
            stretch = game.state.history.since(source.attack.began)
        return Happening.told(self, game, stretch, source)

    def among(self, game: Game, stretch: Stretch, source: Source) -> bool:
        whole = self.attack is None or getattr(self.attack, "plural", False)
        if self.verb is not DamageVerb.TAKE or self.n is None or self.side is None or not whole:
            return Happening.among(self, game, stretch, source)
        # What was taken in that time was taken in all.
        one = replace(self, n=None, side=None)
        told = [e for e in one.told(game, stretch, source) if one.matches(game, e, source)]
        if isinstance(self.agent, Player) and self.agent.person is Person.ANY:
            # Of one player, whoever it is, it is asked what he took himself.
            each = [replace(self, agent=agent) for agent in (YOU, OPPONENT)]
            return any(one.among(game, stretch, source) for one in each)
        dealt = [
            (abs(e.after - e.before), 0)
            if isinstance(e, StagesChanged)
            else (e.stages, e.life_cards)
            for e in told
            if isinstance(e, (DamageDealt, StagesChanged))
        ]
        units = [self.unit in (None, unit) for unit in Unit]
        taken = sum(n for each in dealt for n, so in zip(each, units, strict=True) if so)
        return self.side.test(taken, self.n)

    def _deals(self, deed: Deed, event: DamageDealt) -> bool:
        if self.critical:
            return event.critical
        return self._counts(event.stages, event.life_cards)

    def _counts(self, stages: int, life_cards: int) -> bool:
        """Whether damage of that much is meant."""
        amounts = {None: stages + life_cards, Unit.STAGE: stages, Unit.LIFE_CARD: life_cards}
        amount = amounts[self.unit]
        if self.n is None or self.side is None:
            return bool(amount)
        return self.side.test(amount, self.n)


_OF_DAMAGE: dict[DamageVerb, tuple[str, Events]] = {
    DamageVerb.DEAL: ("ATK-6", (DamageDealt,)),
    DamageVerb.TAKE: ("ATK-6", (DamageDealt,)),
    DamageVerb.PREVENT: ("ATK-12", (DamagePrevented, DamageCalculated)),
    DamageVerb.MODIFY: ("ATK-8", (DamageCalculated,)),
}
"""The rule of each verb, and the events that tell of it."""


def taken_by_one(part: Any) -> bool:
    """Whether a text waits for what one personality takes: by then it is dealt (ATK-7)."""
    taken = (each for each in every(part, DamageDone) if each.verb is DamageVerb.TAKE)
    return any(each.agent is not None and not isinstance(each.agent, Player) for each in taken)
