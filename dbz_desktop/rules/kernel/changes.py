"""Changes: how each event, told or kept, changes the state. Nothing else does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dbz_desktop.rules.kernel.attack_events import AttackBegan, AttackEnded
from dbz_desktop.rules.kernel.controls import (
    ActionGained,
    ActionsLost,
    ActorChanged,
    AttackRemembered,
    AttackTakenUp,
    CombatStopped,
    CopyDue,
    CopyQueued,
    CopyUsesLeft,
    Counted,
    EffectHeld,
    EffectLeft,
    EffectNarrowed,
    Forgotten,
    GainDue,
    LossDue,
    MppvForfeited,
    NumbersDealt,
    NumbersDue,
    PassesEnded,
    PhaseBegan,
    UsesLeft,
)
from dbz_desktop.rules.kernel.deeds_told import HEARD
from dbz_desktop.rules.kernel.events import (
    IN_PLAY,
    LIFE_DECK,
    ActionBegan,
    AngerChanged,
    AngerGoalChanged,
    CardCopied,
    CardMoved,
    CombatBegan,
    CombatEnded,
    CombatEnding,
    ControlChanged,
    Event,
    GameStarted,
    GameWon,
    LevelChanged,
    Passed,
    RunsOut,
    Shuffled,
    ShuffledAnew,
    StagesChanged,
    StepBegan,
    TurnBegan,
)
from dbz_desktop.rules.kernel.history import TURNS
from dbz_desktop.rules.kernel.state import LISTS, Combat, Permanent, State

Change = Callable[[State, Any], None]


def apply(state: State, event: Event) -> None:
    """Change the state by an event. Events that only tell leave it as it is."""
    change = CHANGES.get(type(event))
    if change is not None:
        change(state, event)


def _card_moved(state: State, event: CardMoved) -> None:
    card, here, there = event.card, event.source, event.target
    players = state.players
    source = LISTS[here](players[event.player])
    if source and source[-1] == card:
        source.pop()
    else:
        source.remove(card)
    target = LISTS[there](players[event.to_player])
    if event.at_bottom:
        target.insert(event.place, card)
    elif event.place:
        target.insert(len(target) - event.place, card)
    else:
        target.append(card)
    if there is IN_PLAY:
        state.permanents[card] = Permanent(event.to_player, event.stages, event.attached_to)
        state.left.pop(card, None)
    elif here is IN_PLAY:
        state.left[card] = state.permanents.pop(card)
        if state.copied:
            state.copied.pop(card, None)
    state.where[card] = there
    if card in state.remaining:
        # It lies elsewhere now, or is used anew (ATK-15).
        del state.remaining[card]


def _shuffled(state: State, event: Shuffled | ShuffledAnew) -> None:
    state.players[event.player].life_deck[:] = event.order


def _stages_changed(state: State, event: StagesChanged) -> None:
    player = state.players[event.player]
    if event.card in player.mp:
        player.stages = event.after
    else:
        state.permanents[event.card].stages = event.after


def _anger_changed(state: State, event: AngerChanged) -> None:
    state.players[event.player].anger = event.after


def _anger_goal_changed(state: State, event: AngerGoalChanged) -> None:
    state.players[event.player].anger_goal = event.after


def _runs_out(state: State, event: RunsOut) -> None:
    state.players[event.player].runs_out = event.after


def _level_changed(state: State, event: LevelChanged) -> None:
    player = state.players[event.player]
    player.level = event.after
    for permanent in state.permanents.values():
        # What is attached to an MP lies at the level that is shown (TYP-7).
        if permanent.attached_to in player.mp:
            permanent.attached_to = player.mp_card
    if state.combat is not None:
        state.combat.level_changes[event.player] += 1


def _control_changed(state: State, event: ControlChanged) -> None:
    state.players[event.before].play.remove(event.card)
    state.players[event.after].play.append(event.card)
    permanent = state.permanents[event.card]
    permanent.controller = event.after
    permanent.captured = not permanent.captured


def _card_copied(state: State, event: CardCopied) -> None:
    state.copied[event.card] = event.of


def _turn_began(state: State, event: TurnBegan) -> None:
    if event.number > 1:
        state.history.begin_turn(state.active)
    state.turn = event.number
    state.active = event.player
    state.declared = False
    _forget_uses(state, "turn")
    state.left.clear()
    state.fought_before = (state.fought, *state.fought_before)[:TURNS]
    state.fought = ()


def _combat_began(state: State, event: CombatBegan) -> None:
    state.combat = Combat(event.player, event.player)
    state.declared = True
    state.history.begin_combat()


def _combat_ending(state: State, event: CombatEnding) -> None:
    assert state.combat is not None
    state.combat.at_end = True


def _combat_ended(state: State, event: CombatEnded) -> None:
    if state.combat is not None:
        state.fought += tuple(state.combat.attacks)
    state.combat = None
    _forget_uses(state, "combat")


def _forget_uses(state: State, period: str) -> None:
    """What is counted in a period is counted anew."""
    for key in [key for key in state.used if key[0] == period]:
        del state.used[key]


def _attack_ended(state: State, event: AttackEnded) -> None:
    _forget_uses(state, "attack")


def _attack_began(state: State, event: AttackBegan) -> None:
    state.attack_count = event.number


def _action_began(state: State, event: ActionBegan) -> None:
    combat = state.combat
    assert combat is not None
    combat.actor = event.player
    combat.actions = event.number
    combat.actions_of[event.player] += 1
    combat.passed_last[event.player] = False
    state.history.begin_action(event.player)


def _passed(state: State, event: Passed) -> None:
    combat = state.combat
    assert combat is not None
    combat.passed[event.player] = True
    combat.passed_last[event.player] = True


def _game_won(state: State, event: GameWon) -> None:
    state.winner = event


def _game_started(state: State, event: GameStarted) -> None:
    state.first = event.first
    state.active = event.first


def _step_began(state: State, event: StepBegan) -> None:
    state.active = event.player


# ---------------------------------------------------------------------------- controls


def _phase_began(state: State, control: PhaseBegan) -> None:
    state.phase = control.phase
    if control.phase == "combat":
        state.history.begin_fight()


def _counted(state: State, control: Counted) -> None:
    state.used[control.key] = control.times


def _numbers_dealt(state: State, control: NumbersDealt) -> None:
    now = dict(zip(control.before, control.after, strict=True))
    deck = state.players[control.player].life_deck
    deck[:] = map(now.get, deck, deck)
    state.where += [LIFE_DECK] * len(now)
    before = dict(zip(control.after, control.before, strict=True))
    fresh = map(before.__getitem__, range(len(state.faces), len(state.where)))
    state.faces += tuple(map(state.faces.__getitem__, fresh))
    state.gone = state.gone.union(now)
    # A Power counts as used whatever becomes of its card (COM-3): `flow.uses` and the language
    # have the card at this place of their keys.
    for key in [k for k in state.used if len(k) > 4 and k[3] in now]:
        state.used[(*key[:3], now[key[3]], *key[4:])] = state.used.pop(key)
    state.due = tuple(card for card in state.due if card not in now)


def _numbers_due(state: State, control: NumbersDue) -> None:
    state.due = tuple(dict.fromkeys((*state.due, *control.cards)))


def _forgotten(state: State, control: Forgotten) -> None:
    state.used.pop(control.key, None)


def _uses_left(state: State, control: UsesLeft) -> None:
    state.remaining[control.card] = control.uses


def _combat(state: State) -> Combat:
    assert state.combat is not None
    return state.combat


def _copy_uses_left(state: State, control: CopyUsesLeft) -> None:
    _combat(state).copies[control.key] = control.uses


def _copy_queued(state: State, control: CopyQueued) -> None:
    _combat(state).queued.append((control.player, control.copy))


def _copy_due(state: State, control: CopyDue) -> None:
    queued = _combat(state).queued
    queued.remove(next(each for each in queued if each[0] == control.player))


def _actions_lost(state: State, control: ActionsLost) -> None:
    _combat(state).lost[control.player] += [control.passes] * control.count


def _action_gained(state: State, control: ActionGained) -> None:
    _combat(state).gained[control.player].append(control.attack)


def _gain_due(state: State, control: GainDue) -> None:
    combat = _combat(state)
    combat.attack_only = combat.gained[control.player].pop(0)


def _loss_due(state: State, control: LossDue) -> None:
    _combat(state).lost[control.player].pop(0)


def _passes_ended(state: State, control: PassesEnded) -> None:
    _combat(state).passed = [False, False]


def _actor_changed(state: State, control: ActorChanged) -> None:
    combat = _combat(state)
    combat.actor = control.player
    combat.attack_only = False


def _combat_stopped(state: State, control: CombatStopped) -> None:
    now = _combat(state)
    now.ending = True
    now.ended_by = (control.player, control.card)


def _mppv_forfeited(state: State, control: MppvForfeited) -> None:
    one, other = state.no_mppv
    state.no_mppv = (True, other) if control.player == 0 else (one, True)


def _attack_taken_up(state: State, control: AttackTakenUp) -> None:
    state.attack = control.attack


def _attack_remembered(state: State, control: AttackRemembered) -> None:
    _combat(state).attacks.append(control.past)


def _effect_held(state: State, control: EffectHeld) -> None:
    state.ident = control.floating.ident
    state.floating = (*state.floating, control.floating)


def _effect_narrowed(state: State, control: EffectNarrowed) -> None:
    narrowed = control.floating
    state.floating = tuple(
        narrowed if each.ident == narrowed.ident else each for each in state.floating
    )


def _effect_left(state: State, control: EffectLeft) -> None:
    state.floating = tuple(each for each in state.floating if each.ident != control.ident)


_OWN: dict[type[Event], Change] = {
    CardMoved: _card_moved,
    Shuffled: _shuffled,
    ShuffledAnew: _shuffled,
    StagesChanged: _stages_changed,
    AngerChanged: _anger_changed,
    AngerGoalChanged: _anger_goal_changed,
    RunsOut: _runs_out,
    LevelChanged: _level_changed,
    ControlChanged: _control_changed,
    CardCopied: _card_copied,
    TurnBegan: _turn_began,
    CombatBegan: _combat_began,
    CombatEnding: _combat_ending,
    CombatEnded: _combat_ended,
    AttackBegan: _attack_began,
    AttackEnded: _attack_ended,
    ActionBegan: _action_began,
    Passed: _passed,
    GameWon: _game_won,
    GameStarted: _game_started,
    StepBegan: _step_began,
    PhaseBegan: _phase_began,
    Counted: _counted,
    Forgotten: _forgotten,
    NumbersDealt: _numbers_dealt,
    NumbersDue: _numbers_due,
    UsesLeft: _uses_left,
    CopyUsesLeft: _copy_uses_left,
    CopyQueued: _copy_queued,
    CopyDue: _copy_due,
    ActionsLost: _actions_lost,
    LossDue: _loss_due,
    ActionGained: _action_gained,
    GainDue: _gain_due,
    PassesEnded: _passes_ended,
    ActorChanged: _actor_changed,
    CombatStopped: _combat_stopped,
    MppvForfeited: _mppv_forfeited,
    AttackTakenUp: _attack_taken_up,
    AttackRemembered: _attack_remembered,
    EffectHeld: _effect_held,
    EffectNarrowed: _effect_narrowed,
    EffectLeft: _effect_left,
}


def _heard(state: State, event: Event) -> None:
    """The history alone remembers it."""
    state.history.add(event)


def _and_heard(change: Change) -> Change:
    def change_and_hear(state: State, event: Event) -> None:
        change(state, event)
        # As `History.add` does, but for most of what happens.
        history, kind = state.history, type(event)
        latest, number = history.latest, history.length
        latest[kind] = (number, event, latest.get(kind))
        history.length = number + 1

    return change_and_hear


CHANGES: dict[type[Event], Change] = _OWN | {
    kind: _and_heard(_OWN[kind]) if kind in _OWN else _heard for kind in HEARD
}
"""How each kind of event changes the state, and its history; all others only tell."""
