"""Notes about what happens instead of being discarded (EFF-5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from dbz_desktop.rules.deed import CardVerb, Deed
from dbz_desktop.rules.effects.base import Effect, Note, Source, Steps
from dbz_desktop.rules.events import Why, Zone
from dbz_desktop.rules.language.happenings import Happening
from dbz_desktop.rules.language.when import about_this
from dbz_desktop.wording import phrase

if TYPE_CHECKING:
    from dbz_desktop.rules.game import Game


@phrase(
    "if {deed:@would}, you may banish it instead to {effect}",
    "~if {deed:@present}, you may banish it instead to {effect}",
)
@dataclass(frozen=True, slots=True)
class InsteadNote(Note):
    """Being discarded is replaced: then it was not discarded (EFF-5)."""

    rules: ClassVar[str] = "EFF-2"

    deed: Happening
    effect: Effect

    def __post_init__(self) -> None:
        if not about_this(self.deed):
            raise ValueError("a note waits for its own card only")

    def applies(self, game: Game, card: int, source: Source) -> bool:
        """Whether the effect that would discard the card is one that counts."""
        owner = game.owners[card]
        deed = Deed(
            CardVerb.DISCARD,
            source.player,
            (card,),
            owner,
            Zone.HAND,
            Zone.DISCARD,
            owner,
            1,
            source.card,
            source.player,
        )
        return self.deed.fits(game, deed, Source(owner, card))

    def replace(self, game: Game, source: Source) -> Steps:
        """Ask the owner; returns 1 when the card was banished instead."""
        from dbz_desktop.rules import moving
        from dbz_desktop.rules.compiler import sentence_text

        title = game.cards[source.card].title
        yes = yield from game.confirm(
            source.player,
            f"Banish {title} instead of discarding it?",
            "EFF-5",
            source,
            sentence_text(self),
        )
        if not yes:
            return 0
        moving.move(game, source.card, Zone.BANISHED, Why.BANISH, source, "EFF-5")
        yield from self.effect.resolve(game, source)
        return 1
