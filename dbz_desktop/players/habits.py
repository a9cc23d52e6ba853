"""Habits: what is answered without thinking, so that a line of play can be followed to its end.

They look at the question alone. Both players of an imagined line have them: who imagines it can't
know what the other one holds, and needs no more than something sensible.
"""

from __future__ import annotations

import random

from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision

MOST_WEIGHED = 24
"""So many options of a question are thought about; "name a card" may have a thousand."""


def weighed(decision: Decision, chance: random.Random) -> list[int]:
    """The options worth a thought: all of them, or as many as can be, the one of habit first."""
    count = len(decision.options)
    if count <= MOST_WEIGHED:
        return list(range(count))
    chosen = [habit(decision)]
    while len(chosen) < MOST_WEIGHED:
        index = int(chance.random() * count)
        if index not in chosen:
            chosen.append(index)
    return chosen


def habit(decision: Decision) -> int:
    """The index of an option: what promises something is done, what would do nothing is left."""
    options = decision.options
    if len(options) == 1:
        return 0
    ask = decision.ask
    if ask is Ask.DISCARD:
        # What can be kept is kept (TRN-4).
        return len(options) - 1
    if ask is Ask.NUMBER:
        return max(range(len(options)), key=lambda index: options[index].value)
    for index, option in enumerate(options):
        if not option.idle and not option.leaves:
            return index
    for index, option in enumerate(options):
        if option.act in (Act.PASS, Act.NO, Act.DONE):
            return index
    return 0


def left(decision: Decision) -> int:
    """The index of the option that leaves undone what is asked: an attack isn't answered (ATK-3),
    nothing more is played."""
    return next(i for i, option in enumerate(decision.options) if option.leaves)
