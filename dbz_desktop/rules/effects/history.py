"""Conditions on what was done before, this combat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dbz_desktop.rules.effects.base import Condition, Source
from dbz_desktop.rules.effects.filters import AttackWords
from dbz_desktop.wording import phrase

if TYPE_CHECKING:
    from dbz_desktop.rules.attack import Attack
    from dbz_desktop.rules.game import Game


def _before(game: Game, attack: Attack | None) -> int:
    """The number of the attack that is being performed; what is before it has a lower one."""
    return attack.number if attack is not None else game.state.attack_count + 1


@phrase(
    ("you have performed another {what} this combat", {"from_hand": False}),
    ("you have performed another {what} from your hand this combat", {"from_hand": True}),
)
@dataclass(frozen=True, slots=True)
class PerformedAnother(Condition):
    """You performed an attack of a kind before, this combat."""

    what: AttackWords
    from_hand: bool

    def holds(self, game: Game, source: Source) -> bool:
        return performed(game, source, self.what, self.from_hand)


@phrase(
    ("you have not performed a {what} this combat", {"from_hand": False}),
    ("you have not performed a {what} from your hand this combat", {"from_hand": True}),
)
@dataclass(frozen=True, slots=True)
class PerformedNone(Condition):
    """You performed no attack of a kind before, this combat."""

    what: AttackWords
    from_hand: bool

    def holds(self, game: Game, source: Source) -> bool:
        return not performed(game, source, self.what, self.from_hand)


@phrase("you have performed a copied attack this combat")
@dataclass(frozen=True, slots=True)
class PerformedACopy(Condition):
    """You performed a copy of an attack, this combat (ATK-16)."""

    def holds(self, game: Game, source: Source) -> bool:
        combat = game.state.combat
        if combat is None:
            return False
        now = source.attack
        mine = [a for a in combat.attacks if a.player == source.player]
        return any(a.copy for a in mine) or bool(now and now.copy and now.player == source.player)


def performed(game: Game, source: Source, what: AttackWords, from_hand: bool) -> bool:
    """Whether the effect's player performed an attack of a kind before this one."""
    from dbz_desktop.rules.attack import performed_before

    combat = game.state.combat
    if combat is None:
        return False
    limit = _before(game, source.attack)
    mine = [a for a in combat.attacks if a.player == source.player]
    described = performed_before(game, source.player)
    return any(
        past.number < limit and what.fits(game, attack) and (past.from_hand or not from_hand)
        for past, attack in zip(mine, described, strict=True)
    )


@phrase("you stopped an attack in your opponent's last action")
@dataclass(frozen=True, slots=True)
class StoppedTheirLast(Condition):
    """The opponent's last action was an attack, and you stopped it."""

    def holds(self, game: Game, source: Source) -> bool:
        combat = game.state.combat
        if combat is None:
            return False
        theirs = [a for a in combat.attacks if a.player == source.opponent]
        now = combat.actions if combat.actor == source.opponent else combat.actions - 1
        return bool(theirs) and not theirs[-1].successful and theirs[-1].action == now


@phrase("your opponent passed (as|for) his last action [this combat]")
@dataclass(frozen=True, slots=True)
class TheyPassed(Condition):
    """The opponent's last action was a pass."""

    def holds(self, game: Game, source: Source) -> bool:
        combat = game.state.combat
        return combat is not None and combat.passed_last[source.opponent]


@phrase("you have destroyed cards from the top of your Life Deck this combat")
@dataclass(frozen=True, slots=True)
class DestroyedOwnDeck(Condition):
    """An effect of yours destroyed cards of your Life Deck, this combat."""

    def holds(self, game: Game, source: Source) -> bool:
        from dbz_desktop.rules.events import CardMoved, CombatBegan, Why, Zone

        for event in reversed(game.events):
            if isinstance(event, CombatBegan):
                return False
            if (
                isinstance(event, CardMoved)
                and event.why is Why.DESTROY
                and event.source is Zone.LIFE_DECK
                and event.player == event.by == source.player
            ):
                return True
        return False


@phrase("this attack did not deal critical damage")
@dataclass(frozen=True, slots=True)
class WasNotCritical(Condition):
    """This attack dealt no critical damage (ATK-13)."""

    def holds(self, game: Game, source: Source) -> bool:
        return source.attack is not None and not source.attack.critical
