"""What an attack is: by its card and section, with what is so of it, what it costs and stops it.

How it is performed is in `sequence`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from dbz_desktop.cards import Style
from dbz_desktop.cards.model import ALLY, ENERGY_COMBAT, PHYSICAL_COMBAT
from dbz_desktop.rules.flow import control, elsewhere, prices
from dbz_desktop.rules.kernel import considered, door
from dbz_desktop.rules.kernel.attack_events import AttackKind, AttackStopped, StopFailed
from dbz_desktop.rules.kernel.cardtext import MadeAs, Section
from dbz_desktop.rules.kernel.decisions import WhyNot
from dbz_desktop.rules.kernel.deed import AttackVerb, DamageVerb, Deed, Verb
from dbz_desktop.rules.kernel.events import HAND, NOBODY, CardMoved, Zone
from dbz_desktop.rules.kernel.game import Attack, Game, Source, Steps
from dbz_desktop.rules.kernel.matters import (
    COST,
    FREE,
    KIND,
    NAMED,
    PROTECTED,
    STOP_PRICE,
    STYLED,
    TEXT,
    TOLL,
    UNAFFECTED,
    Matter,
    Touch,
)
from dbz_desktop.rules.kernel.memory import Memory
from dbz_desktop.rules.kernel.quantities import Weighing
from dbz_desktop.rules.kernel.silence import immediate_lost
from dbz_desktop.rules.kernel.state import PastAttack


def kind_of(section: Section) -> AttackKind:
    """Physical or energy, as the attack's own first sentence says."""
    kind: AttackKind = section.header.kind
    return kind


def prepare(
    game: Game, player: int, card: int, section: Section, performer: int, copy: bool = False
) -> Attack:
    """An attack that isn't performed yet, to ask what it would cost and whether it may be."""
    attack = described(game, player, card, section, performer, copy)
    attack.source = Source(
        player, card, section.index, attack, performer=performer, definitions=section.definitions
    )
    attack.origin = None if copy else _origin(game, player, card)
    # Who would perform it is in control of combat then.
    outer, game.planned = game.planned, attack
    try:
        # It is of another kind from now on, or counts as such, for whatever else is asked of those.
        attack.bound = in_force(game, attack, KIND)
        attack.bound += in_force(game, attack, STYLED)
        attack.bound += in_force(game, attack, NAMED)
        for note in game.programs[card].notes:
            note.bind(game, attack)
        attack.cost = cost_of(game, attack)
    finally:
        game.planned = outer
    return attack


def _origin(game: Game, player: int, card: int) -> Zone:
    """Where an attack's card comes from: also from a hand if it may be played so (EFF-6)."""
    origin = game.state.where[card]
    if origin is not HAND and card in elsewhere.as_in_hand(game, player):
        return HAND
    return origin


def described(
    game: Game, player: int, card: int, section: Section, performer: int, copy: bool
) -> Attack:
    """An attack by its card and section, of which nothing that is in force is known."""
    facts = game.cards[card]
    attack = Attack(player, card, section, facts, performer, kind_of(section), copy=copy)
    attack.original = game.state.copied.get(card, NOBODY)
    if performer >= 0 and game.cards[performer].type is ALLY:
        attack.controlled = control.may_take(game, player, performer)
    if section.made in (None, MadeAs.ITS_CARD):
        attack.style = considered.style(game, card, player)
        if card in game.with_notes:
            attack.further_styles = considered.styles(game, card, player)
    elif section.made is MadeAs.STYLED:
        attack.style = game.cards[game.state.players[player].mastery].style
    elif isinstance(section.made, Style):
        attack.style = section.made
    return attack


def performed_before(game: Game, player: int, turn: bool = False) -> list[Attack]:
    """A player's attacks of this combat that are over, for "your first Styled attack".

    Or those of the whole `turn`, which may have had another combat (HSE-11).
    """
    combat = game.state.combat
    over = game.state.fought if turn else ()
    if combat is not None:
        over = (*over, *combat.attacks)
    return [_past(game, past) for past in over if past.player == player]


def _past(game: Game, past: PastAttack) -> Attack:
    text, index = past.text
    section = game.section(text, index)
    found = described(game, past.player, text, section, past.performer, past.copy)
    found.card, found.original = past.card, past.original
    found.number, found.stopped = past.number, not past.successful
    found.dealt_stages, found.dealt_life = past.stages, past.life_cards
    found.stages, found.life_cards = past.calculated_stages, past.calculated_life
    found.origin = past.origin
    found.raised_anger, found.controlled = past.raised_anger, past.controlled
    found.styled, found.named = past.styled, past.named
    found.printed_kind = AttackKind(past.kind)
    return found


def recall(game: Game, number: int) -> Attack | None:
    """An attack by its number: the one going on, or one that is over, of this turn or the last."""
    state = game.state
    now: Attack | None = state.attack
    if now is not None and now.number == number:
        return now
    over = state.fought if state.combat is None else (*state.fought, *state.combat.attacks)
    past = next((a for a in reversed(over) if a.number == number), None)
    if past is None:
        before = (attack for turn in state.fought_before for attack in turn)
        past = next((a for a in before if a.number == number), None)
    return None if past is None else _past(game, past)


def told_cost(game: Game, attack: Attack) -> int:
    """What an attack costs by what is printed; where that is left open, what was paid (ATK-2)."""
    header = attack.section.header
    return int(attack.cost if header.is_open else header.printed_cost(game, attack.source))


def cost_of(game: Game, attack: Attack) -> int:
    """The stages that an attack costs now, with everything that changes it (ATK-2, ATK-8)."""
    printed: int = attack.section.header.printed_cost(game, attack.source)
    if in_force(game, attack, FREE):
        return 0
    changes = in_force(game, attack, COST)
    if not changes:
        return max(0, printed)
    for said, source in changes:
        printed = said.much(game, source, printed) if said.exactly else printed
    cost, least = printed, 0
    bounds = [(said, source) for said, source in changes if said.bounds is not None]
    for said, source in changes:
        if said.exactly or said.bounds is not None:
            continue
        shift = said.shift(game, source)
        cost += shift
        least = max(least, said.least) if shift < 0 else least
    if least and printed:
        cost = max(cost, min(least, printed))
    for said, source in bounds:
        bound = said.much(game, source)
        # What costs less by its own words, or more, isn't changed by that.
        own = min(bound, printed) if said.bounds is max else max(bound, printed)
        cost = said.bounds(cost, own)
    return max(0, cost)


# ---------------------------------------------------------------------------- what is so of it


def in_force(game: Game, attack: Attack, matter: Matter) -> list[tuple[Any, Source]]:
    """What is said of this attack on a matter, what is bound to it included."""
    found = [each for each in attack.bound if each[0].matter is matter] if attack.bound else []
    if matter in game.spoken:
        held = game.holding(matter)
        found = [(c.says, s) for c, s in held if c.attacks.fits(game, attack, s)] + found
    if found and matter is not UNAFFECTED and (attack.bound or UNAFFECTED in game.spoken):
        # What others say of it is nothing to an attack that is not affected by them.
        unaffected = in_force(game, attack, UNAFFECTED)
        found = [each for each in found if not _covered(game, unaffected, each[1])]
    return found


def _covered(game: Game, unaffected: list[tuple[Any, Source]], by: Source) -> bool:
    return any(said.covers(game, Touch.AFFECTED, by, own) for said, own in unaffected)


def immediate_is_lost(game: Game, attack: Attack, all_of_it: bool = False) -> bool:
    """Whether the card of an attack has lost what it does at once by what affects the attack.

    Or all its effects, with those that it has as it hits.
    """
    lost = immediate_lost(game, attack.card)
    by = [source for clause, source in lost if not (all_of_it and clause.immediate)]
    unaffected = in_force(game, attack, UNAFFECTED) if by else []
    return any(not _covered(game, unaffected, source) for source in by)


def forbidden(game: Game, attack: Attack, touch: Touch, by: Source | None, unit: str = "") -> bool:
    """Whether something keeps the effect `by` from stopping the attack, from preventing …

    With a `unit` only its damage of that is asked about.
    """
    protected = in_force(game, attack, PROTECTED)
    if attack.bound or UNAFFECTED in game.spoken:
        protected = protected + in_force(game, attack, UNAFFECTED)
    return bool(protected) and any(
        [said.covers(game, touch, by, own, unit) for said, own in protected]
    )


def why_unanswered(game: Game, attack: Attack, by: Source) -> WhyNot | None:
    """Why a card can't be used against an attack, or played, as something forbids it (ATK-3)."""
    if by.player == attack.player:
        return None
    if not forbidden(game, attack, Touch.ANSWERED, by):
        return None
    return WhyNot(f"It can't be used against {attack.facts.title}.", "EFF-4")


def gained(game: Game, attack: Attack) -> list[tuple[Section, Source]]:
    """The texts that an attack has gained, each under the attack's name, with who gave it."""
    if not attack.bound and TEXT not in game.spoken:
        return []
    with Weighing(game, TEXT, attack.number):
        texts = in_force(game, attack, TEXT)
    if not texts:
        return []
    return [
        (
            clause.text.section,
            Source(
                attack.player,
                attack.card,
                attack.section.index,
                attack,
                performer=attack.performer,
                memory=_spoken(giver),
                definitions=clause.text.section.definitions,
                giver=giver.credit if giver.credit != attack.card else NOBODY,
            ),
        )
        for clause, giver in texts
    ]


def _spoken(giver: Source) -> Memory:
    """What the text spoke of that gave a text to an attack, for what that says of "those cards"."""
    memory = Memory()
    if giver.memory.chosen:
        memory.speak_as(giver.memory)
    return memory


def has_hit(game: Game, attack: Attack) -> bool:
    """Whether an attack has a HIT effect, printed on it or gained while it is performed."""
    if attack.section.hits:
        return True
    if attack is not game.attack or (TEXT, attack.number) in game.weighing:
        # What gives it one goes by what it has without that.
        return False
    return any(text.hits for text, _ in gained(game, attack))


def was_hidden(game: Game, attack: Attack) -> bool:
    """Whether the card went to a hidden zone since: then its HIT effects don't resolve (ZON-3)."""
    if attack.copy or not game.edition.rules.hidden_zone_rule:
        return False
    history = game.state.history
    card = attack.card
    for event in history.of((CardMoved,), history.since(attack.began)):
        if event.card == card and event.target.is_hidden:
            return True
    return False


def stop(game: Game, attack: Attack, source: Source, floating: bool = False) -> bool:
    """Stop an attack, unless it can't be stopped by this (ATK-4, ATK-15).

    `floating` tells that an effect does it whose card was used before (EFF-4).
    """
    if attack.stopped:
        return False
    by = game.cards[source.card].type if source.card >= 0 else None
    from_combat_card = by in (PHYSICAL_COMBAT, ENERGY_COMBAT)
    barred = forbidden(game, attack, Touch.STOPPED, source) or attack.section.header.unstoppable
    if attack.section.header.focused and not from_combat_card:
        barred = True
    if door.answered(game, AttackVerb.STOP) and not barred:
        deed = replace(answering(AttackVerb.STOP, attack, source), floating=floating)
        barred = not door.may(game, deed)
    if barred or _only_others_stop(game, attack, source):
        game.emit(StopFailed(attack.number, source.card))
        return False
    attack.stopped = True
    attack.stopped_by = source.card
    told = AttackStopped(attack.number, source.card, source.player, floating=floating)
    game.emit(told)
    return True


def stopped_otherwise(game: Game, attack: Attack, source: Source, floating: bool = False) -> Steps:
    """Whether something else is done where an attack would be stopped by this, or its price can't
    be paid; where it can, it is (EFF-5)."""
    priced = in_force(game, attack, STOP_PRICE)
    if attack.stopped or not (AttackVerb.STOP in game.spoken or priced):
        return False
    deed = replace(answering(AttackVerb.STOP, attack, source), floating=floating)
    asked = _prices(game, priced, deed)
    if not (AttackVerb.STOP in game.spoken or asked):
        return False
    if not door.may(game, deed):
        return False
    if (yield from door.instead(game, deed)) or prices.why_unpaid(game, deed, asked) is not None:
        return True
    yield from prices.pay(game, deed, source, asked)
    return False


def may_pay_to_stop(game: Game, attack: Attack, source: Source) -> bool:
    """Whether what is asked of somebody for stopping an attack can be done (EFF-5)."""
    priced = in_force(game, attack, STOP_PRICE)
    if not priced and TOLL not in game.spoken:
        # As hardly anything asks for a price, the deed is hardly ever described.
        return True
    deed = answering(AttackVerb.STOP, attack, source)
    return prices.why_unpaid(game, deed, _prices(game, priced, deed)) is None


def _prices(game: Game, priced: list[tuple[Any, Source]], deed: Deed) -> prices.Asked:
    """What is asked of who stops an attack, by what puts a price on that."""
    asked = [(each.price(game, deed, source), source) for each, source in priced]
    return [(price, source) for price, source in asked if price is not None]


def answering(verb: Verb, attack: Attack, source: Source) -> Deed:
    """The deed of stopping an attack, or of preventing its damage, by an effect (ATK-3)."""
    player = source.player
    whose = attack.player if verb is AttackVerb.STOP else attack.defender
    return Deed(verb, player, whose=whose, cause=source.card, by=player, attack=attack)


def may_prevent(game: Game, attack: Attack, by: Source, unit: str) -> bool:
    """Whether damage of an attack in a unit may be prevented by this (ATK-15)."""
    if attack.section.header.unpreventable:
        return False
    if door.answered(game, DamageVerb.PREVENT):
        if not door.may(game, answering(DamageVerb.PREVENT, attack, by)):
            return False
    return not forbidden(game, attack, Touch.PREVENTED, by, unit)


def _only_others_stop(game: Game, attack: Attack, by: Source) -> bool:
    """Whether the attack can only be stopped by other cards than the one that would."""
    stoppers = in_force(game, attack, Matter.STOPPERS)
    return any([by.card < 0 or not said.by.covers(game, by, own) for said, own in stoppers])
