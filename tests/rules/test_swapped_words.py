"""One word for another: a text means the same of Setups as of Drills, of a turn as of a combat.

The canonical texts of all shipped cards are said with one word put in another's place. Where that
is read at all, it is read as what stands there: printed, it is the very same text.
"""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from dbz_desktop.match.content.library import load_pool
from dbz_desktop.rules.language.compiler import canonical_text, compile_text

SWAPS = {
    "Drills as Setups": ((r"\bDrill(s?)\b", r"Setup\1"),),
    "Setups as Drills": ((r"\bSetup(s?)\b", r"Drill\1"),),
    "Styled as Named": ((r"\bStyled\b", "Named"),),
    "a combat as a turn": ((r"\bthis combat\b", "this turn"),),
    "discarded as banished": ((r"\bdiscard pile\b", "Banished Zone"),),
    "destroyed as banished": (
        (r"\bdestroy(?=s?\b)", "banish"),
        (r"\bDestroy\b", "Banish"),
        (r"\bbanishs\b", "banishes"),
        (r"\bdestroyed\b", "banished"),
    ),
    "raised as lowered": (
        (r"\braise your anger\b", "lower your anger"),
        (r"\bRaise your anger\b", "Lower your anger"),
    ),
    "a hit that is asked for": ((r"\bHIT: (?!If\b)", "HIT: If you control a Dragon Ball, "),),
}
"""What is put in the place of what, with the reading that must come of it."""
ELSEWHERE = {
    "a combat as a turn": r"\bnext action this combat\b|^This combat,|[.] This combat,",
    "a hit that is asked for": r"HIT: [A-Z]\w+ (?:time|other)\b",
}
"""What can't be said of the other: an action is always one of a combat."""


def _lower_first(text: str) -> str:
    """What follows "HIT: If …, " as it goes on in the sentence, but for a word of the game's own."""
    return re.sub(
        r"(?<=HIT: If you control a Dragon Ball, )(?!Rejuvenate|Remain|Setups)[A-Z]",
        lambda found: found[0].lower(),
        text,
    )


@pytest.mark.parametrize("swap", SWAPS)
def test_what_is_said_of_one_is_said_of_the_other(swap: str) -> None:
    told = 0
    wrong = []
    for card in load_pool().cards.values():
        said = card.text
        for pattern, other in SWAPS[swap]:
            said = re.sub(pattern, other, said)
        said = _lower_first(said)
        if said == card.text or re.search(ELSEWHERE.get(swap, r"^\b$"), card.text):
            continue
        program = compile_text(replace(card, text=said), said)
        if program.failures:
            continue
        told += 1
        printed = canonical_text(program)
        if printed != said:
            wrong.append(f"{card.id}: {said}\n    was read as {printed}")
    assert told > 50
    assert not wrong, "\n".join(wrong)
