"""The timeline: turns and attacks step by step, who decides, and how damage came about."""

from __future__ import annotations

import pytest
import scripts
from fake_match import FakeMatch, ask
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel

from dbz_desktop.rules.kernel import events as ev
from dbz_desktop.rules.kernel.events import Why, Zone
from dbz_desktop.ui.session.session import GameSession
from dbz_desktop.ui.table.timeline import TimelineWidget
from dbz_desktop.ui.table.timeline_model import TimelineModel, TimelineRole
from dbz_desktop.ui.table.widget import TableWidget


def timeline(qtbot, events, then=None) -> TimelineWidget:
    session = GameSession(FakeMatch([(events, ask() if then is None else then)], first=ask()))
    widget = TimelineWidget(session)
    qtbot.addWidget(widget)
    widget.resize(260, 600)
    widget.show()
    qtbot.waitExposed(widget)
    session.answer(0)
    QTest.qWait(10)
    return widget


def rows(model: TimelineModel, parent=None) -> list:
    return [model.index(row, 0, *([parent] if parent else [])) for row in range(
        model.rowCount(parent) if parent else model.rowCount())]  # fmt: skip


def texts(model: TimelineModel, parent) -> list[str]:
    return [index.data() for index in rows(model, parent)]


def named(model: TimelineModel, text: str, parent=None):
    """The last row with that text, wherever it hangs."""
    for index in reversed(rows(model, parent)):
        if index.data() == text:
            return index
        found = named(model, text, index)
        if found is not None:
            return found
    return None


def combat(model: TimelineModel):
    return named(model, "Combat Step")


def attacks(model: TimelineModel) -> list:
    return [i for i in rows(model, combat(model)) if i.data(TimelineRole.KIND) == "attack"]


def click(view, index, x=None) -> None:
    rect = view.visualRect(index)
    at = rect.center() if x is None else QPoint(x, rect.center().y())
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)


# --- turns ------------------------------------------------------------------------------------


def test_a_turn_shows_its_steps_with_their_rules_and_what_happened_in_each(qtbot, qtmodeltester):
    widget = timeline(qtbot, scripts.planning())
    model = widget.model
    qtmodeltester.check(model)
    turn = model.index(model.rowCount() - 1, 0)
    assert turn.data() == "Turn 5: Ann"
    steps = rows(model, turn)
    assert [step.data() for step in steps] == [
        "Draw Step",
        "Planning Step",
        "Combat Step",
        "Discard Step",
        "Rejuvenation Step",
    ]
    assert [step.data(TimelineRole.RULE) for step in steps] == [f"TRN-{n}" for n in range(1, 6)]
    assert [step.data(TimelineRole.NOW) for step in steps].index(True) == 1
    (drawn,) = texts(model, steps[0])
    assert drawn.startswith("Ann draws 3: ")
    planned = texts(model, steps[1])
    assert "Ann plays Orange Weighted Drill." in planned
    assert "Bert draws 3 cards" in planned, "hidden cards are counted, not named"
    assert widget.view.isExpanded(steps[1])


def test_a_step_that_the_turn_passes_over_says_so(qtbot):
    events = [ev.TurnBegan(0, 5), ev.StepBegan(0, "draw", "TRN-1"),
              ev.StepBegan(0, "planning", "TRN-2"), ev.StepBegan(0, "discard", "TRN-4")]  # fmt: skip
    model = timeline(qtbot, events).model
    spoken = combat(model).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Combat Step, skipped, rule TRN-3"


def test_what_happens_before_the_first_step_stands_before_it(qtbot, qtmodeltester):
    """At the beginning of a turn, before its Draw Step (EFF-2)."""
    mastery = 3
    begun = [
        ev.TurnBegan(0, 2),
        ev.SentenceResolved(
            1, mastery, "At the beginning of the turn, draw 2 cards.", rule="EFF-2"
        ),
        *(ev.CardMoved(-1, Zone.LIFE_DECK, Zone.HAND, 1, 1, Why.DRAW) for _ in range(2)),
        ev.StepBegan(0, "draw", "TRN-1"),
        ev.CardMoved(-1, Zone.LIFE_DECK, Zone.HAND, 0, 0, Why.DRAW),
    ]
    model = timeline(qtbot, begun).model
    qtmodeltester.check(model)
    turn = rows(model)[-1]
    first, second, third, *later = texts(model, turn)
    assert "At the beginning" in first and second.endswith("draws 2 cards")
    assert third == "Draw Step" and later[-1] == "Rejuvenation Step"
    assert len(texts(model, named(model, "Draw Step"))) == 1


def test_an_earlier_turn_folds_up_and_opens_again_with_its_events(qtbot):
    events = [*scripts.planning(), ev.TurnBegan(1, 6), ev.StepBegan(1, "draw", "TRN-1")]
    widget = timeline(qtbot, events)
    model, view = widget.model, widget.view
    earlier, present = rows(model)[-2:]
    assert not view.isExpanded(earlier)
    assert view.isExpanded(present)
    click(view, earlier)
    assert view.isExpanded(earlier)
    # Looked at from the other seat, the turn is read from its events when it is opened.
    widget.session.look_as(1)
    earlier = rows(model)[-2]
    assert model.rowCount(earlier) == 0
    assert model.hasChildren(earlier)
    click(view, earlier)
    assert texts(model, earlier)[0] == "Draw Step"
    assert texts(model, model.index(0, 0, earlier)) == ["Ann draws 3 cards"]


def test_before_anything_happens_the_steps_of_the_turn_are_there(qtbot):
    model = timeline(qtbot, []).model
    assert model.index(0, 0).data() == "Turn 3: Ann"
    assert combat(model).data(TimelineRole.NOW)


# --- attacks ----------------------------------------------------------------------------------


def test_an_attack_shows_all_its_steps_and_lights_the_present_one(qtbot, qtmodeltester):
    events = [*scripts.opening(), *scripts.attack_hits()[:12]]
    widget = timeline(qtbot, events)
    model = widget.model
    qtmodeltester.check(model)
    (attack,) = attacks(model)
    assert attack.data() == "Orange Wide Blast"
    assert not any(i.data(TimelineRole.KIND) == "action" for i in rows(model, combat(model)))
    steps = rows(model, attack)
    assert len(steps) == 8
    assert [step.data(TimelineRole.NOW) for step in steps].index(True) == 2
    assert [step.data(TimelineRole.REACHED) for step in steps] == [True] * 3 + [False] * 5
    assert steps[2].data(TimelineRole.RULE) == "ATK-3"
    assert any("Red Wide Blast" in text for text in texts(model, steps[2]))
    rect = widget.view.visualRect(steps[7])
    assert widget.view.viewport().rect().contains(rect), "what is to come is in sight"


def test_what_goes_on_is_in_sight_after_it_was_hidden_and_made_small(qtbot):
    widget = timeline(qtbot, [*scripts.opening(), *scripts.attack_hits()[:12]])
    widget.hide()
    widget.resize(200, 260)
    widget.show()
    QTest.qWait(30)
    rect = widget.view.visualRect(widget.model.current())
    assert widget.view.viewport().rect().contains(rect)


def test_damage_makes_one_line_that_grows(qtbot):
    widget = timeline(qtbot, [*scripts.opening(), *scripts.attack_hits()])
    model = widget.model
    (attack,) = attacks(model)
    assert attack.data(TimelineRole.RESULT) == "CRITICAL"
    lines = texts(model, model.index(3, 0, attack))
    assert sum("discards" in line for line in lines) == 1
    assert any(line.startswith("Bert discards 5: ") for line in lines)
    spoken = attack.data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.startswith("Ann attacks Bert: Orange Wide Blast, 2 stages, 5 life cards, CRIT")


def test_earlier_attacks_fold_up_and_open_again(qtbot):
    events = [*scripts.opening(), *scripts.attack_hits(), *scripts.attack_stopped()]
    widget = timeline(qtbot, events)
    model, view = widget.model, widget.view
    first, second = attacks(model)
    assert [i.data(TimelineRole.RESULT) for i in (first, second)] == ["CRITICAL", "STOPPED"]
    assert not view.isExpanded(first)
    click(view, first, x=120)
    assert view.isExpanded(first)
    assert view.isExpanded(model.index(3, 0, first)), "with what happened in its steps"
    view.setCurrentIndex(first)
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert not view.isExpanded(first)
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert view.isExpanded(first)


def test_a_new_viewer_reads_the_combat_from_the_history(qtbot):
    widget = timeline(qtbot, [*scripts.opening(), *scripts.attack_hits()])
    widget.session.look_as(1)
    assert attacks(widget.model)[0].data(TimelineRole.RESULT) == "CRITICAL"


# --- who decides ------------------------------------------------------------------------------


def test_the_strip_names_who_may_act_and_as_what(qtbot):
    events = [*scripts.opening(), *scripts.attack_hits()[:12]]
    widget = timeline(qtbot, events, then=ask(player=1))
    assert widget.strip.accessibleName() == "Bert decides. Defender"
    assert widget.delegate.actor == 1
    widget = timeline(qtbot, events, then=ask(player=0))
    assert widget.strip.accessibleName() == "Ann decides. Attacker"


def test_nobody_is_named_while_the_table_still_shows_what_happened(qtbot):
    session = GameSession(FakeMatch([(scripts.opening(), ask(player=1))], first=ask()))
    session.pace(True)
    widget = TimelineWidget(session)
    qtbot.addWidget(widget)
    session.answer(0)
    assert widget.strip.accessibleName().startswith("Cards are moving")
    assert widget.delegate.actor == -1
    for event in scripts.opening():
        session.eventShown.emit(event)
    assert widget.strip.accessibleName().startswith("Bert decides")


def test_who_decides_is_named_also_when_the_table_heard_of_the_events_first(qtbot):
    session = GameSession(FakeMatch([(scripts.opening(), ask(player=1))], first=ask()))
    table = TableWidget(session)
    qtbot.addWidget(table)
    table.setSpeed("off")
    widget = TimelineWidget(session)
    qtbot.addWidget(widget)
    session.answer(0)
    assert widget.model.unseen == 0
    assert widget.strip.accessibleName().startswith("Bert decides")


# --- damage -----------------------------------------------------------------------------------


def damage_line(widget):
    (attack, *_) = attacks(widget.model)
    step = widget.model.index(3, 0, attack)
    widget.view.expand(attack)
    widget.view.expand(step)
    line = widget.model.index(0, 0, step)
    widget.view.scrollTo(line)
    return line


def words(popup) -> list[str]:
    found = [part.text() for part in popup.findChildren(QLabel) if part.isVisible()]
    return found + [part.text() for part in popup.findChildren(QAbstractButton) if part.isVisible()]


def test_pointing_at_a_damage_number_tells_its_terms(qtbot):
    widget = timeline(qtbot, [*scripts.opening(), *scripts.attack_hits()])
    line = damage_line(widget)
    at = widget.view.visualRect(line).center()
    QTest.mouseMove(widget.view.viewport(), at - QPoint(0, 3))
    QTest.mouseMove(widget.view.viewport(), at)
    popup = widget.popup
    qtbot.waitUntil(popup.isVisible)
    told = words(popup)
    for part in ("AT 2", "Orange Wide Blast", "Orange Patient Mastery", "+1", "5", "ATK-8"):
        assert part in told, told
    assert "Critical damage" in told
    described = popup.accessibleDescription()
    assert "Attack Table: C against B is AT 2, ATK-5" in described
    assert "+1 modifier (Orange Patient Mastery), ATK-8" in described
    assert "= 5 life cards" in described
    QTest.mouseMove(widget.view.viewport(), QPoint(20, 4))
    widget.view.gone.emit()
    qtbot.waitUntil(lambda: not popup.isVisible())


def test_the_keyboard_opens_the_account_and_its_cards(qtbot):
    widget = timeline(qtbot, [*scripts.opening(), *scripts.attack_hits()])
    line = damage_line(widget)
    widget.activateWindow()
    widget.view.setFocus()
    widget.view.setCurrentIndex(line)
    QTest.keyClick(widget.view, Qt.Key.Key_Return)
    popup = widget.popup
    assert popup.isVisible()
    link = next(
        b for b in popup.findChildren(QAbstractButton) if b.text() == "Orange Patient Mastery"
    )
    with qtbot.waitSignal(widget.cardClicked) as told:
        link.click()
    assert told.args == [4]
    chip = next(b for b in popup.findChildren(QAbstractButton) if b.text() == "ATK-8")
    with qtbot.waitSignal(widget.ruleWanted) as told:
        chip.click()
    assert told.args == ["ATK-8"]
    QTest.keyClick(popup, Qt.Key.Key_Escape)
    assert not popup.isVisible()


def test_a_damage_number_on_an_attacks_plate_can_be_pointed_at_too(qtbot):
    events = [*scripts.opening(), *scripts.attack_hits(), *scripts.attack_stopped()]
    widget = timeline(qtbot, events)
    first = attacks(widget.model)[0]
    rect = widget.view.visualRect(first)
    low = QPoint(rect.center().x(), rect.bottom() - 6)
    QTest.mouseMove(widget.view.viewport(), low - QPoint(0, 2))
    QTest.mouseMove(widget.view.viewport(), low)
    qtbot.waitUntil(widget.popup.isVisible)


# --- pointing ---------------------------------------------------------------------------------


def test_clicking_a_cards_name_points_at_that_card(qtbot):
    attached = ev.CardMoved(
        5, Zone.HAND, Zone.IN_PLAY, 0, 0, Why.PLAY, attached_to=33, rule="TYP-7"
    )
    widget = timeline(qtbot, [*scripts.planning()[:6], attached])
    line = next(
        row
        for row in rows(widget.model, named(widget.model, "Planning Step"))
        if "attached to" in row.data()
    )
    node = widget.model.node(line)
    assert {card for _, card in node.names} == {5, 33}
    view = widget.view
    clicked = []
    widget.cardClicked.connect(clicked.append)
    rect = view.visualRect(line)
    for y in range(rect.top() + 6, rect.bottom(), 8):
        for x in range(30, 250, 12):
            QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(x, y))
    assert {5, 33} <= set(clicked)


def test_escape_leaves_the_timeline(qtbot):
    widget = timeline(qtbot, scripts.opening())
    widget.view.setFocus()
    with qtbot.waitSignal(widget.leaveWanted):
        QTest.keyClick(widget.view, Qt.Key.Key_Escape)


@pytest.mark.parametrize("width", [180, 260, 420])
def test_lines_wrap_within_the_width(qtbot, width):
    widget = timeline(qtbot, [*scripts.opening(), *scripts.attack_hits()])
    widget.resize(width, 500)
    QTest.qWait(20)
    assert widget.view.horizontalScrollBar().maximum() == 0
