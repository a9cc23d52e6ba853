"""What was done, counted: "each Drill that entered play this combat", "attacks you stopped"."""

from __future__ import annotations

from dataclasses import dataclass, replace

from dbz_desktop.rules.kernel.base import CardFilter
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.attacks import AttackWords, SomeAttack
from dbz_desktop.rules.language.fight_done import AttackDone
from dbz_desktop.rules.language.happening import Happening
from dbz_desktop.rules.language.happenings import of_the_same
from dbz_desktop.rules.language.past import Window
from dbz_desktop.rules.language.things import SomeCards
from dbz_desktop.rules.language.values import Counted
from dbz_desktop.wording import phrase


@phrase(
    ("{cards:s} {deed:@relative} {window}", {"attacks": None}),
    ("{attacks:s} {deed:@relative} {window}", {"cards": None}),
)
@dataclass(frozen=True, slots=True)
class Tally(Counted):
    """What was done within a time, tallied: each card it was done to once, each attack."""

    deed: Happening
    window: Window
    cards: CardFilter | None = None
    attacks: AttackWords | None = None

    def __post_init__(self) -> None:
        if isinstance(self.deed, AttackDone) is not (self.attacks is not None):
            raise ValueError("attacks are performed and stopped, cards are not")

    def count(self, game: Game, source: Source) -> int:
        stretch = self.window.stretch(game, source)
        if self.attacks is not None:
            assert isinstance(self.deed, AttackDone)
            attack = replace(self.deed, what=SomeAttack(self.attacks, plural=True))
            events = game.state.history.of(attack.listens, stretch)
            return sum(attack.matches(game, event, source) for event in events)
        assert self.cards is not None
        deed = of_the_same(self.deed, SomeCards(self.cards))
        found: set[int] = set()
        for event in game.state.history.of(deed.listens, stretch):
            done = [each for each in game.deeds_of(event) if deed.fits(game, each, source)]
            found.update(card for each in done for card in each.cards)
        return sum(self.cards.fits(game, card, source) for card in found)
