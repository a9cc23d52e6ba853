"""Plain sense in a combat: what is done before something else, and what isn't worth doing."""

from __future__ import annotations

from collections.abc import Mapping

from dbz_desktop.players.habits import left
from dbz_desktop.players.position import comes_too_late
from dbz_desktop.players.settling import after, settled
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.insight import forecast
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


def helped(world: Game, decision: Decision, worths: Mapping[int, float], chosen: int) -> int:
    """What is done before an attack that is chosen: an attack or a Power that does more for it
    than it would do for that, by the engine's own forecast.

    Both can be done one after the other, and the other player does nothing between them.
    """
    options, player = decision.options, decision.player
    if decision.ask is not Ask.ACTION or options[chosen].act is not Act.ATTACK:
        return chosen
    none = max((worths[each] for each in worths if options[each].leaves), default=0.0)
    others = [
        each
        for each in sorted(worths, key=lambda each: -worths[each])
        if each != chosen and options[each].act in _DONE and worths[each] > none - HELPS
    ]
    most, first = HELPS_MOST, chosen
    for each in others[:MOST_OTHERS]:
        does = _more(world, player, options[each], each, options[chosen])
        if does is None or does <= most:
            continue
        back = _more(world, player, options[chosen], chosen, options[each])
        if does - (back or 0.0) > most:
            most, first = does - (back or 0.0), each
    return first


_DONE = (Act.ATTACK, Act.USE)

HELPS = 0.01
"""What is worth so much less than to pass at most may still be worth it for another attack …"""

HELPS_MOST = 0.5
"""… whose damage it must raise by more than so many life cards."""

OF_A_LIFE_CARD = 0.4
"""So many life cards a stage of damage is worth."""

MOST_OTHERS = 3
"""So many other options at most are looked at."""


def _more(world: Game, player: int, done: Option, index: int, wanted: Option) -> float | None:
    """By how much an option, done, raises the damage of an attack that is wanted in the next
    action, in life cards; None where that can't be made then, or does what nobody can tell."""
    now = _damage(world, player, wanted)
    if now is None:
        return None
    game = settled(after(world, (index,)), player)
    asked = game.decision
    if asked is not None and asked.ask is Ask.ACTION and asked.player != player:
        passes = next((i for i, option in enumerate(asked.options) if option.leaves), None)
        if passes is None:
            return None
        game.answer(passes)
        settled(game, player)
    then = _damage(game, player, wanted)
    return None if then is None else then - now


def _damage(game: Game, player: int, wanted: Option) -> float | None:
    """What an attack would do, in life cards, where it is among a player's options."""
    asked = game.decision
    if asked is None or asked.ask is not Ask.ACTION or asked.player != player:
        return None
    for option in asked.options:
        if (option.act, option.card, option.section, option.performer) == (
            wanted.act,
            wanted.card,
            wanted.section,
            wanted.performer,
        ):
            told = forecast.of_option(game, player, option)
            if told is None or told.calculated is None:
                return None
            return told.life_cards + OF_A_LIFE_CARD * told.stages_lost
    return None


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
