"""What the players are asked once: whether and which together, and what they answer every time."""

from __future__ import annotations

from pages_setup import new_match, pool, step, step_to, until
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from dbz_desktop.match.journal.reading import JournalError
from dbz_desktop.match.match import Match
from dbz_desktop.players import RandomPlayer
from dbz_desktop.rules.kernel.attack_events import AttackEnded
from dbz_desktop.rules.kernel.decisions import Act, Ask
from dbz_desktop.ui.game.game_page import GamePage
from dbz_desktop.ui.session.session import GameSession

SHIFT = Qt.KeyboardModifier.ShiftModifier


def stands_at(open_page, wanted, decks=("saiyan", "black"), **match) -> GamePage:
    for seed in range(5, 25):
        page = open_page(new_match(seed=seed, decks=decks, **match))
        if until(page, wanted, seed):
            return page
    raise AssertionError("no game came to it")


def as_one(page) -> bool:
    """Whether cards are offered beside the "No" of a "you may"."""
    shown = page.asked
    return (
        shown is not None
        and shown is not page.match.decision
        and shown.options[-1].act is Act.NO
        and page.match.decision.ask is Ask.YES_NO
    )


def test_whether_and_which_is_answered_by_one_key(open_page, tmp_path):
    page = stands_at(open_page, as_one, ("black", "orange"), path=tmp_path / "game.dbzreplay")
    asked, given = page.match.decision, len(page.match.answers)
    buttons = [b for b in page.prompt.option_buttons() if b.property("option") is not None]
    assert len(buttons) == len(page.asked.options)
    QTest.keyClick(page.table, Qt.Key.Key_1)
    answers = page.match.answers[given : given + 2]
    assert [entry.player for entry in answers] == [asked.player] * 2
    assert [entry.auto for entry in answers] == [False, True]
    assert asked.options[answers[0].value].act is Act.YES
    resumed = Match.resume(page.match.path, pool(), write=False)
    assert [e.value for e in resumed.answers] == [e.value for e in page.match.answers]
    page._undo(step_to(page.match, given))
    assert len(page.match.answers) in (given, given + 1), "a shuffle may follow"
    if page.curtain.isVisible():
        page.curtain.ready.click()
    assert as_one(page)


def test_no_is_one_answer(open_page):
    page = stands_at(open_page, as_one, ("black", "orange"))
    asked, given = page.match.decision, len(page.match.answers)
    QTest.keyClick(page.table, Qt.Key.Key_N)
    answer = page.match.answers[given]
    assert asked.options[answer.value].act is Act.NO and not answer.auto


def test_what_could_not_be_saved_is_asked_again_as_one(open_page, tmp_path, monkeypatch):
    page = stands_at(open_page, as_one, ("black", "orange"), path=tmp_path / "game.dbzreplay")
    given, shown = len(page.match.answers), page.asked
    write, failed = page.match.course.writer.answer, []

    def fail(*rest, **more):
        if not failed:
            failed.append(True)
            raise JournalError("the disk is full", page.match.path)
        return write(*rest, **more)

    monkeypatch.setattr(page.match.course.writer, "answer", fail)
    QTest.keyClick(page.table, Qt.Key.Key_1)
    assert failed and len(page.match.answers) == given and page.unsaved.isVisible()
    assert page.asked is shown
    page.unsaved.again.click()
    assert len(page.match.answers) >= given + 2


def can_say_always(page) -> bool:
    if page.asked is None or page.match.decision.ask is not Ask.YES_NO:
        return False
    return "Shift+N" in page.prompt._pressing


def test_what_is_said_once_is_asked_no_more_until_it_is_asked_for(open_page):
    page = stands_at(open_page, can_say_always)
    asked = page.match.decision
    assert page.match.game.programs[asked.card] is not None
    QTest.keyClick(page.table, Qt.Key.Key_N, SHIFT)
    assert page.match.decision is not asked
    auto = page.session.auto
    assert auto.said(asked.player) == 1 and auto.answer_to(asked, 3).said
    players = (RandomPlayer(1), RandomPlayer(2))
    while not (
        page.asked and page.asked.player == asked.player and not page.session.looking.openly
    ):
        step(page, players)
    QTest.keyClick(page.table, Qt.Key.Key_P)
    assert page.passing.sheet.said.isVisible()
    QTest.mouseClick(page.passing.sheet.said, Qt.MouseButton.LeftButton)
    assert auto.said(asked.player) == 0 and not page.passing.sheet.said.isVisible()


def endures(page) -> bool:
    return page.asked is not None and page.asked.ask is Ask.ENDURANCE


def test_none_of_an_attacks_endurance_is_said_once(open_page):
    """ATK-12: each card would be asked about as it is turned over."""
    page = stands_at(open_page, endures)
    asked, began = page.match.decision, len(page.match.game.events)
    QTest.keyClick(page.table, Qt.Key.Key_N, SHIFT)
    assert page.match.decision is not asked
    ended = [isinstance(e, AttackEnded) for e in page.match.game.events[began:]]
    over = any(ended)
    assert over or not endures(page)


def test_who_has_kept_the_computer_enters_what_the_other_says(open_page):
    page = stands_at(open_page, lambda p: p.curtain.isVisible() and p.curtain.aloud.isVisible())
    asked, keeper = page.match.decision, page.session.looking.seat
    assert keeper == 1 - asked.player
    names = page.match.setup.names
    assert names[asked.player] in page.curtain.aloud.title.text()
    assert names[keeper] in page.curtain.aloud.detail.text()
    given = len(page.match.answers)
    QTest.keyClick(page.curtain.ready, Qt.Key.Key_K)
    answer = page.match.answers[given]
    assert answer.player == asked.player and not answer.auto
    assert asked.options[answer.value].act in (Act.PASS, Act.NO, Act.DONE)
    assert not page.session.looking.openly and page.session.looking.seat == keeper
    if not page.curtain.isVisible():
        assert page.asked.player == keeper and not page.session.seat.open


def test_it_is_not_offered_where_nobody_had_the_computer(open_page):
    """After passing unseen both hands lie face down: nobody has said who is there."""
    page = stands_at(open_page, lambda p: p.curtain.isVisible() and p.curtain.unseen.isVisible())
    players = (RandomPlayer(1), RandomPlayer(2))
    seen = 0
    for _ in range(200):
        if page.match.outcome is not None or seen > 3:
            break
        if page.curtain.isVisible() and page.curtain.unseen.isVisible():
            QTest.keyClick(page.curtain.ready, Qt.Key.Key_N)
            if page.curtain.isVisible():
                assert not page.curtain.aloud.isVisible()
                given = len(page.match.answers)
                QTest.keyClick(page.curtain.ready, Qt.Key.Key_K)
                assert len(page.match.answers) == given
                seen += 1
            continue
        step(page, players)
    assert seen > 1


def test_nobody_is_asked_what_has_one_answer_only(qapp):
    """Over whole games: what goes without saying is answered, and told (see `AutoPass`)."""
    asked = 0
    for seed in range(6):
        match = new_match(seed=seed, decks=(("red", "blue"), ("saiyan", "black"))[seed % 2])
        session = GameSession(match, 0)
        players = (RandomPlayer(seed), RandomPlayer(seed + 1))
        shown: list = []
        session.asks.connect(shown.append)
        session.begin()
        while match.outcome is None:
            while session.looking.covered:
                session.lift()
            decision = session.asked
            assert shown[-1] is decision
            assert len(decision.options) > 1 or decision.looked_at, decision.prompt
            asked += 1
            session.answer(players[decision.player].choose(decision))
    assert asked > 500
