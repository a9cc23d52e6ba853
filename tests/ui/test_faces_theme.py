"""The theme: its fonts, its icons and its style sheet are whole."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QFile
from PySide6.QtGui import QFontInfo
from PySide6.QtSvg import QSvgRenderer

import dbz_desktop.ui
from dbz_desktop.paths import resources_folder
from dbz_desktop.ui.kit.theme import apply_theme, icon_pixmap, load_fonts, load_theme, theme

pytestmark = pytest.mark.usefixtures("qapp")
ICONS = sorted((resources_folder() / "icons").glob("*.svg"))


def test_the_shipped_fonts_are_the_ones_that_are_used():
    assert set(load_fonts()) == {"Inter", "Roboto Condensed"}
    look = theme()
    assert QFontInfo(look.font(14)).family() == look.text_face
    display = QFontInfo(look.font(14, bold=True, display=True, italic=True))
    assert (display.family(), display.bold(), display.italic()) == (look.display_face, True, True)


def test_every_font_file_is_listed_with_its_licence():
    listed = (resources_folder() / "LICENSES.md").read_text(encoding="utf-8")
    for font in (resources_folder() / "fonts").glob("*.[ot]tf"):
        assert f"fonts/{font.name.split('-')[0]}-*" in listed
    for licence in re.findall(r"`(fonts/[\w.-]+\.txt)`", listed):
        assert (resources_folder() / licence).stat().st_size > 1000


@pytest.mark.parametrize("path", ICONS, ids=lambda path: path.stem)
def test_icons_are_valid_and_draw_something(path):
    assert QSvgRenderer(str(path)).isValid()
    image = icon_pixmap(path.stem, 24, theme().colour("text")).toImage()
    drawn = sum(image.pixelColor(x, y).alpha() > 40 for x in range(24) for y in range(24))
    assert drawn > 20


def test_icons_that_the_code_names_are_there():
    known = {path.stem for path in ICONS}
    named = set()
    for file in Path(dbz_desktop.ui.__file__).parent.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        named |= set(re.findall(r"draw_icon\(\s*\w+,\s*\"([a-z-]+)\"", text))
        named |= set(re.findall(r"\bicon\(\"([a-z-]+)\"", text))
    assert named
    assert named <= known


def test_no_icon_is_left_over():
    """Every icon is named by the program or its style sheet; those of Styles are put together."""
    package = Path(dbz_desktop.__file__).parent
    files = [*package.rglob("*.py"), *(resources_folder() / "themes").glob("*")]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    for path in ICONS:
        name = path.stem
        assert name.startswith("style-") or f'"{name}"' in text or f"/{name}.svg" in text, name


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_style_sheet_is_filled_in_and_scales(qapp, scale):
    look = load_theme("dark", scale)
    sheet = look.style_sheet()
    assert "$" not in sheet
    assert f"font-size: {round(13 * scale)}px" in sheet
    for path in re.findall(r"url\(([^)]+)\)", sheet):
        assert QFile.exists(path)
    apply_theme(qapp)
