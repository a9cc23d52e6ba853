"""What an attack says of its own cost, of one card, and of the first one that is played."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import tell
from tests.rules.unseen_forms import TAP

_ZAP = card("Zap", ENERGY, "[attack] Energy attack. DAMAGE: 2 life cards.")


@pytest.mark.parametrize(("top", "lost"), [("Spare Kick", 1), ("Zap", 3)])
def test_what_is_so_of_a_card_once_does_not_go_on_to_hold(top: str, lost: int) -> None:
    tell(
        card("Watch", DRILL, "[constant] Whenever your opponent performs an energy attack, you may "
             "destroy the top card of your Life Deck. If that card was a Physical Combat card, your "
             "opponent's attack deals no damage."),
        _ZAP,
        card("Claw", PHYSICAL, "[attack] Physical attack. DAMAGE: 3 life cards."),
        steps=f"""
            play Zap
            opponent: yes
            opponent: no defense
            expect opponent discard = {lost}
            opponent: pass
            play Claw
            opponent: no defense
            expect opponent discard = {lost + 3}
        """,
        you={"hand": ["Zap", "Claw"]},
        opponent={"play": ["Watch"], "life_deck": [top]},
    )  # fmt: skip


def test_no_constant_text_holds_while_a_card_is_so_that_was_spoken_of() -> None:
    text = "[constant] If that card is Styled, your opponent's attacks deal no damage."
    failure = compile_text(card("Watch", DRILL, ""), text).failures[0]
    assert "no condition of what holds all the time" in failure.message


@pytest.mark.parametrize(
    ("text", "level", "play", "paid"),
    [
        ("If your MP is level 3 or higher, this attack costs 0 stages.", 3, [], 0),
        ("If your MP is level 3 or higher, this attack costs 0 stages.", 2, [], 3),
        ("This attack costs -1 stage for each Drill you control.", 1, ["Idle Drill"], 2),
        ("This attack costs -1 stage for each Drill you control.", 1, [], 3),
        ("This attack costs +1 stage to perform if your opponent's anger is 0.", 1, [], 4),
    ],
)
def test_what_an_attack_says_of_its_own_cost_is_known_before_it_is_paid(
    text: str, level: int, play: list[str], paid: int
) -> None:
    tell(
        card(
            "Bolt", ENERGY, f"[attack] Energy attack costing 3 stages. {text} DAMAGE: 1 life card."
        ),
        steps=f"""
            play Bolt
            opponent: no defense
            expect you stages = {8 - paid}
        """,
        you={"hand": ["Bolt"], "level": level, "play": play, "stages": 8},
    )


def test_an_attack_is_played_that_costs_nothing_by_its_own_words_where_no_stage_is_left() -> None:
    tell(
        card("Bolt", ENERGY, "[attack] Energy attack costing 3 stages. If your opponent's anger is 0, "
             "this attack costs 0 stages. DAMAGE: 1 life card."),
        steps="""
            play Bolt
            opponent: no defense
            expect opponent discard = 1
        """,
        you={"hand": ["Bolt"], "stages": 0},
    )  # fmt: skip


@pytest.mark.parametrize(("before", "anger"), [("", 2), ("opponent: play Tap\nno defense", 0)])
def test_the_first_card_that_one_plays_is_itself_not_another(before: str, anger: int) -> None:
    tell(
        card("Ready", PHYSICAL, "[defense] Stops a physical attack. If this is the first card you have "
             "played this combat, raise your anger 2 levels."),
        TAP,
        steps=f"""
            {"pass" if before else ""}
            {before}
            play Tap
            opponent: play Ready
            expect opponent anger = {anger}
        """,
        you={"hand": ["Tap"]},
        opponent={"hand": ["Ready", "Tap"]},
    )  # fmt: skip


@pytest.mark.parametrize(("first", "drawn"), [("", 1), ("play Calm\nopponent: pass", 1)])
def test_the_first_event_of_several_is_heard_once(first: str, drawn: int) -> None:
    tell(
        card("Watch", DRILL, "[constant] Whenever you play an Event, if this is the first Event you "
             "have played this combat, raise your anger 1."),
        card("Calm", EVENT, "POWER: Gain 1 stage."),
        steps=f"""
            {first}
            play Calm
            expect you anger = {drawn}
        """,
        you={"hand": ["Calm", "Calm"], "play": ["Watch"]},
    )  # fmt: skip
