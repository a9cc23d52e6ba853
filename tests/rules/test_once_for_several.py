"""What happens to several of one's cards at once: as one happening, or to each of them (EFF-2)."""

from __future__ import annotations

import pytest

from tests.rules.happening import ALLY, DRILL, EVENT, SETUP, card
from tests.rules.staged import canonical, tell

_ALL = card("All", EVENT, "POWER: Destroy all of your opponent's Drills.")


@pytest.mark.parametrize(("heard", "times"), [
    ("Whenever one or more of your Drills are destroyed", 1),
    ("Whenever your Drills are destroyed", 1),
    ("Whenever your opponent destroys your Drills", 1),
    ("Whenever one of your Drills is destroyed", 2),
    ("Whenever a Drill you control is destroyed", 2),
    ("Whenever your Drill is destroyed", 2),
    ("The first time your Drill is destroyed each combat", 1),
    ("Whenever your Drills leave play", 1),
    ("Whenever one or more Drills leave play", 1),
    ("Whenever your Drill leaves play", 2),
    ("Whenever a Drill leaves play", 2),
    ("Whenever one or more of your Allies are destroyed", 0),
    ("Whenever one or more of your opponent's Drills are destroyed", 0),
])  # fmt: skip
def test_several_of_yours_at_once(heard: str, times: int) -> None:
    watcher = card("Watcher", ALLY, f"[constant] {heard}, draw a card. POWER: Draw a card.")
    tell(
        watcher, _ALL, you={"play": ["Watcher", "Idle Drill", "Other Drill"]},
        opponent={"hand": ["All"]}, start={"action": "opponent", "turn": "opponent"},
        steps=f"""opponent: play All
            expect you.hand = {times}""",
    )  # fmt: skip


def test_one_after_the_other_they_are_two() -> None:
    watcher = card("Watcher", ALLY,
                   "[constant] Whenever one or more of your Drills are destroyed, draw a card. "
                   "POWER: Draw a card.")  # fmt: skip
    one = card("One", EVENT, "POWER: Destroy an opponent's Drill. Destroy an opponent's Drill.")
    tell(
        watcher, one, you={"play": ["Watcher", "Idle Drill", "Other Drill"]},
        opponent={"hand": ["One"]}, start={"action": "opponent", "turn": "opponent"},
        steps="""opponent: play One
            opponent: choose Idle Drill
            expect you.hand = 2""",
    )  # fmt: skip


def test_all_that_were_destroyed_are_spoken_of() -> None:
    watcher = card("Watcher", ALLY,
                   "[constant] Whenever one or more of your Drills are destroyed, place them at "
                   "the bottom of your Life Deck. POWER: Draw a card.")  # fmt: skip
    tell(
        watcher, _ALL, you={"play": ["Watcher", "Idle Drill", "Other Drill"]},
        opponent={"hand": ["All"]}, start={"action": "opponent", "turn": "opponent"},
        steps="""opponent: play All
            expect you.discard = 0
            expect you.life_deck = 32""",
    )  # fmt: skip


def test_the_singular_is_said_of_one_of_them() -> None:
    used = "[instant] POWER: Use when your Ally is destroyed or discarded. Draw a card."
    assert canonical(used, SETUP) == used.replace("your Ally is", "one of your Allies is")
    state = "[constant] Whenever your Ally is at 0 stages, draw a card."
    assert canonical(state, DRILL) == (
        "[constant] Whenever the power stage of one of your Allies is 0, draw a card."
    )
