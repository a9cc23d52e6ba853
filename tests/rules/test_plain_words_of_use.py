"""Plain words for when and how cards are used, what is dealt, shared, performed and drawn."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, BALL, DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

HIS_TURN = "(Use only if it is your opponent's turn.) POWER: Draw a card."


@pytest.mark.parametrize(
    ("said", "read", "kind"),
    [
        *(
            (f"({note}) POWER: Draw a card.", HIS_TURN, EVENT)
            for note in (
                "Use only during your opponent's turn.",
                "Can only be used during your opponent's turn.",
                "This card may only be played on your opponent's turn.",
                "Play only during your opponent's turn.",
                "Usable only on your opponent's turn.",
                "Use this card only during your opponent's turn.",
            )
        ),
        ("(Cannot be used during your turn.) POWER: Draw a card.",
         "(This card cannot be used while it is your turn.) POWER: Draw a card.", EVENT),
        ("[constant] During your Draw Step, draw 4 cards instead of 3.",
         "[constant] You draw 4 cards instead of 3 during your Draw Step.", DRILL),
        ("[constant] During your Rejuvenation Step, Rejuvenate 2 instead of 1.",
         "[constant] You may Rejuvenate 2 instead of 1 during the Rejuvenation Step.", DRILL),
        ("[attack] 2: Energy attack. If you control a Drill, this attack has no cost. "
         "DAMAGE: 1 stage.",
         "(If you control a Drill, this attack costs no stages to perform.) [attack] 2: Energy "
         "attack. DAMAGE: 1 stage.", ENERGY),
        ("[constant] Your energy attacks have no cost.",
         "[constant] Your energy attacks cost no stages to perform.", DRILL),
        ("POWER: Your next attack this combat is free.",
         "POWER: Your next attack this combat costs no stages to perform.", EVENT),
        ("[attack] Physical attack. DAMAGE: X stages. X = your anger plus 2 (to a maximum of 5).",
         "[attack] Physical attack. DAMAGE: X stages. X = your anger +2, to a maximum of 5.",
         PHYSICAL),
        ("POWER: Your MP loses any number of stages. Draw X cards. X = half of the stages lost.",
         "POWER: Your MP loses any amount of stages. Draw X cards. X = half the number of stages "
         "lost.", EVENT),
        ("[constant] Whenever one of your Allies deals damage, draw a card.",
         "[constant] Whenever an attack performed by one of your Allies deals damage, draw a card.",
         DRILL),
        ("[constant] Whenever your MP deals critical damage, draw a card.",
         "[constant] Whenever an attack performed by your MP deals critical damage, draw a card.",
         DRILL),
        ("[constant] Whenever you deal damage, draw a card.",
         "[constant] Whenever one of your attacks deals damage, draw a card.", DRILL),
        ("[constant] Whenever you use a Dragon Ball's effect, draw a card.",
         "[constant] Whenever you use a Dragon Ball, draw a card.", DRILL),
        ("POWER: Choose a Dragon Ball you control. You may use its immediate effects.",
         "POWER: Choose a Dragon Ball you control. You may use its effect.", EVENT),
        ("POWER: Perform the top attack of your discard pile.",
         "POWER: Play the top attack card from your discard pile.", EVENT),
        ("POWER: Reveal the top card of your Life Deck. If it shares a Style with your Mastery, "
         "draw a card.",
         "POWER: Reveal the top card of your Life Deck. If that card has the same Style as your "
         "Mastery, draw a card.", EVENT),
        ("POWER: Reveal the top 2 cards of your Life Deck. If they share a card type, draw a card.",
         "POWER: Reveal the top 2 cards of your Life Deck. If those cards have the same card type, "
         "draw a card.", EVENT),
        ("(Enters play under your opponent's control.) POWER: Draw a card.",
         "(This card enters play under your opponent's control.) POWER: Draw a card.", DRILL),
    ],
)  # fmt: skip
def test_it_is_read_and_printed(said: str, read: str, kind: object) -> None:
    assert canonical(said, kind) == read  # type: ignore[arg-type]
    assert canonical(read, kind) == read  # type: ignore[arg-type]


def test_what_never_enters_play_enters_it_on_no_side() -> None:
    text = "(This card enters play under your opponent's control.) POWER: Draw a card."
    assert compile_text(card("Sword", EVENT, ""), text).failures


def test_four_cards_are_drawn() -> None:
    tell(
        card("Wide", DRILL, "[constant] During your Draw Step, draw 4 cards instead of 3."),
        steps="""
            expect you hand = 4
        """,
        you={"play": ["Wide"]},
        start={"phase": "draw"},
    )


def test_a_drill_enters_play_on_the_other_side() -> None:
    tell(
        card("Curse", DRILL, "(This card enters play under your opponent's control.) [constant] "
             "Your attacks deal -1 stage of damage."),
        card("Lay", EVENT, "POWER: Place a Drill from your hand into play."),
        steps="""
            play Lay
            expect opponent play has Curse
            expect you play = 0
            opponent: play Spare Kick
            no defense
            expect you stages = 4
        """,
        you={"hand": ["Lay", "Curse"], "stages": 5},
        opponent={"hand": ["Spare Kick"]},
    )  # fmt: skip


@pytest.mark.parametrize(("performer", "anger"), [("Pal", 1), ("Hero", 0)])
def test_only_an_ally_deals_what_is_heard(performer: str, anger: int) -> None:
    tell(
        card("Pal", ALLY, "POWER: [attack] Physical attack. DAMAGE: 2 stages."),
        card("Ear", DRILL, "[constant] Whenever one of your Allies deals damage, raise your anger "
             "1."),
        steps=f"""
            {'use Pal' if performer == 'Pal' else 'play Spare Kick'}
            opponent: no defense
            expect you anger = {anger}
        """,
        you={"play": ["Pal", "Ear"], "hand": ["Spare Kick"], "stages": 1},
        opponent={"stages": 9},
    )  # fmt: skip


@pytest.mark.parametrize(("text", "hand"), [("Draw 2 cards.", 2), ("Gain 1 stage.", 0)])
def test_the_effect_of_a_dragon_ball_that_was_chosen(text: str, hand: int) -> None:
    tell(
        card("Orb", BALL, text),
        card("Ask", EVENT, "POWER: Choose a Dragon Ball you control. Use its effect."),
        steps=f"""
            play Ask
            expect you hand = {hand}
        """,
        you={"hand": ["Ask"], "play": ["Orb"]},
    )


def test_the_effect_of_a_drill_that_was_chosen_is_its_power() -> None:
    tell(
        card("Ask", EVENT, "POWER: Choose a Drill. Use its effect."),
        steps="""
            play Ask
            expect you anger = 1
        """,
        you={"hand": ["Ask"], "play": ["Idle Drill"]},
    )


def test_the_use_of_a_dragon_ball_is_heard() -> None:
    tell(
        card("Ear", DRILL, "[constant] Whenever you use a Dragon Ball's effect, raise your anger "
             "1."),
        steps="""
            until turn ends
            expect you anger = 0
        """,
        you={"play": ["Ear"]},
    )  # fmt: skip


def test_the_top_attack_of_a_pile_is_performed() -> None:
    tell(
        card("Ask", EVENT, "POWER: Perform the top attack of your discard pile."),
        steps="""
            play Ask
            opponent: no defense
            expect opponent stages = 3
        """,
        you={"hand": ["Ask"], "discard": ["Spare Kick", "Idle Drill"]},
        opponent={"stages": 5},
    )


def test_a_style_that_is_shared_with_ones_mastery() -> None:
    tell(
        card("Ask", EVENT, "POWER: Reveal the top card of your Life Deck. If it does not share a "
             "card type with this card, raise your anger 1."),
        steps="""
            play Ask
            expect you anger = 1
        """,
        you={"hand": ["Ask"]},
    )  # fmt: skip


def test_a_free_attack() -> None:
    tell(
        card("Free", ENERGY, "[attack] 3: Energy attack. If you control a Drill, this attack has "
             "no cost. DAMAGE: 1 stage."),
        steps="""
            play Free
            opponent: no defense
            expect you stages = 2
            expect opponent stages = 4
        """,
        you={"hand": ["Free"], "play": ["Idle Drill"], "stages": 2},
        opponent={"stages": 5},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("[constant] Whenever your opponent uses an effect to draw a card, draw a card.",
         "[constant] Whenever your opponent draws a card by a card effect, draw a card."),
        ("[constant] Whenever you use a card effect to lower your opponent's anger, draw a card.",
         "[constant] Whenever you lower your opponent's anger by a card effect, draw a card."),
        ("[constant] Your opponent cannot use card effects to draw cards.",
         "[constant] Your opponent cannot draw cards by a card effect."),
        ("[constant] Whenever you use an effect to search your Life Deck, draw a card.",
         "[constant] Whenever you search your Life Deck, draw a card."),
    ],
)  # fmt: skip
def test_an_effect_that_is_used_to_do_something(said: str, read: str) -> None:
    assert canonical(said, DRILL) == read


def test_what_one_uses_an_effect_to_do_is_done_by_it() -> None:
    tell(
        card("Ear", DRILL, "[constant] Whenever your opponent uses an effect to draw a card, raise "
             "your anger 1."),
        card("Gain", EVENT, "POWER: Draw a card."),
        steps="""
            opponent: play Gain
            expect you anger = 1
            pass
            opponent: play Spare Kick
            no defense
            expect you anger = 1
        """,
        you={"play": ["Ear"]},
        opponent={"hand": ["Gain", "Spare Kick"]},
        start={"action": "opponent"},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("Discard 2 cards from your hand. If you discard a Drill this way, draw a card.",
         "Discard 2 cards from your hand. If you discarded a Drill this way, draw a card."),
        ("Destroy the top 2 cards of your Life Deck. If a Drill is destroyed this way, draw a card.",
         "Destroy the top 2 cards of your Life Deck. If a Drill was destroyed this way, draw a "
         "card."),
    ],
)  # fmt: skip
def test_what_is_done_this_way(text: str, read: str) -> None:
    assert canonical(f"POWER: {text}") == f"POWER: {read}"


@pytest.mark.parametrize(("held", "hand"), [("Idle Drill", 1), ("Filler", 0)])
def test_a_drill_that_is_discarded_this_way(held: str, hand: int) -> None:
    tell(
        card("Ask", EVENT, "POWER: Discard a card from your hand. If you discard a Drill this way, "
             "draw a card."),
        steps=f"""
            play Ask
            expect you hand = {hand}
        """,
        you={"hand": ["Ask", held]},
    )  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "[attack] 3: Energy attack. You may discard a card from your hand to have this attack cost "
        "-2 stages to perform. DAMAGE: 2 life cards.",
    ],
)
def test_what_is_paid_already_costs_no_less(text: str) -> None:
    # ATK-1, ATK-2: the cost is paid before the effects of the attack.
    assert compile_text(card("Sword", ENERGY, ""), text).failures
