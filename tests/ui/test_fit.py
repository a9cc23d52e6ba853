"""Text grows a little with the window, and never shrinks below what was chosen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize

from dbz_desktop.ui.files.library import Library
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.kit.text_growth import growth
from dbz_desktop.ui.kit.theme import theme
from dbz_desktop.ui.window.main_window import MainWindow

pytestmark = pytest.mark.usefixtures("home")


def test_growth_is_moderate_and_never_below_one():
    assert growth(QSize(640, 400)) == growth(QSize(1280, 720)) == 1.0
    assert growth(QSize(3840, 720)) == 1.0
    assert growth(QSize(1280, 720)) < growth(QSize(1920, 1080)) < growth(QSize(2560, 1440))
    assert growth(QSize(3840, 2160)) <= 1.7


def test_what_was_chosen_is_the_least_and_200_percent_the_most():
    settings = Settings()
    settings.growth = 1.3
    for chosen in (1.0, 1.25, 1.5, 2.0):
        settings.text_scale = chosen
        assert chosen <= settings.shown_scale <= 2.0
    settings.text_scale = 1.0
    assert settings.shown_scale == 1.3


def test_a_larger_window_is_dressed_in_larger_text_and_back(qtbot):
    settings = Settings()
    window = MainWindow(settings, Library())
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    window.text_fit.fit()
    small = theme().px("body")
    window.resize(2560, 1440)
    qtbot.waitUntil(lambda: theme().px("body") > small)
    assert window.home.isVisible()
    assert settings.text_scale == 1.0
    window.resize(1280, 720)
    qtbot.waitUntil(lambda: theme().px("body") == small)
