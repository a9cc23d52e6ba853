"""Cards of one of several titles, and several things that are said of one personality."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import ALLY, DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, staged, tell

DRAW = "POWER: Draw a card."
BOYS = [card(title, ALLY, DRAW) for title in ("Goten", "Trunks", "Gohan")]


@pytest.mark.parametrize(("title", "can"), [("Goten", True), ("Trunks", True), ("Gohan", False)])
@pytest.mark.parametrize(
    "said",
    ["a Goten or Trunks Ally", "an Ally named Goten or Trunks", "a card named Goten or Trunks"],
)
def test_a_card_of_one_of_several_titles(said: str, title: str, can: bool) -> None:
    staged(
        f"""
        play Merge
        {"yes" if can else ""}
        expect you banished = {int(can)}
        """,
        card("Merge", EVENT, f"POWER: You may banish {said} from your hand."),
        *BOYS,
        mine={"hand": ["Merge", title]},
    )


@pytest.mark.parametrize(("title", "drawn"), [("Goten", 1), ("Trunks", 1), ("Gohan", 0)])
def test_whether_one_of_them_is_there_is_asked(title: str, drawn: int) -> None:
    staged(
        f"""
        play Look
        expect you hand = {drawn}
        """,
        card("Look", EVENT, "POWER: If you control a Goten or Trunks Ally, draw a card."),
        *BOYS,
        mine={"hand": ["Look"], "play": [title]},
    )


def test_of_one_title_it_is_said_with_that() -> None:
    text = "POWER: Search your Life Deck for an Ally named {} and place it into play."
    assert canonical(text.format('"Goten"')) == text.format('"Goten"')
    for several in ("Goten or Trunks", "Goten, Trunks, or Gohan"):
        assert canonical(text.format(several)) == text.format(several)


# ---------------------------------------------------------------------------- and may


@pytest.mark.parametrize("gains", ["gains full power", "gains 3 stages"])
def test_who_gains_stages_may_perform_an_attack_too(gains: str) -> None:
    stages = 10 if "full" in gains else 6
    staged(
        f"""
        use Videl
        yes
        opponent: no defense
        expect stages of Videl = {stages}
        expect opponent stages = 7
        """,
        card("Videl", ALLY, f"POWER: Videl {gains} and may perform a non-Styled physical attack "
             "dealing 3 stages of damage."),
        mine={"play": ["Videl"], "stages": 0},
        theirs={"stages": 10},
        auto="first",
    )  # fmt: skip


def test_what_is_done_otherwise_is_said_of_one_who_is_named() -> None:
    text = (
        "POWER: Your opponent reveals his hand. If there is an energy attack among the revealed "
        "cards, lower his anger 1 level. Otherwise Videl gains full power and may perform a "
        "physical attack dealing 3 stages of damage."
    )
    assert compile_text(card("Videl", ALLY, ""), text).failures == ()


def test_this_effect_is_this_power() -> None:
    told = "POWER: Draw a card. (This power may be used once per game.)"
    for which in ("effect", "power"):
        text = f"POWER: Draw a card. (This {which} may only be used once per game.)"
        assert canonical(text, ALLY) == told


@pytest.mark.parametrize("who", ["personalities", "Allies"])
def test_power_levels_are_set_to_0(who: str) -> None:
    tell(
        card("Bomb", EVENT, f"POWER: All your {who}' power levels are set to 0."),
        steps=f"""
        play Bomb
        expect stages of Old Friend = 0
        expect you stages = {0 if who == "personalities" else 5}
        """,
        you={"hand": ["Bomb"], "play": ["Old Friend"], "stages": 5},
    )
    text = f"POWER: All your {who}' power levels are set to 5000."
    assert compile_text(card("Sword", EVENT, ""), text).failures


def test_drills_in_play_are_shuffled_into_the_life_deck() -> None:
    tell(
        card("Slam", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage. HIT: Your opponent "
             "shuffles his Drills in play into his Life Deck."),
        steps="""
        play Slam
        opponent: no defense
        opponent: choose Hero
        expect opponent play = 1
        expect opponent life deck = 32
        """,
        you={"hand": ["Slam"], "play": ["Idle Drill"]},
        opponent={"play": ["Idle Drill", "Other Drill", "Old Friend"]},
    )  # fmt: skip


def test_a_card_is_restored_as_it_is_returned() -> None:
    text = "POWER: {} a card from your Banished Zone to the bottom of your Life Deck."
    assert canonical(text.format("Restore")) == canonical(text.format("Return"))
    assert compile_text(card("Sword", DRILL, ""), "POWER: Restore your MP.").failures
