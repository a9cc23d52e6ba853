"""Stages that are paid to perform an attack: as a moment, a condition, a ban, and replaced."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, ENERGY, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, staged, tell

BEAM = card("Beam", ENERGY, "[attack] Energy attack costing 2 stages. DAMAGE: 1 life card.")
SHOT = card("Shot", ENERGY, "[attack] Energy attack costing 1 stage. DAMAGE: 1 life card.")
DEAR = card("Dear Kick", PHYSICAL, "[attack] Physical attack costing 2 stages. DAMAGE: 1 stage.")
PAYS = card("Pay Day", EVENT, "POWER: Pay 2 stages to draw a card.")


@pytest.mark.parametrize(
    ("what", "plays", "anger"),
    [
        ("2 or more stages to perform an attack", "Beam", 1),
        ("2 or more stages to perform an attack", "Shot", 0),
        ("2 or more stages for an attack", "Dear Kick", 1),
        ("stages to perform an energy attack", "Shot", 1),
        ("stages to perform an energy attack", "Dear Kick", 0),
        ("stages to perform an attack", "Pay Day", 0),
        ("exactly 1 stage to perform an attack", "Shot", 1),
        ("exactly 1 stage to perform an attack", "Beam", 0),
    ],
)
def test_what_is_paid_for_an_attack_is_a_moment(what: str, plays: str, anger: int) -> None:
    """Stages that a text has one pay are paid for no attack (ATK-2)."""
    staged(
        f"""
        play {plays}
        {"" if plays == "Pay Day" else "opponent: no defense"}
        expect you anger = {anger}
        """,
        card("Toll House", DRILL, f"[constant] Whenever you pay {what}, raise your anger 1."),
        BEAM, SHOT, DEAR, PAYS,
        mine={"play": ["Toll House"], "hand": [plays], "stages": 5},
        theirs={"hand": ["Filler"]},
    )  # fmt: skip


def test_what_costs_less_is_not_paid() -> None:
    """It is asked what is paid, and not what is printed (ATK-2)."""
    staged(
        """
        play Beam
        opponent: no defense
        expect you anger = 0
        expect you stages = 4
        """,
        card("Toll House", DRILL, "[constant] Whenever you pay 2 or more stages to perform an "
             "attack, raise your anger 1."),
        card("Sale", DRILL, "[constant] Your energy attacks cost 1 stage less to perform."),
        BEAM,
        mine={"play": ["Toll House", "Sale"], "hand": ["Beam"], "stages": 5},
        theirs={"hand": ["Filler"]},
    )  # fmt: skip


def test_it_is_the_first_time_each_combat() -> None:
    tell(
        card("Toll House", DRILL, "[constant] The first time each combat you pay stages to "
             "perform an attack, raise your anger 1."),
        BEAM, SHOT,
        steps="""
        play Beam
        opponent: pass
        play Shot
        expect you anger = 1
        """,
        you={"play": ["Toll House"], "hand": ["Beam", "Shot"], "stages": 5},
    )  # fmt: skip


def test_that_attack_is_the_one_that_was_paid_for() -> None:
    staged(
        """
        play Beam
        opponent: no defense
        expect opponent discard pile = 3
        """,
        card("Toll House", DRILL, "[constant] Whenever you pay 2 or more stages to perform an "
             "attack, that attack deals +2 life cards of damage."),
        BEAM,
        mine={"play": ["Toll House"], "hand": ["Beam"], "stages": 5},
        theirs={"hand": ["Filler"]},
    )  # fmt: skip


@pytest.mark.parametrize("taken", [True, False])
def test_another_thing_is_done_instead_of_paying(taken: bool) -> None:
    """What is replaced wasn't paid (EFF-5)."""
    staged(
        f"""
        play Beam
        {"yes" if taken else "no"}
        opponent: no defense
        expect you stages = {5 if taken else 3}
        expect you anger = {1 if taken else 2}
        expect opponent discard pile = 1
        """,
        card("Slow Pace", DRILL, "[constant] Whenever you would pay 2 or more stages to perform "
             "an attack, you may lower your anger 1 level instead."),
        BEAM,
        mine={"play": ["Slow Pace"], "hand": ["Beam"], "stages": 5, "anger": 2},
        theirs={"hand": ["Filler"]},
    )  # fmt: skip


@pytest.mark.parametrize(("plays", "anger"), [("Shot", 2), ("Dear Kick", 2)])
def test_nothing_else_is_done_where_less_is_paid_or_for_another_kind(
    plays: str, anger: int
) -> None:
    staged(
        f"""
        play {plays}
        opponent: no defense
        expect you anger = {anger}
        """,
        card("Slow Pace", DRILL, "[constant] Whenever you would pay 2 or more stages to perform "
             "an energy attack, you may lower your anger 1 level instead."),
        SHOT, DEAR,
        mine={"play": ["Slow Pace"], "hand": [plays], "stages": 5, "anger": 2},
        theirs={"hand": ["Filler"]},
    )  # fmt: skip


def test_who_cannot_pay_would_not_pay() -> None:
    """The attack isn't performed without the stages that it costs (ATK-2)."""
    staged(
        """
        expect no option: play Beam
        expect you anger = 2
        """,
        card("Slow Pace", DRILL, "[constant] Whenever you would pay 2 or more stages to perform "
             "an attack, you may lower your anger 1 level instead."),
        BEAM,
        mine={"play": ["Slow Pace"], "hand": ["Beam"], "stages": 1, "anger": 2},
    )  # fmt: skip


@pytest.mark.parametrize(("paid", "hand"), [("Beam", 1), ("Shot", 0)])
def test_it_is_asked_of_what_was_paid(paid: str, hand: int) -> None:
    tell(
        card("Refund", EVENT, "POWER: If you have paid 2 or more stages to perform an attack "
             "this combat, draw a card."),
        BEAM, SHOT,
        steps=f"""
        play {paid}
        opponent: pass
        play Refund
        expect your hand = {hand}
        """,
        you={"hand": [paid, "Refund"], "stages": 5},
    )  # fmt: skip


@pytest.mark.parametrize("plays", ["Beam", "Dear Kick"])
def test_who_may_not_pay_for_a_kind_does_not_perform_it(plays: str) -> None:
    offered = plays == "Dear Kick"
    staged(
        f"""
        expect {"" if offered else "no "}option: play {plays}
        """,
        card("Blockade", DRILL, "[constant] Your opponent cannot pay stages to perform energy "
             "attacks."),
        BEAM, DEAR,
        mine={"hand": [plays], "stages": 5},
        theirs={"play": ["Blockade"]},
    )  # fmt: skip


def test_what_is_paid_for_nothing_is_not_replaced() -> None:
    text = "[constant] Whenever you would pay 2 or more stages, you may draw a card instead."
    assert compile_text(card("Sword", DRILL, ""), text).failures


def test_what_one_pays_for_is_no_effect_of_it() -> None:
    """ "To perform an attack, you may …" is no effect of what waits."""
    said = "[constant] Whenever you pay 2 or more stages to perform an attack, you may draw a card."
    assert canonical(said, CardType.DRILL) == said


@pytest.mark.parametrize(
    ("asked", "hand"),
    [
        ("If you paid 2 or more stages to perform this attack", 1),
        ("If you paid stages for this attack", 1),
        ("If you paid 3 or more stages to perform this attack", 0),
        ("If you did not pay stages to perform this attack", 0),
    ],
)
def test_an_attack_asks_what_was_paid_for_it(asked: str, hand: int) -> None:
    """It is paid before any of its text is read (ATK-2)."""
    staged(
        f"""
        play Dear Shot
        opponent: no defense
        expect your hand = {hand}
        """,
        card("Dear Shot", ENERGY, f"[attack] Energy attack costing 2 stages. {asked}, draw a card. "
             "DAMAGE: 1 life card."),
        mine={"hand": ["Dear Shot"], "stages": 5},
        theirs={"hand": ["Block"]},
    )  # fmt: skip


@pytest.mark.parametrize("does", ["would deal critical damage", "raises your anger"])
def test_what_an_attack_does_is_not_known_as_it_is_paid_for(does: str) -> None:
    """ATK-2: it is paid before any of it."""
    text = f"[constant] Whenever you pay 1 or more stages to perform an attack that {does}, draw a card."
    assert compile_text(card("Deed", DRILL, text), text).failures
