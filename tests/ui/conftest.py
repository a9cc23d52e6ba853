"""Set-up of the windows' tests: offscreen, the shipped fonts and theme, cards by script.

A test leaves no window behind: Qt deletes later what is closed, once its loop turns again, which a
test that ended has none of. Each window that stayed would be dressed again with every later test.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parent))


@pytest.fixture(scope="session")
def collector(qapp):
    """As in the program: Python destroys widgets in the GUI thread, and never under Qt's hands."""
    from dbz_desktop.ui.cycles import CycleCollector

    return CycleCollector()


@pytest.fixture(autouse=True)
def window_test(request):
    """Every test of a window sees the dark theme, and its windows end with it."""
    if "qapp" not in request.fixturenames and "qtbot" not in request.fixturenames:
        yield
        return
    app, collector = request.getfixturevalue("qapp"), request.getfixturevalue("collector")
    from PySide6.QtCore import QCoreApplication, QEvent

    from dbz_desktop.ui.theme import apply_theme

    apply_theme(app)
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    collector.look()
