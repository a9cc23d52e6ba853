"""A world that is thought about in another process can be sent there, whatever was tried on it."""

from __future__ import annotations

import pickle

from dbz_desktop.rules.insight.dryrun import DryRun
from tests.players.seen import Seen


def test_what_was_tried_on_a_copy_leaves_nothing_in_the_game() -> None:
    seen = Seen(5)
    for number, _ in enumerate(seen.decisions()):
        if number == 12:
            break
    game = seen.game
    tried = DryRun(game, 0)
    # What an effect says that began in the copy alone may hold on to what is unknown there, and
    # that can't be sent.
    tried._speeches.effects[-1] = (lambda: None, None, None)  # type: ignore[assignment]
    assert -1 not in game._speeches.effects
    pickle.loads(pickle.dumps(game.fork()))
