"""A card that is exchanged with one out of several places goes to where that one lay (EFF-6)."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

SWITCHES = "Exchange a Drill you control with a Drill in your hand or discard pile."
NEW = card("New Drill", DRILL, "POWER: Raise your anger 1.")


def test_in_other_words() -> None:
    for verb in ("Exchange", "Switch", "Swap"):
        assert canonical(f"POWER: {verb}{SWITCHES[8:]}") == f"POWER: {SWITCHES}"
    turned = "POWER: Exchange a Drill in your hand or discard pile with a Drill you control."
    assert canonical(turned) == turned


@pytest.mark.parametrize(
    "said",
    [
        "Exchange a Drill in your hand with a Drill in your hand or discard pile.",
        "Exchange a Drill you control with a Drill in your opponent's hand or discard pile.",
        "Exchange 2 Drills you control with 2 Drills in your hand or discard pile.",
        "If you switched a Drill with this card, draw a card.",
    ],
)
def test_what_has_no_such_place(said: str) -> None:
    assert compile_text(card("Sword", EVENT, ""), f"POWER: {said}").failures


@pytest.mark.parametrize("pile", ["hand", "discard"])
def test_it_goes_to_where_the_other_one_lay(pile: str) -> None:
    deed = card("Deed", EVENT, f"POWER: {SWITCHES}")
    mine = {"hand": ["Deed"], "play": ["Idle Drill"]}
    mine[pile] = [*mine.get(pile, []), "New Drill"]
    other = "discard" if pile == "hand" else "hand"
    tell(
        deed,
        NEW,
        you=mine,
        steps=f"""play Deed
            expect your play has New Drill
            expect your play has no Idle Drill
            expect your {pile} has Idle Drill
            expect your {other} has no Idle Drill""",
    )


@pytest.mark.parametrize(("drills", "hits"), [(["Idle Drill"], True), ([], False)])
@pytest.mark.parametrize("asked", ["switched a Drill with this card", "exchanged a Drill this way"])
def test_whether_it_was_done_is_asked_later(asked: str, drills: list[str], hits: bool) -> None:
    kick = card(
        "Kick",
        PHYSICAL,
        f"[attack] Physical attack. You may {SWITCHES[0].lower()}{SWITCHES[1:]} DAMAGE: 1 stage. "
        f"HIT: If you {asked}, raise your anger 1.",
    )
    tell(
        kick,
        NEW,
        you={"hand": ["Kick"], "discard": ["New Drill"], "play": drills},
        steps=f"""play Kick
            {"yes" if drills else ""}
            no defense
            expect your play has {"" if drills else "no "}New Drill
            expect your anger = {int(hits)}""",
    )


def test_left_undone_nothing_comes_of_it() -> None:
    kick = card(
        "Kick",
        PHYSICAL,
        f"[attack] Physical attack. You may {SWITCHES[0].lower()}{SWITCHES[1:]} DAMAGE: 1 stage. "
        "HIT: If you switched a Drill with this card, raise your anger 1.",
    )
    tell(
        kick,
        NEW,
        you={"hand": ["Kick"], "discard": ["New Drill"], "play": ["Idle Drill"]},
        steps="""play Kick
            no
            no defense
            expect your play has Idle Drill
            expect your anger = 0""",
    )
