"""Text into phrase objects, and phrase objects into text.

A phrase is a frozen dataclass with a template. The template is grammar and printer at
once; the slots are typed by the fields' annotations. Nothing in here knows a single
effect of the game.

    @phrase("raise {whose} anger {amount} [level|levels]")
    @dataclass(frozen=True, slots=True)
    class RaiseAnger(Effect):
        whose: Whose
        amount: Amount

Why a parser of our own and not lark: a card must have exactly one reading, so all
readings are needed, as objects of the phrases' own classes, and an error has to say
which words were expected, in the templates' terms. lark's Earley parser gives all
readings too, but as a forest over a grammar that would have to be generated from the
templates and mapped back, node by node and error by error; its LALR parser can't take
a language as ambiguous from word to word as this one. The templates need little: a
table per (category, place), and an index from a word to the templates that can begin
with it. What that costs us is that grammar features like left recursion and the
bounds on ambiguity are ours to get right (:mod:`.chart`). Speed was an expectation
rather than the measured reason: we have not built the lark grammar to compare.

The way through: :mod:`.tokens` cuts text, :mod:`.template` reads templates,
:mod:`.spelling` checks them against their class, :mod:`.compiler` makes the rules of
:mod:`.symbols`, :mod:`.chart` reads (and :mod:`.watch` keeps what was expected),
:mod:`.printer` prints, :mod:`.grammar` is the front.
"""

from .errors import Ambiguous, ParseError
from .grammar import Grammar, Shape, phrase, terminal
from .kinds import (
    Kind,
    OfClass,
    OfEnum,
    OfInt,
    OfStr,
    OfTuple,
    Phrase,
    first_spelling,
    formed,
    negatable,
    synonyms,
    verbs,
    words,
)
from .paradigm import paradigm
from .spelling import Spec
from .tokens import Token, Tokens, tokenize

__all__ = [
    "Ambiguous",
    "Grammar",
    "Kind",
    "OfClass",
    "OfEnum",
    "OfInt",
    "OfStr",
    "OfTuple",
    "ParseError",
    "Phrase",
    "Shape",
    "Spec",
    "Token",
    "Tokens",
    "first_spelling",
    "formed",
    "negatable",
    "paradigm",
    "phrase",
    "synonyms",
    "terminal",
    "tokenize",
    "verbs",
    "words",
]
