"""What counts the damage that a text prevents: it is done once that is known (ATK-7)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, ClassVar

from dbz_desktop.rules.kernel.abilities import Listener
from dbz_desktop.rules.kernel.attack_events import DamageDealt
from dbz_desktop.rules.kernel.base import Effect, Trigger
from dbz_desktop.rules.kernel.cardtext import Sentence, every, holds
from dbz_desktop.rules.kernel.events import Event
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.language.amounts_done import AmountDone, AmountVerb
from dbz_desktop.rules.language.defense import PreventNow
from dbz_desktop.rules.language.values import Symbol, Symbolic
from dbz_desktop.rules.language.when import Waiting


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

    def do(self, game: Game, source: Source) -> None:
        attack = source.attack
        if attack is not None and attack.defender == source.player:
            attack.waiting.append(Listener(self, self.text, source))


@dataclass(frozen=True, slots=True)
class ThatMany(Effect):
    """The same, of as many as were prevented. Made of a sentence, never printed."""

    effect: Effect

    def resolve(self, game: Game, source: Source) -> Steps:
        source.memory.feature = AmountDone(AmountVerb.PREVENT).value(game, source)
        yield from self.effect.resolve(game, source)

    def possible(self, game: Game, source: Source) -> bool:
        return self.effect.possible(game, source)


def counts_prevented(line: Any, meaning: Any) -> bool:
    """Whether a sentence counts what is prevented, perhaps by what X is in it."""
    said = (line, meaning) if any(x is Symbol.X for x in every(line, Symbol)) else (line,)
    return any(each.verb is AmountVerb.PREVENT for each in every(said, AmountDone))


def _counts_last(line: Any) -> bool:
    """Whether a sentence counts what the one before came to."""
    if any(each.symbol is Symbol.SAID for each in every(line, Symbolic)):
        return True
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
            said = any(each.symbol is Symbol.SAID for each in every(line, Symbolic))
            counted = ThatMany(line) if last and said else line
            found[at] = replace(sentence, line=OnceDealt(counted, sentence.text))
    return tuple(found)
