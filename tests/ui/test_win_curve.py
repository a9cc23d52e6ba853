"""The chances to win over a replay: worked out once, kept, and answering pointer and keys."""

from __future__ import annotations

import errno
import json
from functools import partial

import pytest
from pages_setup import both_agree, new_match, play, pool
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtTest import QTest

from dbz_desktop.match.journal.saving import chances_file
from dbz_desktop.match.replays.curve import Care, Curve, TurningPoint
from dbz_desktop.match.replays.kept_curve import keep_curve, work_out_beside
from dbz_desktop.match.replays.recording import record
from dbz_desktop.rules.kernel.decisions import Act
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.kit.reasons import reason_of
from dbz_desktop.ui.kit.theme import apply_theme, theme
from dbz_desktop.ui.replay import win_chart
from dbz_desktop.ui.replay.games_page import ReplaysPage
from dbz_desktop.ui.replay.replay_page import ReplayPage

pytestmark = pytest.mark.usefixtures("home")

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def path(tmp_path):
    """A game that is over after thirty answers."""
    path = tmp_path / "data" / "matches" / "game.dbzreplay"
    path.parent.mkdir(parents=True)
    match = play(new_match(path), 30)
    match.course.concede(0)
    match.close()
    return path


def turning(recording) -> tuple[TurningPoint, ...]:
    """Two questions, one of each player, at which another card could have been chosen."""
    found = {}
    for position, asked in enumerate(recording.decisions):
        if asked is None or asked.player in found:
            continue
        cards = [n for n, o in enumerate(asked.options) if o.card >= 0 and o.act is not Act.PASS]
        hand = [n for n in cards if len(asked.options) > 1]
        if hand:
            other = next(n for n in range(len(asked.options)) if n != hand[0])
            found[asked.player] = TurningPoint(position, asked.player, other, hand[0], 0.12)
    return tuple(sorted(found.values(), key=lambda point: point.position))


def shown(qtbot, path, size=(1280, 720)) -> ReplayPage:
    settings = Settings()
    settings.speed = "off"
    page = ReplayPage(record(path, pool()), FaceCache(), settings)
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    return page


@pytest.fixture
def page(qtbot, path):
    """A page whose curve was worked out before: it is shown at once."""
    recording = record(path, pool())
    points = turning(recording)
    assert len(points) == 2
    count = recording.total
    curve = Curve((*(0.3 + 0.4 * n / count for n in range(count)), 0.0), points)
    keep_curve(curve, chances_file(path))
    page = shown(qtbot, path)
    qtbot.waitUntil(lambda: page.curve.curve is not None)
    qtbot.waitUntil(page.curve.chart.isVisible)
    return page


def test_a_game_that_is_not_over_tells_no_chances(qtbot, path, tmp_path):
    unfinished = tmp_path / "open.dbzreplay"
    play(new_match(unfinished), 10).close()
    page = shown(qtbot, unfinished)
    both_agree(page)
    QTest.keyClick(page.slider, "W")
    assert not page.curve.isVisible() and not page.curve.switch.isEnabled()
    assert "once the game is over" in reason_of(page.curve.switch)


def test_they_are_worked_out_beside_the_window_and_kept(qtbot, tmp_path, monkeypatch):
    hasty = partial(work_out_beside, care=Care(2, 1, 1, 1, 2))
    monkeypatch.setattr("dbz_desktop.ui.replay.win_curve.work_out_beside", hasty)
    path = tmp_path / "short.dbzreplay"
    match = play(new_match(path), 8)
    match.course.concede(0)
    match.close()
    page = shown(qtbot, path)
    assert not page.curve.isVisible()
    QTest.keyClick(page.slider, "W")
    assert page.curve.stop.isVisible() and page.curve.progress.isVisible()
    assert "Working out" in page.curve.state.text()
    page.curve.stop.click()
    assert not page.curve.isVisible() and not page.curve.switch.isChecked()
    assert not chances_file(path).exists()
    QTest.keyClick(page.slider, "W")
    qtbot.waitUntil(lambda: page.curve.curve is not None, timeout=60_000)
    assert page.curve.chart.isVisible() and not page.curve.stop.isVisible()
    assert len(page.curve.curve.chances) == page.last + 1 and chances_file(path).exists()
    again = shown(qtbot, path)
    qtbot.waitUntil(lambda: again.curve.curve is not None)
    assert again.curve.switch.isChecked() and not again.curve.stop.isVisible()
    assert again.curve.curve.turning == page.curve.curve.turning


def test_where_no_process_starts_that_is_said_and_tried_again(qtbot, path, monkeypatch):
    page = shown(qtbot, path)
    # Whether they are kept is looked up first.
    qtbot.waitUntil(lambda: page.curve._work is None)

    def refuse(_self):
        raise BlockingIOError(errno.EAGAIN, "Resource temporarily unavailable")

    with monkeypatch.context() as patched:
        patched.setattr("multiprocessing.process.BaseProcess.start", refuse)
        QTest.keyClick(page.slider, "W")
        qtbot.waitUntil(page.curve.again.isVisible)
    words = page.curve.state.text()
    assert "the system starts no process for it (Resource temporarily unavailable)" in words
    assert "other programs" in words and not page.curve.progress.isVisible()
    page.curve.again.click()
    assert page.curve.progress.isVisible() and not page.curve.again.isVisible()
    page.curve.stop.click()


def test_the_same_game_of_another_day_has_the_same_chances_and_another_game_has_others(
    path, tmp_path
):
    head, _, answers = path.read_text("utf-8").partition("\n")
    table = json.loads(head)
    later = tmp_path / "later.dbzreplay"
    later.write_text(json.dumps(table | {"created": "2031-01-01"}) + "\n" + answers, "utf-8")
    assert later.read_bytes() != path.read_bytes() and chances_file(later) == chances_file(path)
    for other in (
        json.dumps(table | {"seed": table["seed"] + 1}) + "\n" + answers,
        head + "\n" + answers.partition("\n")[2],
        "[" * 100_000 + "\n" + answers,
    ):
        later.write_text(other, "utf-8")
        assert chances_file(later) != chances_file(path)


def test_a_spoilt_file_counts_as_none(qtbot, path):
    file = chances_file(path)
    file.parent.mkdir()
    file.write_bytes(b"\x00{")
    page = shown(qtbot, path)
    qtbot.waitUntil(lambda: page.curve._work is None)
    assert page.curve.curve is None and not page.curve.isVisible()


def test_a_turning_point_is_shown_on_the_table_with_the_better_card_pointed_at(page):
    for point in page.curve.curve.turning:
        QTest.keyClick(page.slider, "N")
        assert page.session.position == point.position
        assert page.session.viewer == point.seat
        asked = page.recording.decisions[point.position]
        better = asked.options[point.better]
        assert page.session.decision == asked
        item = page.table.card_item(better.card)
        assert item.marked and point.better in item.options
        assert f"Better: “{better.label}”" in page.curve.words.text()
        assert asked.prompt in page.curve.words.accessibleName()
    assert not page.curve.on.isEnabled() and page.curve.back.isEnabled()
    QTest.keyClick(page.slider, "N", SHIFT)
    first = page.curve.curve.turning[0]
    assert page.session.position == first.position
    lit = page.recording.decisions[first.position].options[first.better].card
    page.go_to(first.position + 1)
    item = page.table.card_item(lit)
    assert item is None or not item.marked
    assert "N goes to the next" in page.curve.words.text()


def test_the_light_goes_with_the_curve(page):
    page.curve.on.click()
    point = page.curve.curve.turning[0]
    card = page.recording.decisions[point.position].options[point.better].card
    assert page.table.card_item(card).marked
    QTest.keyClick(page.slider, "W")
    assert not page.curve.isVisible() and not page.table.card_item(card).marked
    QTest.keyClick(page.slider, "W")
    assert page.curve.chart.isVisible() and page.table.card_item(card).marked


def test_the_chart_answers_to_the_pointer_and_tells_what_it_shows(page):
    chart, curve = page.curve.chart, page.curve.curve
    place = page.last - 3
    QTest.mouseClick(
        chart, Qt.MouseButton.LeftButton, pos=QPoint(round(chart.x_of(place)), chart.height() // 2)
    )
    assert page.session.position == place == page.slider.value()
    told = chart.accessibleDescription()
    first = round(100 * curve.chances[place])
    assert f"Anna {first} %, Bert {100 - first} %" in told and "2 turning points" in told
    page.see_as(1)
    assert f"Bert {100 - first} %, Anna {first} %" in chart.accessibleDescription()
    # Close to a turning point it is meant.
    point = curve.turning[1]
    near = QPoint(round(chart.x_of(point.position)) + 4, 5)
    assert chart.place_at(near) == point.position
    assert "Better:" in chart.tip(point.position)
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=near)
    assert page.session.position == point.position and page.curve.point_here() == point


def test_the_chart_lies_over_the_scrubber(page):
    QTest.qWait(0)
    for place in (0, 7, page.last):
        mine = page.curve.chart.mapTo(page, QPoint(round(page.curve.chart.x_of(place)), 0))
        other = page.slider.mapTo(page, QPoint(round(page.slider.x_of(place)), 0))
        assert abs(mine.x() - other.x()) <= 1


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_low_page_has_room_for_it(qtbot, qapp, page, scale):
    apply_theme(qapp, "dark", scale)
    page.curve.on.click()

    def fits() -> bool:
        page.resize(1280, 720)
        return page.size().toTuple() == (1280, 720)

    qtbot.waitUntil(fits)
    qtbot.waitUntil(lambda: page.table.height() >= page.table.minimumHeight())
    for part in (page.curve.words, page.curve.chart, page.play, page.leave):
        assert part.isVisible()
        assert page.rect().contains(part.mapTo(page, part.rect().bottomRight()))
    assert page.curve.words.height() >= page.curve.words.heightForWidth(page.curve.words.width())
    assert page.slider.isVisible() is (scale == 1.0)
    QTest.keyClick(page.play, "W")
    assert page.slider.isVisible()


@pytest.mark.parametrize("low", [True, False])
@pytest.mark.parametrize("marked", [(0,), (6,), (0, 30), (0, 12, 20, 30)])
def test_no_words_lie_upon_the_numbers_of_the_chart(page, monkeypatch, low, marked):
    drawn = []

    def note(painter, words, line, colour, size, align):
        box = QRectF(line)
        box.setWidth(QFontMetricsF(theme().font(size)).horizontalAdvance(words))
        if align == Qt.AlignmentFlag.AlignRight:
            box.moveRight(line.right())
        elif align == Qt.AlignmentFlag.AlignHCenter:
            box.moveCenter(line.center())
        drawn.append((words, box))

    monkeypatch.setattr(win_chart, "draw_line", note)
    chart, curve = page.curve.chart, page.curve.curve
    # At the height of the words, high above and low below the middle.
    chances = [0.95 if n % 4 else 0.05 for n in range(len(curve.chances))]
    points = tuple(TurningPoint(min(n, page.last), 0, 0, 1, 0.1) for n in marked)
    chart.show_curve(Curve(tuple(chances), points))
    for place in (0, page.last):
        page.go_to(place)
        chart.set_low(low)
        drawn.clear()
        chart.grab()
        numbers = [box for words, box in drawn if words.isdigit()]
        told = [(words, box) for words, box in drawn if not words.isdigit()]
        assert len(numbers) == len(points)
        assert not [words for words, box in told for each in numbers if box.intersects(each)]
        if low:
            assert not [words for words, _ in told if "Anna" in words], "the names are told below"
        if len(points) == 1:
            assert len(told) == 2, "there is room at the other end"


def test_the_chart_names_the_sides_where_there_is_room(page, monkeypatch):
    drawn = []
    monkeypatch.setattr(win_chart, "draw_line", lambda _, words, *rest, **more: drawn.append(words))
    page.go_to(page.last)
    page.curve.chart.grab()
    assert any(words.startswith("Anna ") for words in drawn)


@pytest.mark.parametrize("place", [0, -1])
def test_the_curve_strikes_no_words_through(page, monkeypatch, place):
    """Words stand where the curve doesn't run, or are written upon a plate that covers it."""
    chart, total = page.curve.chart, page.last + 1
    page.go_to(place % total)
    written, plates = [], []

    def note(painter, words, box, colour, size, align):
        box = QRectF(box)
        box.setWidth(QFontMetricsF(theme().font(size)).horizontalAdvance(words))
        written.append(box)

    class Watched(QPainter):
        def fillRect(self, rect, colour):
            plates.append(rect)
            super().fillRect(rect, colour)

    monkeypatch.setattr(win_chart, "draw_line", note)
    monkeypatch.setattr(win_chart, "QPainter", Watched)
    aside = [0.97 if total * 0.3 < n < total * 0.7 else 0.5 for n in range(total)]
    everywhere = [0.97 if n % 2 else 0.03 for n in range(total)]
    for chances, covered in ((aside, False), (everywhere, True)):
        written.clear()
        plates.clear()
        chart.show_curve(Curve(tuple(chances), ()))
        chart.grab()
        ground, *behind = plates
        assert len(written) == 2 and ground.height() > 2 * written[0].height()
        assert bool(behind) is covered
        for box in written:
            crossed = any(box.contains(chart._at(n)) for n in range(total))
            assert not crossed or any(plate.contains(box) for plate in behind)


def test_the_name_that_the_computer_mostly_has_stands_whole_on_its_button(qtbot, tmp_path):
    path = tmp_path / "game.dbzreplay"
    match = play(new_match(path, names=("Player 1", "The computer")), 3)
    match.course.concede(0)
    match.close()
    page = shown(qtbot, path)
    assert page.views.button(1).text() == "The computer"
    buttons = (*page.views.buttons(), page.both, page.what_if, page.keep, page.leave)
    assert len({part.y() for part in buttons}) == 1, "all of them in one row"


def test_a_deleted_game_takes_its_chances_along(qtbot, page, path, monkeypatch):
    monkeypatch.setattr("dbz_desktop.ui.kit.own_files.move_to_trash", lambda path: True)
    file = chances_file(path)
    assert file.exists()
    games = ReplaysPage()
    qtbot.addWidget(games)
    games.show()
    qtbot.waitUntil(lambda: games.current() is not None)
    games.delete.click()
    games.confirm.yes_button.click()
    qtbot.waitUntil(lambda: not file.exists())


def test_nothing_is_worked_out_for_a_page_that_is_closed(qtbot, path):
    page = ReplayPage(record(path, pool()), FaceCache(), Settings())
    page.curve.open()
    work = page.curve._work
    assert work is not None and not work.cancelled
    page.deleteLater()
    qtbot.waitUntil(lambda: work.cancelled)
