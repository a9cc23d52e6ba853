"""What is done "instead" of what a sentence before says (EFF-2, EFF-5).

It takes from that sentence what it leaves out: "destroy a Setup. If …, destroy 2 instead".
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from dbz_desktop.rules.kernel.cardtext import every, holds
from dbz_desktop.rules.language.deeds.choices import May
from dbz_desktop.rules.language.deeds.handling import Handling
from dbz_desktop.rules.language.deeds.looking import Draw, LookAt, Reveal
from dbz_desktop.rules.language.effects.finding import Choose, FindAnd, Finder
from dbz_desktop.rules.language.frames.always import Always
from dbz_desktop.rules.language.frames.conditional import If
from dbz_desktop.rules.language.frames.for_each import statements
from dbz_desktop.rules.language.frames.statements import SaidOfThose, Statement
from dbz_desktop.rules.language.frames.this_attack import SaidOfThis
from dbz_desktop.rules.language.frames.when import Triggered, Waiting
from dbz_desktop.rules.language.happenings.past import Did
from dbz_desktop.rules.language.happenings.was_done import WasDone
from dbz_desktop.rules.language.nouns.brought import Brought
from dbz_desktop.rules.language.nouns.kinds import AnyCard
from dbz_desktop.rules.language.references.cards import OfKind, Some
from dbz_desktop.rules.language.references.ends_of_zones import AtEnd, TheSameEnd
from dbz_desktop.rules.language.references.said_before import (
    PronounWord,
    SomeOfThose,
    ThatOne,
    Those,
)
from dbz_desktop.rules.language.text.sentences import sentence_text
from dbz_desktop.rules.language.values.howmany import Manner, Number
from dbz_desktop.rules.language.values.joining import Both, Clause, Joinable, Task
from dbz_desktop.rules.language.values.personalities import Personality, Word
from dbz_desktop.rules.language.values.personalities import ThatOne as ThatPersonality
from dbz_desktop.rules.language.values.subjects import Mentioned
from dbz_desktop.wording import ParseError, paradigm

_MORE = re.compile(r"\b(?:additional|more|extra|another|again)\b", re.IGNORECASE)


def besides(line: Any, words: str, before: list[Any]) -> Any:
    """What is done to so many "more": to cards of the place of the sentence before.

    "Destroy the top 2 cards of your Life Deck. If …, destroy 2 more cards."
    """
    effect = line.effect if isinstance(line, If) and not line.instead else line
    task = effect.task if isinstance(effect, May) else effect
    other = before[-1] if before else None
    other = other.task if isinstance(other, May) else other
    if not _MORE.search(words) or not isinstance(task, Handling):
        return line
    done = None if isinstance(task.what, Those | ThatOne) else _done_instead(task, other)
    if done is None:
        return line
    more = May(done) if isinstance(effect, May) else done
    return replace(line, effect=more) if effect is not line else more


def of_those(effect: SaidOfThose | SaidOfThis, before: Always) -> tuple[Statement, ...]:
    """What is so of the attacks of the sentence before, which holds as long as its text does."""
    of_those = (each.attacks for each in statements(before.clauses))
    return tuple(Statement(attacks, effect.says) for attacks in of_those)


def completed(line: If, before: list[Any]) -> If | Always | ParseError:
    """What happens "instead", with what it leaves out taken from the sentence it replaces."""
    effect: Any = line.effect
    if before and _asks_if_undone(line.condition, before[-1]):
        # That is known once it was tried, and of what wasn't done nothing is left to replace.
        return replace(line, instead=False)
    if isinstance(effect, SaidOfThose) and before and isinstance(before[-1], Always):
        # "Your attacks deal +1 stage. If …, they deal +2 stages instead", as long as it is so.
        says = of_those(effect, before[-1])
        return Always(says, line.condition, instead=True) if says else line
    for said in reversed(before):
        # What one does something for is replaced as well: "banish this card to draw a card".
        both = (said, getattr(said, "task", None))
        other = next((each for each in both if type(each) is type(effect)), None)
        if other is None:
            continue
        if isinstance(effect, Choose) and isinstance(effect.what, Those):
            return replace(line, effect=replace(effect, what=other.what))
        what = getattr(effect, "what", None)
        if isinstance(what, TheSameEnd) and isinstance(other.what, AtEnd):
            same = replace(other.what, end=what.end, amount=what.amount)
            return replace(line, effect=replace(effect, what=same))
    if before and not any(every(line.condition, Mentioned)):
        return _of_what_it_replaces(line, before)
    return line


def _asks_if_undone(condition: Any, before: Any) -> bool:
    """Whether it asks if something was not done that the sentence before does (EFF-5)."""
    if not isinstance(condition, Did) or condition.happened or condition.window is not None:
        return False
    said = sentence_text(before)
    verbs = (paradigm(verb.value) for verb in condition.deed.verbs_meant)
    return any(re.search(rf"\b(?:{v['base']}|{v['third']})\b", said, re.I) for v in verbs)


def _of_what_it_replaces(line: If, before: list[Any]) -> If | ParseError:
    """What is done "instead" to "it": to what the sentence before would have been done to.

    That sentence isn't carried out, so that it brings up no card: "destroy a Drill. If …, banish
    it instead" is to banish a Drill. And "banish 2 cards instead" is of those at the same place.
    """
    effect: Any = line.effect
    task = effect.task if isinstance(effect, May) else effect
    # Of what is asked whether it is done, that is done in any case.
    others = before[:-1] if holds(line.condition, WasDone) else before
    same = [each for each in others if type(each) is type(effect)]
    replaced: Any = (same or others or before)[-1]
    other = replaced.effect if isinstance(replaced, Waiting) else replaced
    may = isinstance(effect, May) or isinstance(other, May)
    other = other.task if isinstance(other, May) else other
    if isinstance(task, Handling):
        done = _done_instead(task, other)
    else:
        done = _befalls_instead(task, other)
    if done is not None:
        return replace(line, effect=May(done) if may else done)
    spoken = any(brings_up(each) for each in before if each is not replaced)
    what = getattr(task, "what", None)
    if spoken or not isinstance(what, Those) or what.by is not None or what.word.left:
        return line
    if brings_up(other) or what.word in (PronounWord.THEM, PronounWord.THOSE_CARDS):
        message = "what that would be done to isn't there: say what it is done to instead"
        return ParseError(message, sentence_text(line))
    return line


def _befalls_instead(task: Any, other: Any) -> Clause | None:
    """The same befalling the personality that `other` would have befallen, said as "it"."""
    for role in ("what", "who"):
        mine, theirs = getattr(task, role, None), getattr(other, role, None)
        named = isinstance(theirs, Personality) and not isinstance(theirs, ThatPersonality)
        if named and isinstance(mine, ThatPersonality) and mine.word is not Word.THIS:
            done: Clause = replace(task, **{role: theirs})
            return done
    return None


def _done_instead(task: Handling, other: Any) -> Joinable | None:
    """The same done to what `other` would have been done to; None where it says that itself."""
    back = isinstance(task.what, Those | ThatOne)
    if isinstance(other, FindAnd):
        return replace(other, then=task) if back else None
    if isinstance(other, Both) and isinstance(other.first, FindAnd):
        # "Search for a Setup, reveal it, and place it …. If …, place it elsewhere instead."
        last = isinstance(other.second, Handling) and other.second.what.refers_back
        return replace(other, second=task) if back and last else None
    if not isinstance(other, Handling) or isinstance(other, Reveal):
        return None
    what: Any = other.what
    left = isinstance(what, Those) and what.word.left
    if back and (left or not what.refers_back):
        if isinstance(what, Some) and what.where is None and other.default() != task.default():
            what = what.at(other.default())
        return _done_to(task, what)
    mine: Any = task.what
    if type(task) is not type(other):
        return None
    if isinstance(mine, SomeOfThose) and mine.bare and isinstance(what, OfKind):
        # "Destroy a Setup. If …, destroy 2 instead."
        so_many: Any = what
        return _done_to(task, replace(so_many, quantity=mine.quantity))
    bare = isinstance(mine, SomeOfThose) and mine.bare
    if bare or (isinstance(mine, Some) and mine.where is None and mine.cards == AnyCard()):
        many = mine.quantity
        if isinstance(what, AtEnd) and isinstance(many, Number) and many == Number(many.amount):
            # "Destroy the top 2 cards of your Life Deck. If …, destroy 4 cards instead."
            return _done_to(task, replace(what, amount=many.amount))
    if not (isinstance(mine, Some) and isinstance(what, Some)):
        return None
    if mine.cards != what.cards or mine.where is not None or what.where is None:
        return None
    mine = replace(mine, where=what.where)
    if what.quantity.at_random and isinstance(mine.quantity, Number):
        mine = replace(mine, quantity=replace(mine.quantity, manner=Manner.RANDOM))
    return _done_to(task, mine)


def _done_to(task: Any, what: Any) -> Clause | None:
    """The same thing done to other cards; None where that can't be done to those."""
    try:
        done: Clause = replace(task, what=what)
    except ValueError:
        return None
    return done


def why_too_late(line: If, before: list[Any]) -> str | None:
    """Why nothing can be done "instead": of what nobody says, or by a card that isn't known yet."""
    if not (before or line.effect.after_use):
        return "nothing stands before it that this could take the place of"
    asked = tuple(every(line.condition, Mentioned))
    replaced = before[-1] if before else None
    # What waits for something may tell of a card itself.
    tells = isinstance(replaced, Triggered)
    if isinstance(replaced, Waiting):
        replaced = replaced.effect
    if not asked or not isinstance(replaced, Draw | Handling) or isinstance(replaced, Reveal):
        return None
    said = {each.by for each in asked}
    first = len(before) == 1 and not tells and said <= {None, Brought.DISCARDED, Brought.DRAWN}
    told = getattr(getattr(replaced, "what", None), "refers_back", False)
    goes_on = any(every(line.effect, Those)) or any(every(line.effect, ThatOne))
    if told or goes_on or not (first or said == {Brought.DRAWN}):
        return None
    return 'that card is known only once this is done; reveal it first, or leave "instead" out'


def brings_up(line: Any) -> bool:
    """Whether what follows can speak of cards that this brings up."""
    found = (*every(line, Clause), *every(line, Task))
    return any(
        isinstance(each, Draw | Finder | LookAt)
        or (isinstance(each, Handling) and not each.what.refers_back)
        for each in found
    )


_OF_CARDS = (Those, SomeOfThose, Mentioned, ThatOne)


def speaks_of_its_own(line: Any) -> bool:
    """Whether the cards that a sentence speaks of are those that it finds itself, and no others."""
    found = [each for each in every(line, FindAnd) if brings_up(each.find)]
    own = sum(_spoken(each.then) for each in found if not _spoken(each.find))
    return bool(own) and own == _spoken(line)


def _spoken(part: Any) -> int:
    """How often it speaks of cards that were brought up before."""
    return sum(1 for kind in _OF_CARDS for _ in every(part, kind))
