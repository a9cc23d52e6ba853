"""Damage that goes to Allies or back to the attacker, attacks of another kind, and who fights."""

from __future__ import annotations

from typing import Any

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

FRIENDS = (
    card("Mate", ALLY, "POWER: Draw a card.", level=1),
    card("Pal", ALLY, "POWER: Draw a card.", level=2),
    card("Beam", ENERGY, "[attack] Energy attack. DAMAGE: 2 stages +6 life cards."),
    card("Kick Block", PHYSICAL, "[defense] Stops a physical attack."),
    card("Beam Block", ENERGY, "[defense] Stops an energy attack."),
    card("Firm", PHYSICAL, "[defense] Stops a physical attack.", endurance=2),
)


def said(text: str, steps: str, *cards: Any, kind: Any = PHYSICAL, **sides: Any) -> None:
    """Play a card with that text, with two Allies and attacks of both kinds at hand."""
    you = {"hand": ["Tried"], **sides.pop("you", {})}
    tell(card("Tried", kind, text), *FRIENDS, *cards, steps=steps, you=you, **sides)


MATE = {"card": "Mate", "stages": 5}
AT_HIS = "[attack] Physical attack. This attack deals its stages of damage to one of your opponent's Allies. DAMAGE: 3 stages."


@pytest.mark.parametrize(
    "text",
    [
        AT_HIS,
        "[attack] Physical attack. Redirect this attack to one of your opponent's Allies. DAMAGE: 3 stages.",
        "[attack] Physical attack. Redirect the damage from this attack to one of your opponent's Allies. DAMAGE: 3 stages.",
    ],
)
def test_an_attack_hits_an_ally_instead_of_the_mp(text: str) -> None:
    assert canonical(text, PHYSICAL) == AT_HIS
    said(text, "play Tried\nopponent: no\nexpect opponent stages = 5\nexpect stages of Mate = 2",
         opponent={"stages": 5, "play": [MATE]})  # fmt: skip


def test_who_attacks_chooses_the_ally_and_without_one_it_is_the_mp() -> None:
    said(AT_HIS, "play Tried\nopponent: no\nyou: choose Pal\nexpect stages of Mate = 5\n"
         "expect stages of Pal = 2",
         opponent={"stages": 5, "play": [MATE, {"card": "Pal", "stages": 5}]})  # fmt: skip
    said(AT_HIS, "play Tried\nopponent: no\nexpect opponent stages = 2", opponent={"stages": 5})


def test_what_the_ally_cannot_stand_turns_into_life_cards() -> None:
    said(AT_HIS, "play Tried\nopponent: no\nexpect opponent stages = 5\nexpect opponent discard = 2",
         opponent={"stages": 5, "play": [{"card": "Mate", "stages": 1}]})  # fmt: skip


def test_an_attack_of_one_kind_is_redirected() -> None:
    text = "[defense] Redirect a physical attack to one of your Allies. Raise your anger 1."
    you = {"stages": 5, "play": [MATE]}
    steps = "you: pass\nopponent: play {}\nyou: play Tried\nexpect stages of Mate = {}\nexpect your anger = 1"
    said(text, steps.format("Filler", 3), you=you, opponent={"hand": ["Filler"]})
    tell(card("Tried", PHYSICAL, text), *FRIENDS,
         steps="you: pass\nopponent: play Beam\nyou: play Tried\nyou: choose Hero\nexpect stages of Mate = 5",
         you={"hand": ["Tried"], **you}, opponent={"hand": ["Beam"]})  # fmt: skip


def test_what_the_attackers_own_ally_cannot_stand_he_discards() -> None:
    text = "[defense] Redirect that attack to one of your opponent's Allies."
    said(text, "you: pass\nopponent: play Filler\nyou: play Tried\nexpect your stages = 5\n"
         "expect your discard = 1\nexpect opponent discard = 2",
         you={"stages": 5}, opponent={"hand": ["Filler"], "play": [{"card": "Mate", "stages": 1}]})  # fmt: skip


def test_damage_that_cannot_be_redirected_stays() -> None:
    fast = card("Fixed", DRILL, "[constant] Damage from your attacks cannot be redirected.")
    block = "[defense] Redirect that attack to one of your Allies."
    steps = "you: pass\nopponent: play Filler\nyou: play Tried\nexpect your stages = {}\nexpect stages of Mate = {}"
    you = {"stages": 5, "play": [MATE]}
    said(block, steps.format(5, 3), fast, you=you, opponent={"hand": ["Filler"]})
    said(block, steps.format(3, 5), fast, you=you,
         opponent={"hand": ["Filler"], "play": ["Fixed"]})  # fmt: skip


BACK = "[defense] That attack deals its damage to the attacker."


@pytest.mark.parametrize(
    "text",
    [
        BACK,
        "[defense] The attacker takes the damage from that attack instead.",
        "[defense] Redirect the damage from that attack to the attacker.",
    ],
)
def test_the_attacker_takes_his_own_damage(text: str) -> None:
    assert canonical(text, PHYSICAL) == BACK
    said(text, "you: pass\nopponent: play Beam\nyou: play Tried\nexpect your stages = 5\n"
         "expect opponent stages = 3\nexpect your discard = 1\nexpect opponent discard = 7\n"
         "expect no event CriticalEffect\nexpect event DamageDealt player=1 critical=false",
         you={"stages": 5}, opponent={"stages": 5, "hand": ["Beam"]})  # fmt: skip


def test_his_own_endurance_prevents_what_comes_back() -> None:
    said(BACK, "you: pass\nopponent: play Beam\nyou: play Tried\nopponent: yes\n"
         "expect opponent banished = 1\nexpect opponent discard = 4",
         opponent={"stages": 5, "hand": ["Beam"], "life_deck": ["Filler", "Firm"]})  # fmt: skip


@pytest.mark.parametrize(
    ("stated", "whose", "left"),
    [
        (
            "[constant] Your attacks deal their stages of damage to one of your opponent's Allies.",
            "you",
            3,
        ),
        (
            "[constant] Your opponent's attacks deal their stages of damage to one of your Allies.",
            "opponent",
            3,
        ),
        (
            "[constant] Stage damage from physical attacks is dealt to one of your Allies instead "
            "of your MP.",
            "opponent",
            3,
        ),
        ("[constant] Damage dealt to your MP is redirected to your Allies.", "opponent", 3),
    ],
)
def test_what_is_so_of_all_attacks(stated: str, whose: str, left: int) -> None:
    sides: dict[str, Any] = {"you": {}, "opponent": {"stages": 5, "play": [MATE]}}
    sides[whose].setdefault("play", [])
    sides[whose]["play"] = [*sides[whose]["play"], "Tried"]
    tell(card("Tried", DRILL, stated), *FRIENDS,
         steps=f"play Filler\nopponent: no\nexpect opponent stages = 5\nexpect stages of Mate = {left}",
         you={"hand": ["Filler"], **sides["you"]}, opponent=sides["opponent"])  # fmt: skip


# ---------------------------------------------------------------------------- another kind


BECOMES = "[attack] Physical attack. If your MP is level 2 or more, this attack becomes an energy attack. DAMAGE: 3 stages."


def test_an_attack_becomes_one_of_the_other_kind() -> None:
    there = {"hand": ["Kick Block", "Beam Block"], "stages": 5}
    said(BECOMES, "play Tried\nexpect no option opponent: play Kick Block\nopponent: play Beam Block\n"
         "expect opponent stages = 5", you={"level": 2}, opponent=there)  # fmt: skip
    said(BECOMES, "play Tried\nexpect no option opponent: play Beam Block\nopponent: play Kick Block\n"
         "expect opponent stages = 5", you={"level": 1}, opponent=there)  # fmt: skip
    said("[attack] Physical attack. You may have this attack become an energy attack. DAMAGE: 3 stages.",
         "play Tried\nyes\nopponent: play Beam Block\nexpect opponent stages = 5",
         opponent=there)  # fmt: skip


def test_what_attacks_become_is_said_of_all_of_them() -> None:
    text = "[constant] Your attacks become energy attacks."
    assert not compile_text(card("Sword", DRILL, ""), text).failures


# ---------------------------------------------------------------------------- who fights


def test_the_attacker_where_an_attack_set_it_off() -> None:
    watch = "[constant] Whenever an attack is stopped, the attacker draws a card."
    said(watch, "play Filler\nopponent: play Kick Block\nexpect your hand = 1\nexpect opponent hand = 0",
         kind=DRILL, you={"hand": ["Filler"], "play": ["Tried"]},
         opponent={"hand": ["Kick Block"]})  # fmt: skip
    said(watch, "you: pass\nopponent: play Filler\nyou: play Kick Block\nexpect your hand = 0\n"
         "expect opponent hand = 1", kind=DRILL, you={"hand": ["Kick Block"], "play": ["Tried"]},
         opponent={"hand": ["Filler"]})  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "POWER: The attacker discards a card from his hand.",
        "POWER: Destroy the top card of the defender's Life Deck.",
        "[constant] Whenever you draw a card, the attacker draws a card.",
    ],
)
def test_where_no_attack_goes_on_nobody_attacks(text: str) -> None:
    assert compile_text(card("Sword", DRILL, ""), text).failures


# ---------------------------------------------------------------------------- beside them


def test_for_each_of_what_each_one_has() -> None:
    text = "POWER: Each player draws a card for each Drill he controls."
    assert canonical(text) == text
    said(text, "play Tried\nexpect your hand = 1\nexpect opponent hand = 2", kind=EVENT,
         you={"play": ["Idle Drill"]}, opponent={"play": ["Idle Drill", "Other Drill"]})  # fmt: skip
    text = "[attack] Physical attack. DAMAGE: 1 stage. HIT: The defender destroys the top card of his Life Deck for each Ally he controls."
    assert canonical(text, PHYSICAL) == text
    said(text, "play Tried\nopponent: no\nopponent: choose Hero\nexpect opponent discard = 1",
         you={"play": ["Mate", "Pal"]}, opponent={"play": ["Mate"]})  # fmt: skip


def test_a_mastery_loses_its_effects() -> None:
    text = "POWER: Your opponent's Mastery loses all effects until the end of combat."
    said(text, "play Tried\nexpect no option opponent: use Calm Mastery", kind=EVENT)
    said("POWER: Draw a card.", "play Tried\nopponent: use Calm Mastery\nexpect opponent hand = 1",
         kind=EVENT)  # fmt: skip


def test_what_cannot_be_removed_from_play() -> None:
    text = "[constant] Your Drills cannot be removed from play by your opponent's card effects."
    for takes in (
        "Destroy a Drill in play.",
        "Banish a Drill in play.",
        "Return a Drill in play to its owner's hand.",
    ):
        said(text, "you: pass\nopponent: play Sweep\nexpect your play = 2",
             card("Sweep", EVENT, f"POWER: {takes}"), kind=DRILL,
             you={"hand": [], "play": ["Tried", "Idle Drill"]}, opponent={"hand": ["Sweep"]})  # fmt: skip


FROM_BELOW = "Physical attack. This attack deals its life card damage from the bottom of the Life Deck. DAMAGE: 2 life cards."


@pytest.mark.parametrize(
    "text",
    [
        f"[attack] {FROM_BELOW}",
        "[attack] Physical attack. Damage from this attack is discarded from the bottom of your opponent's Life Deck. DAMAGE: 2 life cards.",
        "[attack] Physical attack. DAMAGE: 2 life cards. Life cards of damage from this attack are discarded from the bottom of your opponent's Life Deck instead.",
    ],
)
def test_life_cards_are_taken_from_the_bottom(text: str) -> None:
    assert canonical(text, PHYSICAL) == f"[attack] {FROM_BELOW}"
    said(
        text,
        """
        play Tried
        opponent: no defense
        opponent: yes
        expect opponent banished has Firm
        expect opponent discard = 0
        """,
        opponent={"life_deck": ["Beam", "Kick Block", "Spare Kick", "Firm"], "fill": 0},
    )
    said(
        text,
        """
        play Tried
        opponent: no defense
        expect opponent discard has Spare Kick
        expect opponent discard has Kick Block
        expect opponent life_deck has Ball
        expect opponent life_deck has Beam
        """,
        opponent={"life_deck": ["Beam", "Kick Block", "Spare Kick", "Ball"], "fill": 0},
    )


def test_whoever_takes_it_may_take_it_from_there() -> None:
    said(
        "[constant] You take damage from the bottom of your Life Deck.",
        """
        opponent: play Poke
        no defense
        expect your discard has Spare Kick
        expect your life_deck has Kick Block
        """,
        card("Poke", ENERGY, "[attack] Energy attack. DAMAGE: 1 life card."),
        kind=DRILL,
        you={"play": ["Tried"], "hand": [], "life_deck": ["Kick Block", "Spare Kick"], "fill": 0},
        opponent={"hand": ["Poke"]},
        start={"turn": "opponent", "action": "opponent"},
    )
