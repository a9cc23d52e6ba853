"""Which faces a table shows of a match that doesn't lie on it yet."""

from __future__ import annotations

from PySide6.QtCore import QSize

from dbz_desktop.cards.model import Card
from dbz_desktop.match.seats.seat import Seat
from dbz_desktop.ui.table.layout import crowd_of, frame_for, lay_out
from dbz_desktop.ui.table.model import TableModel

Face = tuple[Card | None, QSize]
"""A card, None for a back, and how large it is."""


def faces_shown(seat: Seat, width: float, height: float, text_scale: float) -> list[Face]:
    """What is drawn where a seat looks at a table of a size."""

    def card_of(instance: int) -> Card | None:
        return seat.card(instance) if instance >= 0 and seat.knows(instance) else None

    model = TableModel(seat.view(), card_of)
    frame = frame_for(width, height, seat.viewer, text_scale, crowd_of(model))
    faces: list[Face] = [
        (spot.row.face, spot.pixels) for spot in lay_out(model, frame).spots.values()
    ]
    return faces + [(None, pile.size().toSize()) for pile in frame.life]
