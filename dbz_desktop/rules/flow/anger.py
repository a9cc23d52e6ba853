"""Anger and levels: raising, lowering, advancing, being lowered (ANG)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from dbz_desktop.cards.model import DRILL
from dbz_desktop.rules.flow import moving, stages, victory
from dbz_desktop.rules.kernel import door
from dbz_desktop.rules.kernel.deed import AngerVerb, CardVerb, LevelVerb, PlayVerb
from dbz_desktop.rules.kernel.events import (
    DISCARD,
    AngerChanged,
    LevelChanged,
    LevelKept,
    StagesChanged,
    Why,
)
from dbz_desktop.rules.kernel.game import Game, Source, Steps
from dbz_desktop.rules.kernel.matters import Forfeit, Matter
from dbz_desktop.rules.kernel.quantities import Quantity, value_of
from dbz_desktop.rules.kernel.state import ANGER_GOAL

HIGHEST_STAGE = 10
LOWERED_STAGE = 5


def needed(game: Game, player: int) -> int:
    """The anger that a player needs to advance a level, with the effects that change it."""
    return value_of(game, Quantity.ANGER_NEEDED, player, ANGER_GOAL)


def goal(game: Game, player: int) -> int:
    """The anger with which a player advances, or on the last level wins."""
    return _goal(game, player)[0]


def raise_anger(game: Game, player: int, amount: int, source: Source) -> Steps:
    """Raise a player's anger one level after another, advancing at the right one (ANG-1, ANG-2).

    Returns by how much it was raised; what goes past the goal is lost.
    """
    deed = door.of_seat(AngerVerb.RAISE, player, amount, source)
    if amount <= 0 or not door.may(game, deed):
        return 0
    amount = door.amount(game, deed)
    if amount <= 0:
        return 0
    state = game.state.players[player]
    before = state.anger
    victory.forbid_by_deed(game, player, source, Forfeit.ANGER)
    _forbid_past_the_last(game, player, before + amount, source)
    goal, mppv = _goal(game, player)
    after = max(before, min(goal, before + amount))
    if after == before and before < goal:
        return 0
    if after != before:
        game.emit(
            AngerChanged(player, before, after, Why.RAISE, source.card, source.player, "ANG-2")
        )
    if source.attack is not None and source.attack.player == player:
        source.attack.anger_was_raised(source)
    if after >= goal:
        yield from _reach(game, player, source, mppv)
    return after - before


def _goal(game: Game, player: int) -> tuple[int, bool]:
    """The anger at which something happens to a player, and whether that is his MPPV.

    ANG-5: what changes the anger needed to advance doesn't change what an MPPV needs. Who can't
    win so would advance "past level 4", and needs what an advance needs (ANG-4).
    """
    state = game.state.players[player]
    mppv = state.level >= len(state.mp) and victory.can_win_by_mppv(game, player)
    return (ANGER_GOAL if mppv else needed(game, player)), mppv


def _forbid_past_the_last(game: Game, player: int, anger: int, source: Source) -> None:
    """Whose card forfeits the MPPV by advancing would advance with it on level 4, too (ANG-4)."""
    goal, mppv = _goal(game, player)
    if mppv and anger >= goal:
        victory.forbid_by_deed(game, player, source, Forfeit.LEVEL)


def _reach(game: Game, player: int, source: Source, mppv: bool) -> Steps:
    """A player's anger has reached his goal: he advances, or wins (ANG-1, ANG-4, WIN-2)."""
    state = game.state.players[player]
    top = state.level >= len(state.mp)
    if mppv and not (yield from victory.won_otherwise(game, player, "mppv")):
        victory.win(game, player, "mppv", "WIN-2")
    if not top and (yield from _replaced(game, player, LevelVerb.ADVANCE, 1, source)):
        return
    _set_to_zero(game, player, source)
    if top:
        _back_to_highest(game, player, source)
        return
    if source.attack is not None and source.card == source.attack.card:
        source.attack.advanced = True
    _advance(game, player, 1, source, rule="ANG-1")


def _replaced(game: Game, player: int, verb: LevelVerb, levels: int, source: Source) -> Steps:
    """Whether a player has something else done in the place of a change of level (EFF-5)."""
    if not _may_change(game, player, verb, levels, source):
        return False
    mp = game.state.players[player].mp_card
    for each in (verb, LevelVerb.CHANGE):
        if each in game.spoken:
            deed = door.of_personality(each, player, mp, levels, source)
            if (yield from door.instead(game, deed)):
                return True
    return False


def _set_to_zero(game: Game, player: int, source: Source) -> None:
    anger = game.state.players[player].anger
    if anger:
        game.emit(AngerChanged(player, anger, 0, Why.SET, source.card, source.player, "ANG-1"))


def lower_anger(game: Game, player: int, amount: int, source: Source, rule: str = "ANG-2") -> int:
    """Lower a player's anger, never below 0 (ANG-2). Returns by how much it was lowered."""
    deed = door.of_seat(AngerVerb.LOWER, player, amount, source, critical=rule == "ATK-13")
    if amount <= 0 or not door.may(game, deed):
        return 0
    amount = door.amount(game, deed)
    before = game.state.players[player].anger
    after = max(0, before - amount)
    if after != before or source.card >= 0:
        # Told even where there is nothing to lower: effects may ask whether it was tried.
        game.emit(AngerChanged(player, before, after, Why.LOWER, source.card, source.player, rule))
    return before - after


def can_raise(game: Game, player: int, source: Source) -> bool:
    """Whether an effect may raise this player's anger."""
    return door.may(game, door.of_seat(AngerVerb.RAISE, player, 1, source))


def can_lower(game: Game, player: int, source: Source, critical: bool = False) -> bool:
    """Whether an effect, perhaps of critical damage, may lower this player's anger."""
    return door.may(game, door.of_seat(AngerVerb.LOWER, player, 1, source, critical))


def set_anger(game: Game, amounts: Mapping[int, int], source: Source) -> Steps:
    """Set players' anger to a number each, at once, which neither raises nor lowers it (ANG-3).

    It never goes past the goal (ANG-2); whose anger reaches it so advances or wins (ANG-1).
    """
    reached = []
    for player, amount in amounts.items():
        before = game.state.players[player].anger
        deed = door.of_seat(AngerVerb.SET, player, max(0, amount), source)
        if not door.may(game, deed):
            continue
        if AngerVerb.SET in game.spoken and (yield from door.instead(game, deed)):
            continue
        _forbid_past_the_last(game, player, amount, source)
        goal, _ = _goal(game, player)
        after = max(0, min(amount, max(before, goal)))
        if before != after:
            game.emit(
                AngerChanged(player, before, after, Why.SET, source.card, source.player, "ANG-3")
            )
        if before < goal <= after:
            reached.append(player)
    for player in reached:
        goal, mppv = _goal(game, player)
        if game.state.players[player].anger >= goal:
            yield from _reach(game, player, source, mppv)


def advance(game: Game, player: int, levels: int, source: Source) -> Steps:
    """Have an effect advance the MP (ANG-3); True if it does."""
    state = game.state.players[player]
    levels = min(levels, len(state.mp) - state.level)
    if levels and (yield from _replaced(game, player, LevelVerb.ADVANCE, levels, source)):
        return False
    return _advance(game, player, levels, source, "ANG-3")


def _advance(game: Game, player: int, levels: int, source: Source, rule: str) -> bool:
    """Advance the MP: ten stages above zero, Drills discarded, new Power usable (ANG-1, TYP-5)."""
    state = game.state.players[player]
    target = min(len(state.mp), state.level + levels)
    if target == state.level or not _may_change(game, player, LevelVerb.ADVANCE, levels, source):
        return False
    victory.forbid_by_deed(game, player, source, Forfeit.LEVEL)
    _change_level(game, player, target, Why.RAISE, source, rule)
    _set_stages(game, player, HIGHEST_STAGE, source, rule)
    _discard_drills(game, player, advancing=True)
    _show_hands(game, player)
    return True


def lower_level(game: Game, player: int, levels: int, source: Source) -> Steps:
    """Lower the MP: five stages above zero, Drills discarded, anger stays (ANG-3, TYP-5)."""
    state = game.state.players[player]
    target = max(1, state.level - levels)
    if target == state.level:
        return False
    if not _may_change(game, player, LevelVerb.LOWER, levels, source):
        game.emit(LevelKept(player, source.player, source.card))
        return False
    if (yield from _replaced(game, player, LevelVerb.LOWER, levels, source)):
        return False
    _change_level(game, player, target, Why.LOWER, source, "ANG-3")
    _set_stages(game, player, LOWERED_STAGE, source, "ANG-3")
    _discard_drills(game, player)
    _show_hands(game, player)
    return True


def can_change_level(game: Game, player: int, by: int, source: Source) -> bool:
    """Whether an effect could have an MP advance so many levels, or be lowered by a number below 0.

    On its last level it advances no further, and on the first it is lowered no more (ANG-3).
    """
    state = game.state.players[player]
    if max(1, min(len(state.mp), state.level + by)) == state.level:
        return False
    verb = LevelVerb.ADVANCE if by > 0 else LevelVerb.LOWER
    return _may_change(game, player, verb, abs(by), source)


def _may_change(game: Game, player: int, verb: LevelVerb, levels: int, source: Source) -> bool:
    mp = game.state.players[player].mp_card
    return all(
        door.may(game, door.of_personality(each, player, mp, levels, source))
        for each in (verb, LevelVerb.CHANGE)
    )


def _change_level(game: Game, player: int, level: int, why: Why, source: Source, rule: str) -> None:
    state = game.state.players[player]
    by = player if rule == "ANG-1" else source.player
    card = state.mp[level - 1]
    game.emit(LevelChanged(player, state.level, level, card, why, source.card, rule, by=by))


def stages_follow(game: Game, event: LevelChanged) -> bool:
    """Whether a change of level that was just told goes on: its stages aren't set yet (ANG-3)."""
    if event.why not in (Why.RAISE, Why.LOWER):
        return False
    side = game.state.players[event.player]
    stage = HIGHEST_STAGE if event.why is Why.RAISE else LOWERED_STAGE
    return side.stages != moving.highest_stage(game, side.mp_card, stage)


def _show_hands(game: Game, player: int) -> None:
    """Show the hand at once that a new level makes a player show: cards may wait for that."""
    if game.programs[game.state.players[player].mp_card].reveals:
        game.note_revealed_hands()


def _set_stages(game: Game, player: int, stage: int, source: Source, rule: str) -> None:
    state = game.state.players[player]
    stage = moving.highest_stage(game, state.mp_card, stage)
    if state.stages != stage:
        game.emit(
            StagesChanged(player, state.mp_card, state.stages, stage, Why.SET, source.card, rule)
        )


def _back_to_highest(game: Game, player: int, source: Source) -> None:
    """Level 4 without an MPPV: raised to the highest stage, in later editions set to it (ANG-4)."""
    if game.edition.rules.level4_anger_reset == "raised":
        mp = game.state.players[player].mp_card
        stages.change(game, mp, stages.TOP, Why.RAISE, source, "ANG-4")
    else:
        _set_stages(game, player, HIGHEST_STAGE, source, "ANG-4")


def _discard_drills(game: Game, player: int, advancing: bool = False) -> None:
    if any(clause.who.seat(s) == player for clause, s in game.holding(Matter.DRILLS_STAY)):
        return
    drills = [
        card
        for card in game.state.players[player].play
        if game.cards[card].type is DRILL
        and card in game.state.permanents
        and not game.programs[card].stays_on(advancing)
        and moving.may_leave(game, card, None, DISCARD)
    ]
    asked = drills and door.answered(game, CardVerb.DISCARD)
    if asked or any(game.programs[card].waits_for_levels for card in drills):
        game.before_settling(partial(_let_fall, game, player, drills))
        return
    _let_go(game, drills)


def _let_go(game: Game, drills: list[int]) -> None:
    with game.at_once():
        for card in drills:
            moving.leave_play(game, card, DISCARD, Why.LEVEL, None, "TYP-5")
    game.discarded_together(drills)


def _let_fall(game: Game, player: int, drills: list[int]) -> Steps:
    """Discard Drills after their own texts were asked, as soon as the sentence is over (EFF-2)."""
    yield from game.settle_first("spares_drills")
    if game.take(("drills spared", player)):
        return
    falling = []
    for card in drills:
        if card not in game.state.permanents:
            continue
        deed = door.of_cards(game, CardVerb.DISCARD, (card,), None, DISCARD, on=LevelVerb.CHANGE)
        may = door.may(game, deed) and door.may(game, replace(deed, verb=PlayVerb.LEAVE))
        if may and not (yield from door.instead(game, deed)):
            falling.append(card)
    _let_go(game, [card for card in falling if card in game.state.permanents])


__all__ = [
    "advance",
    "can_change_level",
    "can_lower",
    "can_raise",
    "goal",
    "lower_anger",
    "lower_level",
    "needed",
    "raise_anger",
    "set_anger",
]
