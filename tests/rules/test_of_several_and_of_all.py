"""One of several that were spoken of, all of a kind, and what personalities share (COM-6, TRN-2)."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import Alignment
from tests.rules.happening import ALLY, DRILL, EVENT, card
from tests.rules.staged import canonical, tell

CHOSE = "POWER: Choose 2 Allies you control. "
KICKS = "POWER: Physical attack. DAMAGE: 1 stage."
ALLIES = [card(name, ALLY, KICKS, level=1) for name in ("One", "Two", "Three")]


@pytest.mark.parametrize(("who", "drawn"), [("One", 1), ("Two", 1), ("Three", 0)])
def test_one_of_those_performs_an_attack(who: str, drawn: int) -> None:
    text = CHOSE + "This combat, whenever one of those Allies performs an attack, draw a card."
    you = {"hand": ["Tried"], "play": ["One", "Two", "Three"], "stages": 0}
    steps = f"""
        play Tried
        choose One
        choose Two
        opponent: pass
        use {who}
        expect your hand = {drawn}
        """
    tell(card("Tried", EVENT, text), *ALLIES, steps=steps, you=you)


@pytest.mark.parametrize("said", [
    "Personalities with \"Ali\" in the title gain 1 additional stage during the Power Up Step.",
    "Each personality with \"Ali\" in the title has +1 PUR.",
])  # fmt: skip
def test_all_of_a_kind_power_up_more(said: str) -> None:
    friends = [card(name, ALLY, "POWER: Draw a card.", level=1) for name in ("Alisa", "Bob")]
    you = {"play": ["Tried", {"card": "Alisa", "stages": 2}, {"card": "Bob", "stages": 2}]}
    steps = """
        expect stages of Alisa = 3
        expect stages of Bob = 2
        """
    tell(card("Tried", DRILL, f"[constant] {said}"), *friends, steps=steps, you=you,
         start={"phase": "planning"})  # fmt: skip


@pytest.mark.parametrize(("kin", "drawn"), [("HERO", 1), ("VILLAIN", 0)])
def test_of_the_same_alignment_as_your_mp(kin: str, drawn: int) -> None:
    text = "POWER: Choose an Ally in play. If that Ally has the same alignment as your MP, draw a card."
    friend = card("Mate", ALLY, "POWER: Draw a card.", level=1, alignment=Alignment[kin])
    you = {"hand": ["Tried"], "play": ["Mate"]}
    tell(
        card("Tried", EVENT, text), friend, steps=f"play Tried\nexpect your hand = {drawn}", you=you
    )


def test_allies_enter_with_more() -> None:
    text = "[constant] Your Allies enter play with +2 power stages."
    you = {"hand": ["Old Friend"], "play": ["Tried"]}
    tell(card("Tried", DRILL, text), steps="play Old Friend\nexpect stages of Old Friend = 5",
         you=you, start={"phase": "planning"})  # fmt: skip


def test_as_they_are_printed() -> None:
    said = "[constant] All Androids gain 1 additional stage during the Power Up Step."
    assert canonical(said, DRILL) == "[constant] All Androids have +1 PUR."
    many = (
        "POWER: Each player reveals his hand. If both players revealed the same number of Drills, "
    )
    with pytest.raises(AssertionError):
        canonical(f"{many}draw a card.")
