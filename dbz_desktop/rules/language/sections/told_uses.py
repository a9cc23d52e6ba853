"""Where a text tells when it is used, or acts: in a note, with its effect, in a condition.

Each is put as the text that it is (EFF-2, COM-3).
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from dbz_desktop.rules.kernel.base import Line
from dbz_desktop.rules.kernel.cardtext import every, holds
from dbz_desktop.rules.kernel.deed import CardVerb
from dbz_desktop.rules.language.deeds.choices import May, MayBy
from dbz_desktop.rules.language.effects.amounts_said import changed_first
from dbz_desktop.rules.language.effects.clash import LoseActions
from dbz_desktop.rules.language.effects.done_instead import brings_up
from dbz_desktop.rules.language.effects.ending import PutOff
from dbz_desktop.rules.language.effects.going_on import waits_if
from dbz_desktop.rules.language.frames.always import Always
from dbz_desktop.rules.language.frames.conditional import (
    If,
    asked_within,
    speaks_of_them,
    window_of,
)
from dbz_desktop.rules.language.frames.each_does import EachDoes
from dbz_desktop.rules.language.frames.statements import SaidOfThose
from dbz_desktop.rules.language.frames.this_attack import OfThisAttack
from dbz_desktop.rules.language.frames.when import AtMoment, Triggered, Waiting
from dbz_desktop.rules.language.happenings.acts_done import Act, ActDone
from dbz_desktop.rules.language.happenings.bans import Cannot
from dbz_desktop.rules.language.happenings.damage_done import DamageDone
from dbz_desktop.rules.language.happenings.fight_done import AttackDone, SucceedsWith
from dbz_desktop.rules.language.happenings.happenings import plain
from dbz_desktop.rules.language.happenings.moments import Moment
from dbz_desktop.rules.language.happenings.occasions import ComesAbout
from dbz_desktop.rules.language.happenings.past import Did
from dbz_desktop.rules.language.happenings.was_done import WasDone
from dbz_desktop.rules.language.nouns.doing import Doer
from dbz_desktop.rules.language.nouns.people import EACH_PLAYER, OPPONENT, YOU, Person, Player
from dbz_desktop.rules.language.nouns.state import State
from dbz_desktop.rules.language.nouns.terms import Period, StepName
from dbz_desktop.rules.language.references.said_before import ThatOne, Those
from dbz_desktop.rules.language.sections.instant_use import Use, lets_cards_go
from dbz_desktop.rules.language.sections.notes import Counts, NumberNote
from dbz_desktop.rules.language.text.drafts import Draft
from dbz_desktop.rules.language.text.failing import Failure
from dbz_desktop.rules.language.text.sentences import read, sentence_text
from dbz_desktop.rules.language.text.steps_apart import said_apart
from dbz_desktop.rules.language.values.joining import Joinable
from dbz_desktop.rules.language.values.personalities import ThatOne as ThatPersonality
from dbz_desktop.rules.language.values.personalities import Word
from dbz_desktop.wording import ParseError, paradigm

_USED = re.compile(r"(?:you (?:may|can) )?use (?=.* to )", re.IGNORECASE)
_GOES_ON = re.compile(r"(?:if (?:you|he|your opponent) (?:do|does)\b|otherwise\b)", re.IGNORECASE)


_TO_DO = re.compile(r",? to (?=[A-Za-z])")
_OTHERS_DEED = re.compile(
    r"use (?:when|whenever|after) (?:your opponent|he|(?:a|each|either|that) player) \w+s\b",
    re.IGNORECASE,
)
"""A moment at which somebody else does something: what he does it for is no effect of yours."""


def _used_to(draft: Draft) -> None:
    """Say in a sentence of its own what a Power is used for: "use when entering combat to …"."""
    kind, words, column = draft.lines[0] if draft.lines else ("", "", 0)
    told = _USED.match(words) and not _OTHERS_DEED.match(words)
    if draft.icon not in ("", "instant") or not told:
        return
    if not isinstance(read(Line, words), ParseError):
        return
    for to in _TO_DO.finditer(words):
        when, does = words[: to.start()], words[to.end() :]
        if isinstance(read(Line, when), Use) and not isinstance(read(Line, does), ParseError):
            does = does[0].upper() + does[1:]
            draft.lines[:1] = [(kind, when, column), (kind, does, column + to.end())]
            return


def parted(drafts: list[Draft], notes: list[Any], failures: list[Failure]) -> list[Draft]:
    """What a text lets its player do so often, at no moment, as the [instant] Power that it is.

    What holds besides is a [constant] text before it.
    """
    found: list[Draft] = []
    limits: list[tuple[NumberNote, str, int]] = []
    for draft in drafts:
        _used_to(draft)
        changed_first(draft)
        said_apart(draft)
        parts = [Draft(draft.icon, draft.power)]
        for kind, words, column in draft.lines:
            own = None
            if draft.icon in ("constant", "instant") and not draft.power and kind == "do":
                own = read(Line, words)
            if isinstance(own, Use) and own.task is not None and own.limit is not None:
                lead = sentence_text(Use(condition=own.condition)).rstrip(".")
                does = sentence_text(own.task).rstrip(".")
                parts.append(Draft("instant", lines=[(kind, lead, column), (kind, does, column)]))
                limits.append((NumberNote(Counts.USES, own.times, own.limit), words, column))
            elif len(parts) > 1 and not _GOES_ON.match(words):
                parts[0].lines.append((kind, words, column))
            else:
                parts[-1].lines.append((kind, words, column))
        found += [part for part in parts if part.lines or len(parts) == 1]
    uses = sum(bool(draft.lines) and draft.icon != "constant" for draft in found)
    for note, words, column in limits:
        if uses == 1:
            notes.append(note)
        elif (note.n, note.in_time) != (1, Period.TURN):
            # Once a turn is every Power used (COM-3); of any other limit a note is one of them all.
            message = "it doesn't say which of the card's uses it limits"
            failures.append(Failure(words, column, column + len(words), message))
    return found


def timed(sentence: str, drafts: list[Draft]) -> Draft | None:
    """The one use of a card whose moment a note tells, as an [instant] text does itself."""
    said = read(Line, sentence)
    if not isinstance(said, Use) or said.whenever:
        return None
    uses = [draft for draft in drafts if draft.lines and draft.icon != "constant"]
    return uses[0] if len(uses) == 1 and uses[0].icon in ("", "instant") else None


def used_when(line: Any, when: bool = False) -> tuple[Use | None, Any]:
    """When an [instant] text is used, and its effect, where one sentence says both (EFF-2).

    What is so only for a time is asked, also where it says "when" of it.
    """
    if when and isinstance(line, If):
        return Use(condition=line.condition), line.effect
    if isinstance(line, AtMoment):
        return Use(at=line.trigger), line.effect
    if isinstance(line, Triggered) and line == Triggered(line.trigger, line.effect):
        return Use(on=line.trigger), line.effect
    return None, line


def as_it_holds(line: Any, before: list[Any]) -> Any:
    """A step that a [constant] text has a player skip, he skips as long as that is in force."""
    skips = line.effect if isinstance(line, If) and isinstance(line.condition, State) else line
    everybody = skips if isinstance(skips, EachDoes) and skips.is_plain else None
    skips = skips if everybody is None else everybody.task
    if not isinstance(skips, LoseActions) or skips.step in (None, StepName.TURN) or skips.this_turn:
        return line
    if any(map(_waits, before)):
        return line
    agent = YOU if skips.who is Doer.YOU else OPPONENT
    if everybody is not None:
        given = everybody.given
        if given is not None and not isinstance(given, State):
            return line
        agent = EACH_PLAYER if given is None else Player(Person.ANY, given)
    clause = Cannot(ActDone(Act.STEP, agent, step=skips.step), never=True)
    asked = isinstance(line, If)
    return Always((clause,), line.condition, so=line.so) if asked else Always((clause,))


NOT_DONE = re.compile(
    r"prevent (?:it|that|this)$"
    r"|(?:(?:he|you|your opponent|that player) (?:does|do)|(?:it|they|that card|(?:your|his) MP) "
    r"(?:is|are|does|do)) not\b[^,.]*?(?:,? (?:and|but) (?=(?:you|your|he|that player|draw|gain"
    r"|raise|lower|destroy|banish|discard|search|place|lose|loses)\b)|$)",
    re.IGNORECASE,
)
"""What is not done, as something takes its place: that may be said, too."""


_MOVED = {
    CardVerb.DESTROY, CardVerb.BANISH, CardVerb.DISCARD, CardVerb.CAPTURE, CardVerb.RETURN
}  # fmt: skip


def denied(when: Use, words: str, more: bool) -> tuple[str, int]:
    """The words of what comes in the place of a deed, without those that only say that it isn't
    done; and after how many those begin. Where nothing `more` is said, that is what comes."""
    said = NOT_DONE.match(words)
    verbs = () if when.would is None else when.would.verbs_meant
    cards = when.would is not None and lets_cards_go(when.would)
    if said is None or (words[:7].lower() == "prevent" and not cards):
        return words, 0
    if more or said.end() < len(words):
        return words[said.end() :], said.end()
    if words[:7].lower() == "prevent" and _MOVED.issuperset(verbs):
        done = " or ".join(paradigm(verb.value)["participle"] for verb in verbs)
        return f"That card is not {done}", 0
    return words, 0


def as_that_ends(line: AtMoment, fights: bool) -> AtMoment:
    """What is asked as a time ends: of that time, as the text has done nothing by then.

    Of a text that isn't [constant] that is so of `fights` alone.
    """
    if not isinstance(line.effect, If):
        return line
    asked = line.effect.condition
    if fights and not (isinstance(asked, Did) and isinstance(plain(asked.deed), _FOUGHT)):
        return line
    condition = asked_within(asked, window_of(line.trigger))
    return replace(line, effect=replace(line.effect, condition=condition))


_FOUGHT = (AttackDone, SucceedsWith, DamageDone)


def _put_off(line: Any) -> tuple[Moment, Any] | None:
    """What a line puts off as a whole, with who decides about it; None where it does it now."""
    if isinstance(line, PutOff):
        return line.moment, line.effect
    later = _put_off(line.task) if isinstance(line, May | MayBy | EachDoes) else None
    return None if later is None else (later[0], replace(line, task=later[1]))


def at_that_end(line: Any, before: list[Any]) -> Any:
    """What a [constant] text puts off, it does whenever it is time; if something is so, then.

    What is done then to what the sentence before spoke of goes on from what that waited for.
    """
    those = any(each.word is not Word.THIS for each in every(line, ThatPersonality))
    told = those or any(every(line, Those)) or any(every(line, ThatOne))
    if told and any(map(_waits, before)):
        return line
    if (later := _put_off(line)) is not None:
        return AtMoment(*later)
    if not isinstance(line, If) or line.instead or holds(line.condition, WasDone):
        return line
    if (later := _put_off(line.effect)) is None:
        return line
    return replace(line, effect=AtMoment(*later), after=False)


def when_so(line: If, before: list[Any]) -> If | Triggered:
    """What a [constant] text does "if" something is so, it does when that comes about (EFF-2)."""
    state, effect = line.condition, line.effect
    if line.instead or not (isinstance(state, State) and state.lasts and line.so):
        return line
    if (
        not isinstance(effect, Joinable)
        or effect.always
        or isinstance(effect, SaidOfThose | OfThisAttack)  # No attack goes on as that comes about.
        or (not line.after and any(map(_waits, before)))
        or (speaks_of_them(effect) and not (brings_up(effect) or _tells_of_one(state)))
    ):
        return line
    return Triggered(ComesAbout(state), effect, after=True)


def _tells_of_one(state: State) -> bool:
    """Whether a state that comes about tells who "it" is, or which card."""
    return state.counts_one or state.of_whom is not None


def _waits(line: Any) -> bool:
    return isinstance(line, Waiting) or waits_if(line)


_OF_THAT_ATTACK = re.compile(
    r"(?:you may )?(?:have |choose for )?(?:that attack(?:'s)?|it) ", re.IGNORECASE
)


def in_its_place(when: Use, words: str) -> Use:
    """When a text is used whose effect comes instead of what it waits for (EFF-5).

    Of "that attack" it is said what that deals instead: it isn't performed otherwise.
    """
    deed = getattr(when.on, "deed", None)
    if deed is None or when.condition is not None or _OF_THAT_ATTACK.match(words):
        return when
    try:
        return Use(would=deed)
    except ValueError:
        return when
