"""The page of a new game: names, decks, editions, unfinished games, unreadable files."""

from __future__ import annotations

import shutil
from dataclasses import replace

import pytest
from pages_setup import deck, new_match, play, pool, shipped
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from dbz_desktop.decks import write_deck
from dbz_desktop.match.content.library import starter_decks
from dbz_desktop.match.replays.unfinished import find_unfinished
from dbz_desktop.paths import matches_folder
from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.library import Library
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.kit.theme import apply_theme
from dbz_desktop.ui.new_game.new_game_page import StartPage

pytestmark = pytest.mark.usefixtures("home")


@pytest.fixture
def make_page(qtbot):
    def make() -> StartPage:
        library = Library()
        page = StartPage(library, Settings(), FaceCache())
        page.library = library
        qtbot.addWidget(page)
        page.resize(1280, 720)
        page.show()
        library.load_now()
        return page

    return make


def choose(page, seat: int, name: str) -> None:
    next(tile for tile in page.sides[seat].tiles if tile.entry.id == name).click()


def test_the_page_opens_before_the_cards_are_read(qtbot):
    page = StartPage(Library(), Settings(), FaceCache())
    qtbot.addWidget(page)
    assert not page.start.isEnabled()
    assert page.new_game() is None
    assert "Reading" in page.note.text()


def test_the_cards_are_read_beside_the_window(qtbot):
    library = Library()
    with qtbot.waitSignal(library.ready):
        library.load()
    assert len(library.decks("panini-2014")) == shipped("panini-2014") > 6
    assert library.errors == []


def test_decks_for_each_player_with_style_and_personality(make_page):
    page = make_page()
    for side in page.sides:
        assert len(side.tiles) == shipped() > 12
        assert side.entry() is not None
        assert side.about.text() and side.makeup.text()
    assert page.sides[0].entry().id != page.sides[1].entry().id
    described = [tile.accessibleDescription() for tile in page.sides[0].tiles]
    assert all("60 cards" in text for text in described)


def hidden(*widgets) -> list[str]:
    """Which of some widgets aren't in sight whole."""
    parts = [part for part in widgets if part.visibleRegion().boundingRect() != part.rect()]
    return [part.accessibleName() or type(part).__name__ for part in parts]


def chosen_tile(side):
    return next(tile for tile in side.tiles if tile.isChecked())


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("number", [0, -1])
def test_with_many_decks_all_that_is_needed_is_in_sight(qtbot, make_page, size, number):
    page = make_page()
    page.resize(*size)
    for side in page.sides:
        side.tiles[number].click()
    parts = [page.edition, *page.starters.buttons(), page.seed, page.start]
    for side in page.sides:
        tile = chosen_tile(side)
        assert tile is side.tiles[number]
        assert side.deck_name.text() == tile.entry.deck.name
        assert side.about.text() == tile.entry.about()
        parts += [side.name, tile, side.deck_name, side.about, side.row, side.makeup, side.all]
        if size == (2560, 1440):
            parts += side.tiles
    qtbot.waitUntil(lambda: not hidden(*parts))
    assert page.scroller.verticalScrollBar().maximum() == 0


def test_with_large_text_the_chosen_deck_is_told_right_below_the_decks(qtbot, make_page):
    apply_theme(QApplication.instance(), "dark", 2.0)
    try:
        page = make_page()
        page.resize(1280, 720)
        qtbot.waitUntil(lambda: page.scroller.verticalScrollBar().maximum() > 0)
        for side in page.sides:
            qtbot.waitUntil(lambda s=side: 1 < s.rows.height() / chosen_tile(s).height() < 2)
            page.scroller.ensureWidgetVisible(side.about)
            assert not hidden(side.about, side.deck_name, page.start)
    finally:
        apply_theme(QApplication.instance(), "dark", 1.0)


def test_the_arrow_keys_bring_the_chosen_deck_into_sight(qtbot, make_page):
    page = make_page()
    side = page.sides[0]
    side.tiles[0].click()
    side.tiles[0].setFocus()
    qtbot.waitUntil(lambda: not hidden(side.tiles[0], side.about))
    column = [tile for tile in side.tiles if tile.x() == side.tiles[0].x()]
    assert len(column) > 4
    for tile in column[1:]:
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Down)
        assert chosen_tile(side) is tile
        assert not hidden(tile)


def test_a_tile_tells_and_says_how_its_deck_plays(make_page):
    for tile in make_page().sides[0].tiles:
        about = tile.entry.about()
        assert about in tile.accessibleDescription()
        assert about in " ".join(tile.toolTip().split("\n"))
        assert max(map(len, tile.toolTip().split("\n"))) < 90


def test_decks_of_ones_own_come_first(home, make_page):
    folder = home / "data" / "decks"
    folder.mkdir(parents=True)
    write_deck(replace(deck("saiyan"), name="Zzz"), folder / "zzz.toml")
    tiles = make_page().sides[0].tiles
    assert tiles[0].text() == "Zzz" and len(tiles) == shipped() + 1


def test_the_first_game_begins_with_decks_that_break_no_rule(make_page):
    page = make_page()
    assert page.start.text() == "Start the game" and "legal" in page.note.text()
    assert [side.name.text() for side in page.sides] == ["", ""]
    assert page.new_game().names == ("Player 1", "Player 2")


def test_a_frozen_mastery_is_named_with_its_rule_and_can_be_played_casually(home, make_page):
    folder = home / "data" / "decks"
    folder.mkdir(parents=True)
    write_deck(replace(deck("saiyan"), name="As it was sold"), folder / "sold.toml")
    page = make_page()
    page.edition.setCurrentIndex(page.edition.findData("fanz"))
    choose(page, 0, "own/sold")
    rules = [chip.rule for line, _, chip in page.sides[0]._problems if line.isVisibleTo(page)]
    assert "DCK-10" in rules
    assert "FanZ" in page.sides[0].verdict.text()
    assert page.start.text() == "Play casually"
    assert page.new_game().casual


@pytest.mark.parametrize("edition", ["panini-2014", "panini-2015", "panini-2017", "fanz"])
def test_in_every_edition_the_shipped_decks_are_legal(make_page, edition):
    page = make_page()
    page.edition.setCurrentIndex(page.edition.findData(edition))
    for name in ("black", "blue", "namekian", "orange", "red", "saiyan"):
        choose(page, 0, name)
        choose(page, 1, name)
        assert page.start.text() == "Start the game", name
    game = page.new_game()
    assert not game.casual and game.edition == edition


def test_another_edition_keeps_the_chosen_decks_in_its_own_versions(make_page):
    page = make_page()
    page.edition.setCurrentIndex(page.edition.findData("panini-2014"))
    choose(page, 0, "red")
    choose(page, 1, "namekian")
    assert [entry.deck.name for entry in page._entries()] == ["Red starter", "Namekian starter"]
    page.edition.setCurrentIndex(page.edition.findData("fanz"))
    names = [entry.deck.name for entry in page._entries()]
    assert names == ["Gohan's Orange starter", "Namekian starter"]
    assert [deck.name for deck in page.new_game().decks] == names


def test_what_is_chosen_is_what_is_played_and_remembered(make_page, qtbot):
    page = make_page()
    page.sides[0].name.setText("  Anna ")
    page.sides[1].name.setText("Bert")
    choose(page, 0, "blue")
    choose(page, 1, "red")
    page.seed.setText("42")
    page.starters.button(3).click()
    with qtbot.waitSignal(page.started) as started:
        page.start.click()
    game = started.args[0]
    assert game.names == ("Anna", "Bert")
    assert game.decks[0].name == deck("blue").name
    assert (game.seed, game.first) == (42, 1)
    again = make_page()
    assert again.sides[0].entry().id == "blue"
    assert again.sides[0].player_name() == "Anna"


def test_equal_names_are_told_apart(make_page):
    page = make_page()
    page.sides[0].name.setText("Sam")
    page.sides[1].name.setText("sam")
    first, second = page.new_game().names
    assert first != second


def test_without_a_seed_chance_gives_one(make_page):
    page = make_page()
    assert page.new_game().first is None
    assert page.new_game().seed is None


def test_a_broken_deck_is_told_with_its_file_and_does_no_harm(home, make_page):
    folder = home / "data" / "decks"
    folder.mkdir(parents=True)
    (folder / "cut.toml").write_text('name = "Cut\n', encoding="utf-8")
    page = make_page()
    assert len(page.sides[0].tiles) == shipped() + 1
    assert page.message.isVisibleTo(page)
    assert "cut.toml" in page.message.text.text()
    assert not page.sides[0].tiles[-1].isEnabled()
    assert page.start.isEnabled()


def test_a_deck_of_59_cards_is_called_illegal(home, make_page):
    folder = home / "data" / "decks"
    folder.mkdir(parents=True)
    source = next(path for path in starter_decks() if path.stem == "orange")
    text = source.read_text("utf-8")
    (folder / "short.toml").write_text(text.replace(" = 3 ", " = 2 ", 1), encoding="utf-8")
    page = make_page()
    page.edition.setCurrentIndex(page.edition.findData("panini-2014"))
    choose(page, 0, "own/short")
    choose(page, 1, "orange")
    told = [words.text() for line, words, _ in page.sides[0]._problems if line.isVisibleTo(page)]
    assert any("59" in text for text in told), told
    assert page.start.text() == "Play casually"


def unfinished(name="game.dbzreplay", answers=9):
    path = matches_folder() / name
    play(new_match(path), answers).close()
    return path


def test_an_unfinished_game_is_offered_at_its_last_answer():
    path = unfinished()
    (game,) = find_unfinished(matches_folder(), pool())
    assert game.path == path
    assert game.title == "Anna against Bert"
    assert game.detail.startswith("Turn ") and "decides" in game.detail
    assert game.problem == "" and game.answers is None


def test_a_journal_cut_while_it_was_written_is_offered_with_a_word_about_it():
    path = unfinished()
    path.write_bytes(path.read_bytes()[:-9])
    (game,) = find_unfinished(matches_folder(), pool())
    assert game.can_resume and "cut off" in game.problem


def test_a_journal_with_an_impossible_answer_is_offered_up_to_it():
    path = unfinished()
    lines = path.read_bytes().split(b"\n")
    lines[5] = b'{"a":99}'
    path.write_bytes(b"\n".join(lines))
    (game,) = find_unfinished(matches_folder(), pool())
    assert game.can_resume and game.answers == 4
    assert "line 6" in game.problem and path.name in game.problem


def test_a_file_that_is_no_journal_is_named_and_left_alone():
    shutil.copy(unfinished(), matches_folder() / "b.dbzreplay")
    junk = matches_folder() / "junk.dbzreplay"
    junk.write_bytes(b"nonsense\n")
    games = {game.path.name: game for game in find_unfinished(matches_folder(), pool())}
    assert not games["junk.dbzreplay"].can_resume
    assert "junk.dbzreplay" in games["junk.dbzreplay"].problem
    assert games["b.dbzreplay"].can_resume
    assert junk.read_bytes() == b"nonsense\n"


def test_a_last_row_of_decks_keeps_to_the_columns_above_it(qtbot):
    from PySide6.QtCore import QSize
    from PySide6.QtWidgets import QSizePolicy, QWidget

    from dbz_desktop.ui.kit.flow_layout import FlowLayout

    class Tile(QWidget):
        def sizeHint(self) -> QSize:
            return QSize(100, 40)

    box = QWidget()
    qtbot.addWidget(box)
    flow = FlowLayout(box, 0.5, fill=True)
    tiles = [Tile() for _ in range(8)]
    for tile in tiles:
        tile.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        flow.addWidget(tile)
    box.resize(360, 200)
    box.show()
    assert tiles[2].geometry().right() >= 357, "a whole row fills the width"
    for number in (6, 7):
        above = tiles[number - 3].geometry()
        assert (tiles[number].x(), tiles[number].width()) == (above.x(), above.width())


def test_tab_goes_down_each_side_and_comes_to_the_chosen_deck_alone(make_page, qtbot):
    page = make_page()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.sides[0].tiles[1].click()
    page.sides[0].name.setFocus()
    walked = []
    for _ in range(8):
        walked.append(QApplication.focusWidget())
        QTest.keyClick(walked[-1], Qt.Key.Key_Tab)
    one, two = page.sides
    assert walked == [
        *(one.name, one.level, chosen_tile(one), one.all),
        *(two.name, two.level, chosen_tile(two), two.all),
    ]


def test_a_box_of_choices_tells_its_name_besides_what_is_chosen(make_page):
    page = make_page()
    box = page.sides[1].level
    assert box.accessibleDescription() == "Who plays as player 2"
    box.setCurrentIndex(1)
    told = box.accessibleDescription()
    assert told.startswith("Who plays as player 2. It ") and told.endswith(box.toolTip())
    assert page.edition.accessibleDescription().startswith("Edition of the rules. ")
    assert page.sides[1].all.accessibleName() == "Show all cards of player 2's deck"
