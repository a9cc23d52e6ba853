"""A row of the tables: what is looked for, and what it means."""

from __future__ import annotations

import re
from collections.abc import Callable

Right = str | Callable[[re.Match[str]], str]
"""The words that are meant, with the groups of what was found, or what makes them of it."""

Rows = tuple[tuple[str, Right], ...]

PILES = "discard pile|Life Deck|hand|Banished Zone"
PILE = rf"(?:{PILES})\b"
"""A zone where a player's cards lie that aren't in play."""
