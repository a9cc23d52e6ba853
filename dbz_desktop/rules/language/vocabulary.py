"""The whole vocabulary in one grammar: importing this module registers every phrase."""

# They are imported for the phrases that they register.
from dbz_desktop.rules.effects import (  # noqa: F401
    bans,
    clash,
    considered,
    lasting,
    powers,
    several,
    special,
    standing,
    timing,
)
from dbz_desktop.rules.flow import choosing  # noqa: F401
from dbz_desktop.rules.language import (  # noqa: F401
    attaching,
    attacks,
    damages,
    defense,
    doing,
    finding,
    gained,
    handling,
    happenings,
    joining,
    kinds,
    measures,
    moments,
    notes,
    nouns,
    numbers,
    past,
    performing,
    personalities,
    places,
    predicates,
    ranges,
    replacements,
    statements,
    states,
    subjects,
    values,
    when,
)
from dbz_desktop.wording import Grammar

GRAMMAR = Grammar.default
