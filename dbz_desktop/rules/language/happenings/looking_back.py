"""How far back a condition looks: "this combat", "earlier this turn", "in his last action"."""

from __future__ import annotations

from enum import Enum

from dbz_desktop.rules.kernel.events import CardUsed
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.kernel.history import NOT_YET, OPEN, Stretch
from dbz_desktop.wording import words


@words
class Window(Enum):
    """How far back a condition looks."""

    COMBAT = "this combat|that combat|(during|in) (this|that) combat"
    EARLIER_IN_COMBAT = "earlier this combat|earlier (during|in) (this|that) combat"
    EARLIER_IN_TURN = "earlier this turn|earlier (during|in) (this|that) turn"
    ACTION = "this action|(during|in) this action"
    ATTACK = "(against|during) this attack|(against|during) that attack"
    TURN = "this turn|that turn|during (this|that) turn"
    THEIR_LAST_ACTION = (
        "in your opponent's last action|in his last action [this combat]"
        "|[as|for|during|on|with] his last action [this combat]"
        "|(in|on) your opponent's last action this combat|(on|during) your opponent's last action"
    )
    YOUR_LAST_ACTION = (
        "in your last action|[in|on|during|as|for|with] your last action [this combat]"
    )
    THEIR_LAST_TURN = (
        "during your opponent's last turn|(in|on) your opponent's last turn"
        "|(during|in|on) his last turn"
    )
    YOUR_LAST_TURN = "during your last turn|(in|on) your last turn"
    SINCE_YOUR_LAST_ACTION = "since your last action"
    SINCE_THEIR_LAST_ACTION = "since your opponent's last action|since his last action"
    SINCE_YOUR_LAST_TURN = "since your last turn|since the end of your last turn"
    SINCE_THEIR_LAST_TURN = (
        "since your opponent's last turn|since his last turn|since the end of his last turn"
    )

    def stretch(self, game: Game, source: Source) -> Stretch:
        """What of the history is within it."""
        history = game.state.history
        if self is Window.TURN:
            return history.since(0)
        if self is Window.COMBAT:
            return history.since(history.combat)
        if self in (Window.EARLIER_IN_COMBAT, Window.EARLIER_IN_TURN):
            since = history.combat if self is Window.EARLIER_IN_COMBAT else 0
            return history.since(since)[0], _before_this(game, source)
        if self is Window.ATTACK:
            attack = source.attack
            return history.since(source.memory.began if attack is None else attack.began)
        if self is Window.ACTION:
            combat = game.state.combat
            return history.since(0) if combat is None else history.actions[combat.actor]
        if self in (Window.THEIR_LAST_TURN, Window.YOUR_LAST_TURN):
            mine = self is Window.YOUR_LAST_TURN
            return history.last_turn(source.player if mine else source.opponent)
        if self in _SINCE:
            mine = self in (Window.SINCE_YOUR_LAST_ACTION, Window.SINCE_YOUR_LAST_TURN)
            seat = source.player if mine else source.opponent
            if self in (Window.SINCE_YOUR_LAST_TURN, Window.SINCE_THEIR_LAST_TURN):
                last, begun = history.last_turn(seat), 0
            else:
                last, begun = history.last_action(seat), history.combat
            return begun if last == NOT_YET else last[1], OPEN
        if self is Window.YOUR_LAST_ACTION:
            return history.last_action(source.player)
        return history.actions[source.opponent]


_SINCE = (
    Window.SINCE_YOUR_LAST_ACTION,
    Window.SINCE_THEIR_LAST_ACTION,
    Window.SINCE_YOUR_LAST_TURN,
    Window.SINCE_THEIR_LAST_TURN,
)
"""What begins where something ended, and goes on; without such an end, where all began."""


def stretch_of(game: Game, window: Window | None, source: Source) -> Stretch:
    """What of the turn's history is within a window; None is the resolution of this text."""
    if window is None:
        return game.state.history.since(source.memory.began)
    return window.stretch(game, source)


def _before_this(game: Game, source: Source) -> int:
    """Where a text began, with the use of its card or what set it off: none of that was earlier."""
    history, attack = game.state.history, source.attack
    if source.event is not None:
        return history.number_of(source.event)
    began = [source.memory.began or OPEN]
    if attack is not None and attack.card == source.card:
        began.append(attack.began or OPEN)
    used = history.of((CardUsed,), history.since(history.combat))
    own = next((event for event in used if event.card == source.card), None)
    if own is not None and source.memory.began:
        began.append(history.number_of(own))
    return min(began)
