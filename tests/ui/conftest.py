"""Set-up of the windows' tests: offscreen, the shipped fonts and theme, cards by script."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parent))


@pytest.fixture(autouse=True)
def dark_theme(request):
    """Every test of a window sees the dark theme."""
    if "qapp" not in request.fixturenames and "qtbot" not in request.fixturenames:
        return
    from dbz_desktop.ui.theme import apply_theme

    apply_theme(request.getfixturevalue("qapp"))


@pytest.fixture(autouse=True)
def cycles_in_the_gui_thread(request):
    """As in the program: no thread beside the windows destroys the widgets of a test before."""
    if "qapp" not in request.fixturenames and "qtbot" not in request.fixturenames:
        yield
        return
    request.getfixturevalue("qapp")
    from dbz_desktop.ui.cycles import CycleCollector

    collector = CycleCollector()
    yield
    collector.look()
    collector.stop()
