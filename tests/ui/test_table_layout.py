"""The geometry of the table: whatever its size, text and cards, nothing is hidden or clipped."""

from __future__ import annotations

from itertools import combinations

import pytest
from facts import LADDER, made
from hypothesis import example, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF

from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.match.telling.table import CardInPlay, SideView, TableView
from dbz_desktop.rules.kernel.events import HIDDEN, NOBODY, Zone
from dbz_desktop.ui.table.layout import crowd_of, frame_for, label_rect, lay_out
from dbz_desktop.ui.table.model import TableModel
from dbz_desktop.ui.table.rows import MOST_ROWS, READABLE
from tests.long import LONG

KINDS = (CardType.DRILL, CardType.ALLY, CardType.SETUP, CardType.DRAGON_BALL, CardType.EVENT)
LEAST_STRIP = 13.0
LEAST_HEIGHT = 26.0

SIZES = st.tuples(st.integers(690, 3840), st.integers(430, 2160))
COUNTS = st.tuples(
    st.integers(0, 12), st.integers(0, 6), st.integers(0, 8), st.integers(0, 7), st.integers(0, 4)
)

FULL = (12, 6, 8, 7, 4)
CROWD = st.floats(0.0, 45.0)


def card_of(instance: int) -> Card | None:
    kind = KINDS[instance % 100 // 20] if instance >= 0 else None
    if kind is None:
        return None
    stages = LADDER if kind is CardType.ALLY else ()
    return made(f"TST-{instance}", f"Card {instance}", kind, "Draw a card.", stages=stages)


def side(seat: int, counts, hand: int, captured: int, hidden: bool) -> SideView:
    base = 1000 * (seat + 1)
    play = [
        CardInPlay(base + 20 * kind + i, captured=kind == 3 and i < captured)
        for kind, count in enumerate(counts[:4])
        for i in range(count)
    ]
    for i in range(counts[4] if play else 0):
        # Two of them on one card, one on the last, one on the MP.
        host = (play[0].card, play[0].card, play[-1].card, base + 900)[i]
        play.append(CardInPlay(base + 80 + i, attached_to=host))
    return SideView(
        tuple(range(base + 900, base + 904)),
        base + 904,
        life_count=50,
        hand=(HIDDEN,) * hand if hidden else tuple(range(base + 300, base + 300 + hand)),
        play=tuple(play),
        in_use=(base + 400, base + 401, base + 402),
        discard=tuple(range(base + 500, base + 540)),
        banished=(base + 600,),
        aside=(base + 700,),
    )


def layout_of(size, scale, viewer, counts, hand, captured):
    view = TableView(
        viewer,
        (
            side(0, counts, hand, captured, viewer != 0),
            side(1, counts, hand, captured, viewer != 1),
        ),
        turn=3,
    )
    model = TableModel(view, card_of)
    frame = frame_for(*size, viewer, scale, crowd_of(model))
    return frame, lay_out(model, frame), view


def shown(spot) -> QRectF:
    """A spot's rectangle as it is seen: captured cards lie sideways."""
    if not spot.row.captured:
        return spot.rect
    rect = QRectF(0, 0, spot.rect.height(), spot.rect.width())
    rect.moveCenter(spot.rect.center())
    return rect


def within(inner: QRectF, outer: QRectF) -> bool:
    return outer.adjusted(-0.6, -0.6, 0.6, 0.6).contains(inner)


def parts(frame) -> dict[str, QRectF]:
    found = {"middle": frame.middle}
    for seat in (0, 1):
        for name in ("hand", "play", "mp", "lens", "plate", "mastery", "chips"):
            found[f"{name} {seat}"] = getattr(frame, name)[seat]
        for name in ("life", "discard", "banished", "aside"):
            pile = getattr(frame, name)[seat]
            found[f"{name} {seat}"] = pile.adjusted(0, -frame.lift, 0, 0)
            found[f"{name} {seat} label"] = label_rect(frame, pile)
    return found


@settings(max_examples=150 * LONG)
@given(SIZES, st.floats(1.0, 2.0), st.integers(0, 1), st.tuples(CROWD, CROWD))
@example((690, 430), 2.0, 0, (0.0, 0.0))
@example((1120, 470), 2.0, 1, (40.0, 0.0))
@example((3840, 1950), 1.0, 0, (0.0, 40.0))
@example((760, 2160), 2.0, 0, (40.0, 40.0))
def test_no_place_of_the_table_overlaps_another_or_leaves_it(size, scale, viewer, crowd):
    frame = frame_for(*size, viewer, scale, crowd)
    places = parts(frame)
    for name, rect in places.items():
        assert rect.width() > 12 and rect.height() > 8, name
        assert within(rect, frame.size), name
    for (one, first), (other, second) in combinations(places.items(), 2):
        shared = first.intersected(second)
        assert shared.width() < 0.6 or shared.height() < 0.6, f"{one} and {other}"


@settings(max_examples=150 * LONG)
@given(SIZES, st.floats(1.0, 2.0), st.integers(0, 1), COUNTS, st.integers(0, 12), st.integers(0, 4))
@example((690, 430), 2.0, 0, FULL, 12, 4)
@example((690, 500), 1.0, 1, FULL, 12, 7)
@example((1300, 1000), 1.0, 0, FULL, 12, 2)
@example((3840, 2160), 1.5, 1, FULL, 12, 0)
def test_every_card_stays_in_its_place_and_in_sight(size, scale, viewer, counts, hand, captured):
    frame, layout, view = layout_of(size, scale, viewer, counts, hand, captured)
    spots = list(layout.spots.values())
    for seat in (0, 1):
        total = sum(counts[:4]) + (counts[4] if sum(counts[:4]) else 0)
        lying = [
            s
            for s in spots
            if s.row.seat == seat and s.row.zone is Zone.IN_PLAY and s.row.card % 1000 < 900
        ]
        assert len(lying) == total
        held = [s for s in spots if s.row.seat == seat and s.row.zone is Zone.HAND]
        assert len(held) == len(view.sides[seat].hand)
        for group, band in ((lying, frame.play[seat]), (held, frame.hand[seat])):
            for spot in group:
                rect = shown(spot)
                assert within(rect, band), f"{spot.row.card} leaves its band"
                above = [shown(s) for s in group if s.z > spot.z]
                assert free_strip(rect, above) >= LEAST_STRIP, f"{spot.row.card} is covered"
        for spot in lying:
            assert shown(spot).height() >= LEAST_HEIGHT * (0.7 if spot.row.captured else 1)
        for spot in spots:
            if spot.row.seat == seat and spot.row.zone is Zone.IN_USE:
                assert within(spot.rect, frame.middle)


@settings(max_examples=200 * LONG)
@given(SIZES, st.floats(1.0, 2.0), st.integers(0, 1), COUNTS, COUNTS)
@example((800, 608), 1.0, 0, (6, 0, 0, 0, 0), (0, 0, 0, 0, 0))
@example((800, 608), 1.0, 0, (5, 1, 2, 0, 0), (3, 0, 0, 0, 0))
@example((1760, 1296), 1.0, 0, (5, 1, 2, 0, 0), (1, 0, 0, 0, 0))
@example((1200, 608), 1.0, 1, (8, 2, 2, 2, 1), (8, 2, 2, 2, 1))
def test_cards_in_play_overlap_only_where_there_is_no_free_table(size, scale, viewer, own, other):
    counts = (own, other) if viewer == 0 else (other, own)
    sides = tuple(side(seat, counts[seat], 3, 0, seat != viewer) for seat in (0, 1))
    view = TableView(viewer, sides, turn=3)
    model = TableModel(view, card_of)
    frame = frame_for(*size, viewer, scale, crowd_of(model))
    layout = lay_out(model, frame)
    for seat in (0, 1):
        lying = [
            s.rect
            for s in layout.spots.values()
            if s.row.seat == seat
            and s.row.zone is Zone.IN_PLAY
            and s.row.card % 1000 < 900
            and s.row.attached_to == NOBODY
        ]
        if not any(covers(a, b) for a, b in combinations(lying, 2)):
            continue
        # The narrowest cards that can be read, with attached ones tucked under and all the air
        # there is, in as many rows as there can be, are too long for the place.
        band = frame.play[seat]
        high = (band.height() - 2 * max(3.0, band.height() * 0.04)) / MOST_ROWS
        wide = max(READABLE, min(high * 5 / 7, READABLE * 1.02))
        line = len(lying) * 1.06 + 3 * 0.3 + counts[seat][4] * 0.5
        rows = next(n for n in (3, 2, 1) if n == 1 or (band.height() - 14) / n * 5 / 7 >= READABLE)
        assert (line / rows - 1) * wide > band.width() * 0.8, f"{len(lying)} cards in {band}"


def covers(one: QRectF, other: QRectF) -> bool:
    shared = one.intersected(other)
    return shared.width() > 0.6 and shared.height() > 0.6


@pytest.mark.parametrize("size", [(800, 608), (1240, 900), (1760, 1296)])
def test_many_cards_take_room_that_the_other_side_does_not_need(size):
    def high(own, other, viewer=0) -> float:
        sides = (side(0, own, 3, 0, False), side(1, other, 3, 0, True))
        view = TableView(viewer, sides, turn=3)
        model = TableModel(view, card_of)
        frame = frame_for(*size, viewer, 1.0, crowd_of(model))
        spots = lay_out(model, frame).spots.values()
        lying = [
            s
            for s in spots
            if s.row.zone is Zone.IN_PLAY and s.row.seat == 0 and s.row.card % 1000 < 900
        ]
        return min(s.rect.height() for s in lying)

    many, few = (6, 2, 2, 2, 0), (2, 0, 0, 0, 0)
    assert high(many, few) > high(many, many) * 1.1
    assert high(many, few, viewer=1) > high(many, many, viewer=1) * 1.1
    # Where both have few, each keeps its half.
    assert high(few, (0,) * 5) == high(few, few)


def free_strip(rect: QRectF, above: list[QRectF]) -> float:
    """How wide the left part of a card is that no card above it covers, at half its height."""
    y = rect.center().y()
    lefts = [
        other.left()
        for other in above
        if other.top() <= y <= other.bottom() and other.right() > rect.left() + 0.5
    ]
    return min([rect.right(), *lefts]) - rect.left()


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_a_card_in_play_is_what_a_click_on_its_strip_meets(scale):
    _, layout, _ = layout_of((900, 560), scale, 0, FULL, 12, 2)
    lying = [s for s in layout.spots.values() if s.row.seat == 0 and s.row.zone is Zone.IN_PLAY]
    for spot in lying:
        rect = shown(spot)
        at = QPointF(rect.left() + LEAST_STRIP / 2, rect.center().y())
        top = max((s for s in lying if shown(s).contains(at)), key=lambda s: s.z)
        assert top is spot


def test_attached_cards_lie_before_their_host_and_under_it():
    _, layout, view = layout_of((900, 560), 1.0, 0, FULL, 5, 0)
    spots = {spot.row.card: spot for spot in layout.spots.values()}
    for entry in view.sides[0].play:
        if entry.attached_to in spots:
            guest, host = spots[entry.card], spots[entry.attached_to]
            if host.row.zone is Zone.IN_PLAY and host.row.card % 1000 < 900:
                assert guest.row.attached_to == entry.attached_to and guest.z < host.z
                assert guest.rect.left() < host.rect.left()


@pytest.mark.parametrize("size", [(700, 460), (1160, 520), (1700, 1200)])
def test_the_plate_has_room_for_the_text_at_every_size(size):
    for scale in (1.0, 1.25, 1.5, 2.0):
        frame = frame_for(*size, 0, scale)
        assert frame.text >= min(11 * scale, size[1] * 0.042) - 0.01
        for seat in (0, 1):
            assert frame.plate[seat].height() >= 3 * 1.3 * frame.text
            assert frame.plate[seat].width() >= 7.5 * frame.text


def test_the_top_of_a_pile_lies_higher_the_more_cards_it_has():
    tops = []
    for count in (1, 20, 60, 90):
        frame = frame_for(1000, 700, 0, 1.0)
        sides = (
            SideView((0, 1, 2, 3), 4, discard=tuple(range(100, 100 + count))),
            SideView((10, 11, 12, 13), 14),
        )
        spots = lay_out(TableModel(TableView(0, sides), card_of), frame).spots.values()
        top = next(spot.rect for spot in spots if spot.row.card == 99 + count)
        assert top.top() >= frame.discard[0].top() - frame.lift - 0.01
        tops.append(top.top())
    assert tops[0] > tops[1] > tops[2] >= tops[3]
