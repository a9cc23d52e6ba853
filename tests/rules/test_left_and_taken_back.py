"""What is left of cards that were seen, cards taken from where they came to lie, and all but so
many stages."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, tell


@pytest.mark.parametrize(
    ("said", "stages"),
    [
        ("Your MP loses all but 1 of its stages.", 1),
        ("Your MP loses all of its stages but one.", 1),
        ("Your MP loses all but 2 stages.", 2),
        ("Your MP loses all but X stages. X = your anger.", 3),
        ("Your MP loses all but 9 stages.", 5),
    ],
)
def test_all_but_so_many_stages_are_lost(said: str, stages: int) -> None:
    tell(
        card("Weaken", EVENT, f"POWER: {said}"),
        steps=f"""
            play Weaken
            expect you stages = {stages}
        """,
        you={"hand": ["Weaken"], "stages": 5, "anger": 3},
    )


@pytest.mark.parametrize(
    "said",
    [
        "Discard a Drill you control. Place that Drill back into play from your discard pile.",
        "Discard a Drill you control. Return it to play from your discard pile.",
        "Discard a Drill you control. Place that card from your discard pile into play.",
    ],
)
def test_what_was_discarded_is_taken_from_there(said: str) -> None:
    tell(
        card("Lift", EVENT, f"POWER: {said}"),
        steps="""
            play Lift
            expect you play = 1
        """,
        you={"hand": ["Lift"], "play": ["Idle Drill"]},
    )


def test_what_lies_elsewhere_is_not_taken() -> None:
    tell(
        card("Lift", EVENT, "POWER: Discard a Drill you control. You may place that card back into "
             "your hand from your Banished Zone."),
        steps="""
            play Lift
            expect you hand = 0
            expect you discard has Idle Drill
        """,
        you={"hand": ["Lift"], "play": ["Idle Drill"]},
    )  # fmt: skip


def test_one_of_the_remaining_cards_and_the_other() -> None:
    tell(
        card("Sift", EVENT, "POWER: Reveal the top 3 cards of your Life Deck. Your opponent "
             "chooses one and banishes it. Place one of the remaining cards into your hand and the "
             "other on top of your Life Deck."),
        steps="""
            play Sift
            opponent: Block
            Spare Kick
            expect you banished has Block
            expect you hand has Spare Kick
        """,
        you={"hand": ["Sift"], "life_deck": ["Block", "Spare Kick", "Old Friend"]},
    )  # fmt: skip


def test_some_of_the_others_after_one_was_taken() -> None:
    tell(
        card("Sift", EVENT, "POWER: Look at the top 4 cards of your Life Deck. Place 1 into your "
             "hand. Banish 2 of the others."),
        steps="""
            play Sift
            Block
            Spare Kick
            Old Friend
            expect you hand has Block
            expect you banished has Spare Kick
            expect you banished has Old Friend
        """,
        you={
            "hand": ["Sift"],
            "life_deck": ["Block", "Spare Kick", "Old Friend", "Idle Drill"],
        },
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Whenever an attack of yours is stopped, draw a card.",
         "Whenever one of your attacks is stopped, draw a card."),
        ("Whenever an attack of your opponent's is stopped, draw a card.",
         "Whenever one of your opponent's attacks is stopped, draw a card."),
    ],
)  # fmt: skip
def test_an_attack_of_yours_is_one_of_your_attacks(said: str, meant: str) -> None:
    assert canonical(f"[constant] {said}", ALLY) == f"[constant] {meant}"


@pytest.mark.parametrize(
    "when", ["During this attack, {}.", "While this attack is being performed, {}."]
)
def test_as_long_as_an_attack_goes_on(when: str) -> None:
    said = when.format("your opponent cannot use [instant] Powers")
    read = canonical(f"[attack] Physical attack. {said} DAMAGE: 1 stage.", PHYSICAL)
    assert "Your opponent cannot use [instant] cards this action." in read


DRAWS = card("Drawing", EVENT, "POWER: Draw a card.")


@pytest.mark.parametrize(
    ("when", "then", "steps"),
    [
        ("uses a [defense] card", "banish it after use", "expect opponent banished has Block"),
        ("uses a [defense] card", "it is banished after use",
         "expect opponent banished has Block"),
        ("stops one of your attacks with a Freestyle card", "it is banished after use",
         "expect opponent banished has Block"),
        ("stops an attack with a Freestyle card",
         "place that card at the bottom of his Life Deck after use",
         "expect opponent discard = 0"),
    ],
)  # fmt: skip
def test_the_card_that_was_waited_for_goes_there_after_use(
    when: str, then: str, steps: str
) -> None:
    # ATK-1: it isn't the attack that goes on meanwhile.
    tell(
        card("Hex", DRILL, f"[constant] Whenever your opponent {when}, {then}."),
        steps=f"""
            play Spare Kick
            opponent: use Block
            {steps}
            expect you discard has Spare Kick
        """,
        you={"hand": ["Spare Kick"], "play": ["Hex"]},
        opponent={"hand": ["Block"]},
    )


def test_an_event_that_was_waited_for_is_banished_after_use() -> None:
    tell(
        card("Hex", DRILL, "[constant] Whenever your opponent plays an Event, banish it after "
             "use."),
        DRAWS,
        steps="""
            opponent: play Drawing
            expect opponent banished has Drawing
        """,
        you={"play": ["Hex"]},
        opponent={"hand": ["Drawing"]},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


def test_what_a_personality_does_either_way_is_its_own_deed() -> None:
    tell(
        card("Sway", EVENT, "POWER: Your MP gains 2 stages or loses 3 stages."),
        steps="""
            play Sway
            Your MP loses 3 stages
            expect you stages = 2
            expect opponent stages = 5
        """,
        you={"hand": ["Sway"], "stages": 5},
        opponent={"stages": 5},
    )


def test_of_an_ally_that_was_chosen_the_next_is_said_too() -> None:
    tell(
        card("Sway", EVENT, "POWER: One of your Allies loses 2 stages and gains 3 stages."),
        card("Pal", ALLY, "POWER: Draw a card."),
        steps="""
            play Sway
            Pal
            expect stages of Pal = 4
        """,
        you={"hand": ["Sway"], "play": ["Pal", "Old Friend"]},
    )


def test_no_personality_draws_cards() -> None:
    program = compile_text(DRAWS, "POWER: Your MP loses 2 stages and draws a card.")
    assert program.failures


def test_one_of_the_cards_in_a_hand_is_discarded_by_chance() -> None:
    tell(
        card("Snatch", EVENT, "POWER: If your opponent has 2 or fewer cards in his hand, he "
             "discards one of them at random."),
        steps="""
            play Snatch
            expect opponent hand = 1
            expect opponent discard = 1
        """,
        you={"hand": ["Snatch"]},
        opponent={"hand": ["Block", "Spare Kick"]},
    )  # fmt: skip


@pytest.mark.parametrize(("cost", "drawn"), [(1, 0), (2, 0), (3, 1)])
def test_attacks_that_cost_more_than_a_number(cost: int, drawn: int) -> None:
    tell(
        card("Guard", PHYSICAL, "[defense] Stops an energy attack. If that attack costs more than "
             "2 stages, draw a card."),
        card("Zap", ENERGY, f"[attack] Energy attack costing {cost} stages. DAMAGE: 1 stage."),
        steps=f"""
            opponent: play Zap
            use Guard
            expect you hand = {drawn}
        """,
        you={"hand": ["Guard"]},
        opponent={"hand": ["Zap"]},
        start={"turn": "opponent", "action": "opponent"},
    )  # fmt: skip


@pytest.mark.parametrize(
    "said", ["to pay no stages for this attack", "to have this attack cost no stages",
             "to perform this attack at no cost"],
)  # fmt: skip
def test_a_price_for_which_an_attack_costs_nothing(said: str) -> None:
    tell(
        card("Zap", ENERGY, "[attack] Energy attack costing 3 stages. You may discard a Setup from "
             f"your hand {said}. DAMAGE: 1 stage."),
        card("Plan", SETUP, "POWER: Draw a card."),
        steps="""
            play Zap
            yes
            opponent: no defense
            expect you stages = 5
            expect you hand = 0
        """,
        you={"hand": ["Zap", "Plan"], "stages": 5},
    )  # fmt: skip


@pytest.mark.parametrize(("anger", "drawn"), [(0, 0), (1, 1)])
def test_anger_that_is_considered_higher(anger: int, drawn: int) -> None:
    tell(
        card("Calm", DRILL, "[constant] Your anger is considered to be 1 higher for your card "
             "effects."),
        card("Ask", EVENT, "POWER: If your anger is 2 or more, draw a card."),
        steps=f"""
            play Ask
            expect you hand = {drawn}
        """,
        you={"hand": ["Ask"], "play": ["Calm"], "anger": anger},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Your opponent cannot perform any more physical attacks this combat.",
         "Your opponent cannot perform other physical attacks this combat."),
        ("Look at the top 5 cards of your Life Deck and rearrange them as you choose.",
         "Look at the top 5 cards of your Life Deck and put them back in any order."),
    ],
)  # fmt: skip
def test_plain_words_for_others_and_for_any_order(said: str, meant: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {meant}"
