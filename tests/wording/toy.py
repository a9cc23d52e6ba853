"""A toy language of garden chores that uses every feature of the wording machinery."""

from __future__ import annotations

import enum
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from dbz_desktop.wording import Grammar, Phrase, Tokens, terminal, words
from dbz_desktop.wording import phrase as register

garden = Grammar()
phrase = partial(register, grammar=garden)


class Chore(Phrase):
    """Anything to do."""


class Simple(Chore):
    """A chore without "and", "if" or "then"."""


class Amount(Phrase):
    counts = True


class Thing(Phrase):
    pass


class Weather(Phrase):
    pass


class Note(Phrase):
    pass


class Sum(Phrase):
    pass


@words
class Who(enum.Enum):
    YOU = "you"
    NEIGHBOUR = "your neighbour|the neighbour|neighbour"
    ANYONE = "a gardener|any gardener"


@words
class Colour(enum.Enum):
    RED = "red|crimson red"
    BLUE = "blue"
    ORANGE = "orange"


@words
class Bed(enum.Enum):
    ROSES = "rose bed(s)"
    HERBS = "herb bed(s)|bed(s) of herbs"


@phrase("{n}")
@dataclass(frozen=True, slots=True)
class Exactly(Amount):
    n: int


@phrase("up to {n}")
@dataclass(frozen=True, slots=True)
class UpTo(Amount):
    n: int


@phrase("X")
@dataclass(frozen=True, slots=True)
class X(Amount):
    pass


@phrase("a {colour} pot", "~one {colour} pot")
@dataclass(frozen=True, slots=True)
class Pot(Thing):
    colour: Colour


@phrase("{colours:or} flower(s)", ("any flower(s)", {"colours": None}))
@dataclass(frozen=True, slots=True)
class Flower(Thing):
    colours: tuple[Colour, ...] | None


@phrase("personality(ies) that is(are) [very|quite] shy", "~shy one(ones)")
@dataclass(frozen=True, slots=True)
class Shy(Thing):
    pass


@phrase("<water> {amount} {thing:s} from <your> can", "~<pour> {amount} {thing:s}")
@dataclass(frozen=True, slots=True)
class Water(Simple):
    amount: Amount
    thing: Thing
    who: Who = Who.YOU


@phrase("whenever it rains, <carry> {n} pot(s) inside and <have> tea")
@dataclass(frozen=True, slots=True)
class Carry(Simple):
    n: int
    who: Who = Who.YOU


@phrase(
    "dig [the|a] {bed} (up|over)",
    ("dig [the|a] {bed} (up|over) twice", {"times": 2}),
    "dig [the|a] {bed} (up|over) \\({times} time(s)\\)",
)
@dataclass(frozen=True, slots=True)
class Dig(Simple):
    bed: Bed
    times: int = 1


@phrase("dig {count} {bed:s}")
@dataclass(frozen=True, slots=True)
class DigSome(Simple):
    count: Amount
    bed: Bed


@phrase('read "{title}" \\[aloud\\]')
@dataclass(frozen=True, slots=True)
class Read(Simple):
    title: str


@phrase('sing: "{chore:^}."')
@dataclass(frozen=True, slots=True)
class Sing(Simple):
    chore: Chore


@phrase("fetch {things:and}")
@dataclass(frozen=True, slots=True)
class Fetch(Simple):
    things: tuple[Thing, ...]


@phrase("paint it {colours:/}")
@dataclass(frozen=True, slots=True)
class Paint(Simple):
    colours: tuple[Colour, ...]


@phrase("count {numbers:,}")
@dataclass(frozen=True, slots=True)
class Count(Simple):
    numbers: tuple[int, ...]


@phrase("mix {pot} exactly once", "~mix {pot} once")
@dataclass(frozen=True, slots=True)
class Mix(Simple):
    pot: Pot


@phrase("{chore} and {other}")
@dataclass(frozen=True, slots=True)
class Both(Chore):
    chore: Chore
    other: Simple


@phrase("{chore} if {weather}", "~if {weather}, {chore}")
@dataclass(frozen=True, slots=True)
class If(Chore):
    chore: Chore
    weather: Weather


@phrase("{chores:then}")
@dataclass(frozen=True, slots=True)
class Sequence(Phrase):
    chores: tuple[Chore, ...]


@phrase("it rains", ("it rains cats and dogs", {"hard": True}))
@dataclass(frozen=True, slots=True)
class Rain(Weather):
    hard: bool = False


@phrase("the sum is {sum}")
@dataclass(frozen=True, slots=True)
class Even(Weather):
    sum: Sum


@phrase("{n}")
@dataclass(frozen=True, slots=True)
class Term(Sum):
    n: int


@phrase("{left}+{right}")
@dataclass(frozen=True, slots=True)
class Plus(Sum):
    left: Sum
    right: Term


@phrase("\\({inner}\\)")
@dataclass(frozen=True, slots=True)
class Brackets(Sum):
    inner: Sum


@dataclass(frozen=True, slots=True)
class Shout(Note):
    letters: str


def _read_shout(tokens: Tokens, pos: int) -> Iterator[tuple[int, Shout]]:
    if tokens[pos].text.isalpha() and tokens[pos].text.isupper():
        yield pos + 1, Shout(tokens[pos].text)


terminal(
    Note,
    parse=_read_shout,
    show=lambda value: str(value.letters),
    expects="a shout",
    value_type=Shout,
    grammar=garden,
)


@phrase("write {note} on it")
@dataclass(frozen=True, slots=True)
class Write(Simple):
    note: Note
