"""What a player could do first if he declared combat now (TRN-3, COM-1), as far as he can tell."""

from __future__ import annotations

from dbz_desktop.rules.flow import moving, ways
from dbz_desktop.rules.flow.turn import CARDS_DRAWN
from dbz_desktop.rules.insight.dryrun import DryRun, Unknown
from dbz_desktop.rules.kernel.decisions import Option
from dbz_desktop.rules.kernel.events import ActionBegan, CombatBegan
from dbz_desktop.rules.kernel.game import Game
from dbz_desktop.rules.kernel.telling import GameOver


def first_actions(game: Game, player: int) -> tuple[Option, ...]:
    """The actions that would be open to him; none where something would be asked, or is hidden.

    `player` is asked whether he declares combat.
    """
    run = DryRun(game, player)
    try:
        run.emit(CombatBegan(player))
        run.carry_out(run.settle())
        moving.draw(run, 1 - player, CARDS_DRAWN, None, "COM-1")
        run.carry_out(run.settle())
        run.emit(ActionBegan(player, 1))
        run.carry_out(run.settle())
        now = run.state.combat
        if run.unsaid or not run.in_order or now is None or now.ending or now.lost[player]:
            return ()
        return tuple(ways.actions(run, player))
    except (Unknown, GameOver):
        return ()
