"""The visual language: colours, type scale, spacing, fonts, icons and the one style sheet.

A theme is a TOML file in `resources/themes`. Widgets ask `theme()` for what they need and never
name a colour of their own, so that a new theme is a new file.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import lru_cache
from string import Template

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QIcon, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QApplication

from dbz_desktop.paths import resources_folder

SIZES = ("caption", "body", "lead", "title", "hero")


@dataclass(slots=True)
class Theme:
    """One theme, with the user's text scale (1.0 to 2.0) worked in."""

    name: str
    colours: dict[str, QColor]
    styles: dict[str, QColor]
    display_face: str
    text_face: str
    sizes: dict[str, int]
    unit: int = 4
    radius: int = 8
    scale: float = 1.0
    _fonts: dict[tuple, QFont] = field(default_factory=dict)

    def colour(self, name: str, alpha: float = 1.0) -> QColor:
        """A colour by its name in the theme file, made translucent where asked."""
        colour = QColor(self.colours[name])
        if alpha < 1.0:
            colour.setAlphaF(alpha)
        return colour

    def style(self, name: str) -> QColor:
        """The colour of a Style (its printed name)."""
        return QColor(self.styles[name])

    def px(self, size: str) -> int:
        """The pixels of a step of the type scale."""
        return round(self.sizes[size] * self.scale)

    def font(
        self, pixels: float, bold: bool = False, display: bool = False, italic: bool = False
    ) -> QFont:
        """A font of the display or the text face at an exact pixel size."""
        key = (round(pixels * 4), bold, display, italic)
        font = self._fonts.get(key)
        if font is None:
            font = QFont(self.display_face if display else self.text_face)
            font.setPixelSize(max(1, round(pixels)))
            font.setBold(bold)
            font.setItalic(italic)
            font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
            font.setStyleStrategy(QFont.StyleStrategy.PreferAntialias)
            self._fonts[key] = font
        return font

    def style_sheet(self) -> str:
        """The application's style sheet with this theme's values filled in."""
        folder = resources_folder()
        text = (folder / "themes" / "app.qss").read_text(encoding="utf-8")
        pad = round(self.unit * 1.5 * self.scale)
        icon = round(16 * self.scale)
        values: dict[str, object] = {
            name.replace("-", "_"): colour.name() for name, colour in self.colours.items()
        }
        values |= {size: self.px(size) for size in ("caption", "body", "lead")}
        values |= {
            "title_size": self.px("title"),
            "hero_size": self.px("hero"),
            "display_face": self.display_face,
            "text_face": self.text_face,
            "radius": self.radius,
            "pad": pad,
            "pad_1": pad - 1,
            "pad2": pad * 2,
            "pad2_1": pad * 2 - 1,
            "pad3": pad * 3,
            "pad3_1": pad * 3 - 1,
            "control": round(20 * self.scale),
            "icon": icon,
            "icon_r": icon // 2 + 2,
            "icons": (folder / "icons").as_posix(),
        }
        return Template(text).substitute(values)

    def palette(self) -> QPalette:
        """The palette for what style sheets don't reach."""
        palette = QPalette()
        role = QPalette.ColorRole
        for part, name in (
            (role.Window, "ground"),
            (role.Base, "panel"),
            (role.AlternateBase, "panel-raised"),
            (role.Button, "panel-raised"),
            (role.ToolTipBase, "panel-raised"),
            (role.WindowText, "text"),
            (role.Text, "text"),
            (role.ButtonText, "text"),
            (role.ToolTipText, "text"),
            (role.PlaceholderText, "text-faint"),
            (role.Highlight, "accent-dim"),
            (role.HighlightedText, "text"),
            (role.Link, "accent"),
        ):
            palette.setColor(part, self.colours[name])
        return palette


_current: Theme | None = None


def load_theme(name: str = "dark", scale: float = 1.0) -> Theme:
    """Read a theme from its file."""
    path = resources_folder() / "themes" / f"{name}.toml"
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    kind = data["type"]
    return Theme(
        name=data["name"],
        colours={key: QColor(value) for key, value in data["colours"].items()},
        styles={key: QColor(value) for key, value in data["styles"].items()},
        display_face=kind["display"],
        text_face=kind["text"],
        sizes={size: int(kind[size]) for size in SIZES},
        unit=data["space"]["unit"],
        radius=data["space"]["radius"],
        scale=scale,
    )


def theme() -> Theme:
    """The theme in force; the dark one at 100 % until `apply_theme` was called."""
    global _current
    if _current is None:
        load_fonts()
        _current = load_theme()
    return _current


def apply_theme(app: QApplication, name: str = "dark", scale: float = 1.0) -> Theme:
    """Put a theme in force for the whole application."""
    global _current
    load_fonts()
    _current = load_theme(name, scale)
    _icon_pixmap.cache_clear()
    app.setStyle("Fusion")
    app.setPalette(_current.palette())
    app.setFont(_current.font(_current.px("body")))
    app.setStyleSheet(_current.style_sheet())
    return _current


@lru_cache(maxsize=1)
def load_fonts() -> tuple[str, ...]:
    """Make the shipped fonts known to Qt, once; returns their families."""
    families: list[str] = []
    for path in sorted((resources_folder() / "fonts").glob("*.[ot]tf")):
        ident = QFontDatabase.addApplicationFont(str(path))
        if ident >= 0:
            families += QFontDatabase.applicationFontFamilies(ident)
    return tuple(dict.fromkeys(families))


def ink_on(colour: QColor) -> QColor:
    """Black or white, whichever reads better on a colour (WCAG contrast)."""
    light = luminance(colour)
    return QColor("#FFFFFF") if 1.05 / (light + 0.05) >= 4.0 else QColor("#0B0F10")


def luminance(colour: QColor) -> float:
    """The relative luminance of WCAG 2."""
    parts = []
    for value in (colour.redF(), colour.greenF(), colour.blueF()):
        parts.append(value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4)
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: QColor, other: QColor) -> float:
    """The contrast ratio of WCAG 2, 1 to 21."""
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


@lru_cache(maxsize=64)
def _icon_source(name: str) -> str:
    return (resources_folder() / "icons" / f"{name}.svg").read_text(encoding="utf-8")


@lru_cache(maxsize=1024)
def _icon_pixmap(name: str, size: int, colour: str) -> QPixmap:
    # QtSvg is imported here: start-up must not wait for it.
    from PySide6.QtSvg import QSvgRenderer

    source = _icon_source(name).replace("currentColor", colour)
    pixmap = QPixmap(QSize(size, size))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    QSvgRenderer(QByteArray(source.encode())).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return pixmap


def icon_pixmap(name: str, size: float, colour: QColor, dpr: float = 1.0) -> QPixmap:
    """A drawn icon at a size in device-independent pixels."""
    pixmap = QPixmap(_icon_pixmap(name, max(1, round(size * dpr)), colour.name()))
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def draw_icon(painter: QPainter, name: str, rect: QRectF, colour: QColor) -> None:
    """Draw an icon sharply into a rectangle of a painter."""
    device = painter.device()
    dpr = device.devicePixelRatio() if device is not None else 1.0
    factor = dpr * abs(painter.worldTransform().m11() or 1.0)
    pixmap = _icon_pixmap(name, max(1, round(rect.width() * factor)), colour.name())
    painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))


def icon(name: str, colour: str = "text", size: int = 20) -> QIcon:
    """An icon for a button, in a colour of the theme, faint when disabled."""
    result = QIcon()
    for dpr in (1.0, 2.0):
        result.addPixmap(icon_pixmap(name, size, theme().colour(colour), dpr))
        result.addPixmap(
            icon_pixmap(name, size, theme().colour("text-faint"), dpr), QIcon.Mode.Disabled
        )
    return result
