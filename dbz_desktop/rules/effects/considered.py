"""What a card counts as besides its face: Named, Styled (EFF-11), and Traits (EFF-13)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dbz_desktop.rules.kernel import considered
from dbz_desktop.rules.kernel.base import Effect, Game, Note, Source, Steps
from dbz_desktop.wording import phrase


@phrase(
    "this card is considered Named",
    "~this card is considered Named for your card effects",
    "~this card is considered to be a Named card for your card effects",
)
@dataclass(frozen=True, slots=True)
class ConsideredNamed(Note):
    """The card takes the MP's name for card effects (EFF-11)."""

    rules: ClassVar[str] = "EFF-11"
    counts_as_named: ClassVar[bool] = True


@phrase("this card is considered Styled", "~this card is considered Styled for your card effects")
@dataclass(frozen=True, slots=True)
class ConsideredStyled(Note):
    """The card takes the Mastery's Style for card effects (EFF-11)."""

    rules: ClassVar[str] = "EFF-11"
    counts_as_styled: ClassVar[bool] = True


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
