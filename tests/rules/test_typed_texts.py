"""What helps who types a card's text: what can stand at a place, and what a text does."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest

from dbz_desktop.cards.model import CardType
from dbz_desktop.match.content.library import load_pool
from dbz_desktop.rules.insight.steps import steps_of
from dbz_desktop.rules.insight.usage import Usage
from dbz_desktop.rules.kernel.base import Line
from dbz_desktop.rules.kernel.note import Note
from dbz_desktop.rules.language.compiler import compile_text, grammar
from dbz_desktop.rules.language.expected import LABELS, expected_at
from dbz_desktop.rules.language.text.cutting import cut
from dbz_desktop.wording import ParseError, tokenize
from dbz_desktop.wording.chart import Chart


@pytest.fixture(scope="module")
def cards():
    return list(load_pool().cards.values())


@pytest.fixture(scope="module")
def usage(cards):
    return Usage(card.text for card in cards)


def at_end(text):
    return expected_at(text, len(text))


def test_words_that_go_on_are_told_and_others_are_not():
    found = at_end("POWER: Raise your ")
    assert "anger" in found.words and "Life Deck" not in found.words
    assert (found.start, found.end, found.typed, found.before) == (18, 18, "", "your")
    found = at_end("POWER: Raise your an")
    assert "anger" in found.words and "Life Deck" not in found.words
    assert found.typed == "an" and found.start == 18


def test_a_sentence_can_begin_with_a_label_and_within_one_there_is_none():
    assert set(LABELS) <= set(at_end("").words) and at_end("").first
    assert "[attack]" in at_end("POWER: Draw a card. [at").words
    labels = {label for label in LABELS if not label.startswith("[")}
    assert not labels & set(at_end("POWER: Draw a ").words)


def test_damage_and_notes_have_words_of_their_own():
    assert "AT" in at_end("[attack] Physical attack. DAMAGE: ").words
    assert "draw" not in at_end("[attack] Physical attack. DAMAGE: ").words
    assert "Limit" in at_end("[attack] Physical attack. (Li").words
    assert "a number" in at_end("(Limit ").others


def test_behind_what_is_not_understood_nothing_is_expected():
    found = at_end("POWER: Draw juggling ")
    assert found.words == () and found.others == ()


def test_only_what_stands_before_the_place_counts():
    text = "POWER: Raise your  Juggle."
    assert "anger" in expected_at(text, 18).words


@pytest.mark.parametrize("seed", range(6))
def test_every_next_word_of_a_real_card_is_expected(cards, usage, seed):
    card = random.Random(seed).choice([card for card in cards if len(card.text) < 160])
    program = compile_text(card, card.text)
    tokens = tokenize(card.text)
    missed = []
    for token in tokens:
        if token.key in ".:()[]\"'" or token.key.isdecimal():
            continue
        found = expected_at(card.text, token.start)
        words = {word.casefold() for word in usage.ranked(found)} | set(map(str, found.words))
        firsts = {tokenize(word)[0].key for word in words if tokenize(word)}
        known = token.key in firsts or token.key.rstrip("s") in {w.rstrip("s") for w in firsts}
        if not known and not found.others:
            missed.append((token.text, found.before))
    assert not program.failures
    # Misprints that are put right before a text is read are no words of the language.
    assert len(missed) <= len(tokens) // 6, (card.text, missed)


def told(sentence):
    """What is said of a sentence that stops in the middle, and what it could go on with."""
    said = {}
    for kind in (Line, Note):
        with suppress(ParseError):
            if not grammar().readings(kind, sentence):
                error = grammar().refusal(kind, sentence)
                said[kind] = error.message, error.column, error.expected, error.suggestion
            said[kind, "on"] = grammar().expected(kind, sentence)
    return said


@pytest.mark.parametrize("seed", range(4))
def test_what_is_not_looked_for_has_nothing_to_tell(cards, seed, monkeypatch):
    """Nearer than a text was read, no rule is asked what it would have gone on with."""
    card = random.Random(seed).choice(cards)
    lines = [words for draft in cut(card.text)[1] for _kind, words, _column in draft.lines]
    parts = [line[:end] for line in lines for end in range(1, len(line), 5)]
    parts += [f"{part}q" for part in parts]
    quick = [told(part) for part in parts]
    monkeypatch.setattr(Chart, "_wants", lambda chart, _place: chart.watch is not None)
    monkeypatch.setattr(Chart, "reached", 0)
    assert quick == [told(part) for part in parts]
    assert any(quick)


def test_what_is_likely_comes_first_and_agrees_with_who_does_it(usage):
    assert usage.ranked(at_end("POWER: Draw "))[0] == "a"
    words = usage.ranked(at_end("[constant] Whenever you "))
    assert "perform" in words and "performs" not in words
    words = usage.ranked(at_end("[constant] Whenever your opponent "))
    assert "performs" in words and "perform" not in words
    assert "Draw a card" in usage.example("draw", "a")


def test_the_nearest_word_is_proposed_for_one_that_is_not_understood(cards, usage):
    text = "POWER: Raise your angr 1."
    (fault,) = compile_text(cards[0], text).failures
    wanted = usage.wanted(text, fault)
    assert wanted.nearest == "anger" and not wanted.behind and "anger" in wanted.words
    text = "POWER: Raise your."
    (fault,) = compile_text(cards[0], text).failures
    wanted = usage.wanted(text, fault)
    assert wanted.behind and "anger" in wanted.words and wanted.nearest == ""
    text = "POWER: Draw a card (and"
    (fault,) = [f for f in compile_text(cards[0], text).failures if "missing" in f.message] or [
        None
    ]
    assert fault is None or usage.wanted(text, fault) is None


def test_the_steps_of_a_text_are_its_uses_sentences_and_parts_in_order(cards):
    event = next(card for card in cards if card.type is CardType.EVENT)
    text = (
        "(Limit 1 per deck.) [attack] Physical attack. If you control a Drill, raise your anger 2. "
        "DAMAGE: AT +2 stages. HIT: Juggle."
    )
    steps = steps_of(compile_text(event, text))
    assert [(step.depth, step.text, step.label, step.understood) for step in steps] == [
        (0, "( )", "", True),
        (1, "Limit 1 per deck.", "", True),
        (0, "[attack]", "", True),
        (1, "Physical attack.", "", True),
        (1, "If you control a Drill, raise your anger 2.", "", True),
        (2, "you control a Drill", "", True),
        (2, "raise your anger 2", "", True),
        (1, "AT +2 stages.", "DAMAGE", True),
        (1, "Juggle.", "HIT", False),
    ]
    drill = next(card for card in cards if card.type is CardType.DRILL)
    use, _sentence = steps_of(compile_text(drill, "[constant] Your MP's PUR is +1."))
    assert (use.text, use.about) == ("[constant]", "Counts for as long as the card is in play")
    assert "ANG-1" in steps[6].about and "COM-2" in steps[2].about


def test_every_card_is_told_whole_and_in_words(cards):
    for card in cards[::7]:
        program = compile_text(card, card.text)
        steps = steps_of(program)
        told = {step.text for step in steps}
        for section in program.sections:
            for _kind, sentence in section.printed:
                assert sentence.text in told, card.id
        assert all(step.about for step in steps if step.depth <= 1), card.id
        assert all("`" not in step.about for step in steps)
