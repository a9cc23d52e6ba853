"""HIT effects that are used: each time, and once per attack (ATK-1)."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import staged

STUDY = card("Study", DRILL, "[constant] Once per attack after you use a HIT effect, you may raise "
             "or lower a player's anger 1 level.")  # fmt: skip
JAB = card("Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage. HIT: Gain 1 stage.")
GIFT = card("Gift", DRILL, '[constant] Your attacks gain "HIT: Gain 1 stage."')


@pytest.mark.parametrize("play", [["Study"], ["Study", "Gift"]])
def test_once_per_attack_is_once_however_many_hits_there_are(play: list[str]) -> None:
    staged(
        """
        play Jab
        no defense
        yes
        choose you
        choose raise it 1
        expect you anger = 1
        opponent: pass
        play Jab
        no defense
        yes
        choose your opponent
        choose raise it 1
        expect opponent anger = 1
        opponent: pass
        """,
        STUDY,
        JAB,
        GIFT,
        mine={"hand": ["Jab", "Jab"], "play": play},
    )


def test_an_attack_without_a_hit_effect_is_none() -> None:
    staged(
        """
        play Filler
        no defense
        opponent: pass
        expect you anger = 0
        """,
        STUDY,
        mine={"hand": ["Filler"], "play": ["Study"]},
    )


# ---------------------------------------------------------------------- what cards do at once

MUTE = card(
    "Mute", EVENT, "POWER: Cancel the immediate effects of all [defense] cards this combat."
)


@pytest.mark.parametrize(("mutes", "anger"), [(True, 3), (False, 2)])
def test_cancelled_defenses_stop_attacks_and_do_nothing_else(mutes: bool, anger: int) -> None:
    first = "play Mute\nopponent: pass" if mutes else ""
    staged(
        f"""
        {first}
        play Filler
        play Cold Block
        expect log contains The attack is stopped by Cold Block
        expect you anger = {anger}
        """,
        MUTE,
        mine={"hand": ["Mute", "Filler"], "anger": 3},
        theirs={"hand": ["Cold Block"]},
    )


READY = card("Ready", EVENT, "[instant] POWER: Use when you perform a physical attack. You may return "
             "a Dragon Ball in play to its owner's hand. If you do, cancel the immediate effects of "
             "all [defense] cards this combat.")  # fmt: skip


@pytest.mark.parametrize(("answer", "anger"), [("yes", 3), ("no", 2)])
def test_what_is_cancelled_if_it_is_paid_for_is_cancelled_for_this_attack(
    answer: str, anger: int
) -> None:
    staged(
        f"""
        play Filler
        yes
        {answer}
        play Cold Block
        expect log contains The attack is stopped by Cold Block
        expect you anger = {anger}
        """,
        READY,
        mine={"hand": ["Ready", "Filler"], "play": ["Ball"], "anger": 3},
        theirs={"hand": ["Cold Block"]},
    )


def test_the_next_time_stands_in_a_hit_effect() -> None:
    choke = card("Choke", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage. HIT: The next time "
                 "one of your effects destroys cards from the top of an opponent's Life Deck this "
                 "combat, you may increase that amount by 2.")  # fmt: skip
    staged(
        """
        play Choke
        no defense
        opponent: pass
        play Mill
        yes
        expect opponent life_deck = 27
        """,
        choke,
        card("Mill", EVENT, "POWER: Destroy the top card of your opponent's Life Deck."),
        mine={"hand": ["Choke", "Mill"]},
    )


UNDONE = "[constant] Whenever your opponent plays a card, cancel {}."


@pytest.mark.parametrize(
    ("what", "anger", "dealt"),
    [
        ("its immediate effects", 0, True),
        ("that card's immediate effects", 0, True),
        ("the immediate effects of that card", 0, True),
        ("its effects", 0, False),
        ("", 2, True),
    ],
)
def test_an_attack_without_its_immediate_effects_deals_its_damage(
    what: str, anger: int, dealt: bool
) -> None:
    """ATK-1: they are what it does in step 2; its damage and its HIT come after them."""
    attack = card("Rush", PHYSICAL, "[attack] Physical attack. Raise your anger 2. DAMAGE: 2 "
                  "stages. HIT: Gain 1 stage.")  # fmt: skip
    calm = card("Undo", DRILL, UNDONE.format(what) if what else "POWER: Draw a card.")
    staged(
        f"""
        play Rush
        {"no defense" if dealt else ""}
        expect you anger = {anger}
        expect opponent stages = {3 if dealt else 5}
        expect you stages = {6 if dealt else 5}
        """,
        attack,
        calm,
        mine={"hand": ["Rush"]},
        theirs={"play": ["Undo"]},
    )


@pytest.mark.parametrize(
    ("what", "stopped"), [("its immediate effects", True), ("its effects", False)]
)
def test_a_defense_without_its_immediate_effects_stops_the_attack(what: str, stopped: bool) -> None:
    staged(
        f"""
        play Filler
        opponent: play Cold Block
        expect {"" if stopped else "no "}event AttackStopped
        expect you anger = 3
        """,
        card("Undo", DRILL, UNDONE.format(what)),
        mine={"hand": ["Filler"], "play": ["Undo"], "anger": 3},
        theirs={"hand": ["Cold Block"]},
    )


@pytest.mark.parametrize("what", ["its immediate effects", "its effects"])
def test_an_event_has_no_other_effects(what: str) -> None:
    staged(
        "play Rage\nexpect you anger = 0",
        card("Rage", EVENT, "POWER: Raise your anger 2."),
        card("Undo", DRILL, UNDONE.format(what)),
        mine={"hand": ["Rage"]},
        theirs={"play": ["Undo"]},
    )
