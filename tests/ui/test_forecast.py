"""Pointing at an attack shows what it would do now: on the table, in words, and nowhere too long."""

from __future__ import annotations

import pytest
from pages_setup import new_match, play_until
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent, QHelpEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from dbz_desktop.match.telling import forecast_words as words
from dbz_desktop.rules.insight.dryrun import Unsaid
from dbz_desktop.rules.insight.forecast import Forecast
from dbz_desktop.rules.kernel.attack_events import AttackKind, DamageCalculated, Term
from dbz_desktop.rules.kernel.decisions import Act, Ask
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.game.game_page import GamePage
from dbz_desktop.ui.table.forecast import Pill


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path / "home"))


@pytest.fixture
def page_at(qtbot):
    """A game page at the first question that fits, with its curtain up."""

    def page_at(wanted, seed=5, size=(1280, 720)) -> GamePage:
        for tried in range(seed, seed + 20):
            match = new_match(seed=tried, decks=("orange", "black"))
            if play_until(match, wanted, seed=tried):
                break
        assert match.decision is not None
        settings = Settings()
        settings.speed = "off"
        page = GamePage(match, FaceCache(), settings)
        qtbot.addWidget(page)
        page.resize(*size)
        with qtbot.waitActive(page):
            page.show()
            page.activateWindow()
        page.begin()
        if page.curtain.isVisible():
            page.curtain.lift_now()
        qtbot.waitUntil(lambda: page.asked is not None)
        # A mouse is in the hand, and it points at nothing yet.
        page.table.walker.ring = False
        page.table.hover(None)
        return page

    return page_at


def attacks(decision) -> bool:
    return decision.ask is Ask.ACTION and any(o.act is Act.ATTACK for o in decision.options)


def defends(decision) -> bool:
    return decision.ask is Ask.DEFEND and any(o.act is Act.DEFEND for o in decision.options)


def option_of(page: GamePage, act: Act) -> tuple[int, int]:
    decision = page.asked
    assert decision is not None
    index = next(i for i, o in enumerate(decision.options) if o.act is act)
    return index, decision.options[index].card


def hover(page: GamePage, at: QPoint) -> None:
    view = page.table.viewport()
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(at),
        QPointF(view.mapToGlobal(at)),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(view, event)


def pills(page: GamePage) -> list[str]:
    return [p.text for p in page.table.forecasts.pills if isinstance(p, Pill) and p.isVisible()]


def button_of(page: GamePage, index: int):
    return next(b for b in page.prompt.option_buttons() if b.property("option") == index)


def enter(widget) -> None:
    spot = QPointF(widget.rect().center())
    QApplication.sendEvent(widget, QEnterEvent(spot, spot, spot))


def test_pointing_at_an_attack_card_shows_what_it_would_do_until_the_pointer_leaves(page_at):
    page = page_at(attacks)
    forecasts = page.table.forecasts
    index, card = option_of(page, Act.ATTACK)
    assert forecasts.shown is None and not forecasts.middle.isVisible()
    before = len(page.match.game.events)
    hover(page, page.table.cardPosition(card))
    told = forecasts.shown
    assert told is not None and told.card == card
    assert told == page.match.seat(page.session.viewer).forecast(page.asked.options[index])
    assert forecasts.middle.isVisible()
    lines = [line.text for line in forecasts.middle.lines()]
    assert any(line in lines for line in words.sums(told, page.table.table.title_of))
    assert any(words.SUPPOSED in line for line in lines)
    assert len(page.match.game.events) == before
    QApplication.sendEvent(page.table, QEvent(QEvent.Type.Leave))
    assert forecasts.shown is None and not forecasts.middle.isVisible() and pills(page) == []


def test_what_was_shown_is_what_then_happens(page_at):
    """Point, play, let it through: the same sum stands in the events (ATK-5)."""
    page = page_at(attacks)
    compared = 0
    for _ in range(60):
        if page.curtain.isVisible():
            page.curtain.lift_now()
        decision = page.asked
        if decision is None or compared == 2:
            break
        if attacks(decision):
            index, card = option_of(page, Act.ATTACK)
            enter(button_of(page, index))
            told = page.table.forecasts.shown
            assert told is not None and told.card == card
            since = len(page.match.game.events)
            page.answer(index)
            while page.match.decision is not None and page.match.game.attack is not None:
                if page.curtain.isVisible():
                    page.curtain.lift_now()
                page.answer(len(page.asked.options) - 1)
            happened = page.match.game.events[since:]
            done = [e for e in happened if isinstance(e, DamageCalculated)]
            if told.exact and not told.stopped:
                assert done and done[0] == told.calculated
                compared += 1
        else:
            page.answer(len(decision.options) - 1)
    assert compared


def test_an_answer_in_the_bar_shows_its_forecast_by_pointer_and_by_keyboard(page_at):
    page = page_at(attacks)
    index, card = option_of(page, Act.ATTACK)
    widget = button_of(page, index)
    enter(widget)
    assert page.table.forecasts.shown is not None
    assert page.table.forecasts.shown.card == card
    QApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))
    assert page.table.forecasts.shown is None
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    assert page.table.forecasts.shown is not None
    page.table.setFocus(Qt.FocusReason.OtherFocusReason)
    assert page.table.forecasts.shown is None


def test_a_screen_reader_hears_what_an_answer_would_do(page_at):
    page = page_at(attacks)
    index, _ = option_of(page, Act.ATTACK)
    told = page.table.forecasts.of_option(index)
    said = button_of(page, index).accessibleDescription()
    assert said.startswith("Would do: ") and words.SUPPOSED in said
    assert page.session.names[told.defender] in said or told.calculated is None
    assert button_of(page, index).toolTip()
    last = next(b for b in page.prompt.option_buttons() if b.accessibleName() == "Pass")
    assert "Would do" not in last.accessibleDescription()


def test_the_keyboard_on_the_table_shows_and_says_it(page_at):
    page = page_at(attacks)
    _, card = option_of(page, Act.ATTACK)
    page.table.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(60):
        target = page.table.focusTarget
        if getattr(target, "instance", None) == card:
            break
        QTest.keyClick(page.table, Qt.Key.Key_Tab)
        QTest.keyClick(page.table, Qt.Key.Key_Right)
    page.table.walker.ring = True
    page.table.walker.set(page.table.table.item_of(card))
    assert page.table.forecasts.shown is not None
    assert page.table.forecasts.shown.card == card
    assert "Would do: " in page.table.accessibleDescription()


def test_the_tool_tip_of_a_card_lists_every_term(page_at):
    page = page_at(attacks)
    _, card = option_of(page, Act.ATTACK)
    at = page.table.cardPosition(card)
    view = page.table.viewport()
    QApplication.sendEvent(view, QHelpEvent(QEvent.Type.ToolTip, at, view.mapToGlobal(at)))
    told = page.table.forecasts.of_card(card)
    assert words.sums(told, page.table.table.title_of)[0] in QToolTip.text()
    for line in words.term_lines(told, page.table.table.title_of)[1:]:
        assert line in QToolTip.text()


def test_the_defense_step_says_what_comes_in_and_what_a_defense_would_leave(page_at):
    page = page_at(defends)
    forecasts = page.table.forecasts
    coming = forecasts.shown
    assert coming is not None and coming.incoming
    assert not page.prompt.card_text.isHidden()
    assert page.prompt.card_text.text().startswith("Coming in: ")
    # The attack itself stays in sight above.
    assert forecasts.middle.rect.top() > page.table.table.frame.middle.center().y() - 12
    index, card = option_of(page, Act.DEFEND)
    enter(button_of(page, index))
    assert forecasts.shown.defense == card
    QApplication.sendEvent(button_of(page, index), QEvent(QEvent.Type.Leave))
    assert forecasts.shown == coming
    page.answer(len(page.asked.options) - 1)
    assert forecasts.shown is None or not forecasts.shown.incoming


def test_nothing_is_foretold_of_the_other_players_cards(page_at):
    page = page_at(attacks)
    view = page.table.table.model.view
    other = view.sides[1 - page.session.viewer]
    for card in (other.mp_card, other.mastery, *(entry.card for entry in other.play)):
        hover(page, page.table.cardPosition(card))
        assert page.table.forecasts.shown is None


def test_nothing_is_foretold_while_cards_move(page_at, monkeypatch):
    page = page_at(attacks)
    index, card = option_of(page, Act.ATTACK)
    at = page.table.cardPosition(card)
    monkeypatch.setattr(type(page.table.table.director), "busy", property(lambda self: True))
    hover(page, at)
    assert page.table.forecasts.shown is None
    enter(button_of(page, index))
    assert page.table.forecasts.shown is None


# ---------------------------------------------------------------------------- painting and words


def told(**more) -> Forecast:
    terms = (
        Term("AT", 3, "stages", 10),
        Term("modifier", 2, "stages", 11),
        Term("modifier", 1, "life cards", 11),
    )
    calculated = DamageCalculated(4, 1, 3, "D", "B", 5, 1, terms)
    values = {
        "calculated": calculated,
        "target": 40,
        "stages_lost": 3,
        "stages_left": 0,
        "turned": 2,
        "life_cards": 3,
        "life_deck": 39,
        "cost": 2,
        "stages_before": 8,
        "stages_after": 6,
        "keywords": ("Focused",),
    }
    values |= more
    return Forecast(0, 10, 0, 0, False, AttackKind.PHYSICAL, **values)


TITLES = {10: "Rising Elbow", 11: "Weighted Drill", 12: "Steady Shield"}


def title(card: int) -> str:
    return TITLES.get(card, "")


def test_the_words_of_a_forecast():
    names = ("Ann", "Bert")
    plain = told()
    assert words.sums(plain, title) == ["AT 3 + 2 = 5 stages", "1 life card"]
    assert words.title_line(plain, title) == "Rising Elbow  ·  Focused  ·  cost 2 of 8"
    result = words.outcome(plain)
    assert result == "stage 3 → 0  ·  Life Deck 39 → 36  ·  2 stages past zero"
    assert words.sources(plain, title) == "Weighted Drill +2 stages, +1 life card"
    tip = words.tip(plain, title, names)
    assert "AT 3 stages (bracket D against B): Rising Elbow" in tip
    assert "Endurance may lessen the life cards (ATK-12)." in tip
    said = words.aloud(plain, title, names)
    assert said.startswith(
        "Would do: AT 3 plus 2 = 5 stages and 1 life card, if it is not stopped."
    )
    assert "Bert: stage 3 to 0" in said and "Costs 2 stages." in said


def test_what_is_left_out_is_said():
    names = ("Ann", "Bert")
    draws = told(unsaid=(Unsaid(10, 0, "Draw a card."), Unsaid(12, 1, "Stop it.", 1, True)))
    tip = words.tip(draws, title, names)
    assert "Not counted Rising Elbow: Draw a card." in tip
    assert "Bert may use Steady Shield: Stop it." in tip
    assert "plus other effects" in words.reservations(draws, short=True)
    stopped = told(stopped=True, stopped_by=12, calculated=None, life_cards=0)
    assert words.sums(stopped, title) == ["Stopped by Steady Shield"]
    assert words.SUPPOSED not in words.aloud(stopped, title, names)
    unknown = told(calculated=None)
    assert words.sums(unknown, title) == ["Depends on hidden cards"]


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_forecast_is_drawn_without_running_over(page_at, scale):
    page = page_at(attacks)
    page.table.setTextScale(scale)
    scene = page.table.table
    view = scene.model.view
    mine = view.viewer
    page.table.forecasts.show_forecast(
        Forecast(
            mine,
            view.sides[mine].mp_card,
            0,
            view.sides[mine].mp_card,
            False,
            AttackKind.ENERGY,
            2,
            view.sides[mine].stages + 2,
            view.sides[mine].stages,
            calculated=told().calculated,
            target=view.sides[1 - mine].mp_card,
            stages_left=0,
            life_cards=5,
            life_deck=40,
            critical=True,
        )
    )
    middle = page.table.forecasts.middle
    assert middle.rect == scene.frame.middle
    height = sum(line.share for line in middle.lines()) * middle.text
    assert height <= middle.rect.height() or middle.lines() == middle.drafts[-1]
    assert any(words.SUPPOSED in line.text for line in middle.lines())
    inside = scene.sceneRect()
    for pill in page.table.forecasts.pills:
        assert not pill.isVisible() or inside.contains(pill.rect)
    assert f"−{5}" in pills(page)
    clean = page.table.grab().toImage()
    page.table.forecasts.show_forecast(None)
    assert page.table.grab().toImage() != clean


def test_the_stages_that_would_go_are_hatched_on_the_scouters(page_at):
    """The cost on the attacker's rim, the damage on the defender's; the gauges stay as they are."""
    page = page_at(attacks)
    scene = page.table.table
    view = scene.model.view
    mine = view.viewer
    me, other = view.sides[mine], view.sides[1 - mine]
    shown = [scene.lens[seat].shown for seat in (0, 1)]
    other.stages = max(other.stages, 4)
    page.table.forecasts.show_forecast(
        Forecast(
            mine,
            me.mp_card,
            0,
            me.mp_card,
            False,
            AttackKind.PHYSICAL,
            2,
            me.stages + 2,
            me.stages,
            calculated=told().calculated,
            target=other.mp_card,
            stages_lost=3,
            stages_left=other.stages - 3,
        )
    )
    rims = page.table.forecasts.rims
    assert rims[mine].isVisible() and rims[1 - mine].isVisible()
    assert list(rims[mine].stages) == [me.stages + 1, me.stages + 2]
    assert list(rims[1 - mine].stages) == [other.stages - 2, other.stages - 1, other.stages]
    assert f"{other.stages} → {other.stages - 3}" in pills(page)
    assert [scene.lens[seat].shown for seat in (0, 1)] == shown


def test_a_carried_card_leaves_the_middle_free(page_at):
    page = page_at(attacks)
    _, card = option_of(page, Act.ATTACK)
    at = page.table.cardPosition(card)
    hover(page, at)
    middle = page.table.forecasts.middle
    view = page.table.viewport()
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=at)
    for step in (12, 24):
        spot = QPointF(at - QPoint(0, step))
        QApplication.sendEvent(
            view,
            QMouseEvent(
                QEvent.Type.MouseMove,
                spot,
                QPointF(view.mapToGlobal(spot.toPoint())),
                Qt.MouseButton.NoButton,
                Qt.MouseButton.LeftButton,
                Qt.KeyboardModifier.NoModifier,
            ),
        )
    assert page.table.dragging.active and middle.opacity() == 0.0
    page.table.dragging.cancel()
    assert middle.opacity() == 1.0
