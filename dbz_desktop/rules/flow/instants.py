"""Instant Powers: used at a timing of their own, if the player wants to (COM-1, TYP-6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dbz_desktop.cards.model import ALLY
from dbz_desktop.rules.flow.combat import use_attack, use_power
from dbz_desktop.rules.flow.legality import lent_powers, performers, why_not_wait
from dbz_desktop.rules.flow.uses import used_up
from dbz_desktop.rules.kernel import abilities
from dbz_desktop.rules.kernel.base import Trigger
from dbz_desktop.rules.kernel.cardtext import Section
from dbz_desktop.rules.kernel.decisions import Act, Option
from dbz_desktop.rules.kernel.deed import Verb
from dbz_desktop.rules.kernel.events import Event
from dbz_desktop.rules.kernel.game import Game, Source, Steps


@dataclass(frozen=True, slots=True)
class _Timing(Trigger):
    """A timing with its condition. The Power speaks of a card once it is used, not before."""

    when: Any
    of_one: bool
    """Whether the Power may speak of the one happening that it is used at."""

    @property
    def as_one(self) -> bool:
        # Five cards that go one after another are one moment for it: it is offered once.
        return not self.of_one or self.counted or self._of_many

    @property
    def _of_many(self) -> bool:
        """Whether it waits for cards, and speaks of all of them: "those cards"."""
        of_many: bool = self.when.moment.as_one
        return of_many

    @property
    def counted(self) -> bool:
        counted: bool = self.when.moment.counted
        return counted

    def spoken(self, game: Game, event: Event, source: Source) -> tuple[int, ...]:
        told: tuple[int, ...] = self.when.moment.spoken(game, event, source)
        # How many they are may be asked also where it speaks of none of them.
        return told if self.counted or self._of_many else ()

    def enough(self, game: Game, source: Source) -> bool:
        enough: bool = self.when.moment.enough(game, source)
        return enough

    @property
    def verbs(self) -> tuple[Verb, ...]:
        verbs: tuple[Verb, ...] = self.when.moment.verbs
        return verbs

    def matches(self, game: Game, event: Event, source: Source) -> bool:
        condition = self.when.condition
        if condition is not None and not condition.holds(game, source):
            return False
        if used_up(game, source):
            return False
        matches: bool = self.when.moment.matches(game, event, source)
        return matches


class InstantUse:
    """The use of an [instant] section, offered at its timing."""

    times = 1
    last = False

    def __init__(self, section: Section) -> None:
        self.section = section
        self.trigger = _Timing(section.when, section.points_back)
        self.text = section.sentences[0].text if section.sentences else ""

    def key(self, source: Source) -> tuple[Any, ...] | None:
        """The use itself is counted when the Power is used, not here."""
        return None

    @property
    def asks_first(self) -> bool:
        """Its use is offered."""
        return True

    @property
    def changes_damage(self) -> bool:
        """Whether it changes the attack that it answers."""
        lines = [sentence.line for sentence in self.section.sentences]
        return any(line is not None and line.changes_damage for line in lines)

    @property
    def changes_amount(self) -> bool:
        """Whether it changes how much of a deed is done, and so comes before that."""
        lines = [sentence.line for sentence in self.section.sentences]
        return any(line is not None and line.changes_amount for line in lines)

    @property
    def effect(self) -> InstantUse:
        """What a trigger does; here: offer the use."""
        return self

    def performer(self, game: Game, source: Source) -> int:
        """Who uses it: a Power that is lent to the MP is the MP's (COM-3)."""
        player, card = source.player, source.card
        own = game.cards[card].type is ALLY and card not in lent_powers(game, player)
        return card if own else performers(game, player)[0]

    def resolve(self, game: Game, source: Source) -> Steps:
        """Ask the player, then use the Power."""
        title = game.cards[source.card].name
        if self.section not in game.programs[source.card].sections:
            # It was a copy of a card that says so, and has left play since (EFF-4).
            return
        if used_up(game, source):
            # Two happenings of one moment: the first has used it up.
            return
        player, card = source.player, source.card
        waits_in = abilities.WAITS_IN.get(game.cards[card].type)
        if waits_in is not None and game.state.where[card] is not waits_in:
            return
        performer = self.performer(game, source)
        if why_not_wait(game, player, card, self.section, performer, source) is not None:
            return
        yes = Option(Act.YES, "Yes", section=source.section, performer=performer, value=1)
        if not (yield from game.confirm(player, f"Use {title} now?", "COM-1", source, yes=yes)):
            source.memory.declined = True
        elif self.section.is_attack:
            yield from use_attack(game, player, card, source.section, performer)
        else:
            yield from use_power(game, player, card, source.section, performer, source)
