"""The sample hand of the editor: dealt, drawn on, discarded from by real clicks and keys."""

from __future__ import annotations

import pytest
from editor_setup import open_editor
from PySide6.QtCore import Qt

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def editor(qtbot, tmp_path):
    editor = open_editor(qtbot, tmp_path, "orange")
    editor.tabs.setCurrentWidget(editor.tabs.hand)
    return editor


def names(pane) -> list[str]:
    return [held.card.name for held in pane.sample.hand]


def type_seed(qtbot, pane, seed: int) -> None:
    pane.seed.selectAll()
    qtbot.keyClicks(pane.seed, str(seed))
    qtbot.keyClick(pane.seed, Qt.Key.Key_Return)


def test_draw_steps_and_attacks(qtbot, editor) -> None:
    pane = editor.tabs.hand
    assert pane.note.text() == "Turn 1 · 3 in hand · 3 of 60 drawn"
    qtbot.mouseClick(pane.fight, LEFT)
    qtbot.mouseClick(pane.next, LEFT)
    assert pane.note.text() == "Turn 2 · 9 in hand · 9 of 60 drawn"
    heads = [words for words, _, _ in pane.view._heads]
    assert heads == [
        "Turn 1, Draw Step (TRN-1)",
        "Turn 1, attacked (COM-1)",
        "Turn 2, Draw Step (TRN-1)",
    ]


def test_a_seed_repeats_a_hand(qtbot, editor) -> None:
    pane = editor.tabs.hand
    type_seed(qtbot, pane, 4711)
    first = names(pane)
    qtbot.mouseClick(pane.again, LEFT)
    assert pane.seed.value() == pane.sample.seed != 4711
    type_seed(qtbot, pane, 4711)
    assert names(pane) == first
    assert pane.seed.text() == "4711"


def test_a_click_discards_and_can_be_taken_back(qtbot, editor) -> None:
    pane = editor.tabs.hand
    before = names(pane)
    qtbot.mouseClick(pane.view, LEFT, pos=pane.view.places[1].box.center().toPoint())
    assert names(pane) == [before[0], before[2]]
    assert pane.pile.text() == f"Discarded (1): {before[1]}"
    qtbot.mouseClick(pane.back, LEFT)
    assert names(pane) == before
    pane.view.setFocus()
    qtbot.keyClick(pane.view, Qt.Key.Key_Right)
    qtbot.keyClick(pane.view, Qt.Key.Key_Right)
    assert pane.view.accessibleDescription().startswith(f"{before[2]} in focus")
    qtbot.keyClick(pane.view, Qt.Key.Key_Delete)
    assert names(pane) == before[:2]


def test_the_card_under_the_pointer_is_shown_large(qtbot, editor) -> None:
    pane = editor.tabs.hand
    place = pane.view.places[2]
    qtbot.mouseMove(pane.view, place.box.center().toPoint())
    assert editor.preview.title.text().startswith(place.held.card.name)


def test_an_empty_deck_of_cards_ends_the_draws(qtbot, editor) -> None:
    pane = editor.tabs.hand
    for _ in range(19):
        qtbot.mouseClick(pane.next, LEFT)
    assert len(pane.sample.hand) == 60
    assert not pane.next.isEnabled()
    assert "no card left" in pane.next.toolTip()
    qtbot.mouseClick(pane.again, LEFT)
    assert pane.next.isEnabled() and len(pane.sample.hand) == 3


def test_edits_are_told_and_taken_by_again(qtbot, editor) -> None:
    pane = editor.tabs.hand
    before = names(pane)
    session = editor.active.session
    session.set_copies([card for card, _ in session.deck.counts], 0)
    assert names(pane) == before
    assert "Dealt before your last edits" in pane.note.text()
    qtbot.mouseClick(editor.header.undo, LEFT)
    assert "Dealt before" not in pane.note.text()
    session.set_copies([session.deck.counts[0][0]], 0)
    qtbot.mouseClick(pane.again, LEFT)
    assert pane.note.text().endswith("of 57 drawn")
