"""What an attack says of its own cost, of one card, and of the first one that is played."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell
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


FEW = [
    ("The first 2 attacks you perform each combat deal +1 stage of damage.",
     "Your first 2 attacks each combat deal +1 stage of damage."),
    ("Your first two Styled attacks each turn cannot be stopped by Events.",
     "Your first 2 Styled attacks each turn cannot be stopped by Events."),
    ("Prevent 1 stage of damage from the first 3 attacks performed against you each combat.",
     "Prevent 1 stage of damage from your opponent's first 3 attacks each combat."),
    ("This Ally's first 2 attacks each combat deal +1 stage of damage.",
     "The first 2 attacks performed by this Ally each combat deal +1 stage of damage."),
    ("The first 2 attacks each player performs each combat deal +1 stage of damage.",
     "Each player's first 2 attacks each combat deal +1 stage of damage."),
]  # fmt: skip


@pytest.mark.parametrize(("said", "meant"), FEW)
def test_the_first_few_attacks_of_a_time(said: str, meant: str) -> None:
    assert canonical(f"[constant] {said}", ALLY) == f"[constant] {meant}"


THREE = """
    play Filler
    opponent: no defense
    expect opponent stages = 7
    opponent: pass
    play Filler
    opponent: no defense
    expect opponent stages = 4
    opponent: pass
    play Filler
    opponent: no defense
    expect opponent stages = 2
"""
"""Three attacks, two of them dealing more than is printed."""


def test_the_first_two_deal_more_and_the_third_does_not() -> None:
    deed = card(
        "Deed", DRILL, "[constant] Your first 2 attacks each combat deal +1 stage of damage."
    )
    tell(deed, steps=THREE, you={"play": ["Deed"], "hand": ["Filler"] * 3}, opponent={"stages": 10})


@pytest.mark.parametrize("before", [0, 1, 2])
def test_of_the_first_two_of_this_combat_those_count_that_came_before(before: int) -> None:
    deed = card("Deed", EVENT, "POWER: Your first 2 attacks this combat deal +1 stage of damage.")
    attack = "\nopponent: pass\nplay Filler\nopponent: no defense"
    steps = attack * before + "\nopponent: pass\nplay Deed" + attack * (3 - before)
    tell(
        deed,
        steps=f"{steps.strip().removeprefix('opponent: pass')}\nexpect opponent stages = {2 + before}",
        you={"hand": [*["Filler"] * 3, "Deed"]},
        opponent={"stages": 10},
    )
