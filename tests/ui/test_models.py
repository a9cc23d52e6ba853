"""The zone models: rows that follow the events, and what each card can be asked."""

from __future__ import annotations

import pytest
import scripts
from fake_match import FakeMatch, ask
from PySide6.QtCore import Qt

from dbz_desktop.rules.events import HIDDEN
from dbz_desktop.ui.bridge import EngineBridge
from dbz_desktop.ui.models import Projection, Role, SideModels, options_by_card


@pytest.fixture
def projection(qapp):
    match = FakeMatch(
        [(scripts.opening() + scripts.attack_hits() + scripts.planning(), None)], first=ask()
    )
    return Projection(EngineBridge(match))


def rows(model) -> list[int]:
    return [model.data(model.index(row), Role.INSTANCE) for row in range(model.rowCount())]


def test_zones_follow_every_event(projection, qtmodeltester):
    mine, theirs = SideModels(projection, 0), SideModels(projection, 1)
    models = [mine.hand, mine.play, mine.discard, mine.in_use, theirs.hand, theirs.discard]
    for model in models:
        qtmodeltester.check(model)
    projection.bridge.match.answer(0)
    resets = []
    for model in models:
        model.modelReset.connect(lambda: resets.append(1))
    for event in projection.bridge.seat.events_since(0)[0]:
        projection.advance(event)
    view = projection.bridge.view()
    assert rows(mine.hand) == list(view.sides[0].hand)
    assert rows(theirs.discard) == list(view.sides[1].discard)
    assert rows(theirs.hand) == [HIDDEN] * len(view.sides[1].hand)
    assert rows(mine.rows["drills"]) == [5]
    assert rows(mine.rows["allies"]) == [33]
    assert not resets, "single events change rows, they don't reset models"


def test_a_card_tells_its_name_stages_and_options(projection):
    mine = SideModels(projection, 0)
    projection.set_options(options_by_card(ask(cards=(5, 6))))
    hand = mine.hand
    first = hand.index(0)
    assert hand.data(first) == "Orange Weighted Drill"
    assert hand.data(first, Role.OPTIONS) == [0]
    assert hand.data(first, Role.WHY_NOT) is None
    assert hand.flags(first) & Qt.ItemFlag.ItemIsDragEnabled
    other = hand.index(2)
    assert hand.data(other, Role.WHY_NOT).rule == "COM-2"
    assert hand.data(other, Qt.ItemDataRole.ToolTipRole).endswith("(COM-2)")
    ally = mine.rows["allies"]
    assert ally.data(ally.index(0), Role.STAGES) == 3


def test_hidden_cards_tell_nothing(projection):
    theirs = SideModels(projection, 1)
    first = theirs.hand.index(0)
    assert theirs.hand.data(first) == "A card face down"
    assert theirs.hand.data(first, Role.CARD) is None
    assert theirs.hand.data(first, Role.WHY_NOT) is None
