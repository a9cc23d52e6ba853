"""Widgets are destroyed in the GUI thread, also where another thread makes objects meanwhile."""

from __future__ import annotations

import gc
import threading

import pytest

from dbz_desktop.ui.cycles import CycleCollector


class Page:
    """Something that holds itself, as pages do by their signals, and tells where it ended."""

    def __init__(self, told: list[int]) -> None:
        self.me = self
        self.told = told

    def __del__(self) -> None:
        self.told.append(threading.get_ident())


def allocate() -> None:
    """Make objects as a thread does that reads cards: enough for Python to collect a few times."""
    made = [{"card": [number]} for number in range(50_000)]
    assert made


@pytest.fixture
def collector(qapp):
    collector = CycleCollector()
    yield collector
    collector.stop()
    assert gc.isenabled()


def test_a_page_that_was_left_ends_in_the_gui_thread(qtbot, collector):
    told: list[int] = []
    for _ in range(3):
        Page(told)
        reader = threading.Thread(target=allocate)
        reader.start()
        reader.join()
    assert told == []
    # Only what lives counts for Python as a reason to look.
    held = [[] for _ in range(5_000)]
    qtbot.waitUntil(lambda: len(told) == 3)
    assert held and set(told) == {threading.get_ident()}


def test_what_was_long_held_is_collected_too(qtbot, collector):
    told: list[int] = []
    kept = Page(told)
    gc.collect()
    del kept
    held = []
    for _ in range(300):
        if told:
            break
        held.append([[] for _ in range(1_000)])
        collector.look()
    assert told == [threading.get_ident()]


def test_what_lives_when_the_cards_were_read_is_not_looked_at_again(qtbot, collector):
    told: list[int] = []
    kept = Page(told)
    collector.settle()
    assert gc.get_freeze_count() > 0 and gc.get_objects(2) == []
    later = Page(told)
    del kept, later
    gc.collect()
    assert len(told) == 1
    collector.stop()
    gc.collect()
    assert len(told) == 2
