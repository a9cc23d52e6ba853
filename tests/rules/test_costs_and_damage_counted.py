"""What an attack costs is counted as it is performed, met otherwise, and spoken of."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Card, CardType
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

PAL = card("Pal", ALLY, "POWER: Draw a card.")


@pytest.mark.parametrize(
    ("costing", "left"),
    [
        ("1 stage for each Ally you control", 4),
        ("1 stage for each Ally", 3),
        ("1 stage for every 2 Allies in play", 5),
        ("2 stages for each of your opponent's Allies", 4),
        ("stages equal to your anger", 3),
        ("stages equal to the number of Allies you control", 4),
        ("X stages. X = the number of Allies in play", 3),
    ],
)
def test_what_it_costs_is_counted(costing: str, left: int) -> None:
    """ATK-2."""
    tell(
        PAL,
        card("Beam", ENERGY, f"[attack] Energy attack costing {costing}. DAMAGE: 1 life card."),
        steps=f"play Beam\nexpect you stages = {left}",
        you={"hand": ["Beam"], "stages": 6, "anger": 3, "play": ["Pal", "Pal"]},
        opponent={"play": ["Pal"]},
    )


def test_what_cannot_be_paid_is_not_performed() -> None:
    tell(
        PAL,
        card("Beam", ENERGY, "[attack] Energy attack costing 2 stages for each Ally. DAMAGE: 1 life "
             "card."),
        steps="expect no option play Beam",
        you={"hand": ["Beam"], "stages": 3, "play": ["Pal", "Pal"]},
    )  # fmt: skip


def test_the_last_attack_is_said_as_before() -> None:
    text = (
        "[attack] Physical attack. DAMAGE: X stages. X = the damage of the last attack your opponent "
        "performed this combat, including modifiers."
    )
    assert canonical(text, PHYSICAL) == text


@pytest.mark.parametrize(
    ("said", "uses"),
    [
        ("You may use your MP's Power a second time this combat.", 2),
        ("You may use your MP's Power one additional time this turn.", 2),
        ("You may use your MP's Power a second time.", 2),
        ("Draw a card.", 1),
    ],
)
def test_a_second_time_is_one_more_use(said: str, uses: int) -> None:
    """COM-3: nothing is used at once."""
    tell(
        card("Twice", EVENT, f"POWER: {said}"),
        steps="play Twice\npass\nuse Hero\npass\n"
        + ("use Hero\npass\n" if uses == 2 else "")
        + "expect no option use Hero",
        you={"hand": ["Twice"]},
    )


@pytest.mark.parametrize(
    ("state", "stages"),
    [
        ("your MP is at its last stage", 1),
        ("your MP has only 1 stage left", 1),
        ("your MP has no stages left", 0),
        ("your MP is on its last power stage", 1),
    ],
)
def test_which_stage_is_the_last(state: str, stages: int) -> None:
    for n in (0, 1, 2):
        tell(
            card("Deed", EVENT, f"POWER: If {state}, draw a card."),
            steps=f"play Deed\nexpect you hand = {int(n == stages)}",
            you={"hand": ["Deed"], "stages": n},
        )


def test_the_last_stage_is_lost() -> None:
    tell(
        card(
            "Ear",
            DRILL,
            "[constant] Whenever your opponent's MP loses its last stage, draw a card.",
        ),
        card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages."),
        steps="""
            play Kick
            expect you hand = 1
            pass
            play Kick
            expect you hand = 1
        """,
        you={"hand": ["Kick", "Kick"], "play": ["Ear"]},
        opponent={"stages": 3},
    )


OTHERWISE = [
    "You may discard a card from your hand instead of paying its cost.",
    "Instead of paying this attack's cost, you may discard a card from your hand.",
    "You may discard a card from your hand to perform this attack without paying its cost.",
]


def _beam(note: str) -> Card:
    return card(
        "Beam", ENERGY, f"[attack] Energy attack costing 3 stages. {note} DAMAGE: 1 life card."
    )


@pytest.mark.parametrize(("answer", "stages", "hand"), [("yes", 6, 0), ("no", 3, 1)])
@pytest.mark.parametrize("note", OTHERWISE)
def test_its_cost_may_be_met_otherwise(note: str, answer: str, stages: int, hand: int) -> None:
    """ATK-2: the card itself is no part of its price."""
    tell(
        _beam(note),
        steps=f"play Beam\n{answer}\nexpect you stages = {stages}\nexpect you hand = {hand}\n"
        "expect opponent discard = 1",
        you={"hand": ["Beam", "Filler"], "stages": 6},
    )


def test_without_the_stages_only_that_is_left() -> None:
    tell(
        _beam(OTHERWISE[0]),
        steps="play Beam\nexpect you stages = 2\nexpect you hand = 0\nexpect asked never: instead of",
        you={"hand": ["Beam", "Filler"], "stages": 2},
    )


@pytest.mark.parametrize("anger", [0, 3])
def test_with_neither_it_is_not_performed(anger: int) -> None:
    note = "If your anger is 3 or more, you may discard a card from your hand instead of paying its cost."
    option = "option" if anger else "no option"
    tell(
        _beam(note),
        steps=f"expect {option} play Beam",
        you={"hand": ["Beam", "Filler"], "stages": 2, "anger": anger},
    )
    tell(
        _beam(OTHERWISE[0]),
        steps="expect no option play Beam",
        you={"hand": ["Beam"], "stages": 2},
    )


def test_who_copies_it_may_do_that_instead_too() -> None:
    """ATK-16: a copy is treated as though he played the card, with a stage too few here."""
    mirror = card(
        "Mirror",
        ENERGY,
        "[defense] Stops an energy attack. You may discard a card from your hand to perform a copy "
        "of that attack for your next action.",
    )
    tell(
        _beam(OTHERWISE[0]),
        mirror,
        steps="play Beam\nopponent: play Mirror\nopponent: yes\nopponent: choose Filler\nno defense\n"
        "expect opponent hand = 0\nexpect opponent stages = 1\nexpect your life_deck = 29",
        you={"hand": ["Beam"], "stages": 6},
        opponent={"hand": ["Mirror", "Filler", "Filler"], "stages": 1},
    )


@pytest.mark.parametrize(
    ("text", "printed", "kind"),
    [
        ("[constant] Whenever your MP loses 3 or more stages from an attack, draw a card.",
         "[constant] Whenever your MP takes 3 or more stages of damage from an attack, draw a "
         "card.", DRILL),
        ("[defense] Prevent 5 stages of damage from an attack. If all of that damage was prevented, "
         "draw a card.",
         "[defense] Prevent 5 stages of damage from an attack. If you take no damage from that attack, "
         "draw a card.", PHYSICAL),
        ("[attack] Physical attack. If you control an Ally, DAMAGE is increased by 1 stage. DAMAGE: 3 "
         "stages.",
         "[attack] Physical attack. If you control an Ally, this attack deals +1 stage of damage. "
         "DAMAGE: 3 stages.", PHYSICAL),
        ("POWER: Your MP gains stages until it has as many as your opponent's MP.",
         "POWER: Raise your MP to your opponent's MP's power stage.", EVENT),
        ("POWER: Your next 2 attacks this combat deal +1 life card of damage each.",
         "POWER: Your next 2 attacks this combat deal +1 life card of damage.", EVENT),
        ("[constant] During combat, your MP cannot lose more than 6 stages from a single attack.",
         "[constant] Your opponent's attacks cannot deal more than 6 stages of damage.", DRILL),
        ("[constant] Whenever you would destroy cards from the top of your opponent's Life Deck, you "
         "destroy 1 more card instead.",
         "[constant] Whenever you destroy cards from the top of your opponent's Life Deck, increase "
         "that amount by 1.", DRILL),
    ],
)  # fmt: skip
def test_other_words_for_it(text: str, printed: str, kind: CardType) -> None:
    assert canonical(text, kind) == printed


@pytest.mark.parametrize(("mine", "his", "after"), [(2, 6, 6), (7, 6, 7)])
def test_stages_are_gained_until_there_are_as_many(mine: int, his: int, after: int) -> None:
    tell(
        card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage. HIT: Your MP gains stages "
             "until it has as many as the defending personality."),
        steps=f"play Kick\nexpect you stages = {after}",
        you={"hand": ["Kick"], "stages": mine},
        opponent={"stages": his + 1},
    )  # fmt: skip


def test_what_is_said_of_the_next_attack_again_counts_again() -> None:
    """EFF-4: so much for each stage paid, and once more with another copy of the card."""
    tell(
        card("Plan", EVENT, "POWER: Pay any number of stages. Your next physical attack this combat "
             "deals +1 stage of damage for each stage paid."),
        card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage."),
        steps="""
            play Plan
            choose 3
            pass
            play Plan
            choose 1
            pass
            play Kick
            expect opponent stages = 4
            pass
            play Kick
            expect opponent stages = 3
        """,
        you={"hand": ["Plan", "Plan", "Kick", "Kick"], "stages": 9},
        opponent={"stages": 9},
    )  # fmt: skip


@pytest.mark.parametrize("costing", ["2 stages", "up to 5 stages"])
def test_stages_paid_are_those_that_the_attack_cost(costing: str) -> None:
    tell(
        card("Kick", PHYSICAL, f"[attack] Physical attack costing {costing}. This attack deals +1 life "
             "card of damage for each stage paid. DAMAGE: 1 life card."),
        steps="play Kick\n" + ("choose 2\n" if "up" in costing else "")
        + "expect opponent discard = 3",
        you={"hand": ["Kick"], "stages": 9},
    )  # fmt: skip


def test_what_was_done_instead_of_paying_is_spoken_of() -> None:
    """ATK-2: "this way" is said of it, too."""
    tell(
        card("Burn", ENERGY, "(You may banish the top 3 cards of your discard pile instead of paying "
             "this attack's cost.) [attack] Energy attack costing 2 stages. DAMAGE: 1 life card. "
             "HIT: Raise your anger 1 for each Physical Combat card banished this way."),
        steps="""
            play Burn
            yes
            opponent: no defense
            expect your anger = 2
            expect your stages = 5
        """,
        you={"hand": ["Burn"], "discard": ["Filler", "Idle Drill", "Filler"]},
    )  # fmt: skip


def test_x_stays_what_was_paid() -> None:
    """ATK-2: whatever the text then does to what X counts."""
    tell(
        card("Release", ENERGY, "[attack] Energy attack costing X stages. X = your anger. Lower your "
             "anger to 0. DAMAGE: 1 +X life cards."),
        steps="""
            play Release
            opponent: no defense
            expect your stages = 2
            expect your anger = 0
            expect opponent discard = 4
        """,
        you={"hand": ["Release"], "anger": 3},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("said", "printed", "left"),
    [
        ("cost twice as much", "cost twice as many stages to perform", 4),
        ("have their cost doubled", "cost twice as many stages to perform", 4),
        ("cost half as many stages", "cost half as many stages to perform", 8),
    ],
)
def test_attacks_cost_so_often_as_much(said: str, printed: str, left: int) -> None:
    """ATK-2: of 3 half is 2."""
    text = f"[constant] Your energy attacks {said}."
    assert canonical(text, DRILL) == f"[constant] Your energy attacks {printed}."
    tell(
        card("Toll", DRILL, text),
        card("Ray", ENERGY, "[attack] Energy attack costing 3 stages. DAMAGE: 1 life card."),
        steps=f"""
            play Ray
            expect your stages = {left}
        """,
        you={"play": ["Toll"], "hand": ["Ray"], "stages": 10},
    )


def test_only_the_next_attack_costs_twice_as_much() -> None:
    """ATK-2."""
    tell(
        card("Weigh", EVENT, "POWER: Your opponent's next attack this combat costs twice as many "
             "stages to perform."),
        card("Ray", ENERGY, "[attack] Energy attack costing 2 stages. DAMAGE: 1 life card."),
        steps="""
            play Weigh
            opponent: play Ray
            expect opponent stages = 6
            you: no defense
            pass
            opponent: play Ray
            expect opponent stages = 4
        """,
        you={"hand": ["Weigh"]},
        opponent={"hand": ["Ray", "Ray"], "stages": 10},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("asked", "answer", "drawn"),
    [
        ("you paid stages for this attack", "no", 1),
        ("you paid stages for this attack", "yes", 0),
        ("you did not pay this attack's cost", "yes", 1),
    ],
)
def test_what_was_paid_is_asked_and_not_what_is_printed(
    asked: str, answer: str, drawn: int
) -> None:
    """ATK-2."""
    tell(
        card("Burn", ENERGY, "(You may destroy a Drill you control instead of paying this attack's "
             "cost.) [attack] Energy attack costing 2 stages. DAMAGE: 1 life card. HIT: If "
             f"{asked}, draw a card."),
        steps=f"""
            play Burn
            {answer}
            opponent: no defense
            expect your hand = {drawn}
        """,
        you={"hand": ["Burn"], "play": ["Idle Drill"]},
    )  # fmt: skip


def test_one_or_more_stages_are_several() -> None:
    text = "[constant] Attacks that cost 1 or more stages cannot be stopped."
    assert canonical(text, DRILL) == text
