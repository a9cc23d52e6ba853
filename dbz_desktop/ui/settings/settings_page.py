"""The settings page: sections at the left, what belongs to one of them at the right."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QCheckBox,
    QGridLayout,
    QLineEdit,
    QRadioButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from dbz_desktop.match.content.rule_texts import editions
from dbz_desktop.paths import matches_folder, reports_folder, user_cache_folder, user_data_folder
from dbz_desktop.ui.files.settings import (
    DEFAULT_NAMES,
    MAX_NAME,
    MOTIONS,
    SPEEDS,
    TEXT_SCALES,
    Settings,
    themes,
)
from dbz_desktop.ui.kit.flow_layout import FitScroll, FlowLayout
from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.measure import add_gap, in_ems
from dbz_desktop.ui.kit.overlay import Confirm
from dbz_desktop.ui.kit.own_files import open_folder
from dbz_desktop.ui.kit.page import Page
from dbz_desktop.ui.kit.widgets import button, label, line, named, panel

if TYPE_CHECKING:
    from dbz_desktop.ui.pictures.collection import Pictures
    from dbz_desktop.ui.pictures.settings_section import PicturesSection

_MOTION_WORDS = {
    "system": ("As the system wishes", "Follows what you told your desktop."),
    "on": ("Reduced", "Cards appear at their places instead of flying there."),
    "off": ("Full", "Cards fly, numbers count, whatever the desktop says."),
}
_THEME_WORDS = {"system": "As the system"}


class SettingsPage(Page):
    """Every change takes effect at once. `lookChanged` asks for the theme to be put on again."""

    lookChanged = Signal()

    def __init__(
        self, settings: Settings, section: str = "", pictures: Callable[[], Pictures] | None = None
    ) -> None:
        super().__init__("Settings", about="Every change takes effect at once")
        self._settings = settings
        self._own = pictures
        self.pictures: PicturesSection | None = None
        self.back = self.header.back
        self.column.addWidget(self.message)
        self.list, self.stack = self.add_sections("Sections of the settings", 10)
        self.confirm = Confirm(self)
        self._body: QVBoxLayout
        self._shows: list[Callable[[], object]] = []
        """What shows a setting as it is."""
        for title, fill_section in (
            ("Look", self._look),
            ("Table", self._table),
            ("Pictures", self._pictures),
            ("Sound", self._sound),
            ("Rules", self._rules),
            ("Players", self._players),
            ("Passing", self._passing),
            ("Files", self._files),
            ("Defaults", self._defaults),
        ):
            self._section(title, fill_section)
        self.list.currentRowChanged.connect(self.stack.setCurrentIndex)
        self.list.setCurrentRow(0)
        self.show_section(section)
        self._show()
        if settings.problem:
            self.message.tell("The settings can't be kept.", settings.problem)

    # --- sections ---

    def sections(self) -> list[str]:
        """The titles of the sections."""
        return [self.list.item(row).text() for row in range(self.list.count())]

    @property
    def section(self) -> str:
        """The title of the section in sight."""
        item = self.list.currentItem()
        return item.text() if item is not None else ""

    def show_section(self, title: str) -> None:
        """Bring a section in sight; one that isn't there changes nothing."""
        titles = self.sections()
        if title in titles:
            self.list.setCurrentRow(titles.index(title))

    def focus_start(self) -> None:
        """Put the keyboard into the list of sections."""
        self.list.setFocus()

    def _section(self, title: str, fill: Callable[[], None]) -> None:
        scroll = FitScroll()
        body = QWidget()
        around = hbox(body, around=(0, 0, 0.4, 0))
        frame = add(around, panel("panel", title), 100, Qt.AlignmentFlag.AlignTop)
        in_ems(frame.setMaximumWidth, 64)
        around.addStretch(1)
        self._body = vbox(frame, 0.4, 1.2)
        fill()
        scroll.setWidget(body)
        self.stack.addWidget(scroll)
        self.list.addItem(title)

    def _title(self, title: str, about: str = "") -> None:
        if self._body.count():
            add_gap(self._body, 0.3)
            self._body.addWidget(line())
            add_gap(self._body, 0.3)
        self._body.addWidget(label(title, "overlay-title"))
        if about:
            self._body.addWidget(label(about, "muted", wrap=True))
            add_gap(self._body, 0.3)

    def _choice(
        self,
        title: str,
        choices: list[tuple[str, Any]],
        read: Callable[[], object],
        then: Callable[[Any], None],
    ) -> None:
        """Buttons beside each other, one of them down: that of the value that `read` tells."""
        box = QWidget()
        row = FlowLayout(box, 0.35)
        group = QButtonGroup(box, exclusive=True)
        for text, value in choices:
            part = add(row, button(text, "secondary", f"{title}: {text}", checkable=True))
            self._shows.append(partial(_check_if, part, read, value))
            part.clicked.connect(lambda _=False, v=value: then(v))
            group.addButton(part)
        self._body.addWidget(box)

    def _radio(
        self,
        title: str,
        choices: list[tuple[str, str, Any]],
        read: Callable[[], object],
        then: Callable[[Any], None],
    ) -> None:
        """One below the other, each with what it means."""
        group = QButtonGroup(self)
        for text, meaning, value in choices:
            part = named(QRadioButton(text), f"{title}: {text}", about=meaning)
            self._shows.append(partial(_check_if, part, read, value))
            part.toggled.connect(lambda on, v=value: then(v) if on else None)
            group.addButton(part)
            # What it means belongs to its choice: closer to it than to the next one.
            both = add(self._body, vbox(gap=0))
            in_ems(both.setContentsMargins, 0, 0, 0, 0.5 if meaning else 0)
            both.addWidget(part)
            if meaning:
                row = add(both, hbox(around=(2.25, 0, 0, 0)))
                row.addWidget(label(meaning, "muted", wrap=True))

    def _check(
        self, text: str, read: Callable[[], bool], then: Callable[[bool], None]
    ) -> QCheckBox:
        part = add(self._body, named(QCheckBox(text), text))
        self._shows.append(lambda: part.setChecked(read()))
        part.toggled.connect(then)
        return part

    # --- what is in them ---

    def _look(self) -> None:
        settings = self._settings
        self._title("Text size", "The whole program follows, the cards on the table too.")
        scales = [(f"{round(scale * 100)} %", scale) for scale in TEXT_SCALES]
        self._choice("Text size", scales, lambda: settings.text_scale, self._set_scale)
        self._title("Theme", "“As the system” follows what you chose for your desktop.")
        names = [*themes(), "system"]
        titles = [
            (_THEME_WORDS.get(name, name.replace("-", " ").capitalize()), name) for name in names
        ]
        self._choice("Theme", titles, lambda: settings.theme, self._set_theme)

    def _table(self) -> None:
        settings = self._settings
        self._title("Speed of the table", "How fast cards move. Space skips what still moves.")
        speeds = [(name.capitalize(), name) for name in SPEEDS]
        self._choice("Speed of the table", speeds, lambda: settings.speed, self._setter("speed"))
        self._title("Motion")
        words = [(*_MOTION_WORDS[choice], choice) for choice in MOTIONS]
        self._radio("Motion", words, lambda: settings.motion, self._setter("motion"))

    def _pictures(self) -> None:
        body = self._body
        row = self.list.count()

        def fill(now: int) -> None:
            # Reading pictures brings a library along, which the other sections do without: this
            # one is made when it is opened.
            if now != row or self.pictures is not None:
                return
            from dbz_desktop.match.content.library import load_pool
            from dbz_desktop.ui.pictures.collection import Pictures
            from dbz_desktop.ui.pictures.settings_section import PicturesSection

            if self._own is not None:
                own = self._own()
            else:
                own = Pictures(self._settings, lambda: load_pool().cards.values(), self)
            self.pictures = add(body, PicturesSection(self._settings, own))

        self.list.currentRowChanged.connect(fill)

    def _sound(self) -> None:
        # The sounds bring their library along; the other sections do without it.
        from dbz_desktop.ui.session.sounds import sounds_problem

        settings = self._settings
        self._title("Sounds of the table", "Everything that is heard is also seen.")
        problem = sounds_problem()
        self.sounds = self._check("Play sounds", lambda: settings.sounds, self._set_sounds)
        row = add(self._body, hbox(gap=0.6))
        row.addWidget(label("Volume", "body"))
        self.volume = named(QSlider(Qt.Orientation.Horizontal), "Volume of the sounds")
        self.volume.setRange(0, 100)
        self.volume.setPageStep(10)
        in_ems(self.volume.setFixedWidth, 14)
        self.volume.valueChanged.connect(self._set_volume)
        self.loudness = label("", "muted")
        in_ems(self.loudness.setMinimumWidth, 3)
        self.try_sound = button("Try it", "secondary", "Play a sound", "Play one sound")
        self.try_sound.clicked.connect(self._try_sound)
        for part in (self.volume, self.loudness, self.try_sound):
            row.addWidget(part)
        row.addStretch(1)
        if problem:
            self._body.addWidget(label(problem, "warning", wrap=True))
            for control in (self.sounds, self.volume, self.try_sound):
                control.setEnabled(False)
                control.setToolTip(problem)

        def show() -> None:
            self.volume.setValue(settings.volume)
            self.loudness.setText(f"{settings.volume} %")
            for control in (self.volume, self.try_sound):
                control.setEnabled(settings.sounds and not problem)

        self._shows.append(show)

    def _rules(self) -> None:
        self._title(
            "Rules of new games",
            "Each new game can still be set up with others; games keep the rules they began with.",
        )
        choices = [(entry.name, entry.meaning, entry.id) for entry in editions()]
        self._radio("Rules", choices, lambda: self._settings.edition, self._setter("edition"))

    def _players(self) -> None:
        self._title("Names", "Who plays here, as last typed. A new game can change them.")
        self.names: list[QLineEdit] = []
        grid = add(self._body, QGridLayout())
        in_ems(grid.setHorizontalSpacing, 0.6)
        in_ems(grid.setVerticalSpacing, 0.4)
        grid.setColumnStretch(2, 1)
        for seat in (0, 1):
            grid.addWidget(label(f"Player {seat + 1}", "body"), seat, 0)
            edit = add(grid, QLineEdit(), seat, 1)
            self._shows.append(partial(self._show_name, edit, seat))
            edit.setPlaceholderText(DEFAULT_NAMES[seat])
            edit.setMaxLength(MAX_NAME)
            in_ems(edit.setMinimumWidth, 16)
            edit.setAccessibleName(f"Name of player {seat + 1}")
            edit.textChanged.connect(lambda _text: self._set_names())
            self.names.append(edit)

    def _passing(self) -> None:
        from dbz_desktop.match.aids.autopass import read_stops
        from dbz_desktop.match.aids.consequences import ASKED_BEFORE

        settings = self._settings
        self._title(
            "Pass where only passing is possible",
            "Where each player wants to be asked all the same is set in the game, with P.",
        )

        def passes(seat: int) -> bool:
            return read_stops(settings.stops(seat)).on

        def keep(seat: int, on: bool) -> None:
            stops = read_stops(settings.stops(seat))
            settings.set_stops(seat, replace(stops, on=on).text)

        def show_name(part: QCheckBox, seat: int) -> None:
            part.setText(f"Pass for {settings.names[seat]}")
            part.setAccessibleName(part.text())

        for seat in (0, 1):
            part = self._check("", partial(passes, seat), partial(keep, seat))
            self._shows.append(partial(show_name, part, seat))
        self._title("Ask once more before", "Only what loses something is asked about.")
        self.asking: dict[str, QCheckBox] = {}
        for kind, text in ASKED_BEFORE.items():
            then = partial(settings.set_asks_before, kind)
            self.asking[kind] = self._check(text, partial(settings.asks_before, kind), then)
        self.ask_again = button("Ask about all of them again", "secondary", clicked=self._ask_again)
        add_gap(self._body, 0.3)
        self._body.addWidget(self.ask_again, 0, Qt.AlignmentFlag.AlignLeft)

    def _files(self) -> None:
        self._title("Where your files lie", "Copy these folders to keep everything.")
        self.folders: dict[str, QWidget] = {}
        for title, folder in (
            ("Games", matches_folder()),
            ("Decks", user_data_folder() / "decks"),
            ("Card packs", user_data_folder() / "packs"),
            ("Crash reports", reports_folder()),
            ("Settings", self._settings.path.parent),
            ("Cache", user_cache_folder()),
        ):
            row = hbox(gap=0.6)
            words = add(row, fill(vbox(gap=0), label(title, "lead")), 1)
            path = add(words, label(str(folder), "muted", wrap=True, name=f"{title}: {folder}"))
            path.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            show = button("Open the folder", "secondary", f"Open the folder: {title}")
            show.clicked.connect(lambda _=False, f=folder: self._open(f))
            row.addWidget(show, 0, Qt.AlignmentFlag.AlignVCenter)
            self.folders[title] = show
            self._body.addLayout(row)

    def _defaults(self) -> None:
        self._title(
            "Restore the defaults",
            "Every setting of these sections goes back to what it was at first. Games, decks and "
            "card packs stay as they are.",
        )
        self.restore = button("Restore the defaults …", "danger", clicked=self._ask_restore)
        self._body.addWidget(self.restore, 0, Qt.AlignmentFlag.AlignLeft)

    # --- what changes ---

    def _show(self) -> None:
        """Show every setting as it is now; showing it changes none."""
        with ExitStack() as quiet:
            for part in self.stack.findChildren(QWidget):
                if isinstance(part, QAbstractButton | QLineEdit | QSlider):
                    quiet.enter_context(QSignalBlocker(part))
            for show in self._shows:
                show()

    def _show_name(self, edit: QLineEdit, seat: int) -> None:
        name = self._settings.names[seat]
        edit.setText("" if name == DEFAULT_NAMES[seat] else name)

    def _setter(self, name: str) -> Callable[[Any], None]:
        return lambda value: setattr(self._settings, name, value)

    def _set_scale(self, scale: float) -> None:
        self._settings.text_scale = scale
        self.lookChanged.emit()

    def _set_theme(self, name: str) -> None:
        self._settings.theme = name
        self.lookChanged.emit()

    def _set_sounds(self, on: bool) -> None:
        self._settings.sounds = on
        self.volume.setEnabled(on)
        self.try_sound.setEnabled(on)

    def _set_volume(self, volume: int) -> None:
        self._settings.volume = volume
        self.loudness.setText(f"{volume} %")

    def _try_sound(self) -> None:
        from dbz_desktop.ui.session.sounds import sounds_problem, try_sound

        try_sound(self._settings)
        problem = sounds_problem()
        if problem:
            self.message.tell("Nothing can be heard.", problem)

    def _set_names(self) -> None:
        typed = [edit.text().strip() for edit in self.names]
        self._settings.names = (typed[0], typed[1])

    def _ask_again(self) -> None:
        for box in self.asking.values():
            box.setChecked(True)

    def _open(self, folder: Path) -> None:
        open_folder(folder, self.message)

    def _ask_restore(self) -> None:
        self.confirm.ask(
            "Restore the defaults?",
            "Text size, theme, speed, the folder of pictures, sounds, rules, names, passing and "
            "what is asked before.",
            "Restore them",
            "Keep my settings",
            self._restore,
        )

    def _restore(self) -> None:
        self._settings.restore_defaults()
        self._show()
        self.lookChanged.emit()


def _check_if(part: QAbstractButton, read: Callable[[], object], value: object) -> None:
    """Press the button of the value that is set; the others of its group come up by themselves."""
    if read() == value:
        part.setChecked(True)
