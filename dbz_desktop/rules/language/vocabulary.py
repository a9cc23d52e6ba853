"""The whole vocabulary in one grammar: importing this module registers every phrase."""

# They are imported for the phrases that they register.
from dbz_desktop.rules.flow import choosing  # noqa: F401
from dbz_desktop.rules.language.attacks import (  # noqa: F401
    attack_states,
    attacks,
    coming_attacks,
    damages_told,
    performers,
    predicates,
    states,
)
from dbz_desktop.rules.language.deeds import (  # noqa: F401
    choices,
    copying,
    either,
    handling,
    looking,
    numbers,
    performing,
    placing,
    protecting,
    returning,
    stage_changes,
    taking,
)
from dbz_desktop.rules.language.effects import (  # noqa: F401
    allies,
    attaching,
    clash,
    control,
    defense,
    ending,
    exchanging,
    finding,
    playing,
    searching,
    using,
)
from dbz_desktop.rules.language.frames import (  # noqa: F401
    always,
    conditional,
    each_does,
    for_each,
    instead,
    lasting,
    repeating,
    statements,
    tolls,
    when,
)
from dbz_desktop.rules.language.happenings import (  # noqa: F401
    acts_done,
    amounts_done,
    anger_amounts,
    bans,
    cards_done,
    counting,
    crossing,
    damage_done,
    fight_done,
    happening,
    happenings,
    moments,
    moments_of_combat,
    numbers_done,
    past,
    predicates_of_use,
    replacements,
    stage_amounts,
    toward,
    uses_done,
    was_done,
)
from dbz_desktop.rules.language.nouns import (  # noqa: F401
    described,
    doing,
    gained,
    kinds,
    places,
    qualities,
    suffixes,
    titles,
)
from dbz_desktop.rules.language.references import (  # noqa: F401
    cards,
    said_before,
    together,
)
from dbz_desktop.rules.language.sections import (  # noqa: F401
    for_decks,
    instant_use,
    noted,
    notes,
    waits_noted,
    ways,
)
from dbz_desktop.rules.language.standing import (  # noqa: F401
    barring,
    considered,
    defenses,
    endurance_raised,
    lends,
    standing,
)
from dbz_desktop.rules.language.text import (  # noqa: F401
    plain_notes,
)
from dbz_desktop.rules.language.values import (  # noqa: F401
    assets,
    damages,
    features,
    holdings,
    howmany,
    joining,
    measures,
    personalities,
    predicates_of_cards,
    printed_numbers,
    ranges,
    subjects,
    values,
)
