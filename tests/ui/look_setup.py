"""What the tests of another look share: the looks, and every page with something begun."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from opening_setup import deck_file, pack_file
from pages_setup import new_match, play
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
)

from dbz_desktop.ui.session.looking import Asked
from dbz_desktop.ui.window.main_window import MainWindow
from tests.long import LONG

SMALL, MIDDLE, LARGE = QSize(1280, 720), QSize(1920, 1080), QSize(2560, 1440)
WALK = (
    (MIDDLE, 1.0, "dark"),
    (LARGE, 1.0, "dark"),
    (LARGE, 1.0, "light"),
    (MIDDLE, 2.0, "light"),
    (SMALL, 2.0, "high-contrast"),
    (SMALL, 1.0, "dark"),
)
"""Three sizes of the window, two of the text, three themes; it ends where it began."""

OUTINGS = (
    ((MIDDLE, 2.0, "light"), WALK[-1]),
    ((LARGE, 1.0, "high-contrast"), WALK[-1]),
    ((LARGE, 2.0, "light"), (SMALL, 1.0, "high-contrast"), WALK[-1]),
)
"""Shorter ways there and back, which together know all that the walk does."""


def ways(number: int) -> tuple[tuple[QSize, float, str], ...]:
    """The looks that a test's example of a number goes through: one of the outings, and the whole
    walk on demand."""
    return WALK if LONG > 1 else OUTINGS[number % len(OUTINGS)]


def settle() -> None:
    """Let everything that waits happen, deferred deletions too."""
    for _ in range(6):
        QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()


def put_on(window: MainWindow, size: QSize, scale: float, name: str) -> None:
    """What resizing the window and pressing in the settings come to."""
    window.resize(size)
    settle()
    window.text_fit.fit()
    if (window.settings.text_scale, window.settings.theme) != (scale, name):
        window.settings.text_scale, window.settings.theme = scale, name
        window.dress_again()
    settle()


# --- the pages, each with something begun ---


def type_in(field: QLineEdit, words: str) -> None:
    """Type words and go back into their middle, one letter selected."""
    field.setFocus()
    field.clear()
    QTest.keyClicks(field, words)
    QTest.keyClick(field, Qt.Key.Key_Left)
    QTest.keyClick(field, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)


def rulebook(window: MainWindow, _qtbot, _home) -> None:
    window.home.rulebook.click()
    type_in(window.ruling_pages.book.search, "draw")


def new_game(window: MainWindow, _qtbot, _home) -> None:
    window.home.new_game.click()
    window.start.sides[1].tiles[2].click()
    type_in(window.start.seed, "12345")
    type_in(window.start.sides[0].name, "Half a na")


def settings_of(section: str) -> Callable:
    def names(window: MainWindow, _qtbot, _home) -> None:
        window.home.settings.click()
        window.preferences.show_section(section)
        if section == "Players":
            type_in(window.preferences.names[1], "Piccol")
        elif section == "Defaults":
            window.preferences.restore.click()
        else:
            window.preferences.list.setFocus()

    return names


def about(window: MainWindow, qtbot, _home) -> None:
    window.home.about.click()
    qtbot.waitUntil(lambda: bool(window.about.parts))
    window.about.list.setCurrentRow(3)
    text = window.about.text
    text.setFocus()
    text.moveCursor(QTextCursor.MoveOperation.End)
    text.moveCursor(QTextCursor.MoveOperation.Up, QTextCursor.MoveMode.KeepAnchor)


def replays(window: MainWindow, qtbot, _home) -> None:
    from dbz_desktop.match.journal.saving import journal_path

    for number in range(2):
        path = journal_path((f"Anna {number}", "Bert"))
        path.parent.mkdir(parents=True, exist_ok=True)
        play(new_match(path), 30).close()
    window.home.replays.click()
    # A list that is still read chooses its first game when that comes.
    qtbot.waitUntil(lambda: not window.replays.reading)
    type_in(window.replays.search, "An")


def replay(window: MainWindow, qtbot, home: Path) -> None:
    path = home / "game.dbzreplay"
    play(new_match(path), 60).close()
    window.replay_pages.open_replay(path)
    qtbot.waitUntil(lambda: window.replay is not None)
    window.replay.go_to(41)
    window.replay.side.log.open_search()
    type_in(window.replay.side.log.words, "draws")


def rulings(window: MainWindow, _qtbot, _home) -> None:
    window.ruling_pages.show_list()
    type_in(window.ruling_pages.listing.search, "endurance")


def ruling(window: MainWindow, qtbot, _home) -> None:
    ways = window.ruling_pages
    ways.show_rule("ATK-12")
    qtbot.waitUntil(lambda: ways.show is not None, timeout=20_000)
    ways.show.go_to(2)
    ways.show.steps.setFocus()


def sandbox(window: MainWindow, qtbot, _home) -> None:
    pages = window.sandbox_pages
    pages.show_sandbox()
    qtbot.waitUntil(lambda: pages.sandbox is not None, timeout=30_000)
    qtbot.waitUntil(lambda: pages.sandbox.cards.browser is not None, timeout=30_000)
    pages.sandbox.arrange.step.choose("combat")
    pages.sandbox.arrange.number.setFocus()


def workshop(window: MainWindow, qtbot, _home) -> None:
    window.home.workshop.click()
    page = window.workshop_pages.page
    qtbot.waitUntil(lambda: page.bench is not None, timeout=30_000)
    type_in(page.form.fields["title"], "Half a na")
    page.text.setFocus()
    QTest.keyClicks(page.text, "POWER: Jugle 2 oranges")
    page.text.popup.hide()
    QTest.keyClick(page.text, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)


def decks(window: MainWindow, _qtbot, _home) -> None:
    window.home.decks.click()
    page = window.deck_pages.decks
    page.view.setCurrentIndex(page.filter.decks()[2])
    type_in(page.search, "s")


def deck_import(window: MainWindow, _qtbot, _home) -> None:
    window.home.decks.click()
    page = window.deck_pages.decks
    page.transfers.import_deck()
    field = page.transfers.imports.field
    QTest.keyClicks(field, "3 Red Shoulder Grab 2 Red Du")
    QTest.keyClick(field, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)


def deck_name(window: MainWindow, _qtbot, _home) -> None:
    window.home.decks.click()
    page = window.deck_pages.decks
    page.view.setCurrentIndex(page.filter.decks()[0])
    page.copy.click()
    page.rename.click()
    assert page.naming.isVisible()
    type_in(page.naming.field, "Half a na")


def open_editor(window: MainWindow, qtbot) -> Any:
    window.home.decks.click()
    entries = [entry for entry in window.library.decks("fanz") if entry.deck is not None]
    window.deck_pages.open_decks(entries[:2])
    qtbot.waitUntil(lambda: window.deck_pages.editor is not None)
    editor = window.deck_pages.editor
    assert len(editor.panes) == 2
    return editor


def editor_search(window: MainWindow, qtbot, _home) -> None:
    editor = open_editor(window, qtbot)
    editor.active.view.scrollToBottom()
    type_in(editor.browser.search.field, "t:physical s:re")


def editor_odds(window: MainWindow, qtbot, _home) -> None:
    editor = open_editor(window, qtbot)
    editor.tabs.setCurrentWidget(editor.tabs.odds)
    type_in(editor.tabs.odds.field, "is:bloc")


def editor_hand(window: MainWindow, qtbot, _home) -> None:
    editor = open_editor(window, qtbot)
    editor.tabs.setCurrentWidget(editor.tabs.hand)
    qtbot.mouseClick(editor.tabs.hand.next, Qt.MouseButton.LeftButton)
    type_in(editor.active.name, "Half a na")


def editor_import(window: MainWindow, qtbot, _home) -> None:
    editor = open_editor(window, qtbot)
    sheet = editor.transfers.imports
    editor.transfers.import_deck()
    sheet.take_text("2 Red Sholder Grabb\n1 Zzyzx Qwfp\n3 Blue Betrayal")
    qtbot.waitUntil(sheet.make.isVisible)
    type_in(sheet.name, "Somebody's")


def editor_export(window: MainWindow, qtbot, _home) -> None:
    editor = open_editor(window, qtbot)
    editor.transfers.export_deck()
    sheet = editor.transfers.exports
    sheet.kinds["text"].click()
    qtbot.waitUntil(lambda: bool(sheet.text.toPlainText()))
    sheet.text.setFocus()
    sheet.text.moveCursor(QTextCursor.MoveOperation.Down, QTextCursor.MoveMode.KeepAnchor)


def editor_test(window: MainWindow, qtbot, _home) -> None:
    editor = open_editor(window, qtbot)
    editor.header.test.click()
    window.deck_pages.trial.tiles[3].click()
    window.deck_pages.trial.tiles[3].setFocus()


def editor_compare(window: MainWindow, qtbot, _home) -> None:
    editor = open_editor(window, qtbot)
    editor.tabs.setCurrentWidget(editor.tabs.versions)
    type_in(editor.tabs.versions.note, "Before the")
    editor.tabs.compare()
    assert editor.tabs.sheet is not None and editor.tabs.sheet.isVisible()
    settle()


def open_cards(window: MainWindow, qtbot) -> Any:
    window.home.cards.click()
    qtbot.waitUntil(lambda: window.card_pages.cards is not None)
    return window.card_pages.cards.browser


def cards_query(window: MainWindow, qtbot, _home) -> None:
    type_in(open_cards(window, qtbot).search.field, "t:event cost<=2 does:dra")


def cards_table(window: MainWindow, qtbot, _home) -> None:
    browser = open_cards(window, qtbot)
    browser.show_view(1)
    browser.table.setFocus()
    browser.table.selectRow(40)


def cards_help(window: MainWindow, qtbot, _home) -> None:
    browser = open_cards(window, qtbot)
    browser.search.show_help().examples[4].setFocus()


def card(window: MainWindow, qtbot, _home) -> None:
    browser = open_cards(window, qtbot)
    window.card_pages.show_card(browser.found.cards_found()[7])
    settle()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    chip = window.pages.top.rules[0]
    QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
    chip.setFocus()


def packs(window: MainWindow, qtbot, home: Path) -> None:
    from dbz_desktop.match.content.library import user_packs_folder

    user_packs_folder().mkdir(parents=True, exist_ok=True)
    pack_file(user_packs_folder(), name="kitchen.toml")
    window.opening.show_packs()
    page = window.opening.packs
    qtbot.waitUntil(lambda: bool(page.rows))
    page.rows[0].remove.click()
    assert page.confirm.isVisible()


def opened_file(make: Callable[[Path], Path]) -> Callable:
    def look(window: MainWindow, qtbot, home: Path) -> None:
        window.opening.open_files([make(home)])
        page = window.pages.top
        qtbot.waitUntil(lambda: page.ended)
        settle()
        page.buttons()[-1].setFocus()

    return look


def begin(window: MainWindow, answers: int) -> Any:
    match = play(new_match(None), answers)
    window.game_pages.play_match(match)
    window.game.curtain.lift_now()
    settle()
    return window.game


def game_log(window: MainWindow, _qtbot, _home) -> None:
    game = begin(window, 60)
    game.side.log.open_search()
    type_in(game.side.log.words, "power")


def game_sheet(name: str) -> Callable:
    def opens(window: MainWindow, _qtbot, _home) -> None:
        game = begin(window, 60)
        side = game.side
        {
            "keys": side.keysWanted.emit,
            "stops": side.stopsWanted.emit,
            "earlier": side.undoListWanted.emit,
            "consent": side.judgeWanted.emit,
            "confirm": side.concedeWanted.emit,
            "rules": game.rules.show_all,
        }[name]()
        sheet = game.passing.sheet if name == "stops" else getattr(game, name)
        assert sheet.isVisible()
        if name == "consent":
            sheet.agree[0].click()
        elif name == "rules":
            type_in(sheet.search, "damage")

    return opens


def game_judge(window: MainWindow, _qtbot, _home) -> None:
    game = begin(window, 60)
    game.session.free_hands()
    assert game.by_hand.is_open
    game.by_hand.panel.operation.setFocus()


def game_curtain(window: MainWindow, _qtbot, _home) -> None:
    begin(window, 60)
    session = window.game.session
    session._turn(Asked(1 - session.looking.seat, openly=False, hidden=True))


def game_over(window: MainWindow, _qtbot, _home) -> None:
    begin(window, 3000)
    assert window.game_over is not None
    window.game_over.home.setFocus()


PAGES: dict[str, Callable] = {
    "rulebook": rulebook,
    "new game": new_game,
    **{f"settings: {name}": settings_of(name) for name in ("Look", "Pictures", "Players")},
    "settings: Defaults": settings_of("Defaults"),
    "about": about,
    "replays": replays,
    "replay": replay,
    "rulings": rulings,
    "ruling": ruling,
    "sandbox": sandbox,
    "workshop": workshop,
    "decks": decks,
    "deck import": deck_import,
    "deck name": deck_name,
    "editor: search": editor_search,
    "editor: odds": editor_odds,
    "editor: hand": editor_hand,
    "editor: import": editor_import,
    "editor: export": editor_export,
    "editor: test": editor_test,
    "editor: compare": editor_compare,
    "cards: query": cards_query,
    "cards: table": cards_table,
    "cards: help": cards_help,
    "card": card,
    "packs": packs,
    "pack file": opened_file(pack_file),
    "deck file": opened_file(deck_file),
    "game: log": game_log,
    **{
        f"game: {name}": game_sheet(name)
        for name in ("keys", "stops", "earlier", "consent", "confirm", "rules")
    },
    "game: judge": game_judge,
    "game: curtain": game_curtain,
    "game over": game_over,
}
