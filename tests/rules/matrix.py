"""Every verb in every frame that its roles allow: the sentences, derived from the grammar.

A frame is a sentence with a place for a clause in one of its forms. `cells` puts every verb that
the grammar knows into every frame, and tells which of the clauses that can be made is read there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice

from dbz_desktop.rules.kernel.base import Effect, Line
from dbz_desktop.rules.language import reference
from dbz_desktop.rules.language.compiler import grammar, sentence_text
from dbz_desktop.rules.language.happenings.happenings import Happening
from dbz_desktop.rules.language.nouns.terms import Duration

TRIES = 40
"""Clauses of a verb that are tried in a frame: not each of them makes sense in it."""


@dataclass(frozen=True)
class Frame:
    """A sentence around a clause: the form that it wants, the icon of a card that can say it."""

    name: str
    form: str
    text: str
    icon: str = "POWER:"
    of: tuple[str, ...] = ()
    """The classes of clauses that its noun is said of; none where there is no noun."""


_TO_CARDS, _TO_ATTACKS, _TO_STAGES = ("CardsDone", "Crossing"), ("AttackDone",), ("ActDone",)
HAPPENS = (
    Frame("whenever", "present", "Whenever {}, draw a card.", "[constant]"),
    Frame("the next time", "present", "The next time {} this combat, draw a card."),
    Frame("use when", "present", "Use when {}.", "[instant] POWER:"),
    Frame("after doing", "gerund", "After {}, draw a card.", "[constant]"),
    Frame("if it did", "past", "If {}, draw a card."),
    Frame("if it has", "perfect", "If {} this turn, draw a card."),
    Frame("if it did not", "unpast", "If {}, draw a card."),
    Frame("if it has not", "unperfect", "If {} this turn, draw a card."),
    Frame("cannot", "cannot", "{}.", "[constant]"),
    Frame("duty", "must", "{}.", "[constant]"),
    *(
        Frame("cannot for a time", "cannot", f"{{}} {each.value.partition('|')[0]}.")
        for each in Duration
    ),
    Frame("instead", "would", "Whenever {}, you may draw a card instead.", "[constant]"),
    Frame("more of it", "present", "Whenever {}, increase that amount by 1.", "[constant]"),
    Frame("can only", "bare", "You can only {} with Styled cards.", "[constant]"),
    Frame("can only for a time", "bare", "You can only {} with Styled cards this combat."),
    Frame("how often", "past", "X = the number of times {} this turn."),
    *(
        Frame(f"{name} {window}", "relative", text.replace("WINDOW", window), of=_TO_CARDS)
        for name, text in (
            ("a card", "Banish every card {} WINDOW."),
            ("how many cards", "X = the number of cards {} WINDOW."),
        )
        for window in ("this combat", "this turn")
    ),
    Frame(
        "how many attacks", "relative", "X = the number of attacks {} this combat.", of=_TO_ATTACKS
    ),
    Frame("how many stages", "relative", "X = the number of stages {} this turn.", of=_TO_STAGES),
)
DONE = (
    Frame("imperative", "", "{}."),
    Frame("third person", "third", "Your opponent {}."),
    Frame("have", "bare", "Have your opponent {}."),
    Frame("must", "bare", "Your opponent must {}."),
    Frame("you must", "", "You must {}."),
    Frame("each player", "third", "Each player {}."),
    Frame("may", "", "You may {}."),
    Frame("another may", "bare", "Your opponent may {}."),
    Frame("a to b", "", "{} to draw a card."),
    Frame("and", "", "Draw a card and {}."),
    Frame("or", "", "Draw a card or {}."),
    Frame("unless", "", "{} unless your opponent discards a card from his hand."),
    Frame("if", "", "If you control a Drill, {}."),
    Frame("otherwise", "", "Otherwise, {}."),
    Frame("for each", "", "For each Drill you control, {}."),
    Frame("at the end", "", "At the end of combat, {}."),
    Frame("as an effect", "", "Whenever you stop an attack, {}.", "[constant]"),
)


@dataclass(frozen=True)
class Cell:
    """A verb in a frame, by a class of the grammar. `sentence` is one that is read in exactly one
    way, and printed and read again; "" where none is. `tried` is one that isn't."""

    verb: str
    cls: str
    frame: Frame
    passive: bool | None
    sentence: str
    tried: str = ""

    def __str__(self) -> str:
        voice = {None: "", True: ", passive", False: ", active"}[self.passive]
        return f"{self.verb} ({self.cls}{voice}): {self.frame.name} [{self.frame.text}]"


@cache
def cells() -> tuple[Cell, ...]:
    """Every verb in every frame; the voices of a clause that its class hasn't got are left out."""
    return tuple(_cells())


def _cells() -> Iterator[Cell]:
    for verb in reference.verbs():
        for use in verb.uses:
            if any(name == "other" for name, _ in use.given):
                # The second of two verbs, "raise or lower": the first tells of both.
                continue
            happens = issubclass(use.cls, Happening)
            if not happens and not issubclass(use.cls, Effect):
                continue
            for frame in HAPPENS if happens else DONE:
                if frame.form not in use.frames or use.cls.__name__ not in (
                    frame.of or (use.cls.__name__,)
                ):
                    continue
                for passive in (False, True) if happens else (None,):
                    texts = list(islice(use.examples(frame.form, passive), TRIES))
                    if texts:
                        yield _cell(verb.base, use.cls.__name__, frame, passive, texts)


def _cell(verb: str, cls: str, frame: Frame, passive: bool | None, texts: list[str]) -> Cell:
    tried = ""
    for text in texts:
        sentence = frame.text.format(text)
        sentence = sentence[0].upper() + sentence[1:]
        found = grammar().readings(Line, sentence)
        if len(found) == 1 and grammar().readings(Line, sentence_text(found[0])) == found:
            return Cell(verb, cls, frame, passive, sentence)
        tried = tried or sentence
    return Cell(verb, cls, frame, passive, "", tried)
