"""What lies beside the cards: scouters, plates, chips and piles, filled from the view."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap

from dbz_desktop.cards.model import Card
from dbz_desktop.match.table import SideView, TableView
from dbz_desktop.rules.flow.stages import attack_table
from dbz_desktop.ui.table.chips import Lasting
from dbz_desktop.ui.table.layout import DEEP

if TYPE_CHECKING:
    from dbz_desktop.ui.table.scene import TableScene


def at_against(
    card: Card | None, side: SideView, rival: Card | None, other: SideView
) -> int | None:
    """What the Attack Table gives a side's MP against the other MP now (ATK-5)."""
    if card is None or rival is None or not card.stages or not rival.stages:
        return None
    return attack_table(card.stages[side.stages], rival.stages[other.stages])


def deck_size(view: TableView, seat: int) -> int:
    """The cards of a deck wherever they lie, but MP and Mastery; captured ones with their owner."""
    side, other = view.sides[seat], view.sides[1 - seat]
    own = sum(not entry.captured for entry in side.play)
    lost = sum(entry.captured for entry in other.play)
    piles = (side.hand, side.in_use, side.discard, side.banished, side.aside)
    return side.life_count + own + lost + sum(len(pile) for pile in piles)


def sync_sides(scene: TableScene) -> None:
    """Let every gauge of both sides show what the view says."""
    view, frame, card_of = scene.projection.view, scene.frame, scene.projection.card
    for seat in (0, 1):
        side, other = view.sides[seat], view.sides[1 - seat]
        card, rival = card_of(side.mp_card), card_of(other.mp_card)
        lens = scene.lens[seat]
        lens.set_rect(frame.lens[seat])
        lens.show_state(
            card,
            side.stages,
            at_against(card, side, rival, other),
            rival.title if rival else "",
            frame.text,
        )
        plate = scene.plates[seat]
        plate.set_rect(frame.plate[seat])
        plate.show_state(
            player=view.names[seat],
            mp=card.name if card else "",
            title=(card.subtitle or "") if card else "",
            level=side.level,
            levels=len(side.mp),
            anger=side.anger,
            active=view.active == seat,
            hand=len(side.hand),
            text=frame.text,
        )
        chips = scene.chips[seat]
        chips.set_rect(frame.chips[seat])
        effects = tuple(
            Lasting(known.title if (known := card_of(e.card)) else "", e.text, e.until)
            for e in view.floating
            if e.player == seat
        )
        chips.show_state(view.names[seat], effects, frame.text)
        life = scene.life[seat]
        life.back = _back_for(scene, frame.life[seat])
        total = deck_size(view, seat)
        for pile, rect, count in (
            (life, frame.life[seat], side.life_count),
            (scene.discards[seat], frame.discard[seat], len(side.discard)),
            (scene.banished[seat], frame.banished[seat], len(side.banished)),
            (scene.aside[seat], frame.aside[seat], len(side.aside)),
        ):
            pile.set_rect(rect)
            pile.show_state(
                count, frame.text, lift=frame.lift, wide=frame.pile_width, total=total, deep=DEEP
            )
        scene.aside[seat].setVisible(bool(side.aside))


def _back_for(scene: TableScene, rect: QRectF) -> Callable[[float], QPixmap]:
    size = rect.size().toSize()
    return lambda dpr: scene.faces.pixmap(None, size, dpr)
