"""What would go on without end is over at some time, and that is told (HSE-10)."""

from __future__ import annotations

import pytest

from dbz_desktop.rules.flow.combat import MOST_ACTIONS
from dbz_desktop.rules.kernel.attack_events import CriticalEffect
from dbz_desktop.rules.kernel.base import Line
from dbz_desktop.rules.kernel.events import ActionBegan, CardNamed, LoopEnded
from dbz_desktop.rules.kernel.running import MOST_IN_ALL, MOST_WITHIN
from dbz_desktop.rules.language.compiler import grammar
from dbz_desktop.wording import ParseError
from tests.rules.happening import DRILL, PHYSICAL, Row, card, go_on, play, position

IDLE = "POWER: Draw a card."


def test_effects_that_set_each_other_off_come_to_an_end() -> None:
    loop = "[constant] Whenever a critical damage effect is used, use a critical damage effect."
    row = Row("", "POWER: Use a critical damage effect.", theirs={"anger": 2})
    match = position(row, card("Watcher", DRILL, loop), "play")
    play(row, match)
    events = match.game.events
    assert sum(isinstance(e, CriticalEffect) for e in events) == MOST_WITHIN + 1
    (told,) = [e for e in events if isinstance(e, LoopEnded)]
    assert not told.combat
    assert match.game.outcome is None


def test_effects_that_set_off_several_others_come_to_an_end() -> None:
    loop = (
        "[constant] Whenever a critical damage effect is used, use a critical damage effect and "
        "use a critical damage effect."
    )
    row = Row("", "POWER: Use a critical damage effect.", theirs={"anger": 2})
    match = position(row, card("Watcher", DRILL, loop), "play")
    play(row, match)
    events = match.game.events
    assert sum(isinstance(e, CriticalEffect) for e in events) <= 2 * MOST_IN_ALL + 2
    assert sum(isinstance(e, LoopEnded) for e in events) == 1


def test_the_next_happening_sets_them_off_again() -> None:
    loop = "[constant] Whenever a critical damage effect is used, use a critical damage effect."
    row = Row("", "POWER: Use a critical damage effect. Use a critical damage effect.")
    match = position(row, card("Watcher", DRILL, loop), "play")
    play(row, match)
    assert sum(isinstance(e, LoopEnded) for e in match.game.events) == 2


def test_a_combat_without_end_ends() -> None:
    again = (
        "[constant] Whenever you perform an attack, perform a copy of that attack for your next "
        "action."
    )
    row = Row("", "[attack] Physical attack.", kind=PHYSICAL)
    match = position(row, card("Watcher", DRILL, again), "play")
    play(row, match)
    go_on(match, lambda: match.game.state.combat is None)
    events = match.game.events
    assert [e.combat for e in events if isinstance(e, LoopEnded)] == [True]
    assert max(e.number for e in events if isinstance(e, ActionBegan)) == MOST_ACTIONS


@pytest.mark.parametrize("many", ["any number of", "all", "up to 2", "2 random"])
def test_so_many_cards_are_named_as_is_said(many: str) -> None:
    with pytest.raises(ParseError):
        grammar().parse(Line, f"Name {many} cards")


def test_no_more_cards_are_named_than_there_are() -> None:
    match = position(Row("", "POWER: Name 9000 cards."), card("Watcher", DRILL, IDLE), "play")
    play(Row("", ""), match)
    named = sum(isinstance(e, CardNamed) for e in match.game.events)
    assert named == len(match.game.cards)
