"""How long it takes from the wish for a ruling until it stands on the table and is painted.

Run as `python rulings.py`, it opens one ruling of each rule after the other and prints the
milliseconds as JSON: `opened` from the wish until the page is painted, `played` the part of it in
which the scenario is played beside the window, `first` the very first one, which reads the engine.
"""

from __future__ import annotations

import json
import time

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from dbz_desktop.match.content.rule_texts import all_rules
from dbz_desktop.match.scenarios.shelf import shelf
from dbz_desktop.match.scenarios.showing import show_file
from dbz_desktop.ui.app import make_application
from dbz_desktop.ui.files.library import Library
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.kit.theme import apply_theme
from dbz_desktop.ui.window.main_window import MainWindow

RULES = 40


def main() -> None:
    """Open rulings, and print the figures."""
    app = make_application()
    apply_theme(app, "dark", 1.0)
    library = Library()
    library.load_now()
    settings = Settings()
    settings.speed = "off"
    window = MainWindow(settings, library)
    window.resize(1920, 1080)
    window.show()
    ways = window.ruling_pages
    assert library.pool is not None
    opened: list[float] = []
    played: list[float] = []
    found = [shelf().of_rule(rule.id) for rule in all_rules()]
    for listed in [each for each in found if each][: RULES + 1]:
        before = ways.show
        begun = time.perf_counter()
        ways.open(listed[0], listed)
        while ways.show is before:
            loop = QEventLoop()
            QTimer.singleShot(1, loop.quit)
            loop.exec()
        QApplication.processEvents()
        opened.append((time.perf_counter() - begun) * 1000)
        begun = time.perf_counter()
        show_file(listed[0].path, library.pool)
        played.append((time.perf_counter() - begun) * 1000)
    print(json.dumps({"first": opened[0], "opened": opened[1:], "played": played[1:]}))


if __name__ == "__main__":
    main()
