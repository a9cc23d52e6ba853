"""What each player does with half of his own, and what else is said of one or of the next attack."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType, Style
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

RING = card("Ring", DRILL, "POWER: Draw a card.", endurance=2)
BAND = card("Band", DRILL, "POWER: Draw a card.")
PAL = card("Pal", ALLY, "POWER: Draw a card.")
KICK = card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 3 stages.")
GUARD = card("Guard", PHYSICAL, "[defense] Stops an attack.")


@pytest.mark.parametrize(
    "said",
    [
        "Each player destroys half of his Drills.",
        "Each player destroys half of the Drills he controls.",
        "Both players destroy half (rounded up) of the Drills they control.",
        "Both players destroy half of the Drills under their control.",
    ],
)
def test_each_destroys_half_of_his_own(said: str) -> None:
    if "under" in said:
        with pytest.raises(AssertionError):
            canonical(f"POWER: {said}")
        return
    assert canonical(f"POWER: {said}") == "POWER: Each player destroys half of his Drills."
    tell(
        card("Quake", EVENT, f"POWER: {said}"),
        RING,
        BAND,
        steps="""
            play Quake
            choose Idle Drill
            choose Other Drill
            opponent: choose Ring
            expect you play = 1
            expect opponent play = 1
        """,
        you={"hand": ["Quake"], "play": ["Idle Drill", "Other Drill", "Falling Drill"]},
        opponent={"play": ["Ring", "Band"]},
    )


@pytest.mark.parametrize(
    "of",
    [
        "destroyed by this card that had Endurance",
        "destroyed by this attack with Endurance",
        "with Endurance destroyed by this attack",
    ],
)
def test_what_the_attack_destroyed_that_had_endurance(of: str) -> None:
    text = (
        "[attack] Energy attack costing 1 stage. Destroy all Drills. DAMAGE: 1 life card. HIT: For "
        f"each card {of}, raise your anger 1."
    )
    tell(
        card("Wreck", ENERGY, text),
        RING,
        BAND,
        steps="play Wreck\nexpect opponent play = 0\nexpect you anger = 1",
        you={"hand": ["Wreck"], "stages": 5},
        opponent={"play": ["Ring", "Band"]},
    )


@pytest.mark.parametrize(("lacks", "stages"), [("less than 1 stage", 0), ("less than 1 stage", 1)])
def test_less_than_one_is_none(lacks: str, stages: int) -> None:
    tell(
        card("Ask", EVENT, f"POWER: If your MP has {lacks}, draw a card."),
        steps=f"play Ask\nexpect you hand = {int(not stages)}",
        you={"hand": ["Ask"], "stages": stages},
    )


@pytest.mark.parametrize(("cost", "stages"), [(0, 4), (1, 5)])
def test_cards_that_cost_less_than_one_stage(cost: int, stages: int) -> None:
    text = "[attack] Physical attack. This attack cannot be stopped by cards that cost less than 1 stage. DAMAGE: 1 stage."
    tell(
        card("Fist", PHYSICAL, text),
        card("Wall", ENERGY, f"[attack] Energy attack costing {cost} stages. DAMAGE: 1 life card. [defense] Stops a physical attack."),
        steps=f"play Fist\ndefend with Wall\nexpect opponent stages = {stages}",
        you={"hand": ["Fist"]},
        opponent={"hand": ["Wall", "Block"], "stages": 5},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "more"),
    [
        ("Your opponent's anger needed to advance is increased by 1.", 1),
        ("Your opponent's anger needed to advance is reduced by 1.", -1),
        ("Your opponent's anger needed to advance a level is lowered by 1.", -1),
        ("Your anger needed to advance is reduced by 1.", 0),
    ],
)
@pytest.mark.parametrize("anger", [4, 5, 6])
def test_how_much_anger_it_takes(said: str, more: int, anger: int) -> None:
    """Five, if nothing changes it (ANG-1)."""
    tell(
        card("Calm", DRILL, f"[constant] {said}"),
        card("Rage", EVENT, f"POWER: Raise your anger {anger}."),
        steps=f"play Rage\nexpect you level = {1 + (anger >= 5 + more)}",
        you={"hand": ["Rage"]},
        opponent={"play": ["Calm"]},
    )


@pytest.mark.parametrize("allies", [1, 2])
def test_neither_the_one_is_done_nor_the_other(allies: int) -> None:
    text = "[constant] If you control 2 or more Allies, your MP cannot perform attacks from his Power nor can your opponent raise your anger."
    mp = [
        card("Sage", CardType.MAIN_PERSONALITY, "POWER: [attack] Physical attack. DAMAGE: 1 stage.",
             level=n, pur=1, stages=tuple(range(0, 1100, 100)), subtitle=f"Level {n}")
        for n in range(1, 5)
    ]  # fmt: skip
    taunt = card("Taunt", EVENT, "POWER: Raise your opponent's anger 1.")
    off = allies > 1
    tell(
        *mp, PAL, KICK, taunt,
        card("Rule", DRILL, text),
        steps=f"""
            expect {'no option' if off else 'option'} use Sage
            expect option play Kick
            pass
            opponent: play Taunt
            expect you anger = {int(not off)}
        """,
        you={"mp": "Sage", "hand": ["Kick"], "play": ["Rule", *["Pal"] * allies]},
        opponent={"hand": ["Taunt"]},
    )  # fmt: skip


def test_no_card_of_the_title_that_is_attached_is_played() -> None:
    text = (
        "[defense] Stops a physical attack. You may attach the stopped attack to your opponent's "
        "MP. While attached, your opponent cannot play cards with the same title."
    )
    tell(
        KICK,
        card("Grip", PHYSICAL, text),
        card("Poke", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage."),
        card("Free", EVENT, "POWER: Banish a card attached to your opponent's MP."),
        steps="""
            play Kick
            defend with Grip
            opponent: yes
            opponent: pass
            expect no option play Kick
            expect option play Poke
            play Poke
            opponent: play Free
            expect option play Kick
        """,
        you={"hand": ["Kick", "Kick", "Poke"]},
        opponent={"hand": ["Grip", "Free"]},
    )


ATTACKS = [
    card("Red Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 3 stages.", style=Style.RED),
    card("Red Ray", ENERGY, "[attack] Energy attack costing 0 stages. DAMAGE: 3 stages.",
         style=Style.RED),
    card("Blue Jab", PHYSICAL, "[attack] Physical attack. DAMAGE: 3 stages.", style=Style.BLUE),
]  # fmt: skip


@pytest.mark.parametrize(
    "said",
    [
        "Your opponent's next attack this combat that shares a Style with the stopped attack is "
        "stopped as well.",
        "Stop your opponent's next attack this combat of the same Style as that attack.",
        "Your opponent's next attack this combat that shares a Style with that attack deals -3 stages "
        "of damage.",
    ],
)
@pytest.mark.parametrize(("second", "third", "left"), [
    ("Red Ray", "Red Jab", 7), ("Blue Jab", "Red Ray", 7), ("Blue Jab", "Blue Jab", 4),
])  # fmt: skip
def test_the_next_attack_of_the_style_of_that_one(
    said: str, second: str, third: str, left: int
) -> None:
    """One attack of that Style is met by it, and another one in between is not (EFF-4)."""
    tell(
        *ATTACKS,
        card("Clasp", PHYSICAL, f"[defense] Stops an attack. {said}"),
        steps=f"""
            play Red Jab
            defend with Clasp
            opponent: pass
            play {second}
            opponent: pass
            play {third}
            expect opponent stages = {left}
        """,
        you={"hand": ["Red Jab", second, third], "stages": 5},
        opponent={"hand": ["Clasp"], "stages": 10},
    )


@pytest.mark.parametrize("level", [2, 3])
@pytest.mark.parametrize(
    ("said", "at", "other"),
    [
        ("Whenever you perform a successful attack against an MP of level 3 or higher, raise your anger 1.",
         "you anger = 1", "you anger = 0"),
        ("Whenever you perform an attack against a level 3 or higher MP, raise your anger 1.",
         "you anger = 1", "you anger = 0"),
        ("Your attacks against an MP of a higher level than yours deal +2 stages of damage.",
         "opponent stages = 5", "opponent stages = 7"),
        ("Your physical attacks performed against MPs of level 3 deal +2 stages of damage.",
         "opponent stages = 5", "opponent stages = 7"),
        ("Your energy attacks against an MP of level 3 deal +2 stages of damage.",
         "opponent stages = 7", "opponent stages = 7"),
    ],
)  # fmt: skip
def test_against_an_mp_of_a_level(said: str, at: str, other: str, level: int) -> None:
    tell(
        KICK,
        card("Pride", DRILL, f"[constant] {said}"),
        steps=f"play Kick\nno defense\nexpect {at if level == 3 else other}",
        you={"hand": ["Kick"], "play": ["Pride"], "level": 2},
        opponent={"level": level, "stages": 10},
    )


@pytest.mark.parametrize(("mine", "his", "anger"), [(1, 2, 2), (2, 2, 2)])
def test_against_an_mp_with_more_anger(mine: int, his: int, anger: int) -> None:
    text = "[constant] Whenever you perform a successful attack against an MP with an anger level higher than yours, raise your anger 1."
    tell(
        KICK,
        card("Pride", DRILL, text),
        steps=f"play Kick\nno defense\nexpect you anger = {anger}",
        you={"hand": ["Kick"], "play": ["Pride"], "anger": mine},
        opponent={"anger": his},
    )


@pytest.mark.parametrize(
    "said",
    [
        "Whenever you perform a successful attack against an MP with 5 or more stages, draw a card.",
        "Whenever you stop an attack against an MP of level 2, draw a card.",
    ],
)
def test_what_isnt_told_of_whom_is_attacked(said: str) -> None:
    with pytest.raises(AssertionError):
        canonical(f"[constant] {said}", DRILL)


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("Your effects cannot be cancelled.", True),
        ("Your card effects cannot be cancelled.", True),
        ("Your opponent cannot cancel your effects.", True),
        ("Your opponent's effects cannot be cancelled.", False),
    ],
)
@pytest.mark.parametrize(
    ("what", "step"), [("an Event", "play Joy"), ("a Power", "use Hero"), ("a Power", "use Ring")]
)
def test_effects_that_cannot_be_cancelled(said: str, kept: bool, what: str, step: str) -> None:
    tell(
        RING,
        card("Joy", EVENT, "POWER: Draw a card."),
        card("Calm", ALLY, f"[constant] {said}"),
        card("Hush", DRILL, f"[instant] POWER: Use when your opponent uses {what}. Cancel its effects."),
        steps=f"""
            {step}
            opponent: yes
            expect you hand = {int(kept) + (0 if 'Joy' in step else 1)}
        """,
        you={"hand": ["Joy"], "play": ["Calm", "Ring"]},
        opponent={"play": ["Hush"]},
    )  # fmt: skip


@pytest.mark.parametrize("said", ["You may", "You may immediately"])
@pytest.mark.parametrize("where", ["{} DAMAGE: 1 stage.", "DAMAGE: 1 stage. HIT: {}"])
def test_another_action_after_this_attack(said: str, where: str) -> None:
    """It is taken in its turn, after the attack is over (COM-2)."""
    text = f"[attack] Physical attack. {where.format(f'{said} take another action after this attack.')}"
    tell(
        card("Rush", PHYSICAL, text),
        KICK,
        steps="play Rush\nno defense\nyou: play Kick\nno defense\nexpect opponent stages = 6",
        you={"hand": ["Rush", "Kick"]},
        opponent={"stages": 10},
    )


@pytest.mark.parametrize(
    ("first", "guarded", "drawn"), [("Red Jab", False, 1), ("Red Jab", True, 0), ("Kick", False, 0)]
)
@pytest.mark.parametrize(
    "asked",
    [
        "your last action this combat was a Styled attack that was successful",
        "your last action was a successful Styled attack",
    ],
)
def test_the_last_action_was_a_successful_attack(
    asked: str, first: str, guarded: bool, drawn: int
) -> None:
    tell(
        *ATTACKS, KICK, GUARD,
        card("Ask", EVENT, f"POWER: If {asked}, draw a card."),
        steps=f"""
            play {first}
            {'defend with Guard' if guarded else 'no defense'}
            opponent: pass
            play Ask
            expect you hand = {drawn}
        """,
        you={"hand": [first, "Ask"]},
        opponent={"hand": ["Guard"], "stages": 10},
    )  # fmt: skip


def test_all_of_his_cards_but_for_what_never_lies_among_them() -> None:
    """The MP and the Mastery are no cards in play that one banishes (TYP-8)."""
    text = (
        "POWER: Banish your hand and all cards you control except your MP and your Mastery. Draw X "
        "cards. X = the number of cards banished with this effect."
    )
    tell(
        card("Last", EVENT, text),
        steps="""
            play Last
            expect you play = 0
            expect opponent play = 1
            expect you banished = 3
            expect you hand = 3
        """,
        you={"hand": ["Last", "Filler"], "play": ["Idle Drill", "Old Friend"]},
        opponent={"play": ["Other Drill"]},
    )


@pytest.mark.parametrize(
    "one", ["draw a card or raise your anger 1", "choose one: draw a card or raise your anger 1"]
)
def test_for_each_one_of_two_things(one: str) -> None:
    """All that follows is so often done, one of the two each time (EFF-7)."""
    tell(
        card("Plan", EVENT, f"POWER: For each Drill you control, {one}."),
        steps="""
            play Plan
            raise
            draw
            raise
            expect you anger = 2
            expect you hand = 1
        """,
        you={"hand": ["Plan"], "play": ["Idle Drill", "Other Drill", "Falling Drill"]},
    )  # fmt: skip


def test_one_of_two_things_for_each_card_of_damage_prevented() -> None:
    text = (
        "[defense] POWER: Prevent 4 life cards of damage from an attack. For each card of damage "
        "prevented this way, destroy the top card of your opponent's Life Deck or lower your "
        "opponent's anger 1 level."
    )
    tell(
        card("Ray", ENERGY, "[attack] Energy attack costing 1 stage. DAMAGE: 3 life cards."),
        card("Remorse", EVENT, text),
        steps="""
            play Ray
            defend with Remorse
            opponent: lower
            opponent: destroy
            opponent: lower
            expect you anger = 2
            expect you discard = 2
        """,
        you={"hand": ["Ray"], "stages": 5, "anger": 4},
        opponent={"hand": ["Remorse"]},
    )


def test_behind_them_it_is_the_second_thing_that_is_so_much_for_each() -> None:
    tell(
        card("Plan", EVENT, "POWER: Draw a card or raise your anger 1 for each Drill you control."),
        steps="play Plan\nraise\nexpect you anger = 2\nexpect you hand = 0",
        you={"hand": ["Plan"], "play": ["Idle Drill", "Falling Drill"]},
    )


def test_he_chooses_between_what_he_does_and_what_you_find() -> None:
    text = (
        "POWER: Your opponent chooses one: he destroys the top 4 cards of his Life Deck, or you "
        "search his Life Deck for a card and place it at the bottom of his Life Deck."
    )
    printed = text.replace("chooses one: ", "chooses: ").replace("Deck, or", "Deck or")
    assert canonical(text) == printed
    tell(
        card("Deal", EVENT, text),
        steps="play Deal\nopponent: destroy\nexpect opponent discard = 4",
        you={"hand": ["Deal"]},
    )
    tell(
        card("Deal", EVENT, text),
        steps="""
            play Deal
            opponent: search
            you: choose Ball
            expect opponent life_deck bottom = Ball
        """,
        you={"hand": ["Deal"]},
        opponent={"life_deck": ["Ball"]},
    )
