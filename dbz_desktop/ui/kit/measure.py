"""Lengths that follow the text: they are said in line heights and grow with the words.

What is said here once holds for as long as the widget or the layout lives. Another text size or
theme comes upon the widgets that are there: `measure_again` puts every length right, and nothing
is made anew under the user's hands.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QSpacerItem, QWidget
from shiboken6 import isValid


@dataclass(slots=True)
class _Kept:
    """What follows the text on one object. It holds no reference to the object itself."""

    lengths: dict[str, tuple[float, ...]] = field(default_factory=dict)
    gaps: list[tuple[QSpacerItem, float]] = field(default_factory=list)
    then: list[str] = field(default_factory=list)
    laid_out: bool = False


_kept: WeakKeyDictionary[QObject, _Kept] = WeakKeyDictionary()


def em(widget: QWidget, count: float = 1.0) -> int:
    """A length of so many line heights of the widget's font, as it is now."""
    return round(widget.fontMetrics().height() * count)


def in_ems(setter: Callable[..., object], *counts: float) -> None:
    """Call a setter of a widget or layout with lengths in line heights of the application's text,
    now and whenever that has another size. The last lengths of a setter count."""
    owner = _owner(setter)
    _of(owner).lengths[setter.__name__] = counts
    setter(*_pixels(counts))


def add_gap(layout: QBoxLayout, count: float) -> None:
    """Add a space of so many line heights to a row or a column."""
    spacer = QSpacerItem(0, 0)
    layout.addItem(spacer)
    _of(layout).gaps.append((spacer, count))
    _set_gap(layout, spacer, _pixels((count,))[0])


def at_new_look(method: Callable[[], object]) -> None:
    """Call a method of a widget whenever another look was put on, after all lengths."""
    then = _of(_owner(method)).then
    if method.__name__ not in then:
        then.append(method.__name__)


def lay_out_again(widget: QWidget) -> None:
    """Send a widget's resize event again whenever another look was put on, after all else: how it
    shares out its room depends on the look."""
    _of(widget).laid_out = True


def holds_keyboard(part: QWidget) -> bool:
    """Whether the keyboard is in a part of a window, or would be were the window in front: such a
    part must not be hidden for want of room."""
    focus = part.window().focusWidget()
    return focus is not None and (focus is part or part.isAncestorOf(focus))


def measure_again() -> None:
    """Another look was put on: put every length right, then tell who follows it."""
    known = [(owner, kept) for owner, kept in _kept.items() if isValid(owner)]
    for owner, kept in known:
        for name, counts in kept.lengths.items():
            getattr(owner, name)(*_pixels(counts))
        if kept.gaps and isinstance(owner, QBoxLayout):
            for spacer, count in kept.gaps:
                _set_gap(owner, spacer, _pixels((count,))[0])
            owner.invalidate()
    for owner, kept in known:
        for name in kept.then:
            if isValid(owner):
                getattr(owner, name)()
    for owner, kept in known:
        if kept.laid_out and isinstance(owner, QWidget) and isValid(owner):
            QApplication.sendEvent(owner, QResizeEvent(owner.size(), owner.size()))


def _set_gap(layout: QBoxLayout, spacer: QSpacerItem, length: int) -> None:
    sideways = layout.direction() in (
        QBoxLayout.Direction.LeftToRight,
        QBoxLayout.Direction.RightToLeft,
    )
    spacer.changeSize(length if sideways else 0, 0 if sideways else length)


def _pixels(counts: tuple[float, ...]) -> list[int]:
    line = QFontMetrics(QApplication.font()).height()
    return [round(line * count) for count in counts]


def _owner(method: Callable[..., object]) -> QObject:
    owner: Any = getattr(method, "__self__", None)
    if not isinstance(owner, QObject):
        raise TypeError(f"{method!r} is no method of a widget or layout")
    return owner


def _of(owner: QObject) -> _Kept:
    kept = _kept.get(owner)
    if kept is None:
        kept = _kept[owner] = _Kept()
    return kept
