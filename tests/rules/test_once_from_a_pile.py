"""A card that is played so often only from where it lies, as though it was in hand (EFF-6)."""

from __future__ import annotations

import pytest

from tests.rules.happening import ALLY, DRILL, EVENT, PHYSICAL, card
from tests.rules.staged import canonical, tell

PAL = card("Pal", ALLY, "POWER: Draw a card.")


@pytest.mark.parametrize(
    "said",
    [
        "You may play this card from your discard pile once per combat.",
        "Once per combat, you may play this card from your discard pile.",
        "You may play this card from your discard pile as though it was in your hand once per combat.",
        "Only once per combat, you may play this card from your discard pile as an action.",
    ],
)
@pytest.mark.parametrize("limited", [True, False])
def test_it_is_played_from_there_once(said: str, limited: bool) -> None:
    """A card that isn't banished after use comes back there, and is played no more."""
    note = said if limited else "You may play this card from your discard pile."
    tell(
        card("Echo", EVENT, f"({note}) POWER: Raise your anger 1."),
        steps=f"""
            play Echo
            opponent: pass
            expect {"no option" if limited else "option"} play Echo
            expect you anger = 1
        """,
        you={"discard": ["Echo"]},
    )


@pytest.mark.parametrize("mine", [{"hand": ["Echo"]}, {"discard": ["Echo", "Echo"]}])
def test_from_the_hand_and_of_each_copy_it_is_no_use_of_that(mine: dict[str, list[str]]) -> None:
    """Played from the hand, it is played once more from there; each of two copies once."""
    note = "(Once per game, you may play this card from your discard pile.)"
    tell(
        card("Echo", EVENT, f"{note} POWER: Raise your anger 1."),
        steps="""
            play Echo
            opponent: pass
            expect option play Echo
            play Echo
            opponent: pass
            expect no option play Echo
            expect you anger = 2
        """,
        you=mine,
    )


@pytest.mark.parametrize(
    "said",
    [
        "You may play this card from your Banished Zone once per game if you control 2 or more Allies.",
        "If you control 2 or more Allies, you may play this card from your Banished Zone once per game.",
    ],
)
@pytest.mark.parametrize(("allies", "option"), [(1, "no option"), (2, "option")])
def test_it_is_played_if_something_is_so(said: str, allies: int, option: str) -> None:
    tell(
        PAL,
        card("Chant", EVENT, f"({said}) POWER: Raise your anger 1."),
        steps=f"expect {option} play Chant",
        you={"banished": ["Chant"], "play": ["Pal"] * allies},
    )


@pytest.mark.parametrize(("period", "option"), [("game", "no option"), ("turn", "option")])
def test_how_long_it_is_remembered(period: str, option: str) -> None:
    note = f"(Once per {period}, you may play this card from your discard pile.)"
    tell(
        card("Echo", EVENT, f"{note} POWER: Raise your anger 1."),
        steps=f"""
            play Echo
            opponent: pass
            pass
            opponent: discard Filler
            opponent: discard Filler
            until turn ends
            you: yes
            expect {option} play Echo
        """,
        you={"discard": ["Echo"], "hand": []},
        opponent={"hand": []},
    )


def test_how_it_is_printed() -> None:
    said = "(If you control a Drill, you may play this card from your discard pile once per turn.)"
    read = "(If you control a Drill, once per turn you may play this card from your discard pile as though it was in your hand.)"
    text = "[attack] Physical attack. DAMAGE: 2 stages."
    assert canonical(f"{said} {text}", PHYSICAL) == f"{read} {text}"
    with pytest.raises(AssertionError):
        canonical(f"(You may play this card from your hand once per turn.) {text}", PHYSICAL)
    with pytest.raises(AssertionError):
        canonical(
            "(You may play this Drill from your hand once per turn.) POWER: Draw a card.", DRILL
        )
