"""The attack sequence: costs, effects, defense, damage, HIT, critical damage (ATK)."""

from __future__ import annotations

from dataclasses import dataclass

from dbz_desktop.cards import CardType
from dbz_desktop.rules.flow import (
    answering,
    costs,
    critical,
    damage,
    duties,
    elsewhere,
    moving,
    powers,
    prices,
    stages,
    uses,
    victory,
    ways,
)
from dbz_desktop.rules.flow.attacks import (
    cost_of,
    gained,
    immediate_is_lost,
    in_force,
    prepare,
    stop,
    stopped_otherwise,
    was_hidden,
)
from dbz_desktop.rules.flow.putaway import put_away, put_away_used
from dbz_desktop.rules.kernel import door, floating
from dbz_desktop.rules.kernel.abilities import Listener
from dbz_desktop.rules.kernel.attack_events import (
    AttackBegan,
    AttackEnded,
    AttackStep,
    AttackUnstopped,
    HitUsed,
)
from dbz_desktop.rules.kernel.base import Condition
from dbz_desktop.rules.kernel.cardtext import Section, Sentence, every
from dbz_desktop.rules.kernel.controls import EVERYTHING, AttackRemembered, AttackTakenUp
from dbz_desktop.rules.kernel.decisions import AGAIN, Act, Ask, Decision, Option
from dbz_desktop.rules.kernel.deed import PERFORM, CardVerb, Deed
from dbz_desktop.rules.kernel.editions import ATTACK_STEPS
from dbz_desktop.rules.kernel.events import HAND, IN_PLAY, IN_USE, CardUsed, Why
from dbz_desktop.rules.kernel.game import Attack, Game, Source, Steps
from dbz_desktop.rules.kernel.matters import DAMAGE, HITS_TWICE, NO_HITS, STOPPED, TOLL
from dbz_desktop.rules.kernel.silence import has_lost_effects, has_lost_immediate
from dbz_desktop.rules.kernel.state import PastAttack


def perform(
    game: Game,
    player: int,
    card: int,
    section: Section,
    performer: int,
    copy: bool = False,
    by: Source | None = None,
) -> Steps:
    """Perform an attack from its costs to its end (ATK-1)."""
    if (yield from done_otherwise(game, player, card, section, performer, copy)):
        return
    attack: Attack = yield from begin(game, player, card, section, performer, copy, by)
    for _ in _STAGES:
        yield from _next_stage(game, attack)


def done_otherwise(
    game: Game, player: int, card: int, section: Section, performer: int, copy: bool = False
) -> Steps:
    """Whether something else is done in the place of an attack, before it is announced (EFF-5)."""
    if not copy and (yield from prices.played_otherwise(game, player, card)):
        return True
    if PERFORM not in game.spoken:
        return False
    attack = prepare(game, player, card, section, performer, copy)
    where = game.state.where[card]
    deed = Deed(PERFORM, player, (card,), player, where, attack=attack)
    return (yield from door.instead(game, deed))


def go_on(game: Game) -> Steps:
    """Go on with the attack of a player's action, up to where the state alone is the game again."""
    attack = game.state.attack
    assert attack is not None
    while True:
        yield from _next_stage(game, attack)
        # Asked of the state: a property takes three times as long, and this comes often.
        if game.state.attack is not attack or game.is_quiet:
            return


def _next_stage(game: Game, attack: Attack) -> Steps:
    yield from _STAGES[attack.stage](game, attack)
    attack.stage += 1


def _effects_stage(game: Game, attack: Attack) -> Steps:
    if not attack.cancelled:
        yield from immediate(game, attack)


def _defense_stage(game: Game, attack: Attack) -> Steps:
    if not attack.cancelled:
        attack.phase = "defense"
        _enter(game, attack, "defense")
        yield from defend(game, attack)


def _damage_stage(game: Game, attack: Attack) -> Steps:
    _enter(game, attack, "damage")
    attack.phase = "damage"
    if attack.cancelled:
        # An Event that attacks without any effects left deals nothing.
        attack.stopped = True
    else:
        yield from go_through(game, attack)
    if not attack.stopped:
        yield from damage.deal(game, attack)
    _enter(game, attack, "effects of the damage")
    yield from game.settle()
    yield from damage.count_late(game, attack)


def _hit_stage(game: Game, attack: Attack) -> Steps:
    yield from hit(game, attack)
    _enter(game, attack, "critical damage")


def hit(game: Game, attack: Attack) -> Steps:
    """Step 6: what the attack does once it has hit (ATK-1)."""
    _enter(game, attack, "HIT effects")
    attack.phase = "hit"
    if not attack.stopped and _may_hit(game, attack):
        yield from _hit_effects(game, attack)


def _may_hit(game: Game, attack: Attack) -> bool:
    """Whether the HIT effects of an attack may be used, and it has not lost them."""
    if in_force(game, attack, NO_HITS) or immediate_is_lost(game, attack, all_of_it=True):
        return False
    if not door.answered(game, CardVerb.USE):
        return True
    deed = Deed(CardVerb.USE, attack.player, (attack.card,), attack.player, hit=True)
    return door.may(game, deed)


def _critical_stage(game: Game, attack: Attack) -> Steps:
    if not attack.critical:
        return
    for _ in range(attack.critical_effects):
        choice = yield from critical.offer(game, attack.player, attack.source, attack.chosen)
        if not choice:
            break
        if attack.critical_same:
            attack.chosen = tuple(name for name, _ in critical.CHOICES if name != choice)
        elif not attack.critical_again:
            attack.chosen = (*attack.chosen, choice)


def _last_stage(game: Game, attack: Attack) -> Steps:
    _enter(game, attack, "discard the attack")
    attack.phase = "end"
    floating.after_attack(game, attack)
    for each in _waiting_in_use(attack):
        if game.state.where[each.source.card] is IN_USE:
            yield from put_away_used(game, each.source.card, each.source.player)
    yield from put_away(game, attack, attack.played)
    _remember(game, attack)
    game.emit(
        AttackEnded(
            attack.number, attack.player, not attack.stopped, attack.dealt_stages, attack.dealt_life
        )
    )
    yield from game.settle()
    game.keep(AttackTakenUp(attack.outer))


_STAGES = (
    _effects_stage,
    _defense_stage,
    _damage_stage,
    _hit_stage,
    _critical_stage,
    _last_stage,
)
"""What follows step 1 (`begin`). Between two of them a game can rest."""


def begin(
    game: Game,
    player: int,
    card: int,
    section: Section,
    performer: int,
    copy: bool = False,
    by: Source | None = None,
) -> Steps:
    """Step 1: the attack is announced and its costs are paid (ATK-2). Returns the attack.

    It is the game's attack from now on; what waits for it has taken hold.
    """
    state = game.state
    attack = prepare(game, player, card, section, performer, copy)
    attack.number = state.attack_count + 1
    if by is not None:
        attack.bound.extend(by.memory.bound)
        attack.cost = cost_of(game, attack)
        if section.made is not None:
            # What X counts may be a card that the text spoke of.
            attack.source.memory.speak_as(by.memory)
    attack.cost += yield from costs.chosen(game, attack)
    able = stages.current(game, performer) >= attack.cost
    otherwise = yield from prices.pays_otherwise(game, attack, able)
    if otherwise is not None:
        attack.cost = 0
    attack.began = game.state.history.length
    attack.outer = game.attack
    game.keep(AttackTakenUp(attack))
    origin = attack.origin
    attack.played = state.where[card] not in (IN_PLAY, IN_USE) and not copy
    if attack.played:
        moving.move(game, card, IN_USE, Why.PLAY, attack.source, "COM-2")
    if attack.played or attack.is_copy:
        victory.forbid_by_use(game, player, card)
    game.emit(CardUsed(player, card, section.index, "attack", attack.from_hand, "COM-2"))
    yield from costs.announced(game, attack, otherwise is not None)
    game.emit(
        AttackBegan(
            attack.number,
            player,
            card,
            attack.kind,
            performer,
            attack.cost,
            attack.is_copy,
            "ATK-1",
            origin,
        )
    )
    _count_now(game, attack)
    _enter(game, attack, "pay costs")
    if attack.cost:
        yield from stages.pay_for_attack(game, attack)
    if otherwise is not None:
        yield from prices.pay_otherwise(game, otherwise, attack)
    if (attack.played or attack.is_copy) and prices.has_price(game, card):
        yield from prices.pay(game, prices.of_playing(game, player, card), attack.source)
    elif not copy or origin is IN_PLAY:
        yield from prices.pay_for_use(game, player, card, attack.source)
    if game.holding(TOLL):
        performed = Deed(PERFORM, player, (card,), player, origin, attack=attack)
        yield from prices.pay(game, performed, attack.source)
    floating.take_hold(game, attack)
    _enter(game, attack, "immediate effects")
    attack.phase = "immediate"
    yield from game.settle()
    undone = game.take(("cancelled", card))
    attack.cancelled, attack.muted = undone == EVERYTHING, attack.muted or undone is not None
    return attack


def immediate(game: Game, attack: Attack) -> Steps:
    """Step 2: the attack's own effects, then those that it has gained (ATK-1)."""
    if attack.muted or immediate_is_lost(game, attack):
        return
    yield from game.run(attack.section.sentences, attack.source)
    for text, source in gained(game, attack):
        if text.sentences:
            yield from game.run(text.sentences, source)


def go_through(game: Game, attack: Attack) -> Steps:
    """Before the damage: what stops the attack of itself does, else it goes through (ATK-4)."""
    yield from _stop_by_floating(game, attack)
    if not attack.stopped:
        game.emit(AttackUnstopped(attack.number, attack.player))
        yield from game.settle()


def _count_now(game: Game, attack: Attack) -> None:
    """Keep what modifiers in force count "when you perform that attack", and what its cost is."""
    for source in (attack.source, *(source for _, source in in_force(game, attack, DAMAGE))):
        for amount in source.definitions.values():
            if amount.when_performed is not None:
                value = amount.when_performed.value(game, source)
                attack.counted[source.card, amount] = value


def _enter(game: Game, attack: Attack, name: str) -> None:
    """Tell a step of the sequence with the number that it has in the edition (ATK-1)."""
    number = ATTACK_STEPS[game.edition.rules.attack_steps].get(name)
    if number is not None:
        game.emit(AttackStep(attack.number, number, name))


@dataclass(frozen=True, slots=True, eq=False)
class _Effects:
    """HIT effects that are printed in one place."""

    sentences: tuple[Sentence, ...]
    source: Source

    @property
    def said(self) -> tuple[int, str]:
        """Where, and what they say."""
        return self.source.credit, " ".join(sentence.text for sentence in self.sentences)


def _hit_effects(game: Game, attack: Attack) -> Steps:
    """Step 6: the HIT effects, printed and gained; their player orders them (EFF-3).

    What is printed in one place keeps its order (EFF-1).
    """
    done: list[_Effects] = []
    while waiting := _hits_left(game, attack, done):
        first = waiting[(yield from _which_hit_first(game, attack, waiting, done))]
        done.append(first)
        yield from _run_hit(game, attack, first)
        game.emit(HitUsed(attack.number, attack.player, attack.card))
        yield from game.settle()
        yield from damage.count_late(game, attack)


def _run_hit(game: Game, attack: Attack, effects: _Effects) -> Steps:
    """Carry one HIT out; it may begin by asking what its attack did: "if you discarded a Drill"."""
    line, source = effects.sentences[0].line, effects.source
    asks = any(each.looks_at_text for each in every(line, Condition))
    goes_on = asks and source is attack.source
    if goes_on:
        source.memory.began = attack.began
    yield from game.run(effects.sentences, source, goes_on)


def _hits_left(game: Game, attack: Attack, done: list[_Effects]) -> list[_Effects]:
    """The HIT effects that haven't been resolved; none once the card is hidden (ZON-3)."""
    if was_hidden(game, attack):
        return []
    texts = [(attack.section, attack.source), *gained(game, attack)]
    left = [_Effects(text.hits, source) for text, source in texts if text.hits]
    left *= 2 if in_force(game, attack, HITS_TWICE) else 1
    for each in done:
        same = next((effects for effects in left if effects.said == each.said), None)
        if same is not None:
            left.remove(same)
    return left


def _which_hit_first(
    game: Game, attack: Attack, waiting: list[_Effects], done: list[_Effects]
) -> Steps:
    def resolve(run: Game, number: int) -> Steps:
        assert run.attack is not None
        for effects in _hits_left(run, run.attack, done):
            if effects.said == waiting[number].said:
                yield from _run_hit(run, run.attack, effects)
                return

    if len(waiting) == 1 or len({effects.said for effects in waiting}) == 1:
        return 0
    if not game.order_matters(attack.player, len(waiting), resolve):
        return 0
    options = tuple(
        Option(Act.PICK, f"{game.cards[card].title}: {text}", card, value=i)
        for i, (card, text) in enumerate(effects.said for effects in waiting)
    )
    prompt = "Several HIT effects happen now. Which one first?"
    return (
        yield Decision(attack.player, Ask.ORDER, prompt, "EFF-3", options, attack.card, open=True)
    )


# ---------------------------------------------------------------------------- defense

_NO_DEFENSE = Option(Act.PASS, "No defense")


def defend(game: Game, attack: Attack) -> Steps:
    """Step 3: the opponent may play or use one [defense] card, or as many as he may (ATK-3)."""
    used = 0
    while used < answering.allowed(game, attack) and not attack.cancelled:
        if used and not ways.answers(game, attack):
            break
        if not (yield from _defend_once(game, attack, again=used > 0)):
            break
        used += 1


def _defend_once(game: Game, attack: Attack, again: bool) -> Steps:
    """Whether a [defense] card was played or used; where one was before, `again`."""
    player = attack.defender
    index = AGAIN
    another = "another" if again else "a"
    while index == AGAIN:
        able = ways.answers(game, attack)
        options = [*able, *powers.free(game, player)]
        if again or not (able and duties.must_stop(game, attack)):
            options.append(_NO_DEFENSE)
        index = yield Decision(
            player,
            Ask.DEFEND,
            f"{game.cards[attack.card].title} attacks. Play or use {another} [defense] card?",
            "ATK-3",
            tuple(options),
            attack.card,
            again=True,
        )
        if index != AGAIN and powers.is_free(game, options[index]):
            yield from powers.use_freely(game, player, options[index], attack)
            index = AGAIN
    option = options[index]
    if option is _NO_DEFENSE:
        return False
    yield from use_defense(game, attack, option.card, option.section, option.performer)
    return True


def use_defense(game: Game, attack: Attack, card: int, section_index: int, performer: int) -> Steps:
    """Play or use a [defense] section against an attack, then put it away (ATK-1)."""
    player = attack.defender
    if section_index <= ways.BY_NOTE:
        yield from ways.use(game, player, card, section_index, attack)
        if game.state.where[card] is IN_USE:
            yield from put_away_used(game, card, player)
        return
    section = game.section(card, section_index)
    source = Source(
        player, card, section.index, attack, performer=performer, definitions=section.definitions
    )
    from_hand = game.state.where[card] is HAND or card in elsewhere.as_in_hand(game, player)
    if (yield from prices.played_otherwise(game, player, card)):
        return
    if from_hand:
        moving.move(game, card, IN_USE, Why.PLAY, source, "ATK-3")
        if prices.has_price(game, card):
            yield from prices.pay(game, prices.of_playing(game, player, card), source)
    else:
        uses.count_use(game, player, card, section)
        yield from prices.pay_for_use(game, player, card, source)
    victory.forbid_by_use(game, player, card)
    game.emit(CardUsed(player, card, section.index, "defense", from_hand, "ATK-3"))
    yield from game.settle()
    undone = game.take(("cancelled", card))
    if undone != EVERYTHING:
        sentences = section.sentences
        if has_lost_effects(game, card):
            sentences = ()
        elif undone is not None or has_lost_immediate(game, card):
            sentences = tuple(s for s in sentences if s.line is not None and s.line.meets_attack)
        yield from game.run(sentences, source)
    setup = game.cards[card].type is CardType.SETUP
    kept = any(each.source.card == card for each in _waiting_in_use(attack))
    if setup or (game.state.where[card] is IN_USE and not kept):
        yield from put_away_used(game, card, player)


def _waiting_in_use(attack: Attack) -> list[Listener]:
    """What waits to say of its card where that goes, and is put away once it could (ATK-1)."""
    return [
        each
        for each in attack.waiting
        if getattr(each.line.effect, "keeps_card", False) and each.source.card != attack.card
    ]


def _stop_by_floating(game: Game, attack: Attack) -> Steps:
    """Effects in force that stop attacks of themselves, beside any defense (ATK-3)."""
    for _, source in in_force(game, attack, STOPPED):
        if source.player != attack.player and not (
            yield from stopped_otherwise(game, attack, source, floating=True)
        ):
            stop(game, attack, source, floating=True)
    yield from game.settle()


def _remember(game: Game, attack: Attack) -> None:
    combat = game.state.combat
    if combat is None:
        return
    past = PastAttack(
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
        attack.origin,
        attack.is_styled,
        attack.counts_as_named,
        attack.performer,
        attack.original,
        attack.controlled,
    )
    game.keep(AttackRemembered(past))
