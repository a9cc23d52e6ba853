"""Of which attack it is told that something happened, and whose that is."""

from __future__ import annotations

from typing import Any

from dbz_desktop.rules.flow.attacks import recall
from dbz_desktop.rules.kernel.attack_events import AttackBegan
from dbz_desktop.rules.kernel.cardtext import every
from dbz_desktop.rules.kernel.deed import Deed
from dbz_desktop.rules.kernel.events import Event
from dbz_desktop.rules.kernel.game import Attack, Game, Source
from dbz_desktop.rules.language.attacks.attacks import OneAttack, TheAttack
from dbz_desktop.rules.language.nouns.attack_facts import AttackFact
from dbz_desktop.rules.language.nouns.people import OPPONENT, YOU, Agent, Player
from dbz_desktop.rules.language.nouns.terms import Whose


def attack_of(game: Game, deed: Deed) -> Attack | None:
    """The attack that a deed is about."""
    if deed.attack is not None:
        now: Attack = deed.attack
        return now
    return recall(game, getattr(deed.event, "number", 0))


def attack_during(game: Game, event: Event | None) -> Attack | None:
    """The attack during which something happens, or happened; without an event the one now."""
    now: Attack | None = game.attack
    if event is None:
        return now
    history = game.state.history
    if now is not None and any(
        each is event for each in history.of((type(event),), history.since(now.began))
    ):
        return now
    began = history.last_before(event, AttackBegan)
    return now if began is None else recall(game, began.number)


def goes_with(game: Game, deed: Deed, one: OneAttack, source: Source) -> bool:
    """Whether something is done during an attack of a kind, or during this one."""
    attack = deed.attack or attack_during(game, deed.event)
    if isinstance(one, TheAttack):
        mine = source.attack
        return mine is not None and attack is not None and mine.number == attack.number
    return attack is not None and one.fits(game, attack, source)


def whose_attack(attack: Any) -> Whose | None:
    """Whose attack it is, as far as it is said."""
    whose: Whose | None = getattr(attack, "whose", None)
    if whose is None:
        # "An attack performed by your MP".
        whose = getattr(getattr(attack, "that", None), "whose", None)
    return whose


_OWN = {YOU: Whose.YOUR, OPPONENT: Whose.OPPONENT}


def check_payer(agent: Agent | None, attack: Any) -> None:
    """Refuse a player who pays for an attack of the other one, or for one that does what nobody
    knows before it is dealt."""
    if not _LATER.isdisjoint(every(attack, AttackFact)):
        raise ValueError("it is paid for before it does any of that (ATK-2)")
    whose = whose_attack(attack)
    if whose is not None and isinstance(agent, Player) and _OWN.get(agent, whose) is not whose:
        raise ValueError("a player pays for his own attacks")


_LATER = frozenset((AttackFact.CRITICAL, AttackFact.RAISES))


def check_side(agent: Agent | None, attack: Any) -> None:
    """Refuse a player who meets an attack of his own."""
    whose = whose_attack(attack)
    if whose is not None and isinstance(agent, Player) and _OWN.get(agent) is whose:
        raise ValueError("it is the other player's attacks that he meets")
