"""No card of a title in play; cards that go each to the end of a Life Deck that one likes."""

from __future__ import annotations

import pytest

from tests.rules.happening import EVENT, card
from tests.rules.staged import canonical, tell


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ('there is no "Idle Drill" in play', 'there are no cards named "Idle Drill" in play'),
        ('there are no "Idle Drill" in play', 'there are no cards named "Idle Drill" in play'),
        ('no "Idle Drill" is in play', 'there are no cards named "Idle Drill" in play'),
        ('you control no "Idle Drill"', 'you control no cards named "Idle Drill"'),
        ('you do not control a "Idle Drill"', 'you control no cards named "Idle Drill"'),
        ('neither player controls a "Idle Drill"', 'there are no cards named "Idle Drill" in play'),
        ("no Drills are in play", "there are no Drills in play"),
        ("there is no Drill in play", "there are no Drills in play"),
    ],
)
def test_none_in_other_words(said: str, meant: str) -> None:
    assert canonical(f"POWER: If {said}, draw a card.") == f"POWER: If {meant}, draw a card."


@pytest.mark.parametrize("said", ['there is no "Idle Drill" in play', 'no "Idle Drill" is in play'])
@pytest.mark.parametrize(
    ("mine", "theirs", "drawn"),
    [
        ([], [], 1),
        (["Other Drill"], [], 1),
        (["Idle Drill"], [], 0),
        ([], ["Idle Drill"], 0),
    ],
)
def test_none_of_a_title(said: str, mine: list[str], theirs: list[str], drawn: int) -> None:
    tell(
        card("Ask", EVENT, f"POWER: If {said}, draw a card."),
        you={"hand": ["Ask"], "play": mine},
        opponent={"play": theirs},
        steps=f"""
            play Ask
            expect you hand = {drawn}
        """,
    )


PLACES = "POWER: Look at the top 3 cards of your Life Deck. {} of your Life Deck in any order."


@pytest.mark.parametrize(
    "said",
    [
        "Place them on the top and/or bottom",
        "Return them to the top and/or bottom",
        "Put them back on the top and/or the bottom",
        "Put them on top and/or on the bottom",
        "Place each of them on the top or bottom",
    ],
)
def test_each_card_goes_to_the_end_that_one_likes(said: str) -> None:
    assert canonical(PLACES.format(said)) == PLACES.format("Place them on the top and/or bottom")
    tell(
        card("Sort", EVENT, PLACES.format(said)),
        you={"hand": ["Sort"], "life_deck": ["Block", "Idle Drill", "Spare Kick"], "fill": 0},
        steps="""
            play Sort
            choose Spare Kick
            choose Block
            choose On top
            choose At the bottom
            choose On top
            expect asked you 3 times: top or the bottom
            expect you life deck bottom = Block
            expect you life deck top = Idle Drill
        """,
    )


def test_all_go_to_the_one_end_that_one_likes() -> None:
    tell(
        card("Sort", EVENT, PLACES.format("Place them on the top or bottom")),
        you={"hand": ["Sort"], "life_deck": ["Block", "Idle Drill", "Spare Kick"], "fill": 2},
        steps="""
            play Sort
            choose Spare Kick
            choose Block
            choose At the bottom
            expect asked you once: top or the bottom
            expect you life deck bottom = Idle Drill
            expect you life deck top = Filler
        """,
    )
