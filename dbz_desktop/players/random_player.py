"""RandomPlayer: takes any legal option, a little keener to fight than chance alone would be.

It looks at nothing but the decision itself, so it can't know anything hidden. Games between two
of them visit corners of the rules that sensible players avoid, which is what self-play is for.
"""

from __future__ import annotations

import random

from dbz_desktop.players.base import Sight
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision

PASS_CHANCE = 0.25
"""How often it passes an action, or leaves an attack undefended, though it could do something."""

DECLARE_CHANCES = (0.85, 0.85, 0.1)
"""How often it declares combat (TRN-3): one of these for a whole match, so that some matches are
quiet enough for seven Dragon Balls to come together."""

DONE_CHANCE = 0.2
"""How often it ends its Planning Step, or a choice of several, though more could be done."""

_DECLARE = Ask.DECLARE
_CHANCES = {Act.PASS: PASS_CHANCE, Act.DONE: DONE_CHANCE}


class RandomPlayer:
    """Chooses by chance, repeatable by its seed."""

    def __init__(self, seed: int, name: str = "Random") -> None:
        self.name = name
        # Python promises that random.Random(int).random() repeats in every version; its other
        # methods may change, so the choices below use nothing else.
        self._random = random.Random(seed)
        self._declares = DECLARE_CHANCES[self._below(len(DECLARE_CHANCES))]

    def choose(self, decision: Decision, sight: Sight | None = None) -> int:
        """The index of an option; see the chances above for what is weighed."""
        options = decision.options
        count = len(options)
        if count == 1:
            return 0
        if decision.ask is _DECLARE:
            wanted = Act.YES if self._random.random() < self._declares else Act.NO
            for index, option in enumerate(options):
                if option.act is wanted:
                    return index
        for index, option in enumerate(options):
            if option.act in _CHANCES:
                if self._random.random() < _CHANCES[option.act]:
                    return index
                chosen = self._below(count - 1)
                return chosen + (chosen >= index)
        return int(self._random.random() * count)

    def _below(self, limit: int) -> int:
        return int(self._random.random() * limit)
