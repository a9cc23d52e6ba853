"""Commands are run in this process, beside the tests of windows: Qt's application is theirs."""

from __future__ import annotations

import os

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(scope="session", autouse=True)
def application(qapp):
    """There already; a command that draws would make one that can't show windows, and keep it."""
