"""Reasons: a control that can't be used says why, to the eye and to a screen reader."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from dbz_desktop.ui.kit.widgets import plain_tip

_TIP = "reason-tip"
_WORDS = "reason-words"
_REASON = "reason"


def set_reason(widget: QWidget, reason: str = "") -> None:
    """Disable a control and say why; without a reason, enable it and give it its own tip back.

    Qt shows tool tips on disabled controls too, so a pointer finds the reason where it is needed.
    """
    if reason:
        if widget.property(_TIP) is None:
            widget.setProperty(_TIP, widget.toolTip())
            widget.setProperty(_WORDS, widget.accessibleDescription())
        widget.setEnabled(False)
        widget.setToolTip(plain_tip(reason))
        widget.setProperty(_REASON, reason)
        widget.setAccessibleDescription(reason)
        return
    widget.setEnabled(True)
    if widget.property(_TIP) is not None:
        widget.setToolTip(str(widget.property(_TIP)))
        widget.setAccessibleDescription(str(widget.property(_WORDS) or ""))
        widget.setProperty(_TIP, None)
        widget.setProperty(_WORDS, None)


def set_action_reason(action: QAction, reason: str = "") -> None:
    """The same for an entry of a menu: its line tells the reason, as its tip does."""
    action.setEnabled(not reason)
    action.setToolTip(plain_tip(reason or action.text()))
    action.setStatusTip(reason)


def reason_of(widget: QWidget) -> str:
    """Why a control can't be used; "" where it can, or where nothing says so.

    A control that is grey because a part around it is takes that part's reason.
    """
    part: QWidget | None = widget
    while part is not None and not part.isEnabled():
        if part.property(_TIP) is not None:
            return str(part.property(_REASON))
        part = part.parentWidget()
    return ""
