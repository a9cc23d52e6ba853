"""Decks on paper and in pictures, read back from the files."""

from __future__ import annotations

import io
import re
from collections import Counter
from pathlib import Path

import pytest
from pages_setup import deck, pool
from PIL import Image
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from dbz_desktop.cards.model import Card
from dbz_desktop.decks.incoming import file_text, read_incoming
from dbz_desktop.ui.decks import printing
from dbz_desktop.ui.decks.deck_picture import deck_picture, picture_bytes
from dbz_desktop.ui.decks.printing import PrintWish, cards_of, deck_pdf, draw_page, foot_of, places


def wording(card: Card) -> str:
    return card.text


class Stop(Exception):
    pass


def stop_at(most: int):
    def tell(done: int, of: int) -> None:
        assert done <= of
        if done >= most:
            raise Stop

    return tell


@pytest.mark.parametrize(("paper", "size"), [("A4", (210, 297)), ("Letter", (215.9, 279.4))])
def test_pages_of_a_pdf(qapp, paper: str, size: tuple[float, float]) -> None:
    data = deck_pdf(deck("red"), wording, PrintWish(paper))
    assert data.startswith(b"%PDF")
    assert len(re.findall(rb"/Type\s*/Page\b", data)) == 8
    boxes = re.findall(rb"/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)", data)
    assert len(set(boxes)) == 1
    found = [float(side) / 72 * 25.4 for side in boxes[0]]
    assert found == pytest.approx(size, abs=0.2)


def test_what_is_printed() -> None:
    red = deck("red")
    every = cards_of(red, PrintWish())
    assert len(every) == 65
    assert Counter(card.id for card in every[5:]) == {c.id: n for c, n in red.counts}
    assert [card.level for card in every[:4]] == [1, 2, 3, 4]
    assert len(cards_of(red, PrintWish(every_copy=False))) == 5 + len(red.counts)
    assert len(cards_of(red, PrintWish(front=False))) == 60


@pytest.mark.parametrize("paper", printing.PAPERS)
def test_nine_cards_of_63_by_88_mm_lie_on_the_page(paper: str) -> None:
    size, _ = printing.PAPERS[paper]
    where = places(paper)
    assert len(where) == 9
    assert {(place.width(), place.height()) for place in where} == {(63.0, 88.0)}
    page = QRectF(0, 0, size.width(), size.height())
    assert all(page.adjusted(5, 5, -5, -5).contains(place) for place in where)
    assert not any(
        one.adjusted(0.01, 0.01, -0.01, -0.01).intersects(other)
        for one in where
        for other in where
        if one is not other
    )


def test_a_page_is_drawn_where_it_says(qapp) -> None:
    dots = 4
    image = QImage(210 * dots, 297 * dots, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.scale(dots, dots)
    cards = cards_of(deck("red"), PrintWish())[:2]
    draw_page(painter, cards, wording, PrintWish("A4"), foot_of(deck("red"), 1, 1))
    painter.end()

    def inked(x: float, y: float) -> bool:
        return image.pixelColor(round(x * dots), round(y * dots)).lightness() < 250

    for place in places("A4")[:2]:
        for x in (place.left() + 0.5, place.right() - 0.5):
            for y in (place.top() + 0.5, place.bottom() - 0.5):
                assert inked(x, y), (x, y)
    assert not inked(places("A4")[2].center().x(), places("A4")[2].center().y())
    assert not inked(places("A4")[0].left() - 0.5, places("A4")[0].top() + 44)
    # The cut mark beside the first card, in line with its upper edge.
    assert any(inked(places("A4")[0].left() - 2, places("A4")[0].top() + d) for d in (-0.2, 0, 0.2))


def test_printing_can_be_stopped(qapp) -> None:
    with pytest.raises(Stop):
        deck_pdf(deck("red"), wording, PrintWish(), stop_at(5))
    # Nothing is left behind that a second time would stumble over.
    assert deck_pdf(deck("red"), wording, PrintWish(every_copy=False)).startswith(b"%PDF")


def test_a_picture_carries_its_deck(qapp, tmp_path: Path) -> None:
    red = deck("red")
    told: list[tuple[int, int]] = []
    picture = deck_picture(red, wording, "wide", lambda *at: told.append(at))
    assert told[-1] == (len(red.cards()), len(red.cards()))
    path = tmp_path / "red.png"
    path.write_bytes(picture_bytes(picture, red))
    with Image.open(path) as image:
        image.load()
        assert image.text["Title"] == red.name
        assert image.width > image.height
    reading = read_incoming(file_text(path), pool())
    assert reading.deck.mp == red.mp
    assert dict(reading.deck.counts) == dict(red.counts)


def test_a_tall_picture_and_a_small_one(qapp) -> None:
    tall = deck_picture(deck("red"), wording, "tall")
    assert tall.height > tall.width
    small = deck_picture(deck("red"), wording, "tall", scale=0.2)
    assert small.width == pytest.approx(tall.width * 0.2, abs=2)


def test_a_picture_shows_every_card(qapp) -> None:
    """As many faces as cards: with one card less, the picture changes where that card was."""
    red = deck("red")
    from dataclasses import replace

    less = replace(red, counts=red.counts[:-1])
    one, other = (deck_picture(each, wording, "wide", scale=0.2) for each in (red, less))
    assert one.tobytes() != other.tobytes()


def test_strange_names_are_drawn(qapp) -> None:
    from dataclasses import replace

    odd = replace(
        deck("red"), name="孫悟空 🐉 " + "very long " * 40, mp=(), mastery=None, counts=()
    )
    data = picture_bytes(deck_picture(odd, wording, "wide", scale=0.3), odd)
    assert Image.open(io.BytesIO(data)).format == "PNG"
    assert deck_pdf(odd, wording, PrintWish()).startswith(b"%PDF")
