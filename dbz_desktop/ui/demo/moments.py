"""The demo's pictures of what passes: each animation held at the moment that tells it best."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from dbz_desktop.cards.model import CardType
from dbz_desktop.rules.kernel import attack_events as atk
from dbz_desktop.rules.kernel import events as ev
from dbz_desktop.rules.kernel.events import NOBODY, Event, Why
from dbz_desktop.ui.table.effects import Passing
from dbz_desktop.ui.table.painted_effect import Show
from dbz_desktop.ui.table.widget import TableWidget

LENGTH = 3000
"""The length that effects are told, in ms; they are held, so it only orders their parts."""


@contextmanager
def held(table: TableWidget) -> Iterator[Callable[[Event], None]]:
    """Give a function that shows an event's animation at its key moment; all go at the end."""
    scene = table.table
    speed = scene.director.instant
    table.setSpeed("slow")

    def show(event: Event) -> None:
        flourish = scene.flourish
        flourish.clear()
        flourish.show(event, LENGTH)
        for effect in flourish.passing:
            assert isinstance(effect, (Show, Passing))
            scene.director.forget(effect)
            effect.at(getattr(effect, "KEY", 0.5))

    try:
        yield show
    finally:
        scene.flourish.clear()
        scene.director.skip()
        table.setSpeed("off" if speed else "normal")
        scene.arrange()


def moments(table: TableWidget) -> dict[str, Event]:
    """The events of a full table that have an animation of their own, by picture name."""
    view = table.table.model.view
    me = view.viewer
    side = view.sides[me]
    balls = (
        entry.card
        for entry in view.sides[1 - me].play
        if (card := table.table.model.card(entry.card)) is not None
        and card.type is CardType.DRAGON_BALL
    )
    found: dict[str, Event] = {
        "moment-turn": ev.TurnBegan(me, view.turn),
        "moment-anger": ev.AngerChanged(me, side.anger, side.anger + 1, Why.USE),
        "moment-level": ev.LevelChanged(me, side.level, side.level + 1, side.mp_card, Why.USE),
        "moment-critical": atk.DamageDealt(1, 1 - me, me, 5, 4, True),
        "victory-survival": ev.GameWon(me, "survival", "WIN-1"),
        "victory-mppv": ev.GameWon(me, "mppv", "WIN-2"),
        "victory-dragon-balls": ev.GameWon(me, "dragon balls", "WIN-3"),
    }
    ball = next(balls, NOBODY)
    if ball != NOBODY:
        found["moment-capture"] = ev.ControlChanged(ball, 1 - me, me, Why.CAPTURE)
    return found
