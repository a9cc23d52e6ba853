"""What happens in the place of something else, and what is asked for it before."""

from __future__ import annotations

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import (
    ALLY,
    DRILL,
    EVENT,
    PHYSICAL,
    SETUP,
    card,
)
from tests.rules.staged import canonical, tell

# ---------------------------------------------------------------------------- instead


def test_they_are_the_attacks_of_the_sentence_before() -> None:
    text = (
        "POWER: Discard a card from your hand to have your physical attacks deal +1 stage of "
        "damage this combat. If you discarded a Drill, they deal +3 stages instead."
    )
    trains = card("Training", EVENT, text)
    for discarded, left in (("Filler", 6), ("Idle Drill", 4)):
        tell(
            trains,
            you={"hand": ["Training", "Spare Kick", discarded]},
            opponent={"stages": 9},
            steps=f"""
            play Training
            discard {discarded}
            you: play Spare Kick
            opponent: pass
            expect opponent.stages = {left}
        """,
        )
    now = card("Training", EVENT, "POWER: Your physical attacks deal +1 stage of damage this combat."
               " If you control a Drill, they deal +3 stages instead.")  # fmt: skip
    tell(
        now,
        you={"hand": ["Training", "Spare Kick"], "play": ["Idle Drill"]},
        opponent={"stages": 9},
        steps="""
        play Training
        you: play Spare Kick
        opponent: pass
        expect opponent.stages = 4
    """,
    )


BLOCKS = (
    "[defense] Stops a physical attack. Reveal the top 3 cards of your Life Deck to all players. "
    "Your opponent chooses 1 of those cards. The chosen card is placed into your hand and the other "
    "2 are placed back in any order. If your Main Personality's level is 2 or higher, you get to "
    "choose the card instead."
)


def test_instead_takes_the_place_of_the_last_sentence_that_does_the_same() -> None:
    block = card("Wall", PHYSICAL, BLOCKS)
    mine = {"hand": ["Wall"], "life_deck": ["Idle Drill", "Other Drill", "Spare Kick"]}
    theirs = {"hand": ["Filler"]}
    start = {"turn": "opponent", "action": "opponent"}
    for level, chooser in ((1, "opponent"), (2, "you")):
        tell(
            block,
            you={**mine, "level": level},
            opponent=theirs,
            start=start,
            steps=f"""
            opponent: play Filler
            you: play Wall
            {chooser}: choose Other Drill
            expect your hand has Other Drill
            you: choose Spare Kick
            expect your life_deck top = Spare Kick
        """,
        )


def test_what_instead_depends_on_is_asked_before() -> None:
    text = (
        "POWER: Destroy the top 3 cards of your opponent's Life Deck. You may lower your MP 1 "
        "level. If you do, destroy the top 5 instead."
    )
    assert canonical(text).endswith("destroy the top 5 cards of your opponent's Life Deck instead.")
    tells = card("History", EVENT, text)
    for answer, destroyed, level in (("yes", 5, 1), ("no", 3, 2)):
        tell(
            tells,
            you={"hand": ["History"], "level": 2},
            steps=f"""
            play History
            expect opponent discard = 0
            {answer}
            expect opponent discard = {destroyed}
            expect you.level = {level}
        """,
        )
    bare = "POWER: You may lower your MP 1 level. If you do, destroy the top 5 instead."
    assert compile_text(card("Sword", EVENT, ""), bare).failures


def test_who_may_do_another_thing_instead_and_doesnt_does_the_first() -> None:
    text = (
        "POWER: Destroy a Setup. If you have 2 or more anger, you may destroy up to X Setups "
        "instead. X = the number of Drills you have in play."
    )
    breaks = card("Breaks", EVENT, text)
    plan = card("Plan", SETUP, "POWER: Gain 1 stage.")
    drills = ["Idle Drill", "Other Drill"]
    theirs = {"play": ["Plan"] * 4}
    for anger, answers, left in (
        (2, "you: yes\nyou: choose Plan\nyou: choose Plan", 2),
        (2, "you: no\nyou: choose Plan", 3),
        (1, "you: choose Plan", 3),
    ):
        tell(
            breaks,
            plan,
            you={"hand": ["Breaks"], "play": drills, "anger": anger},
            opponent=theirs,
            steps=f"""
            play Breaks
            {answers}
            expect opponent play = {left}
        """,
        )


# ---------------------------------------------------------------------------- in the place of


SAVES = (
    "[constant] When you are changing levels, you may banish this Drill. If you do, your other "
    "Drills are not discarded."
)


def test_a_drill_spares_the_others_a_change_of_level() -> None:
    saver = card("Saver", DRILL, SAVES)
    rage = card("Rage", EVENT, "POWER: Raise your anger 5. Draw a card.")
    fall = card("Fall", EVENT, "POWER: Lower your MP 1 level.")
    mine = {"play": ["Saver", "Idle Drill", "Other Drill"], "hand": ["Rage", "Fall"], "level": 2}
    for deed, level in (("Rage", 3), ("Fall", 1)):
        tell(
            saver,
            rage,
            fall,
            you=mine,
            steps=f"""
            play {deed}
            you: yes
            expect you.level = {level}
            expect your banished has Saver
            expect your play = 2
        """,
        )
        tell(
            saver,
            rage,
            fall,
            you=mine,
            steps=f"""
            play {deed}
            you: no
            expect you.level = {level}
            expect your banished = 0
            expect your play = 0
            expect your discard has Saver
        """,
        )
    tell(
        saver,
        rage,
        fall,
        you=mine,
        steps="""
        play Fall
        you: yes
        opponent: pass
        you: play Rage
        expect you.level = 2
        expect your play = 0
    """,
    )


def test_a_drill_is_banished_instead_of_falling() -> None:
    text = (
        "(When you advance a level, you may banish this drill instead of discarding it. If you do, "
        "your physical attacks deal +3 stages of damage this combat.) [constant] Your attacks deal "
        "+1 stage of damage."
    )
    assert canonical(text, DRILL).startswith(
        "(If this card would be discarded as you advance a level, you may banish it instead. If "
    )
    threat = card("Threat", DRILL, text)
    rage = card("Rage", EVENT, "POWER: Raise your anger 5.")
    fall = card("Fall", EVENT, "POWER: Lower your MP 1 level.")
    mine = {"play": ["Threat", "Idle Drill"], "hand": ["Rage", "Fall", "Filler"], "level": 2}
    for answer, zone, left in (("yes", "banished", 4), ("no", "discard", 7)):
        tell(
            threat,
            rage,
            fall,
            you=mine,
            opponent={"stages": 9},
            steps=f"""
            play Rage
            you: {answer}
            expect your {zone} has Threat
            expect your discard has Idle Drill
            you: play Filler
            opponent: pass
            expect opponent.stages = {left}
        """,
        )
    tell(
        threat,
        rage,
        fall,
        you=mine,
        steps="""
        play Fall
        expect your discard has Threat
        expect asked you never: Banish
    """,
    )
    breaks = card("Break", EVENT, "POWER: Destroy a Drill.")
    tell(
        threat,
        breaks,
        you={"play": ["Threat"], "hand": ["Break"]},
        steps="""
        play Break
        expect your discard has Threat
        expect asked you never: Banish
    """,
    )


def test_a_card_is_placed_into_play_instead_of_being_rejuvenated() -> None:
    text = "(If this card is Rejuvenated, you may place it into play instead.) POWER: Gain 1 stage."
    plan = card("Plan", SETUP, text)
    top = card("Top", EVENT, "POWER: Rejuvenate 2.")
    one = card("Pick", EVENT, "POWER: Choose a Setup in your discard pile and Rejuvenate it.")
    mine = {"discard": ["Plan", "Filler"], "hand": ["Top", "Pick"]}
    for deed in ("Top", "Pick"):
        tell(
            plan,
            top,
            one,
            you=mine,
            steps=f"""
            play {deed}
            you: yes
            expect your play has Plan
        """,
        )
        tell(
            plan,
            top,
            one,
            you=mine,
            steps=f"""
            play {deed}
            you: no
            expect your play = 0
            expect your life_deck bottom = {"Filler" if deed == "Top" else "Plan"}
            expect your life_deck has Plan
        """,
        )
    tell(
        plan,
        you={"discard": ["Plan"]},
        start={"phase": "discard"},
        steps="""
        you: rejuvenate Plan
        you: yes
        expect your play has Plan
    """,
    )


def test_twice_as_many_go_back_the_first_time() -> None:
    text = (
        "[constant] The first time during combat one of your effects shuffles or Rejuvenates cards "
        "from your discard pile into your Life Deck, double that amount."
    )
    watcher = card("Watcher", DRILL, text)
    top = card("Top", EVENT, "POWER: Rejuvenate 1.")
    chosen = card("Pick", EVENT, "POWER: Choose a Drill in your discard pile and Rejuvenate it.")
    mixed = card("Mix", EVENT, "POWER: Shuffle 2 cards from your discard pile into your Life Deck.")
    pile = ["Filler", "Filler", "Filler", "Filler", "Idle Drill", "Other Drill", "Falling Drill"]
    side = {"play": ["Watcher"], "discard": pile}
    tell(
        watcher,
        top,
        you={**side, "hand": ["Top", "Top"]},
        steps="""
        play Top
        expect your discard = 6
        opponent: pass
        you: play Top
        expect your discard = 6
    """,
    )
    tell(
        watcher,
        chosen,
        you={**side, "hand": ["Pick"]},
        steps="""
        play Pick
        you: choose Idle Drill
        you: choose Falling Drill
        expect your discard = 6
        expect your discard has Other Drill
    """,
    )
    tell(
        watcher,
        mixed,
        you={**side, "hand": ["Mix"]},
        steps="""
        play Mix
        you: choose Idle Drill
        you: choose Falling Drill
        you: choose Other Drill
        you: choose Filler
        expect your discard = 4
    """,
    )


def test_a_timing_of_what_a_change_of_level_discards() -> None:
    text = "[constant] Whenever a Drill is discarded as you advance a level, gain 1 stage."
    watcher = card("Watcher", ALLY, text)
    rage = card("Rage", EVENT, "POWER: Raise your anger 5.")
    fall = card("Fall", EVENT, "POWER: Lower your MP 1 level.")
    for deed, stages in (("Rage", 4), ("Fall", 3)):
        tell(
            watcher,
            rage,
            fall,
            you={"play": ["Watcher", "Idle Drill"], "hand": ["Rage", "Fall"], "level": 2},
            steps=f"""
            play {deed}
            you: choose Watcher
            expect stages of Watcher = {stages}
        """
            if deed == "Rage"
            else f"""
            play {deed}
            expect stages of Watcher = {stages}
        """,
        )


# ---------------------------------------------------------------------------- this way


def test_what_is_revealed_this_way() -> None:
    text = (
        "POWER: Banish a Setup you control. If you do, your opponent plays with his hand revealed "
        "until the end of your next turn. Whenever your opponent reveals a Setup in this way, banish "
        "it."
    )
    gate = card("Gate", EVENT, text)
    plan = card("Plan", SETUP, "POWER: Gain 1 stage.")
    draws = card("Draws", EVENT, "POWER: Draw a card.")
    theirs = {"hand": ["Plan", "Draws", "Plan"], "life_deck": ["Plan"]}
    tell(
        gate,
        plan,
        draws,
        you={"hand": ["Gate"], "play": ["Plan"]},
        opponent=theirs,
        steps="""
        play Gate
        expect your banished has Plan
        expect opponent hand = 1
        expect opponent banished = 2
        opponent: play Draws
        expect opponent hand = 0
        expect opponent banished = 3
    """,
    )
    tell(
        gate,
        plan,
        draws,
        you={"hand": ["Gate"]},
        opponent=theirs,
        steps="""
        play Gate
        expect opponent hand = 3
        opponent: play Draws
        expect opponent banished = 0
    """,
    )
    shows = card("Shows", EVENT, "POWER: Your opponent reveals his hand.")
    other = {"hand": ["Gate", "Shows"], "play": [], "discard": []}
    tell(
        gate,
        plan,
        draws,
        shows,
        you=other,
        opponent=theirs,
        steps="""
        play Gate
        opponent: pass
        you: play Shows
        expect opponent banished = 0
    """,
    )


def test_it_is_the_card_that_something_was_done_to() -> None:
    text = "[constant] Whenever your opponent discards a card, banish it."
    watcher = card("Watcher", DRILL, text)
    drops = card("Drops", EVENT, "POWER: Discard a card from your hand.")
    tell(
        watcher,
        drops,
        you={"play": ["Watcher"]},
        opponent={"hand": ["Drops", "Spare Kick"]},
        start={"action": "opponent"},
        steps="""
        opponent: play Drops
        expect opponent banished has Spare Kick
        expect your play has Watcher
    """,
    )
