"""What one sentence is to another: what goes on from it, comes otherwise, takes its place.

Each is read by itself (see `compiler`); here they are put together (EFF-2, EFF-5).
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from dbz_desktop.rules.kernel.base import Condition, Effect
from dbz_desktop.rules.kernel.cardtext import Sentence, Trigger, every, holds
from dbz_desktop.rules.language.attacks.attacks import TheAttack
from dbz_desktop.rules.language.attacks.states import Measured
from dbz_desktop.rules.language.deeds.choices import May
from dbz_desktop.rules.language.deeds.looking import LookAt, Reveal
from dbz_desktop.rules.language.deeds.numbers import AngerTurn, ChangeAnger, ChangeLevel, LevelTurn
from dbz_desktop.rules.language.effects.done_instead import brings_up, of_those, speaks_of_its_own
from dbz_desktop.rules.language.effects.finding import NameCards
from dbz_desktop.rules.language.frames.always import Always
from dbz_desktop.rules.language.frames.by_then import as_time_ends, not_done
from dbz_desktop.rules.language.frames.conditional import Denied, If, Otherwise
from dbz_desktop.rules.language.frames.for_each import statements
from dbz_desktop.rules.language.frames.instead import Instead
from dbz_desktop.rules.language.frames.lasting import WhileAttached
from dbz_desktop.rules.language.frames.statements import SaidOfThose, Statement
from dbz_desktop.rules.language.frames.this_attack import SaidOfThis
from dbz_desktop.rules.language.frames.when import AtMoment, IfThisAttack, Triggered, Waiting
from dbz_desktop.rules.language.happenings.amounts_done import AmountDone, is_said
from dbz_desktop.rules.language.happenings.anger_amounts import By
from dbz_desktop.rules.language.happenings.bans import Cannot
from dbz_desktop.rules.language.happenings.fight_done import AttackDone
from dbz_desktop.rules.language.happenings.past import Did
from dbz_desktop.rules.language.happenings.was_done import WasDone
from dbz_desktop.rules.language.nouns.kinds import AnyCard
from dbz_desktop.rules.language.nouns.people import Person
from dbz_desktop.rules.language.nouns.places import Owner
from dbz_desktop.rules.language.nouns.things import TheOne
from dbz_desktop.rules.language.references.said_before import SomeOfThose, ThatOne, Those
from dbz_desktop.rules.language.references.whole_zones import Whole
from dbz_desktop.rules.language.text.drafts import Draft
from dbz_desktop.rules.language.text.failing import Failure
from dbz_desktop.rules.language.text.sentences import sentence_text, shown
from dbz_desktop.rules.language.text.spellings.joining import DONE
from dbz_desktop.rules.language.values.features import Feature, NameFeature
from dbz_desktop.rules.language.values.holdings import Has, side_of
from dbz_desktop.rules.language.values.personalities import MpOf, Personality, Word
from dbz_desktop.rules.language.values.personalities import ThatOne as ThatPersonality
from dbz_desktop.rules.language.values.ranges import Against, Than
from dbz_desktop.rules.language.values.subjects import Mentioned
from dbz_desktop.rules.language.values.values import OfPlayer, PlayerMeasure
from dbz_desktop.wording import ParseError, Phrase

OTHERWISE = re.compile(r"^(?:otherwise|if not),?\s+(?=\w)", re.IGNORECASE)
"""How a sentence begins that says what comes otherwise."""


def as_of_before(rest: str, before: Any, icon: str) -> str:
    """What happens "otherwise", in words that say what isn't so or wasn't done (EFF-2, EFF-5).

    That is what the sentence before asks, or else what it has somebody do.
    """
    if icon == "constant" and isinstance(before, Always) and before.condition is not None:
        return rest
    if by_then := as_time_ends(before):
        return f"{by_then}{rest}"
    asked = before.effect if isinstance(before, Waiting) else before
    # Whether something happens to the attack is what is asked, unless something may be left.
    told = isinstance(before, IfThisAttack) and not isinstance(asked, May)
    said = told or isinstance(asked, If | Otherwise)
    return f"otherwise, {rest}" if said else f"if you do not, {rest}"


_ELLIPSIS = re.compile(
    r"^if (?:you|he|they|your opponent) (?:has|have|had|did(?= not)|was|were)( not)?, (?=\w)",
    re.IGNORECASE,
)
"""How a sentence begins that only says whether what was asked before is so: "if you have not, …".
"""


_IT_IS = re.compile(
    r"^if (?:it|that (?:card|Ally|Drill|Setup|Event)|they|those cards) (?:is|are|was|were|does|do"
    r"|did|has|have)(?:n't| not), (?=\w)",
    re.IGNORECASE,
)
"""The same of what was asked of cards: "if it is not, …"."""


_SAID_LAST = re.compile(r"^((?!if )[^,]+?),? otherwise\.?$", re.IGNORECASE)
_LESS = re.compile(
    r"^if (you|he|they|your opponent) (?:has|have|controls?) (more|less|fewer)( [\w -]+?)?, (?=\w)",
    re.IGNORECASE,
)
"""The same of who has more, or less, than the other."""
_LOWER = re.compile(
    r"^if (?:(?:it|that) is (higher|lower|more|less|greater|equal|the same)"
    r"|(?:they|both) are (equal|the same)), (?=\w)",
    re.IGNORECASE,
)
"""The same of what is measured against another."""
_SIDES = {
    **dict.fromkeys(("higher", "more", "greater"), Than.OVER),
    **dict.fromkeys(("lower", "less"), Than.UNDER),
    **dict.fromkeys(("equal", "the same"), Than.EQUAL),
}
_A_NUMBER = re.compile(
    r"^if it (is (?:not )?(?:(?:higher|lower|more|less|greater) than \d+"
    r"|(?:at least |at most |over |under |exactly )?\d+(?: or \w+)?)), (?=\w)",
    re.IGNORECASE,
)
"""The same of what is measured by a number."""
_THEY_HOLD = re.compile(
    r"^((?:while|if|as long as) [^,]*, )?(?:they|those attacks|these attacks) "
    r"(?:also )?((?:deal|cannot|can only|gain|cost|have|are)\b[^,]*)$",
    re.IGNORECASE,
)
"""What holds of the attacks that the sentence before speaks of, in some case."""


_IT_STAYS = re.compile(
    r"^(?:it|its level) (?=cannot be (?:lowered|raised|advanced)\b)", re.IGNORECASE
)
_SO_MANY = re.compile(r"\bfor each(?: one| of (?:them|those|those cards))?\.?$", re.IGNORECASE)
_HIS = {Owner.YOUR: "your", Owner.OPPONENT: "your opponent's"}
_IT_MOVES = re.compile(
    r"\b((?:raise|lower|set)s?) it (?=(?:to |by )?(?:\d|an )[^.,]*)", re.IGNORECASE
)
"""What is done to the anger that was asked for, or changed."""


_OF_THEM = re.compile(
    r"\b(for (?:each|every)) one(?= (?:destroyed|discarded|banished|drawn|revealed|shuffled)\b)"
    r"|^(if (?:you|he|your opponent) (?:destroyed|discarded|banished|drew|revealed|Rejuvenated) "
    r"\d+ or (?:more|less|fewer))(?=,| this way,)",
    re.IGNORECASE,
)
"""So many of those to which something was done, which it isn't said again what they are."""


def _of_what_was_done(words: str, before: Any) -> str:
    """The same, with the level, the anger or the cards named that the sentence before changed."""
    if kept := _IT_STAYS.match(words):
        angers = [each.whose for each in every(before, ChangeAnger)]
        levels = [each.whose for each in every(before, MpOf)] if _changes_level(before) else []
        whose = {*angers, *levels}
        if len(whose) == 1 and not (angers and levels) and (his := _HIS.get(whose.pop())):
            what = f"{his} anger" if angers else f"{his} MP's level"
            return f"{what} {words[kept.end() :]}"
    if _IT_MOVES.search(words) and (his := _whose_anger(before)):
        words = _IT_MOVES.sub(rf"\1 {his} anger ", words)
    words = _OF_THEM.sub(
        lambda found: f"{found[1] or found[2]} card{'' if found[1] else 's'}", words
    )
    many = _SO_MANY.search(words)
    if many is not None and isinstance(before, Phrase):
        done = re.findall(rf"\b({'|'.join(DONE)})(?:e?s)?\b", sentence_text(before), re.IGNORECASE)
        if done:
            each = f"for each card {DONE[done[-1].lower()]} this way"
            return words[: many.start()] + each + words[many.end() :]
    return words


def _whose_anger(before: Any) -> str:
    """Whose anger the sentence before is about, and no personality; "" if that isn't so."""
    if any(True for _ in every(before, Personality)):
        return ""
    asked = (each.whose for each in every(before, OfPlayer) if each.what is PlayerMeasure.ANGER)
    names = {each.name for each in (*asked, *(a.whose for a in every(before, ChangeAnger)))}
    return {"YOUR": "your", "OPPONENT": "your opponent's"}.get("".join(names), "")


def _changes_level(before: Any) -> bool:
    return any(True for _ in every(before, ChangeLevel))


_HOLDS = re.compile(
    r"^(?:if|unless) (?:he|they|your opponent|you) (?:has|have|does not have|do not have) "
    r"(?:an?|any|no|another|\d+ or \w+|exactly \d+|at least \w+) "
    r"(?!(?:[^,]* )?(?:in|than|from|into|on|anger|attached)\b)[^,]*(?=, )",
    re.IGNORECASE,
)
"""What somebody has, where that isn't said."""


def _in_that_hand(words: str, before: Any) -> str:
    """What somebody has right after his hand was shown, he has in his hand."""
    held = _HOLDS.match(words)
    if held is None:
        return words
    shows = (*every(before, LookAt), *every(before, Reveal))
    hands = {each.what.whose for each in shows if isinstance(each.what, Whole)}
    mine = words.split()[1].lower() == "you"
    if (Owner.YOUR if mine else Owner.OPPONENT) not in hands:
        return words
    return f"{held[0]} in {'your' if mine else 'his'} hand{words[held.end() :]}"


_IF_IT_WAS = re.compile(r"^(?:if|unless) it (?=(?:is|was|has|had)\b)", re.IGNORECASE)


def _of_that_one(words: str, asked: Any) -> str:
    """What is asked of "it" right after something was asked of a card, where that brought up no
    other: it is the same card."""
    again = _IF_IT_WAS.match(words)
    subject = getattr(getattr(asked, "condition", None), "subject", None)
    if again is None or not isinstance(asked, If) or not isinstance(subject, Mentioned):
        return words
    told = subject.several is not False or isinstance(subject.what, AnyCard)
    if told or subject.by is not None or brings_up(asked.effect):
        return words
    return f"{again[0].split()[0]} {shown(subject)} {words[again.end() :]}"


def as_asked_before(words: str, before: Any) -> str:
    """What goes by what the sentence before asked, in the words of a whole condition.

    "If you have not, …" after one that asked whether you have is what comes otherwise, as is what
    ends with that word.
    """
    words = _in_that_hand(_of_what_was_done(not_done(words, before), before), before)
    last = _SAID_LAST.match(words)
    if last is not None:
        return f"otherwise, {last[1][0].lower()}{last[1][1:]}"
    short = _ELLIPSIS.match(words)
    asked = before.effect if isinstance(before, Waiting) else before
    words = _of_that_one(words, asked)
    words = _of_those_attacks(words, before)
    words = _of_the_measured(_on_the_other_side(words, asked), asked)
    less = _LESS.match(words)
    if less is not None and isinstance(asked, If) and isinstance(asked.condition, Has):
        who, rest = Person.YOU if less[1].lower() == "you" else Person.OPPONENT, words[less.end() :]
        of_those = (less[3] or "").lower() in sentence_text(asked).lower()
        if asked.condition.than is not None and of_those:
            said = Has(who, None, asked.condition.asset, side_of(less[2]))
            return f"if {sentence_text(said).rstrip('.')}, {rest}"
    other = _IT_IS.match(words)
    asks = isinstance(asked, If) and asked.so and not asked.instead
    if other is not None and (asks or isinstance(before, IfThisAttack)):
        return f"otherwise, {words[other.end() :]}"
    if short is None or not isinstance(asked, If) or not isinstance(asked.condition, Did):
        return words
    # The same answer as before isn't the other one.
    same = (short[1] is None) is (asked.condition.happened is asked.so)
    return words if same else f"otherwise, {words[short.end() :]}"


def _on_the_other_side(words: str, asked: Any) -> str:
    """What the sentence before measured, in the words of a whole condition."""
    lower = _LOWER.match(words)
    condition = asked.condition if lower is not None and isinstance(asked, If) else None
    if not isinstance(condition, Measured) or not isinstance(condition.within, Against):
        return words
    assert lower is not None
    than = _SIDES[(lower[1] or lower[2]).lower()]
    other = replace(condition, within=replace(condition.within, than=than), so=True)
    return f"if {shown(other)}, {words[lower.end() :]}"


def _of_the_measured(words: str, asked: Any) -> str:
    """The same, where it is asked for another number."""
    number = _A_NUMBER.match(words)
    condition = asked.condition if number is not None and isinstance(asked, If) else None
    if number is None or not isinstance(condition, Measured) or condition.each:
        return words
    return f"if {shown(condition.value)} {number[1]}, {words[number.end() :]}"


def _of_those_attacks(words: str, before: Any) -> str:
    """What holds of "them" in some case, said of the attacks of the sentence before."""
    they = _THEY_HOLD.match(words)
    if they is None or not isinstance(before, Always):
        return words
    told = {each.attacks for each in before.clauses if isinstance(each, Statement)}
    instead = they[2].endswith("instead")
    given = they[1] or re.search(r" (?:while|if|as long as) ", they[2])
    if not given or len(told) != 1 or (before.condition is not None and not instead):
        # Whether both must be so isn't said.
        return words
    return f"{they[1] or ''}{shown(told.pop())} {they[2]}"


def while_not(node: Any, before: Any) -> Any:
    """What holds "otherwise", while that isn't so which the sentence before asks (EFF-4)."""
    if not isinstance(before, Always) or before.condition is None:
        return node
    if isinstance(node, SaidOfThose) and not before.instead:
        of_those = statements(before.clauses)
        says = tuple(Statement(each.attacks, node.says) for each in of_those)
        return Always(says, before.condition, so=not before.so) if says else node
    if not isinstance(node, Always):
        return node
    if node.condition is not None or before.instead:
        return node
    try:
        return replace(node, condition=before.condition, so=not before.so)
    except ValueError:
        # Each ban says itself what lifts it.
        bans = [each for each in node.clauses if isinstance(each, Cannot)]
        lifted = before.condition
        if len(bans) < len(node.clauses) or not isinstance(lifted, Did):
            return ParseError("say it as two sentences", sentence_text(node))
        return Always(tuple(replace(each, unless=lifted) for each in bans))


def of_anger(line: Any, before: list[Any]) -> Any:
    """What is raised or lowered as "it" right after anger was: that anger again, and no MP."""
    if isinstance(line, If):
        return replace(line, effect=of_anger(line.effect, before))
    if isinstance(line, May):
        return replace(line, task=of_anger(line.task, before))
    other = before[-1] if before else None
    other = getattr(other, "task", other)
    if not (isinstance(line, ChangeLevel) and isinstance(other, ChangeAnger)):
        return line
    again = isinstance(line.what, ThatPersonality) and line.what.word is Word.IT
    if not again or line.step.to or len(line.turns) > 1 or line.turns[0] is LevelTurn.ADVANCE:
        return line
    if any(brings_up(each) for each in before):
        return line
    turn = AngerTurn[line.turns[0].name]
    return ChangeAnger((turn,), other.whose, By(line.step.amount), line.who)


def so_of_those(line: Any, before: list[Any]) -> Any:
    """What a [constant] text says of "them", the attacks of its sentence before, as long as that is
    so: "Your attacks deal +1 stage. If your anger is 3 or more, they cannot be stopped". Or of
    "that attack", of which no other could be meant there."""
    given = line.condition if isinstance(line, If) and not line.instead else None
    effect = line if given is None else line.effect
    last = before[-1] if before else None
    if not isinstance(effect, SaidOfThose | SaidOfThis) or not isinstance(last, Always):
        return line
    says = of_those(effect, last)
    if not says or (given and last.condition):  # Whether both must be so isn't said.
        return line
    asks_of_it = given is not None and not getattr(given, "lasts", True)
    if isinstance(effect, SaidOfThis) and (asks_of_it or len(says) > 1):
        return line
    return replace(last, clauses=says) if given is None else Always(says, given)


def in_order(sentences: list[Sentence]) -> tuple[Sentence, ...]:
    """The sentences as they are carried out: what is replaced stands before its replacement.

    That is the last one that does the same; what depends on those between comes after them.
    """
    found = list(sentences)
    for sentence in sentences:
        line = sentence.line
        if not isinstance(line, If) or not line.instead:
            continue
        here = found.index(sentence)
        does = type(getattr(line.effect, "task", line.effect))
        kinds = [type(getattr(each.line, "task", each.line)) for each in found[:here]]
        same = [i for i, kind in enumerate(kinds) if kind is does]
        if not same or same[-1] == here - 1:
            continue
        if holds(line.condition, WasDone):
            found.insert(here - 1, found.pop(same[-1]))
        else:
            found.insert(same[-1] + 1, found.pop(here))
    return tuple(found)


def idle(sentences: list[Sentence], draft: Draft) -> list[Failure]:
    """Sentences that a [constant] Power would never come to: they neither hold nor wait."""
    waits = False
    found = []
    for sentence in sentences:
        line = sentence.line
        if isinstance(line, Waiting) or waits_if(line):
            waits = True
        elif not (waits or sentence.later or line is None or isinstance(line, _HOLDING)):
            column = draft.lines[0][2]
            words = sentence.text.rstrip(".")
            found.append(
                Failure(words, column, column + 1, "a [constant] Power can't do this by itself")
            )
    return found


_HOLDING = (Always, WhileAttached)


def triggers_of(sentences: list[Sentence]) -> tuple[Trigger, ...]:
    """The contextual effects of a [constant] section, each with what goes on from it."""
    found: list[tuple[Sentence, list[Sentence], Condition | None]] = []
    for sentence in sentences:
        line = sentence.line
        if sentence.later:
            continue
        if isinstance(line, Waiting):
            found.append((sentence, [], None))
        elif isinstance(line, If) and waits_if(line):
            found.append((sentence, [], line.condition if line.so else Denied(line.condition)))
        elif isinstance(line, Otherwise) and waits_if(line) and found and found[-1][2]:
            found.append((sentence, [], Denied(found[-1][2])))
        elif found and (not isinstance(line, _HOLDING) or _holds_from(line, found[-1][0].line)):
            found[-1][1].append(sentence)
    return tuple(Trigger(sentence, tuple(rest), given) for sentence, rest, given in found)


def _holds_from(line: Any, named: Any) -> bool:
    """Whether a sentence of a [constant] text holds from when something was named (EFF-10)."""
    if not isinstance(line, Always) or line.instead:
        return False
    if line.goes_on or (holds(named, NameCards) and holds(line, TheOne)):
        return True
    # "That number" may also be one of what was done.
    said = any(map(is_said, every(line, AmountDone)))
    return said and any(each.what is Feature.NUMBER for each in every(named, NameFeature))


def waits_if(line: Any) -> bool:
    """Whether a sentence waits as long as something is so, which isn't what came of another."""
    if isinstance(line, If) and (line.instead or holds(line.condition, WasDone)):
        return False
    return isinstance(line, If | Otherwise) and isinstance(line.effect, Waiting)


def with_what_goes_on(
    sentences: list[Sentence], kind: type[Any]
) -> tuple[list[Sentence], tuple[Trigger, ...]]:
    """The sentences with those marked that ask whether something before them was done then.

    Of that `kind` is what is done in its own time: a contextual effect, or one thing instead of
    another.
    """
    marked: list[Sentence] = []
    found: list[tuple[Sentence, list[Sentence]]] = []
    waits = False
    for sentence in sentences:
        line = sentence.line
        if waits and (holds(line, WasDone) or _goes_by(line, *found[-1], marked)):
            found[-1][1].append(sentence)
            marked.append(replace(sentence, later=True))
            continue
        waits = _is_or_says(sentence.line, kind)
        if waits:
            found.append((sentence, []))
        marked.append(sentence)
    return marked, tuple(Trigger(sentence, tuple(rest)) for sentence, rest in found if rest)


def _goes_by(line: Any, first: Sentence, rest: list[Sentence], before: list[Sentence]) -> bool:
    """Whether a sentence is what comes otherwise of what waits, or speaks of what that brings up.

    `before` are the sentences before it: of a kind of card that they brought up already, such as
    "that Ally", it speaks at once.
    """
    said = _said_by(first.line)
    waiting = next((each for each in said if isinstance(each, Waiting | Instead)), None)
    if isinstance(line, Otherwise):
        return bool(rest) or isinstance(getattr(waiting, "effect", None), If)
    if waiting is None or isinstance(line, Always):
        return False
    if isinstance(line, WhileAttached | AtMoment | Triggered):
        # Of a card that will be attached it holds, and waits, from then on (TYP-7).
        if any(each.attaches_card for each in every(waiting.effect, Effect)):
            return True
    if isinstance(line, If) and line.instead:
        # It takes the place of what is waited for, unless one before that does the same.
        waited = (waiting.effect, *(each.line for each in rest))
        alike = [type(each) is type(line.effect) for each in waited]
        done = (each.line for each in before[: before.index(first)])
        return any(alike) or all(type(each) is not type(line.effect) for each in done)
    trigger = waiting.deed if isinstance(waiting, Instead) else waiting.trigger
    if any(each.answered for each in every(line, TheAttack)):
        # "That attack" is the one that sets it off.
        return any(every(trigger, AttackDone))
    if not (brings_up(waiting.effect) or getattr(trigger, "tells", False)):
        return False
    if any(each.looks_at_text for each in every(line, Did)):
        return True
    if speaks_of_its_own(line):
        return False
    kinds = [*every(line, ThatOne), *(m for m in every(line, Mentioned) if m.what != AnyCard())]
    if kinds and any(brings_up(each.line) for each in before[: before.index(first)]):
        return False
    return bool(kinds) or any(any(every(line, kind)) for kind in _SPEAKING)


_SPEAKING = (Those, SomeOfThose, Mentioned)


def _is_or_says(line: Any, kind: type[Any]) -> bool:
    """Whether a sentence is of a kind, or states something of it for a time or for good."""
    return any(isinstance(each, kind) for each in _said_by(line))


def _said_by(line: Any) -> tuple[Any, ...]:
    """A sentence, with what it states or puts in force."""
    return (line, *getattr(line, "clauses", ()), *getattr(line, "held", ()))
