"""Another theme while windows are open: everything is drawn anew."""

from __future__ import annotations

import pytest
from fake_match import FakeMatch, ask
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QMenu

from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.ui.files.library import Library
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.kit import theme as module
from dbz_desktop.ui.kit.theme import SYSTEM, apply_theme, set_icon, system_theme, theme
from dbz_desktop.ui.kit.widgets import Message, tool_button
from dbz_desktop.ui.session.session import GameSession
from dbz_desktop.ui.table.widget import TableWidget
from dbz_desktop.ui.window.main_window import MainWindow


def new_table(qtbot) -> TableWidget:
    widget = TableWidget(GameSession(FakeMatch(first=ask(cards=(5, 7))), 0))
    widget.setSpeed("off")
    qtbot.addWidget(widget)
    widget.resize(1280, 720)
    widget.show()
    return widget


def picture(widget) -> QImage:
    return widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


@pytest.mark.parametrize("name", ["light", "high-contrast"])
def test_a_table_that_was_switched_looks_like_one_made_in_the_theme(qapp, qtbot, name):
    apply_theme(qapp, "dark", 1.0)
    widget = new_table(qtbot)
    before = picture(widget)
    apply_theme(qapp, name, 1.0)
    after = picture(widget)
    assert after != before
    assert after == picture(new_table(qtbot))
    apply_theme(qapp, "dark", 1.0)
    assert picture(widget) == before


def test_ground_glass_and_cards_take_the_new_colours(qapp, qtbot):
    widget = new_table(qtbot)
    lens = widget.table.lens[0].rect.center().toPoint()
    glass = widget.mapFromScene(lens.x() + widget.table.lens[0].rect.width() * 0.3, lens.y())
    dark = picture(widget)
    apply_theme(qapp, "light", 1.0)
    light = picture(widget)
    for place in (widget.rect().topLeft(), glass):
        assert dark.pixelColor(place).lightness() < 100
        assert light.pixelColor(place).lightness() > 170


def test_an_open_pile_follows_the_theme(qapp, qtbot):
    widget = new_table(qtbot)
    widget.openFan(0, Zone.DISCARD)
    dark = picture(widget).pixelColor(4, 4)
    apply_theme(qapp, "light", 1.0)
    assert picture(widget).pixelColor(4, 4).lightness() > dark.lightness() + 100


def test_icons_of_buttons_and_actions_follow_the_theme(qapp, qtbot):
    button = tool_button("Undo", "Undo")
    qtbot.addWidget(button)
    set_icon(button, "undo")
    menu = QMenu(button)
    action = menu.addAction("Tournament")
    set_icon(action, "trophy", "accent")

    def ink(target) -> QColor:
        image = target.icon().pixmap(20, 20).toImage()
        spots = ((x, y) for x in range(image.width()) for y in range(image.height()))
        return next(c for x, y in spots if (c := image.pixelColor(x, y)).alpha() == 255)

    for name in ("light", "high-contrast", "dark"):
        apply_theme(qapp, name, 1.0)
        assert ink(button).name() == theme().colour("text").name()
        assert ink(action).name() == theme().colour("accent").name()


class Hints:
    """A desktop with wishes of its own."""

    def __init__(self, scheme, contrast=None) -> None:
        self._scheme, self._contrast = scheme, contrast
        if contrast is not None:
            self.accessibility = lambda: self

    def colorScheme(self):
        return self._scheme

    def contrastPreference(self):
        return self._contrast


@pytest.mark.parametrize(
    ("scheme", "contrast", "expected"),
    [
        ("Dark", None, "dark"),
        ("Light", None, "light"),
        ("Unknown", None, "dark"),
        ("Light", "NoPreference", "light"),
        ("Light", "HighContrast", "high-contrast"),
        ("Dark", "HighContrast", "high-contrast"),
    ],
)
def test_the_system_theme_follows_scheme_and_contrast(monkeypatch, scheme, contrast, expected):
    if contrast is not None:
        if not hasattr(Qt, "ContrastPreference"):
            pytest.skip("this Qt doesn't tell the contrast")
        contrast = Qt.ContrastPreference[contrast]
    hints = Hints(Qt.ColorScheme[scheme], contrast)
    monkeypatch.setattr(module, "QGuiApplication", type("App", (), {"styleHints": lambda: hints}))
    assert system_theme() == expected


def test_system_is_a_theme_that_can_be_put_on_and_followed(qapp, qtbot, monkeypatch):
    wish = ["light"]
    monkeypatch.setattr(module, "system_theme", lambda: wish[0])
    assert apply_theme(qapp, SYSTEM, 1.0).name == "Light"
    calls = []
    end = module.watch_system(lambda: calls.append(apply_theme(qapp, SYSTEM, 1.0).name))
    wish[0] = "dark"
    hints = QGuiApplication.styleHints()
    hints.colorSchemeChanged.emit(hints.colorScheme())
    assert calls == ["Dark"]
    assert theme().name == "Dark"
    end()
    hints.colorSchemeChanged.emit(hints.colorScheme())
    assert calls == ["Dark"]


def test_a_theme_chosen_over_a_game_dresses_the_game(qapp, qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path))
    library = Library()
    library.load_now()
    settings = Settings()
    settings.speed = "off"
    window = MainWindow(settings, library)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    window.home.new_game.click()
    window.start.start.click()
    window.game.curtain.lift_now()
    before = picture(window.game)
    window.show_settings()
    buttons = window.preferences.findChildren(QAbstractButton)
    light = next(button for button in buttons if button.accessibleName() == "Theme: Light")
    QTest.mouseClick(light, Qt.MouseButton.LeftButton)
    assert theme().name == "Light"
    window.go_back()
    qtbot.waitUntil(lambda: window.pages.top is window.game)
    window.game.curtain.lift_now()
    after = picture(window.game)
    table = window.game.table
    for widget, place in ((table, QPoint(1, 1)), (window.game.prompt, QPoint(6, 6))):
        spot = widget.mapTo(window.game, place)
        assert before.pixelColor(spot).lightness() < 80
        assert after.pixelColor(spot).lightness() > 190


def test_waiting_looks_and_reads_otherwise_than_what_is_wrong(qapp, qtbot):
    apply_theme(qapp, "dark", 1.0)
    message = Message()
    qtbot.addWidget(message)
    message.resize(400, 60)
    message.tell("It could not be read.")
    wrong = (message.sign.text(), message.grab().toImage().pixelColor(2, message.height() // 2))
    message.tell("One moment.", waiting=True)
    waiting = (message.sign.text(), message.grab().toImage().pixelColor(2, message.height() // 2))
    assert wrong[0] != waiting[0] and wrong[1] != waiting[1]
    message.tell("It could not be read.")
    assert message.sign.text() == wrong[0]
