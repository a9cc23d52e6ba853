"""What is said on printed cards, and in the words of other designers, in those of the grammar.

A row is a pattern and what it means. The tables are by subject; each says the same thing in the
words that the grammar knows, and none of it is ever printed (see `spelling`).
"""

from __future__ import annotations

from dbz_desktop.rules.language.text.spellings import (
    cards,
    comparing,
    damage,
    fights,
    handled,
    joining,
    kinds,
    lasting,
    modifying,
    people,
    slips,
    stages,
    standing,
    stopping,
    times,
)

MEANT = (
    *people.MEANT,
    *fights.MEANT,
    *times.MEANT,
    *cards.MEANT,
    *stages.MEANT,
    *kinds.MEANT,
    *modifying.MEANT,
    *damage.MEANT,
    *stopping.MEANT,
)
"""What would be read without this, too, but as something else."""

SAID = (
    *slips.SAID,
    *kinds.SAID,
    *people.SAID,
    *standing.SAID,
    *stages.SAID,
    *stopping.SAID,
    *fights.SAID,
    *damage.SAID,
    *cards.SAID,
    *handled.SAID,
    *comparing.SAID,
    *joining.SAID,
    *times.SAID,
    *lasting.SAID,
    *modifying.SAID,
)
"""What the grammar doesn't read, in the order in which it is put right."""
