"""Settings: what the program remembers from one start to the next, in one INI file.

The file lies in the user's data folder so that a USB stick or a test can carry it along. A value
that is damaged or out of range is replaced by its default; settings never stop the program.
"""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from dbz_desktop.paths import resources_folder, user_data_folder

SPEEDS = ("slow", "normal", "fast", "off")
MOTIONS = ("system", "on", "off")
"""Reduced motion: as the system wishes, always, never."""

TEXT_SCALES = (1.0, 1.25, 1.5, 2.0)
DEFAULT_NAMES = ("Player 1", "Player 2")
MAX_NAME = 24
_KEPT = ("view/geometry", "players/first_deck", "players/second_deck", "cards/searches")
_LESSONS = "learn/"
"""How far each lesson was taken, under its key."""
MAX_STEP = 10_000
MOST_SEARCHES = 40
"""Searches that are saved at most: a menu on a small screen has room for them."""

_LONGEST_SEARCH = 2_000


def themes() -> list[str]:
    """The names of the themes there are, the dark one first."""
    found = [path.stem for path in (resources_folder() / "themes").glob("*.toml")]
    return sorted(found, key=lambda name: (name != "dark", name))


class Settings(QObject):
    """Typed access to the settings file. `changed` names the key that has a new value."""

    changed = Signal(str)

    def __init__(self, path: Path | None = None) -> None:
        super().__init__()
        self.growth = 1.0
        """How much larger text is drawn for the size of the window; see `kit/text_growth.py`."""
        self.path = path or user_data_folder() / "settings.ini"
        self._store = QSettings(str(self.path), QSettings.Format.IniFormat)

    def _get(self, key: str, default: str) -> str:
        value = self._store.value(key, default)
        return value if isinstance(value, str) else default

    def _set(self, key: str, value: str) -> None:
        if self._store.value(key) == value:
            return
        self._store.setValue(key, value)
        self.changed.emit(key)

    def sync(self) -> None:
        """Write to the file now."""
        self._store.sync()

    @property
    def problem(self) -> str:
        """Why the settings can't be kept in their file, or ""."""
        self._store.sync()
        if self._store.status() is QSettings.Status.AccessError:
            return f"{self.path} can't be written; they last until the program ends."
        return ""

    def lines(self) -> list[str]:
        """What was chosen, for a report: no names, no folders, no window's place."""
        own = ("players/", "pictures/folder", _LESSONS)
        keys = [k for k in self._store.allKeys() if k not in _KEPT and not k.startswith(own)]
        return [f"{key} = {self._store.value(key)}" for key in sorted(keys)] or ["the defaults"]

    def restore_defaults(self) -> None:
        """Forget every choice but the window's place, the decks that were played last, and how far
        the lessons were taken."""
        for key in self._store.allKeys():
            if key not in _KEPT and not key.startswith(_LESSONS):
                self._store.remove(key)
                self.changed.emit(key)

    @property
    def names(self) -> tuple[str, str]:
        """The two players' names, as last typed."""
        first = self._get("players/first", DEFAULT_NAMES[0]).strip()[:MAX_NAME]
        second = self._get("players/second", DEFAULT_NAMES[1]).strip()[:MAX_NAME]
        return first or DEFAULT_NAMES[0], second or DEFAULT_NAMES[1]

    @names.setter
    def names(self, names: tuple[str, str]) -> None:
        self._set("players/first", names[0])
        self._set("players/second", names[1])

    @property
    def decks(self) -> tuple[str, str]:
        """The ids of the decks that were last played; empty where none was."""
        return self._get("players/first_deck", ""), self._get("players/second_deck", "")

    @decks.setter
    def decks(self, decks: tuple[str, str]) -> None:
        self._set("players/first_deck", decks[0])
        self._set("players/second_deck", decks[1])

    @property
    def levels(self) -> tuple[str, str]:
        """The levels of the computer players who last played at the seats, "" for a person."""
        return self._get("players/level", ""), self._get("players/opponent", "")

    @levels.setter
    def levels(self, levels: tuple[str, str]) -> None:
        self._set("players/level", levels[0])
        self._set("players/opponent", levels[1])

    @property
    def edition(self) -> str:
        """The edition of the rules, "fanz" unless another was chosen."""
        return self._get("game/edition", "fanz")

    @edition.setter
    def edition(self, edition: str) -> None:
        self._set("game/edition", edition)

    @property
    def speed(self) -> str:
        """How fast the table moves: one of `SPEEDS`."""
        speed = self._get("view/speed", "normal")
        return speed if speed in SPEEDS else "normal"

    @speed.setter
    def speed(self, speed: str) -> None:
        self._set("view/speed", speed)

    @property
    def theme(self) -> str:
        """The name of the theme: one of `themes()`, or "system" to follow the desktop."""
        theme = self._get("view/theme", "dark")
        return theme if theme in (*themes(), "system") else "dark"

    @theme.setter
    def theme(self, theme: str) -> None:
        self._set("view/theme", theme)

    @property
    def text_scale(self) -> float:
        """Text size as a factor, 1.0 to 2.0, as chosen."""
        try:
            return min(2.0, max(1.0, float(self._get("view/text_scale", ""))))
        except ValueError:
            return 1.0

    @text_scale.setter
    def text_scale(self, scale: float) -> None:
        self._set("view/text_scale", f"{scale:g}")

    @property
    def shown_scale(self) -> float:
        """The text size that pages are drawn in: the chosen one, grown with the window."""
        return max(self.text_scale, min(2.0, round(self.text_scale * self.growth, 2)))

    @property
    def motion(self) -> str:
        """Whether motion is reduced: "system" (as the system wishes), "on" or "off"."""
        # "yes" and "no" were the two values before the system was asked.
        kept = {"yes": "on", "no": "off"}
        value = self._get("view/reduced_motion", "system")
        value = kept.get(value, value)
        return value if value in MOTIONS else "system"

    @motion.setter
    def motion(self, choice: str) -> None:
        self._set("view/reduced_motion", choice)

    @property
    def reduced_motion(self) -> bool:
        """True when cards appear at their places instead of flying there."""
        if self.motion == "system":
            from dbz_desktop.ui.system.system_motion import system_motion

            return system_motion().reduced
        return self.motion == "on"

    @property
    def sounds(self) -> bool:
        """True when the table is heard."""
        return self._get("sound/on", "no") == "yes"

    @sounds.setter
    def sounds(self, on: bool) -> None:
        self._set("sound/on", "yes" if on else "no")

    @property
    def volume(self) -> int:
        """How loud, 0 to 100."""
        return self._number("sound/volume", 60, 0, 100)

    @volume.setter
    def volume(self, volume: int) -> None:
        self._set("sound/volume", str(min(100, max(0, int(volume)))))

    @property
    def card_width(self) -> int:
        """The width of a card in the gallery, in pixels."""
        return self._number("cards/width", 150, 40, 1_000)

    @card_width.setter
    def card_width(self, width: int) -> None:
        self._set("cards/width", str(width))

    @property
    def card_order(self) -> int:
        """The column that the cards are sorted by, as its number."""
        return self._number("cards/order", 0, 0, 100)

    @card_order.setter
    def card_order(self, column: int) -> None:
        self._set("cards/order", str(column))

    def _number(self, key: str, default: int, least: int, most: int) -> int:
        try:
            # Bounded, for Qt takes no number of more than 32 bits.
            return min(most, max(least, int(self._get(key, str(default)))))
        except ValueError:
            return default

    @property
    def pictures_folder(self) -> str:
        """The folder with the user's own pictures of cards; "" for none."""
        return self._get("pictures/folder", "")

    @pictures_folder.setter
    def pictures_folder(self, folder: str) -> None:
        self._set("pictures/folder", folder)

    @property
    def pictures_on(self) -> bool:
        """True when pictures take the place of the faces that the program draws."""
        return self._get("pictures/on", "yes") == "yes"

    @pictures_on.setter
    def pictures_on(self, on: bool) -> None:
        self._set("pictures/on", "yes" if on else "no")

    @property
    def pictures_on_table(self) -> bool:
        """True when the small cards on the table are pictures, too."""
        return self._get("pictures/on_table", "no") == "yes"

    @pictures_on_table.setter
    def pictures_on_table(self, on: bool) -> None:
        self._set("pictures/on_table", "yes" if on else "no")

    def part_open(self, name: str, default: bool = True) -> bool:
        """True when a part of the game page that folds ("log", "card" …) is unfolded."""
        return self._get(f"view/{name}", "open" if default else "folded") == "open"

    def set_part_open(self, name: str, is_open: bool) -> None:
        """Remember whether a part of the game page is unfolded."""
        self._set(f"view/{name}", "open" if is_open else "folded")

    @property
    def searches(self) -> tuple[tuple[str, str], ...]:
        """The saved searches of cards: names and queries, in the order they were saved in."""
        try:
            found = json.loads(self._get("cards/searches", "[]"))
        except ValueError:
            return ()
        rows = found if isinstance(found, list) else []
        good = [
            (row[0], row[1])
            for row in rows
            if isinstance(row, list)
            and len(row) == 2
            and all(isinstance(part, str) and part.strip() for part in row)
            and len(row[0]) <= 80
            and len(row[1]) <= _LONGEST_SEARCH
        ]
        return tuple(good[:MOST_SEARCHES])

    @searches.setter
    def searches(self, searches: tuple[tuple[str, str], ...]) -> None:
        self._set("cards/searches", json.dumps(searches[:MOST_SEARCHES]))

    def stops(self, seat: int) -> str:
        """Where a seat's player wants to be asked, in the words of `match.autopass`."""
        return self._get(f"passing/stops_{seat}", "")

    def set_stops(self, seat: int, stops: str) -> None:
        """Keep where a seat's player wants to be asked."""
        self._set(f"passing/stops_{seat}", stops)

    def asks_before(self, loss: str) -> bool:
        """Whether players are asked before this kind of loss; see `match.consequences`."""
        return self._get(f"confirm/{loss.replace(' ', '_')}", "yes") == "yes"

    def set_asks_before(self, loss: str, asks: bool) -> None:
        """Ask, or don't ask again, before this kind of loss."""
        self._set(f"confirm/{loss.replace(' ', '_')}", "yes" if asks else "no")

    def lesson(self, key: str) -> int:
        """The step up to which a lesson was taken, 0 where it wasn't begun, -1 where it is done."""
        return self._number(_LESSONS + key, 0, -1, MAX_STEP)

    @property
    def has_learnt(self) -> bool:
        """Whether any lesson was ever opened."""
        return any(key.startswith(_LESSONS) for key in self._store.allKeys())

    def set_lesson(self, key: str, place: int) -> None:
        """Note how far a lesson was taken, see `lesson`."""
        self._set(_LESSONS + key, str(place))

    @property
    def geometry(self) -> QByteArray:
        """The window's size and place."""
        value = self._store.value("view/geometry")
        return value if isinstance(value, QByteArray) else QByteArray()

    @geometry.setter
    def geometry(self, geometry: QByteArray) -> None:
        self._store.setValue("view/geometry", geometry)
