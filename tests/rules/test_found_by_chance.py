"""What cards by chance came upon in games: endless effects, hidden cards named, texts that fail."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Alignment, CardType
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, LADDER, card
from tests.rules.staged import canonical, tell

BEAM = card("Beam", ENERGY, "[attack] Energy attack. DAMAGE: 4 stages.")


@pytest.mark.parametrize(
    "said",
    [
        # Not everybody sees the cards of a hand, so that the log may name none of them (ZON-1).
        "Use the Power of each player's hand and discard pile again.",
        # One repeats the other without end.
        "Draw a card. Repeat this effect to repeat this effect.",
        # Nothing is measured there that the other player's could be compared with.
        "Each player whose MP is level lower than his opponent's draws a card.",
    ],
)
def test_it_is_refused(said: str) -> None:
    text = f"POWER: {said}"
    assert compile_text(card("Deed", EVENT, text), text).failures


def test_what_is_used_from_the_hand_is_played() -> None:
    said = "POWER: Use the Power of an Event in your hand."
    assert canonical(said) == "POWER: Play an Event from your hand."


def test_an_attack_by_a_player_who_is_told_by_his_part_is_printed() -> None:
    said = (
        "[defense] Stop that attack. If that attack is performed by the active player, draw a card."
    )
    assert canonical(said) == said


def test_its_effect_is_used_and_repeated_once_each() -> None:
    tell(
        card("Deed", EVENT, "POWER: Raise your anger 1. Use its effect. Repeat this effect."),
        steps="""
            play Deed
            expect you anger = 4
        """,
        you={"hand": ["Deed"]},
    )


def test_base_damage_said_by_the_damage_itself_comes_to_an_end() -> None:
    tell(
        BEAM,
        card("Mirror", ENERGY, "[defense] That attack has a base damage of stages equal to the damage "
             "of that attack instead."),
        steps="""
            attack with Beam
            opponent: defend with Mirror
            expect opponent stages = 9
        """,
        you={"hand": ["Beam"], "stages": 8},
        opponent={"hand": ["Mirror"], "stages": 9},
    )  # fmt: skip


@pytest.mark.parametrize(("stages", "hand"), [(5, 1), (4, 0)])
def test_that_players_is_compared(stages: int, hand: int) -> None:
    tell(
        card("Deed", EVENT, "POWER: Choose a player. If your MP's power level is equal to that "
             "player's, draw a card."),
        steps=f"""
            play Deed
            choose Your opponent
            expect you hand = {hand}
        """,
        you={"hand": ["Deed"], "stages": 5},
        opponent={"stages": stages},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("kind", "may"), [(ALLY, False), (CardType.MAIN_PERSONALITY, False), (DRILL, True)]
)
def test_no_personality_becomes_a_drill(kind: CardType, may: bool) -> None:
    text = "POWER: Treat this card as a copy of a Drill."
    assert (compile_text(card("Mime", kind, text), text).failures == ()) is may


@pytest.mark.parametrize(("searched", "drawn"), [(("Seek",), 0), (("Seek", "Hunt"), 2)])
def test_both_searched_each_his_own(searched: tuple[str, ...], drawn: int) -> None:
    find = "POWER: Search your Life Deck for an Event and place it into your hand."
    asked = "If both players searched their Life Decks this turn, draw 2 cards."
    steps = ["you: play Seek", "opponent: play Hunt" if "Hunt" in searched else "opponent: pass"]
    tell(
        card("Seek", EVENT, find),
        card("Hunt", EVENT, find),
        card("Ask", EVENT, f"POWER: {asked}"),
        you={"hand": ["Seek", "Ask"]},
        opponent={"hand": ["Hunt"]},
        steps="\n".join([*steps, "you: play Ask", f"expect you hand = {drawn}"]),
    )


def test_both_placed_cards_into_a_hand_each_his_own() -> None:
    tell(
        card("Ask", EVENT, "POWER: If both players placed a card into their hands this turn, "
             "draw 2 cards."),
        you={"hand": ["Ask"]},
        steps="play Ask\nexpect you hand = 0",
    )  # fmt: skip


def test_a_drawn_card_that_is_used_is_shown() -> None:
    tell(
        card("Peek", EVENT, "POWER: Draw a card and use its effect."),
        card("Rise", EVENT, "POWER: Raise your anger 2."),
        steps="""
            play Peek
            expect event CardsRevealed, then event AngerChanged
            expect your anger = 2
            expect your hand has 1 Rise
        """,
        you={"hand": ["Peek"], "life_deck": ["Rise"]},
    )


def test_a_card_is_not_played_within_its_own_text() -> None:
    tell(
        card("Loop", EVENT, "POWER: Raise your anger 1. Discard this card. Play it."),
        steps="""
            play Loop
            expect your anger = 1
            expect your discard has 1 Loop
        """,
        you={"hand": ["Loop"]},
    )


def test_an_mp_is_not_set_aside() -> None:
    text = "POWER: Choose this card and use its HIT effects at the end of combat."
    chief = [
        card("Chief", CardType.MAIN_PERSONALITY, text, level=n, pur=1, stages=LADDER,
             alignment=Alignment.HERO, subtitle=f"Level {n}")
        for n in range(1, 5)
    ]  # fmt: skip
    tell(
        *chief,
        steps="""
            use Chief
            until turn ends
            expect event CombatEnded
        """,
        you={"mp": "Chief"},
    )
