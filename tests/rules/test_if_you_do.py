""" "If you do" after what a text has done without asking (EFF-5)."""

from __future__ import annotations

from typing import Any

import pytest

from dbz_desktop.rules.language.compiler import compile_text
from tests.rules.happening import EVENT, PHYSICAL, card
from tests.rules.staged import canonical, staged, tell

DONE: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("Raise your anger 1.", {}, {}),
    ("Set your anger to 0.", {"anger": 1}, {}),
    ("Set your anger to 2.", {}, {}),
    ("Set your MP's power level to 0.", {}, {}),
    ("Set your MP's power level to 0.", {"stages": 0}, {}),
    ("Set your opponent's MP to stage 6.", {}, {}),
    ("Set your opponent's MP to stage 5.", {}, {}),
    ("Set your MP to its highest power stage.", {"stages": 10}, {}),
    ("Set your anger to 0.", {}, {}),
    ("Set your MP to level 1.", {}, {}),
    ("Raise your MP to stage 7.", {}, {}),
    ("Lower your MP to stage 3.", {}, {}),
    ("Set your MP to level 2.", {}, {}),
    ("Gain 2 stages.", {}, {}),
    ("Lose 2 stages.", {}, {}),
    ("Your MP loses 2 stages.", {"stages": 0}, {}),
    ("Your opponent loses 2 stages.", {}, {}),
    ("Look at the top 3 cards of your Life Deck.", {}, {}),
    ("Reveal your hand.", {"hand": ["Filler"]}, {}),
    ("Attach this card to your MP.", {}, {}),
    ("Your attacks deal +1 stage of damage this combat.", {}, {}),
    ("Stop your opponent's next attack this combat.", {}, {}),
    ("If your anger is 0, raise your anger 1.", {}, {}),
]
NOT_DONE: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("Gain 2 stages.", {"stages": 10}, {}),
    ("Your MP gains 2 stages.", {"stages": 10}, {}),
    ("Your MP loses 2 stages, to a minimum of 0.", {"stages": 0}, {}),
    ("Destroy all Drills.", {}, {}),
    ("Capture a Dragon Ball.", {}, {}),
    ("Attach this card to an opponent's Drill.", {}, {}),
    ("Advance your MP 1 level.", {"level": 4}, {}),
    ("Lower your MP 1 level.", {}, {}),
    ("Lower your opponent's MP 1 level.", {}, {}),
    ("Lower your anger 1.", {}, {}),
    ("Lower your anger to 0.", {}, {}),
    ("Raise your MP to its highest power stage.", {"stages": 10}, {}),
    ("Lower your MP's power level to 0.", {"stages": 0}, {}),
    ("Raise your MP to stage 3.", {}, {}),
    ("Lower your MP to stage 7.", {}, {}),
    ("If your anger is 1, raise your anger 1.", {}, {}),
    ("Draw a card. If your anger is 1, raise your anger 1.", {}, {}),
]


@pytest.mark.parametrize(
    ("text", "mine", "theirs", "anger"),
    [(*row, 3) for row in DONE] + [(*row, 0) for row in NOT_DONE],
)
def test_of_what_is_done(
    text: str, mine: dict[str, Any], theirs: dict[str, Any], anger: int
) -> None:
    tell(
        card("Deed", EVENT, f"POWER: {text} If you do, raise your opponent's anger 3."),
        steps=f"""
            play Deed
            expect opponent anger = {anger}
        """,
        you={**mine, "hand": ["Deed", *mine.get("hand", [])]},
        opponent=theirs,
    )


@pytest.mark.parametrize(
    ("price", "mine"),
    [
        ("set your anger to 0", {}),
        ("set your MP's power level to 0", {"stages": 0}),
        ("set your opponent's MP to stage 5", {}),
        ("set your MP to its highest power stage", {"stages": 10}),
    ],
)
def test_what_is_so_already_is_set_to_it(price: str, mine: dict[str, Any]) -> None:
    """Setting tells what is so then, and no way to it: that price is paid (ANG-3, HSE-13)."""
    staged(
        """
            play Offer
            yes
            opponent: pass
            play Deed
            expect your hand = 2
        """,
        card("Deed", EVENT, f"POWER: {price[0].upper()}{price[1:]} to draw a card."),
        card("Offer", EVENT, f"POWER: You may {price}. If you do, draw a card."),
        mine={**mine, "hand": ["Deed", "Offer"]},
    )


UNPAID: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("lower your anger 1", {}, {}),
    ("lower your anger to 0", {}, {}),
    ("lower your opponent's anger 1", {}, {}),
    ("lower your MP's power level to 0", {"stages": 0}, {}),
    ("raise your MP to its highest power stage", {"stages": 10}, {}),
    ("advance your MP 1 level", {"level": 4}, {}),
    ("lower your opponent's MP 1 level", {}, {}),
    ("gain 2 stages", {"stages": 10}, {}),
]


@pytest.mark.parametrize(("price", "mine", "theirs"), UNPAID)
def test_a_price_that_changes_nothing(
    price: str, mine: dict[str, Any], theirs: dict[str, Any]
) -> None:
    """Nobody pays with what is so already: it isn't offered, and what it is the price of can't be
    used (HSE-13)."""
    staged(
        """
            play Offer
            opponent: pass
            expect your hand = 1
            expect no option play Deed
        """,
        card("Deed", EVENT, f"POWER: {price[0].upper()}{price[1:]} to draw a card."),
        card("Offer", EVENT, f"POWER: You may {price}. If you do, draw a card."),
        mine={**mine, "hand": ["Deed", "Offer"]},
        theirs=theirs,
    )


@pytest.mark.parametrize(("force", "drawn"), [(False, 1), (True, 0)])
def test_of_an_attack_that_is_stopped(force: bool, drawn: int) -> None:
    own = "This attack cannot be stopped. " if force else ""
    tell(
        card("Guard", PHYSICAL, "[defense] Stops a physical attack. If you do, draw a card."),
        card("Strike", PHYSICAL, f"[attack] Physical attack. {own}DAMAGE: 1 stage."),
        steps=f"""
            opponent: play Strike
            play Guard
            expect your hand = {drawn}
        """,
        you={"hand": ["Guard"]},
        opponent={"hand": ["Strike"]},
        start={"turn": "opponent", "action": "opponent"},
    )


@pytest.mark.parametrize(
    "text",
    [
        "For each stage prevented, your opponent loses 1 stage.",
        "Draw X cards. X = the number of stages prevented.",
        "Your MP gains that many stages.",
    ],
)
def test_what_a_defense_prevents_is_not_known_yet(text: str) -> None:
    """Behind what prevents it, it is put off until that is known; elsewhere it is refused."""
    guard = card("Guard", PHYSICAL, f"[defense] Prevent 5 stages of damage from an attack. {text}")
    assert compile_text(guard, guard.text).failures == ()
    wall = card("Wall", PHYSICAL, f"[defense] Stops an attack. {text}")
    failed = compile_text(wall, wall.text).failures
    known = "many" in text
    assert known or any("isn't known before the damage" in each.message for each in failed)


@pytest.mark.parametrize(
    "said",
    ["If you cannot do so", "If you cannot do this", "If you could not", "If you are unable to",
     "If you do not do so", "If this cannot be done"],
)  # fmt: skip
def test_what_cannot_be_done_is_not_done(said: str) -> None:
    text = f"POWER: Destroy an Ally. {said}, draw a card."
    assert canonical(text) == "POWER: Destroy an Ally. If you do not, draw a card."
    deed = card("Deed", EVENT, text)
    tell(deed, steps="play Deed\nexpect your hand = 1", you={"hand": ["Deed"]})
    tell(
        deed,
        steps="play Deed\nexpect your hand = 0\nexpect opponent.discard = 1",
        you={"hand": ["Deed"]},
        opponent={"play": ["Old Friend"]},
    )


@pytest.mark.parametrize(("held", "left"), [(1, 2), (2, 5)])
def test_how_much_of_it_cannot_be_done_is_asked_afterwards(held: int, left: int) -> None:
    tell(
        card("Deed", EVENT, "POWER: Your opponent discards 2 cards from his hand. If he cannot "
             "discard 2 cards, he loses 3 stages."),
        steps=f"play Deed\nexpect opponent hand = 0\nexpect opponent stages = {left}",
        you={"hand": ["Deed"]},
        opponent={"hand": ["Block"] * held, "stages": 5},
    )  # fmt: skip


@pytest.mark.parametrize("said", ["Any player who cannot do so", "Each player who could not"])
def test_whoever_cannot_do_it_does_something_else(said: str) -> None:
    tell(
        card("Deed", EVENT, f"POWER: Each player destroys an Ally he controls. {said} loses 3 "
             "stages."),
        steps="play Deed\nexpect your stages = 2\nexpect opponent stages = 5",
        you={"hand": ["Deed"], "stages": 5},
        opponent={"play": ["Old Friend"], "stages": 5},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("held", "answer", "left"),
    [
        (3, "opponent: Destroy the top 2", 5),  # he could, but has done the other thing
        (2, "opponent: Discard 2", 5),
        (1, "", 2),
        (0, "", 2),
    ],
)
def test_who_had_a_choice_is_asked_what_he_could_do(held: int, answer: str, left: int) -> None:
    tell(
        card("Deed", EVENT, "POWER: Your opponent chooses to either discard 2 cards from his hand or "
             "destroy the top 2 cards of his Life Deck. If he cannot discard 2 cards, he loses 3 "
             "stages."),
        steps=f"play Deed\n{answer}\nexpect opponent stages = {left}",
        you={"hand": ["Deed"]},
        opponent={"hand": ["Block"] * held, "stages": 5},
    )  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "You may discard a Drill from your hand. If you cannot, draw a card.",
        "You may discard a Drill from your hand. If you cannot discard a Drill, draw a card.",
        "Your opponent discards a card from his hand or loses 2 stages. If he cannot do so, draw a "
        "card.",
        "If your opponent cannot destroy a Drill, draw a card.",
    ],
)
def test_what_is_left_though_it_could_be_done_is_not_what_cannot_be_done(text: str) -> None:
    failed = compile_text(card("Deed", EVENT, ""), f"POWER: {text}").failures
    assert any("needn't do it" in each.message for each in failed)


@pytest.mark.parametrize(("held", "drawn"), [(0, 1), (1, 0)])
def test_who_is_to_do_nothing_is_asked_what_he_holds(held: int, drawn: int) -> None:
    tell(
        card("Deed", EVENT, "POWER: If your opponent cannot discard a card from his hand, draw a "
             "card."),
        steps=f"play Deed\nexpect your hand = {drawn}",
        you={"hand": ["Deed"]},
        opponent={"hand": ["Block"] * held},
    )  # fmt: skip


IN_PART: list[tuple[str, dict[str, Any], str]] = [
    ("You may lower your opponent's anger 2.", {"anger": 1}, "opponent anger = 0"),
    ("You may banish 2 cards from your opponent's discard pile.", {"discard": ["Filler"]}, ""),
    (
        "Lower your opponent's anger 2 or raise your opponent's anger 3.",
        {"anger": 1},
        "opponent anger = 0",
    ),
]


@pytest.mark.parametrize(("text", "theirs", "then"), IN_PART)
def test_a_part_is_offered_where_nothing_asks_for_the_whole(
    text: str, theirs: dict[str, Any], then: str
) -> None:
    answer = "choose Lower your opponent's anger 2" if " or " in text else "yes"
    tell(
        card("Deed", EVENT, f"POWER: {text}"),
        steps=f"""
            play Deed
            {answer}
            expect {then or "opponent banished has Filler"}
        """,
        you={"hand": ["Deed"]},
        opponent=theirs,
    )


@pytest.mark.parametrize(("text", "theirs", "then"), IN_PART)
def test_the_whole_is_offered_where_something_asks_for_it(
    text: str, theirs: dict[str, Any], then: str
) -> None:
    choice = " or " in text
    tell(
        card("Deed", EVENT, f"POWER: {text} If you do, draw a card."),
        steps=f"""
            play Deed
            expect asked opponent
            expect {"opponent anger = 4" if choice else "your hand = 0"}
            expect opponent banished has no Filler
        """,
        you={"hand": ["Deed"]},
        opponent=theirs,
    )
