"""A small pool of stand-in cards, and decks made of them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from dbz_desktop.cards.model import Alignment, Card, CardType, Style
from dbz_desktop.cards.packs import Pack
from dbz_desktop.decks import Deck, DeckRules, make_deck

HERE = Path("stand-ins.toml")


def level(name: str, number: int, side: Alignment = Alignment.HERO, subtitle: str = "") -> Card:
    return Card(
        f"T-{name.replace(' ', '')}{number}",
        name,
        CardType.MAIN_PERSONALITY,
        "POWER: Raise your anger 1.",
        subtitle or f"Level {number}",
        level=number,
        alignment=side,
        pur=2,
        stages=tuple(range(11)),
    )


def card(
    number: int, title: str, kind: CardType = CardType.PHYSICAL_COMBAT, **more: object
) -> Card:
    style = next((s for s in Style if s.is_styled and title.split()[0] == s.value), Style.FREESTYLE)
    text = str(more.pop("text", "Draw a card."))
    return Card(f"T-{number}", title, kind, text, style=style, **more)  # type: ignore[arg-type]


CARDS = [
    *(level("Goku", n) for n in (1, 2, 3, 4)),
    *(level("Frieza", n, Alignment.VILLAIN) for n in (1, 2, 3, 4)),
    card(100, "Orange Plain Mastery", CardType.MASTERY),
    card(101, "Saiyan Plain Mastery", CardType.MASTERY),
    card(102, "Black Devious Mastery", CardType.MASTERY),
    *(card(n, f"Orange Kick {n}") for n in range(1, 25)),
    card(30, "Plain Kick"),
    card(31, "Goku's Kick"),
    card(32, "Frieza's Kick"),
    card(33, "Rare Kick", text="(Limit 1 per deck.) Draw a card."),
    card(34, "Hero Kick", text="(Heroes only.) Draw a card."),
    card(35, "Villain Kick", text="(Villains only. Banish after use.) Draw a card."),
    card(36, "Black Kick"),
    card(40, "Bulma", CardType.ALLY, subtitle="One", alignment=Alignment.HERO, pur=1),
    card(41, "Bulma", CardType.ALLY, subtitle="Two", alignment=Alignment.HERO, pur=1),
    card(42, "Goku", CardType.ALLY, subtitle="Ally", alignment=Alignment.HERO, pur=1),
    card(43, "Zarbon", CardType.ALLY, subtitle="Ally", alignment=Alignment.VILLAIN, pur=1),
    card(44, "Cell Jr.", CardType.ALLY, subtitle="One", pur=1),
    card(45, "Cell Jr.", CardType.ALLY, subtitle="Two", pur=1),
    card(50, "Namek Dragon Ball 1", CardType.DRAGON_BALL, dragon_ball_set="Namek"),
    card(51, "Earth Dragon Ball 1", CardType.DRAGON_BALL, dragon_ball_set="Earth"),
]


@pytest.fixture
def pool() -> Pack:
    pack = Pack()
    for each in CARDS:
        pack.add(each, HERE)
    return pack


@pytest.fixture
def rules() -> DeckRules:
    """Rules as in the newest editions, with small lists."""
    return DeckRules(
        "test",
        "Test",
        ("test",),
        non_unique_allies=frozenset({"celljr."}),
        traits=(("Saiyan", frozenset({"goku"})), ("Namekian", frozenset())),
        frozen=frozenset({"blackdeviousmastery"}),
        thawing=(("Black Devious Mastery", frozenset({"frieza"})),),
    )


@pytest.fixture
def legal(pool: Pack) -> Deck:
    """A legal deck: Goku, Orange, twenty different cards three times."""
    c = pool.cards
    return make_deck(
        "Legal",
        [c[f"T-Goku{n}"] for n in (1, 2, 3, 4)],
        c["T-100"],
        [c[f"T-{n}"] for n in range(1, 21) for _ in range(3)],
    )


def swapped(deck: Deck, pool: Pack, **copies: int) -> Deck:
    """The deck with cards (by the number after "T") in place of as many of its first ones."""
    life = list(deck.life)[sum(copies.values()) :]
    life += [pool.cards[f"T-{key[1:]}"] for key, count in copies.items() for _ in range(count)]
    made = make_deck(deck.name, deck.mp, deck.mastery, life)
    return replace(made, edition=deck.edition)
