"""How cards are moved, played and asked for, in the words of print."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType, Style
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, BALL, DRILL, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, tell

PAL = card("Pal", ALLY, "[constant] Your attacks deal +1 stage of damage.")
PLAN = card("Plan", EVENT, "POWER: Gain 2 stages.")


@pytest.mark.parametrize(
    ("kind", "said", "printed"),
    [
        (DRILL, "[constant] Whenever your opponent gains stages, gain 1 additional stage.",
         "[constant] Whenever your opponent gains stages, gain 1 stage."),
        (DRILL, "[constant] Whenever your opponent's MP gains stages, it gains 1 additional stage.",
         "[constant] Whenever your opponent's MP gains stages, increase that amount by 1."),
        (DRILL, "[constant] Whenever you gain stages, gain 1 additional stage.",
         "[constant] Whenever you gain stages, increase that amount by 1."),
        (DRILL, "[constant] Whenever your opponent draws cards, draw 1 additional card.",
         "[constant] Whenever your opponent draws cards, draw 1 card."),
        (DRILL, "[constant] Whenever your opponent draws cards, he draws 1 additional card.",
         "[constant] Whenever your opponent draws cards, increase that amount by 1."),
        (DRILL, "Whenever you Rejuvenate a card, draw a card.",
         "[constant] Whenever you Rejuvenate a card, draw a card."),
        (ALLY, "At the end of combat, draw a card.",
         "[constant] At the end of combat, draw a card."),
        (EVENT, "POWER: Look at your opponent's hand. If he has no Allies, draw a card.",
         "POWER: Look at your opponent's hand. If your opponent has no Allies in his hand, draw a "
         "card."),
        (EVENT, "POWER: Search your Life Deck for an Ally and play it with 2 stages.",
         "POWER: Search your Life Deck for an Ally and play it at 2 stages above 0."),
        (EVENT, "POWER: Search your Life Deck for an Ally and place it into play at its lowest "
         "power stage above 0.",
         "POWER: Search your Life Deck for an Ally and place it into play at 1 stage above 0."),
        (EVENT, "POWER: Destroy a Drill. Search your Life Deck for a Drill with a different title "
         "than it and place it into play.",
         "POWER: Destroy a Drill. Search your Life Deck for a Drill with a different title and "
         "place it into play."),
        (DRILL, "[constant] When your opponent destroys an Ally you control, you may discard this "
         "Drill to prevent that Ally from being destroyed.",
         "[constant] Whenever your opponent would destroy one of your Allies, you may discard this "
         "card instead."),
        (DRILL, "[constant] Allies you control cannot be discarded because of critical damage.",
         "[constant] Your Allies in play cannot be discarded by critical damage effects."),
        (DRILL, "[constant] Cards in discard piles cannot be banished.",
         "[constant] Cards cannot be banished from a discard pile."),
        (EVENT, "POWER: Search discard piles for a Drill and place it into play under your control.",
         "POWER: Search a player's discard pile for a Drill and place it into play under your "
         "control."),
        (ALLY, "[constant] While a Drill is attached to this Ally, its attacks deal +2 stages of "
         "damage.",
         "[constant] While this Ally has a Drill attached to it, attacks performed by that "
         "personality deal +2 stages of damage."),
        (DRILL, "[constant] Dragon Balls cannot be captured from you.",
         "[constant] Dragon Balls cannot be captured by your opponent."),
        (DRILL, "[constant] Allies enter play with 2 more stages.",
         "[constant] All Allies enter play with 2 additional stages."),
        (DRILL, "[constant] Each Styled Ally enters play at full power.",
         "[constant] All Styled Allies enter play at their highest power stage."),
        (DRILL, "[constant] Your Energy Combat cards cost 1 stage less.",
         "[constant] Your Energy Combat attacks cost -1 stage to perform."),
        (DRILL, "[constant] Your opponent's Events cost 1 more stage.",
         "[constant] Your opponent must pay 1 stage to play an Event."),
        (DRILL, "[constant] Non-Styled cards cost 1 additional stage.",
         "[constant] Players must pay 1 stage to play a non-Styled card."),
        (EVENT, "[defense] Stops a physical attack performed against your MP.",
         "[defense] Stops a physical attack."),
        (SETUP, "POWER: Draw a card. Banish this Setup after use.",
         "POWER: Draw a card. Banish this card after use."),
        (SETUP, "POWER: Banish this Setup and all cards in your discard pile.",
         "POWER: Banish this card and all cards in your discard pile."),
        (EVENT, "POWER: Look at your opponent's hand. Shuffle his Life Deck.",
         "POWER: Look at your opponent's hand. Your opponent shuffles his Life Deck."),
        (DRILL, "[constant] Whenever your anger is lowered by an opponent's effect, you may reveal "
         "a Styled card from your hand. If you do, your anger is not lowered.",
         "[constant] Whenever your anger would be lowered by one of your opponent's effects, you "
         "may reveal a Styled card from your hand instead."),
        (DRILL, "[constant] When your opponent gains stages, you may destroy this Drill. If you "
         "do, he gains no stages.",
         "[constant] Whenever your opponent would gain stages, you may destroy this card instead."),
        (EVENT, "POWER: If you control more Drills than Allies, draw a card.",
         "POWER: If you have more Drills in play than Allies in play, draw a card."),
        (EVENT, "POWER: Destroy a Drill and Setup.", "POWER: Destroy a Drill and a Setup."),
        (DRILL, "[constant] While you control a Drill and Ally, your attacks deal +1 stage of "
         "damage.",
         "[constant] While you control a Drill and an Ally, your attacks deal +1 stage of damage."),
        (EVENT, "POWER: For each Drill you control, he discards a card and you draw a card.",
         "POWER: For each Drill you control, your opponent discards a card and draw a card."),
        (EVENT, "POWER: Choose a Dragon Ball you control and use its effect as if it had just been "
         "played.", "POWER: Choose a Dragon Ball you control and use its effect."),
        (EVENT, "POWER: Destroy all Setups. If you destroyed 4 or more, draw a card.",
         "POWER: Destroy all Setups. If you destroyed 4 or more cards, draw a card."),
        (EVENT, "POWER: Destroy any number of Drills. For each one destroyed, gain 1 stage.",
         "POWER: Destroy any number of Drills. For each card destroyed, gain 1 stage."),
        (EVENT, "POWER: Look at the top 2 cards of your Life Deck. You may discard either or both.",
         "POWER: Look at the top 2 cards of your Life Deck. You may discard any of those cards."),
        (SETUP, "[instant] POWER: Use when your opponent plays a Dragon Ball. That Dragon Ball's "
         "immediate effect is cancelled.",
         "[instant] POWER: Use when your opponent plays a Dragon Ball. Cancel the immediate effects "
         "of that card."),
        (DRILL, "[constant] After you play your second Setup in the same turn, draw a card.",
         "[constant] The second time you play a Setup each turn, draw a card."),
        (EVENT, "POWER: If none of your attacks were successful this combat, draw a card.",
         "POWER: If you have performed no successful attacks this combat, draw a card."),
        (PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages. HIT: Attach to one of your "
         "opponent's Allies. The attached Ally cannot perform attacks.",
         "[attack] Physical attack. DAMAGE: 2 stages. HIT: Attach this card to an opponent's Ally. "
         "While attached, that Ally cannot perform attacks."),
        (DRILL, "[constant] At the start of each player's turn, that player destroys the top card "
         "of his Life Deck. If it is a Dragon Ball, he places it into his hand.",
         "[constant] At the beginning of each player's turn, that player destroys the top card of "
         "that player's Life Deck. If that card is a Dragon Ball, that player places it into his "
         "hand."),
        (DRILL, "[constant] Your Freestyle Drills gain the Saiyan Style.",
         "[constant] Your Freestyle Drills are considered Saiyan."),
        (EVENT, "POWER: The next time you would lose stages this combat, you lose no stages "
         "instead.",
         "POWER: The next time you lose stages this combat, reduce that amount to 0."),
        (EVENT, "POWER: Your opponent destroys the top X cards of his Life Deck. X = the number of "
         "Drills you control. X cannot be more than 4.",
         "POWER: Your opponent destroys the top X cards of his Life Deck. X = the number of Drills "
         "you control, to a maximum of 4."),
        (EVENT, "POWER: Search your Life Deck for an Ally and place it into play 3 stages below "
         "its highest power stage.",
         "POWER: Search your Life Deck for an Ally and place it into play at 7 stages above 0."),
        (DRILL, "[constant] Whenever you lose stages by a card effect, you may lower your anger 1 "
         "to prevent it.",
         "[constant] Whenever you would lose stages by a card effect, you may lower your anger 1 "
         "instead."),
        (DRILL, "[constant] When you would discard an Ally to a critical damage effect, you may "
         "discard a card from your hand instead.",
         "[constant] Whenever you would discard an Ally by a critical damage effect, you may "
         "discard a card from your hand instead."),
        (EVENT, "POWER: Discard the bottom 3 cards of your Life Deck. If any of them are Allies, "
         "place one into play.",
         "POWER: Discard the bottom 3 cards of your Life Deck. If any of those cards is an Ally, "
         "place an Ally from among those cards into play."),
        (EVENT, "POWER: Your opponent reveals his hand. Draw a card. For each Event in it, raise "
         "your anger 1.",
         "POWER: Your opponent reveals his hand. Draw a card. For each Event in your opponent's "
         "hand, raise your anger 1."),
        (EVENT, "POWER: Draw 4 cards. Discard cards until you have 6 or fewer cards in your hand.",
         "POWER: Draw 4 cards. Discard all but 6 cards from your hand."),
        (DRILL, "[constant] Players play with the top card of their Life Decks revealed.",
         "[constant] Both players play with the top cards of their Life Decks revealed."),
        (DRILL, "[constant] You may advance a level with 1 fewer anger.",
         "[constant] You need 1 less anger to advance a level."),
        (DRILL, "[constant] Whenever a Drill you control is destroyed, you may place a Drill with "
         "the same Style as that Drill from your hand into play.",
         "[constant] Whenever one of your Drills is destroyed, you may place a Drill of the same "
         "Style from your hand into play."),
        (SETUP, "[instant] POWER: Use when you discard a card from your hand with an opponent's "
         "card effect. Draw 2 cards.",
         "[instant] POWER: Use when you discard a card from your hand by one of your opponent's "
         "card effects. Draw 2 cards."),
        (DRILL, "[constant] Your Styled Events are shuffled into your Life Deck after use instead "
         "of being discarded.",
         "[constant] Your Styled Events are shuffled into your Life Deck after use."),
        (EVENT, "POWER: If you have fewer cards in your hand than your opponent, draw cards until "
         "you have the same number.",
         "POWER: If you have fewer cards in your hand than your opponent, draw cards until you "
         "have as many cards in your hand as your opponent."),
    ],
)  # fmt: skip
def test_as_it_is_printed(kind: CardType, said: str, printed: str) -> None:
    assert canonical(said, kind) == printed


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (SETUP, "Whenever you Rejuvenate a card, draw a card."),
        (EVENT, "POWER: Draw a card. Destroy it."),
        (DRILL, "[constant] Your Drills enter play with 2 additional stages."),
        (DRILL, "[constant] Whenever a Drill of yours would be destroyed, you may discard a card. "
         "If you do, your anger is not lowered."),
        (EVENT, "POWER: If you control more Drills than Drills, draw a card."),
        (DRILL, "[constant] Whenever you Rejuvenate cards, draw no cards."),
        (EVENT, "POWER: Play an Ally with 3 or more stages from your discard pile."),
    ],
)  # fmt: skip
def test_what_is_not_so(kind: CardType, said: str) -> None:
    assert compile_text(card("Sword", kind, ""), said).failures


def test_more_of_what_he_gains_is_gained_by_you() -> None:
    tell(
        card("Mirror", DRILL,
             "[constant] Whenever your opponent gains stages, gain 1 additional stage."), PLAN,
        steps="""
            play Plan
            expect you stages = 2
            expect opponent stages = 6
        """,
        you={"hand": ["Plan"], "stages": 0},
        opponent={"play": ["Mirror"], "stages": 5},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("at", "stages"), [("at 5 stages above 0", 5), ("at its highest power stage", 10), ("", 3)]
)
def test_an_ally_is_played_where_it_is_said(at: str, stages: int) -> None:
    text = f"POWER: Choose an Ally in your discard pile and play it {at}".rstrip()
    tell(
        card("Call", EVENT, f"{text}."), PAL,
        steps=f"""
            play Call
            expect stages of Pal = {stages}
        """,
        you={"hand": ["Call"], "discard": ["Pal"]},
    )  # fmt: skip


@pytest.mark.parametrize(("hand", "drawn"), [(["Pal"], 0), (["Plan"], 1)])
def test_what_he_has_once_his_hand_was_shown(hand: list[str], drawn: int) -> None:
    tell(
        card("Eye", EVENT,
             "POWER: Your opponent reveals his hand. If he has no Allies, draw a card."), PAL, PLAN,
        steps=f"""
            play Eye
            expect you hand = {drawn}
        """,
        you={"hand": ["Eye"]},
        opponent={"hand": hand, "play": []},
    )  # fmt: skip


@pytest.mark.parametrize("paid", [True, False])
def test_what_comes_where_he_did_not(paid: bool) -> None:
    tell(
        card("Threat", EVENT,
             "POWER: Choose an opponent's Drill. Its controller may destroy the top 5 cards of his "
             "Life Deck. If he does not, destroy it."),
        card("Gym", DRILL, "[constant] Your attacks deal +1 stage of damage."),
        steps=f"""
            play Threat
            opponent: {"yes" if paid else "no"}
            expect opponent play = {int(paid)}
            expect opponent discard = {5 if paid else 1}
        """,
        you={"hand": ["Threat"]},
        opponent={"play": ["Gym"]},
    )  # fmt: skip


FIRST_BALL = card("Earth Dragon Ball 1", BALL, "Gain 1 stage.")
GYM = card("Gym", DRILL, "[constant] Your attacks deal +1 stage of damage.")


@pytest.mark.parametrize(("whose", "drawn"), [("you", 1), ("your opponent", 0)])
def test_from_whom_a_dragon_ball_is_captured(whose: str, drawn: int) -> None:
    tell(
        card("Alarm", DRILL,
             f"[constant] Whenever a Dragon Ball is captured from {whose}, draw a card."),
        card("Theft", EVENT, "POWER: Capture a Dragon Ball."), FIRST_BALL,
        steps=f"""
            play Theft
            expect you play has Earth Dragon Ball 1
            expect opponent hand = {drawn}
        """,
        you={"hand": ["Theft"]},
        opponent={"play": ["Alarm", "Earth Dragon Ball 1"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "stages"),
    [
        ("Your Styled Allies enter play at their highest power stage.", (10, 3)),
        ("Your Allies enter play with 2 additional stages.", (5, 5)),
        ("Your Styled Allies enter play with 4 less stages.", (0, 3)),
        ("Your opponent's Allies enter play with 2 additional stages.", (3, 3)),
        (
            "All Styled Allies enter play with 1 additional stage for each Drill you control.",
            (4, 3),
        ),
    ],
)
def test_where_allies_of_a_kind_start(said: str, stages: tuple[int, int]) -> None:
    tell(
        card("Camp", DRILL, f"[constant] {said}"), PAL,
        card("Red Pal", ALLY, "POWER: Draw a card.", style=Style.RED),
        card("Call", EVENT, "POWER: Place all Allies in your discard pile into play."),
        steps=f"""
            play Call
            expect stages of Red Pal = {stages[0]}
            expect stages of Pal = {stages[1]}
        """,
        you={"hand": ["Call"], "discard": ["Pal", "Red Pal"], "play": ["Camp"]},
    )  # fmt: skip


@pytest.mark.parametrize("prevented", [True, False])
def test_what_may_be_done_so_that_it_is_not(prevented: bool) -> None:
    tell(
        card("Guard", DRILL,
             "[constant] Whenever one of your Drills would be destroyed, you may discard a card. "
             "If you do, it is not destroyed."),
        card("Blow", EVENT, "POWER: Destroy an opponent's Drill."), PLAN,
        steps=f"""
            play Blow
            opponent: {"yes" if prevented else "no"}
            expect opponent play = {int(prevented)}
            expect opponent hand = {int(not prevented)}
        """,
        you={"hand": ["Blow"]},
        opponent={"play": ["Guard"], "hand": ["Plan"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("asked", "so"),
    [
        ("you have more cards in your discard pile than in your Life Deck", False),
        ("you have fewer cards in your discard pile than in your hand", True),
        ("you control more Drills than Allies", True),
        ("your opponent controls more Drills than Allies", False),
        ("your opponent controls as many Drills as Allies", True),
    ],
)
def test_more_of_this_than_of_that(asked: str, so: bool) -> None:
    tell(
        card("Count", EVENT, f"POWER: If {asked}, gain 3 stages."), PAL, GYM,
        steps=f"""
            play Count
            expect you stages = {3 * so}
        """,
        you={"hand": ["Count", "Count"], "play": ["Gym"], "stages": 0},
        opponent={"play": ["Pal", "Gym"]},
    )  # fmt: skip


@pytest.mark.parametrize(("title", "paid"), [("Plan", 1), ("Red Plan", 0)])
def test_what_cards_cost_besides(title: str, paid: int) -> None:
    tell(
        card("Tax", DRILL, "[constant] Non-Styled cards cost 1 additional stage."), PLAN,
        card("Red Plan", EVENT, "POWER: Gain 2 stages.", style=Style.RED),
        steps=f"""
            play {title}
            expect you stages = {7 - paid}
        """,
        you={"hand": [title], "stages": 5},
        opponent={"play": ["Tax"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    "said",
    [
        "Reveal the top 3 cards of your Life Deck and discard all Drills.",
        "Reveal the top 3 cards of your Life Deck. Discard all Drills.",
        "Look at the top 3 cards of your Life Deck. You may discard a Drill.",
        "Each player reveals the top 3 cards of his Life Deck and discards all Drills.",
        "Reveal the top 3 cards of your Life Deck and place all Drills into play.",
    ],
)
def test_of_what_was_seen_where_it_is_not_said(said: str) -> None:
    tell(
        card("Dig", EVENT, f"POWER: {said}"), GYM, card("Dojo", DRILL, GYM.text),
        steps=f"""
            play Dig
            {"yes" if "may" in said else ""}
            expect you hand has Gym
            expect you life deck has no Dojo
        """,
        you={"hand": ["Dig", "Gym"], "life_deck": ["Dojo"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("when", "mill"),
    [
        ("your opponent destroys cards from your Life Deck",
         "Destroy the top 3 cards of your opponent's Life Deck."),
        ("an opponent's effect causes you to destroy cards from your Life Deck",
         "Your opponent destroys the top 3 cards of his Life Deck."),
    ],
)  # fmt: skip
def test_an_instant_power_speaks_of_all_cards_of_its_moment(when: str, mill: str) -> None:
    tell(
        card("Salvage", SETUP,
             f"[instant] POWER: Use when {when}. Place those cards at the bottom of your Life "
             "Deck."),
        card("Mill", EVENT, f"POWER: {mill}"),
        steps="""
            play Mill
            opponent: yes
            expect opponent discard = 1
        """,
        you={"hand": ["Mill"]},
        opponent={"play": ["Salvage"]},
    )  # fmt: skip


def test_that_card_is_not_the_one_that_went_for_it() -> None:
    wall = card("Wall", DRILL,
                "[constant] When your opponent plays a Drill, you may destroy this card to destroy "
                "that Drill.")  # fmt: skip
    tell(
        wall, GYM, card("Set", EVENT, "POWER: Play a Drill from your hand."),
        steps="""
            play Set
            opponent: yes
            expect you play = 0
            expect opponent play = 0
        """,
        you={"hand": ["Set", "Gym"]},
        opponent={"play": ["Wall"]},
    )  # fmt: skip


def test_the_copy_is_of_the_drill_that_would_be_destroyed() -> None:
    tell(
        card("Save", SETUP,
             "[instant] POWER: Use when one of your Drills would be destroyed. Destroy this Setup "
             "instead. Then search your Life Deck for a copy of that Drill and place it into play."),
        card("Blow", EVENT, "POWER: Destroy an opponent's Drill."), GYM,
        steps="""
            play Blow
            opponent: yes
            expect opponent play = 2
        """,
        you={"hand": ["Blow"]},
        opponent={"play": ["Save", "Gym"], "life_deck": ["Gym"]},
    )  # fmt: skip


def test_where_a_used_card_goes_for_one_that_is_discarded() -> None:
    tell(
        card("Echo", DRILL,
             "[constant] Whenever you play an Event, you may discard a card to place that Event on "
             "top of your Life Deck instead of discarding it."), PLAN, PAL,
        steps="""
            play Plan
            yes
            opponent: pass
            expect you life deck top = Plan
            expect you discard has Pal
        """,
        you={"hand": ["Plan", "Pal"], "play": ["Echo"]},
    )  # fmt: skip


def test_what_comes_otherwise_comes_of_what_is_repeated_too() -> None:
    tell(
        card("Guess", EVENT,
             "POWER: Reveal the top card of your Life Deck. If it is a Drill, place it into your "
             "hand and repeat this effect. Otherwise, discard it."), GYM, PAL, PLAN,
        steps="""
            play Guess
            opponent: pass
            expect you hand = 2
            expect you discard has Pal
            expect you life deck top = Plan
        """,
        you={"hand": ["Guess"], "life_deck": ["Gym", "Gym", "Pal", "Plan"]},
    )  # fmt: skip


def test_he_is_the_one_of_both_players_who_did_it() -> None:
    tell(
        card("Both", DRILL,
             "[constant] Whenever a player plays an Event, that player draws a card. He then "
             "discards a card."),
        card("Idle", EVENT, "POWER: Raise your anger 1."), PLAN, PAL,
        steps="""
            play Idle
            discard Pal
            opponent: play Plan
            opponent: discard Pal
            expect you hand = 1
            expect you discard has Pal
            expect opponent hand = 1
            expect opponent discard has Pal
        """,
        you={"hand": ["Idle", "Pal"], "play": ["Both"]},
        opponent={"hand": ["Plan", "Pal"]},
    )  # fmt: skip


def test_one_of_those_that_are_so() -> None:
    tell(
        card("Dig", EVENT,
             "POWER: Reveal the top 3 cards of your Life Deck. If any of them are Allies, place one "
             "of them into play and discard the rest."), PAL, PLAN, GYM,
        steps="""
            play Dig
            opponent: pass
            expect you play has Pal
            expect you discard has Gym
        """,
        you={"hand": ["Dig"], "life_deck": ["Gym", "Pal", "Plan"]},
    )  # fmt: skip
