"""The session: one object conducts a game window, without a widget in sight."""

from __future__ import annotations

import pytest
import scripts
from fake_match import FakeMatch, ask
from pages_setup import new_match, pool

from dbz_desktop.match.aids.autopass import Ahead, Stops, only_passing
from dbz_desktop.match.journal.reading import JournalError
from dbz_desktop.match.match import Match
from dbz_desktop.players import RandomPlayer
from dbz_desktop.rules.judge_moves import JudgeMove
from dbz_desktop.rules.kernel import events as ev
from dbz_desktop.rules.kernel.decisions import IllegalAnswer
from dbz_desktop.rules.kernel.events import HIDDEN, Why, Zone
from dbz_desktop.ui.session.looking import Eyes
from dbz_desktop.ui.session.session import GameSession
from tests.long import LONG

DRAW = ev.CardMoved(60, Zone.LIFE_DECK, Zone.HAND, 1, 1, Why.DRAW, seen=2)


# --- what is shown ---------------------------------------------------------------------------


def test_answer_passes_on_events_and_the_next_question(qtbot):
    second = ask(cards=(8,))
    match = FakeMatch([(scripts.opening(), second)], first=ask())
    session = GameSession(match)
    seen: list = []
    session.eventsArrived.connect(lambda events: seen.append(("events", len(events))))
    session.decisionChanged.connect(lambda decision: seen.append(("decision", decision)))
    session.answer(0)
    assert seen == [("events", 2), ("decision", second)]
    assert match.answers == [0]


def test_events_are_redacted_for_the_viewer(qtbot):
    session = GameSession(FakeMatch([([DRAW], ask())], first=ask()))
    with qtbot.waitSignal(session.eventsArrived) as got:
        session.answer(0)
    assert got.args[0][0].card == HIDDEN
    assert session.card(60) is None
    assert session.why_not(60) is None


def test_the_other_seat_looks_afresh(qtbot):
    session = GameSession(FakeMatch([(scripts.opening(), ask(1, (45,)))], first=ask()))
    session.answer(0)
    assert session.decision is None
    assert session.waiting_for == 1
    with qtbot.waitSignals([session.viewerChanged, session.decisionChanged]):
        session.look_as(1)
    assert session.decision is not None
    assert session.view().mine.hand[0] == 45


def test_answers_that_cannot_be_are_refused(qtbot):
    session = GameSession(FakeMatch(first=ask(cards=(5,))))
    with pytest.raises(IllegalAnswer, match="answer 7 is not among the 2 options"):
        session.answer(7)
    session.look_as(1)
    with pytest.raises(IllegalAnswer, match="nothing is asked"):
        session.answer(0)


def test_events_are_shown_at_once_where_no_table_paces_them(qtbot):
    session = GameSession(FakeMatch([(scripts.opening(), ask())], first=ask()))
    shown: list = []
    session.eventShown.connect(shown.append)
    session.answer(0)
    assert len(shown) == 2


def test_nobody_is_asked_before_the_game_begins(qtbot):
    session = GameSession(FakeMatch(first=ask()))
    asked: list = []
    session.asks.connect(asked.append)
    session.refresh()
    assert not asked and session.asked is None
    session.begin()
    assert asked == [session.decision] and session.asked is session.decision
    session.settle()
    session.set_busy(False)
    assert len(asked) == 1, "what is shown is not shown again"


# --- the course of a game ----------------------------------------------------------------------


class Players:
    """Two who play by chance what a session asks them; they take the computer at each curtain."""

    def __init__(self, match: Match, seed: int = 3) -> None:
        self.session = GameSession(match)
        self.match = match
        self.hands = (RandomPlayer(seed), RandomPlayer(seed + 1))
        self.told: list = []
        self.session.asks.connect(lambda asked: self.told.append(("asks", asked)))
        self.session.lookingChanged.connect(lambda looking: self.told.append(("looks", looking)))
        self.session.gameOver.connect(lambda won: self.told.append(("over", won)))
        self.session.unsaved.connect(lambda *what: self.told.append(("unsaved", *what)))
        self.session.refused.connect(lambda *what: self.told.append(("refused", *what)))

    def step(self) -> None:
        if self.session.looking.covered:
            self.session.lift()
            return
        asked = self.session.asked
        assert asked is not None
        self.session.answer(self.hands[asked.player].choose(asked))

    def until(self, wanted, most: int = 2000) -> bool:
        for _ in range(most):
            if wanted(self.session):
                return True
            if self.match.outcome is not None:
                return False
            self.step()
        return False

    def kinds(self, kind: str) -> list:
        return [what[1] for what in self.told if what[0] == kind]


def at(wanted, **match) -> Players:
    """Players of a game that has come to something."""
    for seed in range(5, 25):
        players = Players(new_match(seed=seed, **match), seed)
        players.session.begin()
        if players.until(wanted):
            return players
    raise AssertionError("no game came to it")


@pytest.mark.parametrize("unclaimed", [False, True])
def test_whole_games_show_a_question_only_to_who_may_read_it(qapp, unclaimed):
    """Asked is whoever looks alone, or both look and both may read it; and nobody is asked what
    has one answer only."""
    for seed in range(2 * LONG):
        players = Players(new_match(seed=seed), seed)
        session = players.session
        asked: list = []
        session.asks.connect(asked.append)

        def ready(question, session=session) -> None:
            assert session.asked is question and session.decision is question
            looking = session.looking
            assert question.player == looking.viewer or (looking.openly and question.open)
            assert session.seat.open is looking.openly
            assert only_passing(question) is None

        session.asks.connect(ready)
        session.begin(unclaimed)
        assert session.looking.covered is unclaimed
        assert not players.until(lambda session: False)
        over = [won for kind, won in players.told if kind == "over"]
        assert over == [players.match.outcome] and session.asked is None
        assert not players.kinds("refused")
        eyes = {looking.eyes for looking in players.kinds("looks")}
        assert eyes >= {Eyes.ONE, Eyes.BOTH, Eyes.NOBODY}


def test_while_the_table_moves_nobody_is_asked(qapp):
    players = at(lambda session: session.asked is not None and not session.looking.openly)
    session = players.session
    session.eventsArrived.connect(lambda events: session.set_busy(True))
    moving: list = []
    session.moves.connect(lambda: moving.append(session.note))
    before = len(players.kinds("asks")) + len(players.kinds("looks"))
    players.step()
    assert moving and session.asked is None
    assert len(players.kinds("asks")) + len(players.kinds("looks")) == before
    while session._busy:
        session.set_busy(False)
    assert session.asked is not None or session.looking.covered


def test_undo_at_once_asks_the_same_again_and_tells_the_end_anew(qapp):
    def another_is_asked(session) -> bool:
        if session.asked is None or len(session.history()) < 60:
            return False
        return session.steps(1)[0].player != session.asked.player

    players = at(another_is_asked)
    session, match = players.session, players.match
    step = session.steps(1)[0]
    session.undo(step)
    assert match.decision.player == step.player
    assert session.looking.covered or session.asked.player == step.player
    assert session.seen(0) <= len(session.history()) >= session.seen(1)
    if session.looking.covered:
        session.lift()
    session.concede()
    session.refresh()
    assert len(players.kinds("over")) == 1 and session.asked is None
    session.undo(None)
    assert match.outcome is None and session.asked is not None
    session.concede()
    assert len(players.kinds("over")) == 2


def test_what_can_not_be_written_down_has_not_happened_and_can_be_tried_again(
    qapp, tmp_path, monkeypatch
):
    players = at(
        lambda session: session.asked is not None and session.auto.ahead == [None, None],
        path=tmp_path / "x.dbzreplay",
    )
    session, match = players.session, players.match
    full = [True]
    write = match.course.writer.answer

    def answer(entry):
        fail(match) if full else write(entry)

    monkeypatch.setattr(match.course.writer, "answer", answer)
    asked, given = session.asked, len(match.answers)
    session.answer(0)
    assert len(match.answers) == given and session.asked is asked
    kind, title, error, again = players.told[-1]
    assert (kind, title) == ("unsaved", "This answer could not be saved.")
    assert "full" in str(error)
    full.clear()
    again()
    count = len(match.answers)
    assert count > given
    again()
    assert len(match.answers) == count, "it is answered once"
    monkeypatch.setattr(match.course.writer, "undo", lambda *where, **more: fail(match))
    step = session.steps(1)[0]
    session.undo(step)
    kind, title, error, again = players.told[-1]
    assert (kind, title) == ("unsaved", "This step back could not be saved.")
    monkeypatch.undo()
    if session.looking.covered:
        session.lift()
    session.answer(0)
    count = len(match.answers)
    again()
    assert len(match.answers) == count, "another question is asked by now"
    resumed = Match.resume(match.path, pool(), write=False)
    assert [entry.value for entry in resumed.answers] == [entry.value for entry in match.answers]


def test_what_could_not_be_passed_for_a_player_is_asked_of_him(qapp, tmp_path, monkeypatch):
    players = Players(new_match(tmp_path / "x.dbzreplay", seed=5), 5)
    session, match = players.session, players.match
    session.begin()
    write = match.course.writer.answer
    monkeypatch.setattr(
        match.course.writer,
        "answer",
        lambda entry: fail(match) if entry.auto else write(entry),
    )
    assert players.until(lambda session: bool(players.kinds("unsaved")))
    if session.looking.covered:
        session.lift()
    assert session.asked is not None and session.as_asked(match.decision) is session.asked
    assert len(players.kinds("unsaved")) == 1
    assert "Passed" not in session.note


def fail(match) -> None:
    raise JournalError("the disk is full", match.path)


def test_who_passes_behind_the_curtain_shows_no_hand(qapp):
    players = at(lambda session: session.looking.covered and session.unseen is not None)
    session, match = players.session, players.match
    asked, given, known = match.decision, len(match.answers), len(session.history())
    session.answer_unseen()
    assert session.seen(asked.player) == known, "what came before he passed is told at the curtain"
    assert match.answers[given].player == asked.player and not match.answers[given].auto
    assert session.seat.open
    assert session.looking.openly or (session.looking.covered and not session.looking.kept)


def test_who_says_it_aloud_leaves_the_computer_where_it_is(qapp):
    def handed_on(session) -> bool:
        return session.looking.covered and session.looking.kept and session.unseen is not None

    players = at(handed_on)
    session, keeper = players.session, players.session.looking.seat
    given = len(players.match.answers)
    session.answer_unseen(kept=True)
    assert len(players.match.answers) > given
    assert session.looking.seat == keeper and not session.seat.open


def test_aloud_is_refused_where_nobody_has_kept_the_computer(qapp):
    players = at(lambda session: session.looking.covered and session.unseen is not None)
    session = players.session
    session.answer_unseen()
    if session.looking.covered:
        given = len(players.match.answers)
        session.answer_unseen(kept=True)
        assert len(players.match.answers) == given and session.looking.covered


def test_passing_ahead_passes_for_him_alone_and_says_until_when_to_him_alone(qapp):
    def fights(session) -> bool:
        return session.asked is not None and session.view().combat >= 0 and not session.seat.open

    players = at(fights)
    session = players.session
    seat = session.speaker
    assert session.ahead_barred[Ahead.COMBAT] == ""
    told: list = []
    session.passed.connect(lambda passing: told.append(session.passes_ahead))
    session.pass_ahead(Ahead.TURN)
    assert told and told[0] == f"You pass ahead {Ahead.TURN}"
    if session.looking.covered:
        session.lift()
    if session.looking.viewer == 1 - seat:
        assert session.passes_ahead == f"{session.names[seat]} passes ahead"


def test_by_hand_needs_both_and_happens_once(qapp):
    players = at(lambda session: session.asked is not None and not session.looking.openly)
    session, match = players.session, players.match
    seat = session.speaker
    anger = match.game.state.players[seat].anger
    move = JudgeMove("anger", seat, player=seat, amount=anger + 1 if anger < 4 else 1)
    assert session.may(move).consent and not session.judge(move)
    assert players.told[-1][0] == "refused" and "agree" in players.told[-1][2]
    session.free_hands()
    assert session.hands_free and session.asked is not None
    assert not session.may(move).consent and session.judge(move)
    assert match.game.state.players[seat].anger == move.amount
    session.end_by_hand()
    assert not session.hands_free and session.may(move).consent


def test_nothing_is_passed_for_anybody_while_hands_are_free(qapp):
    players = Players(new_match(seed=5), 5)
    session, match = players.session, players.match
    session.auto.stops = [Stops(on=False), Stops(on=False)]
    session.begin()
    assert players.until(lambda session: session.asked and only_passing(session.asked) is not None)
    session.free_hands()
    session.auto.stops = [Stops(), Stops()]
    given = len(match.answers)
    session.refresh()
    assert len(match.answers) == given and session.asked is not None
    session.end_by_hand()
    session.refresh()
    assert len(match.answers) > given


def test_a_curtain_has_nothing_to_cover_once_the_game_is_over(qapp):
    players = at(lambda session: session.looking.covered)
    session, keeper = players.session, players.session.looking
    players.match.seat(0).concede()
    session.refresh()
    assert not session.looking.covered and len(players.kinds("over")) == 1
    assert session.looking.viewer == (keeper.seat if keeper.kept else None)
