"""What both players saw since one of them last had the computer, in a few lines."""

from __future__ import annotations

from dbz_desktop.match.log import GameLog
from dbz_desktop.match.match import Match
from dbz_desktop.rules import events as ev
from dbz_desktop.rules.events import Why
from dbz_desktop.ui.hotseat import public_view

_TOLD = (
    ev.TurnBegan,
    ev.CombatBegan,
    ev.CombatEnded,
    ev.CardUsed,
    ev.AttackStopped,
    ev.DamageDealt,
    ev.CriticalEffect,
    ev.LevelChanged,
    ev.ControlChanged,
    ev.Passed,
)


def recap(match: Match, seat: int, since: int) -> list[str]:
    """Lines for the curtain. Both players read them, so they hold nothing that one may not."""
    knower = match.seat(seat)
    events = [public_view(event) for event in knower.history()[since:]]
    log = GameLog(
        match.setup.names,
        lambda card: knower.card(card).name if knower.knows(card) else "a card",
    )
    lines: list[str] = []
    draws = 0
    for event in events:
        line = log.tell(event)
        if isinstance(event, ev.CardMoved) and event.why is Why.DRAW and event.player != seat:
            draws += 1
        if line is not None and isinstance(event, _TOLD):
            lines.append(line.text)
    if draws:
        other = match.setup.names[1 - seat]
        lines.append(f"{other} drew {draws} card{'s' if draws > 1 else ''}.")
    return lines
