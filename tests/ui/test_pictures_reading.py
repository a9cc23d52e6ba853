"""Pictures are read from any file somebody keeps, and what can't be read says why."""

from __future__ import annotations

import json
import os
import struct
import subprocess
import sys
import zlib

import pytest
from PIL import Image

from dbz_desktop.cards.scans import NO_CARD
from dbz_desktop.scans import folder as folders
from dbz_desktop.scans.folder import list_pictures
from dbz_desktop.scans.image_file import LARGE, SMALL, PictureProblem, read_picture
from dbz_desktop.scans.storage import ByHand, Thumbnails

RED, BLUE = (220, 30, 30), (30, 30, 220)


def halves(size=(500, 700)) -> Image.Image:
    """A picture that is red above and blue below."""
    image = Image.new("RGB", size, BLUE)
    image.paste(RED, (0, 0, size[0], size[1] // 2))
    return image


def near(pixel, colour) -> bool:
    return all(abs(a - b) < 40 for a, b in zip(pixel, colour, strict=False))


def is_upright(image: Image.Image) -> bool:
    """True if red lies above blue."""
    middle = image.width // 2
    above, below = image.getpixel((middle, 20)), image.getpixel((middle, image.height - 20))
    return near(above, RED) and near(below, BLUE)


def header_of(width: int, height: int) -> bytes:
    """A PNG that says it has so many pixels, with none in it."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", b"") + chunk(b"IEND", b"")


@pytest.mark.parametrize("ending", ["png", "jpg", "webp", "bmp", "gif", "tif"])
def test_every_kind_of_picture_is_read(tmp_path, ending):
    path = tmp_path / f"card.{ending}"
    halves().save(path)
    image = read_picture(path)
    assert image.size == SMALL
    assert image.mode == "RGB"
    assert is_upright(image)


@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "CMYK", "I;16", "RGBA"])
def test_every_kind_of_colour_is_read(tmp_path, mode):
    path = tmp_path / "card.tif"
    Image.new(mode, (500, 700)).save(path)
    assert read_picture(path).size == SMALL


@pytest.mark.parametrize(("noted", "turn"), [(3, "180"), (6, "90"), (8, "270")])
def test_a_picture_is_turned_as_the_camera_says(tmp_path, noted, turn):
    path = tmp_path / "card.jpg"
    exif = Image.Exif()
    exif[0x0112] = noted
    # Taken with the camera on its side or its head: the camera notes how.
    halves().transpose(Image.Transpose[f"ROTATE_{turn}"]).save(path, exif=exif)
    assert is_upright(read_picture(path))
    assert is_upright(read_picture(path, LARGE))


def test_a_picture_that_lies_on_its_side_lies_as_it_was_printed(tmp_path):
    path = tmp_path / "card.png"
    halves((700, 500)).save(path)
    for size in (SMALL, (250, 350)):
        image = read_picture(path, size)
        assert image.size == size[::-1]
        assert is_upright(image)


def bordered(size=(500, 700), border=24) -> Image.Image:
    """A card with a border of its own in grey, red above and blue below in it."""
    image = Image.new("RGB", size, (90, 90, 90))
    image.paste(halves((size[0] - 2 * border, size[1] - 2 * border)), (border, border))
    return image


@pytest.mark.parametrize("paper", [(255, 255, 255), (0, 0, 0), (238, 236, 228)])
@pytest.mark.parametrize("page", [(1700, 2400), (620, 780), (520, 900), (2400, 1700)])
def test_margins_are_cut_off(tmp_path, paper, page):
    scan = Image.new("RGB", page, paper)
    scan.paste(bordered(), (11, 17))
    # Dust on the glass.
    scan.putpixel((page[0] - 7, page[1] - 9), (120, 120, 120))
    path = tmp_path / "scan.png"
    scan.save(path)
    image = read_picture(path, (500, 700))
    wide, high = image.size
    assert wide / high == pytest.approx(5 / 7, abs=0.01)
    for at in ((6, high // 2), (wide - 7, high // 2), (wide // 2, 6), (wide // 2, high - 7)):
        assert near(image.getpixel(at), (90, 90, 90)), at


def test_a_lying_card_on_an_upright_page_lies(tmp_path):
    scan = Image.new("RGB", (1700, 2400), (255, 255, 255))
    scan.paste(bordered((700, 500)), (300, 300))
    path = tmp_path / "scan.png"
    scan.save(path)
    assert read_picture(path).size == SMALL[::-1]


@pytest.mark.parametrize("size", [(500, 700), (700, 500)])
def test_a_card_keeps_its_own_border(tmp_path, size):
    path = tmp_path / "card.png"
    bordered(size).save(path)
    image = read_picture(path, (500, 700))
    assert image.size == size
    assert near(image.getpixel((20, 20)), (90, 90, 90))


def test_a_picture_of_one_colour_or_with_a_small_mark_is_left_whole(tmp_path):
    path = tmp_path / "card.png"
    for mark in (None, (30, 30, 80, 100)):
        image = Image.new("RGB", (500, 700), RED)
        if mark:
            image.paste(BLUE, mark)
        image.save(path)
        assert read_picture(path, (500, 700)).size == (500, 700)


def test_what_is_transparent_around_a_card_is_a_margin(tmp_path):
    path = tmp_path / "card.png"
    image = Image.new("RGBA", (900, 900), (0, 0, 0, 0))
    image.paste(bordered(), (100, 100))
    image.save(path)
    read = read_picture(path, (500, 700))
    assert read.size == (500, 700)
    assert near(read.getpixel((250, 5)), (90, 90, 90))


def test_what_is_transparent_stays_so(tmp_path):
    path = tmp_path / "card.png"
    image = Image.new("RGBA", (500, 700), (*RED, 255))
    image.paste((0, 0, 0, 0), (0, 0, 40, 40))
    image.save(path)
    read = read_picture(path)
    assert read.mode == "RGBA"
    assert read.getpixel((2, 2))[3] == 0
    assert near(read.getpixel((160, 200)), RED)


def test_another_shape_is_laid_on_a_card_and_none_of_it_is_lost(tmp_path):
    path = tmp_path / "square.png"
    Image.new("RGB", (600, 600), RED).save(path)
    image = read_picture(path)
    assert image.width / image.height == pytest.approx(5 / 7, abs=0.01)
    assert image.getpixel((2, image.height // 2))[:3] == RED
    assert image.getpixel((image.width // 2, 2))[3] == 0


def test_small_pictures_are_not_blown_up(tmp_path):
    path = tmp_path / "small.png"
    halves((100, 140)).save(path)
    assert read_picture(path).size == (100, 140)


@pytest.mark.filterwarnings("ignore::PIL.Image.DecompressionBombWarning")
@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "empty"),
        (b"Dear friend", "is no picture"),
        (b"\xff\xd8\xff\xe0 broken", "damaged"),
        (header_of(9000, 9000), "9000 × 9000: more than 50 million pixels"),
        (header_of(60_000, 60_000), "more than 50 million pixels"),
        (header_of(500, 700), "damaged"),
        (header_of(500, 20), "only 500 × 20 pixels"),
        (header_of(4000, 400), "not the shape of a card"),
    ],
)
def test_what_is_no_picture_of_a_card_says_why(tmp_path, data, said):
    path = tmp_path / "card.jpg"
    path.write_bytes(data)
    with pytest.raises(PictureProblem, match=said):
        read_picture(path)


def test_a_cut_off_picture_says_so(tmp_path):
    path = tmp_path / "card.jpg"
    halves().save(path)
    path.write_bytes(path.read_bytes()[:2000])
    with pytest.raises(PictureProblem, match="damaged or cut off"):
        read_picture(path)


def test_a_huge_file_is_not_opened(tmp_path):
    path = tmp_path / "card.png"
    with path.open("wb") as file:
        file.truncate(41_000_000)
    with pytest.raises(PictureProblem, match="41 MB; pictures of more than 40 MB"):
        read_picture(path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no pipes with names")
def test_a_pipe_is_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "card.png")
    with pytest.raises(PictureProblem, match="no ordinary file") as caught:
        read_picture(tmp_path / "card.png")
    assert caught.value.lasting
    with pytest.raises(PictureProblem, match="not there any more") as caught:
        read_picture(tmp_path / "gone.png")
    assert not caught.value.lasting


# --- the folder ---


def names(listing) -> list[str]:
    return [file.name for file in listing.files]


def test_folders_are_read_in_order_without_what_is_hidden(tmp_path):
    for name in ("b.png", "Set/a.JPG", "notes.txt", ".hidden.png", "__MACOSX/._b.png", "a.webp"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b"x")
    listing = list_pictures(tmp_path)
    assert names(listing) == ["a.webp", "b.png", "Set/a.JPG"]
    assert listing.skipped == []


def test_links_that_lead_in_a_circle_end(tmp_path):
    inside = tmp_path / "set"
    inside.mkdir()
    (inside / "a.png").write_bytes(b"x")
    try:
        (inside / "up").symlink_to(tmp_path, target_is_directory=True)
        (tmp_path / "self.png").symlink_to(tmp_path / "self.png")
        (tmp_path / "gone.png").symlink_to(tmp_path / "nowhere.png")
    except OSError:
        pytest.skip("links need a right that this user has not")
    listing = list_pictures(tmp_path)
    assert names(listing) == ["set/a.png"]
    assert dict(listing.skipped) == {
        "set/up/": "leads back to a folder read already",
        "self.png": "is a link that leads in a circle",
        "gone.png": "is a link to nothing",
    }


def test_a_folder_without_permission_is_told(tmp_path):
    closed = tmp_path / "closed"
    closed.mkdir()
    (tmp_path / "a.png").write_bytes(b"x")
    closed.chmod(0)
    try:
        if os.access(closed, os.R_OK):
            pytest.skip("this user may read everything")
        listing = list_pictures(tmp_path)
    finally:
        closed.chmod(0o700)
    assert names(listing) == ["a.png"]
    assert listing.skipped == [("closed/", "there is no permission to read it")]


def test_a_whole_disk_is_not_read(tmp_path, monkeypatch):
    monkeypatch.setattr(folders, "MOST_FILES", 3)
    for number in range(5):
        (tmp_path / f"{number}.png").write_bytes(b"x")
    listing = list_pictures(tmp_path)
    assert len(listing.files) == 3
    assert "more than 3 pictures" in listing.skipped[0][1]


def test_a_folder_that_is_not_there_is_an_error(tmp_path):
    with pytest.raises(FileNotFoundError):
        list_pictures(tmp_path / "nowhere")


# --- what is kept ---


def test_thumbnails_are_found_again_until_the_file_changes(tmp_path):
    scans = tmp_path / "scans"
    scans.mkdir()
    path = scans / "a.png"
    halves().save(path)
    (file,) = list_pictures(scans).files
    thumbs = Thumbnails(tmp_path / "cache")
    assert thumbs.find(file) is None
    thumbs.keep(file, read_picture(path))
    again = Thumbnails(tmp_path / "cache")
    assert again.find(file) is not None
    os.utime(path, ns=(1, 1))
    (changed,) = list_pictures(scans).files
    assert again.find(changed) is None
    assert not list((tmp_path / "cache").glob(".*"))


def test_what_is_broken_is_remembered(tmp_path):
    (tmp_path / "a.png").write_bytes(b"x")
    (file,) = list_pictures(tmp_path).files
    thumbs = Thumbnails(tmp_path / "cache")
    thumbs.refuse(file, "is no picture")
    thumbs.write_problems()
    assert Thumbnails(tmp_path / "cache").problem(file) == "is no picture"
    (tmp_path / "cache" / "problems.json").write_text("{ not json")
    assert Thumbnails(tmp_path / "cache").problem(file) == ""


def test_a_cache_that_can_t_be_written_is_told(tmp_path):
    (tmp_path / "a.png").write_bytes(b"x")
    (file,) = list_pictures(tmp_path).files
    (tmp_path / "cache").write_text("a file where the folder should be")
    thumbs = Thumbnails(tmp_path / "cache")
    thumbs.keep(file, halves())
    assert str(tmp_path / "cache") in thumbs.trouble
    assert thumbs.find(file) is None


def test_old_thumbnails_make_room(tmp_path):
    scans = tmp_path / "scans"
    scans.mkdir()
    for name in ("a.png", "b.png", "c.png"):
        halves().save(scans / name)
    files = list_pictures(scans).files
    thumbs = Thumbnails(tmp_path / "cache")
    for at, file in enumerate(files):
        thumbs.keep(file, read_picture(file.path))
        os.utime(thumbs.find(file), (at, at))
    size = thumbs.find(files[1]).stat().st_size
    thumbs.clean(files[:1], limit=size)
    assert thumbs.find(files[0]) is not None
    assert thumbs.find(files[1]) is None
    assert thumbs.find(files[2]) is not None


def test_what_was_matched_by_hand_stays(tmp_path):
    path, scans = tmp_path / "data" / "pictures.json", tmp_path / "scans"
    hands = ByHand(path)
    hands.choose(scans, "a.png", "PRE-C1")
    hands.choose(scans, "b.png", NO_CARD)
    hands.choose(tmp_path / "other", "a.png", "PRE-C2")
    again = ByHand(path)
    assert again.of(scans).cards == {"a.png": "PRE-C1", "b.png": NO_CARD}
    again.choose(scans, "c.png", "PRE-C1")
    assert again.of(scans).cards == {"b.png": NO_CARD, "c.png": "PRE-C1"}
    again.choose(scans, "b.png", None)
    again.choose(scans, "c.png", None)
    assert list(json.loads(path.read_text())["folders"]) == [str(tmp_path / "other")]
    assert [entry.name for entry in path.parent.iterdir()] == ["pictures.json"]


@pytest.mark.parametrize("text", ["{ not json", "[]", '{"folders": {"a": 3}}'])
def test_a_damaged_table_is_put_aside(tmp_path, text):
    path = tmp_path / "pictures.json"
    path.write_text(text)
    hands = ByHand(path)
    assert "damaged" in hands.trouble
    assert (tmp_path / "pictures.damaged.json").read_text() == text
    hands.choose(tmp_path, "a.png", "PRE-C1")
    assert ByHand(path).of(tmp_path).cards == {"a.png": "PRE-C1"}


@pytest.mark.skipif(sys.platform != "linux", reason="memory is counted as Linux counts it")
@pytest.mark.parametrize(("colour", "mode"), [(6, "RGBA"), (2, "RGB")])
def test_the_largest_picture_takes_little_more_than_itself(tmp_path, colour, mode):
    wide, high = 5_800, 8_200
    path = tmp_path / "large.png"
    path.write_bytes(plain_png(wide, high, colour))
    program = (
        "import resource, sys, threading; from pathlib import Path\n"
        "from dbz_desktop.scans.image_file import read_picture\n"
        "before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss\n"
        "read = []\n"
        "def work():\n"
        "    read.append(read_picture(Path(sys.argv[1])))\n"
        "threads = [threading.Thread(target=work) for _ in range(3)]\n"
        "for thread in threads: thread.start()\n"
        "for thread in threads: thread.join()\n"
        "after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss\n"
        "print(after - before, [(picture.mode, *picture.size) for picture in read])"
    )
    told = subprocess.run(
        [sys.executable, "-c", program, str(path)], capture_output=True, text=True, timeout=100
    )
    assert told.returncode == 0, told.stderr
    more, _, read = told.stdout.partition(" ")
    assert read.strip() == repr([(mode, 320, 448)] * 3)
    # Three at once, each with four bytes a pixel, had to wait for one another.
    assert int(more) * 1024 < 4 * wide * high * 1.5


def plain_png(wide: int, high: int, colour: int) -> bytes:
    """A picture of one colour, half transparent where it can be, without holding it in memory."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        whole = kind + data
        return struct.pack(">I", len(data)) + whole + struct.pack(">I", zlib.crc32(whole))

    packer = zlib.compressobj(1)
    row = b"\0" + (b"\x40\x80\xc0\x80" if colour == 6 else b"\x40\x80\xc0") * wide
    packed = b"".join(packer.compress(row) for _ in range(high)) + packer.flush()
    head = struct.pack(">IIBBBBB", wide, high, 8, colour, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", packed) + chunk(b"IEND", b"")
    )
