"""The same things said in other words: moments and counts of the later sets, played."""

from __future__ import annotations

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

# ---------------------------------------------------------------------------- moments


def test_a_moment_right_after_what_is_asked_says_when_it_is_asked() -> None:
    """ "If X at the end of combat, Y" asks at the end of combat; with a comma before it, now."""
    text = "[constant] If you do not control a Drill at the end of combat, raise your anger 1."
    now = "POWER: If you do not control a Drill, at the end of combat, raise your anger 1."
    assert "At the end of any combat in which you control no Drills" in canonical(text, DRILL)
    assert canonical(now).startswith("POWER: If you control no Drills, ")
    watcher = card("Watcher", ALLY, text)
    breaks = card("Break", EVENT, "POWER: Destroy a Drill.")
    sides = {"play": ["Watcher", "Idle Drill"], "hand": ["Break"]}
    tell(
        watcher,
        breaks,
        you=sides,
        steps="""
        pass
        pass
        expect no combat
        expect you.anger = 0
    """,
    )
    tell(
        watcher,
        breaks,
        you=sides,
        steps="""
        play Break
        pass
        pass
        expect no combat
        expect you.anger = 1
    """,
    )
    later = card("Later", EVENT, now)
    tell(
        later,
        breaks,
        you={"play": ["Idle Drill"], "hand": ["Later", "Break"]},
        steps="""
        play Later
        pass
        play Break
        pass
        pass
        expect no combat
        expect you.anger = 0
    """,
    )


def test_whether_a_combat_was_declared_is_asked_at_the_moment() -> None:
    text = (
        "[instant] POWER: Use at the start of your opponent's turn. If your opponent does not "
        "declare combat this turn then at the start of the Rejuvenation Step, your opponent "
        "banishes the top 2 cards of his Life Deck and you may banish a total of up to 2 Setups "
        "and/or Drills."
    )
    watcher = card("Watcher", SETUP, text)
    start = {"turn": "you", "phase": "discard"}
    sides = {"you": {"play": ["Watcher"]}, "opponent": {"play": ["Idle Drill", "Other Drill"]}}
    tell(
        watcher,
        start=start,
        **sides,
        steps="""
        you: yes
        opponent: no combat this turn
        opponent: discard Filler
        opponent: discard Filler
        you: yes
        you: choose Idle Drill
        you: done
        expect opponent banished = 3
    """,
    )
    tell(
        watcher,
        start=start,
        **sides,
        steps="""
        you: yes
        opponent: declare combat
        until combat ends
        opponent: discard Filler
        opponent: discard Filler
        you: discard Filler
        you: discard Filler
        until turn ends
        expect turn = you
        expect opponent banished = 0
    """,
    )


def test_a_moment_that_is_said_last_of_what_is_attached() -> None:
    """What both may do when combat begins; and what ends it, where something was so."""
    text = (
        "POWER: Attach to your MP. While attached, both players may search their Life Deck for a "
        "Drill and place it into play when entering combat. Banish this card at the end of a "
        "combat where your opponent controls 2 or more Drills."
    )
    watcher = card("Watcher", SETUP, text)
    attached = [{"card": "Watcher", "attached_to": "mp"}]
    theirs = {"life_deck": ["Other Drill"], "play": ["Idle Drill"]}
    start = {"phase": "declare"}
    tell(
        watcher,
        you={"play": attached},
        opponent=theirs,
        start=start,
        steps="""
        you: declare combat
        opponent: yes
        opponent: choose Other Drill
        expect opponent play = 2
        expect your play has Watcher
        until combat ends
        expect your banished has Watcher
    """,
    )
    tell(
        watcher,
        you={"play": attached},
        opponent=theirs,
        start=start,
        steps="""
        you: declare combat
        opponent: no
        expect opponent play = 1
        until combat ends
        expect your play has Watcher
    """,
    )


def test_at_a_step_while_attached_if_something_was_not_done() -> None:
    text = (
        "POWER: Attach to your opponent's MP. While attached at the start of your opponent's "
        "Rejuvenation Step, your opponent destroys a Setup or Drill if he did not declare combat "
        "that turn."
    )
    watcher = card("Watcher", EVENT, text)
    attached = [{"card": "Watcher", "attached_to": "opponent mp"}]
    start = {"turn": "opponent", "phase": "declare"}
    for declares, drills in (("no combat this turn", 0), ("declare combat", 1)):
        discards = drills * "until combat ends\nyou: discard Filler\nyou: discard Filler"
        tell(
            watcher,
            you={"play": attached},
            opponent={"play": ["Idle Drill"]},
            start=start,
            steps=f"""
            opponent: {declares}
            {discards}
            until turn ends
            expect opponent play = {drills}
        """,
        )


def test_at_the_end_of_combat_if_something_was_so_before() -> None:
    """ "If the defender is stronger, then at the end of combat you may …" asks at the defense."""
    text = (
        "[defense] POWER: Stops a physical or energy attack. If the defending personality has a "
        "higher power level than the attacking personality, then at the end of combat you may search "
        "your Life Deck for a card that can attach to your MP and place it into play attached."
    )
    outrage = card("Outrage", EVENT, text)
    aura = card(
        "Aura", EVENT, "POWER: Attach to your MP. While attached, your attacks deal +3 stages."
    )
    weakens = card("Weakens", EVENT, "POWER: Your MP loses 9 stages.")
    start = {"turn": "opponent", "action": "opponent"}
    theirs = {"hand": ["Filler"], "stages": 5}
    for stages, rest, attached in (
        (9, "you: play Weakens\nopponent: pass\nyou: pass\nyou: yes", True),
        (9, "you: pass\nopponent: pass\nyou: no", False),
        (1, "until combat ends", False),
    ):
        mine = {"hand": ["Outrage", "Weakens"], "life_deck": ["Aura"], "stages": stages}
        where = "Aura is attached to mp" if attached else "asked you never: Choose a card"
        tell(
            outrage,
            aura,
            weakens,
            you=mine,
            opponent=theirs,
            start=start,
            steps=f"""
            opponent: play Filler
            you: play Outrage
            expect you.stages = {stages}
            {rest}
            expect {where}
        """,
        )


# ---------------------------------------------------------------------------- counts


def test_the_endurance_used_on_that_attack_alone_is_counted() -> None:
    text = (
        "[constant] After your opponent takes damage from one of your attacks, he banishes the "
        "top X cards of his Life Deck. X = the number of times he used Endurance on that attack."
    )
    watcher = card("Watcher", DRILL, text)
    beam = card("Beam", ENERGY, "[attack] Energy attack. DAMAGE: 3 life cards.")
    deck = ["Lasting Block", "Filler", "Filler", "Filler", "Lasting Block"]
    side = {"play": ["Watcher"], "hand": ["Beam", "Beam"]}
    tell(
        watcher,
        beam,
        you=side,
        opponent={"life_deck": deck},
        steps="""
        play Beam
        opponent: Banish it, prevent 2
        expect opponent banished = 2
        opponent: pass
        you: play Beam
        expect opponent banished = 2
        expect opponent discard = 3
    """,
    )
    tell(
        watcher,
        beam,
        you=side,
        opponent={"life_deck": deck},
        steps="""
        play Beam
        opponent: leave it in the discard pile
        expect opponent banished = 0
    """,
    )


def test_times_are_those_of_this_combat_where_nothing_else_is_said() -> None:
    text = "POWER: Gain X stages. X = the number of times you played a Drill{}."
    for window, stages in (("", 5), (" this combat", 5), (" this turn", 7)):
        counts = card("Count", EVENT, text.format(window))
        tell(
            counts,
            you={"hand": ["Count", "Idle Drill", "Other Drill"], "stages": 4},
            start={"phase": "planning"},
            steps=f"""
            you: play Idle Drill
            you: play Other Drill
            you: declare combat
            you: play Count
            expect you.stages = {stages}
        """,
        )


def test_damage_for_each_copy_in_two_zones() -> None:
    blow = card("Blow", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage +2 stages for each "
                "copy of Blow in your discard pile and Banished Zone.")  # fmt: skip
    piles = {"discard": ["Blow", "Filler"], "banished": ["Blow"], "hand": ["Blow"]}
    tell(
        blow,
        you=piles,
        opponent={"stages": 9},
        steps="""
        play Blow
        opponent: pass
        expect opponent.stages = 4
    """,
    )
    tell(
        blow,
        you={"hand": ["Blow"]},
        opponent={"stages": 9},
        steps="""
        play Blow
        opponent: pass
        expect opponent.stages = 8
    """,
    )
