"""Which title is named where one is asked for (EFF-10)."""

from __future__ import annotations

from collections import Counter

from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.decisions import Ask, Decision


def likely_title(game: Game, decision: Decision) -> int | None:
    """The option that names a card of which the other player may well hold another copy: of what
    lies open on his side the one of which least copies do. None where no title is asked for that
    could be told, or nothing of his lies open."""
    if decision.ask is not Ask.NAME:
        return None
    theirs = game.state.players[1 - decision.player]
    # The last ones that came there first: what was there when it began is no news.
    seen = [*reversed(theirs.discard), *reversed(theirs.banished), *theirs.play]
    counted = Counter(game.cards[card].title for card in seen)
    asked = {option.label: index for index, option in enumerate(decision.options)}
    known = [title for title in counted if title in asked]
    return asked[min(known, key=counted.__getitem__)] if known else None
