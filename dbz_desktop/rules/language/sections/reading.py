"""A section read, sentence by sentence, each in the light of those that stand before it.

What a sentence says depends on what was said: of whom "he" speaks, what "otherwise" denies, what is
done "instead". Each such dependence is a step of its own, over the words before they are read or
over what was read; the steps go in the order in which they stand here.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import Any

from dbz_desktop.rules.kernel.base import Effect, Line
from dbz_desktop.rules.kernel.cardtext import Section, Sentence, every, holds
from dbz_desktop.rules.language.attacks.attacks import Attacks
from dbz_desktop.rules.language.deeds.choices import MayBy, of_one_player
from dbz_desktop.rules.language.effects.among_seen import after_shown, among_seen, of_none
from dbz_desktop.rules.language.effects.amounts_said import of_that_amount, of_the_same_deed
from dbz_desktop.rules.language.effects.depending import case_of, with_what_depends
from dbz_desktop.rules.language.effects.done_instead import (
    besides,
    brings_up,
    completed,
    why_too_late,
)
from dbz_desktop.rules.language.effects.going_on import (
    OTHERWISE,
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
from dbz_desktop.rules.language.effects.next_attack import of_its_kind, of_next_attack
from dbz_desktop.rules.language.effects.once_dealt import once_done, once_known, put_off
from dbz_desktop.rules.language.frames.always import Always
from dbz_desktop.rules.language.frames.by_then import not_by_then
from dbz_desktop.rules.language.frames.conditional import If, Otherwise, none_of_them
from dbz_desktop.rules.language.frames.each_does import EachDoes
from dbz_desktop.rules.language.frames.instead import Instead
from dbz_desktop.rules.language.frames.repeating import why_for_nothing, why_never_repeated
from dbz_desktop.rules.language.frames.same import says_the_same, the_same, why_nothing_like_it
from dbz_desktop.rules.language.frames.statements import SaidOfThose, Statement
from dbz_desktop.rules.language.frames.this_attack import of_no_attack, why_not_now
from dbz_desktop.rules.language.frames.when import AtMoment, Waiting
from dbz_desktop.rules.language.happenings.was_done import WasDone, of_one
from dbz_desktop.rules.language.nouns.people import Others, Person, Player
from dbz_desktop.rules.language.nouns.starts import NO_RECORD, STOOD_THEN, Start, as_it_stood
from dbz_desktop.rules.language.references.cards import OfKind
from dbz_desktop.rules.language.references.ends_of_zones import TheSameEnd
from dbz_desktop.rules.language.sections.instant_use import Use, as_amount
from dbz_desktop.rules.language.sections.told_uses import (
    as_it_holds,
    as_that_ends,
    at_that_end,
    denied,
    in_its_place,
    used_when,
    when_so,
)
from dbz_desktop.rules.language.sections.unusable import right_icon
from dbz_desktop.rules.language.text import pronouns
from dbz_desktop.rules.language.text.drafts import Draft, labelled
from dbz_desktop.rules.language.text.earlier_said import (
    asked_of_text,
    gone_on,
    in_that_hand,
    of_the_attack,
    of_zone,
    where_they_go,
    with_title_said,
)
from dbz_desktop.rules.language.text.failing import Failure, failure
from dbz_desktop.rules.language.text.listed import lists_in_one
from dbz_desktop.rules.language.text.sentences import read, sentence_text
from dbz_desktop.rules.language.text.unable import WHAT_IS_FREE, asks_if_able, of_who_cannot
from dbz_desktop.rules.language.values.damages import Damage, Header
from dbz_desktop.rules.language.values.features import NameFeature, Outcome, of_what_was_named
from dbz_desktop.rules.language.values.joining import Joinable
from dbz_desktop.rules.language.values.ranges import Against
from dbz_desktop.rules.language.values.values import THE_X, Definition, WhenPerformed
from dbz_desktop.wording import Ambiguous, ParseError

_HEADER = re.compile(r"^(?:\d+\s*:\s*)?(?:[\w,]+\s+){0,3}(?:energy|physical)\s+attack\b(?!s)", re.I)
_CHOOSE_ONE = re.compile(r"^choose (?:one|two|1|2)(?: of the following)?$", re.IGNORECASE)
_INSTEAD_FIRST = re.compile(r"instead,? (?=\w)", re.IGNORECASE)
_WHOSE = "(?:your|your opponent's|each|the)"
_IT_WAS = re.compile(
    r"^(if )it( (?:was|is|had|has|costs?) )"
    rf"(?!(?:not )?(?:during )?(?:{_WHOSE} (?:(?:first|second|third) )?(?:turn|\w+ Step|action)"
    r"|combat)\b)",
    re.IGNORECASE,
)
_OF_ITS_ATTACK = re.compile(r"\battacks?\b(?! cards?\b)|\bdamage\b", re.IGNORECASE)
_OWN_IT = re.compile(r"\b(own )(?:it|that card|that attack card)\b", re.IGNORECASE)
_IF = re.compile(r"^if\s", re.IGNORECASE)
_WHEN = re.compile(r"^when(?:ever)?\s", re.IGNORECASE)
_INSTEAD = " instead"
_ENDURANCE = re.compile(r"(?:this card has |gains? )?Endurance:? \d+", re.IGNORECASE)
BESIDE_THE_TEXT = "a card's own Endurance stands beside its text; give it to the card there"


def read_section(index: int, draft: Draft, failures: list[Failure]) -> Section:
    """A draft as its card's section of that number; `failures` gets what isn't so or understood."""
    lists_in_one(draft)
    reading = _Reading(draft, failures)
    for number, (kind, words, column) in enumerate(draft.lines):
        reading.line(number, kind, words, column)
    return reading.section(index)


@dataclass(slots=True)
class _Said:
    """A sentence on its way: its words, of which `said` are read (without an "instead" that its
    timing has said already), and what was read of them."""

    kind: str
    words: str
    column: int
    said: str = ""
    otherwise: bool = False
    node: Any = None


@dataclass(slots=True)
class _Reading:
    """What was said in a section so far, and of whom the next sentence may speak."""

    draft: Draft
    failures: list[Failure]
    header: Any = None
    when: Any = None
    damage: Any = None
    printed: list[tuple[str, Sentence]] = field(default_factory=list)
    sentences: list[Sentence] = field(default_factory=list)
    hits: list[Sentence] = field(default_factory=list)
    definitions: dict[str, Any] = field(default_factory=dict)
    previous: str = "do"
    before: Any = None
    """What the sentence before said, where "otherwise" can deny it."""
    each_did: bool = False
    compared: bool = False
    flipped: bool = False
    """Whether each player did something, so that "he" is both."""
    chose_player: bool = False
    several: bool = False
    """Whether several personalities were spoken of, which "they" are then."""
    named: bool = False
    """Whether a Style or a type was said, which is that one then."""
    not_done: bool = False
    """Whether it was said that what the text waits for is not done."""

    @property
    def icon(self) -> str:
        return self.draft.icon

    def line(self, number: int, kind: str, words: str, column: int) -> None:
        """Read the next sentence: a "hit", "damage", or "do", as the section has it."""
        more = number + 1 < len(self.draft.lines)
        if self.when is not None and self.when.would is not None and self._is_first():
            words, begin = denied(self.when, words, more)
            column += begin
            self.not_done = self.not_done or begin > 0
            if not words:
                return
            if self.not_done and not words.lower().endswith(_INSTEAD):
                # What isn't done, as it was said, has this in its place.
                words = f"{words}{_INSTEAD}"
        said = _Said(kind, self._worded(number, words), column)
        self._of_its_place(said)
        self._read(number, said)
        try:
            self._related(said)
        except ValueError as refused:
            # What is put together of what two sentences say is refused like what one says.
            said.node = ParseError(str(refused), said.words)
        self._checked(said)
        self._placed(said)

    def _is_first(self) -> bool:
        return self.header is None and not self.sentences

    def _used(self, when: Use) -> None:
        """When the section is used, by the light of what it does."""
        self.when, self.printed = when, [("when", Sentence(sentence_text(when), when))]

    def _earlier(self, kind: str) -> list[Sentence]:
        return self.hits if kind == "hit" else self.sentences

    def _fail(self, said: _Said, message: str) -> None:
        """The sentence as a whole isn't understood, for a reason that no word of it tells."""
        end = said.column + len(said.words)
        self.failures.append(Failure(said.words, said.column, end, message))

    # -------------------------------------------------------------------- the words

    def _worded(self, number: int, words: str) -> str:
        """The words, with pronouns that the sentences before give a meaning."""
        earlier = ". ".join(said for _, said, _ in self.draft.lines[:number])
        words = of_none(
            of_who_cannot(words, earlier), [said for _, said, _ in self.draft.lines[:number]]
        )
        words = with_title_said(where_they_go(words, earlier), earlier)
        title = self.draft.itself.title if self.draft.itself is not None else ""
        words = pronouns.of_one_told(words, title)
        words = gone_on(in_that_hand(not_by_then(words, earlier, self.icon), earlier), earlier)
        words = of_the_attack(words, earlier, self.header is not None, self.icon)
        words = as_it_stood(of_its_kind(as_asked_before(words, self.before)))
        words = of_that_amount(of_next_attack(words, self.before), self.before)
        told = [sentence.line for sentence in (*self.sentences, *self.hits)]
        words = pronouns.of_the_counted(words, earlier, any(map(brings_up, told)))
        spoken = self.sentences or self.hits or pronouns.PAYS_A_CARD.match(words)
        if not self.named and spoken:
            # No Style was said, so that it is that of the card that was spoken of.
            words = pronouns.OF_THAT.sub(r"of the same \1", words)
        performs = "attack" if self.header is not None else self.icon
        if number == 0 and self.icon == "defense":
            words = pronouns.of_such_an_attack(words)
        words = pronouns.of_its_card(pronouns.of_its_attack(words, performs), performs)
        if not any(every(self.before, Attacks)):
            words = pronouns.of_its_parts(words, performs)
        last = self.before.clauses[-1] if isinstance(self.before, Always) else None
        if isinstance(last, Statement):
            words = pronouns.of_attacks(words, sentence_text(last.attacks).rstrip("."))
        if self.chose_player:
            words = pronouns.of_the_chosen(words)
        if self.each_did:
            words = pronouns.EACH_WHO.sub(r"each player who does\1 ", words)
        if self.several:
            words = pronouns.THEY.sub("those personalities ", words)
        if number == 1 and self.icon == "defense" and _OF_ITS_ATTACK.search(earlier):
            # Nothing else was spoken of yet but the attack that is stopped.
            words = _IT_WAS.sub(r"\1that attack\2", words)
            words = _OWN_IT.sub(r"\1that attack", words)
        return words

    def _of_its_place(self, said: _Said) -> None:
        """What is done in the place of what the section waits for; what is done otherwise."""
        if self.when is not None and self._is_first():
            if put_first := _INSTEAD_FIRST.match(said.words):
                said.words = f"{said.words[put_first.end() :]}{_INSTEAD}"
            if said.words.lower().endswith(_INSTEAD):
                self._used(in_its_place(self.when, said.words))
        of_place = self.when is not None and self._is_first() and self.when.would is not None
        said.said = said.words.removesuffix(_INSTEAD) if of_place else said.words
        otherwise = OTHERWISE.match(said.said)
        said.otherwise = otherwise is not None
        if otherwise is not None and self.before is not None:
            before = case_of(self._earlier(said.kind), self.when is not None) or self.before
            rest = as_of_before(said.said[otherwise.end() :], before, self.icon)
            said.column += len(said.words) - len(rest)
            said.said = said.words = rest

    # -------------------------------------------------------------------- what is read

    def _category(self, number: int, said: _Said) -> Any:
        if said.kind == "damage":
            return Damage
        first = number == 0 and self.icon in ("attack", "")
        return Header if first and _HEADER.search(said.words) else Line

    def _read(self, number: int, said: _Said) -> None:
        """Read the words; a sentence that isn't understood becomes the error that says why."""
        category = self._category(number, said)
        node = read(category, said.said)
        if says_the_same(said.said):
            last = self._earlier(said.kind)[-1:]
            node = the_same(said.said, last[0].line if last else None)
            if node is None:
                self._fail(said, why_nothing_like_it(said.said))
        if said.said != said.words and isinstance(node, ParseError):
            # "Instead" is said of what it does itself.
            said.said, node = said.words, read(category, said.words)
        nothing_before = not (self.sentences or self.hits)
        if _CHOOSE_ONE.match(said.said) and nothing_before:
            node = ParseError('say it as one sentence: "Choose one: …, or …"', said.said)
        if said.otherwise and nothing_before:
            node = ParseError(
                "nothing stands before it that is so or not, or done or not", said.said
            )
        if isinstance(node, Ambiguous) and self.header is None and not self.icon:
            node = of_no_attack(node, self.draft.lines[:number])
        if isinstance(node, Ambiguous):
            node = of_the_same_deed(node, self.before)
        if isinstance(node, Ambiguous) and category is Line:
            # Of two readings it is what holds that is said in a [constant] text, else what is done.
            meant = read(Always if self.icon == "constant" else Effect, said.said)
            node = node if isinstance(meant, ParseError) else meant
        if isinstance(node, ParseError):
            node = self._as_done(node, number, said)
        if isinstance(node, ParseError) and self.icon == "constant" and _IF.match(said.said):
            # What is so only at a moment can't be asked at any other: it is waited for (EFF-2).
            waited = read(category, _IF.sub("whenever ", said.said))
            node = node if isinstance(waited, ParseError) else waited
        if isinstance(node, ParseError) and self.icon == "constant" and _WHEN.match(said.said):
            # What holds when something is so holds while it is so.
            holds_while = read(category, _WHEN.sub("while ", said.said))
            node = node if isinstance(holds_while, ParseError) else holds_while
        if isinstance(node, ParseError) and self.icon != "constant" and _WHEN.match(said.said):
            # What is so only for a time is asked as it is done.
            asked = read(category, _WHEN.sub("if ", said.said))
            node = asked if isinstance(asked, If) else node
        if asks_if_able(said.said, [words for _, words, _ in self.draft.lines[:number]]):
            node = ParseError(WHAT_IS_FREE, said.said)
        if _ENDURANCE.fullmatch(said.words):
            node = ParseError(BESIDE_THE_TEXT, said.words)
        if pronouns.of_no_attack(said.words, self.icon):
            node = ParseError(pronouns.WHICH_ATTACK, said.words)
        if isinstance(node, Use) and node.task is not None:
            node = ParseError(
                "only a text that stays in force lets one do something so often", said.said
            )
        if isinstance(node, ParseError) and category is Header:
            fallback = read(Line, said.words)
            node = node if isinstance(fallback, ParseError) else fallback
        if isinstance(node, ParseError) and self.draft.itself is not None:
            meant = (read(category, each) for each in self.draft.itself.ways(said.said))
            node = next((each for each in meant if not isinstance(each, ParseError)), node)
        stood = STOOD_THEN.search(said.words) and not any(every(node, Start))
        said.node = ParseError(NO_RECORD, said.words) if stood else node

    def _as_done(self, node: ParseError, number: int, said: _Said) -> Any:
        """What asks whether the sentences before did something, where they do (EFF-2)."""
        lines = [words for _, words, _ in self.draft.lines[:number]]
        if self.icon == "constant":
            # Only what was waited for just now is done by the text.
            waited = isinstance(self.before, Waiting) and lines[-1:]
            lines = [lines[-1].partition(",")[2]] if waited else []
        earlier = ". ".join(lines)
        ways = (*asked_of_text(said.said, earlier), *of_zone(said.said, earlier))
        meant = (read(Line, each) for each in ways)
        found = [each for each in meant if not isinstance(each, ParseError)]
        return found[0] if len(found) == 1 else node

    # -------------------------------------------------------------------- what it is to the others

    def _related(self, said: _Said) -> None:
        """What was read, as it goes on from what was said before or takes its place."""
        node, earlier = said.node, [sentence.line for sentence in self._earlier(said.kind)]
        if self.when is not None and self._is_first():
            self._used(as_amount(self.when, node))
        constant = self.icon == "constant"
        told = [sentence.line for sentence in self.sentences]
        if constant:
            node = as_it_holds(node, told)
        if constant or any(each.attaches_card for line in told for each in every(line, Effect)):
            # It comes whenever it is time, as long as the card is attached (TYP-7).
            node = at_that_end(node, told)
        if isinstance(node, AtMoment) and (constant or self.header is None):
            node = as_that_ends(node, fights=not constant)
        if constant:
            node = when_so(node, told) if isinstance(node, If) else node
            asks = isinstance(node, If) and not isinstance(node.effect, Waiting)
            if asks and not told and _IF.match(said.said):
                # What was done is asked of no time there: it is waited for (EFF-2).
                waited = read(Line, _IF.sub("whenever ", said.said))
                node = waited if isinstance(waited, Waiting) else node
        if said.otherwise:
            node = while_not(node, self.before)
        if not isinstance(node, Use):
            # When it is used is said first, wherever it stands.
            self.before = node if isinstance(node, Effect | Always | Otherwise) else None
        node = besides(among_seen(of_anger(node, earlier), earlier), said.words, earlier)
        if constant:
            node = so_of_those(node, earlier)
        if isinstance(node, If) and node.instead:
            node = completed(node, earlier)
            late = why_too_late(node, earlier) if isinstance(node, If) else None
            if late is not None:
                self._fail(said, late)
                node = None
        said.node = of_one(node, earlier)

    def _checked(self, said: _Said) -> None:
        """Refuse what isn't told clearly; note of whom the next sentence may speak."""
        he = pronouns.HE.search(said.words) and not pronouns.SOMEBODY.search(said.words)
        if self.each_did and he:
            self._refuse(said, 'of each player "he" is both; say "each player who …"')
        if why := why_not_now(said.node, self.header is not None or self.icon == "defense"):
            self._refuse(said, why)
        self._check_outcomes(said)
        node = said.node
        self.each_did = any(each.of_each for each in every(node, Joinable))
        self.each_did = self.each_did or any(e.who is Others.BOTH for e in every(node, MayBy))
        if self.chose_player and he:
            self._refuse(said, 'of a player who was chosen say "that player"')
        node = said.node
        self.several = self.several or any(each.brings_several for each in every(node, OfKind))
        self.named = self.named or any(every(node, NameFeature))
        if not self.named and (self.icon or self.draft.power) and of_what_was_named(node):
            self._refuse(said, "no Style and no type was said before; name one")
            node = said.node
        one = pronouns.OF_ONE_OF_BOTH.match(said.words) is not None
        self.chose_player = self.chose_player or one or of_one_player(node)
        if holds(node, SaidOfThose) and not any(every(self._earlier(said.kind), Attacks)):
            self._refuse(said, "it doesn't say of which attacks")
        if holds(node, TheSameEnd):
            self._refuse(
                said, "it doesn't say of which zone, and neither does what it takes the place of"
            )
        if isinstance(said.node, ParseError):
            self.failures.append(failure(said.node, said.words, said.column))
            said.node = None
        wrong = why_never_repeated(said.node, self._earlier(said.kind), self.icon)
        wrong = wrong or why_for_nothing(said.words, said.node)
        if wrong is not None:
            self._refuse(said, wrong)

    def _check_outcomes(self, said: _Said) -> None:
        """Refuse what is asked of a coin that isn't flipped, or of players who aren't compared."""
        for asked in every(said.node, WasDone):
            if asked.outcome is Outcome.TIED and not self.compared:
                self._refuse(said, "between whom isn't said before")
            elif asked.outcome not in (None, Outcome.TIED) and not self.flipped:
                self._refuse(said, "no coin is flipped before")
        ahead = [each.given for each in every(said.node, EachDoes) if each.given is not None]
        self.compared |= any(getattr(g, "than", None) or [*every(g, Against)] for g in ahead)
        self.flipped |= any(each.of_coin for each in every(said.node, NameFeature))

    def _refuse(self, said: _Said, message: str) -> None:
        self._fail(said, message)
        said.node = None

    # -------------------------------------------------------------------- where it stands

    def _placed(self, said: _Said) -> None:
        """Put what was read where it belongs in the section."""
        node, kind = said.node, said.kind
        if self.icon == "instant" and not (self.sentences or self.when or self.header):
            self.when, node = used_when(node, _WHEN.match(said.said) is not None)
            if self.when is not None:
                self.printed.append(("when", Sentence(sentence_text(self.when), self.when)))
                self.previous = "when"
        text = said.words + "."
        if node is not None:
            try:
                text = sentence_text(node)
            except TypeError:
                # What has no canonical wording would stop whoever shows the card.
                self._fail(said, "it is understood, but can't be said again: use other words")
                node = None
        if said.said != said.words and node is not None:
            text = text.removesuffix(".") + f"{_INSTEAD}."
        sentence = Sentence(text, node)
        if isinstance(node, Definition):
            self.definitions["X"] = node.meaning
            self.printed.append((self.previous, sentence))
            return
        if kind == self.previous and self.sentences:
            sentence = Sentence(text, after_shown(node, self.sentences[-1].line))
        self.previous = kind
        if isinstance(node, Header):
            self.header = node
            self.previous = "header"
        elif isinstance(node, Damage):
            self.damage = node
        elif isinstance(node, Use):
            self.when = node
            self.chose_player = any(each.person is Person.ANY for each in every(node, Player))
            self.previous = "when"
        elif kind in ("hit", "damage"):
            # Damage that wasn't understood is dealt by hand, where it would be dealt at all.
            self.hits.append(sentence)
        elif kind == "do":
            self.sentences.append(sentence)
        self.printed.append((self.previous, sentence))

    def _in_its_time(self, sentences: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
        """The sentences, with those put off that count what is known only later."""
        if self.icon == "constant" or self.when is not None:
            return sentences
        return once_done(once_known(put_off(sentences, self.definitions.get("X"))), self.header)

    def section(self, index: int) -> Section:
        """All that was said, as the section with that number."""
        icon = "attack" if self.header is not None and not self.icon else self.icon
        sentences, replaced = with_what_goes_on(none_of_them(self.sentences), Instead)
        hits, replaced_later = with_what_goes_on(none_of_them(self.hits), Instead)
        damage = self.damage
        if icon == "constant":
            self.failures += idle(sentences, self.draft)
        attacks = damage is not None or hits
        if self.header is None and attacks and any(s.line is None for s in sentences):
            # An attack that wasn't understood is carried out by hand as a whole.
            icon = icon or "attack"
            sentences, damage, hits = [Sentence(labelled(self.draft), None)], None, []
        triggers = triggers_of(sentences) if icon == "constant" else ()
        if icon != "constant":
            sentences, waiting = with_what_goes_on(sentences, Waiting)
            hits, after = with_what_goes_on(hits, Waiting)
            triggers = (*waiting, *after)
        if getattr(self.header, "counted", None) == THE_X and "X" in self.definitions:
            # What it costs stays what X is, whatever its text does to what is counted (ATK-2).
            self.definitions["X"] = WhenPerformed(self.definitions["X"])
        section = Section(
            index=index,
            icon=icon,
            power=self.draft.power,
            header=self.header,
            sentences=self._in_its_time(in_order(sentences)),
            damage=damage,
            hits=once_known(tuple(hits), hit=True),
            when=self.when,
            definitions=self.definitions,
            printed=tuple(self.printed),
            triggers=triggers,
            replaced=(*replaced, *replaced_later),
        )
        return replace(with_what_depends(section), icon=right_icon(section))
