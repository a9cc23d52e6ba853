"""From a card's text to its program, and from the program to the canonical text.

The text is cut into notes (parentheses), sections (icon, "POWER:") and sentences; each sentence
is read by the grammar of the vocabulary. A sentence that isn't understood is kept with what was
wrong about it, and never skipped.
"""

from __future__ import annotations

import gc
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache, lru_cache
from threading import current_thread, main_thread
from typing import Any

from dbz_desktop.cards import Card, CardType
from dbz_desktop.rules.kernel.base import Line
from dbz_desktop.rules.kernel.cardtext import CardProgram, Section, Sentence, every, holds
from dbz_desktop.rules.kernel.editions import Edition
from dbz_desktop.rules.kernel.note import Note
from dbz_desktop.rules.language import vocabulary  # noqa: F401  (it registers phrases)
from dbz_desktop.rules.language.deeds.choices import May
from dbz_desktop.rules.language.deeds.copying import why_never_a_copy
from dbz_desktop.rules.language.deeds.performing import attacks_made
from dbz_desktop.rules.language.effects.copied_attacks import copies_itself
from dbz_desktop.rules.language.effects.only_one import with_title
from dbz_desktop.rules.language.frames.conditional import why_never_done
from dbz_desktop.rules.language.frames.repeating import Repeat
from dbz_desktop.rules.language.nouns.gained import Gained, GainedText
from dbz_desktop.rules.language.nouns.starts import NO_RECORD, STOOD_THEN, Start
from dbz_desktop.rules.language.sections.notes import Counts, NumberNote
from dbz_desktop.rules.language.sections.reading import read_section
from dbz_desktop.rules.language.sections.told_uses import (
    parted,
    timed,
)
from dbz_desktop.rules.language.sections.unusable import hits_too_late, why_never_lent, why_unusable
from dbz_desktop.rules.language.sections.unusable_notes import right_note, unpayable, why_never
from dbz_desktop.rules.language.text.cutting import (
    NEXT_TURN,
    cut,
    limits_what_waits,
    taken_apart,
    uses_meant,
    waited,
)
from dbz_desktop.rules.language.text.drafts import Draft, labelled
from dbz_desktop.rules.language.text.elsewhere import (
    as_it_leaves,
    notes_elsewhere,
    of_its_effects,
    told_in_text,
    use_elsewhere,
)
from dbz_desktop.rules.language.text.failing import Failure, failure
from dbz_desktop.rules.language.text.icons import with_icons
from dbz_desktop.rules.language.text.noted_outside import barred_first, defined
from dbz_desktop.rules.language.text.own_title import Itself
from dbz_desktop.rules.language.text.pronouns import of_the_noted
from dbz_desktop.rules.language.text.quoting import told_titles
from dbz_desktop.rules.language.text.sentences import grammar, read, sentence_text
from dbz_desktop.rules.language.text.sidenotes import UseOnlyIf
from dbz_desktop.wording import ParseError, Tokens, terminal
from dbz_desktop.wording.tokens import normalise

# ---------------------------------------------------------------------------- reading


def compile_card(card: Card, edition: Edition) -> CardProgram:
    """The program of a card in an edition, compiled once (DCK-12)."""
    return _compile_card(card, edition.wording(card))


@lru_cache(maxsize=10_000)
def _compile_card(card: Card, text: str) -> CardProgram:
    return compile_text(card, text)


@contextmanager
def _cycles_let_be() -> Iterator[None]:
    """Look for no cycles while a text is read: what is made for that, and soon gone, has none.

    Only in the main thread, and only if they are looked for at all: so that nothing is undone that
    somebody else has set meanwhile.
    """
    pauses = gc.isenabled() and current_thread() is main_thread()
    if pauses:
        gc.disable()
    try:
        yield
    finally:
        if pauses:
            _keep_grammar()
            gc.enable()


@cache
def _keep_grammar() -> None:
    """Never look again at what lives once the first text was read: the grammar stays.

    To look all of it through takes as long as reading some seventy texts does.
    """
    gc.freeze()


@_cycles_let_be()
def compile_text(card: Card, text: str) -> CardProgram:
    """Compile a text as the text of a card. Never raises: see `CardProgram.failures`."""
    given = normalise(text)
    drawn = with_icons(given)
    text = told_titles(drawn.text)
    note_sentences, drafts, failures = cut(text)
    itself = Itself.of(card)
    notes = []
    constant: list[Draft] = []
    for sentence, column in told_in_text(note_sentences, drafts):
        for node in _notes(with_title(sentence, card), itself):
            if card.type.used_up and NEXT_TURN.search(sentence):
                node = ParseError("no text of the card says it", sentence)
            ways = [draft for draft in drafts if draft.lines and draft.icon != "constant"]
            if isinstance(node, NumberNote) and node.what is Counts.USES:
                if not ways:
                    node = ParseError("there is nothing of the card to use", sentence)
                elif len(ways) > 1 and _OF_AN_ICON.search(sentence):
                    node = ParseError("the uses of a card are counted together", sentence)
            if isinstance(node, UseOnlyIf) and len(ways) > 1 and _OF_AN_ICON.search(sentence):
                node = ParseError("it has other Powers, of which it isn't said", sentence)
            if STOOD_THEN.search(sentence) and not any(every(node, Start)):
                node = ParseError(NO_RECORD, sentence)
            if not isinstance(node, ParseError) and (wrong := why_never(card, node, text)):
                node = ParseError(wrong, sentence, 0, len(sentence))
            if isinstance(node, ParseError):
                waits = _as_constant(card, sentence, column)
                if waits is not None:
                    constant.append(waits)
                elif limits_what_waits(sentence, drafts):
                    continue
                elif (used := timed(sentence, drafts)) is not None:
                    used.icon = "instant"
                    used.lines.insert(0, ("do", sentence, column))
                elif bars := barred_first(sentence, drafts, not card.type.used_up):
                    for draft in bars:
                        draft.lines[:0] = defined(sentence, column)
                elif uses := uses_meant(sentence, drafts, not card.type.used_up):
                    # It is done by the text of the card, in parentheses or not.
                    for draft in uses:
                        draft.lines += defined(sentence, column)
                else:
                    failures.append(failure(node, sentence, column))
            else:
                notes.append(right_note(card, node))
    drafts = parted(drafts, notes, failures)
    for draft in drafts:
        draft.itself = itself
        _unlabelled(card, draft)
    notes += [right_note(card, note) for draft in drafts for note in _noted(draft, failures)]
    drafts = [*constant, *(draft for draft in drafts if draft.lines)]
    sections = [
        _as_power(card, read_section(index, draft, failures)) for index, draft in enumerate(drafts)
    ]
    attaches = CardProgram(card, given, (), tuple(sections)).attaches_itself
    for index, draft in enumerate(drafts):
        section = sections[index]
        wrong = why_unusable(card, section, attaches) or why_never_a_copy(card, section)
        wrong = wrong or (None if notes else why_never_done(section))
        if wrong is not None:
            words, column = draft.lines[0][1:]
            failures.append(Failure(words, column, column + len(words), wrong))
            sections[index] = _by_hand(sections[index], draft)
    failures += [] if failures else unpayable(notes, sections, text)
    faults = tuple(each.in_source(drawn) for each in dict.fromkeys(failures))
    return CardProgram(
        card,
        given,
        tuple(notes),
        tuple(sections),
        faults,
        attacks_made(notes, sections),
    )


_IF_YOU_DO = re.compile(r"([^.]*\byou may [^.]*)\. if you do, ([^.]*)$", re.IGNORECASE)


def _notes(sentence: str, itself: Itself) -> tuple[Any, ...]:
    """A sentence of a note as the notes that it is: one, or two that are said in one breath."""
    sentence = of_the_noted(sentence)
    node = read(Note, sentence)
    if isinstance(node, ParseError):
        meant = (read(Note, each) for each in itself.ways(sentence))
        node = next((each for each in meant if not isinstance(each, ParseError)), node)
    done = _IF_YOU_DO.match(sentence)
    if isinstance(node, ParseError) and done is not None:
        # "You may do this. If you do, do that" is this that is done for that.
        at_once = read(Note, f"{done[1]} to {done[2]}")
        if not isinstance(at_once, ParseError):
            return (at_once,)
    if isinstance(node, ParseError):
        both = [tuple(read(Note, part) for part in parts) for parts in taken_apart(sentence)]
        # Of a list of names in the "if" the second would ask for some, where it is cut too early.
        whole = [
            pair
            for pair in both
            if not any(isinstance(each, ParseError) for each in pair)
            and len({getattr(each, "condition", None) for each in pair}) == 1
        ]
        if len(whole) == 1:
            return whole[0]
    return (node,)


def _noted(draft: Draft, failures: list[Failure]) -> list[Any]:
    """What a [constant] text lets its player do with the card at a time of the rules, as the note
    that says it; its lines are taken out of the text (EFF-12)."""
    found = of_its_effects(draft)
    if draft.icon == "instant" and draft.lines:
        return found + use_elsewhere(draft)
    if draft.icon != "constant" or draft.power:
        return found
    found += notes_elsewhere(draft, failures)
    if found or len(draft.lines) > 1:
        return found
    kind, words, _ = draft.lines[0] if draft.lines else ("", "", 0)
    if kind != "do" or "you may " not in words.lower() or " this " not in words.lower():
        return []
    line = read(Line, words)
    if not isinstance(line, May | ParseError):
        return []
    note = read(Note, words)
    if isinstance(note, ParseError) or note.allows is None:
        return []
    draft.lines.clear()
    return [note]


_WAITS = re.compile(
    r"(?:when|whenever|after|at the (?:start|beginning|end) of|the first time)\b", re.IGNORECASE
)


def _unlabelled(card: Card, draft: Draft) -> None:
    """What a card that stays in play waits for, or says of what is so, is [constant], where that
    isn't said (EFF-12); and what stops an attack, on a combat card, is [defense] (ATK-3)."""
    combat = card.type in (CardType.PHYSICAL_COMBAT, CardType.ENERGY_COMBAT)
    if combat and not (draft.icon or draft.power) and draft.lines:
        draft.icon = "defense" if _STOPS.match(draft.lines[0][1]) else draft.icon
    if draft.icon == "instant" and card.type not in _USED:
        as_it_leaves(draft)
    if draft.icon or draft.power or not draft.lines or card.type in _USED:
        return
    if _WAITS.match(draft.lines[0][1]) or _holds(card, list(draft.lines)):
        draft.icon = "constant"


_OF_AN_ICON = re.compile(r"\bthis \[\w+\] power\b", re.IGNORECASE)
"""Which of several Powers a note speaks of."""
_STOPS = re.compile(
    r"(?:stops?|blocks?) (?:an?|any|your opponent's) (?:[\w-]+ )*?attack\b"
    r"|prevents? [^.]*? from an? (?:[\w-]+ )*?attack\b",
    re.IGNORECASE,
)
"""What is done against the attack that is performed, so that a combat card does nothing else."""
_USED = (CardType.SETUP, CardType.DRAGON_BALL, *(kind for kind in CardType if kind.used_up))
"""What is used once, and waits for nothing by itself."""


def _as_constant(card: Card, sentence: str, column: int) -> Draft | None:
    """What a note of a card that stays in play waits for, as the [constant] Power that it is; None
    where it is none (EFF-12)."""
    lines = waited(sentence, column)
    if card.type.used_up or not _holds(card, list(lines)):
        return None
    return Draft("constant", lines=lines, itself=Itself.of(card))


def _holds(card: Card, lines: list[tuple[str, str, int]]) -> bool:
    """Whether lines make sense as what a card says of what is so, or waits for (EFF-12)."""
    failures = list[Failure]()
    section = read_section(0, Draft("constant", lines=lines, itself=Itself.of(card)), failures)
    return not failures and why_unusable(card, section, False) is None


def _as_power(card: Card, section: Section) -> Section:
    """What an Event says without a way of use is its Power: for that it is played (TYP-6)."""
    if card.type is not CardType.EVENT or section.icon or section.power:
        return section
    return replace(section, power=True)


def _by_hand(section: Section, draft: Draft) -> Section:
    """A section that can't be what it says, for both players to carry out by hand as a whole."""
    whole = Sentence(labelled(draft), None)
    return Section(section.index, section.icon, section.power, sentences=(whole,))


_OPEN = re.compile(r"^\((.*)\)$")
"""Rules text that is gained (EFF-12)."""


def compile_gained(text: str, holds_always: bool = False) -> Gained | None:
    """Compile quoted text that attacks or cards gain; None when it isn't understood.

    What has no icon an attack does as it is performed; or it is [constant] (`holds_always`), as
    what is said of a card that lies in play.
    """
    _, drafts, failures = cut(_OPEN.sub(r"\1", text))
    drafts = [d for d in drafts if d.lines]
    if failures or len(drafts) != 1:
        return None
    if holds_always:
        # What an attack does, or a Power, holds for no card.
        if drafts[0].icon or drafts[0].power or any(kind != "do" for kind, *_ in drafts[0].lines):
            return None
        drafts[0].icon = "constant"
    gained = Gained("", read_section(0, drafts[0], failures))
    never = copies_itself(gained.section) or hits_too_late(gained.section)
    if failures or never or holds(gained.section, Repeat):
        return None
    if gained.is_power and why_never_lent(gained.section) is not None:
        return None
    return replace(gained, text=_section_text(gained.section))


def _quoted(tokens: Tokens, pos: int) -> Iterable[tuple[int, Gained]]:
    end = pos
    while end < len(tokens) and tokens[end].text != '"':
        end += 1
    if end == pos:
        return
    text = tokens.source[tokens[pos].start : tokens[end - 1].end]
    for holds_always in (False, True):
        gained = compile_gained(text, holds_always)
        if gained is not None:
            yield end, replace(gained, unlabelled=holds_always)


terminal(
    GainedText,
    parse=_quoted,
    show=lambda value: value.text,
    expects="card text",
    value_type=Gained,
)


# ---------------------------------------------------------------------------- printing


_ORDER = {"header": 0, "when": 0, "do": 1, "damage": 2, "hit": 3}


def _section_text(section: Section) -> str:
    words: list[str] = []
    if section.power and section.icon in ("attack", ""):
        words.append("POWER:")
        if section.icon:
            words.append("[attack]")
    else:
        if section.icon:
            words.append(f"[{section.icon}]")
        if section.power:
            words.append("POWER:")
    current = ""
    for kind, sentence in sorted(section.printed, key=lambda item: _ORDER[item[0]]):
        if kind != current and kind in ("damage", "hit"):
            words.append("DAMAGE:" if kind == "damage" else "HIT:")
            text = sentence.text
        else:
            text = sentence.text
        current = kind
        words.append(text)
    return " ".join(words)


def canonical_text(program: CardProgram) -> str:
    """The canonical wording of a compiled card: effects in order, damage, HIT, notes in place.

    Raises ValueError when a sentence of the card wasn't understood.
    """
    if program.failures:
        raise ValueError(f"{program.card.id}: {program.failures[0].message}")
    front = [sentence_text(n) for n in program.notes if not n.at_end]
    back = [sentence_text(n) for n in program.notes if n.at_end]
    parts = []
    if front:
        parts.append(f"({' '.join(front)})")
    parts += [_section_text(section) for section in program.sections]
    if back:
        parts.append(f"({' '.join(back)})")
    return " ".join(parts)


__all__ = [
    "canonical_text",
    "compile_card",
    "compile_gained",
    "compile_text",
    "grammar",
    "sentence_text",
]
