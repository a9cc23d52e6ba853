"""Notes that ask for something, and effects of cards that other effects use."""

from __future__ import annotations

from dbz_desktop.cards import Alignment, CardType
from tests.rules.happening import (
    ALLY,
    DRILL,
    ENERGY,
    EVENT,
    PHYSICAL,
    SETUP,
    card,
)
from tests.rules.staged import canonical, tell

# ---------------------------------------------------------------------------- notes


def test_no_mppv_as_long_as_a_card_is_in_play() -> None:
    text = "(You cannot win by MPPV.) POWER: Draw a card."
    rage = card("Rage", EVENT, "POWER: Raise your anger 5.")
    calm = card("Calm", DRILL, text)
    side = {"hand": ["Rage"], "level": 4}
    tell(
        rage,
        calm,
        you={**side, "play": ["Calm"]},
        steps="""
        play Rage
        expect no winner
        expect you.stages = 10
    """,
    )
    tell(
        rage,
        calm,
        you={**side, "hand": ["Rage", "Calm"]},
        steps="""
        play Rage
        expect winner = you by mppv
    """,
    )
    levels = tuple(
        card(
            "Calmed",
            CardType.MAIN_PERSONALITY,
            text if n == 4 else "POWER: Draw a card.",
            level=n,
            pur=1,
            stages=tuple(range(11)),
            alignment=Alignment.HERO,
            subtitle=f"Level {n}",
        )
        for n in range(1, 5)
    )
    tell(
        rage,
        *levels,
        you={**side, "mp": "Calmed"},
        steps="""
        play Rage
        expect no winner
    """,
    )


def test_an_attack_that_costs_nothing_for_an_ally() -> None:
    text = (
        "(If an Ally performs this attack, it costs 0 stages and deals +2 life cards of damage.) "
        "[attack] Energy attack costing 3 stages. DAMAGE: 1 life card."
    )
    beam = card("Beam", ENERGY, text)
    helper = card("Helper", ALLY, "POWER: Draw a card.")
    mine = {"hand": ["Beam"], "play": [{"card": "Helper", "stages": 0}], "stages": 1}
    assert canonical(text, ENERGY).startswith(
        "(If this attack is performed by an Ally, this attack"
    )
    tell(
        beam,
        helper,
        you=mine,
        steps="""
        play Beam with Helper
        opponent: pass
        expect opponent discard = 3
        expect stages of Helper = 0
    """,
    )
    tell(
        beam,
        helper,
        you={**mine, "stages": 4},
        steps="""
        play Beam
        opponent: pass
        expect opponent discard = 1
        expect you.stages = 1
    """,
    )
    tell(
        beam,
        helper,
        you=mine,
        steps="""
        expect no option play Beam with Hero
    """,
    )


def test_banished_after_the_second_use() -> None:
    text = (
        "(If this card is in play, you may Rejuvenate it as an action. If you use this card a second "
        "time this combat, banish after use.) [defense] POWER: Stops a physical attack. This card "
        "stays in play to be used a second time this combat."
    )
    wall = card("Wall", EVENT, text)
    mine, theirs = {"hand": ["Wall"]}, {"hand": ["Filler", "Filler"]}
    start = {"turn": "opponent", "action": "opponent"}
    tell(
        wall,
        you=mine,
        opponent=theirs,
        start=start,
        steps="""
        opponent: play Filler
        you: play Wall
        expect your banished = 0
        you: pass
        opponent: play Filler
        you: use Wall
        expect your banished has Wall
    """,
    )
    tell(
        wall,
        you=mine,
        opponent=theirs,
        start=start,
        steps="""
        opponent: play Filler
        you: play Wall
        until combat ends
        expect your discard has Wall
    """,
    )


def test_a_setup_attaches_itself_where_it_lies_or_does_nothing_of_what_follows() -> None:
    text = (
        '(You may only have one "Tree" attached.) POWER: Attach to your MP. While attached, your '
        "attacks deal +2 stages of damage. Banish this card when you control a Styled Drill."
    )
    tree = card("Tree", SETUP, text)
    tell(
        tree,
        you={"play": ["Tree"], "hand": ["Filler"]},
        opponent={"stages": 9},
        steps="""
        use Tree
        expect Tree is attached to mp
        you: play Filler
        opponent: pass
        expect opponent.stages = 5
    """,
    )
    both = [{"card": "Tree", "attached_to": "mp"}, "Tree"]
    tell(
        tree,
        you={"play": both, "hand": ["Filler"]},
        opponent={"stages": 9},
        steps="""
        use Tree
        expect your discard has Tree
        you: play Filler
        opponent: pass
        expect opponent.stages = 5
        expect log lacks From now on (until the end of combat)
    """,
    )


# ---------------------------------------------------------------------------- effects of cards


def test_the_opponent_may_use_the_effect_of_this_drill() -> None:
    """ "It does not allow you to then choose a new Drill" (Combination Drill)."""
    text = (
        '[instant] POWER: Use when entering combat. Choose a Drill not named "Watcher" and destroy '
        "it. Your opponent may then use the effect of this Drill."
    )
    watcher = card("Watcher", DRILL, text)
    sides = {
        "you": {"play": ["Watcher", "Idle Drill"]},
        "opponent": {"play": ["Other Drill", "Falling Drill"]},
        "start": {"phase": "declare"},
    }
    tell(
        watcher,
        **sides,
        steps="""
        you: declare combat
        you: yes
        you: choose Other Drill
        opponent: yes
        opponent: choose Idle Drill
        expect your play = 1
        expect opponent play = 1
        expect asked opponent once: Use the effect of this card
    """,
    )
    tell(
        watcher,
        **sides,
        steps="""
        you: declare combat
        you: yes
        you: choose Other Drill
        opponent: no
        expect your play = 2
        expect opponent play = 1
    """,
    )


def test_a_captured_ball_is_used_later_or_never() -> None:
    text = (
        "[attack] Physical attack. DAMAGE: 1 stage. Capture a Dragon Ball without using its "
        "immediate effects. HIT: Use that Dragon Ball's immediate effects."
    )
    smash = card("Smash", PHYSICAL, text)
    for answer, cards in (("no defense", 1), ("defend with Block", 0)):
        tell(
            smash,
            you={"hand": ["Smash"]},
            opponent={"play": ["Ball"], "hand": ["Block"]},
            steps=f"""
            play Smash
            opponent: {answer}
            opponent: pass
            expect your play has Ball
            expect your hand = {cards}
        """,
        )
