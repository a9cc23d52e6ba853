"""Whether something was done just before: "if you do", "if you cannot" (EFF-5)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from dbz_desktop.rules.kernel.base import Condition, Effect
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.values.features import Outcome
from dbz_desktop.wording import phrase

_CANNOT = "(cannot|could not|are unable to|is unable to|was unable to|were unable to)"


_SO = "(so|this|that|it)"


_PAY = "[do so|do this|do that|do it|pay|pay it|pay them]"


@phrase(
    *(
        (said, {"so": so, "his": his, "outcome": None})
        for said, so, his in (
            ("you do", True, False),
            ("you do not", False, False),
            ("he does", True, True),
            ("he does not", False, True),
            ("~(it does|you did)", True, False),
            ("~(your opponent does|he did|they do)", True, True),
            ("~it does not", False, False),
            ("~(your opponent does|they do) not", False, True),
            (f"~you {_CANNOT} {_PAY}", False, False),
            (f"~(this|it) {_CANNOT} be done", False, False),
            (f"~(he|they|your opponent) {_CANNOT} {_PAY}", False, True),
            (f"~(you|it) (do|does|did) {_SO}", True, False),
            (f"~(he|they|your opponent) (does|do|did) {_SO}", True, True),
            (f"~(you|it) (do|does|did) not do {_SO}", False, False),
            (f"~(he|they|your opponent) (does|do|did) not do {_SO}", False, True),
        )
    ),
    ("{outcome}", {"so": True, "his": False}),
)
@dataclass(frozen=True, slots=True)
class WasDone(Condition):
    """What the sentence before allowed was done, or wasn't (EFF-5); `his` only words it.

    Or how the coin lies that was flipped before, or that none of the players was ahead.
    """

    rules: ClassVar[str] = "EFF-5"

    so: bool = True
    his: bool = field(default=False, compare=False)
    outcome: Outcome | None = None
    alone: bool = field(init=False, default=False, compare=False, repr=False)
    """Whether each player did it, or could, and it is asked of one of them."""

    @property
    def asks_if_done(self) -> bool:
        return self.so and self.outcome is None

    def holds(self, game: Game, source: Source) -> bool:
        if self.outcome is not None:
            tied = self.outcome is Outcome.TIED
            return source.memory.nobody if tied else source.memory.feature is self.outcome
        if self.alone:
            seat = source.opponent if self.his else source.player
            return (seat in source.memory.doers) is self.so
        return source.memory.done is self.so


def of_one(line: Any, before: list[Any]) -> Any:
    """What asks whether a player did what each player does by the sentence before, as of him."""
    asked = getattr(line, "condition", None)
    if not isinstance(asked, WasDone) or asked.outcome is not None or not before:
        return line
    if not any(getattr(each, "of_each", False) for each in every(before[-1], Effect)):
        return line
    own = replace(asked)
    object.__setattr__(own, "alone", True)
    return replace(line, condition=own)
