"""What is kept of pictures: thumbnails in the cache, and what was matched by hand in the data.

Both are written to a temporary name and moved into place. The cache can be thrown away at any
time; what was matched by hand can't be made again, so a damaged file is put aside, never lost.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import threading
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from PIL import Image

from dbz_desktop import intake
from dbz_desktop.cards.scans import NO_CARD
from dbz_desktop.paths import user_cache_folder, user_data_folder
from dbz_desktop.scans.folder import PictureFile
from dbz_desktop.scans.report import Told
from dbz_desktop.writing import write_whole

LIMIT_BYTES = 400_000_000
"""How much thumbnails that no file of the present folder needs may take on the disk."""

_MOST_BYTES = 8_000_000
"""Of a table of pictures; half of a larger one is no table."""

_VERSION = "2"
"""Part of every key: another one makes all thumbnails anew."""


def _table(path: Path) -> Any:
    """What a file of the program's own says. Raises OSError, ValueError for a damaged one."""
    with path.open("rb") as file:
        return intake.json_value(file.read(_MOST_BYTES), "table")


def _words(table: Any) -> dict[str, dict[str, str]]:
    """The tables of a table, all in words. Raises AttributeError where one is none."""
    return {
        str(name): {str(key): str(word) for key, word in row.items()} for name, row in table.items()
    }


class Thumbnails:
    """Small pictures by path, time and size of their files; asked from any thread."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or user_cache_folder() / "pictures"
        self.trouble = ""
        """Why thumbnails can't be kept, or ""."""
        self._lock = threading.Lock()
        self._there: dict[str, Path] = {}
        self._problems: dict[str, str] = {}
        with suppress(OSError):
            for entry in os.scandir(self.folder):
                if entry.name.endswith((".jpg", ".png")):
                    self._there[entry.name[:-4]] = Path(entry.path)
        with suppress(OSError, ValueError, AttributeError):
            told = _table(self.folder / "problems.json")
            self._problems = {str(key): str(words) for key, words in told.items()}

    @staticmethod
    def key(file: PictureFile) -> str:
        """The name under which a file's thumbnail is kept."""
        words = f"{_VERSION}|{file.path}|{file.changed}|{file.size}"
        return hashlib.sha256(words.encode("utf-8", "surrogateescape")).hexdigest()[:32]

    def find(self, file: PictureFile) -> Path | None:
        """Where the thumbnail of a file lies, if it was made."""
        return self._there.get(self.key(file))

    def problem(self, file: PictureFile) -> str:
        """Why the file can't be shown, as found before; "" if nothing is known against it."""
        return self._problems.get(self.key(file), "")

    def refuse(self, file: PictureFile, reason: str) -> None:
        """Remember that a file can't be shown."""
        with self._lock:
            self._problems[self.key(file)] = reason

    def lost(self, file: PictureFile) -> None:
        """A thumbnail is gone or damaged: it has to be made again."""
        with self._lock:
            self._there.pop(self.key(file), None)

    def keep(self, file: PictureFile, image: Image.Image) -> None:
        """Keep a thumbnail. A full or protected disk is told in `trouble`, once."""
        key = self.key(file)
        ending = ".png" if image.mode == "RGBA" else ".jpg"
        path = self.folder / f"{key}{ending}"
        packed = io.BytesIO()
        try:
            if ending == ".png":
                image.save(packed, "PNG", compress_level=3)
            else:
                image.save(packed, "JPEG", quality=90)
            self.folder.mkdir(parents=True, exist_ok=True)
            write_whole(path, packed.getvalue(), lasting=False)
        except OSError as error:
            self.trouble = f"{self.folder}: {error.strerror or error}"
            return
        with self._lock:
            self._there[key] = path

    def write_problems(self) -> None:
        """Remember for the next start which files can't be shown."""
        with self._lock:
            data = json.dumps(self._problems, indent=0).encode()
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            write_whole(self.folder / "problems.json", data)
        except OSError as error:
            self.trouble = f"{self.folder}: {error.strerror or error}"

    def clean(self, files: Iterable[PictureFile], limit: int = LIMIT_BYTES) -> None:
        """Throw the oldest thumbnails away that none of these files needs, above a limit."""
        needed = {self.key(file) for file in files}
        with self._lock:
            others = [(key, path) for key, path in self._there.items() if key not in needed]
            keys = needed | {key for key, _ in others}
            self._problems = {k: words for k, words in self._problems.items() if k in keys}
        rows = []
        for key, path in others:
            with suppress(OSError):
                info = path.stat()
                rows.append((info.st_mtime_ns, info.st_size, key, path))
        total = sum(size for _, size, _, _ in rows)
        for _, size, key, path in sorted(rows):
            if total <= limit:
                return
            with suppress(OSError):
                path.unlink()
            with self._lock:
                self._there.pop(key, None)
            total -= size


class ByHand:
    """Which card a file shows and of which set a folder is, as its user says, for each folder of
    scans."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or user_data_folder() / "pictures.json"
        self.trouble = ""
        """What went wrong with the file, or ""."""
        self._folders: dict[str, dict[str, str]] = {}
        self._sets: dict[str, dict[str, str]] = {}
        if not self.path.exists():
            return
        try:
            told = _table(self.path)
            self._folders = _words(told["folders"])
            self._sets = _words(told.get("sets", {}))
        except OSError as error:
            self.trouble = f"{self.path} can't be read: {error.strerror or error}."
        except (ValueError, KeyError, TypeError, AttributeError):
            self._folders, self._sets = {}, {}
            aside = self.path.with_suffix(".damaged.json")
            with suppress(OSError):
                os.replace(self.path, aside)
            self.trouble = f"{self.path} is damaged. It was put aside as {aside.name}."

    def of(self, folder: Path) -> Told:
        """What was said of a folder."""
        name = str(folder)
        return Told(dict(self._folders.get(name, {})), dict(self._sets.get(name, {})))

    def choose_set(self, folder: Path, part: str, code: str | None) -> None:
        """Say of which set the files of a folder are whose names tell none; None takes it back.

        `part` is the name of a folder in that of the scans, "." for itself.
        """
        parts = self._sets.setdefault(str(folder), {})
        if code is None:
            parts.pop(part, None)
        else:
            parts[part] = code
        if not parts:
            del self._sets[str(folder)]
        self._write()

    def choose(self, folder: Path, file: str, card: str | None) -> None:
        """Say which card a file shows; None takes it back.

        A file that can't be written is told in `trouble`; the choice lasts until the program ends.
        """
        files = self._folders.setdefault(str(folder), {})
        if card is None:
            files.pop(file, None)
        else:
            if card != NO_CARD:
                # A card has one picture: who chooses another means that one.
                for other in [name for name, chosen in files.items() if chosen == card]:
                    del files[other]
            files[file] = card
        if not files:
            del self._folders[str(folder)]
        self._write()

    def _write(self) -> None:
        table = {"version": 1, "folders": self._folders, "sets": self._sets}
        data = json.dumps(table, ensure_ascii=False, indent=1, sort_keys=True)
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.path, data.encode("utf-8", "surrogatepass"))
        except OSError as error:
            self.trouble = f"{self.path} can't be written: {error.strerror or error}."
        else:
            self.trouble = ""
