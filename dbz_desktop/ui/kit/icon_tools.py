"""Tools as signs: where a row is narrow for its text, words give way to icons."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton

from dbz_desktop.ui.kit.theme import set_icon


def show_signs(tools: Iterable[tuple[QToolButton, str]], signs: bool) -> None:
    """Show tools by their icons alone, or by their words alone; names and tips stay."""
    words, only = Qt.ToolButtonStyle.ToolButtonTextOnly, Qt.ToolButtonStyle.ToolButtonIconOnly
    for tool, icon in tools:
        if signs and tool.icon().isNull():
            set_icon(tool, icon, "text", 1.3)
        if tool.toolButtonStyle() is not (only if signs else words):
            tool.setToolButtonStyle(only if signs else words)
