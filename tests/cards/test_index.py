"""Cards by their titles: whole for everybody who asks, whoever else asks at the same time."""

from __future__ import annotations

import sys
import threading

import pytest

from dbz_desktop.cards import read_pack
from dbz_desktop.cards.packs import Pack
from dbz_desktop.paths import cards_folder

READ = read_pack(cards_folder())


@pytest.fixture
def by_turns():
    """Threads give way to each other all the time."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def test_a_title_asked_for_by_several_threads_at_once_is_found_once(by_turns) -> None:
    title = "Orange Adaptive Mastery"
    for _ in range(20):
        pack, found = Pack(dict(READ.cards)), []
        start = threading.Barrier(4)

        def ask(pack=pack, found=found, start=start) -> None:
            start.wait()
            found.append([card.id for card in pack.titled(title)])

        asking = [threading.Thread(target=ask) for _ in range(4)]
        for each in asking:
            each.start()
        for each in asking:
            each.join()
        assert found == [["PRE-S26"]] * 4


def test_a_card_that_came_later_is_found() -> None:
    first, second = (READ.cards[id] for id in ("PRE-S26", "PRE-C1"))
    pack = Pack({first.id: first})
    assert pack.titled(second.title) == []
    pack.add(second, cards_folder())
    assert pack.titled(second.title) == [second]
