"""Card faces: they fit, they are sharp, they tell cards apart, and they are drawn once."""

from __future__ import annotations

from dataclasses import replace

import pytest
from facts import LADDER, made
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage

from dbz_desktop.cards.model import Alignment, CardType, Style
from dbz_desktop.ui.faces.face_size import card_size
from dbz_desktop.ui.faces.render import CardFace, FaceCache
from dbz_desktop.ui.kit.painted_text import break_lines, fit, pieces_of, wrap_title
from dbz_desktop.ui.kit.theme import contrast, ink_on, theme

pytestmark = pytest.mark.usefixtures("qapp")
LONG = "[attack] 2: Energy attack. DAMAGE: 5 life cards. HIT: " + "Raise your anger 1. " * 22


def card_of(kind: CardType, **more):
    values = {"style": Style.BLUE, "text": "[constant] Your attacks deal +1 stage."} | more
    if kind.is_personality:
        values |= {
            "stages": LADDER,
            "level": 2,
            "pur": 3,
            "alignment": Alignment.VILLAIN,
            "style": Style.FREESTYLE,
            "subtitle": "Patient",
        }
    text = values.pop("text")
    return made("TST-1", "A Title of Some Length", kind, text, **values)


@pytest.mark.parametrize("kind", list(CardType))
@pytest.mark.parametrize("size", [QSize(60, 84), QSize(90, 126), QSize(360, 504)])
def test_every_type_has_a_face_at_every_size(kind, size):
    image = CardFace(card_of(kind)).image(size)
    assert image.size() == size
    assert image.pixelColor(0, 0).alpha() == 0, "round corners"
    colours = {
        image.pixel(x, y) for x in range(0, size.width(), 3) for y in range(0, size.height(), 3)
    }
    assert len(colours) > 40


@pytest.mark.parametrize("text", [LONG, LONG[:200], "Draw a card.", ""])
def test_text_is_fitted_and_never_clipped(text):
    for width, height in ((320, 150), (100, 60), (40, 20)):
        fitted = fit(text, width, height, 18)
        assert fitted.height <= height or fitted.pixels <= 2
        ends = [x for line in fitted.lines for x, _ in line]
        assert all(0 <= x <= width for x in ends)
        words = "".join(piece.text for line in fitted.lines for _, piece in line)
        assert words == "".join(text.split())


def test_icons_and_keywords_in_text():
    pieces = pieces_of("[attack] POWER: Draw. (Banish after use.) HIT: x")
    assert pieces[0].icon == "attack"
    assert [p.text for p in pieces if p.bold] == ["POWER:", "HIT:"]
    assert [p.text for p in pieces if p.italic] == ["(Banish", "after", "use.)"]


def test_a_word_longer_than_the_box_counts_as_too_high():
    assert break_lines("Unquestionably", 30, 18).height == float("inf")


def test_titles_wrap_whole():
    lines, pixels = wrap_title("Android 19's Energy Absorption", 88, 3, 16)
    assert " ".join(lines) == "Android 19's Energy Absorption"
    assert len(lines) <= 3
    assert pixels >= 10


def test_cards_of_one_kind_look_different():
    one = CardFace(made("T-1", "Same", CardType.EVENT, "")).image(QSize(90, 126))
    two = CardFace(made("T-2", "Same", CardType.EVENT, "")).image(QSize(90, 126))
    assert one != two
    assert one == CardFace(made("T-1", "Same", CardType.EVENT, "")).image(QSize(90, 126))


def test_the_cache_draws_once_and_follows_the_pixel_ratio():
    cache = FaceCache(limit=3)
    card = card_of(CardType.EVENT)
    size = card_size(126)
    assert size == QSize(90, 126)
    first = cache.pixmap(card, size)
    assert cache.pixmap(card, size).cacheKey() == first.cacheKey()
    sharp = cache.pixmap(card, size, 2.0)
    assert sharp.width() == 180
    assert cache.pixmap(None, size).width() == 90
    cache.pixmap(card, QSize(50, 70))
    assert not cache.has(card, size), "the oldest goes first"


def test_the_cache_shows_the_wording_of_the_edition():
    cache = FaceCache()
    card = replace(card_of(CardType.EVENT), wordings=(("fanz", "POWER: Draw 3 cards."),))
    size = QSize(360, 504)
    before = cache.pixmap(card, size).toImage()
    cache.set_edition(("panini-2014",))
    assert cache.pixmap(card, size).toImage() == before
    cache.set_edition(("fanz", "panini-2017", "panini-2015", "panini-2014"))
    assert cache.pixmap(card, size).toImage() != before


def test_a_page_of_another_edition_leaves_the_faces_of_the_others_as_they_are():
    cache, size = FaceCache(), QSize(360, 504)
    card = replace(card_of(CardType.EVENT), wordings=(("panini-2014", "POWER: Draw 3 cards."),))
    before = cache.pixmap(card, size)
    other = cache.beside()
    assert other.has(card, size), "what one has drawn the other has at hand"
    other.set_edition(("panini-2014",))
    assert other.wording(card) != cache.wording(card) == card.text
    assert other.pixmap(card, size).toImage() != before.toImage()
    assert cache.pixmap(card, size).cacheKey() == before.cacheKey()
    changed = []
    cache.news.changed.connect(changed.append)
    other.forget(card.id)
    assert changed == [card.id] and not cache.has(card, size)


def test_style_colours_carry_readable_text():
    for colour in theme().styles.values():
        assert contrast(colour, ink_on(colour)) >= 4.0
    panel = theme().colour("panel")
    for name in ("text", "text-muted", "text-faint", "accent", "amber", "danger"):
        assert contrast(theme().colour(name), panel) >= 4.5, name


def test_the_back_is_drawn():
    image = FaceCache().pixmap(None, QSize(90, 126)).toImage()
    assert isinstance(image, QImage)
    assert image.pixelColor(45, 20) != QColor(0, 0, 0, 0)


def test_every_shipped_card_can_be_read_at_zoom_size(monkeypatch):
    from dbz_desktop.cards import read_pack
    from dbz_desktop.paths import cards_folder
    from dbz_desktop.ui.faces import large

    sizes: list[int] = []

    def noted(text, width, height, most):
        fitted = fit(text, width, height, most)
        assert fitted.height <= height
        sizes.append(fitted.pixels)
        return fitted

    monkeypatch.setattr(large, "fit", noted)
    cards = read_pack(cards_folder()).cards.values()
    for card in cards:
        CardFace(card).image(QSize(360, 504))
    assert len(sizes) >= 150
    assert min(sizes) >= 13
