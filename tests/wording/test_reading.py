"""What is accepted, and as what."""

import dataclasses
import enum
from dataclasses import dataclass

import pytest

from dbz_desktop.wording import Grammar, Phrase, phrase, terminal, tokenize, words

from . import toy
from .toy import Bed, Colour, Exactly, Who

garden = toy.garden

CHORES = {
    # optional and required groups
    "dig rose beds up": toy.Dig(Bed.ROSES),
    "Dig the Rose Bed Over": toy.Dig(Bed.ROSES),
    "dig an herb bed up": toy.Dig(Bed.HERBS),
    "dig beds of herbs up": toy.Dig(Bed.HERBS),
    # pinned values, brackets, numbers
    "dig rose bed up twice": toy.Dig(Bed.ROSES, 2),
    "dig rose bed up (two times)": toy.Dig(Bed.ROSES, 2),
    "dig rose bed up (9,000 times)": toy.Dig(Bed.ROSES, 9000),
    "count 1,000, 2, ten": toy.Count((1000, 2, 10)),
    # accept-only templates, "a" and "an"
    "mix an orange pot once": toy.Mix(toy.Pot(Colour.ORANGE)),
    "mix one red pot exactly once": toy.Mix(toy.Pot(Colour.RED)),
    "mix a crimson red pot exactly once": toy.Mix(toy.Pot(Colour.RED)),
    # the subject
    "water X red flowers from your can": toy.Water(toy.X(), toy.Flower((Colour.RED,))),
    "you water X red flowers from your can": toy.Water(toy.X(), toy.Flower((Colour.RED,))),
    "a gardener waters up to 2 any flowers from his or her can": toy.Water(
        toy.UpTo(2), toy.Flower(None), Who.ANYONE
    ),
    "an gardener waters 1 any flower from their can": toy.Water(
        Exactly(1), toy.Flower(None), Who.ANYONE
    ),
    "neighbour pours 1 shy one": toy.Water(Exactly(1), toy.Shy(), Who.NEIGHBOUR),
    "whenever it rains, you carry 2 pots inside and have tea": toy.Carry(2),
    "whenever it rains, your neighbour carries 1 pot inside and has tea": toy.Carry(
        1, Who.NEIGHBOUR
    ),
    # lists
    "fetch a red pot": toy.Fetch((toy.Pot(Colour.RED),)),
    "fetch any flower and a red pot": toy.Fetch((toy.Flower(None), toy.Pot(Colour.RED))),
    "fetch any flower, a red pot and a blue pot": toy.Fetch(
        (toy.Flower(None), toy.Pot(Colour.RED), toy.Pot(Colour.BLUE))
    ),
    "fetch any flower, a red pot, and a blue pot": toy.Fetch(
        (toy.Flower(None), toy.Pot(Colour.RED), toy.Pot(Colour.BLUE))
    ),
    "fetch red or blue flowers": toy.Fetch((toy.Flower((Colour.RED, Colour.BLUE)),)),
    "paint it red/blue / orange": toy.Paint((Colour.RED, Colour.BLUE, Colour.ORANGE)),
    # raw text, curly quotes, icons, terminals
    "read \u201cGoku\u2019s  Plan, 2: if it rains\u201d [Aloud]": toy.Read(
        "Goku's  Plan, 2: if it rains"
    ),
    'sing: "Dig rose bed up."': toy.Sing(toy.Dig(Bed.ROSES)),
    "write HELLO on it": toy.Write(toy.Shout("HELLO")),  # type: ignore[arg-type]
    # left recursion
    "count 1 and count 2 if it rains and count 3": toy.Both(
        toy.If(toy.Both(toy.Count((1,)), toy.Count((2,))), toy.Rain()), toy.Count((3,))
    ),
    "count 1 if the sum is (1+2)+ 3": toy.If(
        toy.Count((1,)),
        toy.Even(
            toy.Plus(toy.Brackets(toy.Plus(toy.Term(1), toy.Term(2))), toy.Term(3))
        ),
    ),
}  # fmt: skip


@pytest.mark.parametrize("text", CHORES)
def test_reads(text: str) -> None:
    assert garden.parse(toy.Chore, text) == CHORES[text]
    assert garden.parse(toy.Chore, text + ".") == CHORES[text]


@pytest.mark.parametrize(
    "text",
    [
        "dig rose bed",
        "dig rose bed up up",
        "your neighbour water 1 any flower from his can",
        "count 1 2",
        "fetch any flower, a red pot",
        'read "" [aloud]',
        'read "Plan [aloud]',
        "count 1..",
        "write hello on it",
        "write",
        "",
        " . ",
    ],
)
def test_refuses(text: str) -> None:
    assert garden.readings(toy.Chore, text) == []


def test_a_slot_takes_only_its_class() -> None:
    assert garden.readings(toy.Thing, "any flower")
    assert not garden.readings(toy.Chore, "mix any flower once")
    assert garden.parse(toy.Pot, "a red pot") == toy.Pot(Colour.RED)
    assert not garden.readings(toy.Pot, "any flower")


def test_phrases_lists_a_category() -> None:
    assert garden.phrases(toy.Weather) == (toy.Rain, toy.Even)
    assert toy.Dig in garden.phrases(toy.Chore)
    assert garden.phrases(toy.Dig) == (toy.Dig,)
    assert garden.terminals(toy.Note) == (toy.Shout,)


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        ("AT+3", ["at", "+", "3"]),
        ("AT +3", ["at", "+", "3"]),
        ("AT + 3", ["at", "+", "3"]),
        ("AT-3", ["at", "-", "3"]),
        ("AT -X", ["at", "-", "x"]),
        ("AT\u2212X.", ["at", "-", "x", "."]),
        ("Non\u2011Personality cards", ["non-personality", "cards"]),
        ("opponent\u2019s 4-Star Ball", ["opponent's", "4-star", "ball"]),
        ("players' hands", ["players'", "hands"]),
        ("9,000 and 1, 2,3", ["9000", "and", "1", ",", "2", ",", "3"]),
        ("and/or (2): 1st; =", ["and", "/", "or", "(", "2", ")", ":", "1st", ";", "="]),
        ("[Energy  Attack] an X-ray", ["[energy attack]", "a", "x-ray"]),
    ],
)
def test_tokens(text: str, keys: list[str]) -> None:
    tokens = tokenize(text)
    assert [token.key for token in tokens] == keys
    assert all(tokens.source[token.start : token.end] == token.text for token in tokens)
    assert len(tokens.source) == len(text)


def test_an_amount_may_be_left_recursive_through_another_category() -> None:
    grammar = Grammar()

    class Left(Phrase): ...

    class Right(Phrase): ...

    @phrase("x", grammar=grammar)
    @dataclass(frozen=True)
    class Leaf(Left): ...

    @dataclass(frozen=True)
    class Turn(Left):
        right: Right

    @dataclass(frozen=True)
    class Back(Right):
        left: Left

    for cls, annotation, template in ((Turn, Right, "{right} l"), (Back, Left, "[so] {left} r")):
        # The tests' annotations are strings of local names otherwise.
        cls.__annotations__ = {dataclasses.fields(cls)[0].name: annotation}
        phrase(template, grammar=grammar)(cls)
    assert grammar.parse(Left, "x r l r l") == Turn(Back(Turn(Back(Leaf()))))
    assert grammar.parse(Left, "so x r l") == Turn(Back(Leaf()))


def test_lists_in_a_loop_of_two_or_more() -> None:
    grammar = Grammar()
    phrase("{items:and:2}", grammar=grammar)(_Many)
    phrase("x", grammar=grammar)(_One)
    assert grammar.parse(_Item, "x") == _One()
    assert grammar.parse(_Item, "x, x and x") == _Many((_One(), _One(), _One()))
    assert grammar.show(_Many((_One(), _One()))) == "x and x"
    with pytest.raises(TypeError, match="_Many"):
        grammar.show(_Many((_One(),)))


def test_a_class_may_refuse_values() -> None:
    grammar = Grammar()
    phrase("pick {low} to {high}", grammar=grammar)(_Range)
    assert grammar.parse(_Range, "pick 1 to 2") == _Range(1, 2)
    assert grammar.readings(_Range, "pick 2 to 1") == []


def test_a_field_mentioned_twice_has_one_value() -> None:
    grammar = Grammar()
    phrase("from {low} to {high} and {low} again", grammar=grammar)(_Range)
    assert grammar.readings(_Range, "from 1 to 2 and 1 again") == [_Range(1, 2)]
    assert grammar.readings(_Range, "from 1 to 2 and 2 again") == []
    assert grammar.show(_Range(1, 2)) == "from 1 to 2 and 1 again"


def test_new_phrases_are_known_at_once() -> None:
    grammar = Grammar()
    phrase("x", grammar=grammar)(_One)
    assert not grammar.readings(_Item, "pick 1 to 2")
    phrase("pick {low} to {high}", grammar=grammar)(_Range)
    assert grammar.readings(_Item, "pick 1 to 2")


def test_a_terminal_may_parse_text_within_the_text() -> None:
    grammar = Grammar()
    phrase("x", grammar=grammar)(_One)

    def read(tokens, pos):  # type: ignore[no-untyped-def]
        ends = [at for at in range(pos + 1, len(tokens)) if tokens[at].key == '"']
        if tokens[pos].key == '"' and ends:
            inner = tokens.source[tokens[pos].end : tokens[ends[-1]].start]
            yield ends[-1] + 1, _Quote(grammar.parse(_Item, inner))

    terminal(
        _Item,
        parse=read,
        show=lambda quote: f'"{grammar.show(quote.item)}"',
        expects="a quotation",
        value_type=_Quote,
        first='"',
        grammar=grammar,
    )
    quote = _Quote(_Quote(_One()))
    assert grammar.parse(_Item, '""x""') == quote
    assert grammar.show(quote) == '""x""'
    assert grammar.readings(_Item, '"' * 300 + "y" + '"' * 300) == []


class _Item(Phrase): ...


@dataclass(frozen=True)
class _One(_Item): ...


@dataclass(frozen=True)
class _Many(_Item):
    items: tuple[_Item, ...]


@dataclass(frozen=True)
class _Quote(_Item):
    item: _Item


@dataclass(frozen=True)
class _Range(_Item):
    low: int
    high: int

    def __post_init__(self) -> None:
        if self.low > self.high:
            raise ValueError("the wrong way round")


class _Plain(enum.Enum):
    RED = "red"


@dataclass(frozen=True)
class _Odd(_Item):
    colour: _Plain
    name: str
    ratio: float = 1.0


@pytest.mark.parametrize(
    ("cls", "template", "said"),
    [
        (_Range, "pick {low}", "high"),
        (_Range, "pick {low} to {top}", "top"),
        (_Range, "pick [{low}] {high}", "inside brackets"),
        (_Range, "pick {low}{high}", "without a blank"),
        (_Range, "pick {low}'s {high}", "glued"),
        (_Range, "pick ({low} {high}", "missing"),
        (_Range, "pick {low}) {high}", "too many"),
        (_Range, "pick {low} | {high}", "outside of brackets"),
        (_Range, "pick {low} (a|) {high}", "empty alternative"),
        (_Range, "pick {low} ([a] [b] [c] [d] [e] [f] [g] [h] i) {high}", "256 alternatives"),
        (_Range, "<pick> {low} {high}", "who"),
        (_One, "[x]", "nothing at all"),
        (_One, "", "nothing at all"),
        (_Item, "x", "frozen dataclass"),
        (_Odd, '{colour} "{name}"', "colour"),
        (_Odd, '"{name}" is {ratio}', "ratio"),
        (_Many, "{items}", "nothing but another"),
    ],
)
def test_a_wrong_template_is_refused(cls: type[Phrase], template: str, said: str) -> None:
    grammar = Grammar()
    with pytest.raises(TypeError, match=said):
        phrase(template, grammar=grammar)(cls)
        if cls is _Odd:
            _Odd.__dataclass_fields__["colour"].default = _Plain.RED
            _Odd.__dataclass_fields__["name"].default = ""
        grammar.freeze()


def test_an_enum_of_words_needs_spellings() -> None:
    with pytest.raises(TypeError, match="spelling"):
        words(enum.Enum("Numbers", {"ONE": 1}))  # type: ignore[arg-type]


def test_a_string_slot_needs_quotes() -> None:
    @dataclass(frozen=True)
    class Called(Phrase):
        name: str

    Called.__annotations__ = {"name": str}
    grammar = Grammar()
    phrase("called {name}", grammar=grammar)(Called)
    with pytest.raises(TypeError, match="double quotes"):
        grammar.freeze()
