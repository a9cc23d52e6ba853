"""From one player's text file to a card that another player plays: the whole way of own cards."""

from __future__ import annotations

from opening_setup import opened, press
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from dbz_desktop.cli import main
from dbz_desktop.match.telling.log import GameLog
from dbz_desktop.players import RandomPlayer
from dbz_desktop.rules.kernel.decisions import Act
from dbz_desktop.ui.files.library import Library
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.window.main_window import MainWindow

CARDS = """\
# Two cards for our Saturdays.
[[card]]
id = "KIT-C1"
title = "Tea Break"
type = "Event"
text = "POWER: Draw 2 cards."

[[card]]
id = "KIT-C2"
title = "Kettle Strike"
type = "Physical Combat"
text = "Physical attack. DAMAGE: 4 stages. HIT: Draw a card."
"""


def test_own_cards_are_written_passed_on_added_built_with_and_played(
    qtbot, tmp_path, monkeypatch, capsys
):
    # Ann writes two cards, has them checked, and makes a file of them.
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path / "ann"))
    source = tmp_path / "saturday.toml"
    source.write_text(CARDS, encoding="utf-8")
    assert main(["cards", "check", str(source)]) == 0
    sent = tmp_path / "saturday.dbzpack"
    assert main(["cards", "export", str(source), str(sent), "--author", "Ann"]) == 0
    capsys.readouterr()

    # Bert opens it: he knows nothing of these cards yet.
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path / "bert"))
    settings = Settings()
    settings.speed = "off"
    window = MainWindow(settings, Library())
    qtbot.addWidget(window)
    window.resize(1600, 1000)
    window.show()
    window.text_fit.fit()  # or, on a busy machine, the pages would be made anew in between
    window.library.load_now()
    assert "KIT-C1" not in window.library.pool.cards
    window.opening.open_files([sent])
    page = opened(window, qtbot)
    press(page, "Add 2 cards")
    qtbot.waitUntil(lambda: "in your pool now" in page.verdict.text())

    # He sees them among all cards.
    press(page, "See the cards")
    qtbot.waitUntil(lambda: window.card_pages.cards is not None)
    browser = window.card_pages.cards.browser
    qtbot.waitUntil(lambda: len(browser.found.cards_found()) == 2)
    assert {card.name for card in browser.found.cards_found()} == {"Tea Break", "Kettle Strike"}

    # He puts three of each into a copy of a starter deck, in the editor.
    starter = next(entry for entry in window.library.decks("panini-2014") if entry.id == "saiyan")
    window.deck_pages.open_decks([starter])
    qtbot.waitUntil(lambda: window.deck_pages.editor is not None)
    editor = window.deck_pages.editor
    field = editor.browser.search.field
    field.setFocus()
    field.setText("set:kit")
    qtbot.waitUntil(lambda: len(editor.browser.found.cards_found()) == 2)
    session = editor.active.session
    for card in editor.browser.found.cards_found():
        session.set_copies([card], 3)
    for card, count in starter.deck.counts[:2]:
        session.change([card], -count)
    assert session.copies(window.library.pool.cards["KIT-C1"]) == 3
    assert editor.save()

    # A game with it: one of the cards is drawn and played, and does what its text says.
    editor.leave()
    window.library.refresh_decks()
    mine = next(iter(window.library.own_decks))
    assert mine.deck.size == starter.deck.size
    window.game_pages.show_start()
    start = window.start
    tile = next(tile for tile in start.sides[0].tiles if tile.entry.path == mine.path)
    tile.click()
    start.seed.setText("5")
    QTest.mouseClick(start.start, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.game is not None)
    match = window.match
    played = _play_one(match, "KIT-")
    assert played in {"KIT-C1", "KIT-C2"}
    title = window.library.pool.cards[played].title
    assert any(title in line for line in _log_of(match, 0))
    assert f' {played}"' in match.path.read_text(encoding="utf-8")


def _log_of(match, viewer: int) -> list[str]:
    seat = match.seat(viewer)
    told = GameLog(seat.names, lambda card: seat.card(card).name).lines(seat.history())
    return [line.text for line in told]


def _play_one(match, prefix: str) -> str:
    """Play by chance until a card of a set can be played, and play it."""
    player = RandomPlayer(3)
    for _ in range(4000):
        decision = match.decision
        assert decision is not None, "the game ended without one"
        for index, option in enumerate(decision.options):
            if option.act in (Act.PLAY, Act.ATTACK, Act.USE) and option.card >= 0:
                card = match.game.cards[option.card]
                if card.id.startswith(prefix):
                    match.course.answer(index)
                    return card.id
        match.course.answer(player.choose(decision))
    raise AssertionError("no card of it came up")
