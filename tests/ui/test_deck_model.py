"""The deck's model follows an edit row by row, so that views keep their place."""

from __future__ import annotations

from editor_setup import view
from pages_setup import deck
from PySide6.QtCore import QPersistentModelIndex
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy

from dbz_desktop.ui.decks.deck_model import DeckModel, DeckRole
from dbz_desktop.ui.decks.deck_session import DeckSession


def rows(model):
    """Every row of the model: the title of a section, or a card's id with its copies."""
    found = []
    for section in range(model.rowCount()):
        head = model.index(section, 0)
        found.append(model.data(head))
        for row in range(model.rowCount(head)):
            index = model.index(row, 0, head)
            card = model.data(index, DeckRole.CARD)
            found.append((card and card.id, model.node(index).copies))
    return found


def test_rows_come_and_go_one_by_one(qapp, tmp_path):
    pool = view()
    start = deck("blue")
    session = DeckSession(start, tmp_path / "blue.toml", pool.pool, pool.rules, pool.by_id)
    model = DeckModel(session)
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    resets = QSignalSpy(model.modelReset)
    held = {card.id for card, _ in start.counts}
    last = start.counts[-1][0]
    kept = QPersistentModelIndex(model.index_of_card(last))
    kinds = {card.type for card, _ in start.counts}
    new = [c for c in pool.pool.cards.values() if c.type in kinds and c.id not in held][:25]
    for card in new:
        session.change([card], 2)
        assert rows(model) == rows(DeckModel(session))
    assert resets.count() == 0
    assert kept.isValid() and kept.data(DeckRole.CARD) is last
    session.change(new[:3], -2)
    session.change([start.counts[0][0]], -9)
    session.change([start.mp[1]], -1)
    session.change([start.mastery], -1)
    assert rows(model) == rows(DeckModel(session))
    while session.undo_stack.canUndo():
        session.undo_stack.undo()
        assert rows(model) == rows(DeckModel(session))
    assert session.deck == start
    session.save()
    del tester
