"""Where everything lies: from a view of the table and a size to a spot for every card.

Pure geometry, no items: the scene asks again after every event and moves what has a new spot.
Bands from the top: the other hand, the other side's cards in play, the attack in the middle, the
viewer's cards in play, the viewer's hand. Left of them each side's MP, scouter and Mastery; right
of them the piles. Where cards in play are many they take room that the other side doesn't need,
further rows, and shrink; only then they overlap. Nothing ever scrolls.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QRectF, QSize

from dbz_desktop.match.telling.table_rows import Row
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.ui.faces.face_size import RATIO
from dbz_desktop.ui.table.model import TableModel
from dbz_desktop.ui.table.rows import height_for, place_rows, width_of

SHARES = tuple(0.5 + 0.05 * step for step in (0, 1, -1, 2, -2, 3, -3, 4, -4))
"""How the two sides may share that height, the nearest to equal first."""

WORTH_MOVING = 1.1
"""How much larger cards must become for the two sides to share unequally."""

DEEP = 60
"""Cards in a pile that is drawn at its full height; a higher one looks no higher."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a card lies: its rectangle, its height above the table, how far it is turned."""

    rect: QRectF
    z: float
    row: Row
    angle: float = 0.0

    @property
    def pixels(self) -> QSize:
        """The size that its card is drawn in."""
        rect = self.rect
        return QSize(max(1, round(rect.width())), max(1, round(rect.height())))


@dataclass(slots=True)
class Frame:
    """The fixed places of a table of a size."""

    size: QRectF
    middle: QRectF
    hand: tuple[QRectF, QRectF]
    play: tuple[QRectF, QRectF]
    mp: tuple[QRectF, QRectF]
    lens: tuple[QRectF, QRectF]
    plate: tuple[QRectF, QRectF]
    mastery: tuple[QRectF, QRectF]
    life: tuple[QRectF, QRectF]
    discard: tuple[QRectF, QRectF]
    banished: tuple[QRectF, QRectF]
    aside: tuple[QRectF, QRectF]
    slot: tuple[QRectF, QRectF]
    chips: tuple[QRectF, QRectF]
    """Where each side's floating effects are told."""
    text: float
    """Pixels of the table's small text."""
    pile_width: float
    """The width of a pile's column, which its label may take."""
    lift: float
    """How far the top card of a pile of `DEEP` cards lies above the table, in pixels."""


@dataclass(slots=True)
class Layout:
    """A frame and the spot of every card."""

    frame: Frame
    spots: dict[Row, Spot] = field(default_factory=dict)


def text_pixels(width: float, height: float, text_scale: float) -> float:
    """The table's small text: grows with the table and with the user's text size.

    A large table's text is large already, so that the text size counts for less there.
    """
    h = min(height, width * 0.72)
    wanted = max(11.0 * text_scale, h * 0.0185 * min(text_scale, 1.35))
    return min(wanted, max(11.0, height * 0.042))


def frame_for(
    width: float,
    height: float,
    viewer: int,
    text_scale: float = 1.0,
    crowd: tuple[float, float] = (0.0, 0.0),
) -> Frame:
    """Divide a table. Pairs are indexed by seat; the viewer sits below.

    `crowd` is how long a line each side's cards in play make, in card widths: a side with many
    takes of the height that the other one doesn't need.
    """
    h = min(height, width * 0.72)
    m = max(5.0, round(h * 0.011))
    gap = m
    text = text_pixels(width, height, text_scale)
    hand_h, other_h, middle_h = height * 0.19, height * 0.085, height * 0.25
    play_h = (height - hand_h - other_h - middle_h - 2 * m - 4 * gap) / 2
    column_h = (height - 2 * m - gap * 2) / 2
    left_w = min(max(h * 0.45, text * 13), width * 0.29)
    label = text * 1.55
    card_w = (min(h * 0.29, width * 0.19) - gap) / 2
    lift = max(4.0, card_w * 0.12)
    card_h = min(card_w / RATIO, (column_h - gap) / 2 - label - lift)
    card_w = card_h * RATIO
    # A pile's column is as wide as its label needs, where the text is large for the card.
    pile_w = max(card_w, min(text * 3.4, width * 0.085))
    right_w = 2 * pile_w + gap
    centre_x = m + left_w + gap * 1.5
    centre_w = width - centre_x - right_w - gap * 1.5 - m
    y = m
    own_play = _share(crowd[viewer], crowd[1 - viewer], centre_w, 2 * play_h)
    bands = []
    for band in (other_h, 2 * play_h - own_play, middle_h, own_play, hand_h):
        bands.append(QRectF(centre_x, y, centre_w, band))
        y += band + gap
    right_x = width - m - right_w

    def left(top: float, below: bool) -> tuple[QRectF, QRectF, QRectF, QRectF, QRectF]:
        """MP, lens, Mastery, plate, chips: from the player's edge to the middle in three rows."""
        chips_h = text * 1.7
        room = column_h - chips_h - gap
        big_w = min((left_w - gap) * 0.44, (room - gap) * 0.58 * RATIO)
        big_h = big_w / RATIO
        # The plate has four lines; where text is large for the table it takes from the cards,
        # and gives up the line that the MP's card says anyway.
        lines = text * 1.32
        need = lines * 4 + 11
        if need > room * 0.46:
            need = lines * 3 + 11
        small_h = min(room - big_h - gap, max(big_h * 0.86, need))
        if small_h < need:
            small_h = min(need, room * 0.5)
            big_h = min(big_h, room - gap - small_h)
            big_w = big_h * RATIO
        lens_d = min(left_w - big_w - gap, big_h)
        mastery_h = min(small_h, max(big_h * 0.86, 40.0))
        mastery_w = mastery_h * RATIO
        if left_w - gap - mastery_w < text * 8.5:
            mastery_w = max(left_w * 0.2, left_w - gap - text * 8.5)
            mastery_h = mastery_w / RATIO
        plate_w = left_w - mastery_w - gap
        used = big_h + gap + small_h + gap + chips_h
        # Each side's block lies at the player's edge; what is left over parts the two.
        start = top + column_h - used if below else top
        if below:
            chips_y, big_y = start, start + chips_h + gap
            small_y = big_y + big_h + gap
        else:
            small_y, big_y = start, start + small_h + gap
            chips_y = big_y + big_h + gap
        mastery_y = small_y + (small_h - mastery_h if below else 0)
        return (
            QRectF(m, big_y, big_w, big_h),
            QRectF(
                m + big_w + gap + (left_w - big_w - gap - lens_d) / 2,
                big_y + (big_h - lens_d) / 2,
                lens_d,
                lens_d,
            ),
            QRectF(m, mastery_y, mastery_w, mastery_h),
            QRectF(m + mastery_w + gap, small_y, plate_w, small_h),
            QRectF(m, chips_y, left_w, chips_h),
        )

    def right(top: float, below: bool) -> tuple[QRectF, QRectF, QRectF, QRectF]:
        """Life Deck and discard pile at the player's edge, Banished Zone and aside beyond."""
        step_x, step_y = pile_w + gap, lift + card_h + label + gap
        used = 2 * step_y - gap
        first = top + (column_h - used if below else 0)
        near, far = (first, first + step_y) if below else (first + step_y, first)

        def at(x: float, y: float) -> QRectF:
            return QRectF(right_x + x + (pile_w - card_w) / 2, y + lift, card_w, card_h)

        return at(step_x, far), at(0, far), at(step_x, near), at(0, near)

    own_top, other_top = height - m - column_h, m
    own_left, other_left = left(own_top, True), left(other_top, False)
    own_right, other_right = right(own_top, True), right(other_top, False)
    middle = bands[2]
    slot_w = min(middle_h * RATIO, middle.width() * 0.3)
    slot_h = slot_w / RATIO
    slot_y = middle.center().y() - slot_h / 2
    own_slot = QRectF(middle.left(), slot_y, slot_w, slot_h)
    other_slot = QRectF(middle.right() - slot_w, slot_y, slot_w, slot_h)

    def pair(own: QRectF, other: QRectF) -> tuple[QRectF, QRectF]:
        return (own, other) if viewer == 0 else (other, own)

    return Frame(
        size=QRectF(0, 0, width, height),
        middle=middle,
        hand=pair(bands[4], bands[0]),
        play=pair(bands[3], bands[1]),
        mp=pair(own_left[0], other_left[0]),
        lens=pair(own_left[1], other_left[1]),
        mastery=pair(own_left[2], other_left[2]),
        plate=pair(own_left[3], other_left[3]),
        chips=pair(own_left[4], other_left[4]),
        life=pair(own_right[0], other_right[0]),
        discard=pair(own_right[1], other_right[1]),
        banished=pair(own_right[2], other_right[2]),
        aside=pair(own_right[3], other_right[3]),
        slot=pair(own_slot, other_slot),
        text=text,
        pile_width=pile_w,
        lift=lift,
    )


def _share(own: float, other: float, width: float, height: float) -> float:
    """What of the height for cards in play the viewer's side gets, in pixels: as much as makes the
    smallest cards largest, or half where that wins little."""

    def smallest(share: float) -> float:
        # No card needs more than the band that it has to itself when both share equally.
        places = ((own, height * share), (other, height * (1 - share)))
        return min(height_for(crowd, width, part, height / 2) for crowd, part in places)

    best = max(SHARES, key=smallest)
    # The middle stays where it is as long as little would be won.
    return height * (best if smallest(best) > smallest(0.5) * WORTH_MOVING else 0.5)


def crowd_of(model: TableModel) -> tuple[float, float]:
    """How long a line each side's cards in play make, in card widths."""
    return width_of(model.side(0)), width_of(model.side(1))


def thickness(frame: Frame, count: int) -> float:
    """How far the top of a pile of so many cards lies above the table, in pixels."""
    return frame.lift * min(1.0, count / DEEP)


def label_rect(frame: Frame, pile: QRectF) -> QRectF:
    """Where the label of a pile is written, below it."""
    left = pile.center().x() - frame.pile_width / 2
    return QRectF(left, pile.bottom() + 1, frame.pile_width, frame.text * 1.5)


def lay_out(model: TableModel, frame: Frame) -> Layout:
    """A spot for every card that can be seen."""
    layout = Layout(frame)
    for seat in (0, 1):
        own = seat == model.view.viewer
        _fixed(layout, model, seat)
        _hand(layout, model.zone(seat, Zone.HAND).children, frame.hand[seat], own)
        # By type, in as few rows as they need; attached cards are tucked under.
        for place, (row, rect) in enumerate(place_rows(model.side(seat), frame.play[seat])):
            # Captured Dragon Balls lie sideways (ATK-14).
            _put(layout, Spot(rect, 20.0 + place, row, 90.0 if row.captured else 0.0))
        _in_use(layout, model.zone(seat, Zone.IN_USE).children, seat, own)
    return layout


def _put(layout: Layout, spot: Spot) -> None:
    layout.spots[spot.row] = spot


def _fixed(layout: Layout, model: TableModel, seat: int) -> None:
    frame = layout.frame
    fixed = [row for row in model.zone(seat, Zone.IN_PLAY).children if model.is_fixed(row)]
    for row, rect in zip(fixed, (frame.mp[seat], frame.mastery[seat]), strict=False):
        _put(layout, Spot(rect, 20, row))
    for zone, places in (
        (Zone.DISCARD, frame.discard),
        (Zone.BANISHED, frame.banished),
        (Zone.ASIDE, frame.aside),
    ):
        rows = model.zone(seat, zone).children
        # The two topmost are enough: the one below shows while the top card comes or goes.
        for depth, row in enumerate(rows[:2]):
            height = thickness(frame, len(rows) - 1 - depth)
            _put(layout, Spot(places[seat].translated(0, -height), 11 - depth, row))


def _hand(layout: Layout, rows: list[Row], rect: QRectF, own: bool) -> None:
    count = len(rows)
    if not count:
        return
    whole = rect.width() / (count + 0.04 * (count - 1)) / RATIO
    # Rather than overlap, cards shrink a little; where little of each would be seen, a lot.
    shown = rect.width() / (1 + 0.35 * (count - 1)) / RATIO
    height = min(rect.height(), max(whole, min(rect.height() * 0.82, shown)))
    width = height * RATIO
    step = min(width * 1.06, (rect.width() - width) / max(1, count - 1))
    left = rect.center().x() - (step * (count - 1) + width) / 2
    top = rect.bottom() - height if own else rect.top()
    for place, row in enumerate(rows):
        _put(layout, Spot(QRectF(left + place * step, top, width, height), 40 + place, row))


def _in_use(layout: Layout, rows: list[Row], seat: int, own: bool) -> None:
    """Cards that resolve lie in the side's slot; earlier ones that remain lie smaller beside it.

    A ghost is in the slot too.
    """
    slot = layout.frame.slot[seat]
    height = slot.height() * 0.6
    width = height * RATIO
    lying = [row for row in rows if not row.ghost]
    # No further than to the middle, where the other side's half begins.
    room = layout.frame.middle.width() / 2 - slot.width() * 1.06 - width
    step = min(width * 0.4, max(0.0, room) / max(1, len(lying) - 2))
    for depth, row in enumerate(lying):
        if depth == 0:
            rect = slot
        else:
            way = 1 if own else -1
            x = slot.right() if own else slot.left() - width
            x += way * (step * (depth - 1) + slot.width() * 0.06)
            rect = QRectF(x, slot.bottom() - height, width, height)
        _put(layout, Spot(rect, 60 - depth, row))
    for row in rows:
        if row.ghost:
            _put(layout, Spot(slot, 58, row))


def zone_rect(frame: Frame, zone: Zone, seat: int) -> QRectF:
    """Where cards that come out of a zone (or vanish into it) are to be seen."""
    if zone is Zone.LIFE_DECK:
        return frame.life[seat]
    if zone is Zone.DISCARD:
        return frame.discard[seat]
    if zone is Zone.BANISHED:
        return frame.banished[seat]
    if zone is Zone.ASIDE:
        return frame.aside[seat]
    if zone is Zone.IN_USE:
        return frame.slot[seat]
    rect = frame.hand[seat] if zone is Zone.HAND else frame.play[seat]
    height = rect.height()
    width = height * RATIO
    return QRectF(rect.center().x() - width / 2, rect.top(), width, height)
