"""How many cards each phrase class of the language serves.

Run by hand over facts files as well: `python -m tests.rules.class_use later.jsonl …` prints every
class with the shipped cards that need it and, behind them, those of the files.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from dbz_desktop.cards import Card, read_pack
from dbz_desktop.cards.packs import Pack
from dbz_desktop.cli.facts import add_facts
from dbz_desktop.paths import cards_folder
from dbz_desktop.rules.insight.touches import phrases
from dbz_desktop.rules.language.compiler import compile_text, grammar
from dbz_desktop.wording import Phrase


def classes() -> tuple[type[Phrase], ...]:
    """Every phrase class of the language."""
    return grammar().phrases(Phrase)


def shipped() -> Iterable[Card]:
    """The cards that come with the program."""
    return read_pack(cards_folder()).cards.values()


def served(cards: Iterable[Card]) -> dict[type[Phrase], set[str]]:
    """For each phrase class the ids of the cards whose text, in any edition, needs it."""
    found: dict[type[Phrase], set[str]] = {kind: set() for kind in classes()}
    for card in cards:
        for text in (card.text, *dict(card.wordings).values()):
            program = compile_text(card, text)
            for part in phrases((program.notes, program.sections)):
                if type(part) in found:
                    found[type(part)].add(card.id)
    return found


def main(paths: list[str]) -> None:
    """Print the classes, those that serve the fewest cards first."""
    later = Pack()
    for path in paths:
        add_facts(later, Path(path))
    here, there = served(shipped()), served(later.cards.values())
    rows = sorted((len(here[k] | there[k]), len(here[k]), k.__name__, k.__module__) for k in here)
    for total, mine, name, module in rows:
        print(f"{mine:4} + {total - mine:<4} {name}  ({module.rpartition('.')[2]})")
    print(len(rows), "classes")


if __name__ == "__main__":
    main(sys.argv[1:])
