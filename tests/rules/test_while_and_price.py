"""What lasting texts change: what is required, while something is so, more of it."""

from __future__ import annotations

from dbz_desktop.cards import Alignment, CardType
from tests.rules.happening import (
    ALLY,
    DRILL,
    ENERGY,
    EVENT,
    SETUP,
    card,
)
from tests.rules.staged import canonical, tell

# ---------------------------------------------------------------------------- while something is so


def test_a_timing_while_something_is_so_and_otherwise() -> None:
    text = (
        "[constant] If you changed levels this combat, your opponent's personalities lose 2 stages "
        "whenever you perform an attack. Otherwise, your opponent's MP loses 1 stage whenever you "
        "perform an attack."
    )
    watcher = card("Watcher", ALLY, text)
    falls = card("Fall", EVENT, "POWER: Lower your MP 1 level.")
    helper = card("Helper", ALLY, "POWER: Draw a card.")
    sides = {
        "you": {"play": ["Watcher"], "hand": ["Fall", "Filler"], "level": 2},
        "opponent": {"play": [{"card": "Helper", "stages": 5}], "stages": 9},
    }
    tell(
        watcher,
        falls,
        helper,
        **sides,
        steps="""
        play Filler
        expect opponent.stages = 8
        expect stages of Helper = 5
    """,
    )
    tell(
        watcher,
        falls,
        helper,
        **sides,
        steps="""
        play Fall
        you: play Filler
        expect opponent.stages = 7
        expect stages of Helper = 3
    """,
    )


# ---------------------------------------------------------------------------- what is required


COSTS = "POWER: Lower your anger 2 to draw a card."


def test_less_is_required() -> None:
    text = (
        "POWER: Until the start of your next turn, your effects that require you to lower your "
        "anger are reduced by 1 (to a minimum of 0)."
    )
    cheaper, pays = card("Cheaper", EVENT, text), card("Deal", EVENT, COSTS)
    both = {"hand": ["Cheaper", "Deal"], "anger": 1}
    tell(
        cheaper,
        pays,
        you=both,
        steps="""
        play Cheaper
        you: play Deal
        expect you.anger = 0
        expect your hand = 1
    """,
    )
    tell(
        cheaper,
        pays,
        you=both,
        steps="""
        expect no option play Deal
    """,
    )
    taken = card("Taunt", EVENT, "POWER: Lower your opponent's anger 2.")
    tell(
        cheaper,
        taken,
        you={"hand": ["Cheaper"], "anger": 4},
        opponent={"hand": ["Taunt"]},
        steps="""
        play Cheaper
        opponent: play Taunt
        expect you.anger = 2
    """,
    )


def test_what_is_required_may_be_left_out_once() -> None:
    text = (
        "[instant] POWER: When one of your effects requires you to lower your anger, you may reduce "
        "that amount to 0."
    )
    drill, pays = card("Shame", DRILL, text), card("Deal", EVENT, COSTS)
    mine = {"play": ["Shame"], "hand": ["Deal", "Deal", "Deal"], "anger": 3}
    tell(
        drill,
        pays,
        you=mine,
        steps="""
        play Deal
        you: yes
        expect you.anger = 3
        expect your hand = 3
        you: play Deal
        expect you.anger = 1
        expect your hand = 3
        expect asked once: Use Shame
    """,
    )
    tell(
        drill,
        pays,
        you=mine,
        steps="""
        play Deal
        you: no
        expect you.anger = 1
        you: play Deal
        you: yes
        expect you.anger = 1
        expect your hand = 3
    """,
    )


# ---------------------------------------------------------------------------- more, and what comes of it


def test_more_is_destroyed_and_something_comes_of_it_once() -> None:
    text = (
        "[constant] Whenever one of your effects destroys cards from the top of your opponent's "
        "Life Deck, increase that amount by 2 and Rejuvenate 2."
    )
    watcher = card("Watcher", DRILL, text)
    breaks = card("Break", EVENT, "POWER: Destroy the top 3 cards of your opponent's Life Deck.")
    pile = ["Filler", "Filler", "Filler", "Filler"]
    tell(
        watcher,
        breaks,
        you={"play": ["Watcher"], "hand": ["Break"], "discard": pile},
        steps="""
        play Break
        expect opponent discard = 5
        expect your discard = 3
    """,
    )
    tell(
        watcher,
        breaks,
        you={"play": ["Watcher"], "discard": pile},
        opponent={"hand": ["Break"]},
        start={"action": "opponent"},
        steps="""
        opponent: play Break
        expect your discard = 7
    """,
    )


def test_effects_that_do_something_cannot_be_used() -> None:
    text = (
        "POWER: Attach to your opponent's MP. While attached, card effects that destroy cards from "
        "a player's Life Deck cannot be used."
    )
    toss = card("Toss", EVENT, text)
    breaks = card("Break", EVENT, "POWER: Destroy the top 3 cards of your opponent's Life Deck. "
                  "Raise your anger 1.")  # fmt: skip
    attached = [{"card": "Toss", "attached_to": "opponent mp"}]
    for play, destroyed in ((attached, 0), ([], 3)):
        tell(
            toss,
            breaks,
            you={"play": play, "hand": ["Break"]},
            steps=f"""
            play Break
            expect opponent discard = {destroyed}
            expect you.anger = 1
        """,
        )


def test_one_of_a_title_a_turn() -> None:
    text = "(You may only use one Turles' Fruit per turn.) POWER: Raise your anger 1."
    fruit = card("Turles' Fruit", SETUP, text)
    tell(
        fruit,
        you={"play": ["Turles' Fruit", "Turles' Fruit"]},
        steps="""
        use Turles' Fruit
        expect you.anger = 1
        opponent: pass
        expect no option use Turles' Fruit
    """,
    )


def test_what_players_cannot_do_unless_they_have_done_something() -> None:
    text = (
        "[constant] Players cannot use Setups unless they have performed an attack from their hand "
        "this turn."
    )
    watcher = card("Watcher", ALLY, text)
    plan = card("Plan", SETUP, "POWER: Raise your anger 1.")
    assert "unless they have performed an attack from their hand" in canonical(text, ALLY)
    sides = {
        "you": {"play": ["Watcher", "Plan"], "hand": ["Filler"]},
        "opponent": {"play": ["Plan"], "hand": ["Filler"]},
    }
    tell(
        watcher,
        plan,
        **sides,
        steps="""
        expect no option use Plan
        you: play Filler
        opponent: no defense
        expect no option use Plan
        opponent: play Filler
        you: no defense
        you: choose Hero
        you: use Plan
        expect you.anger = 1
        opponent: use Plan
        expect opponent.anger = 1
    """,
    )
    tell(
        watcher,
        plan,
        **sides,
        steps="""
        you: play Filler
        opponent: no defense
        opponent: pass
        you: use Plan
        expect you.anger = 1
    """,
    )
    tell(
        watcher,
        plan,
        **sides,
        start={"action": "opponent"},
        steps="""
        opponent: play Filler
        you: choose Hero
        expect no option use Plan
        you: pass
        opponent: use Plan
        expect opponent.anger = 1
    """,
    )


def test_the_opponent_does_one_thing_or_you_may_do_another() -> None:
    text = (
        "POWER: Your opponent pays 3 stages or you may raise your anger 2 levels and draw a card."
    )
    turles = card("Threat", EVENT, text)
    for answer, left, anger, cards in (("yes", 2, 0, 0), ("no", 5, 2, 1)):
        yes = "you: yes" if answer == "no" else ""
        tell(
            turles,
            you={"hand": ["Threat"]},
            opponent={"stages": 5},
            steps=f"""
            play Threat
            opponent: {answer}
            {yes}
            expect opponent.stages = {left}
            expect you.anger = {anger}
            expect your hand = {cards}
        """,
        )
    tell(
        turles,
        you={"hand": ["Threat"]},
        opponent={"stages": 2},
        steps="""
        play Threat
        you: no
        expect asked opponent never: stages
        expect you.anger = 0
    """,
    )


def test_modifiers_of_a_constant_power_count_twice() -> None:
    levels = tuple(
        card(
            "Strong",
            CardType.MAIN_PERSONALITY,
            "[constant] Your attacks deal +1 stage of damage.",
            level=n,
            pur=1,
            stages=tuple(range(11)),
            alignment=Alignment.HERO,
            subtitle=f"Level {n}",
        )
        for n in range(1, 5)
    )
    doubles = card(
        "Doubler",
        EVENT,
        "POWER: The damage modifiers on your MP's [constant] powers are doubled this combat.",
    )
    drill = card("Booster", DRILL, "[constant] Your attacks deal +1 stage of damage.")
    mine = {"mp": "Strong", "hand": ["Doubler", "Filler"], "play": ["Booster"]}
    tell(
        doubles,
        drill,
        *levels,
        you=mine,
        opponent={"stages": 9},
        steps="""
        play Doubler
        you: play Filler
        opponent: pass
        expect opponent.stages = 4
    """,
    )
    tell(
        doubles,
        drill,
        *levels,
        you=mine,
        opponent={"stages": 9},
        steps="""
        play Filler
        opponent: pass
        expect opponent.stages = 5
    """,
    )


def test_the_bearer_loses_its_effects() -> None:
    text = (
        "POWER: Attach to one of your opponent's Drills. While attached, that Drill loses all "
        "effects. Banish this card when your opponent performs a successful attack."
    )
    snare = card("Snare", EVENT, text)
    watcher = card(
        "Watcher", DRILL, "[constant] Whenever you perform an attack, raise your anger 1."
    )
    other = card("Second", DRILL, "[constant] Whenever you perform an attack, raise your anger 1.")
    mine = {"hand": ["Snare", "Block"]}
    theirs = {"play": ["Watcher", "Second"], "hand": ["Filler", "Spare Kick"]}
    tell(
        snare,
        watcher,
        other,
        you=mine,
        opponent=theirs,
        steps="""
        play Snare
        choose Watcher
        opponent: play Filler
        you: play Block
        expect opponent.anger = 1
        expect your play has Snare
        pass
        opponent: play Spare Kick
        you: no defense
        expect opponent.anger = 2
        expect your banished has Snare
    """,
    )


def test_endurance_that_is_used_is_reduced() -> None:
    text = (
        "[attack] Energy attack. DAMAGE: 4 life cards. For the remainder of combat, whenever your "
        "opponent uses Endurance you may lower your anger 1 level. If you do, reduce that Endurance "
        "to 0."
    )
    strike = card("Strike", ENERGY, text)
    mine, theirs = {"hand": ["Strike"], "anger": 1}, {"life_deck": ["Lasting Block"]}
    for answer, discarded, anger in (("yes", 3, 0), ("no", 1, 1)):
        tell(
            strike,
            you=mine,
            opponent=theirs,
            steps=f"""
            play Strike
            opponent: banish it
            you: {answer}
            opponent: pass
            expect opponent discard = {discarded}
            expect opponent banished = 1
            expect you.anger = {anger}
        """,
        )


def test_what_lowers_less_in_the_doing_makes_the_price_no_smaller() -> None:
    """A price of which less was done was not paid (EFF-5)."""
    text = (
        "[constant] Whenever an effect would lower your anger by more than 1 level, reduce that "
        "amount to 1."
    )
    shield, pays = card("Shield", DRILL, text), card("Deal", EVENT, COSTS)
    for play, hand, anger in (([], 1, 1), (["Shield"], 0, 2)):
        tell(
            shield,
            pays,
            you={"play": play, "hand": ["Deal"], "anger": 3},
            steps=f"""
            play Deal
            expect you.anger = {anger}
            expect your hand = {hand}
        """,
        )
