"""The page of statistics, by clicks and keys from the list of games."""

from __future__ import annotations

import pytest
from pages_setup import new_match
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from dbz_desktop.paths import matches_folder
from dbz_desktop.ui.kit.theme import apply_theme
from dbz_desktop.ui.replay.games_page import ReplaysPage
from dbz_desktop.ui.replay.statistics_page import StatisticsPage

pytestmark = pytest.mark.usefixtures("home")


def conceded(name: str, loser: int) -> None:
    matches_folder().mkdir(parents=True, exist_ok=True)
    match = new_match(matches_folder() / f"{name}.dbzreplay")
    match.course.concede(loser)
    match.close()


@pytest.fixture
def page(qtbot):
    """Anna won two of three against Bert; one more game isn't over."""
    for number, loser in enumerate((1, 1, 0)):
        conceded(f"game{number}", loser)
    new_match(matches_folder() / "open.dbzreplay").close()
    page = StatisticsPage()
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    qtbot.waitUntil(lambda: page.player.count() == 2)
    return page


def rows_of(table) -> dict[str, list[str]]:
    return {
        table.item(row, 0).text(): [
            table.item(row, place).text() for place in range(1, 5) if table.item(row, place)
        ]
        for row in range(table.rowCount())
    }


def rows(page) -> dict[str, list[str]]:
    return {name: told for table in page.tables for name, told in rows_of(table).items()}


@pytest.mark.parametrize(
    ("size", "scale", "across"),
    [((2560, 1440), 1.0, 3), ((1280, 720), 1.0, 2), ((2560, 1440), 2.0, 2), ((1280, 720), 2.0, 1)],
)
def test_its_parts_stand_side_by_side_where_there_is_room(page, qapp, qtbot, size, scale, across):
    apply_theme(qapp, "dark", scale)
    page.resize(*size)
    qtbot.waitUntil(lambda: sum(table.isVisible() for table in page.tables) == across)
    shown = page.tables[:across]
    first = [next(iter(rows_of(table))) for table in shown]
    assert first == ["With the deck", "Against", "The game ended by"][:across]
    assert list(rows(page)) != first and "Concession" in rows_of(shown[-1])
    QTest.qWait(0)
    taken = sum(table.width() for table in shown)
    assert taken > 0.9 * page.width() and not page.tables[0].horizontalScrollBar().isVisible()
    assert "Against" in shown[min(1, across - 1)].accessibleName()


def test_it_tells_a_players_games_by_deck_opponent_and_victory(page):
    assert page.player.currentText() == "Anna"
    assert page.sum.text() == "3 games, 2 won, 1 lost (67 % won)"
    found = rows(page)
    assert [name for name, numbers in found.items() if not numbers] == [
        "With the deck",
        "Against",
        "The game ended by",
    ]
    assert found["Bert"] == ["3", "2", "1", "67 %"] == found["Concession"]
    spoken = [
        table.item(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)
        for table in page.tables
        for row in range(table.rowCount())
    ]
    assert "Bert: 3 games, 2 won, 1 lost (67 % won)" in spoken


def test_keys_choose_the_player(page):
    page.focus_start()
    QTest.keyClick(page.player, Qt.Key.Key_Down)
    assert page.player.currentText() == "Bert"
    assert page.sum.text() == "3 games, 1 won, 2 lost (33 % won)"
    assert rows(page)["Anna"] == ["3", "1", "2", "33 %"]


def test_without_a_finished_game_it_says_what_will_be_here(qtbot):
    page = StatisticsPage()
    qtbot.addWidget(page)
    page.show()
    qtbot.waitUntil(lambda: page.none_title.text() == "No game is over yet")
    assert page.none.isVisible() and not page.player.isVisible()
    assert "played to its end" in page.none_text.text()


def test_the_list_of_games_leads_there(qtbot):
    page = ReplaysPage()
    qtbot.addWidget(page)
    page.show()
    with qtbot.waitSignal(page.statisticsWanted):
        page.statistics.click()
