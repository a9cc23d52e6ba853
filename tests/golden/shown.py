"""Which sentences of a card its golden log never shows.

`python tests/golden/shown.py [ids]` lists them. A sentence is shown if the log tells at once what
its card did by it, or else if the log would be another one without it: the parts are played again
with that sentence taken out of the card, until something differs. That it is said, or said to be in
force, is no difference. Notes about building a deck are none of the log's business.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import compress
from pathlib import Path
from unittest.mock import patch

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from dbz_desktop.cards import Card
from dbz_desktop.rules import game
from dbz_desktop.rules.kernel.cardtext import CardProgram, Section, Sentence, Trigger
from dbz_desktop.rules.kernel.editions import Edition
from dbz_desktop.rules.language.compiler import compile_card, sentence_text

try:
    from . import position, standard
except ImportError:
    import position  # type: ignore[no-redef]
    import standard  # type: ignore[no-redef]

_OF_THE_DECK = re.compile(
    r"(Heroes|Villains) only|Limit \d+ per deck|Your Life Deck may include", re.IGNORECASE
)

_ONLY_SAYS = re.compile(r"Step \d: |From now on|(before|now|after): in force ")


def never_shown(card: Card) -> list[str]:
    """The sentences of a card that its golden log never shows, in the order of the text.

    Those of an earlier wording come after them, with the edition before each.
    """
    silent = _never_shown(card, "")
    for edition in position.earlier_editions(card):
        silent += [f"{edition}: {said}" for said in _never_shown(card, edition)]
    return silent


def _never_shown(card: Card, edition: str) -> list[str]:
    """The same of the wording of an edition, in the parts that are played in it."""
    program = position.compiled(card, edition or position.EDITION)
    log = (standard.LOGS / f"{card.id}.txt").read_text(encoding="utf-8")
    parts = re.split(r"^== \d+\. .*\n", log, flags=re.MULTILINE)[1:]
    wanted = [each.edition == edition for each in standard.parts_of(card)]
    told = "\n".join(compress(parts, wanted))
    silent = []
    for said, without in _pieces(program):
        if _OF_THE_DECK.match(said) or _does_at_once(card, told, said):
            continue
        if not _differs(card, parts, wanted, said, without):
            silent.append(said)
    if any(section.damage for section in program.sections) and "Damage: " not in told:
        silent.append("DAMAGE")
    return silent


def _does_at_once(card: Card, told: str, said: str) -> bool:
    """Whether the log tells, right after it says the sentence, of something that the card did."""
    return any(
        f"({card.name})." in after.partition("\n")[0] for after in told.split(f": {said}\n")[1:]
    )


def _differs(
    card: Card, logs: list[str], wanted: list[bool], said: str, other: CardProgram
) -> bool:
    """Whether parts of the log are others with another program of the card, without a sentence.

    That the sentence is said is no difference yet: something must come of it.
    """
    edition = next(each.edition for each in compress(standard.parts_of(card), wanted))

    def compiled(each: Card, played: Edition) -> CardProgram:
        meant = each.id == card.id and played.id == (edition or position.EDITION)
        return other if meant else compile_card(each, played)

    lacking = replace(game.RULES, compile=compiled)
    with patch.object(game, "RULES", lacking):
        parts = standard.played_parts(card)
        for log, counts in zip(logs, wanted, strict=True):
            try:
                _, lines = next(parts)
            except (standard.Stuck, ValueError, RuntimeError):
                return True
            if counts and _unsaid(lines, said) != _unsaid(log.splitlines(), said):
                return True
    return False


def _unsaid(lines: list[str], said: str) -> list[str]:
    """The lines of a part without those that only say a sentence, or that it is in force."""
    return [
        line for line in lines if line and said not in line and not _ONLY_SAYS.match(line.lstrip())
    ]


def _pieces(program: CardProgram) -> Iterator[tuple[str, CardProgram]]:
    """Each sentence and note of a program, with the program that lacks it."""
    for note in program.notes:
        rest = tuple(each for each in program.notes if each is not note)
        yield sentence_text(note), replace(program, notes=rest)
    for section in program.sections:
        for sentence in (*section.sentences, *section.hits):
            others = tuple(
                _without(each, sentence) if each is section else each for each in program.sections
            )
            yield sentence.text, replace(program, sections=others)


def _without(section: Section, sentence: Sentence) -> Section:
    """The section without a sentence of it."""

    def left(sentences: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
        return tuple(each for each in sentences if each.text != sentence.text)

    def heard(triggers: tuple[Trigger, ...]) -> tuple[Trigger, ...]:
        return tuple(
            Trigger(each.sentence, left(each.rest), each.given)
            for each in triggers
            if each.text != sentence.text
        )

    return replace(
        section,
        sentences=left(section.sentences),
        hits=left(section.hits),
        triggers=heard(section.triggers),
        replaced=heard(section.replaced),
    )


def main(arguments: list[str]) -> int:
    """List what is never shown; 1 where there is anything."""
    found = False
    for card in standard.cards():
        if not arguments or card.id in arguments:
            for said in never_shown(card):
                print(f"{card.id} {card.name}: {said}")
                found = True
    return int(found)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
