"""One picture file read with Pillow: checked, turned, cut to the card and its shape.

Nothing here knows Qt, so that it runs on any thread. Files come from anywhere: a picture is
refused by what its header says before any of it is unpacked.
"""

from __future__ import annotations

import stat
import threading
import warnings
from contextlib import nullcontext
from pathlib import Path

from PIL import ExifTags, Image, ImageChops, ImageFilter, UnidentifiedImageError

MOST_PIXELS = 50_000_000
MOST_BYTES = 40_000_000
"""Pictures above these are skipped: no scan of a card needs them, and they'd fill the memory."""

SMALL = (320, 448)
"""Short and long side in pixels of what is kept in the cache: enough for table and gallery."""

LARGE = (750, 1050)
"""Short and long side in pixels of what is read to look at one card: 300 dots per inch of it."""

_SMALLEST = 40
_FORMATS = ("PNG", "JPEG", "WEBP", "BMP", "GIF", "TIFF")
_CROPPED = 0.12
"""How much of a picture may be cut off for the shape of a card; else it is laid on an empty one."""

_SHAPE, _SHAPE_OFF = 5 / 7, 0.06
"""The shape of a card, and how far what lies within a margin may be from it."""

_BORDER, _BORDER_OFF = 0.06, 0.03
"""A card's own border is so wide at most, by its short side, where the whole picture is so near
to the shape of a card: then nothing of it is cut off."""

_LEAST_SHARE = 0.05
"""A card on a scanner's whole glass is more than this of the picture."""

_LOOKED_AT, _UNLIKE = 300, 40
"""Margins are looked for in so many pixels of the short side; what differs from them so much, of
255, belongs to the card."""

_MANY = 8_000_000
"""Pixels above which only one picture is unpacked at a time; each takes four bytes."""

_STRIP = 1_000_000
"""So many pixels are worked on at once: a copy of a whole big picture would fill the memory."""

_BIG = threading.Lock()

_LONGEST = 2.6
"""Height to width above which a picture is a strip and no card."""

_TURNS = {
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_270,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_90,
}
"""How a picture is set upright, by what a camera noted (Exif's orientation)."""

# The size is asked about before anything is unpacked; Pillow's own limit guards what hides behind
# a harmless header, such as the frames of a file. Its warning would only repeat it.
Image.MAX_IMAGE_PIXELS = MOST_PIXELS
warnings.filterwarnings("ignore", category=Image.DecompressionBombWarning)

# Blocks of this size are given back to the system at once; smaller ones stay with the thread that
# unpacked a picture, and every reader would keep a big one.
Image.core.set_block_size(48 * 1024 * 1024)  # type: ignore[attr-defined]


class PictureProblem(Exception):
    """Why a file can't be shown, in words for the user.

    `lasting` is False for what may be otherwise tomorrow though the file is the same.
    """

    def __init__(self, words: str, lasting: bool = True) -> None:
        super().__init__(words)
        self.lasting = lasting


def read_picture(path: Path, size: tuple[int, int] = SMALL) -> Image.Image:
    """Read a picture at no more than `size` pixels (short side, long side).

    It comes without margins and in the shape of a card: 5 : 7, or 7 : 5 where it lies on its side
    as cards do that are printed so. The result is RGB, or RGBA where the picture or the card around
    it is transparent. Raises `PictureProblem` for what is broken, too large, or no picture.
    """
    try:
        info = path.stat()
        if not stat.S_ISREG(info.st_mode):
            raise PictureProblem("is no ordinary file")
        if info.st_size == 0:
            raise PictureProblem("the file is empty")
        if info.st_size > MOST_BYTES:
            raise PictureProblem(
                f"{info.st_size / 1e6:.0f} MB; pictures of more than {MOST_BYTES // 10**6} MB are "
                "skipped"
            )
        with Image.open(path, formats=_FORMATS) as image:
            _check(image)
            with _BIG if image.width * image.height > _MANY else nullcontext():
                try:
                    return _card(image, size)
                finally:
                    # Its memory is given back before the next big one is unpacked.
                    image.close()
    except PictureProblem:
        raise
    except UnidentifiedImageError:
        raise PictureProblem("is no picture, whatever its name says") from None
    except Image.DecompressionBombError:
        raise PictureProblem(_TOO_MANY) from None
    except PermissionError:
        raise PictureProblem("there is no permission to read it", False) from None
    except FileNotFoundError:
        raise PictureProblem("is not there any more", False) from None
    except OSError as error:
        # Pillow tells of cut-off files with an OSError of its own, without a number.
        words = error.strerror or "the picture is damaged or cut off"
        raise PictureProblem(words[0].lower() + words[1:], error.errno is None) from None
    except MemoryError:
        raise PictureProblem("there is not enough memory for it", False) from None
    except Exception as error:
        # The readers of damaged files raise whatever they stumble over: struct.error, SyntaxError,
        # zlib.error, IndexError and more. One bad file must not end the reading of all others.
        raise PictureProblem(f"the picture is damaged ({type(error).__name__})") from None


_TOO_MANY = f"more than {MOST_PIXELS // 10**6} million pixels"


def _check(image: Image.Image) -> None:
    width, height = image.size
    if width * height > MOST_PIXELS:
        raise PictureProblem(f"{width} × {height}: {_TOO_MANY}")
    if min(width, height) < _SMALLEST:
        raise PictureProblem(f"only {width} × {height} pixels")
    if max(width, height) > _LONGEST * min(width, height):
        raise PictureProblem(f"{width} × {height} is not the shape of a card")


def _card(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    wide, high = size
    lies = image.width > image.height
    # A JPEG can be unpacked at a half, a quarter, an eighth: ten times faster for a big scan.
    asked = (wide * 3 // 2, high * 3 // 2)
    image.draft("RGB", asked[::-1] if lies else asked)
    image.load()
    box = _box_of_card(image)
    # Twice as large as it will be shown, so that nothing is seen of it.
    factor = max(1, min(box[2] - box[0], box[3] - box[1]) // (2 * wide))
    plain = _turned(_reduced(image, box, factor), image)
    if plain.width > plain.height:
        size = high, wide
    ratio = plain.width / plain.height
    wanted = size[0] / size[1]
    if min(ratio, wanted) / max(ratio, wanted) >= 1 - _CROPPED:
        return _cropped(plain, size)
    plain = plain.copy()
    plain.thumbnail(size, Image.Resampling.LANCZOS)
    height = max(plain.height, round(plain.width / wanted))
    card = Image.new("RGBA", (round(height * wanted), height), (0, 0, 0, 0))
    card.paste(plain, ((card.width - plain.width) // 2, (card.height - plain.height) // 2))
    return card


def _turned(plain: Image.Image, image: Image.Image) -> Image.Image:
    """A picture turned as the camera says in the file that it is from."""
    try:
        way = _TURNS.get(image.getexif().get(ExifTags.Base.Orientation, 1))
    except Exception:
        # Damaged notes of a camera are no reason not to show the picture.
        way = None
    return plain if way is None else plain.transpose(way)


def _reduced(image: Image.Image, box: tuple[int, int, int, int], factor: int) -> Image.Image:
    """A part of a picture as RGB or RGBA, so many times smaller, made a strip at a time."""
    left, top, right, bottom = box
    rows = max(1, _STRIP // (right - left) // factor) * factor
    parts = []
    for start in range(top, bottom, rows):
        part = _plain(image.crop((left, start, right, min(bottom, start + rows))))
        parts.append(part.reduce(factor) if factor > 1 else part)
    if len(parts) == 1:
        return parts[0]
    mode = "RGB" if all(part.mode == "RGB" for part in parts) else "RGBA"
    whole = Image.new(mode, (parts[0].width, sum(part.height for part in parts)))
    place = 0
    for part in parts:
        whole.paste(part if part.mode == mode else part.convert(mode), (0, place))
        place += part.height
    return whole


def _box_of_card(image: Image.Image) -> tuple[int, int, int, int]:
    """Where the card is in a picture, on glass, paper or nothing of one colour; else all of it."""
    whole = (0, 0, *image.size)
    step = max(1, min(image.size) // _LOOKED_AT)
    small = _reduced(image, whole, step)
    box = _differing(small)
    if box is None:
        return whole
    width, height = box[2] - box[0], box[3] - box[1]
    if width * height < _LEAST_SHARE * small.width * small.height:
        return whole
    if not _is_card(width, height, _SHAPE_OFF):
        return whole
    margins = (box[0], box[1], small.width - box[2], small.height - box[3])
    if max(margins) <= _BORDER * min(small.size) and _is_card(*small.size, _BORDER_OFF):
        return whole
    left, top, right, bottom = (side * step for side in box)
    return left, top, min(right, image.width), min(bottom, image.height)


def _is_card(width: int, height: int, off: float) -> bool:
    return abs(min(width, height) / max(width, height) / _SHAPE - 1) <= off


def _differing(image: Image.Image) -> tuple[int, int, int, int] | None:
    """The box of all that isn't of the margin's colour; None if there is no such colour."""
    if image.mode == "RGBA":
        mask = image.getchannel("A").point(lambda value: 255 * (value > _UNLIKE))
    else:
        right, bottom = image.width - 1, image.height - 1
        corners = [image.getpixel(at) for at in ((0, 0), (right, 0), (0, bottom), (right, bottom))]
        channels = list(zip(*corners, strict=True))
        if max(max(values) - min(values) for values in channels) > _UNLIKE:
            return None
        paper = Image.new("RGB", image.size, tuple(sum(values) // 4 for values in channels))
        red, green, blue = ImageChops.difference(image, paper).split()
        most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
        mask = most.point(lambda value: 255 * (value > _UNLIKE))
    # Dust and scratches on the glass are no part of a card.
    return mask.filter(ImageFilter.MedianFilter(5)).getbbox()


def _plain(image: Image.Image) -> Image.Image:
    """RGB, or RGBA if anything is transparent."""
    if image.mode.startswith("I;16"):
        return image.point(lambda value: value / 256).convert("L").convert("RGB")
    if image.mode in ("RGBA", "LA", "PA", "RGBa", "La") or "transparency" in image.info:
        full = image.convert("RGBA")
        opaque = full.getchannel("A").getextrema() == (255, 255)
        return full if not opaque else full.convert("RGB")
    return image.convert("RGB")


def _cropped(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    wide, high = size
    wanted = wide / high
    width, height = image.size
    if width / height > wanted:
        cut = max(0.0, (width - height * wanted) / 2)
        box = (cut, 0.0, width - cut, float(height))
    else:
        cut = max(0.0, (height - width / wanted) / 2)
        box = (0.0, cut, float(width), height - cut)
    # Small pictures stay small: making them larger is left to who shows them.
    factor = min(1.0, (box[3] - box[1]) / high)
    to = (max(1, round(wide * factor)), max(1, round(high * factor)))
    return image.resize(to, Image.Resampling.LANCZOS, box, reducing_gap=2.0)
