"""From a card's text to its program, and from the program to the canonical text.

The text is cut into notes (parentheses), sections (icon, "POWER:") and sentences; each sentence
is read by the grammar of the vocabulary. A sentence that isn't understood is kept with what was
wrong about it, and never skipped.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Any

from dbz_desktop.cards import Card, CardType
from dbz_desktop.rules.kernel.base import Effect, Line
from dbz_desktop.rules.kernel.cardtext import CardProgram, Section, Sentence, every, holds
from dbz_desktop.rules.kernel.editions import Edition
from dbz_desktop.rules.kernel.note import Note
from dbz_desktop.rules.language import pronouns, vocabulary  # noqa: F401  (it registers phrases)
from dbz_desktop.rules.language.choices import MayBy, Others
from dbz_desktop.rules.language.conditional import If, Otherwise
from dbz_desktop.rules.language.cutting import (
    NEXT_TURN,
    Draft,
    Failure,
    cut,
    defined,
    taken_apart,
    uses_meant,
    with_title,
)
from dbz_desktop.rules.language.damages import Damage, Header
from dbz_desktop.rules.language.done_instead import besides, completed, why_too_late
from dbz_desktop.rules.language.ends_of_zones import TheSameEnd
from dbz_desktop.rules.language.features import NameFeature
from dbz_desktop.rules.language.gained import Gained, GainedText
from dbz_desktop.rules.language.going_on import (
    OTHERWISE,
    after_shown,
    as_asked_before,
    as_of_before,
    idle,
    in_order,
    of_anger,
    so_of_those,
    triggers_of,
    while_not,
    with_what_goes_on,
)
from dbz_desktop.rules.language.instead import Instead
from dbz_desktop.rules.language.joining import Joinable
from dbz_desktop.rules.language.lasting import (
    Always,
    Definition,
    Use,
)
from dbz_desktop.rules.language.next_attack import of_next_attack
from dbz_desktop.rules.language.nouns import OfKind
from dbz_desktop.rules.language.performing import attacks_made
from dbz_desktop.rules.language.repeating import Repeat, why_never_repeated
from dbz_desktop.rules.language.same import says_the_same, the_same, why_nothing_like_it
from dbz_desktop.rules.language.sentences import grammar, read, sentence_text
from dbz_desktop.rules.language.told_uses import (
    as_it_holds,
    in_its_place,
    parted,
    timed,
    used_when,
    when_so,
)
from dbz_desktop.rules.language.unusable import (
    copies_itself,
    right_icon,
    right_note,
    unpayable,
    why_never,
    why_unusable,
)
from dbz_desktop.rules.language.when import Waiting
from dbz_desktop.wording import ParseError, Tokens, terminal
from dbz_desktop.wording.tokens import normalise

# ---------------------------------------------------------------------------- reading


def compile_card(card: Card, edition: Edition) -> CardProgram:
    """The program of a card in an edition, compiled once (DCK-12)."""
    return _compile_card(card, edition.wording(card))


@lru_cache(maxsize=10_000)
def _compile_card(card: Card, text: str) -> CardProgram:
    return compile_text(card, text)


def compile_text(card: Card, text: str) -> CardProgram:
    """Compile a text as the text of a card. Never raises: see `CardProgram.failures`."""
    text = normalise(text)
    note_sentences, drafts, failures = cut(text)
    notes = []
    constant: list[Draft] = []
    for sentence, column in note_sentences:
        for node in _notes(with_title(sentence, card.title)):
            if card.type.used_up and NEXT_TURN.search(sentence):
                node = ParseError("no text of the card says it", sentence)
            if _STOOD_THEN.search(sentence):
                node = ParseError(_NO_RECORD, sentence)
            if not isinstance(node, ParseError) and (wrong := why_never(card, node, text)):
                node = ParseError(wrong, sentence, 0, len(sentence))
            if isinstance(node, ParseError):
                waits = _as_constant(card, sentence, column)
                if waits is not None:
                    constant.append(waits)
                elif (used := timed(sentence, drafts)) is not None:
                    used.icon = "instant"
                    used.lines.insert(0, ("do", sentence, column))
                elif uses := uses_meant(sentence, drafts, not card.type.used_up):
                    # It is done by the text of the card, in parentheses or not.
                    for draft in uses:
                        draft.lines += defined(sentence, column)
                else:
                    failures.append(_failure(node, sentence, column))
            else:
                notes.append(right_note(card, node))
    drafts = parted(drafts, notes, failures)
    drafts = [*constant, *(draft for draft in drafts if draft.lines)]
    sections = [
        _as_power(card, _section(index, draft, failures)) for index, draft in enumerate(drafts)
    ]
    attaches = CardProgram(card, text, (), tuple(sections)).attaches_itself
    for index, draft in enumerate(drafts):
        wrong = why_unusable(card, sections[index], attaches)
        if wrong is not None:
            words, column = draft.lines[0][1:]
            failures.append(Failure(words, column, column + len(words), wrong))
            sections[index] = _by_hand(sections[index], draft)
    failures += [] if failures else unpayable(notes, sections, text)
    return CardProgram(
        card,
        text,
        tuple(notes),
        tuple(sections),
        tuple(dict.fromkeys(failures)),
        attacks_made(notes, sections),
    )


def _notes(sentence: str) -> tuple[Any, ...]:
    """A sentence of a note as the notes that it is: one, or two that are said in one breath."""
    node = read(Note, sentence)
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


def _as_constant(card: Card, sentence: str, column: int) -> Draft | None:
    """What a note of a card that stays in play waits for, as the [constant] Power that it is; None
    where it is none (EFF-12)."""
    if card.type.used_up:
        return None
    draft, failures = Draft("constant", lines=defined(sentence, column)), list[Failure]()
    section = _section(0, draft, failures)
    return None if failures or why_unusable(card, section, False) is not None else draft


def _as_power(card: Card, section: Section) -> Section:
    """What an Event says without a way of use is its Power: for that it is played (TYP-6)."""
    if card.type is not CardType.EVENT or section.icon or section.power:
        return section
    return replace(section, power=True)


def _by_hand(section: Section, draft: Draft) -> Section:
    """A section that can't be what it says, for both players to carry out by hand as a whole."""
    whole = Sentence(" ".join(_labelled(kind, words) for kind, words, _ in draft.lines), None)
    return Section(section.index, section.icon, section.power, sentences=(whole,))


def _failure(error: ParseError, sentence: str, column: int) -> Failure:
    start = place = error.column
    if start == error.end:
        # The text ends too early: its last word is shown, as there is none at the fault.
        start = sentence[:start].rstrip().rfind(" ") + 1
    if not error.expected:
        place = -1 - column
    return Failure(
        sentence,
        column + start,
        column + error.end,
        error.message,
        error.suggestion,
        column + place,
    )


def compile_gained(text: str) -> Gained | None:
    """Compile quoted text that attacks gain; None when it isn't understood."""
    _, drafts, failures = cut(text)
    drafts = [d for d in drafts if d.lines]
    if failures or len(drafts) != 1 or drafts[0].icon or drafts[0].power:
        return None
    section = _section(0, drafts[0], failures)
    if failures or copies_itself(section) or holds(section, Repeat):
        return None
    return Gained(_section_text(section), section)


def _quoted(tokens: Tokens, pos: int) -> Iterable[tuple[int, Gained]]:
    end = pos
    while end < len(tokens) and tokens[end].text != '"':
        end += 1
    if end == pos:
        return
    gained = compile_gained(tokens.source[tokens[pos].start : tokens[end - 1].end])
    if gained is not None:
        yield end, gained


terminal(
    GainedText,
    parse=_quoted,
    show=lambda value: value.text,
    expects="card text",
    value_type=Gained,
)


def _category(kind: str, first: bool, words: str) -> Any:
    if kind == "damage":
        return Damage
    if first and _HEADER.search(words):
        return Header
    return Line


_HEADER = re.compile(r"^(?:\d+\s*:\s*)?(?:[\w,]+\s+){0,3}(?:energy|physical)\s+attack\b(?!s)", re.I)


_CHOOSE_ONE = re.compile(r"^choose (?:one|1)(?: of the following)?$", re.IGNORECASE)
_STOOD_THEN = re.compile(
    r"\b(?:if|unless|while) [^,]*\b(?:was|were|had)\b[^,]* at the (?:start|beginning) of "
    r"(?:the|this|that|your|your opponent's) (?:turn|combat)\b",
    re.IGNORECASE,
)
_NO_RECORD = "no record is kept of how it stood then"
_INSTEAD_FIRST = re.compile(r"instead,? (?=\w)", re.IGNORECASE)
_IT_WAS = re.compile(r"^(if )it( (?:was|is|had|has|costs?) )", re.IGNORECASE)


def _section(index: int, draft: Draft, failures: list[Failure]) -> Section:
    header = when = damage = None
    printed: list[tuple[str, Sentence]] = []
    sentences: list[Sentence] = []
    hits: list[Sentence] = []
    definitions: dict[str, Any] = {}
    previous, each_did, chose_player, several = "do", False, False, False
    before: Any = None
    for number, (kind, words, column) in enumerate(draft.lines):
        words = of_next_attack(as_asked_before(words, before), before)
        if chose_player:
            words = pronouns.HE_CHOSEN.sub("that player", words)
        if each_did:
            words = pronouns.EACH_WHO.sub(r"each player who does\1 ", words)
        if several:
            words = pronouns.THEY.sub("those personalities ", words)
        category = _category(kind, number == 0 and draft.icon in ("attack", ""), words)
        if number == 1 and draft.icon == "defense":
            # Nothing else was spoken of yet but the attack that is stopped.
            words = _IT_WAS.sub(r"\1that attack\2", words)
        first = header is None and not sentences
        if when is not None and first and (put_first := _INSTEAD_FIRST.match(words)):
            words = f"{words[put_first.end() :]} instead"
        if when is not None and first and words.lower().endswith(" instead"):
            when = in_its_place(when, words)
            printed = [("when", Sentence(sentence_text(when), when))]
        of_place = when is not None and first and when.would is not None
        said = words.removesuffix(" instead") if of_place else words
        otherwise = OTHERWISE.match(said)
        if otherwise is not None and before is not None:
            said = as_of_before(said[otherwise.end() :], before, draft.icon)
            words, column = said, column + len(words) - len(said)
        node = read(category, said)
        if says_the_same(said):
            last = (hits if kind == "hit" else sentences)[-1:]
            node = the_same(said, last[0].line if last else None)
            if node is None:
                message = why_nothing_like_it(said)
                failures.append(Failure(words, column, column + len(words), message))
        if said != words and isinstance(node, ParseError):
            # "Instead" is said of what it does itself.
            said, node = words, read(category, words)
        if _CHOOSE_ONE.match(said) and not (sentences or hits):
            node = ParseError('say it as one sentence: "Choose one: …, or …"', said)
        if otherwise is not None and not (sentences or hits):
            node = ParseError("nothing stands before it that is so or not, or done or not", said)
        if isinstance(node, ParseError) and draft.icon == "constant" and _IF.match(said):
            # What is so only at a moment can't be asked at any other: it is waited for (EFF-2).
            waited = read(category, _IF.sub("whenever ", said))
            node = node if isinstance(waited, ParseError) else waited
        if isinstance(node, Use) and node.task is not None:
            node = ParseError(
                "only a text that stays in force lets one do something so often", said
            )
        if isinstance(node, ParseError) and category is Header:
            fallback = read(Line, words)
            node = node if isinstance(fallback, ParseError) else fallback
        if _STOOD_THEN.search(words):
            node = ParseError(_NO_RECORD, words)
        if draft.icon == "constant":
            told = [sentence.line for sentence in sentences]
            node = as_it_holds(node, told)
            node = when_so(node, told) if isinstance(node, If) else node
        if otherwise is not None:
            node = while_not(node, before)
        if not isinstance(node, Use):
            # When it is used is said first, wherever it stands.
            before = node if isinstance(node, Effect | Always | Otherwise) else None
        done = [sentence.line for sentence in (hits if kind == "hit" else sentences)]
        node = besides(of_anger(node, done), words, done)
        if draft.icon == "constant":
            node = so_of_those(node, done)
        if isinstance(node, If) and node.instead:
            node = completed(node, done)
            late = why_too_late(node, done) if isinstance(node, If) else None
            if late is not None:
                failures.append(Failure(words, column, column + len(words), late))
                node = None
        if each_did and pronouns.HE.search(words) and not pronouns.SOMEBODY.search(words):
            message = 'of each player "he" is both; say "each player who …"'
            failures.append(Failure(words, column, column + len(words), message))
            node = None
        each_did = any(each.of_each for each in every(node, Joinable))
        each_did = each_did or any(each.who is Others.BOTH for each in every(node, MayBy))
        if chose_player and pronouns.HE.search(words) and not pronouns.SOMEBODY.search(words):
            message = 'of a player who was chosen say "that player"'
            failures.append(Failure(words, column, column + len(words), message))
            node = None
        several = several or any(each.brings_several for each in every(node, OfKind))
        chose_player = chose_player or any(each.of_player for each in every(node, NameFeature))
        if holds(node, TheSameEnd):
            message = "it doesn't say of which zone, and neither does what it takes the place of"
            failures.append(Failure(words, column, column + len(words), message))
            node = None
        if isinstance(node, ParseError):
            failures.append(_failure(node, words, column))
            node = None
        wrong = why_never_repeated(node, hits if kind == "hit" else sentences, draft.icon)
        if wrong is not None:
            failures.append(Failure(words, column, column + len(words), wrong))
            node = None
        if draft.icon == "instant" and not (sentences or when or header):
            when, node = used_when(node)
            if when is not None:
                printed.append(("when", Sentence(sentence_text(when), when)))
                previous = "when"
        text = words + "." if node is None else sentence_text(node)
        if said != words and node is not None:
            text = text.removesuffix(".") + " instead."
        sentence = Sentence(text, node)
        if isinstance(node, Definition):
            definitions["X"] = node.meaning
            printed.append((previous, sentence))
            continue
        if kind == previous and sentences:
            sentence = Sentence(text, after_shown(node, sentences[-1].line))
        previous = kind
        if isinstance(node, Header):
            header = node
            previous = "header"
        elif isinstance(node, Damage):
            damage = node
        elif isinstance(node, Use):
            when = node
            previous = "when"
        elif kind == "hit" or kind == "damage":
            # Damage that wasn't understood is dealt by hand, where it would be dealt at all.
            hits.append(sentence)
        elif kind == "do":
            sentences.append(sentence)
        printed.append((previous, sentence))
    icon = draft.icon
    if header is not None and not icon:
        icon = "attack"
    sentences, replaced = with_what_goes_on(sentences, Instead)
    hits, replaced_later = with_what_goes_on(hits, Instead)
    if icon == "constant":
        failures += idle(sentences, draft)
    if header is None and (damage is not None or hits) and any(s.line is None for s in sentences):
        # An attack that wasn't understood is carried out by hand as a whole.
        icon = icon or "attack"
        sentences = [
            Sentence(" ".join(_labelled(kind, words) for kind, words, _ in draft.lines), None)
        ]
        damage, hits = None, []
    triggers = triggers_of(sentences) if icon == "constant" else ()
    if icon != "constant":
        sentences, waiting = with_what_goes_on(sentences, Waiting)
        hits, after = with_what_goes_on(hits, Waiting)
        triggers = (*waiting, *after)
    section = Section(
        index=index,
        icon=icon,
        power=draft.power,
        header=header,
        sentences=in_order(sentences),
        damage=damage,
        hits=tuple(hits),
        when=when,
        definitions=definitions,
        printed=tuple(printed),
        triggers=triggers,
        replaced=(*replaced, *replaced_later),
    )
    return replace(section, icon=right_icon(section))


_IF = re.compile(r"^if\s", re.IGNORECASE)


def _labelled(kind: str, words: str) -> str:
    label = {"damage": "DAMAGE: ", "hit": "HIT: "}.get(kind, "")
    return f"{label}{words}."


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
