"""What a seat is told of a card that it may not see: all but which card it is (ZON-1)."""

from __future__ import annotations

from dataclasses import fields, replace

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
    ends=1,
)


def test_only_the_card_is_hidden() -> None:
    plain = {each.name: each.default for each in fields(CardMoved)}
    assert all(getattr(DRAWN, name) != default for name, default in plain.items())
    told = redact(DRAWN, 1)
    for name in plain:
        hidden = {"card": HIDDEN, "ends": 0}
        assert getattr(told, name) == hidden.get(name, getattr(DRAWN, name)), name


def test_who_sees_it_is_told_all_but_where_it_lay() -> None:
    assert redact(DRAWN, 0) == replace(DRAWN, ends=0)
    regained = replace(DRAWN, source=Zone.DISCARD)
    assert redact(regained, 0) == regained
    assert DRAWN.seen != BOTH
