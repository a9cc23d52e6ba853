"""Happenings without an object: a player passes, Rejuvenates, shuffles, gains stages, wins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from dbz_desktop.rules.flow import stages
from dbz_desktop.rules.flow.stages import COST_RULE
from dbz_desktop.rules.kernel.attack_events import CriticalEffect
from dbz_desktop.rules.kernel.deed import (
    CardVerb,
    CombatVerb,
    DamageVerb,
    Deed,
    GameVerb,
    StageVerb,
    Verb,
)
from dbz_desktop.rules.kernel.deeds_told import stages_told_as
from dbz_desktop.rules.kernel.events import (
    ActionSkipped,
    CardMoved,
    CardsReturned,
    CombatBegan,
    CombatEnded,
    CombatForgone,
    Event,
    Passed,
    Shuffled,
    StagesChanged,
    Why,
)
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.attacks.attacks import OneAttack
from dbz_desktop.rules.language.attacks.attacks_told import attack_during, check_payer, goes_with
from dbz_desktop.rules.language.happenings.happening import ByHowMuch, Events, done_by
from dbz_desktop.rules.language.nouns.clauses import (
    OF_WHO,
    against,
    clause,
    only,
    quietly,
    relative,
)
from dbz_desktop.rules.language.nouns.people import (
    OPPONENT,
    YOU,
    Agent,
    EffectsInCombat,
    Person,
    Player,
    Sort,
)
from dbz_desktop.rules.language.nouns.roles import Said, check_doer, said
from dbz_desktop.rules.language.nouns.terms import StepName
from dbz_desktop.rules.language.values.ranges import ANY, NONE, Range
from dbz_desktop.wording import Spec, phrase


class Act(Enum):
    """What is done without an object, or with one that belongs to the verb."""

    REJUVENATE = "EFF-8"
    PASS = "COM-2"
    CRITICAL = "ATK-13"
    SHUFFLE = "EFF-8 EFF-9"
    MPPV = "ANG-4 WIN-2"
    BALLS = "WIN-3"
    SURVIVAL = "WIN-1"
    WIN = "WIN-1 WIN-2 WIN-3 HSE-12"
    DECLARE = "COM-1"
    SKIP = "TRN-3"
    MISS = "COM-2 HSE-4"
    STEP = "TRN-1 TRN-2 TRN-3 TRN-4 TRN-5"
    END = "COM-2 COM-8"
    GAIN = "EFF-7 TRN-2"
    LOSE = "EFF-7"
    PAY = "EFF-7 ATK-2"
    POWER_UP = "TRN-2"


_ACTS: dict[Act, tuple[Verb, Events]] = {
    Act.REJUVENATE: (CardVerb.REJUVENATE, (CardsReturned, CardMoved)),
    Act.PASS: (CombatVerb.PASS, (Passed,)),
    Act.CRITICAL: (CardVerb.USE, (CriticalEffect,)),
    Act.SHUFFLE: (CardVerb.SHUFFLE, (Shuffled,)),
    **dict.fromkeys((Act.MPPV, Act.BALLS, Act.SURVIVAL, Act.WIN), (GameVerb.WIN, ())),
    Act.DECLARE: (CombatVerb.DECLARE, (CombatBegan,)),
    Act.SKIP: (CombatVerb.SKIP, (CombatForgone,)),
    Act.MISS: (CombatVerb.MISS, (ActionSkipped,)),
    Act.STEP: (GameVerb.HAVE, ()),
    Act.END: (CombatVerb.END, (CombatEnded,)),
    Act.GAIN: (StageVerb.GAIN, (StagesChanged,)),
    Act.LOSE: (StageVerb.LOSE, (StagesChanged,)),
    Act.PAY: (StageVerb.PAY, (StagesChanged,)),
    Act.POWER_UP: (StageVerb.GAIN, (StagesChanged,)),
}
"""The verb of each, and the events that tell of it; of some only the door is asked."""

_DONE_LIKE: dict[Act, Verb] = {Act.CRITICAL: CardVerb.USE, Act.POWER_UP: StageVerb.PAY}
"""Acts that effects don't do themselves, and what else is done by the same doers alone."""

_VICTORIES = {Act.MPPV: "mppv", Act.BALLS: "dragon balls", Act.SURVIVAL: "survival"}
"""How somebody wins, as the deed tells it."""

_CAUSED = (Act.REJUVENATE, Act.END, Act.GAIN, Act.LOSE, Act.CRITICAL)
"""What effects make somebody do, or do themselves; or what is done with an attack (ATK-13)."""


def _skipped() -> Iterator[Spec]:
    """How it is said that a player has none of his steps of a name, as long as that is so."""
    for person, skips, has, whose in (
        (Person.YOU, "you skip", "you do not have", "your"),
        (Person.OPPONENT, "your opponent skips", "(your opponent|he) does not have", "his"),
        (Person.EACH, "each player skips", "each player does not have", "his"),
    ):
        fixed = {"act": Act.STEP, "agent": Player(person)}
        must = skips.replace("skips", "must skip").replace("you skip", "you must skip")
        yield f"{skips} each of {whose} {{step:pl}}", fixed, "never"
        yield f"~{must} each of {whose} {{step:pl}}", fixed, "never"
        yield f"~{has} (a|any|{whose}) {{step}}", fixed, "never"
    for person, whose in (
        (Person.YOU, "your"),
        (Person.OPPONENT, "your opponent's"),
        (Person.EACH, "(each player's|players'|both players'|all players')"),
    ):
        yield (
            f"~{whose} {{step:s}} (is|are) skipped",
            {"act": Act.STEP, "agent": Player(person)},
            "never",
        )
    yield "~skip each of your {step:pl}", {"act": Act.STEP, "agent": YOU}, "never"
    yield "{agent} skips(skip) each of his {step:pl}", {"act": Act.STEP}, "never"
    every = {"act": Act.STEP, "agent": Player(Person.EACH)}
    yield "~(players|both players|all players) [must] skip each of their {step:pl}", every, "never"
    yield "~(players|both players|all players) do not have {step:pl}", every, "never"
    yield "~no player has a {step}", every, "never"


def _missed(what: str) -> Iterator[Spec]:
    """How it is said that a player skipped an action, or does; that he will is done to him."""
    told = clause("skip", what, passive=False, act=Act.MISS)
    forms = ("present", "past", "perfect", "unpast", "unperfect", "gerund", "joined", "bare")
    yield from only(told, *forms, "cannot", *OF_WHO)


def _powered_up(how: str) -> Iterator[Spec]:
    yield from only(
        clause("power up", how, passive=False, act=Act.POWER_UP, within=None),
        *("present", "past", "perfect", "unpast", "unperfect", "gerund", "cannot", "never"),
    )


_STAGES = "(power level|[power] (stage|stages))"


@phrase(
    *clause("Rejuvenate", passive=False, act=Act.REJUVENATE),
    *clause("pass", passive=False, act=Act.PASS),
    *quietly(clause("pass", "(an|his|your) action", passive=False, act=Act.PASS)),
    *_missed("an action"),
    *quietly((*_missed("(his|your) action"), *_missed(""), *_missed("actions"))),
    *(
        (f"~{whose} last action {was} (to|a) pass", {"act": Act.PASS, "agent": agent}, form)
        for whose, agent, of in (("your", YOU, "mine"), ("(your opponent's|his)", OPPONENT, "his"))
        for was, form in (("was", f"last_{of}"), ("was not", f"not_last_{of}"))
    ),
    # Who takes no action passes (COM-2).
    ("~{agent} cannot (perform|take|make) [any] actions", {"act": Act.PASS}, "must"),
    ("~{agent} cannot (act|perform an action|take an action)", {"act": Act.PASS}, "must"),
    ("~{agent} (takes|performs|makes) no [further] actions", {"act": Act.PASS}, "must"),
    *clause("use", "a critical damage effect", act=Act.CRITICAL),
    ("~critical damage effects cannot be used", {"act": Act.CRITICAL, "agent": None}, "cannot"),
    *quietly(clause("use", "critical damage effects", act=Act.CRITICAL, passive=False)),
    *against("use", "critical damage effects", act=Act.CRITICAL),
    ("~critical damage effects cannot be used by {agent}", {"act": Act.CRITICAL}, "cannot"),
    ("your Life Deck is shuffled", {"act": Act.SHUFFLE, "agent": YOU}, "present"),
    ("~you shuffle your Life Deck", {"act": Act.SHUFFLE, "agent": YOU}, "present"),
    ("{agent} shuffles(shuffle) his Life Deck", {"act": Act.SHUFFLE}, "present"),
    (
        "~your opponent's Life Deck is shuffled",
        {"act": Act.SHUFFLE, "agent": OPPONENT},
        "present",
    ),
    *(
        spec
        for act, how in (
            (Act.MPPV, "by MPPV"),
            (Act.BALLS, "by Dragon Ball Victory"),
            (Act.SURVIVAL, "by Survival Victory"),
            (Act.WIN, "the game"),
        )
        for spec in only(clause("win", how, passive=False, act=act), "cannot", "would")
        if spec[-1] == "cannot" or act is Act.MPPV
    ),
    *quietly(
        only(clause("win", "the game by MPPV", passive=False, act=Act.MPPV), "cannot", "would")
    ),
    *clause("declare", "combat", act=Act.DECLARE),
    ("~combat cannot be declared by {agent}", {"act": Act.DECLARE}, "cannot"),
    *quietly(
        (
            *clause("declare", "this combat", act=Act.DECLARE, passive=False),
            *clause("initiate", "(combat|this combat)", act=Act.DECLARE, passive=False),
            *only(
                clause("enter", "combat as the attacker", act=Act.DECLARE, passive=False),
                *("past", "perfect", "unpast", "unperfect"),
            ),
        )
    ),
    ("{agent} does(do) not declare combat", {"act": Act.SKIP}, "present"),
    (
        "~{agent} does(do) not declare combat during (his|your) Combat Step",
        {"act": Act.SKIP},
        "present",
    ),
    ("~{agent} skips(skip) (combat|(his|your) Combat Step)", {"act": Act.SKIP}, "present"),
    *(
        (f"~{{agent}} {skipped} (combat|(his|your) Combat Step)", {"act": Act.DECLARE}, form)
        for skipped, form in (
            ("skipped", "unpast"),
            ("skipped", "unperfect"),
            ("has(have) skipped", "unperfect"),
        )
    ),
    *(
        (f"~{who} (cannot|do not|does not) lose {how}", {"act": act, "agent": other}, "cannot")
        for who, other in (("you", OPPONENT), ("(your opponent|he)", YOU))
        for how, act in (
            ("the game", Act.WIN),
            (
                "[the game] (for|by|due to|from) having no cards in (your|his) Life Deck",
                Act.SURVIVAL,
            ),
        )
    ),
    ("~{agent} chooses(choose) not to declare combat", {"act": Act.SKIP}, "present"),
    *_skipped(),
    *clause("end", "combat", act=Act.END),
    *(
        spec
        for act in (Act.GAIN, Act.LOSE, Act.PAY)
        for verb in (act.name.lower(),)
        for spec in (
            *clause(verb, "stages", act=act, within=None),
            *clause(verb, "{within:@many} stage(s)", act=act, passive=False),
        )
    ),
    *(
        (f"~{{{said} {done}", {"act": act, "within": None}, "cannot")
        for said in (
            f"agent:@of}} {_STAGES} cannot be",
            f"agent}} cannot have (its|his|their|your) {_STAGES}",
        )
        for act, done in (
            (Act.GAIN, "(raised|increased|gained)"),
            (Act.LOSE, "(lowered|reduced|decreased|lost)"),
        )
    ),
    # What is paid to perform an attack (ATK-2).
    *clause("pay", "stages to perform {attack}", act=Act.PAY, within=None),
    *quietly(clause("pay", "stages for {attack}", act=Act.PAY, within=None)),
    *(
        spec
        for quiet, what in ((False, "to perform"), (True, "for"))
        for told in (
            clause(
                "pay", f"{{within:@many}} stage(s) {what} {{attack}}", act=Act.PAY, passive=False
            ),
        )
        for spec in (quietly(told) if quiet else told)
    ),
    # Stages of damage are lost from an attack; how many they are is bounded (COM-7).
    *only(
        clause("lose", "{within:@many} stage(s) from {attack}", act=Act.LOSE, passive=False),
        "cannot",
    ),
    *only(
        clause("lose", "stages of damage from {attack}", act=Act.LOSE, passive=False, within=None),
        *("present", "would"),
    ),
    *quietly(
        only(
            clause(
                "take",
                "{within:@many} (stages|stage) of damage from {attack}",
                act=Act.LOSE,
                passive=False,
            ),
            "cannot",
        )
    ),
    *_powered_up(""),
    *quietly(_powered_up("during (his|your|the|their) Power Up Step")),
    *relative("gain", act=Act.GAIN),
    *relative("lose", act=Act.LOSE),
    *relative("pay", act=Act.PAY),
)
@dataclass(frozen=True, slots=True)
class ActDone(ByHowMuch):
    """A player Rejuvenates, passes, shuffles, or changes combat or stages.

    Or he uses a critical damage effect, or skips an action, which is no pass of his (HSE-4). He
    Rejuvenates once for each effect however many the cards (EFF-8, TRN-5). Of stages there may be
    so many: by one deed as it happens, in all of what is past. Who powers up gains stages; that a
    player does is said once, of his MP (TRN-2). That he has a step is only said not to be: he skips
    it.
    """

    act: Act
    agent: Agent | None = None
    within: Range | None = None
    step: StepName | None = None
    attack: OneAttack | None = None
    """The attack for which stages are paid, or from which they are lost as damage."""
    sets: bool = False
    """Whether stages are gained or lost as well that one is set by; made by "this way" alone."""

    def deeds_of(self, game: Game, event: Event) -> Sequence[Deed]:
        if self.sets and isinstance(event, StagesChanged) and event.why is Why.SET:
            up = event.after > event.before
            return stages_told_as(event, StageVerb.GAIN if up else StageVerb.LOSE)
        return game.deeds_of(event)

    def __post_init__(self) -> None:
        if (self.act is Act.STEP) is not (self.step not in (None, StepName.TURN)):
            raise ValueError("a turn is left out once, and a step by its name")
        if self.within == ANY or self.within == NONE:
            raise ValueError("stages are stages")
        if self.attack is not None and self.act is Act.PAY:
            check_payer(self.agent, self.attack)
        if self.act is Act.SHUFFLE and not isinstance(self.agent, Player):
            raise ValueError("a Life Deck is shuffled by its player; no event tells for what")
        if self.act is Act.LOSE and self.attack is not None and self.within is None:
            if self.agent is None or self.agent.sort is not Sort.PERSONALITY:
                raise ValueError("stages of damage are lost by a personality")
        check_doer(self.agent, (_DONE_LIKE.get(self.act, _ACTS[self.act][0]),))
        if self.act is Act.END and isinstance(self.agent, EffectsInCombat):
            raise ValueError("combat is over when it has ended")

    @property
    def fixed(self) -> bool:
        # By how much a personality powers up is its PUR (TRN-2).
        return self.act is Act.POWER_UP

    @property
    def said_with(self) -> frozenset[Said]:
        return said(Said.BY) if self.act in _CAUSED else said()

    @property
    def rules(self) -> str:
        """The rules of what is done."""
        return self.act.value

    @property
    def listens(self) -> Events:
        return _ACTS[self.act][1]

    @property
    def verbs_meant(self) -> tuple[Verb, ...]:
        return () if self.act is Act.REJUVENATE else (_ACTS[self.act][0],)

    def fits(self, game: Game, deed: Deed, source: Source) -> bool:
        # Stages that are lost as damage are lost all the same, once they are (COM-7).
        lost = self.act is Act.LOSE and isinstance(deed.event, StagesChanged)
        if deed.verb is not _ACTS[self.act][0] and not (lost and deed.verb is DamageVerb.TAKE):
            return False
        if not done_by(game, self.agent, deed, source):
            return False
        if self.within is not None and not self.within.meets(deed.amount, game, source):
            return False
        if self.act is Act.LOSE and deed.attack is not None and self.attack is None:
            # Stages of damage are taken, and no text makes anybody lose them (ATK-6).
            return False
        if self.attack is not None and lost and deed.verb is DamageVerb.TAKE:
            attack = attack_during(game, deed.event)
            return attack is not None and self.attack.fits(game, attack, source)
        if self.attack is not None:
            costs = deed.attack is not None or getattr(deed.event, "rule", "") == COST_RULE
            return costs and goes_with(game, deed, self.attack, source)
        if self.act is Act.POWER_UP:
            if deed.event is None:
                return deed.way == stages.POWER_UP
            mp = not isinstance(self.agent, Player) or deed.cards[0] in (
                side.mp_card for side in game.state.players
            )
            return mp and getattr(deed.event, "why", None) is Why.PUR
        if self.act is Act.CRITICAL:
            return deed.critical
        if self.act in _VICTORIES:
            return deed.way == _VICTORIES[self.act]
        if self.step is not None:
            return deed.way == self.step.key
        # The Rejuvenation Step moves one card by rule, of which no effect tells.
        if self.act is Act.REJUVENATE and isinstance(deed.event, CardMoved):
            return deed.event.rule == "TRN-5"
        return True
