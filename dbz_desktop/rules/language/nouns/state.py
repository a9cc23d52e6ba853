"""Something that is so: the category that all states are of (see `states`)."""

from __future__ import annotations

from typing import Any, ClassVar

from dbz_desktop.rules.kernel.base import Condition
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.wording import Spec


class State(Condition):
    """Something that is so now."""

    lasts: ClassVar[bool] = True
    """Whether it can come about and end at any time, so that a text can wait for it."""

    @property
    def of_whom(self) -> Any:
        """The personality of which it is said: that is "it" then, whether it is so or not."""
        return None

    def personalities(self, game: Game, source: Source) -> list[int]:
        return [] if self.of_whom is None else self.of_whom.able(game, source)

    def ally(self, game: Game, source: Source) -> list[int]:
        """The personality of an attack where it is asked whether it is an Ally: a card then."""
        return []


def is_so(rest: str, subject: str = "{subject}", **pinned: Any) -> tuple[Spec, ...]:
    """A state said with "is", in the present and the past, meant and denied."""
    yes, no = {**pinned, "so": True}, {**pinned, "so": False}
    # A value is one thing, however many it is.
    verb = "is(are)" if subject == "{subject}" else "(is|are)"
    return (
        (f"{subject} {verb} {rest}", yes),
        (f"{subject} {verb} not {rest}", no),
        (f"~{subject} (was|were) {rest}", yes),
        (f"~{subject} (was|were) not {rest}", no),
    )
