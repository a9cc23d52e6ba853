"""What both players saw since one of them last had the computer, in a few lines."""

from __future__ import annotations

from dbz_desktop.match.log import GameLog
from dbz_desktop.match.match import Match
from dbz_desktop.rules import events as ev
from dbz_desktop.rules.decisions import Ask
from dbz_desktop.rules.events import Why
from dbz_desktop.ui.hotseat import public_view

_TOLD = (
    ev.GameStarted,
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
    ev.ActionSkipped,
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
            lines += _drawn(match, seat, draws)
            draws = 0
            lines.append(line.text)
    return lines + _drawn(match, seat, draws)


def _drawn(match: Match, seat: int, draws: int) -> list[str]:
    """The cards that the other player drew in a row, as one line where they were drawn."""
    other = match.setup.names[1 - seat]
    return [f"{other} draws {draws} card{'s' if draws > 1 else ''}."] if draws else []


_NEXT = {
    Ask.PLANNING: "plans the turn",
    Ask.DECLARE: "decides about combat",
    Ask.ACTION: "takes the next action",
    Ask.DEFEND: "may answer the attack",
    Ask.DISCARD: "discards",
    Ask.CRITICAL: "chooses a critical damage effect",
}


def comes_next(match: Match, seat: int) -> str:
    """What a player has the computer for, as far as both may know: a sentence."""
    decision = match.decision
    asked = decision.ask if decision is not None and decision.player == seat else None
    words = _NEXT.get(asked, "decides next") if asked is not None else "decides next"
    return f"{match.setup.names[seat]} {words}."
