"""What a card counts as besides its face: Named, Styled (EFF-11), and Traits (EFF-13)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from dbz_desktop.rules.kernel import considered
from dbz_desktop.rules.kernel.base import Effect, Note
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.wording import phrase, words


@words
class CountsAs(Enum):
    """What a card can count as besides its face."""

    NAMED = "Named|to be a Named card|to be Named"
    STYLED = "Styled|to be a Styled card|to be Styled"


@phrase(
    "this card is considered {counts_as:and}",
    "~this card is considered {counts_as:and} for your card effects",
    "~this card is considered a {counts_as:and} card [for your card effects]",
)
@dataclass(frozen=True, slots=True)
class Considered(Note):
    """The card takes the MP's name or the Mastery's Style for card effects (EFF-11)."""

    rules: ClassVar[str] = "EFF-11"

    counts_as: tuple[CountsAs, ...]

    @property
    def counts_as_named(self) -> bool:  # type: ignore[override]
        """Whether it takes the MP's name."""
        return CountsAs.NAMED in self.counts_as

    @property
    def counts_as_styled(self) -> bool:  # type: ignore[override]
        """Whether it takes the Mastery's Style."""
        return CountsAs.STYLED in self.counts_as


@phrase(
    "this card's Endurance is considered to be {n}",
    "~this card's Endurance is considered to be {n} for your card effects",
)
@dataclass(frozen=True, slots=True)
class EnduranceConsidered(Note):
    """Card effects see another Endurance on it; what it prevents stays as printed (ATK-12)."""

    rules: ClassVar[str] = "ATK-12 EFF-11"

    n: int

    @property
    def endurance_for_effects(self) -> int:  # type: ignore[override]
        """The Endurance that its player's card effects see."""
        return self.n


@phrase("{trait}: {effect:^}")
@dataclass(frozen=True, slots=True)
class Traited(Effect):
    """An effect that only a personality with the Trait may use (EFF-13)."""

    rules: ClassVar[str] = "EFF-13"

    trait: considered.Trait
    effect: Effect

    def resolve(self, game: Game, source: Source) -> Steps:
        if self.possible(game, source):
            yield from self.effect.resolve(game, source)

    def possible(self, game: Game, source: Source) -> bool:
        who = source.performer
        if who < 0:
            who = game.state.players[source.player].mp_card
        return considered.has_trait(game, who, self.trait)
