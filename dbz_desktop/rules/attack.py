"""The attack sequence: costs, effects, defense, damage, HIT, critical damage (ATK)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from dbz_desktop.cards import Card, CardType, Style
from dbz_desktop.rules import critical, damage, floating, legality, moving, stages
from dbz_desktop.rules.cardtext import Section, Sentence
from dbz_desktop.rules.decisions import AGAIN, Act, Ask, Decision, Option
from dbz_desktop.rules.effects import considered
from dbz_desktop.rules.effects.amounts import WhenPerformed
from dbz_desktop.rules.effects.base import Source, Steps
from dbz_desktop.rules.effects.clash import play_cost
from dbz_desktop.rules.effects.lasting import (
    AttackGains,
    AttackModifier,
    CannotBeStopped,
    CannotBeStoppedBy,
    StopsAttacks,
)
from dbz_desktop.rules.effects.nexts import Remains, ThisAttackNote, only_others_stop
from dbz_desktop.rules.effects.standing import AttacksGoUnder
from dbz_desktop.rules.events import (
    NOBODY,
    AttackBegan,
    AttackEnded,
    AttackKind,
    AttackStep,
    AttackStopped,
    AttackUnstopped,
    CardMoved,
    CardUsed,
    StopFailed,
    Why,
    Zone,
)
from dbz_desktop.rules.state import PastAttack

if TYPE_CHECKING:
    from dbz_desktop.rules.game import Game


@dataclass(slots=True)
class Attack:
    """An attack that is being performed. `player` attacks, `performer` is his personality."""

    player: int
    card: int
    section: Section
    facts: Card
    performer: int
    kind: AttackKind
    number: int = 0
    copy: bool = False
    cost: int = 0
    source: Source = field(default_factory=lambda: Source(0))
    phase: str = "costs"
    stopped: bool = False
    stopped_by: int = NOBODY
    raised_anger: bool = False
    advanced: bool = False
    no_damage: bool = False
    base: tuple[Any, str] | None = None
    prevented_all: bool = False
    bound: list[tuple[Any, Source]] = field(default_factory=list)
    on_stop: list[tuple[Any, Source]] = field(default_factory=list)
    stages: int = 0
    life_cards: int = 0
    dealt_stages: int = 0
    dealt_life: int = 0
    critical: bool = False
    critical_effects: int = 1
    critical_again: bool = False
    remain: int = 0
    counted: dict[tuple[int, Any], int] = field(default_factory=dict)
    style: Style = Style.FREESTYLE
    from_hand: bool = False
    life_as_stages: bool = False

    @property
    def defender(self) -> int:
        """The player who is attacked."""
        return 1 - self.player

    @property
    def is_styled(self) -> bool:
        """Whether the attack counts as Styled: its card has one of the six Styles."""
        return self.style.is_styled

    def anger_was_raised(self, source: Source) -> None:
        """An effect of this attack raised its player's anger."""
        if source.attack is self and self.phase == "immediate" and source.card == self.card:
            self.raised_anger = True


def kind_of(section: Section) -> AttackKind:
    """Physical or energy, as the attack's own first sentence says."""
    kind: AttackKind = section.header.kind
    return kind


def prepare(
    game: Game, player: int, card: int, section: Section, performer: int, copy: bool = False
) -> Attack:
    """An attack that isn't performed yet, to ask what it would cost and whether it may be."""
    attack = _described(game, player, card, section, performer, copy)
    attack.cost = legality.cost_of(game, attack)
    return attack


def _described(
    game: Game, player: int, card: int, section: Section, performer: int, copy: bool
) -> Attack:
    facts = game.cards[card]
    attack = Attack(player, card, section, facts, performer, kind_of(section), copy=copy)
    attack.style = considered.style(game, card)
    return attack


def performed_before(game: Game, player: int) -> list[Attack]:
    """A player's attacks of this combat that are over, for "your first Styled attack".

    A turn has one combat at most, so they are his attacks of this turn as well.
    """
    combat = game.state.combat
    if combat is None:
        return []
    return [
        _described(
            game, player, past.card, game.section(past.card, past.section), NOBODY, past.copy
        )
        for past in combat.attacks
        if past.player == player
    ]


def perform(
    game: Game,
    player: int,
    card: int,
    section: Section,
    performer: int,
    copy: bool = False,
    bound: tuple[tuple[Any, Source], ...] = (),
) -> Steps:
    """Perform an attack from its costs to its end (ATK-1)."""
    state = game.state
    attack = prepare(game, player, card, section, performer, copy)
    began = len(game.events)
    state.attack_count += 1
    attack.number = state.attack_count
    attack.bound.extend(bound)
    attack.source = Source(
        player,
        card,
        section.index,
        attack,
        performer=performer,
        definitions=section.definitions,
    )
    outer, game.attack = game.attack, attack
    from_hand = state.where[card] is Zone.HAND and not copy
    attack.from_hand = from_hand
    played = state.where[card] not in (Zone.IN_PLAY, Zone.IN_USE) and not copy
    if played:
        moving.move(game, card, Zone.IN_USE, Why.PLAY, attack.source, "COM-2")
    game.emit(CardUsed(player, card, section.index, "attack", from_hand, "COM-2"))
    game.emit(
        AttackBegan(attack.number, player, card, attack.kind, performer, attack.cost, copy, "ATK-1")
    )
    _count_now(game, attack)
    steps = _StepCounter(game, attack)
    steps.enter("pay costs")
    if attack.cost:
        stages.pay(game, performer, attack.cost, attack.source)
    if played:
        yield from play_cost(game, card, attack.source)
    floating.take_hold(game, attack)
    for note in game.programs[card].notes:
        if isinstance(note, ThisAttackNote):
            note.bind(attack)
    steps.enter("immediate effects")
    attack.phase = "immediate"
    attack.remain = 1 if in_force(game, attack, Remains) else 0
    yield from game.settle()
    cancelled = bool(game.state.used.pop(("cancelled", card), 0))
    if not cancelled:
        yield from game.run(section.sentences, attack.source)
        for sentences, source in _gained(game, attack, hits=False):
            yield from game.run(sentences, source)
        attack.phase = "defense"
        steps.enter("defense")
        yield from defend(game, attack)
    steps.enter("damage")
    attack.phase = "damage"
    if cancelled:
        # An Event that attacks without any effects left deals nothing.
        attack.stopped = True
    else:
        yield from _stop_by_floating(game, attack)
    if not attack.stopped:
        game.emit(AttackUnstopped(attack.number, player))
        yield from game.settle()
        yield from damage.deal(game, attack)
    steps.enter("effects of the damage")
    yield from game.settle()
    steps.enter("HIT effects")
    attack.phase = "hit"
    if not attack.stopped and not _was_hidden(game, attack, began):
        yield from game.run(section.hits, attack.source)
        for sentences, source in _gained(game, attack, hits=True):
            yield from game.run(sentences, source)
    steps.enter("critical damage")
    if attack.critical:
        used: tuple[str, ...] = ()
        for _ in range(attack.critical_effects):
            choice = yield from critical.offer(game, player, attack.source, used)
            if not choice:
                break
            if not attack.critical_again:
                used = (*used, choice)
    steps.enter("discard the attack")
    attack.phase = "end"
    floating.after_attack(game, attack)
    yield from put_away(game, attack, played)
    _remember(game, attack)
    game.emit(
        AttackEnded(
            attack.number, player, not attack.stopped, attack.dealt_stages, attack.dealt_life
        )
    )
    yield from game.settle()
    game.attack = outer


def _count_now(game: Game, attack: Attack) -> None:
    """Keep what modifiers in force count "when you perform that attack"."""
    for _, source in in_force(game, attack, AttackModifier):
        for amount in source.definitions.values():
            if isinstance(amount, WhenPerformed):
                attack.counted[source.card, amount] = amount.amount.value(game, source)


def _was_hidden(game: Game, attack: Attack, began: int) -> bool:
    """Whether the card went to a hidden zone since: then its HIT effects don't resolve (ZON-3)."""
    if attack.copy or not game.edition.rules.get("hidden_zone_rule", False):
        return False
    return any(
        isinstance(event, CardMoved) and event.card == attack.card and event.target.is_hidden
        for event in game.events[began:]
    )


class _StepCounter:
    """Tells the steps of the sequence with the numbers they have in the edition (ATK-1)."""

    def __init__(self, game: Game, attack: Attack) -> None:
        self.game = game
        self.attack = attack
        self.names = game.edition.attack_steps()

    def enter(self, name: str) -> None:
        if name in self.names:
            self.game.emit(AttackStep(self.attack.number, self.names.index(name) + 1, name))


def in_force(game: Game, attack: Attack, kind: type[Any]) -> list[tuple[Any, Source]]:
    """Continuous effects of a kind that speak of this attack, bound ones included."""
    found = [
        (clause, source)
        for clause, source in game.holding(kind)
        if clause.attacks.fits(game, attack, source)
    ]
    found += [(clause, source) for clause, source in attack.bound if type(clause) is kind]
    return found


def _gained(game: Game, attack: Attack, hits: bool) -> list[tuple[tuple[Sentence, ...], Source]]:
    found = []
    for clause, _ in in_force(game, attack, AttackGains):
        section = clause.text.section
        sentences = section.hits if hits else section.sentences
        if sentences:
            own = Source(
                attack.player,
                attack.card,
                attack.section.index,
                attack,
                performer=attack.performer,
                definitions=section.definitions,
            )
            found.append((sentences, own))
    return found


# ---------------------------------------------------------------------------- defense


def defend(game: Game, attack: Attack) -> Steps:
    """Step 3: the opponent may play or use one [defense] card (ATK-3)."""
    player = attack.defender
    index = AGAIN
    while index == AGAIN:
        options = [*legality.defense_options(game, attack)]
        options.append(Option(Act.PASS, "No defense"))
        index = yield Decision(
            player,
            Ask.DEFEND,
            f"{game.cards[attack.card].title} attacks. Play or use a [defense] card?",
            "ATK-3",
            tuple(options),
            attack.card,
            again=True,
        )
    option = options[index]
    if option.act is Act.PASS:
        return
    yield from use_defense(game, attack, option.card, option.section, option.performer)


def use_defense(game: Game, attack: Attack, card: int, section_index: int, performer: int) -> Steps:
    """Play or use a [defense] section against an attack, then put it away (ATK-1)."""
    from dbz_desktop.rules.combat import forbid_mppv_by_note

    player = attack.defender
    if section_index < 0:
        section = legality.stop_instead_section(game, card)
    else:
        section = game.section(card, section_index)
    source = Source(
        player, card, section.index, attack, performer=performer, definitions=section.definitions
    )
    from_hand = game.state.where[card] is Zone.HAND
    if from_hand:
        moving.move(game, card, Zone.IN_USE, Why.PLAY, source, "ATK-3")
    else:
        legality.count_use(game, player, card, section)
    forbid_mppv_by_note(game, player, card)
    game.emit(CardUsed(player, card, section.index, "defense", from_hand, "ATK-3"))
    yield from game.settle()
    if not game.state.used.pop(("cancelled", card), 0):
        yield from game.run(section.sentences, source)
    used_up = from_hand or game.cards[card].type is CardType.SETUP
    if used_up:
        yield from put_away_card(game, card, player)


def stop(game: Game, attack: Attack, source: Source) -> bool:
    """Stop an attack, unless it can't be stopped by this (ATK-4, ATK-15)."""
    if attack.stopped:
        return False
    by = game.cards[source.card].type if source.card >= 0 else None
    from_combat_card = by in (CardType.PHYSICAL_COMBAT, CardType.ENERGY_COMBAT)
    barred = bool(in_force(game, attack, CannotBeStopped)) or attack.section.header.unstoppable
    if attack.section.header.focused and not from_combat_card:
        barred = True
    if any(
        c.stopper is not None and c.covers(by) for c, _ in in_force(game, attack, CannotBeStoppedBy)
    ):
        barred = True
    if only_others_stop(game, attack, source):
        barred = True
    if barred:
        game.emit(StopFailed(attack.number, source.card))
        return False
    attack.stopped = True
    attack.stopped_by = source.card
    game.emit(AttackStopped(attack.number, source.card, source.player))
    return True


def _stop_by_floating(game: Game, attack: Attack) -> Steps:
    """Effects in force that stop attacks of themselves, beside any defense (ATK-3)."""
    for _, source in in_force(game, attack, StopsAttacks):
        if source.player != attack.player:
            stop(game, attack, source)
    if attack.stopped:
        for effect, source in attack.on_stop:
            yield from effect.resolve(game, source)
            yield from game.settle()


# ---------------------------------------------------------------------------- the end


def put_away(game: Game, attack: Attack, played: bool) -> Steps:
    """Step 8: the attack is discarded or banished, or remains for another use (ATK-15)."""
    card = attack.card
    state = game.state
    if attack.copy or card < 0:
        _keep_copy(game, attack)
        return
    where = state.where[card]
    if where is Zone.IN_USE:
        left = state.remaining.get(card, 0)
        if played:
            # Who doesn't own the card has it for this one attack (ZON-2).
            left = attack.remain if game.owners[card] == attack.player else 0
        else:
            left -= 1
        if left > 0 and state.combat is not None:
            state.remaining[card] = left
            return
        state.remaining.pop(card, None)
        yield from put_away_card(game, card, attack.player)
    elif where is Zone.IN_PLAY and game.cards[card].type is CardType.SETUP:
        permanent = state.permanents.get(card)
        if permanent is not None and permanent.attached_to == NOBODY:
            yield from put_away_card(game, card, attack.player)


def _keep_copy(game: Game, attack: Attack) -> None:
    """In some editions the copy of an attack that remains may be used again too (ATK-16)."""
    combat = game.state.combat
    if combat is None or not attack.remain or not game.edition.rules.get("copy_may_stay", False):
        return
    key = (attack.player, attack.card, attack.section.index)
    left = combat.copies.get(key)
    combat.copies[key] = attack.remain if left is None else left - 1


def put_away_card(game: Game, card: int, player: int) -> Steps:
    """Discard or banish a card after its use, or where its text sends it (TYP-6)."""
    from dbz_desktop.rules.effects.notes import BanishAfterUse

    if game.state.where[card] not in (Zone.IN_USE, Zone.IN_PLAY):
        return
    permanent = game.state.permanents.get(card)
    if permanent is not None and permanent.attached_to != NOBODY:
        return
    elsewhere = game.state.used.pop(("after use", card), None)
    if elsewhere is not None:
        zone, bottom, shuffled = AFTER_USE[elsewhere]
        banished = Why.BANISH_SELF if zone is Zone.BANISHED else Why.AFTER_USE
        moving.move(
            game,
            card,
            zone,
            Why.SHUFFLE if shuffled else banished,
            Source(player, card),
            "EFF-1",
            bottom=bottom,
        )
        if shuffled:
            game.shuffle(game.owners[card])
    else:
        banish = game.programs[card].note(BanishAfterUse) is not None
        under = game.programs[card].attack is not None and any(
            source.player == player for _, source in game.holding(AttacksGoUnder)
        )
        if under and not banish and game.programs[card].is_combat_card:
            moving.move(
                game,
                card,
                Zone.LIFE_DECK,
                Why.AFTER_USE,
                Source(player, card),
                "EFF-4",
                bottom=True,
            )
        else:
            moving.after_use(game, card, player, banish)
    yield from game.settle()


AFTER_USE = {
    1: (Zone.LIFE_DECK, False, False),
    2: (Zone.LIFE_DECK, True, False),
    3: (Zone.LIFE_DECK, False, True),
    4: (Zone.BANISHED, False, False),
    5: (Zone.DISCARD, False, False),
}
"""Where "… after use" can send a card: top, bottom, shuffled in, banished, discarded."""


def _remember(game: Game, attack: Attack) -> None:
    combat = game.state.combat
    if combat is None:
        return
    combat.attacks.append(
        PastAttack(
            attack.number,
            attack.player,
            attack.card,
            attack.section.index,
            attack.kind,
            attack.copy,
            not attack.stopped,
            attack.dealt_stages,
            attack.dealt_life,
            attack.critical,
            attack.raised_anger,
            attack.stages,
            attack.life_cards,
            combat.actions,
            attack.from_hand,
        )
    )
