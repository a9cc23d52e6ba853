"""What players must do or leave undone in their turns, and what is asked of it afterwards."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Card, Style
from tests.rules.happening import DRILL, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, staged

CALM = card("Calm", SETUP, "[instant] POWER: Use at the end of your opponent's Planning Step. Your "
            "opponent must declare combat this turn. (Banish after use.)")  # fmt: skip
THEIR_TURN = {"phase": "planning", "turn": "opponent"}


def test_who_must_declare_combat_is_not_asked() -> None:
    staged(
        """
        you: yes
        expect log contains Player 2 declares combat
        expect you banished has Calm
        """,
        CALM,
        mine={"play": ["Calm"]},
        **THEIR_TURN,
    )


def test_a_duty_holds_for_its_turn_and_for_its_player_alone() -> None:
    staged(
        """
        you: no
        opponent: no combat
        expect log contains Turn 4
        expect you play has Calm
        """,
        CALM,
        mine={"play": ["Calm"]},
        auto="pass",
        **THEIR_TURN,
    )


def test_what_is_forbidden_is_no_duty() -> None:
    staged(
        """
        you: yes
        expect you banished has Calm
        expect opponent discard has Filler
        """,
        CALM,
        card("Shame", DRILL, "[constant] You cannot declare combat. Whenever a player does not "
             "declare combat during his Combat Step, destroy the top card of his Life Deck."),
        mine={"play": ["Calm"]},
        theirs={"play": ["Shame"]},
        auto="pass",
        **THEIR_TURN,
    )  # fmt: skip


@pytest.mark.parametrize(("turn", "side"), [("you", "you"), ("opponent", "opponent")])
def test_his_is_of_the_player_who_did_it(turn: str, side: str) -> None:
    staged(
        f"""
        no combat
        expect {side} life_deck = 29
        """,
        card("Shame", DRILL, "[constant] Whenever a player does not declare combat during his Combat "
             "Step, destroy the top card of his Life Deck."),
        mine={"play": ["Shame"]},
        auto="pass",
        phase="declare",
        turn=turn,
    )  # fmt: skip


# ---------------------------------------------------------------------- asked of the past

SWORD = card("Sword Stroke", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages.")
ONCE = card("Once", EVENT, 'POWER: If you have not searched your Life Deck this turn, search your '
            'Life Deck for a card with "Sword" in the title and place it into your hand.')  # fmt: skip


def test_a_life_deck_that_was_searched_this_turn_is_not_searched_again() -> None:
    staged(
        """
        play Once
        pass
        play Once
        expect you hand = 1
        """,
        ONCE,
        SWORD,
        mine={"hand": ["Once", "Once"], "life_deck": ["Sword Stroke", "Sword Stroke"], "fill": 9},
        auto="pass",
    )


def test_a_search_of_a_discard_pile_is_no_search_of_a_life_deck() -> None:
    staged(
        """
        play Dig
        pass
        play Once
        expect you hand has Sword Stroke
        """,
        ONCE,
        SWORD,
        card("Dig", EVENT, "POWER: Search your discard pile for a card and banish it."),
        mine={"hand": ["Once", "Dig"], "life_deck": ["Sword Stroke"], "discard": ["Filler"]},
        auto="pass",
    )


HEAD = card("Head", PHYSICAL, "[attack] Physical attack. DAMAGE: 5 stages. HIT: If one of your "
            "opponent's card effects modified the damage of this attack, draw a card.",
            style=Style.BLUE)  # fmt: skip
WALL = card("Wall", DRILL, "[constant] Your opponent's attacks deal -1 stage of damage.")
FIRE = card("Fire", DRILL, "[constant] Your attacks deal +1 stage of damage.")


@pytest.mark.parametrize(
    ("mine", "theirs", "drawn"), [([], ["Wall"], 1), (["Fire"], [], 0), ([], [], 0)]
)
def test_whose_effect_modified_the_damage_is_known(
    mine: list[str], theirs: list[str], drawn: int
) -> None:
    staged(
        f"""
        play Head
        expect you hand = {drawn}
        """,
        HEAD,
        WALL,
        FIRE,
        mine={"hand": ["Head"], "play": mine},
        theirs={"play": theirs},
        auto="pass",
    )


def test_the_damage_of_an_attack_before_is_another_matter() -> None:
    wary = "[attack] Physical attack. {} DAMAGE: 2 stages."
    cards: list[Card] = [
        card("Bold", PHYSICAL, wary.format("This attack deals +1 stage of damage.")),
        card("Sly", PHYSICAL, wary.format("") + " HIT: If you modified the damage of this attack, "
             "draw a card."),
    ]  # fmt: skip
    staged(
        """
        play Bold
        pass
        play Sly
        expect you hand = 0
        """,
        *cards,
        mine={"hand": ["Bold", "Sly"]},
        auto="pass",
    )


def test_a_note_on_the_other_sides_cards_is_read_as_one() -> None:
    text = (
        '(Your Life Deck may include non-Personality cards that are "Heroes only.") '
        "POWER: Draw a card."
    )
    assert canonical(text) == (
        '(Your Life Deck may include non-personality "Heroes only" cards.) POWER: Draw a card.'
    )
