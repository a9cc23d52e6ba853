"""The home page and the way through the pages: tiles, keys, back, and no page left behind."""

from __future__ import annotations

import os

import pytest
from pages_setup import both_agree, new_match, play
from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QObject, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from shiboken6 import isValid

from dbz_desktop.match.replays.unfinished import newest_at_a_glance
from dbz_desktop.paths import matches_folder
from dbz_desktop.ui.game.game_page import GamePage
from dbz_desktop.ui.kit import tile
from dbz_desktop.ui.settings.settings_page import SettingsPage
from dbz_desktop.ui.window.main_window import MainWindow

pytestmark = pytest.mark.usefixtures("home")


@pytest.fixture
def make_window(open_window):
    def make() -> MainWindow:
        window = open_window()
        window.home.focus_start()
        return window

    return make


def unfinished(name="game.dbzreplay", answers=9, age=0):
    path = matches_folder() / name
    play(new_match(path), answers).close()
    if age:
        os.utime(path, (path.stat().st_mtime - age,) * 2)
    return path


def settle():
    for _ in range(4):
        QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_without_a_game_there_is_nothing_to_continue(make_window):
    window = make_window()
    assert window.home.resume.isHidden() and window.home.more.isHidden()
    assert window.home.shown()[0] is window.home.new_game
    assert window.home.new_game.hasFocus()


def test_the_newest_unfinished_game_is_the_first_tile(make_window, qtbot):
    unfinished("old.dbzreplay", age=900)
    newest = unfinished("new.dbzreplay", 20, age=60)
    play(new_match(matches_folder() / "done.dbzreplay"), 4000).close()
    window = make_window()
    # Before anything was played through, the file's own words are shown already.
    assert window.home.game.path == newest and "starter" in window.home.resume.about
    qtbot.waitUntil(lambda: bool(window.home.game.cards))
    assert window.home.resume.text() == "Anna against Bert"
    assert "decides" in window.home.resume.about
    assert window.home.more.text() == "1 more unfinished game"


def test_a_damaged_game_says_so_before_it_is_continued(make_window, qtbot):
    path = unfinished()
    lines = path.read_bytes().split(b"\n")
    lines[5] = b'{"a":99}'
    path.write_bytes(b"\n".join(lines))
    window = make_window()
    qtbot.waitUntil(lambda: bool(window.home.game.cards))
    assert "before the damage" in window.home.resume.accessibleName()
    assert "line 6" in window.home.resume.warning
    window.home.resume.click()
    qtbot.waitUntil(lambda: window.game is not None)
    assert len(window.match.answers) == 4


def test_damage_that_the_first_glance_did_not_see_is_offered_to_be_left_out(make_window, qtbot):
    path = unfinished(answers=20)
    lines = path.read_bytes().split(b"\n")
    lines[8] = lines[8].replace(b'"a":', b'"b":')
    path.write_bytes(b"\n".join(lines))
    window = make_window()
    # As when the tile is pressed before the game was played through.
    window.home.offer(newest_at_a_glance(matches_folder()))
    assert window.home.game.answers is None
    window.home.resume.click()
    qtbot.waitUntil(window.home.message.isVisible)
    assert "resumed with the 7 answers" in window.home.message.text.text()
    assert window.home.game.answers == 7 and window.game is None
    window.home.resume.click()
    qtbot.waitUntil(lambda: window.game is not None)
    assert len(window.match.answers) == 7
    assert list(path.parent.glob("*.damaged-1"))


def test_a_bad_pack_and_a_bad_deck_are_told_by_name_and_the_rest_is_there(make_window, home):
    for folder, name in (("packs", "riddle.toml"), ("decks", "huge.toml")):
        (home / "data" / folder).mkdir(parents=True)
        (home / "data" / folder / name).write_text("a = " + "1" * 5_000)
    window = make_window()
    window.home.new_game.click()
    told = window.start.message.text.text()
    assert window.start.message.isVisible() and "riddle.toml" in told and "huge.toml" in told
    assert window.start.start.isEnabled() and len(window.library.pool.cards) > 300


def test_arrows_walk_between_the_tiles_and_enter_opens(make_window, qtbot):
    window = make_window()
    home = window.home
    seen = {home.new_game}
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Right):
        QTest.keyClick(QApplication.focusWidget(), key)
        seen.add(QApplication.focusWidget())
    assert len(seen) >= 3
    while QApplication.focusWidget() is not home.new_game:
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Left)
    QTest.keyClick(home.new_game, Qt.Key.Key_Return)
    assert window.pages.currentWidget() is window.start


@pytest.mark.parametrize("by_digit", [False, True])
def test_letters_and_digits_open_what_their_tile_opens(make_window, by_digit):
    window = make_window()
    place = window.home.shown().index(window.home.settings) + 1
    QTest.keyClicks(window.home.new_game, str(place) if by_digit else "s")
    assert isinstance(window.pages.currentWidget(), SettingsPage)


def test_the_rulebook_opens_over_the_page_and_keeps_the_keys(make_window):
    window = make_window()
    QTest.keyClick(window.home.new_game, Qt.Key.Key_B)
    sheet = window.ruling_pages.book
    assert sheet.isVisible()
    QTest.keyClicks(QApplication.focusWidget(), "ns")
    sheet.list.setFocus()
    QTest.keyClick(sheet.list, Qt.Key.Key_N)
    assert window.pages.currentWidget() is window.home and sheet.isVisible()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    assert QApplication.focusWidget() is window.home.new_game


@pytest.mark.parametrize("way", ["Escape", "Alt+Left", "button"])
def test_the_way_back(make_window, way):
    window = make_window()
    QTest.keyClick(window.home.new_game, Qt.Key.Key_N)
    page = window.start
    assert window.windowTitle() == "New game — DBZ Desktop"
    if way == "Escape":
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    elif way == "button":
        page.header.back.click()
    else:
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert window.pages.currentWidget() is window.home and window.start is None
    assert window.windowTitle() == "DBZ Desktop"
    settle()
    assert not isValid(page)


def test_no_page_is_left_behind(make_window):
    window = make_window()
    kept = []
    for _ in range(3):
        window.home.settings.click()
        kept.append(window.pages.currentWidget())
        window.go_back()
        window.home.new_game.click()
        kept.append(window.start)
        window.start.start.click()
        window.game.curtain.lift_now()
        kept.append(window.game)
        window.show_home()
    settle()
    assert len(kept) == 9 and not any(isValid(page) for page in kept)
    assert window.pages.count() == 1


def test_settings_during_a_game_come_back_to_the_same_question(make_window):
    window = make_window()
    window.home.new_game.click()
    window.start.start.click()
    window.game.curtain.lift_now()
    game, decision = window.game, window.match.decision
    game.side.settings.trigger()
    assert isinstance(window.pages.currentWidget(), SettingsPage)
    window.go_back()
    assert window.pages.currentWidget() is game and game.asked is decision


def test_another_text_size_during_a_game_keeps_the_game_where_it_is(make_window):
    window = make_window()
    window.home.new_game.click()
    window.start.start.click()
    window.game.curtain.lift_now()
    play(window.match, 12)
    window.game.session.refresh()
    settle()
    # The computer must change hands here, or be in the right ones: either way it stays so.
    seat, down = window.game.session.looking.seat, window.game.session.looking.covered
    old, answers = window.game, len(window.match.answers)
    window.show_settings()
    page = window.pages.currentWidget()
    buttons = {part.accessibleName(): part for part in page.findChildren(type(page.back))}
    buttons["Text size: 150 %"].click()
    QTest.keyClick(window.pages.currentWidget(), Qt.Key.Key_Escape)
    assert isinstance(window.pages.currentWidget(), GamePage)
    assert window.game is old and len(window.match.answers) == answers >= 12
    assert (window.game.session.looking.seat, window.game.session.looking.covered) == (seat, down)
    assert window.game.curtain.isVisible() == down


def test_the_curtain_stays_down_over_another_look(make_window):
    window = make_window()
    window.home.new_game.click()
    window.start.start.click()
    window.game.curtain.lift_now()
    for _ in range(400):
        if window.game.session.looking.covered:
            break
        play(window.match, 1)
        window.game.session.refresh()
        settle()
    assert window.game.session.looking.covered
    window.show_settings()
    window.settings.text_scale = 1.25
    window.pages.currentWidget().lookChanged.emit()
    window.go_back()
    assert window.game.curtain.isVisible() and window.game.asked is None


def drop(window, path):
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    arguments = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.NoModifier)
    enter = QDragEnterEvent(QPoint(50, 50), *arguments)
    QApplication.sendEvent(window, enter)
    if enter.isAccepted():
        QApplication.sendEvent(window, QDropEvent(QPoint(50, 50), *arguments))
    return enter.isAccepted()


def test_a_file_dropped_on_the_window_is_opened(make_window, qtbot, tmp_path):
    window = make_window()
    path = tmp_path / "elsewhere.dbzreplay"
    play(new_match(path), 10).close()
    assert drop(window, path)
    qtbot.waitUntil(lambda: window.replay is not None)
    assert "Anna against Bert" in window.windowTitle()
    assert not drop(window, tmp_path)


def test_a_game_is_continued_from_the_list_of_games(make_window, qtbot):
    unfinished("old.dbzreplay", age=900)
    unfinished("new.dbzreplay", 20)
    window = make_window()
    qtbot.waitUntil(window.home.more.isVisible)
    window.home.more.click()
    page = window.replays
    assert page.kind == "unfinished"
    qtbot.waitUntil(lambda: page.filter.rowCount() == 2)
    page.view.setCurrentIndex(page.filter.index(1, 0))
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.game is not None)
    assert window.journal.name == "old.dbzreplay" and len(window.match.answers) == 9


def test_a_damaged_game_of_the_list_asks_before_going_back(make_window, qtbot):
    path = unfinished()
    lines = path.read_bytes().split(b"\n")
    lines[5] = b'{"a":99}'
    path.write_bytes(b"\n".join(lines))
    window = make_window()
    window.home.replays.click()
    qtbot.waitUntil(lambda: window.replays.filter.rowCount() == 1)
    window.replays.go_on.click()
    qtbot.waitUntil(window.replays.confirm.isVisible)
    assert "line 6" in window.replays.confirm.text.text()
    assert path.read_bytes() == b"\n".join(lines)
    window.replays.confirm.yes_button.click()
    qtbot.waitUntil(lambda: window.game is not None)
    assert len(window.match.answers) == 4


def test_a_replay_opens_from_the_list_and_leads_back_to_it(make_window, qtbot):
    unfinished("one.dbzreplay", 30)
    window = make_window()
    QTest.keyClick(window.home.replays, Qt.Key.Key_R)
    qtbot.waitUntil(lambda: window.replays.filter.rowCount() == 1)
    window.replays.watch.click()
    qtbot.waitUntil(lambda: window.replay is not None)
    listed = window.replays
    both_agree(window.replay)
    QTest.keyClick(window.replay.slider, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is listed and window.replay is None


def test_what_is_still_opening_is_forgotten_on_another_page(make_window, qtbot):
    path = unfinished("one.dbzreplay", 30)
    window = make_window()
    window.replay_pages.open_replay(path)
    window.show_settings()
    qtbot.wait(400)
    assert window.replay is None and window.pages.currentWidget() is window.preferences


def test_a_replay_keeps_its_place_in_another_text_size(make_window, qtbot, tmp_path):
    path = tmp_path / "elsewhere.dbzreplay"
    play(new_match(path), 40).close()
    window = make_window()
    window.replay_pages.open_replay(path)
    qtbot.waitUntil(lambda: window.replay is not None)
    both_agree(window.replay)
    window.replay.go_to(25)
    window.replay.both.click()
    window.show_settings()
    window.settings.text_scale = 1.25
    window.preferences.lookChanged.emit()
    assert window.preferences.section == "Look"
    window.go_back()
    assert window.replay.session.position == 25 and window.replay.both.isChecked()
    assert window.replay.table.isVisible() and not window.replay.consent.isVisible()


def test_who_does_not_agree_to_watch_comes_back_to_the_list(make_window, qtbot):
    unfinished("one.dbzreplay", 30)
    window = make_window()
    window.home.replays.click()
    qtbot.waitUntil(lambda: window.replays.filter.rowCount() == 1)
    listed = window.replays
    listed.watch.click()
    qtbot.waitUntil(lambda: window.replay is not None)
    assert window.replay.consent.no_button.hasFocus()
    window.replay.consent.no_button.click()
    qtbot.waitUntil(lambda: window.pages.currentWidget() is listed)
    assert window.replay is None


class Shown(QObject):
    """Notes every window that is shown."""

    def __init__(self):
        super().__init__()
        self.windows = []

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget):
            if watched.isWindow():
                self.windows.append(repr(watched))
        return False


def test_no_part_of_a_page_is_a_window_of_its_own_for_a_moment(make_window, qapp):
    window = make_window()
    shown = Shown()
    qapp.installEventFilter(shown)
    window.home.settings.click()
    window.go_back()
    window.home.replays.click()
    window.home.about.click()
    window.home.new_game.click()
    window.start.start.click()
    window.game.curtain.lift_now()
    settle()
    qapp.removeEventFilter(shown)
    assert shown.windows == []
    assert window.isActiveWindow() and window.game.table.hasFocus()


@pytest.mark.parametrize("games", [0, 2])
@pytest.mark.parametrize(
    ("size", "scale"),
    [((1280, 720), 1.0), ((1280, 720), 1.5), ((1280, 720), 2.0), ((2560, 1440), 2.0)],
)
def test_nothing_is_cut_at_any_size_of_text(
    make_window, qtbot, qapp, monkeypatch, size, scale, games
):
    for number in range(games):
        unfinished(f"{number}.dbzreplay", 20, age=60 * number)
    window = make_window()
    home = window.home
    window.resize(*size)
    window.settings.text_scale = scale
    window.dress_again()
    try:
        if games:
            qtbot.waitUntil(lambda: bool(home.game.cards))
        settle()
        drawn: dict[str, tuple[float, float]] = {}
        real = tile.draw_wrapped

        def watched(painter, area, text, font, *more):
            high = real(painter, area, text, font, *more)
            drawn[text] = high, tile.wrapped_height(text, font, area.width())
            return high

        monkeypatch.setattr(tile, "draw_wrapped", watched)
        for each in home.shown():
            drawn.clear()
            each.grab()
            wanted = [each.text(), each.about, each.warning, each.kicker.upper()]
            for text in filter(None, wanted):
                assert text in drawn, f"{each.text()}: {text}"
                high, needed = drawn[text]
                assert high >= needed - 0.5, f"{text} is cut"
        # What is larger than the window is reached by scrolling, and the keyboard brings it.
        body, view = home.scroller.widget(), home.scroller.viewport()
        assert body.width() <= view.width()
        assert home.scroller.verticalScrollBar().maximum() >= body.height() - view.height()
        for label in home.findChildren(QLabel):
            if label.isVisible():
                assert label.width() >= label.sizeHint().width(), label.text()
        for each in home.shown():
            each.setFocus(Qt.FocusReason.TabFocusReason)
            home.scroller.ensureWidgetVisible(each)
            top = each.mapTo(view, QPoint(0, 0)).y()
            assert top >= -1 and top + each.height() <= view.height() + 1
    finally:
        window.settings.text_scale = 1.0
        window.dress_again()
