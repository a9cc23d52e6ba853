"""RulesText: a card's text as a label that shows its icons, as the card's face does.

A screen reader gets the icons as words; copied text has them as words in brackets, the way files
of cards spell them.
"""

from __future__ import annotations

import base64
import html
import re
from functools import lru_cache

from PySide6.QtCore import QBuffer, QEvent, QIODevice, Qt
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QTextDocument,
)
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QSizePolicy

from dbz_desktop.cards.icon_words import ICON, in_words
from dbz_desktop.ui.kit.measure import at_new_look
from dbz_desktop.ui.kit.theme import icon_pixmap

_IMAGE = "\N{OBJECT REPLACEMENT CHARACTER}"
_BOLD = re.compile(r"\b(POWER|DAMAGE|HIT)(?=:)")


@lru_cache(maxsize=64)
def _source(name: str, pixels: int, colour: str, dpr: float) -> str:
    """An icon as the address of an image, for rich text."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    icon_pixmap(name, pixels, QColor(colour), dpr).save(buffer, "PNG")
    return "data:image/png;base64," + base64.b64encode(buffer.data().data()).decode("ascii")


def with_icons(text: str, pixels: int, colour: str, dpr: float = 1.0) -> str:
    """Escaped text as rich text: icons `pixels` high in a colour, the card's keywords bold."""

    def image(found: re.Match[str]) -> str:
        source = _source(found[1], pixels, colour, dpr)
        return f'<img src="{source}" width="{pixels}" height="{pixels}" align="middle">'

    return ICON.sub(image, _BOLD.sub(r"<b>\1</b>", text))


class RulesText(QLabel):
    """A wrapped rules text. `rules` is the text with its icons in brackets."""

    def __init__(self, text: str = "", role: str = "body") -> None:
        super().__init__()
        self.rules = ""
        self._rich = ""
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setProperty("role", role)
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.show_rules(text)
        at_new_look(self._dress)

    def show_rules(self, text: str, rich: str = "", spoken: str = "") -> None:
        """Show a text; `rich` is how it looks where it is marked up, `spoken` how it is read."""
        self.rules = text
        self._rich = rich or html.escape(text, quote=False).replace("\n", "<br>")
        self.setAccessibleName(spoken or in_words(text))
        self._dress()

    def _dress(self) -> None:
        self.ensurePolished()
        pixels = max(8, round(QFontMetrics(self.font()).ascent() * 0.95))
        colour = self.palette().color(self.foregroundRole()).name()
        self.setText(with_icons(self._rich, pixels, colour, self.devicePixelRatioF()))

    def changeEvent(self, event: QEvent) -> None:
        """Another font: draw the icons in its size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self.__dict__.get("_rich"):
            self._dress()

    def chosen(self) -> str:
        """The selected text, its icons as they are spelt."""
        whole = QTextDocument()
        whole.setHtml(self.text())
        before = whole.toRawText()[: max(0, self.selectionStart())].count(_IMAGE)
        words = self.selectedText()
        for name in [found[0] for found in ICON.finditer(self._rich)][before:]:
            words = words.replace(_IMAGE, name, 1)
        return words.replace("\u2029", "\n").replace("\u2028", "\n")

    def copy(self) -> None:
        """Put the selected text on the clipboard."""
        if self.hasSelectedText():
            QApplication.clipboard().setText(self.chosen())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copying spells the icons."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
            return
        super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """A menu to copy what is selected, or all of it."""
        if not self.hasSelectedText():
            whole = QTextDocument()
            whole.setHtml(self.text())
            self.setSelection(0, len(whole.toRawText()))
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction("Copy").triggered.connect(self.copy)
        menu.popup(event.globalPos())
