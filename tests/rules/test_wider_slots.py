"""Numbers, nouns, players, times and causes stand wherever others of their sort do, and play so."""

from __future__ import annotations

from typing import Any

import pytest

from dbz_desktop.rules.language.compiler import canonical_text, compile_text
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

FRIENDS = (
    card("Helper", ALLY, "POWER: Draw a card.", level=1),
    card("Mate", ALLY, "POWER: Draw a card.", level=2),
    card("Firm", PHYSICAL, "[defense] Stops a physical attack.", endurance=1),
)


def said(text: str, steps: str, *cards: Any, kind: Any = EVENT, **sides: Any) -> None:
    """Play a card with that text, with two Allies and a card with Endurance at hand."""
    you = {"hand": ["Tried"], **sides.pop("you", {})}
    tell(card("Tried", kind, text), *FRIENDS, *cards, steps=steps, you=you, **sides)


HALF = "POWER: Your opponent discards half of the cards in his hand."


@pytest.mark.parametrize(("held", "left"), [(5, 2), (4, 2), (1, 0), (0, 0)])
def test_half_of_all_there_are_is_rounded_up(held: int, left: int) -> None:
    choices = "\n".join("opponent: choose Filler" for _ in range(held - left if left else 0))
    steps = f"play Tried\n{choices}\nexpect opponent hand = {left}"
    said(HALF, steps, opponent={"hand": ["Filler"] * held})


def test_half_of_those_that_were_spoken_of() -> None:
    text = "POWER: Reveal the top 3 cards of your Life Deck. Banish half of those cards."
    steps = "play Tried\nchoose Idle Drill\nchoose Other Drill\nexpect your banished = 2"
    said(text, steps, you={"life_deck": ["Idle Drill", "Other Drill", "Ball"]})


def test_one_or_more_and_one_or_two() -> None:
    text = "POWER: Banish 1 or more Drills in play."
    there = {"play": ["Idle Drill", "Other Drill", "Falling Drill"]}
    said(text, "play Tried\nexpect no option no\nchoose Idle Drill\nchoose Other Drill\n"
         "you: done\nexpect opponent banished = 2", opponent=there)  # fmt: skip
    said(text, "play Tried\nexpect opponent banished = 0")
    text = "POWER: Banish 1 or 2 Drills in play."
    said(text, "play Tried\nchoose Idle Drill\nyou: done\nexpect opponent banished = 1",
         opponent=there)  # fmt: skip
    said(text, "play Tried\nchoose Idle Drill\nchoose Other Drill\nexpect opponent banished = 2",
         opponent=there)  # fmt: skip


def test_chance_takes_as_many_as_are_counted() -> None:
    text = (
        "POWER: Your opponent discards X random cards from his hand. X = the number of Drills you "
        "control."
    )
    you = {"play": ["Idle Drill", "Other Drill"]}
    hand = {"hand": ["Filler", "Ball", "Block"]}
    said(text, "play Tried\nexpect opponent hand = 1", you=you, opponent=hand)
    said(text, "play Tried\nexpect opponent hand = 3", opponent=hand)
    said(text, "play Tried\nexpect opponent hand = 0", you=you, opponent={"hand": ["Ball"]})


def test_each_of_them_and_each_that_he_controls() -> None:
    drills = ["Idle Drill", "Other Drill"]
    for text in (
        "POWER: Banish each Drill your opponent controls.",
        "POWER: Banish each of your opponent's Drills.",
    ):
        said(text, "play Tried\nexpect opponent banished = 2\nexpect your banished = 0",
             you={"play": ["Falling Drill"]}, opponent={"play": drills})  # fmt: skip
    said("POWER: Banish each of your Drills.", "play Tried\nexpect your banished = 2",
         you={"play": drills})  # fmt: skip


def test_kinds_of_personalities_by_level() -> None:
    text = "POWER: Search your Life Deck for a level 2 or higher Ally and place it into play."
    deck = {"life_deck": ["Helper", "Mate"]}
    said(text, "play Tried\nexpect no option choose Helper\nchoose Mate\nexpect your play has Mate",
         you=deck)  # fmt: skip
    text = "POWER: Destroy all level 1 Allies in play."
    said(text, "play Tried\nexpect opponent play has Mate\nexpect opponent discard has Helper",
         opponent={"play": ["Mate", "Helper"]})  # fmt: skip


def test_kinds_of_cards_by_what_they_are_not() -> None:
    text = "POWER: Discard a card without Endurance from your hand to draw a card."
    hand = {"hand": ["Tried", "Firm"], "discard": []}
    said(text, "expect no option play Tried", you=hand)
    said(text, "play Tried\nexpect your discard has Filler\nexpect your hand has Firm",
         you={"hand": ["Tried", "Firm", "Filler"]})  # fmt: skip
    text = "POWER: Destroy all Drills other than this card. Raise your anger 1."
    said(text, "use Tried\nexpect your play has Tried\nexpect your discard has Idle Drill",
         kind=DRILL, you={"hand": [], "play": ["Tried", "Idle Drill"]})  # fmt: skip


def test_a_personality_at_full_power() -> None:
    text = "POWER: Destroy all Allies at full power."
    allies = [{"card": "Helper", "stages": 10}, {"card": "Mate", "stages": 9}]
    said(text, "play Tried\nexpect opponent discard has Helper\nexpect opponent play has Mate",
         opponent={"play": allies})  # fmt: skip


def test_for_the_rest_of_the_game() -> None:
    text = "POWER: Your attacks deal +1 stage of damage for the rest of the game."
    steps = """
        play Tried
        opponent: pass
        play Filler
        opponent: no
        expect opponent stages = 2
        """
    said(text, steps, you={"hand": ["Tried", "Filler"]}, opponent={"stages": 5})


def test_only_once_each_turn() -> None:
    text = "[constant] Only once each turn, whenever you discard a card, raise your anger 1."
    steps = "play Tried\nyou: choose Filler\nexpect your anger = 1\nopponent: pass\nplay Drop\nexpect your anger = 1"
    tell(
        card("Watcher", DRILL, text),
        card("Tried", EVENT, "POWER: Discard a card from your hand."),
        card("Drop", EVENT, "POWER: Discard a card from your hand."),
        steps=steps,
        you={"hand": ["Tried", "Drop", "Filler", "Filler"], "play": ["Watcher"]},
    )


def test_who_owns_what_was_spoken_of_does_something() -> None:
    text = "POWER: Destroy a Drill in play. Its owner draws a card."
    said(text, "play Tried\nexpect opponent hand = 1\nexpect your hand = 0",
         opponent={"play": ["Idle Drill"]})  # fmt: skip
    said(text, "play Tried\nexpect opponent hand = 0\nexpect your hand = 1",
         you={"play": ["Idle Drill"]})  # fmt: skip
    said(text, "play Tried\nexpect opponent hand = 0\nexpect your hand = 0")


def test_by_the_cards_of_one_player() -> None:
    text = "[constant] Your Drills cannot be destroyed by your opponent's Events."
    drills = {"play": ["Tried", "Idle Drill"], "hand": ["Sweep"]}
    sweep = card("Sweep", EVENT, "POWER: Destroy a Drill in play.")
    said(text, "you: pass\nopponent: play Sweep\nexpect your play = 2", sweep, kind=DRILL,
         you=drills, opponent={"hand": ["Sweep"]})  # fmt: skip
    said(text, "play Sweep\nchoose Idle Drill\nexpect your play = 1", sweep, kind=DRILL,
         you=drills)  # fmt: skip


def test_attacks_from_the_hand() -> None:
    text = "[constant] Your attacks from your hand deal +2 stages of damage."
    steps = "play Filler\nopponent: no\nexpect opponent stages = 1"
    said(text, steps, kind=DRILL, you={"hand": ["Filler"], "play": ["Tried"]},
         opponent={"stages": 5})  # fmt: skip
    fighter = card("Fighter", ALLY, "POWER: [attack] Physical attack. DAMAGE: 2 stages.", level=1)
    said(text, "use Fighter\nopponent: no\nexpect opponent stages = 3", fighter, kind=DRILL,
         you={"hand": [], "play": ["Tried", "Fighter"], "stages": 0}, opponent={"stages": 5})  # fmt: skip


def test_the_next_attack_of_which_something_is_said() -> None:
    text = "POWER: Your next attack that costs 2 or more stages this combat deals +3 life cards of damage."
    beam = card("Beam", ENERGY, "[attack] 2: Energy attack. DAMAGE: 1 life card.")
    steps = """
        play Tried
        opponent: pass
        play Filler
        opponent: no
        play Beam
        opponent: no
        expect opponent discard = 4
        """
    said(text, steps, beam, you={"hand": ["Tried", "Filler", "Beam"]})


def test_both_mps() -> None:
    for who in ("Each MP gains", "Both MPs gain"):
        said(f"POWER: {who} 2 stages.", "play Tried\nexpect opponent stages = 5\n"
             "expect your stages = 6", you={"stages": 4}, opponent={"stages": 3})  # fmt: skip


def test_the_next_attack_needs_no_time() -> None:
    text = "POWER: Your next attack deals +2 stages of damage."
    steps = "play Tried\nopponent: pass\nplay Filler\nopponent: no\nexpect opponent stages = 4"
    said(text, steps, you={"hand": ["Tried", "Filler"]}, opponent={"stages": 8})
    steps += "\nopponent: pass\nplay Filler\nopponent: no\nexpect opponent stages = 2"
    said(text, steps, you={"hand": ["Tried", "Filler", "Filler"]}, opponent={"stages": 8})
    assert compile_text(
        card("Sword", DRILL, ""), "[constant] Your next attack deals +2 stages of damage."
    ).failures


def test_a_search_for_two_kinds() -> None:
    text = "POWER: Search your Life Deck for an Ally and a Drill and place them into play."
    deck = ["Helper", "Idle Drill", "Mate"]
    said(text, "play Tried\nexpect no option choose Idle Drill\nchoose Mate\nchoose Idle Drill\n"
         "expect your play = 2", you={"life_deck": deck})  # fmt: skip
    # What isn't there isn't found; the rest of it is.
    said(text, "play Tried\nchoose Idle Drill\nexpect your play = 1",
         you={"life_deck": ["Idle Drill"]})  # fmt: skip
    said(text, "play Tried\nexpect your play = 0\nexpect event Shuffled player=0")


@pytest.mark.parametrize(
    ("when", "now", "then"),
    [
        ("during the next combat", 6, 4),
        ("during your opponent's next turn", 6, 5),
        ("during your next turn", 6, 4),
        ("during your next combat", 6, 4),
        ("this turn", 5, 4),
        ("for the rest of the game", 5, 3),
    ],
)
def test_a_time_to_come(when: str, now: int, then: int) -> None:
    """An attack of 2 stages in this combat, and another one in that of your next turn."""
    text = f"POWER: Your attacks deal +1 stage of damage {when}."
    steps = f"""
        play Tried
        opponent: pass
        play Filler
        opponent: no
        expect opponent stages = {now}
        until turn ends
        opponent: discard Filler
        opponent: discard Filler
        until turn ends
        you: declare combat
        play Spare Kick
        opponent: no
        expect opponent stages = {then}
        """
    hand = ["Tried", "Filler", "Spare Kick"]
    said(text, steps, you={"hand": hand}, opponent={"stages": 8})


@pytest.mark.parametrize(
    ("said_so", "printed"),
    [
        ("Discard exactly 2 cards from your hand.", "Discard 2 cards from your hand."),
        ("Destroy half the Drills in play.", "Destroy half of the Drills in play."),
        ("Destroy half of your Drills.", "Destroy half of your Drills."),
        (
            "Choose a card in either discard pile and banish it.",
            "Choose a card in any discard pile and banish it.",
        ),
        (
            "Search either player's discard pile for a Drill and banish it.",
            "Search a player's discard pile for a Drill and banish it.",
        ),
        (
            "Your attacks deal +1 stage of damage until the end of this combat.",
            "Your attacks deal +1 stage of damage this combat.",
        ),
        (
            "Your next attack performed by an Ally this combat cannot be stopped.",
            "The next attack performed by your Allies this combat cannot be stopped.",
        ),
        ("Lower a personality to 0 stages.", "Lower a personality to stage 0."),
        (
            "Each player's attacks cost +1 stage to perform this combat.",
            "All attacks cost +1 stage to perform this combat.",
        ),
        (
            "Reveal the top 2 cards of your Life Deck. Place either card into your hand.",
            "Reveal the top 2 cards of your Life Deck. Place 1 of those cards into your hand.",
        ),
        (
            "Draw 2 cards. Banish both of those cards.",
            "Draw 2 cards. Banish those cards.",
        ),
    ],
)
def test_other_words_for_the_same(said_so: str, printed: str) -> None:
    assert canonical(f"POWER: {said_so}") == f"POWER: {printed}"
    again = compile_text(card("Sword", EVENT, ""), f"POWER: {printed}")
    assert canonical_text(again) == f"POWER: {printed}"


def test_what_no_number_is() -> None:
    for text in ("Banish 2 or 5 Drills in play.", "Your first attack that deals 5 or more life "
                 "cards of damage each turn costs 0 stages to perform."):  # fmt: skip
        assert compile_text(card("Sword", EVENT, ""), f"POWER: {text}").failures


def test_two_zones_as_a_whole() -> None:
    text = "POWER: Shuffle your hand and discard pile into your Life Deck. Draw 2 cards."
    you = {"hand": ["Tried", "Ball"], "discard": ["Filler", "Block"], "fill": 1}
    said(text, "play Tried\nexpect your hand = 2\nexpect your discard = 1", you=you)
    text = "POWER: Banish your opponent's hand and discard pile."
    said(text, "play Tried\nexpect opponent banished = 3",
         opponent={"hand": ["Ball"], "discard": ["Filler", "Block"]})  # fmt: skip
    said(text, "play Tried\nexpect opponent banished = 0")


def test_of_the_title_of_this_card() -> None:
    text = "POWER: Banish a card with the same title as this card from your discard pile."
    steps = "play Tried\nexpect your banished has Tried\nexpect your discard = 2"
    said(text, steps, you={"discard": ["Tried", "Filler"]})
    text = "POWER: Banish all cards with a different title than this card in your discard pile."
    said(text, "play Tried\nexpect your banished = 1", you={"discard": ["Tried", "Filler"]})


def test_an_ally_of_a_lower_level_than_another() -> None:
    text = (
        "POWER: Search your Life Deck for an Ally with a lower level than your MP and place it "
        "into play."
    )
    deck = {"life_deck": ["Mate", "Helper"], "level": 2}
    said(text, "play Tried\nexpect no option choose Mate\nchoose Helper\nexpect your play = 1",
         you=deck)  # fmt: skip
    text = "POWER: Destroy all Allies with 3 or fewer stages."
    allies = [{"card": "Helper", "stages": 3}, {"card": "Mate", "stages": 4}]
    said(text, "play Tried\nexpect opponent discard has Helper\nexpect opponent play has Mate",
         opponent={"play": allies})  # fmt: skip


def test_stages_equal_to_its_endurance() -> None:
    text = (
        "POWER: Discard a card with Endurance from your hand to gain stages equal to its Endurance."
    )
    said(text, "play Tried\nexpect your stages = 4", you={"hand": ["Tried", "Firm"], "stages": 3})


def test_outside_of_combat() -> None:
    text = "[constant] Whenever you discard a card outside of combat, raise your anger 1."
    drop = card("Drop", EVENT, "POWER: Discard a card from your hand.")
    you = {"hand": ["Drop", "Ball", "Block"], "play": ["Tried"]}
    said(text, "play Drop\nyou: choose Block\nexpect your anger = 0", drop, kind=DRILL, you=you)
    waiter = card("Dropper", DRILL, "[constant] At the end of your Planning Step, discard a card.")
    you = {"hand": ["Block"], "play": ["Tried", "Dropper"]}
    said(text, "until turn ends\nexpect your anger = 1", waiter, kind=DRILL, you=you,
         start={"phase": "planning"})  # fmt: skip
