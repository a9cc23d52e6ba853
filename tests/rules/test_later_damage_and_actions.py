"""Damage that a card isn't discarded for, several actions, and prices said last: played."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType
from tests.rules.happening import BALL, DRILL, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, tell

TAP = card("Tap", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage.")
STRIKE = card("Strike", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 life cards.")


def springy(note: str) -> object:
    return card("Springy", PHYSICAL, f"[attack] Physical attack. DAMAGE: 1 stage. ({note})")


UNDER = (
    "If this card would be discarded as damage, place it at the bottom of your Life Deck and "
    "discard another card in its place."
)


def test_another_card_is_discarded_in_its_place() -> None:
    # ATK-10
    tell(
        springy(UNDER),
        STRIKE,
        steps="""
            play Strike
            opponent: no defense
            expect opponent discard = 2
            expect opponent discard has no Springy
            expect opponent life_deck bottom = Springy
        """,
        you={"hand": ["Strike"]},
        opponent={"life_deck": ["Springy"], "stages": 9},
    )


def test_where_all_go_back_into_the_life_deck_the_attacker_wins() -> None:
    # ATK-11
    tell(
        springy(UNDER),
        STRIKE,
        steps="""
            play Strike
            opponent: no defense
            expect winner = you by survival
        """,
        you={"hand": ["Strike"]},
        opponent={"life_deck": ["Springy", "Ball"], "fill": 0, "stages": 9},
    )


def test_from_the_hand_it_is_discarded_like_any_card() -> None:
    tell(
        springy(UNDER),
        card("Drop", EVENT, "POWER: Discard a card from your hand."),
        steps="""
            play Drop
            expect you discard has Springy
        """,
        you={"hand": ["Drop", "Springy"]},
    )


@pytest.mark.parametrize(("answer", "drawn", "banished"), [("yes", 1, 1), ("no", 0, 0)])
def test_banished_instead_it_counts_as_damage(answer: str, drawn: int, banished: int) -> None:
    # ATK-9, EFF-5
    note = "If this card would be discarded as damage, you may banish it instead to draw a card."
    tell(
        springy(note),
        STRIKE,
        steps=f"""
            play Strike
            opponent: no defense
            opponent: {answer}
            expect opponent hand = {drawn}
            expect opponent banished = {banished}
            expect opponent discard = {2 - banished}
        """,
        you={"hand": ["Strike"]},
        opponent={"life_deck": ["Springy"], "stages": 9},
    )


def test_shuffled_in_instead() -> None:
    # ATK-9
    note = (
        "If this card would be discarded from your Life Deck, shuffle it into your Life Deck "
        "instead."
    )
    tell(
        springy(note),
        card("Mill", EVENT, "POWER: Discard the top card of your opponent's Life Deck."),
        steps="""
            play Mill
            expect opponent discard = 0
            expect opponent life_deck has Springy
        """,
        you={"hand": ["Mill"]},
        opponent={"life_deck": ["Springy"]},
    )


def test_two_actions_in_a_row() -> None:
    # COM-2, HSE-11
    tell(
        card("Rush", EVENT, "POWER: Take 2 actions in a row."),
        TAP,
        steps="""
            play Rush
            you: play Tap
            opponent: no defense
            you: play Tap
            opponent: no defense
            expect asked opponent
            expect opponent stages = 7
        """,
        you={"hand": ["Rush", "Tap", "Tap", "Tap"]},
        opponent={"stages": 9},
    )


@pytest.mark.parametrize(("answer", "stages", "left"), [("yes", 6, 30), ("no", 9, 26)])
def test_he_pays_so_that_it_is_not_done(answer: str, stages: int, left: int) -> None:
    # EFF-5
    tell(
        card("Threat", EVENT, "POWER: Destroy the top 4 cards of your opponent's Life Deck. Your "
             "opponent may pay 3 stages to prevent this."),
        steps=f"""
            play Threat
            opponent: {answer}
            expect opponent stages = {stages}
            expect opponent life_deck = {left}
        """,
        you={"hand": ["Threat"]},
        opponent={"stages": 9},
    )  # fmt: skip


def test_an_icon_in_quotes_is_an_icon() -> None:
    said = 'POWER: Search your Life Deck for a "shield icon" card and place it into your hand.'
    assert "[defense] card" in canonical(said)


def test_a_drill_set_aside_comes_at_the_end_of_combat() -> None:
    # ZON-4
    tell(
        card("Scout", EVENT, "POWER: Search your Life Deck for a Drill and set it aside. At the end of "
             "combat, place that Drill into play."),
        steps="""
            play Scout
            expect you play = 0
            until combat ends
            expect you play has Idle Drill
        """,
        you={"hand": ["Scout"], "life_deck": ["Idle Drill"]},
    )  # fmt: skip


def test_an_ally_that_bears_a_card_is_asked_for() -> None:
    # TYP-7
    ask = card("Ask", EVENT, "POWER: If an Ally has a card attached to it, raise your anger 1.")
    leash = card("Leash", EVENT, "POWER: Attach this card to one of your opponent's Allies.")
    tell(
        ask,
        leash,
        steps="""
            play Ask
            expect you anger = 0
            opponent: pass
            play Leash
            opponent: pass
            play Ask
            expect you anger = 1
        """,
        you={"hand": ["Ask", "Ask", "Leash"]},
        opponent={"play": ["Old Friend"]},
    )


def test_the_ball_still_goes_under_the_life_deck() -> None:
    # ATK-10
    tell(
        card("Orb", BALL, "Draw a card."),
        STRIKE,
        card("Idle", DRILL, "POWER: Draw a card."),
        steps="""
            play Strike
            opponent: no defense
            expect opponent discard = 2
            expect opponent life_deck bottom = Orb
        """,
        you={"hand": ["Strike"]},
        opponent={"life_deck": ["Orb"], "stages": 9},
    )


@pytest.mark.parametrize(("attacks", "stages"), [(1, 9), (2, 8)])
def test_until_my_next_action_his_attacks_deal_nothing(attacks: int, stages: int) -> None:
    # EFF-4, COM-2
    again = """
        pass
        opponent: play Tap
        no defense
    """
    tell(
        card("Ward", PHYSICAL, "[defense] Stops a physical attack. Prevent all damage from your "
             "opponent's attacks until your next action."),
        card("Rush", EVENT, "POWER: Take another action after this one."),
        TAP,
        steps=f"""
            pass
            opponent: play Tap
            play Ward
            {again if attacks > 1 else ""}
            expect you stages = {stages}
        """,
        you={"hand": ["Ward"], "stages": 9},
        opponent={"hand": ["Tap", "Tap"], "stages": 9},
    )  # fmt: skip


def test_until_my_next_action_begins_it_still_holds() -> None:
    # EFF-4, HSE-11
    tell(
        card("Ward", EVENT, "POWER: Prevent all damage from your opponent's attacks until your next "
             "action."),
        card("Rush", EVENT, "POWER: Take another action after this one."),
        TAP,
        steps="""
            play Ward
            opponent: play Rush
            opponent: play Tap
            no defense
            expect you stages = 9
            pass
            opponent: play Tap
            no defense
            expect you stages = 8
        """,
        you={"hand": ["Ward"], "stages": 9},
        opponent={"hand": ["Rush", "Tap", "Tap"], "stages": 9},
    )  # fmt: skip


@pytest.mark.parametrize(("answer", "anger"), [("use Spite", 4), ("no", 1)])
def test_what_is_used_instead_of_what_it_waits_for(answer: str, anger: int) -> None:
    # EFF-5
    tell(
        card("Spite", SETUP, "[instant] POWER: Use when your opponent lowers your anger. Raise your "
             "anger 2 levels instead."),
        card("Calm", EVENT, "POWER: Lower your opponent's anger 1."),
        steps=f"""
            pass
            opponent: play Calm
            {"yes" if anger == 4 else "no"}
            expect you anger = {anger}
        """,
        you={"play": ["Spite"], "anger": 2},
        opponent={"hand": ["Calm"]},
    )  # fmt: skip


def test_no_more_than_so_many_this_way() -> None:
    tell(
        card("Tide", EVENT, "POWER: Draw a card for each Drill in play. You cannot draw more than 2 "
             "cards this way."),
        steps="""
            play Tide
            expect you hand = 2
        """,
        you={"hand": ["Tide"], "play": ["Idle Drill", "Other Drill", "Falling Drill"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("kind", "note", "where"),
    [
        (SETUP, "", "life_deck"),
        (SETUP, "(Banish after use.) ", "banished"),
        (EVENT, "", "discard"),
    ],
)
def test_setups_that_are_not_banished_go_back_into_the_life_deck(
    kind: CardType, note: str, where: str
) -> None:
    # ATK-1
    plan = card("Plan", kind, f"{note}POWER: Raise your anger 1.")
    tell(
        card("Sort", EVENT, 'POWER: Your Setups this combat that are not banished after use gain "Shuffle '
             'into your Life Deck after use."'),
        plan,
        steps=f"""
            play Sort
            opponent: pass
            {"use" if kind is SETUP else "play"} Plan
            expect you anger = 1
            expect you {where} has Plan
        """,
        you={"hand": ["Sort", *([] if kind is SETUP else ["Plan"])],
             "play": ["Plan"] if kind is SETUP else []},
    )  # fmt: skip


def test_setups_of_the_other_player_are_discarded_as_ever() -> None:
    # ATK-1
    tell(
        card("Order", DRILL, "[constant] Your Setups are banished after use."),
        card("Plan", SETUP, "POWER: Raise your anger 1."),
        steps="""
            use Plan
            expect you banished has Plan
            opponent: use Plan
            expect opponent discard has Plan
        """,
        you={"play": ["Order", "Plan"]},
        opponent={"play": ["Plan"]},
    )


def test_a_text_in_single_quotes_is_a_text() -> None:
    gained = "Lower your opponent's anger 1."
    said = f"POWER: Your attacks this combat gain 'HIT: {gained}'"
    assert canonical(said) == f'POWER: Your attacks this combat gain "HIT: {gained}"'
