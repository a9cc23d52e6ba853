"""What is meant by words that could mean something else: text in, behaviour out."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import tell
from tests.rules.unseen_forms import PAL, STYLED, TAP


def test_any_drill_is_one_of_ones_choice_and_not_all_of_them() -> None:
    tell(
        card("Wreck", EVENT, "POWER: Destroy any Drill in play."),
        steps="""
            play Wreck
            choose Idle Drill
            expect opponent discard = 1
            expect opponent play = 1
        """,
        you={"hand": ["Wreck"]},
        opponent={"play": ["Idle Drill", "Falling Drill"]},
    )


def test_it_is_the_anger_that_was_spoken_of_and_no_level() -> None:
    tell(
        card("Rage", EVENT, "POWER: If your anger is exactly 0, raise it 3 levels."),
        steps="""
            play Rage
            expect you anger = 3
            expect you level = 1
        """,
        you={"hand": ["Rage"]},
    )


@pytest.mark.parametrize("power", [True, False])
def test_that_ally_is_the_one_whose_attack_was_stopped(power: bool) -> None:
    text = (
        "[defense] POWER: Stops an attack performed by an Ally. That Ally may not attack for the "
        "rest of the turn."
    )
    if not power:
        text = "[defense] POWER: Stops an attack performed by an Ally and destroys that Ally."
    met = "expect no option Use Pal" if power else "expect opponent discard = 1"
    tell(
        card("Bind", EVENT, text),
        PAL,
        steps=f"""
            opponent: use Pal
            play Bind
            {met}
        """,
        you={"hand": ["Bind"]},
        opponent={"play": ["Pal"], "stages": 0},
        start={"turn": "opponent", "action": "opponent"},
    )


@pytest.mark.parametrize(("stage", "left"), [(3, 0), (8, 1)])
def test_a_power_level_of_so_much_is_part_of_a_noun(stage: int, left: int) -> None:
    tell(
        card("Slay", EVENT, "POWER: Destroy an Ally with a power level of 1,000 or less."),
        steps=f"""
            play Slay
            expect opponent play = {left}
        """,
        you={"hand": ["Slay"]},
        opponent={"play": [{"card": "Old Friend", "stages": stage}]},
    )


def test_stages_that_would_be_lost_are_gained() -> None:
    tell(
        card("Turn", EVENT, "[instant] POWER: Use when your MP would lose stages from a card "
             "effect. Your MP gains that many stages instead."),
        card("Drain", EVENT, "POWER: Your opponent's MP loses 3 stages."),
        steps="""
            opponent: play Drain
            yes
            expect you stages = 8
        """,
        you={"hand": ["Turn"], "stages": 5},
        opponent={"hand": ["Drain"]},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


@pytest.mark.parametrize(("does", "anger"), [("yes", 2), ("no", 0)])
def test_if_he_does_yours_is_raised(does: str, anger: int) -> None:
    tell(
        card("Taunt", EVENT, "POWER: Your opponent may raise his anger 1 level. If he does, raise "
             "yours 2 levels."),
        steps=f"""
            play Taunt
            opponent: {does}
            expect you anger = {anger}
        """,
        you={"hand": ["Taunt"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "zone", "left"),
    [
        ("Rejuvenate cards equal to the number of Drills in play.", "discard", 2),
        ("Draw a number of cards equal to the number of Drills in play.", "hand", 2),
    ],
)
def test_a_number_of_cards_is_equal_to_what_is_counted(text: str, zone: str, left: int) -> None:
    tell(
        card("Count", EVENT, f"POWER: {text}"),
        steps=f"""
            play Count
            expect you {zone} = {left}
        """,
        you={"hand": ["Count"], "discard": ["Filler"] * 3, "play": ["Idle Drill", "Falling Drill"]},
    )


def test_anger_is_not_reduced_below_a_number() -> None:
    tell(
        card("Core", DRILL, "[constant] Your anger cannot be reduced below 1 by your opponent's "
             "card effects."),
        card("Calm", EVENT, "POWER: Reduce your opponent's anger by 3."),
        steps="""
            opponent: play Calm
            expect you anger = 1
        """,
        you={"play": ["Core"], "anger": 2},
        opponent={"hand": ["Calm"]},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


def test_a_card_that_was_shuffled_away_meanwhile_is_not_played() -> None:
    tell(
        card("Rush", EVENT, "POWER: Play the top 2 cards of your Life Deck."),
        card("Mix", EVENT, "POWER: Shuffle your Life Deck. Raise your anger 1."),
        steps="""
            play Rush
            expect you anger = 1
            expect you play = 0
            expect you life_deck = 31
        """,
        you={"hand": ["Rush"], "life_deck": ["Mix", "Idle Drill"], "fill": 30},
    )


@pytest.mark.parametrize(("side", "anger"), [("you", (1, 3)), ("opponent", (3, 1))])
def test_that_player_is_whose_card_was_moved(side: str, anger: tuple[int, int]) -> None:
    there = {side: ["Pal"]}
    tell(
        card("Send", EVENT, "POWER: Return an Ally in play to its owner's hand. Lower that player's "
             "anger 2 levels."),
        PAL,
        steps=f"""
            play Send
            expect you anger = {anger[0]}
            expect opponent anger = {anger[1]}
        """,
        you={"hand": ["Send"], "anger": 3, "play": there.get("you", [])},
        opponent={"anger": 3, "play": there.get("opponent", [])},
    )  # fmt: skip


def test_the_controller_of_what_was_destroyed_loses_life_cards_of_his_own() -> None:
    tell(
        card("Blame", EVENT, "POWER: Destroy an Ally. Its controller loses 3 life cards."),
        PAL,
        steps="""
            play Blame
            expect you life_deck = 27
            expect opponent life_deck = 30
        """,
        you={"hand": ["Blame"], "play": ["Pal"]},
    )


@pytest.mark.parametrize(("top", "anger"), [("Red Stroke", 1), ("Filler", 0)])
def test_a_hit_speaks_of_what_was_banished_before_the_damage(top: str, anger: int) -> None:
    tell(
        card("Ray", PHYSICAL, "[attack] Physical attack. Banish the top card of your opponent's "
             "Life Deck. DAMAGE: 1 stage. HIT: If the banished card was Styled, raise your anger 1 "
             "level."),
        STYLED,
        steps=f"""
            play Ray
            opponent: no defense
            expect you anger = {anger}
        """,
        you={"hand": ["Ray"]},
        opponent={"life_deck": [top], "stages": 9},
    )  # fmt: skip


@pytest.mark.parametrize(("which", "drawn"), [("Red Stroke", 1), ("Filler", 0)])
def test_all_of_the_cards_that_were_shuffled_in_are_asked(which: str, drawn: int) -> None:
    tell(
        card("Mix", EVENT, "POWER: Shuffle 3 cards from your discard pile into your Life Deck. If all "
             "3 cards were Styled, draw a card."),
        STYLED,
        steps=f"""
            play Mix
            expect you hand = {drawn}
        """,
        you={"hand": ["Mix"], "discard": [which] * 3},
    )  # fmt: skip


def test_the_first_event_of_each_combat_costs_a_card() -> None:
    tell(
        card("Watch", DRILL, "[constant] The first time each combat that your opponent uses an "
             "Event, he must banish a card from his hand."),
        card("Rage", EVENT, "POWER: Raise your anger 2."),
        steps="""
            opponent: play Rage
            expect opponent banished = 1
        """,
        you={"play": ["Watch"]},
        opponent={"hand": ["Rage", "Filler"]},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


@pytest.mark.parametrize(("answer", "stages"), [("yes", 5), ("no", 4)])
def test_unless_said_first_is_offered_first(answer: str, stages: int) -> None:
    tell(
        card("Force", PHYSICAL, "[attack] Physical attack. Unless your opponent lowers his anger 1 "
             "level, this attack cannot be stopped. DAMAGE: 1 stage."),
        steps=f"""
            play Force
            opponent: {answer}
            opponent: {"play Block" if answer == "yes" else "no defense"}
            expect opponent stages = {stages}
        """,
        you={"hand": ["Force"]},
        opponent={"hand": ["Block"], "anger": 2, "stages": 5},
    )  # fmt: skip


@pytest.mark.parametrize(("defense", "stages"), [("no defense", 4), ("play Block", 8)])
def test_whether_his_last_attack_was_successful_is_known(defense: str, stages: int) -> None:
    tell(
        card("Answer", PHYSICAL, "[attack] Physical attack. If your opponent's last attack was "
             "successful, this attack deals +4 stages of damage. DAMAGE: 1 stage."),
        TAP,
        steps=f"""
            opponent: play Tap
            {defense}
            play Answer
            opponent: no defense
            expect opponent stages = {stages}
        """,
        you={"hand": ["Answer", "Block"]},
        opponent={"hand": ["Tap"], "stages": 9},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


def test_what_would_be_destroyed_is_returned_as_it() -> None:
    tell(
        card("Save", EVENT, "[instant] POWER: Use when an Ally would be destroyed. It is returned to "
             "its owner's hand instead."),
        card("Slay", EVENT, "POWER: Destroy an Ally in play."),
        PAL,
        steps="""
            opponent: play Slay
            yes
            expect you hand = 1
            expect you play = 0
        """,
        you={"hand": ["Save"], "play": ["Pal"]},
        opponent={"hand": ["Slay"]},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


def test_all_setups_are_no_title() -> None:
    tell(
        card("Sweep", EVENT, "POWER: All Drills are destroyed."),
        steps="""
            play Sweep
            expect you play = 0
            expect opponent play = 0
        """,
        you={"hand": ["Sweep"], "play": ["Idle Drill"]},
        opponent={"play": ["Falling Drill"]},
    )


@pytest.mark.parametrize(("stages", "back"), [(5, 1), (4, 2)])
def test_damage_dealt_with_an_attack_is_heard(stages: int, back: int) -> None:
    tell(
        card("Watch", DRILL, "[constant] Whenever you deal 5 or more stages of damage with a physical "
             "attack, Rejuvenate 1."),
        card("Hit", PHYSICAL, f"[attack] Physical attack. DAMAGE: {stages} stages."),
        steps=f"""
            play Hit
            opponent: no defense
            expect you discard = {back}
        """,
        you={"hand": ["Hit"], "play": ["Watch"], "discard": ["Filler"]},
        opponent={"stages": 9},
    )  # fmt: skip


# ---------------------------------------------------------------------------- at most


@pytest.mark.parametrize(
    ("damage", "stages", "life_cards"),
    [
        ("5 life cards", 5, 3),
        ("2 life cards", 5, 2),
        ("4 stages and 5 life cards", 1, 3),
        ("9 stages", 0, 3),
    ],
)
def test_an_attack_deals_so_many_life_cards_at_most(
    damage: str, stages: int, life_cards: int
) -> None:
    tell(
        card("Sting", PHYSICAL, "[attack] Physical attack. This attack can't cause more than 3 life "
             f"cards of damage. DAMAGE: {damage}."),
        steps=f"""
            play Sting
            opponent: no defense
            expect opponent stages = {stages}
            expect opponent life_deck = {30 - life_cards}
        """,
        you={"hand": ["Sting"]},
        opponent={"stages": 5},
    )  # fmt: skip


@pytest.mark.parametrize(("more", "stages"), [("", 7), (" This attack cannot have its damage "
                                                         "modified.", 5)])  # fmt: skip
def test_what_modifies_nothing_caps_nothing(more: str, stages: int) -> None:
    tell(
        card("Shell", DRILL, "[constant] Your opponent's attacks deal no more than 2 stages of "
             "damage."),
        card("Hit", PHYSICAL, f"[attack] Physical attack.{more} DAMAGE: 4 stages."),
        steps=f"""
            play Hit
            opponent: no defense
            expect opponent stages = {stages}
        """,
        you={"hand": ["Hit"]},
        opponent={"play": ["Shell"], "stages": 9},
    )  # fmt: skip


def test_damage_from_each_attack_does_not_exceed_a_number() -> None:
    tell(
        card("Shell", DRILL, "[constant] Damage you take from each attack cannot exceed 4 life "
             "cards."),
        card("Ray", ENERGY, "[attack] Energy attack. DAMAGE: 7 life cards."),
        steps="""
            play Ray
            opponent: no defense
            expect opponent life_deck = 26
        """,
        you={"hand": ["Ray"]},
        opponent={"play": ["Shell"]},
    )  # fmt: skip


# ---------------------------------------------------------------------------- what is spoken of


def test_it_is_his_anger_that_was_lowered() -> None:
    tell(
        card("Watch", DRILL, "[constant] Whenever your opponent lowers his anger, raise it 2 "
             "levels."),
        card("Calm", EVENT, "POWER: Lower your anger 1."),
        steps="""
            opponent: play Calm
            expect opponent anger = 4
            expect opponent level = 1
        """,
        you={"play": ["Watch"]},
        opponent={"hand": ["Calm"], "anger": 3},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


@pytest.mark.parametrize(("performed", "drawn"), [("Ray", 1), ("Tap", 0)])
def test_it_is_the_attack_that_was_stopped(performed: str, drawn: int) -> None:
    tell(
        card("Guard", EVENT, "[defense] POWER: Stops an attack. If it was an energy attack, draw a "
             "card."),
        card("Ray", ENERGY, "[attack] Energy attack. DAMAGE: 1 life card."),
        TAP,
        steps=f"""
            opponent: play {performed}
            play Guard
            expect you hand = {drawn}
        """,
        you={"hand": ["Guard"]},
        opponent={"hand": [performed]},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


def test_that_many_stages_are_as_many_as_the_cards_before() -> None:
    tell(
        card("Cost", EVENT, "POWER: Discard up to 3 cards from your hand. Your opponent loses that "
             "many stages."),
        steps="""
            play Cost
            choose Filler
            choose Filler
            expect opponent stages = 7
        """,
        you={"hand": ["Cost", "Filler", "Filler"]},
        opponent={"stages": 9},
    )  # fmt: skip


def test_a_search_for_any_card_finds_one() -> None:
    tell(
        card("Seek", EVENT, "POWER: Search your Life Deck for any card and place it into your "
             "hand."),
        steps="""
            play Seek
            choose Filler
            expect you hand = 1
        """,
        you={"hand": ["Seek"]},
    )  # fmt: skip


def test_a_ban_is_none_of_two_things_to_choose() -> None:
    text = "POWER: Name a card. Your opponent cannot play that card this combat or use its Power."
    assert compile_text(card("Sword", EVENT, ""), text).failures


def test_a_rating_that_asks_for_itself_is_refused() -> None:
    text = "[constant] Your MP's PUR is +half your PUR."
    assert compile_text(card("Sword", DRILL, ""), text).failures
    other = "[constant] Your MP's PUR is +half your anger."
    assert compile_text(card("Sword", DRILL, ""), other).failures == ()
