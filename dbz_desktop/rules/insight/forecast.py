"""What an attack would do now, before it is played, and what comes in at the Defense step.

The numbers come out of the engine's own attack sequence (`sequence`, `damage`), carried out on a
dry run up to the life cards: which those are, nobody knows. So the forecast and what happens can't
drift apart. What depends on hidden cards, on chance or on a choice isn't guessed; it is told as
`unsaid` (see `dryrun`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from dbz_desktop.cards import CardType
from dbz_desktop.rules.flow import (
    attacks,
    critical,
    damage,
    legality,
    sequence,
    stages,
    uses,
    victory,
)
from dbz_desktop.rules.insight import whynot
from dbz_desktop.rules.insight.dryrun import DryRun, Unknown, Unsaid
from dbz_desktop.rules.kernel.attack_events import (
    AttackKind,
    DamageCalculated,
    DamageDealt,
    DamagePrevented,
    Term,
)
from dbz_desktop.rules.kernel.cardtext import Section
from dbz_desktop.rules.kernel.controls import PassesEnded
from dbz_desktop.rules.kernel.decisions import Act, Ask, Option, WhyNot
from dbz_desktop.rules.kernel.events import (
    NOBODY,
    CameToNothing,
    GameWon,
    SentenceResolved,
    Zone,
)
from dbz_desktop.rules.kernel.game import Attack, Game
from dbz_desktop.rules.kernel.matters import Touch
from dbz_desktop.rules.kernel.telling import GameOver


@dataclass(frozen=True, slots=True)
class Forecast:
    """What an attack would do if nothing stops it.

    `player` attacks with `section` of `card`, performed by `performer`, paying `cost` of its
    `stages_before`; `why_not` says why that can't be done now. `calculated` is what the engine
    would tell (ATK-5 to ATK-8), None when the attack would be `stopped` (ATK-4), or when the sum
    depends on what is hidden. Of the defender: his `target` would lose `stages_lost` and keep
    `stages_left`; `turned` stages would turn into life cards (ATK-7), and `life_cards` in all,
    after `prevented`, would be discarded of the `life_deck` he has. That is `critical` damage if
    no Endurance prevents it (ATK-12, ATK-13). `may_redirect`: an Ally may lose the stages (COM-7).

    `incoming` is an attack that has begun already, and `defense` the card that would answer it;
    what that card offers is taken where `offered`, as it makes a difference. `won` is how the game
    would be over before any damage, `on_hit` how who attacks can win it once it has hit;
    `hits` are the sentences of HIT effects that it has then (ATK-1).
    `unsaid` is left out; `exact` says that all of it is what somebody may do, or leave.
    """

    player: int
    card: int
    section: int
    performer: int
    copy: bool
    kind: AttackKind
    cost: int
    stages_before: int
    stages_after: int
    keywords: tuple[str, ...] = ()
    why_not: WhyNot | None = None
    calculated: DamageCalculated | None = None
    target: int = NOBODY
    stages_lost: int = 0
    stages_left: int = 0
    turned: int = 0
    life_cards: int = 0
    life_deck: int = 0
    prevented: tuple[DamagePrevented, ...] = ()
    critical: bool = False
    may_redirect: bool = False
    stopped: bool = False
    stopped_by: int = NOBODY
    incoming: bool = False
    defense: int = NOBODY
    offered: bool = False
    won: GameWon | None = None
    on_hit: GameWon | None = None
    hits: tuple[str, ...] = ()
    unsaid: tuple[Unsaid, ...] = ()
    exact: bool = False

    @property
    def defender(self) -> int:
        """The player who is attacked."""
        return 1 - self.player

    @property
    def terms(self) -> tuple[Term, ...]:
        """The terms of the damage, each with its card."""
        return self.calculated.terms if self.calculated is not None else ()

    @property
    def payable(self) -> bool:
        """Whether the performer has the stages that it costs (ATK-2)."""
        return self.incoming or self.cost <= self.stages_before

    @property
    def ends_it(self) -> bool:
        """Whether the life cards are as many as the defender has (WIN-1)."""
        return 0 < self.life_deck <= self.life_cards

    @property
    def wins(self) -> bool:
        """Whether who attacks wins the game with it, if nothing stops it (WIN)."""
        if self.won is not None:
            return self.won.player == self.player
        return self.ends_it or self.on_hit is not None


def of_option(game: Game, viewer: int, option: Option) -> Forecast | None:
    """What an attack among the viewer's options would do, or a defense; None for anything else."""
    decision = game.decision
    if decision is None or decision.player != viewer or option not in decision.options:
        return None
    if option.act is Act.DEFEND:
        return incoming(game, viewer, option)
    if option.act is not Act.ATTACK or option.section < 0:
        return None
    section = game.section(option.card, option.section)
    copy = option.value == legality.COPY_AGAIN
    return _of_attack(game, viewer, option.card, section, option.performer, copy)


def of_card(game: Game, viewer: int, card: int) -> Forecast | None:
    """What the viewer's attack card would do now, whether it may be played at once or not.

    None for a card that isn't his or doesn't attack, and while another attack goes on.
    """
    decision = game.decision
    if decision is None or game.attack is not None:
        return None
    for option in decision.options if decision.player == viewer else ():
        if option.card == card and option.act is Act.ATTACK:
            return of_option(game, viewer, option)
    side = game.state.players[viewer]
    if card not in (*side.hand, *side.in_use, *side.play, side.mp_card, side.mastery):
        return None
    section = game.programs[card].attack
    if section is None or section.is_defense or section.is_constant or section.is_instant:
        return None
    own = game.cards[card].type is CardType.ALLY and game.state.where[card] is Zone.IN_PLAY
    performer = card if own else side.mp_card
    told = _of_attack(game, viewer, card, section, performer, copy=False)
    # It isn't among the options, or somebody else decides: there is a reason in any case.
    return replace(told, why_not=told.why_not or whynot.why_not(game, viewer, card))


def incoming(game: Game, viewer: int, defense: Option | None = None) -> Forecast | None:
    """What the attack at the Defense step will do if it isn't stopped (ATK-3).

    With a `defense`, what it would still do if that is used. None at any other moment.
    """
    decision = game.decision
    if game.attack is None or decision is None or decision.ask is not Ask.DEFEND:
        return None
    plain = _answered(game, viewer, defense, takes=False)
    if defense is None:
        return plain
    # What a defense offers it is used for: "you may discard a card to stop the attack".
    taken = _answered(game, viewer, defense, takes=True)
    return taken if taken.offered and _comes_to(taken) != _comes_to(plain) else plain


def _answered(game: Game, viewer: int, defense: Option | None, takes: bool) -> Forecast:
    """What the attack that comes in still does after a defense, or none."""
    run = DryRun(game, viewer)
    attack = run.attack
    assert attack is not None
    base = _base(run, attack)
    base = replace(base, incoming=True, defense=defense.card if defense is not None else NOBODY)
    try:
        if defense is not None:
            if takes:
                run.taker, run.offerer = viewer, defense.card
            use = (defense.card, defense.section, defense.performer)
            run.carry_out(sequence.use_defense(run, attack, *use))
            base = replace(base, offered=run.taken)
            run.taker = NOBODY
        return _outcome(run, attack, base)
    except (Unknown, GameOver):
        return _told(run, attack, base)


def _comes_to(told: Forecast) -> tuple[object, ...]:
    """What of an attack a defense may change. Where nothing is known, it changes nothing."""
    if told.calculated is None and not told.stopped:
        return ()
    return told.stopped, told.stages_lost, told.turned, told.life_cards


def _of_attack(
    game: Game, viewer: int, card: int, section: Section, performer: int, copy: bool
) -> Forecast:
    run = DryRun(game, viewer)
    attack = attacks.prepare(run, viewer, card, section, performer, copy)
    base = _base(run, attack)
    try:
        if copy:
            why_not = legality.can_copy(run, viewer, card, section.index)
        else:
            why_not = legality.why_not_use(run, viewer, card, section, performer)
            if run.state.where[card] is not Zone.HAND:
                uses.count_use(run, viewer, card, section)
            if run.state.where[card] in (Zone.IN_PLAY, Zone.IN_USE):
                victory.forbid_by_use(run, viewer, card)
        base = replace(base, why_not=why_not)
        if run.state.combat is not None:
            run.keep(PassesEnded())
        attack = run.carry_out(sequence.begin(run, viewer, card, section, performer, copy))
        if attack.cancelled:
            attack.stopped = True
            return _told(run, attack, base)
        run.carry_out(sequence.immediate(run, attack))
        return _outcome(run, attack, base)
    except (Unknown, GameOver):
        return _told(run, run.attack or attack, base)


def _base(run: DryRun, attack: Attack) -> Forecast:
    """What is known of an attack from the start."""
    performer = attack.performer
    here = stages.current(run, performer)
    return Forecast(
        attack.player,
        attack.card,
        attack.section.index,
        performer,
        attack.copy,
        attack.kind,
        attack.cost,
        here,
        here,
    )


def _outcome(run: DryRun, attack: Attack, base: Forecast) -> Forecast:
    """Go on from the end of the Defense step to the life cards (ATK-4 to ATK-7)."""
    attack.phase = "damage"
    run.carry_out(sequence.go_through(run, attack))
    if attack.stopped:
        return _told(run, attack, base)
    began = len(run.events)
    stage_damage, prevention = damage.reckon(run, attack)
    lost, life = run.carry_out(damage.lose_stages(run, attack, stage_damage, prevention))
    attack.dealt_stages = lost
    attack.dealt_life = min(life, len(run.state.players[attack.defender].life_deck))
    told = run.events[began:]
    base = replace(
        base,
        calculated=next(event for event in told if isinstance(event, DamageCalculated)),
        stages_lost=lost,
        turned=stage_damage - lost,
        life_cards=life,
        prevented=tuple(event for event in told if isinstance(event, DamagePrevented)),
        critical=critical.is_critical(run, attack),
    )
    told_so_far = _told(run, attack, base)
    won, hits = _once_it_has_hit(run, attack, lost, life)
    return replace(told_so_far, on_hit=won, hits=hits)


def _once_it_has_hit(
    run: DryRun, attack: Attack, lost: int, life: int
) -> tuple[GameWon | None, tuple[str, ...]]:
    """How who attacks can win by what follows the damage, where he does all that he is offered:
    his anger may reach its goal (WIN-2); and the sentences of its HIT effects, but what does
    nothing. Of what the discarded life cards do nothing is known."""
    run.taker, run.offerer = attack.player, NOBODY
    dealt = (attack.number, attack.defender, attack.player, lost, life)
    hits: tuple[str, ...] = ()
    try:
        run.emit(DamageDealt(*dealt, critical.is_critical(run, attack), "ATK-6"))
        run.carry_out(run.settle())
        began, unsaid = len(run.events), len(run.unsaid)
        try:
            run.carry_out(sequence.hit(run, attack))
        finally:
            hits = _sentences(run, attack, began, unsaid)
    except (Unknown, GameOver):
        pass
    won = run.state.winner
    return (won if won is not None and won.player == attack.player else None), hits


def _sentences(run: DryRun, attack: Attack, began: int, unsaid: int) -> tuple[str, ...]:
    """The sentences of an attack that were resolved since, or left out; without what did nothing.
    The numbers are how many events and left out parts there were."""
    found: list[str] = []
    for event in run.events[began:]:
        if isinstance(event, SentenceResolved) and event.card == attack.card:
            found.append(event.text)
        elif isinstance(event, CameToNothing) and event.card == attack.card and found:
            found.pop()
    found += [each.text for each in run.unsaid[unsaid:] if each.card == attack.card]
    return tuple(dict.fromkeys(found))


def _told(run: DryRun, attack: Attack, base: Forecast) -> Forecast:
    """A forecast with what every one of them tells at the end."""
    defender = attack.defender
    side = run.state.players[defender]
    left_out = [u for u in run.unsaid if not u.optional]
    told = base.calculated is not None or attack.stopped or run.state.winner is not None
    return replace(
        base,
        stages_after=stages.current(run, attack.performer),
        keywords=_keywords(run, attack),
        target=side.mp_card,
        stages_left=side.stages,
        life_deck=len(side.life_deck),
        may_redirect=run.may_redirect,
        stopped=attack.stopped,
        stopped_by=attack.stopped_by,
        won=run.state.winner,
        unsaid=tuple(run.unsaid),
        exact=told and not left_out and run.in_order and not run.taken,
    )


def _keywords(run: DryRun, attack: Attack) -> tuple[str, ...]:
    """Focused, Unstoppable, Unpreventable: printed, or by what is in force (ATK-15)."""
    header = attack.section.header
    sure, whole = header.unstoppable, header.unpreventable
    try:
        sure = sure or attacks.forbidden(run, attack, Touch.STOPPED, None)
        whole = whole or attacks.forbidden(run, attack, Touch.PREVENTED, None)
    except Unknown:
        pass
    words = {"Focused": header.focused, "Unstoppable": sure, "Unpreventable": whole}
    return tuple(word for word, holds in words.items() if holds)
