"""The longest turns of the event loop: how long the window can't take a click, and at what.

Run as `python passes.py`, it prints for each deed the turns that it took, in ms, as JSON: `cpu` is
the GUI thread's own time, which other programs don't lengthen, `wall` the clock's.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PIL import Image
from pool import idle, view_of
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest

from dbz_desktop.decks import read_deck
from dbz_desktop.match.content.library import starter_decks
from dbz_desktop.ui.app import make_application
from dbz_desktop.ui.decks.editor import DeckEditor
from dbz_desktop.ui.files.library import Library
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.kit.theme import apply_theme
from dbz_desktop.ui.window.main_window import MainWindow

FILES = 5_000
TIMES = 5
QUIET_SECONDS = 0.4
"""A deed is over when nothing has happened for so long."""

Turn = tuple[float, float]


class Turns:
    """The turns that some deeds took, each with its deed: the GUI thread's time, and the clock."""

    def __init__(self) -> None:
        self.found: dict[str, list[list[Turn]]] = {}

    def take(
        self, name: str, deed: Callable[[], object], busy: Callable[[], bool] = lambda: False
    ) -> None:
        """Do something, and follow the turns until it is done and nothing more happens."""
        turns = [self._turn(deed)]
        quiet = time.monotonic()
        while busy() or time.monotonic() - quiet < QUIET_SECONDS:
            turn = self._turn(lambda: None)
            if turn[0] > 0.2:
                turns.append(turn)
                quiet = time.monotonic()
            time.sleep(0.0005)
        self.found.setdefault(name, []).append(turns)

    @staticmethod
    def _turn(deed: Callable[[], object]) -> Turn:
        begun, begun_cpu = time.perf_counter(), time.thread_time()
        deed()
        QCoreApplication.processEvents()
        # Left alone by `processEvents` where no event loop runs around it.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        cpu = (time.thread_time() - begun_cpu) * 1000
        return cpu, (time.perf_counter() - begun) * 1000

    def told(self) -> dict[str, object]:
        """The figures: the longest turn of each time, and all turns together."""
        return {
            name: {
                "longest_cpu": [max(cpu for cpu, _ in turns) for turns in times],
                "longest_wall": [max(wall for _, wall in turns) for turns in times],
                "sum_cpu": [sum(cpu for cpu, _ in turns) for turns in times],
            }
            for name, times in self.found.items()
        }


def make_window() -> MainWindow:
    """The window, with the page of the decks in sight."""
    app = make_application()
    settings = Settings()
    settings.motion = "off"
    apply_theme(app, settings.theme, 1.0)
    library = Library()
    library.load_now()
    window = MainWindow(settings, library)
    window.resize(1920, 1080)
    window.show()
    idle(1.0)
    window.deck_pages.show_decks()
    idle(1.5)
    return window


def editor_page(window: MainWindow, turns: Turns) -> None:
    """Open a deck in the editor, and change the text size there and in the settings."""
    ways, views = window.deck_pages, window.pool_views
    view = view_of("large")
    deck = replace(read_deck(starter_decks()[0], view.pool), edition="fanz")

    def open_editor() -> None:
        # As if packs with so many cards had been read; the decks' page reads the real ones anew.
        window.library.pool = views._pool = view.pool
        views._views["fanz"] = view
        ways.edit([(deck, None)])
        assert ways._editor is not None

    def busy() -> bool:
        return ways._editor is not None and ways._editor.slices.waiting

    for number in range(TIMES):
        if number:
            window.go_back()
            idle(0.6)
        turns.take("open_editor", open_editor, busy)
    for number in range(TIMES):
        window.settings.growth = (1.3, 1.0)[number % 2]
        turns.take("text_size_in_editor", window.dress_again, busy)
    editor = ways.editor
    assert isinstance(editor, DeckEditor)
    for tab in range(editor.tabs.count()):
        turns.take(
            f"tab_{editor.tabs.tabText(tab)}", lambda tab=tab: editor.tabs.setCurrentIndex(tab)
        )
    editor.browser.show_view(0)
    turns.take("table_first", lambda: editor.browser.show_view(1))
    turns.take("faces_again", lambda: editor.browser.show_view(0))
    table = editor.browser.order
    for number in range(1, table.count()):
        turns.take("sort", lambda number=number: table.setCurrentIndex(number))
    table.setCurrentIndex(0)
    turns.take(
        "tournament", lambda: QTest.mouseClick(editor.header.tournament, Qt.MouseButton.LeftButton)
    )
    window.show_home()
    idle(0.5)


def pictures_page(window: MainWindow, turns: Turns, folder: Path) -> None:
    """Read a folder of 5,000 pictures with its page in sight, and match one by hand."""
    cards = list(window.library.wait_for_pool().cards.values())
    small = Image.new("RGB", (120, 168), (90, 40, 160))
    small.save(folder / "one.png")
    data = (folder / "one.png").read_bytes()
    (folder / "one.png").unlink()
    for number in range(FILES):
        card = cards[number % len(cards)]
        name = f"{card.id} {card.title.replace('/', ' ')}" if number < len(cards) else ""
        (folder / f"{name or f'Scan of something {number}'}.png").write_bytes(data)
    window.show_settings()
    assert window.preferences is not None
    window.preferences.show_section("Pictures")
    idle(0.5)
    pictures = window.album.pictures

    def reading() -> bool:
        return pictures.reading

    turns.take("read_5000_pictures", lambda: pictures.choose(folder), reading)
    turns.take("read_them_again", pictures.read_again, reading)
    report = pictures.report
    assert report is not None and report.files == FILES
    file = report.unmatched[0][0]
    turns.take("match_one_by_hand", lambda: pictures.choose_card(file, cards[3].id))
    turns.take("pictures_off", lambda: setattr(window.settings, "pictures_on", False))
    turns.take("pictures_on", lambda: setattr(window.settings, "pictures_on", True))
    window.go_back()


def main() -> dict[str, object]:
    """Measure everything once."""
    turns = Turns()
    window = make_window()
    editor_page(window, turns)
    with tempfile.TemporaryDirectory() as folder:
        pictures_page(window, turns, Path(folder))
        window.album.close()
        idle(0.3)
    window.close()
    return turns.told()


if __name__ == "__main__":
    print(json.dumps(main()))
    sys.stdout.flush()
    QCoreApplication.quit()
