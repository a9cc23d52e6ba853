"""The demo's game: played by hand through the window, and told when anything doesn't fit."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLineEdit, QListWidget, QMenu, QPushButton, QWidget

from dbz_desktop.cli import main
from dbz_desktop.ui.demo.played_game import JOURNAL, REPORT, Session
from dbz_desktop.ui.demo.pointer import EventHand
from dbz_desktop.ui.game.game_over import GameOverPage
from dbz_desktop.ui.game.game_page import GamePage

# --- the hand ---


def middle(widget: QWidget) -> tuple[int, int]:
    at = widget.mapToGlobal(widget.rect().center())
    return at.x(), at.y()


@pytest.fixture
def window(qtbot):
    """A window with a button and a field, which have counted and kept what reached them."""
    window = QWidget()
    window.resize(400, 300)
    window.button = QPushButton("Press", window)
    window.button.setGeometry(20, 20, 120, 40)
    window.field = QLineEdit(window)
    window.field.setGeometry(20, 100, 120, 40)
    window.pressed = 0

    def count():
        window.pressed += 1

    window.button.clicked.connect(count)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def test_a_click_presses_what_lies_there_and_nothing_that_is_covered(window):
    hand = EventHand(window)
    hand.click(*middle(window.button))
    assert window.pressed == 1
    cover = QWidget(window)
    cover.setGeometry(window.rect())
    cover.show()
    hand.click(*middle(window.button))
    assert window.pressed == 1


def test_keys_go_to_what_was_clicked(window):
    hand = EventHand(window)
    hand.click(*middle(window.field))
    for name in ("a", "space", "7"):
        hand.key(name)
    assert window.field.text() == "a 7"
    window.button.setFocus()
    hand.key("b")
    assert window.field.text() == "a 7"


def test_a_menu_that_is_open_is_clicked_first(window, qtbot):
    chosen = []
    menu = QMenu(window)
    action = menu.addAction("One", lambda: chosen.append("one"))
    menu.popup(window.mapToGlobal(QPoint(10, 10)))
    qtbot.waitUntil(menu.isVisible)
    at = menu.mapToGlobal(menu.actionGeometry(action).center())
    EventHand(window).click(at.x(), at.y())
    assert chosen == ["one"]
    assert window.pressed == 0


def test_the_wheel_scrolls_and_a_drag_takes_along(window, qtbot):
    rows = QListWidget(window)
    rows.setGeometry(200, 20, 150, 200)
    rows.addItems([str(number) for number in range(80)])
    rows.show()
    qtbot.waitUntil(lambda: rows.verticalScrollBar().maximum() > 0)
    bar = rows.verticalScrollBar()
    hand = EventHand(window)
    hand.click(*middle(rows), 5)
    down = bar.value()
    assert down > 0
    hand.click(*middle(rows), 4)
    assert bar.value() < down
    top = bar.mapToGlobal(QPoint(bar.width() // 2, 6))
    hand.drag((top.x(), top.y()), (top.x(), top.y() + 80))
    assert bar.value() > down
    assert bar.isSliderDown() is False


# --- the game ---

QUICK = ["--game", "--size", "1280x720", "--theme", "light"]


@pytest.fixture
def given_up(monkeypatch):
    """The game is given up before its first answer, so that only what follows is played."""

    def play(session):
        game = session._window.game
        game.match.course.concede(0)
        game.session.refresh()
        session._until(lambda: session._window.game_over is not None, "the end")

    monkeypatch.setattr(Session, "_play", play)


def demo(out, capsys) -> tuple[int, str, str]:
    code = main(["demo", "--out", str(out), *QUICK])
    told = capsys.readouterr()
    return code, told.out, told.err


def test_a_game_is_played_by_hand_to_its_end(qapp, tmp_path, capsys):
    code, out, _ = demo(tmp_path, capsys)
    assert code == 0
    report = json.loads(out)
    assert report == json.loads((tmp_path / REPORT).read_text())
    assert report["kind"] in ("survival", "mppv", "dragon balls")
    hand = report["by_hand"]
    # Some answers are passed for the players; each of the others took the hand at least once.
    assert hand["card clicks"] > 10 and hand["drags"] > 0 and hand["skips"] > 0
    assert hand["clicks"] + hand["card clicks"] + hand["drags"] > report["answers"] / 2
    for name in report["pictures"]:
        picture = QImage(str(tmp_path / name))
        assert (picture.width(), picture.height()) == (1280, 720), name
    assert main(["replay", "--verify", "--json", str(tmp_path / JOURNAL)]) == 0
    repeated = json.loads(capsys.readouterr().out)
    for key in ("winner", "kind", "answers", "digest"):
        assert repeated[key] == report[key], key


def test_a_game_in_which_nothing_can_be_answered_is_told(qapp, tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(GamePage, "answer", lambda self, index: None)
    monkeypatch.setattr("dbz_desktop.ui.demo.played_game.STILL", 0.5)
    code, out, err = demo(tmp_path, capsys)
    assert (code, out) == (1, "")
    assert "the game stands still" in err
    assert list(tmp_path.glob("went-wrong-*.png"))
    assert not (tmp_path / REPORT).exists()


def test_a_page_that_names_another_winner_is_told(qapp, tmp_path, capsys, monkeypatch, given_up):
    show = GameOverPage.show_match

    def wrong(page, match):
        show(page, match)
        page.title.setText("Player 1 wins")

    monkeypatch.setattr(GameOverPage, "show_match", wrong)
    code, _, err = demo(tmp_path, capsys)
    assert code == 1
    assert "'Player 1 wins'" in err and "Player 2 won by concession" in err


def test_a_journal_that_lacks_an_answer_is_told(qapp, tmp_path, capsys, monkeypatch, given_up):
    def cut(source, target):
        lines = source.read_text().splitlines(keepends=True)
        target.write_text("".join(lines[:1]))

    monkeypatch.setattr("dbz_desktop.ui.demo.played_game.shutil.copyfile", cut)
    code, _, err = demo(tmp_path, capsys)
    assert code == 1
    assert "the journal repeats as (False" in err


def test_a_failure_that_the_program_survives_is_told(qapp, tmp_path, capsys, monkeypatch, given_up):
    show = GameOverPage.show_match

    def fails(page, match):
        show(page, match)
        page.rematch.setText(None.name)

    monkeypatch.setattr(GameOverPage, "show_match", fails)
    code, _, err = demo(tmp_path, capsys)
    assert code == 1
    assert "something failed on the way" in err and "has no attribute 'name'" in err


@pytest.mark.parametrize(
    ("option", "value"), [("--seed", "-1"), ("--seed", "1234567890123"), ("--size", "big")]
)
def test_what_can_not_be_asked_for_is_refused(tmp_path, capsys, option, value):
    assert main(["demo", "--game", "--out", str(tmp_path / "new"), option, value]) == 2
    assert value in capsys.readouterr().err


def test_what_was_given_up_fits_together(qapp, tmp_path, capsys, given_up):
    code, out, err = demo(tmp_path, capsys)
    assert code == 0, err
    assert json.loads(out)["kind"] == "concession"
