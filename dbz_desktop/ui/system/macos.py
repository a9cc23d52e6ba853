"""What players expect on macOS and on no other system: Apple's signs for keys, the app's menu.

Qt takes "Ctrl" in a shortcut for the key ⌘ there. What the program says about keys follows it.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QApplication, QMenuBar, QWidget

# In the order in which Apple writes them, before the key.
_SIGNS = {"Meta": "⌃", "Alt": "⌥", "Shift": "⇧", "Ctrl": "⌘"}

_CHORD = re.compile(rf"\b(?:(?:{'|'.join(_SIGNS)})\+)+")
_CTRL = re.compile(r"\bCtrl\b")


def shown_keys(text: str, system: str = sys.platform) -> str:
    """A text that names keys, with the names they have on this system.

    "Do it again (Ctrl+Shift+Z)" is "Do it again (⇧⌘Z)" on macOS, and stays as it is elsewhere.
    """
    if system != "darwin":
        return text
    return _CTRL.sub(_SIGNS["Ctrl"], _CHORD.sub(_chord, text))


def _chord(found: re.Match[str]) -> str:
    held = found[0].split("+")
    return "".join(sign for name, sign in _SIGNS.items() if name in held)


def is_native() -> bool:
    """Are the windows macOS's own? Pictures made without a display are not."""
    return QGuiApplication.platformName() == "cocoa"


def let_tab_reach_everything(app: QApplication) -> None:
    """Move with Tab to buttons too. macOS stops only at texts and lists, unless its settings say
    otherwise; but the whole game can be played by keyboard."""
    app.styleHints().setTabFocusBehavior(Qt.TabFocusBehavior.TabFocusAllControls)


def add_menu(window: QWidget, show_settings: Callable[[], object]) -> QMenuBar:
    """Put the settings into the menu of the app, where macOS has them. Qt adds the rest: to hide
    the app, to quit it. The menu that holds them in the window's terms is empty then, and hidden.
    """
    bar = QMenuBar(window)
    action = QAction("Settings …", bar, menuRole=QAction.MenuRole.PreferencesRole)
    action.triggered.connect(lambda: show_settings())
    bar.addMenu("Settings").addAction(action)
    return bar
