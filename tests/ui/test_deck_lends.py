"""What an MP lends to its deck goes in without a complaint, what it doesn't lend is marked."""

from __future__ import annotations

from editor_setup import open_editor
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


def put_in(editor, text):
    """Search for one card and double-click it."""
    field = editor.browser.search.field
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)
    card = editor.browser.found.entry(0).card
    gallery = editor.browser.gallery
    QTest.mouseDClick(gallery.viewport(), LEFT, NONE, gallery.place(0).center())
    assert editor.active.session.copies(card) == 1, text
    return card


def about(editor, rule):
    """The lines of the list of problems that are about a rule."""
    listed = editor.active.problems
    texts = [listed.item(row).text() for row in range(listed.count())]
    return [text for text in texts if text.startswith(rule)]


def test_the_editor_allows_what_the_mp_lends(qtbot, tmp_path):
    """DCK-6: level 1 of Android 16, a Villain, has "Heroes only" cards allowed but no Allies."""
    editor = open_editor(qtbot, tmp_path, "orange")
    session = editor.active.session
    for card in (session.deck.mp[0], *(card for card, _ in session.deck.counts)):
        session.set_copies([card], 0)
    for level in (4, 3, 2):
        put_in(editor, f'"Android 16" t:main level:{level}')
    jab = put_in(editor, '"Heroic Jab"')
    assert [problem.rule for problem in session.problems_of(jab)] == ["DCK-6"]
    assert len(about(editor, "DCK-6")) == 1
    put_in(editor, '"Android 16" t:main level:1')
    assert session.problems_of(jab) == [] and about(editor, "DCK-6") == []
    put_in(editor, '"Crushing Beam"')
    assert about(editor, "DCK-6") == []
    maron = put_in(editor, "Maron t:ally")
    (problem,) = session.problems_of(maron)
    (line,) = about(editor, "DCK-6")
    assert "Maron" in line and problem.reason in line
