"""The projection: the table as it is shown, event by event, and what can be done with its cards."""

from __future__ import annotations

import pytest
import scripts
from fake_match import FakeMatch, ask

from dbz_desktop.rules.kernel.events import HIDDEN
from dbz_desktop.ui.session.projection import Projection, options_by_card
from dbz_desktop.ui.session.session import GameSession


@pytest.fixture
def projection(qapp):
    match = FakeMatch(
        [(scripts.opening() + scripts.attack_hits() + scripts.planning(), None)], first=ask()
    )
    return Projection(GameSession(match))


def test_the_projection_follows_every_event_and_ends_at_the_view(projection):
    projection.session._match.answer(0)
    told = []
    projection.changed.connect(told.append)
    events = projection.session.seat.events_since(0)[0]
    for event in events:
        projection.advance(event)
    assert told == list(events)
    view = projection.session.view()
    assert projection.view.sides == view.sides
    assert set(projection.view.sides[1].hand) == {HIDDEN}
    projection.reset()
    assert told[-1] is None


def test_a_card_that_was_not_shown_has_no_face(projection):
    assert projection.card(5).title == "Orange Weighted Drill"
    assert projection.card(60) is None


def test_options_are_found_by_the_card_they_point_at():
    assert options_by_card(ask(cards=(5, 6))) == {5: [0], 6: [1]}
    assert options_by_card(None) == {}
