"""Questions at one computer: a curtain where a secret is at stake, and only there."""

from __future__ import annotations

import pytest
import tree
from fake_match import FakeMatch, ask, side
from pages_setup import new_match, play, until
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from dbz_desktop.match.aids.recap import recap
from dbz_desktop.match.seats.log_lines import Tellers
from dbz_desktop.match.telling.table import TableView
from dbz_desktop.players import RandomPlayer
from dbz_desktop.rules.kernel import attack_events as atk
from dbz_desktop.rules.kernel import events as ev
from dbz_desktop.rules.kernel.events import HIDDEN
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.game.game_page import GamePage
from dbz_desktop.ui.session.session import GameSession
from tests.long import LONG

pytestmark = pytest.mark.usefixtures("home")


def table(viewer: int, holding: tuple[bool, bool]) -> TableView:
    """A table where each player holds his six cards or none."""
    sides = [
        side(seat, hidden=seat != viewer) if holding[seat] else side(seat, hand=())
        for seat in (0, 1)
    ]
    return TableView(viewer, (sides[0], sides[1]), turn=3, step="combat", names=("Ann", "Bert"))


def asked_openly(page) -> bool:
    return page.asked is not None and page.session.looking.openly


def open_question(open_page) -> GamePage:
    for seed in range(5, 15):
        page = open_page(new_match(seed=seed))
        wanted = lambda p: asked_openly(p) and p.asked.player != p.session.looking.seat  # noqa: E731
        if until(page, wanted, seed):
            hands = [len(page.match.seat(s).view().sides[s].hand) for s in (0, 1)]
            if all(hands):
                return page
    raise AssertionError("no question was asked openly of the other player")


@pytest.mark.parametrize(
    ("holding", "wanted"),
    [((True, True), True), ((True, False), True), ((False, True), True), ((False, False), False)],
)
@pytest.mark.parametrize("player", [0, 1])
def test_the_curtain_looks_at_both_hands(qapp, holding, wanted, player):
    tables = (table(0, holding), table(1, holding))
    match = FakeMatch(first=ask(player, ()), tables=tables)
    session = GameSession(match, 1 - player)
    # Nobody is passed for, whatever he could answer.
    session.held = lambda: True
    session.begin()
    assert session.looking.covered is wanted


def test_an_open_question_needs_no_curtain_and_shows_neither_hand(open_page, qtbot):
    page = open_question(open_page)
    asked, match = page.asked, page.match
    assert not page.curtain.isVisible()
    assert page.prompt.badge.text() == match.setup.names[asked.player]
    assert "Both may look" in page.prompt.option_buttons()[-1].detail.text()
    assert "Both may look" in page.prompt.accessibleDescription()
    hands = [match.seat(seat).view().sides[seat].hand for seat in (0, 1)]
    assert [len(shown.hand) for shown in page.session.view().sides] == [len(h) for h in hands]
    both = set(match.seat(0)._reader.cards) & set(match.seat(1)._reader.cards)
    for seat in (0, 1):
        for card in page.session.view().sides[seat].hand:
            assert card == HIDDEN or card in both
    secret = [
        match.game.cards[card].name
        for hand in hands
        for card in hand
        if not any(match.game.cards[known].id == match.game.cards[card].id for known in both)
    ]
    assert secret
    page.table.nodes.sync()
    page.log.flush()
    words = "\n".join(str(found) for found in tree.tree(page))
    words += "\n".join(line.text for line in page.log.model.lines)
    for name in secret:
        assert name not in words
    for item in page.table.table.cards.values():
        assert item.card is None or item.card.name not in secret


def test_the_one_who_is_asked_answers_openly_and_the_game_goes_on(open_page):
    page = open_question(open_page)
    before = len(page.match.answers)
    player = page.asked.player
    page.prompt.option_buttons()[0].click()
    assert page.match.answers[before].player == player


def test_after_an_open_question_a_hand_is_shown_behind_a_curtain_only(open_page):
    page = open_question(open_page)
    players = (RandomPlayer(8), RandomPlayer(9))
    while page.asked is not None:
        assert page.session.looking.openly and page.session.seat.open
        page.answer(players[page.asked.player].choose(page.asked))
    assert page.curtain.isVisible() or page.match.outcome is not None
    if page.match.outcome is None:
        seat = page.match.decision.player
        page.curtain.ready.click()
        assert page.session.viewer == seat and not page.session.seat.open
        assert page.session.view().mine.hand == page.match.seat(seat).view().mine.hand


def test_who_wants_to_see_his_hand_first_gets_the_curtain(open_page):
    page = open_question(open_page)
    asked = page.asked
    QTest.keyClick(page.table, Qt.Key.Key_S)
    assert page.curtain.isVisible() and page.asked is None
    page.curtain.ready.click()
    assert page.asked is asked and not page.session.looking.openly
    assert page.session.viewer == asked.player
    assert HIDDEN not in page.session.view().mine.hand


def test_who_concedes_at_an_open_question_is_who_is_asked(open_page):
    page = open_question(open_page)
    player = page.asked.player
    page.concede()
    page.confirm.yes_button.click()
    assert page.match.outcome.player == 1 - player


def test_an_open_seat_knows_what_both_players_know_and_no_more():
    for seed in range(6):
        match = new_match(seed=seed, decks=("orange", "namekian") if seed % 2 else ("red", "blue"))
        players = (RandomPlayer(seed), RandomPlayer(seed + 1))
        given = 0
        seats = [match.seat(0, True), match.seat(1, True)]
        while (decision := match.decision) is not None:
            both = set(match.seat(0)._reader.cards) & set(match.seat(1)._reader.cards)
            for number, seat in enumerate(seats):
                assert set(seat._reader.cards) <= both
                view = seat.view()
                told = match.seat(number).view()
                assert [len(s.hand) for s in view.sides] == [len(s.hand) for s in told.sides]
                assert [s.play for s in view.sides] == [s.play for s in told.sides]
                assert [s.discard for s in view.sides] == [s.discard for s in told.sides]
                assert seat.decision is (decision if decision.open else None)
            if decision.open:
                assert not decision.looked_at
                named = {decision.card, *(option.card for option in decision.options)}
                assert {card for card in named if card >= 0} <= both
            match.course.answer(players[decision.player].choose(decision))
            given += 1
            if given % 17 == 0:
                match.course.undo()


def test_the_log_is_whole_when_a_game_is_taken_up(qtbot):
    """Also where the one who takes the computer is the one who is asked first (at the start)."""
    for answers in (0, 40):
        match = play(new_match(seed=6), answers)
        page = GamePage(match, FaceCache(), Settings())
        page.curtain.GUARD_MS = 0
        qtbot.addWidget(page)
        page.show()
        page.begin(unclaimed=True)
        page.table.skipAnimations()
        qtbot.waitUntil(page.curtain.isVisible)
        assert not page.log.model.lines
        page.curtain.ready.click()
        page.table.skipAnimations()
        page.log.flush()
        told = [line.text for line in page.log.model.lines]
        assert told == [line.text for line in Tellers().lines_of(page.session.seat)]
        assert len(told) > 3


def test_the_card_in_focus_comes_back_to_the_one_that_the_question_is_about(open_page, qtbot):
    page = open_page(new_match())

    def wanted(page) -> bool:
        return page.asked is not None and page.asked.card >= 0 and not page.session.looking.openly

    assert until(page, wanted)
    asks = page.asked.card
    other = page.session.view().mine.mastery
    page.point_at(other)
    assert page.zoom.instance == other != asks
    page.point_at(-1)
    qtbot.waitUntil(lambda: page.zoom.instance == asks)


def test_the_handover_tells_an_attack_in_one_line_and_nothing_twice():
    lines: list[str] = []
    for seed in range(4, 9):
        match = new_match(seed=seed)
        players = (RandomPlayer(seed), RandomPlayer(seed + 1))
        while match.decision is not None:
            match.course.answer(players[match.decision.player].choose(match.decision))
        told = recap(match.seat(0, True), 0)
        attacks = [e for e in match.game.events if isinstance(e, atk.AttackBegan)]
        assert len([line for line in told if " attacks" in line]) == len(attacks)
        assert not any(line.startswith("The attack is stopped") for line in told)
        for kind, words in (
            (ev.LevelChanged, "MP "),
            (ev.TurnBegan, "Turn "),
            (ev.CombatBegan, "declares combat"),
        ):
            happened = [e for e in match.game.events if isinstance(e, kind)]
            assert len([line for line in told if words in line]) >= len(happened)
        lines += told
    text = "\n".join(lines)
    for words in (
        ": stopped by ",
        " life cards",
        " takes ",
        "'s anger ",
        " prevents ",
        " (cost 2 stages): ",
    ):
        assert words in text, words


def test_the_handover_names_what_was_searched_out_and_only_what_both_saw():
    found = 0
    for seed in range(12):
        match = new_match(seed=seed, decks=("orange", "namekian"))
        players = (RandomPlayer(seed), RandomPlayer(seed + 1))
        while match.decision is not None:
            match.course.answer(players[match.decision.player].choose(match.decision))
        told = "\n".join(recap(match.seat(1, True), 0))
        for event in match.game.events:
            from_deck = isinstance(event, ev.CardMoved) and event.source is ev.Zone.LIFE_DECK
            if from_deck and event.target is ev.Zone.IN_PLAY:
                found += 1
                assert match.game.cards[event.card].name in told
    assert found


def test_the_cards_of_a_question_never_widen_the_page(open_page):
    page = open_page(new_match(seed=6))
    widest: list[int] = []

    def wanted(page) -> bool:
        widest.append(max(page.width(), page.minimumSizeHint().width()))
        return len(widest) > 60 * LONG

    until(page, wanted)
    assert max(widest) == 1280
