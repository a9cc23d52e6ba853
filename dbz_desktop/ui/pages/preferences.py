"""The settings page: theme, text size, speed, motion, and where the files lie."""

from __future__ import annotations

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from dbz_desktop.paths import user_data_folder
from dbz_desktop.ui.pages.flow import FitScroll
from dbz_desktop.ui.pages.widgets import button, em, label, panel
from dbz_desktop.ui.settings import SPEEDS, TEXT_SCALES, Settings, themes


class SettingsPage(QWidget):
    """Every change takes effect at once. `lookChanged` asks for the theme to be put on again."""

    left = Signal()
    lookChanged = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setAccessibleName("Settings")
        self._settings = settings
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self._header())
        scroll = FitScroll()
        outer.addWidget(scroll, 1)
        body = QWidget()
        around = QHBoxLayout(body)
        pad = em(self, 1.2)
        around.setContentsMargins(pad, pad, pad, pad)
        frame = panel("panel")
        frame.setMaximumWidth(em(self, 60))
        around.addStretch(1)
        around.addWidget(frame, 100, Qt.AlignmentFlag.AlignTop)
        around.addStretch(1)
        self._grid = QGridLayout(frame)
        self._grid.setContentsMargins(pad, pad, pad, pad)
        self._grid.setHorizontalSpacing(em(self, 1.5))
        self._grid.setVerticalSpacing(em(self, 1))
        self._grid.setColumnStretch(1, 1)
        self._fill()
        scroll.setWidget(body)

    def _header(self) -> QWidget:
        bar = panel("bar")
        row = QHBoxLayout(bar)
        pad = em(self, 0.5)
        row.setContentsMargins(pad * 3, pad, pad * 2, pad)
        row.addWidget(label("Settings", "title"))
        row.addStretch(1)
        self.back = button("Back", "primary", "Back to the start page")
        self.back.clicked.connect(self.left)
        row.addWidget(self.back)
        return bar

    def _fill(self) -> None:
        settings = self._settings
        self._choice(
            "Text size",
            [(f"{round(scale * 100)} %", scale) for scale in TEXT_SCALES],
            settings.text_scale,
            self._set_scale,
        )
        names = themes()
        if len(names) > 1:
            titles = [(name.replace("-", " ").capitalize(), name) for name in names]
            self._choice("Theme", titles, settings.theme, self._set_theme)
        self._choice(
            "Speed of the table",
            [(name.capitalize(), name) for name in SPEEDS],
            settings.speed,
            lambda name: setattr(settings, "speed", name),
        )
        self._choice(
            "Reduced motion",
            [("As the system", "system"), ("On", "on"), ("Off", "off")],
            settings.motion,
            lambda choice: setattr(settings, "motion", choice),
        )
        folder = QWidget()
        row = QHBoxLayout(folder)
        row.setContentsMargins(0, 0, 0, 0)
        path = label(str(user_data_folder()), "muted", wrap=True)
        path.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        row.addWidget(path, 1)
        show = button("Open the folder", "secondary")
        show.clicked.connect(_open_data_folder)
        row.addWidget(show)
        self._row("Your games and decks", folder)

    def _row(self, title: str, content: QWidget) -> None:
        row = self._grid.rowCount()
        self._grid.addWidget(label(title, "section"), row, 0)
        self._grid.addWidget(content, row, 1)

    def _choice(self, title: str, choices: list, current: object, then) -> None:
        box = QWidget()
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(em(self, 0.3))
        group = QButtonGroup(box)
        group.setExclusive(True)
        for text, value in choices:
            part = button(text, "secondary", f"{title}: {text}")
            part.setCheckable(True)
            part.setChecked(value == current)
            part.clicked.connect(lambda _=False, v=value: then(v))
            group.addButton(part)
            row.addWidget(part)
        row.addStretch(1)
        self._row(title, box)

    def _set_scale(self, scale: float) -> None:
        self._settings.text_scale = scale
        self.lookChanged.emit()

    def _set_theme(self, name: str) -> None:
        self._settings.theme = name
        self.lookChanged.emit()


def _open_data_folder() -> None:
    folder = user_data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
