"""What attacks cost is kept within bounds; "its damage" and "its cost" are those of an attack."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

CHEAPER = "[constant] Your energy attacks cost -3 stages to perform."


def _costing(printed: int, *drills: str, left: int, note: str = "") -> None:
    """An attack is performed by an MP with 6 stages, who has so many left."""
    named = [card(f"Rule {n}", DRILL, text) for n, text in enumerate(drills)]
    tell(
        card("Beam", ENERGY, f"[attack] Energy attack costing {printed} stages. {note} DAMAGE: 1 life "
             "card."),
        *named,
        card("Pal", ALLY, "POWER: Draw a card."),
        steps=f"play Beam\nexpect you stages = {left}",
        you={"hand": ["Beam"], "stages": 6, "play": [each.title for each in named]},
        opponent={"play": ["Pal", "Pal"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    "floor",
    [
        "The cost of your energy attacks cannot be lowered below 1 stage.",
        "Your energy attacks cannot cost less than 1 stage.",
        "Your energy attacks cannot have their cost reduced below 1 stage.",
    ],
)
@pytest.mark.parametrize(("printed", "left"), [(2, 5), (5, 4), (0, 6)])
def test_nothing_makes_it_cost_less_than_that(floor: str, printed: int, left: int) -> None:
    """ATK-2: what costs less by its own words stays so."""
    _costing(printed, CHEAPER, f"[constant] {floor}", left=left)


def test_of_the_same_attacks_it_is_their_cost() -> None:
    _costing(3, f"{CHEAPER} This cost cannot be lowered below 2 stages.", left=4)


@pytest.mark.parametrize(("printed", "left"), [(2, 3), (5, 1)])
def test_nothing_makes_it_cost_more_than_that(printed: int, left: int) -> None:
    dearer = "[constant] Your energy attacks cost +3 stages to perform."
    _costing(printed, dearer, "[constant] Your attacks cannot cost more than 3 stages.", left=left)


@pytest.mark.parametrize(
    "note",
    [
        "This attack costs 1 less stage for each Ally, to a minimum of 1.",
        "This attack costs 1 less stage for each Ally. Its cost cannot be lowered below 1 stage.",
        "This attack costs 1 less stage for each of your opponent's Allies. This attack's cost cannot "
        "be reduced below 1 stage.",
    ],
)  # fmt: skip
def test_this_attack_keeps_a_cost(note: str) -> None:
    _costing(2, note=note, left=5)
    _costing(4, note=note, left=4)


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("Your next attack deals +2 stages of damage. Its damage cannot be modified.",
         "Damage from your next attack cannot be modified."),
        ("Your next attack this combat deals +2 stages of damage. It cannot be stopped.",
         "Your next attack this combat cannot be stopped."),
        ("Your attacks this combat deal +1 stage of damage. Their damage cannot be prevented.",
         "They cannot have their damage prevented."),
    ],
)  # fmt: skip
def test_it_is_the_attack_of_the_sentence_before(text: str, printed: str) -> None:
    assert canonical(f"POWER: {text}").endswith(printed)


@pytest.mark.parametrize("its", ["Its damage", "This damage", "That damage"])
def test_in_the_text_of_an_attack_it_is_that_attack(its: str) -> None:
    text = f"[attack] Physical attack. {its} cannot be prevented. DAMAGE: 2 stages."
    assert "Damage from this attack cannot be prevented." in canonical(text, PHYSICAL)


def test_the_damage_of_the_attack_to_come_is_kept() -> None:
    tell(
        card("Plan", EVENT,
             "POWER: Your next attack this combat deals +2 stages of damage. Its damage cannot be "
             "prevented."),
        card("Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage."),
        card("Guard", DRILL, "[constant] Prevent 2 stages of damage from your opponent's attacks."),
        steps="""
            play Plan
            pass
            play Kick
            expect opponent stages = 6
            pass
            play Kick
            expect opponent stages = 6
        """,
        you={"hand": ["Plan", "Kick", "Kick"]},
        opponent={"stages": 9, "play": ["Guard"]},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("POWER: They cannot be stopped.", EVENT),
        ("[constant] Their damage cannot be prevented.", DRILL),
        ("[attack] Physical attack. They cannot be stopped. DAMAGE: 4 stages.", PHYSICAL),
        ("POWER: Draw a card for each attack.", EVENT),
        ("POWER: Draw a card for each Styled card.", EVENT),
    ],
)
def test_what_nothing_was_said_of_is_not_read(text: str, kind: CardType) -> None:
    assert compile_text(card("Tried", kind, text), text).failures


@pytest.mark.parametrize(("side", "drawn"), [("you", 3), ("opponent", 3)])
def test_without_a_place_those_in_play_are_counted(side: str, drawn: int) -> None:
    tell(
        card("Deed", EVENT, "POWER: Draw a card for each Ally."),
        card("Pal", ALLY, "POWER: Draw a card."),
        steps=f"play Deed\nexpect you hand = {drawn}",
        you={"hand": ["Deed"], "play": ["Pal"] * (2 if side == "you" else 1)},
        opponent={"play": ["Pal"] * (1 if side == "you" else 2)},
    )


@pytest.mark.parametrize("where", ["before", "behind", "after the damage"])
@pytest.mark.parametrize("keyword", ["Unstoppable", "Focused", "Unpreventable"])
def test_a_keyword_stands_alone(keyword: str, where: str) -> None:
    """ATK-15."""
    attack, damage = "[attack] Physical attack.", "DAMAGE: 2 stages."
    text = {
        "before": f"{keyword}. {attack} {damage}",
        "behind": f"{attack} {keyword}. {damage}",
        "after the damage": f"{attack} {damage} {keyword}.",
    }[where]
    assert canonical(text, PHYSICAL) == f"[attack] {keyword} Physical attack. {damage}"
