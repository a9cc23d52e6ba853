"""The card browser and the deck editor over a pool of cards.

Run as `python pool.py [large|box|premiere]`, it prints its times in ms as JSON: `wall` by the
clock, `cpu` the GUI thread's own time, which other programs don't lengthen. `large` are 2,500
cards, the real ones and copies of them; `box` the real ones; `premiere` those of the first set.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from measured import resident
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QPixmapCache
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from dbz_desktop.cards.model import Card
from dbz_desktop.cards.packs import Pack
from dbz_desktop.cards.search import Entry
from dbz_desktop.decks import read_deck
from dbz_desktop.match.content.library import load_pool, starter_decks
from dbz_desktop.ui.app import make_application
from dbz_desktop.ui.cards.browser import CardBrowser
from dbz_desktop.ui.cards.pool_model import CardsModel
from dbz_desktop.ui.cards.pool_view import PoolView
from dbz_desktop.ui.decks.editor import DeckEditor
from dbz_desktop.ui.faces.face_shelf import FaceShelf
from dbz_desktop.ui.kit.theme import apply_theme
from dbz_desktop.ui.window.pool_views import make_view

CARDS = 2_500
TYPED = (
    "red shoulder",
    "t:physical s:red cost<=2",
    "does:rejuvenate -is:banished",
    'text:"draw a card" or anger>=1',
    "(t:event or t:drill) end>=1",
    "named:goku level:4 pur>=4",
)
SIZES = ((1920, 1080, 150), (1280, 720, 84))
"""Width and height of the window, and the width of a card."""


def view_of(which: str) -> PoolView:
    """The cards to measure with."""
    pool = load_pool()
    if which == "premiere":
        first = {id: card for id, card in pool.cards.items() if card.set_code == "PRE"}
        pool = Pack(cards=first)
    view = make_view(pool, "fanz")
    return enlarged(view) if which == "large" else view


def enlarged(real: PoolView) -> PoolView:
    """The real cards and copies of them under other numbers and titles, up to `CARDS`."""
    entries = list(real.entries)
    words = sorted({word for entry in entries for word in entry.card.title.split()})
    cards = dict(real.pool.cards)
    for number in range(CARDS - len(entries)):
        entry = real.entries[number % len(real.entries)]
        title = f"{words[number % len(words)]} {words[number * 7 % len(words)]} {number}"
        card = replace(
            entry.card, id=f"GEN-C{number}", title=title, printings=(f"GEN-C{number}",), _hash=""
        )
        cards[card.id] = card
        facts = {
            name: getattr(entry, name)
            for name in ("does", "marks", "numbers", "names", "legal", "frozen")
        }
        entries.append(Entry.of(card, entry.text, **facts))
    return PoolView(Pack(cards=cards), real.rules, entries, real.vocabulary)


class Times:
    """How long some things took, by the clock and by the GUI thread's own time."""

    def __init__(self) -> None:
        self.wall: dict[str, list[float]] = {}
        self.cpu: dict[str, list[float]] = {}

    def take(self, name: str, do: Callable[[], object]) -> None:
        """Do something, up to the picture of it, and note how long it took.

        What is left for the turn after that is noted beside it, as `…_after`.
        """
        begun, begun_cpu = time.perf_counter(), time.thread_time()
        do()
        QCoreApplication.processEvents()
        done, done_cpu = time.perf_counter(), time.thread_time()
        QCoreApplication.processEvents()
        after, after_cpu = time.perf_counter() - done, time.thread_time() - done_cpu
        self.wall.setdefault(name, []).append((done - begun) * 1000)
        self.cpu.setdefault(name, []).append((done_cpu - begun_cpu) * 1000)
        self.wall.setdefault(f"{name}_after", []).append(after * 1000)
        self.cpu.setdefault(f"{name}_after", []).append(after_cpu * 1000)


def idle(seconds: float) -> None:
    """Let everything that waits happen."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        QCoreApplication.processEvents()
        time.sleep(0.002)


def browse(view: PoolView, shelf: FaceShelf, times: Times) -> None:
    """Type, clear and scroll in the browser, as faces and as a table."""
    page = QWidget()
    browser = CardBrowser(CardsModel(view.entries), shelf, page)
    browser.search.set_vocabulary(view.vocabulary)
    page.show()
    for width, height, card in SIZES:
        page.resize(width, height)
        browser.resize(width, height)
        browser.card_width.setValue(card)
        field = browser.search.field
        for shown in (0, 1):
            browser.show_view(shown)
            field.setFocus()
            idle(0.8)
            where = "" if shown == 0 else "table_"
            for text in TYPED:
                for letter in text:
                    times.take(f"{where}keystroke", partial(QTest.keyClicks, field, letter))
                idle(0.1)
                times.take(f"{where}clear", field.clear)
                idle(0.1)
            bar = browser.view.verticalScrollBar()
            bar.setValue(0)
            idle(0.3)
            step, most = (60, 1_200) if shown == 0 else (1, 200)
            for place in range(0, min(bar.maximum(), step * most), step):
                times.take(f"{where}scroll_frame", partial(bar.setValue, place))
                time.sleep(0.002)
    page.close()
    page.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def edit(view: PoolView, shelf: FaceShelf, times: Times, folder: Path) -> None:
    """Open the editor with a deck several times, and add cards to it.

    `open_editor` is all of it; the window opens it in slices, which `passes.py` measures.
    """
    deck = read_deck(starter_decks()[0], view.pool)
    for number in range(5):
        editor: DeckEditor | None = None

        def open_editor(number: int = number) -> None:
            nonlocal editor
            editor = DeckEditor(view, shelf, [("fanz", "FanZ")])
            editor.resize(1920, 1080)
            editor.open_deck(deck, folder / f"deck{number}.json")
            editor.show()

        times.take("open_editor", open_editor)
        assert editor is not None
        idle(1.0)
        gallery = editor.browser.gallery
        gallery.setFocus()
        for row in range(12):
            gallery.setCurrentIndex(editor.browser.found.index(row, 0))
            QCoreApplication.processEvents()
            times.take("add_card", partial(QTest.keyClick, gallery, Qt.Key.Key_Return))
            idle(0.06)
        editor.save()
        editor.close()
        editor.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def main(which: str = "large") -> dict[str, object]:
    """Measure everything once."""
    app = make_application()
    apply_theme(app, "dark", 1.0)
    QPixmapCache.clear()
    holder = QObject()
    view = view_of(which)

    def wording(card: Card) -> str:
        return view.wording(card)

    shelf = FaceShelf(wording, parent=holder)
    times = Times()
    with tempfile.TemporaryDirectory() as folder:
        edit(view, shelf, times, Path(folder))
        browse(view, shelf, times)
        idle(0.5)
    told = {
        "wall": times.wall,
        "cpu": times.cpu,
        "rss_mb": resident(),
        "faces_mb": shelf.bytes / 1e6,
    }
    shelf.close()
    return told


if __name__ == "__main__":
    print(json.dumps(main(*sys.argv[1:])))
    sys.stdout.flush()
    QCoreApplication.quit()
