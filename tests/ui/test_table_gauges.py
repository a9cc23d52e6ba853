"""Scouter, plates, piles and chips: what they say, show and keep legible."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from fake_match import FakeMatch, ask, start
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QHelpEvent, QImage, QPainter
from PySide6.QtWidgets import QApplication, QToolTip

from dbz_desktop.cards.model import CardType
from dbz_desktop.match.telling.table_rows import Part, Row
from dbz_desktop.match.telling.table_states import InForce, Lasting, Pile, Player, Scouting
from dbz_desktop.rules.flow.stages import bracket
from dbz_desktop.rules.kernel import events as ev
from dbz_desktop.rules.kernel.events import Zone
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.kit.theme import theme
from dbz_desktop.ui.session.session import GameSession
from dbz_desktop.ui.table.chips import ChipsItem
from dbz_desktop.ui.table.gauges import MOST_PIPS, PileItem, PlateItem
from dbz_desktop.ui.table.scouter import LensItem
from dbz_desktop.ui.table.widget import TableWidget


@pytest.fixture
def table(qtbot):
    def make(events=(), speed="off", size=(1280, 720), tables=None) -> TableWidget:
        match = FakeMatch(script=[(list(events), None)], first=ask(), tables=tables)
        widget = TableWidget(GameSession(match, 0), faces=FaceCache())
        qtbot.addWidget(widget)
        widget.resize(*size)
        widget.setSpeed(speed)
        widget.show()
        if events:
            widget.session.answer(0)
        return widget

    return make


def painted(item, rect: QRectF) -> QImage:
    item.set_rect(rect)
    around = item.boundingRect()
    image = QImage(around.size().toSize(), QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(-around.topLeft())
    item.draw(painter)
    painter.end()
    return image


def level_card(level: int = 1):
    return next(
        card
        for card in FakeMatch().cards.values()
        if card.type is CardType.MAIN_PERSONALITY and card.level == level
    )


def test_the_scouter_tells_power_stage_bracket_and_at(table):
    widget = table()
    lens = widget.table.lens[0]
    card = level_card()
    assert lens.power() == card.stages[5]
    words = lens.state.words
    assert f"{card.stages[5]:,}" in words and "stage 5 of 10" in words
    assert f"bracket {bracket(card.stages[5])}" in words
    assert re.search(r"AT \d+ against \w+", words)


def test_the_tool_tip_of_the_scouter_lists_all_power_levels(table):
    widget = table()
    lens = widget.table.lens[0]
    at = widget.mapFromScene(lens.rect.center())
    event = QHelpEvent(QHelpEvent.Type.ToolTip, at, widget.viewport().mapToGlobal(at))
    QApplication.sendEvent(widget.viewport(), event)
    tip = QToolTip.text()
    for value in level_card().stages:
        assert f"{value:,}" in tip
    assert tip.count("<tr") == 12 and "ATK-5" in tip
    assert "&nbsp;Power level&nbsp;" in tip and "&nbsp;Bracket&nbsp;" in tip
    # The present stage is marked by a sign, once.
    assert tip.count("&#9654;") == 1


@pytest.mark.parametrize("own", [True, False])
def test_each_stage_looks_different_and_low_ones_carry_a_sign(qapp, own):
    card = level_card()
    pictures = []
    for stage in range(11):
        lens = LensItem(Row(Part.SCOUTER, state=Scouting(card, stage, 2, "Rival")), own)
        lens.set_shown(stage)
        assert lens.low is (stage <= 1)
        assert ("low" in lens.state.words) is (stage <= 1)
        pictures.append(painted(lens, QRectF(0, 0, 130, 130)))
    for i, one in enumerate(pictures):
        assert all(one != other for other in pictures[i + 1 :])


def test_the_power_level_runs_between_stages_and_between_levels():
    first, second = level_card(1), level_card(2)
    lens = LensItem(Row(Part.SCOUTER, state=Scouting(second, 5)), True)
    lens.set_shown(5)
    lens.leave_level(first)
    shown = []
    for share in (0.0, 0.5, 1.0):
        lens.set_share(share)
        shown.append(lens.power())
    assert shown[0] == first.stages[5] and shown[-1] == second.stages[5]
    assert shown[0] < shown[1] < shown[2]


def test_a_new_level_counts_up_on_the_table_and_ends_at_the_truth(table, qtbot):
    events = [ev.LevelChanged(0, 1, 2, 1, ev.Why.LEVEL)]
    widget = table(events, speed="normal")
    lens = widget.table.lens[0]
    qtbot.waitUntil(lambda: not widget.busy)
    assert lens.power() == level_card(2).stages[5]


@pytest.mark.parametrize("text", [11.0, 22.0])
def test_the_plate_keeps_its_pips_apart_and_inside(qapp, text):
    plate = PlateItem(
        Row(
            Part.PLAYER,
            state=Player(
                "Maximiliana von Habsburg",
                "A personality with a very long title and subtitle",
                level=4,
                anger=12,
                active=True,
            ),
        )
    )
    rect = QRectF(0, 0, text * 10, text * 1.32 * (4 if text < 15 else 3) + 11)
    plate.fit(rect, text)
    painted(plate, rect)
    pips = plate.pips()
    assert len(pips) == 5
    for one, other in pairwise(pips):
        assert one.right() < other.left()
    assert all(rect.contains(pip) and pip.width() >= text * 0.7 for pip in pips)


def pile_of(zone: Zone, count: int) -> PileItem:
    return PileItem(Row(Part.PILE, 0, zone, state=Pile("Pile", count, 60)), True)


def test_the_life_deck_shows_its_height_and_its_share(table):
    widget = table()
    life = widget.table.piles[Zone.LIFE_DECK][0]
    view = widget.session.view().sides[0]
    assert life.state.count == view.life_count
    assert re.fullmatch(r"Life Deck: 48 cards, \d+ % of the 62 of this deck", life.state.words)
    heights = []
    for count in (1, 15, 30, 60):
        pile = pile_of(Zone.LIFE_DECK, count)
        pile.set_height(12.0, 70)
        heights.append(pile.height)
    assert heights == pytest.approx([0.2, 3.0, 6.0, 12.0])


def test_a_pile_of_more_cards_is_drawn_higher(qapp):
    def rows(count: int) -> int:
        pile = pile_of(Zone.DISCARD, count)
        pile.set_height(20.0, 70)
        image = painted(pile, QRectF(0, 0, 70, 98))
        x = image.width() // 2
        return sum(image.pixelColor(x, y).value() > 0 for y in range(image.height() - 20))

    assert rows(10) < rows(30) < rows(60)


def test_effects_in_force_are_chips_beside_their_side(table):
    events = [
        ev.FloatingBegan(1, 0, 6, "Your attacks deal +1 life card.", "until the end of combat"),
        ev.FloatingBegan(2, 1, 46, "Skip the next Draw Step.", "this turn"),
    ]
    widget = table(events)
    own, rival = widget.table.chips
    assert own.isVisible() and rival.isVisible()
    title = widget.session.card(6).title
    assert own.state.effects == (
        Lasting(title, "Your attacks deal +1 life card.", "until the end of combat"),
    )
    assert "until the end of combat" in own.tip() and "EFF-4" in own.tip()
    assert own.state.effects[0].short == "COMBAT" and rival.state.effects[0].short == "TURN"
    assert widget.table.frame.chips[0].contains(own.rect)
    assert own in widget.targets()


def test_chips_go_when_their_effect_ends(table):
    events = [
        ev.FloatingBegan(1, 0, 6, "Nothing is prevented.", "this turn"),
        ev.FloatingEnded(1, 0, 6),
    ]
    assert not table(events).table.chips[0].isVisible()


def test_a_card_that_is_hidden_is_not_named_by_its_chip(table):
    secret = start(0).sides[1].hand
    widget = table([ev.FloatingBegan(1, 1, ev.HIDDEN, "", "this turn")])
    chips = widget.table.chips[1]
    assert chips.state.effects[0].words == "An effect, this turn"
    assert all(card == ev.HIDDEN for card in secret)


def test_more_chips_than_there_is_room_for_are_counted(qapp):
    chips = ChipsItem(Row(Part.IN_FORCE, state=InForce()))
    effects = tuple(Lasting(f"Card {i}", "x", "this turn") for i in range(10))
    chips.row.state = InForce("Ann", effects[:9])
    few = painted(chips, QRectF(0, 0, 180, 20))
    chips.row.state = InForce("Ann", effects)
    more = painted(chips, QRectF(0, 0, 180, 20))
    assert few != more
    assert chips.state.words.count("this turn") == 10


def test_chips_name_their_card_while_there_is_room_and_count_what_is_alike(qapp):
    chips = ChipsItem(Row(Part.IN_FORCE, state=InForce()))
    chips.set_rect(QRectF(0, 0, 230, 20))
    twice = (Lasting("Black Capture", "x", "while attached"),) * 2
    chips.row.state = InForce("Ann", twice)
    assert chips.labels(230) == (["Black Capture  ATTACHED  ×2"], 0)
    chips.row.state = InForce("Ann", (*twice, Lasting("Red Catch", "x", "this turn")))
    assert chips.labels(220) == (["Black Capture  ×2", "Red Catch"], 0)
    assert chips.labels(105) == (["ATTACHED"], 2)


def test_a_long_name_on_a_plate_stays_as_large_as_a_short_one(qapp):
    plate = PlateItem(Row(Part.PLAYER))

    def rows(mp: str, title: str, active: bool) -> int:
        plate.row.state = Player("Ann", mp, title, active=active)
        image = painted(plate, QRectF(0, 0, 144, 110))
        line = plate._lines()[1].translated(6, 6).toRect()
        muted = theme().colour("text-muted")
        return sum(
            any(
                abs(image.pixelColor(x, y).green() - muted.green()) < 40
                for x in range(line.left(), line.right())
            )
            for y in range(line.top(), line.bottom())
        )

    short = rows("Frieza - Tyrant", "Tyrant", False)
    for active in (False, True):
        assert rows("Goku - Protector of Earth", "Protector of Earth", active) > short * 0.5
        long = "A name that no plate has any room for at all"
        assert rows(f"{long} - {long}", long, active) > short * 0.5


def test_gauges_say_aloud_what_their_tool_tip_says(table):
    widget = table()
    for gauge in widget.table.gauges():
        assert gauge.tip()
    at = widget.mapFromScene(widget.table.piles[Zone.LIFE_DECK][0].rect.center())
    event = QHelpEvent(QHelpEvent.Type.ToolTip, at, widget.viewport().mapToGlobal(QPoint(at)))
    QApplication.sendEvent(widget.viewport(), event)
    assert QToolTip.text() == widget.table.piles[Zone.LIFE_DECK][0].state.words


def test_a_card_that_was_used_this_turn_is_marked_until_the_next(table):
    used = ev.CardUsed(0, 11, 0, "power", False)
    widget = table(
        [used, ev.CardUsed(0, 33, 0, "enter", False), ev.CardUsed(0, 6, 0, "play", True)]
    )
    marked = [item.instance for item in widget.table.cards.values() if item.row.used]
    assert marked == [11]
    item = widget.table.item_of(11)
    assert "used this turn" in widget.table.model.name(item.row)
    again = table([used, ev.TurnBegan(1, 4)])
    assert not any(item.row.used for item in again.table.cards.values())


@pytest.mark.parametrize("goal", [4, 5, 6, 9, 30])
def test_as_many_flames_as_anger_is_needed_stand_in_the_plate(table, goal):
    plate = table().table.plates[0]
    plate.row.state = Player("Anna", "Goku", "", anger=3, goal=goal)
    plate.refresh()
    pips = plate.pips()
    assert len(pips) == min(goal, MOST_PIPS)
    assert all(plate.rect.contains(pip) for pip in pips)
    assert all(one.right() <= other.left() for one, other in pairwise(pips))
    # The number tells as much as the flames, and how many are lit.
    assert f"anger 3 of {goal}" in plate.state.words
