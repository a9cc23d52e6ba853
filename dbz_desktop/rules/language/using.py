"""Effects of cards that other effects use: of Dragon Balls, and of this card (TYP-2, ATK-14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dbz_desktop.cards import CardType
from dbz_desktop.rules.flow import critical, moving
from dbz_desktop.rules.flow.choosing import pick
from dbz_desktop.rules.kernel.cardtext import holds
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.language.doing import Doer, does
from dbz_desktop.rules.language.handling import Handling
from dbz_desktop.rules.language.joining import Cost
from dbz_desktop.rules.language.kinds import AnyCard
from dbz_desktop.rules.language.nouns import Cards, OfKind, This
from dbz_desktop.rules.language.references import ThatOne
from dbz_desktop.wording import phrase


@phrase(
    ("capture a Dragon Ball", {"uses": True}),
    ("capture a Dragon Ball without using its immediate effects", {"uses": False}),
)
@dataclass(frozen=True, slots=True)
class CaptureBall(Cost):
    """Capture a Dragon Ball by an effect, perhaps without using it at once (ATK-14)."""

    rules: ClassVar[str] = "ATK-14 WIN-3"
    deeds: ClassVar[tuple[str, ...]] = ("capture",)

    uses: bool = True

    def resolve(self, game: Game, source: Source) -> Steps:
        balls = self._balls(game, source)
        chosen = yield from pick(
            game, source.player, balls, 1, 1, "Capture which Dragon Ball?", source, "ATK-14"
        )
        source.memory.moved = chosen
        source.memory.speak_of(chosen)
        for card in chosen:
            yield from moving.capture(game, card, source.player, source, self.uses)
        source.memory.done = bool(chosen)

    def possible(self, game: Game, source: Source) -> bool:
        return bool(self._balls(game, source))

    def _balls(self, game: Game, source: Source) -> list[int]:
        return critical.capturable(game, source.opponent, source, by_critical=False)


@phrase(
    *does("use", "the effect of {what}"),
    *does("use", "the immediate effects of {what}", quiet=True),
    *does("use", "the immediate effect of {what}", quiet=True),
    *does("use", "the effects of {what}", quiet=True),
)
@dataclass(frozen=True, slots=True)
class UseEffects(Handling):
    """The immediate effects of a Dragon Ball are used, or those of this card (TYP-2).

    Who uses this card's effects does so as its player would, but doesn't let it be used again.
    """

    rules: ClassVar[str] = "TYP-2"

    what: Cards
    who: Doer = Doer.YOU
    prompt = "Use which Dragon Ball?"
    moves = False

    def __post_init__(self) -> None:
        if isinstance(self.what, This):
            return
        kind = self.what.cards if isinstance(self.what, OfKind | ThatOne) else AnyCard()
        if not kind.allows(CardType.DRAGON_BALL) or kind.allows(CardType.DRILL):
            raise ValueError("only Dragon Balls have immediate effects")

    @property
    def deeds(self) -> tuple[str, ...]:
        return () if isinstance(self.what, This) else ("dragon-ball",)

    def usable(self, game: Game, card: int, source: Source) -> bool:
        return card == source.card or game.programs[card].immediate is not None

    def carry_out(self, game: Game, cards: list[int], source: Source) -> Steps:
        seat = self.who.seat(source)
        for card in cards:
            if card != source.card:
                yield from moving.use_dragon_ball(game, card, seat)
                continue
            section = game.section(card, source.section)
            own = Source(seat, card, section.index, definitions=section.definitions)
            rest = tuple(s for s in section.sentences if not holds(s.line, UseEffects))
            yield from game.run(rest, own)
        return cards
