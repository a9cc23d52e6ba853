"""Records: what is made once and never changed, and made by the thousand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def record(cls: type[T]) -> type[T]:
    """A dataclass of which mypy lets nobody change a field.

    Python itself isn't told: it makes a frozen dataclass field by field through
    `object.__setattr__`, which takes four times as long.
    """
    made: type[T] = dataclass(slots=True, unsafe_hash=True)(cls)
    return made
