"""Conditions on what was done before: "if you discarded a Dragon Ball" (EFF-5)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from dbz_desktop.rules.flow.attacks import performed_before
from dbz_desktop.rules.kernel.base import Condition
from dbz_desktop.rules.kernel.deed import CardVerb
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.history import Stretch
from dbz_desktop.rules.language.attacks import AttackWords
from dbz_desktop.rules.language.cards_done import CardsDone
from dbz_desktop.rules.language.fight_done import Act, ActDone
from dbz_desktop.rules.language.happening import Happening
from dbz_desktop.rules.language.numbers_done import WasAlready
from dbz_desktop.rules.language.people import Person
from dbz_desktop.rules.language.ranges import AnyOrNo, Range
from dbz_desktop.rules.language.things import NamedOne
from dbz_desktop.wording import phrase, words


@words
class Window(Enum):
    """How far back a condition looks."""

    COMBAT = "this combat|that combat|during combat this turn"
    TURN = "this turn|that turn"
    THEIR_LAST_ACTION = (
        "in your opponent's last action|in his last action [this combat]"
        "|(as|for) his last action [this combat]|in his last action"
        "|(in|on) your opponent's last action this combat|(on|during) your opponent's last action"
    )
    YOUR_LAST_ACTION = (
        "in your last action|(on|during) your last action|(in|on) your last action this combat"
    )

    def stretch(self, game: Game, source: Source) -> Stretch:
        """What of the turn's history is within it."""
        history = game.state.history
        if self is Window.TURN:
            return history.since(0)
        if self is Window.COMBAT:
            return history.since(history.combat)
        player = source.opponent if self is Window.THEIR_LAST_ACTION else source.player
        return history.actions[player]


_USUAL = {Act.DECLARE: Window.TURN, Act.END: Window.TURN, Act.PASS: Window.COMBAT}
"""How far one looks back where no time is said."""

_MATCHED = CardsDone((CardVerb.REVEAL,), NamedOne())


@phrase(
    ("{deed:@past}", {"window": None, "happened": True}),
    ("{deed:@perfect} {window}", {"happened": True}),
    ("{deed:@unpast}", {"window": None, "happened": False}),
    ("{deed:@unperfect} {window}", {"happened": False}),
    ("~the revealed card matches the card you named", {"deed": _MATCHED, "window": None}),
)
@dataclass(frozen=True, slots=True)
class Did(Condition):
    """Something was done, or was not: by the sentences before, this combat, this turn."""

    deed: Happening
    window: Window | None = None
    happened: bool = True

    def __post_init__(self) -> None:
        if isinstance(self.deed, WasAlready):
            raise ValueError("what was so already is said of what happens")

    @property
    def looks_at_text(self) -> bool:
        return self.window is None and self.happened and not isinstance(self.deed, ActDone)

    def holds(self, game: Game, source: Source) -> bool:
        return self.within(game, source, self.window)

    def within(self, game: Game, source: Source, window: Window | None) -> bool:
        """Whether it is so of this stretch of time; None is the resolution of this text."""
        if window is None and isinstance(self.deed, ActDone):
            window = _USUAL.get(self.deed.act)
        if window is None:
            stretch = game.state.history.since(source.memory.began)
        else:
            stretch = window.stretch(game, source)
        return self.deed.among(game, stretch, source) is self.happened


@phrase(
    ("{who} has(have) performed {within:@many} {what:s} this combat", {"other": False}),
    ("{who} has(have) performed {within:@many} other {what:s} this combat", {"other": True}),
    ("~{who} performed {within:@many} {what} this combat", {"other": False}),
    ("~{who} performed {within:@many} {what}", {"other": False}),
    ("~{who} performed {within:@many} other {what} this combat", {"other": True}),
)
@dataclass(frozen=True, slots=True)
class PerformedSoMany(Condition):
    """A player performed so many attacks of a kind this combat, perhaps beside this one (ATK-1)."""

    rules: ClassVar[str] = "ATK-1"

    who: Person
    within: Range
    what: AttackWords
    other: bool = False

    def __post_init__(self) -> None:
        if self.who not in (Person.YOU, Person.OPPONENT):
            raise ValueError("one player's attacks are counted")
        if isinstance(self.within, AnyOrNo):
            raise ValueError("whether there was any is asked of the deed")

    def holds(self, game: Game, source: Source) -> bool:
        player = source.player if self.who is Person.YOU else source.opponent
        attacks = performed_before(game, player)
        now = game.attack
        if now is not None and now.player == player and not (self.other and now is source.attack):
            attacks.append(now)
        count = sum(self.what.fits(game, each) for each in attacks)
        return self.within.meets(count, game, source)
