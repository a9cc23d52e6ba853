"""The visual language: colours, type scale, spacing, fonts, icons and the one style sheet.

A theme is a TOML file in `resources/themes`. Widgets ask `theme()` for what they need and never
name a colour of their own, so that a new theme is a new file. `apply_theme` puts another one in
force while the program runs: Qt then sends every widget a StyleChange, and whoever keeps pixmaps
of its own draws them anew.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from string import Template
from weakref import WeakKeyDictionary

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAction,
    QColor,
    QFont,
    QFontDatabase,
    QGuiApplication,
    QIcon,
    QImage,
    QPainter,
    QPalette,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QToolButton
from shiboken6 import isValid

from dbz_desktop.paths import resources_folder
from dbz_desktop.ui.kit.measure import measure_again
from dbz_desktop.ui.kit.theme_controls import provide

PRINT_PAPER = QColor(Qt.GlobalColor.white)
PRINT_INK = QColor(Qt.GlobalColor.black)
"""Paper and ink of what is printed, which follow no theme; the ink also fills masks."""

SIZES = ("caption", "body", "lead", "title", "hero")
SYSTEM = "system"
"""The value of the theme setting that follows the desktop."""

_CONTROLS = {
    "arrow-down": "text-muted",
    "arrow-up": "text-muted",
    "arrow-left": "text-muted",
    "arrow-right": "text-muted",
    "close": "text-muted",
    "back": "text-muted",
    "forward": "text-muted",
    "new": "text-muted",
    "log": "text-muted",
    "cards": "text-muted",
    "check": "accent-ink",
    "dot": "accent-ink",
    "minus": "accent-ink",
    "about": "accent",
    "why": "accent",
    "warning": "amber",
    "stop": "danger",
}
"""The icons in the style sheet and their colours; each has a faint one for disabled controls."""


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
    border: int = 1
    """The width of borders, in pixels."""
    ring: int = 2
    """The width of focus rings, in pixels."""
    scheme: str = "dark"
    """"dark" or "light": what the desktop is told, for the frame of the window."""
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

    def values(self) -> dict[str, object]:
        """What a style sheet may name after a dollar sign; `-` in a name becomes `_`."""
        pad = round(self.unit * 1.5 * self.scale)
        icon = round(16 * self.scale)
        # A focus ring is wider than the border in whose place it comes: the padding gives way.
        grown = self.ring - self.border
        values: dict[str, object] = {
            name.replace("-", "_"): colour.name() for name, colour in self.colours.items()
        }
        values |= {size: self.px(size) for size in ("caption", "body", "lead")}
        values |= {
            # What a card says is the largest of the texts around it.
            "rules": round(self.px("lead") * 1.1),
            "title": self.px("title"),
            "title_size": self.px("title"),
            "hero_size": self.px("hero"),
            "display_face": self.display_face,
            "text_face": self.text_face,
            "radius": self.radius,
            "border": self.border,
            "ring": self.ring,
            "tight": pad,
            "tight_f": max(0, pad - grown),
            "snug": self.unit,
            "snug_f": max(0, self.unit - grown),
            "pad": pad,
            "pad_f": pad - grown,
            "pad2": pad * 2,
            "pad2_f": pad * 2 - grown,
            "pad3": pad * 3,
            "pad3_f": pad * 3 - grown,
            "control": round(20 * self.scale),
            "icon": icon,
            "icon_r": icon // 2 + 2,
            "small": round(12 * self.scale),
            "bar": round(12 * min(1.5, self.scale)),
            "bar_r": round(4 * min(1.5, self.scale)),
            "knob_in": round(18 * self.scale) - 2 * self.ring,
            "knob_r": round(9 * self.scale),
            "slider": round(24 * self.scale),
            "knob_out": -round(7 * self.scale),
            "groove": round(4 * self.scale),
            "icons": self._controls(),
        }
        return values

    def _controls(self) -> str:
        """The resource folder with the pictures of controls in this theme's colours."""
        files = {}
        for name, colour in _CONTROLS.items():
            source = _icon_source(name)
            ink = self.colours[colour].name()
            files[f"{name}.svg"] = source.replace("currentColor", ink)
            faint = self.colours["text-faint"].name()
            files[f"{name}-faint.svg"] = source.replace("currentColor", faint)
        return provide("controls-" + self.name.lower().replace(" ", "-"), files)

    def style_sheet(self) -> str:
        """The application's style sheet with this theme's values filled in."""
        text = (resources_folder() / "themes" / "app.qss").read_text(encoding="utf-8")
        return Template(text).substitute(self.values())

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
            (role.Accent, "accent"),
            (role.Link, "accent"),
            (role.LinkVisited, "accent"),
            (role.BrightText, "danger"),
            (role.Light, "line-strong"),
            (role.Midlight, "line"),
            (role.Mid, "line"),
            (role.Dark, "line"),
            (role.Shadow, "shadow"),
        ):
            palette.setColor(part, self.colours[name])
        for part in (role.WindowText, role.Text, role.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, part, self.colours["text-faint"])
        return palette


_current: Theme | None = None


def load_theme(name: str = "dark", scale: float = 1.0) -> Theme:
    """Read a theme from its file."""
    path = resources_folder() / "themes" / f"{name}.toml"
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    kind, space = data["type"], data["space"]
    return Theme(
        name=data["name"],
        colours={key: QColor(value) for key, value in data["colours"].items()},
        styles={key: QColor(value) for key, value in data["styles"].items()},
        display_face=kind["display"],
        text_face=kind["text"],
        sizes={size: int(kind[size]) for size in SIZES},
        unit=space["unit"],
        radius=space["radius"],
        border=space["border"],
        ring=space["ring"],
        scheme=data["scheme"],
        scale=scale,
    )


def system_theme() -> str:
    """The theme that suits the desktop now: its contrast, else its light or dark scheme."""
    hints = QGuiApplication.styleHints()
    # Qt tells the contrast from 6.10 on.
    if hasattr(hints, "accessibility"):
        wish = hints.accessibility().contrastPreference()
        if wish == Qt.ContrastPreference.HighContrast:
            return "high-contrast"
    return "light" if hints.colorScheme() == Qt.ColorScheme.Light else "dark"


def watch_system(changed: Callable[[], None]) -> Callable[[], None]:
    """Call `changed` whenever the desktop's scheme or contrast changes; returns what ends it."""
    hints = QGuiApplication.styleHints()
    signals = [hints.colorSchemeChanged]
    if hasattr(hints, "accessibility"):
        signals.append(hints.accessibility().contrastPreferenceChanged)

    def tell(*_wish: object) -> None:
        changed()

    for signal in signals:
        signal.connect(tell)

    def end() -> None:
        for signal in signals:
            signal.disconnect(tell)

    return end


def theme() -> Theme:
    """The theme in force; the dark one at 100 % until `apply_theme` was called."""
    global _current
    if _current is None:
        load_fonts()
        _current = load_theme()
    return _current


def apply_theme(app: QApplication, name: str = "dark", scale: float = 1.0) -> Theme:
    """Put a theme in force for the whole application, also while its windows are open.

    `name` is a theme file's or `SYSTEM`, `scale` the text size as a factor.
    """
    global _current
    load_fonts()
    hints = app.styleHints()
    if hasattr(hints, "unsetColorScheme"):
        # What was asked of the desktop before would come back as its own wish.
        hints.unsetColorScheme()
    chosen = system_theme() if name == SYSTEM else name
    look = _current = load_theme(chosen, scale)
    if hasattr(hints, "setColorScheme") and name != SYSTEM:
        light = look.scheme == "light"
        hints.setColorScheme(Qt.ColorScheme.Light if light else Qt.ColorScheme.Dark)
    _icon_image.cache_clear()
    if not app.property("fusion"):
        app.setStyle("Fusion")
        app.setProperty("fusion", True)
    app.setPalette(look.palette())
    app.setFont(look.font(look.px("body")))
    sheet = look.style_sheet()
    # Where a sheet takes another one's place, Qt restyles every widget once for each widget that
    # it lies in: a page of two hundred took a quarter of a second. Taking the old one off first
    # makes it twice.
    app.setStyleSheet("")
    app.setStyleSheet(sheet)
    for target, icon_of in list(_icons.items()):
        if isValid(target):
            _put_icon(target, *icon_of)
    measure_again()
    return look


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
    return QColor("#FFFFFF") if contrast(colour, QColor("#FFFFFF")) >= 4.5 else QColor("#060809")


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
def _icon_image(name: str, size: int, colour: str) -> QImage:
    """A drawn icon in pixels. An image and no pixmap: faces are drawn on threads of their own."""
    # QtSvg is imported here: start-up must not wait for it.
    from PySide6.QtSvg import QSvgRenderer

    source = _icon_source(name).replace("currentColor", colour)
    image = QImage(QSize(size, size), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        QSvgRenderer(QByteArray(source.encode())).render(painter, QRectF(0, 0, size, size))
    return image


def icon_pixmap(name: str, size: float, colour: QColor, dpr: float = 1.0) -> QPixmap:
    """A drawn icon at a size in device-independent pixels; only for the GUI thread."""
    image = _icon_image(name, max(1, round(size * dpr)), colour.name())
    pixmap = QPixmap.fromImage(image)
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def draw_icon(painter: QPainter, name: str, rect: QRectF, colour: QColor | str) -> None:
    """Draw an icon sharply into a rectangle of a painter, in a colour or one that the theme has by
    that name; on any thread."""
    if isinstance(colour, str):
        colour = theme().colour(colour)
    device = painter.device()
    dpr = device.devicePixelRatio() if device is not None else 1.0
    factor = dpr * abs(painter.worldTransform().m11() or 1.0)
    image = _icon_image(name, max(1, round(rect.width() * factor)), colour.name())
    # A translucent pen would shine through the icon on paper: PDF knows one opacity for both.
    pen = painter.pen()
    painter.setPen(colour)
    painter.drawImage(rect, image, QRectF(image.rect()))
    painter.setPen(pen)


def draw_focus(painter: QPainter, rect: QRectF, radius: float = 8.0) -> None:
    """The focus ring just outside a rectangle: light and dark together, so that one always shows.

    It reaches `2 * ring` pixels beyond the rectangle.
    """
    look = theme()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    ring = look.ring + 1
    half = ring / 2
    painter.setPen(QPen(look.colour("focus-under"), ring + 3))
    painter.drawRoundedRect(rect.adjusted(-half, -half, half, half), radius, radius)
    painter.setPen(QPen(look.colour("focus"), ring))
    painter.drawRoundedRect(rect.adjusted(-half, -half, half, half), radius, radius)


def icon(name: str, colour: str = "text", size: int = 0) -> QIcon:
    """An icon in a colour of the theme, faint when disabled. It keeps the colours of now: a button
    that stays takes `set_icon`. `size` is in pixels, as large as the words if not given."""
    result = QIcon()
    size = size or round(20 * theme().scale)
    for dpr in (1.0, 2.0):
        result.addPixmap(icon_pixmap(name, size, theme().colour(colour), dpr))
        result.addPixmap(
            icon_pixmap(name, size, theme().colour("text-faint"), dpr), QIcon.Mode.Disabled
        )
    return result


_icons: WeakKeyDictionary[QAbstractButton | QAction, tuple[str, str, float]] = WeakKeyDictionary()
"""The icons that follow the look: name, colour and size."""


def set_icon(
    target: QAbstractButton | QAction, name: str, colour: str = "text", size: float = 0
) -> None:
    """Give a button or an action an icon that follows the theme and the text.

    `size` is in sizes of body text; without it the desktop's own size for icons counts.
    """
    _icons[target] = (name, colour, size)
    _put_icon(target, name, colour, size)


def add_clear_button(edit: QLineEdit) -> None:
    """Give a field a button that clears it; Qt's own would keep the colour of its first theme."""
    edit.setClearButtonEnabled(True)
    button = edit.findChild(QToolButton)
    assert isinstance(button, QToolButton)
    set_icon(button, "close", "text-muted")


def _put_icon(target: QAbstractButton | QAction, name: str, colour: str, size: float) -> None:
    pixels = round(theme().px("body") * size)
    target.setIcon(icon(name, colour, pixels))
    if pixels and isinstance(target, QAbstractButton):
        target.setIconSize(QSize(pixels, pixels))
