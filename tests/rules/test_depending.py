"""What speaks of a card that only a conditional sentence brings up happens only with it (EFF-5)."""

from __future__ import annotations

import pytest

from dbz_desktop.cards import CardType, Style
from tests.rules.happening import ALLY, DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

KICK = card("Red Kick", PHYSICAL, "[attack] Physical attack. DAMAGE: 1 stage.", style=Style.RED)
BLUE = card("Plan", DRILL, "POWER: Draw a card.")
MAY = "You may discard a Styled card from your hand. If you do, "
PLACES = "Your opponent places that card at the bottom of his Life Deck and draws a card."
HAND = {"hand": ["Idle Drill", "Plan"], "life_deck": ["Filler"], "stages": 5}

SHOWN = [
    "your opponent reveals his hand and you choose a card.",
    "your opponent reveals his hand. Choose a card.",
    "your opponent reveals his hand and you choose a Drill.",
    "your opponent reveals his hand and you choose a Drill from it.",
    "choose a Drill in your opponent's hand.",
    "look at your opponent's hand and choose a Drill.",
]


def _tell(text: str, steps: str, kind: CardType = EVENT, **you: object) -> None:
    """Play "Deed" with that text; a Mastery is used."""
    start = {"hand": ["Red Kick"], **you}
    if kind is EVENT:
        deed = card("Deed", EVENT, f"POWER: {text}")
        steps = f"play Deed\n{steps}"
        start["hand"] = ["Deed", *start["hand"]]  # type: ignore[misc]
    else:
        deed = card("Deed", kind, f"POWER: {text}")
        steps = f"use Deed\n{steps}"
        start["mastery"] = "Deed"
    tell(deed, KICK, BLUE, steps=steps, you=start, opponent=HAND)


@pytest.mark.parametrize("kind", [EVENT, CardType.MASTERY])
@pytest.mark.parametrize("shown", SHOWN)
def test_it_is_asked_for_a_card_of_that_hand(shown: str, kind: CardType) -> None:
    _tell(
        f"{MAY}{shown} {PLACES}",
        """
        yes
        choose Plan
        expect opponent hand has Idle Drill
        expect opponent hand has Filler
        expect opponent's hand = 2
        """,
        kind,
    )


@pytest.mark.parametrize("kind", [EVENT, CardType.MASTERY])
@pytest.mark.parametrize("shown", SHOWN)
@pytest.mark.parametrize("hand", [["Red Kick"], ["Filler"], []])
def test_nothing_comes_of_it_where_it_is_not_done(
    shown: str, kind: CardType, hand: list[str]
) -> None:
    _tell(
        f"{MAY}{shown} {PLACES}",
        f"""
        {"no" if hand == ["Red Kick"] else ""}
        expect opponent's hand = 2
        expect opponent hand has Plan
        """,
        kind,
        hand=hand,
    )


@pytest.mark.parametrize(
    "then",
    [
        "Your opponent discards that card and draws a card.",
        "He discards it and loses 2 stages.",
        "Banish that card and raise your anger 1.",
        "Shuffle that card into his Life Deck and gain 2 stages.",
    ],
)
@pytest.mark.parametrize("done", [True, False])
def test_whatever_is_done_with_that_card(then: str, done: bool) -> None:
    _tell(
        f"{MAY}your opponent reveals his hand and you choose a Drill. {then}",
        """
        yes
        choose Plan
        expect opponent hand has no Plan
        """
        if done
        else """
        no
        expect log lacks Deed: Choose
        expect opponent's hand = 2
        expect opponent's stages = 5
        expect your anger = 0
        expect your stages = 5
        """,
        stages=5,
    )


@pytest.mark.parametrize(
    "given",
    [
        "If your anger is 2 or more, ",
        "Unless your anger is 1 or less, ",
    ],
)
@pytest.mark.parametrize("anger", [1, 2])
def test_of_what_is_so(given: str, anger: int) -> None:
    so = anger == 2
    _tell(
        f"{given}your opponent reveals his hand and you choose a Drill. {PLACES}",
        f"""
        {"choose Plan" if so else ""}
        expect opponent's hand = 2
        expect opponent hand has {"Filler" if so else "Plan"}
        """,
        anger=anger,
    )


@pytest.mark.parametrize("yes", [True, False])
def test_of_what_a_player_may_do(yes: bool) -> None:
    _tell(
        f"Your opponent may reveal his hand and you choose a Drill. {PLACES}",
        """
        opponent: yes
        choose Plan
        expect opponent hand has Filler
        """
        if yes
        else """
        opponent: no
        expect opponent hand has Plan
        expect opponent's hand = 2
        """,
    )


def test_what_goes_on_from_that_depends_as_well() -> None:
    text = (
        f"{MAY}choose a Drill in your opponent's hand. Your opponent discards that card and draws "
        "a card. If he does, gain 2 stages."
    )
    _tell(text, "no\nexpect your stages = 5\nexpect opponent's hand = 2", stages=5)
    _tell(text, "yes\nchoose Plan\nexpect your stages = 7\nexpect opponent's hand = 2", stages=5)


def test_a_card_that_was_spoken_of_in_any_case_is_meant_in_any_case() -> None:
    text = (
        "Reveal the top card of your Life Deck. If your anger is 2 or more, choose an Ally you "
        "control. Place the revealed card at the bottom of your Life Deck and your MP gains 2 stages."
    )
    pal = card("Pal", ALLY, "POWER: Draw a card.")
    deed = card("Deed", EVENT, f"POWER: {text}")
    for anger in (0, 2):
        tell(
            deed,
            pal,
            steps="play Deed\nexpect your stages = 7",
            you={"hand": ["Deed"], "stages": 5, "anger": anger, "play": ["Pal"]},
        )


def test_as_a_hand_is_shown_while_something_is_waited_for() -> None:
    watch = (
        "[constant] Whenever your opponent draws a card from a card effect, he reveals his hand "
        "and you choose a Drill. He discards that card and you draw a card."
    )
    tell(
        card("Watch", CardType.MASTERY, watch),
        card("Deal", EVENT, "POWER: Your opponent draws a card."),
        BLUE,
        steps="""
            play Deal
            choose Plan
            expect opponent discard pile has Plan
            expect your hand = 1
        """,
        you={"hand": ["Deal"], "mastery": "Watch"},
        opponent=HAND,
    )


@pytest.mark.parametrize(
    ("said", "read"),
    [
        (
            f"{MAY}your opponent reveals his hand and you choose a card. {PLACES}",
            f"{MAY}your opponent reveals his hand. Choose 1 of those cards. {PLACES}",
        ),
        (
            "Your opponent reveals his hand and you choose a card. He discards it.",
            "Your opponent reveals his hand. Choose a card. Your opponent discards it.",
        ),
    ],
)
def test_how_it_is_printed(said: str, read: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {read}"
    assert canonical(f"POWER: {read}") == f"POWER: {read}"
