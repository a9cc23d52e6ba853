"""Pictures of one's own: a folder is chosen, read in the background, matched, and shown."""

from __future__ import annotations

import threading

import pictures_setup
from pages_setup import pool
from pictures_setup import SMALL, card, is_picture, read, scan

from dbz_desktop.scans import reading as scan_reading
from dbz_desktop.ui.pictures import collection

home = pictures_setup.home
make = pictures_setup.make
scans = pictures_setup.scans


# --- reading ---


def test_a_folder_of_many_kinds_is_told(qtbot, make, scans):
    scan(scans / "C50-Red-Shoulder-Grab-2.jpg")
    scan(scans / "Premiere Set" / "S005-Goku.png")
    scan(scans / "PRE C1.webp")
    scan(scans / "holiday on the beach.jpg")
    (scans / "C2.jpg").write_bytes(b"Dear friend")
    (scans / "PRE C3.png").write_bytes(b"")
    (scans / "notes.txt").write_text("no picture")
    pictures = make()
    read(qtbot, pictures, scans)
    report = pictures.report
    assert report.matched == {
        "PRE-C50": "C50-Red-Shoulder-Grab-2.jpg",
        "PRE-S5": "Premiere Set/S005-Goku.png",
        "PRE-C1": "PRE C1.webp",
    }
    assert [file for file, _ in report.unmatched] == ["holiday on the beach.jpg"]
    assert report.skipped == [
        ("C2.jpg", "is no picture, whatever its name says"),
        ("PRE C3.png", "the file is empty"),
    ]
    assert (report.files, report.cards) == (6, len(pool().cards))
    for ident in report.matched:
        assert is_picture(pictures.image(card(ident), SMALL, 1.0))
    assert pictures.image(card("PRE-C2"), SMALL, 1.0) is None


def test_a_broken_picture_leaves_its_place_to_another_of_the_card(qtbot, make, scans):
    (scans / "PRE C50 Red Shoulder Grab.png").write_bytes(b"broken")
    scan(scans / "Red Shoulder Grab.png")
    pictures = make()
    read(qtbot, pictures, scans)
    assert pictures.report.matched == {"PRE-C50": "Red Shoulder Grab.png"}


def test_a_second_reading_opens_no_file(qtbot, make, scans, monkeypatch):
    for number in range(1, 20):
        scan(scans / f"PRE C{number}.png")
    (scans / "PRE C20.png").write_bytes(b"broken")
    read(qtbot, make(), scans)
    opened = []
    reading = scan_reading.read_picture

    def watched(path, *size):
        opened.append(path.name)
        return reading(path, *size)

    monkeypatch.setattr(scan_reading, "read_picture", watched)
    again = make()
    again.start()
    qtbot.waitUntil(lambda: not again.reading)
    assert len(again.report.matched) == 19
    assert len(again.report.skipped) == 1
    assert is_picture(again.image(card("PRE-C7"), SMALL, 1.0))
    assert opened == []
    scan(scans / "PRE C7.png", size=(260, 364))
    again.read_again()
    qtbot.waitUntil(lambda: not again.reading)
    assert opened == ["PRE C7.png"]


def test_five_hundred_files_are_read_while_the_window_lives(qtbot, make, scans):
    cards = list(pool().cards.values())
    first = scans / "first.png"
    scan(first, size=(50, 70))
    data = first.read_bytes()
    first.unlink()
    for number in range(500):
        one = cards[number % len(cards)]
        name = f"{one.id}.png" if number < len(cards) else f"IMG {number:04} of mine.png"
        (scans / name).write_bytes(b"broken" if number % 25 == 3 else data)
    pictures = make()
    seen = []
    pictures.progressed.connect(lambda done, total: seen.append((done, total)))
    read(qtbot, pictures, scans)
    report = pictures.report
    assert report.files == 500
    assert len(report.skipped) == 20
    assert len(report.matched) + len(report.unmatched) + len(report.spare) == 480
    assert any(0 < done < 500 and total == 500 for done, total in seen)
    assert not report.cut_short


def test_reading_is_cancelled_and_goes_on_later(qtbot, make, scans, monkeypatch):
    for number in range(1, 40):
        scan(scans / f"PRE C{number}.png", size=(50, 70))
    gate = threading.Event()
    reading = scan_reading.read_picture

    def slow(path, *size):
        gate.wait(10)
        return reading(path, *size)

    monkeypatch.setattr(scan_reading, "read_picture", slow)
    pictures = make()
    pictures.choose(scans)
    qtbot.waitUntil(lambda: pictures.report is not None)
    assert pictures.reading
    pictures.cancel()
    gate.set()
    qtbot.waitUntil(lambda: not pictures.reading)
    assert pictures.report.cut_short
    assert len(list((collection.Thumbnails().folder).glob("*.jpg"))) < 39
    pictures.read_again()
    qtbot.waitUntil(lambda: not pictures.reading)
    assert not pictures.report.cut_short
    assert len(list((collection.Thumbnails().folder).glob("*.jpg"))) == 39


def test_a_folder_that_is_gone_is_told_and_faces_are_drawn(qtbot, make, scans):
    scan(scans / "PRE C50.png")
    pictures = make()
    read(qtbot, pictures, scans)
    (scans / "PRE C50.png").unlink()
    scans.rmdir()
    pictures.read_again()
    qtbot.waitUntil(lambda: not pictures.reading)
    assert str(scans) in pictures.report.problem
    assert pictures.image(card("PRE-C50"), SMALL, 1.0) is None
