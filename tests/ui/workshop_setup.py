"""What the tests of the workshop share: a pack written by hand, and keys as a user types them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from dbz_desktop.match.content.library import user_packs_folder

KICK = "[attack] Physical attack. DAMAGE: AT +2 stages. HIT: Raise your anger 1."
HAND = """\
# Mine, by hand.
[[card]]
id = "KIT-1"   # the first
title = "Tea Break"
type = "Event"
text = "POWER: Draw a card."

[[card]]
id = "KIT-2"
title = "Long Lunch"
type = "Event"
text = "POWER: Draw 2 cards."
"""


def workshop(window, qtbot, path=None):
    """The page, once its pack was read."""
    window.workshop_pages.show_workshop(path)
    page = window.workshop_pages.page
    qtbot.waitUntil(lambda: page.bench is not None)
    return page


def read(page, qtbot):
    """Wait until what the card says now was read."""
    qtbot.waitUntil(lambda: page.is_read)
    return page.view.reading


def type_title(page, words="Falling Star Kick"):
    field = page.form.fields["title"]
    field.setFocus()
    QTest.keyClicks(field, words)


def type_text(page, words=KICK):
    page.text.setFocus()
    for word in words.split(" "):
        QTest.keyClicks(page.text, word)
        # The words that are offered are not wanted.
        page.text.popup.hide()
        QTest.keyClick(page.text, Qt.Key.Key_Space)


def choose(page, field, words):
    """Choose in a box, as the mouse or the arrows do."""
    box = page.form.fields[field]
    box.setCurrentIndex(box.findText(words))
    box.activated.emit(box.currentIndex())


def own_file(text=HAND, name="kitchen.toml"):
    folder = user_packs_folder()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def press_save(page):
    QTest.keyClick(page.text, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)


def save(page, qtbot):
    """Save by the keyboard, and wait until it is done."""
    press_save(page)
    qtbot.waitUntil(lambda: not page.bench.unsaved)


def saved_as(monkeypatch, target, kind=""):
    """What the user answers to the next question where to save."""
    answer = lambda *_args, **_more: (str(target), kind)  # noqa: E731
    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
