"""Events of whole attacks, for the tests that follow them with the eye."""

from __future__ import annotations

from dbz_desktop.rules.kernel import attack_events as atk
from dbz_desktop.rules.kernel import events as ev
from dbz_desktop.rules.kernel.editions import EIGHT_STEPS
from dbz_desktop.rules.kernel.events import Why, Zone

Z = Zone


def steps(number: int, first: int, last: int) -> list[ev.Event]:
    return [atk.AttackStep(number, n, EIGHT_STEPS[n - 1]) for n in range(first, last + 1)]


def opening() -> list[ev.Event]:
    """Combat is declared, it is seat 0's action."""
    return [ev.CombatBegan(0), ev.ActionBegan(0, 1)]


def attack_hits(number: int = 1) -> list[ev.Event]:
    """Seat 0's card 7 hits seat 1: two stages of cost, critical damage of five life cards."""
    life = [50, 51, 52, 53, 54]
    return [
        ev.CardMoved(7, Z.HAND, Z.IN_USE, 0, 0, Why.USE),
        ev.CardUsed(0, 7, 0, "attack", True),
        atk.AttackBegan(number, 0, 7, atk.AttackKind.ENERGY, 0, 2),
        *steps(number, 1, 1),
        ev.StagesChanged(0, 0, 5, 3, Why.COST, rule="ATK-2"),
        *steps(number, 2, 3),
        ev.CardMoved(47, Z.HAND, Z.IN_USE, 1, 1, Why.USE),
        ev.CardUsed(1, 47, 0, "defense", True),
        ev.AngerChanged(1, 0, 1, Why.RAISE, cause=47, by=1),
        atk.StopFailed(number, 47),
        ev.CardMoved(47, Z.IN_USE, Z.DISCARD, 1, 1, Why.AFTER_USE),
        *steps(number, 4, 4),
        atk.DamageCalculated(
            number, 1, 2, "C", "B", 2, 5,
            (atk.Term("AT", 2, "stages"), atk.Term("base", 4, "life cards", 7),
             atk.Term("modifier", 1, "life cards", 4)),
        ),
        ev.StagesChanged(1, 40, 5, 3, Why.DAMAGE),
        *(ev.CardMoved(card, Z.LIFE_DECK, Z.DISCARD, 1, 1, Why.DAMAGE) for card in life),
        atk.DamageDealt(number, 1, 0, 2, 5, True),
        *steps(number, 5, 6),
        ev.SentenceResolved(0, 7, "Raise your anger 1."),
        ev.AngerChanged(0, 0, 1, Why.RAISE, cause=7, by=0),
        *steps(number, 7, 7),
        atk.CriticalEffect(0, "anger", 7),
        ev.AngerChanged(1, 1, 0, Why.LOWER, by=0),
        *steps(number, 8, 8),
        ev.CardMoved(7, Z.IN_USE, Z.DISCARD, 0, 0, Why.AFTER_USE),
        atk.AttackEnded(number, 0, True, 2, 5),
    ]  # fmt: skip


def attack_stopped(number: int = 2) -> list[ev.Event]:
    """Seat 1 attacks from its MP's Power; seat 0 stops it with card 8."""
    return [
        ev.ActionBegan(1, 2),
        ev.CardUsed(1, 40, 0, "power", False),
        atk.AttackBegan(number, 1, 40, atk.AttackKind.PHYSICAL, 40, 0),
        *steps(number, 1, 3),
        ev.CardMoved(8, Z.HAND, Z.IN_USE, 0, 0, Why.USE),
        ev.CardUsed(0, 8, 0, "defense", True),
        atk.AttackStopped(number, 8, 0),
        ev.CardMoved(8, Z.IN_USE, Z.DISCARD, 0, 0, Why.AFTER_USE),
        *steps(number, 8, 8),
        atk.AttackEnded(number, 1, False, 0, 0),
        ev.ActionBegan(0, 3),
    ]


def planning() -> list[ev.Event]:
    """Drawing three, playing a Drill, gaining a level, the other side drawing unseen."""
    return [
        ev.TurnBegan(0, 5),
        ev.StepBegan(0, "draw", "TRN-1"),
        *(ev.CardMoved(card, Z.LIFE_DECK, Z.HAND, 0, 0, Why.DRAW, seen=1) for card in (20, 21, 22)),
        ev.StepBegan(0, "planning", "TRN-2"),
        ev.CardMoved(5, Z.HAND, Z.IN_PLAY, 0, 0, Why.PLAY),
        ev.AngerChanged(0, 0, 5, Why.RAISE),
        ev.LevelChanged(0, 1, 2, 1, Why.RAISE),
        ev.StagesChanged(0, 1, 5, 10, Why.SET),
        ev.AngerChanged(0, 5, 0, Why.SET),
        ev.CardMoved(11, Z.IN_PLAY, Z.DISCARD, 0, 0, Why.LEVEL),
        *(ev.CardMoved(card, Z.LIFE_DECK, Z.HAND, 1, 1, Why.DRAW, seen=2) for card in (60, 61, 62)),
        ev.CardMoved(12, Z.DISCARD, Z.LIFE_DECK, 0, 0, Why.REJUVENATE, at_bottom=True),
    ]
