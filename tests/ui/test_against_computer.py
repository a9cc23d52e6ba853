"""Against the computer: it answers at its own seat, nobody waits behind a curtain, and its hand
stays hidden."""

from __future__ import annotations

import errno
import json
from functools import partial

import pytest
from pages_setup import deck, pool
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from dbz_desktop.match.course.setup import MatchSetup
from dbz_desktop.match.journal.reading import JournalError
from dbz_desktop.match.match import Match
from dbz_desktop.players import RandomPlayer
from dbz_desktop.rules.kernel.events import HIDDEN
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.library import Library
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.new_game.new_game_page import StartPage

pytestmark = pytest.mark.usefixtures("home")


def new_match(path=None, level="fighter", seat=1, first=0) -> Match:
    players = ("", level) if seat == 1 else (level, "")
    setup = MatchSetup(
        ("Anna", "The computer"),
        (deck("saiyan"), deck("black")),
        "fanz",
        5,
        first,
        players=players,
    )
    return Match.new(setup, pool(), path, durable=False)


@pytest.fixture
def open_page(open_page):
    return partial(open_page, unclaimed=True)


def rest(qtbot, page) -> None:
    """Wait until the person is asked, or the game is over."""
    qtbot.waitUntil(lambda: page.asked is not None or page.match.outcome is not None)


@pytest.mark.parametrize(("seat", "first"), [(1, 0), (0, 0)])
def test_a_whole_game_is_played_without_a_curtain(qtbot, open_page, seat, first):
    match = new_match(seat=seat, first=first)
    page = open_page(match)
    person = 1 - seat
    by_chance = RandomPlayer(3)
    answered = 0
    while True:
        rest(qtbot, page)
        assert not page.curtain.isVisible()
        assert page.session.viewer == person
        if match.outcome is not None:
            break
        assert page.asked.player == person
        assert not set(page.session.view().sides[seat].hand) - {HIDDEN} - page_known(page)
        page.answer(by_chance.choose(page.asked))
        answered += 1
        assert answered < 900
    assert {entry.player for entry in match.answers} == {0, 1}


def page_known(page) -> set[int]:
    """The cards of the other hand that were shown to who looks."""
    return {card for side in page.session.view().sides for card in side.hand if card >= 0}


def test_one_that_searches_thinks_in_a_process_that_ends_with_the_match(qtbot, open_page):
    match = new_match(level="champion")
    page = open_page(match)
    by_chance = RandomPlayer(3)
    told = set()
    # It is there before the first question.
    qtbot.waitUntil(lambda: match.computers()[1]._thinker is not None)
    page.session.thinks.connect(lambda _seat: told.add(page.prompt.question.text()))
    while len([entry for entry in match.answers if entry.player == 1]) < 3:
        rest(qtbot, page)
        page.answer(by_chance.choose(page.asked))
    assert told == {"The computer is thinking …"}
    computer = match.computers()[1]
    process = computer._thinker._process
    assert process.is_alive()
    process.kill()
    process.join(5)
    # Whatever becomes of the process, the game goes on.
    given = len(match.answers)
    while len([entry for entry in match.answers[given:] if entry.player == 1]) < 3:
        rest(qtbot, page)
        page.answer(by_chance.choose(page.asked))
    match.close()
    qtbot.wait(50)
    assert computer._thinker is None


def test_where_no_process_starts_it_plays_on_and_that_is_told_once(qtbot, open_page, monkeypatch):
    def refuse(_self):
        raise BlockingIOError(errno.EAGAIN, "Resource temporarily unavailable")

    with monkeypatch.context() as patched:
        patched.setattr("multiprocessing.process.BaseProcess.start", refuse)
        match = new_match(level="champion")
        page = open_page(match)
        by_chance = RandomPlayer(3)
        seen = []
        while len([entry for entry in match.answers if entry.player == 1]) < 4:
            rest(qtbot, page)
            seen.append(page.message.isVisible())
            page.answer(by_chance.choose(page.asked))
        assert seen.count(True) == 1 and not seen[-1]
        assert page.message.title.text() == "The computer can't think ahead, and plays weaker."
        assert page.message.text.text().startswith(
            "The system starts no process for it (Resource temporarily unavailable). That is tried"
        )
    computer = match.computers()[1]
    computer.readings()[0]()
    rest(qtbot, page)
    page.answer(by_chance.choose(page.asked))
    qtbot.waitUntil(lambda: not computer.trouble)


def test_taking_back_goes_to_ones_own_answer_and_asks_nobody(qtbot, open_page):
    match = new_match()
    page = open_page(match)
    rest(qtbot, page)
    by_chance = RandomPlayer(3)
    while match.game.state.turn < 3 and match.outcome is None:
        page.answer(by_chance.choose(page.asked))
        rest(qtbot, page)
    steps = page.session.steps(500)
    assert steps and {step.player for step in steps} == {0}
    page.choose_undo()
    rows = [page.earlier.list.item(row).text() for row in range(page.earlier.list.count())]
    assert "Earlier turns" in rows and not any("agree" in row for row in rows)
    page.earlier.close_overlay()
    before = len(match.answers)
    QTest.keyClick(page.table, Qt.Key.Key_U)
    assert not page.consent.isVisible()
    assert len(match.answers) < before
    rest(qtbot, page)
    assert page.asked.player == 0
    page.undo_to(page.session.steps(500)[-1])
    assert not page.consent.isVisible()
    rest(qtbot, page)
    assert match.game.state.turn == 1


def test_what_is_opened_while_it_thinks_keeps_the_keyboard(qtbot, open_page):
    page = open_page(new_match(first=1))
    page.session.think_ms = 50
    page.show_keys()
    assert page.asked is None and page.keys.isAncestorOf(QApplication.focusWidget())
    rest(qtbot, page)
    assert page.keys.isVisible() and page.keys.isAncestorOf(QApplication.focusWidget())
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not page.keys.isVisible() and page.table.hasFocus()


def test_things_are_set_right_by_hand_without_asking_the_computer(qtbot, open_page):
    page = open_page(new_match())
    rest(qtbot, page)
    page.by_hand.agree()
    assert not page.consent.isVisible() and page.session.hands_free


def test_a_game_goes_on_against_the_same_level(tmp_path, qtbot, open_page):
    path = tmp_path / "one.dbzreplay"
    match = new_match(path)
    page = open_page(match)
    for _ in range(6):
        rest(qtbot, page)
        page.answer(0)
    rest(qtbot, page)
    given = len(match.answers)
    match.close()
    again = Match.resume(path, pool())
    assert again.setup.players == ("", "fighter") and len(again.answers) == given
    assert list(again.computers()) == [1]
    again.close()


@pytest.mark.parametrize(
    ("players", "told"),
    [
        (["", "nobody"], "nobody"),
        (["", 3], "name of a level"),
        ("ab", "two"),
        (["", "x" * 500], "longer"),
    ],
)
def test_a_journal_with_wrong_players_is_refused_in_words(tmp_path, players, told):
    path = tmp_path / "one.dbzreplay"
    new_match(path).close()
    first, *rest = path.read_text("utf-8").splitlines(keepends=True)
    header = json.loads(first)
    header["players"] = players
    path.write_text(json.dumps(header) + "\n" + "".join(rest), "utf-8")
    with pytest.raises(JournalError, match=told):
        Match.resume(path, pool())


def test_the_computer_is_chosen_on_the_page_of_a_new_game(qtbot):
    library = Library()
    page = StartPage(library, Settings(), FaceCache())
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    library.load_now()
    assert page.new_game().players == ("", "")
    box = page.sides[1].level
    assert [box.itemText(i) for i in range(box.count())] == [
        "A person",
        "Computer, novice",
        "Computer, fighter",
        "Computer, veteran",
        "Computer, champion",
    ]
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Down)
    QTest.keyClick(box, Qt.Key.Key_Down)
    game = page.new_game()
    assert game.players == ("", "fighter") and game.names[1] == "The computer"
    assert page.starters.button(3).text() == "The computer"
    assert "one answer ahead" in box.accessibleDescription()
    page.start.click()
    other = StartPage(library, Settings(), FaceCache())
    qtbot.addWidget(other)
    assert other.sides[1].opponent == "fighter"
