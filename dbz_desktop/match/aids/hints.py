"""Hints: advice on a question in the game's own words.

They are made of how a position changes and of the engine's forecast, never of what is printed on a
card; and of nothing that the asking seat can't know, for the advice comes from worlds dealt anew.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from dbz_desktop.cards.icon_words import in_words
from dbz_desktop.match.aids.consequences import effect_of
from dbz_desktop.match.aids.hint_parts import MOST_PARTS, of_own, parts_of, shortened
from dbz_desktop.match.content.editions import load_edition
from dbz_desktop.match.seats.seat import Seat
from dbz_desktop.players.advice import Advice, Advised
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision, Option
from dbz_desktop.rules.kernel.events import NOBODY

UNASKED = (Ask.NAME, Ask.BY_HAND)
"""Questions on which no advice is given: anything may be named, or done by hand."""

_GRADES = ((0.01, "About as good"), (0.04, "A little weaker"), (1.0, "Weaker"))
"""How an answer is called whose chance to win is less than the best one's by less than that."""

_LITTLE, _WEAKER = 1, 2
"""Places among the grades."""


@dataclass(frozen=True, slots=True)
class Hint:
    """One of the best answers: `index` among the options as they are asked, the card that it means
    or NOBODY, its name, how good it is beside the others, and what it is expected to bring."""

    index: int
    card: int
    title: str
    grade: str
    words: str


def hints(seat: Seat, decision: Decision, advised: Advised) -> list[Hint]:
    """The advice on the seat's question in words, the best answer first; `decision` as it is
    asked. Where cards are given up and it is asked which ones stay, it is about those."""
    found: list[Hint] = []
    keeps = decision.row is not None and decision.row.keep

    def stands_first(each: Advice) -> tuple[bool, bool]:
        return each.won < 1, bool(decision.options[each.index].idle)

    # What wins for sure comes first, and what does nothing last, however near the chances are.
    advised = replace(advised, best=tuple(sorted(advised.best, key=stands_first)))
    grades = _grades(decision, advised.best)
    for place, (advice, grade) in enumerate(zip(advised.best, grades, strict=True)):
        option = decision.options[advice.index]
        words = "; ".join(parts_of(seat, decision, advised, advice)[:MOST_PARTS])
        if keeps:
            kept = _keeping(seat, decision, advised, advice, grade if found else "Best")
            # Giving up one card or another first may leave the same ones.
            found += [kept] if kept.title not in [hint.title for hint in found] else []
            continue
        found.append(
            Hint(
                advice.index,
                option.card if option.card >= 0 else NOBODY,
                option.label,
                grade if place else "Best",
                words or _uncounted(seat, option),
            )
        )
    return _told_apart(seat, decision, found, advised.best)


def _told_apart(
    seat: Seat, decision: Decision, found: list[Hint], best: Sequence[Advice]
) -> list[Hint]:
    """Hints of which no two have the same words: where two have, what differs is said as well, or
    that nothing does. Of those that are called the same besides only the first is kept."""

    def rule(place: int) -> str:
        return effect_of(seat, decision, decision.options[found[place].index])

    def spent(place: int) -> str:
        # That an answer takes the card that it is called by goes without saying.
        also = [card for card in best[place].spent if card != found[place].card]
        gone = [seat.card(card).title for card in also if seat.knows(card)]
        return f"costs you {' and '.join(gone)}" if gone else ""

    def text(place: int) -> str:
        return _by_text(seat, decision.options[found[place].index])

    ways = () if decision.row is not None and decision.row.keep else (rule, spent, text)
    for way in ways:
        said: dict[str, list[int]] = {}
        for place, hint in enumerate(found):
            said.setdefault(hint.words, []).append(place)
        for same in said.values():
            more = [way(place) for place in same]
            for place, words in zip(same, more, strict=True) if len(set(more)) > 1 else ():
                told = "; ".join(filter(None, (found[place].words, words)))
                found[place] = replace(found[place], words=told)
    told_apart: list[Hint] = []
    for hint in found:
        twin = next((each for each in told_apart if each.words == hint.words), None)
        if twin is not None:
            if twin.title == hint.title:
                continue
            hint = replace(hint, words=f"comes to the same as “{twin.title}”")
        told_apart.append(hint)
    return told_apart


def _grades(decision: Decision, best: Sequence[Advice]) -> list[str]:
    """How good each answer is beside the first one; none is called better than one before it."""
    found: list[str] = []
    least = 0
    for advice in best:
        gap = best[0].chance - advice.chance
        grade = next((n for n, (limit, _) in enumerate(_GRADES) if gap < limit), _WEAKER)
        least = max(least, grade, _lags(decision, best[0], advice))
        found.append(_GRADES[least][1])
    return found


def _lags(decision: Decision, first: Advice, advice: Advice) -> int:
    """The grade that an answer has at best beside the first one, however near its chance is: who
    is close to winning in any case doesn't do as well by what lets the opponent go on."""
    if advice.won < first.won:
        return _WEAKER if first.won == 1 else _LITTLE
    if advice.lost > first.lost:
        return _WEAKER if advice.lost == 1 else _LITTLE
    one, other = decision.options[first.index], decision.options[advice.index]
    return _WEAKER if other.idle and not one.idle else 0


def _keeping(seat: Seat, decision: Decision, advised: Advised, advice: Advice, grade: str) -> Hint:
    """Advice on what is given up, told by the cards that stay; the first of them is its card."""
    offered = [option.card for option in decision.options if option.act is Act.PICK]
    stay = [card for card in offered if card not in advice.spent]
    gone = [seat.card(card).title for card in offered if card in advice.spent]
    title = f"Keep {' and '.join(seat.card(card).name for card in stay) or 'none'}"
    parts = [f"gives up {' and '.join(gone)}"] if gone else []
    parts += of_own(decision, advice, advised.left)
    words = "; ".join(parts[:MOST_PARTS]) or "gives up none"
    return Hint(advice.index, stay[0] if stay else NOBODY, title, grade, words)


def _uncounted(seat: Seat, option: Option) -> str:
    """What is told of an answer that brings nothing that is counted: where a card is played or
    used, what its text says that it does."""
    if option.leaves:
        return "leaves it undone"
    if option.act is Act.USE and seat.does_nothing(option):
        return "does nothing now"
    return (_by_text(seat, option) if option.act in _USES else "") or "nothing that can be counted"


def _by_text(seat: Seat, option: Option) -> str:
    """What the text of an answer's card says that it does; "" where it says nothing."""
    if seat.knows(option.card):
        text = seat.card(option.card).wording(load_edition(seat.edition).chain)
        if option.act is Act.USE and text.count(_POWER) == 1:
            # What stands before is said of other things than the use.
            text = text[text.index(_POWER) :]
        plain = shortened(_HEAD.sub("", in_words(" ".join(_ASIDE.sub(" ", text).split()))))
        if plain:
            return f"by its text: “{plain}”"
    return ""


_USES = (Act.PLAY, Act.USE, Act.ATTACK, Act.DEFEND)

_ASIDE, _HEAD = (
    re.compile(r"\([^)]*\)|\[(?=[a-z]+\] (?:\d|[A-Z]))[a-z]+\]"),
    re.compile(r"^[A-Z]+: "),
)
"""What a text says of the card itself, with the icons before its sentences; and their heading."""

_POWER = "POWER:"
"""Heads what a card may be used for."""


def aloud(found: Sequence[Hint]) -> str:
    """Hints for a screen reader, in one go."""
    return " ".join(f"{hint.grade}: {hint.title}. {sentence(hint.words)}" for hint in found)


def sentence(words: str) -> str:
    """Words of a hint, as a sentence."""
    return f"{words[:1].upper()}{words[1:]}."
