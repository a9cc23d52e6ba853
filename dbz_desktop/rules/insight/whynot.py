"""Why not: for every card that can't be used at the present decision, the reason and its rule.

Nothing is decided here: what is legal is decided in `legality`, and this asks it what stands in
the way, or says what kind of card this is where the question would never have offered it.
"""

from __future__ import annotations

from dbz_desktop.cards import CardType
from dbz_desktop.rules.flow import allies, answering, duties, legality, moving, ways
from dbz_desktop.rules.kernel.abilities import is_idle
from dbz_desktop.rules.kernel.cardtext import Section
from dbz_desktop.rules.kernel.decisions import Act, Ask, Decision, WhyNot
from dbz_desktop.rules.kernel.events import NOBODY, Zone
from dbz_desktop.rules.kernel.game import Attack, Game
from dbz_desktop.rules.kernel.matters import Use

_NAMES = {
    CardType.ALLY: "An Ally",
    CardType.SETUP: "A Setup",
    CardType.DRILL: "A Drill",
    CardType.DRAGON_BALL: "A Dragon Ball",
}


def why_not(game: Game, player: int, card: int) -> WhyNot | None:
    """Why a player can't use a card at the present decision; None when he can."""
    decision = game.decision
    if decision is None:
        return WhyNot("The game is over.", "WIN-1")
    if decision.ask is Ask.BY_HAND and not decision.text:
        # A table that is arranged: no card is there to be used.
        return None
    if decision.player != player:
        return WhyNot("It is your opponent who decides now.", "COM-2")
    if any(o.card == card for o in decision.options):
        return None
    where = game.state.where[card]
    if moving.controller(game, card) != player:
        return WhyNot("It isn't yours.", "ZON-1")
    by_way = _why_not_this_way(game, player, card, decision.ask)
    if not (where is Zone.HAND or where is Zone.IN_PLAY or where is Zone.IN_USE):
        return by_way or WhyNot(f"It lies in the {where.label}.", "ZON-1")
    if decision.ask is Ask.PLANNING:
        if where is Zone.HAND:
            return by_way or legality.why_not_plan(game, player, card)
        return _other_level(game, player, card) or _in_play_while_planning(game, card)
    if decision.ask is Ask.ACTION and all(each.act is not Act.PASS for each in decision.options):
        return WhyNot("You must perform an attack now, and this is none that is meant.", "EFF-4")
    if decision.ask is Ask.ACTION:
        if (passes := duties.why_pass(game, player)) is not None:
            return passes
        if by_way is not None and not (where is Zone.HAND and game.programs[card].action_sections):
            return by_way
        return _why_not_action(game, player, card, where)
    if decision.ask is Ask.DEFEND and game.attack is not None:
        if by_way is not None and game.programs[card].defense is None:
            return by_way
        return _why_not_defense(game, game.attack, card, where)
    return _other_question(decision)


_USES = {Ask.PLANNING: Use.PLANNING, Ask.ACTION: Use.ACTION, Ask.DEFEND: Use.ANSWER}


def _why_not_this_way(game: Game, player: int, card: int, ask: Ask) -> WhyNot | None:
    """Why what a sentence lets be done with the card at such a question can't be done now."""
    for offer in ways.offers(game, player, card):
        if offer.way.use is _USES.get(ask) and not ways.is_elsewhere(game, offer):
            reason = ways.why_not(game, offer, game.attack)
            if reason is not None:
                return reason
    return None


def _other_question(decision: Decision) -> WhyNot:
    if decision.ask is Ask.DECLARE:
        return WhyNot("Decide first whether combat is declared.", decision.rule)
    if decision.ask is Ask.REJUVENATE:
        return WhyNot("Decide first whether you Rejuvenate.", decision.rule)
    if decision.ask is Ask.BY_HAND:
        return WhyNot("A sentence is carried out by hand first.", decision.rule)
    return WhyNot("It is not among the answers to this question.", decision.rule)


def _other_level(game: Game, player: int, card: int) -> WhyNot | None:
    """A level of the MP that isn't the present one has no Power to use (COM-3)."""
    side = game.state.players[player]
    if card not in side.mp or card == side.mp_card:
        return None
    if card in legality.lent_powers(game, player):
        return None
    level = game.cards[card].level
    return WhyNot(f"It is level {level}; your MP is on level {side.level}.", "COM-3")


def _attached(game: Game, card: int) -> WhyNot | None:
    """A card that lies attached to another one isn't used from there (TYP-7)."""
    permanent = game.state.permanents.get(card)
    if permanent is None or permanent.attached_to == NOBODY:
        return None
    if not is_idle(game, card) and game.cards[card].type not in legality.FROM_HAND:
        return None
    host = game.cards[permanent.attached_to].name
    return WhyNot(f"It is attached to {host} and can't be used from there.", "TYP-7")


def _in_play_while_planning(game: Game, card: int) -> WhyNot:
    return (
        _attached(game, card)
        or _lasting(game, card)
        or WhyNot("It is in play; what it can do is used in combat.", "COM-2")
    )


def _lasting(game: Game, card: int) -> WhyNot | None:
    """What is never used at a decision of its own: it lasts, or waits for its moment."""
    facts = game.cards[card]
    sections = game.programs[card].sections
    if facts.type is CardType.DRAGON_BALL:
        return WhyNot("A Dragon Ball is used when it is played or captured.", "TYP-2")
    for section in game.programs[card].free_instants:
        player = moving.controller(game, card)
        performer = legality.performers(game, player)[0]
        return legality.why_not_freely(game, player, card, section, performer)
    if any(s.is_instant for s in sections) and not _uses(game, card):
        return WhyNot("It is used when its moment comes; you are asked then.", "EFF-2")
    if any(s.is_constant for s in sections) and not _uses(game, card):
        return WhyNot("It is always active; there is nothing to use.", "EFF-4")
    return None


def _uses(game: Game, card: int) -> bool:
    """Whether a card has anything that is used as an action or against an attack."""
    defends = any(s.is_defense for s in game.programs[card].sections)
    return defends or bool(legality.actions(game, card))


def _only_planned(game: Game, card: int, where: Zone) -> WhyNot | None:
    """A card in hand that only comes into play in the Planning Step (TRN-2)."""
    kind = game.cards[card].type
    if where is Zone.HAND and kind in legality.PLANNING_TYPES:
        return WhyNot(f"{_NAMES[kind]} is played in the Planning Step.", "TRN-2")
    return None


def _why_not_action(game: Game, player: int, card: int, where: Zone) -> WhyNot | None:
    reason = (
        _only_planned(game, card, where)
        or _other_level(game, player, card)
        or _attached(game, card)
    )
    if reason is not None:
        return reason
    sections = legality.actions(game, card)
    if not sections:
        return _no_action(game, card)
    able = legality.performers(game, player)
    ally = game.cards[card].type is CardType.ALLY
    if ally and not legality.may_use(game, player, card, card):
        return allies.why_waits(game, player, card)
    return legality.why_not_use(game, player, card, sections[0], card if ally else able[0])


def _no_action(game: Game, card: int) -> WhyNot:
    """Why a card without anything to use as an action isn't one."""
    if game.programs[card].defense is not None:
        return WhyNot("It answers an attack; that is no action.", "COM-5")
    kind = game.cards[card].type
    return _lasting(game, card) or WhyNot(f"This {kind.value} has no Power.", "COM-2")


def _why_not_defense(game: Game, attack: Attack, card: int, where: Zone) -> WhyNot | None:
    player = attack.defender
    section: Section | None = game.programs[card].defense
    if section is None:
        return WhyNot("Only what has the [defense] icon answers an attack.", "ATK-3")
    reason = (
        _only_planned(game, card, where)
        or _other_level(game, player, card)
        or _attached(game, card)
        or answering.why_not_defend(game, attack, card, section)
    )
    if reason is None and game.cards[card].type is CardType.ALLY:
        return WhyNot(allies.WAIT, "COM-6")
    return reason
