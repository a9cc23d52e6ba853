"""A card that becomes a copy of another for as long as it stays in play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dbz_desktop.cards import Card, CardType
from dbz_desktop.rules.kernel.cardtext import Section, holds
from dbz_desktop.rules.kernel.events import CardCopied, Zone
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.language.nouns.kinds import AnyCard
from dbz_desktop.rules.language.nouns.places import IN_PLAY
from dbz_desktop.rules.language.references.cards import Cards, How, OfKind
from dbz_desktop.rules.language.references.said_before import ThatOne
from dbz_desktop.rules.language.values.joining import Cost
from dbz_desktop.wording import phrase

_MAY_BECOME = (CardType.DRILL, CardType.SETUP)
"""What may be a copy of a Drill: a personality has stages, and a Mastery leads its deck."""


@phrase(
    "treat this card as a copy of {what}",
    "~this card (is treated as|becomes) a copy of {what}",
)
@dataclass(frozen=True, slots=True)
class BecomesCopy(Cost):
    """This card is another one until it leaves play: in name, type, Style and all that it says.

    A Setup that becomes a Drill was activated, and isn't discarded for that (TYP-6).
    """

    rules: ClassVar[str] = "TYP-6"

    what: Cards

    def __post_init__(self) -> None:
        kind = self.what.cards if isinstance(self.what, OfKind | ThatOne) else AnyCard()
        if not kind.allows(CardType.DRILL) or kind.allows(CardType.ALLY):
            raise ValueError(
                "a copy is one of a Drill: it has no stages, and isn't alone of a name"
            )

    def _how(self, source: Source) -> How:
        return How(source.actor, "Copy which Drill?", IN_PLAY)

    def resolve(self, game: Game, source: Source) -> Steps:
        chosen = yield from self.what.gather(game, source, self._how(source))
        able = game.cards[source.card].type in _MAY_BECOME
        here = able and game.state.where[source.card] is Zone.IN_PLAY
        source.memory.done = bool(chosen) and here
        if source.memory.done:
            copied = game.state.copied
            of = copied.get(chosen[0], chosen[0])
            game.emit(CardCopied(source.player, source.card, of, source.card))

    def possible(self, game: Game, source: Source) -> bool:
        return bool(self.what.able(game, source, self._how(source)))


def why_never_a_copy(card: Card, section: Section) -> str | None:
    """Why a section of this card would make it a copy that it can never be, or None."""
    if card.type in _MAY_BECOME or not holds(section, BecomesCopy):
        return None
    return "only a Drill or a Setup becomes a copy of a Drill"
