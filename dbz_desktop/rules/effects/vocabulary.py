"""The whole vocabulary in one grammar: importing this module registers every phrase."""

# They are imported for the phrases that they register.
from dbz_desktop.rules.effects import (  # noqa: F401
    attacks,
    bans,
    choosing,
    clash,
    considered,
    defense,
    filters,
    gained,
    lasting,
    nexts,
    notes,
    powers,
    self_notes,
    several,
    special,
    standing,
    timing,
)
from dbz_desktop.rules.language import (  # noqa: F401
    attaching,
    doing,
    finding,
    handling,
    happenings,
    joining,
    kinds,
    moments,
    nouns,
    numbers,
    past,
    personalities,
    places,
    ranges,
    replacements,
    states,
    subjects,
    values,
    when,
)
from dbz_desktop.wording import Grammar

GRAMMAR = Grammar.default
