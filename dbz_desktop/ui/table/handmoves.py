"""Dragging by hand: while the judge tools are open, a card goes wherever it is carried.

What a drop means is a judge's move; where the table itself doesn't allow it, the place says why.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from dbz_desktop.cards.model import CardType
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
    found = []
    for rect, words, icon, card, move in _places(table, item):
        why = hands.why_not(move)
        if why is not None:
            told = f"{why.reason} ({why.rule})"
            drop = Drop(rect, told, "warning", card=card, aim=True, quiet=True)
            drop.act = lambda why=why: hands.refused(why)
        else:
            # Piles lie so near each other that their words would cover one another.
            narrow = rect.width() < table.frame.pile_width * 1.5
            drop = Drop(rect, words, icon, card=card, quiet=card >= 0, terse=narrow)
            drop.act = lambda move=move: hands.do(move)
        found.append(drop)
    return found


_Place = tuple[QRectF, str, str, int, JudgeMove]


def _places(table: TableItems, item: CardItem) -> Iterator[_Place]:
    sides, names, frame = table.model.view.sides, table.model.view.names, table.frame
    row = item.row
    assert row.zone is not None, "a card lies in a zone"
    source, in_play = row.zone, row.zone is Zone.IN_PLAY and not table.model.is_fixed(row)

    def move(seat: int, zone: Zone, host: int = NOBODY, bottom: bool = False) -> JudgeMove:
        if in_play and zone is Zone.IN_PLAY:
            if host != NOBODY or seat == row.seat:
                return JudgeMove("attach", card=item.instance, host=host)
            return JudgeMove("control", card=item.instance, player=seat)
        pick = ""
        if item.instance == HIDDEN:
            pick = "top" if row.zone is Zone.LIFE_DECK else "random"
        ally = item.card is not None and item.card.type is CardType.ALLY
        return JudgeMove(
            "move",
            card=NOBODY if pick else item.instance,
            pick=pick,
            from_player=row.seat,
            from_zone=source,
            player=seat,
            zone=zone,
            bottom=bottom,
            host=host,
            amount=ALLY_STAGES if ally and zone is Zone.IN_PLAY else 0,
        )

    for side in sides:
        for host in (*(e.card for e in side.play), side.mp_card, side.mastery):
            target = table.item_of(host)
            if target is None or host == item.instance:
                continue
            rect = target.area()
            rim = rect.width() * _RIM
            words = f"Attach to {table.title_of(host)}"
            # A card that isn't in play comes to its owner's side, whoever's card carries it.
            attach = move(row.seat, Zone.IN_PLAY, host)
            yield rect.adjusted(rim, rim, -rim, -rim), words, "attached", host, attach
    for seat in (table.viewer, 1 - table.viewer):
        whose = f"{names[seat]}'s"
        life = frame.life[seat]
        half = life.height() / 2
        for bottom, words, part in (
            (False, "On top of", life.adjusted(0, 0, 0, -half)),
            (True, "Under", life.adjusted(0, half, 0, 0)),
        ):
            deck = move(seat, Zone.LIFE_DECK, bottom=bottom)
            yield part, f"{words} {whose} Life Deck", "zone-life", NOBODY, deck
        for zone, rect in (
            (Zone.HAND, frame.hand[seat]),
            (Zone.DISCARD, frame.discard[seat]),
            (Zone.BANISHED, frame.banished[seat]),
            (Zone.ASIDE, frame.aside[seat]),
            (Zone.IN_PLAY, frame.play[seat]),
        ):
            if zone is row.zone and seat == row.seat and not row.attached_to >= 0:
                continue
            words = f"To {whose} {zone.label}" if zone is not Zone.ASIDE else f"Aside, {whose}"
            if zone is Zone.IN_PLAY:
                words = "Detach" if in_play and seat == row.seat else f"Into play, {whose} side"
            yield rect, words, _ICONS[zone], NOBODY, move(seat, zone)
    yield frame.middle, "", "warning", NOBODY, move(row.seat, Zone.IN_USE)
