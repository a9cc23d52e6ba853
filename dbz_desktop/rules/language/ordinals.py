"""Which one it is of several attacks that come one after the other: "your second attack"."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Any

from dbz_desktop.rules.flow.attacks import performed_before
from dbz_desktop.rules.kernel.base import AttackFilter
from dbz_desktop.rules.kernel.game import Attack, Game, Source
from dbz_desktop.rules.language.attack_words import AttackWords
from dbz_desktop.wording import Spec, words


@words
class Ordinal(Enum):
    """Which one of several that come one after the other."""

    FIRST = "first"
    SECOND = "second"
    THIRD = "third"
    FOURTH = "fourth"

    @property
    def earlier(self) -> int:
        """How many come before it."""
        return list(Ordinal).index(self)


def comes_as(
    game: Game,
    attack: Attack,
    what: AttackWords | AttackFilter,
    nth: Ordinal,
    source: Source,
    played: bool = False,
    turn: bool = False,
) -> bool:
    """Whether it is a player's first, or second …, attack of a kind in this combat or `turn`.

    Among those that are `played` the Powers don't count.
    """

    def counts(one: Attack) -> bool:
        return what.fits(game, one, source) and (one.from_hand or not played)

    if not counts(attack):
        return False
    before = performed_before(game, attack.player, turn)
    if attack.number:
        before = [other for other in before if other.number < attack.number]
    return sum(counts(earlier) for earlier in before) == nth.earlier


def each_time(*specs: tuple[str, dict[str, Any]]) -> Iterator[Spec]:
    """Templates that say "each turn", and the same of each combat (HSE-11)."""
    for template, pinned in specs:
        yield template, {**pinned, "turn": True}
        yield template.replace("each turn", "each combat"), {**pinned, "turn": False}
