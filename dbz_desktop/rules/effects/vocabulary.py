"""The whole vocabulary in one grammar: importing this module registers every phrase."""

from dbz_desktop.rules.effects import (
    amounts,
    anger,
    attacks,
    choosing,
    conditions,
    considered,
    defense,
    filters,
    gained,
    hands,
    in_play,
    lasting,
    notes,
    piles,
    powers,
    search,
    self_notes,
    special,
    stages,
    structure,
    timing,
    triggers,
)
from dbz_desktop.wording import Grammar

GRAMMAR = Grammar.default

ROOMS = (
    amounts,
    anger,
    attacks,
    choosing,
    conditions,
    considered,
    defense,
    filters,
    gained,
    hands,
    in_play,
    lasting,
    notes,
    piles,
    powers,
    search,
    self_notes,
    special,
    stages,
    structure,
    timing,
    triggers,
)
"""The modules that phrases live in."""
