"""What is said of a player and meant of his MP; and times and limits in further words."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType
from dbz_desktop.rules.language.compiler import canonical_text, compile_text
from tests.rules.happening import DRILL, ENERGY, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, tell

ATTACK = "[attack] Physical attack. {} DAMAGE: 2 stages."
POWER = "POWER: Draw a card. {}"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("you are level 2 or higher", "your MP is level 2 or more"),
        ("you are at level 3", "your MP is level 3"),
        ("your opponent is a Saiyan", "your opponent's MP is a Saiyan"),
        ("your opponent has less than 3 stages", "your opponent's MP's power stage is under 3"),
        ("you are at 0 stages", "your MP's power stage is 0"),
        ("you are not at 0 stages", "your MP's power stage is not 0"),
        ("you are at full power", "your MP's power stage is 10"),
        ("you are at a higher level than your opponent",
         "your MP's level is higher than your opponent's"),
        ("your opponent is at a lower level than you",
         "your opponent's MP's level is lower than yours"),
        ("you have a higher power level than your opponent",
         "your MP's power level is higher than your opponent's"),
        ("you are at the same level as your opponent", "your MP's level is equal to your "
         "opponent's"),
        ("your opponent has more stages than you",
         "your opponent's MP's power stage is higher than yours"),
        ("you have performed a physical attack and an energy attack this combat",
         "you have performed a physical attack this combat and you have performed an energy attack "
         "this combat"),
        ("you have lost 3 or more life cards this combat",
         "you have taken 3 or more life cards of damage this combat"),
        ("your opponent has more life cards in his Life Deck than you",
         "your opponent has more cards in his Life Deck than you"),
        ("no damage was dealt this combat", "neither player has taken damage this combat"),
        ("you were not declared as the attacker this turn",
         "you have not declared combat this turn"),
        ("you have not entered combat this turn", "combat has not been declared this turn"),
        ("this is the first attack performed this combat",
         "exactly 1 attack has been performed this combat"),
        ("it is the second Styled attack your opponent performed this combat",
         "your opponent has performed exactly 2 Styled attacks this combat"),
        ("this is your third or later attack this combat",
         "you have performed 3 or more attacks this combat"),
        ("your opponent stopped your last attack this combat",
         "your opponent stopped your last attack"),
    ],
)  # fmt: skip
def test_a_condition_is_the_same_in_other_words(said: str, meant: str) -> None:
    assert canonical(ATTACK.format(f"If {said}, draw a card."), PHYSICAL) == canonical(
        ATTACK.format(f"If {meant}, draw a card."), PHYSICAL
    )


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("When you level up, draw a card.", "Whenever you advance a level, draw a card."),
        ("When your last Ally leaves play, draw a card.",
         "Whenever one of your Allies leaves play and you control no Allies, draw a card."),
        ("When your opponent's last Drill is destroyed, draw a card.",
         "Whenever one of your opponent's Drills is destroyed and your opponent controls no Drills,"
         " draw a card."),
        ("When your opponent passes for the second time in a combat, draw a card.",
         "The second time your opponent passes each combat, draw a card."),
        ("Whenever you perform a second attack in the same combat, draw a card.",
         "Whenever you perform a second attack each combat, draw a card."),
        ("Whenever you perform two Styled attacks in a row, draw a card.",
         "Whenever you perform a Styled attack and your last attack was a Styled attack, draw a "
         "card."),
        ("Whenever you lose life cards, draw a card.",
         "Whenever you take life card damage, draw a card."),
        ("When an energy attack reduces you to 0 stages, draw a card.",
         "Whenever you take stage damage from an energy attack and your MP's power stage is 0, draw"
         " a card."),
        ("The first time you take damage each combat, reduce it by 1 life card.",
         "The first time you take damage each combat, prevent 1 life card of that damage."),
        ("At the end of any combat in which no damage was dealt, draw a card.",
         "At the end of any combat in which neither player took damage, draw a card."),
        ("If you control a Drill, draw a card at the end of combat.",
         "If you control a Drill, at the end of combat, draw a card."),
        ("During your Power Up Step, if you are at 0 stages, gain 2 additional stages.",
         "If your MP's power stage is 0, your MP's PUR is +2."),
    ],
)  # fmt: skip
def test_a_constant_text_is_the_same_in_other_words(said: str, meant: str) -> None:
    assert canonical(f"[constant] {said}", DRILL) == canonical(f"[constant] {meant}", DRILL)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("You may only use this Power if you are at 0 stages.",
         "Use only if your MP's power stage is 0."),
        ("You may use this Power only while you control an Ally.", "Use only if you control an "
         "Ally."),
        ("You cannot use this Power if your anger is 0.",
         "This card cannot be used while your anger is 0."),
        ("You may not use this Power during your opponent's turn.",
         "This card cannot be used while it is your opponent's turn."),
        ("You cannot use this card unless you are the defender.",
         "Use only if you are the defender."),
    ],
)  # fmt: skip
def test_a_limit_of_use_stands_outside_of_parentheses(said: str, meant: str) -> None:
    assert canonical(POWER.format(said), SETUP) == canonical(
        f"({meant}) POWER: Draw a card.", SETUP
    )


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("POWER: Once per turn, draw a card.", "POWER: Draw a card."),
        ("POWER: Once per game, draw a card.",
         "POWER: Draw a card. (This power may be used once per game.)"),
        ("POWER: You may draw a card twice per combat.",
         "POWER: You may draw a card. (This power may be used 2 times per combat.)"),
        ("[instant] POWER: Once per combat, when you stop an attack, draw a card.",
         "[instant] POWER: Use when you stop an attack. Draw a card. (This power may be used once "
         "per combat.)"),
        ("[instant] POWER: Use when entering combat to draw a card.",
         "[instant] POWER: Use when entering combat. Draw a card."),
        ("[instant] POWER: Use when you are the defender to draw a card.",
         "[instant] POWER: Use when needed if you are the defender. Draw a card."),
        ("POWER: You may banish this card when you are the defender to draw a card.",
         "POWER: If you are the defender, you may banish this card to draw a card."),
        ("POWER: Raise your anger 2 levels. If this causes you to advance a level, draw a card.",
         "POWER: Raise your anger 2 levels. If you advanced a level, draw a card."),
        ("POWER: Both players draw cards until both players have the same number of cards in hand.",
         "POWER: Each player who has fewer cards in his hand than his opponent draws cards until "
         "he has as many cards in his hand as his opponent."),
    ],
)  # fmt: skip
def test_a_power_is_the_same_in_other_words(said: str, meant: str) -> None:
    assert canonical(said, DRILL) == canonical(meant, DRILL)


def test_of_two_powers_it_is_not_said_which_is_used_so_often() -> None:
    text = "POWER: Once per game, draw a card. [instant] POWER: Use when entering combat. Rejuvenate 1."
    assert compile_text(card("Sword", DRILL, ""), text).failures


@pytest.mark.parametrize(
    "note",
    [
        "If successful, this card remains in play to be used a second time this combat.",
        "This card remains in play to be used a second time this combat if successful.",
        "Stays in play to be used a second time if successful.",
    ],
)
def test_an_attack_stays_if_successful(note: str) -> None:
    program = compile_text(
        card("Sword", ENERGY, ""), f"[attack] Energy attack. DAMAGE: 1 life card. ({note})"
    )
    assert program.failures == ()
    assert "If this attack is successful, it stays in play" in canonical_text(program)


# ---------------------------------------------------------------------------- played


def test_attacks_in_a_row() -> None:
    watch = card("Watch", DRILL, "[constant] Whenever you perform two physical attacks in a row, "
                 "raise your anger 1.")  # fmt: skip
    blast = card("Blast", ENERGY, "[attack] Energy attack. DAMAGE: 1 stage.")
    steps = """
        play Filler
        no defense
        expect your anger = 0
        opponent: pass
        play Blast
        no defense
        expect your anger = 0
        opponent: pass
        play Filler
        no defense
        expect your anger = 0
        opponent: pass
        play Filler
        no defense
        expect your anger = 1
    """
    tell(watch, blast, you={"play": ["Watch"], "hand": ["Filler", "Blast", "Filler", "Filler"]},
         steps=steps)  # fmt: skip


def test_the_last_ally_leaves_play_once() -> None:
    watch = card("Watch", DRILL, "[constant] When your last Ally leaves play, raise your anger 1.")
    sweep = card(
        "Sweep", EVENT, "POWER: Banish an Ally you control. Raise your opponent's anger 1."
    )
    rout = card("Rout", EVENT, "POWER: Banish all Allies.")
    one = """
        play Sweep
        Old Friend
        expect your anger = 0
        opponent: pass
        play Sweep
        expect your anger = 1
    """
    tell(watch, sweep, rout, you={"play": ["Watch", "Old Friend", "Old Friend"],
                                  "hand": ["Sweep", "Sweep"]}, steps=one)  # fmt: skip
    both = """
        play Rout
        expect your anger = 1
    """
    tell(watch, sweep, rout, you={"play": ["Watch", "Old Friend", "Old Friend"],
                                  "hand": ["Rout"]}, steps=both)  # fmt: skip


def test_an_attack_takes_the_last_stages() -> None:
    watch = card("Watch", DRILL, "[constant] When one of your attacks reduces your opponent to 0 "
                 "stages, raise your anger 1.")  # fmt: skip
    steps = """
        play Filler
        no defense
        expect opponent stages = 1
        expect your anger = 0
        opponent: pass
        play Filler
        no defense
        expect opponent stages = 0
        expect your anger = 1
        opponent: pass
        play Filler
        no defense
        expect your anger = 1
    """
    tell(watch, you={"play": ["Watch"], "hand": ["Filler"] * 3}, opponent={"stages": 3},
         steps=steps)  # fmt: skip


@pytest.mark.parametrize(("drills", "anger"), [(["Calm Drill"], 1), ([], 0)])
def test_a_constant_text_asks_at_the_end_of_combat(drills: list[str], anger: int) -> None:
    calm = card("Calm Drill", DRILL, "[constant] Your attacks deal +1 stage of damage.")
    watch = card("Watch", CardType.ALLY, "[constant] If you control a Drill, raise your anger 1 at "
                 "the end of combat.")  # fmt: skip
    steps = f"""
        expect your anger = 0
        pass
        opponent: pass
        expect your anger = {anger}
    """
    tell(calm, watch, you={"play": ["Watch", *drills], "hand": []}, steps=steps)


@pytest.mark.parametrize(("hand", "anger"), [(["Filler"], 1), ([], 0)])
def test_what_was_paid_for_comes_at_the_end_of_the_turn(hand: list[str], anger: int) -> None:
    later = card("Later", EVENT, "POWER: You may discard a card from your hand. If you do, raise "
                 "your anger 1 at the end of the turn.")  # fmt: skip
    pay = "yes\n" if hand else ""
    steps = f"play Later\n{pay}expect your anger = 0\nuntil turn ends\nexpect your anger = {anger}"
    tell(later, you={"hand": ["Later", *hand]}, steps=steps)


@pytest.mark.parametrize(("drills", "anger"), [(["Idle Drill"], 1), ([], 0)])
def test_what_waits_for_this_attack_asks_besides(drills: list[str], anger: int) -> None:
    bold = card("Bold", ENERGY, "[attack] Energy attack. If this attack is stopped and you "
                "control a Drill, raise your anger 1. DAMAGE: 1 stage.")  # fmt: skip
    steps = f"play Bold\nopponent: defend with Block\nexpect your anger = {anger}"
    tell(bold, you={"play": drills, "hand": ["Bold"]}, opponent={"hand": ["Block"]}, steps=steps)


def test_both_draw_until_they_have_as_many() -> None:
    even = card("Even", EVENT, "POWER: Both players draw cards until they have the same number of "
                "cards in their hands.")  # fmt: skip
    steps = "play Even\nexpect your hand = 3\nexpect opponent hand = 3"
    tell(even, you={"hand": ["Even"]}, opponent={"hand": ["Filler"] * 3}, steps=steps)
    tell(even, you={"hand": ["Even", "Filler", "Filler", "Filler"]}, opponent={"hand": ["Filler"]},
         steps=steps)  # fmt: skip


@pytest.mark.parametrize(("at", "offered"), [(0, "option"), (1, "no option")])
def test_a_power_is_used_only_there(at: int, offered: str) -> None:
    last = card("Last", DRILL, "POWER: Raise your anger 1. You may only use this Power if you are "
                "at 0 stages.")  # fmt: skip
    tell(last, you={"play": ["Last"], "stages": at}, steps=f"expect {offered} use Last")


def test_who_defends_may_use_it_whenever_it_is_needed() -> None:
    guard = card("Guard", DRILL, "[instant] POWER: Use when you are the defender to raise your "
                 "anger 1.")  # fmt: skip
    tell(guard, you={"play": ["Guard"]}, steps="expect no option use Guard")
    steps = "opponent: play Filler\nuse Guard\nno defense\nexpect your anger = 1"
    tell(guard, you={"play": ["Guard"]}, opponent={"hand": ["Filler"]}, start={"turn": "opponent", "declared_by": "opponent"},
         steps=steps)  # fmt: skip
