"""The curtain's second button: passing without a look at the hand, and without showing one."""

from __future__ import annotations

from functools import partial

import pytest
import secrecy
import tree
from pages_setup import new_match, play_until, pool, step, step_to
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from dbz_desktop.match.aids.autopass import Stop, Stops
from dbz_desktop.match.aids.unseen import passing_unseen
from dbz_desktop.match.journal.reading import JournalError
from dbz_desktop.match.match import Match
from dbz_desktop.players import RandomPlayer
from dbz_desktop.rules.kernel import events as ev
from dbz_desktop.rules.kernel.decisions import Act, Ask
from dbz_desktop.rules.kernel.events import HIDDEN
from dbz_desktop.ui.game.game_page import GamePage
from tests.long import LONG

PASSING = (Act.PASS, Act.NO, Act.DONE)


@pytest.fixture
def open_page(open_page):
    # Asked in the Discard Step even where all may stay.
    return partial(open_page, stops=Stops(at=frozenset({Stop.KEEPING})))


def curtains(page, seed: int, most: int = 1200):
    """Play by chance; the page at each of its curtains, which the caller may answer."""
    players = (RandomPlayer(seed), RandomPlayer(seed + 1))
    for _ in range(most):
        if page.match.outcome is not None:
            return
        if page.curtain.isVisible():
            asked = page.match.decision
            yield asked
            if page.match.decision is not asked:
                continue
        step(page, players)


def at_curtain(open_page, ask: Ask, **match) -> GamePage:
    """A page whose last answer drew the curtain before such a question; what came before that
    was answered without a page, which is faster."""
    for seed in range(5, 30):
        ahead = new_match(seed=seed, **(match | {"path": None}))

        def handed_over(asked, ahead=ahead) -> bool:
            return (
                asked.ask is ask and ahead.answers[-1:] and ahead.answers[-1].player != asked.player
            )

        if not play_until(ahead, handed_over, seed):
            continue
        *before, last = [answer.value for answer in ahead.answers]
        game = new_match(seed=seed, **match)
        for value in before:
            game.course.answer(value)
        page = open_page(game)
        page.curtain.ready.click()
        # What can only be passed was passed for the player: then it goes on otherwise.
        if page.asked is not None and len(game.answers) == len(before):
            page.answer(last)
            asked = game.decision
            if asked is not None and asked.ask is ask and page.curtain.unseen.isVisible():
                return page
        page.close()
    raise AssertionError(f"no curtain before {ask}")


@pytest.mark.parametrize(
    "ask", [Ask.PLANNING, Ask.DECLARE, Ask.ACTION, Ask.DEFEND, Ask.DISCARD], ids=lambda ask: ask
)
@pytest.mark.parametrize("by", ["key", "click"])
def test_one_press_passes_and_shows_no_hand(open_page, ask, by):
    page = at_curtain(open_page, ask)
    asked, given = page.match.decision, len(page.match.answers)
    if by == "key":
        QTest.keyClick(page.curtain.ready, Qt.Key.Key_N)
    else:
        QTest.mouseClick(page.curtain.unseen, Qt.MouseButton.LeftButton)
    answer = page.match.answers[given]
    assert answer.player == asked.player
    assert asked.options[answer.value].act in PASSING
    if page.match.outcome is None and not page.curtain.isVisible():
        assert page.session.looking.openly and page.session.seat.open


def test_no_hand_is_on_the_screen_until_somebody_says_who_he_is(open_page):
    """Whoever pressed the key: only a curtain, or a question asked openly, may follow."""
    followed = {"curtain": 0, "open": 0}
    for seed in range(4 * LONG):
        if LONG == 1 and min(followed.values()) > 3:
            break
        page = open_page(secrecy.marked_match(seed))
        for _ in curtains(page, seed, 240 * LONG):
            if not page.curtain.unseen.isVisible():
                continue
            QTest.keyClick(page.curtain.ready, Qt.Key.Key_N)
            if page.match.outcome is not None:
                break
            assert page.session.seat.open
            both = set(page.match.seat(0)._reader.cards) & set(page.match.seat(1)._reader.cards)
            hands = [card for side in page.session.view().sides for card in side.hand]
            assert all(card == HIDDEN or card in both for card in hands)
            words = "\n".join(str(found) for found in tree.tree(page))
            assert secrecy.named(words) <= both
            followed["curtain" if page.curtain.isVisible() else "open"] += 1
            assert page.curtain.isVisible() or page.asked.open
        page.close()
    assert min(followed.values()) > 3, followed


def test_what_is_offered_follows_from_what_both_see_whatever_the_hand_holds(open_page):
    """The same situation on the table offers the same words, with any cards in hand."""
    seen: dict[tuple, set[str]] = {}
    hands: dict[tuple, set[tuple]] = {}
    for seed in range(2 * LONG):
        page = open_page(
            new_match(seed=seed, decks=("orange", "red") if seed % 2 else ("red", "blue"))
        )
        for number, asked in enumerate(curtains(page, seed, 200 * LONG)):
            held = page.match.seat(asked.player).view().sides[asked.player].hand
            # All of it is told to both: what comes next, and how many cards are held.
            told = page.curtain.text.text().split(".")[0].split(" ", 1)[1]
            few = len(held) <= 1 if asked.ask is Ask.DISCARD else None
            words = page.curtain.unseen.title.text() if page.curtain.unseen.isVisible() else ""
            key = told, few
            seen.setdefault(key, set()).add(words.replace("Pass, end combat", "Pass"))
            hands.setdefault(key, set()).add(tuple(page.match.game.cards[c].id for c in held))
            if LONG == 1 and number >= 60 and ("discards", True) in seen:
                break
        page.close()
    assert all(len(words) == 1 for words in seen.values()), seen
    assert sum(len(held) > 3 for held in hands.values()) >= 5
    assert seen["discards", False] == {""} and seen["discards", True] != {""}
    assert seen["decides next", None] == {""}


def test_a_pass_that_ends_combat_says_so(open_page):
    words = set()
    for seed in range(LONG):
        page = open_page(new_match(seed=seed))
        for number, asked in enumerate(curtains(page, seed, 150)):
            if asked.ask is not Ask.ACTION:
                continue
            if LONG == 1 and number > 60 and len(words) > 1:
                break
            told = page.curtain.unseen.title.text()
            words.add(told)
            before = len(page.match.game.events)
            QTest.keyClick(page.curtain.ready, Qt.Key.Key_N)
            # The other player may have nothing to play: then he has passed by himself.
            after = [type(event) for event in page.match.game.events[before:]]
            if told == "Pass, end combat":
                assert ev.ActionBegan not in after[: after.index(ev.CombatEnded)]
            else:
                assert ev.ActionBegan in after
        page.close()
    assert words == {"Pass", "Pass, end combat"}


def test_it_is_taken_back_like_any_answer_and_written_down_as_one(open_page, tmp_path):
    path = tmp_path / "game.dbzreplay"
    page = at_curtain(open_page, Ask.ACTION, path=path)
    given = len(page.match.answers)
    player = page.match.decision.player
    QTest.keyClick(page.curtain.ready, Qt.Key.Key_N)
    resumed = Match.resume(path, pool(), write=False)
    assert [a.value for a in resumed.answers] == [a.value for a in page.match.answers]
    if page.curtain.isVisible():
        page.curtain.ready.click()
    page.undo_to(step_to(page.match, given))
    if page.consent.isVisible():
        for box in page.consent.agree:
            box.click()
        page.consent.yes_button.click()
    assert len(page.match.answers) == given
    assert page.match.decision.player == player and page.curtain.isVisible()


def test_what_could_not_be_saved_is_not_given_and_can_be_tried_again(open_page, monkeypatch):
    page = at_curtain(open_page, Ask.ACTION)
    given = len(page.match.answers)

    def full(_index, _auto=False):
        raise JournalError("No space left on the disk.")

    with monkeypatch.context() as patch:
        patch.setattr(page.match.course, "answer", full)
        QTest.keyClick(page.curtain.ready, Qt.Key.Key_N)
        assert page.unsaved.isVisible() and page.curtain.isVisible()
        QTest.keyClick(page.unsaved, Qt.Key.Key_N)
        assert len(page.match.answers) == given
    page.unsaved.again.click()
    assert len(page.match.answers) > given


def test_a_double_click_on_the_last_answer_does_not_pass(open_page):
    page = at_curtain(open_page, Ask.ACTION)
    given = len(page.match.answers)
    page.curtain.GUARD_MS = 60_000
    page.curtain.unseen.click()
    QTest.keyClick(page.curtain.ready, Qt.Key.Key_N)
    assert len(page.match.answers) == given and page.curtain.isVisible()


def test_nothing_is_offered_unseen_after_the_game_or_before_secrets():
    match = new_match()
    players = (RandomPlayer(1), RandomPlayer(2))
    kinds = set()
    while match.decision is not None:
        if match.decision.ask not in (
            Ask.PLANNING,
            Ask.DECLARE,
            Ask.ACTION,
            Ask.DEFEND,
            Ask.DISCARD,
        ):
            kinds.add(match.decision.ask)
            assert all(passing_unseen(match.seat(seat)) is None for seat in (0, 1))
        match.course.answer(players[match.decision.player].choose(match.decision))
    assert all(passing_unseen(match.seat(seat)) is None for seat in (0, 1)) and Ask.YES_NO in kinds
