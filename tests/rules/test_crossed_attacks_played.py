"""Any attack that a noun names, in any frame: played (the cells stand in `test_crossed_attacks`)."""

from __future__ import annotations

import pytest

from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import tell

KICK = card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 3 stages.")
BEAM = card("Beam", ENERGY, "[attack] Energy attack. DAMAGE: 2 life cards.")
STORM = card("Storm", PHYSICAL, "[attack] Physical attack. DAMAGE: 5 life cards.")
FEINT = card("Feint", PHYSICAL, "[attack] Physical attack. DAMAGE: 0 stages.")
GUARD = card("Guard", PHYSICAL, "[defense] Stops a physical attack.")
PAL = card("Pal", ALLY, "[constant] Your Drills cannot be destroyed.")
CARDS = (KICK, BEAM, STORM, FEINT, GUARD, PAL)

MINE = {"hand": ["Kick", "Beam", "Storm"], "stages": 8}
THEIRS = {"hand": ["Kick", "Beam", "Block"], "stages": 8}


def drill(
    text: str, steps: str, you: object = None, opponent: object = None, **start: object
) -> None:
    """Play the steps while a Drill of yours says so for good."""
    mine = {**MINE, **(you or {})}  # type: ignore[dict-item]
    mine["play"] = ["Saying", *mine.get("play", [])]  # type: ignore[misc]
    theirs = {**THEIRS, **(opponent or {})}  # type: ignore[dict-item]
    said = card("Saying", DRILL, f"[constant] {text}")
    tell(said, *CARDS, steps=steps, you=mine, opponent=theirs, start=start)


def event(text: str, steps: str, you: object = None, opponent: object = None) -> None:
    """Play the steps once an Event of yours was played that says so."""
    mine = {**MINE, **(you or {})}  # type: ignore[dict-item]
    mine["hand"] = ["Saying", *mine["hand"]]  # type: ignore[misc]
    theirs = {**THEIRS, **(opponent or {})}  # type: ignore[dict-item]
    said = card("Saying", EVENT, f"POWER: {text}")
    tell(said, *CARDS, steps=f"play Saying\nopponent: pass\n{steps}", you=mine, opponent=theirs)


# ---------------------------------------------------------------------------- what happens


HITS = "no defense\n"


@pytest.mark.parametrize(
    ("when", "steps", "anger"),
    [
        ("When a physical attack is successful", f"play Kick\n{HITS}", 1),
        ("When a physical attack is successful", f"play Beam\n{HITS}", 0),
        ("When a physical attack is successful", "play Kick\nplay Block\n", 0),
        ("Whenever one of your other attacks is successful", f"play Kick\n{HITS}", 1),
        ("Whenever an attack that costs 2 or more stages is successful", f"play Kick\n{HITS}", 0),
        ("Whenever your first attack each combat is successful",
         f"play Kick\n{HITS}opponent: pass\nplay Beam\n{HITS}", 1),
        ("Whenever your second attack in a combat is successful", f"play Kick\n{HITS}", 0),
        ("Whenever your second attack in a combat is successful",
         f"play Kick\nplay Block\nopponent: pass\nplay Beam\n{HITS}", 1),
        ("Whenever an attack performed by your MP is successful", f"play Kick\n{HITS}", 1),
        ("Whenever an attack performed by an Ally is successful", f"play Kick\n{HITS}", 0),
        ("Whenever a physical attack deals damage", f"play Kick\n{HITS}", 1),
        ("Whenever a physical attack deals damage", f"play Beam\n{HITS}", 0),
        ("Whenever an attack performed from your hand deals 3 or more stages of damage",
         f"play Kick\n{HITS}", 1),
        ("Whenever one of your physical attacks or energy attacks deals damage",
         f"play Beam\n{HITS}", 1),
        ("Whenever one of your attacks deals no damage", f"play Kick\n{HITS}", 0),
        ("Whenever one of your attacks is not stopped", "play Kick\nplay Block\n", 0),
        ("Whenever one of your attacks is not stopped", f"play Beam\n{HITS}", 1),
        ("Whenever your opponent stops one of your physical attacks", "play Kick\nplay Block\n", 1),
        ("Whenever your opponent stops an attack performed by an Ally", "play Kick\nplay Block\n", 0),
    ],
)  # fmt: skip
def test_it_happens_to_such_an_attack(when: str, steps: str, anger: int) -> None:
    drill(f"{when}, raise your anger 1.", f"{steps}expect your anger = {anger}")


@pytest.mark.parametrize(
    ("when", "anger"),
    [
        ("Whenever one of your opponent's attacks is successful", 1),
        ("Whenever an attack performed against you deals damage", 1),
        ("Whenever your opponent's first attack each turn is successful", 1),
        ("Whenever one of your attacks deals damage", 0),
        ("Whenever a physical attack is successful", 1),
        ("Whenever you take no damage from one of your opponent's attacks", 0),
    ],
)
def test_it_happens_to_an_attack_of_his(when: str, anger: int) -> None:
    steps = f"opponent: play Kick\n{HITS}expect your anger = {anger}"
    drill(f"{when}, raise your anger 1.", steps, action="opponent")


def test_an_attack_of_an_ally_is_told_apart() -> None:
    text = "Whenever an attack performed by one of your Allies is successful, raise your anger 1."
    mine = {"stages": 0, "play": [{"card": "Pal", "stages": 3}]}
    drill(text, f"play Kick with Pal\n{HITS}expect your anger = 1", you=mine)
    drill(text, f"play Kick\n{HITS}expect your anger = 0", you=mine)


def test_an_attack_without_damage_is_told_of() -> None:
    text = "Whenever one of your attacks deals no damage, raise your anger 1."
    drill(text, f"play Feint\n{HITS}expect your anger = 1", you={"hand": ["Feint"]})


@pytest.mark.parametrize(
    ("condition", "so"),
    [
        ("an attack performed by your MP was successful this combat", True),
        ("one of your energy attacks was successful this combat", False),
        ("your first attack this combat was successful", True),
        ("your second attack this combat was successful", False),
        ("a physical attack dealt damage this combat", True),
        ("an attack that costs 2 or more stages has been stopped this turn", False),
        ("one of your opponent's attacks was successful this combat", False),
    ],
)
def test_what_was_so_of_such_an_attack(condition: str, so: bool) -> None:
    asks = card("Asks", EVENT, f"POWER: If {condition}, raise your anger 1.")
    mine = {"hand": ["Kick", "Asks"]}
    steps = f"play Kick\n{HITS}opponent: pass\nplay Asks\nexpect your anger = {int(so)}"
    tell(asks, *CARDS, steps=steps, you=mine, opponent=THEIRS)


BALL = {"play": ["Ball"]}


@pytest.mark.parametrize(
    ("when", "anger"),
    [
        ("Whenever you capture a Dragon Ball with one of your attacks", 1),
        ("Whenever you capture a Dragon Ball with your first attack each combat", 1),
        ("Whenever you capture a Dragon Ball with one of your energy attacks", 0),
        ("Whenever an attack performed by your MP captures a Dragon Ball", 1),
        ("Whenever an attack performed by an Ally captures a Dragon Ball", 0),
    ],
)
def test_what_critical_damage_of_such_an_attack_does(when: str, anger: int) -> None:
    steps = f"play Storm\n{HITS}choose Capture a Dragon Ball\nexpect your anger = {anger}"
    drill(f"{when}, raise your anger 1.", steps, opponent=BALL)


LASTS = {"life_deck": ["Lasting Block"] * 6, "hand": []}


@pytest.mark.parametrize(
    ("when", "anger"),
    [
        ("Whenever your opponent uses Endurance against one of your attacks", 1),
        ("Whenever your opponent uses Endurance against an attack performed by your MP", 1),
        ("Whenever Endurance is used on one of your Styled attacks", 0),
        ("Whenever your opponent uses Endurance on your second attack each combat", 0),
    ],
)
def test_endurance_is_used_against_such_an_attack(when: str, anger: int) -> None:
    drill(f"{when}, raise your anger 1.", f"play Beam\nyes\nexpect your anger = {anger}",
          opponent=LASTS)  # fmt: skip


@pytest.mark.parametrize(("kind", "anger"), [("energy ", 1), ("physical ", 0), ("", 1)])
def test_endurance_was_used_against_such_an_attack(kind: str, anger: int) -> None:
    text = f"If your opponent used Endurance against one of your {kind}attacks this combat"
    asks = card("Asks", EVENT, f"POWER: {text}, raise your anger 1.")
    steps = f"play Beam\nyes\nopponent: pass\nplay Asks\nexpect your anger = {anger}"
    tell(asks, *CARDS, steps=steps, you={"hand": ["Beam", "Asks"]}, opponent=LASTS)


# ---------------------------------------------------------------------------- what is said


DEALT = "expect event DamageDealt"


@pytest.mark.parametrize(
    ("said", "dealt"),
    [
        ("Your attacks' damage cannot be modified. Your attacks deal +2 stages of damage", 3),
        ("Damage from your energy attacks cannot be modified. Your attacks deal +2 stages of damage", 5),
        ("Your physical attacks' base damage is 1 stage", 1),
        ("The base damage of your opponent's attacks is 1 stage", 3),
        ("Your attacks have a base damage of 4 stages. Your attacks deal +1 stage of damage", 5),
        ("Your attacks deal half damage, rounded down", 1),
        ("Your attacks deal half damage, rounded up", 2),
        ("Each of your opponent's attacks deals half damage, rounded down", 3),
        ("Your physical attacks and energy attacks deal +1 stage of damage", 4),
        ("Your energy attacks deal +1 stage of damage", 3),
        ("Your physical attacks become energy attacks. Your energy attacks deal +1 stage of damage", 4),
        ("Your opponent's physical attacks are considered energy attacks. Energy attacks deal +1 stage "
         "of damage", 3),
        ("Attacks played from hand deal +1 stage of damage", 4),
        ("The first attack performed against you each combat deals +1 stage of damage", 3),
    ],
)  # fmt: skip
def test_what_is_said_of_your_attacks(said: str, dealt: int) -> None:
    drill(f"{said}.", f"play Kick\n{HITS}{DEALT} stages={dealt}")


@pytest.mark.parametrize(
    ("said", "dealt"),
    [
        ("The first attack performed against you each combat deals -1 stage of damage", 2),
        ("Your opponent's attacks' base damage is 1 stage", 1),
        ("The base damage of attacks performed against you is 5 stages", 5),
        ("Damage from your opponent's attacks is halved, rounded down", 1),
        ("Your attacks deal half damage, rounded down", 3),
    ],
)
def test_what_is_said_of_his_attacks(said: str, dealt: int) -> None:
    steps = f"opponent: play Kick\n{HITS}{DEALT} stages={dealt}"
    drill(f"{said}.", steps, action="opponent")


@pytest.mark.parametrize(
    ("said", "first", "second"),
    [
        ("Your next attack's base damage is 1 stage.", 1, 3),
        ("Your second attack this combat deals +2 stages of damage.", 3, 5),
        ("Your first physical attack this combat deals +2 stages of damage.", 5, 3),
        ("Your next 2 attacks deal half damage, rounded down.", 1, 1),
        ("Your next attack becomes an energy attack. Your energy attacks deal +1 stage of damage "
         "this combat.", 4, 3),
        ("Your next two attacks' damage cannot be modified. Your attacks deal +1 stage of damage "
         "this combat.", 3, 3),
    ],
)  # fmt: skip
def test_what_is_said_of_attacks_to_come(said: str, first: int, second: int) -> None:
    steps = f"""
        play Kick
        no defense
        {DEALT} stages={first}
        opponent: pass
        play Kick
        no defense
        expect event DamageDealt stages={first}, then event DamageDealt stages={second}
    """
    event(said, steps, you={"hand": ["Kick", "Kick"]})


TOLL = "Your opponent must discard a card from his hand to stop"


@pytest.mark.parametrize(
    ("what", "paid"),
    [
        ("your attacks", True),
        ("your energy attacks", False),
        ("each of your physical attacks", True),
        ("your first attack each combat", True),
        ("your second attack each combat", False),
        ("attacks performed by your MP", True),
        ("attacks performed by your Allies", False),
    ],
)
def test_who_stops_such_an_attack_pays(what: str, paid: bool) -> None:
    theirs = {"hand": ["Block", "Beam"]}
    drill(f"{TOLL} {what}.", f"play Kick\nopponent: play Block\nexpect opponent hand = {int(not paid)}",
          opponent=theirs)  # fmt: skip
    alone = "expect no option Block" if paid else "expect option Block"
    drill(f"{TOLL} {what}.", f"play Kick\n{alone}", opponent={"hand": ["Block"]})


def test_any_player_pays_who_stops_an_attack() -> None:
    said = "Players must discard a card from their hand to stop physical attacks."
    steps = "opponent: play Kick\nyou: play Block\nexpect your hand = 0"
    drill(said, steps, you={"hand": ["Block", "Beam"]}, action="opponent")
    steps = "play Kick\nopponent: play Block\nexpect opponent hand = 0"
    drill(said, steps, opponent={"hand": ["Block", "Beam"]})


def test_it_is_paid_for_the_next_attack_alone() -> None:
    steps = """
        play Kick
        opponent: play Block
        discard Beam
        expect opponent hand = 2
        opponent: pass
        play Kick
        opponent: play Block
        expect opponent hand = 1
    """
    event(f"{TOLL} your next attack this combat.", steps, you={"hand": ["Kick", "Kick"]},
          opponent={"hand": ["Block", "Block", "Beam", "Beam"]})  # fmt: skip


@pytest.mark.parametrize(
    ("said", "barred"),
    [
        ("Your opponent cannot stop your attacks", True),
        ("You cannot stop your opponent's attacks", False),
        ("Your opponent cannot play Energy Combat cards against your attacks", False),
        ("Physical Combat cards cannot be used to stop your attacks", True),
    ],
)
def test_by_whom_such_attacks_are_not_stopped(said: str, barred: bool) -> None:
    end = f"expect opponent stages = {5 if barred else 8}"
    drill(f"{said}.", f"play Kick\nplay Block\n{end}")


def test_what_is_not_played_against_such_attacks_is_not_offered() -> None:
    said = "Your opponent cannot play Physical Combat cards against your physical attacks."
    drill(said, "play Kick\nexpect no option play Block")


@pytest.mark.parametrize(
    ("what", "asked"),
    [("your attacks", False), ("your physical attacks", False), ("your energy attacks", True),
     ("your opponent's attacks", True), ("all attacks", False)],
)  # fmt: skip
def test_allies_take_no_damage_from_such_attacks(what: str, asked: bool) -> None:
    theirs = {"play": [{"card": "Pal", "stages": 3}]}
    times = "once" if asked else "never"
    drill(f"Allies cannot take damage from {what}.",
          f"play Kick\n{HITS}expect asked opponent {times}: who loses", opponent=theirs)  # fmt: skip


@pytest.mark.parametrize(
    ("what", "offered"),
    [
        ("critical damage from your attacks cannot be used to capture Dragon Balls", False),
        ("critical damage from your energy attacks cannot be used to capture Dragon Balls", True),
        ("critical damage from your first attack each combat cannot be used to capture a Dragon Ball",
         False),
        ("critical damage from all attacks cannot be used to discard an Ally", True),
        ("critical damage from your opponent's attacks cannot be used to capture Dragon Balls", True),
    ],
)  # fmt: skip
def test_what_critical_damage_is_not_used_for(what: str, offered: bool) -> None:
    option = "option" if offered else "no option"
    drill(f"{what[0].upper()}{what[1:]}.", f"play Storm\n{HITS}expect {option} Capture a Dragon Ball",
          opponent=BALL)  # fmt: skip


@pytest.mark.parametrize(
    ("what", "critical"),
    [("Your attacks", "no "), ("Your opponent's attacks", ""), ("Your energy attacks", ""),
     ("Your first attack each combat", "no ")],
)  # fmt: skip
def test_such_attacks_deal_no_critical_damage(what: str, critical: str) -> None:
    drill(f"{what} cannot deal critical damage.",
          f"play Storm\n{HITS}expect {critical}event CriticalDamage")  # fmt: skip


@pytest.mark.parametrize(
    ("said", "asked"),
    [
        ("Your opponent cannot use Endurance against your attacks", "never"),
        ("Your opponent cannot use Endurance on your first attack each combat", "never"),
        ("Your opponent cannot use Endurance on your physical attacks", "once"),
        ("Endurance cannot be used against attacks performed by your Allies", "once"),
        ("You cannot use Endurance against your opponent's attacks", "once"),
    ],
)
def test_endurance_is_not_used_against_such_attacks(said: str, asked: str) -> None:
    drill(f"{said}.", f"play Beam\nexpect asked opponent {asked}: Endurance", opponent=LASTS)


def test_endurance_is_not_used_against_the_next_attack_alone() -> None:
    steps = """
        play Beam
        expect asked opponent never: Endurance
        opponent: pass
        play Beam
        no
        expect asked opponent once: Endurance
    """
    event("Your opponent cannot use Endurance against your next attack.", steps,
          you={"hand": ["Beam", "Beam"]}, opponent=LASTS)  # fmt: skip


@pytest.mark.parametrize(
    ("what", "able"),
    [("Physical attacks", False), ("Your energy attacks", True), ("All attacks", False),
     ("Your attacks that cost 2 or more stages", True), ("Your second attack each combat", True),
     ("Your opponent's attacks", True)],
)  # fmt: skip
def test_such_attacks_are_not_performed(what: str, able: bool) -> None:
    drill(f"{what} cannot be performed.", f"expect {'' if able else 'no '}option play Kick")


def test_attacks_that_became_others_are_met_as_those() -> None:
    said = "Your physical attacks are considered energy attacks."
    drill(said, "play Kick\nexpect no option Guard", opponent={"hand": ["Guard"]})
    asks = card(
        "Asks", EVENT, "POWER: If you performed an energy attack this combat, raise your anger 1."
    )
    turns = card("Turning", DRILL, f"[constant] {said}")
    steps = f"play Kick\n{HITS}opponent: pass\nplay Asks\nexpect your anger = 1"
    tell(asks, turns, *CARDS, steps=steps, you={"hand": ["Kick", "Asks"], "play": ["Turning"]})


@pytest.mark.parametrize(
    ("said", "asked"), [("All attacks have", "once"), ("Your attacks have", "never")]
)
def test_attacks_in_a_life_deck_have_endurance(said: str, asked: str) -> None:
    """It is yours in your Life Deck alone; the opponent's attacks have some where all do."""
    drill(f"{said} Endurance 1.", f"play Beam\nexpect asked opponent {asked}: Endurance",
          opponent={"life_deck": ["Kick"] * 6, "hand": []})  # fmt: skip


# ---------------------------------------------------------------------------- amounts


@pytest.mark.parametrize(
    ("amount", "stages"),
    [
        ("the number of cards in your discard pile divided by 2, rounded up", 4),
        ("the number of cards in your discard pile divided by 3", 3),
        ("the number of cards in your discard pile divided by 3, rounded down", 2),
        ("a third of the number of cards in your discard pile", 3),
        ("the number of attacks you performed this combat, including this one", 1),
        ("the number of Drills you control, including this one", 0),
    ],
)
def test_amounts_of_damage(amount: str, stages: int) -> None:
    jab = card("Jab", PHYSICAL, f"[attack] Physical attack. DAMAGE: X stages. X = {amount}.")
    tell(jab, *CARDS, steps=f"play Jab\n{HITS}{DEALT} stages={stages}",
         you={"hand": ["Jab"], "discard": ["Kick"] * 7})  # fmt: skip


def test_a_number_between_two_is_chosen() -> None:
    draws = card("Draws", EVENT, "POWER: Choose a number between 2 and 4. Draw that many cards.")
    steps = "play Draws\nexpect options = 3\nname 3\nexpect your hand = 3"
    tell(draws, steps=steps, you={"hand": ["Draws"]})


def test_a_chosen_number_of_stages_is_paid() -> None:
    beam = card(
        "Ray", ENERGY, "[attack] X: Energy attack. DAMAGE: X+1 life cards. X = a number you choose."
    )
    steps = f"play Ray\nchoose 2\n{HITS}{DEALT} life_cards=3\nexpect your stages = 3"
    tell(beam, *CARDS, steps=steps, you={"hand": ["Ray"], "stages": 5})


def test_the_card_used_to_perform_an_attack_is_the_attack_card() -> None:
    said = "Whenever you stop an attack, banish the card used to perform it."
    steps = "opponent: play Kick\nyou: play Block\nexpect opponent banished has Kick"
    drill(said, steps, you={"hand": ["Block"]}, action="opponent")
