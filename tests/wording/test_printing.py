"""How phrases are printed: canonical template, number, articles, subject, lists."""

import pytest

from dbz_desktop.wording import Phrase

from . import toy
from .toy import Bed, Colour, Exactly, Who

TEXTS = {
    # the first template that fits
    "dig rose bed up": toy.Dig(Bed.ROSES),
    "dig rose bed up twice": toy.Dig(Bed.ROSES, 2),
    "dig rose bed up (9,000 times)": toy.Dig(Bed.ROSES, 9000),
    "mix a red pot exactly once": toy.Mix(toy.Pot(Colour.RED)),
    # a, an
    "mix an orange pot exactly once": toy.Mix(toy.Pot(Colour.ORANGE)),
    # number: counted here, handed down, forced by nothing
    "water 1 any flower from your can": toy.Water(Exactly(1), toy.Flower(None)),
    "water 2 any flowers from your can": toy.Water(Exactly(2), toy.Flower(None)),
    "water up to 1 any flower from your can": toy.Water(toy.UpTo(1), toy.Flower(None)),
    "water X any flowers from your can": toy.Water(toy.X(), toy.Flower(None)),
    "water 3 personalities that are shy from your can": toy.Water(Exactly(3), toy.Shy()),
    "fetch personality that is shy": toy.Fetch((toy.Shy(),)),
    "dig 2 herb beds": toy.DigSome(Exactly(2), Bed.HERBS),
    "dig 1 herb bed": toy.DigSome(Exactly(1), Bed.HERBS),
    # the subject
    "whenever it rains, carry 1 pot inside and have tea": toy.Carry(1),
    "whenever it rains, a gardener carries 2 pots inside and has tea": toy.Carry(2, Who.ANYONE),
    "your neighbour waters X any flowers from his can": toy.Water(
        toy.X(), toy.Flower(None), Who.NEIGHBOUR
    ),
    # lists
    "fetch any flower and a red pot": toy.Fetch((toy.Flower(None), toy.Pot(Colour.RED))),
    "fetch a red pot, a blue pot, and an orange pot": toy.Fetch(tuple(map(toy.Pot, Colour))),
    "paint it red/blue": toy.Paint((Colour.RED, Colour.BLUE)),
    "count 1, 2,000, 3": toy.Count((1, 2000, 3)),
    # spacing, capitals, icons
    'sing: "Mix an orange pot exactly once."': toy.Sing(toy.Mix(toy.Pot(Colour.ORANGE))),
    'read "The Plan" [aloud]': toy.Read("The Plan"),
    "count 1 if the sum is 1+2": toy.If(
        toy.Count((1,)), toy.Even(toy.Plus(toy.Term(1), toy.Term(2)))
    ),
}


@pytest.mark.parametrize("text", TEXTS)
def test_shows(text: str) -> None:
    node = TEXTS[text]
    assert toy.garden.show(node) == text
    assert toy.garden.sentence(node) == text[0].upper() + text[1:]


def test_show_in_the_plural() -> None:
    assert toy.garden.show(toy.Shy(), plural=True) == "personalities that are shy"
    assert toy.garden.show(Bed.HERBS, plural=True) == "herb beds"


def test_parts_of_phrases_are_shown_too() -> None:
    assert toy.garden.show(9000) == "9,000"
    assert toy.garden.show(Who.ANYONE) == "a gardener"
    assert toy.garden.sentence(toy.Pot(Colour.ORANGE)) == "An orange pot"


@pytest.mark.parametrize(
    "node",
    [
        toy.Read(""),
        toy.Read('a "b"'),
        toy.Fetch(()),
        toy.Count((-1,)),
        toy.Term(-1),
        object(),
        True,
    ],
)
def test_what_has_no_wording(node: object) -> None:
    with pytest.raises(TypeError):
        toy.garden.show(node)


def test_the_error_names_the_class() -> None:
    class Unknown(Phrase): ...

    with pytest.raises(TypeError, match="Unknown"):
        toy.garden.show(Unknown())
