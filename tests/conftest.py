"""What all tests share: how many cases they draw, and that none of them has a deadline.

The same cases are drawn each time, so that what passed passes again; on demand many others are.
"""

from __future__ import annotations

from hypothesis import settings

from tests.long import LONG

# What must be fast is measured by the benchmarks; on a busy machine everything is slow at times.
settings.register_profile(
    "long", max_examples=100 * LONG, deadline=None, derandomize=LONG == 1, database=None
)
settings.load_profile("long")
