"""What a seat is told of a card that it may not see: all but which card it is (ZON-1)."""

from __future__ import annotations

from dataclasses import fields

from dbz_desktop.rules.kernel.events import BOTH, CardMoved, Why, Zone
from dbz_desktop.rules.kernel.redaction import HIDDEN, redact

DRAWN = CardMoved(
    card=41,
    source=Zone.LIFE_DECK,
    target=Zone.HAND,
    player=0,
    to_player=0,
    why=Why.DRAW,
    cause=7,
    by=1,
    at_bottom=True,
    seen=1,
    attached_to=9,
    stages=3,
    rule="EFF-1",
    place=2,
    giver=8,
    doer=0,
)


def test_only_the_card_is_hidden() -> None:
    plain = {each.name: each.default for each in fields(CardMoved)}
    assert all(getattr(DRAWN, name) != default for name, default in plain.items())
    told = redact(DRAWN, 1)
    for name in plain:
        assert getattr(told, name) == (HIDDEN if name == "card" else getattr(DRAWN, name)), name


def test_who_sees_it_is_told_all() -> None:
    assert redact(DRAWN, 0) == DRAWN
    assert DRAWN.seen != BOTH
