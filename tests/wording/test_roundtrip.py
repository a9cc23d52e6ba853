"""What is printed is read again as the same thing."""

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dbz_desktop.wording import Phrase

from . import toy
from .trees import trees

LEAVES = {toy.Note: st.text(string.ascii_uppercase, min_size=1, max_size=5).map(toy.Shout)}


@pytest.mark.parametrize("category", [toy.Chore, toy.Sequence, toy.Weather, toy.Thing, toy.Sum])
def test_parse_undoes_show(category: type[Phrase]) -> None:
    @given(trees(toy.garden, category, 4, LEAVES))
    def check(tree: Phrase) -> None:
        text = toy.garden.show(tree)
        assert toy.garden.parse(category, text) == tree
        assert toy.garden.show(toy.garden.parse(category, text)) == text
        assert toy.garden.parse(category, toy.garden.sentence(tree) + ".") == tree

    check()


def test_every_class_is_drawn() -> None:
    drawn: set[type] = set()

    @given(trees(toy.garden, toy.Simple, 3, LEAVES))
    def collect(tree: Phrase) -> None:
        drawn.add(type(tree))

    collect()
    assert len(drawn) >= len(toy.garden.phrases(toy.Simple)) - 2
