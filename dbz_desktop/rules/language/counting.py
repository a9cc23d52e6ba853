"""What was done, counted: "times you passed", "Drills that entered play this combat"."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from dbz_desktop.rules.kernel.base import CardFilter
from dbz_desktop.rules.kernel.events import Event
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.attacks import AttackWords, SomeAttack
from dbz_desktop.rules.language.fight_done import AttackDone
from dbz_desktop.rules.language.happening import Happening
from dbz_desktop.rules.language.happenings import of_the_same
from dbz_desktop.rules.language.past import Window
from dbz_desktop.rules.language.things import SomeCards
from dbz_desktop.rules.language.values import Counted
from dbz_desktop.wording import phrase

_TIMES = {"cards": None, "attacks": None}


@phrase(
    ("time(s) {deed:@past} {window}", _TIMES),
    ("time(s) {deed:@past}", {**_TIMES, "window": None}),
    ("{cards:s} {deed:@relative} {window}", {"attacks": None}),
    ("{attacks:s} {deed:@relative} {window}", {"cards": None}),
)
@dataclass(frozen=True, slots=True)
class TimesDone(Counted):
    """How often something was done: this combat, where nothing else is said.

    Or the cards that it was done to, each once; or the attacks.
    """

    deed: Happening
    window: Window | None
    cards: CardFilter | None = None
    attacks: AttackWords | None = None

    def __post_init__(self) -> None:
        counted = self.cards is not None or self.attacks is not None
        if counted and isinstance(self.deed, AttackDone) is not (self.attacks is not None):
            raise ValueError("attacks are performed and stopped, cards are not")

    def count(self, game: Game, source: Source) -> int:
        if self.cards is not None:
            return self._cards(self.cards, game, source)
        deed = self.deed
        if self.attacks is not None:
            assert isinstance(deed, AttackDone)
            deed = replace(deed, what=SomeAttack(self.attacks, plural=True))
        return sum(deed.matches(game, each, source) for each in self._told(deed, game, source))

    def _told(self, deed: Happening, game: Game, source: Source) -> Iterator[Event]:
        stretch = (self.window or Window.COMBAT).stretch(game, source)
        return game.state.history.of(deed.listens, stretch)

    def _cards(self, cards: CardFilter, game: Game, source: Source) -> int:
        deed = of_the_same(self.deed, SomeCards(cards))
        found: set[int] = set()
        for event in self._told(deed, game, source):
            done = [each for each in game.deeds_of(event) if deed.fits(game, each, source)]
            found.update(card for each in done for card in each.cards)
        return sum(cards.fits(game, card, source) for card in found)
