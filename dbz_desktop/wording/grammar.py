"""The registry of phrases, and reading and printing with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

from .chart import MAX_DEPTH, Chart, TooComplex, nested
from .compiler import Compiled
from .errors import Ambiguous, ParseError, not_understood
from .kinds import Kind, Phrase
from .printer import Printer, capitalise
from .spelling import Spec, Spelling, covers, spell
from .symbols import ANY, Terminal
from .template import Part, shape
from .tokens import Tokens, normalise, tokenize
from .watch import Watch

__all__ = ["MAX_LENGTH", "Grammar", "Shape", "phrase", "terminal"]

MAX_LENGTH = 2000

P = TypeVar("P", bound=Phrase)


@dataclass(frozen=True, slots=True)
class Shape:
    """One printable template of a class: what its slots hold, and the other fields' values.

    `parts` are the words and slots in their order.
    """

    cls: type[Phrase]
    slots: Mapping[str, Kind]
    fixed: Mapping[str, Any]
    form: str = ""
    parts: tuple[Part, ...] = ()


class Grammar:
    """A set of phrases. `Grammar.default` is the one that `phrase` fills."""

    default: ClassVar[Grammar]

    def __init__(self) -> None:
        self._spellings: dict[type[Phrase], list[Spelling]] = {}
        self._terminals: list[Terminal] = []
        self._frozen: tuple[Compiled, Printer] | None = None

    # -- filling ---------------------------------------------------------------

    def add(self, cls: type[Phrase], *templates: Spec) -> None:
        """Register the phrase class `cls`; see :func:`phrase`.

        Raises TypeError when `cls` or a template isn't as it should be.
        """
        if cls in self._spellings:
            raise TypeError(f"{cls.__name__} is a phrase already")
        self._spellings[cls] = spell(cls, templates)
        self._frozen = None

    def add_terminal(self, made: Terminal) -> None:
        """Register a parser written by hand; see :func:`terminal`."""
        # Rules are numbered upwards, terminals downwards, so that the numbers never meet.
        made.id = -1 - len(self._terminals)
        self._terminals.append(made)
        self._frozen = None

    def freeze(self) -> None:
        """Compile the grammar now instead of at its first use.

        Raises TypeError when a slot's annotation is unusable or a phrase could consist of
        nothing but another of its kind.
        """
        self._ready()

    # -- reading ---------------------------------------------------------------

    def readings(self, category: type[P], text: str) -> list[P]:
        """Return all distinct readings of the whole `text` as a phrase of `category`.

        Empty when there is none. Raises ParseError only for a text that is too long, too
        deeply nested, or can be read in too many ways.
        """
        return self.attempt(category, text)[0]

    def attempt(self, category: type[P], text: str) -> tuple[list[P], int]:
        """Return all distinct readings as `readings` does and, where there is none, how many words
        were read as phrases, for :meth:`refusal`."""
        tokens = tokenize(_checked(text))
        chart = self._chart(category, text, tokens, None)
        found = self._whole(category, chart)
        return found, 0 if found else chart.reached

    def parse(self, category: type[P], text: str) -> P:
        """Return the one reading of `text` as a phrase of `category`.

        Raises Ambiguous when there are several, and ParseError, which tells where reading
        stopped and what was expected there, when there is none.
        """
        found, reached = self.attempt(category, text)
        if len(found) > 1:
            raise Ambiguous(text, found)
        if found:
            return found[0]
        raise self.refusal(category, text, reached)

    def refusal(self, category: type[P], text: str, reached: int = 0) -> ParseError:
        """Return why `text` has no reading as a phrase of `category`, for one that has none.

        `reached` is what `attempt` told. Raises ParseError as `readings` does.
        """
        if nested():
            # Nobody sees this error, and reading twice a level would cost two to the depth.
            return ParseError("This can't be read.", text)
        tokens = tokenize(_checked(text))
        return self._error(category, text, tokens, self._watched(category, text, tokens, reached))

    def expected(self, category: type[Phrase], text: str) -> dict[str, bool] | None:
        """Return what can stand behind `text` where it begins a phrase of `category`.

        Each is mapped to whether it is a word (else a description such as "a number"). None where
        no phrase begins so. Raises ParseError as `readings` does.
        """
        tokens = tokenize(_checked(text))
        reached = self._chart(category, text, tokens, None).reached
        watch = self._watched(category, text, tokens, reached)
        return watch.labels if watch.far == len(tokens) else None

    def _watched(self, category: type[Phrase], text: str, tokens: Tokens, reached: int) -> Watch:
        """Read a text to learn what was expected at the farthest place that can be reached."""
        # So far its phrases reach: what is expected nearer needn't be gathered. Where the last of
        # them was in no place where anything could follow, it is.
        for far in dict.fromkeys((reached, 0)):
            watch = Watch(far)
            chart = self._chart(category, text, tokens, watch)
            for end in chart.read(self._ready()[0].choice(category), 0):
                watch.expect(end, "the end of the text", False)
            if watch.labels:
                break
        return watch

    def _whole(self, category: type[P], chart: Chart) -> list[P]:
        """The readings of all that a chart has read, with or without a period at the end."""
        tokens = chart.tokens
        if not tokens:
            return []
        table = chart.read(self._ready()[0].choice(category), 0)
        ends = [len(tokens)]
        if len(tokens) > 1 and tokens[-1].key == ".":
            ends.append(len(tokens) - 1)
        found: list[P] = []
        for end in ends:
            for value, _ in table.get(end, ()):
                if value not in found:
                    found.append(value)
        return found

    def _chart(
        self, category: type[Phrase], text: str, tokens: Tokens, watch: Watch | None
    ) -> Chart:
        """All that can be read from the start of a text on, as far as it is needed."""
        chart = Chart(tokens, watch)
        try:
            chart.read(self._ready()[0].choice(category), 0)
        except (TooComplex, RecursionError) as error:
            if error.args[:1] == ("many",):
                raise ParseError("This can be read in too many ways.", text) from None
            raise ParseError(
                f"This is nested too deeply (more than {MAX_DEPTH} phrases within each other).",
                text,
            ) from None
        return chart

    def _error(self, category: type[Phrase], text: str, tokens: Tokens, watch: Watch) -> ParseError:
        if watch.far < len(tokens):
            span = (tokens[watch.far].start, tokens[watch.far].end)
        else:
            end = tokens[-1].end if tokens else len(text)
            span = (end, end)
        shapes = None
        if watch.far == 0 and tokens:
            shapes = [shape(self._spellings[cls][0].parts) for cls in self.phrases(category)]
        return not_understood(normalise(text), span, watch.labels, shapes)

    # -- printing --------------------------------------------------------------

    def show(self, node: object, plural: bool = False, form: str = "") -> str:
        """Return the canonical text of `node`, in a form, without a capital or a final period.

        Raises TypeError, naming the class, when no template says what `node` holds.
        """
        return self._ready()[1].show(node, plural, form)

    def sentence(self, node: object) -> str:
        """Return the canonical text of `node` with its first letter capitalised."""
        return capitalise(self.show(node))

    # -- looking ---------------------------------------------------------------

    def phrases(self, category: type[P]) -> tuple[type[P], ...]:
        """Return the registered phrase classes of `category`, in order of registration."""
        if category in self._spellings:
            return (category,)
        return tuple(cls for cls in self._spellings if issubclass(cls, category))

    def terminals(self, category: type[Phrase]) -> tuple[type, ...]:
        """Return the value types of the parsers plugged into `category` or below."""
        return tuple(
            each.value_type for each in self._terminals if issubclass(each.category, category)
        )

    def shapes(self, cls: type[Phrase]) -> tuple[Shape, ...]:
        """Return the printable templates of the phrase class `cls`, in order.

        Raises KeyError when `cls` isn't registered.
        """
        self._ready()
        return tuple(
            Shape(cls, each.kinds, each.fixed, each.form, each.parts)
            for each in self._spellings[cls]
            if each.printed
        )

    def unprintable(self) -> tuple[tuple[type[Phrase], str], ...]:
        """Return the class and form of each template that reads what no template might print.

        A template that is only read needs one of its class and form that is printed and asks no
        more of the values than it does.
        """
        return tuple(
            (cls, read.form)
            for cls, found in self._spellings.items()
            for read in found
            if not read.printed and not any(covers(each, read) for each in found if each.printed)
        )

    def _ready(self) -> tuple[Compiled, Printer]:
        if self._frozen is None:
            entries = [each for found in self._spellings.values() for each in found]
            compiled = Compiled(entries, self._terminals)
            self._frozen = compiled, Printer(self._spellings, self._terminals)
        return self._frozen


Grammar.default = Grammar()


def phrase(*templates: Spec, grammar: Grammar | None = None) -> Callable[[type[P]], type[P]]:
    """Decorate a frozen dataclass with the templates it is read by and printed with.

    The first template that fits is printed; one that begins with "~" is only read. A
    template may come with values it stands for: ``("any card", {"count": None})``.
    `grammar` is `Grammar.default` unless given. A class that raises ValueError for a
    combination of values says that these are no phrase. A slot of a template that is only
    read may hold an InitVar: what it says, the class puts into its other fields.

    Raises TypeError when the class or a template isn't as it should be.
    """

    def decorate(cls: type[P]) -> type[P]:
        (grammar or Grammar.default).add(cls, *templates)
        return cls

    return decorate


def terminal(
    category: type[Phrase],
    *,
    parse: Callable[[Tokens, int], Iterable[tuple[int, Any]]],
    show: Callable[[Any], str],
    expects: str,
    value_type: type,
    first: Iterable[str] = (ANY,),
    capital: bool = False,
    grammar: Grammar | None = None,
) -> None:
    """Plug a parser and printer written by hand into `category`.

    `parse(tokens, pos)` yields (end, value) for each reading that begins at `pos`;
    `tokens.source` is the text, and a ValueError means no reading. `show(value)` prints
    values of `value_type`; `expects` describes them in errors ("a card text"). `first`,
    the keys a reading can begin with, saves needless calls; so does `capital`, that none begins
    with a small letter.
    """
    (grammar or Grammar.default).add_terminal(
        Terminal(0, category, parse, show, expects, value_type, frozenset(first), capital)
    )


def _checked(text: str) -> str:
    if len(text) > MAX_LENGTH:
        raise ParseError(
            f"This text has {len(text):,} characters; more than {MAX_LENGTH:,} are not read.",
            text,
        )
    return text
