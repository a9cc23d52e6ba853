"""Forms that sets nobody has read yet may use: text in, behaviour out."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell
from tests.rules.unseen_forms import PAL, STYLED, TAP


@pytest.mark.parametrize(
    ("printed", "meant"),
    [
        ("Your opponent discards a card at random.", "Your opponent discards a random card."),
        (
            "Draw a card from the bottom of your Life Deck.",
            "Draw the bottom card of your Life Deck.",
        ),
        (
            "Your opponent chooses and banishes 2 cards from his discard pile.",
            "Your opponent banishes 2 cards from his discard pile.",
        ),
        (
            "Choose one: Draw a card or raise your anger 1 level.",
            "Draw a card or raise your anger 1 level.",
        ),
        ("Use the immediate effect of a Dragon Ball you control.", "Use the effect of a Dragon Ball you control."),
        (
            "Search your Life Deck for a Drill, reveal it, and place it into your hand.",
            "Search your Life Deck for a Drill and reveal it and place it into your hand.",
        ),
        (
            "Search your Life Deck for up to two Drills with different titles and place them into play.",
            "Search your Life Deck for up to 2 different Drills and place them into play.",
        ),
        (
            "Your opponent's next attack this combat costs an additional 2 stages to perform.",
            "Your opponent's next attack this combat costs +2 stages to perform.",
        ),
        (
            "If your opponent's anger is higher than yours, switch anger levels with him.",
            "If your opponent's anger is higher than yours, switch anger with your opponent.",
        ),
        ("Your attacks this combat do not cost any stages.", "Your attacks this combat cost no stages to perform."),
        ("Your opponent may not use critical damage effects this combat.",
         "Your opponent cannot use a critical damage effect this combat."),
        ("If you destroyed an Ally you control, draw a card.", "If you destroyed one of your Allies, draw a card."),
        (
            "Look at the top 3 cards of your Life Deck. Place one into your hand and the others on "
            "top of your Life Deck.",
            "Look at the top 3 cards of your Life Deck. Place 1 into your hand and place the others "
            "on top of your Life Deck.",
        ),
    ],
)  # fmt: skip
def test_said_otherwise_it_means_the_same(printed: str, meant: str) -> None:
    assert canonical(f"POWER: {printed}") == canonical(f"POWER: {meant}")


@pytest.mark.parametrize(
    ("printed", "meant"),
    [
        ("Each time a Drill you control leaves play, draw a card.",
         "Whenever one of your Drills leaves play, draw a card."),
        ("Whenever you stop an attack with a Styled card, draw a card.",
         "Whenever you stop an attack with Styled cards, draw a card."),
        ("The first attack your opponent performs each combat costs +1 stage to perform.",
         "Your opponent's first attack each combat costs +1 stage to perform."),
        ("Both players' attacks deal +1 stage of damage.", "All attacks deal +1 stage of damage."),
        ("Your attacks deal +1 stage of damage if you control 3 Drills.",
         "While you control 3 Drills, your attacks deal +1 stage of damage."),
    ],
)  # fmt: skip
def test_a_constant_text_is_said_otherwise(printed: str, meant: str) -> None:
    assert canonical(f"[constant] {printed}", DRILL) == canonical(f"[constant] {meant}", DRILL)


# ---------------------------------------------------------------------------- amounts


@pytest.mark.parametrize("lowered", [0, 1, 2])
def test_so_many_levels_as_one_likes_are_lowered_and_counted(lowered: int) -> None:
    tell(
        card("Calm", EVENT, "POWER: Lower your anger up to 2 levels. For each level lowered this "
             "way, draw a card."),
        steps=f"""
            play Calm
            choose {lowered}
            expect you anger = {3 - lowered}
            expect you hand = {lowered}
        """,
        you={"hand": ["Calm"], "anger": 3},
    )  # fmt: skip


def test_up_to_more_than_there_is_offers_what_there_is() -> None:
    tell(
        card("Calm", EVENT, "POWER: Lower your anger up to 4 levels."),
        steps="""
            play Calm
            choose 1
            expect you anger = 0
        """,
        you={"hand": ["Calm"], "anger": 1},
    )


def test_all_stages_are_lost() -> None:
    tell(
        card("Drain", EVENT, "POWER: Your opponent's MP loses all of its power stages."),
        steps="""
            play Drain
            expect opponent stages = 0
            expect opponent life_deck = 30
        """,
        you={"hand": ["Drain"]},
        opponent={"stages": 7},
    )


@pytest.mark.parametrize("paid", [0, 1, 2])
def test_up_to_so_many_stages_are_paid(paid: int) -> None:
    tell(
        card("Spend", PHYSICAL, "[attack] Physical attack. You may pay up to 2 stages. This attack "
             "deals +1 stage of damage for each stage paid this way. DAMAGE: 1 stage."),
        steps=f"""
            play Spend
            choose {paid}
            opponent: no defense
            expect you stages = {5 - paid}
            expect opponent stages = {9 - 1 - paid}
        """,
        you={"hand": ["Spend"], "stages": 5},
        opponent={"stages": 9},
    )  # fmt: skip


@pytest.mark.parametrize(("drills", "raised"), [(1, 1), (3, 2)])
def test_for_each_comes_to_a_maximum(drills: int, raised: int) -> None:
    tell(
        card("Rage", EVENT, "POWER: Raise your anger 1 level for each Drill you control, to a "
             "maximum of 2."),
        steps=f"""
            play Rage
            expect you anger = {raised}
        """,
        you={"hand": ["Rage"], "play": ["Idle Drill", "Other Drill", "Falling Drill"][:drills]},
    )  # fmt: skip


@pytest.mark.parametrize("drills", [1, 2])
def test_what_holds_is_so_much_for_each(drills: int) -> None:
    tell(
        card("Watch", DRILL, "[constant] Your attacks deal +2 stages of damage for each Drill you control."),
        TAP,
        steps=f"""
            play Tap
            opponent: no defense
            expect opponent stages = {9 - 1 - 2 * drills}
        """,
        you={"hand": ["Tap"], "play": ["Watch", "Idle Drill"][:drills]},
        opponent={"stages": 9},
    )  # fmt: skip


def test_so_much_for_each_holds_for_this_combat_too() -> None:
    tell(
        card("Plan", EVENT, "POWER: Your attacks deal +2 stages of damage for each Drill you "
             "control this combat."),
        TAP,
        steps="""
            play Plan
            opponent: pass
            play Tap
            opponent: no defense
            expect opponent stages = 4
        """,
        you={"hand": ["Plan", "Tap"], "play": ["Idle Drill", "Falling Drill"]},
        opponent={"stages": 9},
    )  # fmt: skip


def test_titles_are_counted_once() -> None:
    tell(
        card("Rage", EVENT, "POWER: Raise your anger X levels. X = the number of differently named "
             "Drills you control plus 1."),
        card("Twin", DRILL, "[constant] Your attacks deal +1 stage of damage."),
        steps="""
            play Rage
            expect you anger = 3
        """,
        you={"hand": ["Rage"], "play": ["Twin", "Twin", "Idle Drill"]},
    )  # fmt: skip


# ---------------------------------------------------------------------------- what was done


def test_the_drills_that_entered_play_this_combat_are_counted() -> None:
    tell(
        card("Count", EVENT, "POWER: Place a Drill from your hand into play. Draw a card for each "
             "Drill that entered play this combat."),
        steps="""
            play Count
            expect you hand = 1
        """,
        you={"hand": ["Count", "Idle Drill"], "play": ["Other Drill"]},
    )  # fmt: skip


def test_the_attacks_that_were_performed_this_combat_are_counted() -> None:
    tell(
        card("Third", PHYSICAL, "[attack] Physical attack. Raise your anger 1 level for each physical attack "
             "you have performed this combat. DAMAGE: 1 stage."),
        TAP,
        steps="""
            play Tap
            opponent: no defense
            opponent: pass
            play Third
            expect you anger = 2
        """,
        you={"hand": ["Tap", "Third"]},
    )  # fmt: skip


@pytest.mark.parametrize(("top", "drawn"), [("Ball", 1), ("Filler", 0)])
def test_any_of_the_cards_before_is_asked(top: str, drawn: int) -> None:
    tell(
        card("Break", EVENT, "POWER: Destroy the top 2 cards of your opponent's Life Deck. If any "
             "of those cards were Dragon Balls, draw a card."),
        steps=f"""
            play Break
            expect you hand = {drawn}
        """,
        you={"hand": ["Break"]},
        opponent={"life_deck": ["Filler", top]},
    )  # fmt: skip


@pytest.mark.parametrize(("second", "drawn"), [("Red Stroke", 1), ("Filler", 0)])
def test_all_of_the_cards_before_are_asked(second: str, drawn: int) -> None:
    tell(
        card("Show", EVENT, "POWER: Reveal the top 2 cards of your Life Deck. If those cards are "
             "Styled, raise your anger 1."),
        STYLED,
        steps=f"""
            play Show
            expect you anger = {drawn}
        """,
        you={"hand": ["Show"], "life_deck": ["Red Stroke", second]},
    )  # fmt: skip


def test_one_of_a_kind_is_taken_of_what_was_shown() -> None:
    tell(
        card("Show", EVENT, "POWER: Reveal the top 3 cards of your Life Deck. Place one Styled card "
             "revealed this way into your hand and the rest on top of your discard pile."),
        STYLED,
        steps="""
            play Show
            expect you hand has Red Stroke
            expect you hand = 1
            expect you discard = 3
        """,
        you={"hand": ["Show"], "life_deck": ["Filler", "Red Stroke", "Block"]},
    )  # fmt: skip


def test_a_card_of_a_hand_that_was_seen_is_chosen() -> None:
    tell(
        card("Peek", EVENT, "POWER: Look at your opponent's hand. You may choose a Styled card in "
             "it and place it at the bottom of his Life Deck."),
        STYLED,
        steps="""
            play Peek
            yes
            expect opponent hand = 1
            expect opponent life_deck has Red Stroke
        """,
        you={"hand": ["Peek"]},
        opponent={"hand": ["Filler", "Red Stroke"]},
    )  # fmt: skip


# ---------------------------------------------------------------------------- attacks


@pytest.mark.parametrize(("cost", "dealt"), [(1, 1), (2, 3)])
def test_attacks_are_told_apart_by_what_they_cost(cost: int, dealt: int) -> None:
    tell(
        card("Watch", DRILL, "[constant] Your attacks that cost 2 or more stages deal +2 stages of damage."),
        card("Shot", ENERGY, f"[attack] Energy attack costing {cost} stages. DAMAGE: 1 stage."),
        steps=f"""
            play Shot
            opponent: no defense
            expect opponent stages = {9 - dealt}
        """,
        you={"hand": ["Shot"], "play": ["Watch"], "stages": 5},
        opponent={"stages": 9},
    )  # fmt: skip


@pytest.mark.parametrize(("who", "dealt"), [("play Tap", 3), ("use Pal", 1)])
def test_attacks_are_told_apart_by_who_performs_them(who: str, dealt: int) -> None:
    tell(
        card("Watch", DRILL, "[constant] Physical attacks performed by your MP deal +2 stages of damage."),
        TAP,
        PAL,
        steps=f"""
            {who}
            opponent: no defense
            expect opponent stages = {9 - dealt}
        """,
        you={"hand": ["Tap"], "play": ["Watch", "Pal"], "stages": 0},
        opponent={"stages": 9},
    )  # fmt: skip


def test_something_is_said_of_the_next_two_attacks_and_no_third() -> None:
    tell(
        card("Plan", EVENT, "POWER: Your next 2 physical attacks this combat deal +2 stages of damage."),
        TAP,
        steps="""
            play Plan
            opponent: pass
            play Tap
            opponent: no defense
            expect opponent stages = 7
            opponent: pass
            play Tap
            opponent: no defense
            expect opponent stages = 4
            opponent: pass
            play Tap
            opponent: no defense
            expect opponent stages = 3
        """,
        you={"hand": ["Plan", "Tap", "Tap", "Tap"]},
        opponent={"stages": 10},
    )  # fmt: skip


# ---------------------------------------------------------------------------- who, when, what


@pytest.mark.parametrize(("by", "raised"), [("you", 1), ("opponent", 0)])
def test_a_trigger_hears_one_players_turns_alone(by: str, raised: int) -> None:
    tell(
        card("Watch", DRILL, "[constant] Whenever one or more cards are discarded during your turn, "
             "raise your anger 1."),
        card("Drop", EVENT, "POWER: Discard a card from your hand."),
        steps=f"""
            {"" if by == "you" else "opponent: "}play Drop
            expect you anger = {raised}
        """,
        you={"hand": ["Drop", "Filler"], "play": ["Watch"]},
        opponent={"hand": ["Drop", "Filler"]},
        start={"turn": by, "action": by},
    )  # fmt: skip


def test_his_allies_gain_no_stages_and_his_mp_does() -> None:
    tell(
        card("Watch", DRILL, "[constant] Your opponent's Allies cannot gain stages."),
        card("Cheer", EVENT, "POWER: All Allies in play gain 2 stages. Your MP gains 2 stages."),
        PAL,
        steps="""
            opponent: play Cheer
            expect stages of Pal = 3
            expect opponent stages = 5
        """,
        you={"play": ["Watch"]},
        opponent={"hand": ["Cheer"], "play": ["Pal"], "stages": 3},
        start={"turn": "opponent", "action": "opponent"},
    )


@pytest.mark.parametrize(("picked", "anger", "hand"), [(1, 1, 0), (2, 0, 1)])
def test_a_price_buys_one_of_two(picked: int, anger: int, hand: int) -> None:
    option = "Raise your anger 1" if picked == 1 else "Draw a card"
    tell(
        card("Deal", EVENT, "POWER: Pay 2 stages to raise your anger 1 level or draw a card."),
        steps=f"""
            play Deal
            choose {option}
            expect you stages = 3
            expect you anger = {anger}
            expect you hand = {hand}
        """,
        you={"hand": ["Deal"], "stages": 5},
    )


def test_the_discarding_player_keeps_a_card_less() -> None:
    text = "[constant] Your opponent's maximum hand size is -1 during the Discard Step."
    assert canonical(text, DRILL) == text


@pytest.mark.parametrize(("mine", "dealt"), [("Orange Focus Drill", 3), ("Idle Drill", 1)])
def test_a_title_that_ends_like_a_kind_of_card_is_a_title(mine: str, dealt: int) -> None:
    tell(
        card("Blow", PHYSICAL, "[attack] Physical attack. If you control Orange Focus Drill, this "
             "attack deals +2 stages of damage. DAMAGE: 1 stage."),
        card("Orange Focus Drill", DRILL, "POWER: Draw a card."),
        steps=f"""
            play Blow
            opponent: no defense
            expect opponent stages = {9 - dealt}
        """,
        you={"hand": ["Blow"], "play": [mine]},
        opponent={"stages": 9},
    )  # fmt: skip


def test_a_drill_that_was_chosen_loses_its_effects() -> None:
    tell(
        card("Hush", EVENT, "POWER: Choose a Drill in play. It loses all effects for the remainder "
             "of the turn."),
        card("Watch", DRILL, "[constant] Your attacks deal +2 stages of damage."),
        TAP,
        steps="""
            play Hush
            choose Watch
            opponent: play Tap
            no defense
            expect you stages = 8
        """,
        you={"hand": ["Hush"], "play": ["Idle Drill"], "stages": 9},
        opponent={"hand": ["Tap"], "play": ["Watch"]},
    )  # fmt: skip
