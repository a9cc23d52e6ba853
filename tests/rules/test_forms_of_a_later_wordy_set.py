"""Forms of a wordier fan set, played: counts, causes, places and pronouns that they speak of."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Style
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

KICK = card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages.")
PAL = card("Pal", ALLY, "POWER: Raise your anger 1.")


@pytest.mark.parametrize(("style", "anger"), [(Style.RED, 1), (Style.FREESTYLE, 0)])
def test_because_of_a_card(style: Style, anger: int) -> None:
    """What a card of such a kind makes another player do."""
    tell(
        KICK,
        card("Peek", EVENT, "POWER: Your opponent reveals a card from his hand.", style=style),
        card("Ear", DRILL, "[constant] Whenever your opponent reveals a card from his hand because "
             "of one of your Styled cards, raise your anger 1."),
        steps=f"play Peek\nopponent: Kick\nexpect your anger = {anger}",
        you={"hand": ["Peek"], "play": ["Ear"]},
        opponent={"hand": ["Kick"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("asked", "drawn"),
    [
        ("2 or more of your Drills left play this turn", 1),
        ("2 or more of your Drills were destroyed this turn", 1),
        ("2 or more Drills you controlled left play this turn", 1),
        ("2 or more of your opponent's Drills left play this turn", 0),
        ("3 or more of your Drills left play this turn", 0),
        ("2 or more of your Setups left play this turn", 0),
        ("exactly 2 of your Drills left play this turn", 1),
    ],
)
def test_so_many_of_one_side(asked: str, drawn: int) -> None:
    tell(
        card("Clear", EVENT, "POWER: Destroy 2 of your Drills."),
        card("Asked", EVENT, f"POWER: If {asked}, draw a card."),
        steps=f"play Clear\nopponent: pass\nplay Asked\nexpect you hand = {drawn}",
        you={"hand": ["Clear", "Asked"], "play": ["Idle Drill", "Other Drill"]},
        opponent={"play": ["Idle Drill"]},
    )


@pytest.mark.parametrize(("n", "drawn"), [(1, 1), (2, 1), (3, 0)])
def test_banished_for_endurance(n: int, drawn: int) -> None:
    tough = card("Tough", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage.", endurance=1)
    tell(
        card("Long Blast", ENERGY, "[attack] Energy attack. DAMAGE: 4 life cards."),
        tough,
        card("Asked", EVENT, f"POWER: If you have banished {n} or more cards for Endurance this "
             "combat, draw a card."),
        steps=f"""
            opponent: play Long Blast
            you: no defense
            you: yes
            you: yes
            you: play Asked
            expect you hand = {drawn}
        """,
        you={"hand": ["Asked"], "life_deck": ["Tough", "Tough"]},
        opponent={"hand": ["Long Blast"]},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


@pytest.mark.parametrize(("turn", "drawn"), [("combat", 1), ("turn", 1)])
def test_attacks_of_yours_that_were_stopped(turn: str, drawn: int) -> None:
    tell(
        KICK,
        card("Asked", EVENT, "POWER: Draw X cards. X = the number of your attacks that were stopped "
             f"this {turn}, to a maximum of 3."),
        steps=f"""
            play Kick
            opponent: play Block
            opponent: pass
            play Kick
            opponent: no defense
            opponent: pass
            play Asked
            expect you hand = {drawn}
        """,
        you={"hand": ["Kick", "Kick", "Asked"]},
        opponent={"hand": ["Block"], "stages": 9},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("while_", "drawn"),
    [("an attack", 1), ("one of your opponent's attacks", 1), ("one of your attacks", 0)],
)
def test_during_attacks(while_: str, drawn: int) -> None:
    tell(
        card(
            "Shield", PHYSICAL, "[defense] Stops a physical attack. Discard a card from your hand."
        ),
        KICK,
        card("Ear", DRILL, f"[constant] Whenever you discard a card during {while_}, draw a card."),
        steps=f"opponent: play Kick\nyou: play Shield\nexpect you hand = {drawn}",
        you={"hand": ["Shield", "Kick"], "play": ["Ear"]},
        opponent={"hand": ["Kick"]},
        start={"turn": "opponent", "action": "opponent"},
    )


def test_not_outside_of_attacks() -> None:
    tell(
        card("Loss", EVENT, "POWER: Discard a card from your hand."),
        card("Ear", DRILL, "[constant] Whenever you discard a card during an attack, draw a card."),
        KICK,
        steps="play Loss\nexpect you hand = 0",
        you={"hand": ["Loss", "Kick"], "play": ["Ear"]},
    )


@pytest.mark.parametrize(("mine", "at"), [(7, 7), (0, 0)])
def test_at_the_same_stage(mine: int, at: int) -> None:
    for like in (
        "with the same number of stages above 0 as your MP",
        "at the same power stage as your MP",
    ):
        tell(
            PAL,
            card("Call", EVENT, f"POWER: Search your discard pile for an Ally and place it into play "
                 f"{like}."),
            steps=f"play Call\nexpect stages of Pal = {at}",
            you={"hand": ["Call"], "discard": ["Pal"], "stages": mine},
        )  # fmt: skip


def test_back_from_the_zone_at_its_highest() -> None:
    tell(
        PAL,
        card("Away", EVENT, "POWER: Banish an Ally you control. At the end of combat, place that Ally "
             "into play from the Banished Zone at its highest power stage."),
        steps="play Away\nopponent: pass\nyou: pass\nexpect stages of Pal = 10",
        you={"hand": ["Away"], "play": ["Pal"]},
    )  # fmt: skip


def test_who_gains_stages_may_act() -> None:
    tell(
        PAL,
        KICK,
        card("Lift", EVENT, "POWER: Choose one of your Allies. It gains 3 stages and may make actions "
             "regardless of your MP's power stage. Draw a card."),
        steps="""
            expect no option play Kick with Pal
            play Lift
            expect stages of Pal = 5
            opponent: pass
            play Kick with Pal
            expect log contains Pal - Friend attacks
        """,
        you={"hand": ["Lift", "Kick"], "play": [{"card": "Pal", "stages": 2}], "stages": 6},
    )  # fmt: skip


@pytest.mark.parametrize(("defense", "anger"), [("no defense", 2), ("play Block", 0)])
def test_that_action(defense: str, anger: int) -> None:
    tell(
        PAL,
        KICK,
        card("Lead", EVENT, "POWER: Choose one of your Allies. For your next action this combat, that "
             "Ally may make an action regardless of your MP's power stage. If that action is a "
             "successful attack, raise your anger 2 levels."),
        steps=f"""
            play Lead
            opponent: pass
            play Kick with Pal
            opponent: {defense}
            expect your anger = {anger}
        """,
        you={"hand": ["Lead", "Kick"], "play": ["Pal"], "stages": 6},
        opponent={"hand": ["Block"], "stages": 9},
    )  # fmt: skip


def test_lost_effects_and_kept_in_play() -> None:
    tell(
        card("Freeze", EVENT, "POWER: Until the start of your next turn, all Drills lose all effects "
             "and cannot leave play."),
        card("Clear", EVENT, "POWER: Destroy an opponent's Drill."),
        card("Sting", DRILL, "[constant] Your attacks deal +1 stage of damage."),
        KICK,
        steps="""
            play Freeze
            opponent: pass
            play Clear
            expect opponent play has Idle Drill
            opponent: pass
            play Kick
            opponent: no defense
            expect opponent stages = 7
        """,
        you={"hand": ["Freeze", "Clear", "Kick"], "play": ["Sting"]},
        opponent={"play": ["Idle Drill"], "stages": 9},
    )  # fmt: skip


def test_he_is_the_one_that_is_told_of() -> None:
    tell(
        card("Rock", ALLY, "[constant] The first time each combat Rock's power level becomes 0, he "
             "gains 3 stages."),
        card("Loss", EVENT, "POWER: Your opponent's Allies lose 5 stages."),
        steps="opponent: play Loss\nexpect stages of Rock = 3\nexpect opponent stages = 5",
        you={"play": ["Rock"]},
        opponent={"hand": ["Loss"]},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip
    assert "your opponent gains" in canonical(
        "[constant] Whenever your opponent passes, he gains 3 stages.", DRILL
    )


@pytest.mark.parametrize(("endurance", "gained"), [(2, 5), (3, 8)])
def test_printed_endurance(endurance: int, gained: int) -> None:
    tell(
        card("Tough", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage.", endurance=endurance),
        card("Asked", EVENT, "POWER: Discard a card from your hand. If its printed Endurance is 3 or "
             "higher, gain 3 stages."),
        steps=f"play Asked\nexpect your stages = {gained}",
        you={"hand": ["Asked", "Tough"], "stages": 5},
    )  # fmt: skip


def test_so_many_from_a_zone() -> None:
    tell(
        KICK,
        card("Back", EVENT, "POWER: Rejuvenate 2 from your Banished Zone."),
        steps="play Back\nexpect you banished = 0",
        you={"hand": ["Back"], "banished": ["Kick", "Kick"]},
    )


def test_the_second_time() -> None:
    tell(
        KICK,
        card("Ear", DRILL, "[constant] Banish this card the second time each combat your opponent "
             "performs a successful attack."),
        steps="""
            opponent: play Kick
            you: no defense
            expect you play has Ear
            you: pass
            opponent: play Kick
            you: no defense
            expect you banished has Ear
        """,
        you={"play": ["Ear"], "stages": 9},
        opponent={"hand": ["Kick", "Kick"]},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


def test_what_keeps_from_it_and_where_it_goes() -> None:
    text = (
        "[attack] Physical attack. Damage from this attack cannot be prevented by Drills or redirected "
        "to Allies. DAMAGE: 2 stages."
    )
    tell(
        card("Blow", PHYSICAL, text),
        card("Soft", DRILL, "[constant] Prevent 1 stage of damage from your opponent's attacks."),
        PAL,
        steps="play Blow\nopponent: no defense\nexpect opponent stages = 7\nexpect stages of Pal = 3",
        you={"hand": ["Blow"]},
        opponent={"stages": 9, "play": ["Soft", "Pal"]},
    )


def test_brought_down_in_combat_is_not_how_it_stands_at_its_end() -> None:
    """That isn't read rather than read as something else."""
    text = "[constant] At the end of each combat in which your MP's power level was reduced to 0, draw a card."
    assert compile_text(card("Sword", DRILL, ""), text).failures


@pytest.mark.parametrize(
    ("does", "picks"),
    [("Destroy those Drills.", ""), ("Destroy one of those Drills to draw a card.", "Idle Drill")],
)
def test_a_gained_text_speaks_of_what_was_chosen(does: str, picks: str) -> None:
    tell(
        KICK,
        card("Mark", EVENT, "POWER: Choose 2 Drills you control. Your next attack this combat gains "
             f'"HIT: {does}"'),
        steps=f"""
            play Mark
            Idle Drill
            Other Drill
            opponent: pass
            play Kick
            opponent: no defense
            {picks}
            expect you discard has Idle Drill
        """,
        you={"hand": ["Mark", "Kick"], "play": ["Idle Drill", "Other Drill", "Falling Drill"]},
        opponent={"stages": 9},
    )  # fmt: skip
