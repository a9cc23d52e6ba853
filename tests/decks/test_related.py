"""Cards that work with a card."""

from __future__ import annotations

from dbz_desktop.cards.model import Card, CardType, Style
from dbz_desktop.cards.search import Entry
from dbz_desktop.decks.related import Relations, playable_together


def entry(
    name: str, does: set[str], style: Style = Style.FREESTYLE, text: str = "", **more: object
) -> Entry:
    card = Card(f"T-{name}", name, CardType.EVENT, text, style=style)
    return Entry.of(card, text, does=frozenset(does), **more)


CRIT = entry("Sharp Blow", {"critical", "draw"}, Style.RED)
ALSO = entry("Sharper Blow", {"critical"}, Style.RED)
BLUE = entry("Cool Blow", {"critical"}, Style.BLUE)
DRAW = entry("Long Look", {"draw"})
NAMER = entry("Big Plan", {"search"}, text='Search your Life Deck for "Sharp Blow".')
IDLE = [entry(f"Idle {number}", {"draw"}) for number in range(6)]


def test_rare_deeds_and_names_come_first() -> None:
    found = Relations([CRIT, ALSO, BLUE, DRAW, NAMER, *IDLE]).of(CRIT)
    names = [each.entry.card.title for each in found]
    assert names[:2] == ["Big Plan", "Sharper Blow"]
    assert "Cool Blow" not in names
    assert "Sharp Blow" not in names
    assert "one names the other" in found[0].why
    assert "critical" in found[1].why


def test_what_one_deck_may_not_hold_is_left_out() -> None:
    hero = entry("Good", {"draw"}, marks=frozenset({"hero"}))
    villain = entry("Bad", {"draw"}, marks=frozenset({"villain"}))
    assert not playable_together(hero, villain)
    assert not playable_together(ALSO, BLUE)
    assert playable_together(ALSO, DRAW)
    one = entry("Somebody's Kick", {"draw"}, names=frozenset({"somebody"}))
    two = entry("Another's Kick", {"draw"}, names=frozenset({"another"}))
    assert not playable_together(one, two)
    assert playable_together(one, entry("Somebody's Rest", {"draw"}, names=frozenset({"somebody"})))
