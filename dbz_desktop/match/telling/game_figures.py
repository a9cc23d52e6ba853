"""What both players did in a game, in figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from dbz_desktop.rules.kernel import attack_events as atk
from dbz_desktop.rules.kernel import events as ev
from dbz_desktop.rules.kernel.events import Event, Why, Zone


@dataclass(slots=True)
class Figures:
    """What one player did in a game."""

    attacks: int = 0
    stopped: int = 0
    stages_dealt: int = 0
    life_dealt: int = 0
    most_life: int = 0
    criticals: int = 0
    drawn: int = 0
    rejuvenated: int = 0
    anger_gained: int = 0
    top_level: int = 1


@dataclass(slots=True)
class Statistics:
    """The figures of a whole game."""

    turns: int = 0
    combats: int = 0
    players: tuple[Figures, Figures] = field(default_factory=lambda: (Figures(), Figures()))

    @classmethod
    def of(cls, events: Sequence[Event]) -> Statistics:
        """Count a game's events."""
        result = cls()
        for event in events:
            result._count(event)
        return result

    def _count(self, event: Event) -> None:
        if isinstance(event, ev.TurnBegan):
            self.turns = event.number
        elif isinstance(event, ev.CombatBegan):
            self.combats += 1
        elif isinstance(event, atk.AttackBegan):
            # The attack that wins the game doesn't end.
            self.players[event.player].attacks += 1
        elif isinstance(event, atk.AttackEnded):
            self.players[event.player].stopped += not event.successful
        elif isinstance(event, atk.DamageDealt):
            figures = self.players[event.attacker]
            figures.stages_dealt += event.stages
            figures.life_dealt += event.life_cards
            figures.most_life = max(figures.most_life, event.life_cards)
            figures.criticals += event.critical
        elif isinstance(event, atk.CountedCritical):
            self.players[event.attacker].criticals += 1
        elif isinstance(event, ev.AngerChanged):
            self.players[event.player].anger_gained += max(0, event.after - event.before)
        elif isinstance(event, ev.LevelChanged):
            figures = self.players[event.player]
            figures.top_level = max(figures.top_level, event.after)
        elif isinstance(event, ev.CardMoved):
            if event.why is Why.DRAW and event.target is Zone.HAND:
                self.players[event.to_player].drawn += 1
            elif event.why is Why.REJUVENATE:
                self.players[event.to_player].rejuvenated += 1
