"""A game that is open in another window: seen, watched, but neither continued nor deleted."""

from __future__ import annotations

import subprocess
import sys

import pytest
from pages_setup import new_match, play

from dbz_desktop.paths import matches_folder

HOLDER = """
import sys
from pathlib import Path
from dbz_desktop.match.journal.reading import read_journal
from dbz_desktop.match.journal.writing import JournalWriter
writer = JournalWriter.append_to(read_journal(Path(sys.argv[1])))
print("held", flush=True)
sys.stdin.read()
"""


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path / "home"))


@pytest.fixture
def held():
    """A game that another process plays."""
    path = matches_folder() / "theirs.dbzreplay"
    play(new_match(path), 9).close()
    child = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdout.readline() == "held\n"
    yield path
    child.kill()
    child.communicate()


def test_the_home_page_offers_another_game_instead(held, window, qtbot):
    play(new_match(matches_folder() / "mine.dbzreplay"), 9).close()
    window.home.refresh()
    qtbot.waitUntil(lambda: window.home.game is not None)
    assert window.home.game.path.name == "mine.dbzreplay"


def test_the_list_of_games_neither_continues_nor_deletes_it(held, window, qtbot):
    window.replay_pages.show_games()
    page = window.replays
    qtbot.waitUntil(lambda: page.filter.rowCount() == 1)
    before = held.read_bytes()
    page.go_on.click()
    qtbot.waitUntil(page.message.isVisible)
    assert "open in another window" in page.message.text.text() and window.game is None
    page.message.hide()
    page.delete.click()
    assert page.message.isVisible() and not page.confirm.isVisible()
    page.watch.click()
    qtbot.waitUntil(lambda: window.replay is not None)
    assert held.read_bytes() == before


def test_it_can_be_continued_once_it_is_free(held, window, qtbot):
    from dbz_desktop.match.journal.lock import in_use

    assert in_use(held)
    window.game_pages.continue_file(held)
    qtbot.waitUntil(window.home.message.isVisible)
    other = play(new_match(matches_folder() / "mine.dbzreplay"), 9)
    other.close()
    window.game_pages.continue_file(other_path := matches_folder() / "mine.dbzreplay")
    qtbot.waitUntil(lambda: window.game is not None)
    assert in_use(other_path), "the game in sight is this window's"
    window.show_home()
    assert not in_use(other_path)
