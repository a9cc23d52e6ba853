"""Pictures of one's own for the tests: files of one colour, and the pictures read from them."""

from __future__ import annotations

import pytest
from pages_setup import pool
from PIL import Image
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor

from dbz_desktop.ui.faces.render import FaceCache
from dbz_desktop.ui.files.settings import Settings
from dbz_desktop.ui.pictures.collection import Pictures

COLOUR = QColor(250, 10, 200)
"""A colour that no face of the program has in its middle."""


SMALL, LARGE = QSize(90, 126), QSize(500, 700)


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("DBZ_DESKTOP_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def scans(tmp_path):
    folder = tmp_path / "scans"
    folder.mkdir()
    return folder


def scan(path, colour=COLOUR, size=(250, 350)) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    Image.new("RGB", size, colour.getRgb()[:3]).save(path)


@pytest.fixture
def make(qtbot):
    """Pictures that are closed when the test ends."""
    made = []

    def pictures(settings=None) -> Pictures:
        found = Pictures(settings or Settings(), lambda: pool().cards.values())
        made.append(found)
        return found

    yield pictures
    for found in made:
        found.close()


def read(qtbot, pictures: Pictures, folder) -> None:
    pictures.choose(folder)
    qtbot.waitUntil(lambda: not pictures.reading)


def card(ident: str):
    return pool().cards[ident]


def is_picture(image) -> bool:
    shown = image.toImage() if hasattr(image, "toImage") else image
    found = shown.pixelColor(shown.width() // 2, shown.height() // 2)
    return all(
        abs(a - b) < 12 for a, b in zip(found.getRgb()[:3], COLOUR.getRgb()[:3], strict=True)
    )


def faces_of(pictures: Pictures) -> FaceCache:
    faces = FaceCache()
    faces.pictures = pictures
    pictures.changed.connect(lambda: faces.forget())
    pictures.ready.connect(faces.forget)
    return faces


def lying(path, size=(700, 500)) -> None:
    """A picture that lies, its left half in the colour, its right one dark."""
    image = Image.new("RGB", size, (20, 20, 20))
    image.paste(COLOUR.getRgb()[:3], (0, 0, size[0] // 2, size[1]))
    image.save(path)


def quarters(pixmap) -> tuple[bool, bool, bool, bool]:
    """Whether the colour is at the left, the right, the top and the bottom of a picture."""
    image = pixmap.toImage() if hasattr(pixmap, "toImage") else pixmap
    wide, high = image.width(), image.height()
    places = ((0.2, 0.5), (0.8, 0.5), (0.5, 0.2), (0.5, 0.8))
    return tuple(is_picture(image.copy(int(wide * x), int(high * y), 2, 2)) for x, y in places)
