"""How long it takes in the workshop from a key until its text was read and its face drawn.

Run as `python workshop.py`, it types texts of shipped cards into the page, one key after another as
each was shown, every second one with a slip in it, and prints the milliseconds as JSON: `shown`
from the key until face, faults and steps are on the page, and `worked`, those that a processor
worked meanwhile, which tell more on a machine with others on it.
"""

from __future__ import annotations

import json
import random
import time

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtTest import QTest

from dbz_desktop.ui.app import make_application
from dbz_desktop.ui.files.library import Library
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.kit.theme import apply_theme
from dbz_desktop.ui.window.main_window import MainWindow
from dbz_desktop.ui.workshop.reader import Reading

TEXTS = 10


def main() -> None:
    """Type, and print the figures."""
    app = make_application()
    apply_theme(app, "dark", 1.0)
    library = Library()
    library.load_now()
    window = MainWindow(Settings(), library)
    window.resize(1920, 1080)
    window.show()
    window.workshop_pages.show_workshop()
    page = window.workshop_pages.page
    assert page is not None and library.pool is not None

    loop = QEventLoop()
    last = [0.0, 0.0]

    def came(reading: Reading) -> None:
        # The page has shown it: its slot was connected before.
        last[:] = time.perf_counter(), time.process_time()
        if reading.wish.draft == page.draft:
            loop.quit()

    page.reader.read.connect(came)

    def settle() -> None:
        """Wait until nothing is read any more, words to be offered neither."""
        while page.bench is None or not page.is_read:
            QTimer.singleShot(2, loop.quit)
            loop.exec()

    settle()
    chance = random.Random(3)
    cards = chance.sample(sorted(library.pool.cards.values(), key=lambda card: card.id), TEXTS)
    shown: list[float] = []
    worked: list[float] = []
    for number, card in enumerate(cards):
        page.new_card()
        page.text.setFocus()
        settle()
        slip = len(card.text) // 2 if number % 2 else -1
        for place, letter in enumerate(card.text):
            begun, began = time.perf_counter(), time.process_time()
            QTest.keyClick(page.text, "q" if place == slip else letter)
            loop.exec()
            shown.append((last[0] - begun) * 1000)
            worked.append((last[1] - began) * 1000)
            settle()
            if page.text.popup.isVisible():
                QTest.keyClick(page.text.popup, Qt.Key.Key_Escape)
    page.keeping.throw_away()
    print(json.dumps({"shown": shown, "worked": worked}))


if __name__ == "__main__":
    main()
