"""How much a deed really did is counted: prevented, lost, gained, raised, lowered, dealt."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, ENERGY, EVENT, PHYSICAL, SETUP, card
from tests.rules.staged import canonical, tell

HIS_ACTION = {"turn": "opponent", "action": "opponent"}


def _met(
    text: str, damage: str, expected: str, endurance: int | None = None, **you: object
) -> None:
    """The opponent's attack deals damage, and a [defense] text meets it."""
    tell(
        card("Guard", PHYSICAL, text),
        card("Hit", PHYSICAL, f"[attack] Physical attack. DAMAGE: {damage}."),
        card("Life", DRILL, "POWER: Draw a card.", endurance=endurance),
        steps="opponent: play Hit\nyou: play Guard\n" + expected,
        you={"hand": ["Guard"], **you},
        opponent={"hand": ["Hit"], "anger": 4},
        start=HIS_ACTION,
    )  # fmt: skip


@pytest.mark.parametrize(("damage", "anger"), [(2, 2), (3, 3), (6, 3)])
@pytest.mark.parametrize(
    "counted", ["for each stage of damage prevented this way", "for each stage prevented"]
)
def test_what_is_prevented_is_counted_once_it_is(damage: int, anger: int, counted: str) -> None:
    """ATK-7: no more is prevented than there is."""
    _met(
        f"[defense] Prevent 3 stages of damage from a physical attack. Raise your anger 1 {counted}.",
        f"{damage} stages",
        f"expect you anger = {anger}",
    )


@pytest.mark.parametrize(
    "amount",
    [
        "the damage prevented",
        "the damage prevented this way",
        "the amount of damage prevented this way",
        "the amount prevented",
    ],
)
def test_both_units_are_the_damage_prevented(amount: str) -> None:
    _met(
        "[defense] Prevent 2 stages and 1 life card of damage from a physical attack. "
        f"Your MP gains stages equal to {amount}.",
        "3 stages and 3 life cards",
        "expect you stages = 5\nexpect you discard = 3",
        stages=3,
    )


def test_of_one_unit_only_that_is_counted() -> None:
    _met(
        "[defense] Prevent 2 stages and 1 life card of damage from a physical attack. "
        "Draw a card for each life card of damage prevented.",
        "3 stages and 3 life cards",
        "expect you hand = 1",
        stages=5,
    )


def test_what_is_asked_of_what_was_prevented_is_asked_then() -> None:
    _met(
        "[defense] Prevent 4 stages of damage from a physical attack. You may lower your "
        "opponent's anger by the amount prevented.",
        "3 stages",
        "you: yes\nexpect opponent anger = 1",
        stages=5,
    )


def test_what_x_is_may_be_what_was_prevented() -> None:
    _met(
        "[defense] Prevent 4 stages of damage from a physical attack. Draw X cards. X = the damage "
        "prevented.",
        "2 stages",
        "expect you hand = 2",
        stages=5,
    )


def test_in_a_hit_it_is_what_was_prevented_of_that_attack() -> None:
    """By whatever did it: the text prevents nothing itself."""
    tell(
        card("Hit", PHYSICAL, "[attack] Physical attack. DAMAGE: 5 stages. HIT: Draw a card for each "
             "stage of damage prevented."),
        card("Guard", PHYSICAL, "[defense] Prevent 2 stages of damage from a physical attack."),
        steps="""
            play Hit
            opponent: play Guard
            expect you hand = 2
        """,
        you={"hand": ["Hit"]},
        opponent={"hand": ["Guard"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Raise your anger 2. Draw a card for each anger raised this way.", "you hand = 2"),
        ("Raise your anger 2. Your MP gains stages equal to the anger raised this way.",
         "you stages = 7"),
        ("Your opponent's MP loses 3 stages. Draw cards equal to the stages lost this way.",
         "you hand = 2"),
        ("Your MP gains 9 stages. Your opponent's MP gains stages equal to the stages gained this way.",
         "opponent stages = 7"),
        ("Lower your opponent's anger 3. Draw a card for each level of anger lowered this way.",
         "you hand = 1"),
        ("Lower your opponent's anger 3. Draw X cards. X = the amount of anger lowered.", "you hand = 1"),
    ],
)  # fmt: skip
def test_what_was_really_moved_is_counted(text: str, expected: str) -> None:
    """EFF-7."""
    tell(
        card("Deed", EVENT, f"POWER: {text}"),
        steps=f"play Deed\nexpect {expected}",
        you={"hand": ["Deed"], "stages": 5},
        opponent={"stages": 2, "anger": 1},
    )


@pytest.mark.parametrize(
    ("counted", "drawn"),
    [
        ("Draw cards equal to the damage dealt by this attack", 4),
        ("Draw cards equal to the damage dealt", 4),
        ("Draw cards equal to the stages of damage dealt this way", 3),
        ("Draw a card for each life card of damage dealt this way", 1),
    ],
)
def test_what_an_attack_dealt_is_counted(counted: str, drawn: int) -> None:
    tell(
        card("Hit", PHYSICAL, "[attack] Physical attack. DAMAGE: 3 stages and 1 life card. "
             f"HIT: {counted}."),
        steps=f"""
            play Hit
            expect you hand = {drawn}
        """,
        you={"hand": ["Hit"]},
        opponent={"stages": 9},
    )  # fmt: skip


@pytest.mark.parametrize("taken", ["the damage taken", "the damage you took"])
def test_what_was_taken_is_counted(taken: str) -> None:
    tell(
        card("Spite", DRILL, "[constant] Whenever you take damage from an attack, your opponent's MP "
             f"loses stages equal to {taken}."),
        card("Hit", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 stages and 1 life card."),
        steps="opponent: play Hit\nexpect opponent stages = 6",
        you={"play": ["Spite"], "stages": 9},
        opponent={"hand": ["Hit"], "stages": 9},
        start=HIS_ACTION,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("Raise your anger 2. Destroy that many cards from the top of your opponent's Life Deck.",
         "Destroy that many cards from the top of your opponent's Life Deck."),
        ("Choose a number from 1 to 5. Raise your anger that many levels.",
         "Raise your anger by that amount."),
        ("Your next attack this combat deals additional stages of damage equal to your anger.",
         "deals additional stages of damage equal to your anger."),
    ],
)  # fmt: skip
def test_it_is_printed_in_good_english(text: str, printed: str) -> None:
    assert canonical(f"POWER: {text}").endswith(printed)


@pytest.mark.parametrize("number", [2, 4])
def test_as_many_as_the_number_that_was_chosen(number: int) -> None:
    tell(
        card("Deed", EVENT, "POWER: Choose a number from 1 to 5. Your opponent's MP loses that many "
             "stages. Raise your anger that number of levels."),
        steps=f"play Deed\nchoose {number}\nexpect opponent stages = {9 - number}\n"
        f"expect you anger = {number}",
        you={"hand": ["Deed"]},
        opponent={"stages": 9},
    )  # fmt: skip


def test_that_many_are_as_many_as_were_prevented() -> None:
    tell(
        card(
            "Guard",
            PHYSICAL,
            "[defense] Prevent 3 life cards of damage. Your opponent destroys "
            "that many cards from the top of his Life Deck.",
        ),
        card("Hit", PHYSICAL, "[attack] Physical attack. DAMAGE: 2 life cards."),
        you={"hand": ["Guard"], "life_deck": ["Filler"] * 20, "fill": 0},
        opponent={"hand": ["Hit"], "life_deck": ["Filler"] * 20, "fill": 0},
        start=HIS_ACTION,
        steps="""
        opponent: play Hit
        you: play Guard
        expect opponent life_deck = 18
        expect you life_deck = 20
    """,
    )


@pytest.mark.parametrize(
    ("when", "change", "deed", "expected"),
    [
        ("your opponent would raise his anger", "Reduce that amount to 0.",
         "Raise your anger 2.", "opponent anger = 1"),
        ("your opponent raises his anger", "Reduce that amount by 1.",
         "Raise your anger 2.", "opponent anger = 2"),
        ("your opponent lowers your anger", "Prevent that.",
         "Lower your opponent's anger 2.", "your anger = 3"),
        ("your opponent's MP gains stages", "Reduce that amount by half.",
         "Gain 4 stages.", "opponent stages = 7"),
        ("your MP would lose stages from a card effect", "Reduce that amount to 1.",
         "Your opponent's MP loses 3 stages.", "your stages = 4"),
        ("your opponent lowers your anger", "Reduce that amount to 0.",
         "Use a critical damage effect.", "your anger = 3"),
    ],
)  # fmt: skip
def test_an_instant_changes_how_much_is_about_to_be_done(
    when: str, change: str, deed: str, expected: str
) -> None:
    """EFF-4: anger and stages that an effect is about to change."""
    tell(
        card("Calm Down", SETUP, f"[instant] POWER: Use when {when}. {change}"),
        card("Deed", EVENT, f"POWER: {deed}"),
        steps=f"""
            opponent: play Deed
            {"opponent: lower your opponent's anger" if "critical" in deed else ""}
            you: yes
            expect {expected}
        """,
        you={"play": ["Calm Down"], "anger": 3},
        opponent={"hand": ["Deed"], "anger": 1},
        start=HIS_ACTION,
    )


def test_an_instant_that_changes_an_amount_is_used_as_that_is_done() -> None:
    said = "[instant] POWER: Use when your opponent {} his anger. Reduce that amount to 0."
    assert canonical(said.format("would raise"), SETUP) == said.format("raises")


@pytest.mark.parametrize(
    ("text", "steps", "hand"),
    [
        ("POWER: Raise your anger 2. Draw that many cards.", "play Deed", 3),
        ("POWER: Raise your anger 2. Discard a card from your hand. Draw that many cards.",
         "play Deed\nexpect your hand = 1", 1),
        ("POWER: Name a number. Draw that many cards.", "play Deed\nname 2", 3),
        ("POWER: Name a number. Discard a card from your hand. Draw that many cards.",
         "play Deed\nname 3", 1),
        ("POWER: Name a number. Discard a card from your hand. Draw that number of cards.",
         "play Deed\nname 3", 3),
        ("POWER: Lose 3 stages. Draw that many -1 cards.", "play Deed", 3),
        ("POWER: Lose 3 stages. Draw half that many cards.", "play Deed", 3),
    ],
)  # fmt: skip
def test_that_many_cards_are_what_was_told_last(text: str, steps: str, hand: int) -> None:
    tell(
        card("Deed", EVENT, text),
        steps=f"{steps}\nexpect your hand = {hand}",
        you={"hand": ["Deed", "Block"], "stages": 9},
    )


@pytest.mark.parametrize(
    ("text", "stages"),
    [
        ("Whenever your opponent discards cards, your MP gains that many stages.", 7),
        ("Whenever your opponent's MP loses stages, draw that many cards.", 5),
    ],
)
def test_what_set_it_off_told_how_many(text: str, stages: int) -> None:
    tell(
        card("Watch", DRILL, f"[constant] {text}"),
        card("Deed", EVENT, "POWER: Your opponent discards 2 cards from his hand. Your opponent's MP "
             "loses 2 stages."),
        steps=f"play Deed\nexpect your stages = {stages}\nexpect your hand = {2 * (stages == 5)}",
        you={"hand": ["Deed"], "play": ["Watch"], "stages": 5},
        opponent={"hand": ["Block", "Block"], "stages": 5},
    )  # fmt: skip


def test_as_many_are_drawn_as_were_prevented() -> None:
    tell(
        card("Ward", EVENT, "[defense] Prevent 3 life cards of damage. Draw that many cards."),
        card("Beam", ENERGY, "[attack] Energy attack. DAMAGE: 2 life cards."),
        steps="play Beam\nopponent: play Ward\nexpect opponent hand = 2",
        you={"hand": ["Beam"]},
        opponent={"hand": ["Ward"]},
    )


@pytest.mark.parametrize(
    ("asked", "stages"),
    [
        ("If that attack costs 1 or more stages", 5 + 3),
        ("If that attack costs 4 or more stages", 5 + 2),
        ("If that attack costs 1 or more stages and you control an Ally", 5 + 2),
    ],
)
def test_to_ask_for_an_amount_tells_it_only_where_it_is_so(asked: str, stages: int) -> None:
    text = f"[defense] Stops an energy attack. Raise your anger 2. {asked}, draw a card."
    tell(
        card("Ward", PHYSICAL, f"{text} Your MP gains that amount of stages."),
        card("Beam", ENERGY, "[attack] Energy attack costing 3 stages. DAMAGE: 2 life cards."),
        steps=f"play Beam\nopponent: play Ward\nexpect opponent stages = {stages}",
        you={"hand": ["Beam"]},
        opponent={"hand": ["Ward"], "stages": 5},
    )


def test_what_was_prevented_is_known_at_the_end_of_combat_too() -> None:
    """ATK-7."""
    _met(
        "[defense] Prevent all stages of damage from an attack. At the end of combat, lower your "
        "opponent's anger by half the damage prevented this way.",
        "3 stages",
        "expect opponent anger = 4\nuntil combat ends\nexpect opponent anger = 2",
    )


@pytest.mark.parametrize(
    ("timing", "deed", "stages"),
    [
        ("your opponent draws cards by a card effect", "Draw 2 cards.", 7),
        ("your opponent draws cards by a card effect", "Draw 3 cards.", 8),
        ("cards are destroyed from your Life Deck",
         "Destroy the top 2 cards of your opponent's Life Deck.", 7),
    ],
)  # fmt: skip
@pytest.mark.parametrize("instant", [True, False])
def test_cards_that_go_one_by_one_are_that_many(
    timing: str, deed: str, stages: int, instant: bool
) -> None:
    """EFF-2: they are one moment, of which it is asked how many they were."""
    text = f"[constant] Whenever {timing}, your MP gains that many stages."
    if instant:
        text = f"[instant] POWER: Use when {timing}. Your MP gains that many stages."
    tell(
        card("Watch", SETUP if instant else DRILL, text),
        card("Deed", EVENT, f"POWER: {deed}"),
        steps=f"""
            opponent: play Deed
            {"yes" if instant else ""}
            expect your stages = {stages}
        """,
        you={"play": ["Watch"]},
        opponent={"hand": ["Deed"]},
        start=HIS_ACTION,
    )


def test_a_limit_is_said_as_one() -> None:
    said = "[constant] Whenever you play a Drill, you may draw a card. Limit once per combat."
    printed = "[constant] Once per combat when you play a Drill, you may draw a card."
    assert canonical(said, DRILL) == printed
