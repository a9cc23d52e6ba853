"""The page of all games: what their files tell, search, and what can be done with them."""

from __future__ import annotations

import os

import pytest
from pages_setup import both_agree, deck, new_match, play, pool
from PySide6.QtCore import QFile, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from dbz_desktop.match.journal.summary import summarise
from dbz_desktop.match.journal.summary_words import outcome
from dbz_desktop.paths import matches_folder
from dbz_desktop.ui.replay.games_model import SummaryRole
from dbz_desktop.ui.replay.games_page import ReplaysPage

pytestmark = pytest.mark.usefixtures("home")


def game(name, answers=9, age=0, **setup):
    path = matches_folder() / f"{name}.dbzreplay"
    play(new_match(path, **setup), answers).close()
    os.utime(path, (1_700_000_000 - age,) * 2)
    return path


@pytest.fixture
def make_page(qtbot):
    def make(kind="all") -> ReplaysPage:
        page = ReplaysPage(kind, pool)
        qtbot.addWidget(page)
        page.resize(1280, 720)
        page.show()
        page.activateWindow()
        qtbot.waitUntil(lambda: not page.reading)
        page.focus_start()
        return page

    return make


def shown(page):
    rows = range(page.filter.rowCount())
    return [page.filter.index(row, 0).data(SummaryRole).path.stem for row in rows]


def test_a_summary_tells_who_what_and_how_it_ended():
    path = game("done", 4000)
    told = summarise(path)
    match = new_match()
    play(match, 4000)
    assert told.finished and told.players == "Anna against Bert"
    assert told.decks == "Saiyan starter against Black starter"
    assert (told.winner, told.ended) == (match.outcome.player, match.outcome.kind)
    assert told.turn == match.game.state.turn
    assert outcome(told).startswith(match.setup.names[match.outcome.player] + " wins by ")
    assert outcome(summarise(game("open"))) == "Unfinished"


def test_the_list_tells_the_level_of_a_computer_player():
    told = summarise(game("level", players=("", "fighter")))
    assert told.players == "Anna against Bert (fighter)"


def test_damage_is_named_and_never_stops_the_list(make_page):
    game("good", age=5)
    cut = game("cut", age=4)
    cut.write_bytes(cut.read_bytes()[:-4])
    os.utime(cut, (1_700_000_000 - 4,) * 2)
    for age, (name, data) in enumerate(
        {"empty": b"", "junk": b"\0\1\2\n", "other": b'{"x":1}\n', "newer": b'{"dbzreplay":99}\n'}
        .items()
    ):  # fmt: skip
        path = matches_folder() / f"{name}.dbzreplay"
        path.write_bytes(data)
        os.utime(path, (1_700_000_000 - 10 - age,) * 2)
    page = make_page()
    assert shown(page) == ["cut", "good", "empty", "junk", "other", "newer"]
    problems = [page.filter.index(row, 0).data(SummaryRole).problem for row in range(6)]
    assert "cut off" in problems[0] and problems[1] == ""
    assert "empty" in problems[2] and "first line" in problems[3]
    assert "newer DBZ Desktop" in problems[5]
    page.view.setCurrentIndex(page.filter.index(2, 0))
    assert not page.watch.isEnabled() and "damaged" in page.watch.toolTip()
    assert page.delete.isEnabled()


def test_an_empty_folder_says_so(make_page):
    page = make_page()
    assert "No game has been played yet" in page.none_title.text()
    assert not any(part.isEnabled() for part in (page.watch, page.go_on, page.copy, page.delete))


def test_search_and_kinds(make_page, qtbot):
    game("one", age=1)
    game("two", 4000, age=2, decks=("namekian", "orange"))
    game("three", age=3, decks=("red", "blue"))
    page = make_page()
    assert shown(page) == ["one", "two", "three"]
    QTest.keyClicks(page.search, "orange starter")
    assert shown(page) == ["two"] and page.count.text() == "1 of 3 games"
    QTest.keyClick(page.search, Qt.Key.Key_Escape)
    # Main Personalities are found by their names.
    page.search.setText(deck("blue").personality.upper())
    assert shown(page) == ["three"]
    QTest.keyClick(page.search, Qt.Key.Key_Escape)
    assert len(shown(page)) == 3
    page.kinds["unfinished"].click()
    assert shown(page) == ["one", "three"]
    page.search.setText("zzz")
    assert shown(page) == [] and page.none_title.text() == "No game fits"


def test_enter_watches_and_an_unfinished_game_can_go_on(make_page, qtbot):
    first, second = game("one", age=1), game("two", 4000, age=2)
    page = make_page()
    with qtbot.waitSignal(page.watched) as watched:
        QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert watched.args[0] == first
    with qtbot.waitSignal(page.continued) as continued:
        page.go_on.click()
    assert continued.args[0] == first
    QTest.keyClick(page.view, Qt.Key.Key_Down)
    assert page.current().path == second
    assert not page.go_on.isEnabled() and "over" in page.go_on.toolTip()
    page = make_page("unfinished")
    with qtbot.waitSignal(page.continued):
        QTest.keyClick(page.view, Qt.Key.Key_Return)


def test_deleting_asks_first_and_goes_to_the_trash(make_page, monkeypatch):
    path = game("one")
    trashed = []

    def trash(name):
        trashed.append(name)
        return True

    monkeypatch.setattr(QFile, "moveToTrash", trash)
    page = make_page()
    QTest.keyClick(page.view, Qt.Key.Key_Delete)
    assert page.confirm.isVisible() and not trashed
    page.confirm.no_button.click()
    assert not trashed and shown(page) == ["one"]
    page.delete.click()
    page.confirm.yes_button.click()
    assert trashed == [str(path)] and shown(page) == []


def test_without_a_trash_it_asks_once_more(make_page, qtbot, monkeypatch):
    path = game("one")
    monkeypatch.setattr(QFile, "moveToTrash", lambda name: False)
    page = make_page()
    page.delete.click()
    page.confirm.yes_button.click()
    qtbot.waitUntil(lambda: page.confirm.isVisible() and "no trash" in page.confirm.title.text())
    assert path.exists()
    page.confirm.yes_button.click()
    assert not path.exists() and shown(page) == []


def test_a_copy_is_saved_whole_and_a_failure_is_told(make_page, tmp_path, monkeypatch):
    path = game("one")
    page = make_page()
    target = tmp_path / "my game"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *a: (str(target), ""))
    page.copy.click()
    assert page.consent.isVisible() and not (tmp_path / "my game.dbzreplay").exists()
    assert "isn't over" in page.consent.title.text() and "Anna and Bert" in page.consent.text.text()
    page.consent.no_button.click()
    assert not (tmp_path / "my game.dbzreplay").exists()
    page.copy.click()
    both_agree(page)
    assert (tmp_path / "my game.dbzreplay").read_bytes() == path.read_bytes()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *a: (str(path), ""))
    page.copy.click()
    both_agree(page)
    assert page.message.isVisible() and "the game itself" in page.message.text.text()
    assert path.exists()


def test_the_folder_is_opened(make_page, monkeypatch):
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    make_page().folder.click()
    assert opened == [QUrl.fromLocalFile(str(matches_folder()))] and matches_folder().is_dir()


def test_a_game_that_is_over_is_copied_without_asking(make_page, tmp_path, monkeypatch):
    path = game("two", 4000)
    page = make_page()
    target = tmp_path / "mine.dbzreplay"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *a: (str(target), ""))
    page.copy.click()
    assert not page.consent.isVisible() and target.read_bytes() == path.read_bytes()
