"""Sentences that speak of what one before them brings up only if it is done (EFF-5)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from dbz_desktop.cards import CardType
from dbz_desktop.rules.kernel.base import CardFilter, Condition, Effect
from dbz_desktop.rules.kernel.cardtext import Section, Sentence, Trigger, every
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.deeds.choices import Allowed, May, MayBy
from dbz_desktop.rules.language.deeds.looking import LookAt, Reveal
from dbz_desktop.rules.language.effects.done_instead import brings_up
from dbz_desktop.rules.language.effects.finding import Choose, FindAnd
from dbz_desktop.rules.language.frames.conditional import If, speaks_of_them
from dbz_desktop.rules.language.happenings.was_done import WasDone
from dbz_desktop.rules.language.nouns.people import Others
from dbz_desktop.rules.language.nouns.terms import Pile
from dbz_desktop.rules.language.references.said_before import SomeOfThose, ThatOne, Those
from dbz_desktop.rules.language.references.whole_zones import Whole
from dbz_desktop.rules.language.values.joining import Both, Clause, Opening, ToDo
from dbz_desktop.rules.language.values.personalities import ThatOne as ThatPersonality
from dbz_desktop.wording import Phrase


class _Named:
    """An effect of another sentence, which is no part of the phrase that names it."""

    __slots__ = ("effect",)

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Named) and self.effect == other.effect

    def __hash__(self) -> int:
        return hash(self.effect)


@dataclass(frozen=True, slots=True)
class CameTo(Condition):
    """What a sentence before lets be done, or has done if something is so, was. Never printed."""

    sentence: _Named

    def holds(self, game: Game, source: Source) -> bool:
        return not self.was_left(source)

    def is_of(self, line: If) -> bool:
        """Whether it is that sentence."""
        return self.sentence.effect == line.effect

    def was_left(self, source: Source) -> bool:
        effect = self.sentence.effect
        left = source.memory.left
        return effect in left or getattr(effect, "task", effect) in left


def with_what_depends(section: Section) -> Section:
    """The section, with what speaks of a card that came to be done to only in some case (EFF-5)."""
    of_event = section.when is not None
    return replace(
        section,
        sentences=_depending(section.sentences, of_event),
        hits=_depending(section.hits, of_event),
        triggers=tuple(map(_goes_on, section.triggers)),
        replaced=tuple(map(_goes_on, section.replaced)),
    )


def _depending(sentences: tuple[Sentence, ...], of_event: bool) -> tuple[Sentence, ...]:
    """The sentences, with those made conditional that speak of cards of such a one (EFF-5).

    "If you do, choose a card in his hand. He discards that card and draws a card": without the
    first there is no second. `of_event`: what set the text off may be what they speak of.
    """
    found: list[Sentence] = []
    for sentence in sentences:
        line = sentence.line
        came = None
        if isinstance(line, Opening) and _speaks_of_before(line):
            came = _that_brought([each.line for each in found], of_event, line)
        elif isinstance(line, Clause) and speaks_of_them(line):
            came = _that_chose([each.line for each in found], line)
        found.append(sentence if came is None else replace(sentence, line=If(came, line)))
    return tuple(found)


def _goes_on(trigger: Trigger) -> Trigger:
    """The same of what goes on from a contextual effect."""
    _, *rest = _depending((trigger.sentence, *trigger.rest), of_event=True)
    return replace(trigger, rest=tuple(rest)) if rest else trigger


def _that_brought(before: list[Any], of_event: bool, line: Any) -> CameTo | None:
    """That the sentence came to be done which brought up what is spoken of; None if it is sure."""
    at = next((n for n in reversed(range(len(before))) if _brings(before[n])), None)
    if at is None:
        return None
    last = before[at]
    if (came := _that_chose(before, line)) is not None:
        return came
    # What is chosen from a hand that was shown is of that hand, whatever was spoken of before.
    of_hand = _chooses(line) and _shows_hand(last)
    if isinstance(last, May) or (isinstance(last, MayBy) and last.who is Others.OPPONENT):
        sure = not of_hand and (any(map(_brings, before[:at])) or of_event)
        return None if sure else CameTo(_Named(last))
    if not isinstance(last, If) or last.instead:
        return None
    if isinstance(last.condition, CameTo):
        return CameTo(_Named(last.effect))
    asks = any(each.so and each.outcome is None for each in every(last.condition, WasDone))
    if of_event and not asks and not of_hand:
        return None
    # What wasn't done has brought up nothing, so that only what stands before it could be meant.
    certain = before[: max(0, at - 1)] if asks else before[:at]
    sure = not of_hand and any(map(_brings, certain))
    return None if sure else CameTo(_Named(last.effect))


def case_of(sentences: list[Sentence], of_event: bool) -> If | None:
    """The sentence with the condition in which alone the last of these is done (EFF-5).

    "If it is Styled, he reveals his hand. Choose a card from it" is done in that case, too.
    """
    lines = [each.line for each in _depending(tuple(sentences), of_event)]
    last = lines[-1] if lines else None
    if not isinstance(last, If) or isinstance(last.effect, Allowed):
        return None
    while isinstance(last, If) and isinstance(last.condition, CameTo):
        came = last.condition
        last = next((each for each in lines if isinstance(each, If) and came.is_of(each)), None)
    return last


def _that_chose(before: list[Any], line: Any) -> CameTo | None:
    """That it was chosen, where all that is done in some case, or may be, is to choose.

    That is done for nothing else than for what is said of it then, whatever was spoken of before;
    "the revealed card" says itself which it is.
    """
    last = next((line for line in reversed(before) if _brings(line)), None)
    if not isinstance(last, If | May) or (isinstance(last, If) and last.instead):
        return None
    does = last.effect if isinstance(last, If) else last
    task = does.task if isinstance(does, May) else does
    spoken = (each for each in every(line, Phrase) if getattr(each, "refers_back", False))
    if not isinstance(task, Choose) or not any(_may_be(each, task) for each in spoken):
        return None
    return CameTo(_Named(does))


def _may_be(spoken: Any, chosen: Choose) -> bool:
    """Whether what is spoken of can be what is chosen, by what is said of both."""
    what: CardFilter | None = getattr(chosen.what, "cards", None)
    if getattr(spoken, "by", None) is not None:
        return False
    if what is None:
        return True
    if isinstance(spoken, ThatPersonality):
        return what.allows(CardType.ALLY)
    kind: CardFilter | None = getattr(spoken, "cards", None)
    return kind is None or any(what.allows(each) and kind.allows(each) for each in CardType)


def _chooses(line: Any) -> bool:
    """Whether it chooses of the cards that were spoken of."""
    task = getattr(line, "task", line)
    return isinstance(task.find if isinstance(task, FindAnd) else task, Choose)


def _shows_hand(line: Any) -> bool:
    """Whether the last thing it does in its case is to show a hand."""
    does = line.effect if isinstance(line, If) else line
    does = getattr(does, "task", does)
    shown = does.second if isinstance(does, Both) else does
    whole = shown.what if isinstance(shown, LookAt | Reveal) else None
    return isinstance(whole, Whole) and whole.pile is Pile.HAND


def _brings(line: Any) -> bool:
    """Whether a sentence brings up cards; of one that wasn't understood that isn't known."""
    return line is None or brings_up(line)


def _speaks_of_before(line: Any) -> bool:
    """Whether it speaks of cards that stand before its sentence, and not only of its own."""
    if isinstance(line, Both):
        first = _speaks_of_before(line.first)
        return first or (not brings_up(line.first) and _speaks_of_before(line.second))
    if isinstance(line, ToDo):
        first = _speaks_of_before(line.cost)
        return first or (not brings_up(line.cost) and _speaks_of_before(line.task))
    if isinstance(line, FindAnd):
        return _speaks_of_before(line.find)
    if (task := getattr(line, "task", None)) is not None:
        return _speaks_of_before(task)
    if isinstance(line, Choose):
        return isinstance(line.what, SomeOfThose | Those | ThatOne)
    return any(any(every(line, kind)) for kind in (Those, SomeOfThose, ThatOne))
