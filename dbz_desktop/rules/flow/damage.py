"""Damage: the calculation, term by term; prevention, redirection, dealing (ATK-5 to ATK-12)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from dbz_desktop.cards.model import DRAGON_BALL
from dbz_desktop.rules.flow import critical, endurance, moving, stages, victory
from dbz_desktop.rules.flow.amounts import (
    LIFE_CARDS,
    STAGES,
    add_up,
    at_most,
    keep_within,
    level,
    modifiers,
    stays,
    turn_into,
    with_attack,
)
from dbz_desktop.rules.flow.attacks import forbidden, gained, in_force, may_prevent
from dbz_desktop.rules.kernel import door, floating
from dbz_desktop.rules.kernel.attack_events import (
    CountedCritical,
    DamageCalculated,
    DamageDealt,
    DamagePrevented,
    StagesTurned,
    Term,
)
from dbz_desktop.rules.kernel.deed import CardVerb, DamageVerb, Deed, StageVerb
from dbz_desktop.rules.kernel.events import BANISHED, DISCARD, LIFE_DECK, NOBODY, Why
from dbz_desktop.rules.kernel.game import Attack, Game, Source, Steps
from dbz_desktop.rules.kernel.matters import (
    ALL_DOUBLED,
    BASE,
    CRITICAL,
    DAMAGE,
    DAMAGE_BANISHED,
    DAMAGE_FROM_BOTTOM,
    DAMAGE_UNIT,
    LEAST,
    MOST,
    NO_DAMAGE,
    OWN_DOUBLED,
    PREVENTED,
    TABLE,
    TARGET,
    Matter,
    Touch,
)
from dbz_desktop.rules.kernel.quantities import Weighing

_BANISH, _MODIFIED, _REDIRECTED = CardVerb.BANISH, Touch.MODIFIED, Touch.REDIRECTED
_TO_ALLIES = Touch.TO_ALLIES


def deal(game: Game, attack: Attack) -> Steps:
    """Step 4: calculate the damage and deal what isn't prevented (ATK-1)."""
    stage_damage, prevention = reckon(game, attack)
    elsewhere: list[tuple[int, int]] = []
    lost, life = yield from lose_stages(game, attack, stage_damage, prevention, elsewhere)
    for turned, loser in elsewhere:
        # What the other side's Ally doesn't stand, that side discards.
        yield from _lose_life_cards(game, attack, turned, loser)
    discarded = 0
    taker = _taker(game, attack)
    if life:
        discarded = yield from _lose_life_cards(game, attack, life, taker)
    attack.dealt_stages = lost
    attack.dealt_life = discarded
    # Of what critical damage allows, all is done to an opponent.
    attack.critical = taker == attack.defender and critical.is_critical(game, attack)
    game.emit(
        DamageDealt(
            attack.number,
            taker,
            attack.player,
            lost,
            discarded,
            attack.critical,
            "ATK-13" if attack.critical else "ATK-6",
        )
    )
    yield from game.settle()


def count_late(game: Game, attack: Attack) -> Steps:
    """Count the damage that was dealt as critical where only now something says so (ATK-13).

    As what the attack has as it hits may: its critical damage effect still comes (ATK-1).
    """
    if attack.critical or attack.stopped or not in_force(game, attack, CRITICAL):
        return
    taker = _taker(game, attack)
    if taker == attack.defender and critical.is_critical(game, attack):
        attack.critical = True
        game.emit(CountedCritical(attack.number, taker, attack.player))
        yield from game.settle()


Prevention = tuple[int, int, Any]
"""How much is prevented at most, by which card, and what says so."""


def reckon(game: Game, attack: Attack) -> tuple[int, list[Prevention]]:
    """Calculate the damage, and tell it (ATK-5 to ATK-8).

    Returns the stages of damage that aren't prevented, and what prevents life cards.
    """
    terms = calculate(game, attack)
    prevention = _preventions(game, attack)
    table = _attack_table(game, attack)
    stage_damage = attack.stages
    for amount, card, said in prevention[STAGES]:
        prevented = min(amount, stage_damage)
        if prevented > 0:
            terms.append(Term("prevented", -prevented, STAGES, card))
            stage_damage -= prevented
            if said.runs_out:
                floating.use_some(game, said, STAGES, prevented)
    game.emit(
        DamageCalculated(
            attack.number,
            attack.defender,
            table.value,
            table.brackets[0],
            table.brackets[1],
            stage_damage,
            attack.life_cards,
            tuple(terms),
            attacker_power=table.attacker,
            defender_power=table.defender,
            table_by=table.by,
        )
    )
    return stage_damage, prevention[LIFE_CARDS]


def lose_stages(
    game: Game,
    attack: Attack,
    stage_damage: int,
    prevention: list[Prevention],
    elsewhere: list[tuple[int, int]] | None = None,
) -> Steps:
    """The stages of damage are lost (ATK-6); returns those, and the life cards that are left.

    Life cards: those of the attack and those that stages past zero turned into, without the ones
    that are prevented before any is discarded (ATK-7). Into `elsewhere` goes what turns into life
    cards of a player who isn't dealt the damage, with his seat.
    """
    lost = 0
    life = attack.life_cards
    if stage_damage:
        lost, turned, loser = yield from _lose_stages(game, attack, stage_damage)
        if turned and loser != _taker(game, attack):
            if elsewhere is not None:
                elsewhere.append((turned, loser))
            turned = 0
        life = min([life + turned, *(most for most, _ in at_most(game, attack, LIFE_CARDS))])
    for amount, card, said in prevention:
        prevented = min(amount, life)
        if prevented > 0:
            life -= prevented
            if said.runs_out:
                floating.use_some(game, said, LIFE_CARDS, prevented)
            game.emit(
                DamagePrevented(
                    attack.number, attack.defender, prevented, LIFE_CARDS, card, "ATK-7"
                )
            )
    return lost, life


def defending_personality(game: Game, attack: Attack) -> int:
    """The personality that the Attack Table looks up for the defender: his MP (ATK-5)."""
    return game.state.players[attack.defender].mp_card


@dataclass(frozen=True, slots=True)
class TableLookUp:
    """What the Attack Table says of two power levels; `by` is the card that says otherwise."""

    attacker: int
    defender: int
    value: int
    by: int = NOBODY

    @property
    def brackets(self) -> tuple[str, str]:
        """The attacker's and the defender's bracket."""
        return stages.bracket(self.attacker), stages.bracket(self.defender)


def _attack_table(game: Game, attack: Attack) -> TableLookUp:
    mine = stages.power_level_for_at(game, attack.performer)
    theirs = stages.power_level_for_at(game, defending_personality(game, attack))
    said = in_force(game, attack, TABLE)
    fixed = [(clause.n, source.card) for clause, source in said if not clause.more]
    more = sum(clause.n for clause, _ in said if clause.more)
    if fixed:
        value, by = fixed[-1]
        return TableLookUp(mine, theirs, value + more, by)
    return TableLookUp(mine, theirs, stages.attack_table(mine, theirs) + more)


def table_value(game: Game, attack: Attack) -> int:
    """The AT value of an attack now (ATK-5)."""
    return _attack_table(game, attack).value


NOT_KNOWN = (-1, -1)
"""What an attack deals while that is still added up: neither so much, nor so little."""


def calculate(game: Game, attack: Attack) -> list[Term]:
    """Add up the damage: the card's own, then every modifier in force (ATK-5 to ATK-8).

    Sets `attack.stages` and `attack.life_cards`, neither below zero; returns the terms.
    """
    terms: list[Term] = []
    attack.reckoned = NOT_KNOWN
    nothing = bool(in_force(game, attack, NO_DAMAGE))
    bases = in_force(game, attack, BASE)
    instead = [each for each in bases if each[0].replaces][-1:]
    own_doubled = Counter(by.player for _, by in in_force(game, attack, OWN_DOUBLED))
    if (attack.section.damage is not None or instead) and not nothing:
        own_damage = (attack.section.damage, attack.source)
        more = [(section.damage, source) for section, source in gained(game, attack)]
        for printed, source in (own_damage, *more):
            for part in printed.now(game, source) if printed is not None else ():
                for label, amount, unit in part.terms(game, source):
                    if label != "modifier" and instead:
                        continue
                    if label == "modifier" and stays(game, attack, amount, source):
                        continue
                    if label == "modifier":
                        amount *= 2 ** own_doubled[source.player]
                    terms.append(Term(label, amount, unit, source.credit, source.player))
        for said, source in (*instead, *(each for each in bases if not each[0].replaces)):
            own = source if source.attack is not None else with_attack(source, attack)
            terms[:0] = (Term("base", n, unit, source.credit) for n, unit in said.terms(game, own))
    if not nothing:
        told = in_force(game, attack, DAMAGE)
        terms += modifiers(game, attack, told, own_doubled)
        add_up(attack, terms)
        attack.reckoned = (attack.stages, attack.life_cards)
        # What is said of attacks that deal so much is said once that is known.
        late = [each for each in in_force(game, attack, DAMAGE) if each not in told]
        terms += modifiers(game, attack, late, own_doubled)
    add_up(attack, terms)
    for said, source in in_force(game, attack, ALL_DOUBLED):
        up = max(said.again(2, STAGES), said.again(2, LIFE_CARDS))
        if nothing or stays(game, attack, up or -1, source):
            continue
        # As much again, or the half less, is one more change of the damage (ATK-8).
        for amount, unit in ((attack.stages, STAGES), (attack.life_cards, LIFE_CARDS)):
            if change := said.again(amount, unit):
                terms.append(Term("modifier", change, unit, source.credit, source.player))
        add_up(attack, terms)
    if in_force(game, attack, MOST) or in_force(game, attack, LEAST):
        keep_within(game, attack, terms, nothing)
    terms = level(terms)
    for said, source in in_force(game, attack, DAMAGE_UNIT)[-1:]:
        terms = turn_into(terms, said.unit.label, source.credit)
    add_up(attack, terms)
    attack.reckoned = (attack.stages, attack.life_cards)
    return terms


def would_deal(game: Game, attack: Attack) -> tuple[int, int]:
    """The stages and the life cards that an attack deals as it stands, if nothing is prevented."""
    kept = attack.stages, attack.life_cards, attack.reckoned
    calculate(game, attack)
    found = attack.stages, attack.life_cards
    attack.stages, attack.life_cards, attack.reckoned = kept
    return found


def would_be_critical(game: Game, attack: Attack) -> bool:
    """Whether an attack deals critical damage as it stands, if none of it is prevented.

    Of stages past zero as many life cards are taken (ATK-9).
    """
    asked = CRITICAL, attack.number
    if asked in game.weighing:
        # What is said of such attacks doesn't make one of them.
        return False
    with Weighing(game, *asked):
        told = attack.reckoned
        if told is None and attack.dealt_stages + attack.dealt_life == 0:
            told = would_deal(game, attack)
        if told is None:
            return critical.is_critical(game, attack)
        lost, life_cards = told
        past_zero = max(0, lost - game.state.players[attack.defender].stages)
        return critical.is_critical(game, attack, life_cards + past_zero)


def deals(game: Game, attack: Attack, unit: str) -> int:
    """How much damage of a unit an attack dealt; before that, how much by its own words."""
    now, history = game.attack, game.state.history
    while now is not None and now is not attack:
        now = now.outer
    told = history.of((DamageCalculated,), history.since(attack.began)) if now else ()
    if attack.number and (now is None or any(each.number == attack.number for each in told)):
        return attack.dealt_stages if unit == STAGES else attack.dealt_life
    if attack.reckoned is not None:
        return attack.reckoned[unit == LIFE_CARDS]
    own = attack.section.damage
    parts = own.now(game, attack.source) if own is not None else ()
    terms = (term for part in parts for term in part.terms(game, attack.source))
    return sum(amount for _, amount, each in terms if each == unit)


EVERYTHING = 10_000
"""More damage than any attack deals."""


def _preventions(game: Game, attack: Attack) -> dict[str, list[Prevention]]:
    found: dict[str, list[Prevention]] = {STAGES: [], LIFE_CARDS: []}
    for said, source in in_force(game, attack, PREVENTED):
        able = [unit for unit in found if may_prevent(game, attack, source, unit)]
        if not said.amounts:
            for unit in able:
                found[unit].append((EVERYTHING, source.credit, said))
        own = with_attack(source, attack)
        for portion in said.amounts:
            if portion.unit.label in able:
                amount = portion.number(game, own)
                found[portion.unit.label].append((amount, source.credit, said))
    return found


def _lose_stages(game: Game, attack: Attack, amount: int) -> Any:
    """Stages of damage: an Ally may take them (COM-7); past zero they turn (ATK-7)."""
    player = _taker(game, attack)
    able, chooser = _who_may_lose(game, attack, player)
    own = attack.section.damage
    if own is not None and own.divided and chooser == player != attack.player and len(able) > 1:
        lost, kept = yield from stages.lose_divided(game, attack, amount, able)
        amount -= kept
        if lost < amount:
            game.emit(StagesTurned(attack.number, player, amount - lost))
        return lost, amount - lost, player
    who = yield from stages.choose_personality(
        game,
        chooser,
        able,
        f"Who loses the {amount} stage{'' if amount == 1 else 's'} of damage?",
        attack.source,
        "COM-7",
        # Where a text changes what one loses, it isn't told beforehand.
        0 if door.answered(game, StageVerb.LOSE) else amount,
    )
    if stages.owner_of(game, who) == attack.defender:
        attack.met_by = who
    amount = stages.damage_to(game, attack, who, amount)
    lost = -stages.change(game, who, -amount, Why.DAMAGE, attack.source, "ATK-6") if amount else 0
    turned = amount - lost
    loser = stages.owner_of(game, who)
    if turned:
        game.emit(StagesTurned(attack.number, loser, turned))
    return lost, turned, loser


def _taker(game: Game, attack: Attack) -> int:
    """The player to whom the damage is dealt: who is attacked, unless it goes back (ATK-6)."""
    back = any([said.goes_back for said, _ in _targets(game, attack)])
    return attack.player if back else attack.defender


def _targets(game: Game, attack: Attack) -> list[tuple[Any, Source]]:
    """What says where else the damage goes, the last one counts; some can't be redirected."""
    told = in_force(game, attack, TARGET)
    if not told:
        return told
    able = [each for each in told if not _stays(game, attack, each[0].goes_back, each[1])]
    return able[-1:]


def _stays(game: Game, attack: Attack, back: bool, by: Source) -> bool:
    """Whether the damage can't be redirected by that, back to who attacks or to an Ally (COM-7)."""
    if forbidden(game, attack, _REDIRECTED, by):
        return True
    return not back and forbidden(game, attack, _TO_ALLIES, by)


def _who_may_lose(game: Game, attack: Attack, player: int) -> tuple[list[int], int]:
    """Who may lose the stages of damage, the MP or an Ally for it, and who chooses (COM-7)."""
    mp = game.state.players[player].mp_card
    for said, source in _targets(game, attack):
        allies = [] if said.goes_back else _exposed(game, said.allies(game, source))
        if allies:
            return allies, source.player
    # By no card's effect: the player himself redirects it.
    if _stays(game, attack, False, Source(player, NOBODY)):
        return [mp], player
    return [mp, *_exposed(game, stages.personalities(game, player)[1:])], player


def _exposed(game: Game, allies: list[int]) -> list[int]:
    """The Allies to which damage can be redirected."""
    barred = [each for each in game.holding(Matter.ALLIES_BARRED) if each[0].redirects]
    return [card for card in allies if not any(c.shields(game, card, s) for c, s in barred)]


def _goes_under(game: Game, attack: Attack, card: int) -> bool:
    """Whether a card isn't discarded as damage, so that another takes its place (ATK-10)."""
    if game.cards[card].type is DRAGON_BALL:
        return not moving.dragon_ball_twin_in_play(game, card)
    if card not in game.with_notes:
        return False
    deed = _turned_over(game, attack, card)
    notes = game.programs[card].notes
    return any(note.stays_in_deck and note.replaces(game, deed) for note in notes)


def _turned_over(game: Game, attack: Attack, card: int) -> Deed:
    """The deed of discarding a card as damage."""
    source = attack.source
    return door.of_cards(game, CardVerb.DISCARD, (card,), source, DISCARD, on=DamageVerb.TAKE)


def _nothing_to_discard(game: Game, attack: Attack, player: int) -> bool:
    """Whether all cards of a Life Deck would go back into it (ATK-11)."""
    return all(_goes_under(game, attack, card) for card in game.state.players[player].life_deck)


def _lose_life_cards(game: Game, attack: Attack, amount: int, player: int) -> Steps:
    """Discard life cards of damage one at a time from the top (ATK-9 to ATK-12).

    Or from the bottom, where something says so: above what goes back there (ATK-10).
    """
    deck = game.state.players[player].life_deck
    banished = bool(in_force(game, attack, DAMAGE_BANISHED))
    from_bottom = bool(in_force(game, attack, DAMAGE_FROM_BOTTOM))
    remaining = amount
    discarded = kept = in_a_row = 0
    why = Why.DAMAGE
    while remaining > 0 and deck:
        card = deck[min(kept, len(deck) - 1)] if from_bottom else deck[-1]
        if _goes_under(game, attack, card) and _nothing_to_discard(game, attack, player):
            victory.win(game, 1 - player, "survival", "ATK-11")
            break
        if game.cards[card].type is DRAGON_BALL and remaining > 1:
            prevented = yield from endurance.of_ball(game, attack, card, remaining - 1, player)
            if game.state.where[card] is BANISHED:
                remaining -= 1 + prevented
                discarded += 1
                continue
        asked = card in game.with_notes or CardVerb.DISCARD in game.spoken
        if asked and game.cards[card].type is not DRAGON_BALL:
            if (yield from door.instead(game, _turned_over(game, attack, card))):
                # What was not discarded leaves the damage as it is (EFF-5).
                if game.state.where[card] is not LIFE_DECK:
                    remaining, discarded = remaining - 1, discarded + 1
                    continue
                kept, in_a_row = kept + 1, in_a_row + 1
                if in_a_row > len(deck):
                    # So it would go on without end: nothing else than those can be discarded.
                    victory.win(game, 1 - player, "survival", "ATK-11")
                    break
                continue
        in_a_row = 0
        where = moving.to_discard_pile(game, card, why, attack.source, "ATK-9")
        if where is LIFE_DECK:
            kept += 1
            continue
        remaining -= 1
        discarded += 1
        if where is BANISHED:
            continue
        if remaining > 0:
            prevented = yield from endurance.offer(game, attack, card, remaining, player, banished)
            remaining -= prevented
        if banished and game.state.where[card] is DISCARD:
            moving.move(game, card, BANISHED, Why.BANISH, attack.source, "ATK-9")
    return discarded
