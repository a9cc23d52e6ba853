"""What is said about a text that can't be read, and the bounds on reading."""

import sys
from dataclasses import dataclass, make_dataclass

import pytest

from dbz_desktop.wording import Ambiguous, Grammar, ParseError, Phrase, phrase

from . import toy

garden = toy.garden


def failure(text: str, category: type[Phrase] = toy.Chore) -> ParseError:
    with pytest.raises(ParseError) as caught:
        garden.parse(category, text)
    return caught.value


def test_the_words_are_located_and_a_near_one_suggested() -> None:
    error = failure("mix a rd pot once")
    assert (error.column, error.end, error.words) == (6, 8, "rd")
    assert error.expected == ("blue", "orange", "red")
    assert error.suggestion == "red"
    assert error.message == (
        'I don\'t understand "rd" here; expected "red", "orange" or "blue". Did you mean "red"?'
    )
    assert str(error).splitlines()[1:] == ["  mix a rd pot once", "        ^^"]


def test_the_farthest_place_counts() -> None:
    error = failure("count 1 and count 2 if it snows")
    assert error.words == "snows"
    assert error.expected == ("rains",)


def test_too_short_and_too_long() -> None:
    error = failure("mix a")
    assert (error.column, error.words) == (5, "")
    assert error.message.startswith("The text ends too early; expected ")
    error = failure("count 1 quickly")
    assert error.words == "quickly"
    assert "the end of the text" in error.message
    assert failure("").message.startswith("The text ends too early")


def test_kinds_are_described() -> None:
    assert "a number" in failure("count some").expected
    assert "expected a number." in failure("count some").message
    assert failure("write it").expected == ("a shout",)


def test_an_unknown_start_suggests_a_phrase() -> None:
    error = failure("dog the rose bed up")
    assert error.words == "dog"
    assert error.suggestion == "dig … up"
    assert error.message.count('"') <= 2 * 10


def test_curly_quotes_keep_their_columns() -> None:
    error = failure("read \u201cGoku\u2019s\u201d softly")
    assert (error.column, error.words) == (14, "softly")


def test_two_readings_are_an_error() -> None:
    grammar = Grammar()

    class Item(Phrase): ...

    for name in ("One", "Two"):
        cls = make_dataclass(name, [], bases=(Item,), frozen=True)
        phrase("x", "~y" + name, grammar=grammar)(cls)
    assert len(grammar.readings(Item, "x")) == 2
    with pytest.raises(Ambiguous) as caught:
        grammar.parse(Item, "x")
    assert {type(each).__name__ for each in caught.value.readings} == {"One", "Two"}
    assert "2 ways" in str(caught.value)
    assert isinstance(caught.value, ParseError)


def test_two_spellings_of_one_thing_are_one_reading() -> None:
    grammar = Grammar()
    cls = make_dataclass("Once", [], bases=(Phrase,), frozen=True)
    phrase("x [y]", "~(x|z) y", grammar=grammar)(cls)
    assert grammar.parse(cls, "x y") == cls()


class Blob(Phrase): ...


@dataclass(frozen=True)
class Drop(Blob): ...


@dataclass(frozen=True)
class Pair(Blob):
    left: Blob
    right: Blob


@dataclass(frozen=True)
class Wrap(Blob):
    inner: Blob


@pytest.fixture
def blobs() -> Grammar:
    grammar = Grammar()
    phrase("x", grammar=grammar)(Drop)
    phrase("{left} {right}", grammar=grammar)(Pair)
    phrase("\\({inner}\\)", grammar=grammar)(Wrap)
    return grammar


@pytest.mark.parametrize("count", [5, 12, 30, 200, 999])
def test_ambiguity_does_not_explode(blobs: Grammar, count: int) -> None:
    # It is the test run's own patience that would notice an explosion here.
    with pytest.raises(ParseError):
        blobs.parse(Blob, "x " * count)
    if count == 5:
        assert len(blobs.readings(Blob, "x " * count)) == 14


def test_depth_is_bounded(blobs: Grammar) -> None:
    assert blobs.parse(Blob, "(" * 39 + "x" + ")" * 39)
    for depth in (40, 41, 60, 90, 300, 990):
        with pytest.raises(ParseError, match="nested too deeply"):
            blobs.parse(Blob, "(" * depth + "x" + ")" * depth)
    with pytest.raises(ParseError, match="nested too deeply"):
        garden.parse(toy.Chore, " and ".join(["count 1"] * 60))


def test_a_crowded_stack_is_no_crash(blobs: Grammar) -> None:
    def deep(levels: int) -> None:
        if levels:
            deep(levels - 1)
        else:
            with pytest.raises(ParseError):
                blobs.parse(Blob, "(" * 200 + "x")

    frame, used = sys._getframe(), 0
    while frame.f_back is not None:
        frame, used = frame.f_back, used + 1
    deep(sys.getrecursionlimit() - used - 150)


def test_length_is_bounded() -> None:
    with pytest.raises(ParseError, match=r"2,000"):
        garden.parse(toy.Chore, "count " + "1" * 2000)
    with pytest.raises(ParseError, match=r"2,000"):
        garden.readings(toy.Chore, "x" * 2001)


@pytest.mark.parametrize(
    "text", ["\x00", "[", '"', "\x01\x02", "¹ ²", "count ²", "\u0130 dig", "#", "*"]
)
def test_odd_signs_are_no_crash(text: str) -> None:
    failure(text)
