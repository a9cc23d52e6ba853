"""Where everything lies: from a view of the table and a size to a spot for every card.

Pure geometry, no items: the scene asks again after every event and moves what has a new spot.
Bands from the top: the other hand, the other side's cards in play, the attack in the middle, the
viewer's cards in play, the viewer's hand. Left of them each side's MP, scouter and Mastery; right
of them the piles. Cards shrink, then overlap, then take two rows, so nothing ever scrolls.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF

from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.match.table import CardInPlay, SideView, TableView
from dbz_desktop.rules.events import HIDDEN, NOBODY, CardUsed, Zone
from dbz_desktop.ui.faces.render import RATIO

Key = tuple[str, int, int]
"""("card", instance, 0), ("hand", seat, place) for a card nobody knows, ("ghost", seat, card)."""

GROUPS = (CardType.ALLY, CardType.DRILL, CardType.SETUP, CardType.DRAGON_BALL)
SMALLEST = 0.74
"""How far cards of a row shrink before they overlap, as a share of the row's height."""

LEAST_STEP = 0.5
"""Below this share of a card's width between neighbours a side takes a second row."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a card lies and how: its rectangle, its height in the pile, what it is."""

    rect: QRectF
    z: float
    card: int
    zone: Zone
    seat: int
    angle: float = 0.0
    stages: int = -1
    captured: bool = False
    attached: bool = False
    ghost: bool = False


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
    text: float
    """Pixels of the table's small text."""


@dataclass(slots=True)
class Layout:
    """A frame and the spot of every card."""

    frame: Frame
    spots: dict[Key, Spot] = field(default_factory=dict)


def frame_for(width: float, height: float, viewer: int, text_scale: float = 1.0) -> Frame:
    """Divide a table. Pairs are indexed by seat; the viewer sits below."""
    h = min(height, width * 0.72)
    m = max(5.0, round(h * 0.011))
    gap = m
    hand_h, other_h, middle_h = height * 0.19, height * 0.085, height * 0.25
    play_h = (height - hand_h - other_h - middle_h - 2 * m - 4 * gap) / 2
    column_h = (height - 2 * m - gap * 2) / 2
    left_w = min(h * 0.47, width * 0.28)
    right_w = min(h * 0.31, width * 0.2)
    centre_x = m + left_w + gap * 1.5
    centre_w = width - centre_x - right_w - gap * 1.5 - m
    y = m
    bands = []
    for band in (other_h, play_h, middle_h, play_h, hand_h):
        bands.append(QRectF(centre_x, y, centre_w, band))
        y += band + gap
    right_x = width - m - right_w

    def left(top: float, below: bool) -> tuple[QRectF, QRectF, QRectF, QRectF]:
        big_w = min((left_w - gap) * 0.44, (column_h - gap) * 0.58 * RATIO)
        big_h = big_w / RATIO
        lens_d = min(left_w - big_w - gap, big_h)
        small_h = min(column_h - big_h - gap, big_h * 0.86)
        small_w = small_h * RATIO
        plate_w = left_w - small_w - gap
        used = big_h + gap + small_h
        # Each side's block lies at the player's edge; what is left over parts the two.
        start = top + column_h - used if below else top
        big_y = start if below else start + small_h + gap
        small_y = start + big_h + gap if below else start
        return (
            QRectF(m, big_y, big_w, big_h),
            QRectF(
                m + big_w + gap + (left_w - big_w - gap - lens_d) / 2,
                big_y + (big_h - lens_d) / 2,
                lens_d,
                lens_d,
            ),
            QRectF(m, small_y, small_w, small_h),
            QRectF(m + small_w + gap, small_y, plate_w, small_h),
        )

    def right(top: float, below: bool) -> tuple[QRectF, QRectF, QRectF, QRectF]:
        label = max(13.0, h * 0.026) * text_scale
        card_w = (right_w - gap) / 2
        card_h = card_w / RATIO
        room = (column_h - gap) / 2 - label
        if card_h > room:
            card_h, card_w = room, room * RATIO
        step_x, step_y = right_w - card_w, card_h + label + gap
        used = 2 * step_y - gap
        first = top + (column_h - used if below else 0)
        near, far = (first, first + step_y) if below else (first + step_y, first)

        def at(x: float, y: float) -> QRectF:
            return QRectF(right_x + x, y, card_w, card_h)

        return at(step_x, far), at(0, far), at(step_x, near), at(0, near)

    own_top, other_top = height - m - column_h, m
    own_left, other_left = left(own_top, True), left(other_top, False)
    own_right, other_right = right(own_top, True), right(other_top, False)
    middle = bands[2]
    slot_h = middle_h
    slot_w = slot_h * RATIO
    own_slot = QRectF(middle.left(), middle.top(), slot_w, slot_h)
    other_slot = QRectF(middle.right() - slot_w, middle.top(), slot_w, slot_h)

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
        life=pair(own_right[0], other_right[0]),
        discard=pair(own_right[1], other_right[1]),
        banished=pair(own_right[2], other_right[2]),
        aside=pair(own_right[3], other_right[3]),
        slot=pair(own_slot, other_slot),
        text=max(11.0, h * 0.0185) * text_scale,
    )


def lay_out(view: TableView, frame: Frame, card_of: Callable[[int], Card | None]) -> Layout:
    """A spot for every card that can be seen in a view."""
    layout = Layout(frame)
    for seat in (0, 1):
        side = view.sides[seat]
        _fixed(layout, seat, side)
        _hand(layout, seat, side, own=seat == view.viewer)
        _play(layout, seat, side, card_of)
        _in_use(layout, seat, side, own=seat == view.viewer)
    _ghosts(layout, view)
    return layout


def _put(layout: Layout, spot: Spot, place: int = 0) -> None:
    if spot.ghost:
        key: Key = ("ghost", spot.seat, spot.card)
    elif spot.card == HIDDEN:
        key = ("hand", spot.seat, place)
    else:
        key = ("card", spot.card, 0)
    layout.spots[key] = spot


def _fixed(layout: Layout, seat: int, side: SideView) -> None:
    frame = layout.frame
    _put(layout, Spot(frame.mp[seat], 20, side.mp_card, Zone.IN_PLAY, seat))
    if side.mastery >= 0:
        _put(layout, Spot(frame.mastery[seat], 20, side.mastery, Zone.IN_PLAY, seat))
    for name, zone, places in (
        ("discard", Zone.DISCARD, frame.discard),
        ("banished", Zone.BANISHED, frame.banished),
        ("aside", Zone.ASIDE, frame.aside),
    ):
        cards = getattr(side, name)
        # The two topmost are enough: the one below shows while the top card comes or goes.
        for depth, card in enumerate(cards[-2:]):
            _put(layout, Spot(places[seat], 10 + depth, card, zone, seat))


def _hand(layout: Layout, seat: int, side: SideView, own: bool) -> None:
    rect = layout.frame.hand[seat]
    count = len(side.hand)
    if not count:
        return
    whole = rect.width() / (count + 0.04 * (count - 1)) / RATIO
    height = min(rect.height(), max(whole, rect.height() * 0.82))
    width = height * RATIO
    step = min(width * 1.06, (rect.width() - width) / max(1, count - 1))
    left = rect.center().x() - (step * (count - 1) + width) / 2
    top = rect.bottom() - height if own else rect.top()
    for place, card in enumerate(side.hand):
        spot = QRectF(left + place * step, top, width, height)
        _put(layout, Spot(spot, 40 + place, card, Zone.HAND, seat), place)


def _play(layout: Layout, seat: int, side: SideView, card_of: Callable[[int], Card | None]) -> None:
    """Cards in play by type, in as few rows as they need; attached cards peek out behind."""
    hosts: dict[int, list[CardInPlay]] = {}
    known = {entry.card for entry in side.play}
    loose: list[CardInPlay] = []
    for entry in side.play:
        if entry.attached_to != NOBODY and entry.attached_to in known:
            hosts.setdefault(entry.attached_to, []).append(entry)
        else:
            loose.append(entry)
    groups: dict[CardType | None, list[CardInPlay]] = {kind: [] for kind in GROUPS}
    groups[None] = []
    for entry in loose:
        card = card_of(entry.card)
        kind = card.type if card is not None and card.type in groups else None
        groups[kind if entry.attached_to == NOBODY else None].append(entry)
    filled = [(kind, entries) for kind, entries in groups.items() if entries]
    if not filled:
        return
    rect = layout.frame.play[seat]
    one = _row_step(filled, hosts, rect.height() * RATIO, rect.width())
    if one >= LEAST_STEP:
        _row(layout, seat, filled, hosts, rect)
        return
    half = (rect.height() - layout.frame.size.height() * 0.008) / 2
    above, below = _halves(filled)
    _row(layout, seat, above, hosts, QRectF(rect.left(), rect.top(), rect.width(), half))
    bottom = QRectF(rect.left(), rect.bottom() - half, rect.width(), half)
    _row(layout, seat, below, hosts, bottom)


_Groups = list[tuple["CardType | None", "list[CardInPlay]"]]


def _halves(filled: _Groups) -> tuple[_Groups, _Groups]:
    """Two rows of about the same length, groups kept whole where there is more than one."""
    if len(filled) == 1:
        kind, entries = filled[0]
        middle = (len(entries) + 1) // 2
        return [(kind, entries[:middle])], [(kind, entries[middle:])]
    total = sum(len(entries) for _, entries in filled)
    best = min(
        range(1, len(filled)),
        key=lambda i: abs(total / 2 - sum(len(entries) for _, entries in filled[:i])),
    )
    return filled[:best], filled[best:]


def _weight(entry: CardInPlay, hosts: dict[int, list[CardInPlay]]) -> float:
    return (1.4 if entry.captured else 1) + 0.32 * len(hosts.get(entry.card, ()))


def _row_step(
    filled: _Groups, hosts: dict[int, list[CardInPlay]], width: float, room: float
) -> float:
    """The share of a card's width that neighbours can keep between them; above 1 there is air."""
    apart = width * 0.3 * (len(filled) - 1)
    last = sum(_weight(entries[-1], hosts) for _, entries in filled) * width
    steps = sum(_weight(entry, hosts) for _, entries in filled for entry in entries[:-1])
    if steps == 0:
        return 1.06 if last + apart <= room else (room - apart) / last
    return min(1.06, (room - last - apart) / (steps * width))


def _row(
    layout: Layout,
    seat: int,
    filled: _Groups,
    hosts: dict[int, list[CardInPlay]],
    rect: QRectF,
) -> None:
    height = rect.height()
    width = height * RATIO
    step = _row_step(filled, hosts, width, rect.width())
    # Cards that can be read whole are worth a little size; beyond that they overlap.
    while step < 1.0 and height > rect.height() * SMALLEST:
        height -= rect.height() * 0.03
        width = height * RATIO
        step = _row_step(filled, hosts, width, rect.width())
    step = max(0.08, step)
    apart = width * 0.3
    used = apart * (len(filled) - 1)
    for _, entries in filled:
        used += sum(_weight(entry, hosts) for entry in entries[:-1]) * width * step
        used += _weight(entries[-1], hosts) * width
    x = rect.left() + max(0.0, (rect.width() - used) / 2)
    top = rect.center().y() - height / 2
    z = 20.0
    for _, entries in filled:
        for i, entry in enumerate(entries):
            behind = hosts.get(entry.card, ())
            sideways = width * 0.2 if entry.captured else 0
            spot = QRectF(x + sideways, top, width, height)
            for depth, attached in enumerate(behind, start=1):
                aside = spot.translated(QPointF(width * 0.32 * depth, 0))
                shrunk = aside.adjusted(width * 0.08, height * 0.08, 0, 0)
                _put(layout, _spot_of(attached, shrunk, z - 0.1 * depth, seat))
            _put(layout, _spot_of(entry, spot, z, seat))
            z += 1
            last = i == len(entries) - 1
            x += width * _weight(entry, hosts) * (1 if last else step)
        x += apart


def _spot_of(entry: CardInPlay, rect: QRectF, z: float, seat: int) -> Spot:
    return Spot(
        rect,
        z,
        entry.card,
        Zone.IN_PLAY,
        seat,
        stages=entry.stages,
        captured=entry.captured,
        attached=entry.attached_to != NOBODY,
    )


def _in_use(layout: Layout, seat: int, side: SideView, own: bool) -> None:
    """Cards that resolve lie in the side's slot; earlier ones that remain lie smaller beside it."""
    slot = layout.frame.slot[seat]
    for depth, card in enumerate(reversed(side.in_use)):
        if depth == 0:
            rect = slot
        else:
            way = 1 if own else -1
            height = slot.height() * 0.6
            width = height * RATIO
            x = slot.right() if own else slot.left() - width
            x += way * (width * 0.4 * (depth - 1)) + way * slot.width() * 0.06
            rect = QRectF(x, slot.bottom() - height, width, height)
        _put(layout, Spot(rect, 60 - depth, card, Zone.IN_USE, seat))


def _ghosts(layout: Layout, view: TableView) -> None:
    """What attacks or defends without lying in the middle (a Power, a card already discarded)."""
    attack = view.attack
    if attack is None:
        return
    began = attack.began
    shown: dict[int, int] = {began.player: began.card}
    for event in attack.events:
        if isinstance(event, CardUsed) and event.how == "defense":
            shown[event.player] = event.card
    for seat, card in shown.items():
        if card >= 0 and card not in view.sides[seat].in_use:
            rect = layout.frame.slot[seat]
            _put(layout, Spot(rect, 58, card, Zone.IN_USE, seat, ghost=True))


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
