"""Forms that sets nobody has read yet may use: text in, behaviour out."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Style
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

STYLED = card("Red Stroke", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage.", style=Style.RED)
TAP = card("Tap", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage.")
PAL = card("Pal", ALLY, "POWER: [attack] Physical attack. DAMAGE: 1 stage.")


def drill(text: str) -> object:
    return card("Watch", DRILL, f"[constant] {text}")


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
            "Search your Life Deck for a Drill and place it into your hand.",
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
         "Your opponent's first attack each turn costs +1 stage to perform."),
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


@pytest.mark.parametrize(
    ("printed", "meant"),
    [
        ("Draw a card, then discard a card.", "Draw a card and discard a card."),
        (
            "Return a card in your discard pile to the bottom of your Life Deck.",
            "Place a card in your discard pile at the bottom of your Life Deck.",
        ),
        ("Choose an Ally in play. Place that Ally under your control.",
         "Choose an Ally in play. Gain control of that Ally."),
        (
            "Shuffle up to 2 cards from your hand into your Life Deck and draw that many cards.",
            "Shuffle up to 2 cards from your hand into your Life Deck and draw the same number of cards.",
        ),
        ("If his hand is empty, draw a card.", "If he has no cards in his hand, draw a card."),
        ("If your discard pile is empty, draw a card.", "If you have no cards in your discard pile, draw a card."),
        ("Choose one: gain 5 stages; or draw a card.", "Gain 5 stages or draw a card."),
        ("Then, draw a card.", "Draw a card."),
        ("If your MP's anger is 3 or higher, draw a card.", "If your anger is 3 or higher, draw a card."),
        ("At the end of combat, draw a card.", "When combat ends, draw a card."),
    ],
)  # fmt: skip
def test_it_means_the_same_in_other_words(printed: str, meant: str) -> None:
    assert canonical(f"POWER: {printed}") == canonical(f"POWER: {meant}")


@pytest.mark.parametrize(
    ("printed", "meant"),
    [
        ("Your MP needs 1 more anger to advance a level.", "You need 1 more anger to advance a level."),
        ("The first time each turn you draw a card, raise your anger 1 level.",
         "The first time you draw a card each turn, raise your anger 1 level."),
        ("Whenever your opponent would gain stages during combat, he gains 1 less stage.",
         "Whenever your opponent gains stages during combat, reduce that amount by 1."),
        ("Your MP's attacks deal +1 stage of damage.", "Your attacks performed by your MP deal +1 stage of damage."),
    ],
)  # fmt: skip
def test_a_constant_text_means_the_same_in_other_words(printed: str, meant: str) -> None:
    assert canonical(f"[constant] {printed}", DRILL) == canonical(f"[constant] {meant}", DRILL)


@pytest.mark.parametrize(("anger", "dealt"), [(0, 2), (3, 4)])
def test_what_holds_in_the_place_of_the_sentence_before(anger: int, dealt: int) -> None:
    tell(
        card("Watch", DRILL, "[constant] Your attacks deal +1 stage of damage. If your anger is 3 "
             "or higher, they deal +3 stages of damage instead."),
        TAP,
        steps=f"""
            play Tap
            opponent: no defense
            expect opponent stages = {9 - dealt}
        """,
        you={"hand": ["Tap"], "play": ["Watch"], "anger": anger},
        opponent={"stages": 9},
    )  # fmt: skip


@pytest.mark.parametrize(("drills", "dealt"), [(1, 3), (3, 5)])
def test_so_much_for_each_comes_to_a_maximum(drills: int, dealt: int) -> None:
    tell(
        card("Watch", DRILL, "[constant] Your attacks deal +2 stages of damage for each Drill you "
             "control, to a maximum of +4."),
        TAP,
        steps=f"""
            play Tap
            opponent: no defense
            expect opponent stages = {9 - dealt}
        """,
        you={"hand": ["Tap"], "play": ["Watch", "Idle Drill", "Falling Drill"][:drills]},
        opponent={"stages": 9},
    )  # fmt: skip


@pytest.mark.parametrize(("where", "raised"), [("in play", 0), ("", 1)])
def test_a_card_in_play_is_told_from_one_in_a_zone(where: str, raised: int) -> None:
    tell(
        card("Watch", DRILL, f"[constant] Whenever you destroy one or more cards {where}, raise "
             "your anger 1 level."),
        card("Break", EVENT, "POWER: Destroy the top card of your opponent's Life Deck."),
        steps=f"""
            play Break
            expect you anger = {raised}
        """,
        you={"hand": ["Break"], "play": ["Watch"]},
    )  # fmt: skip


@pytest.mark.parametrize(("n", "drawn"), [(1, 0), (2, 1)])
def test_attacks_of_the_combat_are_compared_with_a_number(n: int, drawn: int) -> None:
    taps = "\n".join(["play Tap\nopponent: no defense\nopponent: pass"] * n)
    tell(
        card("Count", EVENT, "POWER: Draw a card if you performed more than 1 physical attack this "
             "combat."),
        TAP,
        steps=f"""
            {taps}
            play Count
            expect you hand = {drawn + 2 - n}
        """,
        you={"hand": ["Count", "Tap", "Tap"]},
    )  # fmt: skip


def test_the_second_attack_is_told_from_the_first() -> None:
    tell(
        card("Blow", PHYSICAL, "[attack] Physical attack. If this is the second attack you have performed this "
             "combat, it deals +2 stages of damage. DAMAGE: 1 stage."),
        steps="""
            play Blow
            opponent: no defense
            expect opponent stages = 8
            opponent: pass
            play Blow
            opponent: no defense
            expect opponent stages = 5
        """,
        you={"hand": ["Blow", "Blow"]},
        opponent={"stages": 9},
    )  # fmt: skip


def test_all_stages_of_damage_are_prevented_and_no_life_cards() -> None:
    tell(
        card(
            "Wall", EVENT, "[defense] POWER: Prevent all stages of damage from a physical attack."
        ),
        card("Both", PHYSICAL, "[attack] Physical attack. DAMAGE: 3 stages and 2 life cards."),
        steps="""
            play Both
            opponent: play Wall
            expect opponent stages = 5
            expect opponent life_deck = 28
        """,
        you={"hand": ["Both"]},
        opponent={"hand": ["Wall"], "stages": 5},
    )


def test_an_ally_counts_as_having_no_power() -> None:
    tell(
        card("Watch", DRILL, "[constant] All Allies in play are considered to have a power level of 0."),
        card("Ask", EVENT, "POWER: If your MP has a higher power level than your opponent's MP, "
             "raise your anger 1. Choose an Ally in play. If that Ally has a lower power level than "
             "your MP, draw a card."),
        PAL,
        steps="""
            play Ask
            expect you hand = 1
        """,
        you={"hand": ["Ask"], "play": ["Watch", "Pal"], "stages": 1},
    )  # fmt: skip


def test_a_search_is_for_the_title_of_what_one_has() -> None:
    tell(
        card("Twin", EVENT, "POWER: Search your Life Deck for a Drill with the same title as a "
             "Drill you control and place it into your hand."),
        steps="""
            play Twin
            choose Idle Drill
            expect you hand has Idle Drill
        """,
        you={"hand": ["Twin"], "play": ["Idle Drill"], "life_deck": ["Other Drill", "Idle Drill"]},
    )  # fmt: skip


def test_something_holds_until_the_end_of_his_next_turn() -> None:
    tell(
        card("Hush", EVENT, "POWER: Choose a Drill in play. That Drill cannot be used until the end of your "
             "opponent's next turn."),
        card("Tool", DRILL, "POWER: Raise your anger 1."),
        steps="""
            play Hush
            choose Tool
            expect no option use Tool
        """,
        you={"hand": ["Hush"], "play": ["Idle Drill"]},
        opponent={"play": ["Tool"]},
    )  # fmt: skip


def test_a_card_goes_back_to_the_hand_after_its_use() -> None:
    tell(
        card("Back", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage. HIT: Return this card to "
             "your hand after use."),
        steps="""
            play Back
            opponent: no defense
            expect you hand has Back
        """,
        you={"hand": ["Back"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("printed", "meant"),
    [
        ("Pay 1 stage to draw another card.", "Pay 1 stage to draw a card."),
        (
            "Reveal 2 cards from your hand. If they are both Styled, draw a card.",
            "Reveal 2 cards from your hand. If those cards are Styled, draw a card.",
        ),
        (
            "Search your Life Deck for a Setup with [defense] in its text box and place it into your hand.",
            "Search your Life Deck for a Setup with a [defense] Power and place it into your hand.",
        ),
    ],
)  # fmt: skip
def test_other_words_do_the_same(printed: str, meant: str) -> None:
    assert canonical(f"POWER: {printed}") == canonical(f"POWER: {meant}")


@pytest.mark.parametrize(("drills", "drawn"), [(1, 0), (2, 1)])
def test_what_one_may_do_hangs_on_what_is_said_after_it(drills: int, drawn: int) -> None:
    tell(
        card("Maybe", EVENT, "POWER: You may draw a card if you control 2 Drills."),
        steps=f"""
            play Maybe
            {"yes" if drawn else ""}
            expect you hand = {drawn}
        """,
        you={"hand": ["Maybe"], "play": ["Idle Drill", "Falling Drill"][:drills]},
    )


def test_the_second_attack_each_combat_is_spoken_of() -> None:
    tell(
        card("Watch", DRILL, "[constant] Your second attack each combat deals +2 stages of damage."),
        TAP,
        steps="""
            play Tap
            opponent: no defense
            expect opponent stages = 8
            opponent: pass
            play Tap
            opponent: no defense
            expect opponent stages = 5
            opponent: pass
            play Tap
            opponent: no defense
            expect opponent stages = 4
        """,
        you={"hand": ["Tap", "Tap", "Tap"], "play": ["Watch"]},
        opponent={"stages": 9},
    )  # fmt: skip


def test_his_second_attack_is_heard_and_not_his_first() -> None:
    tell(
        card("Watch", DRILL, "[constant] Whenever your opponent performs his second attack this "
             "combat, raise your anger 1 level."),
        TAP,
        steps="""
            opponent: play Tap
            no defense
            expect you anger = 0
            pass
            opponent: play Tap
            no defense
            expect you anger = 1
            pass
            opponent: play Tap
            no defense
            expect you anger = 1
        """,
        you={"play": ["Watch"]},
        opponent={"hand": ["Tap", "Tap", "Tap"]},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


@pytest.mark.parametrize(("first", "dealt"), [(True, 3), (False, 1)])
def test_only_the_first_attack_of_the_combat_is_meant(first: bool, dealt: int) -> None:
    before = "" if first else "play Tap\nopponent: no defense\nopponent: pass"
    tell(
        card("Plan", EVENT, "POWER: Your first attack this combat deals +2 stages of damage."),
        TAP,
        steps=f"""
            {before}
            play Plan
            opponent: pass
            play Tap
            opponent: no defense
            expect opponent stages = {9 - dealt - (not first)}
        """,
        you={"hand": ["Plan", "Tap", "Tap"]},
        opponent={"stages": 9},
    )  # fmt: skip


@pytest.mark.parametrize(("hit", "drawn"), [("HIT: Gain 1 stage.", 1), ("", 0)])
def test_the_stopped_attack_had_a_hit_effect(hit: str, drawn: int) -> None:
    tell(
        card("Blow", PHYSICAL, f"[attack] Physical attack. DAMAGE: 1 stage. {hit}"),
        card("Guard", PHYSICAL, "[defense] Stops a physical attack. If that attack had a HIT effect, "
             "draw a card."),
        steps=f"""
            opponent: play Blow
            play Guard
            expect you hand = {drawn}
        """,
        you={"hand": ["Guard"]},
        opponent={"hand": ["Blow"]},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


def test_he_is_made_to_skip_an_action() -> None:
    tell(
        card("Pin", EVENT, "POWER: Discard a card from your hand to have your opponent skip his "
             "next action this combat."),
        TAP,
        steps="""
            play Pin
            choose Filler
            play Tap
            opponent: no defense
            expect opponent stages = 8
        """,
        you={"hand": ["Pin", "Filler", "Tap"]},
        opponent={"stages": 9},
    )  # fmt: skip


def test_setups_of_mine_do_not_go_back_to_the_hand() -> None:
    tell(
        card("Watch", DRILL, "[constant] Drills you control cannot be returned to their owner's hand."),
        card("Lift", EVENT, "POWER: Return a Drill in play to its owner's hand."),
        steps="""
            opponent: play Lift
            expect you hand = 0
        """,
        you={"play": ["Watch"]},
        opponent={"hand": ["Lift"]},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


@pytest.mark.parametrize(("before", "drawn"), [(2, 0), (4, 1)])
def test_by_so_much_or_more(before: int, drawn: int) -> None:
    tell(
        card("Calm", EVENT, "POWER: Lower your anger to 0. If your anger was lowered by 3 or more, "
             "draw a card."),
        steps=f"""
            play Calm
            expect you hand = {drawn}
        """,
        you={"hand": ["Calm"], "anger": before},
    )  # fmt: skip


@pytest.mark.parametrize(("level", "raised"), [(1, 1), (2, 1), (3, 0)])
def test_one_of_two_numbers(level: int, raised: int) -> None:
    tell(
        card("Rage", EVENT, "POWER: If your MP is level 1 or 2, raise your anger 1 level."),
        steps=f"""
            play Rage
            expect you anger = {raised}
        """,
        you={"hand": ["Rage"], "level": level},
    )


@pytest.mark.parametrize(("drills", "raised"), [(["Idle Drill"], 1), (["Other Drill"], 0)])
def test_a_kind_without_an_icon(drills: list[str], raised: int) -> None:
    tell(
        card("Rage", EVENT, "POWER: If you control a non-[constant] Drill, raise your anger 1 level."),
        steps=f"""
            play Rage
            expect you anger = {raised}
        """,
        you={"hand": ["Rage"], "play": drills},
    )  # fmt: skip


@pytest.mark.parametrize(("mine", "theirs", "dealt"), [(5, 3, 3), (3, 5, 1)])
def test_a_measure_against_another_personalitys(mine: int, theirs: int, dealt: int) -> None:
    tell(
        card("Blow", PHYSICAL, "[attack] Physical attack. If your MP's power level is higher than "
             "the defending personality's, this attack deals +2 stages of damage. DAMAGE: 1 stage."),
        steps=f"""
            play Blow
            opponent: no defense
            expect opponent stages = {theirs - dealt}
        """,
        you={"hand": ["Blow"], "stages": mine},
        opponent={"stages": theirs},
    )  # fmt: skip


def test_an_attack_counts_the_endurance_of_what_it_answered() -> None:
    tell(
        card("Guard", PHYSICAL, "[defense] Stops a physical attack. Your next physical attack this "
             "combat deals +X stages of damage. X = the printed Endurance of that attack."),
        card("Tough", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage.", endurance=3),
        TAP,
        steps="""
            opponent: play Tough
            play Guard
            play Tap
            opponent: no defense
            expect opponent stages = 5
        """,
        you={"hand": ["Guard", "Tap"]},
        opponent={"hand": ["Tough"], "stages": 9},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


@pytest.mark.parametrize(("mine", "raised"), [(True, 1), (False, 0)])
def test_whose_card_it_was_is_asked(mine: bool, raised: int) -> None:
    tell(
        card("Break", EVENT, "POWER: Destroy an Ally. If it was an Ally you own, raise your anger 1."),
        PAL,
        steps=f"""
            play Break
            expect you anger = {raised}
        """,
        you={"hand": ["Break"], "play": ["Pal"] if mine else []},
        opponent={"play": [] if mine else ["Pal"]},
    )  # fmt: skip


def test_the_first_copy_of_the_named_card_does_nothing() -> None:
    tell(
        card("Foresight", EVENT, "POWER: Name a card. The first time your opponent plays a copy of "
             "that card this combat, cancel its effects."),
        card("Rage", EVENT, "POWER: Raise your anger 1."),
        steps="""
            play Foresight
            choose Rage
            opponent: play Rage
            expect opponent anger = 0
            pass
            opponent: play Rage
            expect opponent anger = 1
        """,
        you={"hand": ["Foresight"]},
        opponent={"hand": ["Rage", "Rage"]},
    )  # fmt: skip
