"""Step: an earlier decision that a match can go back to, as a seat is told of it."""

from __future__ import annotations

from dbz_desktop.rules.kernel.record import record

MOST_STEPS = 200
"""More steps back than this nobody is told at once."""


@record
class Step:
    """A decision that can be gone back to, by its `number`: both seats count alike.

    `asked` is the question in a few words and `what` the answer, as both players may read them;
    `revealed` is what was revealed since.
    """

    number: int
    player: int
    what: str
    this_turn: bool
    revealed: tuple[str, ...]
    asked: str = ""

    @property
    def needs_consent(self) -> bool:
        """Whether both players must agree to go back there."""
        return bool(self.revealed) or not self.this_turn
