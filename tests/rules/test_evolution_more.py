"""Further sentences of the Evolution set, played: who stops it, who controls it, what it finds."""

from __future__ import annotations

import pytest

from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import staged

KICK = card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages.")
PAL = card("Pal", ALLY, "POWER: Draw a card.")


# ---------------------------------------------------------------------------- by what it is stopped


PUNCH = card(
    "Punch", PHYSICAL, "[attack] Physical attack. If this attack is stopped by a Physical Combat or "
    "Energy Combat card, destroy the top 2 cards of your opponent's Life Deck. If this attack is "
    "stopped by any other card type or by a floating effect, banish the top 2 cards of your "
    "opponent's Life Deck. DAMAGE: 1 stage."
)  # fmt: skip
STOPPERS = [
    ({"hand": ["Guard"]}, "play Guard", 2, 0),
    ({"hand": ["Guard Event"]}, "play Guard Event", 0, 2),
    ({"play": ["Guard Drill"]}, "use Guard Drill", 0, 2),
    ({"hand": []}, "no defense", 0, 0),
]


@pytest.mark.parametrize(("theirs", "step", "destroyed", "banished"), STOPPERS)
def test_what_stops_an_attack_makes_a_difference(
    theirs: dict[str, list[str]], step: str, destroyed: int, banished: int
) -> None:
    text = "[defense] {}Stops a physical attack."
    staged(
        f"""
        play Punch
        opponent: {step}
        expect opponent banished = {banished}
        expect opponent life_deck = {30 - destroyed - banished}
        """,
        PUNCH,
        card("Guard", ENERGY, text.format("")),
        card("Guard Event", EVENT, text.format("POWER: ")),
        card("Guard Drill", DRILL, text.format("POWER: ")),
        mine={"hand": ["Punch"]},
        theirs=theirs,
    )


def test_a_floating_effect_of_a_combat_card_is_a_floating_effect() -> None:
    staged(
        """
        opponent: play Foresight
        you: no defense
        you: play Punch
        opponent: no defense
        expect opponent banished = 2
        expect opponent life_deck = 28
        """,
        PUNCH,
        card("Foresight", ENERGY, "[attack] Energy attack. Stop your opponent's next physical attack "
             "this combat. DAMAGE: 1 stage."),
        mine={"hand": ["Punch"], "stages": 9},
        theirs={"hand": ["Foresight"]},
        turn="opponent",
        action="opponent",
    )  # fmt: skip


# ---------------------------------------------------------------------------- a copy of what was


@pytest.mark.parametrize("hits", [True, False])
def test_an_attack_with_a_hit_effect_is_copied(hits: bool) -> None:
    counter = card(
        "Counter", PHYSICAL, "[defense] Stops a physical attack. If this card stopped an attack "
        "with a HIT effect, you may banish an Ally you control to perform a copy of that attack for "
        "your next action this combat."
    )  # fmt: skip
    text = "[attack] Physical attack. DAMAGE: 2 stages." + (" HIT: Draw a card." if hits else "")
    steps = "yes\nno defense\nexpect log contains copy" if hits else "expect asked action"
    staged(
        f"""
        opponent: play Swing
        you: play Counter
        {steps}
        expect your banished {"has" if hits else "has no"} Pal
        """,
        counter,
        card("Swing", PHYSICAL, text),
        PAL,
        mine={"hand": ["Counter"], "play": ["Pal"]},
        theirs={"hand": ["Swing"]},
        turn="opponent",
        action="opponent",
    )


# ---------------------------------------------------------------------------- control


ACQUIRE = card(
    "Acquire", DRILL, "(After this Drill enters play, your opponent chooses a Drill you control and "
    "gains control of it and then you choose a Drill your opponent controls and gain control of it.)"
    " POWER: Lower your opponent's anger 2."
)  # fmt: skip


def test_drills_change_sides_and_are_used_by_who_controls_them() -> None:
    staged(
        """
        play Acquire
        opponent: choose Acquire
        you: choose Weak Drill
        expect opponent play has Acquire
        expect your play has Weak Drill
        declare combat
        expect option Use Weak Drill
        expect no option Use Acquire
        """,
        ACQUIRE,
        card("Weak Drill", DRILL, "POWER: Raise your anger 1."),
        mine={"hand": ["Acquire"], "play": ["Idle Drill"]},
        theirs={"play": ["Weak Drill"]},
        phase="planning",
    )


def test_a_card_goes_to_its_owner_when_it_leaves_play() -> None:
    staged(
        """
        play Take
        expect your play has Weak Drill
        opponent: pass
        play Break
        choose Weak Drill
        expect opponent discard has Weak Drill
        """,
        card("Take", EVENT, "POWER: Gain control of an opponent's Drill."),
        card("Break", EVENT, "POWER: Destroy a Drill you control."),
        card("Weak Drill", DRILL, "POWER: Raise your anger 1."),
        mine={"hand": ["Take", "Break"], "play": ["Idle Drill"]},
        theirs={"play": ["Weak Drill"]},
    )


# ---------------------------------------------------------------------------- searching


TOSS = (
    '[attack] Energy attack. You may search your Life Deck for a card with "Star" in the title and '
    "place it into your hand. DAMAGE: 1 life card."
)


@pytest.mark.parametrize("note", [True, False])
def test_a_search_never_finds_what_its_note_excludes(note: bool) -> None:
    text = (
        "(You may not search for Star 18's Toss with this card's effect.) " if note else ""
    ) + TOSS
    staged(
        f"""
        play Star 18's Toss
        yes
        expect option Star Kick
        expect {"no option" if note else "option"} Star 18's Toss
        """,
        card("Star 18's Toss", ENERGY, text),
        card("Star Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage."),
        mine={"hand": ["Star 18's Toss"], "life_deck": ["Star 18's Toss", "Star Kick"]},
    )


# ---------------------------------------------------------------------------- as though in hand


BEAMS = card(
    "Beams", ENERGY, "[attack] Energy attack. DAMAGE: 2 life cards. HIT: Banish the top card of your "
    "Life Deck. While that card is banished, you may play it one time this combat as though it "
    "were in your hand. (Banish after use.)"
)  # fmt: skip


def test_a_banished_card_is_played_once_like_one_in_hand() -> None:
    staged(
        """
        play Beams
        no defense
        expect your banished has Kick
        opponent: pass
        expect no option play Beams
        play Kick
        no defense
        expect your discard has Kick
        opponent: play Return
        expect your banished has Kick
        expect no option play Kick
        """,
        BEAMS,
        KICK,
        card("Return", EVENT, "POWER: Banish a card from your opponent's discard pile."),
        mine={"hand": ["Beams"], "life_deck": ["Kick"]},
        theirs={"hand": ["Return"], "stages": 9},
    )


def test_a_banished_defense_answers_an_attack() -> None:
    staged(
        """
        play Beams
        no defense
        opponent: play Kick
        you: play Block
        expect log contains stopped
        expect your discard has Block
        """,
        BEAMS,
        KICK,
        mine={"hand": ["Beams"], "life_deck": ["Block"]},
        theirs={"hand": ["Kick"], "stages": 9},
    )


# ---------------------------------------------------------------------------- levels kept


TRACKER = card(
    "Tracker", ENERGY, "[attack] Energy attack. Attach this card to your MP. While attached, your "
    "opponent's effects cannot lower your MP's personality level. Banish this card after you "
    "opponent uses an effect that would have lowered your MP a personality level. DAMAGE: 1 stage."
)  # fmt: skip
FALL = card("Fall", EVENT, "POWER: Lower your opponent's MP 1 level.")
TRIP = card("Trip", EVENT, "POWER: Lower your MP 1 level.")


def test_what_keeps_the_level_is_banished_when_it_has_done_so() -> None:
    staged(
        """
        play Tracker
        no defense
        opponent: play Fall
        expect your level = 2
        expect your banished has Tracker
        you: pass
        opponent: play Fall
        expect your level = 1
        """,
        TRACKER,
        FALL,
        mine={"hand": ["Tracker"], "level": 2},
        theirs={"hand": ["Fall", "Fall"], "stages": 9},
    )


def test_it_stays_where_the_effect_is_your_own_or_would_have_lowered_nothing() -> None:
    staged(
        """
        play Tracker
        no defense
        opponent: play Fall
        expect your play has Tracker
        you: pass
        opponent: pass
        """,
        TRACKER,
        FALL,
        mine={"hand": ["Tracker"], "level": 1},
        theirs={"hand": ["Fall"], "stages": 9},
    )
    staged(
        """
        play Tracker
        no defense
        opponent: pass
        play Trip
        expect your level = 1
        expect your play has Tracker
        """,
        TRACKER,
        TRIP,
        mine={"hand": ["Tracker", "Trip"], "level": 2},
        theirs={"stages": 9},
    )


# ---------------------------------------------------------------------------- when it comes to be so


def test_what_comes_about_happens_once_though_its_card_leaves_play_for_it() -> None:
    choke = card(
        "Choke", PHYSICAL, "[attack] Physical attack. Attach to your opponent's MP. While attached, "
        "gain 1 stage whenever your opponent gains stages. Destroy this card when your MP's power "
        "level is 0. DAMAGE: 1 stage."
    )  # fmt: skip
    staged(
        """
        play Choke
        no defense
        opponent: play Drain
        expect your discard has Choke
        expect event CardMoved why=destroy once
        """,
        choke,
        card("Drain", EVENT, "POWER: Your opponent's MP loses 7 stages."),
        mine={"hand": ["Choke"], "stages": 5},
        theirs={"hand": ["Drain"], "stages": 9},
    )
