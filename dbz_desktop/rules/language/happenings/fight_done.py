"""Happenings of a fight: attacks are performed, stopped and successful, damage dealt."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from dbz_desktop.rules.kernel.attack_events import (
    AttackBegan,
    AttackEnded,
    AttackStopped,
    AttackUnstopped,
    DamageDealt,
)
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.deed import AttackVerb, Deed
from dbz_desktop.rules.kernel.events import Event
from dbz_desktop.rules.kernel.game import Attack, Game, Source
from dbz_desktop.rules.kernel.history import Stretch
from dbz_desktop.rules.language.attacks.attack_words import ANY_ATTACK, AttackWords
from dbz_desktop.rules.language.attacks.attacks import (
    THIS_ATTACK,
    AnAttack,
    OneAttack,
    SomeAttack,
    TheAttack,
)
from dbz_desktop.rules.language.attacks.attacks_told import (
    attack_of,
    check_side,
    whose_attack,
)
from dbz_desktop.rules.language.attacks.performed_by import PerformedBy
from dbz_desktop.rules.language.happenings.happening import Events, Happening, done_by
from dbz_desktop.rules.language.happenings.numbers_done import Climber
from dbz_desktop.rules.language.nouns.clauses import (
    FORMS_WITH_DOER,
    against,
    befallen,
    clause,
    only,
    quietly,
    relative,
)
from dbz_desktop.rules.language.nouns.people import OPPONENT, YOU, Agent, ByCard, Person, Player
from dbz_desktop.rules.language.nouns.roles import Said, check_doer, said
from dbz_desktop.rules.language.nouns.terms import Whose
from dbz_desktop.wording import Spec, phrase

OWN = {YOU: Whose.YOUR, OPPONENT: Whose.OPPONENT, Player(Person.THAT): Whose.THAT}
_WHO = {whose: player for player, whose in OWN.items()}


def plainly(one: OneAttack) -> tuple[Agent | None, AttackWords] | None:
    """Who performs an attack and of which kind it is, if that is all that is said of it."""
    if getattr(one, "that", None) is not None:
        return None
    if isinstance(one, AnAttack):
        return None if one.other is not None else (None, one.what)
    if not isinstance(one, SomeAttack) or one.another or one.last or one.nth is not None:
        return None
    return (None if one.whose is None else _WHO[one.whose]), one.what


def _performed_by(
    game: Game, agent: Agent | None, deed: Deed, attack: Attack | None, source: Source
) -> bool:
    """Whether it is done by whom the words say: by a player, or by a personality of his."""
    if isinstance(agent, Climber) and attack is not None:
        deed = replace(deed, cards=(attack.performer,))
    return done_by(game, agent, deed, source)


def fighter(game: Game, agent: Agent | None, what: Any) -> tuple[int, ...]:
    """The personality of a kind that is said to perform the attack that goes on: "that Ally"."""
    if game.attack is None:
        return ()
    told = (*every((agent, what), PerformedBy), *every(agent, Climber))
    return (game.attack.performer,) if any(by.cards is not None for by in told) else ()


_ATTACKS = SomeAttack(ANY_ATTACK, plural=True)
_ANY = AnAttack(ANY_ATTACK)


@phrase(
    # What cannot be done to one of them, can't be to any.
    ("{what:@every} cannot be {verb:@participle}", {"agent": None}, "cannot"),
    ("{agent} cannot {verb:@base} {what:@every}", {}, "cannot"),
    *clause("{verb}", "{what}"),
    *relative("{verb}", what=_ATTACKS),
    ("~{what} cannot be performed by {agent}", {"verb": AttackVerb.PERFORM}, "cannot"),
    ("~{what} (is|are) performed by {agent}", {"verb": AttackVerb.PERFORM}, "present"),
    *(
        (f"~{whose} last action {was} {{what}}", {"verb": AttackVerb.PERFORM, "agent": agent}, form)
        for whose, agent, of in (("your", YOU, "mine"), ("(your opponent's|his)", OPPONENT, "his"))
        for was, form in (("was", f"last_{of}"), ("was not", f"not_last_{of}"))
    ),
    *(
        spec
        for word, verb in (("attack", AttackVerb.PERFORM), ("block", AttackVerb.STOP))
        for what in (_ANY, _ATTACKS)
        for spec in quietly(clause(word, passive=False, verb=verb, what=what))
        if (spec[-1] == "cannot") is (what is _ATTACKS)
    ),
    *(
        (f"~{{agent}} must use a {said}", {"verb": AttackVerb.STOP, "what": _ANY}, "must")
        for said in ("\\[defense\\] [card|cards|Power|Powers]", "defense [card|Power]")
    ),
    *against("perform", "{what}", verb=AttackVerb.PERFORM),
    *against("declare", "{what}", verb=AttackVerb.PERFORM),
    *(
        (said, {"verb": AttackVerb.PERFORM, "agent": agent, "what": _ANY}, form)
        for said, agent, form in befallen("attack")
    ),
)
@dataclass(frozen=True, slots=True)
class AttackDone(Happening):
    """An attack is performed or stopped (ATK-1, ATK-4)."""

    rules: ClassVar[str] = "ATK-1 ATK-4"

    verb: AttackVerb
    what: OneAttack
    agent: Agent | None = None

    def __post_init__(self) -> None:
        check_doer(self.agent, self.verbs_meant)
        if self.verb is AttackVerb.PERFORM and isinstance(self.agent, Climber):
            if isinstance(self.what, TheAttack):
                raise ValueError("who performs this attack is a condition")
        if self.verb is AttackVerb.STOP:
            check_side(self.agent, self.what)
        elif isinstance(self.agent, Player) and self.agent.person in (Person.YOU, Person.OPPONENT):
            whose = whose_attack(self.what)
            if whose is not None and OWN[self.agent] is not whose:
                raise ValueError("a player performs his own attacks")

    @property
    def is_too_early(self) -> bool:
        """Whether what is said of the attack isn't so yet when this happens to it."""
        that = getattr(self.what, "that", None)
        if that is None:
            return False
        early = that.comes_with_damage if self.verb is AttackVerb.STOP else that.comes_later
        return bool(early)

    @property
    def said_with(self) -> frozenset[Said]:
        return said(Said.FROM) if self.verb is AttackVerb.PERFORM else said(Said.BY)

    @property
    def listens(self) -> Events:
        return (AttackBegan,) if self.verb is AttackVerb.PERFORM else (AttackStopped,)

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        attack = attack_of(game, deed)
        if deed.verb is not self.verb or not _performed_by(game, self.agent, deed, attack, source):
            return False
        return attack is not None and self.what.fits(game, attack, source)

    def spoken(self, game: Game, event: Event, source: Source) -> tuple[int, ...]:
        # Where a card is said to stop it, that is the one; else who acts, not with what.
        if isinstance(event, AttackStopped) and isinstance(self.agent, ByCard):
            return (event.by,)
        return fighter(game, self.agent, self.what)

    def told(self, game: Game, stretch: Stretch, source: Source) -> Iterator[Event]:
        # What the text of an attack asks of the past was before that attack.
        now = source.attack.number if source.attack is not None else 0
        before = self.verb is AttackVerb.PERFORM and now
        for event in Happening.told(self, game, stretch, source):
            if not before or getattr(event, "number", 0) != now:
                yield event


_IS_HIT = {
    "present": ("is(are) hit",),
    "past": ("was(were) hit", "has(have) been hit"),
    "perfect": ("has(have) been hit", "was(were) hit"),
    "unpast": ("was(were) not hit",),
    "unperfect": ("has(have) not been hit", "was(were) not hit"),
}


def _hits() -> Iterator[Spec]:
    """The same said as "hits": who is hit is the other player, whoever takes the stages (COM-7)."""
    yield from quietly(clause("hit", "with a {what}", passive=False, own=False))
    for side, agent, whom in (
        ("you", YOU, "(your opponent|your opponent's MP|him)"),
        ("your opponent", OPPONENT, "(you|your MP)"),
    ):
        for spec in only(clause("hit", f"{whom} with a {{what}}", passive=False), *FORMS_WITH_DOER):
            said = re.sub(r"(\w+)\((\w+)\)", r"\2" if agent is YOU else r"\1", spec[0])
            template = "~" + said.lstrip("~").replace("{agent}", side)
            yield template, {"own": False, "agent": agent, "one": None}, spec[2]
    for who, agent in ((YOU, OPPONENT), (OPPONENT, YOU)):
        side = "you" if who is YOU else "your opponent"
        doer = "your opponent" if who is YOU else "you"
        for form, words in _IS_HIT.items():
            for hit in words:
                one, two = re.sub(r"\(\w+\)", "", hit), re.sub(r"\w+\((\w+)\)", r"\1", hit)
                is_hit = f"~{side} {two if who is YOU else one}"
                yield f"{is_hit} by a {{what}}", {"own": False, "agent": agent, "one": None}, form
        # What is successful is so against the other player.
        his, him = ("your", "your opponent") if who is OPPONENT else ("your opponent's", "you")
        met = {"own": False, "agent": agent, "one": None}
        yield f"~{his} {{what}} is successful against {him}", met, "present"
        yield f"~each of {his} {{what:pl}} is successful", met, "present"
        yield f"~(one|each) of {his} {{what:pl}} is successful against {him}", met, "present"
        yield f"~(one|each) of {his} successful {{what:pl}}", met, "present"
        yield f"~{his} successful {{what}}", met, "present"
        yield f"~a successful {{what}} is performed against {him}", met, "present"
        yield f"~a successful {{what}} performed (by {doer}|against {him})", met, "present"
        if who is YOU:
            by = "a {what} [performed (against you|by your opponent)]"
            yield "~an opponent's {what} (hits you|is successful [against you])", met, "present"
            yield f"~{by} (hits you|is successful against you)", met, "present"
        # Only an MP is attacked, and so its player is hit.
        mp = "your MP" if who is YOU else "your opponent's MP"
        yield f"~{mp} is hit by a {{what}}", {"own": False, "agent": agent, "one": None}, "present"


_OF_ONE: dict[str, Any] = {"what": ANY_ATTACK, "agent": None, "own": False}
_OF_THIS: dict[str, Any] = {**_OF_ONE, "own": True, "one": None}


@phrase(
    *clause("perform", "a successful {what}", own=False, one=None),
    *_hits(),
    ("~a successful {what}", {"agent": None, "own": False, "one": None}, "present"),
    ("this attack is successful", _OF_THIS, "present"),
    ("~(that attack|the attack|it) is successful", _OF_THIS, "present"),
    ("~(that|the) attack is not (stopped|blocked)", _OF_THIS, "present"),
    *(
        (f"{{one}} {said} successful", _OF_ONE, form)
        for form, said in (
            ("present", "is(are)"),
            ("past", "was(were)"),
            ("perfect", "has(have) been"),
            ("unpast", "was(were) not"),
            ("unperfect", "has(have) not been"),
        )
    ),
    ("~{one} is(are) not (stopped|blocked)", _OF_ONE, "present"),
    ("~{one} has(have) been successful", _OF_ONE, "past"),
    ("~{one} was(were) successful", _OF_ONE, "perfect"),
    ("~{one} has(have) not been successful", _OF_ONE, "unpast"),
    ("~{one} was(were) not successful", _OF_ONE, "unperfect"),
)
@dataclass(frozen=True, slots=True)
class SucceedsWith(Happening):
    """An attack was not stopped and is over, perhaps that whose text it is (ATK-4).

    What changes its damage happens as soon as nothing has stopped it, and what becomes of its card
    is said once the damage is dealt.
    """

    rules: ClassVar[str] = "ATK-4"

    what: AttackWords
    agent: Agent | None = None
    own: bool = False
    one: OneAttack | None = None
    """The attack, where more is said of it than of which kind it is, and whose."""

    @property
    def attack(self) -> OneAttack | None:
        """The attack, where it is that whose text it is."""
        return THIS_ATTACK if self.own else None

    def __post_init__(self) -> None:
        if isinstance(self.one, TheAttack):
            raise ValueError("of this attack it is said in words of its own")
        told = None if self.one is None else plainly(self.one)
        if told is not None:
            agent, what = told
            object.__setattr__(self, "agent", agent)
            object.__setattr__(self, "what", what)
            object.__setattr__(self, "one", None)
        check_doer(self.agent, (AttackVerb.PERFORM,))

    def spoken(self, game: Game, event: Event, source: Source) -> tuple[int, ...]:
        return fighter(game, self.agent, self.one)

    @property
    def listens(self) -> Events:
        return (AttackEnded,)

    @property
    def before_damage(self) -> Events:
        return (AttackUnstopped,)

    @property
    def before_put_away(self) -> Events:
        return (DamageDealt,) if self.own else ()

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        if isinstance(event, AttackEnded) and not event.successful:
            return False
        if isinstance(event, DamageDealt):
            mine = source.attack
            return self.own and mine is not None and event.number == mine.number
        return Happening.matches(self, game, event, source)

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        attack = attack_of(game, deed)
        if attack is None or not _performed_by(game, self.agent, deed, attack, source):
            return False
        if self.own and (source.attack is None or source.attack.number != attack.number):
            return False
        if self.one is not None and not self.one.fits(game, attack, source):
            return False
        return self.what.fits(game, attack, source)
