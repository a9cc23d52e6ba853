"""Thousands of damaged settings: each is read, with the default where nothing of it is good."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent / "faults"))

from mutants import mutants
from PySide6.QtWidgets import QMainWindow, QSlider

from dbz_desktop.match.aids.autopass import read_stops
from dbz_desktop.scans.folder import list_pictures
from dbz_desktop.scans.storage import ByHand
from dbz_desktop.ui.files.settings import MOTIONS, SPEEDS, Settings, themes

BAD = [
    b"@Variant(\\0\\0\\0\\x1c\\xff\\xff)",
    b"@Invalid()",
    b"@Rect(1 2)",
    b"@ByteArray(\\xff",
    b"\\x0",
]


@pytest.fixture(scope="module")
def whole(qapp, tmp_path_factory) -> bytes:
    path = tmp_path_factory.mktemp("settings") / "settings.ini"
    settings = Settings(path)
    settings.names = ("Anna", "Bert")
    settings.decks = ("saiyan", "own/mine")
    settings.theme, settings.speed, settings.motion = "light", "slow", "on"
    settings.text_scale, settings.volume, settings.sounds = 1.5, 70, True
    settings.card_width, settings.card_order = 180, 2
    settings.pictures_folder = str(path.parent)
    settings.set_stops(0, "planning combat")
    settings.geometry = QMainWindow().saveGeometry()
    settings.sync()
    return path.read_bytes()


def test_settings(qtbot, whole, tmp_path):
    known, slider, window = set(themes()) | {"system"}, QSlider(), QMainWindow()
    qtbot.addWidget(slider)
    qtbot.addWidget(window)
    lines = whole.split(b"\n")
    kept = 0
    for number, data in mutants(
        [whole, *(whole.replace(lines[2], bad) for bad in BAD)], "settings"
    ):
        path = tmp_path / f"{number}.ini"
        path.write_bytes(data)
        settings = Settings(path)
        assert settings.speed in SPEEDS and settings.motion in MOTIONS and settings.theme in known
        assert 1.0 <= settings.text_scale <= 2.0 and 0 <= settings.volume <= 100
        assert all(0 < len(name) <= 24 for name in settings.names)
        slider.setValue(settings.card_width)
        assert settings.card_order >= 0 and isinstance(settings.reduced_motion, bool)
        read_stops(settings.stops(0))
        assert [type(deck) for deck in settings.decks] == [str, str]
        if number % 20 == 0:
            window.restoreGeometry(settings.geometry)
            with suppress(OSError):
                list_pictures(Path(settings.pictures_folder or "nowhere"))
        assert settings.lines()
        kept += settings.names == ("Anna", "Bert")
        settings.deleteLater()
        path.unlink()
    assert kept > 500


def test_what_was_matched_by_hand(tmp_path):
    path = tmp_path / "pictures.json"
    first = ByHand(path)
    for number in range(4):
        first.choose(tmp_path, f"{number}.png", f"PRE-C{number + 1}")
    whole, told = path.read_bytes(), 0
    for _, data in mutants([whole], "by hand"):
        path.write_bytes(data)
        found = ByHand(path)
        assert all(isinstance(card, str) for card in found.of(tmp_path).cards.values())
        told += bool(found.trouble)
        # A damaged table is put aside, never lost.
        aside = path.with_suffix(".damaged.json")
        assert not found.trouble or aside.read_bytes() == data
        aside.unlink(missing_ok=True)
    assert told > 500


def test_a_folder_of_scans_that_no_system_can_have(tmp_path):
    with pytest.raises(OSError):
        list_pictures(Path("a\0b"))


def test_a_table_that_is_nested_without_end_is_put_aside(tmp_path):
    path = tmp_path / "pictures.json"
    path.write_text("[" * 100_000)
    assert "put aside" in ByHand(path).trouble and not path.exists()
