"""What cards say of the deck that holds them, in whatever words the card language reads."""

from __future__ import annotations

import pytest

from dbz_desktop.cards.model import CardType
from dbz_desktop.cards.packs import Pack
from dbz_desktop.decks import Deck, DeckRules, check_deck, make_deck
from dbz_desktop.rules.language.compiler import compile_text

from .conftest import card as stand_in

KICK = "[attack] Physical attack. DAMAGE: 2 stages."


def _with(legal: Deck, rules: DeckRules, pool: Pack, note: str, *more: str, copies: int = 1) -> str:
    """What is said against a deck that holds a card with that note, and some more."""
    own = stand_in(60, "Proud Kick", text=f"({note}) {KICK}")
    assert compile_text(own, own.text).failures == (), note
    others = [pool.cards[each] for each in more]
    life = [*legal.life[: 60 - copies - len(others)], *[own] * copies, *others]
    problems = check_deck(make_deck("Own", legal.mp, legal.mastery, life), rules, pool)
    told = [f"{p.rule} {p.card.title if p.card else ''}: {p.reason}" for p in problems]
    assert all(each.startswith(("DCK-4", "DCK-5", "DCK-6")) for each in told), told
    return " / ".join(told)


@pytest.mark.parametrize(
    ("note", "more", "words"),
    [
        ("This card cannot be in a deck with Allies.", ("T-40",), "Bulma"),
        ("This card cannot be in a deck with Allies.", (), ""),
        ("This card cannot be included in a deck that contains Dragon Balls.", ("T-50",),
         "cannot include Dragon Balls"),
        ("Your deck cannot contain Freestyle cards.", ("T-30",), "DCK-6 Plain Kick"),
        ("Your deck cannot contain more than 2 Freestyle cards.", ("T-30",), ""),
        ("Your deck must contain at least one Earth Dragon Ball.", (), "there are 0"),
        ("Your deck must contain at least one Earth Dragon Ball.", ("T-51",), ""),
        ("Your deck must contain 2 or more Dragon Balls.", ("T-51",), "there are 1"),
        ("Your deck may only contain Physical Combat cards.", ("T-51",), "Earth Dragon Ball 1"),
        ("Your deck may only contain Physical Combat cards.", (), ""),
        ("You may include Black cards in your deck.", ("T-36",), ""),
        ("You may include Blue cards in your deck.", ("T-36",), "DCK-5"),
        ("You may include Villain Allies in your deck.", ("T-43",), ""),
        ("You may include Blue Allies in your deck.", ("T-43",), "DCK-6"),
    ],
)  # fmt: skip
def test_which_cards_a_deck_holds(
    legal: Deck, rules: DeckRules, pool: Pack, note: str, more: tuple[str, ...], words: str
) -> None:
    told = _with(legal, rules, pool, note, *more)
    assert words in told and bool(words) == bool(told), told


@pytest.mark.parametrize(
    ("note", "copies", "fits"),
    [
        ("You may have up to 5 copies of this card in your deck.", 5, True),
        ("You may have up to 5 copies of this card in your deck.", 6, False),
        ("Your deck may contain any number of copies of this card.", 9, True),
        ("You may only have 1 copy of this card in your deck.", 2, False),
        ("Limit 1 per deck.", 2, False),
    ],
)
def test_how_many_copies(
    legal: Deck, rules: DeckRules, pool: Pack, note: str, copies: int, fits: bool
) -> None:
    told = _with(legal, rules, pool, note, copies=copies)
    assert told == "" if fits else "DCK-4" in told


@pytest.mark.parametrize(
    "note",
    [
        "Your deck may contain Drills.",
        "Your deck cannot contain attached cards.",
        "Your deck cannot contain cards with Endurance.",
    ],
)
def test_what_no_face_tells_or_any_deck_may_hold(note: str) -> None:
    text = f"({note}) {KICK}"
    own = stand_in(60, "Proud Kick", CardType.PHYSICAL_COMBAT, text=text)
    assert compile_text(own, text).failures
