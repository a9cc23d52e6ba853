"""Powers that would do nothing: using one is legal and uses it up, so its player is told before.

No source forbids to use a Power for nothing: what asks for something that isn't so, or can't be
found, does nothing (EFF-1), and what wants a price that can't be paid gives nothing (EFF-5).
"""

from __future__ import annotations

from dbz_desktop.cards.model import DRAGON_BALL
from dbz_desktop.rules.flow import combat, moving
from dbz_desktop.rules.insight.dryrun import DryRun, Unknown
from dbz_desktop.rules.kernel.controls import Control, Counted, Forgotten, MppvForfeited
from dbz_desktop.rules.kernel.decisions import Act, Ask, Option
from dbz_desktop.rules.kernel.events import (
    CameToNothing,
    CardMoved,
    CardUsed,
    Event,
    SentenceResolved,
    Why,
)
from dbz_desktop.rules.kernel.game import Game
from dbz_desktop.rules.kernel.telling import GameOver


def does_nothing(game: Game, viewer: int, option: Option) -> bool:
    """Whether a Power among the viewer's options, used as an action, would surely do nothing.

    What depends on hidden cards, on chance or on a choice may do something. Attacks always do.
    """
    decision = game.decision
    if decision is None or decision.player != viewer or option not in decision.options:
        return False
    # An [instant] Power is offered as a question of its own, or by its turn among others (COM-1);
    # so are the effects of a Dragon Ball that was captured (ATK-14).
    offered = option.performer >= 0 and decision.ask in (Ask.YES_NO, Ask.ORDER)
    card = decision.card if decision.ask is Ask.YES_NO else option.card
    if option.section < 0 or not (option.act is Act.USE or offered) or option.leaves:
        return False
    ball = game.cards[card].type is DRAGON_BALL
    if not ball and game.programs[card].section(option.section).is_attack:
        return False
    run = _Watched(game, viewer, card)
    try:
        if ball:
            run.carry_out(moving.use_dragon_ball(run, card, viewer))
        else:
            run.carry_out(combat.use_power(run, viewer, card, option.section, option.performer))
    except (Unknown, GameOver):
        return False
    return not (run.changed or run.unsaid)


class _Watched(DryRun):
    """A dry run of a use that notes whether it changed anything but where the card itself lies."""

    def __init__(self, game: Game, viewer: int, card: int) -> None:
        super().__init__(game, viewer)
        self._card = card
        self.changed = False

    def emit(self, event: Event) -> None:
        """Carry out an event, and note whether it is more than the use itself."""
        mine = getattr(event, "card", None) == self._card
        if isinstance(event, CardMoved):
            self.changed |= not (mine and event.why in _OF_USE)
        elif not isinstance(event, SentenceResolved | CameToNothing) and not _to_no_avail(event):
            self.changed |= not (mine and isinstance(event, CardUsed))
        super().emit(event)

    def keep(self, control: Control) -> None:
        """Keep something for the game; what is merely counted is no change for the players, and
        what the use itself takes away is nothing that it does (WIN-2)."""
        self.changed |= not isinstance(control, Counted | Forgotten | MppvForfeited)
        super().keep(control)


def _to_no_avail(event: Event) -> bool:
    """Whether it tells of a number that stayed: anger lowered from 0 to 0."""
    return hasattr(event, "before") and event.before == getattr(event, "after", None)


_OF_USE = (Why.PLAY, Why.AFTER_USE, Why.BANISH_SELF)
