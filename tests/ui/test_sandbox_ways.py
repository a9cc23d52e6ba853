"""The ways to the sandbox: home, files, and "what if" from a game and from a replay."""

from __future__ import annotations

import pytest
from opening_setup import new_window
from pages_setup import deck, new_match, play, pool
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.match.match import Match
from dbz_desktop.match.scenarios.scenes import ready_scene, write_scene
from dbz_desktop.match.scenarios.writing import scenario_text
from dbz_desktop.paths import matches_folder
from dbz_desktop.ui.window.sandbox_pages import last_scene

LEFT = Qt.MouseButton.LeftButton
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path / "home"))


@pytest.fixture
def window(qtbot):
    return new_window(qtbot)


def sandbox(qtbot, window):
    pages = window.sandbox_pages
    qtbot.waitUntil(lambda: pages.sandbox is not None, timeout=30_000)
    return pages.sandbox


@pytest.fixture
def scene():
    return ready_scene((deck("saiyan"), deck("orange")), "fanz", ("Ann", "Bert"))


def test_from_home_and_what_was_set_up_is_there_again(qtbot, window):
    QTest.mouseClick(window.home.sandbox, LEFT)
    page = sandbox(qtbot, window)
    assert window.top is page and page.arranging
    page.arrange.numbers["stages", 1].setValue(8)
    kept = scenario_text(page.scene)
    QTest.mouseClick(page.bar.back, LEFT)
    assert window.top is window.home and window.sandbox_pages.sandbox is None
    assert last_scene().read_text(encoding="utf-8") == kept
    QTest.keyClick(window.home, "X")
    page = sandbox(qtbot, window)
    assert scenario_text(page.scene) == kept
    window.go_back()
    last_scene().write_text(kept[:500], encoding="utf-8")
    QTest.keyClick(window.home, "X")
    page = sandbox(qtbot, window)
    assert page.message.isVisible() and "last.dbzscene" in page.message.text.text()


def test_what_was_set_up_is_kept_when_the_window_closes(qtbot, window):
    window.sandbox_pages.show_sandbox()
    page = sandbox(qtbot, window)
    page.arrange.numbers["stages", 0].setValue(1)
    kept = scenario_text(page.scene)
    window.close()
    assert last_scene().read_text(encoding="utf-8") == kept


def test_a_scene_opens_from_its_file_and_a_bad_one_gets_words(qtbot, window, scene, tmp_path):
    path = tmp_path / "attack.dbzscene"
    write_scene(scene, path)
    window.opening.open_files([path])
    page = sandbox(qtbot, window)
    assert scenario_text(page.scene) == scenario_text(scene) and page.keeping.path == path
    scene.sides[0].stages = 1
    write_scene(scene, path)
    window.opening.open_files([path])
    qtbot.waitUntil(lambda: page.scene.sides[0].stages == 1, timeout=30_000)
    assert window.top is page
    page.undo()
    assert page.scene.sides[0].stages == 5
    path.write_text(path.read_text(encoding="utf-8")[:900], encoding="utf-8")
    window.opening.open_files([path])
    qtbot.waitUntil(lambda: page.message.isVisible(), timeout=30_000)
    assert "attack.dbzscene" in page.message.text.text()
    assert page.scene.sides[0].stages == 5


def test_a_position_is_played_at_once_where_another_page_wants_it(qtbot, window, scene):
    window.show_settings()
    window.sandbox_pages.open_scenario(scene, "Try the card", play=True)
    page = sandbox(qtbot, window)
    assert not page.arranging and page.bar.about.text() == "Try the card"
    assert page.asked is not None
    page.set_up()
    window.go_back()
    assert window.top is window.preferences
    assert not last_scene().exists()


def test_what_if_from_a_game_against_the_computer(qtbot, window):
    setup = MatchSetup(
        ("Anna", "The computer"),
        (deck("saiyan"), deck("black")),
        "fanz",
        5,
        0,
        players=("", "novice"),
    )
    match = Match.new(setup, pool(), None)
    window.game_pages.play_match(match)
    game = window.game
    qtbot.waitUntil(lambda: game.asked is not None, timeout=30_000)
    events, mine = len(match.game.events), list(match.game.state.players[0].hand)
    QTest.keyClick(game.table, "W", SHIFT)
    page = sandbox(qtbot, window)
    assert not page.arranging and page.match is not match
    assert "stays as it is" in page.message.text.text()
    going = page.match.game
    names = [match.game.printed[card].id for card in mine]
    assert [going.printed[card].id for card in going.state.players[0].hand] == names
    assert len(match.game.events) == events
    page.answer(0)
    assert len(match.game.events) == events
    window.go_back()
    assert window.top is game and window.match is match and game.asked is not None


def test_what_if_is_refused_between_two_persons(qtbot, window):
    window.game_pages.play_match(new_match())
    game = window.game
    game.curtain.lifted.emit(0)
    QTest.keyClick(game.table, "W", SHIFT)
    assert window.sandbox_pages.sandbox is None
    assert "against the computer" in game.message.title.text()


def test_what_if_from_a_replay_is_the_real_position(qtbot, window):
    path = matches_folder() / "one.dbzreplay"
    path.parent.mkdir(parents=True, exist_ok=True)
    match = new_match(path)
    play(match, 3000)
    match.close()
    window.replay_pages.open_replay(path)
    qtbot.waitUntil(lambda: window.replay is not None, timeout=30_000)
    replay = window.replay
    replay.go_to(replay.last)
    assert not replay.what_if.isEnabled()
    replay.go_to(40)
    before = path.read_bytes()
    QTest.mouseClick(replay.what_if, LEFT)
    page = sandbox(qtbot, window)
    real = play(new_match(), 40)
    state, other = real.game.state, page.match.game.state
    for side, again in zip(state.players, other.players, strict=True):
        ids = [[real.game.printed[card].id for card in zone] for zone in side.zones()]
        assert [[page.match.game.printed[c].id for c in zone] for zone in again.zones()] == ids
    assert page.asked is not None and page.asked.prompt == real.decision.prompt
    page.answer(0)
    page.to_start()
    assert page.asked.prompt == real.decision.prompt
    window.go_back()
    assert window.top is replay and path.read_bytes() == before
