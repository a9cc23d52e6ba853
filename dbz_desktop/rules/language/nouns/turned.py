"""What is said of one player, turned into the same of the other."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from enum import Enum
from typing import Any

_MINE = ("YOU", "YOUR")

OWN_SIDE: dict[str, tuple[str, ...]] = {
    "OPPONENT": _MINE,
    "HIS_OWN": _MINE,
    "HIS": ("YOURS",),
    "RIVAL": ("OPPONENT",),
}
"""What is said of your opponent, as it is so of you."""

OTHER_SIDE: dict[str, tuple[str, ...]] = {
    **OWN_SIDE,
    "YOU": ("OPPONENT",),
    "YOUR": ("OPPONENT",),
    "YOURS": ("HIS",),
}

OF_ANY: tuple[dict[str, tuple[str, ...]], ...] = (
    {"ANY": _MINE, "PLAYER": _MINE, "RIVAL": ("OPPONENT",)},
    {"ANY": ("OPPONENT",), "PLAYER": ("OPPONENT",), "RIVAL": _MINE},
)
"""What is said of any player, as it is so of you, and as it is so of your opponent."""


def turned(part: Any, sides: dict[str, tuple[str, ...]]) -> Any:
    """The same phrase with its persons changed: what is the opponent's becomes yours."""
    if isinstance(part, Enum):
        names = sides.get(part.name, ())
        members = type(part).__members__
        return next((members[name] for name in names if name in members), part)
    if isinstance(part, tuple):
        return tuple(turned(each, sides) for each in part)
    if not is_dataclass(part) or isinstance(part, type):
        return part
    values = {each.name: getattr(part, each.name) for each in fields(part) if each.init}
    try:
        return replace(part, **{name: turned(value, sides) for name, value in values.items()})
    except ValueError:
        # Both persons would be the same one, of whom that is never so.
        return part
