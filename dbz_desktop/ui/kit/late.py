"""Parts of a page that are made when they are first wanted: of most, that is never.

Such a part is a `cached_property` of what holds it. Whoever only wants to know whether it is in
sight asks for it here, for asking the property would make it.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QWidget


def made(holder: object, name: str) -> Any:
    """A part of something, None where it wasn't made yet."""
    return vars(holder).get(name)


def is_seen(holder: object, name: str) -> bool:
    """Whether a part of something is in sight."""
    part: QWidget | None = made(holder, name)
    return part is not None and part.isVisible()
