"""What all tests share: how many cases they draw, that none of them has a deadline, and when
Python may collect cycles.

The same cases are drawn each time, so that what passed passes again; on demand many others are.
"""

from __future__ import annotations

import gc

import pytest
from hypothesis import settings
from hypothesis.internal.conjecture import providers

from tests.long import LONG

# What must be fast is measured by the benchmarks; on a busy machine everything is slow at times.
settings.register_profile(
    "long", max_examples=100 * LONG, deadline=None, derandomize=LONG == 1, database=None
)
settings.load_profile("long")

# Hypothesis also draws numbers and words that stand in our modules, of those that are loaded: which
# these are depends on the tests that a worker ran before, and each run would draw other cases.
if hasattr(providers, "is_local_module_file"):
    providers.is_local_module_file = lambda _path: False


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest tests first, so that in the end no worker is left alone with one of them."""
    items.sort(key=lambda item: not item.get_closest_marker("window"))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """From a test of windows on, Python collects no cycle of its own accord: it might be one of
    widgets, and the place a thread, or the middle of Qt's walk over all widgets. What such tests
    leave is taken away before the next test that knows no windows."""
    if {"qapp", "qtbot"} & set(getattr(item, "fixturenames", ())):
        gc.disable()
    elif not gc.isenabled():
        gc.collect()
        gc.enable()
