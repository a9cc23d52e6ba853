"""Styles that cards have and lose, control for a time, and others' Powers, as later sets have it."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Alignment, CardType, Style
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, EVENT, LADDER, PHYSICAL, card
from tests.rules.staged import tell

TAP = card("Tap", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage.")
PAL = card("Pal", ALLY, "POWER: [attack] Physical attack. DAMAGE: 1 stage.")
MP = CardType.MAIN_PERSONALITY


# ---------------------------------------------------------------------------- Styles


@pytest.mark.parametrize(("note", "stages"), [("(This card is considered Red.) ", 6), ("", 8)])
def test_a_card_is_of_the_style_that_it_says(note: str, stages: int) -> None:
    # EFF-11
    tell(
        card("Rule", DRILL, "[constant] Your Red attacks deal +2 stages of damage."),
        card("Jab", PHYSICAL, f"{note}[attack] Physical attack. DAMAGE: 1 stage."),
        steps=f"""
            play Jab
            opponent: no defense
            expect opponent stages = {stages}
        """,
        you={"hand": ["Jab"], "play": ["Rule"]},
        opponent={"stages": 9},
    )


@pytest.mark.parametrize(("side", "stages"), [("you", 8), ("opponent", 6)])
def test_his_cards_lose_their_style_and_mine_do_not(side: str, stages: int) -> None:
    # EFF-11
    tell(
        card("Fade", DRILL, "[constant] Your opponent's cards lose their Style."),
        card("Rule", DRILL, "[constant] Your Styled attacks deal +2 stages of damage."),
        card("Red Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage.", style=Style.RED),
        steps=f"""
            play Red Jab
            opponent: no defense
            expect opponent stages = {stages}
        """,
        you={"hand": ["Red Jab"], "play": ["Rule", *(["Fade"] if side == "opponent" else [])]},
        opponent={"stages": 9, "play": ["Fade"] if side == "you" else []},
    )


def test_a_personality_is_of_no_style() -> None:
    pal = compile_text(PAL, "(This card is considered Red.) POWER: Draw a card.")
    assert "no Style" in pal.failures[0].message


# ---------------------------------------------------------------------------- control


def test_control_of_a_drill_lasts_as_long_as_the_card_is_in_play() -> None:
    # ZON-2
    tell(
        card("Grip", DRILL, "POWER: Take control of one of your opponent's Drills while this card is "
             "in play."),
        card("Break", EVENT, "POWER: Destroy a Drill."),
        steps="""
            use Grip
            expect you play = 2
            opponent: play Break
            choose Grip
            expect you play = 0
            expect opponent play has Idle Drill
        """,
        you={"play": ["Grip"]},
        opponent={"play": ["Idle Drill"], "hand": ["Break"]},
    )  # fmt: skip


def test_an_ally_that_a_card_is_attached_to_fights_for_me_as_long() -> None:
    # ZON-2, TYP-7
    tell(
        card("Hold", PHYSICAL, "[attack] Physical attack. Attach to one of your opponent's Allies. "
             "While attached, you control that Ally. DAMAGE: 1 stage."),
        card("Sweep", EVENT, "POWER: Destroy an attached card."),
        PAL,
        steps="""
            play Hold
            opponent: no defense
            expect you play has Pal
            opponent: play Sweep
            expect opponent play has Pal
            expect you discard has Hold
        """,
        you={"hand": ["Hold"]},
        opponent={"play": ["Pal"], "hand": ["Sweep"], "stages": 9},
    )  # fmt: skip


# ---------------------------------------------------------------------------- both players


@pytest.mark.parametrize(
    ("mine", "his", "lost"),
    [("no", "no", (3, 3)), ("yes", "no", (0, 3)), ("no", "yes", (3, 0)), ("yes", "yes", (0, 0))],
)
@pytest.mark.parametrize(
    "then", ["Each player who does not destroys", "If he does not, he destroys"]
)
def test_each_of_both_does_it_or_bears_it(
    mine: str, his: str, lost: tuple[int, int], then: str
) -> None:
    tell(
        card("Dilemma", EVENT, "POWER: Each player may discard a card from his hand. "
             f"{then} the top 3 cards of his Life Deck."),
        steps=f"""
            play Dilemma
            you: {mine}
            opponent: {his}
            expect you life_deck = {30 - lost[0]}
            expect opponent life_deck = {30 - lost[1]}
        """,
        you={"hand": ["Dilemma", "Filler"]},
        opponent={"hand": ["Filler"]},
    )  # fmt: skip


def test_what_one_of_both_did_is_not_said_of_the_other() -> None:
    text = "POWER: Each player may discard a card. If he does, lower his anger 1."
    assert compile_text(card("Ask", EVENT, text), text).failures


# ---------------------------------------------------------------------------- prices and Powers


@pytest.mark.parametrize(("user", "stages"), [("opponent", 3), ("you", 5)])
def test_who_uses_a_power_pays_for_it(user: str, stages: int) -> None:
    # EFF-5
    tell(
        card("Tax", DRILL, "[constant] Your opponent must pay 2 stages to use a Drill."),
        steps=f"""
            {"pass" if user == "opponent" else ""}
            {user}: use Idle Drill
            expect {user} anger = 1
            expect {user} stages = {stages}
        """,
        you={"play": ["Tax", "Idle Drill"], "stages": 5},
        opponent={"play": ["Idle Drill"], "stages": 5},
    )


def test_who_cannot_pay_for_a_power_does_not_use_it() -> None:
    # EFF-5
    tell(
        card("Tax", DRILL, "[constant] Your opponent must pay 2 stages to use Allies."),
        PAL,
        steps="""
            pass
            expect no option use Pal
        """,
        you={"play": ["Tax"]},
        opponent={"play": ["Pal"], "stages": 1},
    )


def test_the_power_of_his_mp_is_used_as_mine() -> None:
    # COM-3
    tell(
        card("Mirror", EVENT, "POWER: Copy the Power of your opponent's MP."),
        steps="""
            play Mirror
            expect you hand = 1
            expect opponent hand = 0
        """,
        you={"hand": ["Mirror"]},
    )


def test_an_attack_of_his_mp_is_performed_as_mine() -> None:
    # ATK-16
    tell(
        card("Mirror", EVENT, "POWER: Use the Power of your opponent's MP."),
        *(
            card("Brute", MP, "POWER: [attack] Physical attack. DAMAGE: 3 stages.", level=n, pur=1,
                 stages=LADDER, alignment=Alignment.VILLAIN, subtitle=f"Level {n}")
            for n in range(1, 5)
        ),
        steps="""
            play Mirror
            opponent: no defense
            expect opponent stages = 6
        """,
        you={"hand": ["Mirror"]},
        opponent={"mp": "Brute", "stages": 9},
    )  # fmt: skip


def test_an_attack_that_hits_may_be_used_once_more() -> None:
    # ATK-15
    tell(
        card("Twice", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage. HIT: You may discard a card "
             "to use this attack again this combat."),
        steps="""
            play Twice
            opponent: no defense
            yes
            expect opponent stages = 8
            opponent: pass
            play Twice
            opponent: no defense
            expect opponent stages = 7
            opponent: pass
            expect no option play Twice
            expect you discard has Twice
        """,
        you={"hand": ["Twice", "Filler"]},
        opponent={"stages": 9},
    )  # fmt: skip
