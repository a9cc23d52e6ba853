"""Levels above one, where Allies begin, and "each" of what was done: other words for them, played."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType
from tests.rules.happening import ALLY, DRILL, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, tell


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("Destroy all of your opponent's Drills and gain 2 stages for each.",
         "Destroy all of your opponent's Drills and gain 2 stages for each card destroyed."),
        ("Discard your hand. Draw a card for each of those cards.",
         "Discard your hand. Draw a card for each card discarded."),
        ("Destroy a Drill, discard your hand, and gain 1 stage for each.",
         "Destroy a Drill and discard your hand and gain 1 stage for each card discarded."),
        ("Gain 1 stage for each Dende you control.",
         'Gain 1 stage for each personality named "Dende" you control.'),
        ("Gain 1 stage for each Saiyan you control.",
         "Gain 1 stage for each Saiyan you control."),
        ("Destroy a Red Ally.", "Destroy a Red Ally."),
        ("Raise your anger to 3. It cannot be lowered this combat.",
         "Raise your anger to 3. Your anger cannot be lowered this combat."),
        ("If your MP is level 1, advance it 1 level. It cannot be lowered this combat.",
         "If your MP is level 1, advance it 1 level. Your MP's level cannot be lowered this "
         "combat."),
        ("Lower your opponent's MP 1 level. It cannot be advanced this turn.",
         "Lower your opponent's MP 1 level. Your opponent's MP cannot be advanced a level this "
         "turn."),
        ("Advance your MP 1 level if it is at level 1. Otherwise, gain 5 stages.",
         "Advance your MP 1 level if your MP is level 1. Otherwise, gain 5 stages."),
        ("Lose 1 stage for each level your opponent's MP is over level 2.",
         "Lose 1 stage for each level your opponent's MP is above level 2."),
    ],
)  # fmt: skip
def test_it_is_read_as(said: str, read: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {read}"


@pytest.mark.parametrize(
    ("kind", "said", "read"),
    [
        (ALLY, "Enters play at 6 stages above 0. POWER: Draw a card.",
         "(This card enters play 6 stages above zero.) POWER: Draw a card."),
        (ALLY, "Enters play at full power.", "(This card enters play 10 stages above zero.)"),
        (DRILL, "[constant] This Drill is not discarded when you change levels.",
         "(This card is not discarded when you change levels.)"),
        (DRILL, "[constant] When you change levels, this Drill is not discarded.",
         "(This card is not discarded when you change levels.)"),
        (SETUP, "(This card may only be activated if you control a Drill.) POWER: Draw a card.",
         "(Use only if you control a Drill.) POWER: Draw a card."),
        (SETUP, "POWER: Draw a card. This Setup can only be used if you control a Drill.",
         "(Use only if you control a Drill.) POWER: Draw a card."),
        (DRILL, "[constant] Whenever your anger is 3 or higher, your attacks deal +1 stage of "
         "damage.",
         "[constant] While your anger is 3 or more, your attacks deal +1 stage of damage."),
        (DRILL, "[constant] Whenever you control a Setup, draw a card.",
         "[constant] Whenever you control a Setup, draw a card."),
        (DRILL, "[constant] Your Dende Ally's physical attacks deal +1 life card of damage.",
         '[constant] Physical attacks performed by your Allies named "Dende" deal +1 life card of '
         "damage."),
        (DRILL, "[constant] Your Saiyan Allies' attacks deal +1 stage of damage.",
         "[constant] Attacks performed by your Saiyan Allies deal +1 stage of damage."),
        (DRILL, "[constant] Your opponent cannot draw cards from Styled Events.",
         "[constant] Your opponent cannot draw cards by Styled Events."),
        (DRILL, "[constant] Your anger cannot be lowered from physical attacks.",
         "[constant] Your anger cannot be lowered by physical attacks."),
    ],
)  # fmt: skip
def test_a_card_is_read_as(kind: CardType, said: str, read: str) -> None:
    assert canonical(said, kind) == read


@pytest.mark.parametrize(
    ("said", "text", "stages"),
    [
        ("Enters play at 6 stages above 0.", "[constant] Your attacks deal +1 stage of damage.", 6),
        ("POWER: Draw a card.", "[constant] Your Allies enter play at 5 stages above 0.", 5),
        ("POWER: Draw a card.", "[constant] Your Allies enter play at full power.", 10),
        ("POWER: Draw a card.", "[constant] Your opponent's Allies enter play at 0 stages.", 3),
        ("Enters play at 6 stages.", "[constant] Your Allies enter play at 0 stages.", 0),
    ],
)
def test_where_an_ally_begins(said: str, text: str, stages: int) -> None:
    said = said.replace("6 stages.", "6 stages above 0.")
    tell(
        card("Helper", ALLY, said, pur=0, level=1),
        card("Camp", DRILL, text),
        steps=f"""
            play Helper
            expect stages of Helper = {stages}
        """,
        you={"hand": ["Helper"], "play": ["Camp"]},
        start={"phase": "planning"},
    )


def test_where_the_opponents_allies_begin() -> None:
    tell(
        card("Helper", ALLY, "POWER: Draw a card.", pur=0, level=1),
        card("Camp", DRILL, "[constant] Your opponent's Allies enter play at 0 stages."),
        steps="""
            play Helper
            expect stages of Helper = 0
        """,
        you={"hand": ["Helper"]},
        opponent={"play": ["Camp"]},
        start={"phase": "planning"},
    )


@pytest.mark.parametrize("drills", [1, 3])
@pytest.mark.parametrize("joint", [" and gain", ". Gain"])
def test_each_of_what_was_destroyed(drills: int, joint: str) -> None:
    tell(
        card("Sweep", EVENT, f"POWER: Destroy all of your opponent's Drills{joint} 2 stages for "
             "each."),
        steps=f"""
            play Sweep
            expect opponent play = 0
            expect you stages = {1 + 2 * drills}
        """,
        you={"hand": ["Sweep"], "stages": 1},
        opponent={"play": ["Idle Drill"] * drills},
    )  # fmt: skip


@pytest.mark.parametrize(("level", "after", "stages"), [(1, 2, None), (2, 2, 6)])
def test_it_is_the_mp_whose_level_is_asked(level: int, after: int, stages: int | None) -> None:
    more = "" if stages is None else f"expect you stages = {stages}"
    tell(
        card("Rise", EVENT, "POWER: Advance your MP 1 level if it is at level 1. Otherwise, gain 5 "
             "stages."),
        steps=f"""
            play Rise
            expect you level = {after}
            {more}
        """,
        you={"hand": ["Rise"], "stages": 1, "level": level},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "level"),
    [
        ("If your MP is level 2, advance it 1 level.", 3),
        ("If your MP is level 3, advance it 1 level.", 2),
        ("If your MP is level 3, advance it 1 level. Otherwise, lower it 1 level.", 1),
        ("Unless your MP is level 3, lower it 1 level.", 1),
        ("If your MP's level is 2 or more, lower it 1 level.", 1),
        ("If your MP's level is 3 or more, advance it 1 level. Otherwise, lower it 1 level.", 1),
        ("If your MP is at 5 stages, advance it 1 level.", 3),
        ("If your opponent's MP's level is lower than yours, lower it 1 level.", 2),
        ("Choose a Drill. If your MP is level 2, destroy it.", 2),
        ("If your MP is level 2 and your anger is 0, lower it 1 level.", 1),
        ("If you control a Drill and your MP is level 2, lower it 1 level.", 1),
        ("If your MP is level 3 or your anger is 0, lower it 1 level.", 1),
        ("If your MP is level 2 and your anger is 0, your MP loses 1 stage.", 2),
        ("Choose a Drill. If your MP is at 5 stages, destroy it.", 2),
    ],
)
def test_it_is_the_mp_of_which_something_is_asked(said: str, level: int) -> None:
    tell(
        card("Rise", EVENT, f"POWER: {said}"),
        steps=f"""
            play Rise
            expect you level = {level}
            expect you play = {int(level == 2 and "Drill" not in said)}
        """,
        you={"hand": ["Rise"], "level": 2, "play": ["Idle Drill"]},
    )


@pytest.mark.parametrize(("kept", "level"), [(" It cannot be lowered this combat.", 2), ("", 1)])
def test_it_cannot_be_lowered_where_a_level_was_advanced(kept: str, level: int) -> None:
    tell(
        card("Rise", EVENT, f"POWER: If your MP is level 1, advance it 1 level.{kept}"),
        card("Fall", EVENT, "POWER: Lower your opponent's MP 1 level."),
        steps=f"""
            play Rise
            expect you level = 2
            opponent: play Fall
            expect you level = {level}
        """,
        you={"hand": ["Rise"], "level": 1},
        opponent={"hand": ["Fall"]},
    )


@pytest.mark.parametrize(("says", "stays"), [("This Drill is not discarded when you change "
                                              "levels.", 1), ("Your attacks deal +1 stage of "
                                                              "damage.", 0)])  # fmt: skip
def test_a_drill_that_stays(says: str, stays: int) -> None:
    tell(
        card("Rise", EVENT, "POWER: Advance your MP 1 level."),
        card("Camp", DRILL, f"[constant] {says}"),
        steps=f"""
            play Rise
            expect you level = 2
            expect you play = {stays}
        """,
        you={"hand": ["Rise"], "play": ["Camp"], "level": 1},
    )


@pytest.mark.parametrize(("level", "drawn"), [(1, 0), (2, 1), (4, 3)])
def test_levels_above_one(level: int, drawn: int) -> None:
    tell(
        card("Rise", EVENT, "POWER: Draw a card for each level your MP is above level 1."),
        steps=f"""
            play Rise
            expect you hand = {drawn}
        """,
        you={"hand": ["Rise"], "level": level},
    )


@pytest.mark.parametrize("lowered", [1, 2])
def test_the_same_number_of_levels(lowered: int) -> None:
    tell(
        card("Calm", EVENT, f"POWER: Lower your opponent's anger {lowered}."),
        card("Fury", DRILL, "[instant] POWER: Use when your anger is lowered by your opponent. "
             "Raise your anger the same number of levels."),
        steps=f"""
            pass
            opponent: play Calm
            expect you anger = {3 - lowered}
            yes
            expect you anger = 3
        """,
        you={"play": ["Fury"], "anger": 3},
        opponent={"hand": ["Calm"]},
    )  # fmt: skip


@pytest.mark.parametrize(("drills", "drawn"), [([], 0), (["Idle Drill"], 1)])
def test_activated_only_if(drills: list[str], drawn: int) -> None:
    use = "use Camp" if drills else "expect no option use Camp"
    tell(
        card("Camp", SETUP, "(This card may only be activated if you control a Drill.) POWER: Draw "
             "a card."),
        steps=f"""
            {use}
            expect you hand = {drawn}
        """,
        you={"play": ["Camp", *drills]},
    )  # fmt: skip


@pytest.mark.parametrize(("anger", "left"), [(2, 8), (3, 7)])
def test_whenever_something_is_so_is_as_long_as_it_is(anger: int, left: int) -> None:
    tell(
        card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages."),
        card("Camp", DRILL, "[constant] Whenever your anger is 3 or higher, your physical attacks "
             "deal +1 stage of damage."),
        steps=f"""
            play Kick
            opponent: no
            expect opponent stages = {left}
        """,
        you={"hand": ["Kick"], "play": ["Camp"], "anger": anger},
        opponent={"stages": 10},
    )  # fmt: skip


@pytest.mark.parametrize(("kind", "stages"), [("Events", 1), ("Setups", 4)])
def test_no_stages_from_events(kind: str, stages: int) -> None:
    tell(
        card("Rest", EVENT, "POWER: Gain 3 stages."),
        card("Camp", DRILL, f"[constant] Your opponent cannot gain stages from {kind}."),
        steps=f"""
            play Rest
            expect you stages = {stages}
        """,
        you={"hand": ["Rest"], "stages": 1},
        opponent={"play": ["Camp"]},
    )


@pytest.mark.parametrize(("name", "gained"), [("Old Friend", 0), ("Dende", 2)])
def test_each_of_a_name(name: str, gained: int) -> None:
    tell(
        card("Rest", EVENT, "POWER: Gain 2 stages for each Dende you control."),
        card("Dende", ALLY, "POWER: Draw a card.", pur=1, level=1),
        steps=f"""
            play Rest
            choose Hero
            expect you stages = {1 + gained}
        """
        if gained
        else "play Rest\nexpect you stages = 1",
        you={"hand": ["Rest"], "stages": 1, "play": [name]},
    )


@pytest.mark.parametrize(("friends", "stage"), [([], 3), (["Old Friend"], 10)])
def test_an_ally_begins_elsewhere_if_something_is_so(friends: list[str], stage: int) -> None:
    """TYP-1."""
    note = "If your opponent controls an Ally, this card enters play at its highest power stage."
    tell(
        card("Rival", ALLY, f"({note}) POWER: Draw a card."),
        steps=f"""
            play Rival
            expect stages of Rival = {stage}
        """,
        you={"hand": ["Rival"]},
        opponent={"play": friends},
        start={"phase": "planning"},
    )


@pytest.mark.parametrize(("friends", "stage"), [([], 2), (["Old Friend"], 10)])
def test_what_a_note_has_it_begin_at_no_effect_overrides(friends: list[str], stage: int) -> None:
    """EFF-12."""
    note = "If your opponent controls an Ally, this card enters play at its highest power stage."
    tell(
        card("Rival", ALLY, f"({note}) POWER: Draw a card."),
        card("Call", EVENT, "POWER: Place an Ally from your hand into play at 2 stages above 0."),
        steps=f"play Call\nexpect stages of Rival = {stage}",
        you={"hand": ["Call", "Rival"]},
        opponent={"play": friends},
    )


def test_a_heritage_is_no_name() -> None:
    """DCK-7."""
    text = "(Saiyan Heritage only.) [attack] Physical attack. DAMAGE: 4 stages."
    printed = "(Saiyan only.) [attack] Physical attack. DAMAGE: 4 stages."
    assert canonical(text, PHYSICAL) == printed
