"""The Combat Step: actions one after another, passes, and the end of combat (COM)."""

from __future__ import annotations

from dataclasses import dataclass

from dbz_desktop.cards.model import SETUP
from dbz_desktop.rules.flow import (
    duties,
    legality,
    moving,
    powers,
    putaway,
    sequence,
    stages,
    uses,
    victory,
    ways,
)
from dbz_desktop.rules.kernel import unread
from dbz_desktop.rules.kernel.cardtext import Section
from dbz_desktop.rules.kernel.controls import (
    CombatStopped,
    CopyDue,
    GainDue,
    LossDue,
    actor_changed,
    passes_ended,
    phase_began,
)
from dbz_desktop.rules.kernel.decisions import AGAIN, Act, Ask, Decision, Option, WhyNot
from dbz_desktop.rules.kernel.events import (
    HAND,
    IN_PLAY,
    IN_USE,
    ActionBegan,
    ActionSkipped,
    CombatEnded,
    CombatEnding,
    LoopEnded,
    Passed,
)
from dbz_desktop.rules.kernel.floating import end_where
from dbz_desktop.rules.kernel.game import Game, Source, Steps

_ACTION, _PASS = Ask.ACTION, Option(Act.PASS, "Pass")
_LEFT = Option(Act.PASS, "No further attack")
_ASKED = (
    "Your action: attack, use a Power, or pass.",
    "You may perform another attack.",
)
"""What is asked for an action, and for one that is another attack only."""

MOST_ACTIONS = 200
"""A combat of so many actions counts as an endless loop, and is over (HSE-10)."""


def action(game: Game) -> Steps:
    """One action of the acting player, or what is next of it: an attack, a Power, a pass (COM-2).

    An attack takes several steps, so that there are rests between its stages.
    """
    state = game.state
    if state.attack is None:
        yield from _begin(game)
    else:
        yield from sequence.go_on(game)
    if state.attack is not None:
        return
    yield from game.settle()
    now = state.combat
    assert now is not None
    player = now.actor
    end_where(game, "action", player, now.actions_of[player])
    if now.actions >= MOST_ACTIONS and not now.ending:
        game.emit(LoopEnded(combat=True))
        game.keep(CombatStopped())
    if now.ending or (now.passed[0] and now.passed[1]):
        game.keep(phase_began("combat end"))
    elif now.gained[player]:
        # Who has another action has it right after this one (HSE-11).
        game.keep(actor_changed(player))
        game.keep(GainDue(player))
    else:
        game.keep(actor_changed(1 - player))


def _begin(game: Game) -> Steps:
    """The beginning of an action: what is announced, and what the player does."""
    now = game.state.combat
    assert now is not None
    player = now.actor
    game.emit(ActionBegan(player, now.actions + 1))
    end_where(game, "until action", player, now.actions_of[player])
    yield from game.settle()
    if game.unread:
        yield from unread.tell_in_play(game)
    if now.ending:
        # What waited for the beginning of this action has ended combat.
        return
    if now.lost[player]:
        # A skipped action is no pass, and breaks no run of passes (HSE-4).
        passes = now.lost[player][0]
        game.keep(LossDue(player))
        game.emit(Passed(player, True) if passes else ActionSkipped(player))
    else:
        yield from _act(game, player)


def _act(game: Game, player: int) -> Steps:
    now = game.state.combat
    assert now is not None
    queued = next((q for q in now.queued if q[0] == player), None) if now.queued else None
    if queued is not None:
        game.keep(CopyDue(player))
        copy = queued[1]
        who = legality.copiers(game, player, copy.card, copy.section)
        if who:
            game.keep(passes_ended())
            by = Source(player, copy.card)
            by.performer = yield from stages.choose_personality(
                game, player, who, "Who performs the copy?", by, "COM-6"
            )
            yield from perform_copy(game, player, copy.card, copy.section, by)
            return
    index = AGAIN
    while index == AGAIN:
        able = [] if duties.why_pass(game, player) else ways.actions(game, player)
        if now.attack_only:
            able = duties.only_attacks(game, player, able, now.attack_only)
        due = duties.attacks(game, player, able)
        options = [*(due or able), *powers.free(game, player)]
        if now.attack_only and not due:
            options.append(_LEFT)
        elif not due and not (able and duties.never_passes(game, player)):
            options.append(_PASS)
        index = yield Decision(
            player,
            _ACTION,
            _ASKED[bool(now.attack_only)],
            "HSE-11" if now.attack_only else "COM-2",
            tuple(options),
            again=True,
        )
        if now.ending:
            return
        if index != AGAIN and powers.is_free(game, options[index]):
            yield from powers.use_freely(game, player, options[index])
            now = game.state.combat
            if now is None or now.ending:
                return
            index = AGAIN
    option = options[index]
    if option is _PASS:
        game.emit(Passed(player))
        return
    if option is _LEFT:
        game.emit(ActionSkipped(player, "HSE-11"))
        return
    game.keep(passes_ended())
    if option.section <= ways.BY_NOTE:
        yield from use_by_note(game, player, option.card, option.section, option.performer)
        return
    if option.value == legality.COPY_AGAIN:
        yield from perform_copy(game, player, option.card, option.section)
        return
    section = game.section(option.card, option.section)
    if section.is_attack:
        card, performer = option.card, option.performer
        if (yield from sequence.done_otherwise(game, player, card, section, performer)):
            return
        _announce(game, player, card, section)
        yield from sequence.begin(game, player, card, section, performer)
    else:
        yield from use_power(game, player, option.card, option.section, option.performer)


@dataclass(frozen=True, slots=True)
class QueuedCopy:
    """The copy of an attack that a player's next action will be (ATK-16)."""

    card: int
    section: int


def perform_copy(
    game: Game,
    player: int,
    card: int,
    section_index: int,
    by: Source | None = None,
) -> Steps:
    """Perform an invisible copy of an attack, with your own personality (ATK-16).

    `by` is the text that performs it, with what is bound to it, what X means there, and which
    personality performs it if that isn't the MP.
    """
    section = game.section(card, section_index)
    performer = legality.copier(game, player, by)
    yield from sequence.perform(game, player, card, section, performer, True, by)


def why_not_play(game: Game, player: int, card: int, source: Source | None = None) -> WhyNot | None:
    """Why a card can't be played by an effect, from wherever it is (EFF-6)."""
    reason = legality.barred(game, player, card, source)
    if reason is not None:
        return reason
    if _only_enters_play(game, card):
        return moving.may_enter_play(game, card, player, source)
    sections = game.programs[card].action_sections
    if not sections:
        return WhyNot("It can't be played as an action.", "COM-2")
    performer = legality.performers(game, player)[0]
    return legality.why_not_use(game, player, card, sections[0], performer)


def _only_enters_play(game: Game, card: int) -> bool:
    """Whether to play a card is to put it into play; a Setup that attacks is played to do so."""
    kind = game.cards[card].type
    attacks = kind is SETUP and game.programs[card].attack is not None
    return kind in legality.PLANNING_TYPES and not attacks


def play_by_effect(
    game: Game,
    player: int,
    card: int,
    source: Source,
    by: Source | None = None,
    stages: int | None = None,
) -> Steps:
    """Play a card as though from hand: costs are paid, Dragon Balls used (EFF-6).

    `source` is the effect that plays it, `by` the same with what is bound to an attack by it, and
    `stages` where an Ally starts, if that is said (TYP-1).
    """
    sections = game.programs[card].action_sections
    performer = legality.performers(game, player)[0]
    if _only_enters_play(game, card):
        yield from moving.play_permanent(game, card, player, source, stages)
    elif sections and sections[0].is_attack:
        yield from sequence.perform(game, player, card, sections[0], performer, by=by)
    elif sections:
        yield from use_power(game, player, card, sections[0].index, performer)


def use_attack(game: Game, player: int, card: int, index: int, performer: int) -> Steps:
    """Perform an attack with a card in hand, a Setup, or a Power."""
    section = game.section(card, index)
    _announce(game, player, card, section)
    yield from sequence.perform(game, player, card, section, performer)


def _announce(game: Game, player: int, card: int, section: Section) -> None:
    """A player uses a section that attacks, as an action or at its moment: that counts."""
    if game.state.where[card] is not HAND:
        uses.count_use(game, player, card, section)
    if game.state.where[card] in (IN_PLAY, IN_USE):
        # A card that is played is turned up first.
        victory.forbid_by_use(game, player, card)


def use_power(
    game: Game,
    player: int,
    card: int,
    index: int,
    performer: int,
    moment: Source | None = None,
) -> Steps:
    """Use a Power that is no attack, and perform the copy of one that it lets be performed.

    `moment` knows the happening that an [instant] Power answers.
    """
    yield from powers.use(game, player, card, index, performer, moment, _copy_chosen)


def _copy_chosen(game: Game, source: Source) -> Steps:
    copy = source.memory.copy
    if copy is not None and legality.can_copy(game, source.player, *copy, source) is None:
        yield from perform_copy(game, source.player, *copy, source)


def use_by_note(game: Game, player: int, card: int, section: int, performer: int) -> Steps:
    """Do what a sentence of a card lets a player do as an action, with the attack that it makes."""
    if ways.only_enters_play(game, player, card, section):
        yield from moving.play_permanent(game, card, player, None)
        return
    printed = ways.played_as_printed(game, player, card, section)
    if printed is not None:
        if printed.is_attack:
            yield from use_attack(game, player, card, printed.index, performer)
        else:
            yield from use_power(game, player, card, printed.index, performer)
        return
    source: Source = yield from ways.use(game, player, card, section, performer=performer)
    copy = source.memory.copy
    if copy is not None and legality.can_copy(game, player, *copy, source) is None:
        yield from perform_copy(game, player, *copy, source)
    if game.state.where[card] is IN_USE:
        yield from putaway.put_away_used(game, card, player)


def end(game: Game) -> Steps:
    """The end of combat: its effects, then what holds "this combat" is over (COM-8)."""
    state = game.state
    now = state.combat
    assert now is not None
    game.emit(CombatEnding(now.attacker))
    yield from game.settle()
    for side in state.players:
        for card in list(side.in_use):
            yield from putaway.put_away_card(game, card, game.owners[card])
    attacker = now.attacker
    end_where(game, "combat")
    end_where(game, "action")
    end_where(game, "until action")
    by, card = now.ended_by
    game.emit(CombatEnded(attacker, card, by=by))
    yield from game.settle()
