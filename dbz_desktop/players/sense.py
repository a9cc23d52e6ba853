"""Plain sense in a combat: what is done before something else, and what isn't worth doing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from dbz_desktop.players.habits import left
from dbz_desktop.players.position import comes_too_late, frees
from dbz_desktop.players.settling import after, may_answer, settle, settled
from dbz_desktop.rules.game import Game
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision, Option
from dbz_desktop.rules.kernel.events import (
    ActionBegan,
    CameToNothing,
    CardMoved,
    CardsRevealed,
    CardUsed,
    Event,
    FloatingBegan,
    Searched,
    SentenceResolved,
    Shuffled,
    Why,
    Zone,
)
from dbz_desktop.rules.kernel.floating import Floating

TO_NO_AVAIL = (CardUsed, SentenceResolved, CameToNothing)
"""What happens of something that is used and does nothing."""

SEEKING = (Searched, CardsRevealed, Shuffled)
"""What happens as a Life Deck is looked through."""


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


def in_turn(
    world: Game,
    decision: Decision,
    worths: Mapping[int, float],
    chosen: int,
    stands: Callable[[Game], float],
) -> int:
    """What is done before the option that is chosen: an attack or a Power after which both have
    brought more than the other way round, by how it `stands` then for who is asked.

    So what helps the other comes first, what does nothing once its price is paid, and of two
    attacks the lesser one, where something lies open that stops the next. But for that the other
    player does nothing meanwhile.
    """
    options, player = decision.options, decision.player
    if decision.ask is not Ask.ACTION or options[chosen].act not in _DONE:
        return chosen
    none = max((worths[each] for each in worths if options[each].leaves), default=0.0)
    others = [
        each
        for each in sorted(worths, key=lambda each: -worths[each])
        if options[each].act in _DONE
        and options[each].card != options[chosen].card
        and worths[each] > none - HELPS
    ]
    first, most = chosen, TELLS
    alone: float | None = None
    for each in others[:MOST_OTHERS]:
        sooner_done = _both(world, player, (options[each], options[chosen]), stands)
        if sooner_done is None:
            continue
        if alone is None:
            alone = _both(world, player, (options[chosen],), stands) or 0.0
        later_done = _both(world, player, (options[chosen], options[each]), stands)
        gained = sooner_done - max(alone, later_done or 0.0)
        if gained > most:
            most, first = gained, each
    return first


def drawn_out(
    world: Game,
    decision: Decision,
    worths: Mapping[int, float],
    chosen: int,
    ended: Callable[[Game], float],
) -> int:
    """The attack that is made rather than to leave combat, where two of them together are better
    though each alone is stopped by what lies open, by what it is worth once combat has `ended`."""
    options, player = decision.options, decision.player
    if decision.ask is not Ask.ACTION or not options[chosen].leaves:
        return chosen
    attacks = [each for each in worths if options[each].act is Act.ATTACK]
    attacks = sorted(attacks, key=lambda each: -worths[each])[:MOST_OTHERS]
    if len(attacks) < 2 or not may_answer(world, 1 - player):
        return chosen
    most, first = worths[chosen] + TELLS, chosen
    for one in attacks:
        for other in attacks:
            if options[one].card == options[other].card:
                continue
            worth = _both(world, player, (options[one], options[other]), ended)
            if worth is not None and worth > most:
                most, first = worth, one
    return first


_DONE = (Act.ATTACK, Act.USE)

HELPS = 0.01
"""What is worth so much less than to pass at most may still be worth it for something else …"""

TELLS = 0.005
"""… where it is worth so much more to do it first: half a life card (see `Weights.worth`)."""

MOST_OTHERS = 3
"""So many other options at most are looked at."""


def _both(
    world: Game, player: int, deeds: Sequence[Option], stands: Callable[[Game], float]
) -> float | None:
    """How it stands once a player has done some things one after another; None where he can't.

    What the other player can answer with openly he uses where it is better for him then: of what
    comes afterwards he knows nothing. Luck prevents nothing: it would tell one order from another.
    """
    answers: list[bool] = []
    worth = 0.0
    for done in range(1, len(deeds) + 1):
        if done < len(deeds) and not may_answer(world, 1 - player):
            answers.append(False)
            continue
        game, met = _done(world, player, deeds[:done], (*answers, False))
        if game is None:
            return None
        worth = stands(game)
        answers.append(False)
        if met:
            stopped, _ = _done(world, player, deeds[:done], (*answers[:-1], True))
            if stopped is not None and (answered := stands(stopped)) < worth:
                worth, answers[-1] = answered, True
    return worth


def _done(
    world: Game, player: int, deeds: Sequence[Option], answers: Sequence[bool]
) -> tuple[Game | None, bool]:
    """The game after some deeds, each answered openly or not; None where one can't be done. And
    whether the last one might be answered so."""
    game, met = world.imagined(), False
    for number, (deed, answered) in enumerate(zip(deeds, answers, strict=True)):
        asked = game.decision
        if number:
            if asked is None or asked.ask is not Ask.ACTION or asked.player == player:
                return None, met
            game.answer(left(asked))
            settle(game, player)
            asked = game.decision
        if asked is None or asked.ask is not Ask.ACTION or asked.player != player:
            return None, met
        index = next((i for i, o in enumerate(asked.options) if _same(o, deed)), None)
        if index is None:
            return None, met
        game.answer(index)
        met = settle(game, player, answers=answered, endures=False).answered
    return game, met


def _same(one: Option, other: Option) -> bool:
    """Whether two options of different moments are the same deed."""
    return (one.act, one.card, one.section, one.performer) == (
        other.act,
        other.card,
        other.section,
        other.performer,
    )


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
    """Whether saying Yes would surely do nothing but use what is offered: all else that is of use,
    and what is asked then, is the same after No."""
    if decision.ask is not Ask.YES_NO or decision.options[index].leaves:
        return False
    yes, no = after(world, (index,)), after(world, (left(decision),))
    asked, other = yes.decision, no.decision
    if (asked and (asked.player, asked.ask, asked.text)) != (
        other and (other.player, other.ask, other.text)
    ):
        return False
    return _of_use(world, yes, decision.player) == _of_use(world, no, decision.player)


def frees_nobody(world: Game, game: Game, player: int) -> bool:
    """Whether all that has come of what a player did since a world, settled, is that Allies may act
    (COM-6), of which none could do anything in his next action. The game is moved on to it."""
    if len(game.state.floating) <= len(world.state.floating):
        return False
    if not any(frees(each) and each.source.player == player for each in game.state.floating):
        return False
    begun = set[int]()
    for event in _of_use(world, game, player):
        if isinstance(event, FloatingBegan):
            begun.add(event.ident)
        elif not isinstance(event, ActionBegan) and getattr(event, "why", None) not in _BY_USE:
            return False
    for each in game.state.floating:
        if each.ident in begun and not (frees(each) or _of_what_was_freed(each)):
            return False
    asked = game.decision
    if asked is not None and asked.ask is Ask.ACTION and asked.player != player:
        game.answer(left(asked))
        settle(game, player)
        asked = game.decision
    if asked is None or asked.ask is not Ask.ACTION or asked.player != player:
        return False
    return not any(
        option.performer in game.state.permanents
        and (option.act is Act.ATTACK or option.card == option.performer)
        for option in asked.options
    )


def in_vain(world: Game, decision: Decision, index: int) -> bool:
    """Whether nothing would come of a Power that is used as an action: what it speaks of isn't
    there, or its condition isn't met.

    Of hidden cards only those of its player's Life Deck, whole, may have a part in it: which cards
    are in it he knows.
    """
    player, card = decision.player, decision.options[index].card
    game = settled(after(world, (index,)), player)
    if not any(isinstance(each, CameToNothing) for each in game.events[len(world.events) :]):
        return False
    return not any(
        not isinstance(each, ActionBegan)
        and not (isinstance(each, CardMoved) and each.card == card and each.target in _AFTER_USE)
        for each in _of_use(world, game, player)
    )


_BY_USE = (Why.PLAY, Why.AFTER_USE, Why.BANISH_SELF)
"""Why a card that is used goes somewhere, if nothing else is done with it …"""


def _of_what_was_freed(floating: Floating) -> bool:
    """Whether it is said of an attack that was spoken of: "that attack deals +2 life cards"."""
    return bool(getattr(getattr(floating.effect, "attacks", None), "refers_back", False))


_AFTER_USE = (Zone.IN_USE, Zone.DISCARD, Zone.BANISHED)
"""… and where it goes then."""


def _of_use(world: Game, game: Game, player: int) -> list[Event]:
    """What has happened since that may be of use to a player: not that something came to nothing,
    that he looked through his Life Deck in vain, or that he gave up cards for it that were
    discarded already."""
    events = game.events[len(world.events) :]
    failed = any(isinstance(each, CameToNothing) and each.player == player for each in events)
    sought = failed and any(isinstance(e, Searched) and e.whose == player for e in events)
    return [
        each
        for each in events
        if not isinstance(each, TO_NO_AVAIL)
        and not (hasattr(each, "before") and each.before == getattr(each, "after", None))
        and not (sought and isinstance(each, SEEKING) and each.player == player)
        and not (failed and _is_given_up(each, player))
    ]


def _is_given_up(event: Event, player: int) -> bool:
    """Whether a card of a player is banished from his discard pile."""
    if not isinstance(event, CardMoved):
        return False
    return (event.player, event.source, event.target) == (player, Zone.DISCARD, Zone.BANISHED)
