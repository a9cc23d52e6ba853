"""Cards that a player owns, whoever controls them, as what something is done to (ZON-2)."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, EVENT, card
from tests.rules.staged import canonical, tell


@pytest.mark.parametrize(
    "said",
    [
        "[constant] Whenever a Dragon Ball you own leaves play, raise your anger 1.",
        "[constant] Whenever one of your opponent's card effects banishes a card you own, draw a "
        "card.",
        "[constant] Cards you own cannot be banished.",
        "[constant] Dragon Balls your opponent owns cannot be captured.",
    ],
)
def test_cards_by_their_owner(said: str) -> None:
    assert canonical(said, DRILL) == said


@pytest.mark.parametrize(("mine", "anger"), [(True, 1), (False, 0)])
def test_whose_dragon_ball_it_is_matters_and_not_who_controls_it(mine: bool, anger: int) -> None:
    """One that was captured is its owner's still (ZON-2)."""
    watch = card("Watch", DRILL, "[constant] Whenever a Dragon Ball you own leaves play, raise your "
                 "anger 1.")  # fmt: skip
    tell(
        watch,
        card("Grab", EVENT, "POWER: Capture a Dragon Ball."),
        card("Break", EVENT, "POWER: Destroy a Dragon Ball."),
        you={"hand": ["Grab", "Break"], "play": [] if mine else ["Watch"]},
        opponent={"play": ["Ball", *(["Watch"] if mine else [])]},
        steps=f"""play Grab
            expect your play has Ball
            opponent: pass
            play Break
            expect {"opponent.anger" if mine else "your anger"} = {anger}""",
    )
