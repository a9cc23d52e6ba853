"""`cards language`: the language told by the grammar; nothing of it is kept by hand."""

from __future__ import annotations

import pytest

from dbz_desktop.cli import main
from dbz_desktop.rules.language import reference
from dbz_desktop.rules.language.compiler import grammar
from dbz_desktop.rules.language.nouns.clauses import FORMS
from dbz_desktop.wording import Phrase


def told(capsys, *words: str) -> str:
    assert main(["cards", "language", *words]) == 0
    return capsys.readouterr().out


def test_all_verbs_frames_and_parts_are_told_with_an_example(capsys):
    out = told(capsys)
    for verb in reference.verbs():
        # A form of clauses may have the name of a verb.
        lines = [x for x in out.splitlines() if x.startswith(f"  {verb.base:<12}")]
        assert len([x for x in lines if verb.forms["gerund"] in x]) == 1
    for form in FORMS:
        (line,) = [x for x in out.splitlines() if x.startswith(f"  {form:<12}")]
        assert line.split(maxsplit=1)[1:], form
    assert "  CardFilter" in out and "Draw a card. (PRE-C9)" in out


def test_of_a_verb_its_forms_its_frames_and_what_cards_say_with_it(capsys):
    out = told(capsys, "drew")
    assert out.startswith("draw: draws, drew, drawn, drawing\n")
    assert "present     you draw it" in out
    assert "cannot      you cannot draw it" in out
    assert "PRE-C9      Draw a card." in out


def test_of_any_other_word_where_it_stands(capsys):
    out = told(capsys, "Styled")
    assert (
        'A quality, its absence, or one of two: "Styled", "non-Styled", "Styled or Named".' in out
    )
    assert "Stops a Styled attack." in out


def test_a_word_that_no_card_can_say_is_told_with_what_comes_near(capsys):
    assert main(["cards", "language", "opponnent"]) != 0
    assert "did you mean opponent" in capsys.readouterr().err
    assert main(["cards", "language", "quux"]) != 0


def test_every_example_is_read_as_what_it_is_an_example_of():
    """An example that isn't read would teach what can't be said."""
    told = 0
    for cls in grammar().phrases(Phrase):
        text = reference.Use(cls).example()
        if not text:
            continue
        told += 1
        assert any(isinstance(r, cls) for r in grammar().readings(cls, text)), (cls, text)
    assert told > 250


@pytest.mark.parametrize("verb", reference.verbs(), ids=lambda verb: verb.base)
def test_every_verb_is_exemplified(verb):
    assert any(use.example(form) for use in verb.uses for form in use.frames)
