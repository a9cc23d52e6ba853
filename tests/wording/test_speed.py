"""Reading is fast enough for the whole card pool in a moment. The limits are generous."""

import time
from dataclasses import make_dataclass

from dbz_desktop.wording import Grammar, Phrase, phrase

from .toy import Amount, Colour, Exactly, Who, X


class Effect(Phrase): ...


class Step(Effect): ...


def big_grammar() -> Grammar:
    grammar = Grammar()
    phrase("{n}", grammar=grammar)(Exactly)
    phrase("X", grammar=grammar)(X)
    verbs = ["raise", "lower", "discard", "draw", "search", "destroy", "place", "remove", "look"]
    fields = [("amount", Amount), ("colour", Colour), ("who", Who, Who.YOU)]
    for number in range(400):
        cls = make_dataclass(f"Do{number}", fields, bases=(Step,), frozen=True)
        verb = verbs[number % len(verbs)]
        template = f"<{verb}> {{amount}} {{colour}} card(s) to [the] zone{number} of <your> choice"
        phrase(template, grammar=grammar)(cls)
    both = make_dataclass("Both", [("one", Effect), ("two", Step)], bases=(Effect,), frozen=True)
    phrase("{one} and {two}", grammar=grammar)(both)
    return grammar


def test_speed() -> None:
    grammar = big_grammar()
    start = time.perf_counter()
    grammar.freeze()
    frozen = time.perf_counter() - start
    text = (
        "draw 2 red cards to the zone3 of your choice and your neighbour lowers X blue cards "
        "to zone10 of his or her choice and you search one orange card to zone40 of your choice"
    )
    assert grammar.parse(Effect, text)
    start = time.perf_counter()
    for _ in range(100):
        grammar.parse(Effect, text)
    parsed = (time.perf_counter() - start) / 100
    print(f"freeze {frozen * 1000:.0f} ms, parse {parsed * 1000:.2f} ms")
    assert frozen < 1.5
    assert parsed < 0.02
