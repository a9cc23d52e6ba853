"""Texts that cards have from other cards: "your MP gains “POWER: …”" (COM-3, EFF-4).

Every program of a game holds all texts that any card of the game lends, behind its own sections: so
a use of one is counted for the card that has it, and what goes on from it is found there, wherever
the card that lent it may be by then.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from operator import itemgetter
from typing import Any

from dbz_desktop.rules.kernel.cardtext import CardProgram, Section, every
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.matters import POWERS_LENT


def with_lent(programs: Iterable[CardProgram]) -> list[CardProgram]:
    """The programs of a game's cards, each with what any of them lends; most games have nothing."""
    programs = list(programs)
    # Two cards that lend the same lend it twice.
    texts = [text for program in programs for text in _lends(program)]
    lent = sorted(((text.text, text.section) for text in texts), key=itemgetter(0))
    if not lent and not any(program.lent for program in programs):
        return programs
    made = {id(program): replace(program, lent=_placed(program, lent)) for program in programs}
    return [made[id(program)] for program in programs]


def _lends(program: CardProgram) -> list[Any]:
    """The texts that a card lends to others, or to itself."""
    if '"' not in program.text:
        return []
    parts = every((program.notes, program.sections), object)
    found = (getattr(part, "lent", None) for part in parts)
    return [text for text in found if text is not None]


def _placed(
    program: CardProgram, lent: list[tuple[str, Section]]
) -> tuple[tuple[str, Section], ...]:
    first = len(program.sections) + len(program.made)
    return tuple(
        (text, replace(section, index=index)) for index, (text, section) in enumerate(lent, first)
    )


def lent(game: Game, card: int) -> list[Section]:
    """The Powers that a card has from others now, [constant] ones left out."""
    if POWERS_LENT not in game.spoken:
        return []
    held = game.holding(POWERS_LENT)
    found = (
        section
        for clause, source, section in _of_card(game.programs[card], held)
        if clause.covers(game, card, source)
    )
    return [section for section in found if not section.is_constant]


def lent_text(program: CardProgram, section: Section) -> str:
    """The text of a section that is lent, to tell it from the card's own; "" of one of its own."""
    text = next((text for text, each in program.lent if each.index == section.index), "")
    return f": {text.removeprefix('POWER: ')}" if text else ""


def constants_lent(
    game: Game, card: int, held: Iterable[tuple[Any, Source]]
) -> Iterator[tuple[Section, WhileLent]]:
    """The [constant] texts that a card may have by what is held, with what must be so for each."""
    for clause, source, section in _of_card(game.programs[card], held):
        if section.is_constant:
            yield section, WhileLent(clause, source, card)


def _of_card(
    program: CardProgram, held: Iterable[tuple[Any, Source]]
) -> Iterator[tuple[Any, Source, Section]]:
    """What is held, with the section that it is as a text of a card."""
    known: Counter[str] = Counter()
    for clause, source in held:
        text = clause.lent.text
        alike = [section for said, section in program.lent if said == text]
        if alike:
            # The copy of a card that lends something lends it as one that it is a copy of.
            yield clause, source, alike[min(known[text], len(alike) - 1)]
            known[text] += 1


@dataclass(frozen=True, slots=True)
class WhileLent:
    """That a card has a text from another one, and perhaps that something `also` is so."""

    clause: Any
    source: Source
    card: int
    also: Any = None

    def holds(self, game: Game, source: Source) -> bool:
        """Whether it is so now."""
        given = self.source.given
        if given is not None and not given.holds(game, self.source):
            return False
        if not self.clause.covers(game, self.card, self.source):
            return False
        return self.also is None or bool(self.also.holds(game, source))

    def cards(self, game: Game, source: Source) -> list[int]:
        """The cards of which it is so, as far as something else is asked besides."""
        return [] if self.also is None else list(self.also.cards(game, source))
