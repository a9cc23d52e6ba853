"""What asks of an attack what is known only later, and is done then (ATK-1, ATK-7).

It counts the damage that a text prevents, or is done where the attack was not stopped, dealt none.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise, zip_longest
from typing import Any, ClassVar

from dbz_desktop.rules.kernel.abilities import Listener
from dbz_desktop.rules.kernel.attack_events import AttackEnded, AttackStopped, DamageDealt
from dbz_desktop.rules.kernel.base import Effect, Trigger
from dbz_desktop.rules.kernel.cardtext import Sentence, every, holds
from dbz_desktop.rules.kernel.events import Event
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.kernel.memory import Memory
from dbz_desktop.rules.language.attacks.attacks import THIS_ATTACK
from dbz_desktop.rules.language.attacks.damages_told import DamageOf
from dbz_desktop.rules.language.effects.defense import PreventNow
from dbz_desktop.rules.language.frames.conditional import If, Otherwise
from dbz_desktop.rules.language.frames.when import IfThisAttack, Waiting, about_this_attack
from dbz_desktop.rules.language.happenings.adverbs import By
from dbz_desktop.rules.language.happenings.amounts_done import AmountDone, AmountVerb
from dbz_desktop.rules.language.happenings.damage_done import DamageDone
from dbz_desktop.rules.language.happenings.occasions import Whenever
from dbz_desktop.rules.language.happenings.past import Did
from dbz_desktop.rules.language.happenings.was_done import WasDone
from dbz_desktop.rules.language.values.values import Symbol


@dataclass(frozen=True, slots=True)
class Dealt(Trigger):
    """The damage of the attack that a text answers is dealt, as far as it isn't prevented."""

    listens: ClassVar[tuple[type[Event], ...]] = (DamageDealt,)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        attack = source.attack
        number = attack.number if attack is not None else 0
        return isinstance(event, DamageDealt) and event.number == number


@dataclass(frozen=True, slots=True)
class OnceDealt(Waiting):
    """What is done once the damage is dealt. Made of a sentence, never printed."""

    effect: Effect
    text: str
    trigger: Trigger = Dealt()
    own: bool = False
    """Whether it is of the attack's own text, and not of who takes the damage."""

    def do(self, game: Game, source: Source) -> None:
        attack = source.attack
        if attack is not None and (self.own or attack.defender == source.player):
            attack.waiting.append(Listener(self, self.text, source))


@dataclass(frozen=True, slots=True)
class ThatMany(Effect):
    """The same, of as many as were prevented. Made of a sentence, never printed."""

    effect: Effect

    def resolve(self, game: Game, source: Source) -> Steps:
        memory, much = source.memory, AmountDone(AmountVerb.PREVENT).value(game, source)
        memory.moved = ()
        memory.count(AmountVerb.PREVENT.value, much)
        # Where nothing was prevented, nothing else that is told is meant.
        yield from self.effect.resolve(game, source.but(event=None))

    def possible(self, game: Game, source: Source) -> bool:
        return self.effect.possible(game, source)


@dataclass(frozen=True, slots=True)
class OfAttack(Effect):
    """The same, as a part of what the attack's text does. Made of a sentence, never printed."""

    effect: Effect

    def resolve(self, game: Game, source: Source) -> Steps:
        if source.attack is not None:
            source.memory.began = source.attack.began
        yield from self.effect.resolve(game, source)

    def possible(self, game: Game, source: Source) -> bool:
        return self.effect.possible(game, source)


@dataclass(frozen=True, slots=True)
class NotSo(Trigger):
    """It is known that something did not happen to the attack of a text (ATK-1).

    That is as soon as the attack is stopped or its damage dealt, or once it is over.
    """

    trigger: Trigger
    listens: ClassVar[tuple[type[Event], ...]] = (AttackStopped, DamageDealt, AttackEnded)

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        attack = source.attack
        if attack is None or getattr(event, "number", 0) != attack.number:
            return False
        # Whether it was successful is told as it ends.
        late = AttackEnded in self.trigger.listens and not attack.stopped
        if isinstance(event, AttackEnded) is not late:
            return False
        history = game.state.history
        told = (*history.of(self.trigger.listens, history.since(attack.began)), event)
        return not any(
            isinstance(each, self.trigger.listens) and self.trigger.matches(game, each, source)
            for each in told
        )


@dataclass(frozen=True, slots=True)
class OnceKnown(Waiting):
    """What is done where something did not happen to the attack. Made, never printed."""

    effect: Effect
    text: str
    trigger: NotSo

    def do(self, game: Game, source: Source) -> None:
        attack = source.attack
        if attack is None:
            return
        history = game.state.history
        for event in history.of(self.trigger.listens, history.since(attack.began)):
            if self.trigger.matches(game, event, source):
                # HIT comes after the damage: it is known already (ATK-1).
                own = source.but(event=event, memory=Memory())
                game.set_off(self.effect, self.text, own)
                return
        attack.waiting.append(Listener(self, self.text, source))


def _not_so(line: Any, before: Any, hit: bool) -> tuple[Effect, Trigger] | None:
    """What a sentence does where something doesn't happen to the attack, and what that is.

    What doesn't is known as HIT comes, after the damage.
    """
    if isinstance(line, Otherwise) and isinstance(before, IfThisAttack):
        return line.effect, before.trigger
    so = isinstance(line, If) and line.so and not line.instead and not hit
    asked = line.condition if so else None
    if not isinstance(asked, Did) or asked.happened or asked.window or asked.times:
        return None
    if not about_this_attack(asked.deed, answered=True) or not asked.deed.listens:
        return None
    try:
        return line.effect, Whenever(asked.deed)
    except ValueError:
        # What has happened to it by now isn't waited for.
        return None


def once_known(sentences: tuple[Sentence, ...], hit: bool = False) -> tuple[Sentence, ...]:
    """The sentences of an attack, with those put off that go by what doesn't happen to it."""
    found: list[Sentence] = []
    for sentence in sentences:
        before = found[-1].line if found else None
        meant = None if sentence.later else _not_so(sentence.line, before, hit)
        if meant is not None:
            effect, trigger = meant
            line = OnceKnown(effect, sentence.text, NotSo(trigger))
            sentence = replace(sentence, line=line)
        found.append(sentence)
    return tuple(found)


def counts_prevented(line: Any, meaning: Any) -> bool:
    """Whether a sentence counts what is prevented, perhaps by what X is in it."""
    said = (line, meaning) if any(x is Symbol.X for x in every(line, Symbol)) else (line,)
    return any(each.verb is AmountVerb.PREVENT for each in every(said, AmountDone))


def _counts_last(line: Any) -> bool:
    """Whether a sentence counts what the one before came to."""
    return any(each.verb is None for each in every(line, AmountDone))


def put_off(sentences: tuple[Sentence, ...], meaning: Any) -> tuple[Sentence, ...]:
    """The sentences of a text, with those put off that count what it prevents."""
    found: list[Sentence] = list(sentences)
    after = False
    for at, (before, sentence) in enumerate(pairwise(sentences), 1):
        after = after or holds(before.line, PreventNow)
        line = sentence.line
        if not after or not isinstance(line, Effect) or isinstance(line, Waiting):
            continue
        last = holds(before.line, PreventNow) and _counts_last(line)
        if last or counts_prevented(line, meaning):
            counted = ThatMany(line) if last else line
            found[at] = replace(sentence, line=OnceDealt(counted, sentence.text))
    return tuple(found)


def _asks_what_it_did(line: Any) -> bool:
    """Whether a sentence of an attack speaks of the damage that this deals, or of what it took."""
    if not isinstance(line, Effect) or isinstance(line, Waiting) or line.changes_damage:
        return False
    if any(not each.that for each in every(line, DamageOf)):
        return True
    if any(getattr(each.agent, "attack", None) == THIS_ATTACK for each in every(line, By)):
        return True
    asked = (each.deed for each in every(line, Did) if each.happened)
    return any(isinstance(d, DamageDone) and about_this_attack(d, answered=True) for d in asked)


def once_done(sentences: tuple[Sentence, ...], header: Any) -> tuple[Sentence, ...]:
    """The sentences of an attack before HIT, with those put off that speak of what it did then."""
    if header is None:
        return sentences
    found: list[Sentence] = []
    for sentence, then in zip_longest(sentences, sentences[1:]):
        goes_on = then is not None and (
            isinstance(then.line, Otherwise) or holds(then.line, WasDone)
        )
        if not (sentence.later or goes_on) and _asks_what_it_did(sentence.line):
            line = OnceDealt(OfAttack(sentence.line), sentence.text, own=True)
            sentence = replace(sentence, line=line)
        found.append(sentence)
    return tuple(found)
