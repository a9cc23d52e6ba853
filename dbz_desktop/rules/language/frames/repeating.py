"""What a text does again: "repeat this effect", "do this 3 times"; and what isn't done (EFF-1)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any, ClassVar

from dbz_desktop.rules.kernel.cardtext import Sentence, every, holds
from dbz_desktop.rules.kernel.controls import Counted
from dbz_desktop.rules.kernel.events import LoopEnded
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.language.frames.conditional import If, Otherwise
from dbz_desktop.rules.language.frames.when import Waiting
from dbz_desktop.rules.language.values.joining import Clause, ToDo
from dbz_desktop.wording import phrase

MOST_REPEATED = 60
"""So often at most a text begins again, then it counts as an endless loop (HSE-10)."""

_MORE: dict[str, Any] = {"in_all": False}


@phrase(
    ("repeat this effect", {**_MORE, "n": None}),
    ("repeat this effect once", {**_MORE, "n": 1}),
    ("repeat this effect {n} times", _MORE),
    ("do this {n} times", {"in_all": True}),
    ("~repeat (this|the) process", {**_MORE, "n": None}),
    ("~repeat (this|the process|this process)", {**_MORE, "n": None}),
    (
        "~(repeat this effect|repeat this|repeat this process|do this|do so) (again|one more time)",
        {**_MORE, "n": 1},
    ),
    ("~repeat (this|this process|the process) once", {**_MORE, "n": 1}),
    ("~repeat (this effect|this|this process) {n} more times", _MORE),
    ("~do so {n} times", {"in_all": True}),
)
@dataclass(frozen=True, slots=True)
class Repeat(Clause):
    """All that stands before it is done again, once or so often; or so often `in_all`.

    What is repeated if something is so, or for a price, is repeated with that: as long as it is so,
    or as often as it is paid.
    """

    rules: ClassVar[str] = "EFF-1 HSE-10"

    n: int | None
    in_all: bool

    def __post_init__(self) -> None:
        if self.n is not None and self.n < 1 + self.in_all:
            raise ValueError("that is once, or never")

    def resolve(self, game: Game, source: Source) -> Steps:
        before, own, rest = _around(game, source, self)
        again = self.n is None and own is not None and _goes_on(own.line)
        key = ("repeat", source.player, source.card, source.section)
        if again and own is not None:
            begun = game.state.used.get(key, 0)
            if begun >= MOST_REPEATED:
                game.emit(LoopEnded())
                return
            game.keep(Counted(key, begun + 1))
            before = (*before, own, *rest)
        memory = source.memory
        began = memory.began
        for _ in range((self.n or 1) - self.in_all):
            yield from game.run(before, source)
        memory.began = began
        memory.done = True
        if again:
            game.take(key)
            # It was met here; what comes otherwise came where it was met no more.
            memory.held = True


def _goes_on(line: Any) -> bool:
    """Whether a sentence repeats something under a condition, or for a price."""
    return isinstance(line, If) or holds(line, ToDo)


def _around(
    game: Game, source: Source, effect: Repeat
) -> tuple[tuple[Sentence, ...], Sentence | None, tuple[Sentence, ...]]:
    """The sentences before the one that repeats, that one itself, and what comes otherwise."""
    section = game.section(source.card, source.section)
    for sentences in (section.sentences, section.hits):
        for number, sentence in enumerate(sentences):
            if any(each is effect for each in every(sentence.line, Repeat)):
                rest = takewhile(_comes_otherwise, sentences[number + 1 :])
                return sentences[:number], sentence, tuple(rest)
    return (), None, ()


def _comes_otherwise(sentence: Sentence) -> bool:
    return isinstance(sentence.line, Otherwise)


def why_never_repeated(line: Any, before: Sequence[Sentence], icon: str) -> str | None:
    """Why a sentence that repeats something has nothing to repeat."""
    if not holds(line, Repeat):
        return None
    if icon == "constant" or isinstance(line, Waiting):
        return "what waits happens again by itself; how often is said with what it waits for"
    if len([*every(line, Repeat)]) > 1:
        return "what is done again to do it again has no end"
    if not before:
        return "nothing stands before it that could be done again"
    if any(isinstance(each.line, Waiting) for each in before):
        return "what waits for its moment isn't repeated"
    return None


_FOR_SOMETHING = re.compile(
    r"^(?:when|whenever|if|after|each time|the \w+ time|once per)\b[^,]* to \w[^,]*, "
    r"(?:you|he|your opponent) may\b(?!.* to )",
    re.IGNORECASE,
)


def why_for_nothing(words: str, line: Any) -> str | None:
    """Why what happens "to" do something isn't read as what one may do then to do it."""
    if _FOR_SOMETHING.match(words) is None or not isinstance(line, If | Waiting):
        return None
    return "say what happens, and not for what" if any(every(line, ToDo)) else None
