"""Tools as signs: where a row is narrow for its text, words give way to icons."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QToolButton

from dbz_desktop.ui.theme import set_icon, theme


def show_signs(tools: Iterable[tuple[QToolButton, str]], signs: bool) -> None:
    """Show tools by their icons alone, or by their words alone; names and tips stay."""
    side = round(theme().px("body") * 1.3)
    words, only = Qt.ToolButtonStyle.ToolButtonTextOnly, Qt.ToolButtonStyle.ToolButtonIconOnly
    for tool, icon in tools:
        if signs and tool.icon().isNull():
            set_icon(tool, icon, "text", side)
            tool.setIconSize(QSize(side, side))
        if tool.toolButtonStyle() is not (only if signs else words):
            tool.setToolButtonStyle(only if signs else words)
