"""Which event makes which sound, by the names of the sounds."""

from __future__ import annotations

from dbz_desktop.rules.kernel import attack_events as atk
from dbz_desktop.rules.kernel import events as ev
from dbz_desktop.rules.kernel.events import Event, Why, Zone

ORDER = (
    "victory-survival",
    "victory-mppv",
    "victory-dragon-balls",
    "critical",
    "level-up",
    "level-down",
    "capture",
    "stopped",
    "energy",
    "physical",
    "turn",
    "anger",
    "question",
    "play",
    "draw",
    "life",
)
"""All sounds, the weightiest first: of what comes together in one moment only that is heard."""


_VICTORIES = {
    "survival": "victory-survival",
    "mppv": "victory-mppv",
    "dragon balls": "victory-dragon-balls",
    "effect": "victory-survival",
}


_LAID = (Zone.IN_PLAY, Zone.IN_USE)


class Ear:
    """Turns a stream of shown events into names of sounds. It knows each attack's kind."""

    def __init__(self) -> None:
        self._kinds: dict[int, str] = {}

    def sound_of(self, event: Event) -> str:
        """The sound of an event, or an empty string."""
        if isinstance(event, ev.CardMoved):
            return _moved(event)
        if isinstance(event, atk.AttackBegan):
            self._kinds = {event.number: event.kind.value}
        elif isinstance(event, atk.AttackStopped):
            return "stopped"
        elif isinstance(event, atk.AttackUnstopped):
            # It is heard while it travels, and its blow falls when it arrives.
            return self._kinds.get(event.number, "physical")
        elif isinstance(event, atk.DamageDealt):
            return "critical" if event.critical else ""
        elif isinstance(event, atk.CountedCritical):
            return "critical"
        elif isinstance(event, ev.AngerChanged):
            return "anger" if event.after > event.before else ""
        elif isinstance(event, ev.LevelChanged):
            return "level-up" if event.after > event.before else "level-down"
        elif isinstance(event, ev.ControlChanged):
            return "capture"
        elif isinstance(event, ev.TurnBegan):
            return "turn"
        elif isinstance(event, ev.GameWon):
            return _VICTORIES.get(event.kind, "")
        return ""


def _moved(event: ev.CardMoved) -> str:
    if event.source is Zone.LIFE_DECK:
        if event.why in (Why.DAMAGE, Why.STAGE_LOSS):
            return "life"
        return "draw" if event.target is Zone.HAND else ""
    return "play" if event.target in _LAID and event.source not in _LAID else ""
