"""What wasn't done, or isn't after all: what comes instead, and what is done with the same."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType
from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import DRILL, ENERGY, EVENT, card
from tests.rules.staged import canonical, tell


def refused(text: str, kind: CardType = EVENT) -> bool:
    """Whether a text isn't understood on a card of that type."""
    return bool(compile_text(card("Sword", kind, ""), text).failures)


# ------------------------------------------------------------------ who can't choose one


@pytest.mark.parametrize("cannot", ["could not choose a card", "cannot choose one", "cannot"])
@pytest.mark.parametrize(
    ("mine", "his", "anger"),
    [
        (["Idle Drill"], ["Idle Drill"], 3),
        ([], ["Idle Drill"], 3),
        (["Idle Drill"], [], 1),
        ([], [], 1),
    ],
)
def test_he_cannot_choose_one(cannot: str, mine: list[str], his: list[str], anger: int) -> None:
    """Only what he does is asked of, where each player does it."""
    tell(
        card("Deed", EVENT, "POWER: Each player chooses an Ally, Setup, or Drill he controls and "
             "shuffles it into its owner's Life Deck. If your opponent "
             f"{cannot}, lower his anger 2 levels instead."),
        you={"hand": ["Deed"], "play": mine},
        opponent={"play": his, "anger": 3},
        steps=f"""play Deed
            expect opponent.anger = {anger}
            expect your play = 0
            expect opponent play = 0""",
    )  # fmt: skip


def test_what_each_has_of_several_kinds_is_printed_as_his_own() -> None:
    text = "POWER: Each player destroys an Ally, Setup, or Drill he controls."
    assert canonical(text) == text


# ------------------------------------------------------------------ instead of what wasn't done


@pytest.mark.parametrize(
    "if_not",
    [
        "If he cannot",
        "If he does not",
        "If he did not destroy a Drill",
        "If no card was destroyed this way",
    ],
)
@pytest.mark.parametrize(("his", "anger"), [(["Idle Drill"], 3), ([], 1)])
def test_instead_of_what_was_not_done(if_not: str, his: list[str], anger: int) -> None:
    """Whether it is done is known once it was tried: it isn't replaced beforehand (EFF-5)."""
    tell(
        card("Deed", EVENT, "POWER: Your opponent destroys a Drill he controls. "
             f"{if_not}, lower his anger 2 levels instead."),
        you={"hand": ["Deed"]},
        opponent={"play": his, "anger": 3},
        steps=f"play Deed\nexpect opponent.anger = {anger}\nexpect opponent play = 0",
    )  # fmt: skip


@pytest.mark.parametrize(("mine", "drawn", "stages"), [("Old Friend", 1, 5), ("Idle Drill", 0, 7)])
def test_instead_of_what_stands_between(mine: str, drawn: int, stages: int) -> None:
    """What is asked of was done before, so that what stands between is replaced."""
    tell(
        card("Deed", EVENT, "POWER: Destroy one of your Allies or Drills. Draw a card. If no Ally "
             "was destroyed this way, gain 2 stages instead."),
        you={"hand": ["Deed"], "play": [mine]},
        steps=f"play Deed\nexpect your hand = {drawn}\nexpect your.stages = {stages}",
    )  # fmt: skip


@pytest.mark.parametrize(("answers", "stages"), [("yes\nno", 7), ("no\nyes", 5), ("yes\nyes", 7)])
def test_if_you_do_what_each_player_may(answers: str, stages: int) -> None:
    tell(
        card("Deed", EVENT, "POWER: Each player may destroy a Drill he controls. If you do, gain 2 "
             "stages."),
        you={"hand": ["Deed"], "play": ["Idle Drill"]},
        opponent={"play": ["Idle Drill"]},
        steps=f"play Deed\n{answers}\nexpect your.stages = {stages}",
    )  # fmt: skip


# ------------------------------------------------------------------ what is not done after all


LOWERED = (
    "While attached, you may banish this card when you lower your anger for one of your card "
    "effects. If you do, your anger is not lowered."
)


@pytest.mark.parametrize(
    ("deed", "answer", "anger", "drawn"),
    [
        ("Lower your anger 1 to draw a card.", "yes", 3, 0),
        ("Lower your anger 1 to draw a card.", "no", 2, 1),
    ],
)
def test_anger_is_not_lowered_for_a_card(deed: str, answer: str, anger: int, drawn: int) -> None:
    """What is replaced wasn't done, so that nothing comes of it (EFF-5)."""
    tell(
        card("Wave", ENERGY, "[attack] Energy attack. DAMAGE: 1 stage."),
        card("Calm", ENERGY, f"[defense] Stops an energy attack. Attach to your MP. {LOWERED}"),
        card("Deed", EVENT, f"POWER: {deed}"),
        you={"hand": ["Calm", "Deed"], "anger": 3},
        opponent={"hand": ["Wave"]},
        start={"action": "opponent"},
        steps=f"""opponent: play Wave
            play Calm
            play Deed
            {answer}
            expect your.anger = {anger}
            expect your hand = {drawn}
            expect your banished = {int(answer == 'yes')}""",
    )  # fmt: skip


def test_if_you_do_is_never_so_for_as_long_as_something() -> None:
    waits = "[constant] Whenever your opponent draws a card, you may lower your anger 1."
    assert refused(f"{waits} If you do, your attacks deal +1 stage of damage.", DRILL)
    assert not refused(f"{waits} If you do, your attacks deal +1 stage this combat.", DRILL)


# ------------------------------------------------------------------ one of two things with them


@pytest.mark.parametrize("comma", ["", ","])
@pytest.mark.parametrize(
    ("chosen", "left", "banished", "anger"),
    [("place\nFiller\nFiller", 8, 0, 0), ("raise", 5, 3, 1)],
)
def test_them_are_those_of_the_first(
    comma: str, chosen: str, left: int, banished: int, anger: int
) -> None:
    """Nothing was done to them where the other thing is chosen."""
    tell(
        card("Deed", EVENT, "POWER: Place the top 3 cards of your discard pile at the bottom of your "
             f"Life Deck in any order{comma} or raise your anger 1 level and banish them."),
        you={"hand": ["Deed"], "discard": ["Filler"] * 4, "fill": 5},
        steps=f"""play Deed
            {chosen}
            expect your life_deck = {left}
            expect your banished = {banished}
            expect your.anger = {anger}""",
    )  # fmt: skip


def test_what_ends_with_another_thing_is_told_with_a_comma() -> None:
    said = "Destroy the top card of your Life Deck{} or place it into your hand and draw a card."
    assert refused(f"POWER: {said.format('')}")
    assert not refused(f"POWER: {said.format(',')}")
