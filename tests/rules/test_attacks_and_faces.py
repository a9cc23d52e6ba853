"""What an attack is, and what card effects see on a card: its restriction, its Endurance."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Style
from tests.rules.happening import DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import staged

RED = card("Red Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage.", style=Style.RED)
BEAM = card("Beam", PHYSICAL, "[attack] Energy attack. DAMAGE: 1 life card.")


@pytest.mark.parametrize(
    ("said", "attack", "anger"),
    [
        ("your opponent's attack was a non-Styled attack", "Beam", 1),
        ("your opponent's attack was a non-Styled attack", "Red Kick", 0),
        ("that attack was a Styled physical attack", "Red Kick", 1),
        ("that attack was not a physical attack", "Red Kick", 0),
        ("that attack was not a physical attack", "Beam", 1),
    ],
)
def test_the_attack_that_was_answered_is_asked_what_it_was(
    said: str, attack: str, anger: int
) -> None:
    staged(
        f"""
        opponent: play {attack}
        you: play Guard
        expect you anger = {anger}
        """,
        card("Guard", PHYSICAL,
             f"[defense] Stops a physical or energy attack. If {said}, raise your anger 1."),
        RED,
        BEAM,
        mine={"hand": ["Guard"]},
        theirs={"hand": [attack]},
        action="opponent",
    )  # fmt: skip


@pytest.mark.parametrize(("words", "anger"), [("a Styled", 1), ("an energy", 0)])
def test_an_attack_says_of_itself_what_it_is(words: str, anger: int) -> None:
    staged(
        f"""
        play Own
        expect you anger = {anger}
        """,
        card("Own", PHYSICAL, f"[attack] Physical attack. If this attack is {words} attack, "
             "raise your anger 1. DAMAGE: 1 stage.", style=Style.RED),
        mine={"hand": ["Own"]},
        auto="pass",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("kind", "found"), [("an Alignment-restricted", "Oath"), ("a non-Alignment-restricted", "Beam")]
)
def test_a_card_is_restricted_to_an_alignment_by_its_note(kind: str, found: str) -> None:
    staged(
        f"""
        play Seek
        expect you hand has {found}
        """,
        card("Seek", EVENT, f"POWER: Search your Life Deck for {kind} card and place it into your "
             "hand."),
        card("Oath", EVENT, "(Heroes only.) POWER: Draw a card."),
        BEAM,
        mine={"hand": ["Seek"], "life_deck": ["Oath", "Beam"], "fill": 0},
        auto="first",
    )  # fmt: skip


@pytest.mark.parametrize(("n", "found"), [(4, 1), (5, 0)])
def test_card_effects_see_the_endurance_that_a_note_says(n: int, found: int) -> None:
    staged(
        f"""
        play Seek
        expect you hand = {found}
        """,
        card("Seek", EVENT, f"POWER: Search your Life Deck for a card with Endurance {n} or more "
             "and place it into your hand."),
        card("Tough", PHYSICAL, "(This card's Endurance is considered to be 4 for your card "
             "effects.) [defense] Stops a physical attack.", endurance=1),
        mine={"hand": ["Seek"], "life_deck": ["Tough"], "fill": 5},
        auto="pass",
    )  # fmt: skip


def test_what_prevents_is_the_endurance_that_is_printed() -> None:
    staged(
        """
        opponent: play Storm
        you: pass
        you: yes
        expect you life_deck = 7
        """,
        card("Storm", PHYSICAL, "[attack] Energy attack. DAMAGE: 4 life cards."),
        card("Tough", PHYSICAL, "(This card's Endurance is considered to be 4 for your card "
             "effects.) [defense] Stops a physical attack.", endurance=1),
        mine={"life_deck": ["Tough"], "fill": 9},
        theirs={"hand": ["Storm"]},
        action="opponent",
    )  # fmt: skip


def test_a_note_may_leave_no_choice_what_is_done_instead() -> None:
    staged(
        """
        play Drop
        choose Stubborn
        expect you play has Stubborn
        expect you discard = 1
        """,
        card("Drop", EVENT, "POWER: Discard a card from your hand."),
        card("Stubborn", EVENT, "(If this card is discarded from your hand during combat, place it "
             "into play instead.) POWER: Draw a card."),
        mine={"hand": ["Drop", "Stubborn", "Filler"]},
    )  # fmt: skip


@pytest.mark.parametrize(("decks", "life"), [("all Life Decks", 7), ("your Life Deck", 6)])
def test_endurance_is_lent_to_one_life_deck_or_to_all(decks: str, life: int) -> None:
    staged(
        f"""
        play Storm
        opponent: pass
        {"opponent: yes" if life == 7 else ""}
        {"opponent: no" if life == 7 else ""}
        expect opponent life_deck = {life}
        """,
        card("Storm", PHYSICAL, "[attack] Energy attack. DAMAGE: 4 life cards."),
        card("Lender", DRILL, f'[constant] Cards in {decks} without Endurance gain "Endurance 1."'),
        mine={"hand": ["Storm"], "play": ["Lender"]},
        theirs={"fill": 10},
    )
