"""What both players did in a game, in figures."""

from __future__ import annotations

from dbz_desktop.match.telling.game_figures import Statistics
from dbz_desktop.rules.kernel import attack_events as atk
from dbz_desktop.rules.kernel import events as ev
from dbz_desktop.rules.kernel.attack_events import AttackKind


def test_figures_of_a_game():
    events = [
        ev.TurnBegan(0, 1),
        ev.CombatBegan(0),
        atk.AttackBegan(1, 0, 5, AttackKind.PHYSICAL, 0, 0),
        atk.DamageDealt(1, 1, 0, stages=4, life_cards=6, critical=True),
        atk.AttackEnded(1, 0, True, 4, 6),
        atk.AttackBegan(2, 1, 6, AttackKind.ENERGY, 1, 0),
        atk.AttackEnded(2, 1, False, 0, 0),
        ev.AngerChanged(0, 1, 3, ev.Why.RAISE),
        ev.AngerChanged(0, 3, 0, ev.Why.SET),
        ev.LevelChanged(0, 1, 2, 1, ev.Why.RULE),
        ev.TurnBegan(1, 2),
        # One that wins the game doesn't end.
        atk.AttackBegan(3, 1, 6, AttackKind.ENERGY, 1, 0),
        ev.GameWon(1, "survival", "WIN-1"),
    ]
    figures = Statistics.of(events)
    assert (figures.turns, figures.combats) == (2, 1)
    first, second = figures.players
    assert (first.attacks, first.stopped, second.attacks, second.stopped) == (1, 0, 2, 1)
    assert (first.stages_dealt, first.life_dealt, first.most_life, first.criticals) == (4, 6, 6, 1)
    assert (first.anger_gained, first.top_level, second.top_level) == (2, 2, 1)
