"""Layouts in one line: widgets below each other or side by side, with gaps in line heights."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from dbz_desktop.ui.kit.measure import in_ems

Around = float | tuple[float, float, float, float]
Part = int | QWidget | QLayout | tuple[Any, ...]
P = TypeVar("P", bound=QWidget | QLayout)
L = TypeVar("L", bound=QBoxLayout)


def add(into: Any, part: P, *place: Any) -> P:
    """Put a widget or a layout that was just made into a layout, a stack or a splitter, and give it
    back; `place` is what `addWidget` or `addLayout` there takes besides."""
    if isinstance(part, QLayout):
        into.addLayout(part, *place)
    else:
        into.addWidget(part, *place)
    return part


def fill(layout: L, *parts: Part) -> L:
    """Put parts into a row or a column, one after another, and give it back: widgets and layouts,
    each alone or with its stretch and its side, and numbers for stretches of empty room."""
    for part in parts:
        if isinstance(part, int):
            layout.addStretch(part)
            continue
        one, *place = part if isinstance(part, tuple) else (part,)
        if isinstance(one, QLayout):
            layout.addLayout(one, *place)
        else:
            layout.addWidget(one, *place)
    return layout


@contextmanager
def laid_out_once(layout: QLayout) -> Iterator[None]:
    """Let all that comes, goes and grows in a layout meanwhile be laid out together at the end:
    Qt does it at once for each part that is shown."""
    layout.setEnabled(False)
    try:
        yield
    finally:
        layout.setEnabled(True)
        layout.activate()


def vbox(
    on: QWidget | None = None, gap: float | None = None, around: Around | None = None
) -> QVBoxLayout:
    """A layout of widgets below each other, that of `on` if one is given.

    `gap` is what lies between them, `around` what is left free around all of them (left, top,
    right, bottom, or one number for each), in line heights; None is what Qt's style leaves.
    """
    layout = QVBoxLayout() if on is None else QVBoxLayout(on)
    _space(layout, gap, around)
    return layout


def hbox(
    on: QWidget | None = None, gap: float | None = None, around: Around | None = None
) -> QHBoxLayout:
    """A layout of widgets side by side; see `vbox`."""
    layout = QHBoxLayout() if on is None else QHBoxLayout(on)
    _space(layout, gap, around)
    return layout


def _space(layout: QBoxLayout, gap: float | None, around: Around | None) -> None:
    sides = around if isinstance(around, tuple) else (around,) * 4
    if around == 0:
        layout.setContentsMargins(0, 0, 0, 0)
    elif around is not None:
        in_ems(layout.setContentsMargins, *sides)  # type: ignore[arg-type]
    if gap == 0:
        layout.setSpacing(0)
    elif gap is not None:
        in_ems(layout.setSpacing, gap)
