"""Dragging by hand: while the judge tools are open, a card goes wherever it is carried.

What a drop means is a judge's move; where the table itself doesn't allow it, the place says why.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF

from dbz_desktop.cards.model import Card, CardType
from dbz_desktop.match.telling.table_rows import Part, Row
from dbz_desktop.rules.flow.moving import ALLY_STAGES
from dbz_desktop.rules.judge_moves import JudgeMove
from dbz_desktop.rules.kernel.decisions import WhyNot
from dbz_desktop.rules.kernel.events import HIDDEN, NOBODY, Zone
from dbz_desktop.ui.table.cards import CardItem
from dbz_desktop.ui.table.drops import Drop
from dbz_desktop.ui.table.layout import Spot
from dbz_desktop.ui.table.table_items import TableItems

_ICONS = {
    Zone.HAND: "person",
    Zone.IN_PLAY: "zone-play",
    Zone.DISCARD: "zone-discard",
    Zone.BANISHED: "zone-banished",
    Zone.ASIDE: "setup",
}
_RIM = 0.2
"""The share of a card's sides that doesn't count as the card: a drop there lies beside it."""


@dataclass(frozen=True, slots=True)
class HandMoves:
    """Who judges what is dragged and who does it; both get moves with any `by`.

    `refused` is told the reason where something was dropped that can't be done.
    """

    why_not: Callable[[JudgeMove], WhyNot | None]
    do: Callable[[JudgeMove], None]
    refused: Callable[[WhyNot], None]


def top_card(table: TableItems, seat: int) -> CardItem | None:
    """The top card of a Life Deck as something to carry, face down; None if there is none."""
    if not table.model.view.sides[seat].life_count:
        return None
    top = Row(Part.CARD, seat, Zone.LIFE_DECK, HIDDEN)
    item = CardItem(Spot(table.frame.life[seat], 800, top), table.faces)
    item.place()
    return item


def hand_drops(table: TableItems, item: CardItem, hands: HandMoves) -> list[Drop]:
    """Every place where a card can be carried to: cards before areas, with what it means there."""
    places = (_for_card(table, item, place) for place in _places(table))
    found = [_drop(table, *place, hands) for place in places if place is not None]
    row = item.row
    middle = _Place(table.frame.middle, "", "warning", row.seat, Zone.IN_USE)
    return [*found, _drop(table, middle, _move(table, item, middle), hands)]


def pool_drops(table: TableItems, card: Card, hands: HandMoves) -> list[Drop]:
    """The same for a card that doesn't lie on the table yet; the moves say nothing of the card."""
    found = []
    for place in _places(table):
        ally = card.type is CardType.ALLY and place.zone is Zone.IN_PLAY
        stages = ALLY_STAGES if ally else 0
        move = JudgeMove(
            "move",
            place.seat,
            player=place.seat,
            zone=place.zone,
            bottom=place.bottom,
            host=place.host,
            amount=stages,
        )
        found.append(_drop(table, place, move, hands))
    return found


@dataclass(frozen=True, slots=True)
class _Place:
    """A place on the table and what it is called: the side, the zone, a card to be attached to."""

    rect: QRectF
    words: str
    icon: str
    seat: int
    zone: Zone
    host: int = NOBODY
    bottom: bool = False


def _drop(table: TableItems, place: _Place, move: JudgeMove, hands: HandMoves) -> Drop:
    why = hands.why_not(move)
    if why is not None:
        told = f"{why.reason} ({why.rule})"
        drop = Drop(place.rect, told, "warning", card=place.host, aim=True, quiet=True)
        drop.act = lambda: hands.refused(why)
        return drop
    # Piles lie so near each other that their words would cover one another.
    narrow = place.rect.width() < table.frame.pile_width * 1.5
    quiet = place.host >= 0
    drop = Drop(place.rect, place.words, place.icon, card=place.host, quiet=quiet, terse=narrow)
    drop.act = lambda: hands.do(move)
    return drop


def _places(table: TableItems) -> Iterator[_Place]:
    """Cards before areas."""
    sides, names, frame = table.model.view.sides, table.model.view.names, table.frame
    for seat, side in enumerate(sides):
        for host in (*(e.card for e in side.play), side.mp_card, side.mastery):
            target = table.item_of(host)
            if target is None:
                continue
            rect = target.area()
            rim = rect.width() * _RIM
            words = f"Attach to {table.title_of(host)}"
            inner = rect.adjusted(rim, rim, -rim, -rim)
            yield _Place(inner, words, "attached", seat, Zone.IN_PLAY, host)
    for seat in (table.viewer, 1 - table.viewer):
        whose = f"{names[seat]}'s"
        life = frame.life[seat]
        half = life.height() / 2
        for bottom, words, part in (
            (False, "On top of", life.adjusted(0, 0, 0, -half)),
            (True, "Under", life.adjusted(0, half, 0, 0)),
        ):
            told = f"{words} {whose} Life Deck"
            yield _Place(part, told, "zone-life", seat, Zone.LIFE_DECK, bottom=bottom)
        for zone, rect in (
            (Zone.HAND, frame.hand[seat]),
            (Zone.DISCARD, frame.discard[seat]),
            (Zone.BANISHED, frame.banished[seat]),
            (Zone.ASIDE, frame.aside[seat]),
            (Zone.IN_PLAY, frame.play[seat]),
        ):
            words = f"To {whose} {zone.label}"
            if zone is Zone.ASIDE:
                words = f"Aside, {whose}"
            elif zone is Zone.IN_PLAY:
                words = f"Into play, {whose} side"
            yield _Place(rect, words, _ICONS[zone], seat, zone)


def _for_card(table: TableItems, item: CardItem, place: _Place) -> tuple[_Place, JudgeMove] | None:
    """A place for a card that lies somewhere, None where it lies there or is the place itself."""
    row = item.row
    if place.host != NOBODY:
        if place.host == item.instance:
            return None
        # A card that isn't in play comes to its owner's side, whoever's card carries it.
        place = replace(place, seat=row.seat)
    elif place.zone is row.zone and place.seat == row.seat and place.zone is not Zone.LIFE_DECK:
        if not row.attached_to >= 0:
            return None
        if _in_play(table, item) and place.zone is Zone.IN_PLAY:
            place = replace(place, words="Detach")
    return place, _move(table, item, place)


def _in_play(table: TableItems, item: CardItem) -> bool:
    return item.row.zone is Zone.IN_PLAY and not table.model.is_fixed(item.row)


def _move(table: TableItems, item: CardItem, place: _Place) -> JudgeMove:
    """What it means to carry a card to a place."""
    row = item.row
    assert row.zone is not None, "a card lies in a zone"
    if _in_play(table, item) and place.zone is Zone.IN_PLAY:
        if place.host != NOBODY or place.seat == row.seat:
            return JudgeMove("attach", card=item.instance, host=place.host)
        return JudgeMove("control", card=item.instance, player=place.seat)
    pick = ""
    if item.instance == HIDDEN:
        pick = "top" if row.zone is Zone.LIFE_DECK else "random"
    ally = item.card is not None and item.card.type is CardType.ALLY
    return JudgeMove(
        "move",
        card=NOBODY if pick else item.instance,
        pick=pick,
        from_player=row.seat,
        from_zone=row.zone,
        player=place.seat,
        zone=place.zone,
        bottom=place.bottom,
        host=place.host,
        amount=ALLY_STAGES if ally and place.zone is Zone.IN_PLAY else 0,
    )
