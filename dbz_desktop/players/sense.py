"""Plain sense in a combat: what is done before something else, and what isn't worth doing."""

from __future__ import annotations

from collections.abc import Mapping

from dbz_desktop.players.habits import left
from dbz_desktop.players.position import comes_too_late
from dbz_desktop.players.settling import after, settled
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision, Option
from dbz_desktop.rules.kernel.events import CameToNothing, CardUsed, SentenceResolved

TO_NO_AVAIL = (CardUsed, SentenceResolved, CameToNothing)
"""What happens of something that is used and does nothing."""


def sooner(world: Game, decision: Decision, worths: Mapping[int, float], chosen: int) -> int:
    """What is done before the option that is chosen: an attack of the hand that couldn't be made
    after it, where it is better than none and the other can still be done after it."""
    options, player = decision.options, decision.player
    if decision.ask is not Ask.ACTION or options[chosen].leaves:
        return chosen
    none = max((worths[each] for each in worths if options[each].leaves), default=0.0)
    noted = world.with_notes
    dated = [
        each
        for each in worths
        if each != chosen
        and options[each].act is Act.ATTACK
        and options[each].card in noted
        and worths[each] > none
    ]
    if not dated:
        return chosen
    later = settled(after(world, (chosen,)), player)
    late = [
        each
        for each in dated
        if comes_too_late(later, player, options[each].card)
        and _still_done(settled(after(world, (each,)), player), player, options[chosen])
    ]
    return max(late, key=worths.__getitem__, default=chosen)


def _still_done(game: Game, player: int, option: Option) -> bool:
    """Whether an option of a moment ago may be taken later in the same combat."""
    if comes_too_late(game, player, option.card):
        return False
    sections = game.programs[option.card].action_sections
    used = next((each for each in sections if each.index == option.section), None)
    if used is None or not used.is_attack:
        return used is not None
    cost: int = used.header.cost
    ally = game.state.permanents.get(option.performer)
    return cost <= (game.state.players[player].stages if ally is None else ally.stages)


def for_nothing(world: Game, decision: Decision, index: int) -> bool:
    """Whether saying Yes would surely do nothing but use what is offered: all else that happens,
    and what is asked then, is the same after No."""
    if decision.ask is not Ask.YES_NO or decision.options[index].leaves:
        return False
    yes, no = after(world, (index,)), after(world, (left(decision),))
    asked, other = yes.decision, no.decision
    if (asked and (asked.player, asked.ask, asked.text)) != (
        other and (other.player, other.ask, other.text)
    ):
        return False
    done = [
        [each for each in game.events[len(world.events) :] if not isinstance(each, TO_NO_AVAIL)]
        for game in (yes, no)
    ]
    return done[0] == done[1]
