"""Small building blocks of the pages: labels and buttons with a role, a rule chip, a message.

The look comes from the theme by the dynamic property `role`; sizes follow the font, so that every
page grows with the text.
"""

from __future__ import annotations

import html
from typing import Any, TypeVar

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QPaintEvent, QPen
from PySide6.QtGui import Qt as RichText
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from dbz_desktop.match.content.rule_texts import rule_text
from dbz_desktop.ui.kit.announcing import in_sentences
from dbz_desktop.ui.kit.layouts import add, fill, hbox, vbox
from dbz_desktop.ui.kit.measure import at_new_look, in_ems
from dbz_desktop.ui.kit.painting import smooth
from dbz_desktop.ui.kit.theme import theme
from dbz_desktop.ui.system.macos import shown_keys

B = TypeVar("B", bound=QAbstractButton)
W = TypeVar("W", bound=QWidget)


def set_state(widget: QWidget, name: str, value: object) -> None:
    """Give a widget a property that its look depends on, also after it was shown."""
    if widget.property(name) == value:
        return
    widget.setProperty(name, value)
    style = widget.style()
    style.unpolish(widget)
    style.polish(widget)


def set_role(widget: QWidget, role: str) -> None:
    """Give a widget a role of the theme, also after it was shown."""
    set_state(widget, "role", role)


def plain_tip(text: str) -> str:
    """Words for a tool tip as they stand: a name out of somebody's file that looks like markup
    would be taken for it, with the pictures that it names."""
    return RichText.convertFromPlainText(text) if RichText.mightBeRichText(text) else text


def named(widget: W, name: str, tip: str = "", about: str = "") -> W:
    """The widget with its name for a screen reader, with what it says under the pointer, and with
    what a screen reader says of it besides."""
    widget.setAccessibleName(name)
    if tip:
        widget.setToolTip(plain_tip(tip))
    if about:
        widget.setAccessibleDescription(about)
    elif isinstance(widget, QComboBox):
        tell_choice(widget, tip)
    return widget


def tell_choice(box: QComboBox, about: str) -> None:
    """What a box of choices says under the pointer. A screen reader is told its name besides: on
    Linux Qt tells the chosen words in the place of the name."""
    name = box.accessibleName()
    box.setToolTip(plain_tip(about))
    box.setAccessibleDescription(in_sentences((name, about if about != name else "")))


def label(
    text: str = "", role: str = "body", wrap: bool = False, name: str | None = None, **more: Any
) -> QLabel:
    """A text. Plain unless it is made rich on purpose: names come from players and files.

    `more`, here and below, is what else Qt's widget has: properties and slots for its signals.
    """
    widget = QLabel(text, **{"textFormat": Qt.TextFormat.PlainText, "wordWrap": wrap, **more})
    widget.setProperty("role", role)
    if wrap:
        widget.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
    if name:
        widget.setAccessibleName(name)
    return widget


def show_text(label: QLabel, text: str) -> None:
    """Show a text, or no label where there is nothing to say."""
    label.setText(text)
    label.setVisible(bool(text))


def button(
    text: str,
    role: str = "secondary",
    name: str | None = None,
    tip: str | None = None,
    **more: Any,
) -> QPushButton:
    """A push button that the keyboard reaches."""
    return _pressable(Button(text, **more), name or text.replace("&", ""), role, tip)


def tool_button(
    text: str, name: str, tip: str = "", shortcut: str | QKeySequence | None = None, **more: Any
) -> QToolButton:
    """A small flat button of a tool row."""
    widget = _pressable(QToolButton(**more), name, "tool", tip)
    widget.setText(text)
    if shortcut:
        widget.setShortcut(QKeySequence(shortcut))
    return widget


def _pressable(widget: B, name: str, role: str, tip: str | None) -> B:
    widget.setAccessibleName(name)
    widget.setProperty("role", role)
    widget.setCursor(Qt.CursorShape.PointingHandCursor)
    widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    if tip:
        widget.setToolTip(plain_tip(shown_keys(tip)))
        widget.setAccessibleDescription(shown_keys(tip))
    return widget


class NumberField(QSpinBox):
    """A field for a number; the style sheet's padding doesn't reach the words in it."""

    def __init__(self) -> None:
        super().__init__()
        self._pad()
        at_new_look(self._pad)

    def _pad(self) -> None:
        side = round(theme().unit * 3 * theme().scale)
        self.lineEdit().setTextMargins(side, 0, 0, 0)


def panel(role: str = "panel", name: str | None = None) -> QFrame:
    """A frame that stands out from the page."""
    frame = QFrame()
    frame.setProperty("role", role)
    if name:
        frame.setAccessibleName(name)
    return frame


class Button(QPushButton):
    """A push button; on a filled one the focus ring gets an inner half that shows on the fill."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the button, then the inner half of its ring."""
        super().paintEvent(event)
        filled = self.property("role") in ("primary", "primary-key") or self.isDefault()
        if not (self.hasFocus() and filled and self.isEnabled()):
            return
        look = theme()
        inset = look.ring * 1.5
        painter = smooth(self)
        painter.setPen(QPen(look.colour("focus-under"), look.ring))
        box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(box, 4, 4)


class KeyButton(Button):
    """A button with its key at its right end: "Pass  Space".

    A second line, where there is one, tells more about the option.
    """

    def __init__(self, text: str, key: str = "", role: str = "option", detail: str = "") -> None:
        super().__init__()
        self.setProperty("role", role)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(text)
        self.setAccessibleDescription(in_sentences((detail, f"Key {key}" if key else "")))
        row = hbox(self, around=0)
        column = add(row, vbox(gap=0), 1)
        self.title = add(column, self._part(text, f"{role}-text"))
        self.detail = add(column, self._part(detail, "option-detail"))
        # Not before it has a parent: shown alone, it would be a window for a moment.
        self.detail.setVisible(bool(detail))
        self.key = add(row, self._part(key, "key"), 0, Qt.AlignmentFlag.AlignVCenter)
        self.key.setVisible(bool(key))
        in_ems(row.setSpacing, 0.6)
        in_ems(row.setContentsMargins, 0.6, 0.3, 0.6, 0.3)

    @staticmethod
    def _part(text: str, role: str) -> QLabel:
        part = label(text, role)
        part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        return part

    def sizeHint(self) -> QSize:
        """What its words need."""
        layout = self.layout()
        assert layout is not None
        return layout.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """What its words need."""
        return self.sizeHint()


class RuleChip(QToolButton):
    """The rule behind something: its id and title; pressed, it asks for its text to be shown."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "rule")
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.rule = ""

    def set_rule(self, rule: str, short: bool = False) -> None:
        """Show a rule's id and title, only its id if `short`, or nothing."""
        self.rule = rule
        text = rule_text(rule)
        self.setText(rule if short else text.label)
        self.setVisible(bool(rule))
        self.setAccessibleName(f"Rule {text.label}")
        self.setAccessibleDescription(text.text)
        if text.text:
            sources = ", ".join(text.sources)
            self.setToolTip(
                f"<b>{html.escape(text.label)}</b><br>{html.escape(text.text)}"
                + (f"<br><i>{html.escape(sources)}</i>" if sources else "")
            )
        else:
            self.setToolTip("")


class Message(QFrame):
    """A message inside a page: what is wrong, where, and what helps; it can be put away."""

    dismissed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "message")
        row = QHBoxLayout(self)
        self.sign = add(row, label("!", "message-sign"), 0, Qt.AlignmentFlag.AlignTop)
        column = add(row, QVBoxLayout(), 1)
        self.title = label("", "message-title", wrap=True)
        self.text = label("", "body", wrap=True)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        fill(column, self.title, self.text)
        self.close_button = button("Close", "quiet", "Close the message", clicked=self._dismiss)
        row.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self.hide()

    def tell(self, title: str, text: str = "", waiting: bool = False) -> None:
        """Show a message; `waiting` says only what is waited for: nothing is wrong."""
        role = "waiting" if waiting else "message"
        if role != self.property("role"):
            self.setProperty("role", role)
            for part in (self, self.sign):
                part.style().unpolish(part)
                part.style().polish(part)
        self.sign.setText("…" if waiting else "!")
        self.title.setText(title)
        show_text(self.text, text)
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self.show()

    def _dismiss(self) -> None:
        self.hide()
        self.dismissed.emit()


def empty_note() -> tuple[QWidget, QLabel, QLabel]:
    """What stands in the place of a list with nothing in it: the whole, its title, its text."""
    page = QWidget()
    column = fill(QVBoxLayout(page), 1)
    title, text = label("", "title"), label("", "muted", wrap=True)
    for part in (title, text):
        part.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(part)
    column.addStretch(2)
    return page, title, text


def line() -> QFrame:
    """A thin rule between two parts."""
    frame = QFrame()
    frame.setProperty("role", "line")
    frame.setFixedHeight(1)
    return frame
