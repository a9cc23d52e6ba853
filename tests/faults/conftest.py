"""Damaged files need their maker beside them, and memory is watched over all of them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

MOST_MEMORY = 150_000_000
"""Bytes that all mutants of a kind may add to the most that the process ever held."""


@pytest.fixture(autouse=True)
def bounded_memory() -> Iterator[None]:
    """No damaged file fills the memory."""
    if sys.platform != "linux":
        yield
        return
    import resource

    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    yield
    assert (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) * 1024 < MOST_MEMORY
