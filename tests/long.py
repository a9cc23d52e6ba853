"""How much the tests leave to chance: `DBZ_LONG=50` in the environment makes it fifty times as much.

A test says how many cases it draws by default, and draws so many times `LONG`.
"""

from __future__ import annotations

import os

LONG = max(1, int(os.environ.get("DBZ_LONG", "1")))
"""Times the number of cases by default."""
