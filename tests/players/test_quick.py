"""Quick, who plays the imagined games of a search: what it looks at, and what it remembers."""

from __future__ import annotations

import pytest

from dbz_desktop.players.making import load_levels
from dbz_desktop.players.quick import WEIGHTY, Quick
from dbz_desktop.players.searching import TURNS, Searching
from dbz_desktop.players.settling import usual
from dbz_desktop.players.weights import Weights
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.decisions import Ask
from tests.players.seen import Seen, in_one_world


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[Game]:
    """The games that were weighed."""
    weighed: list[Game] = []
    worth = Weights.worth

    def noted(self: Weights, game: Game, viewer: int, hands: object = None) -> float:
        weighed.append(game)
        return worth(self, game, viewer, hands)  # type: ignore[arg-type]

    monkeypatch.setattr(Weights, "worth", noted)
    return weighed


def test_it_looks_ahead_once_and_only_where_something_is_at_stake(looks: list[Game]) -> None:
    quick = Quick(1, "Q", load_levels().weights)
    at_stake = 0
    seen = Seen(5)
    for decision in seen.decisions():
        if len(decision.options) < 2:
            continue
        quick.forget()
        looks.clear()
        chosen = quick.best_in(seen.game.fork(), decision)
        if decision.ask not in WEIGHTY:
            assert not looks and chosen == usual(seen.game, decision)
            continue
        assert looks
        looks.clear()
        assert quick.best_in(seen.game.fork(), decision) == chosen and not looks
        at_stake += 1
    assert at_stake > 10


def test_every_question_at_which_it_looks_can_be_left() -> None:
    for decision in Seen(8).decisions():
        if decision.ask in WEIGHTY:
            assert any(option.leaves for option in decision.options)


def test_the_search_goes_on_to_the_end_of_the_next_turn(looks: list[Game]) -> None:
    seen, weights = Seen(5), load_levels().weights
    followed = 0
    for number, decision in enumerate(seen.decisions()):
        if decision.ask is not Ask.ACTION or len(decision.options) < 2 or number % 2:
            continue
        turn = seen.game.state.turn
        search = Searching(number, "S", weights, in_one_world(decision))
        looks.clear()
        search.search(decision, seen.sight(decision.player))
        turns = {game.state.turn - turn for game in looks if game.outcome is None}
        # Where every line wins, or loses, no position is weighed.
        assert max(turns, default=0) <= TURNS
        followed += {1, TURNS} <= turns
    assert followed > 2
