"""Powers that are used, cancelled and asked about; kinds of attack, critical damage, ends."""

from __future__ import annotations

import pytest

from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, tell

BEAM = card("Beam", ENERGY, "[attack] Energy attack. DAMAGE: 4 life cards.")
KICKS = card("Kick Drill", DRILL, "[constant] Your physical attacks deal +1 life card of damage.")
BEAMS = card("Beam Drill", DRILL, "[constant] Your energy attacks deal +1 life card of damage.")
NO_BEAMS = card("Wall", ENERGY, "[defense] Stops an energy attack.")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("If you used your MP's Power this turn, draw a card.",
         "If you have used your MP's Power this turn, draw a card."),
        ("If you have not used this Power this combat, draw a card.",
         "If you have not used this card this combat, draw a card."),
        ("If your opponent passed his last action, draw a card.",
         "If your opponent has passed in his last action, draw a card."),
        ("If another copy of this card is in your discard pile, draw a card.",
         "If you have a copy of this card in your discard pile, draw a card."),
        ("If you have another copy of this card in your discard pile, draw a card.",
         "If you have a copy of this card in your discard pile, draw a card."),
        ("If you control another copy of this Drill, draw a card.",
         "If you control another copy of this card, draw a card."),
        ("End the combat.", "End combat."),
        ("After this attack, combat ends.", "End combat."),
        ("Critical damage effects cannot be used this combat.",
         "A critical damage effect cannot be used this combat."),
        ("Your physical attacks deal life cards of damage instead of stages this combat.",
         "Your physical attacks deal stages of damage as life card damage this combat."),
        ("Your energy attacks are also considered physical attacks this combat.",
         "Your energy attacks are also physical this combat."),
        ("Your next physical attack this combat is considered an energy attack.",
         "Your next physical attack this combat becomes an energy attack."),
    ],
)  # fmt: skip
def test_in_other_words(said: str, meant: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {meant}"


USES = [
    ("a Setup", card("Used", SETUP, "POWER: Raise your anger 1."), "use Used"),
    ("his MP's Power", card("Used", SETUP, "POWER: Draw a card."), "use Hero"),
    ("a Power", card("Used", DRILL, "POWER: Raise your anger 1."), "use Used"),
]


@pytest.mark.parametrize(("what", "used", "step"), USES)
def test_what_is_used_is_cancelled(what: str, used: object, step: str) -> None:
    text = f"[instant] POWER: Use when your opponent uses {what}. Cancel its effects."
    steps = f"""
        opponent: {step}
        you: yes
        expect opponent.anger = 0
        expect opponent.hand = 0
        expect asked you
    """
    tell(card("Deed", SETUP, text), used, you={"play": ["Deed"]}, opponent={"play": ["Used"]},
         start={"turn": "opponent", "action": "opponent"}, steps=steps)  # fmt: skip


def test_a_cancelled_power_that_attacks_does_nothing() -> None:
    deed = card("Deed", SETUP, "[instant] POWER: Use when your opponent uses an Ally's Power. "
                "Cancel that Power.")  # fmt: skip
    pal = card("Pal", ALLY, "POWER: [attack] Physical attack. DAMAGE: 1 stage.")
    steps = """
        opponent: use Pal
        you: yes
        expect you.stages = 5
        expect opponent.play = 1
    """
    tell(deed, pal, you={"play": ["Deed"]}, opponent={"play": ["Pal"], "stages": 0},
         start={"turn": "opponent", "action": "opponent"}, steps=steps)  # fmt: skip


@pytest.mark.parametrize(("before", "life"), [("use Hero", 27), ("use Calm Mastery", 25)])
def test_whether_the_power_of_an_mp_was_used(before: str, life: int) -> None:
    deed = card("Deed", ENERGY, "[attack] Energy attack costing 1 stage. DAMAGE: 3 life cards. If "
                "you have not used your MP's Power this turn, this attack deals +2 life cards of "
                "damage.")  # fmt: skip
    steps = f"{before}\nopponent: pass\nplay Deed\nno defense\nexpect opponent.life_deck = {life}"
    tell(deed, you={"hand": ["Deed"]}, steps=steps)


@pytest.mark.parametrize(
    ("said", "life"),
    [
        ("are considered physical attacks", 25),
        ("are also considered physical attacks", 24),
        ("are considered both physical and energy attacks", 24),
    ],
)
def test_attacks_are_of_another_kind_or_of_both(said: str, life: int) -> None:
    deed = card("Deed", DRILL, f"[constant] Your energy attacks {said}.")
    mine = {"hand": ["Beam"], "play": ["Deed", "Kick Drill", "Beam Drill"]}
    tell(deed, BEAM, KICKS, BEAMS, you=mine,
         steps=f"play Beam\nno defense\nexpect opponent.life_deck = {life}")  # fmt: skip


def test_the_next_attack_alone_becomes_one_of_another_kind() -> None:
    deed = card("Deed", EVENT, "POWER: Your next physical attack this combat becomes an energy "
                "attack.")  # fmt: skip
    steps = """
        play Deed
        opponent: pass
        play Filler
        opponent: play Wall
        opponent: pass
        play Filler
        expect no option play Wall
        expect opponent.stages = 3
    """
    tell(deed, NO_BEAMS, you={"hand": ["Deed", "Filler", "Filler"]},
         opponent={"hand": ["Wall", "Wall"]}, steps=steps)  # fmt: skip


def test_each_critical_damage_effect_is_used_once() -> None:
    deed = card("Deed", ENERGY, "[attack] Energy attack. DAMAGE: 6 life cards. If this attack "
                "deals critical damage, you may use each critical damage effect.")  # fmt: skip
    steps = """
        play Deed
        no defense
        Discard an Ally
        expect no option Discard an Ally
        Lower your opponent's anger 1
        expect opponent.anger = 1
        expect opponent.play = 0
    """
    tell(deed, you={"hand": ["Deed"]}, opponent={"play": ["Old Friend"], "anger": 2}, steps=steps)


def test_no_critical_damage_effect_is_used() -> None:
    deed = card("Deed", DRILL, "[constant] Critical damage effects cannot be used.")
    steps = """
        play Crit
        no defense
        expect asked opponent
        expect asked never: Critical damage
    """
    crit = card("Crit", ENERGY, "[attack] Energy attack. DAMAGE: 5 life cards.")
    tell(deed, crit, you={"hand": ["Crit"], "play": ["Deed"]}, steps=steps)


def test_an_ally_that_comes_to_stand_at_no_stage() -> None:
    deed = card("Deed", DRILL, "[constant] Whenever an Ally is reduced to 0 stages, discard that "
                "Ally.")  # fmt: skip
    drain = card("Drain", EVENT, "POWER: All Allies lose 3 stages.")
    tell(deed, drain, you={"hand": ["Drain"], "play": ["Deed"]},
         opponent={"play": ["Old Friend"]}, steps="play Drain\nexpect opponent.play = 0")  # fmt: skip


def test_stages_of_damage_are_life_cards() -> None:
    deed = card("Deed", DRILL, "[constant] Your physical attacks deal life cards of damage instead "
                "of stages.")  # fmt: skip
    steps = "play Filler\nno defense\nexpect opponent.life_deck = 28\nexpect opponent.stages = 5"
    tell(deed, you={"hand": ["Filler"], "play": ["Deed"]}, steps=steps)
    deed = card("Deed", PHYSICAL, "[attack] Physical attack. All damage from this attack is dealt "
                "as life cards. DAMAGE: 2 stages.")  # fmt: skip
    steps = "play Deed\nno defense\nexpect opponent.life_deck = 28\nexpect opponent.stages = 5"
    tell(deed, you={"hand": ["Deed"]}, steps=steps)


@pytest.mark.parametrize(
    "text",
    [
        "POWER: Use the effects of an Event in your opponent's discard pile. Banish that Event after use.",
        "POWER: Search your opponent's discard pile for an Event and use it as though it were yours. Banish it after use.",
        "POWER: Choose an Event in your opponent's discard pile. Use its effects. Banish that card after use.",
    ],
)
def test_another_ones_event_is_used_and_banished_after_it(text: str) -> None:
    tell(
        card("Tried", EVENT, text), card("Rage", EVENT, "POWER: Raise your anger 2."),
        steps="play Tried\nexpect your anger = 2\nexpect opponent anger = 0\n"
        "expect opponent banished has Rage\nexpect your discard has Tried",
        you={"hand": ["Tried"]}, opponent={"discard": ["Rage"]},
    )  # fmt: skip


def test_what_was_played_from_a_pile_is_banished_after_its_use() -> None:
    text = "POWER: Play an Event from your discard pile. Banish it after use."
    assert canonical(text) == "POWER: Play an Event from your discard pile. Banish it."
    tell(
        card("Tried", EVENT, text), card("Rage", EVENT, "POWER: Raise your anger 2."),
        steps="play Tried\nexpect your anger = 2\nexpect your banished has Rage\nexpect your discard has Tried",
        you={"hand": ["Tried"], "discard": ["Rage"]},
    )  # fmt: skip
    # Where no other card is used it is this one.
    of_this = "POWER: Draw a card. Banish this card after use."
    assert canonical(of_this) == of_this
