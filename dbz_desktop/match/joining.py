"""What a player is asked at once: questions with nothing between them, as one.

The engine's questions stay as they are, and so do the answers that are written down: the first as
the player's own, those that it brings with it as given for him. Taking it back takes all back.
"""

from __future__ import annotations

from dbz_desktop.match.match import Match
from dbz_desktop.rules.insight import joining
from dbz_desktop.rules.insight.joining import Joined
from dbz_desktop.rules.kernel.decisions import Decision


class Joining:
    """The questions of a match as its players are asked them."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._of: Decision | None = None
        self._found: Joined | None = None

    def _look(self, asked: Decision | None) -> Joined | None:
        if asked is None or asked is not self._match.decision:
            return None
        if asked is not self._of:
            self._of, self._found = asked, None
            try:
                self._found = joining.joined(self._match.game)
            except Exception:
                # The engine fails on a text of this; answering tells that if it comes to it.
                self._found = None
        return self._found

    def shown(self, asked: Decision) -> Decision:
        """A question of the engine as the player is asked it; most are asked as they are."""
        found = self._look(asked)
        return asked if found is None else found.decision

    def way(self, index: int) -> tuple[int, ...]:
        """The engine's answers that an option of the present question, as shown, stands for."""
        found = self._look(self._match.decision)
        return (index,) if found is None else found.ways[index]
