"""Attacks as what does something: "stopped by one of your attacks", "this attack deals …"."""

from __future__ import annotations

from dataclasses import dataclass

from dbz_desktop.rules.kernel.deed import DamageVerb, Deed
from dbz_desktop.rules.kernel.game import Game, Source
from dbz_desktop.rules.language.attack_words import ANY_ATTACK, FROM_WHERE, PerformedBy
from dbz_desktop.rules.language.attacks import THIS_ATTACK, OneAttack, TheAttack
from dbz_desktop.rules.language.attacks_told import attack_during, attack_of
from dbz_desktop.rules.language.people import Cause, Sort
from dbz_desktop.wording import phrase


@phrase("{attack}")
@dataclass(frozen=True, slots=True)
class ByAttack(Cause):
    """This attack, or one of a player's attacks by its own effects."""

    attack: OneAttack

    @property
    def sort(self) -> Sort:
        return Sort.ATTACK

    def __post_init__(self) -> None:
        if self.attack == TheAttack(answered=True):
            # To a text that speaks of one attack both are the same.
            object.__setattr__(self, "attack", THIS_ATTACK)

    @property
    def is_kind_of_attack(self) -> bool:
        mine = self.attack == THIS_ATTACK or getattr(self.attack, "whose", None) is not None
        that = getattr(self.attack, "that", None)
        if isinstance(that, PerformedBy) or getattr(that, "fact", None) in FROM_WHERE:
            # That is said of no card.
            return False
        return not (mine or self.of_any or getattr(self.attack, "plural", False))

    @property
    def of_any(self) -> bool:
        """Whether it is just an attack, whoever's and of whatever kind."""
        any_kind = getattr(self.attack, "what", None) == ANY_ATTACK
        return any_kind and getattr(self.attack, "that", None) is None

    def does(self, game: Game, deed: Deed, source: Source) -> bool:
        if deed.verb is DamageVerb.DEAL:
            # Damage is dealt by the attack itself, not by an effect of its card.
            dealing = attack_of(game, deed)
            if self.attack == THIS_ATTACK:
                mine = source.attack
                return dealing is not None and mine is not None and dealing.number == mine.number
            return dealing is not None and self.attack.fits(game, dealing, source)
        attack = attack_during(game, deed.event)
        if self.attack == THIS_ATTACK:
            mine, about = source.attack, attack_of(game, deed)
            if mine is None or about is not None:
                return about is mine is not None
            return attack is not None and attack.number == mine.number and deed.cause == mine.card
        if attack is None or deed.cause != attack.card:
            return False
        return self.attack.fits(game, attack, source)
