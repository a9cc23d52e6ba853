"""How things stood at the start of the turn or the combat that goes on."""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import Enum
from typing import TypeVar

from dbz_desktop.rules.kernel.events import Event
from dbz_desktop.rules.kernel.game import Game
from dbz_desktop.wording import words

E = TypeVar("E", bound=Event)
NO_RECORD = "no record is kept of how it stood then"


@words
class Start(Enum):
    """A time that goes on, at whose start something was so much."""

    COMBAT = "this combat|combat|the combat|that combat"
    TURN = "this turn|the turn|that turn|turn"

    def first(self, game: Game, kind: type[E], such: Callable[[E], bool]) -> E | None:
        """The first such event of a kind since then: it tells how much that was before."""
        history = game.state.history
        since = history.since(history.combat if self is Start.COMBAT else 0)
        found = [event for event in history.of((kind,), since) if such(event)]
        return found[-1] if found else None


AT_START = "at the start of {since}"
QUIET_START = "at the (start|beginning) of {since}"

_SAID = r"(?:[^,]|,(?=\d))*"
STOOD_THEN = re.compile(
    rf"(\b(?:if|unless|while) {_SAID}\b(?:was|were|had)\b{_SAID} at the (?:start|beginning) of )"
    r"(?:(?:the|this|that|your|your opponent's) )?(turn|combat)\b",
    re.IGNORECASE,
)
"""What asks how something stood at a time that is over."""

_WHAT_IT_WAS = re.compile(
    r"^(?:set|return) (your(?: opponent's)? anger) to (?:what|the (?:level|amount)) it was(?: at)? "
    r"(?=at the (?:start|beginning) of )(at the \w+ of )(?:(?:the|this) )?(?=turn\b|combat\b)",
    re.IGNORECASE,
)


def as_it_stood(words: str) -> str:
    """Words that tell how something stood at the start of the time that goes on, as of that."""
    words = _WHAT_IT_WAS.sub(r"set \1 to \1 \2this ", words)
    return STOOD_THEN.sub(r"\1this \2", words)
