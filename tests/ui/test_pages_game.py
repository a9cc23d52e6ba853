"""The game page: questions, the curtain, undo, concession, privacy and errors, on real matches."""

from __future__ import annotations

import pytest
from clock import Clock
from pages_setup import last_given, new_match, play_until, pool, step, until
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest

from dbz_desktop.match.aids import consequences
from dbz_desktop.match.aids.consequences import LAST_CARD, Loss
from dbz_desktop.match.aids.recap import recap
from dbz_desktop.match.course.came_to_light import reveals
from dbz_desktop.match.course.setup import MatchError
from dbz_desktop.match.course.undo import revealed
from dbz_desktop.players import RandomPlayer
from dbz_desktop.rules.judge_moves import ANEW
from dbz_desktop.rules.kernel.decisions import Act, Ask
from dbz_desktop.rules.kernel.events import CardMoved, Why
from dbz_desktop.rules.kernel.redaction import redact
from dbz_desktop.ui.faces.render import CardFace
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.tableside.reading_tools import used_last

pytestmark = pytest.mark.usefixtures("home")


def test_the_first_question_is_shown_to_who_must_answer(open_page):
    page = open_page(new_match(first=1))
    decision = page.match.decision
    assert page.asked is decision
    assert page.session.viewer == decision.player
    assert page.prompt.badge.text() == page.match.setup.names[decision.player]
    assert page.prompt.chip.rule == decision.rule


def test_an_answer_is_written_before_it_happens_and_asked_about_after_it_was_seen(
    open_page, tmp_path, monkeypatch
):
    """The way of an answer, from the click to the next question, with cards that fly."""
    page = open_page(new_match(tmp_path / "x.dbzreplay"))
    page.table.setSpeed("fast")
    clock = Clock(page.table)
    course, session = page.match.course, page.session
    way: list[str] = []

    def noting(word, does=lambda *given: None):
        def noted(*given):
            if way[-1:] != [word]:
                way.append(word)
            return does(*given)

        return noted

    monkeypatch.setattr(course.writer, "answer", noting("written", course.writer.answer))
    monkeypatch.setattr(course.game, "answer", noting("engine", course.game.answer))
    session.questionLeft.connect(noting("left"))
    session.eventShown.connect(noting("shown"))
    session.asks.connect(lambda _: noting("asked at rest" if not page.table.busy else "asked")())
    QTest.mouseClick(page.prompt.option_buttons()[0], Qt.MouseButton.LeftButton)
    assert way == ["left", "written", "engine", "shown"] and page.asked is None
    clock.until(lambda: page.asked is not None or page.curtain.isVisible())
    if page.curtain.isVisible():
        page.curtain.ready.click()
    again = ["written", "engine", "shown"]
    assert way == ["left", *again * (len(way) // 3), "asked at rest"]


def test_a_click_on_a_button_answers_and_the_game_goes_on(open_page):
    page = open_page(new_match())
    before = len(page.match.answers)
    QTest.mouseClick(page.prompt.option_buttons()[0], Qt.MouseButton.LeftButton)
    assert len(page.match.answers) == before + 1
    assert page.asked is page.match.decision or page.curtain.isVisible()


def test_a_key_answers(open_page):
    page = open_page(new_match())
    before = len(page.match.answers)
    QTest.keyClick(page.table, Qt.Key.Key_Space)
    QTest.keyClick(page.table, Qt.Key.Key_1)
    QTest.keyClick(page.table, Qt.Key.Key_N)
    assert len(page.match.answers) > before


def test_the_curtain_covers_everything_and_shows_no_card(open_page):
    page = open_page(new_match())
    assert until(page, lambda p: p.curtain.isVisible())
    seat = page.match.decision.player
    assert page.curtain.geometry() == page.rect()
    assert page.asked is None
    assert page.zoom.instance == -1
    names = page.match.setup.names
    assert names[seat] in page.curtain.title.text()
    words = " ".join(part.text() for part in page.curtain.recap)
    for player in (0, 1):
        for card in page.match.seat(player).view().sides[player].hand:
            open_too = any(
                page.match.game.cards[card].id == page.match.game.cards[other].id
                for event in page.match.game.events
                if isinstance(event, CardMoved) and event.seen == 3
                for other in (event.card,)
            )
            if not open_too:
                assert page.match.game.cards[card].name not in words
    picture = page.grab().toImage()
    page.curtain.hide()
    assert picture != page.grab().toImage()


def test_keys_and_clicks_do_nothing_while_the_curtain_is_down(open_page):
    page = open_page(new_match())
    assert until(page, lambda p: p.curtain.isVisible())
    before = len(page.match.answers)
    for key in (Qt.Key.Key_1, Qt.Key.Key_Space, Qt.Key.Key_U, Qt.Key.Key_Y, Qt.Key.Key_Escape):
        QTest.keyClick(page.curtain, key)
    QTest.mouseClick(page.curtain, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert page.curtain.isVisible() and len(page.match.answers) == before
    QTest.keyClick(page.curtain, Qt.Key.Key_Return)
    assert not page.curtain.isVisible()
    assert page.asked is page.match.decision
    assert page.session.viewer == page.match.decision.player


def test_a_double_click_on_an_answer_does_not_lift_the_curtain(open_page):
    page = open_page(new_match())
    page.curtain.GUARD_MS = 5_000
    assert until(page, lambda p: p.curtain.isVisible())
    page.curtain.ready.click()
    assert page.curtain.isVisible()


def test_the_log_tells_the_viewer_only_what_he_may_know(open_page):
    page = open_page(new_match())
    assert until(page, lambda p: len(p.match.answers) > 25 and p.asked is not None)
    page.log.flush()
    viewer = page.session.viewer
    told = [line.text for line in page.log.model.lines]
    other = page.match.setup.names[1 - viewer]
    hidden = [text for text in told if text.startswith(f"{other} draws")]
    assert hidden and all("draws a card" in text for text in hidden)
    mine = page.match.setup.names[viewer]
    assert any(text.startswith(f"{mine} draws") and "a card" not in text for text in told)


def test_the_recap_tells_draws_where_they_happened():
    match = new_match(first=0)
    play_until(match, lambda d: d.ask is Ask.DEFEND and d.player == 1)
    lines = recap(match.seat(1, True), 0)
    drawn = lines.index(f"{match.setup.names[0]} draws 3 cards.")
    assert drawn < next(i for i, line in enumerate(lines) if "declares combat" in line)


def test_the_curtain_says_what_the_next_player_has_to_do(open_page):
    page = open_page(new_match())
    # Who begins may have the computer already, without a curtain.
    seen, met = set(), {page.match.setup.names[page.asked.player]} if page.asked else set()
    for _ in range(40):
        if seen:
            break
        assert until(page, lambda p: p.curtain.isVisible())
        if page.match.decision.ask is Ask.DEFEND:
            assert "may answer the attack." in page.curtain.text.text()
            seen.add("defend")
        name = page.match.setup.names[page.match.decision.player]
        title = page.curtain.recap_title.text()
        if name in met:
            assert title == f"Since {name} last decided"
        else:
            # He has decided nothing yet: the first thing that is told is who goes first.
            assert title == "So far"
            assert any(part.text().endswith("goes first.") for part in page.curtain.recap)
        met.add(name)
        step(page, ())
    assert seen


def test_the_timeline_names_who_decides_at_every_question(open_page):
    page = open_page(new_match())
    players = (RandomPlayer(3), RandomPlayer(4))
    for _ in range(30):
        if page.asked is not None:
            name = page.match.setup.names[page.asked.player]
            assert page.timeline.strip.accessibleName().startswith(f"{name} decides")
        step(page, players)


def test_the_card_in_focus_says_anew_with_each_question_why_it_cannot_be_played(open_page):
    page = open_page(new_match())
    players = (RandomPlayer(3), RandomPlayer(4))
    changed = False
    for _ in range(60):
        asked = page.asked
        if asked is not None and page.zoom.instance >= 0 and asked.card < 0:
            why = page.facts.why_not(page.zoom.instance)
            assert page.zoom.why.text() == (f"Not now: {why.reason} ({why.rule})" if why else "")
            assert page.zoom.title.text() != "The question is about this card"
            changed = changed or not why
        if asked is not None:
            cards = [option.card for option in asked.options if option.card >= 0]
            page.point_at(cards[0] if cards else page.zoom.instance)
        step(page, players)
    assert changed


def test_the_recap_holds_only_what_both_know():
    match = new_match()
    play_until(match, lambda d: d.ask is Ask.DEFEND)
    lines = recap(match.seat(match.decision.player, True), 0)
    drawn = [
        match.game.cards[event.card].name
        for event in match.game.events
        if isinstance(event, CardMoved) and event.why is Why.DRAW
    ]
    assert lines and drawn
    for event in match.game.events:
        public = redact(redact(event, 0), 1)
        assert public == redact(public, 0) == redact(public, 1)
    assert not any("draws a card" in line for line in lines)


def test_undo_of_ones_own_harmless_answer_needs_no_asking(open_page):
    page = open_page(new_match())

    def harmless(p) -> bool:
        return (
            p.asked is not None
            and bool(p.match.answers)
            and p.match.answers[-1].player == p.session.looking.seat
            and not revealed(p.match.course, last_given(p.match))
        )

    assert until(page, harmless)
    before = [entry.value for entry in page.match.answers]
    page.side.undo.click()
    assert [entry.value for entry in page.match.answers] == before[:-1]
    assert page.asked is page.match.decision


def test_undo_past_a_revealed_card_asks_both(open_page):
    page = open_page(new_match())
    assert until(
        page,
        lambda p: (
            p.asked is not None
            and bool(p.match.answers)
            and bool(revealed(p.match.course, last_given(p.match)))
        ),
    )
    before = len(page.match.answers)
    QTest.keyClick(page.table, Qt.Key.Key_U)
    assert page.consent.isVisible()
    assert all(name in page.consent.text.text() for name in ("Anna", "Bert"))
    assert page.consent.told.text().startswith("Revealed since: ")
    assert "what nobody knows is shuffled anew" in page.consent.text.text()
    assert page.consent.no_button.hasFocus()
    page.consent.no_button.click()
    assert len(page.match.answers) == before
    page.undo()
    assert not page.consent.yes_button.isEnabled()
    for box in page.consent.agree:
        box.click()
    page.consent.yes_button.click()
    assert [answer.meaning for answer in page.match.answers[before - 1 :]] == [ANEW]
    assert page.asked is page.match.decision or page.curtain.isVisible()


def test_nothing_to_undo_at_the_start(open_page):
    page = open_page(new_match())
    assert not page.side.undo.isEnabled()
    page.undo()
    assert not page.confirm.isVisible()


def test_conceding_asks_first(open_page, qtbot):
    page = open_page(new_match())
    page.concede()
    page.confirm.no_button.click()
    assert page.match.outcome is None
    page.concede()
    with qtbot.waitSignal(page.ended) as ended:
        page.confirm.yes_button.click()
    assert ended.args[0].kind == "concession"
    assert ended.args[0].player == 1 - page.session.looking.seat


def test_a_card_that_cant_be_used_says_why_in_the_zoom(open_page):
    page = open_page(new_match())

    def has_reason(p) -> bool:
        return p.asked is not None and any(
            p.facts.why_not(card) for card in p.session.view().mine.hand
        )

    assert until(page, has_reason)
    card = next(c for c in page.session.view().mine.hand if page.facts.why_not(c))
    page.table.cardHovered.emit(card)
    assert page.zoom.instance == card
    why = page.facts.why_not(card)
    assert why.reason in page.zoom.why.text() and why.rule in page.zoom.why.text()


def test_the_main_personality_in_focus_tells_stage_and_anger(open_page):
    page = open_page(new_match())
    side = page.session.view().mine
    page.point_at(side.mp_card)
    assert f"Stage {side.stages}" in page.zoom.facts.text()
    assert "Anger 0 of 5" in page.zoom.facts.text()


def test_an_engine_failure_is_a_message_and_the_question_stays(open_page, monkeypatch):
    page = open_page(new_match())
    decision = page.asked

    def fail(index, auto=False):
        raise MatchError("the rules engine failed on this answer (test)")

    monkeypatch.setattr(page.match.course, "answer", fail)
    page.answer(0)
    assert page.message.isVisible()
    assert "rules engine fails" in page.message.text.text()
    assert page.asked is decision


def test_a_question_about_hidden_cards_opens_the_picker_and_can_be_put_aside(open_page):
    match = new_match(decks=("orange", "black"))
    found = False
    for seed in range(1, 12):
        found = play_until(match, lambda d: len(d.looked_at) > 8, seed)
        if found:
            break
        match = new_match(seed=seed + 20, decks=("orange", "black"))
    assert found
    page = open_page(match)
    assert page.picker.isVisible() and page.picker.faces()
    page.picker.look.click()
    assert not page.picker.isVisible() and page.asked is not None
    page.side.toggle_rail()
    assert not page.zoom.isVisible()
    QTest.keyClick(page.table, Qt.Key.Key_F)
    assert page.picker.isVisible() and page.zoom.isVisible(), "the cards can be read there"
    page.picker.close_overlay()
    assert page.side.is_rail
    QTest.keyClick(page.table, Qt.Key.Key_F)
    before = len(match.answers)
    page.picker.faces()[0].click()
    assert len(match.answers) == before + 1


def test_log_rule_and_keys_have_their_letters(open_page):
    page = open_page(new_match())
    shown = page.log.isVisible()
    QTest.keyClick(page.table, Qt.Key.Key_L)
    assert page.log.isVisible() is not shown
    panel = page.reading.panel
    shown = panel.isVisible()
    QTest.keyClick(page.table, Qt.Key.Key_R)
    assert panel.isVisible() is not shown
    QTest.keyClick(page.table, Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    assert page.rules.isVisible()
    QTest.keyClick(page.rules, Qt.Key.Key_Escape)
    assert not page.rules.isVisible()
    QTest.keyClicks(page.table, "?")
    assert page.keys.isVisible()


def test_the_speed_is_remembered(open_page):
    page = open_page(new_match())
    page.side.speedChosen.emit("slow")
    assert Settings().speed in ("off", "slow")
    page._settings.sync()
    assert Settings().speed == "slow"


def test_the_table_and_the_curtain_agree_on_the_viewer_to_the_end(open_page, qtbot):
    page = open_page(new_match(seed=8))
    ended = []
    page.ended.connect(ended.append)
    assert not until(page, lambda p: False, seed=5, most=4000)
    assert ended and page.match.outcome is ended[0]
    assert page.asked is None


def test_what_reveals_and_what_does_not():
    match = new_match()
    play_until(match, lambda d: d.ask is Ask.DEFEND)
    draws = [e for e in match.game.events if isinstance(e, CardMoved) and e.why is Why.DRAW]
    assert draws and all(reveals(event) for event in draws)
    passes = [o for o in match.decision.options if o.act is Act.PASS]
    assert passes


def test_faces_show_the_wording_of_the_edition_that_is_played(open_page):
    # DCK-12: a card whose wording changed is drawn with the text that counts in this match.
    changed = pool().cards["PRE-S96"]
    page = open_page(new_match())
    size = QSize(360, 504)
    shown = page.facts.faces.pixmap(changed, size).toImage()
    newest = dict(changed.wordings)["fanz"]
    assert newest != changed.text
    assert page.facts.wording(changed) == newest
    assert shown == QPixmap.fromImage(CardFace(changed, newest).image(size)).toImage()


def test_x_explains_the_damage_and_gives_the_keyboard_back(open_page):
    page = open_page(new_match())
    page.table.setFocus()
    QTest.keyClick(page.table, Qt.Key.Key_X)
    assert not page.timeline.popup.isVisible(), "nothing has dealt damage yet"

    def dealt(page) -> bool:
        index = page.timeline.model.last_attack()
        attack = page.timeline.model.node(index).attack if index.isValid() else None
        return attack is not None and attack.calculated is not None and page.asked is not None

    assert until(page, dealt)
    page.curtain.lift_now()
    page.picker.close_overlay()
    page.table.setFocus()
    QTest.keyClick(page.table, Qt.Key.Key_X)
    popup = page.timeline.popup
    assert popup.isVisible() and popup._has_focus()
    QTest.keyClick(popup, Qt.Key.Key_Escape)
    assert not popup.isVisible() and page.table.hasFocus()
    # It lies over the page, and over nothing that opens upon that.
    QTest.keyClick(page.table, Qt.Key.Key_X)
    assert popup.isVisible()
    page.show_keys()
    assert page.keys.isVisible() and not popup.isVisible()


def test_a_card_that_is_pointed_at_in_log_or_timeline_is_ringed_on_the_table(open_page):
    page = open_page(new_match())
    card = page.session.view().mine.hand[0]
    item = page.table.table.item_of(card)
    for pointed in (page.log.cardPointed, page.timeline.cardHovered):
        pointed.emit(card)
        assert item.marked
        pointed.emit(-1)
        assert not item.marked


def test_the_large_card_is_never_an_empty_frame(open_page):
    page = open_page(new_match())
    mp = page.session.view().mine.mp_card

    def shown(page) -> tuple[int, str]:
        page.table.hover(None)
        page.zoom.clear()
        page.reading.show_lately(page.zoom)
        return page.zoom.instance, page.zoom.title.text()

    assert shown(page) == (mp, "Main Personality")
    assert until(
        page, lambda page: page.asked is not None and used_last(page.session.history()) > 0
    )
    assert shown(page) == (used_last(page.session.history()), "Used last")
    page.point_at(mp)
    assert (page.zoom.instance, page.zoom.title.text()) == (mp, "")


def test_after_a_no_the_grid_of_cards_comes_back(open_page, monkeypatch):
    match = new_match(decks=("orange", "black"))
    for seed in range(1, 12):
        if play_until(match, lambda d: len(d.looked_at) > 8, seed):
            break
        match = new_match(seed=seed + 20, decks=("orange", "black"))
    page = open_page(match)
    lost = Loss(LAST_CARD, "Sure?", "It is lost.", "Take it", "Choose another")
    monkeypatch.setattr(consequences, "loss", lambda *_: lost)
    before = len(match.answers)
    page.picker.faces()[0].click()
    assert page.confirm.isVisible() and not page.picker.isVisible()
    page.confirm.no_button.click()
    assert page.picker.isVisible() and len(match.answers) == before
    page.picker.faces()[0].click()
    page.confirm.yes_button.click()
    assert len(match.answers) == before + 1


def test_what_concerned_a_question_is_not_said_once_it_is_answered(open_page, monkeypatch):
    """The next question may be open to both: what was marked is for the ears of one."""
    page = open_page(new_match())
    said = []
    monkeypatch.setattr(page.table, "announce", said.append)
    page.reach._say()
    asked = page.asked
    page.reach.say_to_asked("Black Jab stays in the hand.")
    page.reach.say("Something happens.")
    page._ask(asked)
    page.reach._say()
    assert "Something happens." in said[-1] and "Black Jab" not in said[-1]
    assert asked.prompt.split(".")[0] in said[-1]
