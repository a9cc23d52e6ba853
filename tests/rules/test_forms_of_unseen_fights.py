"""Forms that sets nobody has read yet may use, of those who fight and what they do: played."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Style
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, tell

TAP = card("Tap", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage.")
PAL = card("Pal", ALLY, "POWER: [attack] Physical attack. DAMAGE: 1 stage.")
MATE = card("Mate", ALLY, "POWER: Draw a card.")


@pytest.mark.parametrize(
    ("printed", "meant"),
    [
        ("Players cannot search Life Decks this turn.", "Players cannot search a player's Life Deck this turn."),
        ("Place a Dragon Ball from your hand into play without using its immediate effects.",
         "Place a Dragon Ball from your hand into play."),
        ("If your anger is equal to or higher than your opponent's, draw a card.",
         "If your anger is at least your opponent's, draw a card."),
        ("Your opponent cannot Rejuvenate for the remainder of combat.",
         "Your opponent cannot Rejuvenate cards this combat."),
    ],
)  # fmt: skip
def test_in_other_words_it_means_the_same(printed: str, meant: str) -> None:
    assert canonical(f"POWER: {printed}") == canonical(f"POWER: {meant}")


@pytest.mark.parametrize(("who", "drawn"), [("use Pal", 1), ("play Tap", 0)])
def test_an_allys_attack_is_heard_and_the_mps_is_not(who: str, drawn: int) -> None:
    tell(
        card("Watch", DRILL, "[constant] Whenever an Ally you control performs a successful attack, "
             "raise your anger 1 level."),
        TAP,
        PAL,
        steps=f"""
            {who}
            opponent: no defense
            expect you anger = {drawn}
        """,
        you={"hand": ["Tap"], "play": ["Watch", "Pal"], "stages": 0},
        opponent={"stages": 9},
    )  # fmt: skip


@pytest.mark.parametrize(("who", "raised"), [("use Pal", 0), ("play Tap", 1)])
def test_the_mps_attack_is_heard_and_an_allys_is_not(who: str, raised: int) -> None:
    tell(
        card("Watch", DRILL, "[constant] Whenever your MP performs an attack, raise your anger 1."),
        TAP,
        PAL,
        steps=f"""
            {who}
            expect you anger = {raised}
        """,
        you={"hand": ["Tap"], "play": ["Watch", "Pal"], "stages": 0},
    )


@pytest.mark.parametrize(("who", "raised"), [("use Pal", 1), ("play Tap", 0)])
def test_whether_an_ally_attacked_is_asked_afterwards(who: str, raised: int) -> None:
    tell(
        card("Rage", EVENT, "POWER: If one of your Allies has performed an attack this combat, raise "
             "your anger 1."),
        TAP,
        PAL,
        steps=f"""
            {who}
            opponent: no defense
            opponent: pass
            play Rage
            expect you anger = {raised}
        """,
        you={"hand": ["Tap", "Rage"], "play": ["Pal"], "stages": 0},
        opponent={"stages": 9},
    )  # fmt: skip


def test_his_allies_make_no_actions_and_mine_do() -> None:
    tell(
        card("Watch", DRILL, "[constant] Your opponent's Allies cannot make actions."),
        MATE,
        steps="""
            expect option use Mate
            pass
            expect no option use Mate
        """,
        you={"play": ["Watch", "Mate"], "stages": 0},
        opponent={"play": ["Mate"], "stages": 0},
    )


def test_his_drills_lose_their_effects_and_mine_do_not() -> None:
    boost = card("Boost", DRILL, "[constant] Your attacks deal +2 stages of damage.")
    tell(
        card("Watch", DRILL, "[constant] Your opponent's Drills lose all effects."),
        boost,
        TAP,
        steps="""
            play Tap
            opponent: no defense
            expect opponent stages = 6
            opponent: play Tap
            no defense
            expect you stages = 8
        """,
        you={"hand": ["Tap"], "play": ["Watch", "Boost"], "stages": 9},
        opponent={"hand": ["Tap"], "play": ["Boost"], "stages": 9},
    )


@pytest.mark.parametrize(("mine", "destroyed"), [(True, 0), (False, 1)])
def test_cards_of_one_player_in_play_are_heard_to_go(mine: bool, destroyed: int) -> None:
    tell(
        card("Watch", DRILL, "[constant] Whenever one or more of your opponent's cards in play are "
             "destroyed, raise your anger 1."),
        card("Break", EVENT, "POWER: Destroy a Setup."),
        card("Plan", SETUP, "POWER: Draw a card."),
        steps=f"""
            play Break
            expect you anger = {destroyed}
        """,
        you={"hand": ["Break"], "play": ["Watch", *(["Plan"] if mine else [])]},
        opponent={"play": [] if mine else ["Plan"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("before", "drawn"), [("", 1), ("play Tap\nopponent: no defense\nopponent: pass", 0)]
)
def test_no_attacks_at_all_are_asked_for(before: str, drawn: int) -> None:
    tell(
        card("Rest", EVENT, "POWER: If you performed no attacks this combat, raise your anger 1."),
        TAP,
        steps=f"""
            {before}
            play Rest
            expect you anger = {drawn}
        """,
        you={"hand": ["Tap", "Rest"]},
    )  # fmt: skip


def test_as_many_are_discarded_as_before() -> None:
    tell(
        card("Deal", EVENT, "POWER: Discard any number of cards from your hand. Your opponent discards "
             "the same number of cards from his hand."),
        steps="""
            play Deal
            choose Filler
            choose Filler
            expect you hand = 0
            opponent: choose Filler
            opponent: choose Filler
            expect opponent hand = 1
        """,
        you={"hand": ["Deal", "Filler", "Filler"]},
        opponent={"hand": ["Filler", "Filler", "Block"]},
    )  # fmt: skip


@pytest.mark.parametrize(("play", "dealt"), [(["Idle Drill"], 1), ([], 1), (["Styled Drill"], 3)])
def test_something_is_so_of_all_that_one_controls(play: list[str], dealt: int) -> None:
    from dbz_desktop.cards import Style

    tell(
        card("Blow", PHYSICAL, "[attack] Physical attack. If all of your Drills are Styled, this "
             "attack deals +2 stages of damage. DAMAGE: 1 stage."),
        card("Styled Drill", DRILL, "POWER: Draw a card.", style=Style.RED),
        steps=f"""
            play Blow
            opponent: no defense
            expect opponent stages = {9 - dealt}
        """,
        you={"hand": ["Blow"], "play": play},
        opponent={"stages": 9},
    )  # fmt: skip


def test_what_would_be_discarded_from_the_hand_goes_under_the_life_deck() -> None:
    tell(
        card("Saved", PHYSICAL, "(If this card would be discarded from your hand by one of your effects, "
             "you may Rejuvenate it instead.) [attack] Physical attack. DAMAGE: 1 stage."),
        card("Drop", EVENT, "POWER: Discard a card from your hand."),
        steps="""
            play Drop
            yes
            expect you life_deck has Saved
            expect you discard = 1
        """,
        you={"hand": ["Drop", "Saved"]},
    )  # fmt: skip


def test_a_drill_that_a_new_level_would_discard_goes_to_the_hand() -> None:
    tell(
        card("Kept", DRILL, "(When this Drill is discarded because you advanced a level, you may place "
             "it into your hand instead.) POWER: Draw a card."),
        card("Rise", EVENT, "POWER: Advance your MP 1 level."),
        steps="""
            play Rise
            yes
            expect you hand has Kept
        """,
        you={"hand": ["Rise"], "play": ["Kept"]},
    )  # fmt: skip


def test_any_number_is_taken_off_a_pile() -> None:
    tell(
        card("Burn", EVENT, "POWER: Banish any number of cards from the top of your discard pile."),
        steps="""
            play Burn
            choose 2
            expect you banished = 2
        """,
        you={"hand": ["Burn"], "discard": ["Filler", "Filler", "Block"]},
    )


def test_stages_are_gained_with_more() -> None:
    tell(
        card("Watch", DRILL, "[constant] Whenever your MP gains stages, it gains +1 stage."),
        card("Feed", EVENT, "POWER: Your MP gains 2 stages."),
        steps="""
            play Feed
            expect you stages = 6
        """,
        you={"hand": ["Feed"], "play": ["Watch"], "stages": 3},
    )


def test_an_attack_he_performed_is_stopped() -> None:
    tell(
        card("Watch", DRILL, "[constant] Whenever an attack you performed is stopped by a Physical Combat "
             "card, raise your anger 1."),
        TAP,
        steps="""
            play Tap
            opponent: play Block
            expect you anger = 1
        """,
        you={"hand": ["Tap"], "play": ["Watch"]},
        opponent={"hand": ["Block"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("deed", "drawn"), [("Banish an Ally.", 1), ("Banish an Ally from your hand.", 0)]
)
def test_what_leaves_play_is_told_from_what_does_not(deed: str, drawn: int) -> None:
    tell(
        card("Watch", DRILL, "[constant] Whenever an Ally is banished from play, raise your anger 1."),
        card("Away", EVENT, f"POWER: {deed}"),
        MATE,
        steps=f"""
            play Away
            expect you anger = {drawn}
        """,
        you={"hand": ["Away", "Mate"], "play": ["Watch", "Mate"]},
    )  # fmt: skip


def test_a_shot_is_told_by_its_price() -> None:
    tell(
        card("Shield", EVENT, "[defense] POWER: Stops an energy attack costing 2 stages or less."),
        card("Shot", ENERGY, "[attack] Energy attack costing 3 stages. DAMAGE: 2 stages."),
        steps="""
            play Shot
            expect opponent no option play Shield
        """.replace("opponent no", "no"),
        you={"hand": ["Shot"], "stages": 5},
        opponent={"hand": ["Shield"]},
    )


@pytest.mark.parametrize(("banished", "raised"), [(1, 0), (2, 1)])
def test_so_many_cards_of_the_whole_combat_are_asked_for(banished: int, raised: int) -> None:
    burns = "\n".join(["play Burn\nopponent: pass"] * banished)
    tell(
        card("Burn", EVENT, "POWER: Banish the top card of your discard pile."),
        card("Count", EVENT, "POWER: If you banished 2 or more cards from your discard pile this "
             "combat, raise your anger 1."),
        steps=f"""
            {burns}
            play Count
            expect you anger = {raised}
        """,
        you={"hand": ["Burn", "Burn", "Count"], "discard": ["Filler", "Filler"]},
    )  # fmt: skip


@pytest.mark.parametrize(("first", "raised"), [(["Other Drill"], 0), (["Other Drill", "Ball"], 0),
                                               (["Other Drill", "Falling Drill"], 1)])  # fmt: skip
def test_so_many_drills_entered_play(first: list[str], raised: int) -> None:
    tell(
        card("Build", EVENT, "POWER: Place all Drills from your hand into play. If 2 or more Drills "
             "entered play this turn, raise your anger 1."),
        steps=f"""
            play Build
            expect you anger = {raised}
        """,
        you={"hand": ["Build", *first]},
    )  # fmt: skip


@pytest.mark.parametrize(("kind", "stages"), [("Styled", 9), ("plain", 8)])
def test_a_block_stops_one_kind_or_prevents_of_another(kind: str, stages: int) -> None:
    style = Style.RED if kind == "Styled" else Style.FREESTYLE
    tell(
        card("Guard", ENERGY, "[defense] Stops a Styled energy attack, or prevents 3 stages of damage "
             "from a non-Styled energy attack."),
        card("Shot", ENERGY, "[attack] Energy attack. DAMAGE: 4 stages.", style=style),
        steps=f"""
            opponent: play Shot
            play Guard
            expect you stages = {stages}
        """,
        you={"hand": ["Guard"], "stages": 9},
        opponent={"hand": ["Shot"], "mastery": "Calm Mastery"},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


@pytest.mark.parametrize(("stages", "dealt"), [(10, 3), (9, 1)])
def test_the_highest_stage_is_asked_for(stages: int, dealt: int) -> None:
    tell(
        card("Blow", PHYSICAL, "[attack] Physical attack. If your MP is at its highest power stage, "
             "this attack deals +2 stages of damage. DAMAGE: 1 stage."),
        steps=f"""
            play Blow
            opponent: no defense
            expect opponent stages = {9 - dealt}
        """,
        you={"hand": ["Blow"], "stages": stages},
        opponent={"stages": 9},
    )  # fmt: skip


@pytest.mark.parametrize(("pile", "raised"), [(2, 1), (6, 3), (9, 3)])
def test_for_every_few_comes_to_a_maximum(pile: int, raised: int) -> None:
    tell(
        card("Boil", EVENT, "POWER: Raise your anger 1 level for every 2 cards in your discard pile, to "
             "a maximum of 3 levels."),
        steps=f"""
            play Boil
            expect you anger = {raised}
        """,
        you={"hand": ["Boil"], "discard": ["Filler"] * pile},
    )  # fmt: skip


def test_each_players_first_attack_is_spoken_of() -> None:
    tell(
        card("Watch", DRILL, "[constant] Each player's first attack each combat deals +1 stage of damage."),
        TAP,
        steps="""
            play Tap
            opponent: no defense
            expect opponent stages = 7
            opponent: play Tap
            no defense
            expect you stages = 7
            play Tap
            opponent: no defense
            expect opponent stages = 6
        """,
        you={"hand": ["Tap", "Tap"], "play": ["Watch"], "stages": 9},
        opponent={"hand": ["Tap"], "stages": 9},
    )  # fmt: skip


def test_card_effects_lower_no_anger_and_damage_effects_do() -> None:
    tell(
        card("Watch", DRILL, "[constant] Your opponent cannot lower your anger with card effects."),
        card("Calm", EVENT, "POWER: Lower your opponent's anger 1."),
        steps="""
            opponent: play Calm
            expect you anger = 2
        """,
        you={"play": ["Watch"], "anger": 2},
        opponent={"hand": ["Calm"]},
        start={"turn": "opponent", "action": "opponent"},
    )
