"""Levels that are gained and lost, chosen, and gone to by name: read, and played (ANG-3)."""

from __future__ import annotations

import pytest

from tests.rules.happening import DRILL, EVENT, card
from tests.rules.staged import canonical, tell


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("Your MP loses 2 levels.", "Lower your MP 2 levels."),
        ("Gain a level.", "Advance your MP 1 level."),
        ("Your opponent's MP loses a level.", "Lower your opponent's MP 1 level."),
        ("Your MP gains a level at the end of combat.",
         "Advance your MP 1 level at the end of combat."),
        ("Lose a level to draw 3 cards.", "Lower your MP 1 level to draw 3 cards."),
        ("You may have your MP lose a level. If you do, draw a card.",
         "You may lower your MP 1 level. If you do, draw a card."),
        ("You may have your MP advance a level. If you do, draw a card.",
         "You may advance your MP 1 level. If you do, draw a card."),
        ("Choose a player. Have that player's MP lose 2 levels.",
         "Choose a player. Lower that player's MP 2 levels."),
        ("Advance your MP to its highest level.", "Advance your MP to level 4."),
        ("Set your MP to its lowest level.", "Advance or lower your MP to level 1."),
        ("Advance your MP to the level of your opponent's MP.",
         "Advance your MP to a level equal to your opponent's MP's level."),
        ("Choose a level. Your opponent's MP's level is changed to that level.",
         "Choose a number between 1 and 4. Advance or lower your opponent's MP to a level equal "
         "to that number."),
        ("Advance your MP any number of levels.", "Advance your MP up to 3 levels."),
        ("Discard any number of cards from your hand. Advance your MP that many levels.",
         "Discard any number of cards from your hand. Advance your MP that amount of levels."),
    ],
)  # fmt: skip
def test_it_is_read_as(said: str, read: str) -> None:
    assert canonical(f"POWER: {said}") == f"POWER: {read}"


@pytest.mark.parametrize(
    ("said", "mine", "theirs", "answers", "levels"),
    [
        ("Advance your MP to its highest level.", 2, 2, "", (4, 2)),
        ("Set your MP to its lowest level.", 3, 2, "", (1, 2)),
        ("Your opponent's MP loses 2 levels.", 1, 4, "", (1, 2)),
        ("Your opponent's MP loses 2 levels.", 1, 2, "", (1, 1)),
        ("Lose a level. Your opponent's MP gains a level.", 2, 2, "", (1, 3)),
        ("Advance your MP to the level of your opponent's MP.", 1, 3, "", (3, 3)),
        ("Choose a level. Set your MP to that level.", 2, 2, "choose 4", (4, 2)),
        ("Choose a level. Set your MP to that level.", 2, 2, "choose 1", (1, 2)),
        ("Choose a level. Your opponent's MP is lowered to that level.", 2, 4, "choose 3", (2, 3)),
        # It is lowered to a level, so it doesn't rise to it.
        ("Choose a level. Your opponent's MP is lowered to that level.", 2, 2, "choose 3", (2, 2)),
        ("Advance your MP up to 2 levels.", 1, 2, "choose 1", (2, 2)),
        ("Advance your MP up to 2 levels.", 1, 2, "choose 0", (1, 2)),
        ("Advance your MP any number of levels.", 2, 2, "choose 2", (4, 2)),
        ("Raise your anger 2. Advance your MP that many levels.", 1, 2, "", (3, 2)),
    ],
)  # fmt: skip
def test_an_mp_comes_to(
    said: str, mine: int, theirs: int, answers: str, levels: tuple[int, int]
) -> None:
    tell(
        card("Rise", EVENT, f"POWER: {said}"),
        steps=f"""play Rise
        {answers}
        expect your level = {levels[0]}
        expect opponent level = {levels[1]}""",
        you={"hand": ["Rise"], "level": mine},
        opponent={"level": theirs},
    )


def test_no_more_levels_are_offered_than_there_are() -> None:
    with pytest.raises(AssertionError, match="choose 3"):
        tell(
            card("Rise", EVENT, "POWER: Advance your MP up to 3 levels."),
            steps="play Rise\nchoose 3\nexpect your level = 4",
            you={"hand": ["Rise"], "level": 2},
        )


def test_a_lost_level_is_heard() -> None:
    tell(
        card("Fall", EVENT, "POWER: Your opponent's MP loses a level."),
        card("Watcher", DRILL, "Whenever your opponent's MP loses a level, gain 2 stages."),
        steps="play Fall\nexpect opponent level = 1\nexpect your stages = 5",
        you={"hand": ["Fall"], "play": ["Watcher"], "stages": 3},
        opponent={"level": 2},
    )
