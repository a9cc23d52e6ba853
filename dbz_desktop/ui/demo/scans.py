"""The demo's pictures of cards: coloured cards with numbers, drawn here, and some broken files."""

from __future__ import annotations

import colorsys
from collections.abc import Iterable
from pathlib import Path

from PIL import Image, ImageDraw

from dbz_desktop.cards.model import Card

_SIZE = (300, 420)


def draw_scans(folder: Path, cards: Iterable[Card]) -> None:
    """Fill a folder with what stands for scans: one for each card, and four of other kinds."""
    folder.mkdir(parents=True, exist_ok=True)
    image = Image.new("RGB", _SIZE)
    for place, card in enumerate(cards):
        image = _scan(card.number, place * 0.137)
        image.save(folder / f"{card.id}.jpg", quality=80)
    image.save(folder / "IMG 2034.jpg")
    image.transpose(Image.Transpose.ROTATE_90).save(folder / "a card that lay on its side.png")
    (folder / "cut off.jpg").write_bytes(b"\xff\xd8\xff\xe0")
    (folder / "a letter.png").write_text("Dear friend")


def _scan(number: str, hue: float) -> Image.Image:
    def colour(light: float) -> tuple[int, ...]:
        return tuple(round(255 * part) for part in colorsys.hls_to_rgb(hue % 1, light, 0.5))

    wide, high = _SIZE
    image = Image.new("RGB", _SIZE, colour(0.25))
    draw = ImageDraw.Draw(image)
    draw.rectangle((18, 60, wide - 18, high * 0.62), fill=colour(0.5))
    draw.rectangle((18, high * 0.66, wide - 18, high - 18), fill=colour(0.85))
    draw.text((24, 10), number, fill=colour(0.95), font_size=40)
    return image
