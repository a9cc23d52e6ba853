"""What the log says of a sentence of which nothing came."""

from __future__ import annotations

NOTHING_DONE = {
    "advance": "The level stays as it is.",
    "attach": "There is nothing to attach it to.",
    "banish": "There is nothing to banish.",
    "banish-pile": "There is nothing to banish.",
    "capture": "There is no Dragon Ball to capture.",
    "destroy": "There is nothing to destroy.",
    "destroy-life": "There is nothing to destroy.",
    "draw": "No card is drawn.",
    "gain-stages": "No stages are gained.",
    "lose-stages": "No stages are lost.",
    "lower-anger": "Nobody's anger is lowered.",
    "lower-level": "The level stays as it is.",
    "place": "There is nothing to place into play.",
    "raise-anger": "Nobody's anger is raised.",
    "recycle": "There is nothing to place into the Life Deck.",
    "rejuvenate": "There is nothing to Rejuvenate.",
    "return": "There is nothing to return.",
    "search": "No such card is found.",
}
"""By what it would have done, as "does:" names it (see `rules.kernel.fruitless`)."""
